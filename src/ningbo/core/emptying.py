"""Can these slots be emptied two free ones at a time, whatever the faces?

Freeness only grows as tiles leave, so the only way to fail is to be left with a single free slot
and more beneath or behind it. Taking the two slots with the deepest stacks first, as in scheduling
by critical path on two machines, empties nearly every shape at once; where it fails, a search over
sets of slots decides, remembering the sets that lead nowhere.
"""

from collections import namedtuple

from ningbo.core.peeling import Peeling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import NamedTuple

    from ningbo.core.layout import Layout

    class Emptying(NamedTuple):
        """An answer: `possible`, with the pairs in order when it is True; states looked at."""

        possible: bool | None
        witness: tuple[tuple[int, int], ...] | None
        states: int

else:
    # possible: True with a witness, False after exhaustion, None when the budget ran out.
    Emptying = namedtuple("Emptying", ("possible", "witness", "states"))

BUDGET = 20000  # states; built-in layouts need a few hundred at the most


def empty_out(layout: "Layout", present: "bytearray", budget: int = BUDGET) -> Emptying:
    """Decide whether the slots present can be emptied in free pairs.

    `budget` bounds the states (sets of slots) looked at; when it runs out, `possible` is None.
    """
    work = emptying_in_slices(layout, present, budget, budget)
    try:
        while True:
            next(work)
    except StopIteration as ended:
        answer: Emptying = ended.value
        return answer


def emptying_in_slices(
    layout: "Layout", present: "bytearray", slice: int, budget: int = BUDGET
) -> "Generator[None, None, Emptying]":
    """What `empty_out` does, with a pause after every `slice` states of a search."""
    count = sum(present)
    depth = _depths(layout, present)
    # No two tiles of one stack are ever free together: each needs a partner from elsewhere.
    if count % 2 or (count and 2 * max(depth) > count):
        return Emptying(False, None, 0)
    search = _Search(layout, present, depth)
    return search.deepest_first() or (yield from search.run(budget, slice))


def _depths(layout: "Layout", present: "bytearray") -> "list[int]":
    """For each slot, how many tiles deep the stack is that it stands on, itself included.

    Slots are ranked by layer first, so that one pass from the bottom sees all beneath before.
    """
    depth = [0] * layout.count
    for slot in range(layout.count):
        if present[slot]:
            under = 0
            for other in layout.below[slot]:
                if depth[other] > under:
                    under = depth[other]
            depth[slot] = under + 1
    return depth


class _Search:
    """Depth-first search over sets of slots, deepest stacks first, without recursion."""

    def __init__(self, layout: "Layout", present: "bytearray", depth: "list[int]") -> None:
        self.layout = layout
        self.present = bytearray(present)
        self.depth = depth
        self.left = sum(present)
        self.dead: set[bytes] = set()
        self.played: list[tuple[int, int]] = []

    def deepest_first(self) -> "Emptying | None":
        """Take the two deepest free slots again and again; None if that fails."""
        peeling = Peeling(self.layout, self.present)
        free = peeling.free
        pairs = []
        for _ in range(self.left // 2):
            if len(free) < 2:
                return None
            a = self._draw_deepest(free)
            b = self._draw_deepest(free)
            pairs.append((a, b))
            peeling.remove(a)
            peeling.remove(b)
        return Emptying(True, tuple(pairs), len(pairs))

    def _draw_deepest(self, free: "list[int]") -> int:
        depth = self.depth
        deepest = max([(depth[slot], slot) for slot in free])[1]
        free.remove(deepest)
        return deepest

    def run(self, budget: int, slice: int) -> "Generator[None, None, Emptying]":
        """Search until empty, exhausted or out of budget, with a pause after every slice."""
        states = 0
        waiting = [self._pairs()]  # for each depth of the search, the pairs not yet tried
        while waiting:
            if self.left == 0:
                return Emptying(True, tuple(self.played), states)
            if not waiting[-1]:
                waiting.pop()
                self.dead.add(bytes(self.present))
                self._put_back()
                continue
            self._take(waiting[-1].pop())
            states += 1
            if states > budget:
                return Emptying(None, None, states)
            if states % slice == 0:
                yield
            if bytes(self.present) in self.dead:
                self._put_back()
            else:
                waiting.append(self._pairs())
        return Emptying(False, None, states)

    def _take(self, pair: "tuple[int, int]") -> None:
        self.present[pair[0]] = 0
        self.present[pair[1]] = 0
        self.left -= 2
        self.played.append(pair)

    def _put_back(self) -> None:
        if self.played:
            a, b = self.played.pop()
            self.present[a] = 1
            self.present[b] = 1
            self.left += 2

    def _pairs(self) -> "list[tuple[int, int]]":
        """All pairs of free slots, the deepest last, since they are tried from the end."""
        free = self._free()
        pairs = []
        for i, a in enumerate(free):
            for b in free[i + 1 :]:
                pairs.append((self.depth[a] + self.depth[b], a, b))
        pairs.sort()
        return [(a, b) for _total, a, b in pairs]

    def _free(self) -> "list[int]":
        present = self.present
        layout = self.layout
        found = []
        for slot in range(layout.count):
            if not present[slot]:
                continue
            if _any(present, layout.above[slot]):
                continue
            if _any(present, layout.left[slot]) and _any(present, layout.right[slot]):
                continue
            found.append(slot)
        return found


def _any(present: "bytearray", slots: "tuple[int, ...]") -> bool:
    for slot in slots:
        if present[slot]:
            return True
    return False
