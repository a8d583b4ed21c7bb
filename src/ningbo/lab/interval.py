"""Exact intervals for a share that was measured: Clopper and Pearson.

C. J. Clopper and E. S. Pearson, "The use of confidence or fiducial limits illustrated in the case
of the binomial", Biometrika 26 (1934), 404-413. The limits are the shares at which as few, or as
many, successes as were seen come up with half of the error that is allowed.
"""

from collections.abc import Callable
from math import exp, lgamma, log, log1p

CONFIDENCE = 0.95
_STEPS = 100_000  # of the continued fraction; about the root of a + b are needed
_HALVINGS = 60


def interval(successes: int, trials: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Return the lower and upper limit of the share behind `successes` of `trials`, each 0..1.

    With no trials nothing is known: (0, 1).
    """
    tail = (1 - confidence) / 2
    failures = trials - successes
    low, high = 0.0, 1.0
    if successes:
        low = _solve(lambda share: at_least(successes, trials, share), tail)
    if failures:
        high = 1 - _solve(lambda share: at_least(failures, trials, share), tail)
    return low, high


def at_least(successes: int, trials: int, share: float) -> float:
    """Return the chance of at least `successes` (1 or more) in `trials`, each won with `share`.

    That is the regularised incomplete beta function I_share(successes, trials - successes + 1).
    """
    if share <= 0 or share >= 1:
        return float(share >= 1)
    a, b = successes, trials - successes + 1
    if share * (a + b + 2) < a + 1:
        return _beta(a, b, share)
    return 1 - _beta(b, a, 1 - share)  # where the continued fraction converges quickly


def _beta(a: int, b: int, x: float) -> float:
    """I_x(a, b) by its continued fraction (DLMF 8.17.22), evaluated by Lentz's method."""
    size = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    above = 1.0
    below = 1 / (1 - (a + b) * x / (a + 1))
    fraction = below
    for m in range(1, _STEPS):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        before = fraction
        for term in (even, odd):
            below = 1 / (1 + term * below)
            above = 1 + term / above
            fraction *= above * below
        if abs(fraction - before) <= 1e-15 * fraction:
            break
    return size * fraction


def _solve(rising: Callable[[float], float], wanted: float) -> float:
    """Return the share at which a rising function reaches a value."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if rising(middle) < wanted:
            low = middle
        else:
            high = middle
    return (low + high) / 2
