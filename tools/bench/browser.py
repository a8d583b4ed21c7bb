"""The page in headless Chromium, at full speed and with the processor slowed four times."""

import gzip
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page, expect

from ningbo import art
from ningbo.core.deal import deal
from tests.browser.screens import put_kept
from tools.bench import Row
from tools.bench._slowed import slowed
from tools.browsing import launched, served

WATCH = Path(__file__).with_name("_watch.js")
CODE = "41739205-d"
RUNS = 5
SLOW = 4

# The middle of a free tile, or of any while none is known to be free.
PLACE_TO_TAP = """() => {
  const tile = document.querySelector("#board .tile[data-free=true]") ??
    document.querySelector("#board .tile");
  const box = tile?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""

# A button and no more: what this browser on this machine takes for anything at all.
BARE = (
    "data:text/html,<div id=board><button class=tile data-free=true "
    "onclick=\"this.setAttribute('aria-pressed', this.ariaPressed !== 'true')\">tap</button></div>"
)
BARE_TAPS = 144

Budgets = tuple[float | None, float, float, float | None]
"""Of first back, first tap, tap to paint and the longest task, in milliseconds."""
Speed = Callable[[], AbstractContextManager[None]]


@dataclass(frozen=True)
class Visit:
    """One first visit: when things were painted, in milliseconds since navigation began."""

    first_back: float
    first_tap: float


@dataclass(frozen=True)
class Played:
    """One game played to its end, a tap at a time, in milliseconds."""

    taps: list[float]
    longest: float

    @property
    def p98(self) -> float:
        """The 98th percentile of tap to paint."""
        return quantiles(self.taps, n=50)[-1]


def rows() -> Iterator[Row]:
    """Visit several times, play whole games, at both speeds."""
    asked: list[str] = []
    with launched() as browser, served(asked) as (site, url):
        for tiles in art.SETS:
            asked.clear()
            _visit(browser, url, nullcontext, tiles)
            yield from _sizes(site, asked, tiles)
        yield from _speed(browser, url, nullcontext, "", (300, 700, 40, 50))
        yield from _speed(browser, url, _slowed, ", slowed", (None, 2500, 150, None))


def _speed(
    browser: Browser, url: str, speed: Speed, suffix: str, budgets: Budgets
) -> Iterator[Row]:
    yield from _bare(browser, speed, suffix)
    for tiles in art.SETS:
        yield from _times(browser, url, speed, f", {tiles}{suffix}", budgets, tiles)


def _slowed() -> AbstractContextManager[None]:
    return slowed(os.getpid(), SLOW)


def _bare(browser: Browser, speed: Speed, suffix: str) -> Iterator[Row]:
    """Measure a page of one button in the same way, to compare with."""
    page = _page(browser)
    with speed():
        page.goto(BARE)
        for _ in range(BARE_TAPS):
            page.locator(".tile").click()
        page.wait_for_timeout(100)
    painted, taps = page.evaluate("[bench.firstBack, bench.taps]")
    page.context.close()
    yield Row(f"for comparison, a page of one button: painted{suffix}", None, painted, "ms")
    p98 = quantiles(taps, n=50)[-1]
    yield Row(f"for comparison, one button: tap to paint, p98{suffix}", None, p98, "ms")


def _sizes(site: Path, asked: list[str], tiles: str) -> Iterator[Row]:
    files = (site / (path.lstrip("/") or "index.html") for path in asked)
    yield Row(f"first visit until the first tap, gzip, {tiles}", 350, _gzipped(files), "KB")
    yield Row(f"files fetched twice, {tiles}", 0, len(asked) - len(set(asked)), "")
    if tiles == art.SETS[0]:
        everything = (path for path in site.rglob("*") if path.is_file())
        yield Row("everything for offline play, gzip", 600, _gzipped(everything), "KB")


def _gzipped(files: Iterator[Path]) -> float:
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files) / 1000


def _times(
    browser: Browser,
    url: str,
    speed: Speed,
    suffix: str,
    budgets: Budgets,
    tiles: str,
) -> Iterator[Row]:
    visits = [_visit(browser, url, speed, tiles) for _ in range(RUNS)]
    played = [_play(browser, url, speed, tiles) for _ in range(1 if speed is _slowed else 3)]
    back, tap, paint, longest = budgets
    yield Row(f"first back on the table{suffix}", back, median(v.first_back for v in visits), "ms")
    yield Row(f"first tap accepted{suffix}", tap, median(v.first_tap for v in visits), "ms")
    yield Row(f"tap to paint, p98 of a game{suffix}", paint, median(p.p98 for p in played), "ms")
    yield Row(
        f"longest task over 50 ms, or 0{suffix}",
        longest,
        median(p.longest for p in played),
        "ms",
    )


def _visit(browser: Browser, url: str, speed: Speed, tiles: str) -> Visit:
    """Visit for the first time, tapping from the first back on: that ends the build."""
    page = _page(browser, tiles)
    with speed():
        page.goto(f"{url}#{CODE}", wait_until="commit")
        while not page.evaluate("bench.firstPressed > 0"):
            place = page.evaluate(PLACE_TO_TAP)
            if place:
                page.mouse.click(*place)
    visit = Visit(page.evaluate("bench.firstBack"), page.evaluate("bench.firstPressed"))
    page.context.close()
    return visit


def _play(browser: Browser, url: str, speed: Speed, tiles: str) -> Played:
    """Play a whole Turtle by tapping every tile of its witness."""
    page = _page(browser, tiles)
    page.goto(f"{url}#{CODE}")
    page.locator("#board[data-phase=playing]").wait_for()
    page.evaluate("bench.longest = 0")
    with speed():
        witness = deal(CODE).witness or ()
        for number, pair in enumerate(witness):
            for slot in pair:
                box = page.locator(f"#board .tile[data-slot='{slot}']").bounding_box()
                assert box is not None
                page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            left = 144 - 2 * (number + 1)
            expect(page.locator("[data-stat=tiles]")).to_have_text(str(left), timeout=60_000)
    played = Played(page.evaluate("bench.taps"), page.evaluate("bench.longest"))
    page.context.close()
    return played


def _page(browser: Browser, tiles: str = art.SETS[0]) -> Page:
    """A window of its own; another set than the first has been chosen before."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.set_default_timeout(60_000)
    page.add_init_script(path=WATCH)
    if tiles != art.SETS[0]:
        put_kept(page, "settings", {"tiles": tiles})
    return page
