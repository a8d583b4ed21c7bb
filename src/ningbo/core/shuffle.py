"""Shuffles: the faces of the tiles in play move to new slots, every slot stays."""

from ningbo.core.deal import lay_pairs
from ningbo.core.errors import MoveError
from ningbo.core.peel import peel
from ningbo.core.rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.board import Board

    Pair = tuple[int, int]


def shuffle_solvable(board: "Board", seed: int) -> "tuple[list[int], list[Pair]]":
    """New faces that can be cleared, and the order of pairs that does it.

    Raises MoveError when the position is trapped, when a search of its shape runs out of budget,
    or when a group has an odd number of tiles in play.
    """
    rng = Rng(seed, board.layout.key, "shuffle")
    pairs = _pairs_in_play(board, rng)
    order = peel(board.layout, board.present, rng)
    if order is None:
        why = "trapped" if board.trapped else "unknown"
        raise MoveError(f"error.shuffle.{why}", count=board.count)
    return lay_pairs(board.layout.count, order, pairs, board.faces), order


def shuffle_random(board: "Board", seed: int) -> "list[int]":
    """New faces, uniformly random: nothing is promised, a winnable board can be lost."""
    slots = [slot for slot in range(board.layout.count) if board.present[slot]]
    moved = [board.faces[slot] for slot in slots]
    Rng(seed, board.layout.key, "random shuffle").shuffle(moved)
    faces = list(board.faces)
    for slot, face in zip(slots, moved):
        faces[slot] = face
    return faces


def _pairs_in_play(board: "Board", rng: Rng) -> "list[Pair]":
    """The faces in play as matching pairs, in random order; within a group any may go together."""
    by_group: dict[int, list[int]] = {}
    for slot in range(board.layout.count):
        if board.present[slot]:
            by_group.setdefault(board.groups[slot], []).append(board.faces[slot])
    pairs = []
    for group in sorted(by_group):
        faces = sorted(by_group[group])
        if len(faces) % 2:
            raise MoveError("error.shuffle.odd", face=board.labels[faces[0]], count=len(faces))
        rng.shuffle(faces)
        pairs += [(faces[k], faces[k + 1]) for k in range(0, len(faces), 2)]
    rng.shuffle(pairs)
    return pairs
