"""The random generator: pinned words, and choices that favour nothing."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

import pytest

from ningbo.core.rng import Rng

# What a C program with uint16_t words gives for the same streams: eight words, and the polynomial
# of base 31, modulo 2**32, of the 100,000 after them.
VECTORS = {
    (0, "", ""): ("27ed 339c 6df7 3262 fe56 2eda 4528 8440", 0xBCD0CC3A),
    (41739205, "turtle", "peel"): ("1ac8 1843 04c1 2cb8 a1d2 6a95 8e65 cb70", 0x84A835E1),
    (7, "twin-peaks", "groups"): ("8cac 077d a81b d39c 3006 67c4 1b61 8758", 0x65B6E40F),
    (99999999, "0,0,0 2,0,0", "random shuffle"): (
        "19e5 179e 19c9 8cd5 904c 3a14 108a 384e",
        0x3826CC35,
    ),
}


@pytest.mark.parametrize("stream", VECTORS, ids=str)
def test_words(stream: tuple[int, str, str]) -> None:
    first, sum_of_many = VECTORS[stream]
    rng = Rng(*stream)
    assert " ".join(f"{rng.next16():04x}" for _ in range(8)) == first
    total = 0
    for _ in range(100_000):
        total = (total * 31 + rng.next16()) & 0xFFFFFFFF
    assert total == sum_of_many


class Fed(Rng):
    """A generator that gives the words it is fed."""

    def __init__(self, words: Iterable[int]) -> None:
        self._words = iter(words)

    def next16(self) -> int:
        return next(self._words)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 35, 144, 1000, 32769, 65535, 65536])
def test_every_choice_has_the_same_number_of_words(bound: int) -> None:
    rng = Fed(range(65536))
    counts: Counter[int] = Counter()
    try:
        while True:
            counts[rng.below(bound)] += 1
    except StopIteration:
        pass
    assert sorted(counts) == list(range(bound))
    assert set(counts.values()) == {65536 // bound}


def test_more_choices_than_a_word_has() -> None:
    assert Fed([0x0001, 0x0002]).below(1 << 32) == 0x10002
    assert Fed([0, 65536 - 7]).below(65537) == 65529
    # The last, incomplete run of 3 * 2**30 begins at its own value: such words are drawn again.
    assert Fed([0xC000, 0, 0xFFFF, 0xFFFF, 0xBFFF, 0xFFFF]).below(3 << 30) == (3 << 30) - 1
    rng = Rng(1, "", "wide")
    draws = [rng.below(100_000) for _ in range(20_000)]
    assert max(draws) > 99_900
    assert abs(sum(draws) / len(draws) - 50_000) < 1000


def test_orders_are_uniform() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    rng = Rng(5, "", "orders")
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 49.7  # 23 degrees of freedom, one in a thousand
    assert {rng.choice([4, 5, 6]) for _ in range(50)} == {4, 5, 6}


def test_streams_differ_in_seed_layout_and_purpose() -> None:
    names = [
        (seed, layout, purpose)
        for seed in range(300)
        for layout in ("turtle", "cross")
        for purpose in ("peel", "groups")
    ]
    words = set()
    for name in names:
        rng = Rng(*name)
        words.add(tuple(rng.next16() for _ in range(4)))
    assert len(words) == len(names)
