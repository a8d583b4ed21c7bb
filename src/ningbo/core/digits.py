"""Numbers and letters as people type them, ASCII only.

`str.isdigit` lets the digits of other scripts and superscripts pass, `str.lower` makes a k of the
sign for kelvin, and CPython and MicroPython don't even agree which.
"""


def is_number(text: str, most: int = 8) -> bool:
    """Whether `text` is one to `most` digits 0..9 and nothing else."""
    if not 1 <= len(text) <= most:
        return False
    for sign in text:
        if sign not in "0123456789":
            return False
    return True


def lowered(text: str) -> str:
    """The text with A..Z made small, and nothing else changed."""
    return "".join([sign.lower() if "A" <= sign <= "Z" else sign for sign in text])
