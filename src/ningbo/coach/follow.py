"""Following a game that is told as a text after each of its actions."""

from ningbo.coach.coach import Coach
from ningbo.coach.script import play_action
from ningbo.core.deal import deal
from ningbo.core.game import Game
from ningbo.core.rules import rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.coach.script import Script


class Follower:
    """Keeps one coach for as long as the scripts it is given go on with the same deal.

    So dealing, replaying and searching are not done anew for every action.
    """

    def __init__(self) -> None:
        self._script: "Script | None" = None
        self._coach: "Coach | None" = None

    def follow(self, script: "Script") -> Coach:
        """The coach of a game, at the end of its script.

        Raises SaveError, CodeError or RulesError for a script that can't be played.
        """
        before, coach = self._script, self._coach
        self._script = self._coach = None
        if before is None or coach is None or before.code != script.code:
            coach = Coach(Game(deal(script.code), rules(script.rules)))
            done = 0
        elif before.rules == script.rules and _goes_on(before, script):
            done = len(before.actions)
        else:
            coach.game = Game(coach.game.deal, rules(script.rules))
            done = 0
        for number in range(done + 1, len(script.actions) + 1):
            play_action(coach.game, script, number)
        self._script, self._coach = script, coach
        return coach


def _goes_on(before: "Script", script: "Script") -> bool:
    done = len(before.actions)
    return len(script.actions) >= done and script.actions[:done] == before.actions
