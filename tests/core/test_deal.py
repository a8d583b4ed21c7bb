"""Deals: whole groups, witnesses that replay, every method on every layout, and what is refused."""

import random
from collections import Counter

import pytest

import ningbo
from ningbo.core.board import Board
from ningbo.core.deal import METHODS, Deal, deal, deal_layout
from ningbo.core.errors import DealError
from ningbo.core.layout import Layout
from ningbo.core.layouts import FIRST_IDS, LAYOUT_IDS, layout
from ningbo.core.tiles import FLOWERS, GROUP_COUNT, SEASONS, faces_of, groups_of
from tests.core.shapes import random_layout, random_tower

SEEDS = {id: 1000 if id in FIRST_IDS else 200 for id in LAYOUT_IDS}
ALWAYS = {"pavilion": {FLOWERS}, "twin-peaks": {FLOWERS, SEASONS}}


def check_whole_groups(dealt: Deal) -> None:
    groups = Counter(groups_of(dealt.faces))
    faces = Counter(dealt.faces)
    whole, over = divmod(dealt.layout.count, 4)
    if dealt.layout.count <= 4 * GROUP_COUNT:
        assert sorted(groups.values()) == [2] * (over // 2) + [4] * whole
    else:
        assert len(groups) == GROUP_COUNT
        assert max(groups.values()) - min(groups.values()) <= 2
        assert {share % 2 for share in groups.values()} == {0}
    assert ALWAYS.get(dealt.layout.id, set()) <= set(groups)
    for group, share in groups.items():
        if share == 4:
            assert Counter(faces_of(group)) == {face: faces[face] for face in faces_of(group)}


def check_witness(dealt: Deal) -> None:
    board = dealt.board()
    assert dealt.witness is not None
    for a, b in dealt.witness:
        board.play(a, b)
    assert board.won


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("id", LAYOUT_IDS)
def test_whole_groups_and_witnesses(id: str, method: str) -> None:
    shape = layout(id)
    for seed in range(SEEDS[id]):
        dealt = deal_layout(shape, seed, method)
        check_whole_groups(dealt)
        if method in ("peel", "build"):
            check_witness(dealt)
        else:
            assert dealt.witness is None


@pytest.mark.parametrize("id", LAYOUT_IDS)
def test_the_seed_decides_the_tiles_the_method_their_places(id: str) -> None:
    shape = layout(id)
    for seed in (0, 41739205):
        tiles = {tuple(sorted(deal_layout(shape, seed, method).faces)) for method in METHODS}
        assert len(tiles) == 1
        dealt = [deal_layout(shape, seed, method).faces for method in METHODS]
        assert len(set(dealt)) == 3
        # Winnable deals are the random ones that can be won.
        assert dealt[METHODS.index("random")] == dealt[METHODS.index("winnable")]
    assert len({deal_layout(shape, seed).faces for seed in range(200)}) == 200


def test_the_groups_drawn_are_not_always_the_same() -> None:
    drawn = Counter(
        group
        for seed in range(400)
        for group in set(groups_of(deal_layout(layout("pavilion"), seed, "random").faces))
    )
    assert drawn.pop(FLOWERS) == 400
    assert SEASONS not in drawn  # flowers and eight ordinary kinds
    assert len(drawn) == 34
    assert max(drawn.values()) < 2 * min(drawn.values())


# -- other numbers of tiles -----------------------------------------------------------------------


def table_of(count: int) -> Layout:
    """`count` tiles apart from each other, on the table."""
    return Layout([(3 * (i % 40), 3 * (i // 40), 0) for i in range(count)], name=f"{count} apart")


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("count", [2, 4, 6, 8, 30, 68, 122, 126, 142])
def test_below_144_whole_groups_and_at_most_one_pair(count: int, method: str) -> None:
    for seed in range(20):
        groups = Counter(groups_of(deal_layout(table_of(count), seed, method).faces))
        shares = sorted(groups.values(), reverse=True)
        assert shares == [4] * (count // 4) + [2] * (count % 4 // 2)


@pytest.mark.parametrize("method", ["peel", "random"])
@pytest.mark.parametrize("count", [144, 146, 150, 200, 222, 288, 290, 1024])
def test_from_144_on_every_group_is_there_and_none_has_more_than_a_pair_more(
    count: int, method: str
) -> None:
    for seed in range(3):
        dealt = deal_layout(table_of(count), seed, method)
        shares = Counter(groups_of(dealt.faces))
        assert len(shares) == GROUP_COUNT
        assert {share % 2 for share in shares.values()} == {0}
        assert max(shares.values()) - min(shares.values()) <= 2
        assert sum(shares.values()) == count


def test_odd_numbers_of_tiles_are_refused_by_name_and_count() -> None:
    with pytest.raises(DealError, match=r"“3 apart” has 3 tiles, which leaves one without"):
        deal_layout(table_of(3), 1)
    with pytest.raises(DealError, match=r"“1 apart” has 1 tile,"):
        deal_layout(table_of(1), 1)


# -- any shape ------------------------------------------------------------------------------------


def test_whatever_is_dealt_solvable_can_be_cleared() -> None:
    rng = random.Random(10)
    outcomes: Counter[str] = Counter()
    for number in range(400):
        shape = (random_layout, random_tower)[number % 2](rng, 2 * rng.randrange(1, 9))
        if shape.count % 2:
            continue
        trapped = Board(shape, [0] * shape.count).trapped
        for method in ("peel", "build"):
            try:
                dealt = deal_layout(shape, number, method)
            except DealError as error:
                key = error.key
            else:
                key = ""
                check_witness(dealt)
            outcomes[f"{method} {key}"] += 1
            # Peeling never fails where it can be done; building may.
            assert not (key == "" and trapped)
            assert not (key and not trapped and method == "peel")
    assert set(outcomes) == {
        f"{method} {key}" for method in ("peel", "build") for key in ("", "error.deal.shape")
    }
    assert min(outcomes.values()) > 50


def test_a_deal_on_any_layout_is_named_by_its_full_code() -> None:
    shape = table_of(8)
    dealt = deal_layout(shape, 5, "build")
    assert dealt.code.startswith("x1.")
    again = deal(dealt.code)
    assert again == dealt
    assert (again.code, again.method, again.seed, again.witness) == (
        dealt.code,
        "given",
        None,
        None,
    )


# -- codes, and what is refused -------------------------------------------------------------------


def test_a_deal_says_what_it_is() -> None:
    dealt = ningbo.deal(" 41739205-D.B ")
    assert (dealt.code, dealt.method, dealt.seed) == ("41739205-d.b", "build", 41739205)
    assert dealt.layout is layout("turtle")
    assert dealt == deal_layout(layout("turtle"), 41739205, "build")
    assert hash(dealt) == hash(deal("41739205-d.b"))
    assert dealt != deal("41739205-d")
    assert eval(repr(dealt), {"ningbo": ningbo}) == dealt
    assert dealt.board().count == 144


@pytest.mark.parametrize("seed", [-1, 100_000_000, 2**53 + 1])
def test_a_seed_that_no_code_can_hold_is_refused(seed: int) -> None:
    with pytest.raises(DealError, match=f"“{seed}” is no seed; seeds go from 0 to 99999999"):
        deal_layout(layout("turtle"), seed)


def test_an_unknown_method_is_refused() -> None:
    with pytest.raises(
        DealError, match="“solvable” is no method of dealing; there are peel, build"
    ):
        deal_layout(layout("turtle"), 1, "solvable")


def test_a_shape_that_cannot_be_dealt_is_named() -> None:
    pile = Layout([(0, 0, 0), (0, 0, 1)], name="Pile")
    for method in ("peel", "build"):
        with pytest.raises(DealError, match=f"“Pile” can.t be dealt by {method}: no order"):
            deal_layout(pile, 1, method)
    assert deal_layout(pile, 1, "random").board().trapped
