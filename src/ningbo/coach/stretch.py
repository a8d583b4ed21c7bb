"""The positions of a game between two shuffles, which all answer to one first position.

A position reached by play can be won exactly when some full pairing that contains the pairs played
clears the first position. So what can be won stays so when pairs are put back, what is lost stays
lost when more are taken, and both are known at no cost.
"""

from ningbo.coach.allowance import Allowance
from ningbo.core.errors import SolveError
from ningbo.solver.solver import SOLVABLE, Solver

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ningbo.coach.allowance import Question
    from ningbo.core.board import Board

    Pair = tuple[int, int]

WINNABLE = "winnable"
LOST = "lost"
UNKNOWN = "unknown"  # only when an allowance ran out

KEPT = 64  # positions remembered as lost


class Stretch:
    """One first position and the solver that is kept for it.

    Positions are given by the pairs of slots played since, in any order, lower slot first. One
    question at a time: a second one makes the first start over.
    """

    def __init__(self, board: "Board", witness: "Sequence[Pair] | None") -> None:
        """Take the first position and, if one is known, an order of pairs that clears it."""
        self.board = board.copy()
        self._witness: "Sequence[Pair] | None" = None
        if witness is not None:
            self._witness = [(min(pair), max(pair)) for pair in witness]
        self._solver: "Solver | None" = None
        self._lost: "list[list[Pair]]" = []

    def known(self, played: "Sequence[Pair]") -> "str | None":
        """The verdict as far as it costs nothing: None when it takes a search."""
        if self.line(played) is not None:
            return WINNABLE
        pairs = set(played)
        for lost in self._lost:
            if len(lost) <= len(pairs) and all([pair in pairs for pair in lost]):
                return LOST
        return None

    def judge(self, played: "Sequence[Pair]", allowance: Allowance) -> "Question[str]":
        """WINNABLE, LOST, or UNKNOWN when the allowance ran out first."""
        verdict = self.known(played)
        if verdict is not None:
            return verdict
        solver = self._ready()
        if solver is None:
            return LOST
        solver.ask(played)
        found = None
        while found is None:
            closures = allowance.slice()
            if closures <= 0:
                return UNKNOWN
            before = solver.closures
            found = solver.step(closures)
            allowance.spend(solver.closures - before)
            if found is None:
                yield
        if found.status == SOLVABLE:
            return WINNABLE
        self._note_lost(played)
        return LOST

    def line(self, played: "Sequence[Pair]") -> "tuple[Pair, ...] | None":
        """An order of all remaining pairs that clears the position, if one is known."""
        solver = self._ready()
        return None if solver is None else solver.known_line(played)

    def rest(self) -> None:
        """Let the solver go, with what it has learned; the next question makes a new one."""
        if self._solver is not None:
            self._witness = self._solver.known_line([])
        self._solver = None

    def _ready(self) -> "Solver | None":
        """The solver; None where none is needed: from the first position on all is lost."""
        if self._solver is None and [] not in self._lost:
            try:
                self._solver = Solver(self.board, self._witness)
            except SolveError:  # a group with an odd number of tiles
                self._lost = [[]]
        return self._solver

    def _note_lost(self, played: "Sequence[Pair]") -> None:
        """Remember a lost position in place of those that follow from it."""
        pairs = list(played)
        kept = [lost for lost in self._lost if not all([pair in lost for pair in pairs])]
        self._lost = [pairs] + kept[: KEPT - 1]
