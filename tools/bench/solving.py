"""Solving uniform random Turtles: compiled, as a stream, interpreted, in the browser's Python."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, quantiles

from ningbo.cli.deal import as_json
from ningbo.core.board import Board
from ningbo.core.deal import deal
from ningbo.solver import kernel, state
from ningbo.solver.debondt import second_opinion
from ningbo.solver.shape import shape_of
from ningbo.solver.solver import Solver, dense_groups, solve
from tools.bench import Row
from tools.bench._micropython import measured_by
from tools.site.paths import ROOT

SCRIPT = Path(__file__).with_name("solving_in_micropython.txt")
TURTLES = 10_000
STREAMED = 4_000
SHORT_STREAM = 400  # what it takes beyond this is free of starting up
LONG_STREAM = 20_000
INTERPRETED = 200
OPINIONS = 100  # boards for the second engine
ITS_BUDGET = 100_000  # closures; where it runs out, the ratio is at least as large
GAMES = 20

# Answers a stream, and tells on standard error the most memory that its process ever had. (What
# getrusage tells is of the process that started it, too.)
MEMORY = """\
import sys
from ningbo.cli import main
main(["solve", "--jsonl", "--workers", "1"])
status = open("/proc/self/status").read()
print(next(line for line in status.splitlines() if line.startswith("VmHWM")), file=sys.stderr)
"""


def rows() -> Iterator[Row]:
    """Measure each way to solve on the same deals, seeds 0 and up.

    Times are the processor's, so that they are of the solver even on a busy machine; only what two
    workers gain is told by the clock.
    """
    alone = yield from _compiled()
    yield from _second_engine()
    yield from _games()
    yield from _streams(alone)
    yield from _uncompiled()


def _compiled() -> Iterator[Row]:
    """Yield the figures of `solve`; return the mean in milliseconds."""
    times, closures, undecided = [], [], 0
    for seed in range(TURTLES):
        board = turtle(seed)
        begun = time.process_time()
        verdict = solve(board)
        times.append(1000 * (time.process_time() - begun))
        closures.append(verdict.closures)
        undecided += verdict.status == "unknown"
    cuts = quantiles(times, n=1000)
    yield Row(f"{TURTLES:,} Turtles, kernel {state.kernel_state()}: mean", 1.5, mean(times), "ms")
    yield Row("median", None, cuts[499], "ms")
    yield Row("99.9th percentile", 100, cuts[998], "ms")
    yield Row("undecided", 0, undecided, "Turtles")
    yield Row("closures, mean", None, mean(closures), "closures")
    yield Row("closures, most", None, max(closures), "closures")
    return mean(times)


def _second_engine() -> Iterator[Row]:
    ours = sum(solve(turtle(seed)).closures for seed in range(OPINIONS))
    its = sum(second_opinion(turtle(seed), ITS_BUDGET)[1] for seed in range(OPINIONS))
    yield Row("closures of a plain search after de Bondt", 8, its / ours, "times", at_least=True)


def _games() -> Iterator[Row]:
    """Ask one solver again after every move of games played at random."""
    times = []
    for seed in range(GAMES):
        board = turtle(seed)
        solver = Solver(board)
        played = []
        while board.pairs:
            pair = list(board.pairs)[seed % len(board.pairs)]
            board.play(*pair)
            played.append(pair)
            begun = time.process_time()
            solver.solve(played)
            times.append(1000 * (time.process_time() - begun))
    cuts = quantiles(times, n=100)
    yield Row("asked again after a move, median", 1, cuts[49], "ms")
    yield Row("asked again after a move, 99th percentile", 50, cuts[98], "ms")


def _streams(alone: float) -> Iterator[Row]:
    """Solve a stream, by one worker and by two, and watch the memory."""
    with tempfile.TemporaryDirectory() as folder:
        long, short = Path(folder) / "long.jsonl", Path(folder) / "short.jsonl"
        lines = [json.dumps(as_json(deal(f"{seed}-d.r"))) for seed in range(STREAMED)]
        long.write_text("\n".join(lines))
        short.write_text("\n".join(lines[:SHORT_STREAM]))
        wall, used = {}, {}
        for count in (1, 2):
            starting, for_start = _seconds(short, count)
            running, for_all = _seconds(long, count)
            wall[count], used[count] = running - starting, for_all - for_start
        end_to_end = 1000 * used[1] / (STREAMED - SHORT_STREAM)
        yield Row("--jsonl, one worker: a board end to end", None, end_to_end, "ms")
        yield Row("over the search alone", 1.5, end_to_end / alone, "times")
        faster = wall[1] / wall[2]
        yield Row("--jsonl, two workers over one (wall)", 1.7, faster, "times", at_least=True)
        long.write_text("\n".join(lines * (LONG_STREAM // STREAMED)))
        few, many = _peak_megabytes(short), _peak_megabytes(long)
    yield Row(f"memory of a stream of {SHORT_STREAM}", None, few, "MB")
    yield Row(f"more of it for {LONG_STREAM:,}", 5, many - few, "MB")


def _uncompiled() -> Iterator[Row]:
    """Solve with the kernel interpreted, here and in MicroPython."""
    times = []
    for seed in range(INTERPRETED):
        board = turtle(seed)
        begun = time.process_time()
        groups = dense_groups(board, range(board.count))
        kernel.Kernel(shape_of(board.layout), groups).step(1 << 29)
        times.append(time.process_time() - begun)
    yield Row(f"{INTERPRETED} Turtles interpreted, mean", 0.3, mean(times), "s")
    times = measured_by(SCRIPT)
    yield Row(f"{len(times)} Turtles in MicroPython, mean", None, mean(times) / 1000, "s")
    yield Row("median", None, quantiles(times, n=2)[0] / 1000, "s")


def turtle(seed: int) -> Board:
    """A uniform random Turtle."""
    return deal(f"{seed}-d.r").board()


def _seconds(file: Path, workers: int) -> tuple[float, float]:
    """Answer a stream; return the seconds by the clock, and those of all processors together."""
    begun, used = time.perf_counter(), os.times()
    command = [sys.executable, "-m", "ningbo", "solve", "--jsonl", "--workers", str(workers)]
    with file.open() as boards:
        subprocess.run(command, stdin=boards, stdout=subprocess.DEVNULL, check=True)
    now = os.times()
    spent = now.children_user + now.children_system - used.children_user - used.children_system
    return time.perf_counter() - begun, spent


def _peak_megabytes(file: Path) -> float:
    with file.open() as boards:
        ran = subprocess.run(
            [sys.executable, "-c", MEMORY],
            stdin=boards,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            check=True,
        )
    return int(ran.stderr.split()[-2]) / 1024
