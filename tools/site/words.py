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


def english() -> dict[str, str | dict[str, str]]:
    """Return the English sentences that the page can say, by key."""
    return {key: entry for key, entry in catalogue().items() if not left_out(key)}


def left_out(key: str) -> bool:
    """Whether the page can do without a sentence."""
    return any(key == one or (one[-1] == "." and key.startswith(one)) for one in PROGRAM)
