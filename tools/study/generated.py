"""A thousand generated layouts: symmetric as asked, supported, emptied and dealt.

What is checked is said here anew, tile by tile, and not asked of the generator.
"""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from ningbo.core.board import Board
from ningbo.core.deal import deal_layout
from ningbo.core.emptying import empty_out
from ningbo.core.layout import Layout
from ningbo.core.rng import Rng
from ningbo.processors import cores
from ningbo.workshop.generator import MOST_LAYERS, MOST_TILES, generate_layout, least_tiles
from ningbo.workshop.symmetry import SYMMETRIES

SHAPES = 1_000
METHODS = ("peel", "build", "random")


class Wish(NamedTuple):
    """What is asked of the generator."""

    seed: int
    tiles: int
    layers: int
    symmetry: str


def wishes(count: int) -> list[Wish]:
    """Return wishes of every height and symmetry in turn; every tenth asks for the fewest tiles."""
    rng = Rng(0, "", "wishes")
    found = []
    for number in range(count):
        layers = 1 + number % MOST_LAYERS
        symmetry = SYMMETRIES[number // MOST_LAYERS % len(SYMMETRIES)]
        least = least_tiles(layers)
        more = 0 if number % 10 == 0 else rng.below((MOST_TILES - least) // 2 + 1)
        found.append(Wish(rng.below(100_000_000), least + 2 * more, layers, symmetry))
    return found


def faults(wish: Wish, layout: Layout) -> list[str]:
    """Return what is wrong with a layout made for a wish; nothing, it is to be hoped."""
    found = []
    if (layout.count, layout.layers) != (wish.tiles, wish.layers):
        found.append("another size")
    if not _is_symmetric(layout, wish.symmetry):
        found.append("not symmetric")
    if not _is_supported(layout):
        found.append("not supported")
    if not _is_in_one_piece(layout):
        found.append("in pieces")
    if sorted(layout.per_layer, reverse=True) != list(layout.per_layer):
        found.append("a layer larger than the one beneath")
    emptied = empty_out(layout, bytearray([1] * layout.count)).witness
    if emptied is None or not _clears(layout, [0] * layout.count, emptied):
        found.append("not emptied")
    for method in METHODS:
        dealt = deal_layout(layout, wish.seed, method)
        if dealt.witness is not None and not _clears(layout, dealt.faces, dealt.witness):
            found.append(f"not dealt by {method}")
    return found


def studied(wish: Wish) -> tuple[Wish, str, list[str]]:
    """Return a wish, the layout it makes as text, and what is wrong with it."""
    layout = generate_layout(*wish)
    return wish, layout.key, faults(wish, layout)


def run() -> Iterator[str]:
    """Yield the lines of the summary."""
    made = Counter[str]()
    wrong = []
    shapes = set()
    with ProcessPoolExecutor(cores()) as pool:
        for wish, shape, found in pool.map(studied, wishes(SHAPES), chunksize=10):
            made[wish.symmetry] += 1
            shapes.add(shape)
            if found:
                wrong.append(f"- {wish}: {', '.join(found)}")
    sizes = [wish.tiles for wish in wishes(SHAPES)]
    yield f"{SHAPES:,} layouts of {min(sizes)} to {max(sizes)} tiles on 1 to {MOST_LAYERS} layers."
    yield ""
    yield "| symmetry | layouts |"
    yield "| --- | --: |"
    yield from (f"| {symmetry} | {made[symmetry]} |" for symmetry in SYMMETRIES)
    yield ""
    yield f"They have {len(shapes):,} different shapes; some of the least tiles came twice."
    yield ""
    yield (
        "Each has the tiles, the layers and the symmetry that were asked for, lies on a bottom in "
        "one piece, every tile wholly on tiles and no layer larger than the one beneath; it can be "
        "emptied, and its deals by peel and build are cleared by their witnesses. "
        f"Exceptions: {len(wrong)}."
    )
    yield from ["", *wrong] if wrong else []


def _is_symmetric(layout: Layout, symmetry: str) -> bool:
    right, bottom = layout.width - 2, layout.height - 2
    images = {
        "none": lambda x, y: [(x, y)],
        "left-right": lambda x, y: [(right - x, y)],
        "up-down": lambda x, y: [(x, bottom - y)],
        "both": lambda x, y: [(right - x, y), (x, bottom - y)],
        "half-turn": lambda x, y: [(right - x, bottom - y)],
    }[symmetry]
    places = set(layout.slots)
    return all((a, b, z) in places for x, y, z in places for a, b in images(x, y))


def _is_supported(layout: Layout) -> bool:
    cells = {(x + dx, y + dy, z) for x, y, z in layout.slots for dx in (0, 1) for dy in (0, 1)}
    return all(z == 0 or (x, y, z - 1) in cells for x, y, z in cells)


def _is_in_one_piece(layout: Layout) -> bool:
    """Whether the cells of the bottom hang together."""
    bottom = [(x, y) for x, y, z in layout.slots if z == 0]
    cells = {(x + dx, y + dy) for x, y in bottom for dx in (0, 1) for dy in (0, 1)}
    waiting = [cells.pop()]
    while waiting:
        x, y = waiting.pop()
        for cell in {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells:
            cells.remove(cell)
            waiting.append(cell)
    return not cells


def _clears(layout: Layout, faces: "tuple[int, ...] | list[int]", pairs: object) -> bool:
    board = Board(layout, list(faces))
    for a, b in pairs:  # type: ignore[attr-defined]
        board.play(a, b)
    return board.won
