"""Dealing a Turtle, in CPython and in the browser's Python."""

from collections.abc import Iterator
from pathlib import Path

from ningbo.core.deal import deal
from tools.bench import Row, median_ms
from tools.bench._micropython import measured_by

SCRIPT = Path(__file__).with_name("dealing_in_micropython.txt")
SEEDS = 101


def rows() -> Iterator[Row]:
    """Medians over many seeds."""
    deal("0-d.b")  # builds the layout
    yield Row("peel deal, CPython", 2, median_ms(lambda seed: deal(f"{seed}-d"), SEEDS), "ms")
    yield Row("build deal, CPython", 40, median_ms(lambda seed: deal(f"{seed}-d.b"), SEEDS), "ms")
    browser = measured_by(SCRIPT)
    yield Row("peel deal, MicroPython in Node.js", 15, browser["peel"], "ms")
    yield Row("build deal, MicroPython in Node.js", 400, browser["build"], "ms")
    yield Row("pairs of a full board, MicroPython", None, browser["pairs"], "ms")
    yield Row("loading all of the Python, MicroPython", None, browser["import"], "ms")
