"""Kyodai Mahjongg's `.lay`, versions 3.0 and 6.0: a header, a title line and 3,400 cells.

The cells are five layers of twenty rows of 34 half tiles; `1` is a tile's top-left corner. The
title line is `name[ by author][ :: category]`.
"""

from ningbo.core.errors import FormatError, quoted
from ningbo.formats.gathering import Gathering
from ningbo.formats.text import BLANKS, clean, encode_windows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.formats.result import Entry, Reading

ID = "kyodai"
TITLE = "Kyodai Mahjongg"
SUFFIXES: "tuple[str, ...]" = (".lay",)
VERSIONS: "tuple[str, ...]" = ("6.0", "3.0")
HOLDS_SEVERAL = False

MAGIC = "Kyodai "
WIDTH, HEIGHT, LAYERS = 34, 20, 5
CELLS = WIDTH * HEIGHT * LAYERS


def looks_like(lines: "list[str]") -> bool:
    """Whether the first line says so."""
    return lines[0].startswith(MAGIC)


def read(lines: "list[str]", name: str) -> "Reading":
    """Read a file's lines. Raises FormatError."""
    gathering = Gathering()
    gathering.begin()
    version = lines[0].strip(BLANKS)[len(MAGIC) :]
    if version not in VERSIONS:
        raise FormatError(
            "error.format.kyodai.version", given=quoted(lines[0]), want=MAGIC + VERSIONS[0]
        )
    title, author, category = _titles(lines[1] if len(lines) > 1 else "")
    cells = "".join(["".join(line.strip(BLANKS).split(" ")) for line in lines[2:]])
    if len(cells) != CELLS:
        raise FormatError("error.format.kyodai.length", given=len(cells), want=CELLS)
    slots = []
    for place, sign in enumerate(cells):
        x, y, z = place % WIDTH, place // WIDTH % HEIGHT, place // (WIDTH * HEIGHT)
        if sign == "1":
            slots.append((x, y, z))
        elif sign != "0":
            raise FormatError("error.format.kyodai.sign", given=sign, x=x, y=y, z=z)
    gathering.add(slots, [], title or name, "", author, category)
    return gathering.reading(ID, version)


def write(entries: "list[Entry]", version: str) -> bytes:
    """One layout as a file, in windows-1252 as that program writes it, or else in UTF-8.

    Raises FormatError for a layout that doesn't fit the grid.
    """
    entry = entries[0]
    layout = entry.layout
    if layout.width > WIDTH or layout.height > HEIGHT or layout.layers > LAYERS:
        raise FormatError(
            "error.format.grid", format=TITLE, width=WIDTH, height=HEIGHT, layers=LAYERS,
            given_width=layout.width, given_height=layout.height, given_layers=layout.layers,
        )  # fmt: skip
    cells = ["0"] * CELLS
    for x, y, z in layout.slots:
        cells[(z * HEIGHT + y) * WIDTH + x] = "1"
    title = layout.name
    title += f" by {entry.author}" if entry.author else ""
    title += f" :: {entry.category}" if entry.category else ""
    text = f"{MAGIC}{version}\r\n{title}\r\n{''.join(cells)}\r\n"
    return encode_windows(text) or text.encode()


def _titles(line: str) -> "tuple[str, str, str]":
    """Name, author and category of the title line."""
    name, _marks, category = line.partition("::")
    name = clean(name)
    split = name.rfind(" by ")
    author = name[split + 4 :] if split > 0 else ""
    return name[:split] if split > 0 else name, author, clean(category)
