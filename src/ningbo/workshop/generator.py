"""New layouts from a seed: terraced shapes around a skeleton, each proven fit to deal.

`generate_layout` draws skeletons until enough well-formed shapes have grown around them, and gives
the most pleasing one. Everything comes from one random stream, named by what was asked, so that the
same request gives the same layout in every Python, for ever.
"""

from ningbo.core.code import MAX_SEED
from ningbo.core.deal import deal_layout
from ningbo.core.emptying import empty_out
from ningbo.core.errors import LayoutError, quoted
from ningbo.core.layout import Layout
from ningbo.core.rng import Rng
from ningbo.workshop.growing import Plan, draw_grids, grow, terraces
from ningbo.workshop.skeleton import draw_skeleton
from ningbo.workshop.symmetry import SYMMETRIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.workshop.growing import Slot

LEAST_TILES = 16
MOST_TILES = 400
MOST_LAYERS = 9

SKELETONS = 60  # drawn at the most; all but the largest heaps need a handful
CHOICE = 3  # well-formed shapes to choose from

# Width to height in tiles, which are three to four: from a tablet held upright to a wide screen.
ASPECTS = ((4, 5), (1, 1), (4, 3), (3, 2), (3, 2), (2, 1))


def least_tiles(layers: int) -> int:
    """The fewest tiles that so many layers are built of: a heap any smaller is a needle."""
    return max(LEAST_TILES, 2 * layers * (layers + 2))


def generate_layout(
    seed: int, tiles: int = 144, layers: int = 4, symmetry: str = "left-right"
) -> Layout:
    """A new layout of `tiles` tiles on `layers` layers.

    `symmetry` is one of SYMMETRIES: "none", "left-right", "up-down", "both" or "half-turn". Every
    tile lies wholly on tiles, the bottom is in one piece, and a peel deal on it has been replayed.
    Raises LayoutError, saying what would be right: `tiles` is even, 16 to 400, `layers` 1 to 9, and
    every height needs its number of tiles (see `least_tiles`).
    """
    _check(seed, tiles, layers, symmetry)
    rng = Rng(seed, f"{tiles} {layers} {symmetry}", "generate")
    found: "list[tuple[int, int, Layout]]" = []
    for number in range(SKELETONS):
        slots = grow(_draw_plan(rng, tiles, layers, symmetry))
        if len(slots) == tiles and _in_one_piece(slots):
            layout = _cornered(slots)
            if layout.layers == layers:
                found.append((_faults(layout), number, layout))
        if len(found) == CHOICE:
            break
    found.sort(key=lambda one: one[:2])
    for _faults_found, _number, layout in found:
        if _can_be_dealt(layout, seed):
            return layout
    raise LayoutError("error.generate.none", tiles=tiles, layers=layers)


def _check(seed: int, tiles: int, layers: int, symmetry: str) -> None:
    if symmetry not in SYMMETRIES:
        known = ", ".join(SYMMETRIES)
        raise LayoutError("error.generate.symmetry", given=quoted(symmetry), known=known)
    if not 0 <= seed <= MAX_SEED:
        raise LayoutError("error.generate.seed", given=seed, most=MAX_SEED)
    if not 1 <= layers <= MOST_LAYERS:
        raise LayoutError("error.generate.layers", given=layers, most=MOST_LAYERS)
    if tiles % 2 or not LEAST_TILES <= tiles <= MOST_TILES:
        raise LayoutError("error.generate.tiles", given=tiles, least=LEAST_TILES, most=MOST_TILES)
    if tiles < least_tiles(layers):
        least = least_tiles(layers)
        raise LayoutError("error.generate.few", given=tiles, layers=layers, least=least)


def _draw_plan(rng: Rng, tiles: int, layers: int, symmetry: str) -> Plan:
    per_layer = terraces(rng, tiles, layers)
    across, down = rng.choice(list(ASPECTS))
    # A skeleton is not filled: the rectangle around it is half as large again as its tiles.
    area = per_layer[0] * 3 // 2
    height = max(2, _root(area * down // across))
    width = max(2, area // height)
    parts = draw_skeleton(rng, width, height)
    reach = (width + 8, height + 8)
    return Plan(parts, symmetry, per_layer, draw_grids(rng, layers), reach)


def _root(square: int) -> int:
    """The whole part of a square root."""
    root = 0
    while (root + 1) * (root + 1) <= square:
        root += 1
    return root


def _cornered(slots: "list[Slot]") -> Layout:
    least_x = min([x for x, _y, _z in slots])
    least_y = min([y for _x, y, _z in slots])
    return Layout([(x - least_x, y - least_y, z) for x, y, z in slots])


def _in_one_piece(slots: "list[Slot]") -> bool:
    """Whether the tiles of the bottom touch one another along their sides, all of them."""
    bottom = {(x, y) for x, y, z in slots if z == 0}
    waiting = [min(bottom)]
    bottom.remove(waiting[0])
    while waiting:
        x, y = waiting.pop()
        for place in ((x - 2, y), (x + 2, y), (x, y - 2), (x, y + 2)):
            if place in bottom:
                bottom.remove(place)
                waiting.append(place)
    return not bottom


def _faults(layout: Layout) -> int:
    """How far a shape is from a pleasing one.

    Counted are tiles at the bottom that only hang on by one side; more or fewer free tiles than a
    quarter to two fifths, the share that layouts which people like to play begin with; and how much
    more of the rectangle around it is filled than four fifths: a plain block is no picture.
    """
    bottom = {(x, y) for x, y, z in layout.slots if z == 0}
    hanging = 0
    for x, y in bottom:
        beside = [(x - 2, y), (x + 2, y), (x, y - 2), (x, y + 2)]
        if len([place for place in beside if place in bottom]) < 2:
            hanging += 1
    free = 100 * len(layout.free_at_start()) // layout.count
    filled = 400 * len(bottom) // (layout.width * layout.height)
    return 4 * hanging + max(0, 25 - free, free - 40) + max(0, filled - 80)


def _can_be_dealt(layout: Layout, seed: int) -> bool:
    """Whether it can be emptied, and a peel deal on it be cleared by its witness."""
    if not empty_out(layout, bytearray([1] * layout.count)).possible:
        return False
    dealt = deal_layout(layout, seed)
    board = dealt.board()
    for a, b in dealt.witness or ():
        board.play(a, b)
    return board.won
