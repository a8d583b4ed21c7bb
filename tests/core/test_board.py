"""Boards: free, blocked, pairs and play against the oracle; small boards with known answers."""

import json
import random
from pathlib import Path

import pytest

from ningbo.core.board import Board
from ningbo.core.deal import deal
from ningbo.core.errors import LayoutError, MoveError, TextError
from ningbo.core.layout import Layout
from ningbo.core.text import board_from_text, board_to_text
from ningbo.core.tiles import FACES, FLOWERS, GROUP_COUNT, SEASONS, face_number, faces_of, group_of
from tests.core import oracle
from tests.core.shapes import play_at_random, random_layout

MICRO = Path(__file__).parents[3] / "shared" / "cases" / "micro_boards.json"


def random_board(rng: random.Random, most: int = 24) -> Board:
    """A board of few faces, flowers and seasons among them, some tiles gone already."""
    layout = random_layout(rng, most)
    faces = [rng.choice((0, 1, 34, 35, 38, 41)) for _ in range(layout.count)]
    board = Board(layout, faces)
    play_at_random(board, rng, rng.randrange(4))
    return board


def test_tiles() -> None:
    assert len(FACES) == 42
    assert [face_number(notation) for notation in FACES] == list(range(42))
    assert sum(len(faces_of(group)) for group in range(GROUP_COUNT)) == 144
    for group in range(GROUP_COUNT):
        assert {group_of(face) for face in faces_of(group)} == {group}
    assert [FACES[face] for face in faces_of(FLOWERS)] == ["1f", "2f", "3f", "4f"]
    assert [FACES[face] for face in faces_of(SEASONS)] == ["1q", "2q", "3q", "4q"]
    with pytest.raises(TextError, match="“8z” is no face; faces are 1m"):
        face_number("8z")


def test_a_board_agrees_with_the_oracle_at_every_turn() -> None:
    rng = random.Random(1)
    for _ in range(400):
        board = random_board(rng)
        while True:
            slots = board.layout.slots
            tiles = oracle.read(board_to_text(board))
            free = {place for place in tiles if oracle.is_free(place, tiles)}
            assert {slots[slot] for slot in board.free()} == free
            assert [(slots[a], slots[b]) for a, b in board.pairs] == oracle.pairs(tiles)
            assert len(board.pairs) == len(list(board.pairs))
            assert bool(board.pairs) == (len(board.pairs) > 0)
            assert (board.count, board.won) == (len(tiles), not tiles)
            assert board.stuck == bool(tiles and not oracle.pairs(tiles))
            if not board.pairs:
                break
            a, b = rng.choice(list(board.pairs))
            after = board.copy()
            after.play(a, b)
            assert board.freed_by(a, b) == len(set(after.free()) - set(board.free()))
            board.play(a, b)
            assert after.present == board.present


def test_blockers_are_what_would_have_to_go() -> None:
    rng = random.Random(2)
    for _ in range(200):
        board = random_board(rng)
        slots = board.layout.slots
        there = [slots[slot] for slot in range(board.layout.count) if board.present[slot]]
        for slot in range(board.layout.count):
            if not board.present[slot]:
                continue
            above, left, right = board.blockers(slot)
            assert board.is_free(slot) == (not above and not left)
            assert bool(left) == bool(right)
            for blocking, touches in (
                (above, lambda at, here: oracle.covers(at, here)),
                (left, lambda at, here: oracle.holds(at, here, -2)),
                (right, lambda at, here: oracle.holds(at, here, 2)),
            ):
                if blocking:
                    assert [slots[s] for s in blocking] == [
                        at for at in oracle.ranked(there) if touches(at, slots[slot])
                    ]


def test_slot_0_is_a_tile_like_any_other() -> None:
    board = board_from_text("layer 1\n5p  5p\n")
    assert board.layout.slots[0] == (0, 0, 0)
    assert (0, 1) in board.pairs
    board.play(0, 1)
    assert board.won


def test_a_single_tile_is_stuck_and_not_won() -> None:
    board = board_from_text("layer 1\n5p\n")
    assert (board.stuck, board.won, board.trapped) == (True, False, True)
    assert board.free() == [0]
    assert not board.pairs


def test_playing_and_putting_back_leaves_just_what_was_there() -> None:
    board = deal("1-a").board()
    before = bytes(board.present)
    pair = next(iter(board.pairs))
    board.play(*pair)
    assert board.count == 34
    board.put_back(*pair)
    assert (bytes(board.present), board.count) == (before, 36)


def test_pairs_are_a_view() -> None:
    board = board_from_text("layer 1\n1f  5p  3f  4f  5p  1q\n")
    assert list(board.pairs) == [(0, 2), (0, 3), (1, 4), (2, 3)]
    assert len(board.pairs) == 4
    assert (3, 0) in board.pairs  # either way round
    for no in [(0, 0), (0, 5), (0, 6), (-1, 0), (0,), (0, 2, 3), 3, "02"]:
        assert no not in board.pairs
    assert repr(board.pairs) == "<Pairs [(0, 2), (0, 3), (1, 4), (2, 3)]>"


def test_copies_go_their_own_way() -> None:
    board = deal("1-a").board()
    other = board.copy()
    other.play(*next(iter(other.pairs)))
    assert (board.count, other.count) == (36, 34)


ILLEGAL = {
    (0, 0): ("error.move.same", "Slot 0 was named twice"),
    (0, 6): ("error.move.slot", "no slot 6; slots go from 0 to 5"),
    (-1, 0): ("error.move.slot", "no slot -1"),
    (4, 0): ("error.move.gone", "no tile left on slot 4"),
    (0, 1): ("error.move.held", "The 5 of dots on slot 1 is held on both sides"),
    (3, 0): ("error.move.covered", "The 2 of bamboo on slot 3 is covered"),
    (0, 2): ("error.move.no-match", "The 5 of dots on slot 0 and the east wind on slot 2"),
}


@pytest.mark.parametrize("pair", ILLEGAL, ids=str)
def test_a_move_that_cannot_be_names_the_reason(pair: tuple[int, int]) -> None:
    board = board_from_text("layer 1\n5p5p1z  2s--\nlayer 2\n        2s\n")
    before = bytes(board.present)
    key, sentence = ILLEGAL[pair]
    with pytest.raises(MoveError) as refused:
        board.play(*pair)
    assert refused.value.key == key
    assert sentence in str(refused.value)
    assert (bytes(board.present), board.count) == (before, 5)


def test_a_board_needs_a_face_for_each_slot() -> None:
    with pytest.raises(MoveError, match="1 faces were given for 2 slots"):
        Board(Layout([(0, 0, 0), (2, 0, 0)]), [3])


# -- text -----------------------------------------------------------------------------------------


def test_a_board_as_text_gives_the_same_position_back() -> None:
    rng = random.Random(3)
    for _ in range(200):
        board = random_board(rng)
        again = board_from_text(board_to_text(board))
        assert again.layout == board.layout
        assert again.present == board.present
        assert board_to_text(again) == board_to_text(board)


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("layer 1\n0p\n", "“0p”"),
        ("layer 1\n[]\n", "“[]”"),
        ("layer 2\n5p\n", "“layer 1” must come"),
        ("", "no tiles"),
    ],
)
def test_what_is_no_board_is_refused(text: str, quoted: str) -> None:
    with pytest.raises((TextError, LayoutError)) as refused:
        board_from_text(text)
    assert quoted in str(refused.value)


# -- boards with known answers --------------------------------------------------------------------


def micro_boards() -> list[dict[str, object]]:
    return json.loads(MICRO.read_text())["cases"] if MICRO.exists() else []


@pytest.mark.parametrize("case", micro_boards(), ids=lambda case: case["id"])
def test_micro_boards(case: dict[str, object]) -> None:
    given = case["tiles"]
    marks = {"*": "f", "#": "q"}
    plain = {"A": "1m", "B": "2m", "C": "3m"}
    tiles = {
        (x, y, z): plain.get(face) or face[1] + marks[face[0]]
        for z, x, y, face in given  # type: ignore[attr-defined]
    }
    layout = Layout(tiles)
    board = Board(layout, [face_number(tiles[place]) for place in layout.slots])
    slot = [layout.slots.index((x, y, z)) for z, x, y, _face in given]  # type: ignore[attr-defined]
    assert board.free() == sorted(slot[i] for i in case["free"])  # type: ignore[attr-defined]
    moves = sorted(tuple(sorted((slot[a], slot[b]))) for a, b in case["moves"])  # type: ignore[attr-defined]
    assert list(board.pairs) == moves
    assert oracle.can_be_won(tiles) == case["solvable"]
    assert not (board.trapped and case["solvable"])


def test_micro_boards_are_there() -> None:
    if not MICRO.exists():
        pytest.skip("../shared is not here")
    assert len(micro_boards()) >= 13
