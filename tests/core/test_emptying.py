"""Trapped: whether the slots left can be emptied in pairs, against trying all, and its budget."""

import random
from collections import Counter

import pytest

from ningbo.core.board import Board
from ningbo.core.emptying import empty_out
from ningbo.core.layout import Layout
from ningbo.core.layouts import LAYOUT_IDS
from tests.core import oracle
from tests.core.shapes import BUILT_IN, play_at_random, random_layout, random_tower


def board_of(layout: Layout) -> Board:
    """Every tile alike, so that any two free ones can be played."""
    return Board(layout, [0] * layout.count)


def test_the_answer_is_that_of_trying_all() -> None:
    rng = random.Random(4)
    answers: Counter[bool | None] = Counter()
    for number in range(3000):
        layout = (random_layout, random_tower)[number % 2](rng, rng.choice((4, 6, 8, 9, 10)))
        present = bytearray([rng.random() < 0.9 for _ in layout.slots])
        there = [place for slot, place in enumerate(layout.slots) if present[slot]]
        before = bytes(present)
        emptying = empty_out(layout, present)
        assert bytes(present) == before
        assert emptying.possible == oracle.can_be_emptied(there)
        assert Board(layout, [0] * layout.count, present=present).trapped != emptying.possible
        answers[emptying.possible] += 1
        left = set(there)
        for a, b in emptying.witness or ():
            pair = {layout.slots[a], layout.slots[b]}
            assert all(oracle.is_free(place, left) for place in pair)
            left -= pair
        assert (not left) == bool(emptying.possible)
    assert min(answers[True], answers[False]) > 500


@pytest.mark.parametrize("layout", BUILT_IN, ids=LAYOUT_IDS)
def test_built_in_layouts_are_decided_at_once_from_every_stage(layout: Layout) -> None:
    rng = random.Random(5)
    for _ in range(30):
        board = board_of(layout)
        while board.pairs:
            play_at_random(board, rng, 1)
            if rng.random() < 0.2:
                emptying = empty_out(layout, board.present)
                assert emptying.possible is not None
                assert emptying.states <= 500
        assert board.won or board.trapped


def test_a_tile_on_its_mate_cannot_be_helped_after_a_handful_of_states() -> None:
    layout = Layout([(0, 0, 0), (0, 0, 1)])
    emptying = empty_out(layout, bytearray(b"\x01\x01"))
    assert emptying.possible is False
    assert emptying.states < 5


def test_stacks_and_rows() -> None:
    """A stack of three beside one tile offers a pair and is trapped; a row never is."""
    stack = board_of(Layout([(0, 0, 0), (0, 0, 1), (0, 0, 2), (6, 0, 0)]))
    assert not stack.stuck
    assert stack.trapped
    row = board_of(Layout([(2 * x, 0, 0) for x in range(100)]))
    assert row.trapped is False
    assert board_of(Layout([(0, 0, 0)])).trapped  # one tile is odd
    empty = Board(row.layout, row.faces, present=bytearray(100))
    assert (empty.trapped, empty.stuck, empty.won) == (False, False, True)


def hard_tower() -> Layout:
    """A tower that deepest stacks first doesn't empty; found by trying seeds."""
    rng = random.Random(6)
    while True:
        tower = random_tower(rng, 48)
        if empty_out(tower, bytearray(b"\x01" * 48)).states > 1000:
            return tower


def test_beyond_its_budget_the_answer_is_unknown() -> None:
    tower = hard_tower()
    present = bytearray(b"\x01" * tower.count)
    known = empty_out(tower, present)
    assert known.possible is not None
    for budget in (1, 100, known.states - 1):
        assert empty_out(tower, present, budget) == (None, None, budget + 1)
    assert empty_out(tower, present, known.states) == known
