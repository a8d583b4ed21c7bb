"""Saves: any game comes back whole; damaged, newer and foreign texts are refused in a sentence."""

import random

import pytest

from ningbo.core.deal import deal
from ningbo.core.errors import SaveError
from ningbo.core.game import Game
from ningbo.core.rules import rules
from ningbo.core.save import load_game, save_game, seal_lines
from tests.core.tables import HOUSES, STUCK, TWO_PAIRS
from tests.core.test_game import new_game, state

LINES = ["ningbo-save 1", "code 7-a", "rules ningbo", "clock 83250 started", "actions "]


def played(code: str, house: str, seed: int) -> Game:
    """A game of some fifty actions of every kind."""
    rng = random.Random(seed)
    game = Game(deal(code), rules(house))
    for now in range(0, 50_000, 1_000):
        pairs = list(game.board.pairs)
        actions = ["hint", "nudge"]
        if pairs and game.board.count > 2:
            a, b = rng.choice(pairs)
            actions += [f"{a}-{b}"] * 6
        if game.can_undo:
            actions += ["undo"] * 2
        if game.can_redo:
            actions += ["redo"] * 2
        if game.shuffles_left != 0 and game.board.trapped is False:
            actions += [f"shuffle {rng.randrange(10**8)}"]
        game.act(rng.choice(actions), now)
    return game


@pytest.mark.parametrize("house", HOUSES)
def test_a_game_comes_back_with_its_history_its_counters_and_its_clock(house: str) -> None:
    for seed, code in enumerate(["7-a", "41739205-b.b", "3-d.r", TWO_PAIRS]):
        game = played(code, house, seed)
        text = save_game(game, 50_000)
        again = load_game(text)
        assert save_game(again) == text
        assert state(again)[:-2][0] == state(game)[0]
        assert (again.moves, again.hints, again.undos, again.shuffles, again.nudges) == (
            game.moves,
            game.hints,
            game.undos,
            game.shuffles,
            game.nudges,
        )
        # The whole history: each step back and forth is the same.
        while game.can_undo:
            game.undo()
            again.undo()
            assert state(again)[0] == state(game)[0]
        while game.can_redo:
            game.redo()
            again.redo()
            assert state(again)[0] == state(game)[0]


def test_the_clock_goes_on_from_where_it_was_with_nothing_added() -> None:
    game = new_game(TWO_PAIRS)
    game.act("0-1", 1_000)
    again = load_game(save_game(game, 4_250))
    assert again.clock.at(10**9) == 3_250  # the absence doesn't count
    again.built(10**9)
    assert again.clock.at(10**9 + 500) == 3_750
    waiting = load_game(save_game(new_game()))
    waiting.built(0)
    assert (waiting.clock.at(9_999), waiting.clock.running) == (0, False)


def test_a_stuck_game_comes_back_stuck_with_its_clock_held() -> None:
    game = new_game(STUCK)
    game.touch(0)
    again = load_game(save_game(game, 50))
    again.built(100)
    assert (again.phase, again.clock.running) == ("stuck", False)


def test_five_pairs_a_reload_and_five_undos() -> None:
    game = new_game("9-d")
    first = state(game)[0]
    for now in range(5):
        game.play(*next(iter(game.board.pairs)), now=now)
    after = state(game)[0]
    game = load_game(save_game(game))
    assert state(game)[0] == after
    for _ in range(5):
        game.undo()
    assert state(game)[0] == first
    assert not game.can_undo


# -- what is refused -----------------------------------------------------------------------------


def test_no_character_can_be_changed_or_left_out() -> None:
    text = save_game(played("7-a", "ningbo", 1), 50_000)
    body = text.rstrip("\n")
    for place in range(len(body)):
        for wrong in (
            body[:place] + body[place + 1 :],
            body[:place] + ("x" if body[place] != "x" else "y") + body[place + 1 :],
            body[:place],
        ):
            with pytest.raises(SaveError) as refused:
                load_game(wrong)
            assert refused.value.key in {
                "error.save.damaged",
                "error.save.heading",
                "error.save.newer",
            }


def sealed(*lines: str) -> str:
    """A save whose check line is right, with some lines in place of the usual ones."""
    heads = {line.partition(" ")[0]: line for line in lines}
    return seal_lines([heads.get(line.partition(" ")[0], line) for line in LINES])


def test_the_usual_lines_are_a_save() -> None:
    assert load_game(sealed()).clock.at(0) == 83_250


WRONG = {
    "nothing": ("", "“” doesn’t begin a save of this game"),
    "a stranger": ('{"tiles": []}', '“{"tiles": []}” doesn’t begin a save of this game'),
    "a record": ("ningbo-record 1\n", "“ningbo-record 1” doesn’t begin a save"),
    "no version": ("ningbo-save\n", "“ningbo-save” doesn’t begin a save"),
    "an odd version": ("ningbo-save \u00b2\n", "“ningbo-save \u00b2” doesn’t begin a save"),
    "a newer one": (sealed("ningbo-save 2"), "is of version 2; this program reads up to version 1"),
    "a much newer one": ("ningbo-save 12345678\nmodel z\n", "is of version 12345678"),
    "no check": ("\n".join(LINES), "its last line, “actions”, doesn’t fit the rest"),
    "no code": (seal_lines([LINES[0], *LINES[2:]]), "its line “code” is missing"),
    "no actions": (seal_lines(LINES[:-1]), "its line “actions” is missing"),
    "a bad code": (
        sealed("code 7-zz"),
        "can’t be loaded: “zz” in “7-zz” is the letter of no layout",
    ),
    "a cut code": (sealed("code x1.AAAA"), "can’t be loaded: “x1.AAAA” was cut off"),
    "an old house": (sealed("rules mansion"), "can’t be loaded: “mansion” is no house"),
    "no time": (sealed("clock soon started"), "“clock soon started” can’t be read"),
    "a sign for a time": (sealed("clock \u00b2 started"), "“clock \u00b2 started” can’t be read"),
    "an endless time": (sealed("clock " + "9" * 5_000 + " started"), "can’t be read"),
    "a negative time": (sealed("clock -5 started"), "“clock -5 started” can’t be read"),
    "no state": (sealed("clock 5"), "“clock 5” can’t be read"),
    "an odd state": (sealed("clock 5 running"), "“clock 5 running” can’t be read"),
    "an illegal pair": (sealed("actions 0-1"), "its action 1, “0-1”, doesn’t fit: "),
    "an unknown action": (sealed("actions undo,dance"), "its action 1, “undo”, doesn’t fit: There"),
    "an empty action": (sealed("actions hint,,hint"), "its action 2, “”, doesn’t fit: “” is no"),
}


@pytest.mark.parametrize(("text", "sentence"), WRONG.values(), ids=WRONG)
def test_a_text_that_is_no_save_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(SaveError) as refused:
        load_game(text)
    said = str(refused.value)
    assert sentence in said
    assert "\n" not in said
    assert "{" not in said.replace('{"tiles"', "")


def test_blank_lines_around_a_save_do_no_harm() -> None:
    assert save_game(load_game("\n" + sealed() + "\n\n")) == sealed()
