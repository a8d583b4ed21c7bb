"""The tower is built in under two seconds, shows no face meanwhile, and a tap ends it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table

WATCH = """
window.seen = { faces: 0, names: 0, phases: [], start: 0, end: 0 }
addEventListener("DOMContentLoaded", () => {
  const board = document.querySelector("#board")
  new MutationObserver(() => {
    const phase = board.dataset.phase
    if (seen.phases.at(-1) !== phase) seen.phases.push(phase)
    if (!seen.start && board.firstElementChild) seen.start = performance.now()
    if (phase === "playing") seen.end ||= performance.now()
    if (phase !== "building" && phase !== "paused") return
    seen.faces += document.querySelectorAll("[data-face]").length
    seen.names += [...document.querySelectorAll(".tile")]
      .filter((tile) => !(tile.ariaLabel ?? "Face-down").startsWith("Face-down")).length
  }).observe(board, { subtree: true, childList: true, attributes: true })
})
"""

ANIMATED = """() => document.getAnimations().flatMap((one) =>
  one.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))"""

FLIGHTS = """() => document.getAnimations().filter((one) =>
  !(one instanceof CSSAnimation) && !(one instanceof CSSTransition)).length"""

# Fifty times slower: a build that is still going on whenever a test gets to it.
SLOWLY = """
const { animate } = Element.prototype
Element.prototype.animate = function (...asked) {
  const animation = animate.apply(this, asked)
  animation.playbackRate = 0.02
  return animation
}
"""


@pytest.fixture
def moving(new_page: Callable[..., Page], site_url: str) -> Table:
    """A table where things move, before its address is opened."""
    page = new_page(viewport={"width": 1280, "height": 800})
    page.add_init_script(WATCH)
    return Table(page, site_url)


def test_no_face_is_in_the_page_while_the_tower_is_built(moving: Table) -> None:
    moving.open("7-d")
    moving.page.wait_for_timeout(1200)
    seen = moving.page.evaluate("() => seen")
    assert seen["phases"][:2] == ["building", "playing"]
    assert seen["faces"] == 0
    assert seen["names"] == 0
    assert len(moving.faces()) == 144


def test_only_transform_and_opacity_move(moving: Table) -> None:
    moving.open("7-d", wait=False)
    names: set[str] = set()
    for _time in range(12):
        names.update(moving.page.evaluate(ANIMATED))
        moving.page.wait_for_timeout(60)
    moving.ready()
    moving.play(moving.matching()[:1])
    names.update(moving.page.evaluate(ANIMATED))
    moving.press("shuffle")
    names.update(moving.page.evaluate(ANIMATED))
    assert names - {"offset", "computedOffset", "easing", "composite"} == {"transform", "opacity"}


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_tap_or_key_ends_the_build_and_never_selects(moving: Table, how: str) -> None:
    moving.page.add_init_script(SLOWLY)
    moving.open("7-d", wait=False)
    expect(moving.page.locator(".tile")).to_have_count(144)
    assert moving.phase == "building"
    if how == "tap":
        moving.page.mouse.click(640, 400)
    else:
        moving.page.keyboard.press("Enter")
    moving.ready()
    assert moving.marked("aria-pressed") == []
    assert moving.page.evaluate(FLIGHTS) == 0


def test_with_reduced_motion_nothing_moves(new_page: Callable[..., Page], site_url: str) -> None:
    page = new_page(reduced_motion="reduce")
    page.add_init_script("Element.prototype.animate = () => { throw new Error('moved') }")
    table = Table(page, site_url).open("7-d")
    table.play(table.matching()[:1])
    table.press("undo")
    table.press("shuffle")
    expect(page.locator(".tile[data-slot]")).to_have_count(144)


def test_removed_tiles_leave_the_page_when_their_flight_ends(moving: Table) -> None:
    moving.open("7-a")
    moving.play(moving.matching()[:1])
    expect(moving.page.locator(".tile")).to_have_count(34)


def test_while_paused_no_face_is_in_the_page(moving: Table) -> None:
    moving.open("7-d")
    moving.press("pause")
    expect(moving.board).to_have_attribute("data-phase", "paused")
    assert set(moving.faces().values()) == {""}
    names = moving.page.evaluate(
        "() => [...document.querySelectorAll('.tile')].map((tile) => tile.ariaLabel)"
    )
    assert all(name.startswith("Face-down") for name in names)
    assert moving.free() == []
    moving.press("pause")
    moving.ready()
    assert "" not in moving.faces().values()
