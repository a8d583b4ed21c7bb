"""Hints: the removable pairs, the most freeing first."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.board import Board


def hint_order(board: "Board") -> "list[tuple[int, int]]":
    """All removable pairs: those that free the most new tiles first, ties by lowest slots.

    A hint is a possible move, not a promise that the game can still be won after it.
    """
    ranked = [(-board.freed_by(a, b), a, b) for a, b in board.pairs]
    ranked.sort()
    return [(a, b) for _freed, a, b in ranked]
