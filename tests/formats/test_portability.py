"""The readers and writers give the same, byte for byte, in every CPython and in MicroPython."""

from pathlib import Path

import pytest

from fuzz.corpus import CORPUS
from fuzz.formats import example, seeds
from fuzz.property import check
from tests.portability.test_same_everywhere import PYTHONS, in_cpython, in_micropython
from tools.shared_layouts import SHARED, readings
from tools.site.archive import archive

EXAMPLES = 60
LONGEST = 6_000

SCRIPT = """
from ningbo.core.errors import FormatError
from ningbo.formats import FORMATS, read, write


def told(message):
    pairs = [name + "=" + ascii_of(str(message.values[name])) for name in sorted(message.values)]
    reason = getattr(message, "reason", None)
    return message.key + " " + " ".join(pairs) + (" because " + told(reason) if reason else "")


def ascii_of(text):
    return "".join([sign if " " <= sign <= "~" else "<%x>" % ord(sign) for sign in text])


def show(data):
    try:
        reading = read(data, "file")
    except FormatError as error:
        print(told(error))
        return
    print(reading.format, reading.version, reading.encoding, len(reading.entries))
    for note in reading.warnings:
        print(" ", told(note))
    for entry in reading.entries:
        layout = entry.layout
        names = (layout.name, entry.id, entry.author, entry.category, entry.about)
        print(" ", entry.number, entry.line, "|".join([ascii_of(name) for name in names]))
        print(" ", layout.count, layout.per_layer, len(layout.free_at_start()), layout.slots[:3])
    for format in FORMATS:
        try:
            written = write(format, [reading.entries[0]])
        except FormatError as error:
            print(" ", told(error))
        else:
            print(" ", format, len(written.data), sum(written.data))
            for note in written.warnings:
                print("   ", told(note))


"""


def samples() -> list[bytes]:
    """Return our corpus, broken files, changed ones, and a few real ones of each folder."""
    paths = sorted(CORPUS.iterdir())
    if SHARED.exists():
        paths += sorted((SHARED / "malformed").iterdir())
        paths += [SHARED / file for file in sorted(readings())[::12]]
    folders = seeds()
    data = [path.read_bytes() for path in paths]
    data += [example(number, folders) for number in range(EXAMPLES)]
    # MicroPython's JSON reader is lax about commas, so what is broken JSON may differ.
    return [item for item in data if len(item) < LONGEST and check(item) != "error.format.mah.json"]


@pytest.fixture(scope="session")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("formats") / "formats.py"
    calls = "".join(f"show({item!r})\n" for item in samples())
    file.write_text(SCRIPT + calls, encoding="utf-8")
    return file


@pytest.fixture(scope="session")
def archive_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("archive") / "ningbo.json"
    file.write_bytes(archive())
    return file


@pytest.mark.parametrize("version", PYTHONS)
def test_same_bytes(version: str, script: Path, archive_file: Path) -> None:
    expected = in_micropython(script, archive_file)
    assert len(expected.splitlines()) > 600
    assert in_cpython(script, PYTHONS[version]).splitlines() == expected.splitlines()
