"""Growing a layout around a skeleton: layer by layer, whole orbits of the symmetry at a time.

An orbit is a tile with its images. On each layer the tiles keep to one grid, which may lie half a
tile off that of the layer beneath, and every tile lies wholly on tiles.
"""

from ningbo.workshop.skeleton import TILE, rank
from ningbo.workshop.symmetry import FLIPS, image

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.rng import Rng
    from ningbo.workshop.skeleton import Part

    Slot = tuple[int, int, int]
    Cells = set[tuple[int, int]]
    Orbit = list[tuple[int, int]]  # the places on a layer, the least first

# The middle of the table, doubled, in half tiles: even, so that a grid is its own mirror image
# whether a tile or the line between two lies on the axis.
AXIS = (64, 64)


class Plan:
    """What to grow: the skeleton and the symmetry, how many tiles on each layer, and the grids.

    `grids[z]` is (0 or 1, 0 or 1): how far layer z lies off, in half tiles. `reach` is how far from
    the middle tiles may lie, in half tiles, across and down.
    """

    def __init__(
        self,
        parts: "list[Part]",
        symmetry: str,
        per_layer: "list[int]",
        grids: "list[tuple[int, int]]",
        reach: "tuple[int, int]",
    ) -> None:
        self.parts = parts
        self.flips = FLIPS[symmetry]
        self.per_layer = per_layer
        self.grids = grids
        self.reach = reach
        self._orbits: "dict[tuple[int, int], list[Orbit]]" = {}

    def orbits(self, z: int) -> "list[Orbit]":
        """The orbits of layer z's grid, in the order in which they are to be taken."""
        grid = self.grids[z]
        if grid not in self._orbits:
            self._orbits[grid] = self._ranked(grid[0], grid[1])
        return self._orbits[grid]

    def _ranked(self, off_x: int, off_y: int) -> "list[Orbit]":
        left, top = AXIS[0] // 2 - self.reach[0] - off_x, AXIS[1] // 2 - self.reach[1] - off_y
        found = []
        for y in range(top, AXIS[1] // 2 + self.reach[1], 2):
            for x in range(left, AXIS[0] // 2 + self.reach[0], 2):
                images = sorted({image((x, y, 0), flip, AXIS)[:2] for flip in self.flips})
                if images[0] == (x, y):
                    found.append((self._earliest(images), images))
        found.sort()
        return [orbit for _rank, orbit in found]

    def _earliest(self, images: "Orbit") -> "tuple[int, int, int, int]":
        """The least rank of an orbit's tiles: what grows at one place grows at its images."""
        unit = TILE // 2  # quarters of a tile in a half
        return min(
            [
                rank(self.parts, unit * (x + 1) - AXIS[0], unit * (y + 1) - AXIS[1])
                for x, y in images
            ]
        )


def draw_grids(rng: "Rng", layers: int) -> "list[tuple[int, int]]":
    """A grid for each layer: mostly that of the one beneath, at the crown often half a tile off."""
    grids = [(rng.below(2), rng.below(2))]
    for z in range(1, layers):
        x, y = grids[-1]
        # Four: half a tile across; five: down; six: both. Anything else keeps the grid.
        step = rng.below(8) if z < layers - 1 else 3 + rng.below(5)
        if step in (4, 6):
            x = 1 - x
        if step in (5, 6):
            y = 1 - y
        grids.append((x, y))
    return grids


def terraces(rng: "Rng", tiles: int, layers: int) -> "list[int]":
    """How many tiles each layer should have, bottom first, none more than the one beneath."""
    bend = 8 + rng.below(9)  # with 8 the hill's sides are straight, with more they are hollow
    weights = []
    for z in range(layers):
        up = 1024 * (layers - z) // layers
        weights.append(max(1, up * (8 * 1024 - (bend - 8) * (1024 - up)) // (8 * 1024)))
    total = sum(weights)
    counts = [max(1, tiles * weight // total) for weight in weights]
    counts[0] += tiles - sum(counts)
    return counts


def grow(plan: Plan) -> "list[Slot]":
    """The tiles.

    What a layer has no room for goes to the bottom, which has. The number is met wherever the sizes
    of the orbits add up to it.
    """
    wanted = list(plan.per_layer)
    tiles = sum(wanted)
    found: "list[Slot]" = []
    for _ in range(6):
        found = _grown(plan, wanted)
        if len(found) == tiles:
            break
        wanted[0] = max(2, wanted[0] + tiles - len(found))
    return found


def _grown(plan: Plan, wanted: "list[int]") -> "list[Slot]":
    found: "list[Slot]" = []
    beneath: "Cells | None" = None
    for z, count in enumerate(wanted):
        cells: "Cells" = set()
        for orbit in _taken(plan.orbits(z), beneath, count):
            for x, y in orbit:
                found.append((x, y, z))
                cells.update([(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)])
        beneath = cells
    return found


def _lies_on(beneath: "Cells", x: int, y: int) -> bool:
    return (
        (x, y) in beneath
        and (x + 1, y) in beneath
        and (x, y + 1) in beneath
        and (x + 1, y + 1) in beneath
    )


def _taken(orbits: "list[Orbit]", beneath: "Cells | None", count: int) -> "list[Orbit]":
    """The first orbits that lie on the layer beneath and together have `count` tiles.

    They have a few less where the symmetry doesn't let them add up, or where there is no more room.
    """
    taken = []
    for orbit in orbits:
        if not count:
            break
        x, y = orbit[0]
        if len(orbit) <= count and (beneath is None or _lies_on(beneath, x, y)):
            taken.append(orbit)
            count -= len(orbit)
    return taken
