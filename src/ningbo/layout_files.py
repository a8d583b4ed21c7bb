"""Layout files on disk: what `ningbo.formats` does with bytes, done with paths."""

from collections.abc import Iterable
from pathlib import Path

from ningbo import formats
from ningbo.core.errors import FormatError
from ningbo.core.layout import Layout
from ningbo.formats import desktop
from ningbo.formats.text import MAX_BYTES


def read_file(path: Path) -> formats.Reading:
    """Read a layout file, whatever its format and name.

    The `.desktop` file beside a KMahjongg layout is read with it, and may be named in its place.
    Raises FormatError for what is no layout, OSError for what can't be read.
    """
    data = _bytes(path)
    beside = path.with_suffix(".desktop")
    if path.suffix == ".desktop":
        described = desktop.read_desktop(data)
        path = path.with_name(Path(described.file_name).name)
        return formats.read(_bytes(path), path.stem, data)
    if formats.sniff(data) == "kmahjongg" and beside.exists():
        return formats.read(data, path.stem, _bytes(beside))
    return formats.read(data, path.stem)


def read_folder(path: Path) -> list[Path]:
    """Return the files below a folder that hold layouts, by their content."""
    return [file for file in sorted(path.rglob("*")) if file.is_file() and _is_layout(file)]


def write_file(
    path: Path, format: str, layouts: "Iterable[Layout | formats.Entry]", version: str = ""
) -> tuple[formats.Note, ...]:
    """Write layouts into a file, and beside KMahjongg's its `.desktop`; return what was lost.

    Raises FormatError for what the format can't hold; then nothing is written.
    """
    entries = [item if isinstance(item, formats.Entry) else formats.Entry(item) for item in layouts]
    written = formats.write(format, entries, version)
    path.write_bytes(written.data)
    if format != "kmahjongg":
        return written.warnings
    path.with_suffix(".desktop").write_bytes(desktop.write_desktop(entries[0], path.name))
    return tuple(note for note in written.warnings if note.key != "note.format.lost-about")


def format_for(path: Path) -> str:
    """Return the format that a file's name calls for. Raises FormatError if it calls for none."""
    for format in formats.FORMATS:
        if path.suffix.lower() in formats.by_id(format).SUFFIXES:
            return format
    known = ", ".join(f"--to {format}" for format in formats.FORMATS)
    raise FormatError("error.format.no-suffix", given=path.name, formats=known)


def _bytes(path: Path) -> bytes:
    """Read a file, but never more of it than a layout file can have."""
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _is_layout(path: Path) -> bool:
    try:
        return formats.sniff(_bytes(path)) != ""
    except FormatError:
        return False
