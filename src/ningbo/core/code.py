"""Deal codes, `41739205-a` or `7-d.w`: a seed, a layout's letters and a method."""

from ningbo.core.digits import is_number, lowered
from ningbo.core.errors import CodeError, quoted
from ningbo.core.layouts import LETTERS

MAX_SEED = 99999999
SUFFIXES = {"peel": "", "build": ".b", "random": ".r", "winnable": ".w"}
_METHODS = {suffix: method for method, suffix in SUFFIXES.items()}
BLANKS = " \t\r\n"  # what surrounds a pasted code; which more are blanks differs between Pythons


class DealCode:
    """A seed of one to eight digits, the letters of a built-in layout, a method of dealing."""

    def __init__(self, seed: int, letters: str, method: str = "peel") -> None:
        self.seed = seed
        self.letters = letters
        self.method = method

    def __str__(self) -> str:
        return f"{self.seed}-{self.letters}{SUFFIXES[self.method]}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DealCode) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"DealCode({self.seed}, {self.letters!r}, {self.method!r})"


def read_code(text: str) -> DealCode:
    """Read `SEED-LETTERS[.METHOD]`; capitals and blanks around it are accepted.

    Raises CodeError, quoting the part that is wrong and saying what would be right.
    """
    given = quoted(text)
    seed, dash, rest = text.strip(BLANKS).partition("-")
    letters, dot, suffix = rest.partition(".")
    if not dash or not seed or not letters:
        raise CodeError("error.code.form", given=given)
    if not is_number(seed, len(seed)):
        raise CodeError("error.code.digits", given=given, seed=quoted(seed))
    if not is_number(seed):
        raise CodeError("error.code.long", given=given, count=len(seed))
    name = lowered(letters).rstrip("0123456789")
    if name not in LETTERS:
        known = ", ".join(LETTERS)
        raise CodeError("error.code.layout", given=given, letters=quoted(letters), known=known)
    if len(name) < len(letters):
        raise CodeError("error.code.generator", given=given, number=quoted(letters[len(name) :]))
    method = _METHODS.get(lowered(dot + suffix))
    if method is None:
        raise CodeError("error.code.method", given=given, method=quoted(dot + suffix))
    return DealCode(int(seed), name, method)
