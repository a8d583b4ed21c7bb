"""Shuffles: every solvable one can be cleared, from every stage; no slot and no face is lost."""

import random
from collections import Counter

import pytest

from ningbo.core import peel
from ningbo.core.board import Board
from ningbo.core.deal import deal, deal_layout
from ningbo.core.emptying import empty_out
from ningbo.core.errors import MoveError
from ningbo.core.layout import Layout
from ningbo.core.shuffle import shuffle_random, shuffle_solvable
from ningbo.core.text import board_from_text
from tests.core.shapes import play_at_random, random_layout, random_tower
from tests.core.test_emptying import hard_tower


def check_moved(board: Board, faces: list[int]) -> None:
    """The faces in play are the same, on the same slots; nobody sees the others, which stay."""
    in_play = [slot for slot in range(board.layout.count) if board.present[slot]]
    assert Counter(faces[slot] for slot in in_play) == Counter(
        board.faces[slot] for slot in in_play
    )
    for slot in range(board.layout.count):
        assert board.present[slot] or faces[slot] == board.faces[slot]


def check_clears(board: Board, faces: list[int], order: list[tuple[int, int]]) -> None:
    left = Board(board.layout, faces, present=bytearray(board.present))
    for a, b in order:
        left.play(a, b)
    assert left.won


@pytest.mark.parametrize("letter", "abcdefgh")
def test_solvable_ones_replay_from_every_stage_of_random_games(letter: str) -> None:
    rng = random.Random(15)
    for seed in range(3):
        board = deal(f"{seed}-{letter}.r").board()
        seen = stages = 0
        while board.count and stages < 200:
            stages += 1
            if board.trapped:
                with pytest.raises(MoveError, match="No shuffle can help"):
                    shuffle_solvable(board, 1)
                break
            faces, order = shuffle_solvable(board, rng.randrange(10**8))
            seen += 1
            check_moved(board, faces)
            check_clears(board, faces, order)
            board = Board(board.layout, faces, present=bytearray(board.present))
            if not play_at_random(board, rng, 1):
                continue
        assert seen > board.layout.count // 4


def test_solvable_ones_on_any_shape() -> None:
    rng = random.Random(16)
    outcomes: Counter[str] = Counter()
    for number in range(600):
        shape = (random_layout, random_tower)[number % 2](rng, 2 * rng.randrange(1, 9))
        if shape.count % 2:
            continue
        board = deal_layout(shape, number, "random").board()
        play_at_random(board, rng, rng.randrange(3))
        trapped = board.trapped
        try:
            faces, order = shuffle_solvable(board, number)
        except MoveError as error:
            outcomes[error.key] += 1
            assert trapped
        else:
            outcomes["solved"] += 1
            assert not trapped
            check_moved(board, faces)
            check_clears(board, faces, order)
    assert set(outcomes) == {"solved", "error.shuffle.trapped"}
    assert min(outcomes.values()) > 50


def test_a_seed_gives_one_shuffle_and_seeds_differ() -> None:
    board = deal("7-d").board()
    assert shuffle_solvable(board, 5) == shuffle_solvable(board, 5)
    assert shuffle_random(board, 5) == shuffle_random(board, 5)
    assert len({tuple(shuffle_solvable(board, seed)[0]) for seed in range(50)}) == 50
    assert len({tuple(shuffle_random(board, seed)) for seed in range(50)}) == 50
    assert shuffle_random(board, 5) != shuffle_solvable(board, 5)[0]


def test_random_ones_are_uniform() -> None:
    board = board_from_text("layer 1\n1m  2m  3m  --  4m\n")
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(12_000):
        faces = shuffle_random(board, seed)
        assert faces[3] == board.faces[3]
        counts[tuple(faces[slot] for slot in (0, 1, 2, 4))] += 1
    assert len(counts) == 24
    chi_square = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert chi_square < 49.7  # 23 degrees of freedom, one in a thousand


def test_a_board_with_an_odd_group_is_refused_by_its_face() -> None:
    for text, sentence in (
        ("layer 1\n1m  1m  1m  2m\n", "3 tiles that match “1 of characters” are in play; an odd"),
        ("layer 1\n5z  1m  1m  2m\n", "“2 of characters” is in play without a partner; no shuffle"),
    ):
        with pytest.raises(MoveError) as refused:
            shuffle_solvable(board_from_text(text), 1)
        assert refused.value.key == "error.shuffle.odd"
        assert sentence in str(refused.value)
        assert shuffle_random(board_from_text(text), 1)


def test_any_labels_and_groups_will_do() -> None:
    board = Board(Layout([(0, 0, 0), (3, 0, 0), (6, 0, 0), (9, 0, 0)]), [0, 1, 2, 3],
                  groups=[0, 1, 1, 0], labels=["sun", "oak", "elm", "moon"])  # fmt: skip
    faces, order = shuffle_solvable(board, 3)
    groups = dict(enumerate([0, 1, 1, 0]))
    for a, b in order:
        assert groups[faces[a]] == groups[faces[b]]


def test_where_peeling_corners_itself_the_search_gives_the_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After 1,000 dead ends the witness of the search is used."""
    tries = []
    monkeypatch.setattr(peel, "peel_once", lambda *_: tries.append(1))
    board = deal_layout(random_layout(random.Random(17), 12), 1, "random").board()
    faces, order = shuffle_solvable(board, 1)
    check_clears(board, faces, order)
    assert len(tries) == 1000
    assert deal_layout(board.layout, 2).witness is not None


def test_where_the_search_runs_out_too_the_shuffle_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    tower = hard_tower()
    board = Board(tower, [slot // 2 % 34 for slot in range(tower.count)])
    monkeypatch.setattr(peel, "peel_once", lambda *_: None)
    monkeypatch.setattr(empty_out, "__defaults__", (1,))
    assert board.trapped is None
    with pytest.raises(MoveError, match="No way was found to clear the 48 tiles left"):
        shuffle_solvable(board, 1)
