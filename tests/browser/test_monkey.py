"""A monkey at every house's table: taps, keys, dialogs, reloads, resizes and second tabs.

Whatever it does, the console stays quiet, the position is the replay of its save, and the
statistics are those of the records.
"""

import json
import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

import ningbo
from ningbo.core.records import Record, statistics
from ningbo.core.save import load_game
from tests.browser.table import Table

OpenTable = Callable[..., Table]
ACTIONS = int(os.environ.get("NINGBO_MONKEY", "120"))
"""Actions a house; `NINGBO_MONKEY=2000` is the long run."""
HOUSES = ["ningbo", "open-table", "three-shuffles", "tower", "classic"]
KEYS = [
    *"urhspn?URHSPN",
    "Escape",
    "Enter",
    " ",
    "Tab",
    "PageUp",
    "PageDown",
    "ArrowLeft",
    "ArrowUp",
]
SIZES = [(1280, 800), (390, 844), (844, 390), (320, 568)]


class Monkey:
    """Something that presses whatever there is."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)
        self.did: list[str] = []

    def act(self) -> None:
        deeds = [self.tap, self.pair, self.key, self.control, self.dialog]
        rare = [self.reload, self.resize, self.second_tab, self.choose]
        deed = self.chance.choice(rare if self.chance.random() < 0.07 else deeds)
        self.did.append(deed.__name__)
        deed()

    @property
    def page(self) -> Page:
        return self.table.page

    def click(self, selector: str) -> None:
        """Click one of the visible elements that match, as it would be clicked by hand."""
        found = self.page.locator(selector).filter(visible=True)
        count = found.count()
        if not count:
            return
        try:
            found.nth(self.chance.randrange(count)).click(timeout=700, force=True)
        except Error:
            self.did.append("missed")  # it left while the monkey was reaching for it

    def tap(self) -> None:
        self.click(".tile[data-slot]")

    def pair(self) -> None:
        pairs = self.table.matching()
        if not pairs:
            return
        for slot in self.chance.choice(pairs):
            self.page.evaluate(
                """(slot) => document.querySelector(`.tile[data-slot="${slot}"]`)?.click()""", slot
            )

    def key(self) -> None:
        self.page.keyboard.press(self.chance.choice(KEYS))

    def control(self) -> None:
        self.click("#controls button, #stuck button, #line button, #veil button, #picker button")

    def dialog(self) -> None:
        self.click("dialog[open] button:not(#import):not(#export)")

    def choose(self) -> None:
        self.page.evaluate(
            "(code) => { location.hash = code }",
            f"{self.chance.randrange(99)}-{self.chance.choice('abd')}",
        )

    def reload(self) -> None:
        self.page.reload()
        expect(self.table.board).not_to_have_attribute("data-phase", "building")

    def resize(self) -> None:
        width, height = self.chance.choice(SIZES)
        self.page.set_viewport_size({"width": width, "height": height})

    def second_tab(self) -> None:
        other = Table(self.page.context.new_page(), self.table.url).open(wait=False)
        expect(other.board).not_to_have_attribute("data-phase", "building")
        self.page.close()
        self.table.page = other.page


def check(table: Table) -> None:
    """The position on the page is that of the save that is kept; the records are sound."""
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    expect(table.board).not_to_have_attribute("data-phase", "building")
    shown = table.snapshot()
    kept = shown["kept"].get(f"game.{shown['rules']}.{shown['layout']}")
    if shown["phase"] == "won":
        assert kept is None
    else:
        assert kept
        game = load_game(json.loads(kept)["save"])
        board = game.board
        present = {slot for slot in range(board.layout.count) if board.present[slot]}
        assert set(shown["faces"]) == present
        if shown["phase"] in ("playing", "stuck"):
            assert shown["faces"] == {slot: board.label(slot) for slot in present}
            assert shown["free"] == board.free()
            assert (shown["phase"] == "stuck") == board.stuck
    records = json.loads(shown["kept"].get("records", "[]"))
    assert len(set(records)) == len(records)
    assert sum(one.games for one in statistics(records).values()) == len(records)
    for record in records:
        assert Record(record).replay().won == ("result won" in record)


@pytest.mark.parametrize("house", HOUSES)
def test_whatever_is_pressed_the_game_holds(open_table: OpenTable, house: str) -> None:
    table = open_table(rules=house)
    monkey = Monkey(table, seed=HOUSES.index(house))
    for number in range(1, ACTIONS + 1):
        monkey.act()
        if number % 30 == 0:
            try:
                check(table)
            except AssertionError as error:
                error.add_note(f"after {number} actions: {monkey.did[-40:]}")
                raise
    assert ningbo.layout(table.board.get_attribute("data-layout") or "")
