"""Boards as plain text, both ways: a drawing with faces where the tiles are.

    ningbo-board 1
    layer 1
    5p1m--
    layer 2
     5p

`--` marks a slot whose tile has left.
"""

from ningbo.core.board import Board
from ningbo.core.drawing import read_drawing, write_drawing
from ningbo.core.layout import Layout
from ningbo.core.tiles import face_number

HEADER = "ningbo-board 1"
GONE = "--"


def board_to_text(board: Board) -> str:
    """The drawing of a board; `board_from_text` gives the same position back."""

    def mark(slot: int) -> str:
        return board.label(slot) if board.present[slot] else GONE

    return write_drawing(board.layout, HEADER, mark)


def board_from_text(text: str) -> Board:
    """The board that a drawing shows; a slot without a tile gets face 0, which nothing sees.

    Raises LayoutError or TextError, naming what can't be read.
    """
    name, marks = read_drawing(text, HEADER)
    layout = Layout([slot for slot, _mark, _line in marks], name=name)
    drawn = {slot: mark for slot, mark, _line in marks}
    faces = []
    present = bytearray()
    for slot in layout.slots:
        mark = drawn[slot]
        faces.append(0 if mark == GONE else face_number(mark))
        present.append(0 if mark == GONE else 1)
    return Board(layout, faces, present=present)
