"""The clock, under a fake one: when it starts, and everything that stops it, house by house."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table

TOUCH = ["ningbo", "three-shuffles"]
BUILT = ["open-table", "tower", "classic"]
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event("visibilitychange"))
}"""


@pytest.fixture
def at_noon(new_page: Callable[..., Page], site_url: str) -> Callable[[str, str], Table]:
    """Opens a deal under a clock that only `run_for` moves."""

    def make(code: str, rules: str) -> Table:
        page = new_page(reduced_motion="reduce")
        page.clock.install(time="2030-01-01T12:00:00")
        page.clock.pause_at("2030-01-01T12:00:01")
        return Table(page, site_url).open(code, rules)

    return make


OpenAtNoon = Callable[[str, str], Table]


def run(table: Table, seconds: int) -> None:
    table.settled()
    table.page.clock.run_for(seconds * 1000)
    table.settled()


def shown(table: Table) -> int:
    minutes, _colon, rest = table.stat("time").inner_text().rpartition(":")
    return 60 * int(minutes) + int(rest)


@contextmanager
def standing_still(table: Table) -> Iterator[None]:
    """What is done inside stops the clock, and it goes on afterwards."""
    before = shown(table)
    yield
    assert shown(table) <= before + 1
    run(table, 10)
    assert before + 10 <= shown(table) <= before + 12


def begin(table: Table) -> None:
    table.tile(table.free()[0]).click()
    table.page.keyboard.press("Escape")
    run(table, 5)
    assert shown(table) >= 5


@pytest.mark.parametrize("rules", TOUCH)
def test_starts_at_the_first_tile_touched_a_blocked_one_too(
    at_noon: OpenAtNoon, rules: str
) -> None:
    table = at_noon("7-d", rules)
    run(table, 30)
    assert shown(table) == 0
    table.press("hint")
    run(table, 10)
    assert shown(table) == 0
    blocked = next(slot for slot in range(60) if slot not in table.free())
    table.tile(blocked).dispatch_event("click")
    run(table, 7)
    assert 7 <= shown(table) <= 8


@pytest.mark.parametrize("rules", BUILT)
def test_starts_when_the_tower_stands(at_noon: OpenAtNoon, rules: str) -> None:
    table = at_noon("7-d", rules)
    run(table, 7)
    assert 7 <= shown(table) <= 8


@pytest.mark.parametrize("rules", TOUCH + BUILT)
def test_stops_while_paused_and_in_a_hidden_tab(at_noon: OpenAtNoon, rules: str) -> None:
    table = at_noon("7-d", rules)
    begin(table)
    with standing_still(table):
        table.press("pause")
        expect(table.board).to_have_attribute("data-phase", "paused")
        run(table, 60)
        table.press("pause")
        table.ready()
    with standing_still(table):
        table.page.evaluate(HIDE, True)
        run(table, 60)
        table.page.evaluate(HIDE, False)


@pytest.mark.parametrize("rules", TOUCH + BUILT)
@pytest.mark.parametrize("dialog", ["menu", "help", "settings", "stats"])
def test_stops_in_dialogs_where_the_house_says_so(
    at_noon: OpenAtNoon, rules: str, dialog: str
) -> None:
    table = at_noon("7-d", rules)
    begin(table)
    before = shown(table)
    table.press("menu")
    if dialog != "menu":
        table.page.locator(f'#menu [data-action="{dialog}"]').click()
        expect(table.page.locator(f"#{dialog}")).to_be_visible()
    run(table, 60)
    stops = rules == "ningbo" or (rules == "classic" and dialog == "stats")
    assert (shown(table) < before + 50) == stops
    table.page.keyboard.press("Escape")
    after = shown(table)
    run(table, 10)
    assert after + 9 <= shown(table) <= after + 12


@pytest.mark.parametrize("rules", TOUCH + BUILT)
def test_stops_when_stuck_where_the_house_says_so(at_noon: OpenAtNoon, rules: str) -> None:
    table = at_noon("6-a.r", rules)
    begin(table)
    while table.phase == "playing":
        table.play(table.matching()[:1])
    before = shown(table)
    run(table, 60)
    assert (shown(table) < before + 50) == (rules in ("ningbo", "open-table"))
    after = shown(table)
    table.press("undo")
    run(table, 10)
    assert after + 9 <= shown(table) <= after + 12


def test_stops_at_the_win_and_a_finished_game_is_not_paused(at_noon: OpenAtNoon) -> None:
    table = at_noon("7-a", "tower")
    begin(table)
    while table.phase == "playing":
        table.press("hint")
        expect(table.page.locator(".tile[data-hint]")).to_have_count(2)
        a, b = table.marked("data-hint")
        table.play([(a, b)])
        if table.page.locator("#stuck").is_visible():
            table.press("shuffle")
            table.ready()
    before = shown(table)
    run(table, 60)
    assert shown(table) == before
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("p")
    run(table, 10)
    assert table.phase == "won"
    table.deal_anew()
    run(table, 5)
    assert 4 <= shown(table) <= 6


@pytest.mark.parametrize("rules", ["ningbo", "classic"])
def test_an_absence_adds_no_time(at_noon: OpenAtNoon, rules: str) -> None:
    table = at_noon("7-d", rules)
    begin(table)
    before = shown(table)
    table.page.goto("about:blank")
    table.page.clock.run_for(3_600_000)
    table.open("", rules)
    assert before <= shown(table) <= before + 1


def test_what_can_wait_waits_until_the_player_rests(at_noon: OpenAtNoon) -> None:
    kept = "async () => Boolean(await navigator.serviceWorker.getRegistration())"
    table = at_noon("7-a", "ningbo")
    for _second in range(4):
        table.page.clock.run_for(1000)
        table.page.keyboard.press("ArrowRight")
        assert not table.page.evaluate(kept)
    table.page.clock.run_for(1500)
    table.until(lambda: table.page.evaluate(kept))


def test_an_idle_page_runs_no_timer_but_the_clocks(at_noon: OpenAtNoon) -> None:
    table = at_noon("7-d", "ningbo")
    timers = """() => {
        window.set = 0
        for (const name of ["setTimeout", "setInterval", "requestAnimationFrame"]) {
            const real = window[name]
            window[name] = (...all) => { set += 1; return real(...all) }
        }
    }"""
    run(table, 300)  # what there is to do after a start is done
    table.page.evaluate(timers)
    run(table, 300)
    assert table.page.evaluate("() => set") == 0
    begin(table)
    table.press("pause")
    expect(table.board).to_have_attribute("data-phase", "paused")
    table.page.evaluate("() => { set = 0 }")
    run(table, 300)
    assert table.page.evaluate("() => set") == 0
