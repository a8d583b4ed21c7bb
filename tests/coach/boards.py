"""Small boards, written as letters."""

from ningbo.core.board import Board
from ningbo.core.layout import Layout


def board_of(letters: str, slots: list[tuple[int, int, int]]) -> Board:
    """A letter on each slot, in the order given; equal letters match."""
    lying = sorted(zip(slots, letters, strict=True), key=lambda tile: tile[0][::-1])
    faces = ["abcdefgh".index(letter) for _slot, letter in lying]
    return Board(Layout(slots), faces, faces, list("abcdefgh"))


def row(letters: str) -> Board:
    """Tiles side by side."""
    return board_of(letters, [(2 * column, 0, 0) for column in range(len(letters))])
