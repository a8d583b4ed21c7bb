"""Boards as JSON: what `ningbo deal --json` prints, and what other programs send to the solver.

    {"code": "7-d.r", "tiles": [{"slot": 0, "x": 2, "y": 0, "z": 0, "face": "5p"}, ...]}

Only the tiles count; x, y and z are in half tiles. `face` may be any text: equal texts match, and
of the standard notations any flower matches any flower, any season any season. Where every tile
has a `group` (a text or a number), equal groups match instead. `slot` is the number that answers
give the tile; without it, tiles are numbered by rank in (z, y, x).
"""

import json
from collections.abc import Mapping
from itertools import chain
from operator import itemgetter
from typing import Any, TypeVar

from ningbo.core.board import Board
from ningbo.core.errors import FormatError, quoted
from ningbo.core.layout import MAX_TILES, Layout
from ningbo.core.tiles import FACES, FLOWERS, group_of

Mark = TypeVar("Mark")
PLACE = itemgetter("z", "y", "x")
KEPT = 64  # layouts remembered, by shape

# The text that stands for a group: flowers and seasons share one each.
_STANDARD: dict[object, object] = {
    notation: FACES[FLOWERS + 4 * (group_of(face) - FLOWERS)]
    for face, notation in enumerate(FACES)
    if face >= FLOWERS
}
_layouts: "dict[tuple[tuple[int, int, int], ...], Layout]" = {}


class NamedBoard:
    """A board and the numbers that its tiles go by outside: `names[slot]`, or None for slots."""

    def __init__(self, board: Board, names: "list[int] | None") -> None:
        self.board = board
        self.names = names

    def named(self, pairs: "tuple[tuple[int, int], ...]") -> "list[list[int]]":
        """Pairs of slots, each slot by its outside number."""
        names = self.names
        if names is None:
            return [[a, b] for a, b in pairs]
        return [[names[a], names[b]] for a, b in pairs]


def read_board(text: "str | bytes") -> NamedBoard:
    """Read a board from JSON text. Raises FormatError also for text that isn't JSON."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FormatError("error.json.broken", why=quoted(str(error))) from None
    return board_from_json(value)


def board_from_json(value: object) -> NamedBoard:
    """Read a board from the JSON value described above.

    Raises FormatError for a value of another shape, LayoutError for tiles that overlap or are too
    many or out of range.
    """
    if not isinstance(value, dict) or not isinstance(value.get("tiles"), list):
        raise FormatError("error.json.tiles")
    tiles = value["tiles"]
    if len(tiles) > MAX_TILES:
        raise FormatError("error.json.many", count=len(tiles), most=MAX_TILES)
    try:
        places = list(map(PLACE, tiles))
    except (KeyError, TypeError):
        raise _first_bad(tiles) from None
    if {*map(type, chain.from_iterable(places))} - {int}:
        raise _first_bad(tiles)
    ranked = sorted(range(len(tiles)), key=places.__getitem__)
    layout = _layout(tuple([places[i] for i in ranked]))
    groups = _groups(tiles, ranked)
    shown = [str(tiles[i].get("face", group)) for i, group in zip(ranked, groups, strict=True)]
    faces, labels = _numbered(shown)
    board = Board(layout, faces, _numbered(groups)[0], labels)
    return NamedBoard(board, _names(tiles, ranked))


def _layout(places: tuple[tuple[int, int, int], ...]) -> Layout:
    """The layout of some (z, y, x), remembered so that a run of boards shares its tables."""
    layout = _layouts.get(places)
    if layout is None:
        layout = Layout([(x, y, z) for z, y, x in places])
        if len(_layouts) >= KEPT:
            _layouts.clear()
        _layouts[places] = layout
    return layout


def _groups(tiles: list[Mapping[str, object]], ranked: list[int]) -> list[object]:
    """What stands for the group of each slot: equal values match."""
    if not any("group" in tile for tile in tiles):
        return [_STANDARD.get(face, face) for face in _marks(tiles, ranked, "face", (str,))]
    return _marks(tiles, ranked, "group", (str, int))


def _marks(
    tiles: list[Mapping[str, object]], ranked: list[int], name: str, kinds: tuple[type, ...]
) -> list[object]:
    """A value of every tile, in the order of the slots."""
    marks = [tiles[i].get(name) for i in ranked]
    if not {*map(type, marks)} <= {*kinds}:
        bad = next(rank for rank, mark in enumerate(marks) if type(mark) not in kinds)
        raise FormatError("error.json.match", number=ranked[bad] + 1, name=name)
    return marks


def _numbered(marks: list[Mark]) -> tuple[list[int], list[Mark]]:
    """Number values in the order of first sight: the number of each, and the values."""
    numbers = {mark: number for number, mark in enumerate(dict.fromkeys(marks))}
    return [numbers[mark] for mark in marks], list(numbers)


def _names(tiles: list[Mapping[str, object]], ranked: list[int]) -> list[int] | None:
    """The outside number of each slot, or None when the numbers are those of the slots."""
    if not any("slot" in tile for tile in tiles):
        return None
    names: list[Any] = [tiles[i].get("slot") for i in ranked]
    if {*map(type, names)} != {int}:
        bad = next(i for i in ranked if type(tiles[i].get("slot")) is not int)
        raise FormatError("error.json.slot", number=bad + 1)
    if names == list(range(len(names))):
        return None
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise FormatError("error.json.twice", slot=twice)
    return names


def _first_bad(tiles: list[object]) -> FormatError:
    """The error of the first tile without a place."""
    for number, tile in enumerate(tiles, 1):
        for key in "xyz":
            if not isinstance(tile, dict) or type(tile.get(key)) is not int:
                given = tile.get(key) if isinstance(tile, dict) else tile
                return FormatError(
                    "error.json.place", number=number, name=key, given=quoted(str(given))
                )
    raise AssertionError("every tile has a place")
