"""The form in which a `.mah` board travels in an address: base64 of its JSON."""

import binascii

from ningbo.core.errors import FormatError, quoted
from ningbo.formats.text import decode

PARAMETER = "mah="
BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
# How base64 of `{"`, `{ `, `{` and a line end begins, and the same with `[`.
BEGINNINGS = ("ey", "ew", "W3", "Ww", "Wy")


def in_address(text: str) -> str:
    """The base64 in an address with `mah=`, or in a text that is nothing but base64 of JSON.

    "" if `text` is neither.
    """
    begin = text.find(PARAMETER)
    if begin >= 0:
        text = text[begin + len(PARAMETER) :].split("&")[0].split("#")[0]
    for escaped, sign in (("%2B", "+"), ("%2F", "/"), ("%3D", "="), ("\n", "")):
        text = text.replace(escaped, sign).replace(escaped.lower(), sign)
    text = text.replace("-", "+").replace("_", "/").replace(" ", "+").rstrip("=")
    for sign in text:
        if sign not in BASE64:
            return ""
    return text if begin >= 0 or text[:2] in BEGINNINGS else ""


def json_of(text: str) -> str:
    """The JSON in such a text. Raises FormatError."""
    coded = in_address(text)
    if not coded or len(coded) % 4 == 1:
        raise FormatError("error.format.mah.link", given=quoted(text))
    data = binascii.a2b_base64((coded + "=" * (-len(coded) % 4)).encode())
    return decode(data)[0]
