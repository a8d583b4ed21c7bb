"""Playing by pointer: whole games, selecting, blocked tiles, hints, undo, shuffle, new deals."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import ningbo
from ningbo.core.layouts import LAYOUT_IDS
from tests.browser.conftest import PHONE
from tests.browser.table import Table

OpenTable = Callable[..., Table]
TURTLE = "41739205-d"


def witness(code: str) -> list[tuple[int, int]]:
    found = ningbo.deal(code).witness
    assert found
    return list(found)


def test_a_whole_classic_turtle_from_code_to_win_by_clicking(open_table: OpenTable) -> None:
    table = open_table(TURTLE, "classic")
    table.play(witness(TURTLE))
    expect(table.page.locator("#won")).to_be_visible()
    assert table.phase == "won"
    assert len(table.records()) == 1
    assert "result won" in table.records()[0]


def test_a_whole_turtle_by_touch_on_a_phone(open_table: OpenTable) -> None:
    table = open_table(TURTLE, **PHONE)
    table.play(witness(TURTLE), Locator.tap)
    expect(table.page.locator("#won")).to_be_visible()


def test_the_page_shows_the_deal_that_the_library_deals(open_table: OpenTable) -> None:
    for code in ("7-a", "20261130-b", "0-c", "12345678-e.b", "3-f.r", "99999999-g", "5-h"):
        table = open_table(code)
        board = ningbo.deal(code).board()
        labels = {slot: board.label(slot) for slot in range(board.layout.count)}
        assert table.faces() == labels
        assert table.free() == board.free()
        expect(table.stat("pairs")).to_have_text(str(len(board.pairs)))


def test_select_deselect_and_mismatch(open_table: OpenTable) -> None:
    table = open_table(TURTLE)
    faces, free = table.faces(), table.free()
    first = free[0]
    other = next(slot for slot in free if faces[slot][1] != faces[first][1])
    table.tile(first).click()
    assert table.marked("aria-pressed") == [first]
    table.tile(other).click()
    assert table.marked("aria-pressed") == [other]
    expect(table.message).to_contain_text("don’t match")
    table.tile(other).click()
    assert table.marked("aria-pressed") == []
    assert len(table.faces()) == 144


def test_a_blocked_tile_says_why_and_marks_its_blockers(open_table: OpenTable) -> None:
    table = open_table(TURTLE)
    board = ningbo.deal(TURTLE).board()
    covered = next(slot for slot in range(144) if board.blockers(slot).above and slot > 20)
    held = next(slot for slot in range(144) if board.blockers(slot).left)
    table.tile(covered).dispatch_event("click", {"detail": 1})
    expect(table.message).to_contain_text("is covered by")
    assert table.marked("data-blocking") == list(board.blockers(covered).above)
    table.tile(held).click()
    expect(table.message).to_contain_text("is held on both sides")
    blockers = board.blockers(held)
    assert table.marked("data-blocking") == sorted(blockers.left + blockers.right)
    assert table.marked("aria-pressed") == []


def test_hints_walk_through_all_pairs_and_only_show_free_tiles(open_table: OpenTable) -> None:
    table = open_table(TURTLE)
    pairs = ningbo.deal(TURTLE).board().pairs
    seen = set()
    for number in range(1, len(pairs) + 1):
        table.press("hint")
        expect(table.message).to_contain_text(f"Pair {number} of {len(pairs)}")
        a, b = table.marked("data-hint")
        seen.add((a, b))
    assert seen == set(pairs)
    table.press("hint")
    expect(table.message).to_contain_text("Pair 1 of")
    table.page.keyboard.press("Escape")
    assert table.marked("data-hint") == []


@pytest.mark.parametrize("action", ["undo", "redo", "hint", "shuffle", "restart", "new", "Escape"])
def test_no_selection_outlives_an_action(open_table: OpenTable, action: str) -> None:
    table = open_table(TURTLE)
    table.play(witness(TURTLE)[:2])
    table.press("undo")
    expect(table.stat("tiles")).to_have_text("142")
    table.tile(table.free()[0]).click()
    assert table.marked("aria-pressed")
    if action == "Escape":
        table.page.keyboard.press("Escape")
    elif action == "restart":
        table.pick("restart")
    else:
        table.press(action)
    expect(table.page.locator(".tile[aria-pressed]")).to_have_count(0)


def test_undo_and_redo_give_back_just_what_was_there(open_table: OpenTable) -> None:
    table = open_table(TURTLE)
    states = [table.faces()]
    for pair in witness(TURTLE)[:3]:
        table.play([pair])
        states.append(table.faces())
    for before in reversed(states[:-1]):
        table.press("undo")
        expect(table.page.locator(".tile[data-slot]")).to_have_count(len(before))
        assert table.faces() == before
    for after in states[1:]:
        table.press("redo")
        expect(table.page.locator(".tile[data-slot]")).to_have_count(len(after))
        assert table.faces() == after


def test_a_shuffle_is_undone_exactly_and_redone_the_same(open_table: OpenTable) -> None:
    table = open_table(TURTLE)
    before = table.faces()
    table.press("shuffle")
    expect(table.message).to_contain_text("Shuffled")
    shuffled = table.faces()
    assert shuffled != before
    assert shuffled.keys() == before.keys()
    assert sorted(shuffled.values()) == sorted(before.values())
    table.press("undo")
    expect(table.message).to_contain_text("Shuffle undone")
    assert table.faces() == before
    table.press("redo")
    expect(table.message).to_contain_text("Shuffled again")
    assert table.faces() == shuffled


def test_restart_deals_the_first_deal_again_and_can_be_taken_back(open_table: OpenTable) -> None:
    table = open_table(TURTLE)
    dealt = table.faces()
    table.play(witness(TURTLE)[:3])
    table.press("shuffle")
    expect(table.message).to_contain_text("Shuffled")
    before = table.faces()
    for _time in range(2):
        table.pick("restart")
        expect(table.stat("tiles")).to_have_text("144")
        table.ready()
        assert table.faces() == dealt
    table.page.reload()
    table.ready()
    assert table.faces() == dealt
    table.play(witness(TURTLE)[:1])
    table.pick("restart")
    expect(table.stat("tiles")).to_have_text("144")
    table.press("takeback")
    expect(table.stat("tiles")).to_have_text("142")
    assert before != table.faces()


def test_a_new_deal_keeps_the_layout_and_can_be_taken_back(open_table: OpenTable) -> None:
    table = open_table(TURTLE)
    table.play(witness(TURTLE)[:2])
    before = table.faces()
    table.deal_anew()
    assert table.code.endswith("-d")
    assert len(table.records()) == 1
    assert "result left" in table.records()[0]
    table.press("takeback")
    expect(table.board).to_have_attribute("data-code", TURTLE)
    assert table.faces() == before
    assert table.records() == []
    expect(table.page.locator('[data-action="takeback"]')).to_be_hidden()


def test_every_layout_is_drawn_and_chosen_in_the_picker(open_table: OpenTable) -> None:
    table = open_table("7-a")
    for layout in ("twin-peaks", "high-tower", "turtle", "twin-turtle", "pyramid", "fortress"):
        table.pick("layouts")
        expect(table.page.locator("#layouts .card")).to_have_count(len(LAYOUT_IDS))
        table.page.locator(f'#layouts [data-pick="{layout}"]').click()
        expect(table.board).to_have_attribute("data-layout", layout)
        table.ready()
        assert table.page.locator(".tile").count() == ningbo.layout(layout).count


def test_stuck_offers_its_ways_out_above_the_controls(open_table: OpenTable) -> None:
    table = open_table("6-f.r", "open-table")
    while table.phase == "playing":
        pairs = table.matching()
        table.play(pairs[:1])
    panel = table.page.locator("#stuck")
    expect(panel).to_be_visible()
    box, board = panel.bounding_box(), table.board.bounding_box()
    assert box
    assert board
    assert box["y"] >= board["y"] + board["height"] - 1
    for action in ("shuffle", "undo", "restart", "new"):
        expect(panel.locator(f'[data-action="{action}"]')).to_be_visible()
    panel.locator('[data-action="undo"]').click()
    expect(panel).to_be_hidden()
    table.ready()
