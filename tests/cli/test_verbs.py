"""The verbs as other programs call them: what they print, where, and how they end."""

import json

import pytest

import ningbo
from ningbo.cli import VERBS, create_app, main
from ningbo.core.layouts import LETTERS
from ningbo.core.text import board_from_text
from tests.cli.shared import error_of, out_of


def test_deal_as_json_has_the_documented_shape(capsys: pytest.CaptureFixture[str]) -> None:
    printed = json.loads(out_of(capsys, "deal", " 41739205-D ", "--json"))
    dealt = ningbo.deal("41739205-d")
    assert list(printed) == ["code", "layout", "method", "tiles", "witness"]
    assert [printed["code"], printed["layout"], printed["method"]] == [
        "41739205-d",
        "turtle",
        "peel",
    ]
    assert [list(tile) for tile in printed["tiles"]] == [["slot", "x", "y", "z", "face"]] * 144
    assert [(tile["x"], tile["y"], tile["z"]) for tile in printed["tiles"]] == list(
        dealt.layout.slots
    )
    board = dealt.board()
    assert [tile["face"] for tile in printed["tiles"]] == [board.label(s) for s in range(144)]
    for a, b in printed["witness"]:
        board.play(a, b)
    assert board.won


def test_a_random_deal_has_no_witness(capsys: pytest.CaptureFixture[str]) -> None:
    printed = json.loads(out_of(capsys, "deal", "7-a.r", "--json"))
    assert printed["method"] == "random"
    assert printed["witness"] is None


def test_deal_as_text_can_be_read_back(capsys: pytest.CaptureFixture[str]) -> None:
    read = board_from_text(out_of(capsys, "deal", "7-e.b", "--text"))
    board = ningbo.deal("7-e.b").board()
    assert read.layout == board.layout
    assert list(read.faces) == list(board.faces)


def test_deal_of_a_full_code_is_the_same_deal(capsys: pytest.CaptureFixture[str]) -> None:
    from ningbo.core.full_code import write_full_code

    dealt = ningbo.deal("7-a")
    full = write_full_code(dealt.layout, dealt.faces)
    by_seed = json.loads(out_of(capsys, "deal", "7-a", "--json"))
    by_full = json.loads(out_of(capsys, "deal", full, "--json"))
    assert by_full["tiles"] == by_seed["tiles"]
    assert by_full["code"] == full


def test_deal_for_people_says_what_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    printed = out_of(capsys, "deal", "7-d").splitlines()
    assert printed[0] == "7-d  Turtle, dealt by peel: can be cleared"
    assert printed[1].startswith("144 tiles, 35 free, ")
    assert "\x1b" not in "".join(printed)
    assert out_of(capsys, "deal", "7-d.r").splitlines()[0].endswith("nothing promised")
    assert "ningbo solve" in out_of(capsys, "deal", "7-d.w").splitlines()[0]


def test_layouts_lists_all(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(out_of(capsys, "layouts", "--json"))
    assert [layout["letters"] for layout in listed] == list(LETTERS)
    assert listed[3] == {
        "letters": "d",
        "id": "turtle",
        "name": "Turtle",
        "tiles": 144,
        "layers": [87, 36, 16, 4, 1],
        "free": 35,
        "stars": 2,
    }
    rows = out_of(capsys, "layouts").splitlines()
    assert len(rows) == 1 + len(LETTERS)
    assert rows[4].split() == "d turtle Turtle 144 87 36 16 4 1 35 **".split()


@pytest.mark.parametrize(
    ("method", "suffix"), [("peel", ""), ("build", ".b"), ("random", ".r"), ("winnable", ".w")]
)
def test_new_prints_codes_that_deal(
    capsys: pytest.CaptureFixture[str], method: str, suffix: str
) -> None:
    arguments = ["new", "--layout", "pavilion", "--method", method, "--count", "5"]
    codes = out_of(capsys, *arguments).split()
    assert len(set(codes)) == 5
    assert all(code.endswith(f"-a{suffix}") for code in codes)
    assert [ningbo.deal(code).method for code in codes] == [method] * 5
    assert len(json.loads(out_of(capsys, *arguments, "--json"))) == 5


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["frob"], "'frob'"),
        (["deal"], "code"),
        (["deal", "123456789-d"], "123456789-d"),
        (["deal", "7-qq"], "7-qq"),
        (["deal", "7-d.x"], ".x"),
        (["deal", "x1.nonsense"], "x1.nonsense"),
        (["deal", "7-d", "--text", "--json"], "--text"),
        (["deal", "7-d", "--txt"], "--txt"),
        (["new", "--layout", "tortoise"], "tortoise"),
        (["new", "--layout", "d", "--method", "luck"], "luck"),
        (["new", "--layout", "d", "--count", "0"], "0"),
        (["play", "7"], "7"),
        (["play", "--port", "70000"], "70000"),
        (["7-d", "--porto", "1"], "--porto"),
    ],
)
def test_errors_quote_what_was_given(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert says in error_of(capsys, *arguments)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help_with_an_example(capsys: pytest.CaptureFixture[str], verb: str) -> None:
    assert f"Example: ningbo {verb}" in out_of(capsys, verb, "--help")
    assert verb in create_app()


def test_ctrl_c_and_a_closed_pipe_leave_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_value: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ningbo.cli.output.print_json", interrupted)
    assert main(["layouts", "--json"]) == 130
    captured = capsys.readouterr()
    assert captured.out + captured.err == ""
