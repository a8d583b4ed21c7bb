"""The second opinion: two engines that share only the closure say the same."""

import random

from ningbo.core.deal import deal
from ningbo.solver import state
from ningbo.solver.debondt import second_opinion
from ningbo.solver.solver import solve
from tests.solver.boards import random_board, small_sizes

MANY = 1 if state.CURRENT else 20


def test_both_engines_agree_on_many_boards() -> None:
    rng = random.Random(31)
    decided = 0
    for _ in range(1500 // MANY):
        board = random_board(rng, small_sizes(rng, rng.choice([12, 20, 28, 36])))
        status, closures = second_opinion(board, budget=3000)
        assert closures <= 3000
        if status != "unknown":
            decided += 1
            assert status == solve(board).status
    assert decided > 1450 // MANY


def test_both_engines_agree_on_turtles() -> None:
    decided = 0
    for seed in range(60 // MANY):
        board = deal(f"{seed}-d.r").board()
        status, _ = second_opinion(board, budget=10000)
        if status != "unknown":
            decided += 1
            assert status == solve(board).status
    assert decided > 25 // MANY
