"""The coach of one game: can it still be won, by which pairs, and since when not.

"Won" means by taking pairs alone: shuffles and undo would change the question. The coach follows
its game, whatever is done to it, and keeps what it has found out.
"""

from collections import namedtuple

from ningbo.coach.allowance import Allowance, finish
from ningbo.coach.safe import safe_pairs
from ningbo.coach.stretch import LOST, UNKNOWN, WINNABLE, Stretch
from ningbo.coach.why import Reason, why_lost, why_this
from ningbo.core.game import PairStep
from ningbo.core.hint import hint_order
from ningbo.solver.solver import Split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import NamedTuple

    from ningbo.coach.allowance import Question
    from ningbo.core.board import Board
    from ningbo.core.game import Game, Step

    Pair = tuple[int, int]

    class Place(NamedTuple):
        """A position: the stretch it lies in, and the pairs played since its beginning."""

        stretch: Stretch
        played: tuple[Pair, ...]

    class Hint(NamedTuple):
        """A pair after which the game can be won."""

        pair: Pair
        reason: Reason

    class NoReturn(NamedTuple):
        """How far back the game could still be won."""

        steps: int | None
        back: int | None
        exact: bool

else:
    Place = namedtuple("Place", ("stretch", "played"))
    # `pair` is two slots, `reason` says why this one (see why.py).
    Hint = namedtuple("Hint", ("pair", "reason"))
    # Of the steps in the game's history, after the first `steps` it could still be won, and not
    # after one more; that is `back` undos ago (0: it still can). Both None: it never could.
    # `exact` is False where an allowance ran out: then it may have been later.
    NoReturn = namedtuple("NoReturn", ("steps", "back", "exact"))

KEPT = 4  # stretches whose solvers are kept


class Coach:
    """What can be said of a game as it stands. Each question answers at once, exactly.

    The methods that take an allowance are the same questions in slices (see allowance.py), and may
    run out of it. Ask one at a time.
    """

    def __init__(self, game: "Game") -> None:
        self.game = game
        self._stretches: "list[tuple[Step | None, Stretch]]" = []

    # -- answers at once ----------------------------------------------------------------------

    def verdict(self) -> str:
        """ "winnable" or "lost"."""
        return finish(self.judge(Allowance()))

    def pairs(self) -> Split:
        """The pairs that can be taken now: lists `winning` and `losing` (and `unknown`, empty)."""
        return finish(self.sort_pairs(Allowance()))

    def hint(self) -> "Hint | None":
        """A pair that keeps the game winnable, and why this one; None when it is lost or won."""
        return finish(self.find_hint(Allowance()))

    def line(self) -> "tuple[Pair, ...] | None":
        """All remaining pairs in an order that wins; None when the game is lost."""
        return finish(self.find_line(Allowance()))

    def no_return(self) -> NoReturn:
        """The point of no return: the last step after which the game could still be won."""
        return finish(self.find_no_return(Allowance()))

    def certificate(self) -> str:
        """The text that shows the verdict: a line or a proof, as `ningbo verify` checks it."""
        from ningbo.solver.certificate import certificate

        stretch, played = self.place()
        return certificate(stretch.board, played)[1]

    def safe(self) -> "list[Pair]":
        """Pairs that can be taken without changing whether the game can be won, in order."""
        return safe_pairs(self.game.board)

    # -- the same in slices -------------------------------------------------------------------

    def judge(self, allowance: Allowance) -> "Question[str]":
        """WINNABLE, LOST or UNKNOWN."""
        return (yield from self._judge(self.place(), allowance))

    def sort_pairs(self, allowance: Allowance) -> "Question[Split]":
        """The pairs that can be taken now, by the verdict after each."""
        place = self.place()
        found = Split([], [], [])
        by_verdict = {WINNABLE: found.winning, LOST: found.losing, UNKNOWN: found.unknown}
        for pair in self.game.board.pairs:
            verdict = yield from self._judge(_after(place, pair), allowance)
            by_verdict[verdict].append(pair)
        return found

    def find_hint(self, allowance: Allowance) -> "Question[Hint | None]":
        """A pair that wins, where there is one from a group of which another pair would lose.

        Else the one that frees the most tiles among those that win. None where none is proven.
        """
        place = self.place()
        if (yield from self._judge(place, allowance)) != WINNABLE:
            return None
        board = self.game.board
        order = hint_order(board)
        for rivals in _rivals(board, order):
            choice = yield from self._choose(place, rivals, allowance)
            if choice is not None:
                return Hint(choice[0], why_this(board, choice[0], choice[1]))
        line = place.stretch.line(place.played) or ()  # for an allowance that runs out
        for pair in order + list(line[:1]):
            if (yield from self._judge(_after(place, pair), allowance)) == WINNABLE:
                return Hint(pair, why_this(board, pair, None))
        return None

    def find_line(self, allowance: Allowance) -> "Question[tuple[Pair, ...] | None]":
        """All remaining pairs in an order that wins; None where none is found."""
        place = self.place()
        yield from self._judge(place, allowance)
        return place.stretch.line(place.played)

    def find_no_return(self, allowance: Allowance) -> "Question[NoReturn]":
        """The point of no return in the game's history, as it stands after all undos."""
        end = len(self.game.history)
        exact = True
        for first, place in self._places():
            kept, certain = yield from self._last_winnable(place, allowance)
            exact = exact and certain
            if kept is not None:
                return NoReturn(first + kept, end - first - kept, exact)
        return NoReturn(None, None, exact)

    def why_lost(self, found: NoReturn) -> "Reason":
        """Why the game was lost right after the point of no return, as `find_no_return` gave it.

        Makes sense only where there is one and something was done since.
        """
        if found.steps is None or not found.back:
            return Reason("coach.lost.never" if found.back is None else "coach.lost.not", {}, ())
        scratch = self._scratch()
        steps = self.game.history[found.steps :]
        for k in range(len(steps) - 1, -1, -1):
            steps[k].undo(scratch)
        losing = steps[0]
        if isinstance(losing, PairStep):
            return why_lost(scratch.board, (losing.a, losing.b), found.back)
        return Reason("coach.lost.shuffle", {"count": found.back}, ())

    # -- where the game is --------------------------------------------------------------------

    def place(self) -> Place:
        """The position of the game as it stands."""
        steps = self.game.history
        first = len(steps)
        while first and not steps[first - 1].is_shuffle:
            first -= 1
        stretch = self._known(steps[first - 1] if first else None)
        if stretch is not None:
            return Place(stretch, _pairs_of(steps[first:]))
        for _first, place in self._places():
            return place
        raise AssertionError("a game has a first position")

    def _places(self) -> "Iterator[tuple[int, Place]]":
        """The last position of each stretch, the latest first, with the steps before the stretch.

        A stretch begins with the deal or with a shuffle, which is the last step before it.
        """
        steps = self.game.history
        scratch = self._scratch()
        end = len(steps)
        while end >= 0:
            first = end
            while first and not steps[first - 1].is_shuffle:
                first -= 1
                steps[first].undo(scratch)
            shuffle = steps[first - 1] if first else None
            stretch = self._stretch(shuffle, scratch.board, scratch.witness)
            yield first, Place(stretch, _pairs_of(steps[first:end]))
            if shuffle is not None:
                shuffle.undo(scratch)
            end = first - 1

    def _scratch(self) -> "Game":
        """A game in the same position, to undo steps on."""
        scratch = self.game.restarted()
        scratch.board = self.game.board.copy()
        scratch.witness = self.game.witness
        return scratch

    def _stretch(
        self, begun: "Step | None", board: "Board", witness: "Sequence[Pair] | None"
    ) -> Stretch:
        """The stretch that began with this step (None: the deal), kept if it is a recent one."""
        known = self._known(begun)
        if known is not None:
            return known
        stretch = Stretch(board, witness)
        self._stretches.insert(0, (begun, stretch))
        if len(self._stretches) > KEPT:
            self._stretches.pop()
        return stretch

    def _known(self, begun: "Step | None") -> "Stretch | None":
        for step, stretch in self._stretches:
            if step is begun:
                return stretch
        return None

    # -- inside -------------------------------------------------------------------------------

    def _judge(self, place: Place, allowance: Allowance) -> "Question[str]":
        return (yield from place.stretch.judge(place.played, allowance))

    def _last_winnable(
        self, place: Place, allowance: Allowance
    ) -> "Question[tuple[int | None, bool]]":
        """After how many of the pairs played the game could still be won, and if that is exact.

        None when not even before the first. What is lost stays lost, so halving finds it.
        """
        stretch, played = place
        verdict = yield from stretch.judge(played, allowance)
        if verdict == WINNABLE:
            return len(played), True
        first = yield from stretch.judge([], allowance)
        if first != WINNABLE:
            return None, first == LOST
        low = 0
        high = len(played)
        while high - low > 1:
            middle = (low + high) // 2
            there = yield from stretch.judge(played[:middle], allowance)
            if there == WINNABLE:
                low = middle
            else:
                high = middle
                verdict = there
        return low, verdict == LOST

    def _choose(
        self, place: Place, rivals: "Sequence[Pair]", allowance: Allowance
    ) -> "Question[tuple[Pair, Pair] | None]":
        """A pair that wins and one that loses, of some that exclude each other; None without."""
        winning = None
        losing = None
        for pair in rivals:
            verdict = yield from self._judge(_after(place, pair), allowance)
            if verdict == WINNABLE and winning is None:
                winning = pair
            elif verdict == LOST and losing is None:
                losing = pair
        if winning is None or losing is None:
            return None
        return winning, losing


def _rivals(board: "Board", order: "Sequence[Pair]") -> "list[list[Pair]]":
    """The pairs of each group of which some tiles are free and others not, where it has several."""
    found: "dict[int, list[Pair]]" = {}
    groups = []
    for pair in order:
        group = board.groups[pair[0]]
        if group not in found:
            found[group] = []
            groups.append(group)
        found[group].append(pair)
    held = set()
    for slot in range(board.layout.count):
        if board.present[slot] and not board.is_free(slot):
            held.add(board.groups[slot])
    return [found[group] for group in groups if len(found[group]) > 1 and group in held]


def _after(place: Place, pair: "Pair") -> Place:
    """The position after one more pair."""
    return Place(place.stretch, place.played + (pair,))


def _pairs_of(steps: "Sequence[Step]") -> "tuple[Pair, ...]":
    return tuple([(step.a, step.b) for step in steps if isinstance(step, PairStep)])
