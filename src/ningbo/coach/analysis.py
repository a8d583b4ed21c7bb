"""Questions and answers about a game in plain values for JSON: the server and the page's worker.

`WANTS` lists what can be asked; `analyse` answers with one entry for each, beside `verdict`,
`actions` (how many were played) and `closures` (what it cost).
"""

from ningbo.coach.allowance import Allowance
from ningbo.coach.coach import Coach
from ningbo.coach.trail import Trail
from ningbo.coach.why import Reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ningbo.coach.allowance import Question
    from ningbo.coach.script import Script
    from ningbo.core.deal import Deal

    Value = dict[str, object]
    Answering = Callable[[Coach, Allowance], Question[object]]


def analyse(
    script: "Script",
    wants: "Sequence[str]",
    allowance: Allowance,
    coach: "Coach | None" = None,
    dealt: "Deal | None" = None,
) -> "Question[Value]":
    """Answer what is wanted of the position at the end of a script, and of the way there.

    `coach`, if given, has followed the script already; `dealt` is its deal, if that is at hand.
    Raises SaveError, CodeError or RulesError for a script that can't be played.
    """
    trail = None
    if coach is None or "trail" in wants:
        trail = Trail(script, dealt if coach is None else coach.game.deal)
        coach = coach or trail.coach
    answer: "Value" = {"verdict": (yield from coach.judge(allowance))}
    for want in wants:
        if want == "trail" and trail is not None:
            answer[want] = yield from _trail(trail, allowance)
        elif want in _ANSWERS:
            answer[want] = yield from _ANSWERS[want](coach, allowance)
    answer["actions"] = len(script.actions)
    answer["closures"] = allowance.spent
    return answer


def _pairs(coach: Coach, allowance: Allowance) -> "Question[Value]":
    """The pairs that can be taken now, by what becomes of the game after each."""
    found = yield from coach.sort_pairs(allowance)
    return {"winning": found.winning, "losing": found.losing, "unknown": found.unknown}


def _hint(coach: Coach, allowance: Allowance) -> "Question[Value | None]":
    """A pair that keeps the game winnable, and why this one."""
    hint = yield from coach.find_hint(allowance)
    if hint is None:
        return None
    return {"pair": hint.pair, "reason": _reason(hint.reason), "marks": hint.reason.marks}


def _back(coach: Coach, allowance: Allowance) -> "Question[Value]":
    """How many undos it is to where the game could still be won, and how it was lost there."""
    found = yield from coach.find_no_return(allowance)
    reason = coach.why_lost(found)
    return {
        "steps": found.steps,
        "undos": found.back,
        "exact": found.exact,
        "reason": _reason(reason),
        "marks": reason.marks,
    }


def _line(coach: Coach, allowance: Allowance) -> "Question[object]":
    """All remaining pairs in an order that wins."""
    return (yield from coach.find_line(allowance))


def _safe(coach: Coach, _allowance: Allowance) -> "Question[object]":
    """Pairs that can be taken without a thought, in order."""
    yield
    return coach.safe()


def _trail(trail: Trail, allowance: Allowance) -> "Question[Value]":
    """The verdict before the first and after each action, and which one lost the game."""
    verdicts = yield from trail.judge(allowance)
    return {"verdicts": verdicts, "losing": trail.losing}


def _reason(reason: Reason) -> "Value":
    return {"key": reason.key, "values": reason.values}


_ANSWERS: "dict[str, Answering]" = {
    "pairs": _pairs,
    "hint": _hint,
    "back": _back,
    "line": _line,
    "safe": _safe,
}
WANTS = ("pairs", "hint", "back", "line", "safe", "trail")
