"""Takes the pictures of the page that README shows, into docs/pictures."""

from pathlib import Path

from playwright.sync_api import Browser

from tools.browsing import launched, served
from tools.site.paths import ROOT

FOLDER = ROOT / "docs" / "pictures"
PICTURES = {
    "table": ("41739205-d", {"viewport": {"width": 1000, "height": 680}}),
    "phone": (
        "20261130-b",
        {"viewport": {"width": 360, "height": 680}, "device_scale_factor": 1.5},
    ),
}


def main() -> None:
    """Build the site, open each deal, and take its picture once nothing moves."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with launched() as browser, served() as (_site, url):
        for name, (code, screen) in PICTURES.items():
            take(browser, f"{url}#{code}", FOLDER / f"{name}.jpg", screen)


def take(browser: Browser, address: str, file: Path, screen: dict[str, object]) -> None:
    """Save a picture of one deal on one screen."""
    options = {"reduced_motion": "reduce", "color_scheme": "dark", **screen}
    page = browser.new_context(**options).new_page()  # type: ignore[arg-type]
    page.goto(address)
    page.locator("#board[data-phase=playing]").wait_for()
    page.screenshot(path=file, type="jpeg", quality=86)
    page.context.close()
    print(f"Wrote {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
