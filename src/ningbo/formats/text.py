"""Bytes to text and back: UTF-8, else windows-1252, equal in CPython and MicroPython.

MicroPython has no codecs, checks UTF-8 loosely and knows only ASCII's blanks, so the few things
that readers need are spelled out here instead of being left to `decode`, `strip` and `split`.
"""

from ningbo.core.errors import FormatError

MAX_BYTES = 1024 * 1024  # the largest file in the field, a table of 221 layouts, has 80 KB
BLANKS = " \t\r\n\v\f"
# Python strips these too, MicroPython doesn't: in names they become plain blanks.
_SPACES = (0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000) + tuple(range(0x2000, 0x200B))
BOM = b"\xef\xbb\xbf"

# What windows-1252 has at 0x80..0x9f; above that it is Latin-1. Five places are undefined.
_HIGH = (
    "\u20ac\ufffd\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\ufffd\u017d\ufffd"
    "\ufffd\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\ufffd\u017e\u0178"
)


def decode(data: bytes) -> "tuple[str, str]":
    """The text of a file and its encoding, "utf-8" or "windows-1252".

    Raises FormatError for a file too big to be a layout, and for one that isn't text.
    """
    if len(data) > MAX_BYTES:
        raise FormatError("error.format.too-big", most=MAX_BYTES)
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise FormatError("error.format.utf-16")
    zero = data.find(b"\0")
    if zero >= 0:
        raise FormatError("error.format.binary", position=zero)
    if data[:3] == BOM:
        data = data[3:]
    if _is_utf8(data):
        return str(data, "utf-8"), "utf-8"
    signs = [chr(byte) if not 0x80 <= byte <= 0x9F else _HIGH[byte - 0x80] for byte in data]
    return "".join(signs), "windows-1252"


def encode_windows(text: str) -> "bytes | None":
    """`text` in windows-1252; None where that has no such sign or would be read as UTF-8."""
    codes = []
    for sign in text:
        code = ord(sign)
        if code > 0xFF or 0x80 <= code <= 0x9F:
            code = _HIGH.find(sign) + 0x80
            if code < 0x80 or sign == "\ufffd":
                return None
        codes.append(code)
    data = bytes(codes)
    if max(codes, default=0) >= 0x80 and _is_utf8(data):
        return None
    return data


def split_lines(text: str) -> "list[str]":
    """The lines of a text with any of the three line ends, without them."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def words(line: str) -> "list[str]":
    """What stands between the blanks of a line."""
    return [word for word in line.replace("\t", " ").strip(BLANKS).split(" ") if word]


def integer(word: str) -> "int | None":
    """The number that `word` writes in at most nine plain digits; None if it isn't one."""
    digits = word[1:] if word.startswith("-") else word
    if not digits or len(digits) > 9:
        return None
    for sign in digits:
        if sign not in "0123456789":
            return None
    return int(word)


def clean(name: str) -> str:
    """A name on one line: no control characters, single blanks, no halves of a character."""
    kept = []
    high = 0
    for sign in name:
        code = ord(sign)
        if 0xD800 <= code < 0xDC00:
            high = code
            continue
        if 0xDC00 <= code < 0xE000:
            whole = 0x10000 + ((high - 0xD800) << 10) + code - 0xDC00
            kept.append(chr(whole) if high else "\ufffd")
        elif code < 32 or 127 <= code <= 0xA0 or code in _SPACES:
            kept.append(" ")
        else:
            kept.append(sign)
        high = 0
    return " ".join(words("".join(kept)))


def _is_utf8(data: bytes) -> bool:
    """Whether `data` is UTF-8 as the standard has it: shortest forms, no surrogates."""
    if not data or max(data) < 0x80:
        return True
    i = 0
    while i < len(data):
        byte = data[i]
        i += 1
        if byte < 0x80:
            continue
        more, low, high = _sequence(byte)
        if more == 0 or i + more > len(data):
            return False
        for place in range(i, i + more):
            if not low <= data[place] <= high:
                return False
            low, high = 0x80, 0xBF
        i += more
    return True


def _sequence(byte: int) -> "tuple[int, int, int]":
    """How many bytes follow a first byte, and the bounds of the second; zero if none may."""
    if 0xC2 <= byte <= 0xDF:
        return 1, 0x80, 0xBF
    if 0xE0 <= byte <= 0xEF:
        return 2, 0xA0 if byte == 0xE0 else 0x80, 0x9F if byte == 0xED else 0xBF
    if 0xF0 <= byte <= 0xF4:
        return 3, 0x90 if byte == 0xF0 else 0x80, 0x8F if byte == 0xF4 else 0xBF
    return 0, 0, 0
