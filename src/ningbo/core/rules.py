"""House rules: everything in which the five houses differ, as data.

No other file knows a house by its name.
"""

from ningbo.core.errors import RulesError, quoted
from ningbo.core.layouts import LAYOUT_IDS

ALL_METHODS = ("peel", "build", "random", "winnable")


class Rules:
    """What a house offers and how its helpers behave. Choices are ids, never words."""

    def __init__(
        self,
        id: str,
        layouts: "tuple[str, ...]",
        first_layout: str,
        method: str,
        methods: "tuple[str, ...]" = (),
        picker: bool = False,
        shuffle: str = "solvable",
        shuffle_limit: "int | None" = None,
        shuffle_undone_returns: bool = False,
        trapped: str = "explain",
        hint: str = "pair",
        hint_tells_count: bool = True,
        hint_counted: bool = True,
        blocked_says: str = "reason",
        blocked_shakes: bool = True,
        blocked_marks: str = "stay",
        clock_starts: str = "touch",
        clock_stops: "tuple[str, ...]" = (),
        moves: "tuple[str, ...]" = ("pair",),
        loss: str = "",
        card: "tuple[str, ...]" = ("time",),
        undimmed: "tuple[str, ...]" = (),
        dim_switch: bool = False,
        words: str = "setting",
        coach_light: bool = False,
    ) -> None:
        """All times are in milliseconds, all layouts ids.

        method, methods: how new deals are made; further methods in the menu
        picker: the layout picker lies under the board
        shuffle: "solvable" or "random"; shuffle_limit: how many a game, None for any number
        shuffle_undone_returns: undoing a shuffle takes it off the count, redoing puts it back
        trapped: when no shuffle can help, "explain" on pressing it, or "hide" the button
        hint: "walk" through all pairs, or the same best "pair" each time
        blocked_says: a tap on a blocked tile gives the "reason" with the blockers' names, the
            "kind" of block, the "rule", the "plain" fact, or "" (nothing)
        blocked_marks: the blockers are marked until the next action ("stay"), "brief"ly, or not
        clock_starts: at the first "touch" of a tile, or when the tower is "built"
        clock_stops: beside pause, absence and the win also "dialog", "stats", "stuck"
        moves: what counts as one, of "pair" and "shuffle"; () where moves aren't shown
        loss: giving up a started game is recorded as "left" or "lost", a dead end is "announced"
            without being recorded, or "" (there is no losing)
        card: what the result card lists, in order; "seal" is the clean-clear seal
        undimmed: layouts whose blocked tiles aren't dimmed unless switched on
        words: the words on flowers and seasons are a "setting", just a "badge", or "on"
        coach_light: the coach says whether the game can still be won, unless switched off
        """
        self.id = id
        self.layouts = layouts
        self.first_layout = first_layout
        self.method = method
        self.methods = methods or (method,)
        self.picker = picker
        self.shuffle = shuffle
        self.shuffle_limit = shuffle_limit
        self.shuffle_undone_returns = shuffle_undone_returns
        self.trapped = trapped
        self.hint = hint
        self.hint_tells_count = hint_tells_count
        self.hint_counted = hint_counted
        self.blocked_says = blocked_says
        self.blocked_shakes = blocked_shakes
        self.blocked_marks = blocked_marks
        self.clock_starts = clock_starts
        self.clock_stops = clock_stops
        self.moves = moves
        self.loss = loss
        self.card = card
        self.undimmed = undimmed
        self.dim_switch = dim_switch
        self.words = words
        self.coach_light = coach_light

    def __repr__(self) -> str:
        return f"ningbo.rules({self.id!r})"


HOUSES = (
    Rules(
        "ningbo",
        layouts=LAYOUT_IDS,
        first_layout="pavilion",
        method="peel",
        methods=ALL_METHODS,
        hint="walk",
        clock_stops=("dialog", "stats", "stuck"),
        loss="left",
        card=("time", "moves", "hints", "undos", "shuffles", "seal"),
        dim_switch=True,
        coach_light=True,
    ),
    Rules(
        "open-table",
        layouts=("twin-turtle", "pyramid", "cross", "fortress"),
        first_layout="twin-turtle",
        method="random",
        picker=True,
        shuffle="random",
        hint_tells_count=False,
        hint_counted=False,
        blocked_says="plain",
        blocked_shakes=False,
        blocked_marks="",
        clock_starts="built",
        clock_stops=("stuck",),
        loss="announced",
        card=("moves", "time"),
    ),
    Rules(
        "three-shuffles",
        layouts=("turtle",),
        first_layout="turtle",
        method="build",
        shuffle_limit=3,
        blocked_says="",
        blocked_shakes=False,
        blocked_marks="",
    ),
    Rules(
        "tower",
        layouts=("pavilion", "twin-peaks", "high-tower"),
        first_layout="pavilion",
        method="peel",
        trapped="hide",
        blocked_says="kind",
        blocked_marks="brief",
        clock_starts="built",
        moves=(),
        card=("time", "hints", "undos", "shuffles", "seal"),
        undimmed=("twin-peaks", "high-tower"),
        dim_switch=True,
        words="badge",
    ),
    Rules(
        "classic",
        layouts=("turtle",),
        first_layout="turtle",
        method="peel",
        shuffle_undone_returns=True,
        hint="walk",
        blocked_says="rule",
        blocked_shakes=False,
        blocked_marks="",
        clock_starts="built",
        clock_stops=("stats",),
        moves=("pair", "shuffle"),
        loss="lost",
        card=("time", "pairs", "shuffles", "lifetime"),
        words="on",
    ),
)

DEFAULT = HOUSES[0]
HOUSE_IDS = tuple([house.id for house in HOUSES])


def rules(id: str) -> Rules:
    """The house with this id. Raises RulesError, listing the five."""
    for house in HOUSES:
        if house.id == id:
            return house
    raise RulesError("error.rules.unknown", given=quoted(id), ids=", ".join(HOUSE_IDS))
