"""The coach against fresh solves: 500 whole games on four layouts.

Games of every kind, from dull to good, with undo, redo and shuffles of both kinds among the pairs.
After every action the coach, which has followed the game from its deal, is compared with a solver
that knows nothing but the position.
"""

import random
from collections import Counter
from collections.abc import Iterator

from ningbo.coach.coach import Coach
from ningbo.coach.safe import safe_pairs
from ningbo.coach.stretch import LOST, WINNABLE
from ningbo.core.board import Board
from ningbo.core.deal import deal
from ningbo.core.errors import MoveError
from ningbo.core.game import Game
from ningbo.solver.proof import check
from ningbo.solver.solver import SOLVABLE, solve

LAYOUTS = {"d": "Turtle", "c": "High Tower", "e": "Twin Turtle", "h": "Fortress"}
METHODS = ("", ".b", ".r")
GAMES = 125  # on each layout

FACTS = {
    "games": "games",
    "won": "of them won",
    "verdicts": "verdicts equal to a fresh solve",
    "winnable": "of them winnable, each with a line that replays",
    "lost": "of them lost, each with a proof that checks",
    "free": "verdicts that cost nothing",
    "hints": "proven hints, after each of which the game could be won",
    "returns": "points of no return that were exact",
    "pairs": "pairs sorted into winning and losing as a fresh solve does",
    "safe": "safe pairs, none of which changed the verdict",
}


def run() -> Iterator[str]:
    """Yield the lines of the summary."""
    yield "| | " + " | ".join(LAYOUTS.values()) + " |"
    yield "|---|" + "--:|" * len(LAYOUTS)
    columns = [studied(letter, range(GAMES)) for letter in LAYOUTS]
    for fact, words in FACTS.items():
        yield f"| {words} | " + " | ".join(f"{found[fact]:,}" for found in columns) + " |"
    yield ""
    yield "`python -m tools.study coached` wrote this; it ends at the first disagreement."


def studied(letter: str, seeds: range) -> Counter[str]:
    """Play games on one layout and add up what was checked."""
    found: Counter[str] = Counter()
    for seed in seeds:
        code = f"{seed}-{letter}{METHODS[seed % len(METHODS)]}"
        found.update(checked_game(code, seed))
    return found


def checked_game(code: str, seed: int) -> Counter[str]:
    """Play a whole game with its coach; return how much was checked.

    Raises AssertionError, naming the game, at the first disagreement.
    """
    rng = random.Random(f"{code} {seed}")
    game = Game(deal(code))
    checker = _Checker(Coach(game), f"{code} {seed}")
    skill = rng.random()
    checker.look()
    for _ in range(2 * game.board.count):
        if not _act(rng, game, checker.coach, skill):
            break
        checker.look()
    checker.found["games"] = 1
    checker.found["won"] = int(game.won)
    return checker.found


def _act(rng: random.Random, game: Game, coach: Coach, skill: float) -> bool:
    """Do something a player might do; False when the game is over."""
    if game.won:
        return False
    chance = rng.random()
    pairs = list(game.board.pairs)
    try:
        if not pairs or chance < 0.02:
            if len(game.history) > 20 and game.shuffles > 2:
                return False
            kind = rng.choice(["solvable", "random"])
            game.shuffle(rng.randrange(10**8), kind=kind)
        elif chance < 0.1:
            for _ in range(rng.choice([1, 1, 2, 9])):
                game.undo()
        elif chance < 0.12:
            game.redo()
        else:
            hint = coach.hint() if rng.random() < skill else None
            game.play(*(rng.choice(pairs) if hint is None else hint.pair))
    except MoveError:
        return bool(pairs)  # nothing to undo or redo, or no shuffle can help
    return True


class _Checker:
    """Compares a coach with fresh solves, and counts."""

    def __init__(self, coach: Coach, name: str) -> None:
        self.coach = coach
        self.name = name
        self.found: Counter[str] = Counter()

    def look(self) -> None:
        """Check all that the coach says of the position as it stands."""
        coach = self.coach
        board = coach.game.board
        place = coach.place()
        self.found["free"] += place.stretch.known(place.played) is not None
        verdict = coach.verdict()
        self._same(verdict, fresh(board))
        self.found["verdicts"] += 1
        self.found[verdict] += 1
        text = coach.certificate()
        shown = check(text)
        self._same(shown.status, "solvable" if verdict == WINNABLE else "unsolvable")
        self._hint(board, verdict)
        self._no_return()
        if self.found["verdicts"] % 8 == 0:
            self._pairs(board)
            self._safe(board, verdict)

    def _hint(self, board: Board, verdict: str) -> None:
        hint = self.coach.hint()
        if verdict == LOST or board.won:
            self._same(hint, None)
            return
        assert hint is not None, self.name
        self._same(fresh(_after(board, *hint.pair)), WINNABLE)
        line = self.coach.line()
        end = board.copy()
        for a, b in line or ():
            end.play(a, b)
        self._same(end.won, True)
        self.found["hints"] += 1

    def _no_return(self) -> None:
        """Go back a step at a time to the first position that can be won."""
        found = self.coach.no_return()
        game = self.coach.game
        scratch = game.restarted()
        scratch.board = game.board.copy()
        back = 0
        for step in [*reversed(game.history), None]:
            if fresh(scratch.board) == WINNABLE:
                self._same((found.back, found.exact), (back, True))
                break
            if step is not None:
                step.undo(scratch)
                back += 1
        else:
            self._same((found.back, found.exact), (None, True))
        self.found["returns"] += 1

    def _pairs(self, board: Board) -> None:
        split = self.coach.pairs()
        self._same(sorted(split.winning + split.losing), list(board.pairs))
        for a, b in split.winning:
            self._same(fresh(_after(board, a, b)), WINNABLE)
        for a, b in split.losing:
            self._same(fresh(_after(board, a, b)), LOST)
        self.found["pairs"] += len(split.winning) + len(split.losing)

    def _safe(self, board: Board, verdict: str) -> None:
        board = board.copy()
        for a, b in safe_pairs(board):
            board.play(a, b)
            self._same(fresh(board), verdict)
            self.found["safe"] += 1

    def _same(self, one: object, other: object) -> None:
        assert one == other, f"{self.name}: {one} is not {other}"


def fresh(board: Board) -> str:
    """The verdict of a solver that knows nothing of the game before."""
    return WINNABLE if solve(board).status == SOLVABLE else LOST


def _after(board: Board, a: int, b: int) -> Board:
    after = board.copy()
    after.play(a, b)
    return after
