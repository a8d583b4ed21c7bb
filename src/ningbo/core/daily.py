"""The daily deal: Twin Peaks with the local date's digits as the seed, no request needed."""

from ningbo.core.code import DealCode
from ningbo.core.digits import is_number
from ningbo.core.errors import CodeError, quoted

DAILY_LETTERS = "b"
_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def daily_code(date: str) -> str:
    """The code of a day's deal, for a date written YYYYMMDD. Raises CodeError for no such day."""
    if len(date) != 8 or not is_number(date):
        raise CodeError("error.daily.form", given=quoted(date))
    year, month, day = int(date[:4]), int(date[4:6]), int(date[6:])
    if year < 1 or not 1 <= month <= 12 or not 1 <= day <= _DAYS[month - 1]:
        raise CodeError("error.daily.day", given=date)
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if month == 2 and day == 29 and not leap:
        raise CodeError("error.daily.day", given=date)
    return str(DealCode(int(date), DAILY_LETTERS))
