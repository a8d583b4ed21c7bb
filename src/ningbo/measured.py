"""What the laboratory measured of the built-in layouts, as it ships with the package.

`python -m tools.study built_in` makes the files in `data/`; `docs/lab.md` says what they mean.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from ningbo.core.deal import Deal, deal
from ningbo.solver.packs import draw_codes

DATA = Path(__file__).with_name("data")


@cache
def winnability() -> dict[str, dict[str, Any]]:
    """Return what is known of random deals, by layout id.

    Each is {"deals", "winnable", "unwinnable", "undecided", "percent" (that can be won),
    "interval" (its limits, with a confidence of 95 %), "closures", "hardest"}.
    """
    return _layouts("winnability")


@cache
def difficulty() -> dict[str, dict[str, dict[str, Any]]]:
    """Return how hard deals are, by layout id and method.

    Each is {"deals", "rated" (that can be won), "unwinnable", "undecided", "random", "greedy" (the
    share of such plays that win, in per cent, and its interval), "difficulty" (lower quarter,
    median, upper quarter of those that can be won), "bands" (how many are in each), "choices"}.
    """
    return _layouts("difficulty")


@cache
def packs() -> dict[str, dict[str, str]]:
    """Return the rated packs, by layout id and method: see `ningbo.solver.packs`."""
    return _layouts("packs")


def rated_deal(layout: str, band: str, seed: int, method: str = "") -> Deal:
    """Return a deal of a built-in layout that is easy, medium, hard or expert, drawn by a seed.

    The same seed draws the same deal everywhere. Raises LayoutError and DealError, listing what
    exists, and DealError when no deal by this method is in the band.
    """
    (code,) = draw_codes(packs(), layout, band, seed, 1, method)
    return deal(code)


def _layouts(name: str) -> dict[str, Any]:
    data = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    layouts: dict[str, Any] = data["layouts"]
    return layouts
