"""Rated packs: what is offered, what is drawn, and what is refused."""

import pytest

from ningbo.core.errors import DealError, LayoutError
from ningbo.solver.packs import codes_in, draw_codes, write_pack
from ningbo.solver.rating import BAND_STARTS, BANDS, HARDEST, band_of

PACKS = {"turtle": {"peel": "0-1", "build": "3310", "winnable": "22-0"}}


@pytest.mark.parametrize(
    ("band", "method", "codes"),
    [
        ("easy", "", ["3-d.b", "0-d", "3-d.w"]),
        ("medium", "", ["2-d.b", "2-d"]),
        ("hard", "winnable", ["0-d.w", "1-d.w"]),
        ("expert", "peel", []),
    ],
)
def test_a_sign_stands_for_a_seed(band: str, method: str, codes: list[str]) -> None:
    assert codes_in(PACKS, "d", band, method) == codes
    assert codes_in(PACKS, "Turtle", band, method) == codes


def test_a_seed_draws_the_same_codes_and_none_twice() -> None:
    codes = codes_in(PACKS, "turtle", "easy")
    for seed in range(20):
        drawn = draw_codes(PACKS, "turtle", "easy", seed, 3)
        assert sorted(drawn) == sorted(codes)
        assert draw_codes(PACKS, "turtle", "easy", seed, 2) == drawn[:2]
    assert {draw_codes(PACKS, "turtle", "easy", seed)[0] for seed in range(20)} == set(codes)


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(DealError, match=r"“fiendish” .* easy, medium, hard, expert"):
        draw_codes(PACKS, "turtle", "fiendish", 1)
    with pytest.raises(LayoutError, match="tortoise"):
        draw_codes(PACKS, "tortoise", "easy", 1)
    with pytest.raises(DealError, match=r"only 3 rated deals of Turtle that are easy.* 4 were"):
        draw_codes(PACKS, "turtle", "easy", 1, 4)
    with pytest.raises(DealError, match="No deals of Cross have been rated"):
        draw_codes(PACKS, "cross", "easy", 1)
    with pytest.raises(DealError, match=r"No deals of Turtle .*dealt so"):
        draw_codes(PACKS, "turtle", "easy", 1, method="random")
    with pytest.raises(DealError, match="of Turtle is expert, dealt so; there are easy, medium"):
        draw_codes(PACKS, "turtle", "expert", 1, method="peel")


def test_deals_near_a_border_are_not_offered() -> None:
    difficulties = range(HARDEST + 1)
    signs = write_pack(difficulties, margin=2)
    for difficulty, sign in zip(difficulties, signs, strict=True):
        near = any(start - 2 <= difficulty < start + 2 for start in BAND_STARTS)
        assert sign == ("-" if near else str(BANDS.index(band_of(difficulty))))
    assert write_pack([None, 0], margin=2) == "-0"
