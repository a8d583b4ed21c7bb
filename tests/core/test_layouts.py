"""The built-in layouts: the first eight are what section 1.5 of the rules says, tile by tile."""

import json
from pathlib import Path
from string import ascii_lowercase

import pytest

from ningbo.core.emptying import empty_out
from ningbo.core.errors import LayoutError
from ningbo.core.layout import Layout
from ningbo.core.layouts import FIRST_IDS, LAYOUT_IDS, LETTERS, layout, layouts
from tests.core import oracle
from tests.core.shapes import BUILT_IN

SHARED_TURTLE = Path(__file__).parents[3] / "shared" / "cases" / "turtle.json"

# letter, id, name, stars, tiles on each layer, free at the start
FACTS = {
    "pavilion": ("a", "Pavilion", 1, (28, 8), 16),
    "twin-peaks": ("b", "Twin Peaks", 2, (48, 16, 8), 32),
    "high-tower": ("c", "High Tower", 3, (60, 32, 24, 16, 8, 4), 44),
    "turtle": ("d", "Turtle", 2, (87, 36, 16, 4, 1), 35),
    "twin-turtle": ("e", "Twin Turtle", 2, (86, 36, 16, 4, 2), 36),
    "pyramid": ("f", "Pyramid", 1, (72, 42, 20, 6, 4), 46),
    "cross": ("g", "Cross", 2, (68, 40, 20, 16), 44),
    "fortress": ("h", "Fortress", 3, (96, 32, 12, 4), 34),
    "lantern": ("i", "Lantern", 1, (44, 24, 6, 2), 30),
    "junk": ("j", "Junk", 2, (75, 36, 13, 4), 38),
    "koi": ("k", "Koi", 1, (60, 25, 3), 37),
    "moon-gate": ("l", "Moon Gate", 1, (100, 74, 26), 56),
    "pagoda": ("m", "Pagoda", 2, (44, 33, 22, 7), 24),
    "paper-fan": ("n", "Paper Fan", 2, (67, 25, 6), 41),
    "teapot": ("o", "Teapot", 2, (57, 27, 10), 41),
    "lotus": ("p", "Lotus", 3, (70, 40, 18, 6), 46),
    "dragon-boat": ("q", "Dragon Boat", 2, (62, 26, 4), 34),
    "compass-rose": ("r", "Compass Rose", 2, (58, 32, 12, 4), 36),
    "anchor": ("s", "Anchor", 1, (44, 24, 10), 30),
    "calm-sea": ("t", "Calm Sea", 3, (84, 56, 14), 42),
    "endless-knot": ("u", "Endless Knot", 3, (65, 55, 25, 1), 43),
    "blue-vase": ("v", "Blue Vase", 2, (51, 25, 9, 3), 29),
    "moonrise": ("w", "Moonrise", 3, (82, 34, 12), 49),
    "nautilus": ("x", "Nautilus", 1, (88, 84, 14, 2), 55),
    "lighthouse": ("y", "Lighthouse", 1, (46, 26, 12), 27),
    "kite": ("z", "Kite", 1, (29, 14, 7, 2), 20),
    "paper-crane": ("aa", "Paper Crane", 2, (80, 48, 12), 54),
    "stepping-stones": ("ab", "Stepping Stones", 1, (28, 8), 8),
    "nine-turn-bridge": ("ac", "Nine-Turn Bridge", 1, (38, 28, 2), 30),
    "tea-fields": ("ad", "Tea Fields", 1, (71, 61), 38),
    "abacus": ("ae", "Abacus", 2, (88, 60), 57),
    "harbour": ("af", "Harbour", 1, (162, 82, 36, 8), 58),
}


def rows(shape: Layout, z: int) -> list[int]:
    """How many tiles each row of a layer has, from the top; rows half a step down count apart."""
    ys = sorted({y for _x, y, layer in shape.slots if layer == z})
    return [sum(1 for _x, y, layer in shape.slots if (y, layer) == (row, z)) for row in ys]


def box(shape: Layout, z: int) -> tuple[int, int, int, int]:
    """Left, top, right and bottom edge of a layer, in half tiles."""
    on = [(x, y) for x, y, layer in shape.slots if layer == z]
    xs, ys = [x for x, _y in on], [y for _x, y in on]
    return min(xs), min(ys), max(xs) + 2, max(ys) + 2


def blocks(shape: Layout) -> list[tuple[int, int]]:
    """Width and depth in tiles of the smallest rectangle around each layer."""
    boxes = [box(shape, z) for z in range(shape.layers)]
    return [((right - left) // 2, (bottom - top) // 2) for left, top, right, bottom in boxes]


def test_all_are_there_in_the_order_of_their_letters() -> None:
    assert list(FACTS) == list(LAYOUT_IDS)
    assert "".join(LETTERS[:26]) == ascii_lowercase[: len(LETTERS)]
    assert [layout(id).letters for id in FIRST_IDS] == list("abcdefgh")
    assert [one.id for one in layouts()] == list(LAYOUT_IDS)


@pytest.mark.parametrize("id", LAYOUT_IDS)
def test_facts(id: str) -> None:
    shape = layout(id)
    letter, name, stars, per_layer, free = FACTS[id]
    assert (shape.letters, shape.name, shape.stars) == (letter, name, stars)
    assert layout(letter.upper()) is shape
    assert layout(f" {id.capitalize()} ") is shape
    assert shape.per_layer == per_layer
    assert len(shape.free_at_start()) == free
    assert shape.free_at_start() == [
        slot for slot, place in enumerate(shape.slots) if oracle.is_free(place, shape.slots)
    ]
    assert shape == shape.normal()
    assert repr(shape) == f"ningbo.layout({id!r})"


@pytest.mark.parametrize("shape", BUILT_IN, ids=LAYOUT_IDS)
def test_every_tile_is_fully_supported_from_below(shape: Layout) -> None:
    cells = {(x + dx, y + dy, z) for x, y, z in shape.slots for dx in (0, 1) for dy in (0, 1)}
    assert all(z == 0 or (x, y, z - 1) in cells for x, y, z in cells)


@pytest.mark.parametrize("shape", BUILT_IN, ids=LAYOUT_IDS)
def test_every_layout_can_be_emptied(shape: Layout) -> None:
    witness = empty_out(shape, bytearray(b"\x01" * shape.count)).witness
    assert witness is not None
    left = set(shape.slots)
    for a, b in witness:
        assert oracle.is_free(shape.slots[a], left)
        assert oracle.is_free(shape.slots[b], left)
        left -= {shape.slots[a], shape.slots[b]}
    assert not left


@pytest.mark.parametrize("id", ["pavilion", "twin-peaks", "high-tower"])
def test_three_fit_a_phone_held_upright(id: str) -> None:
    assert layout(id).width <= 2 * 6


def test_twin_peaks_has_two() -> None:
    tops = [place for place in layout("twin-peaks").slots if place[2] == 2]
    upper = [y for _x, y, _z in tops if y < 8]
    lower = [y for _x, y, _z in tops if y >= 8]
    assert len(upper) == len(lower) == 4
    assert min(lower) - max(upper) > 2


def test_high_tower_steps_in_by_whole_tiles() -> None:
    assert blocks(layout("high-tower")) == [(6, 10), (4, 8), (4, 6), (4, 4), (2, 4), (2, 2)]
    assert all(x % 2 == 0 and y % 2 == 0 for x, y, _z in layout("high-tower").slots)


def test_turtle_is_the_classic_one() -> None:
    bottom = rows(layout("turtle"), 0)
    # The row of three, half a row down, juts out: one at the left, two at the right.
    assert bottom == [12, 8, 10, 12, 3, 12, 10, 8, 12]
    arms = [x for x, y, z in layout("turtle").slots if (y, z) == (7, 0)]
    assert arms == [0, 26, 28]


def test_turtle_is_the_one_that_other_programs_have() -> None:
    if not SHARED_TURTLE.exists():
        pytest.skip("../shared is not here")
    tiles = json.loads(SHARED_TURTLE.read_text())["tiles"]
    assert Layout([(x, y, z) for z, x, y in tiles]) == layout("turtle")


def test_twin_turtle() -> None:
    shape = layout("twin-turtle")
    assert rows(shape, 0) == [8, 10, 12, 12, 2, 12, 12, 10, 8]
    assert blocks(shape)[1:4] == [(6, 6), (4, 4), (2, 2)]
    left, right = [slot for slot, (_x, y, z) in enumerate(shape.slots) if (y, z) == (7, 0)]
    for middle in (6, 8):
        row = [slot for slot, (_x, y, z) in enumerate(shape.slots) if (y, z) == (middle, 0)]
        assert shape.left[row[0]] == (left,)
        assert shape.right[row[-1]] == (right,)
        assert not {row[0], row[-1]} & set(shape.free_at_start())
    one, other = [place for place in shape.slots if place[2] == 4]
    assert (other[0] - one[0], one[1]) == (2, other[1])
    tops = [y for _x, y, z in shape.slots if z == 3]
    assert min(tops) < one[1] < max(tops)  # half a row down: over two rows


def test_pyramid_has_the_most_free_of_the_large_ones() -> None:
    shape = layout("pyramid")
    assert blocks(shape) == [(8, 9), (6, 7), (4, 5), (2, 3), (2, 2)]
    boxes = [box(shape, z) for z in range(shape.layers)]
    assert len({(left + right, top + bottom) for left, top, right, bottom in boxes}) == 1
    free = {one.id: len(one.free_at_start()) for one in BUILT_IN[3:8]}
    assert [id for id, count in free.items() if count >= free["pyramid"]] == ["pyramid"]


def test_cross_is_a_stepped_plus_sign() -> None:
    shape = layout("cross")
    assert rows(shape, 0) == [4, 4, 4, 10, 12, 12, 10, 4, 4, 4]
    assert blocks(shape)[0] == (12, 10)
    highest = [layout(id) for id in FIRST_IDS if layout(id).per_layer[-1] >= 16]
    assert [(one.id, one.per_layer[-1]) for one in highest] == [("cross", 16)]


def test_fortress_is_walled_in() -> None:
    shape = layout("fortress")
    assert rows(shape, 0) == [12] * 8
    assert blocks(shape)[1:] == [(8, 4), (4, 3), (2, 2)]
    free = set(shape.free_at_start())
    for y in range(0, 16, 2):
        row = [slot for slot, (_x, at, z) in enumerate(shape.slots) if (at, z) == (y, 0)]
        assert [slot in free for slot in row] == [True, *[False] * 10, True]


def test_an_unknown_layout_is_answered_with_those_there_are() -> None:
    with pytest.raises(LayoutError, match="“Turtel” is no layout; there are pavilion, twin-peaks"):
        layout("Turtel")
