"""Play without a pointer: keys of spec 3.1, focus, and keys that stay dead behind a dialog."""

from collections.abc import Callable

from playwright.sync_api import expect

import ningbo
from tests.browser.table import Table

OpenTable = Callable[..., Table]


def focused(table: Table) -> int:
    slot = table.page.evaluate("() => document.activeElement?.dataset?.slot ?? -1")
    return int(slot)


def test_a_whole_game_by_keyboard_alone(open_table: OpenTable) -> None:
    table = open_table("7-a")
    keyboard = table.page.keyboard
    while table.page.locator("#board").get_attribute("data-phase") == "playing":
        before = int(table.stat("tiles").inner_text())
        keyboard.press("h")
        expect(table.page.locator(".tile[data-hint]")).to_have_count(2)
        first, second = table.marked("data-hint")
        reach(table, first)
        keyboard.press("Enter")
        reach(table, second)
        keyboard.press(" ")
        expect(table.stat("tiles")).to_have_text(str(before - 2))
        if table.page.locator("#stuck").is_visible():
            keyboard.press("s")
            expect(table.page.locator("#ask")).to_be_visible()
            keyboard.press("Enter")
            expect(table.page.locator("#stuck")).to_be_hidden()
    expect(table.page.locator("#won")).to_be_visible()


def reach(table: Table, slot: int) -> None:
    """Walk through the tiles that have a match until the one wanted has focus."""
    for _time in range(80):
        if focused(table) == slot:
            return
        table.page.keyboard.press("n")
    raise AssertionError(f"slot {slot} has no match, or N doesn't come to it")


def test_arrows_go_to_the_nearest_free_tile_and_layers_by_page_keys(open_table: OpenTable) -> None:
    table = open_table("7-d")
    slots = ningbo.layout("turtle").slots
    free = set(table.free())
    keyboard = table.page.keyboard
    keyboard.press("ArrowRight")
    assert focused(table) in free
    seen = {focused(table)}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        for _time in range(16):
            before = focused(table)
            keyboard.press(key)
            after = focused(table)
            assert after in free
            if after != before:
                x, y, _z = slots[before]
                to_x, to_y, _to_z = slots[after]
                ahead = {"ArrowRight": to_x - x, "ArrowLeft": x - to_x}
                ahead |= {"ArrowDown": to_y - y, "ArrowUp": y - to_y}
                assert ahead[key] >= 0
            seen.add(after)
    assert len(seen) > 8
    keyboard.press("PageUp")
    layers = [slots[focused(table)][2]]
    for _time in range(4):
        keyboard.press("PageUp")
        layers.append(slots[focused(table)][2])
    assert layers[-1] == 4
    keyboard.press("PageDown")
    assert slots[focused(table)][2] < 4


def test_every_free_tile_is_reached_by_tab_and_no_other(open_table: OpenTable) -> None:
    table = open_table("7-a")
    tabs = table.page.evaluate(
        """() => [...document.querySelectorAll(".tile")].filter((tile) => tile.tabIndex === 0)
            .map((tile) => Number(tile.dataset.slot))"""
    )
    assert tabs == table.free()
    table.page.locator("#table").focus()
    table.page.keyboard.press("Tab")
    assert focused(table) == table.free()[0]


def test_n_walks_through_the_tiles_that_have_a_match(open_table: OpenTable) -> None:
    table = open_table("7-d")
    matched = sorted({slot for pair in table.matching() for slot in pair})
    walked = []
    for _time in matched:
        table.page.keyboard.press("n")
        walked.append(focused(table))
    assert walked == matched
    table.page.keyboard.press("Shift+N")
    assert focused(table) == matched[-2]


def test_letters_do_what_their_buttons_do(open_table: OpenTable) -> None:
    table = open_table("7-a")
    keyboard = table.page.keyboard
    table.play(table.matching()[:1])
    table.page.locator('#controls [data-action="hint"]').focus()
    keyboard.press("u")
    expect(table.stat("tiles")).to_have_text("36")
    keyboard.press("r")
    expect(table.stat("tiles")).to_have_text("34")
    keyboard.press("h")
    expect(table.page.locator(".tile[data-hint]")).to_have_count(2)
    keyboard.press("p")
    expect(table.board).to_have_attribute("data-phase", "paused")
    keyboard.press("p")
    table.ready()
    keyboard.press("?")
    expect(table.page.locator("#help")).to_be_visible()
    keyboard.press("Escape")
    expect(table.page.locator("#help")).to_be_hidden()
    before = table.faces()
    keyboard.press("s")
    keyboard.press("Escape")
    assert table.faces() == before
    keyboard.press("S")
    table.page.locator("#ask .strong").click()
    expect(table.message).to_contain_text("Shuffled")


def test_a_question_closed_and_asked_again_at_once_is_answered(open_table: OpenTable) -> None:
    """The event of closing a dialog comes late; here only after it has opened again."""
    table = open_table("7-a")
    table.page.evaluate(
        """() => {
            const press = (key) =>
                document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
            press("s")
            document.querySelector("#ask").close()
            press("s")
        }"""
    )
    table.page.wait_for_timeout(100)
    table.page.locator("#ask .strong").click()
    expect(table.message).to_contain_text("Shuffled")


def test_game_keys_are_dead_while_a_dialog_is_open(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.play(table.matching()[:1])
    for dialog in ("menu", "settings", "help", "rules", "stats", "layouts", "code"):
        if dialog == "menu":
            table.press("menu")
        else:
            table.pick(dialog)
        expect(table.page.locator(f"#{dialog}")).to_be_visible()
        table.page.locator(f"#{dialog} .close").focus()
        for key in "urhpn":
            table.page.keyboard.press(key)
        table.page.keyboard.press("Escape")
        expect(table.page.locator(f"#{dialog}")).to_be_hidden()
    assert len(table.faces()) == 34
    assert table.phase == "playing"
    assert table.marked("data-hint") == []


def test_a_focused_button_keeps_enter_and_space(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.play(table.matching()[:1])
    table.page.locator('#controls [data-action="undo"]').focus()
    table.page.keyboard.press("Enter")
    expect(table.stat("tiles")).to_have_text("36")
    table.page.locator('#controls [data-action="redo"]').focus()
    table.page.keyboard.press(" ")
    expect(table.stat("tiles")).to_have_text("34")


def test_escape_clears_and_focus_moves_on_when_tiles_leave(open_table: OpenTable) -> None:
    table = open_table("7-a")
    a, b = table.matching()[0]
    reach(table, a)
    table.page.keyboard.press("Enter")
    assert table.marked("aria-pressed") == [a]
    table.page.keyboard.press("Escape")
    assert table.marked("aria-pressed") == []
    table.page.keyboard.press("Enter")
    reach(table, b)
    table.page.keyboard.press("Enter")
    expect(table.stat("tiles")).to_have_text("34")
    assert focused(table) in table.free()
