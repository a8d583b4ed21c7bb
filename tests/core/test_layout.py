"""Layouts: neighbour tables, ranks, limits, and the text drawing both ways."""

import random

import pytest
from hypothesis import example, given

from ningbo.core.drawing import layout_from_text, layout_to_text
from ningbo.core.errors import LayoutError
from ningbo.core.layout import MAX_LAYERS, MAX_SPAN, MAX_TILES, Layout
from tests.core import oracle
from tests.core.shapes import BUILT_IN, Place, places, random_layout

BRICKS = [(0, 0, 0), (0, 2, 0), (2, 1, 0), (4, 0, 0), (4, 2, 0), (1, 1, 1), (3, 1, 1), (2, 1, 2)]


@given(places)
@example(BRICKS)
def test_tables_say_who_covers_and_holds_whom(shape: list[Place]) -> None:
    layout = Layout(shape)
    assert list(layout.slots) == oracle.ranked(shape)
    for slot, place in enumerate(layout.slots):
        others = list(enumerate(layout.slots))
        assert layout.above[slot] == tuple(s for s, at in others if oracle.covers(at, place))
        assert layout.below[slot] == tuple(s for s, at in others if oracle.covers(place, at))
        assert layout.left[slot] == tuple(s for s, at in others if oracle.holds(at, place, -2))
        assert layout.right[slot] == tuple(s for s, at in others if oracle.holds(at, place, 2))


@given(places)
def test_a_drawing_gives_the_same_layout_back(shape: list[Place]) -> None:
    layout = Layout(shape, name="Two  words")
    again = layout_from_text(layout_to_text(layout))
    assert again == layout
    assert again.name == "Two words"
    assert layout_from_text(layout_to_text(layout).replace("\n", "\r\n")) == layout


@given(places)
def test_normal_moves_a_shape_to_the_corner(shape: list[Place]) -> None:
    layout = Layout(shape)
    moved = Layout([(x + 5, y + 3, 2 * z + 1) for x, y, z in shape])
    assert moved.normal() == layout.normal()
    assert moved.key == layout.key
    assert min(x for x, _y, _z in layout.normal().slots) == 0
    assert 0 not in layout.normal().per_layer


def test_a_layout_says_what_it_is() -> None:
    layout = Layout([(2, 0, 0), (0, 0, 0), (1, 0, 1)], name="Step")
    assert layout.slots == ((0, 0, 0), (2, 0, 0), (1, 0, 1))
    assert (layout.count, len(layout), layout.per_layer, layout.layers) == (3, 3, (2, 1), 2)
    assert (layout.width, layout.height) == (4, 2)
    assert eval(repr(layout)) == layout
    assert layout.mirrored() == layout
    assert Layout([(0, 0, 0), (3, 0, 0)]).mirrored().mirrored() == Layout([(0, 0, 0), (3, 0, 0)])
    assert len({layout, Layout(layout.slots), Layout([(0, 0, 0)])}) == 2


LAST = MAX_SPAN - 2
REFUSED = {
    "no tiles": ([], "no tiles"),
    "twice": ([(4, 2, 0), (4, 2, 0)], "(4, 2) and (4, 2) on layer 0 overlap"),
    "half over": ([(4, 2, 1), (5, 3, 1)], "(5, 3) and (4, 2) on layer 1 overlap"),
    "left of the edge": ([(-1, 0, 0)], "(-1, 0, 0)"),
    "under the table": ([(0, 0, -1)], "(0, 0, -1)"),
    "too wide": (
        [(LAST + 1, 0, 0)],
        f"({LAST + 1}, 0, 0) is out of range; x and y go from 0 to 248",
    ),
    "too high": ([(0, LAST + 1, 0)], f"(0, {LAST + 1}, 0)"),
    "too tall": ([(0, 0, MAX_LAYERS)], f"(0, 0, {MAX_LAYERS}) is out of range; x and y go from 0"),
    "too many": ([(x, y, 0) for x in range(0, 80, 2) for y in range(0, 80, 2)], "1600 tiles"),
}


@pytest.mark.parametrize(("slots", "quoted"), REFUSED.values(), ids=REFUSED)
def test_a_shape_that_cannot_be_is_refused(slots: list[Place], quoted: str) -> None:
    with pytest.raises(LayoutError) as refused:
        Layout(slots)
    assert quoted in str(refused.value)


def test_the_largest_shapes_are_taken() -> None:
    assert Layout([(LAST, LAST, MAX_LAYERS - 1), (0, 0, 0)]).layers == MAX_LAYERS
    square = [(x, y, 0) for x in range(0, 64, 2) for y in range(0, 64, 2)]
    assert Layout(square).count == MAX_TILES


DRAWINGS = {
    "no layer": ("ningbo-layout 1\n", "no tiles"),
    "another program's": ("kmahjongg-layout-v1.0\n", "“kmahjongg-layout-v1.0”"),
    "layers out of order": ("layer 1\n[]\nlayer 3\n[]\n", "“layer 3” where “layer 2”"),
    "half a tile": ("layer 1\n[][\n", "“[” in line 2, column 3"),
    "a stranger": ("layer 1\n[] 5p\n", "“5p” in line 2, column 4"),
    "a tab": ("layer 1\n\t[]\n", "line 2, column 1"),
    "overlapping": ("layer 1\n[]\n []\n", "overlap"),
}


@pytest.mark.parametrize(("text", "quoted"), DRAWINGS.values(), ids=DRAWINGS)
def test_what_is_no_drawing_is_refused_by_line_and_column(text: str, quoted: str) -> None:
    with pytest.raises(LayoutError) as refused:
        layout_from_text(text)
    assert quoted in str(refused.value)


def test_a_name_cannot_change_what_is_drawn() -> None:
    layout = Layout([(0, 0, 0)], name="Odd\nlayer 1\n[]  []")
    assert layout_from_text(layout_to_text(layout)) == layout


def test_a_key_names_built_in_layouts_by_id_and_others_by_all_slots() -> None:
    keys = {layout.key for layout in BUILT_IN}
    assert keys == {layout.id for layout in BUILT_IN}
    impostor = Layout([(0, 0, 0), (4, 0, 0)], id="turtle")
    assert impostor.key == "0,0,0 4,0,0"
    assert random_layout(random.Random(1), 9).key not in keys
