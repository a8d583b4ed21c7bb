"""The address: a code opens its deal, a bad one opens nothing and loses nothing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ningbo
from tests.browser.table import Table

OpenTable = Callable[..., Table]

BAD = [
    ("123456789-d", "digits"),
    ("7-zz", "layout"),
    ("7-d.q", "method"),
    ("seven-d", "not a number"),
    ("hello", "no deal code"),
    ("9007199254740993-a", "digits"),
    ("x1.AAAA", "cut off or changed"),
]


@pytest.mark.parametrize(("code", "words"), BAD)
def test_a_bad_code_opens_nothing_and_leaves_the_game(
    open_table: OpenTable, code: str, words: str
) -> None:
    table = open_table("7-a")
    table.play(list(ningbo.deal("7-a").witness or ())[:2])
    faces = table.faces()
    table.page.evaluate("(code) => { location.hash = code }", code)
    expect(table.message).to_contain_text(words)
    assert table.faces() == faces
    table.page.goto("about:blank")
    table.open(code)
    expect(table.message).to_contain_text(words)
    assert table.faces() == faces
    assert table.code == "7-a"


@pytest.mark.parametrize(
    ("given", "code"), [("%207-A%20", "7-a"), ("007-d", "7-d"), ("0-b", "0-b")]
)
def test_codes_are_read_generously(open_table: OpenTable, given: str, code: str) -> None:
    table = open_table(given)
    assert table.code == code
    assert len(table.faces()) == ningbo.deal(code).layout.count


def test_a_code_typed_into_the_address_opens_and_can_be_taken_back(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.page.evaluate("() => { location.hash = '5-b.r' }")
    expect(table.board).to_have_attribute("data-code", "5-b.r")
    table.ready()
    table.press("takeback")
    expect(table.board).to_have_attribute("data-code", "7-a")


def test_the_code_dialog_opens_a_deal_or_says_what_is_wrong(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.pick("code")
    field = table.page.locator("#code input")
    field.fill("123456789-a")
    field.press("Enter")
    expect(table.page.locator("#code [role=alert]")).to_contain_text("9 digits")
    field.fill("12-f")
    field.press("Enter")
    expect(table.board).to_have_attribute("data-code", "12-f")
    expect(table.page.locator("#code")).to_be_hidden()


def test_every_code_shown_can_be_opened_again(open_table: OpenTable) -> None:
    table = open_table("7-a")
    for method in ("peel", "build", "random"):
        table.press("menu")
        table.deal_anew(f"new-{method}")
        expect(table.page.locator("#menu")).to_be_hidden()
        board = ningbo.deal(table.code).board()
        assert table.faces() == {slot: board.label(slot) for slot in range(36)}


def test_a_house_in_the_address_is_for_this_visit(open_table: OpenTable) -> None:
    table = open_table(rules="tower")
    assert table.code.endswith("-a")
    table = Table(table.page, table.url)
    table.page.goto("about:blank")
    table.open(rules="three-shuffles")
    assert table.code.endswith("-d.b")
    expect(table.stat("shuffles-left")).to_have_text("3")
    table.page.goto("about:blank")
    table.open(rules="nowhere")
    expect(table.message).to_contain_text("nowhere")


def test_the_daily_deal_is_twin_peaks_of_the_day(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.page.clock.set_fixed_time("2031-02-03T12:00:00")
    table.pick("daily")
    expect(table.board).to_have_attribute("data-code", "20310203-b")


def test_the_deal_link_is_copied(open_table: OpenTable) -> None:
    table = open_table("7-a", permissions=["clipboard-read", "clipboard-write"])
    table.pick("copy")
    assert table.page.evaluate("() => navigator.clipboard.readText()").endswith("#7-a")
