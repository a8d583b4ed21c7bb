"""The page's archive: smaller sources, the same programs."""

import json

import pytest

from tools.site.archive import archive, archives, minified, sources
from tools.site.paths import PACKAGE

SMALLER = [
    ('"""What it is."""\nx = 1  # why\n', "x = 1\n"),
    ("def f(a: int, *b: str, c: int = 2) -> int:\n    '''Why.'''\n    return a\n",
     "def f(a, *b, c=2):\n    return a\n"),
    ("class A:\n    '''Only words.'''\n", "class A:\n    pass\n"),
    ("class A:\n    x: int\n    y: int = 3\n", "class A:\n    y = 3\n"),
    ("TYPE_CHECKING = False\nif TYPE_CHECKING:\n    import typing\nelse:\n    a = 1\n", "a = 1\n"),
    ("def f():\n    x: int\n", "def f():\n    pass\n"),
    ("if a:\n    'words'\nelse:\n    b()\n", "if a:\n    pass\nelse:\n    b()\n"),
]  # fmt: skip


@pytest.mark.parametrize(("source", "expected"), SMALLER)
def test_what_only_readers_need_goes(source: str, expected: str) -> None:
    assert minified(source) == expected


def test_the_archive_holds_the_portable_rooms_and_an_empty_package() -> None:
    files = dict(json.loads(archive()))
    assert files["ningbo/__init__.py"] == ""
    assert {"ningbo/core/board.py", "ningbo/web/bridge.py"} <= set(files)
    assert not [name for name in files if name.startswith(("ningbo/cli", "ningbo/server"))]
    assert len(files) == len(list(sources())) + 2
    whole = sum(path.stat().st_size for path in PACKAGE.glob("core/**/*.py"))
    small = sum(len(text) for name, text in files.items() if name.startswith("ningbo/core/"))
    assert small < 0.8 * whole


def test_the_first_archive_is_what_a_game_needs_and_the_second_the_rest() -> None:
    first, more = (dict(json.loads(one)) for one in archives())
    assert first | more == dict(json.loads(archive()))
    assert not first.keys() & more.keys()
    assert {"ningbo/web/bridge.py", "ningbo/core/drawings/turtle.py"} <= first.keys()
    assert not [name for name in first if name.split("/")[1] not in ("__init__.py", "core", "web")]
    assert {"ningbo/web/coach_bridge.py", "ningbo/solver/kernel.py"} <= more.keys()
