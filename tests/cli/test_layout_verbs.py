"""Layout files on the command line: inspected, converted, dealt."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import ningbo
from fuzz.corpus import CORPUS
from ningbo.cli import main
from ningbo.core.full_code import read_layout_code


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    """A folder with three layouts in two files, a broken file and one that is none."""
    folder = tmp_path / "boards"
    (folder / "deep").mkdir(parents=True)
    built_in = [ningbo.layout("pavilion"), ningbo.layout("turtle")]
    ningbo.write_layout_file(folder / "two.mah", "mah", built_in)
    ningbo.write_layout_file(folder / "deep" / "Six.layout", "kmahjongg", [ningbo.layout("c")])
    (folder / "broken.map").write_text("<map><row y='0'/>")
    (folder / "notes.md").write_text("no layout")
    return folder


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_inspect_says_what_files_hold(capsys: pytest.CaptureFixture[str], boards: Path) -> None:
    status, out, err = run(capsys, "inspect", boards / "two.mah", "--deals", "2")
    assert (status, err) == (0, "")
    assert "two.mah: Mah 1.0, utf-8" in out
    assert "Turtle      144  87 36 16 4 1    35  yes" in out
    assert "2 of 2" in out


def test_inspect_as_json_has_the_documented_shape(
    capsys: pytest.CaptureFixture[str], boards: Path
) -> None:
    status, out, err = run(capsys, "inspect", boards, "--json", "--deals", "1")
    assert (status, err) == (1, "")
    broken, six, two = (json.loads(line) for line in out.splitlines())
    assert broken == {
        "file": str(boards / "broken.map"),
        "error": "The XML is cut off: the <map> on line 1 is never closed.",
    }
    assert (six["format"], six["version"], six["encoding"]) == ("kmahjongg", "1.1", "utf-8")
    assert six["boards"][0]["name"] == "High Tower"
    turtle = two["boards"][1]
    assert list(turtle) == [
        "name", "id", "author", "category", "tiles", "layers", "free", "emptied", "random",
        "winnable",
    ]  # fmt: skip
    assert (turtle["tiles"], turtle["layers"], turtle["free"]) == (144, [87, 36, 16, 4, 1], 35)
    assert turtle["emptied"] is True
    assert sum(turtle["random"].values()) == 1


def test_inspect_knows_boards_that_can_t_be_dealt(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _status, out, _err = run(capsys, "inspect", CORPUS / "kmahjongg-tall")
    assert "“kmahjongg-tall” has 9 tiles, an odd number: it can't be dealt." in out
    assert run(capsys, "inspect")[2] == (
        "ningbo: There is no layout file to inspect: name files, or a folder that holds some.\n"
    )


def test_convert_many_into_one(
    capsys: pytest.CaptureFixture[str], boards: Path, tmp_path: Path
) -> None:
    target = tmp_path / "all.map"
    status, out, err = run(capsys, "convert", boards / "two.mah", boards / "deep", target)
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == "3 of 3 written"
    reading = ningbo.read_layout_file(target)
    assert reading.format == "gnome"
    assert reading.layouts == tuple(ningbo.layout(id) for id in "adc")


def test_convert_one_into_many_with_their_descriptions(
    capsys: pytest.CaptureFixture[str], boards: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "new"
    status, _out, err = run(
        capsys, "convert", boards / "two.mah", f"{folder}/", "--to", "kmahjongg:1.0"
    )
    assert (status, err) == (0, "")
    assert sorted(path.name for path in folder.iterdir()) == [
        "Pavilion.desktop", "Pavilion.layout", "Turtle.desktop", "Turtle.layout",
    ]  # fmt: skip
    described = ningbo.read_layout_file(folder / "Turtle.desktop")
    assert described.version == "1.0"
    assert described.layout == ningbo.layout("turtle")
    assert described.layout.name == "Turtle"


def test_convert_refuses_with_the_reason_and_writes_the_rest(
    capsys: pytest.CaptureFixture[str], boards: Path, tmp_path: Path
) -> None:
    status, out, _err = run(
        capsys, "convert", boards, f"{tmp_path}/new/", "--to", "kyodai", "--json"
    )
    assert status == 1
    report = json.loads(out)
    refused = {line["layout"]: line["refused"] for line in report if line["refused"]}
    assert refused == {
        "": "The XML is cut off: the <map> on line 1 is never closed.",
        "High Tower": "A grid of Kyodai Mahjongg has 34 x 20 half tiles and 5 layers,"
        " and the layout needs 12 x 20 and 6.",
    }
    written = [line["to"] for line in report if line["to"]]
    assert written == [f"{tmp_path}/new/Pavilion.lay", f"{tmp_path}/new/Turtle.lay"]


def test_layouts_of_one_name_get_files_of_their_own(
    capsys: pytest.CaptureFixture[str], boards: Path, tmp_path: Path
) -> None:
    two = boards / "two.mah"
    assert run(capsys, "convert", two, two, f"{tmp_path}/new/", "--to", "ace")[0] == 0
    names = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert names == ["Pavilion-2.tp", "Pavilion.tp", "Turtle-2.tp", "Turtle.tp"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["two.mah"], "there is only 1 path"),
        (["two.mah", "all.layout"], "and there are 2: give a folder"),
        (["two.mah", "all"], "doesn't say which format is wanted"),
        (["two.mah", "all", "--to", "tiles"], "There is no format “tiles”"),
        (["two.mah", "all", "--to", "mah:3"], "Mah has no version “3”"),
        (["two.mah", "two.mah"], "is both read and written"),
        (["none.mah", "all.map"], "none.mah"),
    ],
)
def test_convert_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    boards: Path,
    arguments: list[str],
    sentence: str,
) -> None:
    monkeypatch.chdir(boards)
    status, out, err = run(capsys, "convert", *arguments)
    assert (status, out) == (2, "")
    assert sentence in err
    assert ningbo.read_layout_file("two.mah").layouts


def test_deal_on_a_layout_file(capsys: pytest.CaptureFixture[str], boards: Path) -> None:
    six = str(boards / "deep" / "Six.layout")
    arguments = ["deal", "--layout", six, "--seed", "7", "--method", "build", "--json"]
    status, out, _err = run(capsys, *arguments)
    assert status == 0
    dealt = json.loads(out)
    assert (dealt["method"], len(dealt["tiles"])) == ("build", 144)
    assert read_layout_code(dealt["layout"]) == ningbo.layout("c")
    board = ningbo.deal(dealt["code"]).board()
    assert [board.label(slot) for slot in range(144)] == [tile["face"] for tile in dealt["tiles"]]
    for a, b in dealt["witness"]:
        board.play(a, b)
    assert board.won
    assert json.loads(run(capsys, *arguments)[1]) == dealt


def test_a_layout_is_named_by_file_number_id_code_or_letter(
    capsys: pytest.CaptureFixture[str], boards: Path
) -> None:
    two = boards / "two.mah"
    turtle = ningbo.layout("turtle")
    code = json.loads(run(capsys, "deal", "--layout", f"{two}#Turtle", "--json")[1])["layout"]
    for name in (f"{two}#Turtle", f"{two}#2", code, "turtle", "d"):
        assert ningbo.find_layout(name) == turtle
    assert "The file holds 2 layouts" in run(capsys, "deal", "--layout", two)[2]
    assert "no board “3”: it has Pavilion, Turtle" in run(capsys, "deal", "--layout", f"{two}#3")[2]
    assert "Name one deal" in run(capsys, "deal", "7-d", "--layout", two)[2]


def test_deals_on_odd_boards_are_refused_by_name_and_count(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, err = run(capsys, "deal", "--layout", CORPUS / "kmahjongg-tall")
    assert (status, out) == (2, "")
    assert "“kmahjongg-tall” has 9 tiles" in err


def test_new_codes_for_a_layout_file(capsys: pytest.CaptureFixture[str], boards: Path) -> None:
    two = f"{boards}/two.mah#Pavilion"
    for method in ("peel", "winnable"):
        arguments = ("new", "--layout", two, "--method", method, "--count", "2")
        first, second = run(capsys, *arguments)[1].split()
        assert first != second
        assert ningbo.deal(first).layout == ningbo.layout("pavilion")


def test_play_opens_a_layout_file(boards: Path) -> None:
    from ningbo.cli.play import _full_code

    assert _full_code("7-D") == "7-d"
    code = _full_code(f"{boards}/two.mah#Turtle")
    assert ningbo.deal(code).layout == ningbo.layout("turtle")
    assert _full_code(code) == code


def test_solve_takes_what_deal_prints_of_a_layout_file(
    capsys: pytest.CaptureFixture[str], boards: Path, tmp_path: Path
) -> None:
    arguments = ("deal", "--layout", f"{boards}/two.mah#Pavilion", "--seed", "7")
    dealt = run(capsys, *arguments, "--json")[1]
    board = tmp_path / "board.json"
    board.write_text(dealt)
    drawing = tmp_path / "board.txt"
    drawing.write_text(run(capsys, *arguments, "--text")[1])
    for source in (board, drawing, json.loads(dealt)["code"]):
        status, out, _err = run(capsys, "solve", source, "--json")
        assert (status, json.loads(out)["status"]) == (0, "solvable")
    status, out, err = run(capsys, "solve", boards / "two.mah")
    assert (status, out) == (2, "")
    assert "two.mah is a layout" in err


def test_solve_reads_standard_input(boards: Path) -> None:
    arguments = ["--layout", f"{boards}/two.mah#Pavilion", "--seed", "7", "--json"]
    dealt = subprocess.run(
        [sys.executable, "-m", "ningbo", "deal", *arguments], capture_output=True, check=True
    ).stdout
    for source in ([], ["-"]):
        ran = subprocess.run(
            [sys.executable, "-m", "ningbo", "solve", *source, "--json"],
            input=dealt,
            capture_output=True,
            check=False,
        )
        assert (ran.returncode, json.loads(ran.stdout)["status"]) == (0, "solvable")
