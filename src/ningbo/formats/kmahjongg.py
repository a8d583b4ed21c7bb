"""KMahjongg's `.layout`: a grid of half-tile cells, layer after layer, versions 1.0 and 1.1."""

from ningbo.core.errors import FormatError, quoted
from ningbo.core.layout import MAX_LAYERS, MAX_SPAN
from ningbo.formats.comments import Comments
from ningbo.formats.gathering import Gathering
from ningbo.formats.text import BLANKS, integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.layout import Slot
    from ningbo.formats.result import Entry, Reading

ID = "kmahjongg"
TITLE = "KMahjongg"
SUFFIXES: "tuple[str, ...]" = (".layout",)
VERSIONS: "tuple[str, ...]" = ("1.1", "1.0")
HOLDS_SEVERAL = False

NAME = "kmahjongg-layout"
MAGIC = NAME + "-v"
OLD_SIZE = {"w": 32, "h": 16, "d": 5}  # what version 1.0 leaves unsaid
MOST = {"w": MAX_SPAN, "h": MAX_SPAN, "d": MAX_LAYERS}
QUARTERS = ((0, 0, "1"), (1, 0, "2"), (1, 1, "3"), (0, 1, "4"))


def looks_like(lines: "list[str]") -> bool:
    """Whether the first line says so, or (a file that lost it) three lines give a size."""
    if lines[0].startswith((NAME, NAME[1:])):
        return True
    sizes = [line[0] for line in lines if line and line[0] in "whd" and integer(line[1:])]
    return "w" in sizes and "h" in sizes and "d" in sizes


def read(lines: "list[str]", name: str) -> "Reading":
    """Read a file's lines. Raises FormatError."""
    gathering = Gathering()
    gathering.begin()
    version = _version(lines[0], gathering)
    comments = Comments()
    size = dict(OLD_SIZE) if version == "1.0" else {}
    rows: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        if line.startswith("#"):
            comments.add(line)
        elif line.startswith((NAME, NAME[1:])) and number == 1:
            continue
        elif line and line[0] in "whd" and version != "1.0":
            size[line[0]] = _size(line, number)
        else:
            rows.append((number, line))
    width, height, depth = _sizes(size)
    cells = _cells(rows, width, height, depth)
    slots = []
    found = cells.find("1")
    while found >= 0:
        slots.append((found % width, found // width % height, found // (width * height)))
        found = cells.find("1", found + 1)
    _check_marks(cells, slots, width, height, gathering)
    numbers = [number for number, row in rows if row]
    lines_of = []
    if len(numbers) == height * depth:  # else cells run on over the ends of lines
        lines_of = [numbers[z * height + y] for x, y, z in slots]
    gathering.add(slots, lines_of, comments.name or name, "", comments.author, comments.category)
    return gathering.reading(ID, version or "1.1")


def write(entries: "list[Entry]", version: str) -> bytes:
    """One layout as a file. Raises FormatError for several, and for what 1.0's grid can't hold."""
    entry = entries[0]
    layout = entry.layout
    width, height, depth = layout.width, layout.height, layout.layers
    out = [MAGIC + version]
    out += Comments(layout.name, entry.author, entry.category).lines()
    if version == "1.0":
        size = OLD_SIZE
        if width > size["w"] or height > size["h"] or depth > size["d"]:
            raise FormatError(
                "error.format.grid", format="KMahjongg 1.0", width=size["w"], height=size["h"],
                layers=size["d"], given_width=width, given_height=height, given_layers=depth,
            )  # fmt: skip
        width, height, depth = size["w"], size["h"], size["d"]
    else:
        out += [f"w{width}", f"h{height}", f"d{depth}"]
    grid = [[["."] * width for _ in range(height)] for _ in range(depth)]
    for x, y, z in layout.slots:
        for dx, dy, mark in QUARTERS:
            grid[z][y + dy][x + dx] = mark
    for z, rows in enumerate(grid):
        out.append(f"# Layer {z + 1}")
        out += ["".join(row) for row in rows]
    return ("\n".join(out) + "\n").encode()


def _version(first: str, gathering: Gathering) -> str:
    """The version that the first line gives; "" if that line is missing."""
    given = first.strip(BLANKS)
    if given.startswith(NAME[1:]):
        gathering.note("note.format.kmahjongg.header", given=given, want="k" + given)
        given = "k" + given
    if not given.startswith(NAME):
        gathering.note("note.format.kmahjongg.no-header", want=MAGIC + "1.1")
        return ""
    version = given[len(MAGIC) :]
    if version not in VERSIONS or not given.startswith(MAGIC):
        raise FormatError("error.format.kmahjongg.version", given=quoted(given), want=MAGIC + "1.1")
    return version


def _size(line: str, number: int) -> int:
    """The number of a line such as `w32`, in half tiles (layers for `d`)."""
    value = integer(line[1:].strip(BLANKS))
    if value is None:
        key = "error.format.kmahjongg.number-" + line[0]
        raise FormatError(key, line=number, given=quoted(line))
    if not 0 < value <= MOST[line[0]]:
        key = "error.format.kmahjongg.size-" + line[0]
        raise FormatError(key, line=number, given=value, most=MOST[line[0]])
    return value


def _sizes(size: "dict[str, int]") -> "tuple[int, int, int]":
    for letter in "whd":
        if letter not in size:
            raise FormatError("error.format.kmahjongg.missing-" + letter)
    return size["w"], size["h"], size["d"]


def _cells(rows: "list[tuple[int, str]]", width: int, height: int, depth: int) -> str:
    """All cells in one string, of just the length that the size calls for."""
    want = width * height * depth
    cells = "".join([row for _, row in rows])
    if len(cells) == want:
        return cells
    stripped = [(number, row.strip(BLANKS)) for number, row in rows]
    cells = "".join([row for _, row in stripped])
    if len(cells) == want:
        return cells
    size = f"{width} x {height} x {depth}"
    for number, row in stripped:
        if row and len(row) != width:
            raise FormatError(
                "error.format.kmahjongg.row", given=len(cells), want=want, size=size,
                line=number, cells=len(row), width=width,
            )  # fmt: skip
    raise FormatError("error.format.kmahjongg.length", given=len(cells), want=want, size=size)


def _check_marks(
    cells: str, slots: "list[Slot]", width: int, height: int, gathering: Gathering
) -> None:
    """Remark on cells that don't fit the top-left corners, which alone decide."""
    fitting = [sign if sign not in "234" else "." for sign in cells]
    for x, y, z in slots:
        for dx, dy, mark in QUARTERS[1:]:
            if x + dx < width and y + dy < height:
                fitting[(z * height + y + dy) * width + x + dx] = mark
    wrong = [place for place in range(len(cells)) if fitting[place] != cells[place]]
    if wrong:
        gathering.note("note.format.kmahjongg.marks", count=len(wrong))
    strange = [sign for sign in sorted(set(cells)) if sign not in " .01234"]
    if strange:
        gathering.note("note.format.kmahjongg.signs", signs=" ".join(strange[:8]))
