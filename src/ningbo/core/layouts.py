"""The built-in layouts: their letters, ids, names and stars; the drawings are in `drawings/`."""

from ningbo.core.digits import lowered
from ningbo.core.drawing import HEADER, read_drawing
from ningbo.core.errors import LayoutError, quoted
from ningbo.core.layout import Layout
from ningbo.core.tiles import FLOWERS, SEASONS

# Letters, id, name, stars, groups that every deal holds. Stars go from 1, gentle, to 3, hard; after
# the first eight they follow from the measured difficulty, as docs/lab.md says.
_TABLE = (
    ("a", "pavilion", "Pavilion", 1, (FLOWERS,)),
    ("b", "twin-peaks", "Twin Peaks", 2, (FLOWERS, SEASONS)),
    ("c", "high-tower", "High Tower", 3, ()),
    ("d", "turtle", "Turtle", 2, ()),
    ("e", "twin-turtle", "Twin Turtle", 2, ()),
    ("f", "pyramid", "Pyramid", 1, ()),
    ("g", "cross", "Cross", 2, ()),
    ("h", "fortress", "Fortress", 3, ()),
    ("i", "lantern", "Lantern", 1, ()),
    ("j", "junk", "Junk", 2, ()),
    ("k", "koi", "Koi", 1, ()),
    ("l", "moon-gate", "Moon Gate", 1, ()),
    ("m", "pagoda", "Pagoda", 2, ()),
    ("n", "paper-fan", "Paper Fan", 2, ()),
    ("o", "teapot", "Teapot", 2, ()),
    ("p", "lotus", "Lotus", 3, ()),
    ("q", "dragon-boat", "Dragon Boat", 2, ()),
    ("r", "compass-rose", "Compass Rose", 2, ()),
    ("s", "anchor", "Anchor", 1, ()),
    ("t", "calm-sea", "Calm Sea", 3, ()),
    ("u", "endless-knot", "Endless Knot", 3, ()),
    ("v", "blue-vase", "Blue Vase", 2, ()),
    ("w", "moonrise", "Moonrise", 3, ()),
    ("x", "nautilus", "Nautilus", 1, ()),
    ("y", "lighthouse", "Lighthouse", 1, ()),
    ("z", "kite", "Kite", 1, ()),
    ("aa", "paper-crane", "Paper Crane", 2, ()),
    ("ab", "stepping-stones", "Stepping Stones", 1, ()),
    ("ac", "nine-turn-bridge", "Nine-Turn Bridge", 1, ()),
    ("ad", "tea-fields", "Tea Fields", 1, ()),
    ("ae", "abacus", "Abacus", 2, ()),
    ("af", "harbour", "Harbour", 1, ()),
)

LETTERS = tuple([row[0] for row in _TABLE])
LAYOUT_IDS = tuple([row[1] for row in _TABLE])
FIRST_IDS = LAYOUT_IDS[:8]  # those that the page brings along; the others it fetches when needed

_built: "dict[str, Layout]" = {}


def layout(name: str) -> Layout:
    """The built-in layout with this id ("turtle") or these letters ("d"); capitals are accepted.

    A layout is built once, when first asked for. Raises LayoutError, listing what exists.
    """
    wanted = lowered(name.strip())
    for letters, id, title, stars, groups in _TABLE:
        if wanted in (letters, id):
            if id not in _built:
                _name, marks = read_drawing(_drawing(id), HEADER)
                slots = [slot for slot, _mark, _line in marks]
                _built[id] = Layout(slots, id, title, letters, stars, groups)
            return _built[id]
    raise LayoutError("error.layout.unknown", given=quoted(name), ids=", ".join(LAYOUT_IDS))


def layouts() -> "tuple[Layout, ...]":
    """All built-in layouts, in the order of their letters."""
    return tuple([layout(id) for id in LAYOUT_IDS])


def _drawing(id: str) -> str:
    # `importlib` is not in MicroPython; with a name to import from, this gives the module itself.
    name = "ningbo.core.drawings." + id.replace("-", "_")
    drawing: str = __import__(name, None, None, ("DRAWING",)).DRAWING
    return drawing
