"""Ratings: what the number means, that it belongs to the tiles and is the same everywhere."""

import pytest

from ningbo.core.deal import deal, deal_layout
from ningbo.core.drawing import layout_from_text
from ningbo.core.errors import SolveError
from ningbo.core.full_code import write_full_code
from ningbo.core.layouts import LETTERS
from ningbo.solver import kernel, rating, state
from ningbo.solver.rating import BAND_STARTS, BANDS, band_of, difficulty_of, rate

PLAYS = 40


@pytest.mark.parametrize(
    ("wins", "plays", "difficulty"),
    [(1, 1, 0), (1000, 2000, 10), (500, 2000, 20), (1, 32, 50), (1, 1000, 100), (0, 2000, 100)],
)
def test_ten_points_are_half_as_many_wins(wins: int, plays: int, difficulty: int) -> None:
    assert difficulty_of(wins, plays) == difficulty


def test_more_wins_never_mean_more_difficulty() -> None:
    found = [difficulty_of(wins, 500) for wins in range(501)]
    assert found == sorted(found, reverse=True)
    assert (found[0], found[500]) == (100, 0)


def test_bands_cover_every_difficulty_in_order() -> None:
    bands = [BANDS.index(band_of(difficulty)) for difficulty in range(101)]
    assert bands == sorted(bands)
    assert [bands.index(band) for band in range(4)] == [0, *BAND_STARTS]


@pytest.mark.parametrize("letters", LETTERS)
def test_compiled_and_interpreted_ratings_are_the_same(
    letters: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not state.CURRENT:
        pytest.skip("no compiled kernel was built here")
    dealt = deal(f"3-{letters}.r")
    built = rate(dealt, plays=5)
    monkeypatch.setattr(rating, "player_class", lambda: kernel.Player)
    monkeypatch.setattr("ningbo.solver.solver.kernel_class", lambda: kernel.Kernel)
    assert rate(dealt, plays=5) == built


def test_a_rating_can_be_repeated_and_belongs_to_the_tiles() -> None:
    dealt = deal("7-a")
    rated = rate(dealt, PLAYS)
    assert rate(dealt, PLAYS) == rated
    assert rate(deal(write_full_code(dealt.layout, dealt.faces)), PLAYS) == rated
    assert rate(deal("7-d.r"), PLAYS) == rate(deal("7-d.w"), PLAYS)
    others = {rate(dealt, PLAYS, seed).random_wins for seed in range(10)}
    assert len(others) > 1


def test_a_deal_that_can_not_be_won_is_in_no_band() -> None:
    seed = next(s for s in range(100) if rate(deal(f"{s}-h.r"), 1).status == "unsolvable")
    rated = rate(deal(f"{seed}-h.r"), PLAYS)
    assert (rated.difficulty, rated.band, rated.choices) == (100, None, None)
    assert (rated.random_wins, rated.greedy_wins) == (0, 0)


def test_within_a_budget_a_witness_still_tells_that_a_deal_can_be_won() -> None:
    rated = rate(deal("0-h"), PLAYS, budget=0)
    assert (rated.status, rated.choices) == ("solvable", None)
    assert rated.band == band_of(rated.difficulty)
    rated = rate(deal("0-h.r"), PLAYS, budget=0)
    assert (rated.status, rated.band, rated.choices) == ("unknown", None, None)


def test_a_play_that_wins_shows_that_a_deal_can_be_won() -> None:
    rated = rate(deal("1-h.r"), PLAYS, budget=0)
    assert rated.greedy_wins > 0
    assert (rated.status, rated.choices) == ("solvable", None)


def test_a_rating_needs_plays() -> None:
    with pytest.raises(SolveError, match="0 were asked for"):
        rate(deal("7-a"), 0)


def test_a_deal_that_nothing_can_lose_is_as_easy_as_can_be() -> None:
    row = layout_from_text("layer 1\n[][]\n\n[][]\n")
    rated = rate(deal_layout(row, 0, "peel"), PLAYS)
    assert (rated.difficulty, rated.band) == (0, "easy")
    assert rated.random_wins == rated.greedy_wins == PLAYS
    assert rated.choices is not None
    assert (rated.choices.real, rated.choices.first, rated.choices.losing) == (0, 0, 0)
