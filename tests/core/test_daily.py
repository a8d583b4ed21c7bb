"""Which daily deals were won on their day, and how many days in a row."""

from datetime import date, timedelta
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from ningbo.core.daily import Days, daily_code, daily_days
from ningbo.core.deal import deal
from ningbo.core.game import Game
from ningbo.core.records import write_record
from ningbo.core.rules import rules


def record(code: str, day: str, result: str = "won", *, shown: bool = False) -> str:
    game = Game(deal(code), rules("tower"))
    game.built(0)
    if shown:
        game.show()
    for a, b in game.deal.witness or ():
        game.play(a, b, 1_000)
    return write_record(game, result, day)


def test_a_day_is_won_on_that_day_and_without_help() -> None:
    days = daily_days(
        [
            record("20261130-b", "20261130"),
            record("20261129-b", "20261130"),
            record("20261128-b", "20261128", shown=True),
            record("20261127-b", "20261127", "left"),
            record("20261127-b", "20261127"),
            record("20261126-b.r", "20261126"),
            record("20261126-a", "20261126"),
            record("20261332-b", "20261130"),
            "damaged",
        ]
    )
    assert days.won == ["20261127", "20261130"]
    assert days.played == ["20261128", "20261129"]


def test_a_streak_lasts_while_today_can_still_be_won() -> None:
    days = Days(["20240228", "20240229", "20240301", "20261231", "20270101"], [])
    assert days.longest() == 3
    assert days.streak("20240301") == 3
    assert days.streak("20240302") == 3
    assert days.streak("20240303") == 0
    assert days.streak("20270101") == 2
    assert Days([], []).streak("20270101") == 0
    assert Days([], []).longest() == 0


@given(
    st.dates(date(1900, 1, 1), date(2200, 1, 1)),
    st.lists(st.integers(1, 40), max_size=6, unique=True),
)
def test_days_in_a_row_are_those_of_the_calendar(today: date, gaps: list[int]) -> None:
    """All forty days before today are won but those of the gaps."""
    won = [today - timedelta(back) for back in range(40, 0, -1) if back not in gaps]
    days = Days([f"{day:%Y%m%d}" for day in won], [])
    edges = [0, *sorted(gaps), 41]
    runs = [later - earlier - 1 for earlier, later in pairwise(edges)]
    assert days.streak(f"{today:%Y%m%d}") == runs[0]
    assert days.longest() == max(runs)


@given(st.dates(date(1000, 1, 1), date(9999, 12, 31)))
def test_every_day_has_its_deal(day: date) -> None:
    assert daily_code(f"{day:%Y%m%d}") == f"{day:%Y%m%d}-b"
