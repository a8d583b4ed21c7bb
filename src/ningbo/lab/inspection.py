"""What can be said of a layout before anyone plays it."""

from typing import Any

from ningbo.core.deal import deal_layout
from ningbo.core.emptying import empty_out
from ningbo.core.layout import Layout
from ningbo.lab.interval import interval
from ningbo.solver.solver import solve

# Closures a deal: random deals of the field's boards take a few hundred, and one that takes more
# than this is counted as unknown rather than waited for.
BUDGET = 20_000


class Inspection:
    """A layout's facts.

    `free` counts the tiles free at the start; `emptied` says whether the shape can be cleared two
    free tiles at a time, whatever the faces (None: not found out); `won`, `lost` and `unknown`
    count what the solver said of the random deals with the seeds 0, 1, ...
    """

    def __init__(self, layout: Layout, deals: int) -> None:
        """Look at a layout and at that many of its random deals."""
        self.layout = layout
        self.free = len(layout.free_at_start())
        self.emptied = empty_out(layout, bytearray(b"\1" * layout.count)).possible
        self.won = self.lost = self.unknown = 0
        if layout.count % 2 == 0:
            for seed in range(deals):
                self._solve(seed)

    def _solve(self, seed: int) -> None:
        status = solve(deal_layout(self.layout, seed, "random").board(), BUDGET).status
        self.won += status == "solvable"
        self.lost += status == "unsolvable"
        self.unknown += status == "unknown"

    @property
    def deals(self) -> int:
        """How many random deals were looked at."""
        return self.won + self.lost + self.unknown

    @property
    def share(self) -> tuple[float, float]:
        """The share of random deals that can be won: its limits, with a confidence of 95 %.

        An unknown deal counts as lost for the lower one and as won for the upper.
        """
        low, _ = interval(self.won, self.deals)
        _, high = interval(self.won + self.unknown, self.deals)
        return low, high

    def as_json(self) -> dict[str, Any]:
        """Return the facts as JSON has them."""
        low, high = self.share
        return {
            "tiles": self.layout.count,
            "layers": list(self.layout.per_layer),
            "free": self.free,
            "emptied": self.emptied,
            "random": {"won": self.won, "lost": self.lost, "unknown": self.unknown},
            "winnable": [round(low, 4), round(high, 4)],
        }
