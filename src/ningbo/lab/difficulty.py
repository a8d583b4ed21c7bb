"""How hard deals are: each one of a study, rated."""

from collections import Counter
from collections.abc import Iterator
from time import thread_time_ns
from typing import Any

from ningbo.core.deal import deal_layout
from ningbo.lab.histogram import Histogram, two_digits
from ningbo.lab.study import Chunk, layout_of
from ningbo.solver.choices import Choices
from ningbo.solver.rating import Rating, band_of, difficulty_of, rate
from ningbo.solver.solver import SOLVABLE


class DifficultyTotals:
    """The rating of each deal, by its seed, and the processor's microseconds that rating them took.

    Everything but the times is the same on every machine.
    """

    def __init__(self) -> None:
        self.ratings: dict[int, Rating] = {}
        self.microseconds = Histogram()

    @property
    def deals(self) -> int:
        """How many deals were studied."""
        return len(self.ratings)

    @property
    def verdicts(self) -> Counter[str]:
        """How many deals can be won, can't, or are undecided."""
        return Counter(rating.status for rating in self.ratings.values())

    def solvable(self) -> Iterator[tuple[int, Rating]]:
        """Yield (seed, rating) of each deal that can be won, in the order of the seeds."""
        for seed in sorted(self.ratings):
            if self.ratings[seed].status == SOLVABLE:
                yield seed, self.ratings[seed]

    def add(self, seed: int, rating: Rating, microseconds: int) -> None:
        """Count one deal."""
        self.ratings[seed] = rating
        self.microseconds.add(two_digits(microseconds))

    def merge(self, other: "DifficultyTotals") -> None:
        """Count all that another has counted."""
        self.ratings.update(other.ratings)
        self.microseconds.merge(other.microseconds)

    def as_json(self) -> dict[str, Any]:
        """Return the totals as JSON has them; the times last, in a part of their own."""
        return {
            "ratings": [_row(seed, self.ratings[seed]) for seed in sorted(self.ratings)],
            "microseconds": self.microseconds.as_json(),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "DifficultyTotals":
        """Return what `as_json` was made of."""
        made = cls()
        made.ratings = dict(_rating(row) for row in data["ratings"])
        made.microseconds = Histogram.from_json(data["microseconds"])
        return made


def study_chunk(chunk: Chunk) -> DifficultyTotals:
    """Deal and rate each deal of a chunk; only the rating is timed."""
    totals = DifficultyTotals()
    layout = layout_of(chunk.layout)
    for seed in chunk.seeds:
        dealt = deal_layout(layout, seed, chunk.method)
        begun = thread_time_ns()
        rating = rate(dealt, chunk.plays)
        totals.add(seed, rating, (thread_time_ns() - begun) // 1000)
    return totals


# What was counted is stored, not what is concluded from it: [seed, status, plays of each player,
# wins at random, greedy wins, choices or null].


def _row(seed: int, rating: Rating) -> list[Any]:
    choices = None if rating.choices is None else list(rating.choices)
    return [
        seed,
        rating.status,
        rating.plays,
        rating.random_wins,
        rating.greedy_wins,
        choices,
    ]


def _rating(row: list[Any]) -> tuple[int, Rating]:
    seed, status, plays, random_wins, greedy_wins, choices = row
    difficulty = difficulty_of(random_wins + greedy_wins, 2 * plays)
    band = band_of(difficulty) if status == SOLVABLE else None
    made = None if choices is None else Choices(*choices)
    return seed, Rating(difficulty, band, status, plays, random_wins, greedy_wins, made)
