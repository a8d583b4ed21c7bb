"""The plainest possible game: tiles as text at places, freeness by looking at every other tile.

It shares nothing with ningbo: a table of tiles is {(x, y, z): "5p"}, and a slot's number is a
place's rank in (z, y, x).
"""

from collections.abc import Iterable, Iterator

Place = tuple[int, int, int]
Tiles = dict[Place, str]
Pair = tuple[Place, Place]


def ranked(places: Iterable[Place]) -> list[Place]:
    return sorted(places, key=lambda place: (place[2], place[1], place[0]))


def covers(upper: Place, lower: Place) -> bool:
    x, y, z = lower
    return upper[2] > z and abs(upper[0] - x) < 2 and abs(upper[1] - y) < 2


def holds(other: Place, place: Place, step: int) -> bool:
    """Whether `other` touches the side of `place` that lies `step` half tiles to the right."""
    x, y, z = place
    return other[2] == z and other[0] == x + step and abs(other[1] - y) < 2


def is_free(place: Place, there: Iterable[Place]) -> bool:
    others = list(there)
    if any(covers(other, place) for other in others):
        return False
    return not all(any(holds(other, place, step) for other in others) for step in (-2, 2))


def match(one: str, other: str) -> bool:
    return one == other or (one[-1] == other[-1] and one[-1] in "fq")


def pairs(tiles: Tiles) -> list[Pair]:
    free = [place for place in ranked(tiles) if is_free(place, tiles)]
    return [(a, b) for i, a in enumerate(free) for b in free[i + 1 :] if match(tiles[a], tiles[b])]


def without(tiles: Tiles, pair: Pair) -> Tiles:
    return {place: face for place, face in tiles.items() if place not in pair}


def can_be_won(tiles: Tiles) -> bool:
    """Whether some line of play clears the tiles, by trying all."""
    return _any_line(frozenset(tiles), lambda there: pairs({at: tiles[at] for at in there}), {})


def can_be_emptied(places: Iterable[Place]) -> bool:
    """Whether the places can be emptied two free ones at a time, by trying all."""

    def any_two(there: frozenset[Place]) -> list[Pair]:
        free = [place for place in ranked(there) if is_free(place, there)]
        return [(a, b) for i, a in enumerate(free) for b in free[i + 1 :]]

    return _any_line(frozenset(places), any_two, {})


def _any_line(there: frozenset[Place], moves, known: dict[frozenset[Place], bool]) -> bool:  # type: ignore[no-untyped-def]
    if not there:
        return True
    if there not in known:
        known[there] = any(_any_line(there - {*pair}, moves, known) for pair in moves(there))
    return known[there]


def lines(tiles: Tiles, depth: int) -> int:
    """The number of lines of play of `depth` pairs."""
    if depth == 0:
        return 1
    return sum(lines(without(tiles, pair), depth - 1) for pair in pairs(tiles))


def read(text: str) -> Tiles:
    """The tiles that a plain-text board draws."""
    tiles: Tiles = {}
    z = -1
    for line in text.split("\n"):
        if line.startswith("layer "):
            z, y = z + 1, 0
        elif z >= 0:
            tiles.update({(x, y, z): mark for x, mark in _marks(line) if mark != "--"})
            y += 1
    return tiles


def _marks(line: str) -> Iterator[tuple[int, str]]:
    x = 0
    while x < len(line):
        if line[x] == " ":
            x += 1
        else:
            yield x, line[x : x + 2]
            x += 2
