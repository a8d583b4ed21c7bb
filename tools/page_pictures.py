"""Takes the pictures of the page that README and docs show, into docs/pictures."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.browser.screens import SCREENS, put_kept
from tests.browser.table import Table
from tools.browsing import launched, served
from tools.site.paths import ROOT

FOLDER = ROOT / "docs" / "pictures"


class Picture(NamedTuple):
    """A deal, the way from its table to what is shown, the window, and what else differs."""

    code: str
    go: Callable[[Table], None]
    size: tuple[int, int]
    scheme: str = "dark"
    ratio: float = 1


def koi(table: Table) -> None:
    """The editor with Koi on its table, and all layers clear."""
    table.pick("editor")
    start = table.page.locator("#editor details").filter(
        has=table.page.locator("[data-editor=start-layout]")
    )
    start.evaluate("(one) => { one.open = true }")
    start.locator("select").first.select_option("koi")
    start.locator("[data-editor=start-layout]").click()
    start.evaluate("(one) => { one.open = false }")
    table.page.locator("#editor .editor-side").evaluate("(side) => side.scrollTo(0, 0)")
    found = table.page.locator("[data-editor-found=emptied][data-answer=yes]")
    found.wait_for(timeout=30_000)


PICTURES = {
    "table": Picture("41739205-d", SCREENS["table"], (1000, 680)),
    "phone": Picture("20261130-b", SCREENS["table"], (360, 680), ratio=1.5),
    "layouts": Picture("7-k", SCREENS["layouts"], (1000, 680)),
    "editor": Picture("7-d", koi, (1000, 680), "light"),
}


def main() -> None:
    """Build the site, and take each picture once nothing moves."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with launched() as browser, served() as (_site, url):
        for name, picture in PICTURES.items():
            take(browser, url, picture, FOLDER / f"{name}.jpg")


def take(browser: Browser, url: str, picture: Picture, file: Path) -> None:
    """Save one picture."""
    width, height = picture.size
    page = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=picture.ratio,
        color_scheme=picture.scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
    ).new_page()
    put_kept(page, "welcomed", "1")
    put_kept(page, "guided", "1")
    picture.go(Table(page, url).open(picture.code))
    page.wait_for_timeout(500)
    page.screenshot(path=file, type="jpeg", quality=86)
    page.context.close()
    print(f"Wrote {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
