"""The clock of a game: arithmetic on the times it is told. It never asks for the time itself."""


class Clock:
    """Milliseconds played. It runs once started, while nothing holds it.

    What holds it is named ("paused", "hidden", "dialog", "stats", "stuck", "won", "building"), so
    that two reasons can overlap. All `now` are milliseconds of one steady clock of the caller.
    """

    def __init__(self, played: int = 0, started: bool = False) -> None:
        self.started = started
        self.holds: set[str] = set()
        self._played = played
        self._since: int | None = None

    @property
    def running(self) -> bool:
        return self.started and not self.holds

    def at(self, now: int) -> int:
        """Milliseconds played up to `now`."""
        return self._played + (0 if self._since is None else max(0, now - self._since))

    def start(self, now: int) -> None:
        """Begin counting; starting again changes nothing."""
        self.started = True
        self._settle(now)

    def catch_up(self, played: int) -> None:
        """Count at least this much: what was last shown, where the save is a little older."""
        self._played = max(self._played, played)

    def hold(self, reason: str, now: int) -> None:
        """Stop counting for this reason."""
        self._settle(now)
        self.holds.add(reason)
        self._settle(now)

    def release(self, reason: str, now: int) -> None:
        """Drop this reason; counting goes on when no other is left."""
        self._settle(now)
        self.holds.discard(reason)
        self._settle(now)

    def _settle(self, now: int) -> None:
        """Book what was played until `now`, and go on from here if the clock runs."""
        self._played = self.at(now)
        self._since = now if self.running else None
