"""The gallery: many files at once, search and filters, favourites, files and links."""

import json
import re
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import ningbo
from ningbo import formats
from ningbo.core.full_code import read_layout_code, write_layout_code
from ningbo.core.layout import Layout
from ningbo.core.layouts import LAYOUT_IDS
from tests.browser.conftest import PHONE
from tests.browser.table import Table

OpenTable = Callable[..., Table]
ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SHARED = ROOT.parent / "shared" / "layouts"

DROP = """(files) => {
  const carried = new DataTransfer();
  for (const [name, data] of files) {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    carried.items.add(new File([bytes], name));
  }
  document.querySelector("#layouts").dispatchEvent(
    new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def shape(number: int) -> Layout:
    """One of many different small layouts, each of which can be emptied."""
    slots = [(2 * x, 0, 0) for x in range(4)]
    slots += [(2 * column, 2 + 2 * row, 0) for row in range(5) for column in range(4)]
    kept = [slot for place, slot in enumerate(slots[4:]) if number >> (place // 2) & 1]
    return Layout(
        slots[:4] + kept + [(10 + 2 * (number % 50), 0, 0), (10 + 2 * (number % 50), 4, 0)]
    )


def file_of(layout: Layout, name: str = "", format: str = "ningbo") -> bytes:
    return formats.write(format, [Layout(layout.slots, name=name)]).data


class Gallery:
    """The gallery of a page, opened."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.open()

    def open(self) -> "Gallery":
        self.table.pick("layouts")
        expect(self.part("count")).not_to_be_empty()
        return self

    def part(self, name: str) -> Locator:
        return self.page.locator(f'dialog[open] [data-gallery="{name}"]').first

    def entry(self, id: str) -> Locator:
        return self.page.locator(f'[data-entry="{id}"]')

    @property
    def titles(self) -> list[str]:
        return self.page.locator("#layouts .entry strong").all_text_contents()

    def drop(self, files: dict[str, bytes]) -> None:
        self.page.evaluate(DROP, [[name, b64encode(data).decode()] for name, data in files.items()])

    def add(self, files: dict[str, bytes]) -> None:
        """Choose files, and wait until they are read."""
        self.page.locator("#gallery-files").set_input_files(
            [{"name": name, "mimeType": "", "buffer": data} for name, data in files.items()]
        )
        expect(self.part("summary")).to_be_visible(timeout=60_000)

    def more(self, id: str) -> None:
        self.entry(id).locator('[data-gallery="more"]').last.click()
        expect(self.page.locator("dialog#layout")).to_be_visible()

    def sieve(self, name: str, choice: str) -> None:
        select = self.page.locator(f'[data-sieve="{name}"]')
        if not select.is_visible():
            self.part("filters").click()
        select.select_option(choice)


@pytest.fixture
def gallery(open_table: OpenTable) -> Gallery:
    return Gallery(open_table("7-a"))


STEPS = Layout([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0), (1, 0, 1), (5, 0, 1)])
WALL = Layout([(2 * x, 2 * y, z) for z in range(2) for x in range(4) for y in range(4)])
TRAP = Layout([(0, 0, 0), (0, 0, 1)])
ODD = Layout([(0, 0, 0), (4, 0, 0), (8, 0, 0)])


# -- files ---------------------------------------------------------------------------------------


def three_hundred() -> dict[str, bytes]:
    found = {}
    if SHARED.is_dir():
        paths = [path for path in sorted(SHARED.rglob("*")) if path.is_file()]
        # Names are those of the peers' files; a folder before each keeps them apart.
        found = {f"{path.parent.name}-{path.name}": path.read_bytes() for path in paths}
    number = 0
    while len(found) < 299:
        found[f"shape-{number}.txt"] = file_of(shape(number + 3), f"Shape {number}")
        number += 1
    return {**found, "holiday.txt": b"Dear all, the sea is calm."}


def test_three_hundred_files_dropped_at_once(gallery: Gallery) -> None:
    files = three_hundred()
    assert len(files) >= 300
    gallery.drop(files)
    expect(gallery.page.locator(".intake progress")).to_be_visible()
    expect(gallery.part("summary")).to_be_visible(timeout=240_000)
    summary = gallery.part("summary").inner_text()
    taken = int(re.match(r"([\d,]+) layouts were taken in", summary)[1].replace(",", ""))  # type: ignore[index]
    own = [name for name in gallery.table.kept() if name.startswith("own.")]
    assert taken == len(own) >= 90
    if not gallery.part("refused").get_attribute("open"):
        gallery.part("refused").locator("summary").click()
    line = gallery.part("refused").locator("li", has_text="holiday.txt")
    expect(line).to_contain_text("No known layout format")
    for key in own:
        kept = json.loads(gallery.table.kept()[key])
        assert f"own.{read_layout_code(kept['code']).kept_as}" == key
    expect(gallery.page.locator(".entry")).to_have_count(len(LAYOUT_IDS) + len(own))


def test_what_is_there_already_is_said_and_kept_once(gallery: Gallery) -> None:
    turtle = Layout([(x + 2, y, z) for x, y, z in ningbo.layout("turtle").slots])
    gallery.add(
        {
            "steps.txt": file_of(STEPS, "Steps"),
            "again.layout": file_of(STEPS, "Again", "kmahjongg"),
            "turtle.map": file_of(turtle, "Tortoise", "gnome"),
        }
    )
    expect(gallery.part("summary")).to_have_text("One layout was taken in. 2 are already here.")
    gallery.part("known").locator("summary").click()
    lines = gallery.part("known").locator("li")
    expect(lines.nth(0)).to_contain_text("already here as “Steps”")
    expect(lines.nth(1)).to_contain_text("built-in layout “Turtle”")
    assert [name for name in gallery.table.kept() if name.startswith("own.")] == [
        f"own.{STEPS.kept_as}"
    ]


def test_what_lies_beside_names_a_layout(gallery: Gallery) -> None:
    beside = b"[KMahjonggLayout]\nName=Two Steps\nAuthor=Somebody\n"
    gallery.add({"x.desktop": beside, "x.layout": file_of(STEPS, "", "kmahjongg")})
    expect(gallery.entry(STEPS.kept_as)).to_contain_text("Two Steps")
    gallery.more(STEPS.kept_as)
    expect(gallery.page.locator('#layout [data-row="author"] dd')).to_have_text("Somebody")


def test_what_cannot_be_played_is_kept_for_the_editor(gallery: Gallery) -> None:
    gallery.add({"odd.txt": file_of(ODD, "Odd one"), "trap.txt": file_of(TRAP, "Trap")})
    for layout, words in ((ODD, "3 tiles, an odd number"), (TRAP, "can't be emptied")):
        expect(gallery.entry(layout.kept_as)).to_contain_text(words)
        expect(gallery.entry(layout.kept_as).locator("[data-pick]")).to_have_count(0)
        gallery.more(layout.kept_as)
        expect(gallery.page.locator("#layout .warn")).to_contain_text(words)
        expect(gallery.page.locator("#layout [data-pick]")).to_have_count(0)
        expect(gallery.part("edit")).to_be_visible()
        gallery.part("back").click()


def test_storage_full_in_mid_import_loses_nothing(gallery: Gallery) -> None:
    gallery.page.evaluate(
        """() => {
            const real = Storage.prototype.setItem
            let kept = 0
            Storage.prototype.setItem = function (name, text) {
                if (name.includes(".own.") && ++kept > 4)
                    throw new DOMException("", "QuotaExceededError")
                return real.call(this, name, text)
            }
        }"""
    )
    shapes = [shape(number) for number in range(8, 17)]
    gallery.add({f"s{n}.txt": file_of(one, f"Shape {n}") for n, one in enumerate(shapes)})
    expect(gallery.part("summary")).to_have_text("4 layouts were taken in. 5 were not taken in.")
    lines = gallery.part("refused").locator("li")
    assert [line.split(":")[0] for line in lines.all_inner_texts()] == [
        f"s{n}.txt" for n in range(4, 9)
    ]
    expect(lines.first).to_contain_text("storage is full")
    gallery.table.reload()
    gallery.open()
    expect(gallery.page.locator(".entry")).to_have_count(len(LAYOUT_IDS) + 4)
    assert {name for name in gallery.table.kept() if name.startswith("own.")} == {
        f"own.{one.kept_as}" for one in shapes[:4]
    }


NAMES = [
    "<img src=x onerror=alert(1)>",
    "\u202egnol\u202c \u2066right\u2069 to left",
    "A" * 400,
    "zero\u200bwidth\ufeff and \x07bell",
    "{layout} {count}",
    "&lt;b&gt;",
]


def test_hostile_names_are_text(gallery: Gallery) -> None:
    files = {f"{n}<b>.mah": mah(shape(n + 20), name) for n, name in enumerate(NAMES)}
    gallery.add(files)
    expect(gallery.part("summary")).to_contain_text("6 layouts were taken in.")
    shown = [title for title in gallery.titles if title not in builtin_titles(gallery)]
    assert sorted(shown) == sorted(
        [
            "<img src=x onerror=alert(1)>",
            "gnol right to left",
            "A" * 80,
            "zero width and bell",
            "{layout} {count}",
            "&lt;b&gt;",
        ]
    )
    assert gallery.page.locator("#layouts .entry :is(img, b)").count() == 0
    gallery.more(shape(20).kept_as)
    expect(gallery.page.locator("#layout h2")).to_have_text("<img src=x onerror=alert(1)>")
    expect(gallery.page.locator('#layout [data-row="source"] dd')).to_have_text("0<b>.mah")


def mah(layout: Layout, name: str) -> bytes:
    board = json.loads(formats.write("mah", [layout]).data)
    board["boards"][0]["name"] = name
    return json.dumps(board).encode()


def builtin_titles(gallery: Gallery) -> list[str]:
    return [ningbo.layout(id).name for id in LAYOUT_IDS]


# -- playing, keeping, sharing -------------------------------------------------------------------


def test_an_own_layout_plays_and_its_game_goes_on(gallery: Gallery) -> None:
    gallery.add({"wall.txt": file_of(WALL, "Wall")})
    gallery.entry(WALL.kept_as).locator("[data-pick]").click()
    table = gallery.table
    expect(table.board).to_have_attribute("data-layout", WALL.kept_as)
    table.ready()
    table.play(table.matching()[:1])
    faces = table.faces()
    gallery.open()
    expect(gallery.entry(WALL.kept_as)).to_contain_text("unfinished")
    expect(gallery.entry(WALL.kept_as).locator(".card")).to_have_attribute("aria-current", "true")
    gallery.entry("turtle").locator("[data-pick]").click()
    expect(table.board).to_have_attribute("data-layout", "turtle")
    gallery.open()
    gallery.entry(WALL.kept_as).locator("[data-pick]").click()
    expect(table.board).to_have_attribute("data-layout", WALL.kept_as)
    table.ready()
    assert table.faces() == faces


def test_all_survives_a_reload_an_export_and_an_import(
    gallery: Gallery, open_table: OpenTable, tmp_path: Path
) -> None:
    gallery.add({"wall.txt": file_of(WALL, "Wall"), "steps.txt": file_of(STEPS, "Steps")})
    gallery.entry(WALL.kept_as).locator("[data-gallery=favourite]").click()
    gallery.more(STEPS.kept_as)
    gallery.page.locator("#gallery-collection-new").fill("Small ones")
    gallery.part("collect").click()
    kept = gallery.table.reload().kept()
    gallery.page.locator("[data-action=menu]").click()
    gallery.page.locator("#menu [data-action=settings]").click()
    with gallery.page.expect_download() as waiting:
        gallery.page.locator("#export").click()
    file = tmp_path / "kept.json"
    waiting.value.save_as(file)

    other = Gallery(open_table("7-a"))
    other.add({"bridge.txt": file_of(shape(9), "Other")})
    other.page.keyboard.press("Escape")
    other.table.pick("settings")
    other.page.locator("#import-file").set_input_files(file)
    with other.page.expect_navigation():
        other.page.locator("#ask .strong").click()
    other.table.ready()
    again = other.table.kept()
    for name in kept:
        if name.startswith("own.") or name == "shelf":
            assert json.loads(again[name]) == json.loads(kept[name])
    other.open()
    other.sieve("collection", ":Small ones")
    expect(other.page.locator(".entry")).to_have_count(1)
    assert f"own.{shape(9).kept_as}" in again


def test_a_file_with_a_changed_layout_replaces_nothing(gallery: Gallery, tmp_path: Path) -> None:
    own = json.dumps({"code": write_layout_code(WALL), "name": "Wrong", "added": 1})
    file = {
        "format": "ningbo-kept",
        "version": 1,
        "kept": {f"own.{STEPS.kept_as}": own, "settings": "{}"},
    }
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(file))
    gallery.page.keyboard.press("Escape")
    before = gallery.table.kept()
    gallery.table.pick("settings")
    gallery.page.locator("#import-file").set_input_files(path)
    expect(gallery.page.locator("#settings [role=alert]")).to_contain_text("changed on its way")
    assert gallery.table.kept() == before


def test_a_link_brings_a_layout_that_the_gallery_offers_to_keep(open_table: OpenTable) -> None:
    table = open_table(write_layout_code(WALL))
    gallery = Gallery(table)
    gallery.part("keep").click()
    expect(gallery.part("said")).to_contain_text("in the gallery now")
    expect(gallery.part("keep")).to_have_count(0)
    expect(gallery.entry(WALL.kept_as)).to_contain_text("Own layout")
    gallery.more(WALL.kept_as)
    gallery.page.locator("#gallery-name").fill("The\u202e wall")
    gallery.page.keyboard.press("Tab")
    expect(gallery.page.locator("#layout h2")).to_have_text("The wall")
    gallery.part("back").click()
    expect(gallery.entry(WALL.kept_as)).to_contain_text("The wall")
    expect(gallery.entry(WALL.kept_as).locator(".card")).to_be_focused()


def test_links_and_files_of_a_layout_can_be_taken_away(
    gallery: Gallery, open_table: OpenTable
) -> None:
    gallery.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    gallery.add({"wall.txt": file_of(WALL, "Wall")})
    gallery.more(WALL.kept_as)
    gallery.part("link").click()
    expect(gallery.part("said")).to_contain_text("y1.")
    link = gallery.page.evaluate("navigator.clipboard.readText()")
    assert len(open_table(link.partition("#")[2]).faces()) == WALL.count
    for format in ("kyodai", "mah"):
        gallery.page.locator("#gallery-format").select_option(format)
        with gallery.page.expect_download() as waiting:
            gallery.part("export").click()
        assert formats.read(waiting.value.path().read_bytes()).layout.slots == WALL.slots
        assert waiting.value.suggested_filename.startswith("Wall.")


def test_a_removed_layout_can_be_taken_back(gallery: Gallery) -> None:
    gallery.add({"wall.txt": file_of(WALL, "Wall")})
    gallery.entry(WALL.kept_as).locator("[data-gallery=favourite]").click()
    before = gallery.table.kept()
    gallery.more(WALL.kept_as)
    gallery.part("remove").click()
    expect(gallery.part("said")).to_contain_text("“Wall” was removed")
    expect(gallery.entry(WALL.kept_as)).to_have_count(0)
    assert f"own.{WALL.kept_as}" not in gallery.table.kept()
    gallery.part("takeback").click()
    expect(gallery.entry(WALL.kept_as)).to_contain_text("Wall")
    assert gallery.table.kept() == before


def test_a_study_goes_on_in_the_background_and_is_kept(gallery: Gallery) -> None:
    gallery.add({"wall.txt": file_of(WALL, "Wall")})
    gallery.more(WALL.kept_as)
    gallery.part("study").click()
    expect(gallery.part("studied")).to_contain_text("Being studied")
    gallery.page.keyboard.press("Escape")
    gallery.page.wait_for_function(
        "(name) => JSON.parse(localStorage.getItem(name)).found?.deals === 30",
        arg=f"ningbo.1.own.{WALL.kept_as}",
        timeout=90_000,
    )
    gallery.open()
    expect(gallery.entry(WALL.kept_as)).to_contain_text("of random deals can be won")
    gallery.more(WALL.kept_as)
    expect(gallery.part("studied")).to_contain_text("Of 30 random deals,")
    expect(gallery.part("study")).to_be_hidden()


# -- finding -------------------------------------------------------------------------------------


def test_search_filters_and_order(gallery: Gallery) -> None:
    gallery.add({"wall.txt": file_of(WALL, "Élan Wall"), "steps.txt": file_of(STEPS, "Steps")})
    gallery.part("search").fill("elan")
    expect(gallery.page.locator(".entry")).to_have_count(1)
    gallery.part("search").fill("")
    expect(gallery.page.locator(".entry")).to_have_count(len(LAYOUT_IDS) + 2)
    gallery.sieve("origin", "own")
    gallery.sieve("sort", "fewest")
    expect(gallery.page.locator(".entry")).to_have_count(2)
    assert gallery.titles == ["Steps", "Élan Wall"]
    gallery.sieve("tiles", "set")
    expect(gallery.part("count")).to_contain_text("No layout fits")
    gallery.part("all").click()
    expect(gallery.page.locator(".entry")).to_have_count(len(LAYOUT_IDS) + 2)
    for name, choice, fits in (
        ("tiles", "set", lambda one: one.count == 144),
        ("layers", "high", lambda one: one.layers > 4),
        ("stars", "gentle", lambda one: one.stars == 1),
    ):
        gallery.sieve(name, choice)
        wanted = [id for id in LAYOUT_IDS if fits(ningbo.layout(id))]
        expect(gallery.page.locator(".entry")).to_have_count(len(wanted))
        gallery.sieve(name, "")
    gallery.sieve("played", "waiting")
    expect(gallery.page.locator(".entry")).to_have_count(0)


def test_favourites_and_filters_are_kept(gallery: Gallery) -> None:
    heart = gallery.entry("turtle").locator("[data-gallery=favourite]")
    heart.click()
    expect(heart).to_have_attribute("aria-pressed", "true")
    gallery.sieve("collection", "favourites")
    expect(gallery.page.locator(".entry")).to_have_count(1)
    gallery.table.reload()
    gallery.open()
    expect(gallery.page.locator(".entry")).to_have_count(1)
    expect(gallery.part("filters")).to_contain_text("one filter")
    heart.click()
    gallery.sieve("sort", "name")
    expect(gallery.part("count")).to_contain_text("No layout fits")


def test_pictures_are_drawn_when_they_come_into_view(gallery: Gallery) -> None:
    drawn = gallery.page.locator(".entry svg.layout-picture")
    expect(gallery.entry(LAYOUT_IDS[0]).locator("svg.layout-picture")).to_be_visible()
    gallery.page.set_viewport_size({"width": 360, "height": 640})
    gallery.table.reload()
    gallery.open()
    expect(gallery.entry(LAYOUT_IDS[0]).locator("svg.layout-picture")).to_be_visible()
    assert drawn.count() < len(LAYOUT_IDS)
    last = gallery.entry(LAYOUT_IDS[-1])
    last.scroll_into_view_if_needed()
    expect(last.locator("svg.layout-picture")).to_be_visible()


# -- for everyone --------------------------------------------------------------------------------


def test_by_keyboard_alone(gallery: Gallery) -> None:
    gallery.add({"wall.txt": file_of(WALL, "Wall")})
    gallery.part("read").press("Enter")
    page = gallery.page
    gallery.part("search").focus()
    page.keyboard.type("Wall")
    expect(page.locator(".entry")).to_have_count(1)
    while not gallery.entry(WALL.kept_as).locator(".card").evaluate("(e) => e.matches(':focus')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(gallery.entry(WALL.kept_as).locator("[data-gallery=favourite]")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(gallery.part("back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(gallery.entry(WALL.kept_as).locator(".card")).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(gallery.entry(LAYOUT_IDS[1]).locator(".card")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(gallery.table.board).to_have_attribute("data-layout", WALL.kept_as)


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_table: OpenTable, options: dict[str, object], scheme: str) -> None:
    gallery = Gallery(open_table("7-a", color_scheme=scheme, bypass_csp=True, **options))
    page = gallery.page
    gallery.add({"wall.txt": file_of(WALL, "Wall"), "bad.txt": b"bad", "odd.txt": file_of(ODD)})
    gallery.part("filters").click()
    page.add_script_tag(path=AXE)
    run = "() => axe.run().then(({ violations }) => violations)"
    assert page.evaluate(run) == []
    gallery.more(WALL.kept_as)
    assert page.evaluate(run) == []


def test_on_a_phone_nothing_is_too_small_or_too_wide(open_table: OpenTable) -> None:
    gallery = Gallery(open_table("7-a", **PHONE))
    gallery.add({"wall.txt": file_of(WALL, "W" * 90), "bad.txt": b"bad"})
    gallery.part("filters").tap()
    for opened in ("layouts", "layout"):
        if opened == "layout":
            gallery.more(WALL.kept_as)
        small = gallery.page.evaluate(
            """(id) => [...document.querySelectorAll(`#${id} :is(button, select, input, summary)`)]
                .filter((one) => one.checkVisibility())
                .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
                .filter(([_, box]) => box.height < 44 || box.left < 0 || box.right > innerWidth)
                .map(([html]) => html)""",
            opened,
        )
        assert small == []
        assert gallery.page.evaluate(
            f"() => {{ const d = document.querySelector('#{opened}');"
            " return d.scrollWidth <= d.clientWidth }"
        )
