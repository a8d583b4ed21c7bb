"""Lines of play to depth n: one number checks freeness, matching, playing and putting back."""

import pytest

from ningbo.core.board import Board
from ningbo.core.deal import deal
from ningbo.core.text import board_to_text
from tests.core import oracle


def lines(board: Board, depth: int) -> int:
    """The number of lines of play of `depth` pairs, in one board by playing and putting back."""
    if depth == 1:
        return len(board.pairs)
    count = 0
    for a, b in board.pairs:
        board.play(a, b)
        count += lines(board, depth - 1)
        board.put_back(a, b)
    return count


# Of depth 1, 2, 3 and, where that is quick, 4.
COUNTS = {
    "7-a": (15, 171, 1583, 13567),
    "7-a.b": (14, 158, 1522, 13189),
    "7-a.r": (9, 79, 670, 5436),
    "7-b": (24, 515, 10085),
    "7-b.b": (20, 356, 5772, 87238),
    "7-b.r": (16, 240, 3418, 46855),
    "7-c": (25, 589, 13226),
    "7-c.b": (14, 197, 2816, 40960),
    "7-c.r": (23, 488, 9666),
    "7-d": (15, 221, 3208, 46067),
    "7-d.b": (14, 181, 2224, 26631),
    "7-d.r": (13, 159, 1822, 19588),
    "7-e": (20, 365, 6156, 97415),
    "7-e.b": (15, 218, 3064, 41923),
    "7-e.r": (14, 191, 2578, 34594),
    "7-f": (30, 838, 21985),
    "7-f.b": (25, 574, 12191),
    "7-f.r": (28, 727, 17548),
    "7-g": (30, 856, 23193),
    "7-g.b": (20, 403, 8180),
    "7-g.r": (20, 378, 6734),
    "7-h": (19, 323, 5051, 73759),
    "7-h.b": (18, 294, 4330, 57940),
    "7-h.r": (12, 133, 1391, 13804),
}


@pytest.mark.parametrize("code", COUNTS)
def test_counts(code: str) -> None:
    board = deal(code).board()
    before = bytes(board.present)
    depths = range(1, len(COUNTS[code]) + 1)
    assert tuple(lines(board, depth) for depth in depths) == COUNTS[code]
    assert bytes(board.present) == before


def test_the_oracle_counts_the_same() -> None:
    for code in ("7-a", "8-a.b", "9-a.r"):
        board = deal(code).board()
        tiles = oracle.read(board_to_text(board))
        for depth in (1, 2, 3):
            assert lines(board, depth) == oracle.lines(tiles, depth)
