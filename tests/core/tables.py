"""Tables with small boards on them, for tests of games and houses."""

from typing import Any

from ningbo.core.full_code import write_full_code
from ningbo.core.rules import HOUSE_IDS
from ningbo.core.table import Table
from ningbo.core.text import board_from_text

TODAY = "20261130"
HOUSES = HOUSE_IDS


def code_of(text: str) -> str:
    """The full code of a board drawn as text."""
    board = board_from_text(text)
    return write_full_code(board.layout, board.faces)


# Two pairs, everything free.
TWO_PAIRS = code_of("layer 1\n1m  1m  2m  2m\n")
# Two pairs, then two tiles in one stack: stuck, and no shuffle can help.
TO_TRAPPED = code_of("layer 1\n1m  1m  2m  2m  3m\nlayer 2\n                3m\n")
# Stuck from the first: 1m and 2m at the ends. Some orders of these four in a row can be cleared.
STUCK = code_of("layer 1\n1m2m1m2m\n")
# A pair at the ends of a row, three tiles held between, slot 2 of them covered by slot 7.
HELD = code_of("layer 1\n1m2m3m4m1m  2m  3m\nlayer 2\n    4m\n")


class Player:
    """A table and a steady clock; each verb goes to the table with the time."""

    def __init__(self, rules: str, code: str = "", seed: int = 7) -> None:
        self.now = 1_000
        self.table = Table()
        self.view: dict[str, Any] = self.table.start(rules, seed, self.now, code=code)

    def wait(self, ms: int) -> "Player":
        self.now += ms
        return self

    def built(self) -> "Player":
        self.clock("built")
        return self

    def act(self, action: str) -> dict[str, Any]:
        self.view = self.table.act(action, self.now, TODAY)
        return self.view

    def play_first(self) -> dict[str, Any]:
        a, b = self.view["pairs"][0]
        return self.act(f"{a}-{b}")

    def tap(self, slot: int) -> dict[str, Any]:
        self.view = self.table.tap(slot, self.now)
        return self.view

    def hint(self) -> dict[str, Any]:
        self.view = self.table.hint(self.now)
        return self.view

    def clock(self, event: str) -> dict[str, Any]:
        self.view = self.table.clock(event, self.now)
        return self.view

    def restart(self) -> dict[str, Any]:
        self.view = self.table.restart(self.now, TODAY)
        return self.view

    def new(self, layout: str = "", method: str = "", seed: int = 8) -> dict[str, Any]:
        self.view = self.table.new(seed, self.now, TODAY, layout, method)
        return self.view

    def open(self, code: str) -> dict[str, Any]:
        self.view = self.table.open(code, self.now, TODAY)
        return self.view

    def take_back(self) -> dict[str, Any]:
        self.view = self.table.take_back(self.now)
        return self.view

    @property
    def message(self) -> str:
        """The key of what the line under the board says, or ""."""
        return self.view["message"]["key"] if self.view["message"] else ""
