"""Dealing as docs/codes.md tells it, written anew from that page: the same tiles come out."""

import base64
import zlib
from collections.abc import Callable

import pytest

from ningbo.core.deal import deal
from ningbo.core.full_code import write_full_code
from ningbo.core.layouts import layout
from ningbo.core.shuffle import shuffle_random, shuffle_solvable
from ningbo.core.tiles import FACES
from tests.core import oracle

ASKED_FOR = {"pavilion": [34], "twin-peaks": [34, 35]}
Slots = list[oracle.Place]
Pairs = list[tuple[int, int]]


def stream(seed: int, layout_id: str, purpose: str) -> Callable[[int], int]:
    """The choices of a stream: a function of the number of things to choose from."""
    a = b = c = 0
    counter = 1

    def step() -> int:
        nonlocal a, b, c, counter
        word = (a + b + counter) % 65536
        rotated = (c * 64 + c // 1024) % 65536
        a, b, c = b ^ b // 32, c * 9 % 65536, (rotated + word) % 65536
        counter = (counter + 1) % 65536
        return word

    for byte in f"{seed}|{layout_id}|{purpose}".encode():
        c = (c + byte) % 65536
        step()
    for _ in range(16):
        step()

    def choose(count: int) -> int:
        while True:
            word = step()
            if word < 65536 // count * count:
                return word % count

    return choose


def shuffled(items: list, choose: Callable[[int], int]) -> list:  # type: ignore[type-arg]
    for k in reversed(range(1, len(items))):
        other = choose(k + 1)
        items[k], items[other] = items[other], items[k]
    return items


def faces_of(group: int) -> list[int]:
    return [group] * 4 if group < 34 else list(range(4 * group - 102, 4 * group - 98))


def tiles(seed: int, layout_id: str, count: int) -> Pairs:
    choose = stream(seed, layout_id, "groups")
    asked = ASKED_FOR.get(layout_id, [])
    pairs: Pairs = []
    for group in asked + shuffled(list(range(34 if asked else 36)), choose):
        if 2 * len(pairs) == count:
            break
        faces = faces_of(group)
        if group >= 34:
            shuffled(faces, choose)
        pairs += [(faces[0], faces[1]), (faces[2], faces[3])]
    return pairs


def free(slots: Slots, there: set[int]) -> list[int]:
    places = [slots[slot] for slot in there]
    return [slot for slot in sorted(there) if oracle.is_free(slots[slot], places)]


def side(freed: oracle.Place, gone: oracle.Place) -> int:
    """Beneath comes first, then at the right, then at the left."""
    if freed[2] < gone[2]:
        return 0
    return 1 if freed[0] > gone[0] else 2


def peeled(slots: Slots, there: set[int], choose: Callable[[int], int]) -> Pairs:
    left, order = set(there), Pairs()
    waiting = free(slots, left)
    while left:
        if len(waiting) < 2:
            left, order = set(there), []
            waiting = free(slots, left)
            continue
        drawn = []
        for _ in range(2):
            place = choose(len(waiting))
            drawn.append(waiting[place])
            waiting[place] = waiting[-1]
            waiting.pop()
        for slot in drawn:
            before = set(free(slots, left))
            left.remove(slot)
            new = [one for one in free(slots, left) if one not in before]
            waiting += sorted(new, key=lambda one: (side(slots[one], slots[slot]), one))
        order.append((drawn[0], drawn[1]))
    return order


def can_lay(slots: Slots, new: set[int], laid: set[int]) -> bool:
    """Whether the new tiles lie free, and the others could come off the full board one by one."""
    after = laid | new
    if not new <= set(free(slots, after)):
        return False
    left = set(range(len(slots)))
    while off := set(free(slots, left)) - after:
        left -= off
    return left == after


def built(slots: Slots, choose: Callable[[int], int]) -> Pairs:
    laid: set[int] = set()
    order: Pairs = []
    while len(laid) < len(slots):
        may = [slot for slot in range(len(slots)) if slot not in laid]
        may = [slot for slot in may if can_lay(slots, {slot}, laid)]
        pair = drawn_pair(slots, may, laid, choose)
        if pair is None:
            laid, order = set(), []
            continue
        laid |= set(pair)
        order.insert(0, pair)
    return order


def drawn_pair(
    slots: Slots, may: list[int], laid: set[int], choose: Callable[[int], int]
) -> tuple[int, int] | None:
    tried = []
    for _ in range(32 if len(may) > 1 else 0):
        i, j = choose(len(may)), choose(len(may) - 1)
        j += j >= i
        pair = (may[min(i, j)], may[max(i, j)])
        if pair not in tried and can_lay(slots, set(pair), laid):
            return pair
        tried.append(pair)
    rest = [(a, b) for a in may for b in may if a < b and (a, b) not in tried]
    for pair in shuffled(rest, choose):
        if can_lay(slots, set(pair), laid):
            return pair
    return None


def laid_out(order: Pairs, pairs: Pairs) -> list[int]:
    faces = {}
    for two_slots, two_faces in zip(order, pairs, strict=True):
        faces.update(zip(two_slots, two_faces, strict=True))
    return [faces[slot] for slot in sorted(faces)]


@pytest.mark.parametrize("letter", "abcd")
def test_peel_and_random(letter: str) -> None:
    slots, name = list(layout(letter).slots), layout(letter).id
    for seed in (0, 7, 41739205):
        pairs = tiles(seed, name, len(slots))
        faces = sorted(face for pair in pairs for face in pair)
        shuffled(faces, stream(seed, name, "random"))
        assert faces == list(deal(f"{seed}-{letter}.r").faces)
        choose = stream(seed, name, "peel")
        shuffled(pairs, choose)
        faces = laid_out(peeled(slots, set(range(len(slots))), choose), pairs)
        assert faces == list(deal(f"{seed}-{letter}").faces)


def test_build() -> None:
    slots = list(layout("a").slots)
    for seed in (0, 7):
        pairs = tiles(seed, "pavilion", 36)
        choose = stream(seed, "pavilion", "build")
        shuffled(pairs, choose)
        assert laid_out(built(slots, choose), pairs) == list(deal(f"{seed}-a.b").faces)


def test_shuffles() -> None:
    board = deal("41739205-a.r").board()
    for _ in range(4):
        board.play(*next(iter(board.pairs)))
    slots = list(board.layout.slots)
    there = {slot for slot in range(36) if board.present[slot]}
    choose = stream(8123, "pavilion", "shuffle")
    pairs: Pairs = []
    for group in range(36):
        faces = sorted(board.faces[slot] for slot in there if board.faces[slot] in faces_of(group))
        shuffled(faces, choose)
        pairs += zip(faces[::2], faces[1::2], strict=True)
    shuffled(pairs, choose)
    expected = laid_out(peeled(slots, there, choose), pairs)
    faces, _order = shuffle_solvable(board, 8123)
    assert [faces[slot] for slot in sorted(there)] == expected
    moved = [board.faces[slot] for slot in sorted(there)]
    shuffled(moved, stream(5, "pavilion", "random shuffle"))
    assert [shuffle_random(board, 5)[slot] for slot in sorted(there)] == moved


def test_full_code() -> None:
    """Read with nothing but what the page says of the bytes."""
    for code in ("7-a", "41739205-d"):
        dealt = deal(code)
        text = write_full_code(dealt.layout, dealt.faces)
        data = base64.urlsafe_b64decode(text[3:] + "=" * (-len(text[3:]) % 4))
        assert data[-3:] == zlib.crc32(b"x" + data[:-3]).to_bytes(4, "big")[:3]
        slots: Slots = []
        z = place = 0
        while data[place + 3]:
            z += data[place]
            y, x, count = data[place + 1 : place + 4]
            slots += [(x + 2 * k, y, z) for k in range(count)]
            place += 4
        bits = int.from_bytes(data[place + 4 : -3], "big")
        width = 8 * len(data[place + 4 : -3])
        faces = [bits >> width - 6 * (k + 1) & 63 for k in range(len(slots))]
        assert slots == list(dealt.layout.slots)
        assert [FACES[face] for face in faces] == [FACES[face] for face in dealt.faces]
