"""Rated packs: which deals of a layout are easy, medium, hard or expert, measured beforehand.

The packs are data that were made by a command and ship with the package (`data/packs.json`). For
each layout and method they hold one text, whose signs stand for the seeds 0, 1, 2, ...: a digit is
the place of the deal's band in BANDS, a dash a deal that is not offered, because it can't be won or
because its difficulty lies near the border of its band.
"""

from ningbo.core.code import DealCode
from ningbo.core.errors import DealError, quoted
from ningbo.core.layouts import layout as built_in
from ningbo.core.rng import Rng
from ningbo.solver.rating import BANDS, band_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Packs = dict[str, dict[str, str]]

NOT_OFFERED = "-"


def codes_in(packs: "Packs", layout: str, band: str, method: str = "") -> "list[str]":
    """The codes of a built-in layout's deals in a band, by one method or by any.

    `packs` is {layout id: {method: text}}. Raises DealError for a band that doesn't exist, and
    LayoutError for a layout.
    """
    if band not in BANDS:
        raise DealError("error.deal.band", given=quoted(band), bands=", ".join(BANDS))
    chosen = built_in(layout)
    sign = str(BANDS.index(band))
    texts = packs.get(chosen.id, {})
    codes = []
    for name in sorted(texts):
        if name == method or not method:
            for seed, mark in enumerate(texts[name]):
                if mark == sign:
                    codes.append(str(DealCode(seed, chosen.letters, name)))
    return codes


def draw_codes(
    packs: "Packs", layout: str, band: str, seed: int, count: int = 1, method: str = ""
) -> "list[str]":
    """`count` different codes of a band, drawn by a seed: the same ones everywhere.

    Raises DealError when the band has fewer or none, or when no deal was rated.
    """
    codes = codes_in(packs, layout, band, method)
    name = built_in(layout).name
    if not codes:
        bands = [other for other in BANDS if codes_in(packs, layout, other, method)]
        if not bands:
            raise DealError("error.deal.unrated", name=name)
        raise DealError("error.deal.no-band", name=name, band=band, bands=", ".join(bands))
    if count > len(codes):
        raise DealError("error.deal.few", count=len(codes), name=name, band=band, wanted=count)
    rng = Rng(seed, built_in(layout).id, "band " + band)
    rng.shuffle(codes)
    return codes[:count]


def write_pack(difficulties: "Sequence[int | None]", margin: int) -> str:
    """The text of a pack, from the difficulty of each deal (None: it can't be won).

    A deal is offered when it stays in its band with `margin` points more or fewer.
    """
    marks = []
    for difficulty in difficulties:
        mark = NOT_OFFERED
        if difficulty is not None and band_of(difficulty - margin) == band_of(difficulty + margin):
            mark = str(BANDS.index(band_of(difficulty)))
        marks.append(mark)
    return "".join(marks)
