"""Imported boards deal by every method, and every witness replays. `make study` does more seeds."""

import pytest

from fuzz.corpus import CORPUS
from ningbo.core.deal import Deal, deal, deal_layout
from ningbo.core.errors import DealError
from ningbo.core.layout import Layout
from ningbo.core.tiles import group_of
from ningbo.formats import read
from tests.formats.shared import needs_shared
from tools.shared_layouts import index, indexed

METHODS = ("peel", "build", "random")
HARD_SEEDS = 40
# Where removing random free pairs empties a board least often, by INDEX.tsv.
HARDEST = sorted({(float(row["random_pair_peel_success_of_40"]), row["file"]) for row in index()})[
    :4
]


def distinct() -> list[Layout]:
    """Return each even board of other programs once, in its normal form."""
    found: dict[str, Layout] = {}
    for _row, layout in indexed():
        if layout.count % 2 == 0:
            found.setdefault(layout.key, layout.normal())
    return list(found.values())


def assert_sound(dealt: Deal) -> None:
    """Whole groups, or at most a pair's difference between groups; a witness that replays."""
    counts: dict[int, int] = {}
    for face in dealt.faces:
        counts[group_of(face)] = counts.get(group_of(face), 0) + 1
    assert all(count % 2 == 0 for count in counts.values())
    if len(dealt.faces) > 144:
        assert len(counts) == 36
        assert max(counts.values()) - min(counts.values()) <= 2
    else:
        assert sum(count != 4 for count in counts.values()) == (len(dealt.faces) % 4 == 2)
    if dealt.method == "random":
        assert dealt.witness is None
        return
    board = dealt.board()
    for a, b in dealt.witness or ():
        board.play(a, b)
    assert board.won


@needs_shared
@pytest.mark.parametrize("method", METHODS)
def test_every_even_board_deals(method: str) -> None:
    boards = distinct()
    assert len(boards) > 300
    for number, layout in enumerate(boards):
        assert_sound(deal_layout(layout, number, method))


@pytest.mark.parametrize("method", ["peel", "build"])
@pytest.mark.parametrize("file", [file for _ease, file in HARDEST])
def test_the_boards_that_peel_least_deal_on_many_seeds(file: str, method: str) -> None:
    layout = next(layout for row, layout in indexed() if row["file"] == file)
    for seed in range(HARD_SEEDS):
        assert_sound(deal_layout(layout, seed, method))


@pytest.mark.parametrize("method", METHODS)
def test_odd_boards_are_refused_by_name_and_count(method: str) -> None:
    odd = read((CORPUS / "kmahjongg-tall").read_bytes(), "Tall").layout
    with pytest.raises(DealError, match="“Tall” has 9 tiles"):
        deal_layout(odd, 7, method)


@pytest.mark.parametrize("method", METHODS)
def test_a_deal_on_an_imported_board_travels_in_its_code(method: str) -> None:
    bridge = read((CORPUS / "gnome-bridge").read_bytes()).layout
    dealt = deal_layout(bridge, 7, method)
    assert deal(dealt.code) == dealt
    # The same shape deals the same tiles, wherever its file puts it.
    moved = Layout([(x + 3, y + 1, z) for x, y, z in bridge.slots])
    assert deal_layout(moved, 7, method).faces == dealt.faces
