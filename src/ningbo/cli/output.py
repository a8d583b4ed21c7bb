"""What the verbs print: JSON, and tables and boards by Rich."""

import json

from rich.console import Console
from rich.table import Table


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
