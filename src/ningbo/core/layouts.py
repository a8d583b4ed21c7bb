"""The eight built-in layouts, as drawings."""

from ningbo.core.drawing import HEADER, read_drawing
from ningbo.core.errors import LayoutError, quoted
from ningbo.core.layout import Layout
from ningbo.core.tiles import FLOWERS, SEASONS

_PAVILION = """\
layer 1
    [][]

[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]

    [][]
layer 2




  [][][][]

  [][][][]
"""

_TWIN_PEAKS = """\
layer 1
[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]
layer 2


  [][][][]

  [][][][]





  [][][][]

  [][][][]
layer 3


    [][]

    [][]





    [][]

    [][]
"""

_HIGH_TOWER = """\
layer 1
[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]

[][][][][][]
layer 2


  [][][][]

  [][][][]

  [][][][]

  [][][][]

  [][][][]

  [][][][]

  [][][][]

  [][][][]
layer 3




  [][][][]

  [][][][]

  [][][][]

  [][][][]

  [][][][]

  [][][][]
layer 4






  [][][][]

  [][][][]

  [][][][]

  [][][][]
layer 5






    [][]

    [][]

    [][]

    [][]
layer 6








    [][]

    [][]
"""

_TURTLE = """\
layer 1
  [][][][][][][][][][][][]

      [][][][][][][][]

    [][][][][][][][][][]

  [][][][][][][][][][][][]
[]                        [][]
  [][][][][][][][][][][][]

    [][][][][][][][][][]

      [][][][][][][][]

  [][][][][][][][][][][][]
layer 2


        [][][][][][]

        [][][][][][]

        [][][][][][]

        [][][][][][]

        [][][][][][]

        [][][][][][]
layer 3




          [][][][]

          [][][][]

          [][][][]

          [][][][]
layer 4






            [][]

            [][]
layer 5







             []
"""

_TWIN_TURTLE = """\
layer 1
      [][][][][][][][]

    [][][][][][][][][][]

  [][][][][][][][][][][][]

  [][][][][][][][][][][][]
[]                        []
  [][][][][][][][][][][][]

  [][][][][][][][][][][][]

    [][][][][][][][][][]

      [][][][][][][][]
layer 2


        [][][][][][]

        [][][][][][]

        [][][][][][]

        [][][][][][]

        [][][][][][]

        [][][][][][]
layer 3




          [][][][]

          [][][][]

          [][][][]

          [][][][]
layer 4






            [][]

            [][]
layer 5







            [][]
"""

_PYRAMID = """\
layer 1
[][][][][][][][]

[][][][][][][][]

[][][][][][][][]

[][][][][][][][]

[][][][][][][][]

[][][][][][][][]

[][][][][][][][]

[][][][][][][][]

[][][][][][][][]
layer 2


  [][][][][][]

  [][][][][][]

  [][][][][][]

  [][][][][][]

  [][][][][][]

  [][][][][][]

  [][][][][][]
layer 3




    [][][][]

    [][][][]

    [][][][]

    [][][][]

    [][][][]
layer 4






      [][]

      [][]

      [][]
layer 5







      [][]

      [][]
"""

_CROSS = """\
layer 1
        [][][][]

        [][][][]

        [][][][]

  [][][][][][][][][][]

[][][][][][][][][][][][]

[][][][][][][][][][][][]

  [][][][][][][][][][]

        [][][][]

        [][][][]

        [][][][]
layer 2


          [][]

          [][]

    [][][][][][][][]

    [][][][][][][][]

    [][][][][][][][]

    [][][][][][][][]

          [][]

          [][]
layer 3




          [][]

          [][]

      [][][][][][]

      [][][][][][]

          [][]

          [][]
layer 4






          [][]

      [][][][][][]

      [][][][][][]

          [][]
"""

_FORTRESS = """\
layer 1
[][][][][][][][][][][][]

[][][][][][][][][][][][]

[][][][][][][][][][][][]

[][][][][][][][][][][][]

[][][][][][][][][][][][]

[][][][][][][][][][][][]

[][][][][][][][][][][][]

[][][][][][][][][][][][]
layer 2




    [][][][][][][][]

    [][][][][][][][]

    [][][][][][][][]

    [][][][][][][][]
layer 3





        [][][][]

        [][][][]

        [][][][]
layer 4






          [][]

          [][]
"""

# Letter, id, name, stars (1 gentle to 3 hard), groups that every deal holds, drawing.
_TABLE = (
    ("a", "pavilion", "Pavilion", 1, (FLOWERS,), _PAVILION),
    ("b", "twin-peaks", "Twin Peaks", 2, (FLOWERS, SEASONS), _TWIN_PEAKS),
    ("c", "high-tower", "High Tower", 3, (), _HIGH_TOWER),
    ("d", "turtle", "Turtle", 2, (), _TURTLE),
    ("e", "twin-turtle", "Twin Turtle", 2, (), _TWIN_TURTLE),
    ("f", "pyramid", "Pyramid", 1, (), _PYRAMID),
    ("g", "cross", "Cross", 2, (), _CROSS),
    ("h", "fortress", "Fortress", 3, (), _FORTRESS),
)

LETTERS = tuple([row[0] for row in _TABLE])
LAYOUT_IDS = tuple([row[1] for row in _TABLE])

_built: "dict[str, Layout]" = {}


def layout(name: str) -> Layout:
    """The built-in layout with this id ("turtle") or these letters ("d"); capitals are accepted.

    A layout is built once, when first asked for. Raises LayoutError, listing what exists.
    """
    wanted = name.strip().lower()
    for letters, id, title, stars, groups, drawing in _TABLE:
        if wanted in (letters, id):
            if id not in _built:
                _name, marks = read_drawing(drawing, HEADER)
                slots = [slot for slot, _mark, _line in marks]
                _built[id] = Layout(slots, id, title, letters, stars, groups)
            return _built[id]
    raise LayoutError("error.layout.unknown", given=quoted(name), ids=", ".join(LAYOUT_IDS))


def layouts() -> "tuple[Layout, ...]":
    """All built-in layouts, in the order of their letters."""
    return tuple([layout(id) for id in LAYOUT_IDS])
