"""The calendar of the daily deals: days won, days played, the streak, and a way to each."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from ningbo.core.deal import deal
from ningbo.core.game import Game
from ningbo.core.records import write_record
from ningbo.core.rules import rules
from tests.browser.screens import put_kept
from tests.browser.table import Table


def record(day: str, ended: str) -> str:
    game = Game(deal(f"{day}-b"), rules("ningbo"))
    game.built(0)
    for a, b in game.deal.witness or ():
        game.play(a, b, 1_000)
    return write_record(game, "won", ended)


def test_a_month_of_daily_deals(new_page: Callable[..., Page], site_url: str) -> None:
    page = new_page(reduced_motion="reduce", timezone_id="Pacific/Auckland", locale="en-GB")
    page.clock.set_fixed_time("2026-11-30T01:00:00+13:00")
    put_kept(
        page,
        "records",
        [
            record("20261127", "20261127"),
            record("20261128", "20261128"),
            record("20261129", "20261129"),
            record("20261031", "20261127"),
        ],
    )
    table = Table(page, site_url).open("7-a")
    table.pick("stats")
    section = page.locator('[data-stats="daily"]')
    expect(section.locator("[data-row=days] dd")).to_have_text("3 (longest 3)")
    days = section.locator(".days button")
    expect(days).to_have_count(30)
    expect(section.locator("[data-state=won]")).to_have_text(["27", "28", "29"])
    expect(section.locator("[aria-current=date]")).to_have_text("30")
    expect(section.locator("[data-turn='1']")).to_be_disabled()
    # 1 November 2026 is a Sunday, the last column of a week that begins on Monday.
    left = [days.nth(day).bounding_box()["x"] for day in (0, 1, 7)]  # type: ignore[index]
    assert left[0] == left[2] > left[1]
    section.locator("[data-turn='-1']").press("Enter")
    expect(section.get_by_role("group", name="October 2026")).to_be_visible()
    expect(section.locator("[data-turn='-1']")).to_be_focused()
    played = section.locator("[data-state=played]")
    expect(played).to_have_accessible_name("31 Oct 2026: played")
    played.click()
    expect(table.board).to_have_attribute("data-code", "20261031-b")
    expect(table.message).to_contain_text("31 Oct 2026")


def test_days_to_come_can_not_be_opened(new_page: Callable[..., Page], site_url: str) -> None:
    page = new_page(reduced_motion="reduce", locale="en-US")
    page.clock.set_fixed_time("2027-02-10T12:00:00")
    table = Table(page, site_url).open("7-a")
    table.pick("stats")
    section = page.locator('[data-stats="daily"]')
    expect(section.locator(".days button:disabled")).to_have_count(18)
    section.locator("[data-day='20270210']").click()
    expect(table.board).to_have_attribute("data-code", "20270210-b")
