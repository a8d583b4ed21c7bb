"""Tiles side by side, as the formats write them that have a word for a row."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.layout import Slot


class Run:
    """Tiles of one row and layer from column `first` to `last`, a whole tile apart."""

    def __init__(self, first: int, y: int, z: int) -> None:
        self.first = first
        self.last = first
        self.y = y
        self.z = z


def runs(slots: "tuple[Slot, ...]") -> "list[Run]":
    """The slots of a layout as runs, in the order of slots."""
    found: list[Run] = []
    for x, y, z in slots:
        if found and (found[-1].last + 2, found[-1].y, found[-1].z) == (x, y, z):
            found[-1].last = x
        else:
            found.append(Run(x, y, z))
    return found
