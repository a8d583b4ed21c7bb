"""A sheet: tiles on a table, each laid with its images or refused with the reason."""

from ningbo.core.errors import DraftError
from ningbo.core.layout import MAX_LAYERS, MAX_SPAN, MAX_TILES, Layout
from ningbo.workshop.places import key_of, overlapping, place_of, refusal
from ningbo.workshop.symmetry import FLIPS, image

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.workshop.symmetry import Axis, Slot

    Settings = tuple[str, Axis, tuple[int, int]]  # symmetry, axis, table

TABLE = (32, 20)  # half tiles: room for nearly every layout of the field


class Sheet:
    """Tiles on a table of `table` half tiles (across, down), under a symmetry about an axis.

    Tiles are kept as the numbers of their places (see places.py).
    """

    def __init__(self) -> None:
        self.tiles: set[int] = set()
        self.table = TABLE
        self.axis: Axis = TABLE
        self.symmetry = "none"

    @property
    def count(self) -> int:
        return len(self.tiles)

    @property
    def slots(self) -> "list[Slot]":
        """The places of all tiles in the order of slots."""
        return [place_of(key) for key in sorted(self.tiles)]

    @property
    def settings(self) -> "Settings":
        return self.symmetry, self.axis, self.table

    @settings.setter
    def settings(self, settings: "Settings") -> None:
        self.symmetry, self.axis, self.table = settings

    def layout(self, name: str = "") -> Layout:
        """The layout as it lies on the table. Raises LayoutError while there is no tile."""
        return Layout(self.slots, name=name)

    # -- what lies where -----------------------------------------------------------------------

    def holds(self, place: "Slot") -> bool:
        x, y, z = place
        width, height = self.table
        return 0 <= x <= width - 2 and 0 <= y <= height - 2 and 0 <= z < MAX_LAYERS

    def lies_at(self, place: "Slot") -> bool:
        """Whether a tile lies just there."""
        return self.holds(place) and key_of(place) in self.tiles

    def images_there(self, place: "Slot") -> "list[int]":
        """The tile at a place and its images, those that there are."""
        images = [image(place, flip, self.axis) for flip in FLIPS[self.symmetry]]
        return [key_of(one) for one in images if self.lies_at(one)]

    def check_there(self, place: "Slot") -> None:
        if not self.lies_at(place):
            raise refusal(place, "error.draft.none")

    # -- laying tiles --------------------------------------------------------------------------

    def images(self, place: "Slot") -> "list[int]":
        """The tile at a place and its images, each once.

        Raises DraftError for one off the table, and where they would overlap each other.
        """
        found: set[int] = set()
        for flip in FLIPS[self.symmetry]:
            other = image(place, flip, self.axis)
            if not self.holds(other):
                raise refusal(place, "error.draft.image-off" if found else "error.draft.off")
            key = key_of(other)
            if key not in found and overlapping(key, found) is not None:
                raise refusal(place, "error.draft.image")
            found.add(key)
        return sorted(found)

    def add(self, fresh: "set[int]") -> None:
        """Put tiles that lie on the table, all or none. Raises DraftError where one overlaps."""
        laid: set[int] = set()
        for key in sorted(fresh):
            other = overlapping(key, self.tiles)
            if other is None:
                other = overlapping(key, laid)
            if other is not None:
                raise refusal(place_of(key), "error.draft.overlap", place_of(other))
            laid.add(key)
        if len(self.tiles) + len(laid) > MAX_TILES:
            raise DraftError("error.draft.too-many", most=MAX_TILES)
        self.tiles.update(laid)

    def relocate(self, goes: "dict[int, Slot]") -> None:
        """Take up the tiles of `goes`, then set each down at its new place."""
        self.tiles -= set(goes)
        landed: set[int] = set()
        for old in sorted(goes):
            place = goes[old]
            if not self.holds(place):
                raise refusal(place, "error.draft.off")
            if overlapping(key_of(place), landed) is not None:
                raise refusal(place, "error.draft.image")
            landed.add(key_of(place))
        self.add(landed)

    def set_axis(self, axis: "Axis") -> None:
        """An axis may lie anywhere on the table, or be off it as far as a shift has carried it."""
        if not (abs(axis[0]) <= 2 * MAX_SPAN and abs(axis[1]) <= 2 * MAX_SPAN):
            raise DraftError("error.draft.axis")
        self.axis = axis
