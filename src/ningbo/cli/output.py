"""What the verbs print: JSON, and tables and boards by Rich."""

import json
from collections.abc import Iterator, Sequence
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

Item = TypeVar("Item")


def console() -> Console:
    """Return the console of standard output: in colour on a terminal, plain in a pipe."""
    return Console(highlight=False, soft_wrap=True)


def print_json(value: object) -> None:
    """Print a value as one line of JSON."""
    print(json.dumps(value, ensure_ascii=False, separators=(",", ":")))


def table(*columns: str, right: tuple[str, ...] = ()) -> Table:
    """Return an empty table; the columns named in `right` are aligned there."""
    made = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        made.add_column(column, justify="right" if column in right else "left")
    return made


def with_progress(items: Sequence[Item], words: str) -> Iterator[Item]:
    """Yield the items; on a terminal, a bar on standard error shows how many are done."""
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        yield from bar.track(items, description=words)
