"""Dealing by building: lay pairs on the bare table so that each lies free when it is laid.

The order of laying, reversed, is the witness. A pair may only be laid if every slot still empty
stays reachable: with the laid tiles fixed, the others could be taken off the full board one at a
time, so that, the other way round, they can still be laid one at a time.

What could never come off? Look at the highest layer where such slots are: nothing over them stays,
so each is held by a slot that stays at its left and by another at its right, and so on in both
directions until a laid tile is met. Hence, with nothing empty beneath a laid tile, all empty slots
are reachable exactly if no row of touching empty slots has a laid tile at both ends. Only rows that
end at a tile just laid need a look; and a laid tile changes nothing for slots that are neither in a
row with it nor above it.
"""

from ningbo.core.emptying import empty_out

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ningbo.core.layout import Layout, Neighbours
    from ningbo.core.rng import Rng

TRIES = 1000  # dead ends before the layout is given up
DRAWS = 32  # pairs drawn at random before all that remain are listed and shuffled


def build(layout: "Layout", rng: "Rng") -> "list[tuple[int, int]] | None":
    """Pairs of slots in the order that clears them (the reverse of laying), or None.

    Starts over from the same stream after a dead end, at most TRIES times, unless the layout can't
    be emptied in pairs at all.
    """
    rows = _rows(layout)
    for attempt in range(TRIES):
        laid = _Building(layout, rows).run(rng)
        if laid is not None:
            laid.reverse()
            return laid
        if attempt == 0 and empty_out(layout, bytearray(b"\x01" * layout.count)).possible is False:
            return None
    return None


class _Building:
    """One attempt: what is laid so far, and which empty slots may hold a tile next."""

    def __init__(self, layout: "Layout", rows: "list[list[int]]") -> None:
        self.layout = layout
        self.rows = rows
        self.laid = bytearray(layout.count)
        self.may_hold = bytearray([self._may_hold(slot) for slot in range(layout.count)])

    def run(self, rng: "Rng") -> "list[tuple[int, int]] | None":
        order = []
        for _ in range(self.layout.count // 2):
            pair = self._draw(rng)
            if pair is None:
                return None
            self.lay(pair)
            order.append(pair)
        return order

    def lay(self, pair: "tuple[int, int]") -> None:
        """Lay a pair, and see what that changes."""
        for slot in pair:
            self.laid[slot] = 1
        for slot in pair:
            self._look_again(self.rows[slot])
            self._look_again(self.layout.above[slot])

    def _look_again(self, slots: "Sequence[int]") -> None:
        for slot in slots:
            self.may_hold[slot] = self._may_hold(slot)

    def _draw(self, rng: "Rng") -> "tuple[int, int] | None":
        """A uniformly random pair among those allowed; None if there is none."""
        slots = [slot for slot in range(self.layout.count) if self.may_hold[slot]]
        count = len(slots)
        if count < 2:
            return None
        tried = set()
        for _ in range(DRAWS):
            i = rng.below(count)
            j = rng.below(count - 1)
            if j >= i:
                j += 1
            pair = (min(slots[i], slots[j]), max(slots[i], slots[j]))
            if pair not in tried:
                if self.can_lay(pair[0], pair[1]):
                    return pair
                tried.add(pair)
        rest = [(a, b) for i, a in enumerate(slots) for b in slots[i + 1 :] if (a, b) not in tried]
        rng.shuffle(rest)
        for pair in rest:
            if self.can_lay(pair[0], pair[1]):
                return pair
        return None

    def _may_hold(self, slot: int) -> bool:
        """Whether an empty slot, laid alone, would be free and leave all others reachable."""
        laid = self.laid
        if laid[slot]:
            return False
        for other in self.layout.below[slot]:
            if not laid[other]:
                return False
        return self._is_free(slot) and self._shuts_in_nothing(slot)

    def can_lay(self, a: int, b: int) -> bool:
        """Whether two slots that may hold a tile each may do so together."""
        laid = self.laid
        laid[a] = 1
        laid[b] = 1
        fits = (
            self._is_free(a)
            and self._is_free(b)
            and self._shuts_in_nothing(a)
            and self._shuts_in_nothing(b)
        )
        laid[a] = 0
        laid[b] = 0
        return fits

    def _is_free(self, slot: int) -> bool:
        laid = self.laid
        layout = self.layout
        if _any(laid, layout.above[slot]):
            return False
        return not (_any(laid, layout.left[slot]) and _any(laid, layout.right[slot]))

    def _shuts_in_nothing(self, slot: int) -> bool:
        """Whether no row of empty slots leads from this slot to a laid tile, left or right."""
        layout = self.layout
        return self._open_to(slot, layout.left) and self._open_to(slot, layout.right)

    def _open_to(self, slot: int, side: "Neighbours") -> bool:
        laid = self.laid
        waiting = [other for other in side[slot] if not laid[other]]
        seen = set(waiting)
        while waiting:
            for other in side[waiting.pop()]:
                if laid[other]:
                    return False
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return True


def _rows(layout: "Layout") -> "list[list[int]]":
    """For each slot, the slots that touching ones link it with, itself included."""
    rows: list[list[int]] = [[] for _ in range(layout.count)]
    for first in range(layout.count):
        if rows[first]:
            continue
        row = [first]
        rows[first] = row
        for slot in row:  # which grows meanwhile
            for other in layout.left[slot] + layout.right[slot]:
                if not rows[other]:
                    rows[other] = row
                    row.append(other)
    return rows


def _any(flags: bytearray, slots: "tuple[int, ...]") -> bool:
    for slot in slots:
        if flags[slot]:
            return True
    return False
