"""Why the coach says so: message keys with their values, never words.

A reason is best when it can be seen on the board. Some lost positions can be shown (see knot.py);
others only a search through all ways can tell.
"""

from collections import namedtuple

from ningbo.coach.knot import knot, left_over
from ningbo.coach.safe import safe_in_group
from ningbo.core.tiles import FACES, FLOWERS, SEASONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import NamedTuple

    from ningbo.core.board import Board

    Pair = tuple[int, int]
    Message = dict[str, object]
    Values = dict[str, object]

    class Reason(NamedTuple):
        """A message, and the slots that it is about."""

        key: str
        values: dict[str, object]
        marks: tuple[int, ...]

else:
    # Key and values of a sentence; `marks` are the slots to show beside it.
    Reason = namedtuple("Reason", ("key", "values", "marks"))


def why_this(board: "Board", pair: "Pair", losing: "Pair | None") -> Reason:
    """Why to take `pair`, when `losing` is another pair of its group that loses (or None)."""
    if losing is not None:
        values, marks = _losing(board, losing)
        return Reason("coach.hint.instead", values, marks)
    slots = _group(board, pair[0])
    about: "Values" = {"kind": kind(board, pair[0]), "count": len(slots)}
    if all([board.is_free(slot) for slot in slots]):
        return Reason("coach.hint.all-free", about, ())
    if pair in safe_in_group(board, slots):
        return Reason("coach.hint.idle", about, ())
    return Reason("coach.hint.frees", {"count": board.freed_by(pair[0], pair[1])}, ())


def why_lost(board: "Board", pair: "Pair", back: int) -> Reason:
    """How a pair, taken `back` steps ago in the position of `board`, lost the game."""
    values, marks = _losing(board, pair)
    values["count"] = back
    return Reason("coach.lost.pair", values, marks)


def _losing(board: "Board", pair: "Pair") -> "tuple[Values, tuple[int, ...]]":
    """A losing pair: what it is, where it lies, why it loses; and the slots to show."""
    clause, marks = _clause(board, pair)
    return {"kind": kind(board, pair[0]), "where": where(board, pair), "why": clause}, marks


def _clause(board: "Board", losing: "Pair") -> "tuple[Message, tuple[int, ...]]":
    """What a losing pair leaves behind, as a clause within another message, with its slots."""
    after = board.copy()
    after.play(losing[0], losing[1])
    rest = _group(after, losing[0])
    tied = knot(after, (rest[0], rest[1])) if len(rest) == 2 else []
    marks = tuple([slot for pair in tied for slot in pair])
    if not tied:
        stay = left_over(after)
        if stay:
            return {"key": "coach.why.stay", "values": {"count": len(stay)}}, tuple(stay)
        return {"key": "coach.why.search", "values": {}}, ()
    if len(tied) == 1:
        key = "coach.why.under" if _lies_under(after, rest[0], rest[1]) else "coach.why.held"
        return {"key": key, "values": {}}, marks
    if len(tied) == 2:
        return {"key": "coach.why.cross", "values": {"other": kind(after, tied[1][0])}}, marks
    return {"key": "coach.why.ring", "values": {"count": len(tied)}}, marks


def kind(board: "Board", slot: int) -> "Message":
    """What a group of tiles is called: by its face, or "flower" and "season"."""
    if board.labels is FACES and board.groups[slot] in (FLOWERS, SEASONS):
        name = "flower" if board.groups[slot] == FLOWERS else "season"
        return {"key": f"coach.kind.{name}", "values": {}}
    return {"key": "coach.kind.face", "values": {"face": board.label(slot)}}


def where(board: "Board", pair: "Pair") -> "Message":
    """Where two tiles lie, seen from the middle of the layout."""
    layout = board.layout
    columns = [2 * layout.slots[slot][0] + 2 - layout.width for slot in pair]
    rows = [2 * layout.slots[slot][1] + 2 - layout.height for slot in pair]
    if max(columns) < 0:
        side = "left"
    elif min(columns) > 0:
        side = "right"
    elif max(rows) < 0:
        side = "top"
    elif min(rows) > 0:
        side = "bottom"
    else:
        side = "apart"
    return {"key": f"coach.where.{side}", "values": {}}


def _group(board: "Board", slot: int) -> "list[int]":
    """All tiles in play that match the one on this slot (which may have left), lowest first."""
    group = board.groups[slot]
    return [
        other
        for other in range(board.layout.count)
        if board.present[other] and board.groups[other] == group
    ]


def _lies_under(board: "Board", a: int, b: int) -> bool:
    """Whether one of two tiles must leave before the other because it lies over it.

    Directly, or with tiles in play between them.
    """
    return b in _over(board, [a]) or a in _over(board, [b])


def _over(board: "Board", slots: "Iterable[int]") -> "set[int]":
    """All tiles in play that lie over these, those over them too."""
    found: "set[int]" = set()
    waiting = list(slots)
    while waiting:
        for over in board.layout.above[waiting.pop()]:
            if board.present[over] and over not in found:
                found.add(over)
                waiting.append(over)
    return found
