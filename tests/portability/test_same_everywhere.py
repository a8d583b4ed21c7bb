"""The same script prints the same bytes in every CPython here and in the page's MicroPython.

MicroPython reads the archive that the page loads, CPython the sources as they are written, so this
also shows that making the archive small changes nothing.
"""

import json
import os
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tools.pythons import pythons
from tools.site.archive import archive
from tools.site.paths import ROOT

SCRIPTS = sorted(Path(__file__).with_name("scripts").glob("*.py"))
PYTHONS = pythons()


@pytest.fixture(scope="session")
def archive_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("archive") / "ningbo.json"
    file.write_bytes(archive())
    return file


@cache
def in_micropython(script: Path, archive_file: Path) -> bytes:
    command = ["node", str(ROOT / "tools" / "micropython.mjs"), str(archive_file), str(script)]
    ran = subprocess.run(command, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr.decode()
    return ran.stdout


def in_cpython(script: Path, python: Path) -> bytes:
    # Without site packages: the game needs nothing but Python.
    ran = subprocess.run(
        [python, "-S", "-W", "error", script],
        capture_output=True,
        check=False,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"]},
    )
    assert ran.returncode == 0, ran.stderr.decode()
    return ran.stdout


def test_there_is_a_python_to_compare_with() -> None:
    print("CPython:", json.dumps({version: str(path) for version, path in PYTHONS.items()}))
    assert PYTHONS


@pytest.mark.parametrize("version", PYTHONS)
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_same_bytes(script: Path, version: str, archive_file: Path) -> None:
    expected = in_micropython(script, archive_file)
    assert expected, f"{script.name} prints nothing"
    assert in_cpython(script, PYTHONS[version]).splitlines() == expected.splitlines()
