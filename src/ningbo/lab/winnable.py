"""How many deals can be won, and what it takes to know it."""

from collections import Counter
from time import thread_time_ns
from typing import Any

from ningbo.core.deal import deal_layout
from ningbo.lab.histogram import Histogram, two_digits
from ningbo.lab.study import Chunk, layout_of
from ningbo.solver.solver import solve

VERDICTS = ("solvable", "unsolvable", "unknown")


class WinnableTotals:
    """Verdicts counted, what they took, and the deal that took most closures.

    Microseconds are the processor's, whatever else the machine had to do; everything but them is
    the same on every machine. `undecided` lists seeds.
    """

    def __init__(self) -> None:
        self.verdicts: Counter[str] = Counter()
        self.closures = Histogram()
        self.hardest = (0, 0)  # closures, seed
        self.undecided: list[int] = []
        self.microseconds = Histogram()

    @property
    def deals(self) -> int:
        """How many deals were studied."""
        return self.verdicts.total()

    def add(self, seed: int, verdict: str, closures: int, microseconds: int) -> None:
        """Count one deal."""
        self.verdicts[verdict] += 1
        self.closures.add(closures)
        self.hardest = max(self.hardest, (closures, seed))
        self.microseconds.add(two_digits(microseconds))
        if verdict == "unknown":
            self.undecided.append(seed)

    def merge(self, other: "WinnableTotals") -> None:
        """Count all that another has counted."""
        self.verdicts.update(other.verdicts)
        self.closures.merge(other.closures)
        self.hardest = max(self.hardest, other.hardest)
        self.microseconds.merge(other.microseconds)
        self.undecided = sorted(self.undecided + other.undecided)

    def as_json(self) -> dict[str, Any]:
        """Return the totals as JSON has them; the times last, in a part of their own."""
        return {
            "verdicts": {verdict: self.verdicts[verdict] for verdict in VERDICTS},
            "closures": self.closures.as_json(),
            "hardest": list(self.hardest),
            "undecided": self.undecided,
            "microseconds": self.microseconds.as_json(),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "WinnableTotals":
        """Return what `as_json` was made of."""
        made = cls()
        made.verdicts = Counter(data["verdicts"])
        made.closures = Histogram.from_json(data["closures"])
        closures, seed = data["hardest"]
        made.hardest = (closures, seed)
        made.undecided = data["undecided"]
        made.microseconds = Histogram.from_json(data["microseconds"])
        return made


def study_chunk(chunk: Chunk) -> WinnableTotals:
    """Deal and solve each deal of a chunk; only the solving is timed."""
    totals = WinnableTotals()
    layout = layout_of(chunk.layout)
    for seed in chunk.seeds:
        board = deal_layout(layout, seed, chunk.method).board()
        begun = thread_time_ns()
        verdict = solve(board)
        microseconds = (thread_time_ns() - begun) // 1000
        totals.add(seed, verdict.status, verdict.closures, microseconds)
    return totals
