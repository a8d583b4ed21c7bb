"""The part of XML that layout files use: elements, attributes, comments.

MicroPython has no XML module, and a full one would bring what a layout file must not have: document
types and entities of its own. Text between elements is skipped. Everything is a loop over one text,
so time and memory follow its length.
"""

from ningbo.core.errors import FormatError, quoted
from ningbo.formats.text import BLANKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_DEPTH = 16
MAX_TAG = 4096  # characters between two angle brackets
ENTITIES = {"lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'"}


class Tag:
    """The start of an element, or its end (`closing`). `line` counts from 1."""

    def __init__(self, name: str, attributes: "dict[str, str]", closing: bool, line: int) -> None:
        self.name = name
        self.attributes = attributes
        self.closing = closing
        self.line = line


def tags(text: str) -> "Iterator[Tag]":
    """The starts and ends of elements in order, well nested; `<a/>` gives both.

    Raises FormatError where the text is cut off, crossed or holds more than the subset.
    """
    opened: list[tuple[str, int]] = []  # names and lines
    line = 1
    here = 0
    while True:
        start = text.find("<", here)
        if start < 0:
            break
        line += text.count("\n", here, start)
        end = _end(text, start, line)
        inside = text[start + 1 : end - 1]
        if inside[:1] not in ("!", "?"):
            tag = _tag(inside, line)
            if not tag.closing:
                if len(opened) == MAX_DEPTH:
                    raise FormatError("error.format.xml.depth", line=line, most=MAX_DEPTH)
                opened.append((tag.name, line))
                yield tag
            if tag.closing or inside.endswith("/"):
                name = opened.pop()[0] if opened else ""
                if tag.closing and name != tag.name:
                    raise FormatError("error.format.xml.close", line=line, name=quoted(tag.name))
                yield Tag(name, {}, True, line)
        line += text.count("\n", start, end)
        here = end
    if opened:
        name, line = opened[-1]
        raise FormatError("error.format.xml.open", line=line, name=quoted(name))


def escape(value: str) -> str:
    """`value` as it is written between the quotes of an attribute."""
    value = value.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return value.replace('"', "&quot;")


def _end(text: str, start: int, line: int) -> int:
    """Just behind the tag, comment or declaration that begins at `start`."""
    if text.startswith("<!--", start):
        end = text.find("-->", start + 4)
        mark = 3
    elif text.startswith("<?", start):
        end = text.find("?>", start)
        mark = 2
    elif text.startswith("<!", start):
        given = quoted(text[start : start + 20])
        raise FormatError("error.format.xml.declaration", line=line, given=given)
    else:
        end = _tag_end(text, start)
        mark = 1
    if end < 0 and mark == 1 and len(text) - start > MAX_TAG:
        raise FormatError("error.format.xml.long", line=line, most=MAX_TAG)
    if end < 0:
        raise FormatError("error.format.xml.cut", line=line, given=quoted(text[start : start + 40]))
    return end + mark


def _tag_end(text: str, start: int) -> int:
    """The `>` that ends a tag, which none inside quotes does; -1 if there is none."""
    here = start
    while True:
        end = text.find(">", here, start + MAX_TAG)
        quotes = [at for at in (text.find('"', here, end), text.find("'", here, end)) if at >= 0]
        if end < 0 or not quotes:
            return end
        opening = min(quotes)
        closing = text.find(text[opening], opening + 1, start + MAX_TAG)
        if closing < 0:
            return -1
        here = closing + 1


def _tag(inside: str, line: int) -> Tag:
    """The tag with this between its angle brackets."""
    closing = inside.startswith("/")
    body = inside[1:] if closing else inside
    if body.endswith("/") and not closing:
        body = body[:-1]
    here = 0
    while here < len(body) and body[here] not in BLANKS:
        here += 1
    name = body[:here]
    if not name or not _is_name(name):
        raise FormatError("error.format.xml.tag", line=line, given=quoted("<" + inside + ">"))
    attributes: dict[str, str] = {}
    rest = body[here:].strip(BLANKS)
    while rest:
        key, equals, rest = rest.partition("=")
        key = key.strip(BLANKS)
        rest = rest.strip(BLANKS)
        end = rest.find(rest[0], 1) if rest[:1] in ('"', "'") else -1
        if not equals or end < 0 or not _is_name(key) or closing or key in attributes:
            raise FormatError("error.format.xml.attribute", line=line, given=quoted(inside))
        attributes[key] = _unescape(rest[1:end], line)
        rest = rest[end + 1 :].strip(BLANKS)
    return Tag(name, attributes, closing, line)


def _is_name(name: str) -> bool:
    for sign in name:
        if sign in BLANKS + "<>&\"'=/":
            return False
    return name != ""


def _unescape(value: str, line: int) -> str:
    """An attribute's value with its entities, the five and numbered characters, put in."""
    parts = value.split("&")
    out = [parts[0]]
    for part in parts[1:]:
        name, semicolon, rest = part.partition(";")
        sign = ENTITIES.get(name, "") or _character(name)
        if not semicolon or not sign:
            raise FormatError("error.format.xml.entity", line=line, given=quoted("&" + part))
        out.append(sign + rest)
    return "".join(out)


def _character(name: str) -> str:
    """The sign that `#233` or `#xe9` stands for; "" if none."""
    digits, base = (name[2:], 16) if name.startswith("#x") else (name[1:], 10)
    code = 0
    for digit in digits.lower():
        value = "0123456789abcdef".find(digit)
        code = code * base + value
        if not 0 <= value < base or code > 0x10FFFF:
            return ""
    if not name.startswith("#") or not digits or 0xD800 <= code < 0xE000 or code == 0:
        return ""
    return chr(code)
