"""The trail of a game: what it was worth after each of its actions."""

from ningbo.coach.coach import Coach
from ningbo.coach.script import play_action
from ningbo.coach.stretch import LOST, WINNABLE
from ningbo.core.deal import deal
from ningbo.core.game import Game
from ningbo.core.rules import rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.coach.allowance import Allowance, Question
    from ningbo.coach.coach import Place
    from ningbo.coach.script import Script
    from ningbo.core.deal import Deal


class Trail:
    """A game played again, to be judged after each action.

    `verdicts[k]` is the verdict after k actions, None until `judge` has come to it; `labels[k - 1]`
    are the faces of the pair that action k took, () for other actions. `coach` has followed the
    game to its end.
    """

    def __init__(self, script: "Script", dealt: "Deal | None" = None) -> None:
        """Play a script; `dealt` is its deal, if that is at hand.

        Raises SaveError, CodeError or RulesError for a script that can't be played.
        """
        self.script = script
        self.game = Game(dealt or deal(script.code), rules(script.rules))
        self.coach = Coach(self.game)
        self.labels: "list[tuple[str, ...]]" = []
        self._places = [self.coach.place()]
        for number in range(1, len(script.actions) + 1):
            play_action(self.game, script, number)
            self.labels.append(self._labels(script.actions[number - 1]))
            self._places.append(self.coach.place())
        self.verdicts: "list[str | None]" = [None] * len(self._places)

    def judge(self, allowance: "Allowance") -> "Question[list[str]]":
        """The verdict before the first and after each action."""
        for span in _spans(self._places):
            for number in halving(len(span)):
                place = self._places[span[number]]
                verdict = yield from place.stretch.judge(place.played, allowance)
                self.verdicts[span[number]] = verdict
            self._places[span[0]].stretch.rest()
        return [verdict for verdict in self.verdicts if verdict is not None]

    @property
    def losing(self) -> "int | None":
        """The number of the action that lost the game, once it is judged.

        0 when it was lost from the deal on; None when it ended winnable (or unknown).
        """
        if self.verdicts[-1] != LOST:
            return None
        last = 0
        for number, verdict in enumerate(self.verdicts):
            if verdict == WINNABLE:
                last = number + 1
        return last

    def _labels(self, action: str) -> "tuple[str, ...]":
        a, dash, b = action.partition("-")
        if not dash:
            return ()
        return self.game.board.label(int(a)), self.game.board.label(int(b))


def halving(count: int) -> "list[int]":
    """0 .. count - 1, so that each comes midway between two before it: last, first, middle ...

    Since what is lost stays lost, verdicts at both ends of a span mostly tell those between.
    """
    order = [count - 1] if count else []
    if count > 1:
        order.append(0)
    spans = [(0, count - 1)]
    while spans:
        wider = spans
        spans = []
        for low, high in wider:
            middle = (low + high) // 2
            if low < middle:
                order.append(middle)
                spans.append((low, middle))
                spans.append((middle, high))
    return order


def _spans(places: "list[Place]") -> "list[list[int]]":
    """The numbers of the places of each stretch, stretches in the order of their beginning."""
    spans: "list[list[int]]" = []
    for number, place in enumerate(places):
        for span in spans:
            if places[span[0]].stretch is place.stretch:
                span.append(number)
                break
        else:
            spans.append([number])
    return spans
