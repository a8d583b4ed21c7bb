"""The project's own text drawing of a layout, both ways.

    ningbo-layout 1
    name: Two Steps
    layer 1
    [][][]

      []
    layer 2
      []

One character is half a tile wide, one line half a tile high, and `[]` stands where a tile's top-left
corner lies. The header line and `name:` are optional. Layers come bottom first.
"""

from ningbo.core.errors import LayoutError
from ningbo.core.layout import Layout

HEADER = "ningbo-layout 1"


def layout_from_text(text: str, id: str = "", letters: str = "", stars: int = 0) -> Layout:
    """The layout that `text` draws. Raises LayoutError, naming line and column, if it can't be read."""
    name = ""
    layer = -1
    row = 0
    slots: list[tuple[int, int, int]] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.rstrip()
        if line.startswith("layer"):
            layer = _layer(line, number, layer)
            row = 0
        elif layer >= 0:
            slots += [(x, row, layer) for x in _columns(line, number)]
            row += 1
        elif line.startswith("name:"):
            name = line[5:].strip()
        elif line and line != HEADER:
            raise LayoutError("error.layout.drawing.header", line=number, given=line)
    return Layout(slots, id, name, letters, stars)


def layout_to_text(layout: Layout) -> str:
    """The drawing of a layout: `layout_from_text` gives the same slots back."""
    lines = [HEADER]
    if layout.name:
        lines.append(f"name: {layout.name}")
    rows: dict[tuple[int, int], list[int]] = {}
    bottom = [0] * layout.layers
    for x, y, z in layout.slots:
        rows.setdefault((z, y), []).append(x)
        bottom[z] = max(bottom[z], y + 1)
    for z in range(layout.layers):
        lines.append(f"layer {z + 1}")
        for y in range(bottom[z]):
            lines.append(_row(rows.get((z, y), [])))
    return "\n".join(lines) + "\n"


def _layer(line: str, number: int, layer: int) -> int:
    """The layer that a heading opens; they are numbered from 1 in order."""
    if line.split() != ["layer", str(layer + 2)]:
        raise LayoutError("error.layout.drawing.layer", line=number, given=line, want=layer + 2)
    return layer + 1


def _columns(line: str, number: int) -> "list[int]":
    """Where tiles begin on a line of a layer."""
    columns = []
    x = 0
    while x < len(line):
        if line[x : x + 2] == "[]":
            columns.append(x)
            x += 2
        elif line[x] == " ":
            x += 1
        else:
            raise LayoutError(
                "error.layout.drawing.sign", line=number, column=x + 1, given=line[x]
            )
    return columns


def _row(columns: "list[int]") -> str:
    line = ""
    for x in columns:
        line += " " * (x - len(line)) + "[]"
    return line
