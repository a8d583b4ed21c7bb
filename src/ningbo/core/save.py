"""Saved games: a code and its actions, loaded by replaying them.

    ningbo-save 1
    code 41739205-d
    rules ningbo
    clock 83250 started
    actions 12-57,shuffle 8123,undo
    check 5f3a9c

`clock` is in milliseconds, followed by `waiting` or `started`. `check` is the upper three bytes of
the CRC-32 of all lines before it. A save of a later version is refused, not guessed at.
"""

from binascii import crc32

from ningbo.core.clock import Clock
from ningbo.core.deal import deal
from ningbo.core.digits import is_number
from ningbo.core.errors import NingboError, SaveError, quoted
from ningbo.core.game import Game
from ningbo.core.rules import rules

VERSION = 1
LONGEST_TIME = 15  # digits of milliseconds
_FIELDS = ("code", "rules", "clock", "actions")


def save_game(game: Game, now: int = 0) -> str:
    """The text that `load_game` makes this game of again."""
    state = "started" if game.clock.started else "waiting"
    return seal_lines(
        [
            f"ningbo-save {VERSION}",
            f"code {game.deal.code}",
            f"rules {game.rules.id}",
            f"clock {game.clock.at(now)} {state}",
            f"actions {','.join(game.log)}",
        ]
    )


def load_game(text: str) -> Game:
    """Replay a save in a game of its own and return it when all of it held.

    The clock waits ("building") until the game is shown again. Raises SaveError for a text that is
    damaged, of a later version, or whose actions don't fit its deal.
    """
    fields = read_fields(text, "save", VERSION, _FIELDS)
    return replay(fields)


def replay(fields: "dict[str, str]") -> Game:
    """The game that the fields of a save or record describe."""
    played, _blank, state = fields["clock"].partition(" ")
    if not is_number(played, LONGEST_TIME) or state not in ("waiting", "started"):
        raise SaveError("error.save.line", line=quoted("clock " + fields["clock"]))
    try:
        game = Game(deal(fields["code"]), rules(fields["rules"]))
        for number, action in enumerate(_actions(fields["actions"]), 1):
            _replay_action(game, action, number)
    except SaveError:
        raise
    except NingboError as error:
        # Chained errors make MicroPython print a warning.
        raise SaveError("error.save.content", reason=error.message)  # noqa: B904
    holds = game.clock.holds
    game.clock = Clock(int(played), state == "started")
    game.clock.holds = holds
    if not game.won:
        game.clock.hold("building", 0)
    return game


def seal_lines(lines: "list[str]") -> str:
    """Lines of a kept text with their check line after them."""
    body = "\n".join(lines) + "\n"
    return body + f"check {checksum(body)}\n"


def checksum(body: str) -> str:
    """Six hexadecimal digits: the upper three bytes of the CRC-32."""
    return f"{crc32(body.encode()) >> 8:06x}"


def read_fields(text: str, kind: str, version: int, names: "tuple[str, ...]") -> "dict[str, str]":
    """The fields of a kept text, whose heading, version and check line must be right."""
    lines = text.strip().split("\n")
    word, _blank, number = lines[0].strip().partition(" ")
    if word != f"ningbo-{kind}" or not is_number(number):
        raise SaveError("error.save.heading", given=quoted(lines[0]), kind=kind)
    if int(number) > version:
        raise SaveError("error.save.newer", version=int(number), known=version)
    body = "\n".join(lines[:-1]) + "\n"
    if lines[-1] != f"check {checksum(body)}":
        raise SaveError("error.save.damaged", line=quoted(lines[-1]))
    fields = {}
    for line in lines[1:-1]:
        name, _blank, value = line.partition(" ")
        fields[name] = value
    for name in names:
        if name not in fields:
            raise SaveError("error.save.missing", field=name)
    return fields


def _actions(text: str) -> "list[str]":
    return text.split(",") if text else []


def _replay_action(game: Game, action: str, number: int) -> None:
    try:
        game.act(action)
    except NingboError as error:
        raise SaveError(  # noqa: B904
            "error.save.action", number=number, action=quoted(action), reason=error.message
        )
