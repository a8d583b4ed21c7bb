"""`ningbo deal`: one deal, as a picture of signs, as text, as a drawing or as JSON."""

from typing import TYPE_CHECKING

from ningbo.core.errors import NingboError

if TYPE_CHECKING:
    from ningbo.core.deal import Deal


def deal(code: str, /, *, text: bool = False, svg: bool = False, json: bool = False) -> None:
    """Show a deal.

    Example: ningbo deal 41739205-d --svg > board.svg

    Parameters
    ----------
    code
        A deal code such as 41739205-a or 7-d.w, or a full code.
    text
        Print the plain-text board, which can be read back.
    svg
        Print a drawing of the board.
    json
        Print {"code", "layout", "method", "tiles": [{"slot", "x", "y", "z", "face"}], "witness"}:
        x and y in half tiles, the witness a list of slot pairs that clears the board, or null.
    """
    from ningbo.core.deal import deal as dealt_from

    if text + svg + json > 1:
        raise NingboError("error.deal.outputs")
    dealt = dealt_from(code)
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


def as_json(dealt: "Deal") -> "dict[str, object]":
    """Return a deal as the JSON that other programs and `ningbo solve` read."""
    board = dealt.board()
    return {
        "code": dealt.code,
        "layout": dealt.layout.id,
        "method": dealt.method,
        "tiles": [
            {"slot": slot, "x": x, "y": y, "z": z, "face": board.label(slot)}
            for slot, (x, y, z) in enumerate(dealt.layout.slots)
        ],
        "witness": None if dealt.witness is None else [list(pair) for pair in dealt.witness],
    }
