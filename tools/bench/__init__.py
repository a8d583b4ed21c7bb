"""What has a budget, measured: `make bench`.

A module of this package that has `rows()` measures one subject and yields a Row for each figure;
`python -m tools.bench NAME...` runs only the modules named.
"""

from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class Row:
    """One figure: what was measured, in which unit, and its budget (None: it has none).

    The budget is the most it may be, or with `at_least` the least.
    """

    figure: str
    budget: float | None
    measured: float
    unit: str
    at_least: bool = False

    @property
    def kept(self) -> bool:
        """Whether the budget is kept."""
        if self.budget is None:
            return True
        return self.measured >= self.budget if self.at_least else self.measured <= self.budget


def median_ms(work: "Callable[[int], object]", runs: int) -> float:
    """Return the median time of `work(0)`, `work(1)`, ... in milliseconds."""
    times = []
    for run in range(runs):
        begun = perf_counter()
        work(run)
        times.append(1000 * (perf_counter() - begun))
    return median(times)
