"""A board as one drawing: a standalone SVG, for files, documents and other people's pages."""

from typing import TYPE_CHECKING

from ningbo import art

if TYPE_CHECKING:
    from ningbo.core.board import Board

MARGIN = 60
SHADOW = 72  # how far a tile's shadow reaches beyond its face

# A half tile, in the art's units.
STEP_X = art.FACE_WIDTH // 2
STEP_Y = art.FACE_HEIGHT // 2


def board_svg(board: "Board", tiles: str = "traditional", index: bool = False) -> str:
    """Return the tiles in play as SVG text, one tenth of the art's size, background transparent.

    `tiles` names a tile set, `index` adds the small latin indices. Each layer is shifted up and to
    the left by a tile's depth; painting in order of (z, x + y, x) puts every tile over what it
    covers.
    """
    slots = [slot for slot in range(board.layout.count) if board.present[slot]]
    places = {slot: _place(*board.layout.slots[slot]) for slot in slots}
    order = sorted(slots, key=lambda slot: _paint_order(*board.layout.slots[slot]))
    body = "\n".join(
        f'<g transform="translate({places[slot][0]} {places[slot][1]})">'
        f"{art.tile_markup(board.label(slot), index)}</g>"
        for slot in order
    )
    notations = tuple(sorted({board.label(slot) for slot in slots}))
    symbols = art.inner(art.sprite(tiles, notations))
    left, top, width, height = _frame(list(places.values()))
    return art.plain(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width // 10}" height="{height // 10}" '
        f'viewBox="{left} {top} {width} {height}">\n{symbols}\n{body}\n</svg>',
        tiles,
    )


def _place(x: int, y: int, z: int) -> tuple[int, int]:
    return x * STEP_X - z * art.DEPTH, y * STEP_Y - z * art.DEPTH


def _paint_order(x: int, y: int, z: int) -> tuple[int, int, int]:
    return z, x + y, x


def _frame(places: list[tuple[int, int]]) -> tuple[int, int, int, int]:
    """Return left, top, width and height of a view that holds every tile with its shadow."""
    if not places:
        return 0, 0, 2 * MARGIN, 2 * MARGIN
    left = min(x for x, _ in places) - MARGIN
    top = min(y for _, y in places) - MARGIN
    right = max(x for x, _ in places) + art.FACE_WIDTH + SHADOW + MARGIN
    bottom = max(y for _, y in places) + art.FACE_HEIGHT + SHADOW + MARGIN
    return left, top, right - left, bottom - top
