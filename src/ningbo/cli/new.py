"""`ningbo new`: fresh deal codes."""

import secrets
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

if TYPE_CHECKING:
    from ningbo.core.layout import Layout


def new(
    *,
    layout: str,
    method: Literal["peel", "build", "random", "winnable"] | None = None,
    difficulty: Literal["easy", "medium", "hard", "expert"] | None = None,
    seed: Annotated[int | None, Parameter(validator=Number(gte=0))] = None,
    count: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    json: bool = False,
) -> None:
    """Print fresh deal codes, one a line.

    Example: ningbo new --layout turtle --method build --count 10

    Parameters
    ----------
    layout
        A layout's id or letter (`ningbo layouts` lists them), or a layout file, whose deals have
        full codes.
    method
        How to deal: peel (easiest), build (harder), random (may be lost from the start), or
        winnable (random, and proven by the solver). Peel unless given.
    difficulty
        Take deals of this band, which have been rated: of the built-in layouts, by any method
        unless one is given.
    seed
        Draw the same rated deals whenever the seed is the same.
    count
        How many codes to print.
    json
        Print one JSON list of codes instead.
    """
    from ningbo.cli.output import print_json
    from ningbo.core.errors import NingboError
    from ningbo.layout_files import find_layout

    found = find_layout(layout)
    if difficulty is not None:
        codes = iter(rated_codes(found, difficulty, method or "", seed, count))
    elif seed is not None:
        raise NingboError("error.new.seed")
    else:
        codes = (fresh_code(found, method or "peel") for _ in range(count))
    if json:
        print_json(list(codes))
        return
    for code in codes:
        print(code, flush=True)


def fresh_code(layout: "Layout", method: str) -> str:
    """Draw a seed, and for `winnable` go on drawing until the solver has proven the deal."""
    from ningbo.core.code import MAX_SEED, DealCode
    from ningbo.core.deal import deal_layout

    def draw() -> int:
        return secrets.randbelow(MAX_SEED + 1)

    if method == "winnable":
        from ningbo.solver.winnable import winnable_deal

        return winnable_deal(layout, draw).code
    if layout.letters:
        return str(DealCode(draw(), layout.letters, method))
    return deal_layout(layout, draw(), method).code


def rated_codes(
    layout: "Layout", band: str, method: str, seed: int | None, count: int
) -> list[str]:
    """Draw different codes from the rated packs, by a seed or by chance."""
    from ningbo.core.errors import DealError
    from ningbo.measured import packs
    from ningbo.solver.packs import draw_codes

    if not layout.letters or method == "random":
        raise DealError("error.new.rated", given=method if layout.letters else layout.name)
    drawn = secrets.randbits(32) if seed is None else seed
    return draw_codes(packs(), layout.id, band, drawn, count, method)
