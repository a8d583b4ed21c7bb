"""Deals of every layout and method: the tiles and the witness."""

from ningbo.core.board import Board
from ningbo.core.deal import deal_layout
from ningbo.core.layouts import layouts
from ningbo.core.tiles import FACES

SEEDS = (0, 7, 41739205, 99999999)

for layout in layouts():
    print(layout.id, layout.slots)
    print(Board(layout, [0] * layout.count).free())
    for method in ("peel", "build", "random"):
        for seed in SEEDS:
            dealt = deal_layout(layout, seed, method)
            print(dealt.code, "".join([FACES[face] for face in dealt.faces]))
            print(dealt.witness)
            print(list(dealt.board().pairs))
