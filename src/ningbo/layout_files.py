"""Layout files on disk: what `ningbo.formats` does with bytes, done with paths."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from ningbo import formats
from ningbo.core.errors import FormatError
from ningbo.core.full_code import is_layout_code, read_layout_code
from ningbo.core.layout import Layout
from ningbo.core.layouts import layout as built_in
from ningbo.formats import desktop
from ningbo.formats.text import MAX_BYTES


def read_layout_file(path: str | Path) -> formats.Reading:
    """Read a layout file of any of the formats: the content decides which.

    The `.desktop` file beside a KMahjongg layout is read with it, and may be named in its place.
    Raises FormatError for what is no layout, OSError for what can't be read.
    """
    path = Path(path)
    data = _bytes(path)
    if path.suffix == ".desktop":
        described = desktop.read_desktop(data)
        path = path.with_name(Path(described.file_name).name)
        return formats.read(_bytes(path), path.stem, data)
    beside = path.with_suffix(".desktop")
    if beside.exists() and formats.sniff(data) == "kmahjongg":
        return formats.read(data, path.stem, _bytes(beside))
    return formats.read(data, path.stem)


def find_layout(text: str) -> Layout:
    """Return the layout that a person names.

    `text` is the id or letter of a built-in layout, the full code of a layout (`y1.`), or a file;
    `FILE#WHICH` picks a board of a file by its name, its id or its number from 1.
    """
    if is_layout_code(text):
        return read_layout_code(text)
    if os.path.isfile(text):
        return read_layout_file(text).layout
    if names_file(text):
        file, _mark, which = text.rpartition("#")
        return _pick(read_layout_file(file), which)
    return built_in(text)


def names_file(text: str) -> bool:
    """Return whether `text` is a file that exists, or `FILE#WHICH` of one: never a code."""
    # os.path answers for codes too, which are longer than a file's name may be.
    return os.path.isfile(text) or os.path.isfile(text.rpartition("#")[0])


def layout_paths(paths: Iterable[Path]) -> Iterator[Path]:
    """Yield files as they are named, and of folders the files below that hold layouts."""
    for path in paths:
        if path.is_dir():
            yield from (file for file in sorted(path.rglob("*")) if _is_layout(file))
        else:
            yield path


def write_layout_file(
    path: Path, format: str, layouts: "Iterable[Layout | formats.Entry]", version: str = ""
) -> tuple[formats.Note, ...]:
    """Write layouts into a file, and beside KMahjongg's its `.desktop`; return what was lost.

    Raises FormatError for what the format can't hold; then nothing is written.
    """
    entries = [item if isinstance(item, formats.Entry) else formats.Entry(item) for item in layouts]
    written = formats.write(format, entries, version)
    path.write_bytes(written.data)
    if format == "kmahjongg":
        path.with_suffix(".desktop").write_bytes(desktop.write_desktop(entries[0], path.name))
    return written.warnings


def format_for(path: Path) -> str:
    """Return the format that a file's name calls for. Raises FormatError if it calls for none."""
    for format in formats.FORMATS:
        if path.suffix.lower() in formats.by_id(format).SUFFIXES:
            return format
    known = ", ".join(formats.FORMATS)
    raise FormatError("error.format.no-suffix", given=path.name, formats=known)


def _pick(reading: formats.Reading, which: str) -> Layout:
    """Return a board of a file by name, id or number."""
    for entry in reading.entries:
        if which in (entry.layout.name, entry.id) and which:
            return entry.layout
    if which.isdecimal() and 1 <= int(which) <= len(reading.entries):
        return reading.entries[int(which) - 1].layout
    names = ", ".join(entry.layout.name for entry in reading.entries[:20])
    raise FormatError("error.format.no-board", given=which, names=names)


def _bytes(path: Path) -> bytes:
    """Read a file, but never more of it than shows that it is too large."""
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _is_layout(path: Path) -> bool:
    try:
        return path.is_file() and formats.sniff(_bytes(path)) != ""
    except FormatError:
        return False
