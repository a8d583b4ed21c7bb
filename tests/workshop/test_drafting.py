"""What the editor asks of the workshop, and what is found out about a draft."""

from collections.abc import Generator
from typing import Any

import pytest

from ningbo.core.errors import DraftError, LayoutError, SaveError
from ningbo.core.full_code import read_layout_code
from ningbo.core.layout import Layout
from ningbo.core.layouts import layout, layouts
from ningbo.workshop.drafting import Drafting
from ningbo.workshop.findings import SLICE, can_be_emptied, unsupported
from tests.core.test_emptying import hard_tower


def ended(question: Generator[None, None, Any]) -> Any:
    while True:
        try:
            next(question)
        except StopIteration as stop:
            return stop.value


def view(drafting: Drafting, *edits: str, **more: object) -> dict[str, Any]:
    return drafting.edit({"edits": edits, **more})["view"]


def test_a_view_has_all_there_is_to_draw() -> None:
    found = view(Drafting(), "lay turtle", "symmetry both", text="")
    turtle = layout("turtle")
    assert found["count"] == 144
    assert found["perLayer"] == (87, 36, 16, 4, 1)
    assert len(found["free"]) == 35
    assert found["unsupported"] == []
    assert read_layout_code(found["code"]) == turtle.normal()
    assert found["symmetry"] == "both"
    assert found["maps"][0] == (0, 1, 0, 1)
    assert found["message"] == {"key": "draft.symmetry.both", "values": {}}
    assert found["refused"] is None
    assert found["canUndo"]
    assert not found["canRedo"]


def test_an_empty_table_has_no_code() -> None:
    found = view(Drafting(), text="")
    assert (found["count"], found["code"], found["free"]) == (0, "", [])


def test_an_edit_refused_shows_what_is_there_and_why() -> None:
    drafting = Drafting()
    found = view(drafting, "put 4,2,0", "put 5,2,0", "put 8,2,0", text="")
    assert found["count"] == 1
    assert found["refused"]["key"] == "error.draft.overlap"
    assert view(drafting)["refused"] is None


def test_a_draft_goes_on_from_its_text() -> None:
    text = view(Drafting(), "put 4,2,0", "put 8,2,0", "undo", text="")["text"]
    found = view(Drafting(), "redo", text=text)
    assert found["count"] == 2
    with pytest.raises(SaveError):
        view(Drafting(), text="something else")


def test_nothing_is_edited_before_a_draft_is_open() -> None:
    with pytest.raises(DraftError):
        view(Drafting(), "put 4,2,0")
    with pytest.raises(DraftError):
        ended(Drafting().emptied({}))


@pytest.mark.parametrize(
    ("edits", "answer"),
    [
        (["lay turtle"], True),
        (["put 0,0,0 0,0,1"], False),
        (["put 0,0,0 2,0,0 4,0,0"], False),
        ([], None),
    ],
)
def test_whether_it_can_be_emptied_has_three_answers(edits: list[str], answer: bool | None) -> None:
    drafting = Drafting()
    view(drafting, *edits, text="")
    assert ended(drafting.emptied({})) == {"emptied": answer}


def test_a_search_that_is_given_up_says_so() -> None:
    tower = hard_tower()
    assert ended(can_be_emptied(tower, 40)) is None
    assert sum(1 for _pause in can_be_emptied(tower, 40)) == 40 // SLICE
    assert ended(can_be_emptied(tower)) is not None


def test_a_new_layout_comes_as_its_code_and_is_laid() -> None:
    drafting = Drafting()
    wish = {"seed": 7, "tiles": 48, "layers": 3, "symmetry": "both"}
    code = drafting.generate(wish)["code"]
    assert drafting.generate(wish) == {"code": code}
    found = view(drafting, f"lay {code}", text="")
    assert (found["count"], len(found["perLayer"]), found["unsupported"]) == (48, 3, [])
    with pytest.raises(LayoutError):
        drafting.generate({**wish, "tiles": 47})


def test_what_floats_is_said() -> None:
    half = Layout([(0, 0, 0), (2, 0, 0), (1, 0, 1), (3, 0, 1), (10, 0, 1), (1, 0, 2)])
    assert [half.slots[slot] for slot in unsupported(half)] == [(3, 0, 1), (10, 0, 1)]
    for shape in layouts():
        assert unsupported(shape) == []
