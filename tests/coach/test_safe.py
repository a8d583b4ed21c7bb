"""Safe pairs never turn a game that can be won into one that can't."""

import random

from ningbo.coach.safe import holds_nothing, safe_in_group, safe_pairs
from ningbo.core.deal import deal
from tests.coach.boards import board_of, row
from tests.solver.boards import brute_force, random_board, small_sizes

BOARDS = 400


def test_they_change_no_verdict() -> None:
    rng = random.Random(1)
    seen = 0
    for _ in range(BOARDS):
        board = random_board(rng, small_sizes(rng, 14))
        before = brute_force(board)
        for a, b in safe_pairs(board):
            board.play(a, b)
            seen += 1
            assert brute_force(board) == before
    assert seen > BOARDS // 2


def test_the_last_two_and_all_four_are_safe() -> None:
    assert safe_pairs(row("abba")) == [(0, 3), (1, 2)]
    assert safe_pairs(row("aaaa")) == []
    apart = board_of("aaaa", [(4 * column, 0, 0) for column in range(4)])
    assert safe_pairs(apart) == [(0, 1), (2, 3)]


def test_three_of_four_are_safe_where_one_holds_nothing() -> None:
    held = [(0, 0, 0), (2, 0, 0), (4, 0, 0)]
    board = board_of("bab" + "aaa", [*held, (10, 0, 0), (20, 0, 0), (30, 0, 0)])
    assert safe_in_group(board, [1, 3, 4, 5]) == [(4, 5)]
    # Each of the three holds a tile.
    under = [(10, 0, 0), (20, 0, 0), (30, 0, 0)]
    over = [(10, 0, 1), (20, 0, 1), (30, 0, 1)]
    board = board_of("bab" + "ccc" + "aaa", [*held, *under, *over])
    assert safe_in_group(board, [1, 6, 7, 8]) == []


def test_a_tile_over_another_holds_it() -> None:
    board = board_of("aaa", [(0, 0, 0), (4, 0, 0), (0, 0, 1)])
    assert not holds_nothing(board, 2)
    assert holds_nothing(board, 1)


def test_a_tile_beside_one_that_is_open_at_its_other_side_holds_nothing() -> None:
    assert [holds_nothing(row("abc"), slot) for slot in range(3)] == [False, True, False]
    assert [holds_nothing(row("ab"), slot) for slot in range(2)] == [True, True]


def test_the_board_given_is_left_alone() -> None:
    board = deal("7-a").board()
    safe_pairs(board)
    assert board.count == 36


def test_a_group_of_one_or_three_free_tiles_is_not_safe() -> None:
    board = row("aba")
    assert safe_in_group(board, [0]) == []
