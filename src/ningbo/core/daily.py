"""The daily deal: Twin Peaks with the local date's digits as the seed, no request needed.

A day is *won* when its deal was won on that very day and without the coach's help; only such days
make a streak. A day whose deal was played otherwise, on another day or not to the end, is *played*.
"""

from ningbo.core.code import DealCode
from ningbo.core.digits import is_number
from ningbo.core.errors import CodeError, NingboError, quoted
from ningbo.core.records import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

DAILY_LETTERS = "b"
_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def daily_code(date: str) -> str:
    """The code of a day's deal, for a date written YYYYMMDD. Raises CodeError for no such day."""
    if len(date) != 8 or not is_number(date):
        raise CodeError("error.daily.form", given=quoted(date))
    year, month, day = int(date[:4]), int(date[4:6]), int(date[6:])
    if year < 1 or not 1 <= month <= 12 or not 1 <= day <= _days_of(year, month):
        raise CodeError("error.daily.day", given=date)
    return str(DealCode(int(date), DAILY_LETTERS))


class Days:
    """What became of the daily deals: `won` and `played` are the dates of such days, in order."""

    def __init__(self, won: "list[str]", played: "list[str]") -> None:
        self.won = won
        self.played = played

    def streak(self, today: str) -> int:
        """How many days in a row were won, up to today; up to yesterday while today isn't won."""
        day = today if today in self.won else _day_before(today)
        length = 0
        while day in self.won:
            length += 1
            day = _day_before(day)
        return length

    def longest(self) -> int:
        """How many days in a row were ever won."""
        longest = length = 0
        last = ""
        for day in self.won:
            length = length + 1 if last and last == _day_before(day) else 1
            longest = max(longest, length)
            last = day
        return longest


def daily_days(texts: "Iterable[str]") -> Days:
    """What the records given say of the daily deals; those that can't be read say nothing."""
    found: dict[str, bool] = {}
    for text in texts:
        try:
            record = Record(text)
            day = _day_of(record.code)
        except NingboError:
            continue
        won = record.result == "won" and record.date == day and not record.assisted
        found[day] = won or found.get(day, False)
    days = sorted(found)
    return Days([day for day in days if found[day]], [day for day in days if not found[day]])


def _day_of(code: str) -> str:
    """The day whose deal this is. Raises CodeError when it is that of no day."""
    digits = code.partition("-")[0]
    day = "0" * (8 - len(digits)) + digits
    if daily_code(day) != code:
        raise CodeError("error.daily.day", given=code)
    return day


def _day_before(date: str) -> str:
    year, month, day = int(date[:4]), int(date[4:6]), int(date[6:]) - 1
    if day == 0:
        month -= 1
        if month == 0:
            year, month = year - 1, 12
        day = _days_of(year, month)
    return f"{year:04d}{month:02d}{day:02d}"


def _days_of(year: int, month: int) -> int:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 29 if month == 2 and leap else _DAYS[month - 1]
