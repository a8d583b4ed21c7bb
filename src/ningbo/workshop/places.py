"""Places on a draft's table: as small integers, as people count them, and as edits name them."""

from ningbo.core.digits import is_number
from ningbo.core.errors import DraftError, quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    Slot = tuple[int, int, int]

# A tile's place as one small integer, in the order of slots, with room for neighbours all around.
ROW = 256
LAYER = 65536
_AROUND = tuple([dy * ROW + dx for dy in (-1, 0, 1) for dx in (-1, 0, 1)])


def key_of(place: "Slot") -> int:
    """The number of a place with x and y of -1..254."""
    x, y, z = place
    return z * LAYER + (y + 1) * ROW + x + 1


def place_of(key: int) -> "Slot":
    """The place that a number stands for."""
    return key % ROW - 1, key // ROW % ROW - 1, key // LAYER


def overlapping(key: int, tiles: "set[int]") -> "int | None":
    """One of `tiles` that a tile at `key` would lie over in part or whole, or None."""
    for step in _AROUND:
        if key + step in tiles:
            return key + step
    return None


def shown(tiles: float) -> "int | float":
    """A number of tiles, whole where it is whole."""
    return int(tiles) if tiles == int(tiles) else tiles


def refusal(place: "Slot", key: str, other: "Slot | None" = None) -> DraftError:
    """An error about a place, and perhaps another, counted in tiles from 1 as people count."""
    values: dict[str, object] = {
        "x": shown(place[0] / 2 + 1),
        "y": shown(place[1] / 2 + 1),
        "layer": place[2] + 1,
    }
    if other is not None:
        values["other_x"] = shown(other[0] / 2 + 1)
        values["other_y"] = shown(other[1] / 2 + 1)
    return DraftError(key, **values)


# -- as edits name them ------------------------------------------------------------------------


def misread(action: str) -> DraftError:
    """The error of a text that is no edit."""
    return DraftError("error.draft.action", given=quoted(action))


def read_pair(text: str, action: str) -> "tuple[int, int]":
    """Two whole numbers, `4,-2`. Raises DraftError, quoting the edit, for anything else."""
    x, y = _numbers(text, 2, action)
    return x, y


def read_place(text: str, action: str) -> "Slot":
    """Three whole numbers, a place or a step: `4,2,0`. Raises DraftError for anything else."""
    x, y, z = _numbers(text, 3, action)
    return x, y, z


def read_places(text: str, action: str) -> "list[Slot]":
    """One place or more, with a blank between them. Raises DraftError for anything else."""
    return [read_place(part, action) for part in text.split(" ")]


def _numbers(text: str, count: int, action: str) -> "list[int]":
    found = []
    for part in text.split(","):
        negative = part[:1] == "-"
        digits = part[1:] if negative else part
        if not is_number(digits, 3):
            raise misread(action)
        found.append(-int(digits) if negative else int(digits))
    if len(found) != count:
        raise misread(action)
    return found
