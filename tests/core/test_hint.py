"""The order of hints: the pair that frees the most new tiles first, ties by lowest slots."""

import random

from ningbo.core.deal import deal
from ningbo.core.hint import hint_order
from ningbo.core.text import board_from_text, board_to_text
from tests.core import oracle
from tests.core.shapes import play_at_random


def freed(tiles: oracle.Tiles, pair: oracle.Pair) -> int:
    """How many tiles are free after a pair has gone that weren't before."""
    left = oracle.without(tiles, pair)
    return sum(oracle.is_free(at, left) and not oracle.is_free(at, tiles) for at in left)


def test_the_most_freeing_pair_comes_first() -> None:
    rng = random.Random(12)
    for seed in range(12):
        board = deal(f"{seed}-a").board()
        play_at_random(board, rng, rng.randrange(8))
        slots = board.layout.slots
        tiles = oracle.read(board_to_text(board))
        # Python's sort is stable, and the oracle's pairs come in the order of their slots.
        expected = sorted(oracle.pairs(tiles), key=lambda pair: -freed(tiles, pair))
        assert [(slots[a], slots[b]) for a, b in hint_order(board)] == expected


def test_no_pair_no_hint() -> None:
    assert hint_order(board_from_text("layer 1\n1m2m1m2m\n")) == []
