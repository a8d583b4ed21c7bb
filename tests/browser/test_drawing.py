"""Where tiles are drawn and hit: whole, alike, without gaps, topmost face first, at every size."""

import json
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ningbo
from tests.browser.screens import SCREENS, put_records
from tests.browser.table import Table

OpenTable = Callable[..., Table]
LETTERS = "abcdefgh"
SIZES = [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900), (3840, 2160)]

BOXES = """() => [...document.querySelectorAll(".tile[data-slot]")].map((tile) => {
  const { x, y, width, height } = tile.getBoundingClientRect()
  const picture = tile.querySelector(".art").getBoundingClientRect()
  const rank = Number(getComputedStyle(tile).zIndex)
  return { slot: Number(tile.dataset.slot), x, y, width, height, rank,
           ends: [picture.right, picture.bottom] }
})"""


def boxes(page: Page) -> dict[int, dict[str, Any]]:
    return {box["slot"]: box for box in page.evaluate(BOXES)}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_layout_fits_every_window(open_table: OpenTable, size: tuple[int, int]) -> None:
    width, height = size
    table = open_table(viewport={"width": width, "height": height})
    for letter in LETTERS:
        table.page.evaluate("(code) => { location.hash = code }", f"7-{letter}")
        expect(table.board).to_have_attribute("data-code", f"7-{letter}")
        table.ready()
        room = table.page.locator("#table").bounding_box()
        assert room
        for box in boxes(table.page).values():
            assert box["x"] >= room["x"]
            assert box["y"] >= room["y"]
            assert box["ends"][0] <= room["x"] + room["width"] + 0.5
            assert box["ends"][1] <= room["y"] + room["height"] + 0.5
        assert table.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (
            "the page scrolls sideways"
        )


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2, 3])
def test_tiles_are_alike_and_fall_on_device_pixels(open_table: OpenTable, ratio: float) -> None:
    for width in (390, 1003):
        table = open_table(
            "7-d", device_scale_factor=ratio, viewport={"width": width, "height": 844}
        )
        drawn = boxes(table.page)
        slots = ningbo.layout("turtle").slots
        for slot, box in drawn.items():
            assert box["height"] * ratio == pytest.approx(box["width"] * ratio * 4 / 3, abs=0.5)
            assert box["x"] * ratio == pytest.approx(round(box["x"] * ratio), abs=0.1)
            assert box["y"] * ratio == pytest.approx(round(box["y"] * ratio), abs=0.1)
            x, y, z = slots[slot]
            if (x + 2, y, z) in slots:
                right = drawn[slots.index((x + 2, y, z))]
                assert right["x"] == pytest.approx(box["x"] + box["width"], abs=0.02)
            if (x, y + 2, z) in slots:
                below = drawn[slots.index((x, y + 2, z))]
                assert below["y"] == pytest.approx(box["y"] + box["height"], abs=0.02)


PICTURES = """async () => {
  const shown = new Set()
  for (const skin of document.querySelectorAll(".tile .art"))
    for (const part of [undefined, "::before", "::after"])
      shown.add(getComputedStyle(skin, part).backgroundImage)
  shown.delete("none")
  const sizes = []
  for (const address of shown) {
    const picture = new Image()
    picture.src = address.slice('url("'.length, -'")'.length)
    await picture.decode()
    sizes.push([picture.naturalWidth, picture.naturalHeight])
  }
  const { width, height } = document.querySelector(".tile .art").getBoundingClientRect()
  const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
  const names = rules.map((rule) => rule.selectorText.split("::")[0])
  return {
    sizes,
    seen: [width * devicePixelRatio, height * devicePixelRatio],
    unworn: names.filter((name) => !document.querySelector(`.tile ${name}`)),
  }
}"""


@pytest.mark.parametrize("ratio", [1, 3])
def test_pictures_are_drawn_for_the_size_they_are_seen_at(
    open_table: OpenTable, ratio: float
) -> None:
    table = open_table("7-d", device_scale_factor=ratio)
    table.tile(table.free()[0]).click()

    def seen() -> list[float]:
        return table.page.evaluate(PICTURES)["seen"]

    def drawn_anew(before: list[float]) -> bool:
        pictures = table.page.evaluate(PICTURES)
        # The browser counts in 64ths of a CSS pixel.
        now = pytest.approx(pictures["seen"], abs=ratio / 64)
        # Those of other sizes are gone: nothing grows with every change.
        return (
            pictures["seen"] != before
            and not pictures["unworn"]
            and all(size == now for size in pictures["sizes"])
        )

    before = seen()
    for width in (500, 800, 390):
        table.page.set_viewport_size({"width": width, "height": 700})
        table.until(partial(drawn_anew, before))
        before = seen()
    table.page.locator("#table").hover()
    table.page.keyboard.down("Control")
    for _step in range(3):
        table.page.mouse.wheel(0, -40)
    table.until(partial(drawn_anew, before))


SKINS = """(board) => [...document.querySelectorAll(`${board} .tile .art`)].map((skin) =>
  [undefined, "::before"].map((part) => getComputedStyle(skin, part).backgroundImage))"""


def test_another_board_has_pictures_of_its_own(open_table: OpenTable) -> None:
    table = open_table("7-d")
    put_records(table.page)
    table.reload()
    before = table.page.evaluate(SKINS, "#board")
    sheets = table.page.evaluate("() => document.adoptedStyleSheets.length")
    SCREENS["replay"](table)
    assert table.page.evaluate(SKINS, "#board") == before
    replayed = table.page.evaluate(SKINS, "#replay")
    assert replayed
    assert not {picture for skin in replayed for picture in skin if picture != "none"} & {
        picture for skin in before for picture in skin
    }
    table.page.keyboard.press("Escape")
    table.until(lambda: table.page.evaluate("() => document.adoptedStyleSheets.length") == sheets)
    assert table.page.evaluate(SKINS, "#board") == before


def test_layers_are_shifted_by_the_depth_of_a_side(open_table: OpenTable) -> None:
    table = open_table("7-c")
    slots = ningbo.layout("high-tower").slots
    drawn = boxes(table.page)
    unit = drawn[0]["width"] / 2
    corner = drawn[0]["x"] - slots[0][0] * unit
    shifts = {z: set() for z in range(6)}
    for slot, (x, _y, z) in enumerate(slots):
        shifts[z].add(round(corner + x * unit - drawn[slot]["x"]))
    depth = min(shifts[1])
    assert depth > 0
    for z, found in shifts.items():
        assert all(abs(shift - z * depth) <= 1 for shift in found)


def test_tiles_are_painted_by_layer_then_from_the_upper_left(open_table: OpenTable) -> None:
    table = open_table("7-e")
    slots = ningbo.layout("twin-turtle").slots
    drawn = boxes(table.page)
    assert list(drawn) == sorted(drawn), "the order in the page is that of the slots"
    by_rank = sorted(drawn, key=lambda slot: drawn[slot]["rank"])
    keys = [(slots[slot][2], slots[slot][0] + slots[slot][1]) for slot in by_rank]
    assert keys == sorted(keys)


def test_a_click_hits_the_topmost_tile_drawn_there(open_table: OpenTable) -> None:
    table = open_table("7-d")
    drawn = boxes(table.page)
    depth = float(table.page.evaluate("() => parseFloat(board.style.getPropertyValue('--depth'))"))
    for box in drawn.values():
        for across, down in product((0.15, 0.5, 0.85), repeat=2):
            point = [box["x"] + box["width"] * across, box["y"] + box["height"] * down]
            over = [
                other
                for other, its in drawn.items()
                if its["x"] <= point[0] < its["x"] + its["width"]
                and its["y"] <= point[1] < its["y"] + its["height"]
            ]
            top = max(over, key=lambda other: drawn[other]["rank"])
            hit = table.page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y)?.closest('.tile')?.dataset.slot", point
            )
            found = drawn[int(hit)]
            assert int(hit) == top or found["rank"] > drawn[top]["rank"], "a side over a face"
    top = max(drawn, key=lambda slot: drawn[slot]["rank"])
    box = drawn[top]
    for point in (
        [box["x"] + box["width"] + depth / 2, box["y"] + box["height"] / 2],
        [box["x"] + box["width"] / 2, box["y"] + box["height"] + depth / 2],
    ):
        table.page.mouse.click(*point)
        assert table.marked("aria-pressed") in ([top], [])
        hit = table.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('.tile')?.dataset.slot", point
        )
        assert int(hit) == top, "a tile's side is that tile's"


def test_only_free_tiles_look_as_if_they_could_be_clicked(open_table: OpenTable) -> None:
    table = open_table("7-d")
    cursors = table.page.evaluate(
        """() => [...document.querySelectorAll(".tile")]
            .map((tile) => [tile.dataset.free, getComputedStyle(tile).cursor])"""
    )
    assert {(free, cursor) for free, cursor in cursors} == {
        ("true", "pointer"),
        ("false", "default"),
    }


def test_larger_tiles_scroll_and_fit_returns(open_table: OpenTable) -> None:
    table = open_table("7-d")
    before = boxes(table.page)[0]["width"]
    table.pick("larger")
    assert boxes(table.page)[0]["width"] > before * 1.2
    room = table.page.locator("#table")
    assert room.evaluate("(room) => room.scrollHeight > room.clientHeight")
    table.pick("fit")
    assert boxes(table.page)[0]["width"] == before


def test_wheel_and_pinch_enlarge(open_table: OpenTable) -> None:
    table = open_table("7-d", has_touch=True)
    before = boxes(table.page)[0]["width"]
    table.page.mouse.move(640, 400)
    table.page.keyboard.down("Control")
    table.page.mouse.wheel(0, -120)
    table.page.keyboard.up("Control")
    table.page.wait_for_timeout(100)
    assert boxes(table.page)[0]["width"] > before
    table.pick("fit")
    table.page.evaluate(
        """() => {
            const table = document.querySelector("#table")
            const fingers = (apart) => [0, 1].map((identifier) => new Touch({
                identifier, target: table, clientY: 400,
                clientX: 640 + (identifier ? apart : -apart) }))
            const send = (type, apart) => table.dispatchEvent(new TouchEvent(type, {
                touches: apart ? fingers(apart) : [], cancelable: true, bubbles: true }))
            send("touchstart", 50); send("touchmove", 100); send("touchend", 0)
        }"""
    )
    assert boxes(table.page)[0]["width"] == pytest.approx(before * 2, rel=0.1)


def test_full_window_leaves_the_table_and_a_way_back(open_table: OpenTable) -> None:
    table = open_table("7-d")
    table.pick("fullwindow")
    expect(table.page.locator("#controls")).to_be_hidden()
    expect(table.page.locator("#status")).to_be_hidden()
    table.page.locator("#leave").click()
    expect(table.page.locator("#controls")).to_be_visible()


def test_full_screen_takes_the_whole_screen_and_gives_it_back(open_table: OpenTable) -> None:
    table = open_table("7-d")
    for whole in (True, False):
        table.pick("fullscreen")
        table.page.wait_for_function("(whole) => !!document.fullscreenElement === whole", arg=whole)
        expect(table.page.locator("#controls")).to_be_visible()
        table.play(table.matching()[:1])


def test_a_refused_full_screen_is_said(open_table: OpenTable) -> None:
    table = open_table("7-d")
    table.page.evaluate(
        "() => { Element.prototype.requestFullscreen = () => Promise.reject(new TypeError()) }"
    )
    table.pick("fullscreen")
    expect(table.message).to_contain_text("full screen")


def test_an_imported_layout_is_drawn_from_its_full_code(open_table: OpenTable) -> None:
    pavilion = ningbo.layout("pavilion")
    layout = ningbo.Layout([(x, y, z) for x, y, z in pavilion.slots if z == 0][:8])
    code = ningbo.deal_layout(layout, 5).code
    table = open_table(code)
    assert len(table.faces()) == 8
    assert json.loads(table.kept()[f"game.ningbo.{layout.kept_as}"])["code"] == code
