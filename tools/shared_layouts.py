"""The layout files of other programs: data for tests, beside a checkout or nowhere."""

import csv
from functools import cache
from pathlib import Path

from ningbo import layout_files
from ningbo.core.layout import Layout
from ningbo.formats import Reading
from tools.site.paths import ROOT

SHARED = ROOT.parent / "shared" / "layouts"


def files() -> list[Path]:
    """Return the layout files, those made to be broken left out."""
    if not SHARED.exists():
        return []
    folders = [folder for folder in sorted(SHARED.iterdir()) if folder.is_dir()]
    found = [path for folder in folders if folder.name != "malformed" for path in folder.iterdir()]
    return sorted(path for path in found if path.suffix != ".desktop")


@cache
def readings() -> dict[str, Reading]:
    """Return every file read, by its path in INDEX.tsv."""
    return {
        path.relative_to(SHARED).as_posix(): layout_files.read_layout_file(path) for path in files()
    }


@cache
def index() -> list[dict[str, str]]:
    """Return the rows of INDEX.tsv."""
    if not SHARED.exists():
        return []
    with (SHARED / "INDEX.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def indexed() -> list[tuple[dict[str, str], Layout]]:
    """Return each row of INDEX.tsv with the layout it speaks of."""
    pairs = []
    places: dict[str, int] = {}
    for row in index():
        file, _mark, part = row["file"].partition("#")
        entries = readings()[file].entries
        if file.endswith(".tsv"):
            entry = next(entry for entry in entries if entry.id == part)
        else:
            entry = entries[places.get(file, 0)]
            places[file] = places.get(file, 0) + 1
        pairs.append((row, entry.layout))
    return pairs
