"""The study of a layout, one deal after another: how many can be won, and how hard they are.

Each step deals once at random, for the exact share that can be won, and once as new games are
dealt, for the difficulty (see solver/rating.py). What was found goes out and comes in again with
the next step, so that a study can rest for years.
"""

from ningbo.core.deal import deal_layout, find_layout
from ningbo.solver.rating import band_of, difficulty_of, play_out
from ningbo.solver.solver import SOLVABLE, UNKNOWN, UNSOLVABLE, Solver

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from ningbo.core.deal import Deal
    from ningbo.core.layout import Layout

    Request = dict[str, Any]
    Answer = dict[str, Any]
    Question = Generator[None, None, Answer]

SLICE = 8  # closures between two looks at the worker's messages: some 40 ms
BUDGET = 1500  # closures for one deal: most random deals take fewer
PLAYS = 20  # by each of the two players who have no foresight
COUNTS = ("deals", "won", "lost", "open", "plays", "wins")


def study(request: "Request") -> "Question":
    """One step: `layout` is a built-in's id or a `y1.` code, `found` what the steps before found.

    The answer's `found` counts deals `won`, `lost` and `open` (given up), plays and those that won,
    and has their `difficulty` (0..100) and its `band`. Raises DealError where the shape can't be
    dealt.
    """
    layout = find_layout(request["layout"])
    before = request.get("found") or {}
    found: "Answer" = {count: before.get(count, 0) for count in COUNTS}
    seed = found["deals"]
    status = yield from _decided(deal_layout(layout, seed, "random"))
    found["deals"] += 1
    found[{SOLVABLE: "won", UNSOLVABLE: "lost", UNKNOWN: "open"}[status]] += 1
    found["wins"] += yield from _wins(layout, seed)
    found["plays"] += 2 * PLAYS
    found["difficulty"] = difficulty_of(found["wins"], found["plays"])
    found["band"] = band_of(found["difficulty"])
    return {"found": found}


def _decided(dealt: "Deal") -> "Generator[None, None, str]":
    """Whether a deal can be won, as far as the budget reaches."""
    solver = Solver(dealt.board())
    solver.ask()
    verdict = solver.step(0)
    while verdict is None and solver.closures < BUDGET:
        yield
        verdict = solver.step(SLICE)
    return UNKNOWN if verdict is None else verdict.status


def _wins(layout: "Layout", seed: int) -> "Generator[None, None, int]":
    """How many plays win a deal made as new ones are."""
    dealt = deal_layout(layout, seed)
    wins = 0
    for number in range(PLAYS):
        yield
        wins += sum(play_out(dealt, 1, number))
    return wins
