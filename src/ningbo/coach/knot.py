"""Tiles that can never leave, where that can be shown without a search.

`knot`: where two tiles of a group are left, they must be free at once. Suppose every other tile may
leave alone as soon as it is free, which no way of play could better: pairs that stay even so are
knotted.

`left_over`: suppose a tile may leave as soon as it is free and another of its group is or has left.
Tiles that stay even so make a scan of de Bondt's fail (arXiv:1203.6559).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.board import Board

    Pair = tuple[int, int]


def last_pairs(board: "Board") -> "list[Pair]":
    """The pairs of the groups that have two tiles in play, lowest slots first."""
    groups: "dict[int, list[int]]" = {}
    for slot in range(board.layout.count):
        if board.present[slot]:
            groups.setdefault(board.groups[slot], []).append(slot)
    found = [(slots[0], slots[1]) for slots in groups.values() if len(slots) == 2]
    found.sort()
    return found


def knot(board: "Board", pair: "Pair") -> "list[Pair]":
    """A smallest knot of last pairs that this one is part of: itself first; [] where there is none.

    Smallest in that it comes loose when any of them is left out.
    """
    if left_when_bound(board, [pair]):
        return [pair]
    pairs = last_pairs(board)
    left = left_when_bound(board, pairs)
    pairs = [(a, b) for a, b in pairs if a in left and b in left and (a, b) != pair]
    for other in list(pairs):
        fewer = [kept for kept in pairs if kept != other]
        if left_when_bound(board, [pair] + fewer):
            pairs = fewer
    return [pair] + pairs if left and not left_when_bound(board, pairs) else []


def left_over(board: "Board") -> "list[int]":
    """The tiles that stay when each may leave as soon as another of its group can or has."""
    board = board.copy()
    waiting = board.free()
    met: "dict[int, int]" = {}  # a tile of each group that was free
    while waiting:
        slot = waiting.pop()
        if not board.present[slot] or not board.is_free(slot):
            continue
        first = met.setdefault(board.groups[slot], slot)
        if first != slot:
            for gone in (first, slot):
                if board.present[gone]:
                    board.present[gone] = 0
                    waiting += _near(board, gone)
    return [slot for slot in range(board.layout.count) if board.present[slot]]


def left_when_bound(board: "Board", pairs: "list[Pair]") -> "set[int]":
    """The tiles that stay when these pairs must leave together and all others may leave alone."""
    mates = {}
    for a, b in pairs:
        mates[a] = b
        mates[b] = a
    board = board.copy()
    waiting = board.free()
    while waiting:
        slot = waiting.pop()
        mate = mates.get(slot, slot)
        if board.present[slot] and board.is_free(slot) and board.is_free(mate):
            for gone in (slot, mate):
                board.present[gone] = 0
                waiting += _near(board, gone)
    return {slot for slot in range(board.layout.count) if board.present[slot]}


def _near(board: "Board", slot: int) -> "list[int]":
    """The slots whose tiles may be free once the one on this slot has left."""
    layout = board.layout
    return list(layout.below[slot] + layout.left[slot] + layout.right[slot])
