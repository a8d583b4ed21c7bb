"""The neighbour tables of a set of tiles, flattened for the kernel."""

from array import array

from ningbo.solver.kernel import COVERED, LEFT, RIGHT, is_loose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ningbo.core.layout import Layout

    Neighbours = Sequence[Sequence[int]]

REMEMBERED = 8  # layouts whose shape is kept, since boards come in runs of one layout


class Shape:
    """What holds what: computed once for a set of slots, shared by all boards on them.

    `hold[t]` is the sum of the weights of all that holds tile t. The tiles that t holds are
    `edge_tile[e]`, each by `edge_weight[e]`, for e from `edge_start[t]` up to `edge_start[t + 1]`;
    the tiles that hold t are listed in the same way in `holder_start`, `_tile` and `_weight`.
    """

    def __init__(self, above: "Neighbours", left: "Neighbours", right: "Neighbours") -> None:
        """Flatten the three tables of a layout, whose tiles are all in play."""
        holders = []
        held: "list[list[tuple[int, int]]]" = [[] for _ in above]
        for tile in range(len(above)):
            own = [(other, COVERED) for other in _nearest(above, tile)]
            own += [(other, LEFT) for other in left[tile]]
            own += [(other, RIGHT) for other in right[tile]]
            holders.append(own)
            for other, weight in own:
                held[other].append((tile, weight))
        self.count = len(holders)
        self.hold = array("i", [sum([weight for _, weight in own]) for own in holders])
        free = [tile for tile in range(self.count) if is_loose(self.hold[tile])]
        self.free = array("i", free)
        self.edge_start, self.edge_tile, self.edge_weight = _flat(held)
        self.holder_start, self.holder_tile, self.holder_weight = _flat(holders)


_shapes: "list[tuple[Layout, Shape]]" = []


def shape_of(layout: "Layout") -> Shape:
    """The shape of a layout with every tile in play; the latest few are remembered."""
    for known, shape in _shapes:
        if known is layout:
            return shape
    shape = Shape(layout.above, layout.left, layout.right)
    _shapes.append((layout, shape))
    if len(_shapes) > REMEMBERED:
        _shapes.pop(0)
    return shape


def shape_in_play(layout: "Layout", slots: "Sequence[int]") -> Shape:
    """The shape of some slots of a layout; tile t of it is slots[t]."""
    tiles = {slot: tile for tile, slot in enumerate(slots)}

    def kept(table: "Neighbours") -> "Neighbours":
        return [[tiles[other] for other in table[slot] if other in tiles] for slot in slots]

    return Shape(kept(layout.above), kept(layout.left), kept(layout.right))


def _nearest(above: "Neighbours", tile: int) -> "list[int]":
    """The tiles over `tile` without those that also lie over another of them.

    A tile can't go before what lies over it, so the others wait for nothing more; and tiles that
    don't overlap each other can't be more than four over one tile.
    """
    over = above[tile]
    return [top for top in over if not any([top in above[other] for other in over])]


def _flat(lists: "list[list[tuple[int, int]]]") -> "tuple[array[int], array[int], array[int]]":
    """Lists of (tile, weight) as one array of starts, one of tiles and one of weights."""
    starts = [0]
    tiles = []
    weights = []
    for pairs in lists:
        for tile, weight in pairs:
            tiles.append(tile)
            weights.append(weight)
        starts.append(len(tiles))
    return array("i", starts), array("i", tiles), array("i", weights)
