"""What the line under the board says of each act: message keys with their values, never words."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.board import Blockers
    from ningbo.core.game import Game

    Message = tuple[str, dict[str, object]]


def say_action(game: "Game", action: str) -> "Message | None":
    """What an action that was just done has led to; winning and being stuck go before the rest.

    Nothing for the coach's marks, whose words come from the coach.
    """
    if action in ("assist", "show"):
        return None
    board = game.board
    if board.won:
        return "message.won", {}
    word = action.partition(" ")[0]
    if board.stuck:
        if word in ("shuffle", "random"):
            return "message.shuffled.stuck", {}
        if game.rules.loss == "announced":
            return "message.stuck.announced", {"count": board.count}
        return "message.stuck", {"count": board.count}
    values: dict[str, object] = {"count": board.count, "pairs": len(board.pairs)}
    if word in ("shuffle", "random"):
        return "message.shuffled", values
    if word in ("undo", "redo"):
        step = game.undone[-1] if word == "undo" else game.history[-1]
        kind = "shuffle" if step.is_shuffle else "pair"
        return f"message.{word}.{kind}", values
    values["face"] = board.label(int(word.partition("-")[0]))
    return "message.removed", values


def say_hint(game: "Game") -> "Message":
    """Which pair is shown and how many there are, where the house tells that."""
    count = len(game.hint_pairs())
    if not count:
        return "message.hint.none", {}
    if not game.rules.hint_tells_count:
        return "message.hint", {}
    return "message.hint.count", {"number": game.hint_place + 1, "count": count}


def say_blocked(game: "Game", slot: int, blockers: "Blockers") -> "Message | None":
    """Why a tile can't be taken, as far as the house says so."""
    says = game.rules.blocked_says
    if not says:
        return None
    if says in ("plain", "rule"):
        return f"message.blocked.{says}", {}
    kind = "covered" if blockers.above else "held"
    if says == "kind":
        return f"message.blocked.{kind}.kind", {}
    board = game.board
    values: dict[str, object] = {"face": board.label(slot)}
    if blockers.above:
        values["face_above"] = board.label(blockers.above[-1])
    else:
        values["face_left"] = board.label(blockers.left[0])
        values["face_right"] = board.label(blockers.right[0])
    return f"message.blocked.{kind}", values
