"""The names that others rely on: documented in docs/page.md, and all of them on the page."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ningbo.web.bridge import _VERBS
from tests.browser.table import Table

OpenTable = Callable[..., Table]
ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
SOURCES = [
    path.read_text(encoding="utf-8")
    for path in [*(ROOT / "src/ningbo/web/js").rglob("*.js"), ROOT / "src/ningbo/web/index.html"]
]
IN_PLACE = ["undo", "redo", "hint", "shuffle", "pause", "new", "menu"]
IN_MENU = [
    *("new", "restart", "daily", "code", "layouts", "copy", "larger", "fit", "fullwindow"),
    *("fullscreen", "rules", "stats", "settings", "help", "list"),
]
DIALOGS = ["menu", "layouts", "rules", "stats", "settings", "help", "code", "won"]
STATS = ["tiles", "pairs", "time", "moves", "shuffles-left"]


def test_every_action_dialog_and_count_is_there(open_table: OpenTable) -> None:
    table = open_table("7-d")
    for name in STATS:
        expect(table.stat(name)).to_have_count(1)
    for name in DIALOGS:
        expect(table.page.locator(f"dialog#{name}")).to_have_count(1)
    for name in IN_PLACE:
        expect(table.page.locator(f'[data-action="{name}"]')).to_have_count(1)
    expect(table.page.locator('[data-action="takeback"]')).to_be_hidden()
    table.press("menu")
    for name in IN_MENU:
        expect(table.page.locator(f'#menu [data-action="{name}"]')).to_be_visible()


@pytest.mark.parametrize("kind", ["data-action", "data-stat", "id"])
def test_every_name_of_the_page_is_documented(kind: str) -> None:
    names = {name for text in SOURCES for name in re.findall(rf'\s{kind}="([a-z-]+)"', text)}
    if kind == "id":
        names &= {*DIALOGS, "board", "message", "stuck", "picker", "list", "proof", "ask"}
    assert names
    missing = [name for name in sorted(names) if not re.search(rf"[`#]{name}`", PAGE)]
    assert missing == []


def test_every_name_of_the_gallery_is_documented() -> None:
    told = r'"data-gallery": "([a-z-]+)"|button\(\s*"([a-z-]+)", "[a-z-]+", say'
    names = {name for text in SOURCES for both in re.findall(told, text) for name in both if name}
    assert len(names) > 20
    assert [name for name in sorted(names) if f"`{name}`" not in PAGE] == []


def test_every_verb_of_the_worker_is_documented() -> None:
    assert [verb for verb in _VERBS if f"`{verb}`" not in PAGE] == []


def test_every_kept_name_is_documented(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.play(table.matching()[:1])
    table.pick("settings")
    table.page.locator("#setting-sound").check()
    for name in table.kept():
        first = name.split(".")[0]
        assert re.search(rf"`{first}(\.[A-Z.]+)?`", PAGE), name


def test_the_board_has_its_attributes(open_table: OpenTable) -> None:
    table = open_table("7-d", "tower")
    found = table.board.evaluate("(board) => ({ ...board.dataset })")
    expected = {"phase": "playing", "code": "7-d", "layout": "turtle", "rules": "tower"}
    assert expected.items() <= found.items()
    tile = table.page.locator("button.tile").first
    for name in ("data-slot", "data-face", "data-free", "aria-label"):
        assert tile.get_attribute(name)
