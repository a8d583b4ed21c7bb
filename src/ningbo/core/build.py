"""Dealing by building: lay pairs on the bare table so that each lies free when it is laid.

The order of laying, reversed, is the witness. A pair may only be laid if every slot still empty
stays reachable: with the laid tiles fixed, the others could be taken off the full board one at a
time, so that, the other way round, they can still be laid one at a time.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.layout import Layout
    from ningbo.core.rng import Rng

TRIES = 1000  # dead ends before the layout is given up
DRAWS = 32  # pairs drawn at random before all that remain are listed and shuffled


def build(layout: "Layout", rng: "Rng") -> "list[tuple[int, int]] | None":
    """Pairs of slots in the order that clears them (the reverse of laying), or None.

    Starts over from the same stream after a dead end, at most TRIES times.
    """
    for _ in range(TRIES):
        laid = _Building(layout).run(rng)
        if laid is not None:
            laid.reverse()
            return laid
    return None


class _Building:
    """One attempt: what is laid so far."""

    def __init__(self, layout: "Layout") -> None:
        self.layout = layout
        self.laid = bytearray(layout.count)

    def run(self, rng: "Rng") -> "list[tuple[int, int]] | None":
        order = []
        for _ in range(self.layout.count // 2):
            pair = self._draw(rng)
            if pair is None:
                return None
            order.append(pair)
        return order

    def _draw(self, rng: "Rng") -> "tuple[int, int] | None":
        """Lay a uniformly random pair among those allowed; None if there is none."""
        slots = [slot for slot in range(self.layout.count) if self._may_hold(slot)]
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
                if self._lay(pair[0], pair[1]):
                    return pair
                tried.add(pair)
        rest = [
            (a, b) for i, a in enumerate(slots) for b in slots[i + 1 :] if (a, b) not in tried
        ]
        rng.shuffle(rest)
        for pair in rest:
            if self._lay(pair[0], pair[1]):
                return pair
        return None

    def _may_hold(self, slot: int) -> bool:
        """Whether an empty slot, laid alone, would be free and would bury no empty slot at once.

        An empty slot beneath would be covered by it, so all beneath must be laid; one beside it
        that is laid on its far side would be held for good.
        """
        laid = self.laid
        layout = self.layout
        if laid[slot]:
            return False
        for other in layout.below[slot]:
            if not laid[other]:
                return False
        left_laid = _any(laid, layout.left[slot])
        right_laid = _any(laid, layout.right[slot])
        if left_laid and right_laid:
            return False
        for other in layout.left[slot]:
            if not laid[other] and _any(laid, layout.left[other]):
                return False
        for other in layout.right[slot]:
            if not laid[other] and _any(laid, layout.right[other]):
                return False
        return True

    def _lay(self, a: int, b: int) -> bool:
        """Lay a pair if both are then free and all empty slots stay reachable."""
        laid = self.laid
        laid[a] = 1
        laid[b] = 1
        if self._is_free(a) and self._is_free(b) and self._all_reachable():
            return True
        laid[a] = 0
        laid[b] = 0
        return False

    def _is_free(self, slot: int) -> bool:
        laid = self.laid
        layout = self.layout
        if _any(laid, layout.above[slot]):
            return False
        return not (_any(laid, layout.left[slot]) and _any(laid, layout.right[slot]))

    def _all_reachable(self) -> bool:
        """Whether all empty slots come off the full board one at a time, the laid ones fixed."""
        layout = self.layout
        above = layout.above
        left = layout.left
        right = layout.right
        on = bytearray(b"\x01" * layout.count)
        waiting = [slot for slot in range(layout.count) if not self.laid[slot]]
        to_go = len(waiting)
        loose = bytearray(self.laid)  # 1 where nothing needs doing: laid, or taken off
        while waiting:
            slot = waiting.pop()
            if loose[slot] or _any(on, above[slot]):
                continue
            if _any(on, left[slot]) and _any(on, right[slot]):
                continue
            on[slot] = 0
            loose[slot] = 1
            to_go -= 1
            for others in (left[slot], right[slot], layout.below[slot]):
                for other in others:
                    if not loose[other]:
                        waiting.append(other)
        return to_go == 0


def _any(flags: bytearray, slots: "tuple[int, ...]") -> bool:
    for slot in slots:
        if flags[slot]:
            return True
    return False
