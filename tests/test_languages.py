"""The words of every language: the same keys, gaps and forms, and no sentence that nobody says."""

import json
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

from ningbo.words import CATALOGUE
from ningbo.words import catalogue as whole_catalogue
from tools.site.archive import sources as archived
from tools.site.paths import PACKAGE, WEB
from tools.site.words import english, left_out

Entry = str | dict[str, str]
OTHERS = sorted(path.stem for path in CATALOGUE.parent.glob("*.json") if path != CATALOGUE)


def catalogue(language: str) -> dict[str, Entry]:
    """What the page says in a language, by key."""
    if language == "en":
        return english()
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
    ours, other = english(), catalogue(language)
    assert sorted(ours.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - ours.keys()) == [], "not in English"


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_the_gaps_of_the_english_one(language: str) -> None:
    ours, other = english(), catalogue(language)
    wrong = {key for key in ours.keys() & other.keys() if gaps(ours[key]) != gaps(other[key])}
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
    ours, other = english(), catalogue(language)
    for key in ours.keys() & other.keys():
        assert isinstance(ours[key], str) == isinstance(other[key], str), key


# -- who says what -------------------------------------------------------------------------------

LITERAL = re.compile(r"""(["'`])((?:(?!\1)[^\n\\])*)\1""")
KEY = re.compile(r"[a-z](?:[\w-]|\.(?=[\w$]))*")
BEGINNING = re.compile(r"[a-z][\w-]*\.(?:[\w.-]*[.-])?")
FILLED = re.compile(r"\$?\{[^{}]*\}")
PAGE = [*archived(), *(WEB / "js").rglob("*.js"), WEB / "index.html"]
ALL = {*PAGE, *(path for path in PACKAGE.rglob("*.py") if "site" not in path.parts)}


class Said:
    """The keys that sources name, and those that they put together, as one pattern."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.keys: set[str] = set()
        patterns = set()
        for path in paths:
            for literal in (found[2] for found in LITERAL.finditer(path.read_text("utf-8"))):
                parts = FILLED.split(literal)
                if len(parts) > 1 and "." in parts[0]:
                    patterns.add(r"[\w-]+".join(map(re.escape, parts)))
                elif BEGINNING.fullmatch(literal):
                    patterns.add(re.escape(literal) + r"[\w-]+")
                elif KEY.fullmatch(literal):
                    self.keys.add(literal)
        self.pattern = re.compile("|".join(sorted(patterns)))

    def __contains__(self, key: str) -> bool:
        return key in self.keys or self.pattern.fullmatch(key) is not None


def test_every_sentence_is_said_by_somebody() -> None:
    said = Said(ALL)
    assert [key for key in whole_catalogue() if key not in said] == []


def test_the_page_leaves_out_only_what_it_never_says() -> None:
    said = Said(PAGE)
    assert [key for key in whole_catalogue() if left_out(key) and key in said.keys] == []


def test_every_key_that_is_said_has_a_sentence() -> None:
    rooms = {key.partition(".")[0] for key in whole_catalogue()}
    named = {key for key in Said(ALL).keys if "." in key and key.partition(".")[0] in rooms}
    assert sorted(key for key in named - whole_catalogue().keys() if not is_file(key)) == []


def is_file(name: str) -> bool:
    """Whether a text that looks like a key is the name of a file or module."""
    kinds = (".js", ".css", ".svg", ".json", ".html", ".mjs", ".py")
    return name.endswith(kinds) or (PACKAGE / f"{name.replace('.', '/')}.py").exists()
