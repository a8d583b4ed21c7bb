"""The English catalogue has each message that the sources say, with the gaps that they fill.

Keys are found by reading the sources: a key is written as a whole, or begins and ends in the place
where it is put together ("error.shuffle." and a word).
"""

import ast
import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

import ningbo
from ningbo.words import catalogue, face_name, say

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ningbo"
PYTHON = [path for path in sorted(PACKAGE.rglob("*.py")) if "site" not in path.parts]
SCRIPTS = sorted((PACKAGE / "web" / "js").rglob("*.js"))

FAMILIES = ("error", "message", "note")
KEY = re.compile(rf"(?:{'|'.join(FAMILIES)})\.[a-z0-9.-]*")
GAP = re.compile(r"\{(\w+)\}")

# Values that a front end is given beside those that the sentence says.
UNSAID = {"error.move.covered": {"by"}, "error.move.held": {"by"}}


def gaps(key: str) -> set[str]:
    """The gaps of a message, of all of its forms together."""
    text = catalogue()[key]
    return set(GAP.findall(text if isinstance(text, str) else " ".join(text.values())))


def needed(key: str) -> set[str]:
    """The values that the sentence of a key can't be said without."""
    return gaps(key) | ({"count"} if isinstance(catalogue()[key], dict) else set())


# -- keys in Python ------------------------------------------------------------------------------


def patterns(node: ast.AST) -> Iterator[str]:
    """The keys that an expression may be, as regular expressions."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and KEY.fullmatch(node.value):
            yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
            for part in node.values
        ]
        if parts and KEY.match(parts[0].replace("\\", "")):
            yield "".join(parts)
    elif isinstance(node, ast.BinOp):
        for start in patterns(node.left):
            yield start + "[a-z0-9-]+"
    elif isinstance(node, ast.IfExp):
        yield from patterns(node.body)
        yield from patterns(node.orelse)


def said_in(tree: ast.AST) -> Iterator[tuple[str, set[str] | None]]:
    """Each key that a module says, with the names of the values it is given (None: not seen)."""
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef):
            continue
        for node in ast.walk(scope):
            if isinstance(node, ast.Call) and node.args:
                names = names_given(node)
                yield from ((key, names) for key in patterns(value_of(node.args[0], scope)))
            elif isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[-1], ast.Dict):
                keys = node.elts[-1].keys
                said = {key.value for key in keys if isinstance(key, ast.Constant)}
                yield from ((key, said) for key in patterns(node.elts[0]))


def names_given(call: ast.Call) -> set[str] | None:
    """The names of a call's keyword arguments, where these are all that the message is given."""
    # A private error is raised again elsewhere, with more values.
    private = isinstance(call.func, ast.Name) and call.func.id.startswith("_")
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    return None if private or len(names) < len(call.keywords) else names


def value_of(node: ast.expr, scope: ast.FunctionDef) -> ast.expr:
    """An expression, or what was last assigned to the name that it is."""
    if not isinstance(node, ast.Name):
        return node
    before = [
        one
        for one in ast.walk(scope)
        if isinstance(one, ast.Assign)
        and isinstance(one.targets[0], ast.Name)
        and (one.targets[0].id, one.lineno < node.lineno) == (node.id, True)
    ]
    return max(before, key=lambda one: one.lineno).value if before else node


def all_patterns(node: ast.AST) -> Iterator[str]:
    """The keys in a module; the parts of one that is put together are none themselves."""
    found = list(patterns(node))
    yield from found
    if not found:
        for child in ast.iter_child_nodes(node):
            yield from all_patterns(child)


def parsed(path: Path) -> ast.AST:
    return ast.parse(path.read_text(encoding="utf-8"))


def keys_like(pattern: str) -> list[str]:
    return [key for key in catalogue() if re.fullmatch(pattern, key)]


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_each_message_of_a_module_is_there_with_its_gaps(path: Path) -> None:
    for pattern in all_patterns(parsed(path)):
        assert keys_like(pattern), f"no message {pattern}"
    for pattern, names in said_in(parsed(path)):
        if names is not None:
            # Of the keys that one put together may be, not each is said there.
            assert any(filled(key, names) for key in keys_like(pattern)), (pattern, names)


def filled(key: str, names: set[str]) -> bool:
    """Whether values of these names fill the gaps of a message, and none is left over."""
    if key.startswith("message."):
        return needed(key) <= names  # what is said of an action may say less than it is told
    if key.startswith("note."):
        return needed(key) - {"reason"} == names  # the reason is handed over apart
    return needed(key) == names - UNSAID.get(key, set())


def test_each_message_that_tables_and_codes_give_can_be_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The values that scripted games and codes really give fill every gap."""
    given: dict[str, set[str]] = {}
    real = ningbo.NingboError.__init__

    def note(self: ningbo.NingboError, key: str, **values: object) -> None:
        given.setdefault(key, set()).update(values)
        real(self, key, **values)

    monkeypatch.setattr(ningbo.NingboError, "__init__", note)
    scripts = ROOT / "tests" / "portability" / "scripts"
    runpy.run_path(str(scripts / "codes.py"))
    runpy.run_path(str(scripts / "games.py"))
    message = re.compile(r"message: \{key: '([^']+)', values: \{([^}]*)\}")
    for key, values in message.findall(capsys.readouterr().out):
        given.setdefault(key, set()).update(re.findall(r"(\w+): ", values))
    assert len([key for key in given if key.startswith("message.")]) > 20
    assert len([key for key in given if key.startswith("error.")]) > 30
    for key, names in given.items():
        assert needed(key) <= names, key


# -- keys in the page ----------------------------------------------------------------------------


def page_patterns() -> Iterator[str]:
    quoted = re.compile(r"([\"`])((?:error|message)\.[^\"`]*)\1")
    for path in SCRIPTS:
        for quote, text in quoted.findall(path.read_text(encoding="utf-8")):
            parts = re.split(r"\$\{[^}]*\}", text) if quote == "`" else [text]
            yield "[a-z0-9-]+".join(map(re.escape, parts))
    page = (PACKAGE / "web" / "index.html").read_text(encoding="utf-8")
    yield from map(re.escape, re.findall(r'data-word(?:-\w+)?="([^"]+)"', page))


def test_each_message_of_the_page_is_there() -> None:
    found = list(page_patterns())
    assert len(found) > 10
    for pattern in found:
        assert keys_like(pattern), f"no message {pattern}"


def test_no_message_is_left_that_nobody_says() -> None:
    used = set()
    for path in PYTHON:
        used |= {key for pattern in all_patterns(parsed(path)) for key in keys_like(pattern)}
    used |= {key for pattern in page_patterns() for key in keys_like(pattern)}
    left = {key for key in catalogue() if key.split(".")[0] in FAMILIES} - used
    assert not left


# -- the catalogue itself ------------------------------------------------------------------------


def test_the_catalogue_is_sorted_and_its_sentences_are_whole() -> None:
    assert list(catalogue()) == sorted(catalogue())
    for key, text in catalogue().items():
        forms = [text] if isinstance(text, str) else list(text.values())
        if not isinstance(text, str):
            assert set(text) == {"one", "other"}, key
        for form in forms:
            assert form == form.strip(), key
            assert form, key
            assert form.count("{") == form.count("}") == len(GAP.findall(form)), key
        if key.startswith("error."):
            assert all(form[-1] in ".!?}" for form in forms), key
            assert "\n" not in "".join(forms), key


def test_sentences_are_filled_and_chosen_by_count() -> None:
    assert say("message.undo.pair", {"count": 1}) == "Undone. 1 tile left."
    assert say("message.undo.pair", {"count": 30}) == "Undone. 30 tiles left."
    assert say("message.opened", {"code": "7-a"}) == "Deal 7-a."
    assert say("message.opened") == "Deal {code}."
    assert say("error.move.gone", {"slot": 0}) == "There is no tile left on slot 0."
    named = say("message.blocked.covered", {"face": "5p", "face_above": "4z"})
    assert named == "The 5 of dots is covered by the north wind."
    assert face_name("sun") == "sun"
    assert say("no.such.key", {"b": 2, "a": "x"}) == "no.such.key a='x' b=2"


def test_an_error_within_an_error_is_said_in_its_own_words() -> None:
    reason = {"key": "error.code.long", "values": {"given": "123456789-a", "count": 9}}
    said = say("error.save.content", {"reason": reason})
    assert said == (
        "The saved game can’t be loaded: "
        "The number in “123456789-a” has 9 digits; a deal code has one to eight."
    )
