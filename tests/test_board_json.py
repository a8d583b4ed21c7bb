"""Boards that other programs send: what is taken, and what is refused in which words."""

import json

import pytest

import ningbo
from ningbo.board_json import board_from_json, read_board
from ningbo.cli.deal import as_json
from ningbo.core.errors import FormatError, LayoutError

Tile = dict[str, object]


def row(*faces: object, **more: object) -> list[Tile]:
    """Tiles side by side."""
    return [{"x": 2 * i, "y": 0, "z": 0, "face": face, **more} for i, face in enumerate(faces)]


def test_what_deal_prints_is_read_back() -> None:
    dealt = ningbo.deal("7-e.r")
    named = read_board(json.dumps(as_json(dealt)))
    assert named.names is None
    assert named.board.layout == dealt.layout
    board = dealt.board()
    for a in range(board.count):
        assert named.board.label(a) == board.label(a)
        for b in range(board.count):
            alike = named.board.groups[a] == named.board.groups[b]
            assert alike == (board.groups[a] == board.groups[b])


def test_equal_texts_match_and_flowers_match_flowers() -> None:
    groups = board_from_json({"tiles": row("cat", "1f", "4f", "cat", "1q", "3q", "f", "f")})
    assert groups.board.groups == [0, 1, 1, 0, 2, 2, 3, 3]
    assert groups.board.label(2) == "4f"


def test_groups_match_whatever_the_faces() -> None:
    tiles = row("a", "b", "a", "c")
    for tile, group in zip(tiles, [7, "7", 7, "7"], strict=True):
        tile["group"] = group
    assert board_from_json({"tiles": tiles}).board.groups == [0, 1, 0, 1]
    for tile in tiles:
        del tile["face"]
    assert board_from_json({"tiles": tiles}).board.groups == [0, 1, 0, 1]


def test_answers_use_the_numbers_that_were_given() -> None:
    tiles = row("a", "b", "b", "a")
    for tile, slot in zip(tiles, [40, 30, 20, 10], strict=True):
        tile["slot"] = slot
    named = board_from_json({"tiles": tiles[::-1]})
    assert named.names == [40, 30, 20, 10]
    assert named.named(((0, 3), (1, 2))) == [[40, 10], [30, 20]]


def test_tiles_without_numbers_are_numbered_by_rank() -> None:
    named = board_from_json({"tiles": row("a", "b", "b", "a")[::-1]})
    assert named.names is None
    assert named.board.layout.slots == ((0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0))


def test_boards_of_one_shape_share_a_layout() -> None:
    one = board_from_json({"tiles": row("a", "a", "b", "b")})
    other = board_from_json({"tiles": row("a", "b", "b", "a")[::-1]})
    assert one.board.layout is other.board.layout


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ([], "a list “tiles”"),
        ({}, "a list “tiles”"),
        ({"tiles": {}}, "a list “tiles”"),
        ({"tiles": [5]}, "Tile 1 has x = 5"),
        ({"tiles": [*row("a"), {"x": 2, "y": 0, "face": "a"}]}, "Tile 2 has z = None"),
        ({"tiles": row("a", "a", y="top")}, "Tile 1 has y = top"),
        ({"tiles": row("a", "a", z=0.5)}, "Tile 1 has z = 0.5"),
        ({"tiles": row("a", "a", z=True)}, "Tile 1 has z = True"),
        ({"tiles": row("a", 5)}, "Tile 2 has no face that is a text"),
        ({"tiles": row("a", ["a"])}, "Tile 2 has no face that is a text"),
        ({"tiles": [*row("a", group=1), {"x": 9, "y": 0, "z": 0}]}, "Tile 2 has no group"),
        ({"tiles": row("a", "a", group=1.5)}, "Tile 1 has no group"),
        ({"tiles": [*row("a", slot=0), {"x": 9, "y": 0, "z": 0, "face": "a"}]}, "Tile 2 has no “s"),
        ({"tiles": row("a", "a", slot=4)}, "Slot 4 is given to two tiles"),
        ({"tiles": row(*"ab" * 5000)}, "10000 tiles are too many"),
    ],
)
def test_what_is_wrong_is_said(value: object, sentence: str) -> None:
    with pytest.raises(FormatError, match=sentence):
        board_from_json(value)


@pytest.mark.parametrize("tiles", [[], [*row("a"), *row("a")], row("a", "a", x=1), row("a", x=-2)])
def test_shapes_that_cannot_be_are_refused(tiles: list[Tile]) -> None:
    with pytest.raises(LayoutError):
        board_from_json({"tiles": tiles})


@pytest.mark.parametrize("text", ["", "{", '{"tiles": [1,}', "[" * 100_000, b"\xff", "nothing"])
def test_text_that_is_not_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(FormatError, match="This is not JSON"):
        read_board(text)
