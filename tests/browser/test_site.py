"""The built site as a host serves it: on a sub-path, complete offline, equal if built twice."""

import filecmp
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.serving import plainly_serving, serving
from tools.site.build import build


@pytest.fixture
def sub_path_url(site: Path, tmp_path: Path) -> Iterator[str]:
    """The site on a sub-path of a plain static host."""
    shutil.copytree(site, tmp_path / "games" / "ningbo")
    with plainly_serving(tmp_path) as url:
        yield f"{url}games/ningbo/"


def test_plays_on_a_sub_path_of_any_host(page: Page, sub_path_url: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{sub_path_url}#7-a")
    expect(page.locator("#board")).to_have_attribute("data-code", "7-a")
    expect(page.locator("#board button.tile")).to_have_count(36)
    assert asked
    assert all(url.startswith(sub_path_url) for url in asked)


def test_a_first_visit_fetches_nothing_twice(page: Page, site: Path) -> None:
    asked: list[str] = []
    with serving(site, asked) as url:
        page.goto(f"{url}#7-a")
        expect(page.locator("#board")).to_have_attribute("data-code", "7-a")
        page.reload()
        expect(page.locator("#board")).to_have_attribute("data-code", "7-a")
    again = [path for path in set(asked) if asked.count(path) > 1]
    assert set(again) <= {"/"}, "a reload asks for the page at most, and the rest is kept"


def test_the_list_for_offline_play_is_all_that_the_page_asks_for(
    page: Page, site_url: str, site: Path
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site_url}#7-a")
    expect(page.locator("#board")).to_have_attribute("data-code", "7-a")
    listed = json.loads((site / "precache.json").read_text())["files"]
    paths = {url.split("#")[0].removeprefix(site_url) or "./" for url in asked}
    assert paths <= set(listed)


def test_built_twice_it_is_the_same_byte_for_byte(site: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    build(again)
    names = sorted(str(path.relative_to(site)) for path in site.rglob("*") if path.is_file())
    assert names == sorted(str(p.relative_to(again)) for p in again.rglob("*") if p.is_file())
    assert filecmp.cmpfiles(site, again, names, shallow=False) == (names, [], [])


def test_the_page_names_no_other_host_and_no_absolute_path(site: Path) -> None:
    html = (site / "index.html").read_text()
    for address in re.findall(r'(?:href|src)="([^"]+)"', html):
        assert re.match(r"assets/|#|\./", address), address
    assert (site / "licences.txt").read_text().count("Copyright (c)") == 4


def test_the_policy_lets_nothing_else_in(new_page: Callable[..., Page], site_url: str) -> None:
    page = new_page()
    page.goto(site_url)
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy is not None
    assert policy.startswith("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';")
