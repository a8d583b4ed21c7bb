"""The words that the page carries: all but those of the command line and of servers."""

from ningbo.words import catalogue

PROGRAM = (
    "coach.cli.",
    "error.api.",
    "error.art.",
    "error.cli.",
    "error.convert.",
    "error.deal.outputs",
    "error.deal.which",
    "error.format.no-board",
    "error.format.no-suffix",
    "error.inspect.",
    "error.json.",
    "error.lab.",
    "error.new.",
    "error.server.",
    "error.site.",
    "error.solve.file",
    "error.solve.layout",
    "error.solve.stream",
    "solve.",
    "verify.",
)
"""Keys that no page says, or with a dot how such keys begin: their sentences are English only."""

WORKSHOP = (
    "draft.",
    "editor.",
    "error.draft.",
    "error.drawing.",
    "error.format.",
    "error.generate.",
    "gallery.",
)
"""Keys of what only the gallery and the editor say: a first visit does without their sentences."""

Words = dict[str, str | dict[str, str]]


def english() -> Words:
    """Return the English sentences that the page can say, by key."""
    return {key: entry for key, entry in catalogue().items() if not left_out(key)}


def in_turn() -> tuple[Words, Words]:
    """Return the same in two parts: what the page carries from its start, and the workshop's."""
    words = english()
    first = {key: entry for key, entry in words.items() if not _is_one_of(key, WORKSHOP)}
    return first, {key: entry for key, entry in words.items() if key not in first}


def left_out(key: str) -> bool:
    """Whether the page can do without a sentence."""
    return _is_one_of(key, PROGRAM)


def _is_one_of(key: str, names: tuple[str, ...]) -> bool:
    """Whether a key is among some names, or begins with one that ends in a dot."""
    return any(key == one or (one[-1] == "." and key.startswith(one)) for one in names)
