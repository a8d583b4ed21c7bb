"""Drafts: every edit and every refusal, undo of anything, symmetry, and the text that is kept."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from ningbo.core.errors import DraftError, LayoutError, NingboError, SaveError
from ningbo.core.layout import MAX_LAYERS, MAX_SPAN, MAX_TILES, Layout
from ningbo.core.layouts import layout, layouts
from ningbo.core.save import seal_lines
from ningbo.workshop.draft import Draft
from ningbo.workshop.draft_text import read_draft, write_draft
from ningbo.workshop.places import key_of, place_of
from ningbo.workshop.symmetry import FLIPS, SYMMETRIES, image


def drafted(*edits: str) -> Draft:
    draft = Draft()
    for edit in edits:
        draft.act(edit)
    return draft


def state(draft: Draft) -> tuple[object, ...]:
    return draft.slots, draft.settings


def why(draft: Draft, edit: str) -> str:
    """The key of the reason for which an edit is refused; it must have changed nothing."""
    before = state(draft), len(draft.history), len(draft.undone)
    with pytest.raises(NingboError) as refused:
        draft.act(edit)
    assert (state(draft), len(draft.history), len(draft.undone)) == before
    return refused.value.key


# -- edits ---------------------------------------------------------------------------------------


def test_tiles_are_put_removed_and_moved_in_half_tile_steps() -> None:
    draft = drafted("put 0,0,0 3,1,0", "put 1,0,1", "move 1,-1,0 3,1,0", "remove 0,0,0")
    assert draft.slots == [(4, 0, 0), (1, 0, 1)]
    assert draft.layout().per_layer == (1, 1)


def test_a_row_and_a_block_at_once() -> None:
    assert drafted("put 0,0,0 2,0,0 4,0,0").count == 3
    assert drafted("block 4,2,1 3x2").slots == [
        *[(4, 2, 1), (6, 2, 1), (8, 2, 1)],
        *[(4, 4, 1), (6, 4, 1), (8, 4, 1)],
    ]
    draft = drafted("put 5,3,0")
    assert draft.act("block 4,0,0 3x2") == (
        "draft.painted",
        {"count": 4, "total": 5, "missed": 2},
    )
    assert why(draft, "put 0,0,0 4,2,0") == "error.draft.overlap"
    assert draft.act("paint 30,0,0 4,2,0") == (
        "draft.painted",
        {"count": 1, "total": 6, "missed": 1},
    )


def test_toggle_puts_and_removes() -> None:
    draft = drafted("toggle 4,2,0")
    assert draft.slots == [(4, 2, 0)]
    draft.act("toggle 4,2,0")
    assert draft.slots == []
    draft.act("toggle 4,2,0")
    assert why(draft, "toggle 5,3,0") == "error.draft.overlap"


def test_a_refusal_names_both_places_as_people_count_them() -> None:
    with pytest.raises(DraftError) as refused:
        drafted("put 4,2,1", "put 5,3,1")
    assert refused.value.values == {"x": 3.5, "y": 2.5, "layer": 2, "other_x": 3, "other_y": 2}


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        ("put 31,0,0", "off"),
        ("put -1,0,0", "off"),
        ("put 0,19,0", "off"),
        (f"put 0,0,{MAX_LAYERS}", "off"),
        ("put 2,2,0", "taken"),
        ("paint 2,2,0", "taken"),
        ("remove 5,2,0", "none"),
        ("remove 200,2,0", "none"),
        ("move 1,0,0 5,2,0", "none"),
        ("move 3,0,0 2,2,0", "overlap"),
        ("move -5,0,0 2,2,0", "off"),
        ("shift 0,0,-1", "off"),
        ("grow -3,0", "edge"),
        ("grow -16,0", "table"),
        (f"grow {MAX_SPAN},0", "table"),
        ("symmetry diagonal", "symmetry"),
        ("axis 501,0", "axis"),
        ("put", "action"),
        ("put 4", "action"),
        ("put 4,2", "action"),
        ("put 4,2,x", "action"),
        ("put 4,2,0,0", "action"),
        ("put ٤,2,0", "action"),
        ("put 4,2,0  6,2,0", "action"),
        ("block 4,2,0", "action"),
        ("block 4,2,0 3x", "action"),
        ("clear two", "action"),
        ("paint", "action"),
        ("fly", "action"),
        ("", "action"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_reason(edit: str, reason: str) -> None:
    assert why(drafted("put 2,2,0 6,2,0"), edit) == f"error.draft.{reason}"


def test_there_is_a_most_of_tiles() -> None:
    draft = drafted("grow 100,100", *[f"block 0,0,{z} 16x16" for z in range(4)])
    assert draft.count == MAX_TILES
    assert why(draft, "put 0,0,9") == "error.draft.too-many"


def test_a_layer_or_everything_is_cleared() -> None:
    draft = drafted("put 4,2,0 8,2,0 4,2,1")
    draft.act("clear 0")
    assert draft.slots == [(4, 2, 1)]
    draft.act("clear")
    assert draft.slots == []
    edits = len(draft.history)
    draft.act("clear")
    assert len(draft.history) == edits, "what changes nothing is no edit"


def test_all_shift_and_the_axis_with_them() -> None:
    draft = drafted("symmetry left-right", "put 4,2,0", "shift 1,2,3")
    assert draft.slots == [(5, 4, 3), (27, 4, 3)]
    draft.act("put 9,4,3")
    assert (23, 4, 3) in draft.slots


def test_the_table_grows_about_its_middle() -> None:
    draft = drafted("symmetry both", "put 0,0,0", "grow 2,3")
    assert draft.table == (36, 26)
    assert draft.slots == [(2, 3, 0), (32, 3, 0), (2, 21, 0), (32, 21, 0)]
    draft.act("put 4,3,0")
    assert draft.count == 8
    draft.act("grow -2,-3")
    assert draft.table == (32, 20)


@pytest.mark.parametrize("shape", layouts(), ids=lambda shape: shape.id)
def test_every_layout_is_laid_in_the_middle(shape: Layout) -> None:
    draft = drafted(f"lay {shape.id}")
    assert draft.layout().normal() == shape.normal()
    lefts = [x for x, y, z in draft.slots]
    tops = [y for x, y, z in draft.slots]
    assert min(lefts) == draft.table[0] - 2 - max(lefts)
    assert min(tops) == draft.table[1] - 2 - max(tops)
    assert draft.axis == draft.table
    draft.act("undo")
    assert draft.count == 0


def test_a_layout_that_does_not_exist_is_not_laid() -> None:
    draft = drafted("put 4,2,0")
    for edit in ("lay castle", "lay y1.AAAA", "lay"):
        assert why(draft, edit).startswith("error.")
    with pytest.raises(LayoutError):
        draft.act("lay castle")


def test_the_widest_layout_finds_its_table() -> None:
    from ningbo.core.full_code import write_layout_code

    wide = Layout([(0, 0, 0), (MAX_SPAN - 2, MAX_SPAN - 2, 0)])
    draft = drafted(f"lay {write_layout_code(wide)}")
    assert draft.layout() == wide
    assert draft.table == (MAX_SPAN, MAX_SPAN)


# -- symmetry ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("symmetry", "places"),
    [
        ("none", [(4, 2, 0)]),
        ("left-right", [(4, 2, 0), (26, 2, 0)]),
        ("up-down", [(4, 2, 0), (4, 16, 0)]),
        ("both", [(4, 2, 0), (26, 2, 0), (4, 16, 0), (26, 16, 0)]),
        ("half-turn", [(4, 2, 0), (26, 16, 0)]),
    ],
)
def test_an_edit_is_done_at_each_image(symmetry: str, places: list[tuple[int, int, int]]) -> None:
    draft = drafted(f"symmetry {symmetry}", "put 4,2,0")
    assert draft.slots == sorted(places, key=lambda place: (place[2], place[1], place[0]))
    draft.act("move 1,1,1 4,2,0")
    assert draft.count == len(places)
    draft.act("remove 5,3,1")
    assert draft.count == 0


def test_an_axis_lies_on_any_quarter_of_a_tile() -> None:
    assert drafted("symmetry left-right", "axis 9,0", "put 0,0,0").slots == [(0, 0, 0), (7, 0, 0)]
    draft = drafted("symmetry left-right", "axis 9,0", "axis middle", "put 0,0,0")
    assert draft.slots == [(0, 0, 0), (30, 0, 0)]


def test_a_tile_on_the_axis_is_its_own_image() -> None:
    draft = drafted("symmetry left-right", "put 15,4,0")
    assert draft.slots == [(15, 4, 0)]
    assert why(draft, "move 2,0,0 15,4,0") == "error.draft.on-axis"
    draft.act("move 0,2,0 15,4,0")
    assert draft.slots == [(15, 6, 0)]


def test_an_image_that_cannot_lie_there_refuses_the_whole() -> None:
    draft = drafted("symmetry left-right")
    assert why(draft, "put 14,0,0 16,0,0 15,4,0 14,4,0") == "error.draft.overlap"
    assert why(drafted("symmetry left-right", "axis 33,0"), "put 15,0,0") == "error.draft.image"
    assert why(drafted("symmetry left-right", "axis 8,0"), "put 20,0,0") == "error.draft.image-off"
    draft = drafted("put 25,2,0", "symmetry left-right")
    assert why(draft, "put 4,2,0") == "error.draft.overlap"
    assert why(drafted("symmetry left-right", "put 12,0,0"), "move 3,0,0 12,0,0") == (
        "error.draft.image"
    )


# -- any edits in any order ----------------------------------------------------------------------

PLACES = st.builds("{},{},{}".format, st.integers(-1, 31), st.integers(-1, 19), st.integers(0, 2))
STEPS = st.builds("{},{},{}".format, st.integers(-3, 3), st.integers(-3, 3), st.integers(-1, 1))
MANY = st.lists(PLACES, min_size=1, max_size=4).map(" ".join)
SHAPED = st.one_of(
    st.builds("{} {}".format, st.sampled_from(["put", "paint", "remove"]), MANY),
    st.builds("toggle {}".format, PLACES),
    st.builds("move {} {}".format, STEPS, MANY),
    st.builds("block {} {}x{}".format, PLACES, st.integers(1, 5), st.integers(1, 5)),
    st.builds("shift {}".format, STEPS),
    st.builds("grow {},{}".format, st.integers(-2, 2), st.integers(-2, 2)),
    st.builds("clear {}".format, st.integers(0, 2)),
)
CHOICES = st.one_of(
    st.sampled_from(SYMMETRIES).map("symmetry {}".format),
    st.builds("axis {},{}".format, st.integers(20, 44), st.integers(10, 30)),
    st.sampled_from(["axis middle", "clear", "lay pavilion", "lay turtle"]),
)


class Drafting(RuleBasedStateMachine):
    """Any edits in any order: undo restores exactly, redo brings the same, nothing overlaps."""

    def __init__(self) -> None:
        super().__init__()
        self.draft = Draft()
        self.states = [state(self.draft)]  # after each edit of the history

    @rule(edit=st.one_of(SHAPED, CHOICES))
    def edit(self, edit: str) -> None:
        before, edits = state(self.draft), len(self.draft.history)
        try:
            self.draft.act(edit)
        except NingboError:
            assert state(self.draft) == before
        if len(self.draft.history) > edits:
            self.states = [*self.states[: edits + 1], state(self.draft)]
        else:
            assert state(self.draft) == before

    @precondition(lambda self: self.draft.history)
    @rule()
    def undo(self) -> None:
        self.draft.act("undo")
        assert state(self.draft) == self.states[len(self.draft.history)]

    @precondition(lambda self: self.draft.undone)
    @rule()
    def redo(self) -> None:
        self.draft.act("redo")
        assert state(self.draft) == self.states[len(self.draft.history)]

    @rule()
    def keep_and_open(self) -> None:
        text = write_draft(self.draft)
        before = state(self.draft)
        self.draft = read_draft(text)
        assert state(self.draft) == before
        assert write_draft(self.draft) == text

    @invariant()
    def nothing_overlaps(self) -> None:
        if self.draft.count:
            self.draft.layout()  # raises LayoutError for what overlaps or is out of range


TestAnyEdits = Drafting.TestCase
TestAnyEdits.settings = settings(max_examples=60, stateful_step_count=25)


@given(
    st.sampled_from(SYMMETRIES),
    st.tuples(st.integers(20, 44), st.integers(10, 30)),
    st.lists(SHAPED, max_size=15),
)
def test_symmetric_edits_leave_it_symmetric(
    symmetry: str, axis: tuple[int, int], edits: list[str]
) -> None:
    draft = drafted(f"symmetry {symmetry}", "axis {},{}".format(*axis))
    for edit in edits:
        try:
            draft.act(edit)
        except DraftError:
            continue
    for flip in FLIPS[symmetry]:
        assert {key_of(image(place, flip, draft.axis)) for place in draft.slots} == draft.tiles


@given(st.tuples(st.integers(-1, 250), st.integers(-1, 250), st.integers(0, MAX_LAYERS)))
def test_a_place_is_a_number_and_back(place: tuple[int, int, int]) -> None:
    assert place_of(key_of(place)) == place


# -- the kept text -------------------------------------------------------------------------------


def test_the_text_keeps_what_can_be_undone_and_redone() -> None:
    draft = drafted("lay turtle", "symmetry left-right", "toggle 2,2,3", "undo", "undo")
    text = write_draft(draft)
    assert text.startswith(
        "ningbo-draft 1\nedits lay turtle\nundone symmetry left-right;toggle 2,2,3\ncheck "
    )
    again = read_draft(text)
    again.act("redo")
    assert again.symmetry == "left-right"
    assert write_draft(Draft()) == write_draft(read_draft(write_draft(Draft())))


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["ningbo-draft 2", "edits ", "undone "], "newer"),
        (["ningbo-save 1", "edits ", "undone "], "heading"),
        (["ningbo-draft 1", "edits "], "missing"),
        (["ningbo-draft 1", "edits put 0,0,0;put 1,0,0", "undone "], "action"),
        (["ningbo-draft 1", "edits undo", "undone "], "action"),
        (["ningbo-draft 1", "edits lay castle", "undone "], "action"),
    ],
)
def test_a_text_that_is_wrong_is_refused(lines: list[str], reason: str) -> None:
    with pytest.raises(SaveError) as refused:
        read_draft(seal_lines(lines))
    assert refused.value.key == f"error.save.{reason}"


def test_a_damaged_text_is_refused() -> None:
    text = write_draft(drafted("lay turtle", "toggle 2,2,3"))
    with pytest.raises(SaveError):
        read_draft(text.replace("2,2,3", "2,2,2"))


def test_a_built_in_layout_is_known_by_any_of_its_names() -> None:
    assert drafted("lay d").layout().normal() == layout("turtle").normal()
