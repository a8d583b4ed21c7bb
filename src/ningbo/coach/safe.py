"""Pairs that can be taken without a thought: if the game can be won, it can be won after them.

Freeness only grows as tiles leave, so taking a pair early never blocks anything. It can hurt only
by deciding with whom the rest of its group will go.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.board import Board

    Pair = tuple[int, int]


def safe_pairs(board: "Board") -> "list[Pair]":
    """Safe pairs in an order in which they can be taken, until there is none any more.

    What one pair uncovers may make another one safe, and is taken too. The board given is left as
    it is.
    """
    board = board.copy()
    taken: "list[Pair]" = []
    fresh = _safe_now(board)
    while fresh:
        for a, b in fresh:
            board.play(a, b)
        taken += fresh
        fresh = _safe_now(board)
    return taken


def _safe_now(board: "Board") -> "list[Pair]":
    """Safe pairs of a position, lowest slots first."""
    groups: "dict[int, list[int]]" = {}
    for slot in range(board.layout.count):
        if board.present[slot]:
            groups.setdefault(board.groups[slot], []).append(slot)
    found = []
    for group in sorted(groups):
        found += safe_in_group(board, groups[group])
    found.sort()
    return found


def safe_in_group(board: "Board", slots: "list[int]") -> "list[Pair]":
    """The safe pairs among all tiles of one group in play, lowest slots first.

    All of them free: no other way of pairing them can be better. Three of four free, and one of
    these holds nothing: it can wait for the fourth as well as for anything else.
    """
    free = [slot for slot in slots if board.is_free(slot)]
    if len(free) == len(slots):
        return [(free[k], free[k + 1]) for k in range(0, len(free) - 1, 2)]
    if len(free) == 3 and len(slots) == 4:
        for waiting in free:
            if holds_nothing(board, waiting):
                a, b = [slot for slot in free if slot != waiting]
                return [(a, b)]
    return []


def holds_nothing(board: "Board", slot: int) -> bool:
    """Whether no tile in play waits for the one on this slot, now or later.

    Nothing lies under it, and each tile at its side has its own other side clear, for good.
    """
    layout = board.layout
    present = board.present
    for below in layout.below[slot]:
        if present[below]:
            return False
    for beside in (layout.left, layout.right):
        for other in beside[slot]:
            if present[other] and any([present[last] for last in beside[other]]):
                return False
    return True
