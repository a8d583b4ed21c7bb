"""The coach on the page: its light, hints, the way back, lines shown, replays; with and without a
server to ask."""

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import ningbo
from ningbo.server.settings import Settings
from tests.browser.conftest import Watch
from tests.browser.table import Table
from tests.serving import plainly_serving, serving

OpenTable = Callable[..., Table]
OpenAt = Callable[[str, str], Table]
CODE = "8-d.b"
SCREEN = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
Pair = tuple[int, int]


def losing_game(code: str, after: int = 3) -> tuple[list[Pair], int]:
    """Pairs that lead into a lost position, and how many undos lead out of it."""
    rng = random.Random(1)
    game = ningbo.Game(ningbo.deal(code))
    coach = ningbo.Coach(game)
    pairs = []
    found = coach.no_return()
    while found.back is not None and found.back < after:
        pair = rng.choice(list(game.board.pairs))
        game.play(*pair)
        pairs.append(pair)
        found = coach.no_return()
    assert found.back == after
    return pairs, after


LOST, BACK = losing_game(CODE)


@pytest.fixture(scope="module")
def server_url(site: Path) -> Iterator[str]:
    """The site on a host that analyses games, as `ningbo play` does."""
    with serving(site, settings=Settings(workers=1)) as url:
        yield url


@pytest.fixture
def plain_url(site: Path, asked: list[str]) -> Iterator[str]:
    """The site on a host that has nothing but files; it outlives the pages."""
    with plainly_serving(site, asked) as url:
        yield url


@pytest.fixture
def asked() -> list[str]:
    """The paths that the host of plain files was asked for."""
    return []


@pytest.fixture(params=["server", "worker"])
def coached(
    request: pytest.FixtureRequest, plain_url: str, server_url: str, open_at: OpenAt
) -> OpenTable:
    """Opens tables whose coach asks the server, or has only its worker."""
    url = server_url if request.param == "server" else plain_url
    return lambda code="": open_at(url, code)


@pytest.fixture
def open_at(new_page: Callable[..., Page]) -> OpenAt:
    """Opens a deal on a page of the host at an address."""

    def make(url: str, code: str) -> Table:
        return Table(new_page(**SCREEN), url).open(code)

    return make


def light(table: Table) -> Locator:
    return table.page.locator("#light")


def expect_light(table: Table, verdict: str) -> None:
    expect(light(table)).to_have_attribute("data-verdict", verdict, timeout=30_000)


def coach_answers(table: Table, verdict: str) -> None:
    """Open the coach and wait for what it says."""
    light(table).click()
    said = table.page.locator("#coach [data-coach=verdict]")
    expect(said).to_have_text(re.compile(verdict), timeout=30_000)


def line_shown(table: Table) -> Locator:
    """Have the coach show a line to the end; its controls."""
    coach_answers(table, "can still be won")
    table.page.locator("#coach [data-action=demonstrate]").click()
    show = table.page.locator("#show")
    expect(show).to_be_visible(timeout=30_000)
    return show


def test_the_light_follows_the_game(coached: OpenTable) -> None:
    table = coached(CODE)
    expect_light(table, "winnable")
    table.play(LOST)
    expect_light(table, "lost")
    expect(light(table)).to_have_accessible_name("Coach: lost")
    for _ in range(BACK):
        table.press("undo")
    expect_light(table, "winnable")


def test_the_light_tells_when_it_thinks_and_the_table_does_not_wait(
    plain_url: str, open_at: OpenAt
) -> None:
    table = open_at(plain_url, "189-d.r")  # takes the worker a while to refute
    free = table.free()[0]
    expect_light(table, "thinking")
    table.tile(free).click()
    assert table.marked("aria-pressed") == [free]
    expect_light(table, "lost")


def test_where_it_was_lost_and_the_way_back(coached: OpenTable) -> None:
    table = coached(CODE)
    table.play(LOST)
    expect_light(table, "lost")
    coach_answers(table, "can’t be won any more")
    expect(table.page.locator("#coach [data-coach=why]")).to_contain_text(f"lost {BACK} steps ago")
    table.page.locator("#coach [data-action=way-back]").click()
    expect(table.message).to_contain_text(f"{BACK} steps undone")
    expect_light(table, "winnable")
    assert len(table.faces()) == 144 - 2 * (len(LOST) - BACK)


def test_a_proven_hint_keeps_the_game_winnable_and_says_why(coached: OpenTable) -> None:
    table = coached("1-a")
    coach_answers(table, "can still be won")
    table.page.locator("#coach [data-action=proven]").click()
    expect(table.message).to_contain_text("the third lies under the fourth")
    assert table.marked("data-hint") == [0, 32]
    assert table.marked("data-blocking") == [15]
    table.play([(0, 32)])
    expect_light(table, "winnable")


def test_a_line_is_shown_at_a_chosen_speed_and_the_game_marked(coached: OpenTable) -> None:
    table = coached("7-a")
    show = line_shown(table)
    show.locator("[data-show=speed]").select_option("fast")
    expect(table.page.locator("#won")).to_be_visible(timeout=40_000)
    expect(show).to_be_hidden()
    expect(table.page.locator("#won [data-coach=assisted]")).to_be_visible()
    [record] = table.records()
    assert "show" in record
    table.page.locator("#won .close").click()
    table.press("menu")
    table.page.locator("#menu [data-action=stats]").click()
    row = table.page.locator("#stats [data-row=assisted] dd")
    expect(row).to_have_text("1")
    expect(table.page.locator("#stats [data-row=games] dd")).to_have_text("0")


def test_a_line_is_stepped_and_stopped(open_table: OpenTable) -> None:
    table = open_table("7-a")
    show = line_shown(table)
    show.locator("[data-show=pause]").click()
    left = len(table.faces())
    show.locator("[data-show=next]").click()
    expect(table.stat("tiles")).to_have_text(str(left - 2))
    show.locator("[data-show=close]").click()
    expect(show).to_be_hidden()
    table.press("undo")
    expect(table.stat("tiles")).to_have_text(str(left))


def test_touching_the_table_ends_a_line(open_table: OpenTable) -> None:
    table = open_table("7-a")
    show = line_shown(table)
    show.locator("[data-show=speed]").select_option("slow")
    table.press("hint")
    expect(show).to_be_hidden()


def test_safe_pairs_are_cleared(open_table: OpenTable) -> None:
    game = ningbo.Game(ningbo.deal("7-a"))
    safe = ningbo.Coach(game).safe()
    assert safe
    table = open_table("7-a")
    coach_answers(table, "can still be won")
    table.page.locator("#coach [data-action=safe]").click()
    expect(table.stat("tiles")).to_have_text(str(36 - 2 * len(safe)))
    assert "assist" in table.save(layout="pavilion")


def test_the_light_is_off_in_the_four_named_houses_until_it_is_switched_on(
    open_table: OpenTable,
) -> None:
    for house in ("open-table", "three-shuffles", "tower", "classic"):
        table = open_table("", house)
        expect(light(table)).to_be_hidden()
        table.press("menu")
        expect(table.page.locator("#menu [data-action=coach]")).to_have_count(0)
        table.page.locator("#menu [data-action=settings]").click()
        table.page.locator("[data-setting=coach]").check()
        expect(light(table)).to_be_visible()
        table.page.locator("[data-setting=coach]").uncheck()
        expect(light(table)).to_be_hidden()


def test_a_finished_game_is_replayed_with_its_verdicts(coached: OpenTable) -> None:
    table = coached(CODE)
    table.play(LOST)
    table.deal_anew()
    table.pick("stats")
    table.page.locator("#stats [data-action=replay]").first.click()
    replay = table.page.locator("#replay")
    bar = replay.locator("[data-replay=bar] i")
    expect(bar).to_have_count(2, timeout=30_000)
    assert [part.get_attribute("data-verdict") for part in bar.all()] == ["winnable", "lost"]
    losing = len(LOST) - BACK + 1
    note = replay.locator("[data-replay=note]")
    expect(note).to_contain_text(f"Step {losing} of {len(LOST)}")
    expect(note).to_contain_text("lost")
    tiles = replay.locator(".replay-board .tile")
    expect(tiles).to_have_count(144 - 2 * losing)
    expect(tiles.first).to_be_visible()
    replay.locator("[data-replay=previous]").click()
    expect(tiles).to_have_count(144 - 2 * (losing - 1))
    expect(note).to_contain_text("winnable")
    replay.locator("[data-replay=step]").fill("0")
    expect(tiles).to_have_count(144)


# -- a server that can't be relied on ------------------------------------------------------------


def answering(page: Page, how: Callable[[Route], None]) -> list[str]:
    """Answer the page's questions to its server; return what was asked."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        how(route)

    page.route("**/api/v1/analyse", answer)
    return asked


def test_the_server_is_asked_first_and_the_worker_not_at_all(
    server_url: str, open_at: OpenAt
) -> None:
    table = open_at(server_url, CODE)
    expect_light(table, "winnable")
    assert len(table.page.workers) == 1
    table.play(LOST)
    expect_light(table, "lost")


WRONG = {
    "no-json": lambda route: route.fulfill(status=200, body="<p>"),
    "other": lambda route: route.fulfill(status=200, body=json.dumps({"verdict": "maybe"})),
    "refusing": lambda route: route.fulfill(status=503, body="{}"),
    "away": lambda route: route.abort(),
    "silent": lambda route: None,
}


@pytest.mark.parametrize("fault", WRONG)
def test_the_game_goes_on_without_a_server(
    new_page: Callable[..., Page], server_url: str, watch: Watch, fault: str
) -> None:
    page = new_page(**SCREEN)
    asked = answering(page, WRONG[fault])
    table = Table(page, server_url).open(CODE)
    expect_light(table, "winnable")
    table.play(LOST)
    expect_light(table, "lost")
    assert len(asked) == 1, "it is left in peace for a while"
    if fault in ("refusing", "away"):
        watch.ignore("Failed to load resource")


def test_a_host_that_is_no_server_of_ours_is_asked_for_nothing(
    plain_url: str, asked: list[str], open_at: OpenAt
) -> None:
    table = open_at(plain_url, CODE)
    expect_light(table, "winnable")
    assert "/capabilities.json" in asked
    assert not [path for path in asked if path.startswith("/api")]


def test_the_coach_of_a_game_that_is_over_offers_its_replay(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.play(ningbo.deal("7-a").witness or ())
    won = table.page.locator("#won")
    expect(won).to_be_visible()
    won.locator(".close").click()
    expect(light(table)).to_be_hidden()
    table.pick("coach")
    coach = table.page.locator("#coach")
    expect(coach.locator("[data-coach=verdict]")).to_contain_text("over")
    coach.locator("[data-action=replay]").click()
    tiles = table.page.locator("#replay .replay-board .tile")
    expect(tiles).to_have_count(36, timeout=30_000)
    bar = table.page.locator("#replay [data-replay=bar] i")
    expect(bar).to_have_count(1, timeout=30_000)
    expect(bar).to_have_attribute("data-verdict", "winnable")


def test_a_line_waits_while_a_dialog_is_open(open_table: OpenTable) -> None:
    table = open_table("7-a")
    show = line_shown(table)
    show.locator("[data-show=speed]").select_option("fast")
    expect(table.stat("tiles")).not_to_have_text("36")
    table.press("menu")
    left = table.stat("tiles").inner_text()
    table.page.wait_for_timeout(1200)
    expect(table.stat("tiles")).to_have_text(left)
    table.page.keyboard.press("Escape")
    expect(table.page.locator("#won")).to_be_visible(timeout=40_000)
