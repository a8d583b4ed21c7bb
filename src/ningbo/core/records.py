"""Records of finished games, and the statistics that are computed from them.

    ningbo-record 1
    result won
    date 20261130
    layout turtle
    code 41739205-d
    rules ningbo
    clock 83250 started
    counts moves=72 hints=0 undos=1 shuffles=0
    actions 12-57,...
    check 5f3a9c

A record can replay its game. The same record twice is one game: its text is what tells it apart.
"""

from ningbo.core.deal import deal
from ningbo.core.digits import is_number
from ningbo.core.errors import NingboError, SaveError, quoted
from ningbo.core.game import Game
from ningbo.core.save import LONGEST_TIME, read_fields, replay, seal_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

VERSION = 1
RESULTS = ("won", "left", "lost")
_FIELDS = ("result", "date", "layout", "code", "rules", "clock", "counts", "actions")
RECENT = 50  # games of the curve of times


def write_record(game: Game, result: str, date: str, now: int = 0) -> str:
    """The record of a game that ended as `result` on `date` (YYYYMMDD, local)."""
    state = "started" if game.clock.started else "waiting"
    counts = f"moves={game.moves} hints={game.hints} undos={game.undos} shuffles={game.shuffles}"
    return seal_lines(
        [
            f"ningbo-record {VERSION}",
            f"result {result}",
            f"date {date}",
            f"layout {game.deal.layout.kept_as}",
            f"code {game.deal.code}",
            f"rules {game.rules.id}",
            f"clock {game.clock.at(now)} {state}",
            f"counts {counts}",
            f"actions {','.join(game.log)}",
        ]
    )


class Record:
    """A finished game, read from its text. Raises SaveError for a text that is no record."""

    def __init__(self, text: str) -> None:
        self.fields = read_fields(text, "record", VERSION, _FIELDS)
        self.text = text.strip()
        self.result = self.fields["result"]
        self.date = self.fields["date"]
        self.layout = self._layout()
        self.code = self.fields["code"]
        self.rules = self.fields["rules"]
        if self.result not in RESULTS:
            raise self._unreadable("result")
        played = self.fields["clock"].partition(" ")[0]
        if not is_number(played, LONGEST_TIME):
            raise self._unreadable("clock")
        self.time = int(played)
        counts = self._counts()
        self.moves = counts["moves"]
        self.hints = counts["hints"]
        self.undos = counts["undos"]
        self.shuffles = counts["shuffles"]
        actions = self.fields["actions"].split(",")
        self.assists = actions.count("assist")
        self.shown = "show" in actions

    def _layout(self) -> str:
        """What its layout is kept as; records made before own layouts had names of their own say
        `own`, and have it in their code."""
        layout = self.fields["layout"]
        if layout != "own":
            return layout
        try:
            return deal(self.fields["code"]).layout.kept_as
        except NingboError:
            return layout

    def _counts(self) -> "dict[str, int]":
        counts = {}
        for part in self.fields["counts"].split(" "):
            name, _sign, number = part.partition("=")
            if not is_number(number):
                raise self._unreadable("counts")
            counts[name] = int(number)
        if sorted(counts) != ["hints", "moves", "shuffles", "undos"]:
            raise self._unreadable("counts")
        return counts

    def _unreadable(self, field: str) -> SaveError:
        return SaveError("error.save.line", line=quoted(f"{field} {self.fields[field]}"))

    @property
    def assisted(self) -> bool:
        """Whether the coach gave a proven hint or showed how to go on."""
        return self.assists > 0 or self.shown

    @property
    def clean(self) -> bool:
        """Whether it was won without hint, undo or shuffle, and without help of the coach."""
        helps = self.hints + self.undos + self.shuffles
        return self.result == "won" and helps == 0 and not self.assisted

    def replay(self) -> Game:
        """The game at its end. Raises SaveError when its actions don't fit its deal."""
        return replay(self.fields)


class Statistics:
    """What the games of one layout under one house add up to. Times are milliseconds, or None.

    Games in which the coach helped are kept apart: `assisted` and `assisted_won` count them, the
    rest leaves them out, and a streak goes on past them.
    """

    def __init__(self) -> None:
        self.assisted = 0
        self.assisted_won = 0
        self.games = 0
        self.won = 0
        self.left = 0
        self.lost = 0
        self.streak = 0
        self.best_streak = 0
        self.best: int | None = None
        self.total = 0
        self.clean = 0
        self.best_clean: int | None = None
        self.recent: list[int | None] = []

    def add(self, record: Record) -> None:
        """Count one more finished game; records come in the order in which games ended."""
        if record.assisted:
            self.assisted += 1
            self.assisted_won += record.result == "won"
            return
        self.games += 1
        if record.result == "won":
            self.won += 1
            self.streak += 1
            self.best_streak = max(self.best_streak, self.streak)
            self.total += record.time
            self.best = _least(self.best, record.time)
            if record.clean:
                self.clean += 1
                self.best_clean = _least(self.best_clean, record.time)
        else:
            self.streak = 0
            self.left += record.result == "left"
            self.lost += record.result == "lost"
        self.recent = self.recent[-(RECENT - 1) :]
        self.recent.append(record.time if record.result == "won" else None)

    @property
    def mean(self) -> "int | None":
        """Mean time of the games won, in milliseconds."""
        return self.total // self.won if self.won else None


def statistics(texts: "Iterable[str]") -> "dict[tuple[str, str], Statistics]":
    """Statistics by (rules id, layout id). Repeated records count once, unreadable ones not."""
    seen = set()
    found: dict[tuple[str, str], Statistics] = {}
    for text in texts:
        try:
            record = Record(text)
        except NingboError:
            continue
        if record.text in seen:
            continue
        seen.add(record.text)
        key = (record.rules, record.layout)
        if key not in found:
            found[key] = Statistics()
        found[key].add(record)
    return found


def _least(known: "int | None", new: int) -> int:
    return new if known is None or new < known else known
