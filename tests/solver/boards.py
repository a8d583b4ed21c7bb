"""Boards for the solver's tests, and the brute force that they are compared with."""

import random
from functools import cache
from itertools import combinations

from ningbo.core.board import Board
from ningbo.core.layout import Layout

Pair = tuple[int, int]


def random_board(rng: random.Random, sizes: list[int]) -> Board:
    """A board of random shape, crowded and with half steps, with a group of each size given."""
    count = sum(sizes)
    width = rng.choice([4, 6, 8, 12])
    height = rng.choice([2, 3, 4, 6])
    layers = rng.choice([1, 2, 3, 4])
    slots: list[tuple[int, int, int]] = []
    while len(slots) < count:
        x, y, z = rng.randrange(width), rng.randrange(height), rng.randrange(layers)
        if rng.random() < 0.5:
            x, y = x // 2 * 2, y // 2 * 2
        if all(z != c or abs(x - a) >= 2 or abs(y - b) >= 2 for a, b, c in slots):
            slots.append((x, y, z))
        elif rng.random() < 0.05:
            layers += 1
    groups = [group for group, size in enumerate(sizes) for _ in range(size)]
    rng.shuffle(groups)
    return Board(Layout(slots), groups, groups, [str(group) for group in range(len(sizes))])


def small_sizes(rng: random.Random, count: int) -> list[int]:
    """Even sizes of groups that add up to `count`."""
    sizes: list[int] = []
    while sum(sizes) < count:
        sizes.append(min(rng.choice([2, 2, 4, 4, 4, 6, 8]), count - sum(sizes)))
    return sizes


def brute_force(board: Board) -> bool:
    """Whether a board can be won, by trying every order of pairs, each position once."""

    @cache
    def winnable(present: bytes) -> bool:
        position = Board(board.layout, board.faces, board.groups, board.labels, bytearray(present))
        if position.won:
            return True
        for a, b in position.pairs:
            after = position.copy()
            after.play(a, b)
            if winnable(bytes(after.present)):
                return True
        return False

    return winnable(bytes(board.present))


def pairings(slots: list[int]) -> list[list[Pair]]:
    """All ways to pair up an even number of slots."""
    if not slots:
        return [[]]
    first, rest = slots[0], slots[1:]
    return [
        [(first, mate), *others]
        for mate in rest
        for others in pairings([slot for slot in rest if slot != mate])
    ]


def replays(board: Board, line: tuple[Pair, ...] | None) -> bool:
    """Whether a line of play clears the board under the rules."""
    position = board.copy()
    for a, b in line or ():
        position.play(a, b)
    return position.won


def free_pairs(board: Board) -> list[Pair]:
    """The pairs that can be played, counted afresh from the free slots."""
    return [(a, b) for a, b in combinations(board.free(), 2) if board.groups[a] == board.groups[b]]
