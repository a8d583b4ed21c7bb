"""Statistics are what the records add up to; what is kept can be taken away and read in again."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import ningbo
from ningbo.core.records import Record
from tests.browser.table import Table

OpenTable = Callable[..., Table]


def win(table: Table, code: str) -> None:
    if table.code != code:
        table.page.evaluate("(code) => { location.hash = code }", code)
        expect(table.board).to_have_attribute("data-code", code)
        table.ready()
    table.play(ningbo.deal(code).witness or ())
    expect(table.page.locator("#won")).to_be_visible()
    table.page.keyboard.press("Escape")


def figures(table: Table, key: str) -> dict[str, str]:
    table.pick("stats")
    rows = table.page.locator(f'[data-stats="{key}"] [data-row]')
    expect(rows.first).to_be_visible()
    found: dict[str, str] = rows.evaluate_all(
        "(all) => Object.fromEntries(all.map((one) => "
        "[one.dataset.row, one.querySelector('dd').textContent]))"
    )
    table.page.keyboard.press("Escape")
    return found


def test_games_wins_streaks_and_clean_clears(open_table: OpenTable) -> None:
    table = open_table("7-a")
    win(table, "7-a")
    win(table, "8-a")
    told = figures(table, "ningbo.pavilion")
    assert told["games"] == "2"
    assert told["won"].startswith("2 ")
    assert told["streak"].startswith("2 ")
    assert told["clean"].startswith("2 ")
    table.deal_anew()
    table.play(table.matching()[:1])
    table.press("new")
    expect(table.message).to_contain_text("new deal")
    told = figures(table, "ningbo.pavilion")
    assert told["games"] == "3"
    assert told["left"] == "1"
    assert told["streak"] == "0 (longest 2)"


def test_a_record_replays_its_game(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.press("shuffle")
    expect(table.message).to_contain_text("Shuffled")
    table.press("undo")
    expect(table.message).to_contain_text("undone")
    win(table, "7-a")
    (text,) = table.records()
    record = Record(text)
    assert record.replay().won
    assert (record.shuffles, record.undos, record.moves) == (1, 1, 18)


def test_several_unfinished_games_one_for_each_layout(open_table: OpenTable) -> None:
    table = open_table("7-a")
    faces = {}
    for code in ("7-a", "7-b", "7-c"):
        if table.code != code:
            table.page.evaluate("(code) => { location.hash = code }", code)
            expect(table.board).to_have_attribute("data-code", code)
            table.ready()
        table.play(list(ningbo.deal(code).witness or ())[:2])
        faces[code] = table.faces()
    assert table.records() == []
    for code in faces:
        table.page.goto("about:blank")
        table.open(code)
        assert table.faces() == faces[code]


def test_everything_is_exported_and_imported_again(open_table: OpenTable, tmp_path: Path) -> None:
    table = open_table("7-a")
    win(table, "7-a")
    table.deal_anew()
    table.play(table.matching()[:1])
    table.pick("settings")
    table.page.locator("#setting-table").select_option("plum")
    with table.page.expect_download() as download:
        table.page.locator("#export").click()
    file = tmp_path / "kept.json"
    download.value.save_as(file)
    before, code, faces = table.kept(), table.code, table.faces()
    other = open_table("9-b")
    other.pick("settings")
    other.page.locator("#import-file").set_input_files(file)
    with other.page.expect_event("load"):
        other.page.locator("#ask .strong").click()
    other.page.goto("about:blank")
    other.open(code)
    assert other.faces() == faces
    assert other.records() == json.loads(before["records"])
    assert other.page.evaluate("() => document.documentElement.dataset.table") == "plum"


BROKEN = {
    "not json": "no file of ours",
    "foreign": '{"format": "something else"}',
    "newer": '{"format": "ningbo-kept", "version": 99, "kept": {}}',
    "damaged": '{"format": "ningbo-kept", "version": 1, "kept": {"records": 5}}',
    "record": '{"format": "ningbo-kept", "version": 1, "kept": {"records": "[\\"nonsense\\"]"}}',
    "save": '{"format": "ningbo-kept", "version": 1, "kept": '
    '{"game.ningbo.turtle": "{\\"save\\": \\"ningbo-save 1\\"}"}}',
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_file_that_is_not_whole_changes_nothing(
    open_table: OpenTable, tmp_path: Path, kind: str
) -> None:
    table = open_table("7-a")
    table.play(table.matching()[:1])
    before = table.kept()
    file = tmp_path / "kept.json"
    file.write_text(BROKEN[kind])
    table.pick("settings")
    table.page.locator("#import-file").set_input_files(file)
    expect(table.page.locator("#settings [role=alert]")).not_to_be_empty()
    assert table.kept().keys() == before.keys()
    assert table.kept().get("records") == before.get("records")


def test_the_kept_layout_is_an_id_and_a_missing_one_gives_way(open_table: OpenTable) -> None:
    table = open_table("7-b")
    assert table.kept()["layout.ningbo"] == "twin-peaks"
    table.page.evaluate("() => localStorage.setItem('ningbo.1.layout.ningbo', 'long-gone')")
    table.page.goto("about:blank")
    table.open()
    assert table.board.get_attribute("data-layout") == "pavilion"
    expect(table.message).to_contain_text("long-gone")


def test_a_code_takes_the_place_of_an_unfinished_game_and_gives_it_back(
    open_table: OpenTable,
) -> None:
    table = open_table("7-a")
    table.play(table.matching()[:1])
    faces = table.faces()
    table.page.goto("about:blank")
    table.open("8-a")
    assert [record.split("\n")[1] for record in table.records()] == ["result left"]
    table.press("takeback")
    expect(table.board).to_have_attribute("data-code", "7-a")
    assert table.faces() == faces
    assert table.records() == []


def test_a_layout_chosen_goes_on_with_its_unfinished_game(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.play(table.matching()[:1])
    faces = table.faces()
    table.page.evaluate("() => { location.hash = '7-b' }")
    expect(table.board).to_have_attribute("data-code", "7-b")
    table.ready()
    table.pick("layouts")
    table.page.locator('#layouts [data-pick="pavilion"]').click()
    expect(table.board).to_have_attribute("data-code", "7-a")
    table.ready()
    assert table.faces() == faces
    table.page.evaluate("() => { location.hash = '9-b' }")
    expect(table.board).to_have_attribute("data-code", "9-b")
    table.ready()
    assert table.records() == [], "a game without a pair or shuffle is no game"


def test_a_bad_code_for_a_layout_with_a_game_changes_nothing(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.play(table.matching()[:1])
    table.page.evaluate("() => { location.hash = '7-b' }")
    expect(table.board).to_have_attribute("data-code", "7-b")
    table.ready()
    table.page.evaluate("() => { location.hash = '123456789-a' }")
    expect(table.message).to_contain_text("9 digits")
    table.play(table.matching()[:1])
    assert table.code == "7-b"
    expect(table.stat("tiles")).to_have_text("70")


def test_a_record_that_cannot_be_read_is_kept_and_told_of(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.page.evaluate("""() => localStorage.setItem("ningbo.1.records", '["nonsense"]')""")
    table.pick("stats")
    expect(table.page.locator("#stats")).to_contain_text("1 record can’t be read")
    table.page.keyboard.press("Escape")
    win(table, "7-a")
    assert table.records()[0] == "nonsense"
    assert len(table.records()) == 2
