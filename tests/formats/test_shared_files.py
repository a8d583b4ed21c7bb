"""Every layout file of other programs: its tiles, layers and free tiles, and its oddities."""

import pytest

from ningbo import layout_files
from ningbo.core.errors import FormatError
from ningbo.core.layout import Layout
from ningbo.formats import Reading, read, sniff
from tests.formats.shared import needs_shared
from tools.shared_layouts import SHARED, files, index, indexed, readings

pytestmark = needs_shared

FORMAT_OF = {
    "kmahjongg": "kmahjongg",
    "gnome-mahjongg": "gnome",
    "xmahjongg": "xmahjongg",
    "pysolfc": "pysolfc",
    "ffalt-mah": "mah",
}


def features(row: dict[str, str]) -> dict[str, str]:
    """Return the oddities of a row of the index, those with a number by their number."""
    pairs = (feature.strip().partition("=") for feature in row["odd_features"].split(";"))
    return {key: value for key, _equals, value in pairs}


def layout_named(file: str, name: str) -> Layout:
    return next(layout for layout in readings()[file].layouts if layout.name == name)


def test_every_board_has_the_tiles_layers_and_free_tiles_of_the_index() -> None:
    assert len(indexed()) == 498
    for row, layout in indexed():
        free = features(row).get("free-any-layer-above-rule", row["free_at_start"])
        least_x = min(x for x, _y, _z in layout.slots)
        least_y = min(y for _x, y, _z in layout.slots)
        size = f"{(layout.width - least_x) / 2:g}x{(layout.height - least_y) / 2:g}"
        assert [
            str(layout.count),
            ",".join(map(str, layout.per_layer)),
            str(len(layout.free_at_start())),
            size,
            f"{least_x},{least_y}",
        ] == [
            row["tiles"],
            row["tiles_per_layer"],
            free,
            row["size_in_tiles"],
            row["min_x,min_y_halfunits"],
        ], row["file"]


def test_the_index_and_the_files_hold_the_same_number_of_boards() -> None:
    assert sum(len(reading.entries) for reading in readings().values()) == len(index())


def test_content_decides_the_format() -> None:
    for file, reading in readings().items():
        folder = file.split("/")[0]
        wanted = "kyodai" if file == "xmahjongg/dragon" else FORMAT_OF[folder]
        assert reading.format == wanted, file
        assert sniff((SHARED / file).read_bytes()) == wanted, file


def test_names_authors_and_ids_come_along() -> None:
    castle = readings()["kmahjongg/castle.layout"].entries[0]
    assert (castle.layout.name, castle.author) == ("Castle", "alchark")
    assert castle.about == "Vista-styled castle layout"
    overpass = readings()["gnome-mahjongg/mahjongg.map"].entries[6]
    assert (overpass.layout.name, overpass.id) == ("Overpass", "overpass")
    fly = readings()["ffalt-mah/boards.json"].entries[1]
    assert (fly.layout.name, fly.category, fly.id) == ("Fly", "Animals", "1830783848")
    assert readings()["pysolfc/pysolfc_layouts.tsv"].entries[0].id == "5001"
    assert readings()["xmahjongg/dragon"].layout.name == "Old Dragon"


def test_a_file_name_with_signs_is_only_a_name() -> None:
    reading = layout_files.read_layout_file(SHARED / "kmahjongg" / "up&down.layout")
    assert reading.layout.count == 222
    assert reading.layout.name == "Up&Down" or reading.layout.name.startswith("Up")


def test_covered_from_two_layers_up_is_not_free() -> None:
    assert len(layout_named("gnome-mahjongg/mahjongg.map", "Overpass").free_at_start()) == 50


def test_tiles_at_column_and_row_zero_are_tiles_like_others() -> None:
    cross = readings()["kmahjongg/cross.layout"].layout
    edge = [slot for slot, (x, y, _z) in enumerate(cross.slots) if x == 0 or y == 0]
    assert edge
    assert [slot for slot in cross.free_at_start() if slot in edge]
    neighbours = {left for lefts in cross.left for left in lefts}
    assert any(cross.slots[slot][0] == 0 for slot in neighbours)


def test_comment_lines_are_no_rows() -> None:
    assert readings()["kmahjongg/default.layout"].layout.per_layer == (87, 36, 16, 4, 1)


def test_wrong_marks_are_a_warning_and_the_ones_decide() -> None:
    warned = {
        file: reading.layout.count
        for file, reading in readings().items()
        if "note.format.kmahjongg.marks" in [note.key for note in reading.warnings]
    }
    assert warned == {"kmahjongg/castle.layout": 156, "kmahjongg/crab.layout": 144}


def test_nothing_else_is_warned_of() -> None:
    odd = [note for reading in readings().values() for note in reading.warnings]
    assert {note.key for note in odd} == {"note.format.kmahjongg.marks"}


def test_xmahjongg_gives_row_then_column() -> None:
    default = readings()["xmahjongg/default"].layout
    assert default.per_layer == (87, 36, 16, 4, 1)
    assert len(default.free_at_start()) == 35
    assert len(Layout([(y, x, z) for x, y, z in default.slots]).free_at_start()) == 56


def test_floating_tiles_are_read() -> None:
    floating = {row["name"]: features(row).get("floating") for row in index()}
    assert floating["Overpass [overpass]"] == "40"
    assert floating["The Ziggurat [ziggurat]"] == "14"
    assert layout_named("gnome-mahjongg/mahjongg.map", "Overpass").count == 144
    assert layout_named("gnome-mahjongg/mahjongg.map", "The Ziggurat").count == 144


def test_the_turtles_of_five_programs_are_one() -> None:
    import ningbo

    turtles = [
        readings()["kmahjongg/default.layout"].layout,
        layout_named("gnome-mahjongg/mahjongg.map", "Turtle"),
        readings()["xmahjongg/default"].layout,
        layout_named("ffalt-mah/boards.json", "Turtle"),
        layout_named("pysolfc/pysolfc_layouts.tsv", "Traditional"),
        ningbo.layout("turtle"),
    ]
    assert {turtle.normal() for turtle in turtles} == {turtles[0].normal()}
    assert len({turtle.key for turtle in turtles if not turtle.id}) == 1


def test_a_description_leads_to_its_layout() -> None:
    described = layout_files.read_layout_file(SHARED / "kmahjongg" / "crab.desktop")
    assert described.layout == readings()["kmahjongg/crab.layout"].layout
    with pytest.raises(FormatError, match=r"read “crab\.layout”, the one it names"):
        read((SHARED / "kmahjongg" / "crab.desktop").read_bytes())


# What EXPECTED.tsv says, in this program's words: the layout's tiles, or a part of the sentence.
MALFORMED: dict[str, int | str] = {
    "km_crlf.layout": 144,
    "km_no_final_newline.layout": 144,
    "km_long_row.layout": "There are 2561 cells, and 32 x 16 x 5 need 2560: line 8 has 33",
    "km_header_missing.layout": 144,
    "km_v9.layout": "“kmahjongg-layout-v9.9” is no known version",
    "km_w_huge.layout": "Line 3 gives a width of 999999999: it may be 1 to 250 half tiles",
    "km_w_text.layout": "Line 3, “wide”: the width is not a number",
    "km_overlapping_ones.layout": "column 4, row 0, layer 0 (line 8) overlaps the one at column 3",
    "km_empty_board.layout": "There are no tiles in it",
    "empty_file.layout": "The file is empty",
    "xm_overlap": "column 1, row 0, layer 0 (line 2) overlaps the one at column 0, row 0 (line 1)",
    "xm_negative": 2,
    "xm_two_numbers": "Line 1, “0 0”, begins like a tile but isn't three numbers",
    "kyodai_3399.lay": "There are 3399 cells, and a Kyodai layout has 3400",
    "kyodai_digit2.lay": "“2” at column 0, row 0, layer 0 is no cell",
    "kyodai_cp1252_name.lay": 2,
    "gnome_odd.map": "The board “Odd” has 3 slots",
    "gnome_unclosed.map": "The XML is cut off",
    "gnome_no_z.map": 4,
    "gnome_quarter.map": "Line 1: x=“0.25” is not a number of whole and half tiles",
    "mah_not_json.mah": "not valid JSON",
    "mah_wrong_version.mah": "“2.0” is no known version",
    "mah_negative_run.mah": "has the length -5: it must be 1 or more",
    "mah_script_name.mah": 2,
    "pysol_bad_length.txt": "line 1 has 6 characters",
    "pysol_tower.txt": 14,
}


def test_every_malformed_file_is_spoken_of() -> None:
    lines = (SHARED / "malformed" / "EXPECTED.tsv").read_text(encoding="utf-8").splitlines()
    assert set(MALFORMED) == {line.split("\t")[0] for line in lines[1:]}
    for line in lines[1:]:
        file, expected = line.split("\t")
        if expected.startswith(("accept", "refuse")) and "or " not in expected:
            assert isinstance(MALFORMED[file], int) == expected.startswith("accept"), file


@pytest.mark.parametrize("file", MALFORMED)
def test_malformed_files_end_as_expected(file: str) -> None:
    data = (SHARED / "malformed" / file).read_bytes()
    expected = MALFORMED[file]
    if isinstance(expected, int):
        assert read(data).layout.count == expected
    else:
        with pytest.raises(FormatError) as caught:
            read(data)
        assert expected in str(caught.value)


def malformed(file: str) -> Reading:
    return read((SHARED / "malformed" / file).read_bytes())


def test_accepted_malformed_files_are_read_right() -> None:
    default = readings()["kmahjongg/default.layout"].layout
    assert malformed("km_crlf.layout").layout == default
    assert malformed("km_no_final_newline.layout").layout == default
    assert malformed("km_header_missing.layout").layout == default
    assert [note.key for note in malformed("km_header_missing.layout").warnings] == [
        "note.format.kmahjongg.no-header"
    ]
    assert malformed("xm_negative").layout.slots == ((0, 0, 0), (0, 2, 0))
    assert [note.key for note in malformed("xm_negative").warnings] == ["note.format.shifted"]
    assert malformed("gnome_no_z.map").layout.per_layer == (4,)
    assert malformed("pysol_tower.txt").layout.per_layer == (2,) * 7
    assert malformed("mah_script_name.mah").layout.name == "<img src=x onerror=alert(1)>"


def test_a_name_in_windows_1252_is_read() -> None:
    reading = malformed("kyodai_cp1252_name.lay")
    assert reading.encoding == "windows-1252"
    assert (reading.layout.name, reading.entries[0].category) == ("Möwe", "Vögel")


def test_every_file_of_the_folder_is_tested() -> None:
    assert len(files()) == 101
