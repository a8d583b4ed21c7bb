"""The `.mah` JSON of ffalt's Mah: `{"mah":"1.0","boards":[{"name":...,"map":[...]}]}`.

A map is a list of [z, rows], a row [y, cells], and cells a column or a list of columns and of
[first column, count], which run in steps of a whole tile. Read besides: one board alone, a bare
list of boards, the older states of that program's own list (`mapping`, layers counted from 1), and
the form that travels in an address, base64 of the same.
"""

import binascii
import json

from ningbo.core.errors import FormatError, quoted
from ningbo.core.layout import MAX_TILES
from ningbo.formats.gathering import Gathering
from ningbo.formats.link import PARAMETER, in_address, json_of
from ningbo.formats.runs import runs
from ningbo.formats.text import BLANKS, clean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.layout import Slot
    from ningbo.formats.result import Entry, Reading

ID = "mah"
TITLE = "Mah"
SUFFIXES: "tuple[str, ...]" = (".mah", ".json")
VERSIONS: "tuple[str, ...]" = ("1.0", "link")
HOLDS_SEVERAL = True

MOST = 1_000_000  # beyond any coordinate, so that sums stay small


def looks_like(lines: "list[str]") -> bool:
    """Whether it begins as JSON, as base64 of JSON, or is an address with a board in it."""
    for line in lines:
        start = line.strip(BLANKS)
        if start:
            return start[0] in "{[" or PARAMETER in start or in_address(start) != ""
    return False


def read(lines: "list[str]", name: str) -> "Reading":
    """Read a file's lines. Raises FormatError."""
    text = "\n".join(lines).strip(BLANKS)
    link = text[0] not in "{["
    data = _parse(json_of(text) if link else text)
    version = "link" if link else ""
    boards = data
    if isinstance(data, dict):
        if "mah" in data:
            if data["mah"] != "1.0":
                raise FormatError("error.format.mah.version", given=_shown(data["mah"]).strip('"'))
            version = version or "1.0"
            boards = data.get("boards")
        else:
            boards = [data]
    if not isinstance(boards, list):
        raise FormatError("error.format.mah.boards")
    gathering = Gathering()
    for board in boards:
        number = gathering.begin()
        named = _text(board, "name") or (name if len(boards) == 1 else f"{name} {number}".strip())
        try:
            slots = _slots(board)
            gathering.add(
                slots, [], named, _text(board, "id"), _text(board, "by"),
                _text(board, "cat") or _text(board, "src"),
            )  # fmt: skip
        except FormatError as error:
            gathering.refuse(named, error)
    return gathering.reading(ID, version)


def write(entries: "list[Entry]", version: str) -> bytes:
    """Any number of layouts as a file, or (version "link") as base64 for an address."""
    boards = []
    for entry in entries:
        fields = [
            ("id", entry.id), ("name", entry.layout.name), ("by", entry.author),
            ("cat", entry.category),
        ]  # fmt: skip
        quote = _quote_plain if version == "link" else _quote
        said = [f'"{key}":{quote(value)}' for key, value in fields if value or key == "name"]
        boards.append("{" + ",".join(said) + ',"map":' + _map(entry.layout.slots) + "}")
    text = '{"mah":"1.0","boards":[\n' + ",\n".join(boards) + "\n]}"
    if version == "link":
        return binascii.b2a_base64(text.replace("\n", "").encode()).strip()
    return (text + "\n").encode()


def _parse(text: str) -> object:
    """The JSON value that `text` writes.

    What isn't JSON is refused without a line, which MicroPython's reader doesn't tell; of commas it
    also takes some that CPython's doesn't.
    """
    value: object = None
    valid = True
    try:
        value = json.loads(text)
    except (ValueError, RuntimeError):  # the second is too deep a nesting
        valid = False
    if not valid:
        raise FormatError("error.format.mah.json")
    return value


def _text(board: object, key: str) -> str:
    """A text of a board, "" where there is none."""
    value = board.get(key) if isinstance(board, dict) else None
    return clean(value) if isinstance(value, str) else ""


def _slots(board: object) -> "list[Slot]":
    """The slots of a board."""
    if isinstance(board, dict) and isinstance(board.get("map"), list):
        return _from_map(board["map"])
    if isinstance(board, dict) and isinstance(board.get("mapping"), list):
        return _from_mapping(board["mapping"])
    raise FormatError("error.format.mah.map")


def _from_map(layers: "list[object]") -> "list[Slot]":
    slots: list[Slot] = []
    for layer in layers:
        z, rows = _pair(layer)
        for row in _list(rows):
            y, cells = _pair(row)
            for cell in cells if isinstance(cells, list) else [cells]:
                x, count = _pair(cell) if isinstance(cell, list) else (cell, 1)
                _run(slots, x, y, z, count)
    return slots


def _from_mapping(rows: "list[object]") -> "list[Slot]":
    """The slots of the older form: rows of [layer from 1, column, row, count or nothing]."""
    slots: list[Slot] = []
    for row in rows:
        numbers = _list(row)
        if len(numbers) not in (3, 4):
            raise FormatError("error.format.mah.row", given=_shown(row))
        z = _number(numbers[0]) - 1
        _run(slots, numbers[1], numbers[2], z, numbers[3] if len(numbers) == 4 else 1)
    return slots


def _run(slots: "list[Slot]", x: object, y: object, z: object, count: object) -> None:
    """Add `count` tiles side by side."""
    start, row, layer, tiles = _number(x), _number(y), _number(z), _number(count)
    if tiles < 1:
        raise FormatError("error.format.mah.run", given=tiles)
    if len(slots) + tiles > MAX_TILES:
        raise FormatError("error.layout.too-many", count=len(slots) + tiles, most=MAX_TILES)
    slots += [(start + 2 * step, row, layer) for step in range(tiles)]


def _pair(value: object) -> "tuple[object, object]":
    if not isinstance(value, list) or len(value) != 2:
        raise FormatError("error.format.mah.pair", given=_shown(value))
    return value[0], value[1]


def _list(value: object) -> "list[object]":
    if not isinstance(value, list):
        raise FormatError("error.format.mah.list", given=_shown(value))
    return value


def _number(value: object) -> int:
    # Not isinstance: true is an int in CPython and none in MicroPython.
    if type(value) is not int or not -MOST <= value <= MOST:
        raise FormatError("error.format.mah.number", given=_shown(value))
    return value


def _shown(value: object) -> str:
    """A short form of a JSON value that is equal in both Pythons."""
    if value is None or isinstance(value, (bool, int)):
        return json.dumps(value)[:40]
    if isinstance(value, str):
        return _quote(quoted(clean(value)))
    return "[...]" if isinstance(value, list) else "{...}" if isinstance(value, dict) else "?"


def _map(slots: "tuple[Slot, ...]") -> str:
    """The map of these slots in the shortest form."""
    layers: list[tuple[int, list[tuple[int, list[str]]]]] = []
    for run in runs(slots):
        if not layers or layers[-1][0] != run.z:
            layers.append((run.z, []))
        rows = layers[-1][1]
        if not rows or rows[-1][0] != run.y:
            rows.append((run.y, []))
        tiles = (run.last - run.first) // 2 + 1
        rows[-1][1].append(str(run.first) if tiles == 1 else f"[{run.first},{tiles}]")
    return "[" + ",".join([f"[{z},[{','.join(_rows(rows))}]]" for z, rows in layers]) + "]"


def _rows(rows: "list[tuple[int, list[str]]]") -> "list[str]":
    """The rows of a layer; a single tile needs no list of cells."""
    written = []
    for y, cells in rows:
        single = len(cells) == 1 and not cells[0].startswith("[")
        written.append(f"[{y},{cells[0]}]" if single else f"[{y},[{','.join(cells)}]]")
    return written


def _quote(text: str) -> str:
    """A JSON text. Names are clean: they hold no control characters."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _quote_plain(text: str) -> str:
    """The same in plain letters: an address's base64 is read as Latin-1 by the program itself."""
    signs = []
    for sign in _quote(text):
        code = ord(sign)
        if code > 0xFFFF:
            high, low = 0xD800 + ((code - 0x10000) >> 10), 0xDC00 + (code & 0x3FF)
            signs.append(f"\\u{high:04x}\\u{low:04x}")
        else:
            signs.append(sign if code < 127 else f"\\u{code:04x}")
    return "".join(signs)
