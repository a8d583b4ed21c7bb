"""Dealing a Turtle, in CPython and in the browser's Python."""

import json
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from ningbo.core.deal import deal
from tools.bench import Row, median_ms
from tools.site.archive import archive
from tools.site.paths import ROOT

SCRIPT = Path(__file__).with_name("dealing_in_micropython.txt")
SEEDS = 101


def rows() -> Iterator[Row]:
    """Medians over many seeds."""
    deal("0-d.b")  # builds the layout
    yield Row("peel deal, CPython", 2, median_ms(lambda seed: deal(f"{seed}-d"), SEEDS), "ms")
    yield Row("build deal, CPython", 40, median_ms(lambda seed: deal(f"{seed}-d.b"), SEEDS), "ms")
    browser = _in_micropython()
    yield Row("peel deal, MicroPython in Node.js", 15, browser["peel"], "ms")
    yield Row("build deal, MicroPython in Node.js", 400, browser["build"], "ms")
    yield Row("pairs of a full board, MicroPython", None, browser["pairs"], "ms")
    yield Row("loading all of the Python, MicroPython", None, browser["import"], "ms")


def _in_micropython() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder) / "ningbo.json"
        packed.write_bytes(archive())
        ran = subprocess.run(
            ["node", ROOT / "tools" / "micropython.mjs", packed, SCRIPT],
            check=True,
            stdout=subprocess.PIPE,
        )
    measured: dict[str, float] = json.loads(ran.stdout)
    return measured
