"""The exact intervals, against sums of binomial terms in sixty digits, and well-known limits."""

from decimal import Decimal, localcontext
from math import comb

import pytest

from ningbo.lab.interval import at_least, interval


def tail(successes: int, trials: int, share: float) -> float:
    """The chance of at least so many successes: the terms of the distribution, summed."""
    with localcontext(prec=60):
        won = Decimal(share)
        terms = (
            comb(trials, count) * won**count * (1 - won) ** (trials - count)
            for count in range(successes, trials + 1)
        )
        return float(sum(terms))


@pytest.mark.parametrize("trials", [1, 2, 7, 40, 150])
def test_each_limit_leaves_half_of_the_error(trials: int) -> None:
    for successes in range(trials + 1):
        low, high = interval(successes, trials)
        if successes:
            assert tail(successes, trials, low) == pytest.approx(0.025, rel=1e-9)
        else:
            assert low == 0
        if successes < trials:
            assert 1 - tail(successes + 1, trials, high) == pytest.approx(0.025, rel=1e-9)
        else:
            assert high == 1


def test_the_chances_of_a_long_series_agree_with_sums() -> None:
    for successes, share in [(1, 0.001), (30, 0.02), (970, 0.97), (1000, 0.9999), (500, 0.5)]:
        assert at_least(successes, 1000, share) == pytest.approx(
            tail(successes, 1000, share), rel=1e-9
        )


@pytest.mark.parametrize(
    ("successes", "trials", "confidence", "low", "high"),
    [
        (0, 10, 0.95, 0, 0.3085),
        (1, 10, 0.95, 0.0025, 0.4450),
        (5, 10, 0.95, 0.1871, 0.8129),
        (81, 263, 0.95, 0.2527, 0.3676),
    ],
)
def test_well_known_limits(
    successes: int, trials: int, confidence: float, low: float, high: float
) -> None:
    assert interval(successes, trials, confidence) == pytest.approx((low, high), abs=6e-5)


def test_limits_are_symmetric_and_close_in_as_trials_grow() -> None:
    low, high = interval(30, 1000)
    assert interval(970, 1000) == pytest.approx((1 - high, 1 - low))
    widths = [
        high - low for low, high in (interval(97 * n // 100, n) for n in (100, 10_000, 10_000_000))
    ]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.0003


def test_without_trials_nothing_is_known() -> None:
    assert interval(0, 0) == (0, 1)
