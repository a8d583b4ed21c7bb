"""xmahjongg's own text: one tile a line as row, column and level; other lines are comments."""

from ningbo.core.errors import FormatError, quoted
from ningbo.core.layout import MAX_TILES
from ningbo.formats.comments import Comments
from ningbo.formats.gathering import Gathering
from ningbo.formats.result import Note
from ningbo.formats.text import integer, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.formats.result import Entry, Reading

ID = "xmahjongg"
TITLE = "xmahjongg"
SUFFIXES: "tuple[str, ...]" = ()
VERSIONS: "tuple[str, ...]" = ("",)
HOLDS_SEVERAL = False

TILES = 144  # what the program plays
MOST = (32, 18, 10)  # the last column, row and level of its grid


def looks_like(lines: "list[str]") -> bool:
    """Whether a line gives three numbers, or seems to try."""
    return any(_is_tile(line) for line in lines)


def read(lines: "list[str]", name: str) -> "Reading":
    """Read a file's lines. Raises FormatError, also for a line that only begins like a tile."""
    gathering = Gathering()
    gathering.begin()
    comments = Comments()
    slots = []
    lines_of = []
    for number, line in enumerate(lines, 1):
        if line.startswith("#"):
            comments.add(line)
        if not _is_tile(line):
            continue
        parts = words(line)
        place = [integer(part) for part in parts[:3]]
        if len(parts) < 3 or None in place or (len(parts) > 3 and integer(parts[3]) is not None):
            raise FormatError("error.format.xmahjongg.line", line=number, given=quoted(line))
        row, column, level = place
        slots.append((column or 0, row or 0, level or 0))
        lines_of.append(number)
        if len(slots) > MAX_TILES:
            raise FormatError("error.format.too-many-here", line=number, most=MAX_TILES)
    gathering.add(slots, lines_of, comments.name or name, "", comments.author, comments.category)
    return gathering.reading(ID, "")


def write(entries: "list[Entry]", version: str) -> bytes:
    """One layout as a file."""
    entry = entries[0]
    out = Comments(entry.layout.name, entry.author, entry.category).lines()
    out.append("# row column level")
    out += [f"{y} {x} {z}" for x, y, z in entry.layout.slots]
    return ("\n".join(out) + "\n").encode()


def will_not_play(entry: "Entry") -> "Note | None":
    """What xmahjongg says of a board that its format can hold but it won't play."""
    layout = entry.layout
    if layout.count != TILES:
        return Note("note.format.program-tiles", program=TITLE, count=layout.count, want=TILES)
    for slot in layout.slots:
        if slot[0] > MOST[0] or slot[1] > MOST[1] or slot[2] > MOST[2]:
            return Note(
                "note.format.program-grid", program=TITLE, x=slot[0], y=slot[1], z=slot[2],
                most_x=MOST[0], most_y=MOST[1], most_z=MOST[2],
            )  # fmt: skip
    return None


def _is_tile(line: str) -> bool:
    """Whether a line means to be a tile: its first two words are like numbers, or all of them.

    `144 tiles` is a comment, `0 0`, `12` and `0 0.5 0` are tiles gone wrong.
    """
    numbers = [_is_number(word) for word in words(line)]
    return len(numbers) > 0 and (all(numbers) or numbers[:2] == [True, True])


def _is_number(word: str) -> bool:
    """Whether a word begins as a number does: with a digit, or a minus before one."""
    sign = word[1:2] if word.startswith("-") else word[:1]
    return sign != "" and sign in "0123456789"
