"""For everyone: names, announcements, the list view, axe-core, forced colours, large text."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import ningbo
from tests.browser.screens import SCREENS, put_records
from tests.browser.table import Table

OpenTable = Callable[..., Table]
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"


def labels(table: Table) -> dict[int, str]:
    found: dict[str, str] = table.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".tile[data-slot]")]
            .map((tile) => [tile.dataset.slot, tile.ariaLabel]))"""
    )
    return {int(slot): label for slot, label in found.items()}


def test_names_say_face_layer_and_what_blocks(open_table: OpenTable) -> None:
    table = open_table("7-d")
    board = ningbo.deal("7-d").board()
    slots = board.layout.slots
    for slot, label in labels(table).items():
        assert f"layer {slots[slot][2] + 1}" in label
        blockers = board.blockers(slot)
        if blockers.above:
            assert ", covered by " in label
        elif blockers.left:
            assert ", held between " in label
        else:
            assert label.endswith(", free")
    names = {label.partition(",")[0] for label in labels(table).values()}
    assert len(names) == len(set(table.faces().values()))


def test_what_happens_is_announced(open_table: OpenTable) -> None:
    table = open_table("7-a")
    assert table.message.get_attribute("aria-live") == "polite"
    a, b = table.matching()[0]
    table.tile(a).click()
    expect(table.message).to_contain_text("Selected")
    table.tile(b).click()
    expect(table.message).to_contain_text("34 tiles left")
    table.press("undo")
    expect(table.message).to_contain_text("36 tiles left")


def test_a_whole_game_in_the_list_view_by_names_and_announcements(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.pick("list")
    listed = table.page.get_by_role("region", name="Free tiles and pairs")
    left = 36
    while left:
        pairs = listed.get_by_role("button", name=re.compile("with"))
        if pairs.count() == 0:
            table.page.get_by_role("region", name="No two free tiles match").get_by_role(
                "button", name="Shuffle"
            ).click()
            expect(table.message).to_contain_text("Shuffled")
            continue
        pairs.first.click()
        left -= 2
        said = f"{left} tiles left" if left else "All tiles cleared"
        expect(table.message).to_contain_text(said)
    expect(table.page.get_by_role("dialog", name="All clear")).to_be_visible()


def test_the_list_selects_single_tiles_too(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.pick("list")
    a, b = table.matching()[0]
    table.page.locator(f'#list [data-choose="{a}"]').click()
    expect(table.page.locator(f'#list [data-choose="{a}"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    table.page.locator(f'#list [data-choose="{b}"]').click()
    expect(table.stat("tiles")).to_have_text("34")
    table.pick("list")
    expect(table.page.locator("#list")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(
    new_page: Callable[..., Page], site_url: str, screen: str, scheme: str
) -> None:
    page = new_page(
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
        color_scheme=scheme,
        bypass_csp=True,
    )
    put_records(page)
    table = Table(page, site_url).open("5-b")
    SCREENS[screen](table)
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run().then(({ violations }) => violations)")
    told = [(one["id"], [node["html"] for node in one["nodes"]][:3]) for one in found]
    assert told == []


@pytest.mark.parametrize("screen", ["table", "menu", "settings", "help", "coach"])
def test_text_of_double_size_holds(open_table: OpenTable, screen: str) -> None:
    table = open_table("7-a", viewport={"width": 390, "height": 844})
    table.page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    SCREENS[screen](table)
    assert table.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for action in ("undo", "hint", "menu"):
        box = table.page.locator(f'#controls [data-action="{action}"]').bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390


def test_controls_are_large_enough_for_a_thumb(open_table: OpenTable) -> None:
    for width, height in ((320, 568), (390, 844), (844, 390)):
        table = open_table("7-a", viewport={"width": width, "height": height})
        for button in table.page.locator("#controls button:visible").all():
            box = button.bounding_box()
            assert box
            assert box["width"] >= 44
            assert box["height"] >= 44


def test_forced_colours_leave_everything_visible(open_table: OpenTable) -> None:
    table = open_table("7-a", forced_colors="active")
    table.play(table.matching()[:1])
    edge = table.page.locator('#controls [data-action="undo"]').evaluate(
        "(button) => getComputedStyle(button).borderTopColor"
    )
    assert edge != "rgba(0, 0, 0, 0)"


def test_the_language_is_a_language_tag(open_table: OpenTable) -> None:
    table = open_table("7-a")
    tag = table.page.evaluate("() => new Intl.Locale(document.documentElement.lang).toString()")
    assert tag == "en"
