"""Skeletons: the few bars, blocks and rings that a generated layout grows around.

Distances are in quarters of a tile, from the middle of the table: a tile is four wide and four
deep, and the tiles beside it lie four away. Whole numbers only, so that every Python agrees.
"""

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NamedTuple

    from ningbo.core.rng import Rng

    class Part(NamedTuple):
        """A rectangle around (x, y), filled or only its outline, and how tiles gather around it."""

        x: int
        y: int
        half_width: int
        half_height: int
        hollow: bool
        metric: int
        lift: int

else:
    # lift: by how many tiles it is preferred to other parts: its hill is higher.
    Part = namedtuple("Part", ("x", "y", "half_width", "half_height", "hollow", "metric", "lift"))

TILE = 4
SQUARE, OCTAGON, DIAMOND = 0, 1, 2  # what grows around a point


def rank(parts: "list[Part]", x: int, y: int) -> "tuple[int, int, int, int]":
    """How early a tile with its middle at (x, y) is taken: the less, the earlier.

    First what is nearer to a part, in whole tiles; then what lies straight beside it; then part by
    part; then from the middle of each side outwards, so that a side begun looks meant.
    """
    first: "tuple[int, int, int, int] | None" = None
    for number, part in enumerate(parts):
        from_x = abs(x - part.x)
        from_y = abs(y - part.y)
        dx = from_x - part.half_width
        dy = from_y - part.half_height
        if part.hollow and dx < 0 and dy < 0:
            dx = dy = min(-dx, -dy)
        elif dx < 0:
            dx = 0
        if dy < 0:
            dy = 0
        away = dx if dx > dy else dy
        if part.metric == DIAMOND:
            away = dx + dy
        elif part.metric == OCTAGON and 2 * (dx + dy) > 3 * away:
            away = 2 * (dx + dy) // 3
        level = (away + TILE - 1) // TILE - part.lift
        here = (level, 1 if dx and dy else 0, number, from_x + from_y)
        if first is None or here < first:
            first = here
    return first or (0, 0, 0, 0)


def draw_skeleton(rng: "Rng", width: int, height: int) -> "list[Part]":
    """A skeleton for a layout of about `width` by `height` tiles."""
    return rng.choice(list(_STYLES))(rng, TILE * width // 2, TILE * height // 2)


def _part(rng: "Rng", x: int, y: int, half_width: int, half_height: int, lift: int = 0) -> Part:
    metric = rng.choice([SQUARE, SQUARE, OCTAGON, DIAMOND])
    return Part(x, y, max(0, half_width), max(0, half_height), False, metric, lift)


def _hill(rng: "Rng", right: int, bottom: int) -> "list[Part]":
    """One hill, on a rectangle of a third to two thirds of the size."""
    share = 2 + rng.below(4)
    return [_part(rng, 0, 0, right * share // 8, bottom * share // 8)]


def _palace(rng: "Rng", right: int, bottom: int) -> "list[Part]":
    """A hall in the middle, wings on both sides, houses at their ends."""
    out = right - TILE * (1 + rng.below(2))
    hall = _part(rng, 0, 0, right // 4, bottom // 2, 1)
    wings = Part(0, 0, out, 0, False, SQUARE, 0)
    houses = [_part(rng, side * out, 0, TILE // 2, bottom // 2, rng.below(2)) for side in (-1, 1)]
    return [hall, wings] + houses


def _crossing(rng: "Rng", right: int, bottom: int) -> "list[Part]":
    """Two bars that cross, with a hill where they do."""
    return [
        _part(rng, 0, 0, right // 5, bottom // 5, 1),
        Part(0, 0, right - TILE, TILE * rng.below(2) // 2, False, SQUARE, 0),
        Part(0, 0, TILE * rng.below(2) // 2, bottom - TILE, False, SQUARE, 0),
    ]


def _court(rng: "Rng", right: int, bottom: int) -> "list[Part]":
    """Walls around a courtyard, with towers at the corners or gates in the sides."""
    x, y = right - TILE, bottom - TILE
    parts = [Part(0, 0, x, y, True, SQUARE, 0)]
    if rng.below(2):
        places = [(-x, -y), (x, -y), (-x, y), (x, y)]
    else:
        places = [(-x, 0), (x, 0), (0, -y), (0, y)]
    for at_x, at_y in places:
        parts.append(_part(rng, at_x, at_y, TILE // 2, TILE // 2, 1))
    return parts


def _peaks(rng: "Rng", right: int, bottom: int) -> "list[Part]":
    """Two or three hills in a row, on one foot."""
    count = 2 + rng.below(2)
    parts = [Part(0, 0, right - 2 * TILE, TILE // 2, False, SQUARE, 0)]
    reach = right - 2 * TILE
    for number in range(count):
        x = reach * (2 * number - count + 1) // max(1, count - 1)
        lift = 1 + (1 if count == 3 and number == 1 else 0)
        parts.append(_part(rng, x, 0, TILE * rng.below(2) // 2, bottom // 3, lift))
    return parts


def _comb(rng: "Rng", right: int, bottom: int) -> "list[Part]":
    """A long bar with three bars across it, as of a gate, a fence or a bridge."""
    y = rng.choice([-bottom // 2, 0, bottom // 2])
    parts = [Part(0, y, right - TILE, 0, False, SQUARE, 1)]
    for x in (-right * 2 // 3, 0, right * 2 // 3):
        parts.append(_part(rng, x, 0, TILE * rng.below(2) // 2, bottom - TILE))
    return parts


def _lattice(rng: "Rng", right: int, bottom: int) -> "list[Part]":
    """Bars across and down with holes between them, as in a window."""
    parts = []
    for number in range(3):
        y = (number - 1) * (bottom - TILE)
        lift = 1 if number == 1 else 0
        parts.append(Part(0, y, right - TILE, 0, False, SQUARE, lift))
    count = 2 + rng.below(3)
    for number in range(count):
        x = (right - TILE) * (2 * number - count + 1) // (count - 1)
        parts.append(Part(x, 0, 0, bottom - TILE, False, SQUARE, 0))
    parts.append(_part(rng, 0, 0, TILE // 2, TILE // 2, 1))
    return parts


def _stairs(rng: "Rng", right: int, bottom: int) -> "list[Part]":
    """Landings from one corner to the other, the middle one the highest."""
    parts = []
    slope = rng.choice([-1, 1])
    for step in (-2, -1, 0, 1, 2):
        x = step * (right - 2 * TILE) // 2
        y = slope * step * (bottom - TILE) // 2
        parts.append(_part(rng, x, y, right // 6, TILE // 2, 1 if step == 0 else 0))
    return parts


def _garden(rng: "Rng", right: int, bottom: int) -> "list[Part]":
    """Three or four beds, each beside the one before."""
    parts: "list[Part]" = []
    x = y = 0
    for _ in range(3 + rng.below(2)):
        wide = TILE * (1 + rng.below(3)) // 2
        high = TILE * (1 + rng.below(3)) // 2
        parts.append(_part(rng, x, y, wide, high, rng.below(2)))
        if rng.below(2):
            x += rng.choice([-1, 1]) * (right // 2)
        else:
            y += rng.choice([-1, 1]) * (bottom // 2)
        x = max(-right, min(right, x))
        y = max(-bottom, min(bottom, y))
    return parts


_STYLES: "tuple[Callable[[Rng, int, int], list[Part]], ...]" = (
    _hill,
    _palace,
    _palace,
    _crossing,
    _court,
    _court,
    _peaks,
    _comb,
    _lattice,
    _lattice,
    _stairs,
    _garden,
    _garden,
)
