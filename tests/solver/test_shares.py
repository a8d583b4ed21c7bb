"""How many uniform random deals can't be won: a sample of what `make study` does at length."""

import pytest

from ningbo.core.deal import deal_layout
from ningbo.core.layout import Layout
from ningbo.core.layouts import layout
from ningbo.lab.interval import interval
from ningbo.solver import state
from ningbo.solver.solver import solve
from tests.solver.boards import replays
from tools.shared_layouts import SHARED, indexed

DEALS = 1000 if state.CURRENT else 60

# Michiel de Bondt, Solving Mahjong Solitaire boards with peeking, arXiv:1203.6559.
PUBLISHED = {"bridge": 0.32, "hare": 0.18, "ox": 0.47, "theater": 0.0062}


def lost_of(shape: Layout, deals: int) -> int:
    """How many of so many random deals can't be won; lines replay."""
    lost = 0
    for seed in range(deals):
        board = deal_layout(shape, seed, "random").board()
        verdict = solve(board)
        assert verdict.status != "unknown"
        lost += verdict.status == "unsolvable"
        assert verdict.status == "unsolvable" or replays(board, verdict.line)
    return lost


def test_the_turtle() -> None:
    low, high = interval(lost_of(layout("turtle"), DEALS), DEALS, 0.999)
    assert low < 0.0295 < high


@pytest.mark.skipif(not SHARED.exists(), reason="no shared layouts beside the checkout")
@pytest.mark.parametrize("name", PUBLISHED)
def test_layouts_of_xmahjongg(name: str) -> None:
    (shape,) = [
        shape for row, shape in indexed() if (row["peer"], row["name"]) == ("xmahjongg", name)
    ]
    low, high = interval(lost_of(shape, DEALS // 5), DEALS // 5, 0.999)
    assert low < PUBLISHED[name] < high
