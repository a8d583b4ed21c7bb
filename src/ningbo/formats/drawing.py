"""Ningbo's own text drawing among the formats; its grammar is `ningbo.core.drawing`."""

from ningbo.core.drawing import layout_from_text, layout_to_text
from ningbo.core.errors import FormatError, LayoutError
from ningbo.core.layout import MAX_TILES
from ningbo.formats.gathering import Gathering
from ningbo.formats.text import BLANKS, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.formats.result import Entry, Reading

ID = "ningbo"
TITLE = "Ningbo"
SUFFIXES: "tuple[str, ...]" = (".txt",)
VERSIONS: "tuple[str, ...]" = ("1",)
HOLDS_SEVERAL = False


def looks_like(lines: "list[str]") -> bool:
    """Whether it begins with the drawing's header, a name or the first layer."""
    for line in lines:
        if line.strip(BLANKS):
            return line.startswith(("ningbo-layout", "name:")) or words(line) == ["layer", "1"]
    return False


def read(lines: "list[str]", name: str) -> "Reading":
    """Read a file's lines. Raises FormatError."""
    gathering = Gathering()
    gathering.begin()
    _check_size(lines)
    fault = None
    try:
        layout = layout_from_text("\n".join(lines))
    except LayoutError as error:
        fault = error
    if fault is not None:
        raise FormatError(fault.key, **fault.values)
    gathering.add(list(layout.slots), [], layout.name or name)
    return gathering.reading(ID, "1")


def write(entries: "list[Entry]", version: str) -> bytes:
    """One layout as a drawing."""
    return layout_to_text(entries[0].layout).encode()


def _check_size(lines: "list[str]") -> None:
    """Raise FormatError for far too many tiles before any is made."""
    signs = 0
    for number, line in enumerate(lines, 1):
        if not line.startswith(("layer", "name:")):
            signs += len(line) - line.count(" ")
        if signs > 2 * MAX_TILES + 100:
            raise FormatError("error.format.too-many-here", line=number, most=MAX_TILES)
