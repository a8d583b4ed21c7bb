"""The documents say what the code does: verbs, settings, public names, and examples that run."""

import doctest
import re
from pathlib import Path

import pytest

import ningbo
from tools.docs import COMMANDS, commands
from tools.site.paths import PACKAGE, ROOT

DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])


def test_every_verb_and_setting_is_documented() -> None:
    assert COMMANDS.read_text(encoding="utf-8") == commands(), "run `make docs`"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_examples_in_documents_run(document: Path) -> None:
    result = doctest.testfile(str(document), module_relative=False, encoding="utf-8")
    assert result.failed == 0


def test_examples_in_docstrings_run() -> None:
    assert doctest.testmod(ningbo).failed == 0


def test_every_public_name_is_documented_and_in_the_library_page() -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    for name in ningbo.__all__:
        assert f"`{name}" in page, name
        if name != "__version__":
            assert getattr(ningbo, name).__doc__, name


def test_every_room_is_on_the_architecture_page() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = [path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name[0] not in "._"]
    modules = [path.name for path in PACKAGE.glob("*.py") if not path.name.startswith("__")]
    for room in [*(f"{name}/" for name in rooms), *modules]:
        assert f"`{room}`" in page, room


def test_every_variable_is_on_the_architecture_page() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    sources = [*PACKAGE.rglob("*.py"), *(ROOT / "tools").rglob("*.*"), ROOT / "setup.py"]
    for source in sources:
        if source.suffix in (".py", ".mjs", ".sh"):
            for name in re.findall(r"NINGBO_[A-Z_]+", source.read_text(encoding="utf-8")):
                assert name in page, f"{source}: {name}"


def test_no_document_names_a_file_that_is_not_there() -> None:
    for document in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
