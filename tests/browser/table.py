"""The page as a test plays it: taps, counts and what is kept, by the page's documented hooks."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Locator, Page, expect

Pair = tuple[int, int]


class Table:
    """A page of the game, opened at a deal."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    def open(self, code: str = "", rules: str = "", *, wait: bool = True) -> "Table":
        """Go to the deal's address, and wait until the game can be played."""
        query = f"?rules={rules}" if rules else ""
        self.page.goto(f"{self.url}{query}{'#' + code if code else ''}")
        return self.ready() if wait else self

    def ready(self) -> "Table":
        """Wait until the deal asked for lies face up."""
        self.settled()
        expect(self.board).to_have_attribute("data-phase", "playing")
        return self.settled()

    def settled(self) -> "Table":
        """Wait until Python has answered everything asked so far."""
        self.until(lambda: self.page.evaluate("globalThis.unanswered ?? 0") == 0)
        return self

    def reload(self) -> "Table":
        self.page.reload()
        return self.ready()

    # -- what is there -------------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        return self.page.locator("#board")

    @property
    def message(self) -> Locator:
        return self.page.locator("#message")

    @property
    def code(self) -> str:
        return self.board.get_attribute("data-code") or ""

    @property
    def phase(self) -> str:
        return self.board.get_attribute("data-phase") or ""

    def tile(self, slot: int) -> Locator:
        return self.page.locator(f'.tile[data-slot="{slot}"]')

    def stat(self, name: str) -> Locator:
        return self.page.locator(f'[data-stat="{name}"]')

    def snapshot(self) -> dict[str, Any]:
        """Phase, house, layout, faces, free slots and what is kept, all of one moment."""
        found: dict[str, Any] = self.page.evaluate(
            """() => {
                const { phase, code, rules, layout } = document.querySelector("#board").dataset
                const tiles = [...document.querySelectorAll(".tile[data-slot]")]
                return { phase, code, rules, layout, kept: {...localStorage},
                    faces: tiles.map(({ dataset }) => [Number(dataset.slot), dataset.face ?? ""]),
                    free: tiles.filter(({ dataset }) => dataset.free === "true")
                        .map(({ dataset }) => Number(dataset.slot)) }
            }"""
        )
        found["faces"] = dict(found["faces"])
        # Names are kept behind the version of their form: "ningbo.1.settings".
        found["kept"] = {name.split(".", 2)[2]: text for name, text in found["kept"].items()}
        return found

    def faces(self) -> dict[int, str]:
        """The faces in play by slot, as the page shows them."""
        return self.snapshot()["faces"]

    def free(self) -> list[int]:
        return self.snapshot()["free"]

    def marked(self, attribute: str) -> list[int]:
        """The slots of the tiles that carry an attribute, such as data-hint."""
        return self.page.evaluate(
            """(name) => [...document.querySelectorAll(`.tile[${name}]`)]
                .map((tile) => Number(tile.dataset.slot))""",
            attribute,
        )

    def matching(self) -> list[Pair]:
        """Free pairs, found from the faces that the page shows."""
        shown = self.snapshot()
        faces, free = shown["faces"], shown["free"]
        groups = {slot: faces[slot][1] if faces[slot][1] in "fq" else faces[slot] for slot in free}
        return [(a, b) for a in free for b in free if a < b and groups[a] == groups[b]]

    # -- playing -------------------------------------------------------------------------------

    def press(self, action: str) -> None:
        """Press a control under the board, or in the panel or dialog that is open."""
        self.page.locator(f'[data-action="{action}"]:visible').last.click()

    def pick(self, action: str) -> None:
        """Choose something in the menu."""
        self.press("menu")
        self.page.locator(f'#menu [data-action="{action}"]').click()

    def until(self, happened: Callable[[], bool]) -> None:
        """Wait for something that no locator can tell."""
        for _time in range(500):
            if happened():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it has not happened")

    def deal_anew(self, action: str = "new") -> "Table":
        """Ask for another deal, and wait until it lies there."""
        before = self.code
        self.press(action)
        expect(self.board).not_to_have_attribute("data-code", before)
        return self.ready()

    def play(self, pairs: Iterable[Pair], tap: Callable[[Locator], None] = Locator.click) -> None:
        """Take pairs by touching their tiles."""
        for a, b in pairs:
            before = int(self.stat("tiles").inner_text())
            tap(self.tile(a))
            tap(self.tile(b))
            expect(self.stat("tiles")).to_have_text(str(before - 2))

    # -- what is kept --------------------------------------------------------------------------

    def kept(self) -> dict[str, str]:
        """Everything in the browser's storage, without the version before each name."""
        return self.snapshot()["kept"]

    def records(self) -> list[str]:
        return json.loads(self.kept().get("records", "[]"))

    def save(self, rules: str = "ningbo", layout: str = "turtle") -> str:
        return json.loads(self.kept()[f"game.{rules}.{layout}"])["save"]
