"""What an inspection says of a layout."""

import pytest

import ningbo
from ningbo.core.layout import Layout
from ningbo.lab import inspection
from ningbo.lab.inspection import Inspection


def test_a_board_that_plays_well() -> None:
    found = Inspection(ningbo.layout("pavilion"), 10)
    assert (found.free, found.emptied, found.deals) == (16, True, 10)
    assert found.as_json()["random"] == {"won": found.won, "lost": found.lost, "unknown": 0}
    low, high = found.share
    assert 0 <= low <= found.won / 10 <= high <= 1


def test_a_stack_can_t_be_emptied() -> None:
    found = Inspection(Layout([(0, 0, 0), (0, 0, 1)]), 3)
    assert (found.emptied, found.won, found.lost) == (False, 0, 3)


def test_an_odd_board_is_not_dealt() -> None:
    found = Inspection(Layout([(0, 0, 0), (2, 0, 0), (4, 0, 0)]), 3)
    assert (found.deals, found.emptied, found.share) == (0, False, (0, 1))


def test_no_answer_counts_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inspection, "BUDGET", 1)
    found = Inspection(ningbo.layout("fortress"), 4)
    assert found.unknown > 0
    assert found.share[1] >= (found.won + found.unknown) / 4
