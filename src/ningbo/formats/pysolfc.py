"""PySolFC's layout strings: `0`, then three letters a tower: base layer and height, column, row.

A letter is a number: a-z are 0-25, A-Z are 26-51. The first of the three is 7 * base + height - 1.
A file holds any number of strings, one a line: bare, in a table whose columns are named, or as the
program's own source has them, `r(5001, "Altar", layout="0aaa...")`.
"""

from ningbo.core.errors import FormatError, quoted
from ningbo.core.layout import MAX_TILES
from ningbo.formats.comments import Comments
from ningbo.formats.gathering import Gathering
from ningbo.formats.text import BLANKS, integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.layout import Slot
    from ningbo.formats.result import Entry, Reading

ID = "pysolfc"
TITLE = "PySolFC"
SUFFIXES: "tuple[str, ...]" = ()
VERSIONS: "tuple[str, ...]" = ("",)
HOLDS_SEVERAL = True

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
TALLEST = 7
HIGH_BASE = 6  # the highest layer on which a tower of seven can stand


class _Line:
    """A layout string and what stands beside it."""

    def __init__(self, string: str, name: str = "", id: str = "", tiles: str = "") -> None:
        self.string = string
        self.name = name
        self.id = id
        self.tiles = tiles


def looks_like(lines: "list[str]") -> bool:
    """Whether the first line that isn't a comment holds a string, or heads a table of them."""
    columns: list[str] = []
    for line in lines:
        if not line.strip(BLANKS) or line.startswith("#"):
            continue
        if "layout" in line.split("\t") or line.startswith(("from ", "import ", "__all__")):
            columns = line.split("\t")
            continue
        found = _find(line, columns)
        return found is not None and (line.startswith("r(") or _is_string(found.string))
    return False


def read(lines: "list[str]", name: str) -> "Reading":
    """Read a file's lines. Raises FormatError."""
    gathering = Gathering()
    comments = Comments()
    columns: list[str] = []
    for number, line in enumerate(lines, 1):
        fields = line.split("\t")
        if line.startswith("#"):
            comments.add(line)
        elif "layout" in fields:
            columns = fields
        else:
            found = _find(line, columns)
            if found is None:
                continue
            gathering.begin()
            board = found.name or comments.name or name
            try:
                slots = _slots(found, number, gathering)
                gathering.add(
                    slots, [number] * len(slots), board, found.id, comments.author,
                    comments.category,
                )  # fmt: skip
            except FormatError as error:
                gathering.refuse(board, error)
            comments = Comments()
    return gathering.reading(ID, "")


def write(entries: "list[Entry]", version: str) -> bytes:
    """Any number of layouts, one string a line under its comments.

    Raises FormatError for a layout that letters can't reach.
    """
    out = []
    for entry in entries:
        out += Comments(entry.layout.name, entry.author, entry.category).lines()
        out.append(to_string(entry.layout.slots))
    return ("\n".join(out) + "\n").encode()


def to_string(slots: "tuple[Slot, ...]") -> str:
    """The layout string of these slots. Raises FormatError if letters can't reach one of them."""
    left = set(slots)
    towers = []
    for x, y, z in sorted(slots, key=lambda slot: (slot[2], slot[0], slot[1])):
        if (x, y, z) not in left:
            continue
        height = _height(left, x, y, z)
        for step in range(height):
            left.remove((x, y, z + step))
        first = TALLEST * z + height - 1
        if max(first, x, y) >= len(LETTERS):
            raise FormatError("error.format.pysolfc.reach", x=x, y=y, z=z, most=len(LETTERS) - 1)
        towers.append(LETTERS[first] + LETTERS[x] + LETTERS[y])
    return "0" + "".join(towers)


def _height(left: "set[Slot]", x: int, y: int, z: int) -> int:
    """How much of the tower that begins at (x, y, z) one triple takes.

    No triple begins above layer 7, so what reaches higher must be the upper part of one.
    """
    top = z
    while (x, y, top + 1) in left:
        top += 1
    if z < HIGH_BASE < top:
        return HIGH_BASE - z
    return min(TALLEST, top - z + 1)


def _find(line: str, columns: "list[str]") -> "_Line | None":
    """The layout string of a line, if it has one."""
    line = line.strip(BLANKS)
    if _is_string(line) or (line.startswith("0") and "\t" not in line):
        return _Line(line)
    if line.startswith("r(") and "layout=" in line:
        return _source(line)
    fields = line.split("\t")
    for place, field in enumerate(fields):
        if len(fields) > 1 and _is_string(field):
            name = _column("name", columns, fields) or (fields[place - 1] if place else "")
            id = _column("gameid", columns, fields)
            return _Line(field, name, id, _column("ncards", columns, fields))
    return None


def _column(name: str, columns: "list[str]", fields: "list[str]") -> str:
    """What a row of a table has in the column of that name."""
    place = columns.index(name) if name in columns else len(fields)
    return fields[place] if place < len(fields) else ""


def _source(line: str) -> _Line:
    """The layout string of a line of the program's own source."""
    string = _between_quotes(line, line.find("layout=") + 7)
    head = line[2 : line.find("layout=")].split(",")
    tiles = ""
    for part in head:
        key, _equals, value = part.strip(BLANKS).partition("=")
        if key == "ncards":
            tiles = value
    return _Line(string, _between_quotes(line, 2), head[0].strip(BLANKS), tiles)


def _between_quotes(line: str, start: int) -> str:
    """What stands between the next two quotes."""
    begin = line.find('"', start)
    end = line.find('"', begin + 1)
    return line[begin + 1 : end] if 0 <= begin < end else ""


def _is_string(field: str) -> bool:
    """Whether a field is a layout string by its looks."""
    return len(field) > 3 and field[0] == "0" and all(sign in LETTERS for sign in field[1:])


def _slots(found: _Line, number: int, gathering: Gathering) -> "list[Slot]":
    """The slots of a layout string."""
    string = found.string
    if not _is_string(string):
        raise FormatError("error.format.pysolfc.sign", line=number, given=quoted(string))
    if (len(string) - 1) % 3:
        raise FormatError("error.format.pysolfc.length", line=number, given=len(string))
    slots = []
    for place in range(1, len(string), 3):
        first, x, y = [LETTERS.find(sign) for sign in string[place : place + 3]]
        base = first // TALLEST
        slots += [(x, y, base + step) for step in range(first % TALLEST + 1)]
        if len(slots) > MAX_TILES:
            raise FormatError("error.format.too-many-here", line=number, most=MAX_TILES)
    tiles = integer(found.tiles)
    if tiles is not None and tiles != len(slots):
        gathering.note("note.format.pysolfc.tiles", line=number, given=tiles, count=len(slots))
    return slots
