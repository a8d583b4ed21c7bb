"""Help of the coach leaves its mark on a game, and its results are counted apart."""

import pytest

from ningbo.core.deal import deal
from ningbo.core.errors import MoveError
from ningbo.core.game import Game
from ningbo.core.records import Record, statistics, write_record
from ningbo.core.save import load_game, save_game

CODE = "7-a"


def won(*helps: str) -> Game:
    """A game won along its witness, with some actions before the first pair."""
    game = Game(deal(CODE))
    for action in helps:
        game.act(action)
    for a, b in game.deal.witness or ():
        game.play(a, b)
    return game


@pytest.mark.parametrize("action", ["assist", "show"])
def test_help_leaves_a_mark_that_saves_keep(action: str) -> None:
    game = Game(deal(CODE))
    game.act(action)
    again = load_game(save_game(game))
    assert (again.assists, again.shown) == (game.assists, game.shown)
    assert again.assisted
    assert not again.started
    assert not again.restarted().assisted


def test_the_same_proven_hint_counts_once() -> None:
    game = Game(deal(CODE))
    a, b = (game.deal.witness or ())[0]
    for action in ("assist", "assist", f"{a}-{b}", "assist", "show", "show", "assist"):
        game.act(action)
    assert game.assists == 3
    assert game.log.count("show") == 1


def test_help_is_neither_undone_nor_given_when_all_is_over() -> None:
    game = won("assist")
    for action in ("assist", "show"):
        with pytest.raises(MoveError):
            game.act(action)
    game = Game(deal(CODE))
    game.act("show")
    with pytest.raises(MoveError):
        game.undo()
    assert game.shown


@pytest.mark.parametrize("action", ["assist", "show"])
def test_a_win_with_help_is_no_clean_clear(action: str) -> None:
    assert won().clean
    assert not won(action).clean
    record = Record(write_record(won(action), "won", "20261130"))
    assert record.assisted
    assert not record.clean
    assert record.replay().won


def test_results_with_help_are_kept_apart() -> None:
    texts = [
        write_record(won(), "won", "20261130", now=5),
        write_record(won("assist"), "won", "20261130", now=3),
        write_record(won("show"), "won", "20261130", now=2),
        write_record(won(), "won", "20261201", now=4),
    ]
    [found] = statistics(texts).values()
    assert (found.games, found.won, found.streak, len(found.recent)) == (2, 2, 2, 2)
    assert (found.assisted, found.assisted_won) == (2, 2)
