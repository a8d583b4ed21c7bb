"""Boards of a file on their way to a `Reading`: checked, explained, left out or taken."""

from ningbo.core.errors import FormatError, LayoutError
from ningbo.core.layout import MAX_TILES, Layout
from ningbo.formats.result import Entry, Note, Reading
from ningbo.formats.text import clean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.layout import Slot

MAX_BOARDS = 2000  # in one file
MAX_NOTES = 100
MAX_ALL_TILES = 400_000  # in one file: bounds the time that a file made to be slow can take


class Gathering:
    """Collects the boards of a file.

    A board that is no layout is left out with the reason as long as another one is good; a file
    without any good one is refused with the first reason.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.notes: list[Note] = []
        self.more_notes = 0
        self.faults: list[FormatError] = []
        self.seen = 0
        self.tiles = 0

    def note(self, key: str, reason: "FormatError | None" = None, **values: object) -> None:
        """Remark on something odd. After a hundred remarks, only their number grows."""
        if len(self.notes) < MAX_NOTES:
            self.notes.append(Note(key, reason, **values))
        else:
            self.more_notes += 1

    def begin(self) -> int:
        """Count another board and return its number. Raises FormatError if there are too many."""
        self.seen += 1
        if self.seen > MAX_BOARDS:
            raise FormatError("error.format.too-many-boards", most=MAX_BOARDS)
        return self.seen

    def add(
        self,
        slots: "list[Slot]",
        lines: "list[int]",
        name: str,
        id: str = "",
        author: str = "",
        category: str = "",
        about: str = "",
    ) -> None:
        """Make the board that was begun; `lines` say where each of its slots stands, if known."""
        self.tiles += len(slots)
        if self.tiles > MAX_ALL_TILES:
            raise FormatError("error.format.too-many-tiles", most=MAX_ALL_TILES)
        try:
            layout = self._layout(slots, lines, clean(name))
        except FormatError as error:
            self.refuse(name, error)
            return
        line = min(lines) if lines else 0
        self.entries.append(Entry(layout, self.seen, line, id, author, category, about))

    def refuse(self, name: str, error: FormatError) -> None:
        """Leave the board that was begun out."""
        self.faults.append(error)
        named = clean(name) or str(self.seen)
        self.note("note.format.left-out", error, name=named)

    def _layout(self, slots: "list[Slot]", lines: "list[int]", name: str) -> Layout:
        """The layout of a board's slots, moved into the grid if they reach below zero."""
        if not slots:
            raise FormatError("error.format.no-tiles")
        if len(slots) > MAX_TILES:
            raise FormatError("error.layout.too-many", count=len(slots), most=MAX_TILES)
        move = [-min(0, min([slot[axis] for slot in slots])) for axis in (0, 1, 2)]
        if max(move) > 0:
            slots = [(x + move[0], y + move[1], z + move[2]) for x, y, z in slots]
            self.note("note.format.shifted", x=move[0], y=move[1], z=move[2])
        fault = None
        try:
            layout = Layout(slots, name=name)
        except LayoutError as error:
            fault = error
        if fault is not None:
            raise _explained(fault, slots, lines)
        if layout.count % 2 == 1:
            self.note("note.format.odd", name=name, count=layout.count)
        return layout

    def reading(self, format: str, version: str) -> Reading:
        """All of it. Raises the first fault if no board is good."""
        if not self.entries:
            raise self.faults[0] if self.faults else FormatError("error.format.no-boards")
        if self.more_notes:
            self.notes.append(Note("note.format.more", count=self.more_notes))
        return Reading(format, version, tuple(self.entries), tuple(self.notes))


def _explained(fault: LayoutError, slots: "list[Slot]", lines: "list[int]") -> FormatError:
    """The same fault with the lines of the file that show it, where they are known."""
    values = fault.values
    if not lines or "x" not in values:
        return FormatError(fault.key, **values)
    here = _lines_of(slots, lines, values["x"], values["y"], values["z"])
    if "other_x" not in values:
        return FormatError("error.format.range", line=here[0], **values)
    there = _lines_of(slots, lines, values["other_x"], values["other_y"], values["z"])
    # Two tiles in one place: `here` and `there` are the same two lines.
    first, second = sorted([there[0], here[-1]])
    return FormatError("error.format.overlap", line=second, other_line=first, **values)


def _lines_of(
    slots: "list[Slot]", lines: "list[int]", x: object, y: object, z: object
) -> "list[int]":
    return [lines[place] for place, slot in enumerate(slots) if slot == (x, y, z)]
