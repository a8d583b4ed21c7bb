"""Deals that are proven before they are played."""

from collections.abc import Iterator

import pytest

from ningbo.core.deal import deal
from ningbo.core.errors import DealError
from ningbo.core.layouts import layout
from ningbo.solver.solver import solve
from ningbo.solver.winnable import check_winnable, is_winnable, winnable_deal


def test_seeds_are_drawn_until_one_is_proven() -> None:
    seeds: Iterator[int] = iter([27, 28, 7, 8])  # neither 27 nor 28 can be won on the Turtle
    drawn = winnable_deal(layout("turtle"), lambda: next(seeds))
    assert drawn.code == "7-d.w"
    assert drawn == deal("7-d.r")  # the same tiles
    assert solve(drawn.board()).status == "solvable"


def test_a_code_that_promises_too_much_is_refused() -> None:
    check_winnable(deal("7-d.w"))
    check_winnable(deal("27-d.r"))  # promises nothing
    assert not is_winnable(deal("27-d.w"))
    with pytest.raises(DealError, match=r"27-d\.w can’t be won"):
        check_winnable(deal("27-d.w"))


def test_a_witness_is_proof_enough() -> None:
    assert is_winnable(deal("7-d"))
