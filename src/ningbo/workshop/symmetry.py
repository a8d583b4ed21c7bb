"""Symmetry: where else an edit is done when the table is divided by an axis.

An axis is kept doubled, so that it may lie on any quarter of a tile: `(a, b)` divides the table at
x = a / 2 and y = b / 2 half tiles. A tile at x then has its image at a - 2 - x.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Slot = tuple[int, int, int]
    Axis = tuple[int, int]

# For each symmetry, which of x and y each image exchanges; the first is the tile itself.
FLIPS = {
    "none": ((0, 0),),
    "left-right": ((0, 0), (1, 0)),
    "up-down": ((0, 0), (0, 1)),
    "both": ((0, 0), (1, 0), (0, 1), (1, 1)),
    "half-turn": ((0, 0), (1, 1)),
}
SYMMETRIES = ("none", "left-right", "up-down", "both", "half-turn")


def image(place: "Slot", flip: "tuple[int, int]", axis: "Axis") -> "Slot":
    """The place of a tile's image."""
    x, y, z = place
    if flip[0]:
        x = axis[0] - 2 - x
    if flip[1]:
        y = axis[1] - 2 - y
    return x, y, z


def image_of_move(step: "Slot", flip: "tuple[int, int]") -> "Slot":
    """How an image moves when its tile moves by `step`."""
    dx, dy, dz = step
    return -dx if flip[0] else dx, -dy if flip[1] else dy, dz


def maps(symmetry: str, axis: "Axis") -> "list[tuple[int, int, int, int]]":
    """The images as (a, m, b, n): the tile at (x, y) has one at (a + m * x, b + n * y)."""
    found = []
    for flip in FLIPS[symmetry]:
        x, y, _z = image((0, 0, 0), flip, axis)
        found.append((x, -1 if flip[0] else 1, y, -1 if flip[1] else 1))
    return found
