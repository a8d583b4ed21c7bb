"""The catalogue's reader, and that nothing is said which the catalogue lacks."""

import ast
import re
from collections.abc import Iterator

import pytest

from ningbo import words
from tools.site.paths import PACKAGE


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {
        "plain": "Nothing to fill.",
        "filled": "{what} and {what} of {face}.",
        "counted": {"one": "{count} pair", "other": "{count} pairs"},
        "face.5p": "5 of dots",
    }
    monkeypatch.setattr(words, "catalogue", lambda: entries)


@pytest.mark.usefixtures("small")
def test_gaps_plurals_and_faces() -> None:
    assert words.say("plain") == "Nothing to fill."
    assert words.say("filled", {"what": 2, "face": "5p"}) == "2 and 2 of 5 of dots."
    assert words.say("filled", {"what": "{face}", "face": "A"}) == "{face} and {face} of A."
    assert [words.say("counted", {"count": n}) for n in (0, 1, 2)] == [
        "0 pairs",
        "1 pair",
        "2 pairs",
    ]


@pytest.mark.usefixtures("small")
def test_what_is_missing_is_not_hidden() -> None:
    assert words.say("unknown.key", {"b": 2, "a": "x"}) == "unknown.key a='x' b=2"
    assert words.say("filled", {"what": 1}) == "1 and 1 of {face}."


def test_forms_and_gaps_of_the_catalogue() -> None:
    for key, text in words.catalogue().items():
        forms = [text] if isinstance(text, str) else [text["one"], text["other"]]
        assert all(form and form == form.strip() for form in forms), key
        if not isinstance(text, str):
            assert set(text) == {"one", "other"}, key
        for form in forms:
            assert form.count("{") == form.count("}") == len(re.findall(r"\{\w+\}", form)), key


def raised() -> Iterator[tuple[str, set[str] | None]]:
    """The key of every error that the sources raise, with the names of its values where written."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and str(first.value).startswith("error."):
                    names = {word.arg or "**" for word in node.keywords}
                    # Helpers and private errors may add values of their own.
                    whole = re.fullmatch(r"([a-z]+\.)?[A-Z]\w+Error", ast.unparse(node.func))
                    yield first.value, names if whole and "**" not in names else None


def test_every_error_has_a_sentence_whose_gaps_are_filled() -> None:
    known = words.catalogue()
    found = sorted(raised(), key=str)
    assert len(found) > 50
    for key, values in found:
        assert key in known, key
        text = known[key]
        for form in [text] if isinstance(text, str) else text.values():
            assert values is None or set(re.findall(r"\{(\w+)\}", form)) <= values, (
                key,
                form,
                values,
            )
