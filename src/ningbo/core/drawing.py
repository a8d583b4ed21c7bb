"""The project's own text drawing of a layout, both ways.

    ningbo-layout 1
    name: Two Steps
    layer 1
    [][][]

      []
    layer 2
      []

One character is half a tile wide, one line half a tile high, and `[]` stands where the top-left
corner of a tile lies. The header line and `name:` are optional. Layers come bottom first. A board
is drawn the same way, with faces in place of `[]` (see `text.py`).
"""

from ningbo.core.errors import LayoutError, quoted
from ningbo.core.layout import Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Slot = tuple[int, int, int]

HEADER = "ningbo-layout 1"
TILE = "[]"


def layout_from_text(text: str) -> Layout:
    """The layout that `text` draws. Raises LayoutError, naming line and column, when it can't."""
    name, marks = read_drawing(text, HEADER)
    for (x, _y, _z), mark, line in marks:
        if mark != TILE:
            raise LayoutError("error.drawing.mark", line=line, column=x + 1, given=mark)
    return Layout([slot for slot, _mark, _line in marks], name=name)


def layout_to_text(layout: Layout) -> str:
    """The drawing of a layout: `layout_from_text` gives the same slots back."""
    return write_drawing(layout, HEADER, lambda slot: TILE)


def read_drawing(text: str, header: str) -> "tuple[str, list[tuple[Slot, str, int]]]":
    """The name, and for each tile drawn its place, its two characters and the line they are on.

    Raises LayoutError for lines that belong to no drawing.
    """
    name = ""
    layer = -1
    row = 0
    marks: list[tuple[Slot, str, int]] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.rstrip(" \t\r")
        if line.startswith("layer"):
            layer += 1
            row = 0
            if line.split() != ["layer", str(layer + 1)]:
                raise LayoutError(
                    "error.drawing.layer", line=number, given=quoted(line), want=layer + 1
                )
        elif layer >= 0:
            for x, mark in _marks(line, number):
                marks.append(((x, row, layer), mark, number))
            row += 1
        elif line.startswith("name:"):
            name = line[5:].strip()
        elif line and line != header:
            raise LayoutError("error.drawing.header", line=number, given=quoted(line))
    return name, marks


def write_drawing(layout: Layout, header: str, mark: "Callable[[int], str]") -> str:
    """A drawing with `mark(slot)`, two characters, where each tile lies."""
    lines = [header]
    if layout.name:
        lines.append("name: " + " ".join(layout.name.split()))
    at: dict[tuple[int, int], list[tuple[int, int]]] = {}
    bottom = [0] * layout.layers
    for slot, (x, y, z) in enumerate(layout.slots):
        at[(z, y)] = at.get((z, y), [])
        at[(z, y)].append((x, slot))
        bottom[z] = max(bottom[z], y + 1)
    for z in range(layout.layers):
        lines.append(f"layer {z + 1}")
        for y in range(bottom[z]):
            line = ""
            for x, slot in at.get((z, y), []):
                line += " " * (x - len(line)) + mark(slot)
            lines.append(line)
    return "\n".join(lines) + "\n"


def _marks(line: str, number: int) -> "list[tuple[int, str]]":
    """Where tiles begin on a line of a layer, with their two characters."""
    found = []
    x = 0
    while x < len(line):
        if line[x] == " ":
            x += 1
            continue
        mark = line[x : x + 2]
        if len(mark) < 2 or mark[0] < " " or mark[1] <= " ":
            raise LayoutError("error.drawing.mark", line=number, column=x + 1, given=quoted(mark))
        found.append((x, mark))
        x += 2
    return found
