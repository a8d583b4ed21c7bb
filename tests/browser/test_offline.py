"""Without a network: one visit is enough, nothing is fetched twice, on any path of any host."""

import gzip
import json
import re
import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.table import Table
from tests.serving import plainly_serving, serving
from tools.site.paths import WEB

BUDGET = 600 * 1024
"""Bytes of everything that offline play needs, each file compressed."""


def kept_for_offline(page: Page) -> None:
    """Wait until the page is in the care of its service worker."""
    page.evaluate(
        """() => navigator.serviceWorker.controller ? null : new Promise((cared) =>
          navigator.serviceWorker.addEventListener("controllerchange", () => cared(null)))"""
    )


def kept_names(page: Page) -> list[str]:
    """The files that the browser keeps for the page, in their versions' caches."""
    return page.evaluate(
        """async () => {
          const caught = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const kept = await Promise.all(caught.map((cache) => cache.keys()));
          return kept.flat().map(({ url }) => url.replace(document.baseURI.split("#")[0], ""));
        }"""
    )


CAPABILITIES = "capabilities.json"

REFUSED = """async () => {
  for (let seen = false; ; await new Promise((later) => setTimeout(later, 50))) {
    const registration = await navigator.serviceWorker.getRegistration();
    if (seen && !registration) return;
    seen ||= Boolean(registration);
  }
}"""
"""Waits until a first version has been tried and given up."""


def listed(site: Path) -> list[str]:
    return json.loads((site / "precache.json").read_text())["files"]


def test_a_reload_with_the_server_stopped_goes_on_with_the_game(page: Page, site: Path) -> None:
    with serving(site) as url:
        table = Table(page, url).open("7-a")
        table.play(table.matching()[:1])
        kept_for_offline(page)
    table.reload()
    expect(table.stat("tiles")).to_have_text("34")
    table.play(table.matching()[:1])
    table.deal_anew()


def test_every_screen_opens_without_a_network(page: Page, site: Path) -> None:
    with serving(site) as url:
        table = Table(page, url).open("7-a", "classic")
        kept_for_offline(page)
    table.reload()
    for name in ("layouts", "rules", "stats", "help", "code", "settings"):
        table.pick(name)
        expect(page.locator(f"dialog#{name}")).to_be_visible()
        if name != "settings":
            page.keyboard.press("Escape")
    page.locator("[data-setting=tiles]").select_option("large")
    page.keyboard.press("Escape")
    page.goto(f"{url}index.html?rules=tower#12-c")
    expect(table.board).to_have_attribute("data-code", "12-c")


@pytest.mark.parametrize("host", [serving, plainly_serving])
def test_nothing_is_fetched_twice(
    page: Page, site: Path, host: Callable[..., AbstractContextManager[str]]
) -> None:
    asked: list[str] = []
    with host(site, asked) as url:
        Table(page, url).open("7-a")
        kept_for_offline(page)
        assert sorted(kept_names(page)) == sorted(
            "" if name == "./" else name for name in listed(site)
        )
    again = [path for path in set(asked) if asked.count(path) > 1]
    assert again == []
    needed = {*listed(site), "sw.js"}
    # What the host can do is asked for when the coach begins.
    assert needed <= {path.lstrip("/") or "./" for path in asked} <= {*needed, CAPABILITIES}


def test_all_that_offline_play_needs_is_within_its_budget(site: Path) -> None:
    names = ["index.html" if name == "./" else name for name in listed(site)]
    assert sum(len(gzip.compress((site / name).read_bytes())) for name in names) <= BUDGET


def test_two_copies_on_one_host_leave_each_other_alone(
    new_page: Callable[..., Page], site: Path, tmp_path: Path
) -> None:
    page = new_page()
    for name in ("one", "two"):
        shutil.copytree(site, tmp_path / name)
    with plainly_serving(tmp_path) as url:
        for name in ("one", "two"):
            Table(page, f"{url}{name}/").open("7-a")
            kept_for_offline(page)
        assert len(page.evaluate("caches.keys()")) == 2
    for name in ("one", "two"):
        Table(page, f"{url}{name}/").open("8-a")


def test_a_damaged_file_is_not_kept_and_the_page_plays_on(
    page: Page, watch: Watch, site: Path, tmp_path: Path
) -> None:
    """A host that answers with something else, a page that asks to log in say, spoils nothing."""
    host = tmp_path / "host"
    shutil.copytree(site, host)
    [night] = (host / "assets").glob("tiles-night-*.svg")
    night.write_text("<html>Please log in</html>")
    with plainly_serving(host) as url:
        table = Table(page, url).open("7-a")
        page.evaluate(REFUSED)
        table.play(table.matching()[:1])
    watch.problems = [said for said in watch.problems if "integrity" not in said]


def test_a_shortcut_of_the_icon_deals_once(page: Page, site_url: str) -> None:
    table = Table(page, site_url)
    page.goto(f"{site_url}?go=daily")
    expect(table.board).to_have_attribute("data-code", re.compile(r"^20\d{6}-b$"))
    table.ready()
    assert "go=" not in page.url
    page.goto(f"{site_url}?go=new#7-a")
    expect(table.board).to_have_attribute("data-code", re.compile(r"^(?!7-a$)\d+-a$"))
    expect(page.locator("#line [data-action=takeback]")).to_be_visible()


def test_a_shared_text_opens_the_deal_that_it_names(page: Page, site_url: str) -> None:
    table = Table(page, site_url)
    page.goto(f"{site_url}?title=A+game&text=Try+12-c+or+https%3A%2F%2Fexample.org%2F%2313-c")
    expect(table.board).to_have_attribute("data-code", "12-c")
    assert page.url == f"{site_url}#12-c"
    table.ready()
    page.goto(f"{site_url}?text=Hello")
    expect(table.message).to_contain_text("“Hello”")


def test_the_manifest_says_what_the_page_is(page: Page, site: Path, site_url: str) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    words = json.loads((WEB / "catalogues" / "en.json").read_text())
    assert [one["name"] for one in manifest["shortcuts"]] == [
        words["action.daily"],
        words["action.new.deal"],
    ]
    page.goto(site_url)
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async (src) => { const image = new Image(); image.src = src; await image.decode();
                 return [image.naturalWidth, image.naturalHeight]; }""",
            icon["src"],
        )
        if icon["sizes"] != "any":
            assert f"{size[0]}x{size[1]}" == icon["sizes"]
