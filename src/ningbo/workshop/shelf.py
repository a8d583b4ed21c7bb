"""What the gallery asks of layouts: read from files and codes, described, written into files.

Requests and answers are those of the page's workshop (docs/page.md).
"""

from binascii import a2b_base64, b2a_base64

from ningbo import formats
from ningbo.core.deal import find_layout
from ningbo.core.emptying import empty_out
from ningbo.core.errors import CodeError, quoted
from ningbo.core.full_code import is_layout_code, read_layout_code, write_layout_code
from ningbo.core.layout import Layout
from ningbo.core.layouts import layouts
from ningbo.formats import desktop
from ningbo.formats.result import Entry
from ningbo.formats.text import BLANKS
from ningbo.workshop.draft_text import read_draft

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    Request = dict[str, Any]
    Answer = dict[str, Any]
    Question = Generator[None, None, Answer]

# States looked at before "can it be emptied" stays open: a second or two of the page's Python.
# Nearly every shape is decided without any.
BUDGET = 300


def read(request: "Request") -> "Question":
    """The layouts of a file: its `data` in base64, its `name`, and what lies `beside` it; or the
    layout of a `code`.

    A board of the file that is no layout is among the notes. Raises what is wrong with the whole.
    """
    if "code" in request:
        layout = read_layout_code(request["code"])
        yield
        return {"format": "", "entries": [_entry(Entry(layout))], "notes": []}
    data = _bytes(request["data"])
    text = data[:8192].decode() if len(data) < 8192 and max(data, default=0) < 0x80 else ""
    if is_layout_code(text):
        return (yield from read({"code": text.strip(BLANKS)}))
    reading = formats.read(data, request.get("name") or "", _bytes(request.get("beside")))
    entries = []
    for entry in reading.entries:
        yield
        entries.append(_entry(entry))
    return {
        "format": reading.format,
        "entries": entries,
        "notes": [_message(note) for note in reading.warnings],
    }


def write(request: "Request") -> "Answer":
    """A file in a `format`, and for KMahjongg what goes beside it, both in base64.

    `layouts` are {"code", "name", "author"}; a code may be the id of a built-in one. Raises
    FormatError for what the format can't hold.
    """
    format = request["format"]
    entries = []
    for one in request["layouts"]:
        found = find_layout(one["code"])
        layout = Layout(found.slots, name=one.get("name") or "")
        entries.append(Entry(layout, author=one.get("author") or ""))
    written = formats.write(format, entries, request.get("version") or "")
    suffixes = formats.by_id(format).SUFFIXES
    name = request.get("name") or "layouts"
    file = name + (suffixes[0] if suffixes else "")
    beside = desktop.write_desktop(entries[0], file) if format == "kmahjongg" else b""
    return {
        "file": file,
        "data": _text(written.data),
        "beside": _text(beside),
        "notes": [_message(note) for note in written.warnings],
    }


def check(request: "Request") -> "Question":
    """Whether what was kept elsewhere can be taken over: `layouts`, each a key and a code, and the
    text of a `draft`.

    Raises CodeError for a layout that isn't what it is kept as, SaveError for a draft that can't
    be read.
    """
    if request.get("draft"):
        read_draft(request["draft"])
    for key, code in request["layouts"]:
        yield
        if read_layout_code(code).kept_as != key:
            raise CodeError("error.full-code.damaged", given=quoted(code))
    return {}


def describe(layout: "Layout") -> "Answer":
    """What is known of a shape at first sight.

    `key` is what games on it are kept as, `code` its full code, `same` the id of the built-in
    layout that it equals, or ""; `emptied` says whether it can be emptied in free pairs, None for
    "unknown".
    """
    normal = layout.normal()
    return {
        "key": normal.kept_as,
        "code": write_layout_code(normal),
        "same": _same(normal),
        "count": normal.count,
        "layers": normal.layers,
        "free": len(normal.free_at_start()),
        "emptied": empty_out(normal, bytearray(b"\x01" * normal.count), BUDGET).possible,
    }


def _entry(entry: Entry) -> "Answer":
    found = describe(entry.layout)
    found["name"] = entry.layout.name
    found["author"] = entry.author
    return found


def _same(layout: "Layout") -> str:
    for one in layouts():
        if one.count == layout.count and one.normal().slots == layout.slots:
            return one.id
    return ""


def _message(note: "formats.Note") -> "Answer":
    """A note as the page says it, with the error that led to it."""
    reason = None if note.reason is None else note.reason.message
    return {"key": note.key, "values": note.values, "reason": reason}


def _bytes(text: "str | None") -> bytes:
    return a2b_base64(text.encode()) if text else b""


def _text(data: bytes) -> str:
    return b2a_base64(data).decode().strip()
