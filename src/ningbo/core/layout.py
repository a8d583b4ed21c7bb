"""Layouts: the slots where tiles lie, and what covers and holds what.

Coordinates are half tiles: x grows to the right, y downwards, z upwards. A tile at (x, y, z) covers
x..x+2 and y..y+2 of its layer. Slots are numbered by rank in (z, y, x).
"""

from binascii import crc32

from ningbo.core.errors import LayoutError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Slot = tuple[int, int, int]
    Neighbours = tuple[tuple[int, ...], ...]

# Far above any layout in the field (the largest known has 288 tiles on nine layers): a bound that
# turns nonsense into a sentence before it costs memory.
MAX_TILES = 1024
MAX_SPAN = 250  # half tiles, in x and in y
MAX_LAYERS = 64


class Layout:
    """A set of slots with the neighbour tables that decide freeness.

    `slots[s]` is (x, y, z). For each slot, `above` lists the slots of *all* higher layers that lie
    over it even partly, `below` those it lies over, `left` and `right` those of its own layer that
    touch that side anywhere along its height.
    """

    def __init__(
        self,
        slots: "Iterable[Slot]",
        id: str = "",
        name: str = "",
        letters: str = "",
        stars: int = 0,
        groups: "tuple[int, ...]" = (),
    ) -> None:
        """Build a layout from (x, y, z) triples in any order.

        `groups` are groups that every deal on this layout holds. Raises LayoutError for no tiles,
        too many, coordinates out of range, or tiles that overlap.
        """
        ranked = sorted([(z, y, x) for x, y, z in slots])
        self.slots = tuple([(x, y, z) for z, y, x in ranked])
        self.id = id
        self.name = name
        self.letters = letters
        self.stars = stars
        self.groups = groups
        _check(self.slots)
        self.count = len(self.slots)
        self.width = max([x for x, y, z in self.slots]) + 2
        self.height = max([y for x, y, z in self.slots]) + 2
        self.layers = ranked[-1][0] + 1
        self._kept_as = ""
        self._tables()

    def _tables(self) -> None:
        """Fill the neighbour tables by looking up the few places that can touch or overlap."""
        span = MAX_SPAN + 4
        index = {}
        for slot, (x, y, z) in enumerate(self.slots):
            index[(z * span + y + 1) * span + x + 2] = slot
        around = [dy * span + dx for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
        above: list[tuple[int, ...]] = []
        left: list[tuple[int, ...]] = []
        right: list[tuple[int, ...]] = []
        below: list[list[int]] = [[] for _ in self.slots]
        for slot, (x, y, z) in enumerate(self.slots):
            here = (z * span + y + 1) * span + x + 2
            over = []
            for higher in range(z + 1, self.layers):
                base = here + (higher - z) * span * span
                for step in around:
                    other = index.get(base + step)
                    if other is not None:
                        over.append(other)
                        below[other].append(slot)
            above.append(tuple(over))
            left.append(_beside(index, here - 2, span))
            right.append(_beside(index, here + 2, span))
        self.above: Neighbours = tuple(above)
        self.left: Neighbours = tuple(left)
        self.right: Neighbours = tuple(right)
        self.below: Neighbours = tuple([tuple(under) for under in below])

    @property
    def per_layer(self) -> "tuple[int, ...]":
        """Tiles on each layer, bottom first."""
        counts = [0] * self.layers
        for _x, _y, z in self.slots:
            counts[z] += 1
        return tuple(counts)

    @property
    def title(self) -> str:
        """What a sentence calls it."""
        return self.name or self.id or "layout"

    @property
    def key(self) -> str:
        """What names this layout in the random streams: a built-in's id, else all of its slots."""
        if self.letters:
            return self.id
        return " ".join([f"{x},{y},{z}" for x, y, z in self.normal().slots])

    @property
    def kept_as(self) -> str:
        """The name under which games and records of this layout are kept.

        It is a built-in's id, else made of the shape: `own-`, how many tiles, `-` and the CRC-32 of
        its key in eight hexadecimal digits.
        """
        if not self._kept_as:
            own = f"own-{self.count}-{crc32(self.key.encode()):08x}"
            self._kept_as = self.id if self.letters else own
        return self._kept_as

    def free_at_start(self) -> "list[int]":
        """The slots that are free while every tile is in play."""
        return [
            slot
            for slot in range(self.count)
            if not self.above[slot] and not (self.left[slot] and self.right[slot])
        ]

    def normal(self) -> "Layout":
        """This shape moved to the corner: least x, y and z are zero, no layer is empty."""
        least_x = min([x for x, y, z in self.slots])
        least_y = min([y for x, y, z in self.slots])
        ranks = {z: rank for rank, z in enumerate(sorted({z for x, y, z in self.slots}))}
        moved = tuple([(x - least_x, y - least_y, ranks[z]) for x, y, z in self.slots])
        if moved == self.slots:
            return self
        return Layout(moved, self.id, self.name, self.letters, self.stars, self.groups)

    def mirrored(self) -> "Layout":
        """This shape with left and right exchanged."""
        flipped = [(self.width - 2 - x, y, z) for x, y, z in self.slots]
        return Layout(flipped, name=self.name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.slots == other.slots

    def __hash__(self) -> int:
        return hash(self.slots)

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        if self.letters:
            return f"ningbo.layout({self.id!r})"
        return f"Layout({list(self.slots)!r}, name={self.name!r})"


def _beside(index: "dict[int, int]", place: int, span: int) -> "tuple[int, ...]":
    """The slots whose top-left corner is at `place`, or half a tile above or below it."""
    found = []
    for step in (-span, 0, span):
        other = index.get(place + step)
        if other is not None:
            found.append(other)
    return tuple(found)


def _check(slots: "tuple[Slot, ...]") -> None:
    """Raise LayoutError unless the slots are some tiles in range that don't overlap."""
    if not slots:
        raise LayoutError("error.layout.empty")
    if len(slots) > MAX_TILES:
        raise LayoutError("error.layout.too-many", count=len(slots), most=MAX_TILES)
    # Places as small integers: tuples would cost the page's Python a good part of its start.
    span = MAX_SPAN + 4
    around = [(dy * span + dx, dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    taken: set[int] = set()
    for x, y, z in slots:
        if not (0 <= x <= MAX_SPAN - 2 and 0 <= y <= MAX_SPAN - 2 and 0 <= z < MAX_LAYERS):
            raise LayoutError(
                "error.layout.range", x=x, y=y, z=z, span=MAX_SPAN - 2, layers=MAX_LAYERS - 1
            )
        here = (z * span + y + 1) * span + x + 1
        for step, dx, dy in around:
            if here + step in taken:
                raise LayoutError(
                    "error.layout.overlap", x=x, y=y, z=z, other_x=x + dx, other_y=y + dy
                )
        taken.add(here)
