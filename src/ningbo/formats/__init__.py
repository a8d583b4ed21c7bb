"""Layout files of other programs, read and written.

`read(bytes)` gives a `Reading`: layouts, where each comes from, and warnings. The content decides
the format, never a file's name. `write(format, layouts)` gives bytes that the format's own program
reads, and refuses with the reason what the format can't hold.
"""

from ningbo.core.errors import FormatError, quoted
from ningbo.formats import desktop
from ningbo.formats.desktop import read_desktop
from ningbo.formats.registry import FORMATS, by_id, module_of
from ningbo.formats.result import Entry, Note, Reading
from ningbo.formats.text import BLANKS, decode, split_lines
from ningbo.formats.writing import Written, write

__all__ = ["FORMATS", "Entry", "Note", "Reading", "Written", "by_id", "read", "sniff", "write"]


def sniff(data: bytes) -> str:
    """The id of the format that `data` is in, by its content alone; "" if it is none of them."""
    text, _encoding = decode(data)
    module = module_of(split_lines(text))
    return module.ID if module else ""


def read(data: bytes, name: str = "", beside: bytes = b"") -> Reading:
    """Read a layout file, whatever its format.

    `name` names layouts that the file leaves nameless; `beside` is the `.desktop` file that belongs
    to a KMahjongg layout. Raises FormatError with what is wrong and where.
    """
    text, encoding = decode(data)
    lines = split_lines(text)
    module = module_of(lines)
    if module is None:
        raise _unknown(lines)
    reading = module.read(lines, name)
    reading.encoding = encoding
    if beside:
        _describe(reading.entries[0], read_desktop(beside))
    return reading


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
