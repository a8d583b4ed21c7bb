"""The XML subset: what it takes, what it refuses and on which line."""

import xml.etree.ElementTree as Elements
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ningbo.core.errors import FormatError
from ningbo.formats.markup import MAX_DEPTH, MAX_TAG, Tag, escape, tags

NAMES = st.sampled_from(["map", "row", "layer", "x-y", "z.1"])
VALUES = st.text(
    st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\ufffe\uffff"), max_size=9
)


def shown(tag: Tag) -> "tuple[str, dict[str, str], bool]":
    return tag.name, tag.attributes, tag.closing


def test_elements_attributes_and_comments() -> None:
    text = "<?xml version='1.0'?>\n<!-- <a> -->\n<a x = '1>2'\n y=\"'\">words<b/></a >"
    assert [shown(tag) for tag in tags(text)] == [
        ("a", {"x": "1>2", "y": "'"}, False),
        ("b", {}, False),
        ("b", {}, True),
        ("a", {}, True),
    ]
    assert [tag.line for tag in tags(text)] == [3, 4, 4, 4]


def test_the_five_entities_and_numbered_characters() -> None:
    tag = next(tags('<a t="&lt;&gt;&amp;&quot;&apos;&#233;&#xE9;&#x1F600;"/>'))
    assert tag.attributes["t"] == "<>&\"'éé😀"


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("<a>\n<b>", "open", 2),
        ("<a>\n</b>", "close", 2),
        ("\n</a>", "close", 2),
        ("<a", "cut", 1),
        ("<a>\n<!-- never", "cut", 2),
        ('<a t="never>', "cut", 1),
        ("<!DOCTYPE a>", "declaration", 1),
        ("<a><![CDATA[x]]></a>", "declaration", 1),
        ("<>", "tag", 1),
        ("< a>", "tag", 1),
        ("<a<b>", "tag", 1),
        ("<a t=1>", "attribute", 1),
        ("<a t>", "attribute", 1),
        ("<a t='1' t='2'/>", "attribute", 1),
        ("<a></a t='1'>", "attribute", 1),
        ("<a t='&eacute;'/>", "entity", 1),
        ("<a t='a & b'/>", "entity", 1),
        ("<a t='&#0;'/>", "entity", 1),
        ("<a t='&#xD800;'/>", "entity", 1),
        ("<a t='&#x110000;'/>", "entity", 1),
        ("<a t='&233;'/>", "entity", 1),
        ("<a>" * (MAX_DEPTH + 1), "depth", 1),
        (f"<a t='{'x' * MAX_TAG}'/>", "long", 1),
    ],
)
def test_what_is_refused_and_where(text: str, key: str, line: int) -> None:
    with pytest.raises(FormatError) as caught:
        list(tags(text))
    assert (caught.value.key, caught.value.values["line"]) == (f"error.format.xml.{key}", line)


def written(element: Elements.Element) -> Iterator["tuple[str, dict[str, str], bool]"]:
    yield element.tag, dict(element.attrib), False
    for child in element:
        yield from written(child)
    yield element.tag, {}, True


@st.composite
def trees(draw: st.DrawFn, depth: int = 0) -> Elements.Element:
    element = Elements.Element(draw(NAMES), draw(st.dictionaries(NAMES, VALUES, max_size=3)))
    if depth < 3:
        element.extend(draw(st.lists(trees(depth + 1), max_size=3)))
    return element


@given(trees())
def test_what_python_writes_is_read_alike(tree: Elements.Element) -> None:
    text = Elements.tostring(tree, encoding="unicode")
    assert [shown(tag) for tag in tags(text)] == list(written(tree))


@given(VALUES)
def test_escaped_values_come_back(value: str) -> None:
    assert next(tags(f'<a t="{escape(value)}"/>')).attributes == {"t": value}
