"""Deals: the same code gives the same tiles on every machine, for ever."""

from ningbo.core.board import Board
from ningbo.core.build import build
from ningbo.core.code import MAX_SEED, DealCode, read_code
from ningbo.core.errors import CodeError, DealError, quoted
from ningbo.core.full_code import (
    is_full_code,
    is_layout_code,
    read_full_code,
    read_layout_code,
    write_full_code,
)
from ningbo.core.layouts import layout as built_in
from ningbo.core.peel import peel
from ningbo.core.rng import Rng
from ningbo.core.tiles import FLOWERS, GROUP_COUNT, ORDINARY, faces_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ningbo.core.layout import Layout

    Pair = tuple[int, int]

METHODS = ("peel", "build", "random", "winnable")


class Deal:
    """A dealt board: immutable.

    `code` opens it again (a full code when no seed names it), `faces[s]` is the face on slot s, and
    `witness` is an order of pairs that clears it, or None where nothing is promised.
    """

    def __init__(
        self,
        code: str,
        layout: "Layout",
        method: str,
        seed: "int | None",
        faces: "Sequence[int]",
        witness: "Sequence[Pair] | None",
    ) -> None:
        self.code = code
        self.layout = layout
        self.method = method
        self.seed = seed
        self.faces = tuple(faces)
        self.witness = None if witness is None else tuple(witness)

    def board(self) -> Board:
        """The board as dealt, all tiles in play."""
        return Board(self.layout, self.faces)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and (self.layout, self.faces) == (other.layout, other.faces)

    def __hash__(self) -> int:
        return hash((self.layout, self.faces))

    def __repr__(self) -> str:
        return f"ningbo.deal({self.code!r})"


def deal(code: str) -> Deal:
    """The deal that a code names: `41739205-a`, `7-d.r`, or a full code.

    Raises CodeError when the code can't be read.
    """
    if is_full_code(code):
        layout, faces = read_full_code(code)
        return Deal(write_full_code(layout, faces), layout, "given", None, faces, None)
    if is_layout_code(code):
        raise CodeError("error.code.layout-alone", given=quoted(code))
    wanted = read_code(code)
    return deal_layout(built_in(wanted.letters), wanted.seed, wanted.method)


def find_layout(name: str) -> "Layout":
    """The built-in layout with this id or letters, or that of a `y1.` code.

    Raises LayoutError, listing what exists, or CodeError when the code can't be read.
    """
    return read_layout_code(name) if is_layout_code(name) else built_in(name)


def deal_layout(layout: "Layout", seed: int, method: str = "peel") -> Deal:
    """Deal on any layout, built in or imported.

    `seed` is 0..99999999. Raises DealError for another seed, an odd number of tiles, an unknown
    method, or a shape on which the method fails. `winnable` deals as `random` does: it is the
    solver's business to prove it.
    """
    if not 0 <= seed <= MAX_SEED:
        raise DealError("error.deal.seed", given=seed, most=MAX_SEED)
    if method not in METHODS:
        raise DealError("error.deal.method", given=quoted(method), methods=", ".join(METHODS))
    if layout.count % 2:
        raise DealError("error.deal.odd", name=layout.title, count=layout.count)
    pairs = draw_pairs(layout, Rng(seed, layout.key, "groups"))
    witness = None
    if method in ("random", "winnable"):
        faces = sorted([face for pair in pairs for face in pair])
        Rng(seed, layout.key, "random").shuffle(faces)
    else:
        rng = Rng(seed, layout.key, method)
        rng.shuffle(pairs)
        witness = _order(layout, method, rng)
        faces = lay_pairs(layout.count, witness, pairs)
    if layout.letters:
        code = str(DealCode(seed, layout.letters, method))
    else:
        code = write_full_code(layout, faces)
    return Deal(code, layout, method, seed, faces, witness)


def _order(layout: "Layout", method: str, rng: Rng) -> "list[Pair]":
    """The order in which pairs of slots come off a full board, by peeling or building."""
    if method == "peel":
        order = peel(layout, bytearray(b"\x01" * layout.count), rng)
    else:
        order = build(layout, rng)
    if order is None:
        raise DealError("error.deal.shape", name=layout.title, method=method)
    return order


def lay_pairs(
    count: int, order: "Sequence[Pair]", pairs: "Sequence[Pair]", faces: "Sequence[int]" = ()
) -> "list[int]":
    """Faces for `count` slots: the k-th pair of faces on the k-th pair of slots.

    Slots that `order` doesn't name keep what `faces` has there.
    """
    laid = list(faces) or [0] * count
    for (a, b), (face_a, face_b) in zip(order, pairs):
        laid[a] = face_a
        laid[b] = face_b
    return laid


def draw_pairs(layout: "Layout", rng: Rng) -> "list[Pair]":
    """The tiles of a deal, as matching pairs of faces.

    n tiles are n // 4 whole groups drawn from the 36 (those the layout asks for always among
    them, the rest then ordinary), and a single pair of one more when two are left over. Above 144,
    every group is there and further pairs go round the groups, so that two groups never differ by
    more than a pair.
    """
    half = layout.count // 2
    if layout.groups:
        groups = list(ORDINARY)
        rng.shuffle(groups)
        groups = list(layout.groups) + groups
    else:
        groups = list(range(GROUP_COUNT))
        rng.shuffle(groups)
    pairs = []
    for rank, group in enumerate(groups):
        if half >= 2 * GROUP_COUNT:
            share = half // GROUP_COUNT + (1 if rank < half % GROUP_COUNT else 0)
        else:
            share = min(2, max(0, half - 2 * rank))
        pairs += _pairs_of(group, share, rng)
    return pairs


def _pairs_of(group: int, share: int, rng: Rng) -> "list[Pair]":
    """`share` pairs of a group; of four different tiles, which go together is drawn."""
    faces = list(faces_of(group))
    if share and group >= FLOWERS:
        rng.shuffle(faces)
    return [(faces[0], faces[1]) if k % 2 == 0 else (faces[2], faces[3]) for k in range(share)]
