"""Marks on the painted page: each stands out at 3:1, and each is told from the others in grey."""

import io
from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from ningbo import art
from tests.browser.screens import put_kept
from tests.browser.table import Table

# Tiles that lie still, so that what changes in a picture is the mark alone.
STILL = ".tile .art { transform: none !important; transition: none !important }"

# A mark is painted in the frame after the one that its attribute came with.
PAINTED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""


def luminances(table: Table, slot: int) -> list[float]:
    """Relative luminance (WCAG 2.2) of every pixel of a tile, as the page shows it."""
    box = table.tile(slot).bounding_box()
    assert box
    clip = {name: round(box[name]) for name in ("x", "y", "width", "height")}
    shown = table.page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]
    picture = Image.open(io.BytesIO(shown)).convert("RGB")
    return [
        0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
        for r, g, b in picture.get_flattened_data()
    ]


def linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def standing_out(one: list[float], other: list[float]) -> float:
    """The share of pixels at which two pictures differ at 3:1 or better."""
    pairs = [sorted(pair) for pair in zip(one, other, strict=True)]
    return sum((light + 0.05) / (dark + 0.05) >= 3 for dark, light in pairs) / len(pairs)


def marked(table: Table, slot: int, attribute: str) -> list[float]:
    expect(table.page.locator(f'.tile[data-slot="{slot}"][{attribute}]')).to_be_visible()
    # The pointer's own shine is no part of the mark.
    table.page.mouse.move(2, 2)
    table.page.evaluate(PAINTED)
    return luminances(table, slot)


@pytest.mark.parametrize("dims", [True, False])
@pytest.mark.parametrize("tiles", art.SETS)
def test_marks_stand_out_from_a_tile_and_from_each_other(
    new_page: Callable[..., Page], site_url: str, tiles: str, dims: bool
) -> None:
    page = new_page(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", bypass_csp=True
    )
    put_kept(page, "settings", {"tiles": tiles, "dim": dims})
    put_kept(page, "guided", "1")
    table = Table(page, site_url).open("7-a")
    page.add_style_tag(content=STILL)
    page.mouse.move(2, 2)
    a, b = table.matching()[0]
    plain = luminances(table, a)
    looks = {}
    table.tile(a).click()
    looks["selected"] = marked(table, a, "aria-pressed")
    page.keyboard.press("Escape")
    table.tile(b).click()
    looks["match"] = marked(table, a, "data-match")
    page.keyboard.press("Escape")
    while a not in (hinted := table.marked("data-hint")):
        page.keyboard.press("h")
        table.until(lambda hinted=hinted: table.marked("data-hint") not in ([], hinted))
    looks["hint"] = marked(table, a, "data-hint")
    page.keyboard.press("Escape")
    for name, look in looks.items():
        assert standing_out(plain, look) > 0.03, name
    for one, other in combinations(looks, 2):
        assert standing_out(looks[one], looks[other]) > 0.01, (one, other)

    free = set(table.free())
    blocked = [slot for slot in table.faces() if slot not in free]
    before = {slot: luminances(table, slot) for slot in free}
    for slot in blocked:
        table.tile(slot).click(force=True)
        expect(table.page.locator(".tile[data-blocking]").first).to_be_visible()
        blocking = [one for one in table.marked("data-blocking") if one in free]
        if blocking:
            break
    look = marked(table, blocking[0], "data-blocking")
    assert standing_out(before[blocking[0]], look) > 0.02
