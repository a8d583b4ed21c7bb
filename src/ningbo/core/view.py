"""What a front end is shown of a game: the whole of it each time, in plain values for JSON.

`faces` holds two characters a slot, `--` where the tile has left and `??` everywhere while paused;
`free` one character a slot, `1` or `0`; `why` for each blocked tile what blocks it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.board import Board
    from ningbo.core.game import Game

GONE = "--"
HIDDEN = "??"


def game_view(game: "Game", now: int) -> "dict[str, object]":
    """The state of a game: position, what can be done, counters, clock."""
    board = game.board
    phase = game.phase
    pairs = list(board.pairs)
    trapped = board.trapped if phase == "stuck" or game.rules.trapped == "hide" else None
    view = {
        "code": game.deal.code,
        "layout": game.deal.layout.kept_as,
        "method": game.deal.method,
        "rules": game.rules.id,
        "phase": phase,
        "tiles": board.count,
        "moves": game.moves if game.rules.moves else None,
        "hints": game.hints,
        "undos": game.undos,
        "shuffles": game.shuffles,
        "shufflesLeft": game.shuffles_left,
        "clean": game.clean,
        "assists": game.assists,
        "shown": game.shown,
        "started": game.started,
        "time": game.clock.at(now),
        "running": game.clock.running,
        "canUndo": game.can_undo and not game.paused,
        "canRedo": game.can_redo and not game.paused,
        "canShuffle": _can_shuffle(game, trapped),
        "trapped": trapped,
    }
    view.update(_hidden(board) if phase == "paused" else _open(board, pairs))
    return view


def _open(board: "Board", pairs: "list[tuple[int, int]]") -> "dict[str, object]":
    present = board.present
    slots = range(board.layout.count)
    free = [board.is_free(slot) for slot in slots]
    return {
        "faces": "".join([board.label(slot) if present[slot] else GONE for slot in slots]),
        "free": "".join(["1" if is_free else "0" for is_free in free]),
        "why": [_why(board, slot) if present[slot] and not free[slot] else 0 for slot in slots],
        "pairs": pairs,
        "pairCount": len(pairs),
    }


def _hidden(board: "Board") -> "dict[str, object]":
    """While paused nothing is told that a player could study meanwhile."""
    count = board.layout.count
    return {
        "faces": "".join([HIDDEN if board.present[slot] else GONE for slot in range(count)]),
        "free": "0" * count,
        "why": [0] * count,
        "pairs": [],
        "pairCount": None,
    }


def _why(board: "Board", slot: int) -> "dict[str, list[int]]":
    """{"c": slots over it} or {"l": slots at its left, "r": at its right}."""
    blockers = board.blockers(slot)
    if blockers.above:
        return {"c": list(blockers.above)}
    return {"l": list(blockers.left), "r": list(blockers.right)}


def _can_shuffle(game: "Game", trapped: "bool | None") -> bool:
    if game.won or game.paused or game.shuffles_left == 0:
        return False
    return not (trapped and game.rules.trapped == "hide")
