"""What ships of the studies: complete, consistent, and true of plays that it hasn't seen."""

import gzip
from statistics import mean, stdev

import pytest

import ningbo
from ningbo import measured
from ningbo.core.deal import deal
from ningbo.core.errors import DealError
from ningbo.core.layouts import FIRST_IDS, LAYOUT_IDS, layout
from ningbo.lab.interval import interval
from ningbo.solver.packs import codes_in, draw_codes
from ningbo.solver.rating import BANDS, band_of, difficulty_of, play_out
from ningbo.solver.winnable import is_winnable

METHODS = ["peel", "build", "random", "winnable"]
PLAYS = 150  # by each player, to rate again
CODES = 5  # of each band and layout
FRESH = 1  # no seed of the plays that the packs were rated by


def rated_again(code: str) -> int:
    """The difficulty of a deal by plays that it hasn't been rated by."""
    return difficulty_of(sum(play_out(deal(code), PLAYS, FRESH)), 2 * PLAYS)


def some_of(layout: str, band: str) -> list[str]:
    """A few codes of a band, where the layout has any."""
    codes = codes_in(measured.packs(), layout, band)
    return draw_codes(measured.packs(), layout, band, 4, min(CODES, len(codes))) if codes else []


def test_every_layout_was_studied_in_full() -> None:
    assert list(measured.winnability()) == list(LAYOUT_IDS)
    for facts in measured.winnability().values():
        assert facts["deals"] == 100_000 == facts["winnable"] + facts["unwinnable"]
        assert facts["undecided"] == 0
    assert list(measured.difficulty()) == list(LAYOUT_IDS)
    for id, by_method in measured.difficulty().items():
        least = 1000 if id in FIRST_IDS else 200
        assert sorted(by_method) == sorted(METHODS)
        for facts in by_method.values():
            assert facts["rated"] >= least or facts["unwinnable"] + facts["rated"] >= least
            assert facts["rated"] == sum(facts["bands"].values())
        assert by_method["winnable"]["rated"] >= 0.75 * least


def test_intervals_are_those_of_the_counts() -> None:
    for facts in measured.winnability().values():
        limits = interval(facts["winnable"], facts["deals"])
        assert facts["interval"] == pytest.approx([100 * limit for limit in limits], abs=0.001)
        assert facts["interval"][0] < facts["percent"] <= facts["interval"][1]


def test_about_three_random_turtles_in_a_hundred_can_not_be_won() -> None:
    # De Bondt, arXiv:1203.6559: 2.95 % of 10,000,000.
    low, high = measured.winnability()["turtle"]["interval"]
    assert low < 100 - 2.95 < high


@pytest.mark.parametrize("id", LAYOUT_IDS)
def test_the_ways_of_dealing_differ_as_they_say(id: str) -> None:
    """Peel is the easiest; build is harder; what is dealt at random is the hardest."""
    median = {
        method: facts["difficulty"]["median"] for method, facts in measured.difficulty()[id].items()
    }
    assert median["peel"] <= median["build"]
    assert median["peel"] <= median["winnable"]


@pytest.mark.parametrize("id", [id for id in LAYOUT_IDS if id not in FIRST_IDS])
def test_the_stars_of_the_later_layouts_follow_the_difficulty(id: str) -> None:
    band = band_of(measured.difficulty()[id]["build"]["difficulty"]["median"])
    assert layout(id).stars == {"easy": 1, "medium": 2, "hard": 2, "expert": 3}[band]


@pytest.mark.parametrize("id", LAYOUT_IDS)
def test_bands_are_ordered_on_fresh_plays_of_every_layout(id: str) -> None:
    means = [
        mean(map(rated_again, draw_codes(measured.packs(), id, band, 3, CODES)))
        for band in BANDS
        if len(codes_in(measured.packs(), id, band)) >= CODES
    ]
    assert len(means) >= (3 if id in FIRST_IDS else 1)
    assert means == sorted(means)


def test_bands_are_separated_on_fresh_plays() -> None:
    limits = []
    for band in BANDS:
        again = [rated_again(code) for id in LAYOUT_IDS for code in some_of(id, band)]
        error = stdev(again) / len(again) ** 0.5
        limits += [mean(again) - 3 * error, mean(again) + 3 * error]
        assert mean(band_of(difficulty) == band for difficulty in again) > 0.8
    assert limits == sorted(limits)


def test_rated_deals_can_be_won() -> None:
    for band in BANDS:
        for code in draw_codes(measured.packs(), "high-tower", band, 5, 5):
            assert is_winnable(deal(code))


def test_a_rated_deal_is_drawn_by_a_seed() -> None:
    drawn = ningbo.rated_deal("turtle", "hard", 7)
    assert drawn == ningbo.rated_deal("d", "hard", 7)
    assert drawn.layout.id == "turtle"
    assert ningbo.rated_deal("turtle", "hard", 7, "build").method == "build"
    with pytest.raises(DealError, match="fiendish"):
        ningbo.rated_deal("turtle", "fiendish", 7)


def test_the_packs_are_small_enough_for_the_page() -> None:
    text = (measured.DATA / "packs.json").read_bytes()
    assert len(gzip.compress(text)) < 15_000
