"""Games as texts: a save, a record, or a code and its actions; and playing them step by step."""

from collections import namedtuple

from ningbo.core.code import BLANKS
from ningbo.core.errors import NingboError, SaveError, quoted
from ningbo.core.rules import DEFAULT
from ningbo.core.save import VERSION, read_fields

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    from ningbo.core.game import Game

    class Script(NamedTuple):
        """What was played, as texts."""

        code: str
        rules: str
        actions: tuple[str, ...]

else:
    # A deal code or full code, a house's id, and every action made.
    Script = namedtuple("Script", ("code", "rules", "actions"))

_KEPT = ("save", "record")


def read_script(text: str) -> Script:
    """Read a saved game, a record of one, or a code and its actions.

    The last is a code, then actions such as `12-57`, `undo` or `shuffle 8123`, each on a line of
    its own or after a comma. Raises SaveError for a save or record that is damaged; whether the
    code and the actions make sense shows when they are played.
    """
    for kind in _KEPT:
        if text.strip(BLANKS).startswith(f"ningbo-{kind} "):
            fields = read_fields(text, kind, VERSION, ("code", "rules", "actions"))
            return Script(fields["code"], fields["rules"], _words(fields["actions"]))
    words = _words(text.replace("\n", ","))
    if not words:
        raise SaveError("error.script.empty")
    return Script(words[0], DEFAULT.id, words[1:])


def play_action(game: "Game", script: Script, number: int) -> None:
    """Do the action of this number (from 1) of a script, all before it having been done.

    Raises SaveError, naming the action and why it can't be done.
    """
    action = script.actions[number - 1]
    try:
        game.act(action)
    except NingboError as error:
        # Chained errors make MicroPython print a warning.
        raise SaveError(  # noqa: B904
            "error.script.action", number=number, action=quoted(action), reason=error.message
        )


def _words(text: str) -> "tuple[str, ...]":
    words = [word.strip(BLANKS) for word in text.split(",")]
    return tuple([word for word in words if word])
