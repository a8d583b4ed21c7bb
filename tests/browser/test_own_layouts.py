"""Own layouts and the further built-in ones in play: links, games kept apart, first backs."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import ningbo
from ningbo.core.full_code import write_layout_code
from ningbo.core.layout import Layout
from ningbo.core.layouts import FIRST_IDS, LAYOUT_IDS
from ningbo.core.save import save_game
from tests.browser.screens import put_kept
from tests.browser.table import Table

OpenTable = Callable[..., Table]

STAIRS = Layout([(2 * x, 2 * y, z) for z in range(3) for x in range(8) for y in range(2 * z, 6)])
BRIDGE = Layout([(2 * x, 2 * y, z) for z in range(2) for x in range(z, 8 - z) for y in range(4)])
STAIRS_CODE, BRIDGE_CODE = write_layout_code(STAIRS), write_layout_code(BRIDGE)
FURTHER = next(id for id in LAYOUT_IDS if id not in FIRST_IDS)
WATCH_BACKS = """
new MutationObserver(() => {
  globalThis.firstBacks ??= document.querySelectorAll("#board .tile").length || undefined;
}).observe(document, { subtree: true, childList: true });
"""


def test_a_link_to_a_layout_deals_on_it_in_a_clean_browser(open_table: OpenTable) -> None:
    table = open_table(STAIRS_CODE)
    expect(table.board).to_have_attribute("data-layout", STAIRS.kept_as)
    assert len(table.faces()) == STAIRS.count
    assert ningbo.deal(table.code).layout == STAIRS
    table.play(table.matching()[:1])
    expect(table.page.locator("#message")).not_to_have_class("warn")


def test_a_link_that_was_cut_says_so_and_plays_all_the_same(open_table: OpenTable) -> None:
    table = open_table(STAIRS_CODE[:-4])
    expect(table.message).to_contain_text("cut off")
    assert table.board.get_attribute("data-layout") == "pavilion"


def test_an_own_layouts_game_waits_while_another_is_played(open_table: OpenTable) -> None:
    table = open_table(STAIRS_CODE)
    table.play(table.matching()[:1])
    table.play(table.matching()[:1])
    faces = table.faces()
    table.page.evaluate("(code) => { location.hash = code }", BRIDGE_CODE)
    expect(table.board).to_have_attribute("data-layout", BRIDGE.kept_as)
    table.ready()
    table.play(table.matching()[:1])
    assert table.records() == []
    table.page.evaluate("(code) => { location.hash = code }", STAIRS_CODE)
    expect(table.board).to_have_attribute("data-layout", STAIRS.kept_as)
    table.ready()
    assert table.faces() == faces
    kept = table.kept()
    assert {f"game.ningbo.{one.kept_as}" for one in (STAIRS, BRIDGE)} <= kept.keys()


def test_statistics_of_own_layouts_are_apart(open_table: OpenTable) -> None:
    table = open_table(STAIRS_CODE)
    for layout in (STAIRS, BRIDGE):
        table.page.evaluate("(code) => { location.hash = code }", write_layout_code(layout))
        expect(table.board).to_have_attribute("data-layout", layout.kept_as)
        expect(table.page).to_have_url(re.compile("#x1"))
        table.ready()
        table.play(table.matching()[:1])
        table.deal_anew()
    table.pick("stats")
    for layout in (STAIRS, BRIDGE):
        row = table.page.locator(f'[data-stats="ningbo.{layout.kept_as}"]')
        expect(row.locator('[data-row="games"] dd')).to_have_text("1")
        expect(row.locator("h3")).to_contain_text("Own layout")


def test_the_layout_last_played_comes_back_with_its_own_backs(open_table: OpenTable) -> None:
    for code, layout in ((STAIRS_CODE, STAIRS), (f"7-{letters()}", ningbo.layout(FURTHER))):
        table = open_table(code)
        table.play(table.matching()[:1])
        table.play(table.matching()[:1])
        faces = table.faces()
        table.page.add_init_script(WATCH_BACKS)
        table.page.goto("about:blank")
        table.open()
        assert table.page.evaluate("firstBacks") == layout.count - 4
        assert table.faces() == faces
        expect(table.board).to_have_attribute("data-layout", layout.kept_as)


def test_a_new_game_on_the_layout_last_played_begins_where_that_was_over(
    new_page: Callable[..., Page], site_url: str
) -> None:
    page = new_page(reduced_motion="reduce")
    page.add_init_script(
        f"localStorage.setItem('ningbo.1.layout.ningbo', '{STAIRS.kept_as} {STAIRS_CODE}')"
    )
    table = Table(page, site_url).open()
    assert len(table.faces()) == STAIRS.count


def test_a_layout_that_cannot_be_dealt_gives_way_to_the_first_one(
    new_page: Callable[..., Page], site_url: str
) -> None:
    stack = Layout([(0, 0, 0), (0, 0, 1)])
    page = new_page(reduced_motion="reduce")
    page.add_init_script(
        "localStorage.setItem('ningbo.1.layout.ningbo',"
        f" '{stack.kept_as} {write_layout_code(stack)}')"
    )
    table = Table(page, site_url).open()
    assert table.board.get_attribute("data-layout") == "pavilion"
    assert len(table.faces()) == 36


def letters() -> str:
    return ningbo.layout(FURTHER).letters


def test_a_further_layout_is_fetched_when_it_is_asked_for(open_table: OpenTable) -> None:
    table = open_table(f"7-{letters()}")
    expect(table.board).to_have_attribute("data-layout", FURTHER)
    shown = table.faces()
    assert [shown[slot] for slot in sorted(shown)] == [
        ningbo.deal(f"7-{letters()}").board().label(slot) for slot in sorted(shown)
    ]


def test_an_unfinished_game_of_before_still_opens(
    new_page: Callable[..., Page], site_url: str
) -> None:
    """Games on all own layouts were kept under one name, and records said `own`."""
    game = ningbo.Game(ningbo.deal(code_on(STAIRS)))
    game.act("{}-{}".format(*next(iter(game.board.pairs))))
    kept = {"code": game.deal.code, "save": save_game(game), "time": 5000, "tiles": ""}
    page = new_page(reduced_motion="reduce")
    put_kept(page, "game.ningbo.other", kept)
    table = Table(page, site_url).open(game.deal.code)
    assert len(table.faces()) == STAIRS.count - 2
    names = table.kept()
    assert "game.ningbo.other" not in names
    assert json.loads(names[f"game.ningbo.{STAIRS.kept_as}"])["code"] == game.deal.code


def code_on(layout: Layout) -> str:
    return ningbo.deal_layout(layout, 7).code


def test_a_winnable_deal_on_an_own_layout_is_proven(open_table: OpenTable) -> None:
    table = open_table(BRIDGE_CODE)
    before = table.code
    table.pick("new-winnable")
    expect(table.board).not_to_have_attribute("data-code", before)
    expect(table.page.locator("#proof")).to_have_text("Proven winnable")
    expect(table.board).to_have_attribute("data-layout", BRIDGE.kept_as)


def test_without_the_other_files_a_further_layout_is_refused_in_one_sentence(
    open_table: OpenTable,
) -> None:
    table = open_table("7-a")
    table.page.route("**/assets/more-*", lambda route: route.abort())
    table.page.evaluate("(code) => { location.hash = code }", f"7-{letters()}")
    expect(table.message).to_contain_text("takes the network once")
    assert table.code == "7-a"
    assert len(table.faces()) == 36
    table.play(table.matching()[:1])
    table.page.unroute("**/assets/more-*")
    table.page.evaluate("(code) => { location.hash = code }", f"8-{letters()}")
    expect(table.board).to_have_attribute("data-layout", FURTHER)
