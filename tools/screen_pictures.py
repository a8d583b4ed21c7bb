"""Takes pictures of every screen: five sizes, light and dark, every set of tiles, every language.

Those of one screen lie on a sheet, build/pictures/screens/SCREEN-SET-LANGUAGE.png.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from ningbo import art
from tests.browser.screens import SCREENS, put_kept, put_records
from tests.browser.table import Table
from tools.browsing import launched, served
from tools.site.paths import ROOT

FOLDER = ROOT / "build" / "pictures" / "screens"
SIZES = ((390, 844), (844, 390), (820, 1180), (1440, 900), (2560, 1440))
SCHEMES = ("light", "dark")
LANGUAGES = ("en", "de", "zh-Hans")
SHEET_WIDTH = 2_200
HIGH = 420  # px of a picture on a sheet


class Look(NamedTuple):
    """What a whole sheet has in common."""

    tiles: str
    language: str

    def sheet(self, screen: str) -> Path:
        """Return where the pictures of a screen are put together."""
        return FOLDER / f"{screen}-{self.tiles}-{self.language}.png"


def looks() -> Iterator[Look]:
    """Every set in English, every language in the first set."""
    first = next(iter(art.SETS))
    for tiles in art.SETS:
        yield Look(tiles, "en")
    for language in LANGUAGES[1:]:
        yield Look(first, language)


def main(wanted: list[str]) -> None:
    """Make the sheets whose names, as in `menu-night-en`, contain one of the words; else all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        launched() as browser,
        served() as (_site, url),
    ):
        for look in looks():
            screens = [
                name
                for name in SCREENS
                if not wanted or any(word in look.sheet(name).stem for word in wanted)
            ]
            if screens:
                take(browser, url, look, screens, Path(folder))


def take(browser: Browser, url: str, look: Look, screens: list[str], folder: Path) -> None:
    """Go through the screens once for each size and scheme, then lay out their sheets."""
    for scheme in SCHEMES:
        for width, height in SIZES:
            page = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=scheme,  # type: ignore[arg-type]
                reduced_motion="reduce",
            ).new_page()
            put_kept(page, "settings", {"tiles": look.tiles, "language": look.language})
            put_kept(page, "welcomed", "1")
            put_records(page)
            table = Table(page, url).open("41739205-e")
            for name in screens:
                SCREENS[name](table)
                page.wait_for_timeout(300)
                page.screenshot(path=folder / f"{name}-{scheme}-{width}.png")
                page.keyboard.press("Escape")
            page.context.close()
    tab = browser.new_page(viewport={"width": SHEET_WIDTH, "height": 400})
    for name in screens:
        pictures = "".join(
            f'<img src="{(folder / f"{name}-{scheme}-{width}.png").as_uri()}" height="{HIGH}">'
            for scheme in SCHEMES
            for width, _height in SIZES
        )
        # Only a page that is itself a file may show files.
        sheet = folder / "sheet.html"
        sheet.write_text(f'<body style="margin:8px;background:#888">{pictures}', encoding="utf-8")
        tab.goto(sheet.as_uri())
        tab.screenshot(path=look.sheet(name), full_page=True)
        sys.stdout.write(f"{look.sheet(name).relative_to(ROOT)}\n")
    tab.close()


if __name__ == "__main__":
    main(sys.argv[1:])
