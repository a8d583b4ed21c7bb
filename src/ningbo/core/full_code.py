"""Full codes: a whole position (`x1.`) or a layout alone (`y1.`), in letters safe in an address.

After the prefix comes base64 in its address-safe alphabet, without padding, of these bytes:

- rows: each run of tiles side by side is four bytes: z less the z of the run before, y, x, and
  how many tiles (1..125), in the order of the slots; a run of zero tiles (four zero bytes) ends;
- for `x1.`, the faces 0..41 in the order of the slots, four to three bytes, six bits each, the
  first highest, the last three bytes filled up with zero bits;
- the upper three bytes of the CRC-32 (as in zlib) of the prefix's letter and all that is before.

Both forms are read for ever. `docs/codes.md` has worked examples.
"""

from binascii import a2b_base64, b2a_base64, crc32

from ningbo.core.code import BLANKS
from ningbo.core.digits import is_number
from ningbo.core.errors import CodeError, NingboError, quoted
from ningbo.core.layout import MAX_TILES, Layout
from ningbo.core.tiles import FACES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_LONGEST_RUN = 125


def is_full_code(text: str) -> bool:
    """Whether a text sets out to be a full code of a position, of whatever version."""
    return _looks_full(text.strip(BLANKS), "x")


def is_layout_code(text: str) -> bool:
    """Whether a text sets out to be the full code of a layout alone."""
    return _looks_full(text.strip(BLANKS), "y")


def write_full_code(layout: Layout, faces: "Sequence[int]") -> str:
    """The full code of a position with all tiles in play: `read_full_code` gives both back."""
    return _write("x", _row_bytes(layout) + _face_bytes(faces))


def write_layout_code(layout: Layout) -> str:
    """The full code of a layout alone."""
    return _write("y", _row_bytes(layout))


def read_full_code(text: str) -> "tuple[Layout, list[int]]":
    """The layout and the faces that an `x1.` code holds.

    Raises CodeError when it is cut off, was changed on the way, or is of a newer version.
    """
    body = _read(text, "x")
    layout, used = _read_rows(body, text)
    packed = body[used:]
    if len(packed) != 3 * ((layout.count + 3) // 4):
        raise CodeError("error.full-code.damaged", given=quoted(text))
    faces = []
    for place in range(0, len(packed), 3):
        bits = packed[place] << 16 | packed[place + 1] << 8 | packed[place + 2]
        faces += [bits >> 18, bits >> 12 & 63, bits >> 6 & 63, bits & 63]
    faces = faces[: layout.count]
    if max(faces) >= len(FACES):
        raise CodeError("error.full-code.damaged", given=quoted(text))
    return layout, faces


def read_layout_code(text: str) -> Layout:
    """The layout that a `y1.` code holds. Raises CodeError as `read_full_code` does."""
    body = _read(text, "y")
    layout, used = _read_rows(body, text)
    if used != len(body):
        raise CodeError("error.full-code.damaged", given=quoted(text))
    return layout


def _looks_full(text: str, letter: str) -> bool:
    head, dot, _body = text.partition(".")
    return bool(dot) and head[:1].lower() == letter and is_number(head[1:])


def _row_bytes(layout: Layout) -> bytes:
    packed = bytearray()
    last_z = 0
    slot = 0
    while slot < layout.count:
        x, y, z = layout.slots[slot]
        run = 1
        while run < _LONGEST_RUN and (x + 2 * run, y, z) == _slot(layout, slot + run):
            run += 1
        packed.extend(bytes([z - last_z, y, x, run]))
        last_z = z
        slot += run
    packed.extend(bytes(4))
    return bytes(packed)


def _slot(layout: Layout, slot: int) -> "tuple[int, int, int] | None":
    return layout.slots[slot] if slot < layout.count else None


def _face_bytes(faces: "Sequence[int]") -> bytes:
    packed = bytearray()
    padded = list(faces) + [0] * (-len(faces) % 4)
    for place in range(0, len(padded), 4):
        a, b, c, d = padded[place : place + 4]
        bits = a << 18 | b << 12 | c << 6 | d
        packed.extend(bytes([bits >> 16, bits >> 8 & 255, bits & 255]))
    return bytes(packed)


def _write(letter: str, body: bytes) -> str:
    text = b2a_base64(body + _check(letter, body)).decode().strip().rstrip("=")
    return f"{letter}1." + text.replace("+", "-").replace("/", "_")


def _read(text: str, letter: str) -> bytes:
    """The bytes of a code, without the checksum, which must hold."""
    head, _dot, encoded = text.strip(BLANKS).partition(".")
    if head.lower() != letter + "1":
        raise CodeError("error.full-code.version", given=quoted(text), version=head)
    for sign in encoded:
        if sign not in _SAFE:
            raise CodeError("error.full-code.sign", given=quoted(text), sign=quoted(sign))
    if len(encoded) % 4 == 1:  # no number of bytes has such a length
        raise CodeError("error.full-code.damaged", given=quoted(text))
    padded = encoded + "=" * (-len(encoded) % 4)
    body = a2b_base64(padded.replace("-", "+").replace("_", "/").encode())[:-3]
    if _write(letter, body) != f"{letter}1.{encoded}":
        raise CodeError("error.full-code.damaged", given=quoted(text))
    return body


def _read_rows(body: bytes, text: str) -> "tuple[Layout, int]":
    """The layout at the start of the bytes, and how many of them it takes."""
    slots: list[tuple[int, int, int]] = []
    z = 0
    place = 0
    while place + 4 <= len(body) and len(slots) <= MAX_TILES:
        step, y, x, run = body[place], body[place + 1], body[place + 2], body[place + 3]
        place += 4
        if run == 0:
            try:
                return Layout(slots), place
            except NingboError:
                break
        z += step
        slots += [(x + 2 * k, y, z) for k in range(run)]
    raise CodeError("error.full-code.damaged", given=quoted(text))


def _check(letter: str, body: bytes) -> bytes:
    sum32 = crc32(letter.encode() + body)
    return bytes([sum32 >> 24 & 255, sum32 >> 16 & 255, sum32 >> 8 & 255])
