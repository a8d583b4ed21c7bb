"""A board: which tiles lie where, which are free, which match, and playing them.

A Board changes in place; `copy()` is cheap, since copies share layout, faces and groups.
"""

from collections import namedtuple

from ningbo.core.emptying import empty_out
from ningbo.core.errors import MoveError
from ningbo.core.tiles import FACES, groups_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import NamedTuple

    from ningbo.core.layout import Layout

    class Blockers(NamedTuple):
        """The slots in play that keep a tile from being free."""

        above: tuple[int, ...]
        left: tuple[int, ...]
        right: tuple[int, ...]

else:
    # What keeps a tile from being free: the tiles over it, or those at both of its sides.
    # All three are empty for a free tile; left and right are empty for a covered one.
    Blockers = namedtuple("Blockers", ("above", "left", "right"))

_FREE = Blockers((), (), ())


class Board:
    """A position: a layout, a face on each slot, and which tiles are still in play.

    `faces[s]` is the face of the tile on slot s, an index into `labels` (the 42 notations unless
    given); `groups[s]` is what matches. `present[s]` is 1 while the tile is in play; `count` tiles
    are.
    """

    def __init__(
        self,
        layout: "Layout",
        faces: "Sequence[int]",
        groups: "Sequence[int] | None" = None,
        labels: "Sequence[str]" = FACES,
        present: "bytearray | None" = None,
    ) -> None:
        """Lay `faces` on the slots of `layout`.

        Raises MoveError when there isn't one face for each slot.
        """
        if len(faces) != layout.count:
            raise MoveError("error.board.faces", count=len(faces), want=layout.count)
        self.layout = layout
        self.faces = faces
        self.groups = groups_of(faces) if groups is None else groups
        self.labels = labels
        self.present = bytearray(b"\x01" * layout.count) if present is None else present
        self.count = sum(self.present)

    def copy(self) -> "Board":
        """An independent board in the same position."""
        return Board(self.layout, self.faces, self.groups, self.labels, bytearray(self.present))

    def label(self, slot: int) -> str:
        """What is written on the tile of a slot, such as "5p"."""
        return self.labels[self.faces[slot]]

    # -- free and blocked ---------------------------------------------------------------------

    def is_free(self, slot: int) -> bool:
        """Whether the slot holds a tile that nothing covers and that is clear at one side."""
        present = self.present
        if not present[slot]:
            return False
        layout = self.layout
        for other in layout.above[slot]:
            if present[other]:
                return False
        for other in layout.left[slot]:
            if present[other]:
                break
        else:
            return True
        for other in layout.right[slot]:
            if present[other]:
                return False
        return True

    def free(self) -> "list[int]":
        """All free slots, lowest first."""
        return [slot for slot in range(self.layout.count) if self.is_free(slot)]

    def blockers(self, slot: int) -> Blockers:
        """The tiles that block a slot's tile; all empty when it is free.

        A covered tile names what lies over it; one held at both sides names both sides.
        Raises MoveError when there is no tile on the slot.
        """
        self._check_slot(slot)
        layout = self.layout
        above = self._in_play(layout.above[slot])
        if above:
            return Blockers(above, (), ())
        left = self._in_play(layout.left[slot])
        right = self._in_play(layout.right[slot])
        if left and right:
            return Blockers((), left, right)
        return _FREE

    def _in_play(self, slots: "tuple[int, ...]") -> "tuple[int, ...]":
        present = self.present
        return tuple([slot for slot in slots if present[slot]])

    # -- pairs --------------------------------------------------------------------------------

    @property
    def pairs(self) -> "Pairs":
        """The pairs that can be removed now: a view with truth, length, iteration, membership."""
        return Pairs(self)

    def freed_by(self, a: int, b: int) -> int:
        """How many tiles become free when the free pair a, b is removed."""
        layout = self.layout
        near = set()
        for slot in (a, b):
            for others in (layout.below[slot], layout.left[slot], layout.right[slot]):
                for other in others:
                    if other != a and other != b and not self.is_free(other):
                        near.add(other)
        self._take(a, b)
        freed = sum([1 for slot in near if self.is_free(slot)])
        self.put_back(a, b)
        return freed

    # -- playing ------------------------------------------------------------------------------

    def play(self, a: int, b: int) -> None:
        """Remove a pair of free tiles of one group.

        Raises MoveError, naming the layer that failed: no such slot, no tile there, a blocked
        tile (with its blockers in `values`), or two tiles that don't match.
        """
        for slot in (a, b):
            self._check_slot(slot)
        if a == b:
            raise MoveError("error.move.same", slot=a)
        for slot in (a, b):
            if not self.is_free(slot):
                self._raise_blocked(slot)
        if self.groups[a] != self.groups[b]:
            raise MoveError(
                "error.move.no-match", slot=a, other=b, face=self.label(a), face_other=self.label(b)
            )
        self._take(a, b)

    def put_back(self, a: int, b: int) -> None:
        """Take back `play(a, b)`."""
        self.present[a] = 1
        self.present[b] = 1
        self.count += 2

    def _take(self, a: int, b: int) -> None:
        self.present[a] = 0
        self.present[b] = 0
        self.count -= 2

    def _check_slot(self, slot: int) -> None:
        if not 0 <= slot < self.layout.count:
            raise MoveError("error.move.slot", slot=slot, last=self.layout.count - 1)
        if not self.present[slot]:
            raise MoveError("error.move.gone", slot=slot)

    def _raise_blocked(self, slot: int) -> None:
        blockers = self.blockers(slot)
        by = blockers.above or blockers.left + blockers.right
        key = "error.move.covered" if blockers.above else "error.move.held"
        raise MoveError(key, slot=slot, face=self.label(slot), by=list(by))

    # -- the state of the game ----------------------------------------------------------------

    @property
    def won(self) -> bool:
        """Whether no tile is left."""
        return self.count == 0

    @property
    def stuck(self) -> bool:
        """Whether tiles remain and no two free ones match."""
        return self.count > 0 and not self.pairs

    @property
    def trapped(self) -> "bool | None":
        """Whether the remaining slots can't be emptied two free ones at a time, whatever the faces.

        None only when a shape of extreme kind outlasts the search's budget of states.
        """
        emptying = empty_out(self.layout, self.present)
        return None if emptying.possible is None else not emptying.possible

    def __repr__(self) -> str:
        return f"<Board {self.layout.title}: {self.count} tiles>"


class Pairs:
    """The removable pairs of a board, computed when asked: (a, b) with a < b, in rising order."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def _by_group(self) -> "dict[int, list[int]]":
        """The free slots of each group that has any, lowest first."""
        board = self._board
        found: dict[int, list[int]] = {}
        for slot in board.free():
            group = board.groups[slot]
            if group in found:
                found[group].append(slot)
            else:
                found[group] = [slot]
        return found

    def __bool__(self) -> bool:
        board = self._board
        seen = set()
        for slot in board.free():
            group = board.groups[slot]
            if group in seen:
                return True
            seen.add(group)
        return False

    def __len__(self) -> int:
        return sum([len(slots) * (len(slots) - 1) // 2 for slots in self._by_group().values()])

    def __iter__(self) -> "Iterator[tuple[int, int]]":
        found = []
        for slots in self._by_group().values():
            for i, a in enumerate(slots):
                for b in slots[i + 1 :]:
                    found.append((a, b))
        found.sort()
        return iter(found)

    def __contains__(self, pair: object) -> bool:
        if not (isinstance(pair, tuple) and len(pair) == 2):
            return False
        a, b = pair
        board = self._board
        last = board.layout.count - 1
        return (
            a != b
            and 0 <= min(a, b)
            and max(a, b) <= last
            and board.groups[a] == board.groups[b]
            and board.is_free(a)
            and board.is_free(b)
        )

    def __repr__(self) -> str:
        return f"<Pairs {list(self)!r}>"
