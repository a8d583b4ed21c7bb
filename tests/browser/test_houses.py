"""The five houses, row by row of spec 2: each plays exactly as its column says."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ningbo
from ningbo.core.layouts import LAYOUT_IDS
from tests.browser.table import Table

OpenTable = Callable[..., Table]
HOUSES = ["ningbo", "open-table", "three-shuffles", "tower", "classic"]
ALL = [
    "pavilion",
    "twin-peaks",
    "high-tower",
    "turtle",
    "twin-turtle",
    "pyramid",
    "cross",
    "fortress",
]
STACK = ningbo.Layout([(0, 0, 0), (0, 0, 1)])
TRAPPED = ningbo.deal_layout(STACK, 1, "random").code


def every(**by_house: object) -> pytest.MarkDecorator:
    """One case a house; the keys are the houses with _ for -."""
    cases = [(name.replace("_", "-"), value) for name, value in by_house.items()]
    assert sorted(house for house, _value in cases) == sorted(HOUSES)
    return pytest.mark.parametrize(("house", "told"), cases, ids=lambda value: str(value)[:20])


def stuck(open_table: OpenTable, house: str) -> Table:
    """A game played into a dead end, at random deal 6 of the Pavilion."""
    table = open_table("6-a.r", house)
    while table.phase == "playing":
        table.play(table.matching()[:1])
    assert table.phase == "stuck"
    return table


def win(table: Table) -> None:
    table.play(ningbo.deal(table.code).witness or ())
    expect(table.page.locator("#won")).to_be_visible()


@every(
    ningbo=(list(LAYOUT_IDS), "a"),
    open_table=(ALL[4:], "e.r"),
    three_shuffles=(["turtle"], "d.b"),
    tower=(ALL[:3], "a"),
    classic=(["turtle"], "d"),
)
def test_layouts_offered_and_the_kind_of_new_deals(
    open_table: OpenTable, house: str, told: tuple[list[str], str]
) -> None:
    offered, suffix = told
    table = open_table(rules=house)
    assert table.code.partition("-")[2] == suffix
    table.deal_anew()
    expect(table.page.locator("#board[data-phase=playing]")).to_be_visible()
    assert table.code.partition("-")[2] == suffix
    table.pick("layouts")
    expect(table.page.locator("#layouts .card")).to_have_count(len(offered))
    cards = table.page.locator("#layouts .card").evaluate_all(
        "(all) => all.map((one) => one.dataset.pick)"
    )
    assert cards == offered
    table.page.keyboard.press("Escape")
    table.press("menu")
    methods = table.page.locator('#menu [data-action^="new-"]').count()
    assert methods == (4 if house == "ningbo" else 0)


def test_the_open_table_has_its_picker_under_the_board(open_table: OpenTable) -> None:
    table = open_table(rules="open-table")
    picker = table.page.locator("#picker")
    expect(picker.locator("button")).to_have_count(4)
    expect(picker.locator(".stars")).to_have_count(4)
    stars = picker.locator(".stars").evaluate_all("(all) => all.map((one) => one.ariaLabel[0])")
    assert stars == ["2", "1", "2", "3"]
    picker.locator('[data-pick="cross"]').click()
    expect(table.board).to_have_attribute("data-layout", "cross")
    table.ready()
    assert table.code.endswith("-g.r")
    expect(picker.locator('[data-pick="cross"]')).to_have_attribute("aria-pressed", "true")
    for house in HOUSES:
        if house != "open-table":
            expect(open_table(rules=house).page.locator("#picker")).to_be_hidden()


def test_three_shuffles_a_game_and_what_gives_them_back(open_table: OpenTable) -> None:
    table = open_table("7-d.b", "three-shuffles")
    left = table.stat("shuffles-left")
    expect(left).to_have_text("3")
    table.press("shuffle")
    expect(left).to_have_text("2")
    table.press("undo")
    expect(table.message).to_contain_text("Shuffle undone")
    expect(left).to_have_text("2")
    table.press("redo")
    expect(table.message).to_contain_text("Shuffled again")
    expect(left).to_have_text("2")
    table.press("shuffle")
    table.press("shuffle")
    expect(left).to_have_text("0")
    expect(table.page.locator('#controls [data-action="shuffle"]')).to_be_disabled()
    table.reload()
    expect(left).to_have_text("0")
    table.pick("restart")
    expect(left).to_have_text("3")
    for house in HOUSES:
        if house != "three-shuffles":
            expect(open_table(rules=house).stat("shuffles-left")).to_be_hidden()


def test_a_random_shuffle_works_when_stuck_and_is_no_move(open_table: OpenTable) -> None:
    table = stuck(open_table, "open-table")
    moves = table.stat("moves").inner_text()
    expect(table.page.locator("#stuck")).to_contain_text("No More Matches")
    assert table.records() == []
    for _time in range(20):
        if table.phase != "stuck":
            break
        faces = table.faces()
        table.press("shuffle")
        table.until(lambda faces=faces: table.faces() != faces)
        expect(table.message).to_contain_text("Shuffled")
    assert table.phase == "playing"
    expect(table.stat("moves")).to_have_text(moves)
    table.press("undo")
    expect(table.board).to_have_attribute("data-phase", "stuck")
    table.deal_anew()
    assert table.records() == [], "nothing is recorded"


@every(
    ningbo="No shuffle can help",
    open_table="",
    three_shuffles="No shuffle can help",
    tower=None,
    classic="No shuffle can help",
)
def test_a_trapped_position(open_table: OpenTable, house: str, told: str | None) -> None:
    table = open_table("7-a", house)
    table.page.evaluate("(code) => { location.hash = code }", TRAPPED)
    expect(table.page.locator("#stuck")).to_be_visible()
    expect(table.page.locator("#stuck")).to_contain_text("No shuffle can help")
    button = table.page.locator('#controls [data-action="shuffle"]')
    if told is None:
        expect(button).to_be_hidden()
        expect(table.page.locator('#stuck [data-action="shuffle"]')).to_have_count(0)
    else:
        button.click()
        expect(table.message).to_contain_text(told or "Shuffled")
    for action in ("restart", "new"):
        expect(table.page.locator(f'#stuck [data-action="{action}"]')).to_be_visible()


@every(ningbo=True, open_table=True, three_shuffles=True, tower=True, classic=True)
def test_undo_is_unlimited_and_survives_a_reload(
    open_table: OpenTable, house: str, told: bool
) -> None:
    table = open_table("7-a", house)
    pairs = list(ningbo.deal("7-a").witness or ())[:16]
    table.play(pairs)
    table.reload()
    for _pair in pairs:
        table.press("undo")
    expect(table.stat("tiles")).to_have_text("36")


def test_classic_gives_the_shuffle_count_back_and_never_the_clock(open_table: OpenTable) -> None:
    table = open_table("7-a", "classic")
    table.press("shuffle")
    expect(table.stat("moves")).to_have_text("1")
    table.press("undo")
    expect(table.message).to_contain_text("Shuffle undone")
    table.play(ningbo.deal("7-a").witness or ())
    expect(table.page.locator('[data-result="shuffles"] dd')).to_have_text("0")


@every(
    ningbo=(True, "Pair 1 of", 1),
    open_table=(False, "possible move", None),
    three_shuffles=(False, "Pair 1 of", None),
    tower=(False, "Pair 1 of", 1),
    classic=(True, "Pair 1 of", None),
)
def test_hints(open_table: OpenTable, house: str, told: tuple[bool, str, int | None]) -> None:
    walks, words, counted = told
    table = open_table("7-a", house)
    table.press("hint")
    expect(table.message).to_contain_text(words)
    first = table.marked("data-hint")
    assert len(first) == 2
    assert set(first) <= set(table.free())
    table.press("hint")
    if walks:
        expect(table.message).to_contain_text("Pair 2 of")
        assert table.marked("data-hint") != first
    else:
        table.page.wait_for_timeout(150)
        assert table.marked("data-hint") == first
    win(table)
    row = table.page.locator('[data-result="hints"] dd')
    if counted is None:
        expect(row).to_have_count(0)
    else:
        expect(row).to_have_text(str(counted))
    if house != "tower":
        moves = table.page.locator('[data-result="moves"] dd, [data-result="pairs"] dd')
        if house != "three-shuffles":
            expect(moves).to_have_text("18")


@every(
    ningbo=("covered by", True, True),
    open_table=("That tile is blocked", False, False),
    three_shuffles=("", False, False),
    tower=("overed", True, True),
    classic=("right side is clear", False, False),
)
def test_a_tap_on_a_blocked_tile(
    open_table: OpenTable, house: str, told: tuple[str, bool, bool]
) -> None:
    words, shakes, marks = told
    table = open_table("7-a", house, reduced_motion="no-preference")
    table.page.evaluate(
        """() => {
            window.shaken = 0
            const real = Element.prototype.animate
            Element.prototype.animate = function (...all) {
                if (JSON.stringify(all[0]).includes("translateX")) shaken += 1
                return real.apply(this, all)
            }
        }"""
    )
    table.page.keyboard.press("Shift")  # ends the wave
    board = ningbo.deal("7-a").board()
    slot = next(slot for slot in range(36) if board.blockers(slot).above)
    before = table.message.inner_text()
    table.tile(slot).dispatch_event("click")
    table.page.wait_for_timeout(250)
    if words:
        expect(table.message).to_contain_text(words)
    else:
        assert table.message.inner_text() == before
    assert bool(table.page.evaluate("() => shaken")) == shakes
    assert table.marked("data-blocking") == (list(board.blockers(slot).above) if marks else [])
    if house == "tower":
        expect(table.page.locator("[data-blocking]")).to_have_count(0, timeout=1000)
    assert table.marked("aria-pressed") == []


@every(ningbo="1", open_table="1", three_shuffles="1", tower=None, classic="2")
def test_what_counts_as_a_move(open_table: OpenTable, house: str, told: str | None) -> None:
    table = open_table("7-a", house)
    table.play(table.matching()[:1])
    table.press("shuffle")
    expect(table.message).to_contain_text("Shuffled")
    if told is None:
        expect(table.stat("moves")).to_be_hidden()
        return
    expect(table.stat("moves")).to_have_text(told)
    table.press("undo")
    table.press("undo")
    expect(table.stat("tiles")).to_have_text("36")
    expect(table.stat("moves")).to_have_text(told)


@every(ningbo="left", open_table=None, three_shuffles=None, tower=None, classic="lost")
def test_what_giving_up_a_started_game_is(
    open_table: OpenTable, house: str, told: str | None
) -> None:
    table = open_table("7-a", house)
    table.deal_anew()
    assert table.records() == [], "a game that wasn't started"
    table.play(table.matching()[:1])
    table.press("undo")
    expect(table.stat("tiles")).to_have_text("36")
    table.reload()
    assert table.records() == [], "a reload"
    table.pick("restart")
    table.ready()
    expect(table.message).to_contain_text("from its beginning")
    results = [record.split("\n")[1] for record in table.records()]
    assert results == ([f"result {told}"] if told else [])
    table.press("takeback")
    expect(table.message).to_contain_text("Taken back")
    assert table.records() == []
    table.page.evaluate("() => { location.hash = '8-d' }")
    expect(table.board).to_have_attribute("data-code", "8-d")
    assert len(table.records()) == (1 if told == "lost" else 0), "another layout"


@every(
    ningbo=["time", "moves", "hints", "undos", "shuffles"],
    open_table=["moves", "time"],
    three_shuffles=["time"],
    tower=["time", "hints", "undos", "shuffles"],
    classic=["time", "pairs", "shuffles", "lifetime"],
)
def test_the_result_card(open_table: OpenTable, house: str, told: list[str]) -> None:
    table = open_table("7-a", house, permissions=["clipboard-read", "clipboard-write"])
    win(table)
    card = table.page.locator("#won")
    rows = card.locator("[data-result]").evaluate_all(
        "(all) => all.map((one) => one.dataset.result)"
    )
    assert rows == told
    expect(card.locator("[data-seal=clean]")).to_have_count(
        1 if house in ("ningbo", "tower") else 0
    )
    if house == "classic":
        expect(card.locator('[data-result="lifetime"]')).to_contain_text("1 won, 0 lost")
    card.locator('[data-action="copy"]').click()
    table.page.wait_for_timeout(100)
    assert table.page.evaluate("() => navigator.clipboard.readText()").endswith("#7-a")


@pytest.mark.parametrize("spoil", ["hint", "undo", "shuffle"])
def test_a_clean_clear_has_no_hint_undo_or_shuffle(open_table: OpenTable, spoil: str) -> None:
    table = open_table("7-a", "tower")
    pairs = list(ningbo.deal("7-a").witness or ())
    table.play(pairs[:1])
    table.press(spoil)
    if spoil == "undo":
        expect(table.stat("tiles")).to_have_text("36")
        table.press("redo")
        expect(table.stat("tiles")).to_have_text("34")
    if spoil == "shuffle":
        expect(table.message).to_contain_text("Shuffled")
        table.press("undo")
        expect(table.message).to_contain_text("Shuffle undone")
    table.play(pairs[1:])
    expect(table.page.locator("#won")).to_be_visible()
    expect(table.page.locator("[data-seal=clean]")).to_have_count(0)


@every(
    ningbo={"7-a": True, "7-d": True},
    open_table={"7-e": True},
    three_shuffles={"7-d": True},
    tower={"7-a": True, "7-b": False, "7-c": False},
    classic={"7-d": True},
)
def test_blocked_tiles_are_dimmed(open_table: OpenTable, house: str, told: dict[str, bool]) -> None:
    for code, dimmed in told.items():
        table = open_table(code, house)
        assert bool(table.page.locator(".tile.dimmed").count()) == dimmed
        table.pick("settings")
        switch = table.page.locator("#setting-dim")
        if house not in ("ningbo", "tower"):
            expect(switch).to_have_count(0)
            continue
        assert switch.is_checked() == dimmed
        switch.set_checked(not dimmed)
        table.page.keyboard.press("Escape")
        assert bool(table.page.locator(".tile.dimmed").count()) != dimmed


@every(
    ningbo="setting", open_table="setting", three_shuffles="setting", tower="badge", classic="on"
)
def test_words_on_flowers_and_seasons(open_table: OpenTable, house: str, told: str) -> None:
    table = open_table("7-a", house)
    flower = next(slot for slot, face in table.faces().items() if face.endswith("f"))
    picture = "(tile) => getComputedStyle(tile.querySelector('.art'), '::before').backgroundImage"
    plain = table.tile(flower).evaluate(picture)
    table.pick("settings")
    switch = table.page.locator("#setting-words")
    expect(switch).to_have_count(1 if told == "setting" else 0)
    if told == "setting":
        switch.check()
        table.page.keyboard.press("Escape")
        assert table.tile(flower).evaluate(picture) != plain
    else:
        badge = open_table("7-a", "tower" if told == "on" else "ningbo")
        other = badge.tile(flower).evaluate(picture)
        assert (other == plain) == (told == "badge")


def test_changing_the_house_keeps_the_game_for_its_own_house(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.play(list(ningbo.deal("7-a").witness or ())[:2])
    faces = table.faces()
    for house in HOUSES[1:] + HOUSES[:1]:
        table.pick("rules")
        table.page.locator(f'#rules [data-house="{house}"]').click()
        expect(table.page.locator("#rules")).to_be_hidden()
        expect(table.board).to_have_attribute("data-rules", house)
        table.ready()
        assert f"game.{house}." in " ".join(table.kept())
    assert table.faces() == faces
    assert table.records() == []
    table.page.goto("about:blank")
    table.open()
    assert table.faces() == faces
