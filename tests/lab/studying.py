"""Studies run as a person runs them, for the tests: the program in a process of its own."""

import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from ningbo.lab.report import read_folder

LAYOUT = "twin-peaks"
DEALS = 5000
ENDLESS = 1_000_000  # deals of a study that is going to be stopped
FILE = "winnable-twin-peaks-random.jsonl"


def command(out: Path, *arguments: str, deals: int = DEALS) -> list[str]:
    """The command line of a study that takes a few seconds."""
    study = ["lab", "winnable", "--layout", LAYOUT, "--deals", str(deals), "--out", str(out)]
    return [sys.executable, "-m", "ningbo", *study, *arguments]


def begin(out: Path, *arguments: str, deals: int = ENDLESS) -> "subprocess.Popen[str]":
    """Start a study, and return once some of its chunks are written down."""
    program = subprocess.Popen(
        command(out, *arguments, deals=deals),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for_lines(out / FILE, 4, program)
    return program


def wait_for_lines(file: Path, count: int, program: "subprocess.Popen[str]") -> None:
    """Wait until a file has so many lines."""
    while not file.exists() or file.read_bytes().count(b"\n") < count:
        if program.poll() is not None:
            raise AssertionError(program.communicate())
        time.sleep(0.01)


def finish(out: Path, *arguments: str) -> None:
    """Run the study to its end."""
    ran = subprocess.run(command(out, *arguments), capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def totals(folder: Path) -> dict[str, Any]:
    """What the one study of a folder has found, without its times, once all deals are done."""
    (found,) = read_folder(folder)
    assert found.totals.deals == found.results.study.deals
    data = found.totals.as_json()
    del data["microseconds"]
    return data
