"""Verdicts: against brute force, against known facts, and whatever was asked before."""

import json
import random

import pytest

from ningbo.core.board import Board
from ningbo.core.deal import deal
from ningbo.core.errors import MoveError, SolveError
from ningbo.core.layout import Layout
from ningbo.solver import state
from ningbo.solver.solver import Solver, solve
from tests.solver.boards import brute_force, free_pairs, random_board, replays, small_sizes
from tools.site.paths import ROOT

MICRO_BOARDS = ROOT.parent / "shared" / "cases" / "micro_boards.json"
MANY = 1 if state.CURRENT else 10  # an interpreted kernel takes fewer boards


def row(faces: str, y: int = 0) -> Board:
    """A row of tiles side by side."""
    return laid([(2 * x, y, 0) for x in range(len(faces))], faces)


def laid(slots: list[tuple[int, int, int]], faces: str) -> Board:
    """Tiles with letters for faces; the slots are in the order of (z, y, x)."""
    labels = sorted(set(faces))
    numbers = [labels.index(face) for face in faces]
    board = Board(Layout(slots), numbers, numbers, labels)
    assert list(board.layout.slots) == slots
    return board


def test_a_row_abba_can_be_won_and_abab_cannot() -> None:
    assert solve(row("abba")).line == ((0, 3), (1, 2))
    assert solve(row("abab")).status == "unsolvable"


def test_an_empty_board_is_won() -> None:
    board = row("aa")
    board.play(0, 1)
    assert solve(board) == ("solvable", (), 1, 0)


@pytest.mark.parametrize("count", [2, 3, 5, 9])
def test_a_blocked_cycle_cannot_be_won(count: int) -> None:
    """Two tiles a group, p1 over p2, p2 over p3, ..., the last over p1."""
    bottom = [(4 * i, 0, 0) for i in range(count)]
    top = [(4 * i, 0, 1) for i in range(count)]
    letters = "abcdefghi"[:count]
    board = laid(bottom + top, letters + letters[1:] + letters[0])
    assert solve(board).status == "unsolvable"
    straight = laid(bottom + top, letters + letters)
    assert solve(straight).status == "unsolvable"


def test_stacks_of_one_or_two_with_four_of_each_face_can_always_be_won() -> None:
    rng = random.Random(11)
    for _ in range(300 // MANY):
        count = 4 * rng.randrange(1, 9)
        towers = rng.randrange((count + 1) // 2, count + 1)
        slots = [(4 * i, 0, 0) for i in range(towers)]
        slots += [(4 * i, 0, 1) for i in range(count - towers)]
        faces = [face for face in range(count // 4) for _ in range(4)]
        rng.shuffle(faces)
        board = Board(Layout(slots), faces, faces, [str(face) for face in range(count)])
        verdict = solve(board)
        assert verdict.status == "solvable"
        assert replays(board, verdict.line)


@pytest.mark.skipif(not MICRO_BOARDS.exists(), reason="no shared cases beside the checkout")
def test_the_shared_micro_boards() -> None:
    for case in json.loads(MICRO_BOARDS.read_text())["cases"]:
        # A face's first sign is its group: *1 and *3 are flowers.
        by_place = {(z, y, x): face[0] for z, x, y, face in case["tiles"]}
        places = sorted(by_place)
        ranks = {place: rank for rank, place in enumerate(places)}
        labels = sorted(set(by_place.values()))
        faces = [labels.index(by_place[place]) for place in places]
        board = Board(Layout([(x, y, z) for z, y, x in places]), faces, faces, labels)
        if case["id"] == "odd-tile-count":
            with pytest.raises(SolveError):
                solve(board)
            continue
        slot = [ranks[z, y, x] for z, x, y, _face in case["tiles"]]
        solver = Solver(board)
        assert (solver.solve().status == "solvable") == case["solvable"], case["id"]
        split = solver.split()
        for found, wanted in (
            (split.winning, case["winning_first_moves"]),
            (split.losing, case["losing_first_moves"]),
        ):
            assert sorted(found) == sorted(tuple(sorted((slot[a], slot[b]))) for a, b in wanted)


@pytest.mark.parametrize("count", [12, 14, 16, 18, 20])
def test_verdicts_agree_with_brute_force(count: int) -> None:
    rng = random.Random(count)
    winnable = 0
    for _ in range(800 // MANY):
        board = random_board(rng, small_sizes(rng, count))
        verdict = solve(board)
        assert (verdict.status == "solvable") == brute_force(board), repr(board.layout.slots)
        if verdict.status == "solvable":
            winnable += 1
            assert replays(board, verdict.line)
    assert winnable > 20 // MANY


@pytest.mark.parametrize("size", [2, 4, 6, 8, 10, 12])
def test_groups_of_every_size_agree_with_brute_force(size: int) -> None:
    rng = random.Random(size)
    for _ in range(150 // MANY):
        rest = small_sizes(rng, rng.choice([4, 6, 8]))
        sizes = [size, *rest] if size > 6 else [size, size, *rest[:1]]
        board = random_board(rng, sizes)
        assert (solve(board).status == "solvable") == brute_force(board)


def test_positions_of_games_agree_with_brute_force_in_any_order() -> None:
    """One solver answers for positions reached by play and undo, jumping about."""
    rng = random.Random(5)
    for _ in range(120 // MANY):
        board = random_board(rng, small_sizes(rng, 16))
        positions = []
        for _ in range(4):
            position, played = board.copy(), []
            while position.pairs and rng.random() < 0.85:
                pair = rng.choice(free_pairs(position))
                position.play(*pair)
                played.append(pair)
            positions.append((played, position))
        solver = Solver(board)
        for played, position in [*positions, *reversed(positions)]:
            verdict = solver.solve(played)
            assert (verdict.status == "solvable") == brute_force(position)
            if verdict.status == "solvable":
                assert replays(position, verdict.line)


def test_pairs_are_sorted_as_brute_force_sorts_them() -> None:
    rng = random.Random(8)
    lost = 0
    for _ in range(120 // MANY):
        board = random_board(rng, small_sizes(rng, 14))
        split = Solver(board).split()
        assert not split.unknown
        assert sorted(split.winning + split.losing) == free_pairs(board)
        for pair in free_pairs(board):
            after = board.copy()
            after.play(*pair)
            assert (pair in split.winning) == brute_force(after)
        lost += len(split.losing) if split.winning else 0
    assert lost > 10 // MANY  # otherwise nothing was tested


def test_a_board_in_mid_game_is_a_first_position_too() -> None:
    board = deal("7-d.r").board()
    line = solve(board).line
    assert line is not None
    for a, b in line[:30]:
        board.play(a, b)
    verdict = solve(board)
    assert replays(board, verdict.line)
    assert len(verdict.line or ()) == 42


def test_agreeing_with_a_known_pairing_costs_nothing() -> None:
    dealt = deal("7-d")
    solver = Solver(dealt.board(), dealt.witness)
    witness = list(dealt.witness or ())
    assert solver.solve().closures == 0
    board = dealt.board()
    played = witness[:20]
    for a, b in played:
        board.play(a, b)
    # Whatever the order of the pairs, and whichever way round they are given.
    verdict = solver.solve([(b, a) for a, b in reversed(played)])
    assert (verdict.status, verdict.closures) == ("solvable", 0)
    assert replays(board, verdict.line)


def test_what_was_solved_before_changes_no_verdict() -> None:
    codes = [f"{seed}-d.r" for seed in range(25, 29)]
    fresh = [solve(deal(code).board()) for code in codes]
    again = [solve(deal(code).board()) for code in reversed(codes)]
    assert fresh == again[::-1]
    assert [verdict.status for verdict in fresh] == [
        "solvable",
        "solvable",
        "unsolvable",
        "unsolvable",
    ]


def test_slices_come_to_the_same_end() -> None:
    board = deal("3-d.r").board()
    solver = Solver(board)
    solver.ask()
    slices = 0
    while solver.step(3) is None:
        slices += 1
    at_once = solve(board)
    assert slices > 3
    assert solver.step(3) == at_once


def test_unknown_means_that_the_budget_ran_out() -> None:
    board = deal("3-d.r").board()
    whole = solve(board)
    short = solve(board, budget=whole.closures - 1)
    assert (short.status, short.line, short.closures) == ("unknown", None, whole.closures - 1)
    assert solve(board, budget=whole.closures) == whole
    solver = Solver(board)
    assert solver.solve(budget=5).status == "unknown"
    assert solver.solve().status == whole.status  # and asking again goes on from there


def test_between_slices_a_caller_may_give_up() -> None:
    class GivenUpError(Exception):
        pass

    def give_up() -> None:
        raise GivenUpError

    with pytest.raises(GivenUpError):
        Solver(deal("3-d.r").board()).solve(between=give_up)


def test_a_group_with_an_odd_number_of_tiles_is_refused() -> None:
    with pytest.raises(SolveError, match="The group of b has 3 tiles"):
        solve(row("aabbbc"))


def test_pairs_that_were_never_there_are_refused() -> None:
    solver = Solver(row("abba"))
    with pytest.raises(SolveError, match="Tiles 0 and 1 don’t match"):
        solver.solve([(0, 1)])
    with pytest.raises(SolveError, match="Tiles 0 and 9 don’t match"):
        solver.solve([(0, 9)])
    with pytest.raises(MoveError):
        solver.split([(1, 2)])
