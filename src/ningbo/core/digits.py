"""Numbers as people type them: ASCII digits only.

`str.isdigit` lets the digits of other scripts and superscripts pass, and CPython and MicroPython
don't even agree which.
"""


def is_number(text: str, most: int = 8) -> bool:
    """Whether `text` is one to `most` digits 0..9 and nothing else."""
    if not 1 <= len(text) <= most:
        return False
    for sign in text:
        if sign not in "0123456789":
            return False
    return True
