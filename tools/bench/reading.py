"""Reading layout files of every format."""

from collections.abc import Iterator
from itertools import cycle, islice
from time import perf_counter

from ningbo.core.errors import FormatError
from ningbo.core.layouts import layouts
from ningbo.formats import FORMATS, read, write
from tools.bench import Row, median_ms
from tools.shared_layouts import SHARED, files

FILES = 500
RUNS = 5


def rows() -> Iterator[Row]:
    """Read the built-in layouts in all formats, and real files where they lie beside a checkout."""
    written = list(islice(cycle(_written()), FILES))
    yield Row(f"reading and checking {FILES} layouts", 2, _seconds(written), "s")
    if SHARED.exists():
        real = [path.read_bytes() for path in files()]
        boards = sum(len(read(data).entries) for data in real)
        title = f"reading and checking {boards} layouts of other programs"
        yield Row(title, 2 * boards / FILES, _seconds(real), "s")
    begun = perf_counter()
    for format in FORMATS:
        write(format, layouts()[:1])
    each = (perf_counter() - begun) / len(FORMATS)
    yield Row("writing a layout and reading it back", None, 1000 * each, "ms")


def _written() -> list[bytes]:
    """Each built-in layout in each format that can hold it."""
    found = []
    for format in FORMATS:
        for layout in layouts():
            try:
                found.append(write(format, [layout], check=False).data)
            except FormatError:
                continue  # six layers are one too many for Kyodai
    return found


def _seconds(contents: list[bytes]) -> float:
    def run(_run: int) -> None:
        for data in contents:
            read(data)

    return median_ms(run, RUNS) / 1000
