"""The coach's bridge: questions and answers as the page's second worker passes them on."""

import json
from typing import Any

import pytest

from ningbo.coach.allowance import Allowance, finish
from ningbo.coach.analysis import WANTS, analyse
from ningbo.coach.script import read_script
from ningbo.core.deal import deal
from ningbo.web.coach_bridge import coach_desk
from ningbo.web.desk import Desk

WITNESS = deal("7-a").witness or ()
GAME = "\n".join(["7-a", *(f"{min(pair)}-{max(pair)}" for pair in WITNESS[:3]), "undo"])


def asked(desk: Desk, **request: object) -> tuple[dict[str, Any], int]:
    """The answer, and in how many slices it came."""
    reply, slices = desk.handle(json.dumps({"id": 5, **request})), 1
    while not reply:
        reply, slices = desk.handle(""), slices + 1
    return json.loads(reply), slices


def test_it_answers_what_the_coach_says() -> None:
    answer, _slices = asked(coach_desk(), do="analyse", game=GAME, want=WANTS)
    expected = finish(analyse(read_script(GAME), WANTS, Allowance()))
    assert answer.pop("id") == 5
    assert answer == json.loads(json.dumps(expected))


def test_a_hard_question_takes_slices_and_gives_way_to_another() -> None:
    desk = coach_desk()
    answer, slices = asked(desk, do="analyse", game="9-d.r")
    assert answer["verdict"] == "winnable"
    assert slices > 3
    assert desk.handle(json.dumps({"id": 1, "do": "analyse", "game": "12-d.r"})) == ""
    answer, _slices = asked(desk, do="analyse", game="7-a")
    assert (answer["id"], answer["actions"]) == (5, 0)


def test_a_budget_is_kept() -> None:
    answer, _slices = asked(coach_desk(), do="analyse", game="9-d.r", budget=3)
    assert (answer["verdict"], answer["closures"]) == ("unknown", 3)


def test_frames_show_the_board_after_each_action() -> None:
    answer, slices = asked(coach_desk(), do="frames", game=GAME)
    assert (answer["code"], answer["layout"], answer["rules"]) == ("7-a", "pavilion", "ningbo")
    assert len(answer["frames"]) == len(answer["actions"]) + 1 == 5
    assert slices > 5
    left = [frame["faces"].count("--") for frame in answer["frames"]]
    assert left == [0, 2, 4, 6, 4]
    assert answer["frames"][4] == answer["frames"][2]
    assert len(answer["frames"][0]["free"]) == 36


@pytest.mark.parametrize(
    ("request_", "key"),
    [
        ({"do": "nothing"}, "error.verb.unknown"),
        ({"do": "analyse", "game": "7-qq"}, "error.code.layout"),
        ({"do": "frames", "game": "7-a\n0-1"}, "error.script.action"),
        ({"do": "analyse"}, "error.fault"),
    ],
)
def test_what_goes_wrong_is_part_of_the_answer(request_: dict[str, object], key: str) -> None:
    desk = coach_desk()
    answer, _slices = asked(desk, **request_)
    assert (answer["id"], answer["error"]["key"]) == (5, key)
    assert asked(desk, do="analyse", game="7-a")[0]["verdict"] == "winnable"
