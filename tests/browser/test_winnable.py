"""Deals that promise to be winnable: proven while they are played, refused when disproven."""

from collections.abc import Callable

from playwright.sync_api import expect

import ningbo
from ningbo.measured import packs
from ningbo.solver.packs import codes_in
from ningbo.solver.rating import BANDS
from ningbo.solver.winnable import is_winnable
from tests.browser.table import Table

OpenTable = Callable[..., Table]


def code_that(wins: bool) -> str:
    """The first deal on the smallest layout that keeps, or breaks, its promise."""
    codes = (f"{seed}-a.w" for seed in range(1000))
    return next(code for code in codes if is_winnable(ningbo.deal(code)) == wins)


def test_a_code_is_dealt_at_once_and_proven_in_the_background(open_table: OpenTable) -> None:
    code = code_that(True)
    table = open_table(code)
    assert len(table.faces()) == 36
    expect(table.page.locator("#proof")).to_have_text("Proven winnable")
    assert table.code == code


def test_a_disproven_deal_is_refused_and_what_was_there_comes_back(open_table: OpenTable) -> None:
    code = code_that(False)
    table = open_table("7-a")
    table.play(table.matching()[:1])
    table.page.evaluate("(code) => { location.hash = code }", code)
    expect(table.message).to_contain_text(code)
    expect(table.board).to_have_attribute("data-code", "7-a")
    assert len(table.faces()) == 34
    assert table.records() == []


def test_a_new_one_is_drawn_until_it_is_proven(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.press("menu")
    table.page.locator('#menu [data-action="new-winnable"]').click()
    expect(table.page.locator("#proof")).to_have_text("Proven winnable")
    assert table.code.endswith("-a.w")
    assert is_winnable(ningbo.deal(table.code))


def test_the_bands_offered_are_those_of_the_layout(open_table: OpenTable) -> None:
    for code, layout in (("7-a", "pavilion"), ("7-ab", "stepping-stones"), ("7-t", "calm-sea")):
        table = open_table(code)
        table.press("menu")
        offered = table.page.locator("#menu [data-action^=band-]").evaluate_all(
            "(all) => all.map((one) => one.dataset.action.slice(5))"
        )
        assert offered == [band for band in BANDS if codes_in(packs(), layout, band)]


def test_a_rated_deal_is_of_the_band_asked_for(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.page.locator("[data-action=menu]").click()
    table.page.locator("#menu [data-action=band-hard]").click()
    expect(table.board).not_to_have_attribute("data-code", "7-a")
    expect(table.board).to_have_attribute("data-layout", "pavilion")
    assert table.code in codes_in(packs(), "pavilion", "hard")
