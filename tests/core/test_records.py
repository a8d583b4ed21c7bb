"""Records of finished games, and the statistics computed from them."""

import pytest

import ningbo
from ningbo.core.errors import SaveError
from ningbo.core.records import RECENT, Record, statistics, write_record
from ningbo.core.save import seal_lines
from tests.core.tables import HOUSES, TODAY, TWO_PAIRS, Player, code_of
from tests.core.test_game import new_game

LINES = [
    "ningbo-record 1",
    "result won",
    "date 20261130",
    "layout turtle",
    "code 41739205-d",
    "rules ningbo",
    "clock 83250 started",
    "counts moves=72 hints=0 undos=1 shuffles=0",
    "actions ",
]


def sealed(*lines: str) -> str:
    """A record with some lines in place of the usual ones."""
    heads = {line.partition(" ")[0]: line for line in lines}
    return seal_lines([heads.get(line.partition(" ")[0], line) for line in LINES])


def won(time: int, **counts: int) -> str:
    numbers = {"moves": 72, "hints": 0, "undos": 0, "shuffles": 0} | counts
    listed = " ".join(f"{name}={number}" for name, number in numbers.items())
    return sealed(f"clock {time} started", f"counts {listed}")


@pytest.mark.parametrize("house", HOUSES)
def test_a_win_is_recorded_once_and_can_be_replayed(house: str) -> None:
    player = Player(house, TWO_PAIRS).built()
    player.act("0-1")
    player.hint()
    assert player.wait(1_500).view["record"] is None
    view = player.act("2-3")
    assert view["save"] is None  # nothing to continue
    record = Record(view["record"])
    assert (record.result, record.date, record.rules) == ("won", TODAY, house)
    assert record.layout == ningbo.deal(TWO_PAIRS).layout.kept_as
    assert record.time == view["time"] == 1_500
    assert (record.hints, record.undos, record.shuffles) == (view["hints"], 0, 0)
    assert record.clean == view["clean"]
    again = record.replay()
    assert again.won
    assert again.clock.at(10**9) == 1_500
    for event in ("hidden", "-hidden", "pause"):
        assert player.clock(event)["record"] is None


@pytest.mark.parametrize("help_used", ["hints", "undos", "shuffles"])
def test_a_clean_clear_is_a_win_without_any_help(help_used: str) -> None:
    assert Record(won(5)).clean
    assert not Record(won(5, **{help_used: 1})).clean
    assert not Record(sealed("result left", "counts moves=1 hints=0 undos=0 shuffles=0")).clean


def test_statistics_by_house_and_layout() -> None:
    texts = [
        won(60_000),
        won(40_000, hints=1),
        sealed("result left"),
        won(50_000, undos=2),
        sealed("rules classic", "result lost"),
        won(30_000) + "\n",
        won(30_000),  # the same once more
        "damaged",
        won(20_000)[:-3],
    ]
    found = statistics(texts)
    assert set(found) == {("ningbo", "turtle"), ("classic", "turtle")}
    here = found["ningbo", "turtle"]
    assert (here.games, here.won, here.left, here.lost) == (5, 4, 1, 0)
    assert (here.streak, here.best_streak) == (2, 2)
    assert (here.best, here.mean, here.clean, here.best_clean) == (30_000, 45_000, 2, 30_000)
    assert here.recent == [60_000, 40_000, None, 50_000, 30_000]
    there = found["classic", "turtle"]
    assert (there.games, there.lost, there.best, there.mean, there.streak) == (1, 1, None, None, 0)
    assert statistics([]) == {}


def test_the_curve_keeps_the_last_games() -> None:
    here = statistics(won(1_000 + n) for n in range(RECENT + 9))["ningbo", "turtle"]
    assert (here.games, len(here.recent), here.recent[-1]) == (RECENT + 9, RECENT, 1_008 + RECENT)


def test_choices_are_stored_as_ids() -> None:
    text = write_record(new_game("7-b", "tower"), "left", TODAY)
    assert "\nlayout twin-peaks\n" in text
    assert "\nrules tower\n" in text


WRONG = {
    "a save": ("ningbo-save 1\n", "“ningbo-save 1” doesn’t begin a record of this game"),
    "a newer one": (sealed("ningbo-record 3"), "is of version 3"),
    "a changed one": (won(5).replace("72", "71"), "doesn’t fit the rest"),
    "another result": (sealed("result drawn"), "“result drawn” can’t be read"),
    "no time": (sealed("clock x started"), "“clock x started” can’t be read"),
    "no number": (sealed("counts moves=x hints=0 undos=0 shuffles=0"), "“counts moves=x hints"),
    "a negative one": (sealed("counts moves=-1 hints=0 undos=0 shuffles=0"), "can’t be read"),
    "too few": (sealed("counts moves=1 hints=0 undos=0"), "“counts moves=1 hints=0 undos=0”"),
    "no counts": (seal_lines([*LINES[:7], LINES[8]]), "its line “counts” is missing"),
}


@pytest.mark.parametrize(("text", "sentence"), WRONG.values(), ids=WRONG)
def test_what_is_no_record_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(SaveError) as refused:
        Record(text)
    assert sentence in str(refused.value)
    assert statistics([text]) == {}


def test_a_record_whose_actions_do_not_fit_is_not_replayed() -> None:
    with pytest.raises(SaveError, match="its action 1, “0-1”, doesn’t fit"):
        Record(sealed("actions 0-1")).replay()


def test_records_of_own_layouts_are_apart_also_those_that_say_own() -> None:
    def record_of(code: str) -> str:
        player = Player("ningbo", code).built()
        player.act("0-1")
        return player.restart()["record"]

    two, three = record_of(TWO_PAIRS), record_of(code_of("layer 1\n1m  1m  2m  2m  3m  3m\n"))
    kept_as = ningbo.deal(TWO_PAIRS).layout.kept_as
    assert sorted(statistics([two, three])) == sorted(
        {("ningbo", kept_as), ("ningbo", Record(three).layout)}
    )
    before = [line for line in two.split("\n") if line and not line.startswith("check")]
    older = seal_lines(["layout own" if line.startswith("layout") else line for line in before])
    assert Record(older).layout == kept_as
    assert statistics([two, older])[("ningbo", kept_as)].games == 2
