"""What a study has found, as JSON: shares with their intervals, and how the values are spread."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from ningbo.lab.difficulty import DifficultyTotals
from ningbo.lab.histogram import Histogram
from ningbo.lab.interval import interval
from ningbo.lab.results import Results
from ningbo.lab.winnable import WinnableTotals
from ningbo.solver.rating import BANDS, Rating

Totals = WinnableTotals | DifficultyTotals
Facts = dict[str, Any]

SPREAD = {"median": 0.5, "p90": 0.9, "p99": 0.99}
NORMAL = 1.959964  # half the width of 95 % of a normal distribution, in standard deviations


def totals_of(results: Results) -> Totals:
    """Add a study's finished chunks up, one at a time."""
    kind = WinnableTotals if results.study.kind == "winnable" else DifficultyTotals
    totals: Any = kind()
    for data in results.totals():
        totals.merge(kind.from_json(data))
    made: Totals = totals
    return made


def facts_of(results: Results, totals: Totals) -> Facts:
    """Return the facts of a study as far as it has come.

    Shares are per cent, times milliseconds. `deals` counts the deals that are finished.
    """
    study = results.study
    facts = study._asdict() | {"planned": study.deals, "deals": totals.deals}
    if isinstance(totals, WinnableTotals):
        return facts | _winnable(totals)
    return facts | difficulty_facts(totals, study.method)


def _winnable(totals: WinnableTotals) -> Facts:
    won = totals.verdicts["solvable"]
    unknown = totals.verdicts["unknown"]
    # An undecided deal may be either: the interval has to hold for both.
    low, _ = interval(won, totals.deals)
    _, high = interval(won + unknown, totals.deals)
    return {
        "winnable": won,
        "unwinnable": totals.verdicts["unsolvable"],
        "undecided": unknown,
        "percent": _percent(won / max(1, totals.deals)),
        "interval": [_percent(low), _percent(high)],
        "closures": _spread(totals.closures),
        "hardest": totals.hardest[1],
        "milliseconds": _milliseconds(totals.microseconds),
    }


def difficulty_facts(totals: DifficultyTotals, method: str) -> Facts:
    """Return what the ratings of deals by a method come to."""
    rated = [rating for _, rating in totals.solvable()]
    difficulties = Histogram()
    for rating in rated:
        difficulties.add(rating.difficulty)
    bands = {band: sum(rating.band == band for rating in rated) for band in BANDS}
    # A code of a winnable deal that can't be won is no deal at all.
    dealt = rated if method == "winnable" else list(totals.ratings.values())
    return {
        "rated": len(rated),
        "unwinnable": totals.verdicts["unsolvable"],
        "undecided": totals.verdicts["unknown"],
        "random": _mean_share([rating.random_wins / rating.plays for rating in dealt]),
        "greedy": _mean_share([rating.greedy_wins / rating.plays for rating in dealt]),
        "difficulty": {
            "lower": difficulties.quantile(0.25),
            "median": difficulties.quantile(0.5),
            "upper": difficulties.quantile(0.75),
        },
        "bands": bands,
        "choices": _choices(rated),
        "milliseconds": _milliseconds(totals.microseconds),
    }


def _choices(rated: Sequence[Rating]) -> Facts:
    """Medians over the deals that can be won: of the moves with a real choice, and of the first."""
    real = Histogram()
    first = Histogram()
    for rating in rated:
        if rating.choices is not None:
            real.add(rating.choices.real)
            if rating.choices.first:
                first.add(rating.choices.first)
    never = len(real) - len(first)
    return {"real": real.quantile(0.5), "first": first.quantile(0.5), "never": never}


def _mean_share(shares: Sequence[float]) -> Facts:
    """Return a mean over deals, in per cent, and its interval.

    The plays of one deal are not independent of each other, so the interval comes from how much
    the deals differ: the mean and 1.96 of its standard errors (the deals are many).
    """
    count = len(shares)
    if count < 2:
        return {"percent": _percent(sum(shares)), "interval": [0.0, 100.0]}
    mean = sum(shares) / count
    error = sqrt(sum((share - mean) ** 2 for share in shares) / (count - 1) / count)
    low, high = max(0.0, mean - NORMAL * error), min(1.0, mean + NORMAL * error)
    return {"percent": _percent(mean), "interval": [_percent(low), _percent(high)]}


def _spread(values: Histogram) -> Facts:
    quantiles = {name: values.quantile(share) for name, share in SPREAD.items()}
    return {"mean": round(values.mean, 1), **quantiles, "most": values.most}


def _milliseconds(microseconds: Histogram) -> Facts:
    return {name: value / 1000 for name, value in _spread(microseconds).items()}


def _percent(share: float) -> float:
    return round(100 * share, 3)
