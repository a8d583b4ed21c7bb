"""Games: actions as text, undo and redo, hints, restart; what is refused changes nothing."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ningbo.core.deal import deal
from ningbo.core.errors import MoveError, NingboError
from ningbo.core.game import Game
from ningbo.core.rules import rules
from ningbo.core.save import load_game, save_game
from ningbo.core.text import board_to_text
from tests.core.tables import HELD, STUCK, TWO_PAIRS


def new_game(code: str = "7-a", house: str = "ningbo") -> Game:
    return Game(deal(code), rules(house))


def state(game: Game) -> tuple[object, ...]:
    """All that an action may change."""
    return (
        board_to_text(game.board),
        save_game(game),
        (game.moves, game.hints, game.undos, game.shuffles, game.nudges),
        (game.can_undo, game.can_redo, game.phase, game.witness, game.hint_place),
        len(game.history),
        len(game.undone),
    )


def test_undo_and_redo_are_exact_shuffles_included() -> None:
    rng = random.Random(18)
    for seed in range(20):
        game = new_game(f"{seed}-a")
        positions = [(board_to_text(game.board), game.witness)]
        while not game.board.stuck and game.board.count > 2:
            if rng.random() < 0.2:
                game.act(f"shuffle {rng.randrange(10**8)}")
            else:
                game.play(*rng.choice(list(game.board.pairs)))
            positions.append((board_to_text(game.board), game.witness))
        for position in reversed(positions[:-1]):
            game.undo()
            assert (board_to_text(game.board), game.witness) == position
        for position in positions[1:]:
            game.redo()
            assert (board_to_text(game.board), game.witness) == position


def test_a_new_action_forgets_what_was_undone() -> None:
    game = new_game()
    first, second = list(game.board.pairs)[:2]
    game.play(*first)
    game.undo()
    game.shuffle(1)
    assert not game.can_redo
    with pytest.raises(MoveError, match="There is nothing to redo"):
        game.redo()
    game.undo()
    assert game.can_redo
    game.hint()  # a hint is no step
    assert game.can_redo
    game.play(*second)
    assert not game.can_redo


def test_restart_is_the_first_deal_also_after_shuffles() -> None:
    game = new_game("41739205-b")
    first = board_to_text(game.board)
    for _ in range(3):
        game.play(*next(iter(game.board.pairs)))
    game.act("shuffle 5")
    game.act("random 6")
    again = game.restarted().restarted()
    assert board_to_text(again.board) == first
    assert state(again) == state(new_game("41739205-b"))


def test_the_witness_clears_the_board_as_dealt_or_shuffled() -> None:
    game = new_game("7-d")
    for _ in range(20):
        game.play(*game.witness[len(game.history)])  # type: ignore[index]
    game.shuffle(3)
    for a, b in game.witness or ():
        game.play(a, b)
    assert game.won


def test_nudges_twice_a_game_and_never_counted() -> None:
    game = new_game()
    best = game.hint_pairs()[0]
    assert [game.nudge(), game.nudge(), game.nudge()] == [best, best, None]
    assert game.log == ["nudge", "nudge"]
    assert game.clean
    assert not game.started
    assert new_game(STUCK).nudge() is None


def test_a_hint_in_the_same_position_counts_once() -> None:
    game = new_game("7-d")
    pairs = game.hint_pairs()
    shown = [game.hint() for _ in range(2 * len(pairs))]
    assert shown == pairs + pairs
    assert (game.hints, game.log) == (1, ["hint"])
    game.shuffle(1)
    game.undo()
    assert game.hint() == pairs[0]
    assert game.hints == 2


def test_started_after_a_pair_or_a_shuffle_even_if_undone() -> None:
    for action in ("shuffle 1", "0-1"):
        game = new_game(TWO_PAIRS)
        game.act("hint")
        game.act("nudge")
        assert not game.started
        game.act(action)
        assert game.started
        game.act("undo")
        assert game.started
        assert not game.restarted().started


def test_games_say_what_they_are() -> None:
    assert repr(new_game()) == "<Game 7-a (ningbo): 36 tiles left>"


# -- what is refused -----------------------------------------------------------------------------

REFUSED = {
    "": ("action.form", "“” is no action; an action is two slots such as 12-57"),
    "jump": ("action.form", "“jump” is no action"),
    "0": ("action.form", "“0” is no action"),
    "0-": ("action.form", "“0-” is no action"),
    "-1": ("action.form", "“-1” is no action"),
    "0-1-2": ("action.form", "“0-1-2” is no action"),
    "0 - 1": ("action.form", "“0 - 1” is no action"),
    "0-\u0661": ("action.form", "is no action"),
    "0-000000004": ("action.form", "is no action"),
    "undo now": ("action.form", "“undo now” is no action"),
    "UNDO": ("action.form", "“UNDO” is no action"),
    "shuffle": ("action.form", "“shuffle” is no action"),
    "shuffle -1": ("action.form", "“shuffle -1” is no action"),
    "shuffle 100000000": ("action.form", "is no action"),
    "shuffle 5 6": ("action.form", "“shuffle 5 6” is no action"),
    "hint me": ("action.form", "“hint me” is no action"),
    "nudge 2": ("action.form", "“nudge 2” is no action"),
    "redo 2": ("action.form", "“redo 2” is no action"),
    "assist me": ("action.form", "“assist me” is no action"),
    "show me": ("action.form", "“show me” is no action"),
    "random x": ("action.form", "“random x” is no action"),
    "undo": ("undo.none", "There is nothing to undo"),
    "redo": ("redo.none", "There is nothing to redo"),
    "0-99": ("move.slot", "There is no slot 99; slots go from 0 to 7"),
    "0-0": ("move.same", "Slot 0 was named twice"),
    "0-1": ("move.held", "The 2 of characters on slot 1 is held on both sides"),
    "0-2": ("move.covered", "The 3 of characters on slot 2 is covered"),
    "0-5": ("move.no-match", "don’t match"),
    # The board has one 4 of characters to take and one that is held.
    "3-7": ("move.held", "on slot 3 is held"),
}


@pytest.mark.parametrize("action", REFUSED)
def test_what_cannot_be_done_is_said_and_changes_nothing(action: str) -> None:
    game = new_game(HELD)
    before = state(game)
    key, sentence = REFUSED[action]
    with pytest.raises(MoveError) as refused:
        game.act(action, 5)
    assert refused.value.key == f"error.{key}"
    assert sentence in str(refused.value)
    assert state(game) == before


@given(st.text("0123456789- undorhitsflmgx", max_size=12) | st.text(max_size=8))
def test_any_text_is_an_action_or_refused(action: str) -> None:
    game = new_game(TWO_PAIRS)
    before = state(game)
    try:
        game.act(action)
    except NingboError as error:
        assert "\n" not in str(error)  # noqa: PT017 (there may be no error)
        assert state(game) == before


@pytest.mark.parametrize("seed", [-1, 10**8])
def test_a_shuffle_needs_a_seed_that_a_save_can_hold(seed: int) -> None:
    game = new_game()
    with pytest.raises(MoveError, match=f"“{seed}” can.t seed a shuffle; seeds go from 0 to"):
        game.shuffle(seed)
    assert state(game) == state(new_game())
    game.shuffle(0)
    game.shuffle(10**8 - 1)
    assert load_game(save_game(game)).shuffles == 2


def test_a_finished_game_stays_finished() -> None:
    game = new_game(TWO_PAIRS)
    game.act("0-1", 10)
    game.act("2-3", 30)
    before = state(game)
    for action in ("undo", "redo", "hint", "nudge", "shuffle 1", "random 1", "0-1", "2-3"):
        with pytest.raises(MoveError, match="The game is won; nothing is left to play"):
            game.act(action, 50)
    game.pause(60)
    game.resume(70)
    game.touch(80)
    game.built(90)
    assert (game.phase, game.clock.at(1_000)) == ("won", 20)
    assert state(game) == before


def test_stuck_locks_neither_undo_nor_shuffle() -> None:
    game = new_game(STUCK)
    assert game.phase == "stuck"
    seed = 0
    while game.phase == "stuck":
        game.act(f"random {seed}")
        seed += 1
    while game.can_undo:
        game.undo()
    assert game.phase == "stuck"
    game.act("shuffle 1")
    assert game.phase == "playing"
