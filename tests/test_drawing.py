"""A board's drawing: every tile in play once, in painting order, in the frame, standing alone."""

import re
from xml.etree import ElementTree

import pytest

import ningbo
from ningbo.drawing import board_svg

SVG = "{http://www.w3.org/2000/svg}"


def groups(drawing: str) -> list[tuple[int, int]]:
    """Where the tiles lie, in painting order."""
    root = ElementTree.fromstring(drawing)
    places = []
    for group in root.findall(f"{SVG}g[@transform]"):
        found = re.fullmatch(r"translate\((-?\d+) (-?\d+)\)", group.attrib["transform"])
        assert found
        places.append((int(found[1]), int(found[2])))
    return places


@pytest.mark.parametrize("letter", "abcdefgh")
def test_every_tile_is_drawn_inside_the_frame(letter: str) -> None:
    board = ningbo.deal(f"7-{letter}").board()
    drawing = board_svg(board)
    places = groups(drawing)
    assert len(set(places)) == len(places) == board.count
    left, top, width, height = map(int, ElementTree.fromstring(drawing).attrib["viewBox"].split())
    for x, y in places:
        assert left <= x <= left + width - 336
        assert top <= y <= top + height - 436


def test_a_tile_is_painted_after_what_it_covers() -> None:
    board = ningbo.deal("7-d").board()
    order = {place: rank for rank, place in enumerate(groups(board_svg(board)))}
    slots = board.layout.slots
    for slot, (x, y, z) in enumerate(slots):
        rank = order[x * 150 - z * 36, y * 200 - z * 36]
        for below in board.layout.below[slot]:
            x2, y2, z2 = slots[below]
            assert order[x2 * 150 - z2 * 36, y2 * 200 - z2 * 36] < rank


def test_tiles_that_are_gone_are_not_drawn() -> None:
    board = ningbo.deal("7-a").board()
    board.play(*next(iter(board.pairs)))
    assert len(groups(board_svg(board))) == 34
    for pair in ningbo.deal("7-a").witness or ():
        if all(board.present[slot] for slot in pair):
            board.present[pair[0]] = board.present[pair[1]] = 0
    assert groups(board_svg(ningbo.Board(board.layout, board.faces, present=bytearray(36)))) == []


@pytest.mark.parametrize("tiles", ["traditional", "large", "night"])
def test_it_stands_alone(tiles: str) -> None:
    drawing = board_svg(ningbo.deal("7-d").board(), tiles, index=True)
    ids = set(re.findall(r'id="([^"]+)"', drawing))
    assert set(re.findall(r'href="#([^"]+)"', drawing)) <= ids
    assert "var(" not in drawing
    assert "http" not in drawing.replace("http://www.w3.org/2000/svg", "")
