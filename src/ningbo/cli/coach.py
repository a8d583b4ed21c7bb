"""`ningbo coach`: the verdict after every action of a game, and the action that lost it."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from ningbo.core.errors import SaveError

if TYPE_CHECKING:
    from ningbo.coach.trail import Trail

STYLES = {"winnable": "green", "lost": "red", "unknown": "yellow"}


def coach(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    json: bool = False,
    budget: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
) -> None:
    """Print the verdict after every action of a game, and name the action that lost it.

    Example: ningbo coach game.txt

    Parameters
    ----------
    file
        A saved game, a record, or a deal code and then actions such as 12-57, undo or
        shuffle 8123, one a line or with commas between; - reads standard input.
    json
        Print {"code", "rules", "actions", "verdicts", "losing"}: `verdicts` are "winnable", "lost"
        or "unknown", before the first action and after each; `losing` is the number of the action
        after which the game could no longer be won, 0 where its deal never could, null where it
        can.
    budget
        Give up after so many closures, the steps of the search, on the whole game; without it,
        never.
    """
    from ningbo.coach.allowance import Allowance, finish
    from ningbo.coach.script import read_script
    from ningbo.coach.trail import Trail

    trail = Trail(read_script(_text(file)))
    finish(trail.judge(Allowance(budget)))
    if json:
        from ningbo.cli.output import print_json

        print_json(as_json(trail))
    else:
        _show(trail)


def as_json(trail: "Trail") -> dict[str, object]:
    """Return a judged trail as the JSON that is documented above."""
    return {
        "code": trail.game.deal.code,
        "rules": trail.game.rules.id,
        "actions": list(trail.script.actions),
        "verdicts": trail.verdicts,
        "losing": trail.losing,
    }


def _show(trail: "Trail") -> None:
    from ningbo.cli.output import console, table
    from ningbo.words import face_name, say

    made = table("action", "", "tiles", "verdict", right=("action",))
    made.add_row("0", trail.game.deal.code, "", _styled(trail.verdicts[0]))
    for number, (action, faces) in enumerate(
        zip(trail.script.actions, trail.labels, strict=True), 1
    ):
        names = ", ".join(face_name(face) for face in dict.fromkeys(faces))
        made.add_row(str(number), action, names, _styled(trail.verdicts[number]))
    console().print(made)
    if trail.losing:
        reason = trail.coach.why_lost(trail.coach.no_return())
        print(say("coach.cli.lost", {"number": trail.losing, "reason": reason._asdict()}))
    else:
        verdict = "never" if trail.losing == 0 else trail.verdicts[-1]
        print(say(f"coach.cli.{verdict}"))


def _styled(verdict: str | None) -> str:
    return f"[{STYLES[str(verdict)]}]{verdict}[/]"


def _text(file: str) -> str:
    try:
        if file == "-":
            return sys.stdin.read()
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SaveError("error.script.empty") from None
