"""Studies on a Dask cluster: a real scheduler and two workers on this machine."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ningbo.lab.report import read_folder
from tests.lab.studying import DEALS, begin, command, finish, totals

Program = subprocess.Popen[str]


@contextmanager
def dask(part: str, *arguments: str) -> Iterator[Program]:
    """A scheduler or a worker, until the block ends."""
    program = subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.dask_{part}", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield program
    finally:
        program.kill()
        program.wait()


@contextmanager
def scheduler(folder: Path) -> Iterator[tuple[Program, str]]:
    """A scheduler of 127.0.0.1, and its address."""
    file = folder / "scheduler.json"
    quiet = ("--no-dashboard", "--scheduler-file", str(file))
    with dask("scheduler", "--host", "127.0.0.1", "--port", "0", *quiet) as program:
        while not (file.exists() and file.read_text().endswith("}")):
            assert program.poll() is None
            time.sleep(0.05)
        yield program, json.loads(file.read_text())["address"]


@contextmanager
def worker(address: str) -> Iterator[Program]:
    """A worker with one thread, which nobody starts again."""
    quiet = ("--no-nanny", "--no-dashboard", "--nthreads", "1", "--host", "127.0.0.1")
    with dask("worker", address, *quiet) as program:
        yield program


def test_a_worker_that_is_killed_costs_time_only(tmp_path: Path, expected: dict[str, Any]) -> None:
    with (
        scheduler(tmp_path) as (_, address),
        worker(address) as doomed,
        worker(address),
    ):
        program = begin(tmp_path, "--scheduler", address, deals=DEALS)
        doomed.kill()
        out, err = program.communicate(timeout=120)
        assert (program.returncode, err) == (0, "")
        assert "Twin Peaks" in out
        assert totals(tmp_path) == expected


def test_a_scheduler_that_goes_away_is_one_sentence_and_what_was_finished_is_kept(
    tmp_path: Path, expected: dict[str, Any]
) -> None:
    with scheduler(tmp_path) as (program, address), worker(address):
        study = begin(tmp_path, "--scheduler", address)
        program.kill()
        out, err = study.communicate(timeout=120)
    assert (study.returncode, out) == (2, "")
    assert err.startswith(f"ningbo: The Dask scheduler {address} can")
    assert err.count("\n") == 1
    (found,) = read_folder(tmp_path)
    assert found.totals.deals >= 250
    finish(tmp_path, "--workers", "2")
    assert totals(tmp_path) == expected


def test_a_scheduler_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    ran = subprocess.run(
        command(tmp_path, "--scheduler", "tcp://127.0.0.1:1"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("ningbo: The Dask scheduler tcp://127.0.0.1:1 can")
    assert ran.stderr.count("\n") == 1
