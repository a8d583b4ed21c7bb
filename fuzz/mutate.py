"""Changes to a file that keep enough of it to get past the first check of a reader."""

import random

# What the grammars turn on: put in, doubled or left out more often than other bytes.
TOKENS = (
    b"1", b"2", b"0", b"-1", b"127", b"999999999", b"99999999999999999999", b"0.5", b"0.25",
    b"1e9", b"\n", b"\r\n", b"\r", b"\t", b" ", b",", b"#", b"<", b">", b"</", b"/>", b"<!--",
    b"-->", b"&amp;", b"&#x0;", b"<map>", b"</map>", b'<layer z="63">', b'"', b"'",
    b'<row y="0" left="0" right="99"/>', b"[", b"]", b"{", b"}", b":", b'"map":', b"null", b"true",
    b"NaN", b"\\ud800", b"kmahjongg-layout-v1.1", b"Kyodai 6.0", b"w250", b"h250", b"d64", b"w1",
    b"layer 1", b"layer 2", b"[]", b"r(1,", b"layout=", b"mah=", b"zZZ", b"aaa",
    b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\x00",
)  # fmt: skip


def mutated(data: bytes, others: "list[bytes]", random: random.Random) -> bytes:
    """Return `data` after a few changes, some of them with pieces of `others`."""
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        data = random.choice(CHANGES)(data, others, random)
        if len(data) > 20_000:
            data = data[: random.randint(1, 20_000)]
    return data


def _place(data: bytes, random: random.Random) -> int:
    return random.randint(0, len(data))


def _put(data: bytes, others: "list[bytes]", random: random.Random) -> bytes:
    at = _place(data, random)
    return data[:at] + random.choice(TOKENS) * random.choice((1, 1, 1, 2, 50)) + data[at:]


def _flip(data: bytes, others: "list[bytes]", random: random.Random) -> bytes:
    at = _place(data, random)
    return data[:at] + bytes([random.randrange(256)]) + data[at + 1 :]


def _cut(data: bytes, others: "list[bytes]", random: random.Random) -> bytes:
    at = _place(data, random)
    return data[:at] + data[at + random.choice((1, 1, 2, 5, 40, 400)) :]


def _double(data: bytes, others: "list[bytes]", random: random.Random) -> bytes:
    at = _place(data, random)
    piece = data[at : at + random.choice((1, 5, 40, 400))]
    return data[:at] + piece * random.choice((1, 1, 3, 30)) + data[at:]


def _number(data: bytes, others: "list[bytes]", random: random.Random) -> bytes:
    """Put another number where one stands."""
    at = _place(data, random)
    while at < len(data) and not 48 <= data[at] <= 57:
        at += 1
    end = at
    while end < len(data) and 48 <= data[end] <= 57:
        end += 1
    new = str(random.choice((0, 1, 2, 5, 63, 64, 126, 127, 249, 250, 1025, 10**6, 10**12)))
    return data[:at] + new.encode() + data[end:]


def _line(data: bytes, others: "list[bytes]", random: random.Random) -> bytes:
    """Move a line to another place."""
    lines = data.split(b"\n")
    line = lines.pop(random.randrange(len(lines)))
    lines.insert(random.randint(0, len(lines)), line)
    return b"\n".join(lines)


def _splice(data: bytes, others: "list[bytes]", random: random.Random) -> bytes:
    """Go on with another file from somewhere."""
    other = random.choice(others)
    return data[: _place(data, random)] + other[_place(other, random) :]


def _noise(data: bytes, others: "list[bytes]", random: random.Random) -> bytes:
    at = _place(data, random)
    return data[:at] + random.randbytes(random.choice((1, 4, 30))) + data[at:]


CHANGES = (_put, _flip, _cut, _double, _number, _line, _splice, _noise)
