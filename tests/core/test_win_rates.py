"""How often random play wins: dealing that got needlessly harder, or easier, shows here.

Over 4,000 Turtles each, random play wins 39 % of peel deals, 11 % of build deals and 6 % of random
ones. The bands are about three standard deviations of the samples taken here.
"""

import random

import pytest

from ningbo.core.deal import deal_layout
from ningbo.core.layouts import layout
from tests.core.shapes import play_at_random

DEALS = 300
BANDS = {"peel": (0.31, 0.48), "build": (0.06, 0.165), "random": (0.02, 0.1)}


@pytest.mark.parametrize("method", BANDS)
def test_random_play_on_turtles(method: str) -> None:
    rng = random.Random(13)
    won = 0
    for seed in range(DEALS):
        board = deal_layout(layout("turtle"), seed, method).board()
        play_at_random(board, rng)
        won += board.won
    least, most = BANDS[method]
    assert least < won / DEALS < most
