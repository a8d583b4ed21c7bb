"""A new version: it waits, is offered, and goes on with the game of the one before."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table
from tests.browser.test_offline import kept_for_offline
from tests.browser.test_words import FITTING
from tests.serving import plainly_serving
from tools.site import build as building
from tools.site.archive import archives

# How many versions are kept when those before have been let go, or after five seconds.
VERSIONS_BEFORE_GO = """async () => {
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await caches.keys()).length === 1) break;
    await new Promise((go) => setTimeout(go, 100));
  }
  return (await caches.keys()).length;
}"""


@pytest.fixture(scope="module")
def newer_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as built from sources that have changed: its Python has a file more."""
    folder = tmp_path_factory.mktemp("newer") / "site"
    first, more = archives()
    changed = json.dumps([*json.loads(first), ["ningbo/newer.py", ""]]).encode()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "archives", lambda: (changed, more))
        building.build(folder)
    return folder


class Host:
    """A static host on which one version replaces the other, all files at one moment."""

    def __init__(self, folder: Path, url: str, asked: list[str]) -> None:
        self.folder = folder
        self.url = url
        self.asked = asked

    def put(self, site: Path) -> None:
        versions = self.folder.with_name("versions")
        copied = versions / str(len(list(versions.glob("*"))))
        shutil.copytree(site, copied)
        link = versions / "link"
        link.symlink_to(copied)
        os.replace(link, self.folder)


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    folder, asked = tmp_path / "host", []
    with plainly_serving(folder, asked) as url:
        host = Host(folder, url, asked)
        host.put(site)
        yield host


@pytest.fixture
def table(page: Page, host: Host) -> Table:
    """A game of the older version, begun and kept."""
    table = Table(page, host.url).open("7-a")
    table.play(table.matching()[:1])
    kept_for_offline(page)
    return table


def version(page: Page) -> str | None:
    return page.locator("meta[name=version]").get_attribute("content")


def hear_of_news(page: Page) -> None:
    """Have the browser look for a new version, as it does by itself when a page is opened."""
    page.evaluate(
        "navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => 0)"
    )


def version_of(site: Path) -> str:
    return json.loads((site / "precache.json").read_text())["version"]


def test_the_program_is_exchanged_when_the_player_agrees_and_the_game_goes_on(
    table: Table, host: Host, site: Path, newer_site: Path
) -> None:
    page = table.page
    before, save = table.faces(), table.save(layout="pavilion")
    host.put(newer_site)
    host.asked.clear()
    hear_of_news(page)
    expect(page.locator("#note")).to_contain_text("new version")
    assert version(page) == version_of(site)
    assert table.faces() == before

    page.locator("#note button").first.click()
    expect(page.locator("meta[name=version]")).to_have_attribute("content", version_of(newer_site))
    table.ready()
    assert table.faces() == before
    assert table.save(layout="pavilion") == save
    expect(page.locator("#note")).to_be_hidden()
    table.play(table.matching()[:1])
    assert page.evaluate(VERSIONS_BEFORE_GO) == 1

    old = set(json.loads((site / "precache.json").read_text())["files"])
    fetched = [path.lstrip("/") or "./" for path in host.asked if path != "/sw.js"]
    assert not set(fetched) & (old - {"./"}), "what the older version holds is taken from there"
    assert len(fetched) == len(set(fetched)), "and nothing is fetched twice"


def test_nothing_is_exchanged_in_the_middle_of_a_game(
    table: Table, host: Host, site: Path, newer_site: Path
) -> None:
    page = table.page
    host.put(newer_site)
    hear_of_news(page)
    page.locator("#note button").last.click()
    expect(page.locator("#note")).to_be_hidden()
    table.play(table.matching()[:1])
    table.pick("settings")
    page.locator("[data-setting=tiles]").select_option("large")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-tiles", "large")
    table.reload()
    assert version(page) == version_of(site), "the older version is whole, though its host has none"
    expect(page.locator("#note")).to_contain_text("new version")
    expect(table.stat("tiles")).to_have_text("32")


def test_a_visit_with_no_game_in_progress_begins_with_the_new_version(
    page: Page, host: Host, newer_site: Path
) -> None:
    table = Table(page, host.url).open("7-a")
    kept_for_offline(page)
    host.put(newer_site)
    hear_of_news(page)
    expect(page.locator("#note")).to_contain_text("new version")
    page.reload()
    expect(page.locator("meta[name=version]")).to_have_attribute("content", version_of(newer_site))
    table.ready()
    assert table.code == "7-a"


def test_a_table_taken_elsewhere_is_not_disturbed(
    new_page: Callable[..., Page], host: Host, site: Path, newer_site: Path
) -> None:
    first = new_page()
    Table(first, host.url).open("7-a")
    kept_for_offline(first)
    second = first.context.new_page()
    table = Table(second, host.url).open("8-a")
    table.play(table.matching()[:1])
    expect(first.locator("#veil")).to_be_visible()
    host.put(newer_site)
    hear_of_news(second)
    expect(second.locator("#note")).to_contain_text("new version")
    second.locator("#note button").first.click()
    expect(second.locator("meta[name=version]")).to_have_attribute(
        "content", version_of(newer_site)
    )
    assert version(first) == version_of(site)
    expect(first.locator("#note")).to_be_hidden()


def test_the_note_fits_a_narrow_window(
    new_page: Callable[..., Page], host: Host, newer_site: Path
) -> None:
    page = new_page(viewport={"width": 320, "height": 568}, locale="de-DE")
    table = Table(page, host.url).open("7-e", "open-table")
    kept_for_offline(page)
    host.put(newer_site)
    hear_of_news(page)
    expect(page.locator("#note")).to_contain_text("neue Version")
    assert page.evaluate(FITTING) == []
    table.play(table.matching()[:1])
