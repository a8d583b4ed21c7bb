"""`ningbo layout new`: layouts made anew, printed, written, and dealt on."""

import json
from pathlib import Path

import pytest

import ningbo
from ningbo.cli import main
from ningbo.core.full_code import read_layout_code
from ningbo.workshop.generator import generate_layout
from tests.cli.shared import error_of, out_of

ASKED = ("--seed", "7", "--tiles", "48", "--layers", "3", "--symmetry", "both")


def test_it_prints_a_drawing_that_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    printed = ningbo.layout_from_text(out_of(capsys, "layout", "new", *ASKED))
    assert printed == generate_layout(7, 48, 3, "both")
    assert printed.name == "New 7"


def test_without_a_seed_one_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {out_of(capsys, "layout", "new", "--tiles", "36", "--layers", "2") for _ in range(3)}
    assert len(drawn) == 3
    assert {ningbo.layout_from_text(text).count for text in drawn} == {36}


def test_as_json_it_has_the_documented_shape(capsys: pytest.CaptureFixture[str]) -> None:
    made = json.loads(out_of(capsys, "layout", "new", *ASKED, "--count", "2", "--json"))
    assert [one["seed"] for one in made] == [7, 8]
    assert list(made[0]) == ["seed", "tiles", "layers", "symmetry", "free", "code", "drawing"]
    layout = generate_layout(7, 48, 3, "both")
    assert made[0]["layers"] == list(layout.per_layer)
    assert read_layout_code(made[0]["code"]) == layout
    assert ningbo.layout_from_text(made[0]["drawing"]) == layout


def test_it_writes_files_that_can_be_dealt_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "new.mah")
    assert out_of(capsys, "layout", "new", *ASKED, "--count", "3", "--out", file) == ""
    assert len(ningbo.read_layout_file(file).layouts) == 3
    assert json.loads(out_of(capsys, "deal", "--layout", f"{file}#2", "--seed", "1", "--json"))
    gnome = tmp_path / "new.map"
    assert main(["layout", "new", *ASKED, "--out", str(gnome), "--format", "gnome"]) == 0
    assert ningbo.find_layout(str(gnome)) == generate_layout(7, 48, 3, "both")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--tiles", "49"], "can’t have 49 tiles"),
        (["--tiles", "20", "--layers", "3"], "at least 30"),
        (["--layers", "10"], "it has 1 to 9"),
        (["--out", "new.doc"], "new.doc"),
        (["--format", "gif"], "gif"),
    ],
)
def test_errors_say_what_would_be_right(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert sentence in error_of(capsys, "layout", "new", *arguments)
