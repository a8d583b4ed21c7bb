"""The choices along a line: the same as asking about every pair of every position."""

import random

import pytest

from ningbo.core.board import Board
from ningbo.core.deal import deal
from ningbo.solver.choices import find_choices, legal_spans
from ningbo.solver.solver import SOLVABLE, Solver
from tests.solver.boards import random_board

SIZES = ([4] * 5, [4] * 8, [6, 4, 2, 2], [8, 6, 4], [6, 6, 6])


def asked_one_by_one(board: Board, line: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Moves, real choices, the first of them, pairs, losing pairs: from the solver's `split`."""
    solver = Solver(board)
    splits = [solver.split(line[:move]) for move in range(len(line))]
    losing = [len(split.losing) for split in splits]
    pairs = sum(len(split.winning) + len(split.losing) for split in splits)
    real = [move for move, count in enumerate(losing) if count]
    return len(line), len(real), real[0] + 1 if real else 0, pairs, sum(losing)


@pytest.mark.parametrize("code", ["2-a", "1-a.r", "2-b", "1-b.r", "7-c.b"])
def test_choices_of_deals(code: str) -> None:
    board = deal(code).board()
    solver = Solver(board)
    line = solver.solve().line
    assert line is not None
    found = find_choices(solver, line)
    assert found is not None
    assert tuple(found) == asked_one_by_one(board, line)


@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_choices_of_small_boards_with_groups_of_every_size(sizes: list[int]) -> None:
    rng = random.Random(len(sizes))
    seen = 0
    for _ in range(60):
        solver = Solver(random_board(rng, sizes))
        verdict = solver.solve()
        if verdict.status == SOLVABLE:
            assert verdict.line is not None
            found = find_choices(solver, verdict.line)
            assert found is not None
            assert tuple(found) == asked_one_by_one(solver.board, verdict.line)
            seen += found.losing
    assert seen > 0


def test_spans_are_when_pairs_are_legal() -> None:
    dealt = deal("41739205-d")
    assert dealt.witness is not None
    board = dealt.board()
    spans = legal_spans(board, dealt.witness)
    for move, (a, b) in enumerate(dealt.witness):
        legal = [pair for pair, _, begin, end in spans if begin <= move < end]
        assert sorted(legal) == list(board.pairs)
        board.play(a, b)


def test_a_budget_that_runs_out_leaves_the_choices_open() -> None:
    board = deal("0-h.r").board()
    solver = Solver(board)
    line = solver.solve().line
    assert line is not None
    assert find_choices(Solver(board), line, budget=0) is None
