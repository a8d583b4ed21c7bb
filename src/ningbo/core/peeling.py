"""Slots coming off a layout one by one, and which become free by that."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.layout import Layout


class Peeling:
    """What is on the table, and its free slots, kept up to date at each removal.

    `free` lists the free slots; whoever removes a slot takes it from the list first.
    """

    def __init__(self, layout: "Layout", present: bytearray) -> None:
        self.layout = layout
        self.present = bytearray(present)
        self.free: list[int] = []
        covers = []
        holds_left = []
        holds_right = []
        for slot in range(layout.count):
            covers.append(_count(present, layout.above[slot]))
            holds_left.append(_count(present, layout.left[slot]))
            holds_right.append(_count(present, layout.right[slot]))
            if present[slot] and not covers[slot] and not (holds_left[slot] and holds_right[slot]):
                self.free.append(slot)
        self._covers = covers
        self._left = holds_left
        self._right = holds_right

    def remove(self, slot: int) -> None:
        """Take a free slot off and list what that frees."""
        layout = self.layout
        present = self.present
        covers = self._covers
        left = self._left
        right = self._right
        present[slot] = 0
        for other in layout.below[slot]:
            covers[other] -= 1
            if not covers[other] and present[other] and not (left[other] and right[other]):
                self.free.append(other)
        for other in layout.right[slot]:
            left[other] -= 1
            if not left[other] and present[other] and right[other] and not covers[other]:
                self.free.append(other)
        for other in layout.left[slot]:
            right[other] -= 1
            if not right[other] and present[other] and left[other] and not covers[other]:
                self.free.append(other)


def _count(present: bytearray, slots: "tuple[int, ...]") -> int:
    count = 0
    for slot in slots:
        count += present[slot]
    return count
