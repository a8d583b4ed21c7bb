"""`ningbo new`: fresh deal codes."""

import secrets
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number


def new(
    *,
    layout: str,
    method: Literal["peel", "build", "random", "winnable"] = "peel",
    count: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    json: bool = False,
) -> None:
    """Print fresh deal codes, one a line.

    Example: ningbo new --layout turtle --method build --count 10

    Parameters
    ----------
    layout
        A layout's id or letter; `ningbo layouts` lists them.
    method
        How to deal: peel (easiest), build (harder), random (may be lost from the start), or
        winnable (random, and proven by the solver).
    count
        How many codes to print.
    json
        Print one JSON list of codes instead.
    """
    from ningbo.cli.output import print_json
    from ningbo.core.layouts import layout as built_in

    letters = built_in(layout).letters
    codes = (fresh_code(letters, method) for _ in range(count))
    if json:
        print_json(list(codes))
        return
    for code in codes:
        print(code, flush=True)


def fresh_code(letters: str, method: str) -> str:
    """Draw a seed, and for `winnable` go on drawing until the solver has proven the deal."""
    from ningbo.core.code import MAX_SEED, DealCode

    while True:
        code = str(DealCode(secrets.randbelow(MAX_SEED + 1), letters, method))
        if method != "winnable" or _is_proven(code):
            return code


def _is_proven(code: str) -> bool:
    from ningbo.core.deal import deal
    from ningbo.solver import solve

    return solve(deal(code).board()).status == "solvable"
