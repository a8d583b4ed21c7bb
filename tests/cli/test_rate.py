"""`ningbo rate`, and rated deals by `ningbo new`."""

import json

import pytest

import ningbo
from tests.cli.shared import error_of, out_of


def test_rate_as_json_has_the_documented_shape(capsys: pytest.CaptureFixture[str]) -> None:
    printed = json.loads(out_of(capsys, "rate", " 7-A ", "--plays", "50", "--json"))
    rating = ningbo.rate(ningbo.deal("7-a"), plays=50)
    assert rating.choices is not None
    assert printed == {
        "code": "7-a",
        "difficulty": rating.difficulty,
        "band": rating.band,
        "status": "solvable",
        "plays": 50,
        "random_wins": rating.random_wins,
        "greedy_wins": rating.greedy_wins,
        "choices": rating.choices._asdict(),
    }


def test_rate_says_in_words_what_the_number_rests_on(capsys: pytest.CaptureFixture[str]) -> None:
    rating = ningbo.rate(ningbo.deal("0-d.b"), plays=50)
    choices = rating.choices
    assert choices is not None
    assert out_of(capsys, "rate", "0-d.b", "--plays", "50").splitlines() == [
        f"Difficulty {rating.difficulty} of 100: {rating.band}."
        " Ten points more are half as many wins.",
        f"Of 50 plays at random, {rating.random_wins} win.",
        f"Of 50 plays that always free the most tiles, {rating.greedy_wins} win.",
        f"Along a line that wins, {choices.real} of {choices.moves} moves offer a pair that loses;"
        f" the first is move {choices.first}.",
        f"{choices.losing} of the {choices.pairs} pairs along it lose.",
    ]


def test_rate_of_a_deal_that_can_not_be_won(capsys: pytest.CaptureFixture[str]) -> None:
    printed = json.loads(out_of(capsys, "rate", "74-b.r", "--plays", "5", "--json"))
    assert (printed["difficulty"], printed["band"], printed["choices"]) == (100, None, None)
    assert out_of(capsys, "rate", "74-b.r", "--plays", "5") == "This deal can’t be won.\n"


def test_another_seed_plays_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    said = {
        out_of(capsys, "rate", "7-a", "--plays", "50", "--seed", str(seed), "--json")
        for seed in range(5)
    }
    assert len(said) > 1


def test_new_by_difficulty_draws_the_same_codes_for_the_same_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ("new", "--layout", "turtle", "--difficulty", "hard", "--count", "3", "--seed")
    codes = out_of(capsys, *arguments, "7").split()
    assert len(set(codes)) == 3
    assert out_of(capsys, *arguments, "7").split() == codes
    assert out_of(capsys, *arguments, "8").split() != codes
    assert codes[0] == ningbo.rated_deal("turtle", "hard", 7).code


@pytest.mark.parametrize("method", ["peel", "build", "winnable"])
def test_new_by_difficulty_and_method(capsys: pytest.CaptureFixture[str], method: str) -> None:
    arguments = ("new", "--layout", "d", "--difficulty", "medium", "--method", method)
    (code,) = out_of(capsys, *arguments).split()
    assert ningbo.deal(code).method == method


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["rate"], "CODE"),
        (["rate", "7-qq"], "7-qq"),
        (["rate", "7-a", "--plays", "0"], "0"),
        (["new", "--layout", "d", "--difficulty", "fiendish"], "fiendish"),
        (["new", "--layout", "d", "--seed", "7"], "--difficulty"),
        (["new", "--layout", "d", "--difficulty", "easy", "--method", "random"], "random"),
        (["new", "--layout", "d", "--difficulty", "easy", "--count", "9999"], "9999"),
    ],
)
def test_errors_quote_what_was_given(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert says in error_of(capsys, *arguments)
