"""What there is to know of a layout while it is being made."""

from ningbo.core.emptying import BUDGET, emptying_in_slices

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from ningbo.core.layout import Layout

SLICE = 8  # states between two looks at who asks


def unsupported(layout: "Layout") -> "list[int]":
    """The slots above the bottom that aren't wholly supported by the layer just beneath them.

    Such tiles may be played, and many layouts of the field have some; they seem to float.
    """
    ground: set[tuple[int, int, int]] = set()
    found = []
    # Slots come layer by layer, so what lies beneath a tile has been seen before it.
    for slot, (x, y, z) in enumerate(layout.slots):
        cells = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        if z and [cell for cell in cells if (cell[0], cell[1], z - 1) not in ground]:
            found.append(slot)
        ground.update([(a, b, z) for a, b in cells])
    return found


def can_be_emptied(layout: "Layout", budget: int = BUDGET) -> "Generator[None, None, bool | None]":
    """Whether it can be emptied two free tiles at a time; None when the budget of states ran out.

    Pauses every few states.
    """
    present = bytearray([1] * layout.count)
    return (yield from emptying_in_slices(layout, present, SLICE, budget)).possible
