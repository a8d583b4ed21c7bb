"""The coach's bridge: a JSON question in, a JSON answer out, in a worker of its own.

Answers take slices (see desk.py). Questions have a "game": a text as read_script takes it.
"""

from ningbo.coach.allowance import Allowance
from ningbo.coach.analysis import analyse
from ningbo.coach.follow import Follower
from ningbo.coach.script import play_action, read_script
from ningbo.core.deal import deal
from ningbo.core.full_code import write_layout_code
from ningbo.core.game import Game
from ningbo.core.layouts import FIRST_IDS
from ningbo.core.rules import rules
from ningbo.core.view import game_view
from ningbo.web.desk import Desk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ningbo.coach.allowance import Question

    Request = dict[str, Any]
    Answer = dict[str, Any]

SLICE = 8  # closures between two looks at the worker's messages: some 40 ms


def _analyse(follower: Follower, request: "Request") -> "Question[Answer]":
    """What the coach says of the game: see analysis.py."""
    script = read_script(request["game"])
    coach = follower.follow(script)
    allowance = Allowance(request.get("budget"), SLICE)
    return (yield from analyse(script, request.get("want") or [], allowance, coach))


def _frames(request: "Request") -> "Question[Answer]":
    """The game at its beginning and after each action, as the board is drawn."""
    script = read_script(request["game"])
    game = Game(deal(script.code), rules(script.rules))
    frames = []
    for number in range(len(script.actions) + 1):
        if number:
            play_action(game, script, number)
        view = game_view(game, 0)
        frames.append({"faces": view["faces"], "free": view["free"]})
        yield
    layout = game.deal.layout
    answer: "Answer" = {
        "code": game.deal.code,
        "layout": layout.kept_as,
        "rules": game.rules.id,
        "actions": script.actions,
        "frames": frames,
    }
    if layout.id not in FIRST_IDS:
        answer["shape"] = write_layout_code(layout)
    return answer


def coach_desk() -> Desk:
    """A desk with the game that questions mostly are about."""
    follower = Follower()
    return Desk(
        {
            "analyse": lambda request: _analyse(follower, request),
            "frames": _frames,
        }
    )


handle = coach_desk().handle
