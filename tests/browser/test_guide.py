"""Help for whoever begins, waits or looks around: the guide, nudges, help, settings, sound."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import ningbo
from tests.browser.table import Table

OpenTable = Callable[..., Table]


@pytest.fixture
def slow_day(new_page: Callable[..., Page], site_url: str) -> Callable[[str], Table]:
    """Opens a deal under a clock that only `run_for` moves."""

    def make(code: str) -> Table:
        page = new_page(reduced_motion="reduce")
        page.clock.install(time="2030-01-01T12:00:00")
        page.clock.pause_at("2030-01-01T12:00:01")
        return Table(page, site_url).open(code)

    return make


def pulsing(table: Table) -> list[int]:
    return table.marked("data-pulse")


def test_a_pair_pulses_in_the_first_game_until_the_first_match(open_table: OpenTable) -> None:
    table = open_table("7-a")
    expect(table.page.locator(".tile[data-pulse]")).to_have_count(2)
    pair = pulsing(table)
    assert tuple(pair) in table.matching()
    free = next(slot for slot in table.free() if slot not in pair)
    table.tile(free).click()
    expect(table.page.locator(".tile[data-pulse]")).to_have_count(2)
    table.page.keyboard.press("Escape")
    table.play(table.matching()[:1])
    expect(table.page.locator(".tile[data-pulse]")).to_have_count(0)
    table.deal_anew()
    table.page.wait_for_timeout(300)
    assert pulsing(table) == []


def test_whoever_waits_is_shown_a_pair_and_then_the_hint_twice_a_game(
    slow_day: Callable[[str], Table],
) -> None:
    table = slow_day("7-d")
    pairs = list(ningbo.deal("7-d").witness or ())
    glow = table.page.locator("#controls [data-action=hint][data-glow]")
    table.play(pairs[:1])
    for turn in (1, 2):
        table.page.clock.run_for(19_000)
        assert pulsing(table) == []
        table.page.clock.run_for(2_000)
        expect(table.page.locator(".tile[data-pulse]")).to_have_count(2)
        expect(glow).to_have_count(0)
        table.page.clock.run_for(20_500)
        expect(glow).to_have_count(1)
        table.play(pairs[turn : turn + 1])
        expect(glow).to_have_count(0)
        expect(table.page.locator(".tile[data-pulse]")).to_have_count(0)
    table.page.clock.run_for(120_000)
    table.page.wait_for_timeout(200)
    assert pulsing(table) == []
    expect(glow).to_have_count(0)


def test_nudges_and_redo_leave_a_clean_clear_clean(slow_day: Callable[[str], Table]) -> None:
    table = slow_day("7-a")
    pairs = list(ningbo.deal("7-a").witness or ())
    table.play(pairs[:1])
    table.page.clock.run_for(25_000)
    expect(table.page.locator(".tile[data-pulse]")).to_have_count(2)
    table.play(pairs[1:])
    table.page.clock.run_for(1_000)
    expect(table.page.locator("#won [data-seal=clean]")).to_be_visible()


def test_the_help_shows_every_face_and_every_layer(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.page.keyboard.press("?")
    expect(table.page.locator("#help .faces:not(.matches) canvas")).to_have_count(42)
    turtle = table.page.locator("#help details").nth(3)
    turtle.locator("summary").click()
    expect(turtle.locator("figure")).to_have_count(5)
    # The outlines of a layer are one path, each begun with a move.
    free = turtle.locator(".layout-picture .free").evaluate_all(
        "(all) => all.flatMap((one) => one.getAttribute('d').match(/M/g)).length"
    )
    assert free == len(ningbo.layout("turtle").free_at_start())
    for part in ("real", "odds", "glossary", "origin", "keys", "other"):
        expect(table.page.locator(f'#help [data-help="{part}"] p').first).not_to_be_empty()


def test_every_setting_takes_effect_at_once_and_is_kept(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.pick("settings")
    chosen = {"tiles": "night", "table": "moss", "theme": "light", "motion": "none", "hand": "left"}
    for name, value in chosen.items():
        table.page.locator(f"#setting-{name}").select_option(value)
        assert (
            table.page.evaluate("(name) => document.documentElement.dataset[name]", name) == value
        )
    for name in ("index", "words", "match", "clock", "sound", "dim"):
        table.page.locator(f"#setting-{name}").click()
    table.page.keyboard.press("Escape")
    expect(table.stat("time")).to_be_hidden()
    table.reload()
    for name, value in chosen.items():
        assert (
            table.page.evaluate("(name) => document.documentElement.dataset[name]", name) == value
        )
    expect(table.stat("time")).to_be_hidden()
    table.pick("settings")
    assert table.page.locator("#setting-index").is_checked()
    assert not table.page.locator("#setting-match").is_checked()


def test_matches_of_a_selected_tile_are_marked_unless_switched_off(open_table: OpenTable) -> None:
    table = open_table("7-a")
    a, b = table.matching()[0]
    table.tile(a).click()
    assert b in table.marked("data-match")
    table.pick("settings")
    table.page.locator("#setting-match").uncheck()
    table.page.keyboard.press("Escape")
    assert table.marked("data-match") == []


def test_the_controls_change_sides_for_the_left_hand(open_table: OpenTable) -> None:
    table = open_table("7-a", viewport={"width": 844, "height": 390})

    def left_of_the_board() -> bool:
        controls, board = table.page.locator("#controls").bounding_box(), table.board.bounding_box()
        assert controls
        assert board
        return controls["x"] < board["x"]

    assert not left_of_the_board()
    table.pick("settings")
    table.page.locator("#setting-hand").select_option("left")
    table.page.keyboard.press("Escape")
    assert left_of_the_board()


def test_sounds_are_made_for_those_who_want_them(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.page.evaluate(
        """() => {
            window.tones = 0
            const real = OscillatorNode
            window.OscillatorNode = class extends real {
                constructor(...all) { super(...all); tones += 1 }
            }
        }"""
    )
    table.play(table.matching()[:1])
    assert table.page.evaluate("() => tones") == 0
    table.pick("settings")
    table.page.locator("#setting-sound").check()
    table.page.keyboard.press("Escape")
    table.play(table.matching()[:1])
    assert table.page.evaluate("() => tones") >= 3
