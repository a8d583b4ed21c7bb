"""Layout files of other programs, read and written.

`read(bytes)` gives a `Reading`: layouts, where each comes from, and warnings. The content decides
the format, never a file's name. `write(format, layouts)` gives bytes that the format's own program
reads, and refuses with the reason what the format can't hold.
"""

from ningbo.core.errors import FormatError, quoted
from ningbo.core.layout import Layout
from ningbo.formats import ace, desktop, drawing, gnome, kmahjongg, kyodai, mah, pysolfc, xmahjongg
from ningbo.formats.desktop import read_desktop
from ningbo.formats.result import Entry, Note, Reading
from ningbo.formats.text import BLANKS, decode, split_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Protocol

    class Format(Protocol):
        """What each module of a format offers."""

        ID: str
        TITLE: str
        SUFFIXES: tuple[str, ...]
        VERSIONS: tuple[str, ...]
        HOLDS_SEVERAL: bool

        def looks_like(self, lines: list[str]) -> bool: ...
        def read(self, lines: list[str], name: str) -> Reading: ...
        def write(self, entries: list[Entry], version: str) -> bytes: ...


__all__ = ["FORMATS", "Entry", "Note", "Reading", "Written", "read", "sniff", "write"]

# In the order in which they are asked: the plainer a format, the later.
_MODULES: "tuple[Format, ...]" = (
    kmahjongg, kyodai, gnome, mah, drawing, ace, pysolfc, xmahjongg,
)  # fmt: skip
FORMATS = tuple([module.ID for module in _MODULES])


class Written:
    """A written file: its bytes, and Notes on what the format or its program makes less of."""

    def __init__(self, data: bytes, warnings: "tuple[Note, ...]") -> None:
        self.data = data
        self.warnings = warnings


def sniff(data: bytes) -> str:
    """The id of the format that `data` is in, by its content alone; "" if it is none of them."""
    text, _encoding = decode(data)
    module = _module_of(split_lines(text))
    return module.ID if module else ""


def read(data: bytes, name: str = "", beside: bytes = b"") -> Reading:
    """Read a layout file, whatever its format.

    `name` names layouts that the file leaves nameless; `beside` is the `.desktop` file that belongs
    to a KMahjongg layout. Raises FormatError with what is wrong and where.
    """
    text, encoding = decode(data)
    lines = split_lines(text)
    module = _module_of(lines)
    if module is None:
        raise _unknown(lines)
    reading = module.read(lines, name)
    reading.encoding = encoding
    if beside:
        _describe(reading.entries[0], read_desktop(beside))
    return reading


def write(
    format: str, layouts: "Iterable[Layout | Entry]", version: str = "", check: bool = True
) -> Written:
    """Write layouts, or entries of a `Reading` with their author and category, in a format.

    `version` is one of the format's own (KMahjongg "1.0" or "1.1", Kyodai "3.0" or "6.0", Mah "1.0"
    or "link"), by default the newest. A layout that only fits in the corner of the format's grid is
    moved there. Raises FormatError for what the format can't hold; nothing is ever cut off. With
    `check` the result is read back, and what didn't come back is in `warnings`.
    """
    module = by_id(format)
    entries = [item if isinstance(item, Entry) else Entry(item) for item in layouts]
    if not entries:
        raise FormatError("error.format.nothing", format=module.TITLE)
    if len(entries) > 1 and not module.HOLDS_SEVERAL:
        raise FormatError("error.format.holds-one", format=module.TITLE, count=len(entries))
    entries, data, notes = _fitted(module, entries, version_of(module, version))
    notes += [note for entry in entries for note in _refusals(module, entry)]
    if check:
        notes += _lost(module, entries, data)
    return Written(data, tuple(notes))


def by_id(format: str) -> "Format":
    """The module of a format. Raises FormatError, listing those that exist."""
    for module in _MODULES:
        if format == module.ID:
            return module
    raise FormatError("error.format.no-format", given=quoted(format), formats=", ".join(FORMATS))


def version_of(module: "Format", given: str) -> str:
    """The version of a format that is wanted, "" for the newest. Raises FormatError."""
    if given and given not in module.VERSIONS:
        versions = ", ".join(module.VERSIONS)
        raise FormatError(
            "error.format.no-version", format=module.TITLE, given=quoted(given), versions=versions
        )
    return given or module.VERSIONS[0]


def _module_of(lines: "list[str]") -> "Format | None":
    if desktop.looks_like(lines):
        return None
    for module in _MODULES:
        if module.looks_like(lines):
            return module
    return None


def _unknown(lines: "list[str]") -> FormatError:
    """Why these lines are in no format."""
    if desktop.looks_like(lines):
        wanted = read_desktop("\n".join(lines).encode()).file_name
        return FormatError("error.format.desktop.alone", want=quoted(wanted or "?"))
    for number, line in enumerate(lines, 1):
        if line.strip(BLANKS):
            return FormatError("error.format.unknown", line=number, given=quoted(line))
    return FormatError("error.format.empty")


def _describe(entry: Entry, described: "desktop.Desktop") -> None:
    """Put what a `.desktop` file says into an entry."""
    layout = entry.layout
    layout.name = described.name or layout.name
    entry.author = described.author or entry.author
    entry.about = described.about or entry.about


def _fitted(
    module: "Format", entries: "list[Entry]", version: str
) -> "tuple[list[Entry], bytes, list[Note]]":
    """The entries as written, the bytes, and a Note for each that had to move into the corner."""
    fault = None
    try:
        return entries, module.write(entries, version), []
    except FormatError as error:
        fault = error
    moved = [entry.cornered() for entry in entries]
    changed = [entry for place, entry in enumerate(moved) if entry is not entries[place]]
    if not changed:
        raise fault
    notes = [Note("note.format.cornered", name=entry.layout.name) for entry in changed]
    return moved, module.write(moved, version), notes


def _refusals(module: "Format", entry: Entry) -> "list[Note]":
    """What the format's own program would say of a board that the format can hold."""
    will_not_play = getattr(module, "will_not_play", None)
    note = will_not_play(entry) if will_not_play else None
    return [note] if note else []


def _lost(module: "Format", entries: "list[Entry]", data: bytes) -> "list[Note]":
    """What reading `data` back doesn't bring: a name or an author for which there is no place."""
    back = module.read(split_lines(decode(data)[0]), "").entries
    notes = []
    for place, entry in enumerate(entries):
        again = back[place]
        assert entry.layout == again.layout, module.ID
        pairs = (
            ("name", entry.layout.name, again.layout.name),
            ("author", entry.author, again.author),
            ("category", entry.category, again.category),
        )
        for what, given, got in pairs:
            if given and given != got:
                key = "note.format.lost-" + what
                notes.append(Note(key, format=module.TITLE, name=entry.layout.name, given=given))
    return notes
