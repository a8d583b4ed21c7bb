"""Any sequence of verbs, against a model that knows the rules from the text of boards only.

The model holds tables of tiles ({place: face}, see oracle.py), plain numbers, and what it needs of
the rules' table of houses. It deals nothing: what a shuffle gives is checked, then taken over.
"""

from collections import Counter
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ningbo.core.errors import MoveError
from ningbo.core.records import Record
from ningbo.core.table import Table
from ningbo.core.text import board_to_text
from tests.core import oracle
from tests.core.tables import HOUSES, TO_TRAPPED, TODAY, TWO_PAIRS

# The columns of the houses that the model needs.
TOUCH = {"ningbo", "three-shuffles"}  # the clock starts at the first touch, elsewhere when built
HOLDS = {  # events that stop the clock beside absence
    "ningbo": {"dialog", "stats"},
    "open-table": set(),
    "three-shuffles": set(),
    "tower": set(),
    "classic": {"stats"},
}
STOPS_STUCK = {"ningbo", "open-table"}
COUNTS_SHUFFLES = {"classic"}
GIVEN_UP = {"ningbo": "left", "classic": "lost"}


class Model:
    """One game: its tiles, what undo and redo lead to, counters and clock."""

    def __init__(self, house: str, tiles: oracle.Tiles) -> None:
        self.house = house
        self.first = tiles
        self.places = oracle.ranked(tiles)
        self.tiles = tiles
        self.past: list[tuple[str, oracle.Tiles]] = []
        self.future: list[tuple[str, oracle.Tiles]] = []
        self.moves = self.hints = self.undos = self.shuffles = self.nudges = 0
        self.hinted = -1
        self.started = self.touched = False
        self.holds: set[str] = {"building"}
        self.time = 0

    @property
    def tiles(self) -> oracle.Tiles:
        return self._tiles

    @tiles.setter
    def tiles(self, tiles: oracle.Tiles) -> None:
        self._tiles = tiles
        self.pairs = oracle.pairs(tiles)

    @property
    def stuck(self) -> bool:
        return bool(self.tiles) and not self.pairs

    @property
    def running(self) -> bool:
        held = self.holds or not self.tiles or (self.stuck and self.house in STOPS_STUCK)
        return self.touched and not held

    @property
    def phase(self) -> str:
        if not self.tiles:
            return "won"
        if "paused" in self.holds:
            return "paused"
        return "stuck" if self.stuck else "playing"

    def touch(self) -> None:
        if self.house in TOUCH and self.tiles:
            self.touched = True

    def step(self, kind: str, tiles: oracle.Tiles) -> None:
        self.past.append((kind, self.tiles))
        self.future = []
        self.tiles = tiles
        self.started = True
        self.hinted = -1

    def turn(self, back: bool) -> str:
        """Undo or redo one step; its kind."""
        here, there = (self.past, self.future) if back else (self.future, self.past)
        kind, tiles = here.pop()
        there.append((kind, self.tiles))
        self.tiles = tiles
        self.hinted = -1
        if self.house == "classic" and kind == "shuffle":
            self.shuffles += -1 if back else 1
        return kind


class Tables(RuleBasedStateMachine):
    """The verbs of a table, on small boards and on Pavilion."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table()
        self.now = 0
        self.view: dict[str, Any] = {}
        self.model: Model
        self.before: Model | None = None
        self.record: str | None = None

    # -- what the table holds, as the model sees it ---------------------------------------------

    def dealt(self) -> oracle.Tiles:
        assert self.table.game is not None
        return oracle.read(board_to_text(self.table.game.board))

    def slot(self, place: oracle.Place) -> int:
        return self.model.places.index(place)

    @property
    def open(self) -> bool:
        return self.model.phase in ("playing", "stuck")

    def did(self, view: dict[str, Any]) -> None:
        """A view has come; an action ends the offer to take back."""
        self.view = view
        self.before = None
        self.record = None

    # -- rules ----------------------------------------------------------------------------------

    @initialize(
        house=st.sampled_from(HOUSES),
        code=st.sampled_from([TWO_PAIRS, TO_TRAPPED, "7-a", "8-a.b", "9-a.r", "11-a.r"]),
    )
    def begin(self, house: str, code: str) -> None:
        self.view = self.table.start(house, 1, self.now, code=code)
        self.model = Model(house, self.dealt())

    @rule(ms=st.integers(0, 5_000))
    def wait(self, ms: int) -> None:
        self.now += ms
        if self.model.running:
            self.model.time += ms
        self.view = self.table.clock("-hidden", self.now)
        self.model.holds.discard("hidden")

    @rule(event=st.sampled_from(["built", "hidden", "dialog", "-dialog", "stats", "-stats"]))
    def clock(self, event: str) -> None:
        model = self.model
        self.view = self.table.clock(event, self.now)
        if event == "built":
            if model.house not in TOUCH and model.tiles:
                model.touched = True
            model.holds.discard("building")
        elif event.lstrip("-") in HOLDS[model.house] | {"hidden"}:
            (model.holds.discard if event[0] == "-" else model.holds.add)(event.lstrip("-"))

    @rule(event=st.sampled_from(["pause", "resume", "resume"]))
    def pause(self, event: str) -> None:
        self.view = self.table.clock(event, self.now)
        if event == "resume":
            self.model.holds.discard("paused")
        elif self.model.tiles:
            self.model.holds.add("paused")

    @rule(number=st.integers(0, 10**6))
    def tap(self, number: int) -> None:
        model = self.model
        place = model.places[number % len(model.first)]
        if model.phase == "paused" or place not in model.tiles:
            with pytest.raises(MoveError):
                self.table.tap(self.slot(place), self.now)
            return
        model.touch()
        self.view = self.table.tap(self.slot(place), self.now)
        free = oracle.is_free(place, model.tiles)
        assert not (free and self.view["blocking"])
        assert not (free and self.view["message"])
        for slot in self.view["blocking"]:
            at = model.places[slot]
            assert oracle.covers(at, place) or any(
                oracle.holds(at, place, side) for side in (-2, 2)
            )

    @rule(number=st.integers(0, 10**6))
    def play(self, number: int) -> None:
        model = self.model
        pairs = model.pairs
        if not self.open or not pairs:
            return
        a, b = pairs[number % len(pairs)]
        model.touch()
        if model.house != "tower":
            model.moves += 1
        model.step("pair", oracle.without(model.tiles, (a, b)))
        self.did(self.table.act(f"{self.slot(b)}-{self.slot(a)}", self.now, TODAY))
        assert bool(self.view["record"]) == (not model.tiles)
        if not model.tiles:
            record = Record(self.view["record"])
            assert (record.result, record.time) == ("won", model.time)
            assert record.replay().won

    @rule(a=st.integers(0, 35), b=st.integers(0, 35))
    def play_any(self, a: int, b: int) -> None:
        """Two tiles that may not be played: an error, and nothing has changed."""
        places = self.model.places
        legal = {frozenset(pair) for pair in self.model.pairs}
        if max(a, b) < len(places) and frozenset((places[a], places[b])) in legal and self.open:
            return
        with pytest.raises(MoveError):
            self.table.act(f"{a}-{b}", self.now, TODAY)

    @rule(back=st.booleans())
    def undo_or_redo(self, back: bool) -> None:
        model = self.model
        action = "undo" if back else "redo"
        if not self.open or not (model.past if back else model.future):
            with pytest.raises(MoveError):
                self.table.act(action, self.now, TODAY)
            return
        model.turn(back)
        model.undos += back
        self.did(self.table.act(action, self.now, TODAY))

    @rule(seed=st.integers(0, 99_999_999))
    def shuffle(self, seed: int) -> None:
        model = self.model
        used_up = model.house == "three-shuffles" and model.shuffles >= 3
        solvable = model.house != "open-table"
        trapped = solvable and len(model.tiles) <= 12 and not oracle.can_be_emptied(model.tiles)
        if not self.open or used_up or trapped:
            with pytest.raises(MoveError):
                self.table.act(f"shuffle {seed}", self.now, TODAY)
            return
        try:
            view = self.table.act(f"shuffle {seed}", self.now, TODAY)
        except MoveError as error:
            assert (error.key, solvable) == ("error.shuffle.trapped", True)  # noqa: PT017
            return
        self.did(view)
        tiles = self.dealt()
        assert set(tiles) == set(model.tiles)
        assert Counter(tiles.values()) == Counter(model.tiles.values())
        model.step("shuffle", tiles)
        model.shuffles += 1
        model.moves += model.house in COUNTS_SHUFFLES
        game = self.table.game
        assert game is not None
        if not solvable:
            assert game.witness is None
            return
        left = tiles
        for a, b in game.witness or ():
            pair = tuple(model.places[slot] for slot in sorted((a, b)))
            assert pair in oracle.pairs(left)
            left = oracle.without(left, pair)
        assert not left

    @rule()
    def hint(self) -> None:
        model = self.model
        if not self.open:
            with pytest.raises(MoveError):
                self.table.hint(self.now)
            return
        self.did(self.table.hint(self.now))
        pairs = model.pairs
        if not pairs:
            assert self.view["hint"] == []
            return
        walks = model.house in ("ningbo", "classic")
        if model.hinted < 0:
            model.hints += model.house != "open-table"
        model.hinted = (model.hinted + 1) % len(pairs) if walks else 0
        a, b = (model.places[slot] for slot in self.view["hint"])
        assert (a, b) in pairs
        assert self.view["hintNumber"] == [model.hinted + 1, len(pairs)]

    @rule()
    def nudge(self) -> None:
        model = self.model
        if not self.open:
            with pytest.raises(MoveError):
                self.table.nudge(self.now)
            return
        self.view = self.table.nudge(self.now)
        shown = bool(model.pairs) and model.nudges < 2
        assert bool(self.view["nudge"]) == shown
        model.nudges += shown

    @rule(again=st.booleans())
    def give_up(self, again: bool) -> None:
        """Restart, or a new deal on the same layout."""
        old = self.model
        if again:
            view = self.table.restart(self.now, TODAY)
        else:
            view = self.table.new(self.now % 1_000, self.now, TODAY)
        self.view = view
        self.model = Model(old.house, self.dealt())
        if again:
            assert self.model.first == old.first
        assert set(self.model.first) == set(old.first)
        expected = GIVEN_UP.get(old.house, "") if old.started and old.tiles else ""
        assert (Record(view["record"]).result if view["record"] else "") == expected
        old.holds = {"building"}
        self.before, self.record = old, view["record"]

    @rule()
    def take_back(self) -> None:
        if self.before is None:
            with pytest.raises(MoveError):
                self.table.take_back(self.now)
            return
        self.view = self.table.take_back(self.now)
        assert self.view["retract"] == self.record
        self.model = self.before
        self.before = self.record = None

    @precondition(lambda self: self.view["save"] is not None)
    @rule(away=st.integers(0, 10**9))
    def save_and_load(self, away: int) -> None:
        """The page is left and opened again: nothing is lost but what is never kept."""
        save = self.table.clock("-hidden", self.now)["save"]
        self.now += away
        self.table = Table()
        self.view = self.table.start("tower", 5, self.now, save=save)
        self.before = self.record = None
        self.model.holds = {"building"}
        self.model.hinted = -1 if self.model.hinted < 0 else 0

    # -- what must hold after each --------------------------------------------------------------

    @invariant()
    def the_view_is_the_models(self) -> None:
        model, view = self.model, self.view
        places = model.places
        faces = "".join(model.tiles.get(place, "--") for place in places)
        pairs = model.pairs
        paused = model.phase == "paused"
        if paused:
            faces = "".join("??" if place in model.tiles else "--" for place in places)
        assert view["faces"] == faces
        assert view["phase"] == model.phase
        assert view["tiles"] == len(model.tiles)
        shown = [(self.slot(a), self.slot(b)) for a, b in pairs]
        assert view["pairs"] == ([] if paused else shown)
        assert view["pairCount"] == (None if paused else len(pairs))
        assert view["moves"] == (None if model.house == "tower" else model.moves)
        assert (view["hints"], view["undos"], view["shuffles"]) == (
            model.hints,
            model.undos,
            model.shuffles,
        )
        left = 3 - model.shuffles if model.house == "three-shuffles" else None
        assert view["shufflesLeft"] == left
        assert view["canUndo"] == (bool(model.past) and self.open)
        assert view["canRedo"] == (bool(model.future) and self.open)
        assert view["canTakeBack"] == (self.before is not None)
        assert view["started"] == model.started
        assert view["clean"] == (model.hints + model.undos + model.shuffles == 0)
        assert (view["save"] is None) == (not model.tiles)

    @invariant()
    def the_clock_is_the_models(self) -> None:
        assert self.table.game is not None
        assert self.table.game.clock.at(self.now) == self.model.time
        assert self.table.game.clock.running == self.model.running


def test_any_sequence_of_verbs() -> None:
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        Tables, settings=settings(max_examples=120, stateful_step_count=40)
    )
