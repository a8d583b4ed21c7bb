"""Studies on this machine: the same totals whatever happens on the way."""

import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import psutil
import pytest

from ningbo.core.errors import LayoutError
from ningbo.core.layouts import layout
from ningbo.lab.pool import engine
from ningbo.lab.report import read_folder
from ningbo.lab.study import plan
from ningbo.lab.work import run
from tests.lab.studying import FILE, begin, command, finish, totals


def test_two_workers_come_to_the_same_as_one(tmp_path: Path, expected: dict[str, Any]) -> None:
    finish(tmp_path, "--workers", "2")
    assert totals(tmp_path) == expected


def test_a_study_stopped_by_ctrl_c_goes_on_where_it_was(
    tmp_path: Path, expected: dict[str, Any]
) -> None:
    program = begin(tmp_path, "--workers", "2")
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert (program.returncode, out, err) == (130, "", "")
    kept = (tmp_path / FILE).read_bytes()
    (found,) = read_folder(tmp_path)
    assert 0 < found.totals.deals < found.results.study.deals
    finish(tmp_path, "--workers", "1")
    assert (tmp_path / FILE).read_bytes().startswith(kept)
    assert totals(tmp_path) == expected


def test_a_killed_program_leaves_no_worker_behind_and_its_results_good(
    tmp_path: Path, expected: dict[str, Any]
) -> None:
    program = begin(tmp_path, "--workers", "2")
    workers = psutil.Process(program.pid).children(recursive=True)
    program.kill()
    program.communicate()
    gone, alive = psutil.wait_procs(workers, timeout=60)
    assert gone
    assert not alive
    finish(tmp_path, "--workers", "2")
    assert totals(tmp_path) == expected


def test_a_killed_worker_is_one_sentence_and_what_was_finished_is_kept(tmp_path: Path) -> None:
    program = begin(tmp_path, "--workers", "2")
    for worker in psutil.Process(program.pid).children():
        if "spawn_main" in " ".join(worker.cmdline()):
            os.kill(worker.pid, signal.SIGKILL)
            break
    out, err = program.communicate(timeout=60)
    assert (program.returncode, out) == (2, "")
    assert err.startswith("ningbo: A worker died. What was finished is kept")
    assert err.count("\n") == 1
    (found,) = read_folder(tmp_path)
    assert found.totals.deals >= 250


def test_a_full_disk_is_one_sentence_and_what_was_finished_is_kept(
    tmp_path: Path, expected: dict[str, Any]
) -> None:
    # A limit on the size of files fails in the middle of a line, as a full disk does.
    limited = ["sh", "-c", 'ulimit -f 2; exec "$@"', "sh", *command(tmp_path, "--workers", "1")]
    ran = subprocess.run(limited, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.startswith(f"ningbo: {tmp_path / FILE}: ")
    (found,) = read_folder(tmp_path)
    assert found.totals.deals >= 250
    finish(tmp_path, "--workers", "1")
    assert totals(tmp_path) == expected


def test_ratings_are_the_same_by_one_worker_and_by_two(tmp_path: Path) -> None:
    studies = [
        plan("difficulty", layout(letter), layout(letter).name, method, 20, 0, 13)
        for letter, method in (("a", "peel"), ("b", "winnable"), ("h", "random"))
    ]
    found = []
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        run(studies, folder, engine(workers))
        found.append([study.totals.as_json() for study in read_folder(folder)])
        for data in found[-1]:
            del data["microseconds"]
    assert found[0] == found[1]
    assert [len(data["ratings"]) for data in found[0]] == [13, 13, 13]


def test_deals_are_counted_as_they_are_finished(tmp_path: Path) -> None:
    study = plan("winnable", layout("a"), "Pavilion", "random", 0, 0, 600)
    told: list[int] = []
    run([study], tmp_path, finished=told.append)
    assert told == [0, 250, 250, 100]
    run([study], tmp_path, finished=told.append)
    assert told[4:] == [600]


def test_errors_of_a_study_are_raised_whichever_process_met_them(tmp_path: Path) -> None:
    study = plan("winnable", layout("a"), "Pavilion", "random", 0, 0, 600)
    broken = study._replace(layout="tortoise")
    with pytest.raises(LayoutError, match="tortoise"):
        run([broken], tmp_path, engine(2))
