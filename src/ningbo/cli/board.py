"""A board in a terminal: each tile two signs wide, one line a half tile, seen from above."""

from typing import TYPE_CHECKING

from rich.text import Text

from ningbo.cli.output import console

if TYPE_CHECKING:
    from ningbo.core.board import Board
    from ningbo.core.deal import Deal

# Suits told apart by colour as well as by letter; free tiles are bold, blocked ones dim.
COLOURS = {"m": "red", "p": "cyan", "s": "green", "z": "blue", "f": "magenta", "q": "yellow"}


def show(dealt: "Deal") -> None:
    """Print a deal's facts and its board, seen from above: the topmost tile of each place."""
    board = dealt.board()
    out = console()
    if dealt.witness is not None:
        promise = "can be cleared"
    elif dealt.method == "winnable":
        promise = "`ningbo solve` proves whether it can be cleared"
    else:
        promise = "nothing promised"
    out.print(f"{dealt.code}  {dealt.layout.name}, dealt by {dealt.method}: {promise}")
    out.print(f"{board.count} tiles, {len(board.free())} free, {len(board.pairs)} pairs\n")
    for line in lines(board):
        out.print(line)


def lines(board: "Board") -> list[Text]:
    """Return the lines of a picture from above; higher tiles hide what they cover."""
    layout = board.layout
    grid: dict[tuple[int, int], tuple[str, str]] = {}
    for slot, (x, y, _z) in enumerate(layout.slots):
        if board.present[slot]:
            label = board.label(slot)
            weight = "bold" if board.is_free(slot) else "dim"
            style = f"{weight} {COLOURS.get(label[-1], '')}"
            for half, sign in enumerate(f"{label:<4}"[:4]):
                grid[2 * x + half, y] = (sign, style)
                grid[2 * x + half, y + 1] = (" ", "")
    made = [
        Text.assemble(*(grid.get((column, row), " ") for column in range(2 * layout.width)))
        for row in range(layout.height)
    ]
    for line in made:
        line.rstrip()
    return made
