"""The editor: boards made by keys, mouse and touch, what is said of them, and where they go."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ningbo import formats
from ningbo.core.full_code import read_full_code, write_layout_code
from ningbo.core.layout import Layout
from ningbo.core.layouts import layout
from ningbo.workshop.draft import Draft
from ningbo.workshop.draft_text import read_draft
from ningbo.workshop.generator import generate_layout
from tests.browser.conftest import PHONE
from tests.browser.table import Table

OpenTable = Callable[..., Table]
Slots = list[tuple[int, int, int]]
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
ROW: Slots = [(14, 8, 0), (16, 8, 0), (18, 8, 0), (20, 8, 0)]


class Editor:
    """The editor as a test works in it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def open(self) -> "Editor":
        self.table.pick("editor")
        return self.ready()

    def ready(self) -> "Editor":
        expect(self.part("said")).to_contain_text(re.compile(r"tiles? on the table"))
        return self

    def part(self, name: str) -> Locator:
        return self.page.locator(f'#editor [data-editor="{name}"]')

    def found(self, name: str) -> Locator:
        return self.page.locator(f'#editor [data-editor-found="{name}"]')

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def count(self, tiles: int) -> "Editor":
        """Wait until so many tiles lie on the table."""
        expect(self.found("tiles")).to_have_text(str(tiles))
        return self

    @property
    def draft(self) -> Draft:
        """The draft as the browser keeps it."""
        return read_draft(json.loads(self.table.kept()["draft"])["text"])

    def take(self, tool: str) -> None:
        """Take a tool by touch."""
        self.part(tool).tap()
        expect(self.part(tool)).to_have_attribute("aria-pressed", "true")

    def lay(self, name: str) -> "Editor":
        details = self.part("layouts").locator("xpath=ancestor::details")
        if not details.evaluate("(details) => details.open"):
            details.locator("summary").click()
        self.part("layouts").select_option(name)
        self.part("start-layout").click()
        return self.count(layout(name).count)

    # -- where places are on the screen --------------------------------------------------------

    def spot(self, x: float, y: float, z: int = 0) -> tuple[float, float]:
        """A point of the table, in half tiles, as pixels of the window."""
        found: list[float] = self.page.evaluate(
            """([x, y, z]) => {
                const picture = document.querySelector(".editor-stage svg");
                const point = new DOMPoint(x * 15 - z * 3.6, y * 20 - z * 3.6);
                const { x: left, y: top } = point.matrixTransform(picture.getScreenCTM());
                return [left, top];
            }""",
            [x, y, z],
        )
        return found[0], found[1]

    def middle(self, place: tuple[int, int, int]) -> tuple[float, float]:
        """The middle of a tile."""
        x, y, z = place
        return self.spot(x + 1, y + 1, z)

    def click(self, place: tuple[int, int, int], button: str = "left") -> None:
        self.page.mouse.click(*self.middle(place), button=button)  # type: ignore[arg-type]

    def drag(self, *places: tuple[int, int, int]) -> None:
        """Drag from the middle of a tile over others."""
        self.page.mouse.move(*self.middle(places[0]))
        self.page.mouse.down()
        for place in places[1:]:
            self.page.mouse.move(*self.middle(place), steps=6)
        self.page.mouse.up()


@pytest.fixture
def editor(open_table: OpenTable) -> Editor:
    return Editor(open_table("7-a")).open()


# -- by keys alone -------------------------------------------------------------------------------


def go_by(page: Page, key: str, selector: str) -> None:
    """Press a key until what has the focus is what is wanted."""
    for _ in range(120):
        page.keyboard.press(key)
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    pytest.fail(f"{key} doesn't lead to {selector}")


def test_a_board_is_made_saved_and_played_by_keys_alone(open_table: OpenTable) -> None:
    table = open_table("7-a")
    page = table.page
    go_by(page, "Tab", '[data-action="menu"]')
    page.keyboard.press("Enter")
    go_by(page, "Tab", '[data-action="editor"]')
    page.keyboard.press("Enter")
    editor = Editor(table).ready()
    expect(editor.part("stage")).to_be_focused()
    editor.press("b", *["Shift+ArrowRight"] * 3, "Shift+ArrowDown", "Enter")
    editor.count(8)
    editor.press("PageUp", *["Shift+ArrowLeft"] * 2, "ArrowUp", "Enter")
    editor.count(9)
    expect(editor.part("warning")).to_contain_text("odd number")
    editor.press("ArrowRight")
    expect(editor.part("said")).to_contain_text("partly taken")
    editor.press("Enter")
    expect(editor.part("said")).to_contain_text("would overlap the one at")
    editor.press("ArrowRight", " ")
    editor.count(10)
    assert editor.draft.slots[-2:] == [(16, 9, 1), (18, 9, 1)]
    editor.press("m", "PageUp", "ArrowLeft", "m")
    expect(editor.part("said")).to_contain_text("1 tile moved")
    assert editor.draft.slots[-2:] == [(16, 9, 1), (17, 9, 2)]
    editor.press("Control+z")
    expect(editor.part("said")).to_contain_text("Undone")
    editor.press("PageDown", "Delete")
    editor.count(9)
    editor.press("Control+z")
    editor.count(10)
    made = editor.draft.layout().normal()
    go_by(page, "Tab", "#editor-name")
    page.keyboard.type("Ten")
    go_by(page, "Tab", '[data-editor="save"]')
    page.keyboard.press("Enter")
    expect(editor.part("said")).to_contain_text("“Ten” is in the gallery")
    go_by(page, "Shift+Tab", '[data-editor="try"]')
    page.keyboard.press("Enter")
    expect(page.locator("#editor")).to_be_hidden()
    table.ready()
    assert Layout(dealt_slots(table)) == made
    for left in (8, 6):
        for slot in table.matching()[0]:
            go_by(page, "n", f'[data-slot="{slot}"]')
            page.keyboard.press("Enter")
        expect(table.stat("tiles")).to_have_text(str(left))
    go_by(page, "Tab", "#way-to-draft")
    page.keyboard.press("Enter")
    Editor(table).ready().count(10)


def test_what_was_begun_with_a_key_is_left_with_escape(editor: Editor) -> None:
    editor.press("Enter")
    editor.count(1)
    editor.press("Control+z")
    editor.count(0)
    editor.press("Control+Shift+z")
    editor.count(1)
    editor.press("m", "Shift+ArrowRight", "Escape")
    expect(editor.part("said")).to_contain_text("Left as it was")
    editor.press("b", "Shift+ArrowRight", "Escape")
    assert editor.draft.slots == [(14, 8, 0)]
    expect(editor.page.locator("#editor")).to_be_visible()
    editor.press("Escape")
    expect(editor.page.locator("#editor")).to_be_hidden()


def test_keys_of_the_game_are_dead_and_typing_is_typing(editor: Editor) -> None:
    editor.part("name").fill("")
    editor.part("name").press_sequentially("Bums m")
    expect(editor.part("name")).to_have_value("Bums m")
    expect(editor.part("symmetry")).to_have_value("none")
    assert json.loads(editor.table.kept()["draft"])["name"] == "Bums m"


# -- by mouse ------------------------------------------------------------------------------------


def test_a_mouse_puts_paints_moves_and_removes(editor: Editor) -> None:
    editor.click((14, 8, 0))
    editor.count(1)
    editor.click((14, 8, 0))
    editor.count(0)
    editor.drag(ROW[0], ROW[-1])
    editor.count(4)
    assert editor.draft.slots == ROW
    editor.drag((14, 8, 0), (14, 12, 0))
    expect(editor.part("said")).to_contain_text("1 tile moved")
    assert editor.draft.slots == [*ROW[1:], (14, 12, 0)]
    editor.click((14, 12, 0), "right")
    editor.count(3)
    editor.part("erase").click()
    editor.drag(ROW[1], ROW[-1])
    editor.count(0)
    editor.part("block").click()
    editor.drag((10, 4, 0), (14, 8, 0))
    editor.count(9)
    editor.part("half").check()
    editor.part("move").click()
    editor.drag((14, 8, 0), (15, 9, 0))
    expect(editor.part("said")).to_contain_text("1 tile moved")
    assert (15, 9, 0) in editor.draft.slots


def test_a_tile_that_overlaps_is_refused_with_the_reason(editor: Editor) -> None:
    editor.part("half").check()
    editor.click((14, 8, 0))
    editor.count(1)
    editor.page.mouse.click(*editor.spot(16.1, 10.1))
    expect(editor.part("said")).to_contain_text(
        "A tile at column 8.5, row 5.5 on layer 1 would overlap the one at column 8, row 5"
    )
    editor.count(1)


def test_layers_lie_over_each_other_on_the_screen_as_on_the_table(editor: Editor) -> None:
    editor.drag(ROW[0], ROW[-1])
    editor.count(4)
    editor.part("layer-up").click()
    editor.click((16, 8, 1))
    editor.count(5)
    assert editor.draft.slots[-1] == (16, 8, 1)
    expect(editor.part("layer")).to_have_text("Layer 2 of 2: 1 tile")
    editor.part("layer-clear").click()
    editor.count(4)


def test_the_table_is_enlarged_and_clicks_still_fall_where_they_are(editor: Editor) -> None:
    for _ in range(3):
        editor.part("larger").click()
    editor.click((14, 8, 0))
    editor.count(1)
    assert editor.draft.slots == [(14, 8, 0)]
    editor.part("move").click()
    before = editor.middle((14, 8, 0))
    editor.drag((10, 8, 0), (9, 7, 0))
    after = editor.middle((14, 8, 0))
    assert before[0] - after[0] > 20
    assert before[1] - after[1] > 20
    editor.count(1)
    editor.part("put").click()
    editor.part("fit").click()
    editor.click((0, 0, 0))
    editor.count(2)


# -- by touch ------------------------------------------------------------------------------------


class Fingers:
    """Fingers on the glass, by the browser's own protocol."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        self.session.send(
            "Input.dispatchTouchEvent",
            {
                "type": f"touch{kind}",
                "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)],
            },
        )

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._send("Start", start)
        for part in range(1, 9):
            self._send("Move", _between(start, end, part / 8))
        self._send("End")
        self.page.wait_for_timeout(400)  # a tap any sooner the browser takes for the stroke's end

    def spread(self, middle: tuple[float, float], near: float, far: float) -> None:
        for part in range(9):
            reach = near + (far - near) * part / 8
            points = (middle[0] - reach, middle[1]), (middle[0] + reach, middle[1])
            self._send("Move" if part else "Start", *points)
        self._send("End")


def _between(a: tuple[float, float], b: tuple[float, float], part: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def test_a_board_is_made_by_touch(open_table: OpenTable) -> None:
    editor = Editor(open_table("7-a", **PHONE)).open()
    page = editor.page
    fingers = Fingers(page)
    page.touchscreen.tap(*editor.middle((14, 8, 0)))
    editor.count(1)
    fingers.drag(editor.middle((14, 10, 0)), editor.middle((20, 10, 0)))
    editor.count(5)
    editor.take("block")
    fingers.drag(editor.middle((4, 2, 0)), editor.middle((8, 4, 0)))
    editor.count(11)
    editor.take("move")
    fingers.drag(editor.middle((14, 8, 0)), editor.middle((14, 6, 0)))
    expect(editor.part("said")).to_contain_text("1 tile moved")
    assert (14, 6, 0) in editor.draft.slots
    editor.take("erase")
    fingers.drag(editor.middle((14, 10, 0)), editor.middle((20, 10, 0)))
    editor.count(7)
    before = editor.page.locator(".editor-stage svg").bounding_box()
    fingers.spread(editor.middle((14, 8, 0)), 20, 60)
    after = editor.page.locator(".editor-stage svg").bounding_box()
    assert before
    assert after
    assert 2.5 < after["width"] / before["width"] < 3.5
    editor.count(7)
    editor.take("put")
    page.touchscreen.tap(*editor.middle((14, 8, 0)))
    editor.count(8)
    assert (14, 8, 0) in editor.draft.slots


# -- what is said of it --------------------------------------------------------------------------


def test_symmetric_edits_about_a_chosen_axis(editor: Editor) -> None:
    editor.part("symmetry").select_option("both")
    editor.click((4, 2, 0))
    editor.count(4)
    expect(editor.page.locator(".editor-stage .axis path")).to_have_count(2)
    editor.part("symmetry").select_option("left-right")
    editor.click((10, 8, 0))
    editor.count(6)
    editor.part("stage").focus()
    editor.press("a", "Shift+ArrowRight", "Enter")
    editor.count(8)
    assert {(8, 8, 0), (12, 8, 0)} <= set(editor.draft.slots)
    editor.press("u", "u")
    editor.count(6)
    expect(editor.part("symmetry")).to_have_value("left-right")


def test_undo_and_redo_have_no_end(editor: Editor) -> None:
    for x in range(0, 30, 2):
        editor.click((x, 4, 0))
        editor.count(x // 2 + 1)
    for _ in range(15):
        editor.part("undo").click()
    editor.count(0)
    expect(editor.part("undo")).to_have_attribute("aria-disabled", "true")
    for _ in range(15):
        editor.part("redo").click()
    editor.count(15)
    editor.part("undo").click()
    editor.count(14)


def test_what_is_found_is_said(editor: Editor) -> None:
    editor.lay("turtle")
    for name, text in {"layers": "5", "size": "15 \u00d7 8", "free": "35", "floating": "0"}.items():
        expect(editor.found(name)).to_have_text(text)
    expect(editor.found("emptied")).to_have_attribute("data-answer", "yes")
    expect(editor.part("warning")).to_be_empty()
    expect(editor.page.locator(".editor-stage .free")).to_have_count(14 + 2 - 2)
    editor.part("start-empty").click()
    editor.count(0)
    editor.click((14, 8, 0))
    editor.count(1)
    expect(editor.part("warning")).to_contain_text("1 is an odd number")
    expect(editor.found("emptied")).to_have_attribute("data-answer", "no")
    editor.part("layer-up").click()
    editor.click((14, 8, 1))
    editor.count(2)
    expect(editor.found("emptied")).to_have_attribute("data-answer", "no")
    expect(editor.part("warning")).to_contain_text("can’t be emptied")
    editor.part("try").click()
    expect(editor.part("said")).to_have_class(re.compile("warn"))
    expect(editor.page.locator("#editor")).to_be_visible()
    editor.part("layer-clear").click()
    editor.click((18, 8, 1))
    editor.count(2)
    expect(editor.found("floating")).to_have_text("1")
    expect(editor.found("emptied")).to_have_attribute("data-answer", "yes")


def test_a_sample_of_deals_is_told_and_dropped_when_the_draft_changes(editor: Editor) -> None:
    editor.part("block").click()
    editor.drag((4, 2, 0), (14, 8, 0))
    editor.count(24)
    editor.part("sample").click()
    expect(editor.part("sampled")).to_contain_text(
        re.compile(r"% of 20 random deals can be won"), timeout=120_000
    )
    editor.part("sample").click()
    editor.part("undo").click()
    editor.count(0)
    expect(editor.part("sampled")).to_contain_text("changed")


# -- out into the world --------------------------------------------------------------------------


def test_a_link_opens_the_same_layout_in_a_clean_browser(
    open_table: OpenTable, site_url: str
) -> None:
    editor = Editor(open_table("7-a", permissions=["clipboard-read", "clipboard-write"])).open()
    editor.drag(ROW[0], ROW[-1])
    editor.count(4)
    editor.part("layer-up").click()
    editor.part("half").check()
    editor.drag((15, 8, 1), (19, 8, 1))
    editor.count(7)
    editor.click((19, 8, 1))
    editor.count(6)
    made = editor.draft.layout().normal()
    editor.part("link").click()
    expect(editor.part("said")).to_contain_text("Copied")
    link = editor.page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{site_url}#{write_layout_code(made)}"
    other = open_table(link.partition("#")[2])
    expect(other.stat("tiles")).to_have_text("6")
    assert Layout(dealt_slots(other)) == made


def dealt_slots(table: Table) -> Slots:
    """The layout on the table, from the full code of its deal."""
    return list(read_full_code(table.code)[0].normal().slots)


def test_a_saved_draft_is_in_the_gallery_and_its_name_is_text(editor: Editor) -> None:
    page = editor.page
    editor.drag(ROW[0], ROW[-1])
    editor.count(4)
    editor.part("name").fill("<img src=x onerror=alert(1)>")
    editor.part("save").click()
    expect(editor.part("said")).to_contain_text("“<img src=x onerror=alert(1)>” is in the gallery")
    editor.part("save").click()
    expect(editor.part("said")).to_contain_text("<img src=x")
    editor.table.reload()
    editor.table.pick("layouts")
    card = page.locator('#layouts [data-entry^="own-"]')
    expect(card).to_contain_text("<img src=x onerror=alert(1)>")
    card.locator("[data-pick]").click()
    expect(editor.table.stat("tiles")).to_have_text("4")


def test_a_layout_of_the_gallery_is_edited_as_a_copy(editor: Editor) -> None:
    page = editor.page
    editor.press("Escape")
    editor.table.pick("layouts")
    page.locator('[data-entry="pavilion"] [data-gallery="more"]').click()
    page.locator('#layout [data-gallery="edit"]').click()
    editor.count(36)
    expect(editor.part("name")).to_have_value("Pavilion")
    editor.click((0, 0, 0))
    editor.count(37)


def test_a_new_layout_is_made_from_a_seed(editor: Editor) -> None:
    editor.part("new-seed").locator("xpath=ancestor::details").evaluate("(one) => one.open = true")
    for name, value in {"seed": "7", "tiles": "48", "layers": "3"}.items():
        editor.part(f"new-{name}").fill(value)
    editor.part("new-symmetry").select_option("both")
    editor.part("new-make").click()
    expect(editor.part("said")).to_contain_text("A new layout of 48 tiles, from seed 7")
    assert editor.draft.layout().normal() == generate_layout(7, 48, 3, "both").normal()
    expect(editor.part("symmetry")).to_have_value("both")
    editor.part("new-tiles").fill("47")
    editor.part("new-make").click()
    expect(editor.part("said")).to_have_class(re.compile("warn"))
    editor.part("undo").click()
    editor.part("undo").click()
    editor.count(0)


@pytest.mark.parametrize("format", formats.FORMATS)
def test_an_exported_file_reads_back_equal(editor: Editor, format: str) -> None:
    editor.lay("pavilion")
    made = editor.draft.layout().normal()
    editor.part("name").fill("Two <b>Steps</b>")
    editor.part("format").select_option(format)
    with editor.page.expect_download() as told:
        editor.part("export").click()
    expect(editor.part("said")).to_contain_text("is written")
    reading = formats.read(Path(told.value.path()).read_bytes())
    assert reading.format == format
    assert reading.entries[0].layout.normal() == made


def test_what_a_format_cannot_hold_is_refused_with_its_reason(editor: Editor) -> None:
    editor.click((14, 8, 0))
    editor.count(1)
    editor.part("format").select_option("gnome")
    editor.part("export").click()
    expect(editor.part("said")).to_contain_text("GNOME Mahjongg")
    expect(editor.part("said")).to_have_class(re.compile("warn"))


def test_an_empty_table_is_neither_tried_nor_shared(editor: Editor) -> None:
    for name in ("try", "link", "sample", "export"):
        editor.part(name).click()
        expect(editor.part("said")).to_contain_text("no tile on the table yet")


# -- kept ----------------------------------------------------------------------------------------


def test_a_draft_survives_a_reload_with_all_that_can_be_undone(editor: Editor) -> None:
    editor.lay("pavilion")
    editor.click((0, 0, 0))
    editor.count(37)
    editor.part("name").fill("Mine")
    editor.table.reload()
    again = Editor(editor.table).open().count(37)
    expect(again.part("name")).to_have_value("Mine")
    again.part("undo").click()
    again.count(36)
    again.part("undo").click()
    again.count(0)
    again.part("redo").click()
    again.count(36)


def test_a_draft_is_exported_and_imported_with_all_else(
    editor: Editor, open_table: OpenTable, tmp_path: Path
) -> None:
    editor.lay("pavilion")
    kept = {name: text for name, text in editor.table.kept().items() if name == "draft"}
    file = tmp_path / "kept.json"
    other = Editor(open_table("7-a")).open()
    other.click((0, 0, 0))
    other.count(1)
    other.press("Escape")
    page = other.page
    for damaged in (True, False):
        text = kept["draft"].replace("lay pavilion", "lay castle") if damaged else kept["draft"]
        content = {"format": "ningbo-kept", "version": 1, "kept": {"draft": text}}
        file.write_text(json.dumps(content), encoding="utf-8")
        other.table.pick("settings")
        page.locator("#import-file").set_input_files(file)
        if damaged:
            expect(page.locator("#settings .warn")).to_contain_text("damaged")
            page.keyboard.press("Escape")
        else:
            page.locator("#ask .strong").click()
    expect(other.table.board).to_have_attribute("data-phase", "playing")
    Editor(other.table).open().count(36)
    assert "aside.1" in other.table.kept()


def test_a_damaged_draft_is_set_aside(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.page.evaluate(
        """() => localStorage.setItem("ningbo.1.draft", '{"text": "ningbo-draft 1\\\\nno"}')"""
    )
    editor = Editor(table)
    table.pick("editor")
    expect(editor.part("said")).to_contain_text("set aside")
    editor.click((14, 8, 0))
    editor.count(1)
    assert "aside.1" in table.kept()


def test_without_storage_nothing_on_the_screen_is_lost(open_table: OpenTable) -> None:
    table = open_table("7-a")
    table.page.evaluate(
        """() => { Storage.prototype.setItem = () => {
            throw new DOMException("", "QuotaExceededError"); } }"""
    )
    editor = Editor(table).open()
    expect(editor.part("said")).to_contain_text("doesn’t keep the draft")
    editor.click((14, 8, 0))
    editor.count(1)
    editor.press("Escape")
    Editor(table).open().count(1)


def test_a_worker_that_was_ended_opens_the_draft_as_it_was(editor: Editor) -> None:
    editor.lay("pavilion")
    for worker in editor.page.workers:
        if worker.evaluate("() => self.name") == "workshop":
            worker.evaluate("() => self.close()")
    editor.click((0, 0, 0))
    editor.count(37)
    editor.part("undo").click()
    editor.count(36)


def test_a_workshop_that_cannot_be_had_is_said_and_tried_again(open_table: OpenTable) -> None:
    table = open_table("7-a", service_workers="block")
    Editor(table).open().lay("pavilion")
    table.reload()
    files = re.compile(r"/assets/more-\w+\.json$")
    table.page.route(files, lambda route: route.abort())
    editor = Editor(table)
    table.pick("editor")
    expect(editor.part("said")).to_contain_text("could not be fetched")
    table.page.unroute(files)
    editor.click((0, 0, 0))
    editor.count(37)


def test_the_unfinished_game_waits_while_a_draft_is_tried(editor: Editor) -> None:
    table = editor.table
    editor.press("Escape")
    table.play(table.matching()[:1])
    editor.open()
    editor.drag(ROW[0], ROW[-1])
    editor.count(4)
    editor.part("try").click()
    table.ready()
    expect(table.stat("tiles")).to_have_text("4")
    assert "game.ningbo.pavilion" in table.kept()
    table.page.locator('[data-action="menu"]').click()
    table.press("layouts")
    table.page.locator('[data-pick="pavilion"]').click()
    expect(table.stat("tiles")).to_have_text("34")
    expect(table.page.locator("#way-to-draft")).to_have_count(0)


# -- for everyone --------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_on_a_phone(open_table: OpenTable, scheme: str) -> None:
    viewport = {"width": 360, "height": 740}
    table = open_table("7-a", color_scheme=scheme, bypass_csp=True, viewport=viewport)
    editor = Editor(table).open().lay("pavilion")
    editor.page.locator("#editor details").evaluate_all(
        "(all) => { for (const one of all) one.open = true }"
    )
    editor.page.add_script_tag(path=AXE)
    found = editor.page.evaluate("() => axe.run().then(({ violations }) => violations)")
    assert [(one["id"], [node["html"] for node in one["nodes"]][:3]) for one in found] == []


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (740, 360), (390, 844)])
def test_the_table_and_its_tools_fit_a_phone(open_table: OpenTable, size: tuple[int, int]) -> None:
    width, height = size
    table = open_table("7-a", **(PHONE | {"viewport": {"width": width, "height": height}}))
    editor = Editor(table).open().lay("turtle")
    stage = editor.part("stage").bounding_box()
    assert stage
    assert stage["width"] >= min(width * 0.5, 300)
    assert stage["height"] >= 96
    for button in editor.page.locator("#editor .editor-tools button").all():
        box = button.bounding_box()
        assert box
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height


def test_every_part_is_documented(editor: Editor) -> None:
    page = (Path(__file__).parents[2] / "docs" / "page.md").read_text(encoding="utf-8")
    for attribute in ("data-editor", "data-editor-found"):
        names = editor.page.locator(f"#editor [{attribute}]").evaluate_all(
            "(parts, name) => parts.map((part) => part.getAttribute(name))", attribute
        )
        assert names
        assert [
            name for name in names if f"`{re.sub('^shift-.*', 'shift-…', name)}`" not in page
        ] == []
