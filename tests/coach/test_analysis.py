"""Answers in plain values: what the server and the page's worker send."""

import json

import pytest

from ningbo.coach.allowance import Allowance, finish
from ningbo.coach.analysis import WANTS, analyse
from ningbo.coach.coach import Coach
from ningbo.coach.follow import Follower
from ningbo.coach.script import Script
from ningbo.core.deal import deal

WITNESS = deal("7-a").witness or ()
ACTIONS = tuple([f"{a}-{b}" for a, b in WITNESS[:4]])
SCRIPT = Script("7-a", "ningbo", ACTIONS)


def test_every_want_is_answered_in_plain_values() -> None:
    answer = finish(analyse(SCRIPT, WANTS, Allowance()))
    assert set(answer) == {"verdict", "actions", "closures", *WANTS}
    assert json.loads(json.dumps(answer))["verdict"] == "winnable"
    assert answer["actions"] == len(ACTIONS)


@pytest.mark.parametrize("code", ["7-a", "27-d.r", "9-d.r"])
def test_following_and_starting_afresh_agree(code: str) -> None:
    script = Script(code, "ningbo", ())
    follower = Follower()
    followed = finish(analyse(script, WANTS, Allowance(), follower.follow(script)))
    afresh = finish(analyse(script, WANTS, Allowance()))
    del followed["closures"], afresh["closures"]
    assert followed == afresh


def test_the_answers_are_the_coach_s() -> None:
    follower = Follower()
    coach: Coach = follower.follow(SCRIPT)
    answer = finish(analyse(SCRIPT, WANTS, Allowance(), coach))
    assert answer["line"] == coach.line()
    assert answer["safe"] == coach.safe()
    hint = coach.hint()
    assert hint is not None
    assert answer["hint"] == {
        "pair": hint.pair,
        "reason": {"key": hint.reason.key, "values": hint.reason.values},
        "marks": hint.reason.marks,
    }


def test_only_what_is_wanted_is_answered() -> None:
    assert set(finish(analyse(SCRIPT, [], Allowance()))) == {"verdict", "actions", "closures"}


def test_an_allowance_is_kept() -> None:
    script = Script("9-d.r", "ningbo", ())
    answer = finish(analyse(script, WANTS, Allowance(20)))
    assert answer["verdict"] == "unknown"
    assert answer["closures"] == 20
    assert answer["line"] is None
