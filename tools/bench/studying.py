"""Studying many deals: by one worker, by two, through Dask; rating one; memory."""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from ningbo.core.deal import deal
from ningbo.core.layouts import layout
from ningbo.lab import cluster, pool
from ningbo.lab.study import plan
from ningbo.lab.work import Engine
from ningbo.solver.rating import rate
from tools.bench import Row, median_ms

DEALS = 8000  # random Turtles: some ten seconds' work
WARM_UP = 4  # chunks until every worker is at work
FEW, MANY = 5_000, 50_000

# Runs a study, and prints the most memory that its process ever had, in megabytes.
MEMORY = """\
import resource, sys
from ningbo.cli import main
main(["lab", "winnable", "--layout", "a", "--deals", sys.argv[1], "--out", sys.argv[2],
      "--workers", "1", "--json"])
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def rows() -> Iterator[Row]:
    """Compare the engines on the same deals."""
    alone = deals_a_second(pool.engine(1))
    yield Row("random Turtles studied by one worker", None, alone, "a second")
    two = deals_a_second(pool.engine(2))
    yield Row("random Turtles studied by two workers", None, two, "a second")
    yield Row("two workers over one", 1.8, two / alone, "times", at_least=True)
    with workers_of_dask(2) as address:
        through = deals_a_second(cluster.engine(address))
    yield Row("random Turtles studied by two workers of Dask", None, through, "a second")
    yield Row("two workers of Dask over one", 1.6, through / alone, "times", at_least=True)
    rated = median_ms(lambda seed: rate(deal(f"{seed}-d.b")), 31)
    yield Row("rating a Turtle dealt by build, 2,000 plays by each player", None, rated, "ms")
    few, many = (peak_megabytes(deals) for deals in (FEW, MANY))
    yield Row(f"memory of a study of {FEW:,} deals", None, few, "MB")
    yield Row(f"more of it for {MANY:,} deals", 5, many - few, "MB")


def deals_a_second(engine: Engine) -> float:
    """Return how many deals are studied a second once every worker is at work."""
    study = plan("winnable", layout("turtle"), "Turtle", "random", 0, 0, DEALS)
    done = []
    for chunk, _ in engine(study.chunks()):
        done.append((time.perf_counter(), chunk.deals))
    begun, _ = done[WARM_UP - 1]
    ended, _ = done[-1]
    return sum(deals for _, deals in done[WARM_UP:]) / (ended - begun)


@contextmanager
def workers_of_dask(count: int) -> Iterator[str]:
    """Start a scheduler and workers on this machine; yield the scheduler's address."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as started:
        file = Path(folder) / "scheduler.json"
        host = ("--host", "127.0.0.1", "--no-dashboard")
        started.enter_context(
            _dask("scheduler", *host, "--port", "0", "--scheduler-file", str(file))
        )
        while not (file.exists() and file.read_text().endswith("}")):
            time.sleep(0.05)
        address: str = json.loads(file.read_text())["address"]
        for _ in range(count):
            started.enter_context(_dask("worker", address, *host, "--nthreads", "1"))
        yield address


@contextmanager
def _dask(part: str, *arguments: str) -> Iterator[None]:
    program = subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.dask_{part}", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        program.terminate()
        program.wait()


def peak_megabytes(deals: int) -> float:
    """Return the most memory that a study of so many Pavilions takes."""
    with tempfile.TemporaryDirectory() as folder:
        ran = subprocess.run(
            [sys.executable, "-c", MEMORY, str(deals), folder],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
    return float(ran.stdout.splitlines()[-1])
