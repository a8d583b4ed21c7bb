"""Files as large as may be, made to cost each reader as much as they can."""

from collections.abc import Iterator

from ningbo.formats.text import MAX_BYTES


def worst() -> Iterator[tuple[str, bytes]]:
    """Yield each with its name; none is above the bound on bytes, save the last."""
    yield "one long line", b"a" * MAX_BYTES
    yield "only line ends", b"\n" * MAX_BYTES
    yield "only blanks", b" " * MAX_BYTES
    yield "high bytes", b"\xff" * MAX_BYTES
    yield "brackets", b"[" * MAX_BYTES
    yield "braces", _filled(b'{"a":', b"")
    yield "tags", _filled(b"<a>", b"")
    yield "empty maps", _filled(b"<map/>", b"", b"<m>", b"</m>")
    yield "unknown elements", _filled(b"<a/>", b"", b"<map>", b"</map>")
    yield "huge rows", _filled(b'<row y="0" left="0" right="99999999"/>', b"", b"<map>", b"</map>")
    yield "attributes", b"<map " + _filled(b'a="" ', b"")[: MAX_BYTES - 100] + b"/>"
    yield "open quote", b'<map name="' + b">" * (MAX_BYTES - 20)
    yield "open comments", _filled(b"<!--", b"")
    yield "entities", b'<map name="' + _filled(b"&amp;", b"")[: MAX_BYTES - 100] + b'"/>'
    block = b'<map><block z="0" left="0" right="31" top="0" bottom="31"/></map>'
    yield "full maps", _filled(block, b"", b"<m>", b"</m>")
    yield "tiles", _filled(b"0 0 0\n", b"")
    yield "many tiles", b"\n".join(b"%d 0 0" % (2 * i) for i in range(90_000))
    yield "almost tiles", _filled(b"- 0 0 0\n", b"", b"", b"0 0 0\n")
    yield "list", _filled(b"1,", b"", b"-0,0,0,")
    yield "strings", _filled(b"0" + b"Zaa" * 50 + b"\n", b"")
    yield "tall string", b"0" + _filled(b"gaa", b"")[: MAX_BYTES - 10]
    yield "table", _filled(b"\t" * 60 + b"0aaa\n", b"", b"name\tlayout\n")
    yield "source", _filled(b'r(1, "a", layout="0aaaaca")\n', b"")
    yield "boards", _filled(b'{"map":[[0,[[0,[[0,2]]]]]]},', b"{}]", b"[")
    yield "full boards", _filled(b'{"map":[[0,[[0,[[0,124]]],[2,[[0,124]]]]]]},', b"{}]", b"[")
    yield "runs", _filled(b"[0,1000000],", b"0]]]]}", b'{"map":[[0,[[0,[')
    yield "base64", b"eyJ" + b"A" * (MAX_BYTES - 3)
    yield "cells", b"kmahjongg-layout-v1.1\nw250\nh250\nd30\n" + b"1" * (250 * 250 * 30)
    yield "sizes", _filled(b"w250\n", b"", b"kmahjongg-layout-v1.1\n")
    yield "Kyodai", b"Kyodai 6.0\n\n" + b"1" * (MAX_BYTES - 20)
    yield "drawing", b"layer 1\n" + b"[]" * (MAX_BYTES // 2 - 10)
    yield "layers", b"\n".join(b"layer %d" % (i + 1) for i in range(100_000))
    yield "one byte too many", b"0" * (MAX_BYTES + 1)


def _filled(piece: bytes, end: bytes, start: bytes = b"", last: bytes = b"") -> bytes:
    """Return as many of `piece` as fit between the two ends."""
    room = MAX_BYTES - len(start) - len(end) - len(last)
    return start + piece * (room // len(piece)) + end + last
