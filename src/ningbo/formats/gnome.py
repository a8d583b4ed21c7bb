"""GNOME Mahjongg's `.map`: XML with any number of boards, measured in whole and half tiles."""

from ningbo.core.errors import FormatError, quoted
from ningbo.core.layout import MAX_TILES
from ningbo.formats.gathering import Gathering
from ningbo.formats.markup import escape, tags
from ningbo.formats.result import Note
from ningbo.formats.runs import runs
from ningbo.formats.text import BLANKS, clean, integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.layout import Slot
    from ningbo.formats.markup import Tag
    from ningbo.formats.result import Entry, Reading

ID = "gnome"
TITLE = "GNOME Mahjongg"
SUFFIXES: "tuple[str, ...]" = (".map",)
VERSIONS: "tuple[str, ...]" = ("",)
HOLDS_SEVERAL = True

MOST_TILES = 144  # more it reads, but refuses to play
# Which attributes give the first and last column, and the first and last row, of each element.
EXTENT = {
    "tile": ("x", "x", "y", "y"),
    "row": ("left", "right", "y", "y"),
    "column": ("x", "x", "top", "bottom"),
    "block": ("left", "right", "top", "bottom"),
}


def looks_like(lines: "list[str]") -> bool:
    """Whether the first sign is that of XML."""
    for line in lines:
        start = line.strip(BLANKS)
        if start:
            return start[0] == "<"
    return False


class _Map:
    """A `map` element while it is read."""

    def __init__(self, tag: "Tag") -> None:
        self.name = clean(tag.attributes.get("name", ""))
        self.id = tag.attributes.get("scorename", "")
        self.layer = 0
        self.slots: list[Slot] = []
        self.lines: list[int] = []
        self.fault: "FormatError | None" = None

    def lay(self, tag: "Tag", gathering: Gathering) -> None:
        """Lay the tiles of one element."""
        xs, ys = [
            range(_half_tiles(tag, first), _half_tiles(tag, last) + 1, 2)
            for first, last in (EXTENT[tag.name][:2], EXTENT[tag.name][2:])
        ]
        z = _layer(tag, self.layer)
        if len(xs) == 0 or len(ys) == 0:
            gathering.note("note.format.gnome.backwards", line=tag.line, element=tag.name)
        if len(self.slots) + len(xs) * len(ys) > MAX_TILES:
            raise FormatError("error.format.too-many-here", line=tag.line, most=MAX_TILES)
        self.slots += [(x, y, z) for y in ys for x in xs]
        self.lines += [tag.line] * (len(xs) * len(ys))


def read(lines: "list[str]", name: str) -> "Reading":
    """Read a file's lines. Raises FormatError."""
    gathering = Gathering()
    board: "_Map | None" = None
    for tag in tags("\n".join(lines)):
        _lower(tag)
        if tag.name == "map":
            if board is not None:
                _finish(board, gathering, name)
            board = None if tag.closing else _Map(tag)
        elif board is not None and board.fault is None:
            try:
                _element(tag, board, gathering)
            except FormatError as error:
                board.fault = error
    return gathering.reading(ID, "")


def write(entries: "list[Entry]", version: str) -> bytes:
    """Any number of layouts as a file. Raises FormatError for an odd number of tiles."""
    out = ["<mahjongg>"]
    for entry in entries:
        layout = entry.layout
        if layout.count % 2 == 1:
            raise FormatError("error.format.gnome.odd", name=layout.name, count=layout.count)
        score = entry.id or _slug(layout.name)
        out.append(f'  <map name="{escape(layout.name)}" scorename="{escape(score)}">')
        layer = -1
        for run in runs(layout.slots):
            if run.z != layer:
                out += ["    </layer>"] if layer >= 0 else []
                out.append(f'    <layer z="{run.z}">')
                layer = run.z
            if run.first == run.last:
                out.append(f'      <tile x="{_tiles(run.first)}" y="{_tiles(run.y)}"/>')
            else:
                ends = f'left="{_tiles(run.first)}" right="{_tiles(run.last)}"'
                out.append(f'      <row y="{_tiles(run.y)}" {ends}/>')
        out += ["    </layer>", "  </map>"]
    out.append("</mahjongg>")
    return ("\n".join(out) + "\n").encode()


def will_not_play(entry: "Entry") -> "Note | None":
    """What GNOME Mahjongg says of a board that its format can hold but it won't play."""
    count = entry.layout.count
    if count <= MOST_TILES:
        return None
    return Note("note.format.program-most", program=TITLE, count=count, most=MOST_TILES)


def _lower(tag: "Tag") -> None:
    """GNOME Mahjongg takes elements and attributes in any case."""
    tag.name = tag.name.lower()
    tag.attributes = {key.lower(): value for key, value in tag.attributes.items()}


def _element(tag: "Tag", board: _Map, gathering: Gathering) -> None:
    if tag.name == "layer":
        board.layer = 0 if tag.closing else _layer(tag, 0)
    elif tag.closing:
        return
    elif tag.name in EXTENT:
        board.lay(tag, gathering)
    else:
        gathering.note("note.format.gnome.element", line=tag.line, element=quoted(tag.name))


def _finish(board: _Map, gathering: Gathering, name: str) -> None:
    """Take a board whose `map` has ended."""
    gathering.begin()
    tiles = len(board.slots)
    fault = board.fault
    if fault is None and tiles % 2 == 1:
        fault = FormatError("error.format.gnome.odd", name=board.name, count=tiles)
    if fault is not None:
        gathering.refuse(board.name, fault)
        return
    if tiles > MOST_TILES:
        gathering.note("note.format.program-most", program=TITLE, count=tiles, most=MOST_TILES)
    gathering.add(board.slots, board.lines, board.name or name, board.id)


def _half_tiles(tag: "Tag", key: str) -> int:
    """Where an attribute points, in half tiles."""
    given = tag.attributes.get(key)
    if given is None:
        raise FormatError(
            "error.format.gnome.missing", line=tag.line, element=tag.name, attribute=key
        )
    whole, _point, part = given.partition(".")
    part = part.rstrip("0")
    tiles = integer(whole or "0") if whole != "-" else 0
    if tiles is None or part not in ("", "5"):
        raise FormatError(
            "error.format.gnome.half", line=tag.line, attribute=key, given=quoted(given)
        )
    half = 1 if part else 0
    return 2 * tiles - half if whole.startswith("-") else 2 * tiles + half


def _layer(tag: "Tag", default: int) -> int:
    """The layer an element names, or else `default`."""
    given = tag.attributes.get("z")
    if given is None:
        return default
    layer = integer(given.partition(".")[0])
    if layer is None or given.partition(".")[2].strip("0"):
        raise FormatError("error.format.gnome.layer", line=tag.line, given=quoted(given))
    return layer


def _tiles(halves: int) -> str:
    return f"{halves // 2}.5" if halves % 2 else str(halves // 2)


def _slug(name: str) -> str:
    """A score name: the letters and digits of a name, in lower case."""
    signs = [
        sign if sign in "abcdefghijklmnopqrstuvwxyz0123456789" else "-" for sign in name.lower()
    ]
    return "-".join([part for part in "".join(signs).split("-") if part])
