"""The formats: one module each, and how a file or a person picks one."""

from ningbo.core.errors import FormatError, quoted
from ningbo.formats import ace, desktop, drawing, gnome, kmahjongg, kyodai, mah, pysolfc, xmahjongg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from ningbo.formats.result import Entry, Reading

    class Format(Protocol):
        """What each module of a format offers."""

        ID: str
        TITLE: str
        SUFFIXES: tuple[str, ...]
        VERSIONS: tuple[str, ...]
        HOLDS_SEVERAL: bool

        def looks_like(self, lines: list[str]) -> bool: ...
        def read(self, lines: list[str], name: str) -> Reading: ...
        def write(self, entries: list[Entry], version: str) -> bytes: ...


# In the order in which they are asked: the plainer a format, the later.
MODULES: "tuple[Format, ...]" = (
    kmahjongg, kyodai, gnome, mah, drawing, ace, pysolfc, xmahjongg,
)  # fmt: skip
FORMATS = tuple([module.ID for module in MODULES])


def by_id(format: str) -> "Format":
    """The module of a format. Raises FormatError, listing those that exist."""
    for module in MODULES:
        if format == module.ID:
            return module
    raise FormatError("error.format.no-format", given=quoted(format), formats=", ".join(FORMATS))


def version_of(module: "Format", given: str) -> str:
    """The version of a format that is wanted, "" for the newest. Raises FormatError."""
    if given and given not in module.VERSIONS:
        versions = ", ".join(module.VERSIONS)
        raise FormatError(
            "error.format.no-version", format=module.TITLE, given=quoted(given), versions=versions
        )
    return given or module.VERSIONS[0]


def module_of(lines: "list[str]") -> "Format | None":
    """The module of the format that a file's lines are in, by their content alone."""
    if desktop.looks_like(lines):
        return None
    for module in MODULES:
        if module.looks_like(lines):
            return module
    return None
