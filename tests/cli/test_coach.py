"""`ningbo coach`: a table for people, JSON for programs, one line for what is wrong."""

import io
import json
import random
from pathlib import Path

import pytest

import ningbo
from ningbo.cli import main

CODE = "8-d.b"


@pytest.fixture(scope="module")
def game() -> ningbo.Game:
    """A game played at random until it is stuck."""
    rng = random.Random(1)
    game = ningbo.Game(ningbo.deal(CODE))
    while game.board.pairs:
        game.play(*rng.choice(list(game.board.pairs)))
    return game


def test_a_table_names_the_losing_action(
    game: ningbo.Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(ningbo.save_game(game), encoding="utf-8")
    assert main(["coach", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    found = ningbo.Coach(game).no_return()
    assert found.steps is not None
    assert lines[1].split() == ["0", CODE, "winnable"]
    verdicts = [line.split()[-1] for line in lines[1:-1]]
    steps = len(game.history)
    assert verdicts == ["winnable"] * (found.steps + 1) + ["lost"] * (steps - found.steps)
    assert f"(Action {found.steps + 1}.)" in lines[-1]
    assert f"lost {found.back} steps ago" in lines[-1]


def test_json_of_a_code_and_its_actions_from_standard_input(
    game: ningbo.Game, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "\n".join([CODE, *game.log[:3], "undo"])
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["coach", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "code": CODE,
        "rules": "ningbo",
        "actions": [*game.log[:3], "undo"],
        "verdicts": ["winnable"] * 5,
        "losing": None,
    }


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("27-d.r", "This deal could never be won."),
        ("7-a", "The game can be won to its end."),
    ],
)
def test_games_that_no_action_lost(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["coach", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == said


def test_a_budget_that_runs_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text("9-d.r", encoding="utf-8")
    assert main(["coach", str(file), "--budget", "1"]) == 0
    assert "The budget ran out" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe", "There is no game in this text"),
        (b"", "There is no game in this text"),
        (b"7-a\n0-1", "Action 1, “0-1”"),
    ],
)
def test_what_is_wrong_is_one_line(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    assert main(["coach", str(file)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"ningbo: {said}")
    assert captured.err.count("\n") == 1


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coach", "nowhere.txt"]) == 2
    assert "nowhere.txt" in capsys.readouterr().err
