"""What codes, saves and records of the first version open to: these files never change.

Each file in tests/golden is what the script of its name in tests/portability/scripts prints; the
tests there show that every Python prints the same.
"""

import runpy
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FILES = sorted((TESTS / "golden").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_same_for_ever(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(TESTS / "portability" / "scripts" / f"{file.stem}.py"))
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")


def test_the_files_are_there() -> None:
    assert [file.stem for file in FILES] == ["deals", "further", "kept"]
    deals = (TESTS / "golden" / "deals.txt").read_text().splitlines()
    assert len(deals) == 8 * 4 * 6
    # Winnable deals are the random ones; all others differ.
    assert len({line.split()[1] for line in deals}) == 8 * 3 * 6
