"""`ningbo deal`: one deal, as a picture of signs, as text, as a drawing or as JSON."""

from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from ningbo.core.errors import NingboError

if TYPE_CHECKING:
    from ningbo.core.deal import Deal


def deal(
    code: str | None = None,
    /,
    *,
    layout: str | None = None,
    seed: Annotated[int | None, Parameter(validator=Number(gte=0, lte=99_999_999))] = None,
    method: Literal["peel", "build", "random"] = "peel",
    text: bool = False,
    svg: bool = False,
    json: bool = False,
) -> None:
    """Show a deal: one that a code names, or one on any layout.

    Example: ningbo deal 41739205-d --svg > board.svg

    Example: ningbo deal --layout boards.mah#Fly --seed 7 --text

    Parameters
    ----------
    code
        A deal code such as 41739205-a or 7-d.w, or a full code.
    layout
        A layout file in any of the formats (with # and a name or number where it holds several
        boards), a layout's full code, or a built-in layout's id or letter.
    seed
        The seed of a deal on that layout; drawn when left out.
    method
        How to deal on that layout: peel (easiest), build (harder) or random.
    text
        Print the plain-text board, which can be read back.
    svg
        Print a drawing of the board.
    json
        Print {"code", "layout", "method", "tiles": [{"slot", "x", "y", "z", "face"}], "witness"}:
        x and y in half tiles, the witness a list of slot pairs that clears the board, or null.
    """
    if (code is None) == (layout is None):
        raise NingboError("error.deal.which")
    if text + svg + json > 1:
        raise NingboError("error.deal.outputs")
    dealt = _dealt(code, layout, seed, method)
    if json:
        from ningbo.cli.output import print_json

        print_json(as_json(dealt))
    elif svg:
        from ningbo.drawing import board_svg

        print(board_svg(dealt.board()))
    elif text:
        from ningbo.core.text import board_to_text

        print(board_to_text(dealt.board()), end="")
    else:
        from ningbo.cli.board import show

        show(dealt)


def _dealt(code: str | None, layout: str | None, seed: int | None, method: str) -> "Deal":
    """Open a code, or deal on a layout."""
    from ningbo.core.deal import deal as dealt_from
    from ningbo.core.deal import deal_layout

    if layout is None:
        from ningbo.solver.winnable import check_winnable

        dealt = dealt_from(code or "")
        check_winnable(dealt)
        return dealt
    import secrets

    from ningbo.core.code import MAX_SEED
    from ningbo.layout_files import find_layout

    drawn = secrets.randbelow(MAX_SEED + 1) if seed is None else seed
    return deal_layout(find_layout(layout), drawn, method)


def as_json(dealt: "Deal") -> "dict[str, object]":
    """Return a deal as the JSON that other programs and `ningbo solve` read."""
    from ningbo.core.full_code import write_layout_code

    board = dealt.board()
    return {
        "code": dealt.code,
        "layout": dealt.layout.id or write_layout_code(dealt.layout),
        "method": dealt.method,
        "tiles": [
            {"slot": slot, "x": x, "y": y, "z": z, "face": board.label(slot)}
            for slot, (x, y, z) in enumerate(dealt.layout.slots)
        ],
        "witness": None if dealt.witness is None else [list(pair) for pair in dealt.witness],
    }
