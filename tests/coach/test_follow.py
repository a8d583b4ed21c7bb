"""Following a game by its texts: each action is played once, whatever else changes."""

import pytest

from ningbo.coach.follow import Follower
from ningbo.coach.script import Script
from ningbo.core.deal import deal
from ningbo.core.errors import NingboError

WITNESS = deal("7-a").witness or ()
ACTIONS = tuple([f"{min(pair)}-{max(pair)}" for pair in WITNESS[:3]])


def script(*actions: str, code: str = "7-a", rules: str = "ningbo") -> Script:
    return Script(code, rules, actions)


def test_it_goes_on_where_it_was() -> None:
    follower = Follower()
    coach = follower.follow(script(*ACTIONS[:1]))
    game = coach.game
    assert follower.follow(script(*ACTIONS)) is coach
    assert coach.game is game
    assert game.log == list(ACTIONS)
    assert follower.follow(script(*ACTIONS, "undo")).game.board.count == 32


def test_a_restart_keeps_what_was_found_of_the_deal() -> None:
    follower = Follower()
    coach = follower.follow(script(*ACTIONS))
    stretch = coach.place().stretch
    again = follower.follow(script())
    assert again.game.board.count == 36
    assert again.place().stretch is stretch
    assert follower.follow(script(ACTIONS[0], rules="tower")).game.rules.id == "tower"


def test_another_deal_is_another_game() -> None:
    follower = Follower()
    coach = follower.follow(script(*ACTIONS))
    assert follower.follow(script(code="8-a")) is not coach


def test_what_cannot_be_played_leaves_nothing_behind() -> None:
    follower = Follower()
    coach = follower.follow(script(*ACTIONS[:1]))
    for bad in (script(*ACTIONS[:1], "0-0"), script(code="x"), script(rules="x")):
        with pytest.raises(NingboError):
            follower.follow(bad)
    fresh = follower.follow(script(*ACTIONS))
    assert fresh is not coach
    assert fresh.game.log == list(ACTIONS)
