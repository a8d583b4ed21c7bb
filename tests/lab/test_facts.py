"""What is concluded from what was counted."""

import pytest

from ningbo.core.layouts import layout
from ningbo.lab.difficulty import DifficultyTotals
from ningbo.lab.facts import difficulty_facts, facts_of
from ningbo.lab.interval import interval
from ningbo.lab.results import Results
from ningbo.lab.study import plan
from ningbo.lab.winnable import WinnableTotals
from ningbo.solver.choices import Choices
from ningbo.solver.rating import Rating


def test_an_undecided_deal_may_be_either(tmp_path_factory: pytest.TempPathFactory) -> None:
    study = plan("winnable", layout("a"), "Pavilion", "random", 0, 0, 100)
    results = Results.begin(tmp_path_factory.mktemp("results"), study)
    totals = WinnableTotals()
    for seed in range(100):
        verdict = "unknown" if seed < 2 else "unsolvable" if seed < 10 else "solvable"
        totals.add(seed, verdict, closures=seed, microseconds=1234)
    facts = facts_of(results, WinnableTotals.from_json(totals.as_json()))
    assert (facts["winnable"], facts["unwinnable"], facts["undecided"]) == (90, 8, 2)
    assert facts["percent"] == 90
    limits = [100 * interval(90, 100)[0], 100 * interval(92, 100)[1]]
    assert facts["interval"] == pytest.approx(limits, abs=0.001)
    assert facts["closures"] == {"mean": 49.5, "median": 49, "p90": 89, "p99": 98, "most": 99}
    assert (facts["hardest"], totals.undecided) == (99, [0, 1])
    assert facts["milliseconds"]["median"] == 1.2


def rating(difficulty: int, band: str | None, wins: int, choices: Choices | None) -> Rating:
    status = "unsolvable" if band is None else "solvable"
    return Rating(difficulty, band, status, 100, wins, 2 * wins, choices)


def test_deals_that_can_not_be_won_count_where_they_are_deals() -> None:
    totals = DifficultyTotals()
    totals.add(0, rating(7, "easy", 40, Choices(18, 4, 3, 90, 5)), 1000)
    totals.add(1, rating(40, "hard", 4, Choices(18, 10, 1, 90, 30)), 1000)
    totals.add(2, rating(100, None, 0, None), 1000)
    totals.add(3, rating(0, "easy", 50, Choices(18, 0, 0, 90, 0)), 1000)
    random = difficulty_facts(totals, "random")
    winnable = difficulty_facts(totals, "winnable")
    assert random["random"]["percent"] == pytest.approx(100 * 0.94 / 4)
    assert random["greedy"]["percent"] == pytest.approx(2 * 100 * 0.94 / 4)
    assert winnable["random"]["percent"] == pytest.approx(100 * 0.94 / 3, abs=0.001)
    for facts in (random, winnable):
        assert (facts["rated"], facts["unwinnable"]) == (3, 1)
        assert facts["bands"] == {"easy": 2, "medium": 0, "hard": 1, "expert": 0}
        assert facts["difficulty"] == {"lower": 0, "median": 7, "upper": 40}
        assert facts["choices"] == {"real": 4, "first": 1, "never": 1}
        low, high = facts["random"]["interval"]
        assert 0 <= low < facts["random"]["percent"] < high <= 100


def test_totals_come_back_from_json() -> None:
    totals = DifficultyTotals()
    totals.add(5, rating(10, "easy", 33, Choices(18, 4, 3, 90, 5)), 1000)
    totals.add(2, rating(100, None, 0, None), 2000)
    again = DifficultyTotals.from_json(totals.as_json())
    assert again.as_json() == totals.as_json()
    assert again.ratings == totals.ratings
