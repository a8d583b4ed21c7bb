"""Verdicts for a stream of boards, one JSON object a line, over all cores and in order.

A chunk of lines goes to a worker as it came, so that parsing, neighbour tables and answers are the
workers' business; at most a few chunks a worker are under way, so memory stays bounded however
long the stream is.
"""

import json
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from queue import SimpleQueue
from threading import Semaphore, Thread
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from ningbo.board_json import read_board
from ningbo.core.errors import FormatError, NingboError
from ningbo.interrupts import interrupts_held
from ningbo.processors import cores

if TYPE_CHECKING:
    from io import RawIOBase
    from multiprocessing.synchronize import Event

CHUNK = 1 << 16  # bytes read at once: what a pipe holds, some nine Turtles
LONGEST_LINE = 1 << 22  # bytes; a board of 1,024 tiles needs less than a fortieth
UNDER_WAY = 3  # chunks for each worker, being answered or waiting


class Chunk(NamedTuple):
    """Whole lines of the stream, and the number of the first."""

    first: int
    lines: list[bytes]


class Answers(NamedTuple):
    """The answers to a chunk, as whole lines, and how many there are; `errors` among them."""

    text: str
    boards: int
    errors: int


def answers(
    stream: "RawIOBase", workers: int | None = None, budget: int | None = None
) -> Iterator[Answers]:
    """Yield the answers to a stream of boards, a chunk at a time, in the order of its lines.

    `workers` are processes (None: one for each core; 1: none but this). Blank lines have no
    answer, a line that can't be read has {"error": {"line", "key", "message"}}.
    """
    workers = workers or cores()
    if workers == 1:
        for chunk in chunks(stream):
            yield answer(chunk, budget)
        return
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(stop,))
    try:
        yield from _in_order(chunks(stream), pool, workers * UNDER_WAY, budget)
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _in_order(
    source: Iterable[Chunk], pool: Executor, most: int, budget: int | None
) -> Iterator[Answers]:
    """Keep up to `most` chunks under way; give answers in order, as soon as they are there.

    Reading has a thread of its own, so that an answer never waits for the next line to come in.
    """
    news: SimpleQueue[Chunk | BaseException | None] = SimpleQueue()  # None: something is done
    room = Semaphore(most)
    Thread(target=_read, args=(source, news, room), daemon=True).start()
    waiting: deque[Future[Answers]] = deque()
    reading = True
    while reading or waiting:
        came = news.get()
        if isinstance(came, Chunk):
            with interrupts_held():  # it may start a worker, which keeps them so
                future = pool.submit(answer, came, budget)
            future.add_done_callback(lambda _: news.put(None))
            waiting.append(future)
        elif isinstance(came, StopIteration):
            reading = False
        elif came is not None:
            raise came
        while waiting and waiting[0].done():
            yield waiting.popleft().result()
            room.release()


def _read(
    source: Iterable[Chunk], news: "SimpleQueue[Chunk | BaseException | None]", room: Semaphore
) -> None:
    """Hand on what comes in, and at the end StopIteration or what went wrong."""
    try:
        for chunk in source:
            news.put(chunk)
            room.acquire()
        news.put(StopIteration())
    except BaseException as error:
        news.put(error)


def chunks(stream: "RawIOBase") -> Iterator[Chunk]:
    """Cut a stream into whole lines as they come; an overlong one is cut off behind its limit."""
    number = 1
    rest = b""
    while data := stream.read(CHUNK):
        lines = (rest + data).split(b"\n")
        rest = lines.pop()[: LONGEST_LINE + 1]
        if lines:
            yield Chunk(number, lines)
            number += len(lines)
    if rest:
        yield Chunk(number, [rest])


def answer(chunk: Chunk, budget: int | None = None) -> Answers:
    """Answer the lines of a chunk."""
    found = []
    errors = 0
    for number, line in enumerate(chunk.lines, chunk.first):
        if line.strip():
            try:
                found.append(_verdict(line, budget))
            except NingboError as error:
                errors += 1
                shown = {"line": number, "key": error.key, "message": f"Line {number}: {error}"}
                found.append({"error": shown})
    text = "".join(f"{json.dumps(one, separators=(',', ':'))}\n" for one in found)
    return Answers(text, len(found), errors)


def _verdict(line: bytes, budget: int | None) -> dict[str, object]:
    from ningbo.solver.solver import Solver

    if len(line) > LONGEST_LINE:
        raise FormatError("error.json.long", most=LONGEST_LINE)
    named = read_board(line)
    begun = perf_counter()
    verdict = Solver(named.board).solve(budget=budget, between=_give_up_if_stopped)
    return {
        "status": verdict.status,
        "line": None if verdict.line is None else named.named(verdict.line),
        "closures": verdict.closures,
        "ms": round(1000 * (perf_counter() - begun), 3),
    }


_stop: "Event | None" = None  # in a worker: set when nobody waits for answers any more


def _begin(stop: "Event") -> None:
    """Begin a worker."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _give_up_if_stopped() -> None:
    if _stop is not None and _stop.is_set():
        raise InterruptedError
