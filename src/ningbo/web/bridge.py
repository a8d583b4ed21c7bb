"""The bridge: a JSON request from the page in, a JSON reply with the table's view out.

A request is {"id", "do": VERB, "now": ms, "today": YYYYMMDD, ...}; the reply carries the same id
and "view", or "error" with a message key and its values, after which the table is as it was. An
empty reply asks for the files that a first visit does without, and then for the request again.
"""

import json

from ningbo.core.daily import daily_days
from ningbo.core.deal import deal, deal_layout, find_layout
from ningbo.core.errors import MoveError, NingboError
from ningbo.core.full_code import write_layout_code
from ningbo.core.layouts import FIRST_IDS
from ningbo.core.records import Record, statistics
from ningbo.core.save import load_game
from ningbo.core.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Request = dict[str, Any]
    Reply = dict[str, Any]

SEEN_AGAIN = 20  # finished games offered to be seen again

_table = Table()


def handle(text: str) -> str:
    """Answer one request; "" where a file is missing. What goes wrong is part of the reply."""
    request = json.loads(text)
    try:
        verb = _VERBS.get(request["do"])
        if verb is None:
            raise MoveError("error.verb.unknown", given=request["do"])
        reply = verb(_table, request)
    except NingboError as error:
        reply = {"error": {"key": error.key, "values": error.values}}
    except ImportError:
        return ""
    except Exception as error:
        what = f"{type(error).__name__} {error}"
        reply = {"error": {"key": "error.fault", "values": {"what": what}}}
    reply["id"] = request.get("id")
    return json.dumps(reply)


def _shown(table: Table, view: "dict[str, object]") -> "Reply":
    """A reply with a view; a layout that the page doesn't bring along comes with its own code."""
    game = table.game
    if game is not None and game.deal.layout.id not in FIRST_IDS:
        view["shape"] = write_layout_code(game.deal.layout)
    return {"view": view}


def _start(table: Table, request: "Request") -> "Reply":
    save = request.get("save") or ""
    code = request.get("code") or ""
    view = table.start(
        request["rules"], request["seed"], request["now"], save, code, request.get("layout") or ""
    )
    return _shown(table, view if code or not save else _caught_up(table, view, request))


def _caught_up(table: Table, view: "dict[str, object]", request: "Request") -> "dict[str, object]":
    """The view with the time last shown: a save is as old as its last action."""
    if table.game is not None:
        table.game.clock.catch_up(request.get("time") or 0)
        view["time"] = table.game.clock.at(request["now"])
    return view


def _act(table: Table, request: "Request") -> "Reply":
    action, now = request["action"], request["now"]
    word, _blank, rest = action.partition(" ")
    if word == "tap":
        view = table.tap(int(rest), now)
    elif word == "hint":
        view = table.hint(now)
    elif word in ("nudge", "guide"):
        view = table.nudge(now, word == "guide")
    elif word in ("pause", "resume"):
        view = table.clock(word, now)
    elif word == "restart":
        view = table.restart(now, request["today"])
    else:
        view = table.act(action, now, request["today"])
    return _shown(table, view)


def _new(table: Table, request: "Request") -> "Reply":
    layout, method = request.get("layout") or "", request.get("method") or ""
    view = table.new(request["seed"], request["now"], request["today"], layout, method)
    return _shown(table, view)


def _open(table: Table, request: "Request") -> "Reply":
    seed = request.get("seed") or 0
    return _shown(table, table.open(request["code"], request["now"], request["today"], seed))


def _daily(table: Table, request: "Request") -> "Reply":
    """Today's deal, or that of another day."""
    day = request.get("day") or request["today"]
    return _shown(table, table.daily(request["now"], request["today"], day))


def _band(table: Table, request: "Request") -> "Reply":
    """A deal of a band of difficulty, drawn from the packs that the page brings along."""
    # Only who asks for a band pays for reading the packs.
    from ningbo.solver.packs import draw_codes

    drawn = draw_codes(request["packs"], request["layout"], request["band"], request["seed"])
    return _shown(table, table.open(drawn[0], request["now"], request["today"]))


def _take_back(table: Table, request: "Request") -> "Reply":
    return _shown(table, table.take_back(request["now"]))


def _resume(table: Table, request: "Request") -> "Reply":
    view = table.resume_save(request["save"], request["now"])
    return _shown(table, _caught_up(table, view, request))


def _clock(table: Table, request: "Request") -> "Reply":
    return _shown(table, table.clock(request["event"], request["now"]))


def _statistics(_table: Table, request: "Request") -> "Reply":
    """What the records given add up to, by house and layout, and which of them can't be read."""
    rows = []
    found = statistics(request["records"])
    for rules, layout in sorted(found):
        one = found[(rules, layout)]
        rows.append(
            {
                "rules": rules,
                "layout": layout,
                "games": one.games,
                "won": one.won,
                "left": one.left,
                "lost": one.lost,
                "streak": one.streak,
                "bestStreak": one.best_streak,
                "best": one.best,
                "mean": one.mean,
                "clean": one.clean,
                "bestClean": one.best_clean,
                "assisted": one.assisted,
                "assistedWon": one.assisted_won,
                "recent": one.recent,
            }
        )
    unread = [text for text in request["records"] if not _is_record(text)]
    return {
        "statistics": rows,
        "unread": unread,
        "finished": _finished(request["records"]),
        "daily": _days(request["records"], request["today"]),
    }


def _days(texts: "list[str]", today: str) -> "Reply":
    days = daily_days(texts)
    streak, longest = days.streak(today), days.longest()
    return {
        "today": today,
        "won": days.won,
        "played": days.played,
        "streak": streak,
        "longest": longest,
    }


def _finished(texts: "list[str]") -> "list[Reply]":
    """The last records that can be read, newest first, for seeing games again."""
    rows: "list[Reply]" = []
    for index in range(len(texts) - 1, -1, -1):
        if len(rows) < SEEN_AGAIN and _is_record(texts[index]):
            record = Record(texts[index])
            rows.append(
                {
                    "index": index,
                    "date": record.date,
                    "layout": record.layout,
                    "rules": record.rules,
                    "result": record.result,
                    "time": record.time,
                }
            )
    return rows


def _check(_table: Table, request: "Request") -> "Reply":
    """Replay saves and records in games of their own; what is wrong with the first that fails."""
    for text in request["texts"]:
        try:
            if text.startswith("ningbo-record"):
                Record(text).replay()
            else:
                load_game(text)
        except NingboError as error:
            return {"wrong": {"key": error.key, "values": error.values}}
    return {"wrong": None}


def _prove(_table: Table, request: "Request") -> "Reply":
    """Whether a deal can be won: exactly, however long it takes. Asked in a worker of its own.

    The deal is that of a `code`, or of a `seed` on a `layout`, named by its id or its own code.
    """
    # Only who proves pays for reading the solver.
    from ningbo.solver.winnable import is_winnable

    if "layout" in request:
        layout = find_layout(request["layout"])
        return {"winnable": is_winnable(deal_layout(layout, request["seed"], "winnable"))}
    return {"winnable": is_winnable(deal(request["code"]))}


def _is_record(text: str) -> bool:
    try:
        Record(text)
    except NingboError:
        return False
    return True


_VERBS: "dict[str, Callable[[Table, Request], Reply]]" = {
    "start": _start,
    "act": _act,
    "new": _new,
    "open": _open,
    "daily": _daily,
    "band": _band,
    "takeback": _take_back,
    "resume": _resume,
    "clock": _clock,
    "statistics": _statistics,
    "check": _check,
    "prove": _prove,
}
