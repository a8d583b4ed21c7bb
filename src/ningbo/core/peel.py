"""Dealing by peeling: take free slots off a full layout two at a time, at random.

The order in which they come off is the witness: whatever is laid on each two, as long as it
matches, can be cleared in that order.
"""

from ningbo.core.emptying import empty_out
from ningbo.core.peeling import Peeling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.layout import Layout
    from ningbo.core.rng import Rng

TRIES = 1000  # dead ends before the witness of the emptying search is taken instead


def peel(layout: "Layout", present: bytearray, rng: "Rng") -> "list[tuple[int, int]] | None":
    """Pairs of slots in an order that empties the slots present, or None if there is no such order.

    Random peeling starts over from the same stream after a dead end, at most TRIES times; then the
    pairs come from the emptying search. None also when that search ran out of its budget.
    """
    emptying = None
    for _ in range(TRIES):
        pairs = peel_once(layout, present, rng)
        if pairs is not None:
            return pairs
        if emptying is None:
            emptying = empty_out(layout, present)
        if emptying.possible is False:
            return None
    return list(emptying.witness) if emptying and emptying.witness else None


def peel_once(layout: "Layout", present: bytearray, rng: "Rng") -> "list[tuple[int, int]] | None":
    """Take two free slots at random until none is left; None at a dead end."""
    peeling = Peeling(layout, present)
    free = peeling.free
    pairs = []
    for _ in range(sum(present) // 2):
        if len(free) < 2:
            return None
        a = _draw(free, rng)
        b = _draw(free, rng)
        pairs.append((a, b))
        peeling.remove(a)
        peeling.remove(b)
    return pairs


def _draw(free: "list[int]", rng: "Rng") -> int:
    """Take a random slot out of the list; the last one fills its place."""
    place = rng.below(len(free))
    slot = free[place]
    free[place] = free[-1]
    free.pop()
    return slot
