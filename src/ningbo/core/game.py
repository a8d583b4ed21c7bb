"""The mid-end: one playing of a deal. It knows no screen; outside things come as arguments.

An action is a short text, `12-57`, `undo`, `redo`, `hint`, `nudge`, `shuffle 8123` (in the house's
way) or `random 8123`; `assist` and `show` note what the coach has done for the player. Playing,
saving and replaying are one path. What undo takes back is the position; the counters and the clock
only grow, except where a house says otherwise.
"""

from ningbo.core.clock import Clock
from ningbo.core.code import MAX_SEED
from ningbo.core.digits import is_number
from ningbo.core.errors import MoveError, quoted
from ningbo.core.hint import hint_order
from ningbo.core.rules import DEFAULT
from ningbo.core.shuffle import shuffle_random, shuffle_solvable
from ningbo.core.tiles import groups_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ningbo.core.deal import Deal
    from ningbo.core.rules import Rules

    Pair = tuple[int, int]

MAX_NUDGES = 2


class Game:
    """A deal being played under house rules.

    `history` holds the steps taken and not undone, oldest first; `log` every action ever made,
    which is what a save keeps. `witness` is an order of pairs known to clear `board` as it was
    dealt or last shuffled, or None.
    """

    def __init__(self, deal: "Deal", rules: "Rules" = DEFAULT) -> None:
        self.deal = deal
        self.rules = rules
        self.board = deal.board()
        self.witness = deal.witness
        self.history: list[Step] = []
        self.undone: list[Step] = []
        self.log: list[str] = []
        self.moves = 0
        self.hints = 0
        self.undos = 0
        self.shuffles = 0
        self.nudges = 0
        self.assists = 0
        self.shown = False
        self.clock = Clock()
        self._hints: list[Pair] | None = None  # of this position, once asked for
        self._hint_place = -1
        self._hold_clock(0)  # a deal may be stuck from the first

    # -- what the position allows -------------------------------------------------------------

    @property
    def won(self) -> bool:
        return self.board.won

    @property
    def paused(self) -> bool:
        return "paused" in self.clock.holds

    @property
    def started(self) -> bool:
        """Whether a pair was played or a shuffle made, even if undone since."""
        return bool(self.history or self.undone)

    @property
    def phase(self) -> str:
        """ "won", "paused", "stuck" or "playing"."""
        if self.board.won:
            return "won"
        if self.paused:
            return "paused"
        return "stuck" if self.board.stuck else "playing"

    @property
    def can_undo(self) -> bool:
        return bool(self.history) and not self.won

    @property
    def can_redo(self) -> bool:
        return bool(self.undone) and not self.won

    @property
    def shuffles_left(self) -> "int | None":
        """How many shuffles the house still gives; None for any number."""
        if self.rules.shuffle_limit is None:
            return None
        return max(0, self.rules.shuffle_limit - self.shuffles)

    @property
    def clean(self) -> bool:
        """Whether no hint, undo or shuffle was used, and no help of the coach."""
        return self.hints == 0 and self.undos == 0 and self.shuffles == 0 and not self.assisted

    @property
    def assisted(self) -> bool:
        """Whether the coach gave a proven hint or showed how to go on: counted apart."""
        return self.assists > 0 or self.shown

    # -- actions ------------------------------------------------------------------------------

    def act(self, action: str, now: int = 0) -> None:
        """Do an action given as text.

        Raises MoveError and changes nothing when it can't be done.
        """
        word, _blank, rest = action.partition(" ")
        if word == "undo" and not rest:
            self.undo(now)
        elif word == "redo" and not rest:
            self.redo(now)
        elif word == "hint" and not rest:
            self.hint(now)
        elif word == "nudge" and not rest:
            self.nudge(now)
        elif word == "assist" and not rest:
            self.assist()
        elif word == "show" and not rest:
            self.show()
        elif word in ("shuffle", "random"):
            self.shuffle(_number(rest, action), now, "" if word == "shuffle" else "random")
        else:
            a, _dash, b = action.partition("-")
            self.play(_number(a, action), _number(b, action), now)

    def touch(self, now: int) -> None:
        """A tile was touched: the clock starts where the house starts it at the first touch."""
        if self.rules.clock_starts == "touch" and not self.won:
            self.clock.start(now)

    def play(self, a: int, b: int, now: int = 0) -> None:
        """Remove a pair. Raises MoveError as Board.play does, or while paused or after the win."""
        self._check_open()
        self.board.play(a, b)
        self.touch(now)
        self._take_step(PairStep(min(a, b), max(a, b)), now)
        if "pair" in self.rules.moves:
            self.moves += 1

    def shuffle(self, seed: int, now: int = 0, kind: str = "") -> None:
        """Shuffle the faces in play, in the house's way unless `kind` says which.

        Raises MoveError when no shuffle can help ("solvable"), none is left, or none is possible.
        """
        self._check_open()
        if self.shuffles_left == 0:
            raise MoveError("error.shuffle.none-left", count=self.rules.shuffle_limit)
        if not 0 <= seed <= MAX_SEED:
            raise MoveError("error.shuffle.seed", given=seed, most=MAX_SEED)
        kind = kind or self.rules.shuffle
        witness: Sequence[Pair] | None = None
        if kind == "solvable":
            faces, witness = shuffle_solvable(self.board, seed)
        else:
            faces = shuffle_random(self.board, seed)
        step = ShuffleStep(seed, kind, self.board.faces, faces, self.witness, witness)
        step.redo(self)
        self._take_step(step, now)
        self.shuffles += 1
        if "shuffle" in self.rules.moves:
            self.moves += 1

    def undo(self, now: int = 0) -> None:
        """Take the last step back. Raises MoveError when there is none, or the game is won."""
        self._check_open()
        if not self.history:
            raise MoveError("error.undo.none")
        step = self.history.pop()
        step.undo(self)
        self.undone.append(step)
        self.undos += 1
        if self.rules.shuffle_undone_returns:
            self.shuffles -= step.is_shuffle
        self._changed("undo", now)

    def redo(self, now: int = 0) -> None:
        """Do the step undone last again. Raises MoveError when there is none."""
        self._check_open()
        if not self.undone:
            raise MoveError("error.redo.none")
        step = self.undone.pop()
        step.redo(self)
        self.history.append(step)
        if self.rules.shuffle_undone_returns:
            self.shuffles += step.is_shuffle
        self._changed("redo", now)

    def hint(self, now: int = 0) -> "Pair | None":
        """The next pair to show, or None when no two free tiles match.

        Pressing again in the same position walks on or shows the same pair, as the house has it,
        and is not counted again.
        """
        self._check_open()
        order = self.hint_pairs()
        if not order:
            return None
        if self._hint_place < 0:
            self._hint_place = 0
            self.log.append("hint")
            if self.rules.hint_counted:
                self.hints += 1
        elif self.rules.hint == "walk":
            self._hint_place = (self._hint_place + 1) % len(order)
        return order[self._hint_place]

    @property
    def hint_place(self) -> int:
        """Which of `hint_pairs()` was shown last in this position; -1 for none yet."""
        return self._hint_place

    def hint_pairs(self) -> "list[Pair]":
        """All pairs of this position in the order in which hints show them."""
        if self._hints is None:
            self._hints = hint_order(self.board)
        return self._hints

    def nudge(self, now: int = 0) -> "Pair | None":
        """A pair for an idle player, at most twice a game; never counted as a hint."""
        self._check_open()
        if self.nudges >= MAX_NUDGES or not self.hint_pairs():
            return None
        self.nudges += 1
        self.log.append("nudge")
        return self.hint_pairs()[0]

    def assist(self) -> None:
        """Note that the coach gave a proven hint; asking again at once is the same hint."""
        self._check_open()
        if self.log[-1:] != ["assist"]:
            self.assists += 1
            self.log.append("assist")

    def show(self) -> None:
        """Note that the coach plays on from here: from now on the game is one that was shown."""
        self._check_open()
        if not self.shown:
            self.shown = True
            self.log.append("show")

    def restarted(self) -> "Game":
        """The same deal from its beginning, as a new game with nothing counted."""
        return Game(self.deal, self.rules)

    # -- pause and clock ----------------------------------------------------------------------

    def pause(self, now: int) -> None:
        """Stop the clock until `resume`; no action is taken meanwhile."""
        if not self.won:
            self.clock.hold("paused", now)

    def resume(self, now: int) -> None:
        self.clock.release("paused", now)

    def built(self, now: int) -> None:
        """The tower stands: the clock starts where the house starts it then."""
        if self.rules.clock_starts == "built" and not self.won:
            self.clock.start(now)
        self.clock.release("building", now)

    def _take_step(self, step: "Step", now: int) -> None:
        self.history.append(step)
        self.undone = []
        self._changed(step.text(), now)

    def _changed(self, action: str, now: int) -> None:
        """Log an action that changed the position, and forget its hints."""
        self.log.append(action)
        self._hints = None
        self._hint_place = -1
        self._hold_clock(now)

    def _hold_clock(self, now: int) -> None:
        """Stop the clock for a won game, and for a stuck one where the house does."""
        if self.board.won:
            self.clock.hold("won", now)
        if "stuck" in self.rules.clock_stops:
            if self.board.stuck:
                self.clock.hold("stuck", now)
            else:
                self.clock.release("stuck", now)

    def _check_open(self) -> None:
        if self.board.won:
            raise MoveError("error.game.finished")
        if self.paused:
            raise MoveError("error.game.paused")

    def __repr__(self) -> str:
        return f"<Game {self.deal.code} ({self.rules.id}): {self.board.count} tiles left>"


class PairStep:
    """A pair removed."""

    is_shuffle = False

    def __init__(self, a: int, b: int) -> None:
        self.a = a
        self.b = b

    def text(self) -> str:
        return f"{self.a}-{self.b}"

    def undo(self, game: Game) -> None:
        game.board.put_back(self.a, self.b)

    def redo(self, game: Game) -> None:
        game.board.play(self.a, self.b)


class ShuffleStep:
    """A shuffle: the faces before and after it, and what was known to clear them."""

    is_shuffle = True

    def __init__(
        self,
        seed: int,
        kind: str,
        before: "Sequence[int]",
        after: "Sequence[int]",
        witness_before: "Sequence[Pair] | None",
        witness_after: "Sequence[Pair] | None",
    ) -> None:
        self.seed = seed
        self.kind = kind
        self._before = (before, witness_before)
        self._after = (after, witness_after)

    def text(self) -> str:
        word = "shuffle" if self.kind == "solvable" else "random"
        return f"{word} {self.seed}"

    def undo(self, game: Game) -> None:
        self._lay(game, self._before)

    def redo(self, game: Game) -> None:
        self._lay(game, self._after)

    def _lay(self, game: Game, laid: "tuple[Sequence[int], Sequence[Pair] | None]") -> None:
        game.board.faces, witness = laid
        game.board.groups = groups_of(game.board.faces)
        game.witness = None if witness is None else tuple(witness)


if TYPE_CHECKING:
    Step = PairStep | ShuffleStep


def _number(text: str, action: str) -> int:
    if not is_number(text):
        raise MoveError("error.action.form", given=quoted(action))
    return int(text)
