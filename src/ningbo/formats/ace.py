"""The lists of Taipei in Ace of Penguins: numbers between commas.

A number of zero or less is minus a column, and its row and layer follow; one above zero is a column
in the same row and layer; 127 ends the list.
"""

from ningbo.core.errors import FormatError, quoted
from ningbo.core.layout import MAX_TILES
from ningbo.formats.gathering import Gathering
from ningbo.formats.result import Note
from ningbo.formats.text import integer, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.layout import Slot
    from ningbo.formats.result import Entry, Reading

ID = "ace"
TITLE = "Ace of Penguins"
SUFFIXES: "tuple[str, ...]" = (".tp",)
VERSIONS: "tuple[str, ...]" = ("",)
HOLDS_SEVERAL = False

END = 127
MOST_TILES = 144
LINE = 60


def looks_like(lines: "list[str]") -> bool:
    """Whether there is nothing but numbers and commas."""
    commas = False
    for line in lines:
        commas = commas or "," in line
        for sign in line:
            if sign not in "0123456789-, \t":
                return False
    return commas


def read(lines: "list[str]", name: str) -> "Reading":
    """Read a file's lines. Raises FormatError."""
    gathering = Gathering()
    gathering.begin()
    slots: list[Slot] = []
    lines_of: list[int] = []
    waiting: list[int] = []  # a column, then perhaps its row
    row, layer = -1, -1
    ended = False
    for number, value in _numbers(lines):
        if waiting:
            waiting.append(value)
            if len(waiting) < 3:
                continue
            x, row, layer = waiting
            waiting = []
        elif value == END:
            ended = True
            break
        elif value <= 0:
            waiting = [-value]
            continue
        elif row < 0:
            raise FormatError("error.format.ace.start", line=number, given=value)
        else:
            x = value
        slots.append((x, row, layer))
        lines_of.append(number)
        if len(slots) > MAX_TILES:
            raise FormatError("error.format.too-many-here", line=number, most=MAX_TILES)
    if waiting:
        raise FormatError("error.format.ace.cut", line=len(lines), given=waiting[0])
    if not ended:
        gathering.note("note.format.ace.end", want=END)
    gathering.add(slots, lines_of, name)
    return gathering.reading(ID, "")


def write(entries: "list[Entry]", version: str) -> bytes:
    """One layout as a list."""
    numbers = []
    here = (-1, -1)
    for x, y, z in entries[0].layout.slots:
        short = here == (y, z) and x not in (0, END)
        numbers += [str(x)] if short else [str(-x), str(y), str(z)]
        here = (y, z)
    numbers.append(str(END))
    out = [""]
    for place, number in enumerate(numbers):
        word = number + ("," if place < len(numbers) - 1 else "")
        if len(out[-1]) + len(word) > LINE:
            out.append("")
        out[-1] += word
    return ("\n".join(out) + "\n").encode()


def will_not_play(entry: "Entry") -> "Note | None":
    """What Taipei says of a board that its list can hold but it won't play."""
    count = entry.layout.count
    if count <= MOST_TILES:
        return None
    return Note("note.format.program-most", program=TITLE, count=count, most=MOST_TILES)


def _numbers(lines: "list[str]") -> "list[tuple[int, int]]":
    """Each number with its line."""
    found = []
    for number, line in enumerate(lines, 1):
        for word in words(line.replace(",", " ")):
            value = integer(word)
            if value is None:
                raise FormatError("error.format.ace.number", line=number, given=quoted(word))
            found.append((number, value))
    return found
