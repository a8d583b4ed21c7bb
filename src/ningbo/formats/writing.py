"""Layouts to bytes, in whatever format: written, read back, and what was lost told."""

from ningbo.core.errors import FormatError
from ningbo.core.layout import Layout
from ningbo.formats.registry import by_id, version_of
from ningbo.formats.result import Entry, Note
from ningbo.formats.text import decode, split_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ningbo.formats.registry import Format


class Written:
    """A written file: its bytes, and Notes on what the format or its program makes less of."""

    def __init__(self, data: bytes, warnings: "tuple[Note, ...]") -> None:
        self.data = data
        self.warnings = warnings


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
