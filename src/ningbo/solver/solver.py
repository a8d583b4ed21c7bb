"""Exact answers about boards: can this position still be won, how, and by which pairs?

All pairings fixed, taking pairs in any order ends in the same place. So a position reached by play
can be won exactly when some full pairing that contains the pairs played clears the *first*
position: one search, kept for a whole game, answers for all its positions, with the pairs played
as assumptions, and while they agree with a pairing known to win the answer costs nothing.
"""

from collections import namedtuple

from ningbo.core.errors import SolveError
from ningbo.solver.kernel import NONE, REFUTED, SOLVED
from ningbo.solver.shape import shape_in_play, shape_of
from ningbo.solver.state import kernel_class

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import NamedTuple

    from ningbo.core.board import Board

    Pair = tuple[int, int]

    class Verdict(NamedTuple):
        """What the solver says of a position."""

        status: str
        line: tuple[Pair, ...] | None
        closures: int
        conflicts: int

    class Split(NamedTuple):
        """The pairs of a position, sorted by what becomes of it."""

        winning: list[Pair]
        losing: list[Pair]
        unknown: list[Pair]

else:
    # `status` is SOLVABLE, UNSOLVABLE or UNKNOWN (only when a budget ran out); `line` is an order
    # of all remaining pairs of slots that clears a solvable position; `closures` and `conflicts`
    # are what this answer cost.
    Verdict = namedtuple("Verdict", ("status", "line", "closures", "conflicts"))
    # Lists of pairs: after a winning one the position can be won, after a losing one it can't.
    Split = namedtuple("Split", ("winning", "losing", "unknown"))

SOLVABLE = "solvable"
UNSOLVABLE = "unsolvable"
UNKNOWN = "unknown"

SLICE = 20000  # closures between two chances for Ctrl-C
WITNESSES = 16  # winning pairings kept


def solve(board: "Board", budget: "int | None" = None) -> Verdict:
    """Decide a position, taking at most `budget` closures (None: as many as it needs).

    The same board and budget have the same answer everywhere. Raises SolveError for a group with
    an odd number of tiles in play.
    """
    return Solver(board).solve(budget=budget)


class Solver:
    """Answers for every position of one game, from the board it began with (or was shuffled to).

    A position is given by the pairs of slots played since, in any order. What one question taught
    is kept for the next. `solve` and `split` answer at once; `ask` and then `step` until it gives
    a verdict answer in slices.
    """

    def __init__(
        self,
        board: "Board",
        witness: "Sequence[Pair] | None" = None,
        logged: bool = False,
    ) -> None:
        """Take the first position and, if one is known, an order of pairs that clears it.

        `logged` keeps what a proof is made of (see certificate.py). Raises SolveError for a group
        with an odd number of tiles in play.
        """
        self.board = board.copy()
        layout = board.layout
        whole = board.count == layout.count
        self.slots = [slot for slot in range(layout.count) if board.present[slot]]
        self._tile_of = {slot: tile for tile, slot in enumerate(self.slots)}
        shape = shape_of(layout) if whole else shape_in_play(layout, self.slots)
        groups = dense_groups(board, self.slots)
        self.kernel = kernel_class()(shape, groups, logged)
        self._witnesses: "list[tuple[dict[int, int], tuple[Pair, ...]]]" = []
        if witness is not None:
            self._keep(witness)
        self._played: "list[Pair]" = []
        self._verdict: "Verdict | None" = None
        self._closures = 0
        self._conflicts = 0

    # -- one position -------------------------------------------------------------------------

    def solve(
        self,
        played: "Iterable[Pair]" = (),
        budget: "int | None" = None,
        between: "Callable[[], None] | None" = None,
    ) -> Verdict:
        """Decide the position after the pairs played, within a budget of closures.

        `between` is called between slices of the search, and may raise to end it.
        """
        self.ask(played)
        verdict = self.step(0)
        while verdict is None:
            left = SLICE if budget is None else budget - self.closures
            if left <= 0:
                return self._said(UNKNOWN, None)
            verdict = self.step(min(SLICE, left))
            if between is not None:
                between()
        return verdict

    def ask(self, played: "Iterable[Pair]" = ()) -> None:
        """Set the position that `step` works on. Raises SolveError for pairs that don't match."""
        self._played = [(a, b) if a < b else (b, a) for a, b in played]
        self._closures = self.kernel.closures
        self._conflicts = self.kernel.conflicts
        variables = self._variables(self._played)
        line = self.known_line(self._played)
        self._verdict = None
        if line is not None:
            self._verdict = Verdict(SOLVABLE, line, 0, 0)
        else:
            self.kernel.assume(variables)

    def step(self, closures: int) -> "Verdict | None":
        """Work on for at most so many closures: the verdict, or None while there is none."""
        if self._verdict is None:
            status = self.kernel.step(closures)
            if status == SOLVED:
                self._keep(self._line_of_slots())
                self._verdict = self._said(SOLVABLE, self.known_line(self._played))
            elif status == REFUTED:
                self._verdict = self._said(UNSOLVABLE, None)
        return self._verdict

    @property
    def closures(self) -> int:
        """The closures that the question asked last has cost so far."""
        return self.kernel.closures - self._closures

    # -- the pairs of a position --------------------------------------------------------------

    def split(self, played: "Iterable[Pair]" = (), budget: "int | None" = None) -> Split:
        """Sort the pairs that can be played next by whether the game can be won after them.

        `budget` is for the position and then for each pair. Raises MoveError when the pairs played
        can't be played in their order.
        """
        played = list(played)
        position = self.board.copy()
        for a, b in played:
            position.play(a, b)
        lost = self.solve(played, budget).status == UNSOLVABLE
        known: "dict[int, str]" = {}
        found = Split([], [], [])
        for a, b in position.pairs:
            # In a group of four two pairs make one pairing, and share their fate.
            variable = self._variable(a, b)
            status = UNSOLVABLE if lost else known.get(variable, "")
            if not status or variable == 0:
                status = self.solve(played + [(a, b)], budget).status
                known[variable] = status
            if status == SOLVABLE:
                found.winning.append((a, b))
            elif status == UNSOLVABLE:
                found.losing.append((a, b))
            else:
                found.unknown.append((a, b))
        return found

    # -- what is known ------------------------------------------------------------------------

    def known_line(self, played: "Iterable[Pair]") -> "tuple[Pair, ...] | None":
        """The rest of a known winning pairing that contains all pairs played, or None.

        Its order is legal: the pairs played only made more tiles free.
        """
        played = list(played)
        for mates, line in self._witnesses:
            for a, b in played:
                if mates[a] != b:
                    break
            else:
                gone = {slot for pair in played for slot in pair}
                return tuple([pair for pair in line if pair[0] not in gone])
        return None

    def _keep(self, line: "Sequence[Pair]") -> None:
        """Remember a line that clears the first position, before the others."""
        mates = {}
        for a, b in line:
            mates[a] = b
            mates[b] = a
        self._witnesses.insert(0, (mates, tuple(line)))
        if len(self._witnesses) > WITNESSES:
            self._witnesses.pop()

    def _line_of_slots(self) -> "list[Pair]":
        slots = self.slots
        return [
            (slots[a], slots[b]) if a < b else (slots[b], slots[a])
            for a, b in self.kernel.solution()
        ]

    def _variables(self, pairs: "Iterable[Pair]") -> "list[int]":
        """The kernel's variables of pairs of slots, each once."""
        found: "list[int]" = []
        for a, b in pairs:
            variable = self._variable(a, b)
            if variable not in found:
                found.append(variable)
        return found

    def _variable(self, a: int, b: int) -> int:
        variable = NONE
        if a in self._tile_of and b in self._tile_of:
            variable = self.kernel.variable_of(self._tile_of[a], self._tile_of[b])
        if variable == NONE:
            raise SolveError("error.solve.pair", a=a, b=b)
        return variable

    def _said(self, status: str, line: "tuple[Pair, ...] | None") -> Verdict:
        """The verdict on the question asked last, with what it cost."""
        return Verdict(status, line, self.closures, self.kernel.conflicts - self._conflicts)


def dense_groups(board: "Board", slots: "Sequence[int]") -> "list[int]":
    """The group of each of some slots, numbered from 0 in order of first sight.

    Raises SolveError for a group with an odd number of these slots.
    """
    numbers: "dict[int, int]" = {}
    sizes: "list[int]" = []
    found = []
    for slot in slots:
        group = board.groups[slot]
        number = numbers.get(group, NONE)
        if number == NONE:
            number = len(sizes)
            numbers[group] = number
            sizes.append(0)
        sizes[number] += 1
        found.append(number)
    for number, size in enumerate(sizes):
        if size % 2:
            face = board.label(slots[found.index(number)])
            raise SolveError("error.solve.odd", face=face, count=size)
    return found
