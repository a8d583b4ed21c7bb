"""Deal codes, `41739205-a` or `7-d.w`: a seed, a layout's letters and a method."""

from ningbo.core.errors import CodeError
from ningbo.core.layouts import LETTERS

MAX_SEED = 99999999
SUFFIXES = {"peel": "", "build": ".b", "random": ".r", "winnable": ".w"}
_METHODS = {suffix: method for method, suffix in SUFFIXES.items()}


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
    code = text.strip().lower()
    seed, dash, rest = code.partition("-")
    letters, dot, suffix = rest.partition(".")
    if not dash or not seed or not letters:
        raise CodeError("error.code.form", given=text)
    if not _is_digits(seed):
        raise CodeError("error.code.digits", given=text, seed=seed)
    if len(seed) > 8:
        raise CodeError("error.code.long", given=text, count=len(seed))
    name = letters
    while name and name[-1] in "0123456789":
        name = name[:-1]
    if name not in LETTERS:
        raise CodeError("error.code.layout", given=text, letters=name, known=", ".join(LETTERS))
    if name != letters:
        raise CodeError("error.code.generator", given=text, number=letters[len(name) :])
    method = _METHODS.get(dot + suffix)
    if method is None:
        raise CodeError("error.code.method", given=text, method=dot + suffix)
    return DealCode(int(seed), letters, method)


def _is_digits(text: str) -> bool:
    """Whether these are ASCII digits only: `str.isdigit` lets other scripts' digits pass."""
    for sign in text:
        if sign not in "0123456789":
            return False
    return True
