"""Every screen of the page: how to get there, for tests that look at all of them."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from ningbo.core.deal import deal
from ningbo.core.game import Game
from ningbo.core.records import write_record
from ningbo.core.rules import rules
from ningbo.core.save import save_game
from tests.browser.table import Table

STUCK = "4-a.r"
TRAPPED = "7-a.r"


def stuck_game(code: str, house: str) -> Game:
    """A game played by its first pairs until no two free tiles match; both codes above end so."""
    game = Game(deal(code), rules(house))
    while pair := next(iter(game.board.pairs), None):
        game.act(f"{pair[0]}-{pair[1]}")
    assert game.board.stuck
    return game


def put_kept(page: Page, name: str, value: object) -> None:
    """Have the browser keep something for the page before it opens."""
    page.add_init_script(
        f"localStorage.setItem('ningbo.1.{name}', {json.dumps(json.dumps(value))})"
    )


def put_records(page: Page) -> None:
    """Records of finished games, for statistics that are not empty."""
    texts = []
    for number, result in enumerate(("won", "left", "won", "won", "lost")):
        won = deal(f"{number}-a")
        game = Game(won, rules("classic"))
        game.built(0)
        for a, b in won.witness or ():
            game.act(f"{a}-{b}", 61_000 * (number + 1))
        texts.append(write_record(game, result, f"202611{number + 10}"))
    put_kept(page, "records", texts)


def put_stuck(page: Page, code: str, house: str) -> None:
    """A kept game with nothing left to do but shuffle, undo or start anew."""
    game = stuck_game(code, house)
    save = save_game(game)
    put_kept(
        page,
        f"game.{house}.pavilion",
        {"code": code, "save": save, "time": 0, "tiles": ""},
    )


# -- ways to go ------------------------------------------------------------------------------------


def _opened(name: str) -> Callable[[Table], None]:
    def go(table: Table) -> None:
        table.pick(name)
        expect(table.page.locator(f"dialog#{name}")).to_be_visible()

    return go


def _menu(table: Table) -> None:
    table.press("menu")


def _refused_code(table: Table) -> None:
    _opened("code")(table)
    table.page.locator("#code-text").fill("41739205-zz.w")
    table.page.locator("#code button[type=submit]").click()
    expect(table.page.locator("#code-wrong")).not_to_be_empty()


def _blocked(table: Table) -> None:
    free = set(table.free())
    table.tile(next(slot for slot in table.faces() if slot not in free)).click(force=True)


def _asked(table: Table) -> None:
    table.page.keyboard.press("s")
    expect(table.page.locator("dialog#ask")).to_be_visible()


def _paused(table: Table) -> None:
    table.press("pause")
    expect(table.board).to_have_attribute("data-phase", "paused")


def _dealt(table: Table) -> None:
    if table.phase == "paused":
        table.press("resume")
    table.press("new")
    expect(table.page.locator("#line [data-action=takeback]")).to_be_visible()


def _opened_deal(table: Table, code: str) -> None:
    table.page.goto(f"{table.url}#{code}")
    expect(table.board).to_have_attribute("data-code", code)
    table.ready()


def _won(table: Table) -> None:
    _opened_deal(table, "7-a")
    table.play(deal("7-a").witness or ())
    expect(table.page.locator("dialog#won")).to_be_visible()


def _stuck(table: Table) -> None:
    _opened_deal(table, STUCK)
    for action in stuck_game(STUCK, "ningbo").log:
        a, b = action.split("-")
        table.play([(int(a), int(b))])
    expect(table.page.locator("#stuck")).to_be_visible()


def _replay(table: Table) -> None:
    """Needs records."""
    table.pick("stats")
    table.page.locator("#stats [data-action=replay]").first.click()
    replay = table.page.locator("dialog#replay")
    expect(replay.locator("[data-replay=bar] i").first).to_be_visible(timeout=30_000)


def _coach(table: Table) -> None:
    _opened_deal(table, "8-a")
    light = table.page.locator("#light")
    if not light.is_visible():
        table.pick("settings")
        table.page.locator("[data-setting=coach]").check()
        table.page.keyboard.press("Escape")
    light.click()
    demonstrate = table.page.locator("#coach [data-action=demonstrate]")
    expect(demonstrate).to_be_visible(timeout=30_000)


def _shown_line(table: Table) -> None:
    _coach(table)
    table.page.locator("#coach [data-action=demonstrate]").click()
    table.page.locator("#show [data-show=pause]").click(timeout=30_000)


def _layout(table: Table) -> None:
    _opened("layouts")(table)
    table.page.locator('#layouts [data-gallery="more"]').first.click()
    expect(table.page.locator("dialog#layout")).to_be_visible()


def _editor(table: Table) -> None:
    table.pick("editor")
    editor = table.page.locator("dialog#editor")
    editor.locator("[data-editor=start-layout]").wait_for(state="attached")
    editor.locator("details").evaluate_all("(all) => { for (const one of all) one.open = true }")
    editor.locator("[data-editor=start-layout]").click()
    found = editor.locator("[data-editor-found=emptied]")
    expect(found).to_have_attribute("data-answer", "yes", timeout=30_000)


def _list(table: Table) -> None:
    table.pick("list")
    expect(table.page.locator("#list")).to_be_visible()


SCREENS: dict[str, Callable[[Table], None]] = {
    "table": lambda table: None,
    "menu": _menu,
    **{name: _opened(name) for name in ("layouts", "rules", "stats", "settings", "help")},
    "layout": _layout,
    "editor": _editor,
    "code": _refused_code,
    "blocked": _blocked,
    "shuffle": _asked,
    "paused": _paused,
    "dealt": _dealt,
    "won": _won,
    "replay": _replay,
    "stuck": _stuck,
    "coach": _coach,
    "show": _shown_line,
    "list": _list,
}
"""What can be looked at, in an order in which each can be reached from the one before; Escape
closes what a screen has opened."""
