"""Scripted games in all five houses: every view that comes back, and every error."""

from ningbo.core.deal import deal
from ningbo.core.errors import NingboError
from ningbo.core.full_code import write_full_code
from ningbo.core.records import Record, statistics
from ningbo.core.rng import Rng
from ningbo.core.rules import HOUSES
from ningbo.core.table import Table
from ningbo.core.text import board_from_text

TODAY = "20261130"
SCRIPT = (
    "tap 0, wait 700, tap 1, built, wait 1200, tap 1, tap 5, hint, hint, pair 0, wait 900, pair 1,"
    "pause, tap 2, undo, wait 5000, resume, undo, undo, undo, redo, hint, shuffle 8123, wait 40,"
    "pair 0, pair 2, undo, undo, redo, shuffle 5, random 6, dialog, wait 300, -dialog, stats,"
    "wait 300, -stats, hidden, wait 300, -hidden, nudge, nudge, nudge, guide, load, pair 0, undo,"
    "assist, assist, show, shuffle 99999999, shuffle 7, undo, wait 5, restart,"
    "wait 10, takeback, takeback, restart, built, pair 0, takeback, pair 0, new, takeback,"
    "0-0, 0-1, 500-1, dance, shuffle x,"
    "open 20261130-b.r, daily, open 7-z, hide"
)


def show(value):
    """A value as text, the same in every Python: dictionaries in the order of their keys."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{key}: {show(value[key])}" for key in sorted(value)]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([show(one) for one in value]) + "]"
    return repr(value) if isinstance(value, str) else str(value)


def changes(before, view):
    """What of a view is not as it was in the one before."""
    return {key: view[key] for key in view if key not in before or before[key] != view[key]}


class Player:
    def __init__(self, rules, code):
        self.table = Table()
        self.now = 100
        self.records = []
        self.view = self.table.start(rules, 41739205, self.now, code=code)
        print(show(self.view))

    def do(self, line):
        """One line of the script: a clock event, a verb of the table, or an action."""
        table, now = self.table, self.now
        word, _blank, rest = line.partition(" ")
        if word == "wait":
            self.now += int(rest)
            return self.view
        if word == "pair":
            pairs = self.view["pairs"]
            if not pairs:
                return table.hint(now)
            line = "{}-{}".format(*pairs[int(rest) % len(pairs)])
        if word in ("built", "pause", "resume", "hide") or word.strip("-") in (
            "hidden",
            "dialog",
            "stats",
        ):
            return table.clock(line, now)
        if word == "tap":
            return table.tap(int(rest), now)
        if word == "guide":
            return table.nudge(now, True)
        if word == "load":
            self.table = Table()
            return self.table.start("tower", 1, now, save=self.view["save"])
        if word == "restart":
            return table.restart(now, TODAY)
        if word == "takeback":
            return table.take_back(now)
        if word == "new":
            return table.new(now, now, TODAY)
        if word == "open":
            return table.open(rest, now, TODAY)
        if word == "daily":
            return table.daily(now, TODAY)
        return table.act(line, now, TODAY)

    def run(self, script):
        for line in script.split(","):
            line = line.strip()
            before = self.view
            try:
                self.view = self.do(line)
            except NingboError as error:
                print(line, "!", error.key, show(error.values))
                continue
            print(line, show(changes(before, self.view)))
            if self.view["record"]:
                self.records.append(self.view["record"])


def play_out(player):
    """Play and shuffle until the game is won, or is trapped."""
    rng = Rng(5, "", "script")
    while player.view["phase"] != "won":
        if player.view["pairs"]:
            player.run("pair " + str(rng.below(100)))
        elif player.view["trapped"] or not player.view["canShuffle"]:
            return
        else:
            player.run("shuffle " + str(rng.below(10000)))


trap = board_from_text("layer 1\n1m  1m  2m  2m  3m\nlayer 2\n                3m\n")
TRAPPED = write_full_code(trap.layout, trap.faces)

records = []
for house in HOUSES:
    print("=", house.id)
    for code in ("", "7-c.b"):
        player = Player(house.id, code)
        player.run(SCRIPT)
        records += player.records
    player = Player(house.id, TRAPPED)
    player.run("built, pair 0, wait 100, pair 0, wait 100, shuffle 1, tap 4, undo, shuffle 2, load")
    player = Player(house.id, "3-a")
    player.run("built")
    play_out(player)
    records += player.records
    player.run("undo, restart, takeback, new, wait 50, pause, -hidden, load")
    witness = deal("41739205-d").witness
    player = Player(house.id, "41739205-d")
    player.run(",".join([f"{a}-{b}, wait 9" for a, b in witness]))
    records += player.records

for text in records:
    record = Record(text)
    again = record.replay()
    print(record.fields["result"], again.board.count, again.clock.at(0), record.clean)
found = statistics(records)
for key in sorted(found):
    one = found[key]
    print(key, one.games, one.won, one.left, one.lost, one.streak, one.best_streak)
    print(one.best, one.mean, one.clean, one.best_clean, one.recent)
