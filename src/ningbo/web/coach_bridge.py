"""The coach's bridge: a JSON question in, a JSON answer out, in a worker of its own.

Answers take slices: `handle` gives "" while there is none yet, and goes on when it is given "". A
new question takes the place of one that isn't answered. Questions are {"id", "do": VERB, "game": a
text as read_script takes it, ...}; the answer carries the same id.
"""

import json

from ningbo.coach.allowance import Allowance
from ningbo.coach.analysis import analyse
from ningbo.coach.follow import Follower
from ningbo.coach.script import play_action, read_script
from ningbo.core.deal import deal
from ningbo.core.errors import NingboError, SaveError
from ningbo.core.game import Game
from ningbo.core.layouts import FIRST_IDS
from ningbo.core.rules import rules
from ningbo.core.view import game_view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ningbo.coach.allowance import Question

    Request = dict[str, Any]
    Answer = dict[str, Any]

SLICE = 8  # closures between two looks at the worker's messages: some 40 ms


class Desk:
    """One question at a time, and the game that questions mostly are about."""

    def __init__(self) -> None:
        self._follower = Follower()
        self._id: object = None
        self._question: "Question[Answer] | None" = None

    def handle(self, text: str) -> str:
        """Take a question, or go on with the one at hand (""). Never raises."""
        try:
            if text:
                self._begin(json.loads(text))
            if self._question is not None:
                next(self._question)
        except StopIteration as ended:
            return self._answered(ended.value)
        except NingboError as error:
            return self._answered({"error": {"key": error.key, "values": error.values}})
        except Exception as error:
            what = f"{type(error).__name__} {error}"
            return self._answered({"error": {"key": "error.fault", "values": {"what": what}}})
        return ""

    def _begin(self, request: "Request") -> None:
        self._question = None
        self._id = request.get("id")
        verb = _VERBS.get(request["do"])
        if verb is None:
            raise SaveError("error.verb.unknown", given=request["do"])
        self._question = verb(self._follower, request)

    def _answered(self, answer: "Answer") -> str:
        self._question = None
        answer["id"] = self._id
        return json.dumps(answer)


def _analyse(follower: Follower, request: "Request") -> "Question[Answer]":
    """What the coach says of the game: see analysis.py."""
    script = read_script(request["game"])
    coach = follower.follow(script)
    allowance = Allowance(request.get("budget"), SLICE)
    return (yield from analyse(script, request.get("want") or [], allowance, coach))


def _frames(_follower: Follower, request: "Request") -> "Question[Answer]":
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
        "layout": layout.id,
        "rules": game.rules.id,
        "actions": script.actions,
        "frames": frames,
    }
    if layout.id not in FIRST_IDS:
        answer["slots"] = layout.slots
    return answer


_VERBS: "dict[str, Callable[[Follower, Request], Question[Answer]]]" = {
    "analyse": _analyse,
    "frames": _frames,
}

_desk = Desk()
handle = _desk.handle
