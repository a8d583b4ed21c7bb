"""Deals that are proven winnable before they are played."""

from ningbo.core.deal import deal_layout
from ningbo.solver.solver import SOLVABLE, Solver, solve

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


def proof_in_slices(drawn: "Deal") -> Solver:
    """A solver that has been asked about a fresh deal: `step` it until it gives a verdict."""
    solver = Solver(drawn.board(), drawn.witness)
    solver.ask()
    return solver
