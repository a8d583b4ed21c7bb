"""Knots and left-over tiles: whoever shows one has shown that the game is lost."""

import random

from ningbo.coach.knot import knot, last_pairs, left_over, left_when_bound
from tests.coach.boards import board_of, row
from tests.solver.boards import brute_force, random_board, small_sizes

BOARDS = 600


def test_what_is_knotted_or_left_over_cannot_be_won() -> None:
    rng = random.Random(2)
    knots = overs = 0
    for _ in range(BOARDS):
        board = random_board(rng, small_sizes(rng, 12))
        pairs = last_pairs(board)
        tied = knot(board, pairs[0]) if pairs else []
        stay = left_over(board)
        if tied or stay:
            assert not brute_force(board)
        knots += bool(tied)
        overs += bool(stay)
        if tied:
            assert tied[0] == pairs[0]
            assert set(tied) <= set(pairs)
    assert knots > 20
    assert overs > 20


def test_a_tile_over_its_match() -> None:
    board = board_of("aa", [(0, 0, 0), (0, 0, 1)])
    assert knot(board, (0, 1)) == [(0, 1)]


def test_pairs_across_each_other() -> None:
    assert knot(row("abab"), (0, 2)) == [(0, 2), (1, 3)]
    assert knot(row("abba"), (0, 3)) == []


def test_a_ring_of_three() -> None:
    places = [(0, 0), (4, 0), (8, 0)]
    slots = [(x, y, z) for x, y in places for z in (0, 1)]
    board = board_of("abbcca", slots)  # a under b, b under c, c under a
    assert len(last_pairs(board)) == 3
    assert sorted(knot(board, last_pairs(board)[0])) == last_pairs(board)


def test_a_pair_outside_a_knot_is_not_called_a_part_of_it() -> None:
    slots = [(0, 0, 0), (0, 0, 1), (10, 0, 0), (20, 0, 0)]
    board = board_of("aabb", slots)
    knotted, loose = (0, 3), (1, 2)
    assert knot(board, knotted) == [knotted]
    assert knot(board, loose) == []


def test_a_knot_is_a_smallest_one() -> None:
    rng = random.Random(3)
    for _ in range(BOARDS):
        board = random_board(rng, [2] * 7)
        for pair in last_pairs(board):
            tied = knot(board, pair)
            for left_out in tied[1:]:
                fewer = [other for other in tied if other != left_out]
                assert not left_when_bound(board, fewer)
