"""Boards of every layout, played to their ends: free tiles, blockers, pairs, hints, text."""

from ningbo.core.board import Board
from ningbo.core.code import read_code
from ningbo.core.deal import deal, deal_layout
from ningbo.core.drawing import layout_from_text, layout_to_text
from ningbo.core.emptying import empty_out
from ningbo.core.hint import hint_order
from ningbo.core.layouts import FIRST_IDS
from ningbo.core.layouts import layout as built_in
from ningbo.core.rng import Rng
from ningbo.core.text import board_from_text, board_to_text

rng = Rng(1, "", "test")

for id in FIRST_IDS:
    layout = built_in(id)
    print(layout.id, layout.slots, layout.above, layout.left, layout.right, layout.below)
    print(layout.per_layer, layout.width, layout.height, layout.free_at_start())
    print(layout_from_text(layout_to_text(layout)).key)
    for method in ("peel", "build", "random"):
        dealt = deal_layout(layout, 7, method)
        print(dealt.code, dealt.witness, read_code(dealt.code))
        board = dealt.board()
        print(board_to_text(board))
        while board.pairs:
            print(board.free(), list(board.pairs), len(board.pairs), hint_order(board))
            board.play(*rng.choice(list(board.pairs)))
        for slot in range(layout.count):
            if board.present[slot]:
                print(slot, tuple(board.blockers(slot)))
        print(board.won, board.stuck, board.trapped, board)
        print(tuple(empty_out(layout, board.present)))
        print(board_from_text(board_to_text(board)).present == board.present)

# A shape of half steps, stacks and rows, deals on it, and the search for an order.
DRAWING = """\
layer 1
[][][]    []
      [][]
 [][]

layer 2
[]  []

   []
layer 3

 []
"""
shape = layout_from_text(DRAWING)
print(shape.key, shape.normal().slots, shape.mirrored().slots)
print(tuple(empty_out(shape, bytearray(b"\x01" * shape.count))))
for method in ("peel", "build", "random"):
    dealt = deal_layout(shape, 12345678, method)
    print(dealt.code, dealt.faces, dealt.witness, deal(dealt.code).faces == dealt.faces)
present = bytearray([slot < 8 for slot in range(shape.count)])
board = Board(shape, list(range(shape.count)), [0] * shape.count, present=present)
print(list(board.pairs), board.trapped, board.copy().free())
