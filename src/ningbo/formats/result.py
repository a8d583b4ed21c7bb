"""What reading a layout file gives: the layouts, where each comes from, and what was odd."""

from ningbo.core import errors
from ningbo.core.errors import FormatError
from ningbo.core.layout import Layout
from ningbo.formats.text import clean


class Note:
    """A remark that is no error: `key` names a message of the catalogue, `values` fill its gaps.

    `reason` is the error that led to it, or None; `str()` says both in English.
    """

    def __init__(self, key: str, reason: "FormatError | None" = None, **values: object) -> None:
        self.key = key
        self.values = values
        self.reason = reason

    def __str__(self) -> str:
        sentence = errors.speak(self.key, self.values)
        return f"{sentence} {self.reason}" if self.reason else sentence

    def __repr__(self) -> str:
        return f"<Note {self.key}>"


class Entry:
    """A layout and what its file says of it.

    `number` is its place among the boards of the file and `line` where it begins, both from 1 (0:
    unknown). `id`, `author`, `category` and `about` are empty where the file doesn't give them.
    """

    def __init__(
        self,
        layout: Layout,
        number: int = 0,
        line: int = 0,
        id: str = "",
        author: str = "",
        category: str = "",
        about: str = "",
    ) -> None:
        self.layout = layout
        self.number = number
        self.line = line
        self.id = clean(id)
        self.author = clean(author)
        self.category = clean(category)
        self.about = clean(about)

    def cornered(self) -> "Entry":
        """The same with its layout moved so that the least x, y and z are zero."""
        slots = self.layout.slots
        x0, y0, z0 = [min([slot[axis] for slot in slots]) for axis in (0, 1, 2)]
        if x0 == y0 == z0 == 0:
            return self
        moved = Layout([(x - x0, y - y0, z - z0) for x, y, z in slots], name=self.layout.name)
        return Entry(moved, self.number, self.line, self.id, self.author, self.category, self.about)

    def __repr__(self) -> str:
        return f"<Entry {self.layout.name!r}, {self.layout.count} tiles>"


class Reading:
    """A layout file, read.

    `format` is an id of `ningbo.formats.FORMATS`, `version` what the file says of itself,
    `encoding` "utf-8" or "windows-1252". `warnings` are Notes; `entries` holds at least one.
    """

    def __init__(
        self, format: str, version: str, entries: "tuple[Entry, ...]", warnings: "tuple[Note, ...]"
    ) -> None:
        self.format = format
        self.version = version
        self.encoding = "utf-8"
        self.entries = entries
        self.warnings = warnings

    @property
    def layouts(self) -> "tuple[Layout, ...]":
        """The layouts alone, in the order of the file."""
        return tuple([entry.layout for entry in self.entries])

    @property
    def layout(self) -> Layout:
        """The one layout of the file. Raises FormatError if there are several."""
        if len(self.entries) > 1:
            raise FormatError("error.format.several", count=len(self.entries))
        return self.entries[0].layout

    def __repr__(self) -> str:
        return f"<Reading {self.format} {self.version}, {len(self.entries)} layouts>"
