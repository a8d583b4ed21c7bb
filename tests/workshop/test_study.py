"""The study of a layout: counts that grow a deal at a time, and what they say."""

import pytest

import ningbo
from ningbo.coach.allowance import finish
from ningbo.core.errors import DealError
from ningbo.core.full_code import write_layout_code
from ningbo.core.layout import Layout
from ningbo.workshop.study import PLAYS, study

COLUMNS = Layout([(x, 0, z) for x in (0, 4) for z in range(3)])


def studied(layout: str, steps: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for _step in range(steps):
        found = finish(study({"layout": layout, "found": found}))["found"]
    return found


def test_counts_grow_by_a_deal_a_step() -> None:
    found = studied("pavilion", 4)
    assert found["deals"] == 4
    assert found["won"] == 4
    assert found["plays"] == 4 * 2 * PLAYS
    assert found["band"] == "easy"


def test_deals_that_cannot_be_won_are_counted_as_that() -> None:
    found = studied(write_layout_code(COLUMNS), 12)
    assert found["deals"] == 12
    assert found["lost"] > found["won"] > 0 == found["open"]


def test_the_same_layout_is_found_the_same() -> None:
    code = write_layout_code(ningbo.layout("pavilion"))
    assert studied(code, 2) == studied(code, 2)


def test_what_cannot_be_dealt_is_refused() -> None:
    odd = Layout([(0, 0, 0), (2, 0, 0), (4, 0, 0)])
    with pytest.raises(DealError, match="3"):
        studied(write_layout_code(odd), 1)
