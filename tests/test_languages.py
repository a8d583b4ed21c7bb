"""The message catalogues: the same keys and gaps in every language, and no key that nobody says."""

import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ningbo.words import CATALOGUE
from tools.site.paths import PACKAGE, WEB

Entry = str | dict[str, str]
OTHERS = sorted(path.stem for path in CATALOGUE.parent.glob("*.json") if path != CATALOGUE)


def catalogue(language: str) -> dict[str, Entry]:
    return json.loads((CATALOGUE.parent / f"{language}.json").read_text(encoding="utf-8"))


def gaps(entry: Entry) -> set[str]:
    texts = [entry] if isinstance(entry, str) else entry.values()
    return {gap for text in texts for gap in re.findall(r"\{(\w+)\}", text)}


@pytest.mark.parametrize("language", OTHERS)
def test_keys_are_in_order_and_written_once(language: str) -> None:
    text = (CATALOGUE.parent / f"{language}.json").read_text(encoding="utf-8")
    pairs: list[tuple[str, Entry]] = json.loads(text, object_pairs_hook=list)
    keys = [key for key, _entry in pairs]
    assert keys == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_there_in_every_language(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "not in English"


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_the_gaps_of_the_english_one(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    wrong = {key for key in english.keys() & other.keys() if gaps(english[key]) != gaps(other[key])}
    assert wrong == set()


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    ask = (
        f"console.log(new Intl.PluralRules({language!r}).resolvedOptions().pluralCategories.join())"
    )
    told = subprocess.run(["node", "-e", ask], capture_output=True, text=True, check=True).stdout
    forms = set(told.strip().split(","))
    assert "other" in forms
    for key, entry in catalogue(language).items():
        assert isinstance(entry, str) or entry.keys() == forms, key


@pytest.mark.parametrize("language", OTHERS)
def test_what_counts_in_english_counts_in_every_language(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    for key in english.keys() & other.keys():
        assert isinstance(english[key], str) == isinstance(other[key], str), key


# -- who says what -------------------------------------------------------------------------------

LITERAL = re.compile(r"""(["'`])((?:(?!\1)[^\n\\])*)\1""")
KEY = re.compile(r"[a-z](?:[\w-]|\.(?=[\w$]))*")
FILLED = re.compile(r"\$?\{[^{}]*\}")


@cache
def said() -> tuple[set[str], set[str]]:
    """The keys that the sources name, and the patterns of those that they put together."""
    keys, patterns = set(), set()
    for text in sources():
        for literal in (found[2] for found in LITERAL.finditer(text)):
            if FILLED.search(literal):
                parts = FILLED.split(literal)
                if "." in parts[0] and all(re.fullmatch(r"[\w.-]*", part) for part in parts):
                    patterns.add(r"[\w-]+".join(map(re.escape, parts)))
            elif re.fullmatch(r"[a-z][\w-]*\.[\w.-]*[.-]", literal):
                patterns.add(re.escape(literal) + r"[\w-]+")
            elif KEY.fullmatch(literal):
                keys.add(literal)
    return keys, patterns


def sources() -> Iterator[str]:
    for path in [*PACKAGE.rglob("*.py"), *(WEB / "js").rglob("*.js"), WEB / "index.html"]:
        yield path.read_text(encoding="utf-8")


def test_every_sentence_is_said_by_somebody() -> None:
    keys, patterns = said()
    whole = re.compile("|".join(sorted(patterns)))
    silent = {key for key in catalogue("en") if key not in keys and not whole.fullmatch(key)}
    assert sorted(silent) == []


def test_every_key_that_is_said_has_a_sentence() -> None:
    english = catalogue("en")
    rooms = {key.partition(".")[0] for key in english}
    keys, _patterns = said()
    named = {key for key in keys if "." in key and key.partition(".")[0] in rooms}
    assert sorted(key for key in named if key not in english and not is_file(key)) == []


def is_file(name: str) -> bool:
    return Path(name).suffix in (".js", ".css", ".svg", ".json", ".html", ".mjs", ".py")
