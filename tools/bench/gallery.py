"""The gallery with 500 own layouts in headless Chromium."""

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page

from ningbo.core.full_code import write_layout_code
from ningbo.core.layout import Layout
from tools.bench import Row
from tools.browsing import launched, served

WATCH = Path(__file__).with_name("_watch.js")
DRAWINGS = 500
RUNS = 3
STEP = 240  # pixels that a turn of the wheel scrolls
EDGE = {"up": "dialog.scrollTop === 0", "down": "dialog.scrollHeight - dialog.scrollTop < 900"}


def rows() -> Iterator[Row]:
    """Open the gallery several times, and scroll through all of it, down and up."""
    kept = {f"ningbo.1.own.{layout.kept_as}": _own(layout) for layout in _layouts()}
    assert len(kept) == DRAWINGS
    opened, longest = [], []
    with launched() as browser, served([]) as (_site, url):
        for _run in range(RUNS):
            page = _page(browser, kept)
            page.goto(f"{url}#7-a")
            page.locator("#board[data-phase=playing]").wait_for()
            page.locator("[data-action=menu]").click()
            page.locator("#menu [data-action=layouts]").click()
            page.locator("#layouts .entry svg").first.wait_for()
            opened.append(_since(page))
            last = page.locator(f"#layouts .entry:nth-child({DRAWINGS + 32})")
            last.wait_for(state="attached")
            page.evaluate("bench.longest = 0")
            _scroll(page, "down")
            _scroll(page, "up")
            longest.append(page.evaluate("bench.longest"))
            page.context.close()
    yield Row(f"gallery with {DRAWINGS} drawings, open", None, median(opened), "ms")
    yield Row("longest task over 50 ms while scrolling, or 0", 50, median(longest), "ms")


def _since(page: Page) -> float:
    """The milliseconds between the press that opens the gallery and now."""
    since: float = page.evaluate("performance.now() - bench.pressed")
    return since


def _scroll(page: Page, way: str) -> None:
    """Turn the wheel until the end is reached."""
    page.mouse.move(640, 500)
    while not page.evaluate(
        f"() => {{ const dialog = document.querySelector('#layouts'); return {EDGE[way]} }}"
    ):
        page.mouse.wheel(0, STEP if way == "down" else -STEP)
        page.evaluate("() => new Promise(requestAnimationFrame)")


def _layouts() -> list[Layout]:
    """As many different shapes of 144 tiles: two blocks that lie now here, now there on a third."""
    places = [(x, y, u, v) for x in range(13) for y in range(5) for u in range(5) for v in range(2)]
    return [_layout(*place) for place in places[:DRAWINGS]]


def _layout(x: int, y: int, u: int, v: int) -> Layout:
    bottom = [(2 * column, 2 * row, 0) for column in range(12) for row in range(8)]
    middle = [(x + 2 * column, y + 2 * row, 1) for column in range(6) for row in range(6)]
    top = [(x + u + 2 * column, y + v + 2 * row, 2) for column in range(4) for row in range(3)]
    return Layout(bottom + middle + top)


def _own(layout: Layout) -> str:
    facts = {"count": layout.count, "layers": layout.layers, "free": 60, "emptied": True}
    name = f"Blocks {layout.kept_as[-4:]}"
    told = {"code": write_layout_code(layout), "name": name, "author": "", "source": "", "added": 1}
    return json.dumps(told | facts)


def _page(browser: Browser, kept: dict[str, str]) -> Page:
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.set_default_timeout(60_000)
    page.add_init_script(path=WATCH)
    page.add_init_script(
        f"for (const [name, text] of Object.entries({json.dumps(kept)})) localStorage[name] = text;"
        "addEventListener('pointerdown', ({ timeStamp }) => { bench.pressed = timeStamp }, true);"
    )
    return page
