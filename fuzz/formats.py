"""Throw changed files at the readers: `python -m fuzz.formats --seconds 600`.

Every finding is printed with the file that shows it, which is kept in fuzz/found/.
"""

import argparse
import random
import sys
import time
from pathlib import Path

from fuzz.corpus import CORPUS
from fuzz.mutate import mutated
from fuzz.property import check
from tools.shared_layouts import SHARED

FOUND = Path(__file__).with_name("found")


def seeds() -> list[list[bytes]]:
    """Return our own corpus and, where they lie beside the checkout, real files, by folder."""
    folders = [CORPUS]
    if SHARED.exists():
        folders += sorted(folder for folder in SHARED.iterdir() if folder.is_dir())
    return [_contents(folder) for folder in folders]


def example(number: int, folders: list[list[bytes]]) -> bytes:
    """Return the changed file of that number: always the same for the same files."""
    chance = random.Random(number)
    if number % 50 == 0:
        return chance.randbytes(chance.randint(0, 300))
    files = chance.choice(folders)
    return mutated(chance.choice(files), chance.choice(folders), chance)


def _contents(folder: Path) -> list[bytes]:
    paths = sorted(path for path in folder.iterdir() if path.suffix not in (".desktop", ".tsv"))
    pysolfc = sorted(folder.glob("pysolfc_*.tsv"))
    # A row of a large table at a time.
    rows = [row for path in pysolfc for row in path.read_bytes().splitlines(keepends=True)]
    return [path.read_bytes() for path in paths] + rows


def main() -> int:
    """Run until time is up; return 1 if anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--first", type=int, default=0, help="number of the first example")
    options = parser.parse_args()
    folders = seeds()
    ends: dict[str, int] = {}
    number = options.first
    failed = 0
    until = time.monotonic() + options.seconds
    while time.monotonic() < until:
        data = example(number, folders)
        try:
            end = check(data)
        except Exception as error:  # whatever it is, it is the finding
            failed += 1
            FOUND.mkdir(exist_ok=True)
            (FOUND / str(number)).write_bytes(data)
            print(f"example {number}: {type(error).__name__}: {error}"[:300])
            end = "found"
        ends[end] = ends.get(end, 0) + 1
        number += 1
    for end in sorted(ends):
        print(f"{ends[end]:8} {end}")
    print(f"{number - options.first} examples, {failed} findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
