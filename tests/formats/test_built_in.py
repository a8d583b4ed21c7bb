"""The built-in layouts are our own: no two are alike, and none is another program's."""

from collections import defaultdict

import pytest

from ningbo.core.drawing import layout_from_text, layout_to_text
from ningbo.core.layout import Layout
from ningbo.core.layouts import FIRST_IDS, layouts
from tests.formats.shared import needs_shared
from tools.shared_layouts import indexed

Places = frozenset[tuple[int, int, int]]

# The classic one is everybody's.
CLASSIC = {"turtle"}


def looks(layout: Layout) -> set[Places]:
    """A shape in normal form: as it is, mirrored left-right, upside down, and turned by half."""
    normal = layout.normal()
    right, bottom = normal.width - 2, normal.height - 2
    return {
        frozenset(normal.slots),
        frozenset((right - x, y, z) for x, y, z in normal.slots),
        frozenset((x, bottom - y, z) for x, y, z in normal.slots),
        frozenset((right - x, bottom - y, z) for x, y, z in normal.slots),
    }


def test_no_two_are_alike() -> None:
    seen: dict[Places, set[str]] = defaultdict(set)
    for layout in layouts():
        for look in looks(layout):
            seen[look].add(layout.id)
    assert [ids for ids in seen.values() if len(ids) > 1] == []


@needs_shared
def test_none_is_another_programs() -> None:
    others = {frozenset(layout.normal().slots): row["name"] for row, layout in indexed()}
    alike = {
        (layout.id, others[look]) for layout in layouts() for look in looks(layout) & set(others)
    }
    assert {id for id, _name in alike} == CLASSIC


@needs_shared
def test_none_of_the_further_ones_has_another_programs_name() -> None:
    taken = {row["name"].lower() for row, _layout in indexed()}
    names = {layout.name.lower() for layout in layouts() if layout.id not in FIRST_IDS}
    assert names & taken == set()


def test_each_has_an_id_letters_and_a_name_of_its_own() -> None:
    for of_its_own in ("id", "letters", "name"):
        assert len({getattr(layout, of_its_own) for layout in layouts()}) == len(layouts())


@pytest.mark.parametrize("layout", layouts(), ids=lambda layout: layout.id)
def test_drawn_and_read_again_it_is_the_same(layout: Layout) -> None:
    again = layout_from_text(layout_to_text(layout))
    assert (again, again.name) == (layout, layout.name)
