"""The tiles: 42 faces in 36 groups of four.

A face is its place in FACES (0..41), a group its place among the 36 (0..35). Two tiles match when
their groups are equal. The notation is the one mahjong software shares, with `f` for flowers and
`q` for seasons added.
"""

from ningbo.core.errors import TextError, quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

FACES = tuple(
    [f"{number}{suit}" for suit in "mps" for number in range(1, 10)]
    + [f"{number}z" for number in range(1, 8)]
    + [f"{number}{kind}" for kind in "fq" for number in range(1, 5)]
)

FLOWERS = 34
SEASONS = 35
GROUP_COUNT = 36
ORDINARY = tuple(range(34))  # the groups of four equal tiles

_NUMBERS = {notation: face for face, notation in enumerate(FACES)}


def face_number(notation: str) -> int:
    """The face written as `notation` ("5p"). Raises TextError for anything else."""
    face = _NUMBERS.get(notation)
    if face is None:
        raise TextError("error.face.unknown", given=quoted(notation))
    return face


def group_of(face: int) -> int:
    """The group (0..35) of a face (0..41): flowers are one group, seasons another."""
    if face < FLOWERS:
        return face
    return FLOWERS if face < FLOWERS + 4 else SEASONS


def faces_of(group: int) -> "tuple[int, int, int, int]":
    """The four tiles of a group, as faces."""
    if group < FLOWERS:
        return (group, group, group, group)
    first = FLOWERS + 4 * (group - FLOWERS)
    return (first, first + 1, first + 2, first + 3)


def groups_of(faces: "Sequence[int]") -> "list[int]":
    """The group of each face of a sequence."""
    return [group_of(face) for face in faces]
