"""Deals that are proven winnable before they are played."""

from ningbo.core.deal import deal_layout
from ningbo.core.errors import DealError
from ningbo.solver.solver import SOLVABLE, solve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ningbo.core.deal import Deal
    from ningbo.core.layout import Layout


def winnable_deal(layout: "Layout", next_seed: "Callable[[], int]") -> "Deal":
    """Draw seeds until the solver proves the deal winnable; the `.w` deal of that seed.

    `next_seed` gives a seed (0..99999999) at each call. On layouts whose random deals can hardly
    ever be won this may take long.
    """
    while True:
        drawn = deal_layout(layout, next_seed(), "winnable")
        if is_winnable(drawn):
            return drawn


def is_winnable(drawn: "Deal") -> bool:
    """Whether a deal can be won: exactly, however long it takes."""
    return drawn.witness is not None or solve(drawn.board()).status == SOLVABLE


def check_winnable(drawn: "Deal") -> None:
    """Raise DealError when a deal promises to be winnable and isn't; others promise nothing."""
    if drawn.method == "winnable" and not is_winnable(drawn):
        raise DealError("error.deal.not-winnable", code=drawn.code)
