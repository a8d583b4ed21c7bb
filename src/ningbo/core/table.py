"""The table: the game that lies on it, the one that lay there before, and what to say of each act.

Front ends send it verbs and draw the view that comes back. It decides when a game that is given up
becomes a record, and what *take back* restores.
"""

from ningbo.core.daily import daily_code
from ningbo.core.deal import deal, deal_layout, find_layout
from ningbo.core.errors import MoveError, quoted
from ningbo.core.full_code import is_layout_code
from ningbo.core.game import Game
from ningbo.core.records import write_record
from ningbo.core.rules import rules as house
from ningbo.core.save import load_game, save_game
from ningbo.core.say import say_action, say_blocked, say_hint
from ningbo.core.view import game_view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.say import Message

    View = dict[str, object]

_EVENTS = ("built", "pause", "resume", "hidden", "-hidden", "dialog", "-dialog", "stats", "-stats")


class Table:
    """One player's table. Each verb returns the view to draw; a verb that raises changes nothing.

    `now` is milliseconds of a steady clock, `today` a local date YYYYMMDD, `seed` 0..99999999: the
    table never asks for them itself. A `layout` is a built-in one's id or a `y1.` code; such a code
    in the place of a deal's asks for a deal on it.
    """

    def __init__(self) -> None:
        self.game: Game | None = None
        self._before: Game | None = None
        self._given_up: str | None = None  # the record made of it, retracted by take back
        self._sequence = 0

    # -- which game lies here -----------------------------------------------------------------

    def start(
        self, rules: str, seed: int, now: int, save: str = "", code: str = "", layout: str = ""
    ) -> "View":
        """The first game of a visit: the one a code names, else the one saved, else a new one.

        Raises what is wrong with the code or the save.
        """
        chosen = house(rules)
        if code and not is_layout_code(code):
            game = Game(deal(code), chosen)
        elif save and not code:
            game = load_game(save)
        else:
            shape = find_layout(code or layout or chosen.first_layout)
            game = Game(deal_layout(shape, seed, chosen.method), chosen)
        self._lay(game, now)
        return self._view(now)

    def new(self, seed: int, now: int, today: str, layout: str = "", method: str = "") -> "View":
        """A fresh deal: on the same layout by the house's method, unless told otherwise."""
        game = self._game()
        shape = find_layout(layout) if layout else game.deal.layout
        dealt = deal_layout(shape, seed, method or game.rules.method)
        return self._replace(Game(dealt, game.rules), now, today, ("message.new", {}))

    def open(self, code: str, now: int, today: str, seed: int = 0) -> "View":
        """The deal that a code names, or one on the layout of a code, under the house's rules."""
        if is_layout_code(code):
            return self.new(seed, now, today, code)
        dealt = deal(code)
        message: Message = ("message.opened", {"code": dealt.code})
        return self._replace(Game(dealt, self._game().rules), now, today, message)

    def daily(self, now: int, today: str, day: str = "") -> "View":
        """The deal of the day, or of another `day`."""
        day = day or today
        dealt = deal(daily_code(day))
        key = "message.daily" if day == today else "message.daily.other"
        message: Message = (key, {"date": day})
        return self._replace(Game(dealt, self._game().rules), now, today, message)

    def restart(self, now: int, today: str) -> "View":
        """The same deal from its beginning, also after shuffles."""
        return self._replace(self._game().restarted(), now, today, ("message.restarted", {}))

    def resume_save(self, save: str, now: int) -> "View":
        """Lay a saved game on the table; what lay there stays unfinished, where it was kept."""
        self._lay(load_game(save), now)
        return self._view(now, ("message.resumed", {}))

    def change_house(self, rules: str, seed: int, now: int, save: str = "") -> "View":
        """Play in another house: the game saved there, or a new one of its own."""
        return self.start(rules, seed, now, save)

    def take_back(self, now: int) -> "View":
        """Undo the last restart or new deal: what was there comes back, its record is retracted."""
        if self._before is None:
            raise MoveError("error.takeback.none")
        game = self._before
        retract = self._given_up
        self._lay(game, now)
        view = self._view(now, ("message.taken-back", {}))
        view["retract"] = retract
        return view

    # -- playing ------------------------------------------------------------------------------

    def act(self, action: str, now: int, today: str) -> "View":
        """An action of the game on the table (see `Game.act`)."""
        if action in ("hint", "nudge"):
            return self.hint(now) if action == "hint" else self.nudge(now)
        game = self._game()
        was_won = game.won
        game.act(action, now)
        self._forget_before()
        view = self._view(now, say_action(game, action))
        if game.won and not was_won:
            view["record"] = write_record(game, "won", today, now)
        return view

    def tap(self, slot: int, now: int) -> "View":
        """A tile was touched. A free one starts the clock; a blocked one is also explained."""
        game = self._game()
        if game.paused:
            raise MoveError("error.game.paused")
        blockers = game.board.blockers(slot)
        game.touch(now)
        by = list(blockers.above) or sorted(blockers.left + blockers.right)
        view = self._view(now, say_blocked(game, slot, blockers) if by else None)
        if by and game.rules.blocked_marks:
            view["blocking"] = by
        if by and game.rules.blocked_shakes:
            view["shake"] = [slot]
        return view

    def hint(self, now: int) -> "View":
        """The next hint of the position: its pair, which it is, and how many there are."""
        game = self._game()
        pair = game.hint(now)
        self._forget_before()
        view = self._view(now, say_hint(game))
        if pair is not None:
            view["hint"] = list(pair)
            view["hintNumber"] = [game.hint_place + 1, len(game.hint_pairs())]
        return view

    def nudge(self, now: int, guide: bool = False) -> "View":
        """A pair to pulse: for the first game (`guide`), or for an idle player, twice a game."""
        game = self._game()
        pair = None
        if not guide:
            pair = game.nudge(now)
        elif game.hint_pairs():
            pair = game.hint_pairs()[0]
        view = self._view(now)
        view["nudge"] = [] if pair is None else list(pair)
        return view

    def clock(self, event: str, now: int) -> "View":
        """What the clock must know: "built", "pause", "resume", and "hidden", "dialog", "stats",
        each with "-" before it when that is over. Raises MoveError for any other event."""
        game = self._game()
        if event not in _EVENTS:
            raise MoveError("error.clock.event", given=quoted(event), events=", ".join(_EVENTS))
        if event == "built":
            game.built(now)
        elif event == "pause":
            game.pause(now)
        elif event == "resume":
            game.resume(now)
        else:
            reason = event[1:] if event[0] == "-" else event
            if reason == "hidden" or reason in game.rules.clock_stops:
                if event[0] == "-":
                    game.clock.release(reason, now)
                else:
                    game.clock.hold(reason, now)
        key = {"pause": "message.paused", "resume": "message.resumed"}.get(event)
        return self._view(now, (key, {}) if key else None)

    # -- inside -------------------------------------------------------------------------------

    def _game(self) -> Game:
        if self.game is None:
            raise MoveError("error.table.empty")
        return self.game

    def _lay(self, game: Game, now: int) -> None:
        """Put a game on the table; its clock waits until the tower is built."""
        game.clock.holds = {reason for reason in game.clock.holds if reason in ("won", "stuck")}
        game.clock.hold("building", now)
        self.game = game
        self._forget_before()

    def _forget_before(self) -> None:
        self._before = None
        self._given_up = None

    def _replace(self, game: Game, now: int, today: str, message: "Message") -> "View":
        """Put another game in place of this one, which take back can restore until the next act."""
        before = self._game()
        record = self._give_up(before, game, now, today)
        before.clock.hold("building", now)
        self._lay(game, now)
        self._before = before
        self._given_up = record
        view = self._view(now, message)
        view["record"] = record
        return view

    def _give_up(self, before: Game, game: Game, now: int, today: str) -> "str | None":
        """The record of a started game that another takes the place of, where the house keeps one.

        A house of losses counts any other deal. Elsewhere an unfinished game is kept for each
        layout: on another one it waits.
        """
        if before.won or not before.started:
            return None
        loss = before.rules.loss
        replaced = before.deal.layout.kept_as == game.deal.layout.kept_as
        if loss == "lost" or (loss == "left" and replaced):
            return write_record(before, loss, today, now)
        return None

    def _view(self, now: int, message: "Message | None" = None) -> "View":
        game = self._game()
        self._sequence += 1
        view = game_view(game, now)
        view["seq"] = self._sequence
        view["message"] = None if message is None else {"key": message[0], "values": message[1]}
        view["canTakeBack"] = self._before is not None
        view["hint"] = []
        view["blocking"] = []
        view["shake"] = []
        view["record"] = None
        view["save"] = None if game.won else save_game(game, now)
        return view
