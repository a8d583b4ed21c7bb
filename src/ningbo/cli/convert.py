"""`ningbo convert`: layout files from any format into any other."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ningbo.core.errors import FormatError, NingboError

if TYPE_CHECKING:
    from ningbo.formats import Entry


class Line:
    """A line of the report: what became of one layout, or of a file that can't be read."""

    def __init__(self, source: str, name: str, target: str = "", problem: str = "") -> None:
        self.source = source
        self.name = name
        self.target = target
        self.problem = problem
        self.warnings: list[str] = []

    def as_json(self) -> dict[str, Any]:
        """Return the line as JSON has it."""
        return {
            "from": self.source,
            "layout": self.name,
            "to": self.target or None,
            "refused": self.problem or None,
            "warnings": self.warnings,
        }


def convert(*paths: str, to: str = "", json: bool = False) -> int:
    """Convert layout files: IN... OUT.

    OUT is a file, or a folder (one that exists, or a name with a slash behind it) in which each
    layout gets its own. What the target format can't hold
    is refused with the reason, never cut off; the others are written all the same, and the exit
    status is then 1. KMahjongg's files get their .desktop beside them.

    Example: ningbo convert mahjongg.map boards/ all.mah

    Example: ningbo convert boards.mah layouts/ --to kmahjongg

    Parameters
    ----------
    paths
        Layout files in any of the formats, or folders of them; the last is where to write.
    to
        The target format: kmahjongg, kyodai, gnome, mah, ningbo, ace, pysolfc or xmahjongg, with a
        version behind a colon where there are several (kmahjongg:1.0, kyodai:3.0, mah:link). By
        default what the suffix of OUT says: .layout, .lay, .map, .mah, .json, .txt or .tp.
    json
        Print the report as a JSON list: [{"from", "layout", "to", "refused", "warnings"}].
    """
    from ningbo.cli.output import print_json
    from ningbo.formats.registry import by_id, version_of
    from ningbo.layout_files import format_for

    if len(paths) < 2:
        raise NingboError("error.convert.paths", count=len(paths))
    sources = [Path(path) for path in paths[:-1]]
    target = Path(paths[-1])
    format, _colon, version = to.partition(":")
    module = by_id(format or format_for(target))
    format, version = module.ID, version_of(module, version)
    if target.exists() and any(source.samefile(target) for source in sources):
        raise NingboError("error.convert.itself", file=str(target))
    report: list[Line] = []
    entries = _read(sources, report)
    if target.is_dir() or paths[-1].endswith("/"):
        _write_each(target, entries, format, version)
    else:
        _write_one(target, entries, format, version)
    report += [line for line, _entry in entries]
    if json:
        print_json([line.as_json() for line in report])
    else:
        _show(report)
    return 1 if any(line.problem for line in report) else 0


def _read(sources: list[Path], report: list[Line]) -> "list[tuple[Line, Entry]]":
    """Read all layouts; files that can't be read go into the report."""
    from ningbo.cli.output import with_progress
    from ningbo.layout_files import layout_paths, read_layout_file

    entries = []
    for path in with_progress(list(layout_paths(sources)), "Reading"):
        try:
            reading = read_layout_file(path)
        except FormatError as error:
            report.append(Line(str(path), "", problem=str(error)))
            continue
        lines = [Line(str(path), entry.layout.name) for entry in reading.entries]
        lines[0].warnings += [str(note) for note in reading.warnings]
        entries += list(zip(lines, reading.entries, strict=True))
    return entries


def _write_one(
    target: Path, entries: "list[tuple[Line, Entry]]", format: str, version: str
) -> None:
    """Write all layouts into one file, those left out that the format can't hold."""
    from ningbo.formats import by_id, write
    from ningbo.layout_files import write_layout_file

    if len(entries) > 1 and not by_id(format).HOLDS_SEVERAL:
        title = by_id(format).TITLE
        raise NingboError("error.convert.folder", format=title, count=len(entries))
    held = []
    for line, entry in entries:
        try:
            notes = write(format, [entry], version).warnings
        except FormatError as error:
            line.problem = str(error)
            continue
        line.target = str(target)
        line.warnings += [str(note) for note in notes]
        held.append(entry)
    if held:
        write_layout_file(target, format, held, version)


def _write_each(
    folder: Path, entries: "list[tuple[Line, Entry]]", format: str, version: str
) -> None:
    """Write each layout into a file of its own, named after it."""
    from ningbo.cli.output import with_progress
    from ningbo.formats import by_id
    from ningbo.layout_files import write_layout_file

    folder.mkdir(parents=True, exist_ok=True)
    suffix = (*by_id(format).SUFFIXES, ".txt")[0]
    taken: set[str] = set()
    for line, entry in with_progress(entries, "Writing"):
        target = folder / (_free_name(entry.layout.name, taken) + suffix)
        try:
            notes = write_layout_file(target, format, [entry], version)
        except FormatError as error:
            line.problem = str(error)
            continue
        line.target = str(target)
        line.warnings += [str(note) for note in notes]


def _free_name(name: str, taken: set[str]) -> str:
    """Return a file name, without a suffix, for a layout's name, and take it."""
    signs = "".join(sign if sign.isalnum() or sign in "-_&@$" else " " for sign in name)
    plain = "_".join(signs.split()) or "layout"
    free = plain
    number = 1
    while free.lower() in taken:
        number += 1
        free = f"{plain}-{number}"
    taken.add(free.lower())
    return free


def _show(report: list[Line]) -> None:
    """Print what was written, what was refused and what was lost."""
    from ningbo.cli.output import console

    out = console()
    for line in report:
        named = f"{line.source} ({line.name})" if line.name else line.source
        if line.problem:
            out.print(f"{named}: refused. {line.problem}", markup=False, style="red")
        else:
            out.print(f"{named} -> {line.target}", markup=False)
        for warning in line.warnings:
            out.print(f"  {warning}", markup=False, style="yellow")
    written = sum(not line.problem for line in report)
    out.print(f"{written} of {len(report)} written")
