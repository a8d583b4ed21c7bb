"""The trail of a game: its verdict after each action, and the action that lost it."""

import random

import pytest

from ningbo.coach.allowance import Allowance, finish
from ningbo.coach.coach import Coach
from ningbo.coach.script import Script
from ningbo.coach.stretch import LOST, UNKNOWN, WINNABLE
from ningbo.coach.trail import Trail, halving
from ningbo.core.deal import deal
from ningbo.core.game import Game


def random_log(code: str, seed: int) -> tuple[list[str], list[str]]:
    """The actions of a game with undos and shuffles, and the verdict asked after each."""
    rng = random.Random(seed)
    game = Game(deal(code))
    coach = Coach(game)
    verdicts = [coach.verdict()]
    for _ in range(60):
        pairs = list(game.board.pairs)
        chance = rng.random()
        if chance < 0.15 and game.can_undo:
            game.undo()
        elif chance < 0.2 or not pairs:
            if game.board.trapped:
                break
            game.shuffle(rng.randrange(1000), kind=rng.choice(["solvable", "random"]))
        elif chance < 0.25:
            game.assist()
        else:
            game.play(*rng.choice(pairs))
        if game.won:
            break
        if len(game.log) == len(verdicts):
            verdicts.append(coach.verdict())
    return game.log, verdicts[: len(game.log) + 1]


@pytest.mark.parametrize("seed", range(8))
def test_it_says_what_the_coach_said_at_the_time(seed: int) -> None:
    code = f"{seed}-{'adeb'[seed % 4]}.r"
    log, verdicts = random_log(code, seed)
    trail = Trail(Script(code, "ningbo", tuple(log)))
    found = finish(trail.judge(Allowance()))
    assert found[: len(verdicts)] == verdicts
    assert len(found) == len(log) + 1
    if found[-1] == WINNABLE:
        assert trail.losing is None
    elif trail.losing:
        assert found[trail.losing - 1] == WINNABLE
        assert found[trail.losing :] == [LOST] * (len(found) - trail.losing)


def test_a_game_lost_from_its_deal_on() -> None:
    trail = Trail(Script("27-d.r", "ningbo", ()))
    assert finish(trail.judge(Allowance())) == [LOST]
    assert trail.losing == 0


def test_a_short_allowance_leaves_verdicts_open() -> None:
    trail = Trail(Script("9-d.r", "ningbo", ()))
    assert finish(trail.judge(Allowance(1))) == [UNKNOWN]
    assert trail.losing is None


def test_the_faces_of_each_pair() -> None:
    witness = deal("7-a").witness or ()
    board = deal("7-a").board()
    a, b = witness[0]
    trail = Trail(Script("7-a", "ningbo", (f"{a}-{b}", "undo")))
    assert trail.labels == [(board.label(a), board.label(b)), ()]


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 9, 100])
def test_halving_names_each_once(count: int) -> None:
    order = halving(count)
    assert sorted(order) == list(range(count))
    assert order[:2] == [count - 1, 0][:count]
