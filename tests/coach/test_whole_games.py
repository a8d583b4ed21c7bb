"""The coach against fresh solves, over whole games: a sample of `make study`."""

import pytest

from tools.study.coached import GAMES, LAYOUTS, checked_game, studied

SAMPLE = range(2)


@pytest.mark.parametrize("letter", LAYOUTS)
def test_all_that_the_coach_says_of_a_whole_game_is_so(letter: str) -> None:
    found = studied(letter, SAMPLE)
    assert found["games"] == len(SAMPLE)
    assert found["verdicts"] == found["returns"] == found["winnable"] + found["lost"]
    assert found["hints"] > 20


def test_the_study_is_of_500_games() -> None:
    assert GAMES * len(LAYOUTS) == 500


def test_a_game_from_a_deal_that_cannot_be_won() -> None:
    found = checked_game("27-d.r", 1)
    assert found["lost"] > 0
