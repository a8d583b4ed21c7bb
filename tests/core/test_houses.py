"""The five houses play exactly as the rules' table of them says, row by row."""

from typing import Any

import pytest

from ningbo.core.deal import deal
from ningbo.core.errors import MoveError, RulesError
from ningbo.core.layouts import LETTERS, layout
from ningbo.core.records import Record
from ningbo.core.rules import DEFAULT, HOUSE_IDS, rules
from ningbo.core.table import Table
from tests.core.tables import (
    HELD,
    HOUSES,
    STUCK,
    TO_TRAPPED,
    TODAY,
    TWO_PAIRS,
    Player,
    code_of,
)

each_house = pytest.mark.parametrize("id", HOUSES)


def of_house(table: dict[str, Any]) -> Any:
    """Run a test once a house, with what `table` has for it."""
    assert set(table) == set(HOUSES)
    return pytest.mark.parametrize(("id", "expected"), table.items(), ids=table)


def test_five_ship_and_ningbo_is_the_default() -> None:
    assert HOUSE_IDS == ("ningbo", "open-table", "three-shuffles", "tower", "classic")
    assert DEFAULT.id == "ningbo"
    assert repr(rules("tower")) == "ningbo.rules('tower')"
    with pytest.raises(RulesError, match="“Tower” is no house; there are ningbo, open-table"):
        rules("Tower")


# -- layouts offered, new deals -------------------------------------------------------------------

LAYOUTS = {  # offered, first game
    "ningbo": ("".join(LETTERS), "a"),
    "open-table": ("efgh", "e"),
    "three-shuffles": ("d", "d"),
    "tower": ("abc", "a"),
    "classic": ("d", "d"),
}
METHODS = {
    "ningbo": "peel",
    "open-table": "random",
    "three-shuffles": "build",
    "tower": "peel",
    "classic": "peel",
}


@of_house(LAYOUTS)
def test_layouts_offered(id: str, expected: tuple[str, str]) -> None:
    house = rules(id)
    assert "".join(layout(name).letters for name in house.layouts) == expected[0]
    assert layout(house.first_layout).letters == expected[1]
    assert house.picker == (id == "open-table")
    view = Table().start(id, 7, 0)
    assert view["layout"] == house.first_layout


@of_house(METHODS)
def test_new_deals(id: str, expected: str) -> None:
    player = Player(id)
    assert player.view["method"] == expected
    assert player.new()["method"] == expected
    assert player.open("7-d.b")["method"] == "build"  # a code brings its own
    again = player.new()
    assert (again["layout"], again["method"]) == ("turtle", expected)
    others = {"build", "random", "winnable"} if id == "ningbo" else set()
    assert set(rules(id).methods) == {expected, *others}


@each_house
def test_a_code_opens_in_any_house_and_the_daily_is_twin_peaks(id: str) -> None:
    player = Player(id)
    view = player.open("41739205-h.w")
    assert (view["code"], view["layout"], view["rules"]) == ("41739205-h.w", "fortress", id)
    view = player.table.daily(0, TODAY)
    assert (view["code"], view["layout"]) == ("20261130-b", "twin-peaks")


# -- shuffle --------------------------------------------------------------------------------------

LIMITS = dict.fromkeys(HOUSES, None) | {"three-shuffles": 3}
KINDS = dict.fromkeys(HOUSES, "solvable") | {"open-table": "random"}


@of_house(LIMITS)
def test_shuffles_left(id: str, expected: int | None) -> None:
    player = Player(id).built()
    for count in range(3):
        left = None if expected is None else expected - count
        assert player.view["shufflesLeft"] == left
        assert player.view["canShuffle"]
        assert player.act(f"shuffle {count}")["shuffles"] == count + 1
    if expected is None:
        assert player.act("shuffle 3")["shuffles"] == 4
        return
    assert (player.view["shufflesLeft"], player.view["canShuffle"]) == (0, False)
    with pytest.raises(MoveError, match="All 3 shuffles of this game are used up"):
        player.act("shuffle 3")
    # Undo does not give one back, redo costs none, restart gives three again.
    assert player.act("undo")["shufflesLeft"] == 0
    assert player.act("redo")["shufflesLeft"] == 0
    assert player.restart()["shufflesLeft"] == 3


@of_house(KINDS)
def test_the_kind_of_shuffle(id: str, expected: str) -> None:
    player = Player(id).built()
    player.act("shuffle 5")
    game = player.table.game
    assert game is not None
    assert (game.witness is None) == (expected == "random")
    word = {"solvable": "shuffle 5", "random": "random 5"}[expected]
    assert game.log == [word]
    assert f"actions {word}\n" in player.view["save"]
    if game.witness is None:
        return
    board = game.board.copy()
    for a, b in game.witness:
        board.play(a, b)
    assert board.won


@each_house
def test_a_trapped_position(id: str) -> None:
    """Explained where the button stays, hidden with the reason in the tower; random ones go on."""
    player = Player(id, TO_TRAPPED).built()
    player.act("0-1")
    view = player.act("2-3")
    assert (view["phase"], view["trapped"]) == ("stuck", True)
    assert view["canShuffle"] == (id != "tower")
    before = player.table.game
    assert before is not None
    log = list(before.log)
    if id == "open-table":
        view = player.act("shuffle 1")
        assert (player.message, view["phase"], view["shuffles"]) == (
            "message.shuffled.stuck",
            "stuck",
            1,
        )
        return
    with pytest.raises(MoveError, match="No shuffle can help: the 2 tiles left") as refused:
        player.act("shuffle 1")
    assert refused.value.key == "error.shuffle.trapped"
    assert (before.shuffles, before.log) == (0, log)  # it costs nothing
    assert player.act("undo")["trapped"] in (None, False)


def test_open_table_goes_on_when_a_shuffle_gives_a_pair_and_stays_stuck_otherwise() -> None:
    seen = set()
    for seed in range(40):
        player = Player("open-table", STUCK).built()
        assert (player.view["phase"], player.view["running"]) == ("stuck", False)
        view = player.wait(500).act(f"shuffle {seed}")
        going = bool(view["pairs"])
        seen.add(going)
        assert view["phase"] == ("playing" if going else "stuck")
        assert view["running"] == going
        assert view["moves"] == 0
        assert player.message == ("message.shuffled" if going else "message.shuffled.stuck")
        # The clock goes on from the shuffle, and undoing it is being stuck again.
        assert player.wait(700).act("undo")["time"] == (700 if going else 0)
        assert (player.view["phase"], player.view["running"]) == ("stuck", False)
    assert seen == {True, False}


# -- undo -----------------------------------------------------------------------------------------


@each_house
def test_undo_goes_back_to_the_first_deal_shuffles_included(id: str) -> None:
    """More than the fifty pairs that one house promises, one action a press."""
    player = Player(id, "5-d").built()
    shown = [player.view["faces"]]
    for a, b in (deal("5-d").witness or ())[:55]:
        shown.append(player.act(f"{a}-{b}")["faces"])
    shown.append(player.act("shuffle 3")["faces"])
    assert len(set(shown)) == 57
    for faces in reversed(shown[:-1]):
        assert player.act("undo")["faces"] == faces
    assert not player.view["canUndo"]
    for faces in shown[1:]:
        assert player.act("redo")["faces"] == faces
    assert not player.view["canRedo"]


@each_house
def test_undo_counts_and_only_classic_takes_shuffles_off_the_count(id: str) -> None:
    player = Player(id).built()
    player.play_first()
    player.act("shuffle 9")
    moves = player.view["moves"]
    time = player.wait(300).act("undo")["time"]
    assert player.view["undos"] == 1
    assert player.view["shuffles"] == (0 if id == "classic" else 1)
    assert player.act("redo")["shuffles"] == 1
    player.act("undo")
    player.act("undo")
    assert player.view["undos"] == 3
    assert player.view["moves"] == moves  # undoing doesn't lower the moves already made
    assert player.view["time"] == time  # never the clock
    assert (player.view["canUndo"], player.view["canRedo"]) == (False, True)


# -- hint -----------------------------------------------------------------------------------------

HINTS = {  # whether it walks, whether it tells how many there are, whether it is counted
    "ningbo": (True, True, True),
    "open-table": (False, False, False),
    "three-shuffles": (False, True, True),
    "tower": (False, True, True),
    "classic": (True, True, True),
}


@of_house(HINTS)
def test_hint(id: str, expected: tuple[bool, bool, bool]) -> None:
    walks, tells, counted = expected
    player = Player(id, "7-d").built()
    game = player.table.game
    assert game is not None
    order = [list(pair) for pair in game.hint_pairs()]
    moves = player.view["moves"]
    count = len(order)
    shown = []
    for press in range(count + 1):
        view = player.hint()
        shown.append(view["hint"])
        number = press % count + 1 if walks else 1
        assert view["hintNumber"] == [number, count]
        values = {"number": number, "count": count} if tells else {}
        assert view["message"] == {
            "key": f"message.hint{'.count' if tells else ''}",
            "values": values,
        }
        assert view["hints"] == int(counted)  # pressing again is not counted
        assert view["moves"] == moves
    assert shown == ([*order, order[0]] if walks else [order[0]] * (count + 1))
    assert sorted(map(tuple, order)) == view["pairs"]
    # Any action clears the hint, and the next one begins anew and counts.
    assert player.act(f"{order[0][0]}-{order[0][1]}")["hint"] == []
    assert player.hint()["hints"] == 2 * int(counted)
    assert player.view["hintNumber"][0] == 1


@each_house
def test_no_hint_where_there_is_no_pair(id: str) -> None:
    player = Player(id, STUCK).built()
    view = player.hint()
    assert (view["hint"], view["hints"], player.message) == ([], 0, "message.hint.none")


# -- a tap on a blocked tile ----------------------------------------------------------------------

BLOCKED = {  # what is said of a covered and of a held tile, whether it shakes, marks blockers
    "ningbo": ("message.blocked.covered", "message.blocked.held", True, True),
    "open-table": ("message.blocked.plain", "message.blocked.plain", False, False),
    "three-shuffles": ("", "", False, False),
    "tower": ("message.blocked.covered.kind", "message.blocked.held.kind", True, True),
    "classic": ("message.blocked.rule", "message.blocked.rule", False, False),
}


@of_house(BLOCKED)
def test_a_tap_on_a_blocked_tile(id: str, expected: tuple[str, str, bool, bool]) -> None:
    covered, held, shakes, marks = expected
    player = Player(id, HELD).built()
    assert player.view["why"][1] == {"l": [0], "r": [2]}
    assert player.view["why"][2] == {"c": [7]}
    for slot, said, by in ((2, covered, [7]), (1, held, [0, 2])):
        view = player.tap(slot)
        assert player.message == said
        assert view["shake"] == ([slot] if shakes else [])
        assert view["blocking"] == (by if marks else [])
    free = player.tap(0)
    assert (free["message"], free["shake"], free["blocking"]) == (None, [], [])
    assert rules(id).blocked_marks == {"ningbo": "stay", "tower": "brief"}.get(id, "")


def test_the_reason_names_the_blockers() -> None:
    player = Player("ningbo", HELD)
    assert player.tap(2)["message"]["values"] == {"face": "3m", "face_above": "4m"}
    assert player.tap(1)["message"]["values"] == {
        "face": "2m",
        "face_left": "1m",
        "face_right": "3m",
    }


# -- the clock ------------------------------------------------------------------------------------

STARTS = {
    "ningbo": "touch",
    "open-table": "built",
    "three-shuffles": "touch",
    "tower": "built",
    "classic": "built",
}
STOPS = {  # beside pause, absence and the win
    "ningbo": {"dialog", "stats", "stuck"},
    "open-table": {"stuck"},
    "three-shuffles": set(),
    "tower": set(),
    "classic": {"stats"},
}


@of_house(STARTS)
@pytest.mark.parametrize("slot", [0, 1, 2], ids=["free", "held", "covered"])
def test_the_clock_starts(id: str, expected: str, slot: int) -> None:
    player = Player(id, HELD)
    player.wait(500)
    assert player.view["time"] == 0
    built = player.built().wait(400).clock("-hidden")
    assert (built["running"], built["time"]) == ((True, 400) if expected == "built" else (False, 0))
    player.tap(slot)
    assert player.view["running"]
    time = player.wait(1_000).clock("-hidden")["time"]
    assert time == (1_400 if expected == "built" else 1_000)


@each_house
def test_a_pair_played_starts_it_too_and_a_touch_before_the_tower_stands_waits(id: str) -> None:
    player = Player(id, TWO_PAIRS)
    player.act("0-1")
    assert not player.view["running"]
    player.wait(600).built()
    assert player.wait(250).clock("-hidden")["time"] == 250


@of_house(STOPS)
@pytest.mark.parametrize("event", ["hidden", "dialog", "stats"])
def test_the_clock_stops(id: str, expected: set[str], event: str) -> None:
    player = Player(id).built()
    player.tap(player.view["pairs"][0][0])
    player.wait(100).clock(event)
    stopped = event == "hidden" or event in expected
    assert player.view["running"] != stopped
    time = player.wait(1_000).clock(f"-{event}")["time"]
    assert time == (100 if stopped else 1_100)
    assert player.view["running"]


@of_house(STOPS)
def test_the_clock_when_stuck(id: str, expected: set[str]) -> None:
    player = Player(id, TO_TRAPPED).built()
    player.act("0-1")
    player.wait(100).act("2-3")
    stops = "stuck" in expected
    assert (player.view["phase"], player.view["running"]) == ("stuck", not stops)
    time = player.wait(1_000).act("undo")["time"]
    assert time == (100 if stops else 1_100)
    assert player.view["running"]


@each_house
def test_pause_stops_it_and_hides_every_face(id: str) -> None:
    player = Player(id, TWO_PAIRS).built()
    player.act("0-1")
    view = player.wait(100).clock("pause")
    assert (view["phase"], view["running"], player.message) == ("paused", False, "message.paused")
    assert view["faces"] == "----????"
    assert (view["pairs"], view["pairCount"], view["free"], view["why"]) == (
        [],
        None,
        "0000",
        [0] * 4,
    )
    assert (view["canUndo"], view["canRedo"], view["canShuffle"]) == (False, False, False)
    for action in ("undo", "redo", "hint", "nudge", "2-3", "shuffle 1"):
        with pytest.raises(MoveError, match="The game is paused; resume it first"):
            player.act(action)
    with pytest.raises(MoveError, match="paused"):
        player.tap(2)
    player.wait(5_000).clock("resume")
    assert (player.view["time"], player.view["phase"]) == (100, "playing")
    assert (player.message, player.view["running"]) == ("message.resumed", True)


@each_house
def test_a_win_stops_it_for_good(id: str) -> None:
    player = Player(id, TWO_PAIRS).built()
    player.act("0-1")
    view = player.wait(100).act("2-3")
    assert (view["phase"], view["time"], view["running"]) == ("won", 100, False)
    for event in ("pause", "resume", "hidden", "-hidden", "dialog", "-dialog", "built"):
        view = player.wait(1_000).clock(event)
        assert (view["phase"], view["time"], view["running"]) == ("won", 100, False)
    for action in ("undo", "redo", "hint", "nudge", "shuffle 1", "0-1"):
        with pytest.raises(MoveError, match="The game is won; nothing is left to play"):
            player.act(action)
    assert (view["canUndo"], view["canRedo"], view["canShuffle"]) == (False, False, False)
    # A new game has a clock of its own.
    assert player.new("pavilion")["time"] == 0
    player.built()
    player.tap(player.view["pairs"][0][0])
    assert player.wait(50).clock("-hidden")["time"] == 50


# -- what counts ----------------------------------------------------------------------------------

MOVES = {  # after a pair, and after a shuffle
    "ningbo": (1, 1),
    "open-table": (1, 1),
    "three-shuffles": (1, 1),
    "tower": (None, None),
    "classic": (1, 2),
}
CARDS = {
    "ningbo": {"time", "moves", "hints", "undos", "shuffles", "seal"},
    "open-table": {"moves", "time"},
    "three-shuffles": {"time"},
    "tower": {"time", "hints", "undos", "shuffles", "seal"},
    "classic": {"time", "pairs", "shuffles", "lifetime"},
}


@of_house(MOVES)
def test_moves(id: str, expected: tuple[int | None, int | None]) -> None:
    player = Player(id).built()
    assert player.view["moves"] == (None if id == "tower" else 0)
    assert player.play_first()["moves"] == expected[0]
    assert player.act("shuffle 1")["moves"] == expected[1]
    assert player.hint()["moves"] == expected[1]


@of_house(CARDS)
def test_result_card(id: str, expected: set[str]) -> None:
    assert set(rules(id).card) == expected


@each_house
def test_a_clean_clear_has_no_hint_undo_or_shuffle(id: str) -> None:
    def clean_after(*actions: str) -> bool:
        player = Player(id, TWO_PAIRS).built()
        for action in actions:
            player.act(action)
        return bool(player.view["clean"])

    assert clean_after("0-1", "2-3")
    assert clean_after("nudge", "nudge", "0-1", "2-3")
    assert not clean_after("0-1", "undo", "redo", "2-3")
    assert not clean_after("shuffle 1")
    assert not clean_after("shuffle 1", "undo")
    assert clean_after("hint", "0-1", "2-3") == (id == "open-table")


# -- loss -----------------------------------------------------------------------------------------

GIVEN_UP = {
    "ningbo": "left",
    "open-table": "",
    "three-shuffles": "",
    "tower": "",
    "classic": "lost",
}


@of_house(GIVEN_UP)
@pytest.mark.parametrize("how", ["restart", "new", "open", "daily"])
@pytest.mark.parametrize("started", ["0-1", "shuffle 1", "undone"])
def test_giving_up_a_started_game(id: str, expected: str, how: str, started: str) -> None:
    player = Player(id, TWO_PAIRS).built()
    for action in ("0-1", "undo") if started == "undone" else (started,):
        player.act(action)
    if how == "daily":
        view = player.table.daily(player.now, TODAY)
        if id == "ningbo":
            # Another layout: what lay here waits, unfinished.
            expected = ""
    else:
        again = code_of("layer 1\n2m  2m  1m  1m\n")
        view = {"restart": player.restart, "new": player.new}.get(how, lambda: player.open(again))()
    record = view["record"]
    assert bool(record) == bool(expected)
    if record:
        assert Record(record).result == expected
        assert Record(record).date == TODAY
        assert player.take_back()["retract"] == record


@each_house
@pytest.mark.parametrize("how", ["restart", "new", "open"])
def test_a_game_not_started_or_won_is_not_given_up(id: str, how: str) -> None:
    player = Player(id, TWO_PAIRS).built()
    player.hint()
    player.tap(0)
    give_up = {"restart": player.restart, "new": player.new}.get(how, lambda: player.open(STUCK))
    assert give_up()["record"] is None
    player = Player(id, TWO_PAIRS).built()
    player.act("0-1")
    assert Record(player.act("2-3")["record"]).result == "won"
    give_up = {"restart": player.restart, "new": player.new}.get(how, lambda: player.open(STUCK))
    assert give_up()["record"] is None


DEAD_ENDS = dict.fromkeys(HOUSES, "message.stuck") | {"open-table": "message.stuck.announced"}


@of_house(DEAD_ENDS)
def test_a_dead_end_ends_nothing_and_records_nothing(id: str, expected: str) -> None:
    player = Player(id, TO_TRAPPED).built()
    player.act("0-1")
    view = player.act("2-3")
    assert (view["phase"], player.message, view["record"]) == ("stuck", expected, None)
    assert player.act("undo")["phase"] == "playing"


# -- what the page needs to know ------------------------------------------------------------------

SHOWN = {  # layouts whose blocked tiles aren't dimmed, a switch for that, words on flowers
    "ningbo": ("", True, "setting"),
    "open-table": ("", False, "setting"),
    "three-shuffles": ("", False, "setting"),
    "tower": ("bc", True, "badge"),
    "classic": ("", False, "on"),
}


@of_house(SHOWN)
def test_what_is_shown(id: str, expected: tuple[str, bool, str]) -> None:
    house = rules(id)
    undimmed = "".join(layout(name).letters for name in house.undimmed)
    assert (undimmed, house.dim_switch, house.words) == expected
    assert house.trapped == ("hide" if id == "tower" else "explain")
