"""The coach of one game: what it says, what it costs, and how it follows."""

import random

import pytest

from ningbo.coach.allowance import Allowance, finish
from ningbo.coach.coach import Coach
from ningbo.coach.stretch import LOST, UNKNOWN, WINNABLE
from ningbo.core.deal import deal
from ningbo.core.full_code import write_full_code
from ningbo.core.game import Game
from ningbo.core.layout import Layout
from ningbo.solver.proof import check
from ningbo.words import say

HARD = "9-d.r"  # takes the solver a search


def coached(code: str) -> tuple[Game, Coach]:
    game = Game(deal(code))
    return game, Coach(game)


def lost_game(code: str = "8-d.b", seed: int = 1) -> tuple[Game, Coach]:
    """A game played at random until it is stuck."""
    rng = random.Random(seed)
    game, coach = coached(code)
    while game.board.pairs:
        game.play(*rng.choice(list(game.board.pairs)))
    assert not game.won
    return game, coach


@pytest.mark.parametrize("code", ["7-d", "7-d.b", "7-c"])
def test_agreeing_with_the_witness_costs_nothing_in_any_order(code: str) -> None:
    game, coach = coached(code)
    pairs = {tuple(sorted(pair)) for pair in game.deal.witness or ()}
    nothing = Allowance(0)
    while not game.won:
        assert finish(coach.judge(nothing)) == WINNABLE
        legal = [pair for pair in game.board.pairs if pair in pairs]
        game.play(*legal[-1])
    assert finish(coach.judge(nothing)) == WINNABLE
    assert nothing.spent == 0


def test_a_line_once_found_costs_nothing_to_follow() -> None:
    game, coach = coached(HARD)
    line = coach.line()
    assert line is not None
    for a, b in line:
        game.play(a, b)
        assert finish(coach.judge(Allowance(0))) == WINNABLE
    assert game.won


def test_what_is_lost_stays_lost_at_no_cost() -> None:
    game, coach = lost_game()
    found = coach.no_return()
    assert found.back
    for _ in range(found.back - 1):
        game.undo()
        assert coach.verdict() == LOST
    game.undo()
    assert coach.verdict() == WINNABLE
    for _ in range(found.back):
        game.redo()
        assert finish(coach.judge(Allowance(0))) == LOST


def test_an_allowance_that_runs_out_leaves_the_answer_open() -> None:
    game, coach = coached(HARD)
    assert finish(coach.judge(Allowance(1))) == UNKNOWN
    assert finish(coach.find_hint(Allowance(1))) is None
    assert finish(coach.find_line(Allowance(1))) is None
    assert len(finish(coach.sort_pairs(Allowance(1))).unknown) == len(game.board.pairs)
    assert finish(coach.find_no_return(Allowance(1))).exact is False
    assert coach.verdict() == WINNABLE


def test_slices_change_no_answer_and_give_way_between() -> None:
    _game, coach = coached(HARD)
    pauses = sum(1 for _ in coach.judge(Allowance(slice=5)))
    assert pauses > 3
    assert finish(coach.judge(Allowance(0))) == WINNABLE


def test_a_question_dropped_halfway_harms_no_other() -> None:
    game, coach = coached(HARD)
    next(coach.judge(Allowance(slice=1)))
    game.play(*next(iter(game.board.pairs)))
    assert coach.verdict() == Coach(game).verdict()


def test_a_shuffle_begins_anew_and_undo_returns() -> None:
    game, coach = lost_game()
    assert coach.verdict() == LOST
    game.shuffle(3)
    assert finish(coach.judge(Allowance(0))) == WINNABLE
    before = coach.place().stretch
    game.undo()
    assert coach.verdict() == LOST
    game.redo()
    assert coach.place().stretch is before


def test_the_way_back_leads_through_a_shuffle_that_lost() -> None:
    game, coach = coached("7-a")
    game.play(*next(iter(game.board.pairs)))
    for seed in range(100):
        game.shuffle(seed, kind="random")
        if coach.verdict() == LOST:
            break
        game.undo()
    if game.board.pairs:
        game.play(*next(iter(game.board.pairs)))
    found = coach.no_return()
    assert (found.steps, found.exact) == (1, True)
    assert coach.why_lost(found).key == "coach.lost.shuffle"


def test_a_deal_that_cannot_be_won_has_no_way_back() -> None:
    game, coach = coached("27-d.r")
    game.play(*next(iter(game.board.pairs)))
    found = coach.no_return()
    assert (found.steps, found.back, found.exact) == (None, None, True)
    assert coach.why_lost(found).key == "coach.lost.never"
    assert coach.hint() is None
    assert coach.line() is None
    assert coach.pairs().winning == []


def test_an_odd_group_is_lost_without_a_search() -> None:
    layout = Layout([(4 * x, 0, 0) for x in range(4)])
    game, coach = coached(write_full_code(layout, [0, 0, 0, 9]))
    assert coach.verdict() == LOST
    game.play(0, 1)
    assert coach.verdict() == LOST
    assert coach.no_return().back is None


def test_the_verdict_has_a_certificate() -> None:
    _game, coach = lost_game()
    assert check(coach.certificate()).status == "unsolvable"
    _game, coach = coached("7-d")
    assert check(coach.certificate()).status == "solvable"


def test_a_won_game_can_still_be_asked_about() -> None:
    game, coach = coached("7-a")
    for a, b in game.deal.witness or ():
        game.play(a, b)
    assert (coach.verdict(), coach.line(), coach.hint(), coach.safe()) == (WINNABLE, (), None, [])
    assert coach.no_return().back == 0


def test_every_reason_has_its_words() -> None:
    """All sentences are in the catalogue, with every gap filled."""
    keys = set()
    for number in range(24):
        game, coach = coached(f"{number}-{'abde'[number % 4]}{['', '.b', '.r'][number % 3]}")
        rng = random.Random(number)
        while game.board.pairs:
            hint = coach.hint()
            if hint is not None:
                keys.add(_said(hint.reason.key, hint.reason.values))
            game.play(*rng.choice(list(game.board.pairs)))
        reason = coach.why_lost(coach.no_return())
        keys.add(_said(reason.key, reason.values))
    assert {
        "coach.hint.all-free",
        "coach.hint.idle",
        "coach.hint.frees",
        "coach.hint.instead coach.why.under",
        "coach.lost.pair coach.why.ring",
        "coach.lost.pair coach.why.search",
    } <= keys


def _said(key: str, values: dict[str, object]) -> str:
    sentence = say(key, values)
    assert "coach." not in sentence
    assert "{" not in sentence
    why = values.get("why")
    return f"{key} {why['key']}" if isinstance(why, dict) else key
