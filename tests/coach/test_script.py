"""Games as texts: all that is read, and what is said of the rest."""

import pytest

from ningbo.coach.script import Script, read_script
from ningbo.coach.trail import Trail
from ningbo.core.deal import deal
from ningbo.core.errors import CodeError, NingboError, SaveError
from ningbo.core.game import Game
from ningbo.core.records import write_record
from ningbo.core.rules import rules
from ningbo.core.save import save_game


def played() -> Game:
    game = Game(deal("7-a"), rules("tower"))
    a, b = (game.deal.witness or ())[0]
    for action in (f"{a}-{b}", "undo", "redo", "shuffle 5", "hint"):
        game.act(action)
    return game


def test_a_save_and_a_record_say_the_same() -> None:
    game = played()
    script = Script("7-a", "tower", tuple(game.log))
    assert read_script(save_game(game)) == script
    assert read_script("\n" + write_record(game, "left", "20261130")) == script


@pytest.mark.parametrize(
    "text",
    [
        "7-a\n12-57\nshuffle 8123\nundo\n",
        "7-a, 12-57, shuffle 8123, undo",
        "7-a\r\n12-57,shuffle 8123\r\n\r\nundo",
    ],
)
def test_a_code_and_its_actions(text: str) -> None:
    assert read_script(text) == Script("7-a", "ningbo", ("12-57", "shuffle 8123", "undo"))


def test_a_code_alone() -> None:
    assert read_script(" 7-a ") == Script("7-a", "ningbo", ())


@pytest.mark.parametrize(
    ("text", "error", "said"),
    [
        ("", SaveError, "There is no game in this text"),
        (" ,\n,", SaveError, "There is no game in this text"),
        ("hello", CodeError, "“hello” is no deal code"),
        ("7-a\n0-1-2", SaveError, "Action 1, “0-1-2”, doesn’t fit the game: “0-1-2” is no action"),
        ("7-a\nundo", SaveError, "Action 1, “undo”, doesn’t fit the game: There is nothing"),
        ("7-a\nhint\n0-1", SaveError, "Action 2, “0-1”, doesn’t fit the game: The .* don’t match"),
        ("ningbo-save 1\ncode 7-a\ncheck 123456", SaveError, "is damaged"),
        ("ningbo-save 9\ncode 7-a\ncheck 123456", SaveError, "version 9"),
        ("ningbo-record x\ncode 7-a", SaveError, "doesn’t begin a record"),
    ],
)
def test_what_is_wrong_is_said(text: str, error: type[NingboError], said: str) -> None:
    with pytest.raises(error, match=said):
        Trail(read_script(text))
