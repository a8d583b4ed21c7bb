"""Dealing by building: the argument about rows, and that no allowed pair is favoured."""

import random
from collections import Counter

import pytest

from ningbo.core.build import _Building, _rows, build
from ningbo.core.layout import Layout
from ningbo.core.layouts import layout
from ningbo.core.rng import Rng
from tests.core import oracle
from tests.core.shapes import random_layout, random_tower

Place = tuple[int, int, int]


def reachable(empty: set[Place], laid: set[Place]) -> bool:
    """With the laid tiles fixed, whether the others come off the full board one at a time."""
    left = set(empty)
    while left:
        free = {place for place in left if oracle.is_free(place, left | laid)}
        if not free:
            return False
        left -= free
    return True


def allowed(shape: Layout, laid: set[Place]) -> set[tuple[int, int]]:
    """The pairs that may be laid next, as the rules say it."""
    empty = [slot for slot, place in enumerate(shape.slots) if place not in laid]
    pairs = set()
    for i, a in enumerate(empty):
        for b in empty[i + 1 :]:
            two = {shape.slots[a], shape.slots[b]}
            after = laid | two
            if all(oracle.is_free(place, after) for place in two) and reachable(
                set(shape.slots) - after, after
            ):
                pairs.add((a, b))
    return pairs


def allowed_by_rows(building: _Building) -> set[tuple[int, int]]:
    slots = [slot for slot in range(building.layout.count) if building.may_hold[slot]]
    return {(a, b) for i, a in enumerate(slots) for b in slots[i + 1 :] if building.can_lay(a, b)}


def test_rows_decide_as_taking_off_one_at_a_time_does() -> None:
    rng = random.Random(7)
    dead_ends = stages = 0
    for number in range(240):
        shape = (random_layout, random_tower)[number % 3 == 2](rng, rng.choice((6, 9, 12, 14)))
        building = _Building(shape, _rows(shape))
        laid: set[Place] = set()
        while len(laid) + 1 < shape.count:
            pairs = allowed(shape, laid)
            assert allowed_by_rows(building) == pairs
            stages += 1
            if not pairs:
                dead_ends += 1
                break
            a, b = rng.choice(sorted(pairs))
            building.lay((a, b))
            laid |= {shape.slots[a], shape.slots[b]}
    assert stages > 1000
    assert 10 < dead_ends < 200


def test_rows_decide_so_on_pavilion() -> None:
    shape = layout("pavilion")
    rng = Rng(8, shape.key, "build")
    building = _Building(shape, _rows(shape))
    laid: set[Place] = set()
    for _ in range(shape.count // 2):
        assert allowed_by_rows(building) == allowed(shape, laid)
        pair = building._draw(rng)
        assert pair is not None
        building.lay(pair)
        laid |= {shape.slots[slot] for slot in pair}


@pytest.mark.parametrize("draws", [32, 0])
def test_no_allowed_pair_is_favoured(draws: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both when pairs are drawn at random and when all that remain are listed."""
    monkeypatch.setattr("ningbo.core.build.DRAWS", draws)
    shape = Layout([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0), (2, 3, 0), (2, 3, 1)])
    pairs = allowed(shape, set())
    rng = Rng(9, shape.key, "build")
    counts = Counter(_Building(shape, _rows(shape))._draw(rng) for _ in range(6000))
    assert set(counts) == pairs
    expected = 6000 / len(pairs)
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 2 * len(pairs) + 20


def test_a_shape_that_cannot_be_built_is_given_up() -> None:
    assert build(Layout([(0, 0, 0), (0, 0, 1)]), Rng(1, "", "build")) is None
