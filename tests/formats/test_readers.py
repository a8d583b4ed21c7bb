"""Each turn of each grammar, on the small files of our own corpus and on lines written here."""

import pytest

from fuzz.corpus import BY_HAND, CORPUS
from ningbo.core.errors import FormatError
from ningbo.formats import Reading, read, sniff


def corpus(name: str) -> Reading:
    return read((CORPUS / name).read_bytes(), "file")


def keys(reading: Reading) -> list[str]:
    return [note.key for note in reading.warnings]


def row(*columns: int, y: int = 0, z: int = 0) -> tuple[tuple[int, int, int], ...]:
    return tuple((x, y, z) for x in columns)


def test_the_corpus_on_disk_is_the_one_in_the_module() -> None:
    for name, content in BY_HAND.items():
        data = content.encode() if isinstance(content, str) else content
        assert (CORPUS / name).read_bytes() == data, name


def test_the_same_layout_in_every_format_of_the_corpus() -> None:
    bridges = sorted(path.name for path in CORPUS.glob("*-bridge*"))
    assert len(bridges) == 11
    for name in bridges:
        reading = corpus(name)
        assert name.startswith(reading.format)
        assert reading.layout.per_layer == (9, 4, 1), name
        assert reading.layout == corpus("ningbo-bridge-1").layout
        assert not reading.warnings


@pytest.mark.parametrize(
    ("name", "slots", "warnings"),
    [
        ("kmahjongg-no-k", row(0, 2), ["note.format.kmahjongg.header"]),
        ("kmahjongg-headerless", row(0, 2), ["note.format.kmahjongg.no-header"]),
        (
            "kmahjongg-wrong-marks",
            row(0, 4),
            ["note.format.kmahjongg.marks", "note.format.kmahjongg.signs"],
        ),
        ("kmahjongg-tall", tuple((0, 2 * y, 0) for y in range(9)), ["note.format.odd"]),
        ("kyodai-crlf", row(0, 2, 4, 6, 8, 10), []),
        ("kyodai-rows", row(0, 2), []),
        ("gnome-backwards", row(0, 2, y=2), ["note.format.gnome.backwards"]),
        (
            "xmahjongg-negative",
            ((0, 0, 0), (0, 2, 0), (2, 2, 0)),
            ["note.format.shifted", "note.format.odd"],
        ),
        ("pysolfc-bare", row(0, 2) + tuple((4, 0, z) for z in range(7)), ["note.format.odd"]),
        ("mah-single", (*row(0, 2), (4, 2, 0), (1, 1, 1)), []),
        ("mah-mapping", (*row(0, 2, 4), (1, 0, 1)), []),
        ("mah-address", row(0, 2), []),
        (
            "ace-unended",
            (*row(0, 2, 4), *row(0, 6, y=2), (1, 0, 1)),
            ["note.format.ace.end"],
        ),
        ("ace-zeros", (*row(0), *row(0, y=2)), []),
        ("ningbo-bare", (*row(0, 2), (1, 0, 1)), ["note.format.odd"]),
        ("ningbo-floating", row(1, 4, z=1), []),
        ("bom", row(0, 2), []),
        ("old-line-ends", row(0, 2), []),
        ("windows-1252", row(0, 2), []),
    ],
)
def test_single_boards(
    name: str, slots: tuple[tuple[int, int, int], ...], warnings: list[str]
) -> None:
    reading = corpus(name)
    found = sorted(reading.layout.slots)
    assert found == sorted(slots)
    assert keys(reading) == warnings


def test_names_come_from_the_file_or_else_from_outside() -> None:
    assert corpus("kmahjongg-no-k").layout.name == "Low"
    assert corpus("kmahjongg-no-k").entries[0].author == "Lin"
    assert corpus("kmahjongg-tall").layout.name == "file"
    titled = corpus("kyodai-crlf").entries[0]
    assert (titled.layout.name, titled.author, titled.category) == ("Steps", "Lin", "Small")
    assert corpus("mah-several").layout.name == "😀"
    assert [layout.name for layout in corpus("pysolfc-named").layouts] == ["Towers", "file"]
    assert [entry.id for entry in corpus("pysolfc-source").entries] == ["7001", "7002"]


def test_every_element_of_gnome_s_boards() -> None:
    reading = corpus("gnome-every-element")
    every, lower = reading.layouts
    assert [every.name, lower.name] == ['All & "more" é', "Lower"]
    assert [entry.id for entry in reading.entries] == ["all", "lower"]
    assert [entry.line for entry in reading.entries] == [5, 10]
    assert every.per_layer == (4, 4, 4)
    assert set(every.slots) == {
        *row(8, y=0), *row(8, y=2), *row(8, y=4), *row(12, y=0),
        *row(1, y=0, z=1), *row(0, 2, 4, y=3, z=1),
        *row(0, 2, y=6, z=2), *row(0, 2, y=8, z=2),
    }  # fmt: skip
    assert keys(reading) == ["note.format.gnome.element", "note.format.left-out"]
    assert str(reading.warnings[1]) == (
        "The board “Odd” is left out. The board “Odd” has 1 slot:"
        " GNOME Mahjongg takes even numbers only."
    )


def test_a_bad_board_among_good_ones_is_left_out_by_name() -> None:
    reading = corpus("mah-several")
    assert len(reading.layouts) == 1
    assert "“Bad” is left out. A run of tiles in a map has the length -1" in str(
        reading.warnings[0]
    )


def test_a_line_that_only_begins_like_a_string_is_told() -> None:
    reading = read(b"0aab\n0aa-\n")
    assert reading.layout.slots == ((0, 1, 0),)
    assert "Line 2: “0aa-” is no layout string" in str(reading.warnings[1])


def test_comments_of_xmahjongg_may_begin_with_a_number() -> None:
    assert read(b"2 towers by Lin\n0 0 0\n0 2 0 right\n-\n").layout.slots == row(0, 2)


def test_a_table_s_count_is_compared() -> None:
    assert [str(note) for note in corpus("pysolfc-table").warnings] == [
        "Line 3 speaks of 3 tiles, and its string has 2."
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The file is empty"),
        ("\n \n", "The file is empty"),
        ("hello\n", "No known layout format has a line such as line 1, “hello”"),
        ("[KMahjonggLayout]\nFileName=low.layout\n", "read “low.layout”, the one it names"),
        ("kmahjongg-layout-v1.1\nh2\nd1\n1212\n", "No line gives the width"),
        ("kmahjongg-layout-v1.1\nw4\nd1\n1212\n", "No line gives the height"),
        ("kmahjongg-layout-v1.1\nw4\nh2\n1212\n", "No line gives the number of layers"),
        ("kmahjongg-layout-v1.1\nw0\n", "Line 2 gives a width of 0"),
        ("kmahjongg-layout-v1.1\nh251\n", "Line 2 gives a height of 251: it may be 1 to 250"),
        ("kmahjongg-layout-v1.1\nd65\n", "Line 2 gives 65 layers: there may be 1 to 64"),
        ("kmahjongg-layout-v1.1\ndeep\n", "“deep”: the number of layers is not a number"),
        ("kmahjongg-layout-v1.1\nhigh\n", "“high”: the height is not a number"),
        ("kmahjongg-layout-v1.1\nw4\nh2\nd1\n1212\n", "There are 4 cells, and 4 x 2 x 1 need 8."),
        ("kmahjongg-layout-v1.1\nw4\nh2\nd1\n1212\n434\n", "need 8: line 6 has 3 where"),
        ("kmahjongg-layout\n", "“kmahjongg-layout” is no known version"),
        ("Kyodai 5.0\n", "“Kyodai 5.0” is no known version"),
        ("<a>\n<map name='A'><row y='0' left='0'/></map></a>", "<row> on line 2 has no right"),
        ("<map><tile x='1/2' y='0'/></map>", "x=“1/2” is not a number of whole and half tiles"),
        ("<map><tile x='0' y='0' z='0.5'/></map>", "z=“0.5” is not the number of a layer"),
        ("<map><tile x='0' y='0'/><tile x='0.5' y='0'/></map>", "overlaps the one at"),
        ("<map/>", "There are no tiles in it"),
        ("<other/>", "There is no board in it"),
        ("<map><block left='0' right='99' top='0' bottom='99'/></map>", "more than 1024 tiles"),
        ("0 0 0\n0 0 0\n", "(line 2) overlaps the one at column 0, row 0 (line 1)"),
        ("0 0 0\n1 1 1 1\n", "Line 2, “1 1 1 1”, begins like a tile"),
        ("0 0 999\n", "Line 1 lays a tile at column 0, row 0, layer 999: columns and rows go"),
        ("0 0 0.5\n", "Line 1, “0 0 0.5”, begins like a tile"),
        ("0 0 0\n12\n", "Line 2, “12”, begins like a tile"),
        ("0 0 0\n2 2\n", "Line 2, “2 2”, begins like a tile"),
        ("144 tiles\n", "No known layout format"),
        ("0aab-c\n0aab\n", "begins like a tile"),
        ('r(1, "A", layout="1aaa")', "Line 1: “1aaa” is no layout string"),
        ('{"mah":"1.0"}', "A .mah file holds a list of boards"),
        ('{"mah":"1.0","boards":[]}', "There is no board in it"),
        ('{"mah":["1.0"]}', "“[...]” is no known version"),
        ('{"name":"A"}', "A board holds a list “map”, and this one has none"),
        ('{"map":[[0]]}', "[...] in a map should be a list of two"),
        ('{"map":[[0,5]]}', "5 in a map should be a list"),
        ('{"map":[[0,[[0,[true]]]]]}', "true in a map should be a whole number"),
        ('{"map":[[0,[[0,[1.5]]]]]}', "? in a map should be a whole number"),
        ('{"map":[[0,[[0,["1"]]]]]}', '"1" in a map should be a whole number'),
        ('{"map":[[0,[[0,[[0,1025]]]]]]}', "1025"),
        ('{"mapping":[[1,0]]}', "[...] is no row of a mapping"),
        ("x?mah=!", "“x?mah=!” is not base64 of a board"),
        ("mah=e30=", "A board holds a list “map”"),
        ("2,-0,0,0,127", "Line 1: column 2 comes before any row and layer"),
        ("-0,0,0,2\n-4,0", "ends on line 2 before the row and layer of column 4"),
        ("0,--,3", "Line 1: “--” is not a number"),
        ("layer 1\n[)\n", "[)"),
    ],
)
def test_errors_quote_what_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(text.encode())
    assert sentence in str(caught.value)


def test_sniffing_gives_no_format_where_there_is_none() -> None:
    assert sniff(b"") == ""
    assert sniff(b"hello") == ""
    assert sniff((CORPUS / "desktop").read_bytes()) == ""
    assert sniff((CORPUS / "mah-address").read_bytes()) == "mah"
