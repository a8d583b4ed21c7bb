"""The table: which game lies there, taking back, what is said; errors change nothing."""

from typing import Any

import pytest

from ningbo.core.deal import deal
from ningbo.core.errors import MoveError, NingboError, SaveError
from ningbo.core.full_code import read_layout_code, write_layout_code
from ningbo.core.layout import Layout
from ningbo.core.records import Record
from ningbo.core.save import load_game, save_game
from ningbo.core.table import Table
from tests.core.tables import HELD, STUCK, TO_TRAPPED, TODAY, TWO_PAIRS, Player
from tests.core.test_game import new_game


def test_the_first_game_is_the_codes_else_the_saved_else_a_new_one() -> None:
    save = save_game(new_game("9-d", "classic"))
    table = Table()
    assert table.start("ningbo", 7, 0)["code"] == "7-a"
    assert table.start("ningbo", 7, 0, layout="cross")["code"] == "7-g"
    view = table.start("ningbo", 7, 0, save=save)
    assert (view["code"], view["rules"]) == ("9-d", "classic")
    view = table.start("ningbo", 7, 0, save=save, code="5-b")
    assert (view["code"], view["rules"]) == ("5-b", "ningbo")


def test_new_deals_on_the_same_layout_unless_told_otherwise() -> None:
    player = Player("ningbo", "1-h.r")
    assert player.new(seed=2)["code"] == "2-h"
    assert player.message == "message.new"
    assert player.new(method="build", seed=3)["code"] == "3-h.b"
    assert player.new(layout="d", seed=4)["code"] == "4-d"
    player.open(TWO_PAIRS)
    view = player.new(seed=5)
    assert view["code"] not in (TWO_PAIRS, "")
    assert view["faces"].count("-") == 0
    assert (view["tiles"], view["method"]) == (4, "peel")
    assert view["layout"] == deal(TWO_PAIRS).layout.kept_as


def test_another_house_starts_there_and_keeps_what_lay_here() -> None:
    player = Player("ningbo", TWO_PAIRS).built()
    view = player.act("0-1")
    kept = view["save"]
    there = player.table.change_house("classic", 3, player.now)
    assert (there["code"], there["rules"], there["record"]) == ("3-d", "classic", None)
    assert not there["canTakeBack"]
    back = player.table.change_house("ningbo", 4, player.now, kept)
    assert (back["code"], back["rules"], back["tiles"]) == (TWO_PAIRS, "ningbo", 2)
    assert back["canUndo"]


# -- taking back ---------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["restart", "new", "open", "daily"])
def test_take_back_restores_what_was_there_and_retracts_what_was_recorded(how: str) -> None:
    player = Player("classic", "7-d").built()
    player.play_first()
    player.act("shuffle 5")
    player.act("undo")
    before = player.wait(500).act("undo")
    time = before["time"]
    assert time == 500
    if how == "daily":
        view = player.table.daily(player.now, TODAY)
    else:
        view = {"restart": player.restart, "new": player.new}.get(how, lambda: player.open("8-d"))()
    assert (view["canTakeBack"], view["canUndo"], view["canRedo"]) == (True, False, False)
    assert (view["time"], view["moves"], view["undos"], view["shuffles"]) == (0, 0, 0, 0)
    assert Record(view["record"]).result == "lost"
    assert Record(view["record"]).replay().board.count == 144
    player.wait(60_000).built()
    back = player.wait(60_000).take_back()
    assert back["retract"] == view["record"]
    for same in ("code", "faces", "moves", "undos", "shuffles", "canUndo", "canRedo", "save"):
        assert back[same] == before[same], same
    assert (back["time"], back["canTakeBack"], back["record"]) == (time, False, None)
    player.built()
    assert player.wait(250).clock("-hidden")["time"] == time + 250
    with pytest.raises(MoveError, match="There is nothing to take back"):
        player.take_back()


def test_take_back_is_offered_until_the_next_action() -> None:
    player = Player("ningbo", TWO_PAIRS).built()
    for act in ("0-1", "hint", "shuffle 1"):
        player.restart()
        assert player.view["canTakeBack"]
        player.clock("built")
        player.clock("hidden")
        player.clock("-hidden")
        assert player.view["canTakeBack"]
        player.hint() if act == "hint" else player.act(act)
        assert not player.view["canTakeBack"]
    player.restart()
    player.act("nudge")
    assert player.view["canTakeBack"]  # the table's own doing
    with pytest.raises(MoveError):
        player.act("undo")
    assert player.table.clock("-hidden", player.now)["canTakeBack"]  # what failed is no action


def test_only_the_last_game_can_be_taken_back_and_a_finished_one_counts_once() -> None:
    player = Player("classic", TWO_PAIRS).built()
    player.act("0-1")
    first = player.restart()["record"]
    assert first
    second = player.new()
    assert second["record"] is None  # the restarted one was not started
    assert player.take_back()["retract"] is None
    player.act("0-1")
    won = player.act("2-3")
    assert Record(won["record"]).result == "won"
    assert player.restart()["record"] is None
    back = player.take_back()
    assert (back["phase"], back["save"]) == ("won", None)
    assert (back["record"], back["retract"]) == (None, None)
    with pytest.raises(MoveError, match="The game is won"):
        player.act("undo")


def test_restart_twice_after_a_shuffle_and_a_load_is_the_first_deal() -> None:
    player = Player("ningbo", "41739205-c").built()
    first = player.view["faces"]
    player.play_first()
    save = player.act("shuffle 77")["save"]
    table = Table()
    assert table.start("ningbo", 1, 0, save=save)["faces"] != first
    assert table.restart(0, TODAY)["faces"] == first
    assert table.restart(0, TODAY)["faces"] == first


# -- what is said and shown ----------------------------------------------------------------------


def said(view: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    return view["message"]["key"], view["message"]["values"]


def test_each_action_is_said_with_its_numbers() -> None:
    player = Player("ningbo", HELD).built()
    assert player.view["message"] is None
    values = {"count": 6, "pairs": 2}
    assert said(player.act("0-4")) == ("message.removed", {"face": "1m", **values})
    assert said(player.act("undo"))[0] == "message.undo.pair"
    assert said(player.act("redo")) == ("message.redo.pair", values)
    assert said(player.act("shuffle 1"))[0] == "message.shuffled"
    assert said(player.act("undo"))[0] == "message.undo.shuffle"
    assert said(player.act("redo"))[0] == "message.redo.shuffle"
    assert said(player.restart()) == ("message.restarted", {})
    assert said(player.take_back()) == ("message.taken-back", {})
    assert said(player.open(" 007-D ")) == ("message.opened", {"code": "7-d"})
    assert said(player.table.daily(0, TODAY)) == ("message.daily", {"date": TODAY})
    player.open(TO_TRAPPED)
    player.act("2-3")
    assert said(player.act("0-1")) == ("message.stuck", {"count": 2})
    player.open(TWO_PAIRS)
    player.act("2-3")
    assert said(player.act("0-1")) == ("message.won", {})


def test_hints_and_nudges_can_be_asked_for_as_actions_too() -> None:
    player = Player("ningbo", HELD).built()
    assert player.act("hint")["hint"] == [0, 4]
    assert player.view["hints"] == 1
    assert player.act("nudge")["nudge"] == [0, 4]
    guide = player.table.nudge(player.now, guide=True)
    assert guide["nudge"] == [0, 4]
    assert player.act("nudge")["nudge"] == [0, 4]  # the guide took none of the two
    assert player.act("nudge")["nudge"] == []
    assert player.table.nudge(player.now, guide=True)["nudge"] == [0, 4]
    player.open(STUCK)
    assert player.table.nudge(player.now, guide=True)["nudge"] == []


def test_a_view_is_the_whole_state() -> None:
    player = Player("ningbo", HELD).built()
    view = player.act("0-4")
    assert view["faces"] == "--2m3m4m--2m3m4m"
    assert view["free"] == "01010111"
    assert view["why"] == [0, 0, {"c": [7]}, 0, 0, 0, 0, 0]
    assert view["pairs"] == [(1, 5), (3, 7)]
    assert (view["pairCount"], view["tiles"], view["phase"]) == (2, 6, "playing")
    assert view["seq"] < player.tap(2)["seq"] < player.hint()["seq"]
    assert load_game(view["save"]).board.count == 6


# -- what is refused -----------------------------------------------------------------------------

BAD_VERBS = {
    "an illegal pair": lambda table: table.act("0-1", 5, TODAY),
    "no action": lambda table: table.act("dance", 5, TODAY),
    "a slot that isn't": lambda table: table.tap(144, 5),
    "nothing to take back": lambda table: table.take_back(5),
    "an unknown layout": lambda table: table.new(1, 5, TODAY, layout="castle"),
    "an unknown method": lambda table: table.new(1, 5, TODAY, method="luck"),
    "a seed too long": lambda table: table.new(10**8, 5, TODAY),
    "a bad code": lambda table: table.open("7-zz", 5, TODAY),
    "a cut code": lambda table: table.open("x1.AAAA", 5, TODAY),
    "no such day": lambda table: table.daily(5, "20260230"),
    "a damaged save": lambda table: table.resume_save("ningbo-save 1\ncode 7-a\ncheck 0\n", 5),
    "a newer save": lambda table: table.start("ningbo", 1, 5, save="ningbo-save 2\n"),
    "a bad first code": lambda table: table.start("ningbo", 1, 5, code="-a"),
    "no such house": lambda table: table.change_house("mansion", 1, 5),
    "a house's bad save": lambda table: table.change_house("tower", 1, 5, "x"),
    "no such event": lambda table: table.clock("hide", 5),
    "no event": lambda table: table.clock("", 5),
}


@pytest.mark.parametrize("verb", BAD_VERBS.values(), ids=BAD_VERBS)
def test_a_verb_that_raises_changes_nothing(verb: Any) -> None:
    player = Player("classic", "7-d").built()
    player.play_first()
    before = player.table.clock("-hidden", player.now)
    with pytest.raises(NingboError) as refused:
        verb(player.table)
    assert "=" not in str(refused.value)  # a sentence, not a key with its values
    after = player.table.clock("-hidden", player.now)
    assert after == {**before, "seq": after["seq"]}


def test_an_empty_table_says_so() -> None:
    for verb in (
        lambda table: table.act("undo", 0, TODAY),
        lambda table: table.new(1, 0, TODAY),
        lambda table: table.hint(0),
        lambda table: table.clock("built", 0),
    ):
        with pytest.raises(MoveError, match="There is no game on the table yet"):
            verb(Table())
    table = Table()
    with pytest.raises(SaveError):
        table.start("ningbo", 1, 0, save="x")
    assert table.game is None


# -- layouts of one's own --------------------------------------------------------------------------

ROW = write_layout_code(Layout([(x, 0, 0) for x in (0, 4, 8, 12)]))
SQUARE = write_layout_code(Layout([(x, y, 0) for x in (0, 4) for y in (0, 4)]))


def test_a_layout_code_deals_on_it_wherever_a_deal_is_asked_for() -> None:
    for view in (
        Table().start("ningbo", 7, 0, code=ROW),
        Table().start("ningbo", 7, 0, layout=ROW),
        Player("ningbo", "7-a").table.new(7, 0, TODAY, ROW),
        Player("ningbo", "7-a").table.open(ROW, 0, TODAY, 7),
    ):
        assert view["tiles"] == 4
        assert view["layout"] == read_layout_code(ROW).kept_as
        assert view["faces"] == Table().start("ningbo", 7, 0, layout=ROW)["faces"]


def test_a_game_on_one_own_layout_waits_while_another_is_played() -> None:
    player = Player("ningbo", ROW).built()
    player.play_first()
    assert player.table.new(8, player.now, TODAY, SQUARE)["record"] is None
    player.take_back()
    assert player.table.new(8, player.now, TODAY, ROW)["record"] is not None
