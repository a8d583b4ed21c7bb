"""Starting the library and the command line."""

import subprocess
import sys
from collections.abc import Iterator

from tools.bench import Row, median_ms

RUNS = 21


def rows() -> Iterator[Row]:
    """Compare whole processes with one that does nothing."""
    empty = _process_ms("-c", "pass")
    library = _process_ms("-c", "import ningbo") - empty
    yield Row("import ningbo, over an empty interpreter", 30, library, "ms")
    yield Row("ningbo layouts, whole process", None, _process_ms("-m", "ningbo", "layouts"), "ms")


def _process_ms(*arguments: str) -> float:
    def run(_run: int) -> None:
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)

    run(0)  # leaves the byte code and the files in the caches
    return median_ms(run, RUNS)
