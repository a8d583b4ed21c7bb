"""`ningbo rate`: how hard a deal is, and what that rests on."""

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

if TYPE_CHECKING:
    from ningbo.solver.rating import Rating


def rate(
    code: str,
    /,
    *,
    plays: Annotated[int, Parameter(validator=Number(gte=1))] = 2000,
    seed: Annotated[int, Parameter(validator=Number(gte=0))] = 0,
    json: bool = False,
) -> None:
    """Say how hard a deal is, from 0 to 100, and what that rests on.

    The deal is played many times without foresight. 0: every play wins; ten points more are half as
    many wins; 100: one in a thousand wins, or fewer.

    Example: ningbo rate 41739205-d.b

    Parameters
    ----------
    code
        A deal code such as 41739205-a or 7-d.w, or a full code.
    plays
        How often the deal is played at random, and as often greedily.
    seed
        Another seed plays otherwise.
    json
        Print {"code", "difficulty", "band", "status", "plays", "random_wins", "greedy_wins",
        "choices"}: `plays` by each player; `band` null unless the deal can be won; `choices`, along
        a line that wins: {"moves", "real" (at so many a legal pair loses), "first" (such move, 0:
        none), "pairs" (legal ones), "losing"}, or null.
    """
    from ningbo.core.deal import deal
    from ningbo.solver.rating import explain
    from ningbo.solver.rating import rate as rated
    from ningbo.words import say

    dealt = deal(code)
    rating = rated(dealt, plays, seed)
    if json:
        from ningbo.cli.output import print_json

        print_json({"code": dealt.code, **as_json(rating)})
        return
    for key, values in explain(rating):
        print(say(key, values))


def as_json(rating: "Rating") -> dict[str, Any]:
    """Return a rating as the JSON that is documented above."""
    choices = None if rating.choices is None else rating.choices._asdict()
    return {**rating._asdict(), "choices": choices}
