"""A layout written in a format and read again is the same layout; what can't be is refused."""

import base64
import json

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import ningbo
from ningbo.core.errors import FormatError, LayoutError
from ningbo.core.layout import Layout
from ningbo.core.layouts import layouts as built_in_layouts
from ningbo.formats import FORMATS, Entry, by_id, read, write
from tests.formats.shared import needs_shared
from tools.shared_layouts import indexed

BUILT_IN = built_in_layouts()
EVERY_VERSION = [(format, version) for format in FORMATS for version in by_id(format).VERSIONS]
WORDS = st.text(
    st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), min_size=1, max_size=12
).map(lambda text: " ".join(text.split()))


@st.composite
def layouts(draw: st.DrawFn, most_x: int = 60, most_y: int = 40, most_z: int = 13) -> Layout:
    """Any layout, stacks and floating tiles among them: tiles that would overlap are left out."""
    places = st.tuples(st.integers(0, most_x), st.integers(0, most_y), st.integers(0, most_z))
    kept: list[tuple[int, int, int]] = []
    for x, y, z in draw(st.lists(places, min_size=1, max_size=40)):
        if not any(abs(x - a) < 2 and abs(y - b) < 2 and z == c for a, b, c in kept):
            kept.append((x, y, z))
    return Layout(kept, name=draw(WORDS))


def fits(layout: Layout, format: str, version: str) -> bool:
    """Whether a format can hold a layout, said a second time and in another way."""
    x, y, z = (max(slot[axis] for slot in layout.slots) for axis in (0, 1, 2))
    if format == "gnome":
        return layout.count % 2 == 0
    if (format, version) == ("kmahjongg", "1.0"):
        return x <= 30 and y <= 14 and z <= 4
    if format == "kyodai":
        return x <= 32 and y <= 18 and z <= 4
    if format == "pysolfc":
        return x <= 51 and y <= 51 and z <= 6  # higher tiles only as tops of towers
    return True


@pytest.mark.parametrize(("format", "version"), EVERY_VERSION)
@settings(max_examples=40)
@given(layout=layouts())
def test_any_layout_comes_back_or_is_refused(layout: Layout, format: str, version: str) -> None:
    try:
        written = write(format, [layout], version)
    except FormatError:
        assert not fits(layout, format, version)
        return
    back = read(written.data)
    assert back.format == format
    assert back.layout in (layout, Entry(layout).cornered().layout)
    moved = "note.format.cornered" in [note.key for note in written.warnings]
    assert moved == (back.layout != layout)
    if fits(layout, format, version):
        assert not moved


@pytest.mark.parametrize(("format", "version"), EVERY_VERSION)
@settings(max_examples=25)
@given(layout=layouts(30, 14, 4), author=WORDS, category=WORDS)
def test_words_come_back_or_their_loss_is_told(
    layout: Layout, author: str, category: str, format: str, version: str
) -> None:
    assume(layout.count % 2 == 0)
    written = write(format, [Entry(layout, author=author, category=category)], version)
    lost = {note.key for note in written.warnings}
    entry = read(written.data).entries[0]
    for what, said, got in (
        ("name", layout.name, entry.layout.name),
        ("author", author, entry.author),
        ("category", category, entry.category),
    ):
        assert (said == got) == (f"note.format.lost-{what}" not in lost) or not said


@pytest.mark.parametrize("format", FORMATS)
def test_several_layouts_share_a_file_where_that_is_possible(format: str) -> None:
    if not by_id(format).HOLDS_SEVERAL:
        with pytest.raises(FormatError, match=f"holds one layout, and there are {len(BUILT_IN)}"):
            write(format, BUILT_IN)
        return
    back = read(write(format, BUILT_IN).data)
    assert back.layouts == BUILT_IN
    assert [layout.name for layout in back.layouts] == [layout.name for layout in BUILT_IN]
    with pytest.raises(FormatError, match=f"holds {len(BUILT_IN)} layouts where one is wanted"):
        _ = back.layout


@pytest.mark.parametrize("format", FORMATS)
def test_every_built_in_layout_travels_in_every_format(format: str) -> None:
    for layout in BUILT_IN:
        if format == "kyodai" and not fits(layout, format, ""):
            with pytest.raises(FormatError, match="34 x 20 half tiles and 5 layers"):
                write(format, [layout])
        else:
            assert read(write(format, [layout]).data).layout == layout


@needs_shared
@pytest.mark.parametrize("format", FORMATS)
def test_every_shared_layout_travels_in_every_format(format: str) -> None:
    refused = 0
    for _row, layout in indexed():
        try:
            written = write(format, [layout], check=False)
        except FormatError:
            refused += 1
            assert layout.width > 34 or layout.height > 20 or layout.layers > 5
            continue
        assert read(written.data).layout in (layout, Entry(layout).cornered().layout)
    assert refused == (24 if format == "kyodai" else 0)


def test_what_a_program_would_refuse_is_told() -> None:
    turtle = ningbo.layout("turtle")
    pavilion = ningbo.layout("pavilion")
    wide = Layout([(2 * x, 2 * y, 0) for x in range(73) for y in range(2)])
    assert not write("xmahjongg", [turtle]).warnings
    assert [note.key for note in write("xmahjongg", [pavilion]).warnings] == [
        "note.format.program-tiles"
    ]
    tall = Layout([(2 * x, 0, z) for x in range(12) for z in range(12)])
    assert [note.key for note in write("xmahjongg", [tall]).warnings] == [
        "note.format.program-grid"
    ]
    for format in ("gnome", "ace"):
        assert [note.key for note in write(format, [wide]).warnings] == ["note.format.program-most"]


@pytest.mark.parametrize(
    ("format", "version", "slots", "key"),
    [
        ("kyodai", "", [(0, 0, 0), (0, 0, 5)], "error.format.grid"),
        ("kyodai", "", [(33, 0, 0), (0, 0, 0)], "error.format.grid"),
        ("kmahjongg", "1.0", [(0, 0, 0), (31, 0, 0)], "error.format.grid"),
        ("gnome", "", [(0, 0, 0)], "error.format.gnome.odd"),
        ("pysolfc", "", [(0, 0, 0), (52, 0, 0)], "error.format.pysolfc.reach"),
        ("pysolfc", "", [(0, 0, 0), (0, 0, 8)], "error.format.pysolfc.reach"),
        ("kmahjongg", "2.0", [(0, 0, 0)], "error.format.no-version"),
        ("tiles", "", [(0, 0, 0)], "error.format.no-format"),
        ("mah", "", [], "error.format.nothing"),
    ],
)
def test_refusals_have_their_reason(
    format: str, version: str, slots: list[tuple[int, int, int]], key: str
) -> None:
    with pytest.raises(FormatError) as caught:
        write(format, [Layout(slots)] if slots else [], version)
    assert caught.value.key == key


def test_the_number_that_ends_a_list_may_be_a_column() -> None:
    long = Layout([(x, y, 0) for x in (0, 125, 127, 129) for y in (0, 127)])
    assert read(write("ace", [long]).data).layout == long


def test_towers_reach_higher_than_single_tiles_in_pysolfc() -> None:
    tower = Layout([(0, 0, z) for z in range(13)])
    assert read(write("pysolfc", [tower]).data).layout == tower
    with pytest.raises(FormatError):
        write("pysolfc", [Layout([(0, 0, z) for z in range(14)])])


def test_a_layout_that_only_fits_in_the_corner_is_moved_there() -> None:
    far = Layout([(200, 100, 10), (202, 100, 10)])
    written = write("kyodai", [far])
    assert read(written.data).layout.slots == ((0, 0, 0), (2, 0, 0))
    assert [note.key for note in written.warnings] == ["note.format.cornered"]


def test_a_link_is_plain_base64_of_plain_json() -> None:
    named = Layout([(0, 0, 0), (2, 0, 0)], name="Möwe 海 😀")
    data = write("mah", [named], "link").data
    text = base64.b64decode(data, validate=True).decode("ascii")
    assert json.loads(text)["boards"][0]["name"] == "Möwe 海 😀"
    assert read(b"https://example.org/?mah=" + data.replace(b"+", b"%2B")).layout.name == named.name


def test_kyodai_writes_windows_1252_where_it_can() -> None:
    western = Entry(Layout([(0, 0, 0)], name="Möwe"), category="Vögel")
    data = write("kyodai", [western]).data
    assert b"M\xf6we :: V\xf6gel\r\n" in data
    assert read(data).entries[0].category == "Vögel"
    eastern = write("kyodai", [Layout([(0, 0, 0)], name="海鸥")]).data
    assert read(eastern).layout.name == "海鸥"


def test_overlapping_slots_never_reach_a_writer() -> None:
    with pytest.raises(LayoutError):
        Layout([(0, 0, 0), (1, 1, 0)])
