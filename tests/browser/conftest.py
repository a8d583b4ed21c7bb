"""What the browser tests stand on: Chromium, the built site served, and pages that are watched."""

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.browser.table import Table
from tests.serving import serving
from tools import chromium

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
}

QUESTIONS = Path(__file__).with_name("_questions.js").read_text(encoding="utf-8")
# With NINGBO_LATE every question to Python leaves that many milliseconds later. A test that reads
# the page before the answer has come, and passes only where machines are quick, fails then.
LATE = int(os.environ.get("NINGBO_LATE", "0"))


@dataclass
class Watch:
    """What went wrong in the pages of one test; anything left at its end fails it."""

    problems: list[str] = field(default_factory=list)

    def ignore(self, pattern: str) -> None:
        """Take away the problems that match, for tests that cause them on purpose.

        Fails when there was none: what is expected has to happen.
        """
        expected = [problem for problem in self.problems if re.search(pattern, problem)]
        assert expected, f"nothing matched {pattern!r} among {self.problems}"
        self.problems = [problem for problem in self.problems if problem not in expected]

    def over(self, context: BrowserContext) -> None:
        """Watch every page and worker of a context."""
        context.on("console", lambda said: said.type == "error" and self._note(said.text))
        context.on("weberror", lambda error: self._note(str(error.error)))
        context.on("request", lambda request: self._note_host(request.url))

    def _note(self, problem: str) -> None:
        self.problems.append(problem)

    def _note_host(self, url: str) -> None:
        address = urlsplit(url)
        if address.scheme in ("http", "https", "ws", "wss") and address.hostname != "127.0.0.1":
            self._note(f"asked another host: {url}")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = chromium.find(playwright.chromium.executable_path)
    browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    """The address of the site, served by Ningbo's own server."""
    with serving(site) as url:
        yield url


@pytest.fixture
def watch() -> Iterator[Watch]:
    watch = Watch()
    yield watch
    assert watch.problems == []


@pytest.fixture
def new_page(browser: Browser, watch: Watch) -> Iterator[Callable[..., Page]]:
    """A factory of watched pages, each in a fresh context: `new_page(**context_options)`."""
    contexts = []

    def make(**options: object) -> Page:
        context = browser.new_context(**options)  # type: ignore[arg-type]
        context.set_default_timeout(15_000)
        contexts.append(context)
        watch.over(context)
        context.add_init_script(f"({QUESTIONS})({LATE})")
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page on a desktop's screen."""
    return new_page(viewport={"width": 1280, "height": 800})


@pytest.fixture
def phone(new_page: Callable[..., Page]) -> Page:
    """A page on a small phone, touched rather than clicked."""
    return new_page(**PHONE)


@pytest.fixture
def open_table(new_page: Callable[..., Page], site_url: str) -> Callable[..., Table]:
    """Opens a deal on a page of its own: `open_table(code, rules, **context_options)`.

    Nothing moves there, unless asked for: what moves has tests of its own.
    """

    def make(code: str = "", rules: str = "", **options: object) -> Table:
        still = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
        return Table(new_page(**(still | options)), site_url).open(code, rules)

    return make
