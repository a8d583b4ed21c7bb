"""Layout files as the gallery reads, describes and writes them."""

from base64 import b64decode, b64encode
from typing import Any

import pytest

import ningbo
from ningbo.coach.allowance import finish
from ningbo.core.errors import CodeError, FormatError
from ningbo.core.full_code import write_layout_code
from ningbo.core.layout import Layout
from ningbo.formats import FORMATS
from ningbo.formats import write as write_format
from ningbo.workshop.shelf import check, describe, read, write

STEPS = Layout([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0), (1, 0, 1), (5, 0, 1)], name="Steps")


def in_file(data: bytes, name: str = "", beside: bytes = b"") -> dict[str, Any]:
    request = {"data": b64encode(data).decode(), "name": name}
    if beside:
        request["beside"] = b64encode(beside).decode()
    return finish(read(request))


@pytest.mark.parametrize("format", [format for format in FORMATS if format != "gnome"])
def test_every_format_is_read_as_what_it_was_written_from(format: str) -> None:
    answer = in_file(write_format(format, [STEPS]).data, "a-file")
    (entry,) = answer["entries"]
    assert answer["format"] == format
    assert entry["code"] == write_layout_code(STEPS)
    assert (entry["count"], entry["layers"], entry["free"]) == (6, 2, 2)
    assert entry["emptied"] is True
    assert entry["name"] in ("Steps", "a-file")


def test_a_layout_that_is_built_in_is_told_wherever_it_lies_in_its_grid() -> None:
    turtle = ningbo.layout("turtle")
    moved = Layout([(x + 4, y + 2, z) for x, y, z in turtle.slots])
    found = describe(moved)
    assert found["same"] == "turtle"
    assert found["code"] == write_layout_code(turtle.normal())
    assert describe(STEPS)["same"] == ""


def test_a_shape_has_one_key_wherever_it_lies() -> None:
    moved = Layout([(x + 3, y + 1, z + 2) for x, y, z in STEPS.slots])
    assert describe(moved)["key"] == describe(STEPS)["key"] == STEPS.kept_as
    assert STEPS.kept_as.startswith("own-6-")
    other = Layout([(x, y + 2 * (x == 0), z) for x, y, z in STEPS.slots])
    assert other.kept_as != STEPS.kept_as


@pytest.mark.parametrize(
    ("slots", "emptied"),
    [
        ([(0, 0, 0), (0, 0, 1)], False),
        ([(0, 0, 0), (2, 0, 0), (4, 0, 0)], False),
        ([(0, 0, 0), (2, 0, 0)], True),
    ],
)
def test_whether_it_can_be_emptied_is_said(
    slots: list[tuple[int, int, int]], emptied: bool
) -> None:
    assert describe(Layout(slots))["emptied"] is emptied


def test_a_board_that_is_none_is_left_out_with_the_reason() -> None:
    text = b'[{"id":"a","name":"Good","map":[[0,[[0,[0,2]]]]]},{"id":"b","name":"Bad","map":[]}]'
    answer = in_file(text)
    assert [entry["name"] for entry in answer["entries"]] == ["Good"]
    (note,) = [note for note in answer["notes"] if note["key"] == "note.format.left-out"]
    assert note["values"] == {"name": "Bad"}
    assert note["reason"]["key"].startswith("error.")


def test_a_file_may_be_a_code_and_a_code_a_question() -> None:
    code = write_layout_code(STEPS)
    asked = finish(read({"code": code}))
    assert in_file(f"{code}\n".encode()) == asked
    assert asked["entries"][0]["code"] == code
    with pytest.raises(CodeError, match="cut off"):
        finish(read({"code": code[:-3]}))


def test_what_lies_beside_gives_name_and_author() -> None:
    beside = b"[KMahjonggLayout]\nName=Two Steps\nAuthor=Somebody\n"
    (entry,) = in_file(write_format("kmahjongg", [STEPS]).data, "x", beside)["entries"]
    assert (entry["name"], entry["author"]) == ("Two Steps", "Somebody")


def test_layouts_are_written_in_every_format_and_read_again() -> None:
    layouts = [{"code": write_layout_code(STEPS), "name": "Steps", "author": "Somebody"}]
    for format in FORMATS:
        answer = write({"format": format, "layouts": layouts, "name": "steps"})
        assert answer["file"].startswith("steps")
        (entry,) = in_file(b64decode(answer["data"]))["entries"]
        assert entry["code"] == layouts[0]["code"]
        assert bool(answer["beside"]) == (format == "kmahjongg")


def test_what_a_format_cannot_hold_is_refused() -> None:
    two = [{"code": write_layout_code(STEPS), "name": "", "author": ""}] * 2
    with pytest.raises(FormatError, match="one"):
        write({"format": "kyodai", "layouts": two})


def test_layouts_are_checked_against_what_they_are_kept_as() -> None:
    code = write_layout_code(STEPS)
    assert finish(check({"layouts": [[STEPS.kept_as, code]]})) == {}
    for key, wrong in (("own-6-00000000", code), (STEPS.kept_as, code[:-1] + "x")):
        with pytest.raises(CodeError):
            finish(check({"layouts": [[STEPS.kept_as, code], [key, wrong]]}))
