"""The coach: verdicts after every move of whole games, here, in the browser, and over HTTP."""

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

import httpx
from playwright.sync_api import Page, expect

from ningbo.coach.coach import Coach
from ningbo.core.deal import deal
from ningbo.core.game import Game
from ningbo.server.settings import Settings
from ningbo.solver import state
from tests.serving import serving
from tools.bench import Row
from tools.bench._micropython import measured_by
from tools.browsing import launched, served

SCRIPT = Path(__file__).with_name("coaching_in_micropython.txt")
WATCH = Path(__file__).with_name("_watch.js")
METHODS = ("", ".b", ".r")
GAMES = 60
SEEDS = (5, 9, 108)  # random deals that can be won, played in Chromium
MOVES = 24  # of each, at most
REQUESTS = 600
CLIENTS = 16

# Notes how long the light takes after each pair: from the new count to the verdict of it.
LIGHT = """() => {
  const light = document.querySelector("#light");
  const tiles = document.querySelector("[data-stat=tiles]");
  bench.light = [];
  bench.thought = 0;
  let since = 0;
  new MutationObserver(() => { since = performance.now(); }).observe(tiles, { childList: true });
  new MutationObserver(() => {
    if (light.dataset.verdict === "thinking") bench.thought += 1;
    else if (since) { bench.light.push(performance.now() - since); since = 0; }
  }).observe(light, { attributeFilter: ["data-verdict", "aria-label"] });
}"""


def rows() -> Iterator[Row]:
    """Measure random games of random skill, the same ones everywhere."""
    yield from _here()
    yield from _in_micropython()
    yield from _in_chromium()
    yield from _over_http()


def _here() -> Iterator[Row]:
    """Time the verdict after each move; the processor's time, so that it is the coach's own."""
    times = []
    for seed in range(GAMES):
        rng = random.Random(seed)
        skill = rng.random()
        game = Game(deal(f"{seed}-d{METHODS[seed % len(METHODS)]}"))
        coach = Coach(game)
        coach.verdict()
        while game.board.pairs:
            hint = coach.hint() if rng.random() < skill else None
            pair = rng.choice(list(game.board.pairs)) if hint is None else hint.pair
            game.play(*pair)
            begun = time.process_time()
            coach.verdict()
            times.append(1000 * (time.process_time() - begun))
    cuts = quantiles(times, n=100)
    kernel = state.kernel_state()
    yield Row(f"verdict after a move of a Turtle, kernel {kernel}: median", 1, cuts[49], "ms")
    yield Row("99th percentile", 50, cuts[98], "ms")
    yield Row("longest", None, max(times), "ms")


def _in_micropython() -> Iterator[Row]:
    times = measured_by(SCRIPT)
    cuts = quantiles(times, n=100)
    yield Row("the same by the page's worker, MicroPython in Node.js: median", 100, cuts[49], "ms")
    yield Row("90th percentile", None, cuts[89], "ms")
    yield Row("99th percentile", None, cuts[98], "ms")


def _in_chromium() -> Iterator[Row]:
    """Play random deals on the page, whose coach has only its worker."""
    light: list[float] = []
    p98: list[float] = []
    thought = 0
    with launched() as browser, served() as (_site, url):
        for seed in SEEDS:
            page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
            page.set_default_timeout(60_000)
            page.add_init_script(path=WATCH)
            _play(page, url, seed)
            light += page.evaluate("bench.light")
            p98.append(quantiles(page.evaluate("bench.taps"), n=50)[-1])
            thought += page.evaluate("bench.thought")
            page.context.close()
    yield Row("the light after a pair, Chromium: median", 100, median(light), "ms")
    yield Row(
        "positions after which it said that it was thinking", None, thought, f"of {len(light)}"
    )
    yield Row("tap to paint meanwhile, p98 of a game", 40, median(p98), "ms")


def _play(page: Page, url: str, seed: int) -> None:
    """Take pairs at random, one after the other, as fast as the page takes them."""
    rng = random.Random(seed)
    game = Game(deal(f"{seed}-d.r"))
    page.goto(f"{url}#{game.deal.code}")
    page.locator("#board[data-phase=playing]").wait_for()
    expect(page.locator("#light")).to_have_attribute("data-verdict", "winnable", timeout=60_000)
    page.evaluate(LIGHT)
    while len(game.history) < MOVES and game.board.pairs:
        pair = rng.choice(list(game.board.pairs))
        game.play(*pair)
        for slot in pair:
            box = page.locator(f"#board .tile[data-slot='{slot}']").bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator("[data-stat=tiles]")).to_have_text(str(game.board.count))
        expect(page.locator("#light")).not_to_have_attribute(
            "data-verdict", "thinking", timeout=60_000
        )


def _over_http() -> Iterator[Row]:
    """Ask a server about random Turtles, a position each."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), settings=Settings()) as url:
        asyncio.run(_ask(url, range(CLIENTS)))  # starts the processes
        begun = time.perf_counter()
        asyncio.run(_ask(url, range(REQUESTS)))
        seconds = time.perf_counter() - begun
    yield Row("analyses over HTTP, 16 clients", None, REQUESTS / seconds, "a second")


async def _ask(url: str, seeds: range) -> None:
    room = asyncio.Semaphore(CLIENTS)

    async def one(http: httpx.AsyncClient, seed: int) -> None:
        async with room:
            question = {"game": f"{seed}-d.r", "want": ["back"]}
            answer = await http.post(f"{url}api/v1/analyse", json=question)
            answer.raise_for_status()

    async with httpx.AsyncClient(timeout=60) as http:
        await asyncio.gather(*[one(http, seed) for seed in seeds])
