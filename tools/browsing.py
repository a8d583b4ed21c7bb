"""A Chromium to drive and the site to visit, for whatever measures or draws the page."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.serving import serving
from tools import chromium
from tools.site.build import build


@contextmanager
def launched() -> Iterator[Browser]:
    """A Chromium of its own, closed at the end."""
    with sync_playwright() as playwright:
        path = chromium.find(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        yield browser
        browser.close()


@contextmanager
def served(asked: list[str] | None = None) -> Iterator[tuple[Path, str]]:
    """The site, built afresh and served: its folder and its address; `asked` as in `serving`."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        build(site)
        with serving(site, asked) as url:
            yield site, url
