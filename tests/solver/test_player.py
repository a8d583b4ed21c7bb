"""Plays without thought: exactly the chances they should have, and the same in every form."""

import random
from fractions import Fraction

import pytest

from ningbo.core.board import Board
from ningbo.core.deal import deal
from ningbo.core.layouts import LETTERS
from ningbo.core.rng import Rng
from ningbo.lab.interval import interval
from ningbo.solver import kernel, state
from ningbo.solver.shape import shape_of
from ningbo.solver.solver import dense_groups
from tests.solver.boards import random_board

PLAYS = 4000
SIZES = ([2] * 8, [4] * 4, [4, 4, 4, 2, 2], [6, 6, 4], [8, 6], [4] * 5)
PLAYERS = pytest.mark.parametrize("greedy", [False, True], ids=["at random", "greedy"])


def player(board: Board, greedy: bool, seed: int = 1, of: object = None) -> kernel.Player:
    kind = of or state.player_class()
    groups = dense_groups(board, range(board.layout.count))
    rng = Rng(seed, "", "plays")
    words = (rng.next16(), rng.next16(), rng.next16())
    made: kernel.Player = kind(shape_of(board.layout), groups, words, greedy)  # type: ignore[operator]
    return made


def chance(board: Board, greedy: bool, known: dict[bytes, Fraction]) -> Fraction:
    """The exact chance of a win, from the rules alone."""
    if board.won:
        return Fraction(1)
    key = bytes(board.present)
    if key not in known:
        pairs = list(board.pairs)
        if greedy and pairs:
            freed = [board.freed_by(a, b) for a, b in pairs]
            pairs = [pair for pair, count in zip(pairs, freed, strict=True) if count == max(freed)]
        total = Fraction(0)
        for a, b in pairs:
            board.play(a, b)
            total += chance(board, greedy, known)
            board.put_back(a, b)
        known[key] = total / max(1, len(pairs))
    return known[key]


@PLAYERS
@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_the_chances_are_those_of_the_rules(sizes: list[int], greedy: bool) -> None:
    board = random_board(random.Random(sum(sizes)), sizes)
    exact = chance(board, greedy, {})
    won = player(board, greedy).play(PLAYS)
    low, high = interval(won, PLAYS, confidence=0.9999)
    assert low <= exact <= high


@PLAYERS
@pytest.mark.parametrize("letters", LETTERS)
def test_compiled_and_interpreted_plays_are_the_same(letters: str, greedy: bool) -> None:
    if state.compiled is None:
        pytest.skip("no compiled kernel was built here")
    board = deal(f"7-{letters}").board()
    plain = player(board, greedy, of=kernel.Player)
    built = player(board, greedy, of=state.compiled.Player)
    assert [plain.play(1) for _ in range(15)] == [built.play(1) for _ in range(15)]


@PLAYERS
def test_slices_make_no_difference(greedy: bool) -> None:
    board = deal("7-b").board()
    whole, sliced = player(board, greedy), player(board, greedy)
    assert whole.play(60) == sliced.play(1) + sliced.play(20) + sliced.play(39)


def test_the_generator_is_that_of_the_deals() -> None:
    rng = Rng(5, "turtle", "plays")
    words = (rng.next16(), rng.next16(), rng.next16())
    board = deal("0-a").board()
    made = kernel.Player(shape_of(board.layout), [0] * 36, words, False)
    again = Rng(0, "", "")
    again._a, again._b, again._c = words
    again._counter = 1
    assert [made.next_word() for _ in range(100)] == [again.next16() for _ in range(100)]


def test_a_choice_is_uniform_over_any_bound() -> None:
    board = deal("0-a").board()
    made = kernel.Player(shape_of(board.layout), [0] * 36, (1, 2, 3), False)
    for bound in (1, 2, 3, 7, 100_000):
        drawn = [made.below(bound) for _ in range(3000)]
        assert 0 <= min(drawn) <= max(drawn) < bound
        low, high = interval(sum(2 * number < bound for number in drawn), 3000, confidence=0.9999)
        assert low <= (bound + 1) // 2 / bound <= high
