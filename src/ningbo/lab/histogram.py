"""How often each value occurred: exact counts, which add up whatever the order."""

from collections import Counter
from collections.abc import Iterator


class Histogram:
    """Counts of whole numbers, such as closures or microseconds."""

    def __init__(self, counts: dict[int, int] | None = None) -> None:
        self.counts = Counter(counts or {})

    def add(self, value: int) -> None:
        """Count one value."""
        self.counts[value] += 1

    def merge(self, other: "Histogram") -> None:
        """Count all that another has counted."""
        self.counts.update(other.counts)

    def __len__(self) -> int:
        return self.counts.total()

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """Yield (value, count), lowest value first."""
        yield from sorted(self.counts.items())

    @property
    def total(self) -> int:
        """The sum of all values."""
        return sum(value * count for value, count in self.counts.items())

    @property
    def mean(self) -> float:
        """The mean value; 0 when nothing was counted."""
        return self.total / max(1, len(self))

    @property
    def most(self) -> int:
        """The greatest value; 0 when nothing was counted."""
        return max(self.counts, default=0)

    def quantile(self, share: float) -> int:
        """The least value that at least `share` (0..1) of the values don't exceed."""
        reached = 0
        for value, count in self:
            reached += count
            if reached >= share * len(self):
                return value
        return 0

    def as_json(self) -> dict[str, int]:
        """Return the counts as a JSON object, lowest value first."""
        return {str(value): count for value, count in self}

    @classmethod
    def from_json(cls, counts: dict[str, int]) -> "Histogram":
        """Return what `as_json` was made of."""
        return cls({int(value): count for value, count in counts.items()})


def two_digits(value: int) -> int:
    """Round down to two significant digits, which is as much as a single timing can mean."""
    step: int = 10 ** max(0, len(str(value)) - 2)
    return value // step * step
