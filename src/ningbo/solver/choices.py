"""What foresight has to deal with along a line of play: the moves at which a legal pair loses."""

from collections import namedtuple

from ningbo.core.peeling import Peeling
from ningbo.solver.solver import UNKNOWN, UNSOLVABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NamedTuple

    from ningbo.core.board import Board
    from ningbo.solver.solver import Solver

    Pair = tuple[int, int]

    class Choices(NamedTuple):
        """What a line of play leaves to choose."""

        moves: int
        real: int
        first: int
        pairs: int
        losing: int

else:
    # The line has so many `moves`. At `real` of them some legal pair loses, for the first time at
    # the move `first`, counted from 1 (0: never). Over the whole line `pairs` pairs are legal, of
    # which `losing` lose; a pair counts at each move at which it is legal.
    Choices = namedtuple("Choices", ("moves", "real", "first", "pairs", "losing"))


def find_choices(
    solver: "Solver", line: "Sequence[Pair]", budget: "int | None" = None
) -> "Choices | None":
    """The choices along a line that clears the first position of `solver`.

    A pair that loses goes on losing, since every later position allows fewer pairings: it is enough
    to find where it begins. None when a question took more than `budget` closures.
    """
    search = _Search(solver, line, budget)
    moves = len(line)
    pairs = 0
    losing = [0] * moves
    for pair, pairing, begin, end in legal_spans(solver.board, line):
        pairs += end - begin
        first = search.first_loss(pair, pairing, begin, end)
        for move in range(first, end):
            losing[move] += 1
    if search.gave_up:
        return None
    real = [move for move in range(moves) if losing[move]]
    return Choices(moves, len(real), real[0] + 1 if real else 0, pairs, sum(losing))


def legal_spans(board: "Board", line: "Sequence[Pair]") -> "list[tuple[Pair, Pair, int, int]]":
    """Each pair that is ever legal along a line: (pair, pairing, begin, end).

    It is legal at the moves from `begin` up to before `end`, counted from 0. In a group of four two
    pairs make one pairing and share their fate: the lower of them names it.
    """
    freed = {}
    gone = {}
    peeling = Peeling(board.layout, board.present)
    free = peeling.free
    for slot in free:
        freed[slot] = 0
    for move, pair in enumerate(line):
        for slot in pair:
            gone[slot] = move
            listed = len(free)
            peeling.remove(slot)
            for other in free[listed:]:
                freed[other] = move + 1
    groups: "dict[int, list[int]]" = {}
    for slot in sorted(gone):
        groups.setdefault(board.groups[slot], []).append(slot)
    spans = []
    for group in sorted(groups):
        slots = groups[group]
        for i, a in enumerate(slots):
            for b in slots[i + 1 :]:
                begin = max(freed[a], freed[b])
                end = min(gone[a], gone[b]) + 1
                if begin < end:
                    rest = tuple([slot for slot in slots if slot != a and slot != b])
                    pairing = min((a, b), rest) if len(rest) == 2 else (a, b)
                    spans.append(((a, b), pairing, begin, end))
    return spans


class _Search:
    """Where along a line each pair begins to lose, asked of a solver as seldom as possible."""

    def __init__(self, solver: "Solver", line: "Sequence[Pair]", budget: "int | None") -> None:
        self.solver = solver
        self.line = line
        self.budget = budget
        self.gave_up = False
        # Of each pairing: it wins before the one move, and loses from the other on.
        self._known: "dict[Pair, tuple[int, int]]" = {}

    def first_loss(self, pair: "Pair", pairing: "Pair", begin: int, end: int) -> int:
        """The first move from `begin` on at which the pair loses; `end` when it never does."""
        if self._wins(pair, pairing, end - 1):
            return end
        low, high = begin, end - 1
        while low < high:
            middle = (low + high) // 2
            if self._wins(pair, pairing, middle):
                low = middle + 1
            else:
                high = middle
        return low

    def _wins(self, pair: "Pair", pairing: "Pair", move: int) -> bool:
        """Whether the game can be won when this pair follows the line's first `move` moves."""
        wins_before, loses_from = self._known.get(pairing, (0, len(self.line)))
        if self.gave_up or move < wins_before:
            return True
        if move >= loses_from:
            return False
        status = self.solver.solve(list(self.line[:move]) + [pair], self.budget).status
        self.gave_up = status == UNKNOWN
        if status == UNSOLVABLE:
            self._known[pairing] = (wins_before, move)
            return False
        self._known[pairing] = (move + 1, loses_from)
        return True
