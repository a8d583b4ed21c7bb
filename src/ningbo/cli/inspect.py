"""`ningbo inspect`: what layout files hold, and how their boards play."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

if TYPE_CHECKING:
    from rich.console import Console

    from ningbo.formats import Reading
    from ningbo.lab.inspection import Inspection

    Board = tuple[Inspection, dict[str, Any]]

EMPTIED = {True: "yes", False: "no", None: "unknown"}


def inspect(
    *files: Path,
    deals: Annotated[int, Parameter(validator=Number(gte=0))] = 20,
    json: bool = False,
) -> int:
    """Say what layout files hold: formats, names, tiles, and how the boards play.

    The content decides the format, never the name. Of a folder, every layout file below it is
    inspected. A file that can't be read is told in its place, and the exit status is then 1.

    Example: ningbo inspect mahjongg.map boards.mah --deals 100

    Parameters
    ----------
    files
        Layout files in any of the formats, or folders of them.
    deals
        How many random deals of each board the solver looks at; 0 asks it nothing.
    json
        Print one JSON object a file and line: {"file", "format", "version", "encoding", "warnings",
        "boards": [{"name", "id", "author", "category", "tiles", "layers", "free", "emptied",
        "random": {"won", "lost", "unknown"}, "winnable": [low, high]}]}, or {"file", "error"}.
    """
    from ningbo.cli.output import console, print_json
    from ningbo.core.errors import FormatError, NingboError
    from ningbo.layout_files import layout_paths, read_layout_file

    paths = list(layout_paths(files))
    if not paths:
        raise NingboError("error.inspect.nothing")
    failed = 0
    for path in paths:
        try:
            reading = read_layout_file(path)
        except (FormatError, OSError) as error:
            failed += 1
            reason = str(error) if isinstance(error, FormatError) else str(error.strerror)
            if json:
                print_json({"file": str(path), "error": reason})
            else:
                console().print(f"{path}: {reason}\n", style="red", markup=False)
            continue
        boards = _inspected(path, reading, deals)
        if json:
            print_json(_as_json(path, reading, boards))
        else:
            _show(console(), path, reading, boards)
    return 1 if failed else 0


def _inspected(path: Path, reading: "Reading", deals: int) -> "list[Board]":
    """Inspect each board of a file."""
    from ningbo.cli.output import with_progress
    from ningbo.lab.inspection import Inspection

    boards = []
    for entry in with_progress(reading.entries, path.name):
        facts = {
            "name": entry.layout.name,
            "id": entry.id,
            "author": entry.author,
            "category": entry.category,
        }
        boards.append((Inspection(entry.layout, deals), facts))
    return boards


def _as_json(path: Path, reading: "Reading", boards: "list[Board]") -> dict[str, Any]:
    return {
        "file": str(path),
        "format": reading.format,
        "version": reading.version,
        "encoding": reading.encoding,
        "warnings": [str(note) for note in reading.warnings],
        "boards": [{**facts, **inspection.as_json()} for inspection, facts in boards],
    }


def _show(out: "Console", path: Path, reading: "Reading", boards: "list[Board]") -> None:
    """Print a file's facts and a table of its boards."""
    from rich.markup import escape

    from ningbo.cli.output import table
    from ningbo.formats import by_id

    title = " ".join(part for part in (by_id(reading.format).TITLE, reading.version) if part)
    out.print(f"{path}: {title}, {reading.encoding}", markup=False, style="bold")
    solved = any(inspection.deals for inspection, _facts in boards)
    columns = ["name", "tiles", "layers", "free", "clears"]
    made = table(*columns, *(["random won"] if solved else []), right=("tiles", "free"))
    for inspection, facts in boards:
        layers = " ".join(map(str, inspection.layout.per_layer))
        row = [str(inspection.layout.count), layers, str(inspection.free)]
        row.append(EMPTIED[inspection.emptied])
        made.add_row(escape(facts["name"]), *row, *([_won(inspection)] if solved else []))
    out.print(made)
    for note in reading.warnings:
        out.print(f"  {note}", markup=False, style="yellow")
    out.print()


def _won(inspection: "Inspection") -> str:
    """Say how many random deals can be won."""
    if not inspection.deals:
        return "none: an odd number of tiles"
    unknown = f", {inspection.unknown} unknown" if inspection.unknown else ""
    return f"{inspection.won} of {inspection.deals}{unknown}"
