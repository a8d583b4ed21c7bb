"""A second opinion: Michiel de Bondt's search, as plain as it can be, over the same closure.

Solving Mahjong Solitaire boards with peeking, arXiv:1203.6559 (2012): choose pairings, not moves;
give up where even a scan that allows every pairing still open leaves tiles; else try some full
pairing, find a minimal set of its choices that already fails, and branch on one of these. It
learns nothing. Tests compare its verdicts with the solver's, the bench its count of closures.
"""

from ningbo.core.rng import Rng
from ningbo.solver.shape import shape_in_play
from ningbo.solver.solver import SOLVABLE, UNKNOWN, UNSOLVABLE, dense_groups
from ningbo.solver.state import kernel_class

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.board import Board


class BudgetSpentError(Exception):
    """The search has used up its closures."""


def second_opinion(board: "Board", budget: int) -> "tuple[str, int]":
    """The status of a board, and the closures spent: at most `budget`.

    Raises SolveError for a group with an odd number of tiles in play.
    """
    search = Search(board, budget)
    try:
        status = SOLVABLE if search.run() else UNSOLVABLE
    except BudgetSpentError:
        status = UNKNOWN
    return status, search.kernel.closures


class Search:
    """One board, and the choices that have to be made on it (see kernel.py)."""

    def __init__(self, board: "Board", budget: int) -> None:
        slots = [slot for slot in range(board.layout.count) if board.present[slot]]
        shape = shape_in_play(board.layout, slots)
        self.kernel = kernel_class()(shape, dense_groups(board, slots))
        self.tiles = len(slots)
        self.budget = budget
        self.choices = [self.kernel.choice_variables(c) for c in range(self.kernel.choices)]
        self.rng = Rng(0, board.layout.key, "second opinion")

    def run(self) -> bool:
        """Search depth first; each entry of the stack is a list of variables made true."""
        stack: "list[list[int]]" = [[]]
        while stack:
            chosen = stack.pop()
            if self.clears(chosen):
                full = self.completed(chosen)
                if self.clears(full):
                    return True
                for variable in reversed(self.branches(chosen, full[len(chosen) :])):
                    stack.append(chosen + [variable])
        return False

    def clears(self, chosen: "list[int]") -> bool:
        """Whether the board clears when these variables are true and all else is allowed."""
        if self.kernel.closures >= self.budget:
            raise BudgetSpentError
        return self.kernel.scan(chosen)

    def completed(self, chosen: "list[int]") -> "list[int]":
        """The variables with others, so that each choice is made: as the scan did, or at random."""
        full = list(chosen)
        for tile in range(self.tiles):
            variable = self.kernel.used(tile)
            if variable > 0 and variable not in full and self.agrees(variable, full):
                full.append(variable)
        for choice in self.choices:
            if not [variable for variable in choice if variable in full]:
                left = [variable for variable in choice if self.agrees(variable, full)]
                full.append(self.rng.choice(left) if left else choice[0])
        return full

    def agrees(self, variable: int, full: "list[int]") -> bool:
        """Whether no choice of the variable is made already in another way."""
        for choice in self.choices:
            if variable in choice and [other for other in choice if other in full]:
                return False
        return True

    def branches(self, chosen: "list[int]", tried: "list[int]") -> "list[int]":
        """Of a minimal set of choices that fails as tried, the ways to make the narrowest."""
        critical = list(tried)
        for variable in tried:
            rest = [other for other in critical if other != variable]
            if not self.clears(chosen + rest):
                critical = rest
        narrowest: "list[int] | None" = None
        for choice in self.choices:
            if [variable for variable in choice if variable in critical]:
                open_ways = [v for v in choice if self.clears(chosen + [v])]
                if narrowest is None or len(open_ways) < len(narrowest):
                    narrowest = open_ways
        return narrowest or []
