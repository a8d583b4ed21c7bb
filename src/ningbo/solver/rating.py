"""How hard a deal is: one number, and what it rests on.

Two players without foresight play the deal many times: one takes any legal pair, the other one of
those that free the most tiles. Half of all plays are by each. The difficulty is ten times the
number of halvings from 1 down to the share of plays that win, rounded, and 100 at most:

    0     every play wins
    10    one in two
    50    one in thirty-two
    100   one in a thousand, or fewer

So ten points more are half as many wins. Beside it stands what foresight has to deal with: along a
line of play that wins, how many moves offer a legal pair that loses, and which is the first. The
rating belongs to the tiles: however a deal was made or named, the same tiles have the same rating.
"""

from collections import namedtuple
from math import log2

from ningbo.core.errors import SolveError
from ningbo.core.full_code import write_full_code
from ningbo.core.rng import Rng
from ningbo.solver.choices import find_choices
from ningbo.solver.shape import shape_of
from ningbo.solver.solver import SOLVABLE, UNKNOWN, UNSOLVABLE, Solver, dense_groups
from ningbo.solver.state import player_class

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    from ningbo.core.deal import Deal
    from ningbo.solver.choices import Choices

    Message = tuple[str, dict[str, object]]

    class Rating(NamedTuple):
        """How hard a deal is, and what that rests on."""

        difficulty: int
        band: str | None
        status: str
        plays: int
        random_wins: int
        greedy_wins: int
        choices: Choices | None

else:
    # `difficulty` is 0..100, `band` one of BANDS, None unless the deal is known to be solvable;
    # `status` is the solver's; of `plays` plays by each player so many won; `choices` is None when
    # there is no line, or when the budget ran out.
    Rating = namedtuple(
        "Rating",
        ("difficulty", "band", "status", "plays", "random_wins", "greedy_wins", "choices"),
    )

BANDS = ("easy", "medium", "hard", "expert")
# The difficulty at which each band but the first begins.
BAND_STARTS = (15, 30, 50)

PLAYS = 2000  # by each player
HARDEST = 100


def rate(deal: "Deal", plays: int = PLAYS, seed: int = 0, budget: "int | None" = None) -> Rating:
    """How hard a deal is, by so many plays of each of the two players.

    Another `seed` makes other plays. `budget` bounds the closures that each question to the solver
    may take (None: as many as it needs). The same tiles, plays, seed and budget have the same
    rating everywhere. Raises SolveError for fewer plays than one.
    """
    if plays < 1:
        raise SolveError("error.rating.plays", given=plays)
    solver = Solver(deal.board())
    verdict = solver.solve(budget=budget)
    status, line = verdict.status, verdict.line
    if status == UNKNOWN and deal.witness is not None:
        status, line = SOLVABLE, deal.witness
    random_wins, greedy_wins = (0, 0) if status == UNSOLVABLE else play_out(deal, plays, seed)
    if status == UNKNOWN and random_wins + greedy_wins:
        status = SOLVABLE  # the plays have shown it
    difficulty = difficulty_of(random_wins + greedy_wins, 2 * plays)
    return Rating(
        difficulty,
        band_of(difficulty) if status == SOLVABLE else None,
        status,
        plays,
        random_wins,
        greedy_wins,
        None if line is None else find_choices(solver, line, budget),
    )


def play_out(deal: "Deal", plays: int, seed: int = 0) -> "tuple[int, int]":
    """How many of so many plays at random win, and how many of as many greedy ones."""
    shape = shape_of(deal.layout)
    groups = dense_groups(deal.board(), range(deal.layout.count))
    # Named by the tiles themselves, whatever code the deal was opened by.
    rng = Rng(seed, write_full_code(deal.layout, deal.faces), "plays")
    words = [rng.next16() for _ in range(6)]
    player = player_class()
    return (
        player(shape, groups, words[:3], False).play(plays),
        player(shape, groups, words[3:], True).play(plays),
    )


def difficulty_of(wins: int, plays: int) -> int:
    """The difficulty (0..100) that a share of wins means."""
    if wins == 0:
        return HARDEST
    # No whole numbers have a logarithm that ends in a half: rounding is the same everywhere.
    return min(HARDEST, round(10 * log2(plays / wins)))


def band_of(difficulty: int) -> str:
    """The band (one of BANDS) in which a difficulty lies."""
    band = 0
    for start in BAND_STARTS:
        if difficulty >= start:
            band += 1
    return BANDS[band]


def explain(rating: Rating) -> "list[Message]":
    """What a rating says, for people: messages of the catalogue, each a key and its values."""
    if rating.status != SOLVABLE:
        return [("rating." + rating.status, {})] + _explain_plays(rating)
    said: "list[Message]" = [
        ("rating.difficulty", {"difficulty": rating.difficulty, "band": band_message(rating.band)})
    ]
    said += _explain_plays(rating)
    choices = rating.choices
    if choices is None:
        said.append(("rating.no-choices", {}))
    elif choices.real == 0:
        said.append(("rating.nothing-loses", {"moves": choices.moves}))
    else:
        said.append(
            (
                "rating.choices",
                {"moves": choices.moves, "count": choices.real, "first": choices.first},
            )
        )
        said.append(("rating.pairs", {"pairs": choices.pairs, "losing": choices.losing}))
    return said


def _explain_plays(rating: Rating) -> "list[Message]":
    if rating.status == UNSOLVABLE:
        return []
    plays = rating.plays
    return [
        ("rating.random", {"plays": plays, "wins": rating.random_wins}),
        ("rating.greedy", {"plays": plays, "wins": rating.greedy_wins}),
    ]


def band_message(band: "str | None") -> "dict[str, object]":
    """A band's name, as the value of another message."""
    return {"key": f"band.{band}", "values": {}}
