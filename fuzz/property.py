"""What must hold for every byte string: a reading that is sound, or one clear sentence."""

import re

from ningbo.core.errors import FormatError
from ningbo.core.layout import MAX_LAYERS, MAX_SPAN, MAX_TILES
from ningbo.formats import FORMATS, Note, read, sniff, write
from ningbo.formats.gathering import MAX_BOARDS, MAX_NOTES
from ningbo.words import catalogue

LONGEST_SENTENCE = 500


def check(data: bytes) -> str:
    """Read `data`; return the format's id, or the key of the error. Raises AssertionError."""
    try:
        reading = read(data, "fuzzed")
    except FormatError as error:
        _is_sentence(error)
        return error.key
    assert reading.format in FORMATS
    assert sniff(data) == reading.format
    assert 1 <= len(reading.entries) <= MAX_BOARDS
    assert len(reading.warnings) <= MAX_NOTES + 1
    for note in reading.warnings:
        _is_sentence(note)
    for entry in reading.entries:
        layout = entry.layout
        assert 1 <= layout.count <= MAX_TILES
        assert layout.width <= MAX_SPAN
        assert layout.height <= MAX_SPAN
        assert layout.layers <= MAX_LAYERS
        assert layout.name.isprintable() or not layout.name.isascii()
    entry = reading.entries[0]
    try:
        written = write(reading.format, [entry], reading.version)
    except FormatError as error:
        _is_sentence(error)
    else:
        again = read(written.data).entries[0].layout
        assert again in (entry.layout, entry.cornered().layout)
    return reading.format


def _is_sentence(message: "FormatError | Note") -> None:
    words = catalogue()[message.key]
    for text in words.values() if isinstance(words, dict) else [words]:
        assert set(re.findall(r"\{(\w+)\}", text)) <= set(message.values), message.key
    sentence = str(message)
    assert 0 < len(sentence) <= LONGEST_SENTENCE, sentence
    assert "\n" not in sentence, sentence
