"""Small layouts of every kind: half steps, stacks, rows, tiles in the air; and games on them."""

import random

from hypothesis import strategies as st

from ningbo.core.board import Board
from ningbo.core.layout import Layout
from ningbo.core.layouts import LAYOUT_IDS, layout

Place = tuple[int, int, int]

BUILT_IN = [layout(id) for id in LAYOUT_IDS]


def apart(places: list[Place]) -> list[Place]:
    """Those of `places`, first come, that overlap none before."""
    kept: list[Place] = []
    for x, y, z in places:
        if all(c != z or abs(a - x) > 1 or abs(b - y) > 1 for a, b, c in kept):
            kept.append((x, y, z))
    return kept


def random_places(rng: random.Random, most: int) -> list[Place]:
    """Up to `most` places, crowded: most lie beside or over one that is there."""
    kept: list[Place] = [(rng.randrange(6), rng.randrange(4), rng.randrange(2))]
    for _ in range(3 * most):
        x, y, z = rng.choice(kept)
        side = rng.choice((-2, 2))
        step = rng.choice((-1, 0, 0, 0, 1))
        wish = rng.choice(
            [
                (x + side, y + step, z),
                (x + side, y + step, z),
                (x + step, y + rng.choice((-1, 0, 0, 1)), z + rng.choice((1, 1, 2))),
                (x + step, y + side, z),
                (rng.randrange(14), rng.randrange(8), rng.randrange(4)),
            ]
        )
        if min(wish) >= 0:
            kept = apart([*kept, wish])
        if len(kept) == most:
            break
    return kept


def random_layout(rng: random.Random, most: int) -> Layout:
    return Layout(random_places(rng, most))


def random_tower(rng: random.Random, most: int) -> Layout:
    """`most` tiles piled up on a small floor: the shapes that are hardest to empty."""
    width, depth = rng.choice(((4, 2), (5, 3), (6, 2), (7, 3), (6, 4)))
    kept: list[Place] = []
    for _ in range(most):
        x, y = rng.randrange(width), rng.randrange(depth)
        under = [c for a, b, c in kept if abs(a - x) < 2 and abs(b - y) < 2]
        kept.append((x, y, max(under, default=-1) + 1))
    return Layout(kept)


# For Hypothesis: shapes that shrink to few tiles near the corner.
places = st.lists(
    st.tuples(st.integers(0, 9), st.integers(0, 5), st.integers(0, 3)), min_size=1, max_size=16
).map(apart)


def play_at_random(board: Board, rng: random.Random, most: int = 10**6) -> list[tuple[int, int]]:
    """Play random pairs until none is left, or `most`; the pairs played."""
    played: list[tuple[int, int]] = []
    while len(played) < most:
        pairs = list(board.pairs)
        if not pairs:
            break
        played.append(rng.choice(pairs))
        board.play(*played[-1])
    return played
