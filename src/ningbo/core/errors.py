"""What can go wrong, named by layer.

Every error carries a message key and the values of its sentence; the sentence itself is in the
message catalogue, so that a page in another language can say it too.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def _plain(key: str, values: "dict[str, object]") -> str:
    """The sentence where no catalogue is at hand: the key and its values."""
    parts = [key]
    for name in sorted(values):
        value = values[name]
        if isinstance(value, dict):  # a message within the message
            parts.append(f"{name}=({_plain(value['key'], value['values'])})")
        else:
            parts.append(f"{name}={value!r}")
    return " ".join(parts)


# Replaced by the package with a reader of the English catalogue: core/ opens no files.
speak: "Callable[[str, dict[str, object]], str]" = _plain


class NingboError(ValueError):
    """The root of all errors of this package.

    `key` names a message of the catalogue, `values` fill its gaps; `str()` is the English sentence.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return speak(self.key, self.values)

    @property
    def message(self) -> "dict[str, object]":
        """Key and values together, as the value `reason` of another message."""
        return {"key": self.key, "values": self.values}

    # Exceptions travel between processes (solver pools, the lab); keyword arguments need help.
    def __reduce__(self) -> "tuple[object, ...]":
        return _rebuild, (self.__class__, self.key, self.values)


def quoted(text: str) -> str:
    """What was given, as a sentence quotes it: on one line, and cut in the middle when long."""
    if len(text) > 48:
        text = text[:32] + "..." + text[-8:]
    return "".join([" " if sign < " " else sign for sign in text])


def _rebuild(kind: "type[NingboError]", key: str, values: "dict[str, object]") -> NingboError:
    return kind(key, **values)


class LayoutError(NingboError):
    """A shape that can't be played, or a layout that doesn't exist."""


class DealError(NingboError):
    """A deal that can't be made."""


class CodeError(NingboError):
    """A deal code or full code that can't be read."""


class MoveError(NingboError):
    """An action that the position doesn't allow."""


class SaveError(NingboError):
    """A saved game that can't be loaded: damaged, or of a newer version."""


class RulesError(NingboError):
    """House rules that don't exist."""


class TextError(NingboError):
    """A plain-text board that can't be read."""


class FormatError(NingboError):
    """A layout file that can't be read, or a layout that a format can't hold."""


class DraftError(NingboError):
    """An edit of a layout that can't be made."""


class SolveError(NingboError):
    """A board that the solver can't take, or a proof that doesn't hold."""
