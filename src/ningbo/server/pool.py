"""The processes that analyse games: a few, started when needed, ended when they take too long."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http import HTTPStatus
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from ningbo.server.errors import ApiError

END_SECONDS = 2.0
Task = Callable[..., object]


class Pool:
    """Answers tasks in `size` processes, in the order in which they come.

    A task is a function of a module with its arguments; both are pickled, and so is its result or
    the NingboError that it raises.
    """

    def __init__(self, size: int, waiting: int, seconds: float) -> None:
        self._workers = [_Worker(seconds) for _ in range(size)]
        # The one idle last goes first: it is running, and remembers the deals asked about lately.
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._most_waiting = waiting
        self._waiting = 0

    async def run(
        self, is_dropped: Callable[[], Awaitable[bool]], task: Task, *arguments: object
    ) -> object:
        """Return a task's result, or raise its error; None when it was dropped before its turn.

        Raises ApiError with 503 when too many wait, or when the task takes too long.
        """
        if self._idle.empty() and self._waiting >= self._most_waiting:
            raise ApiError(HTTPStatus.SERVICE_UNAVAILABLE, "error.api.busy")
        self._waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self._waiting -= 1
        if await is_dropped():
            self._idle.put_nowait(worker)
            return None
        # A worker is idle again when it has answered, also if nobody waits for the answer any more.
        answering = asyncio.ensure_future(asyncio.to_thread(worker.run, task, arguments))
        answering.add_done_callback(lambda _done: self._idle.put_nowait(worker))
        result = await asyncio.shield(answering)
        if isinstance(result, Exception):
            raise result
        return result

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.end()


class _Worker:
    """One process, replaced when it has ended."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def run(self, task: Task, arguments: tuple[object, ...]) -> object:
        """Return the task's result, or the error that it raised; called from any thread."""
        line = self._line if self._process and self._process.is_alive() else None
        line = line or self._start()
        try:
            line.send((task, arguments))
            if line.poll(self._seconds):
                return line.recv()
            error = ApiError(HTTPStatus.SERVICE_UNAVAILABLE, "error.api.long")
        except (EOFError, OSError):
            error = ApiError(HTTPStatus.SERVICE_UNAVAILABLE, "error.api.ended")
        self.end()
        return error

    def _start(self) -> Connection:
        self.end()
        # Not forked: this process has threads, and sockets that a child must not hold open.
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_answer, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # so that the line ends when the process does
        return self._line

    def end(self) -> None:
        """End the process, if there is one."""
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(END_SECONDS)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
            self._process.close()
            self._process = None


def _answer(line: Connection) -> None:
    """Answer tasks until the line is closed: by the pool, or because its process has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    with suppress(EOFError, OSError):
        while True:
            task, arguments = line.recv()
            try:
                result = task(*arguments)
            except Exception as error:  # whoever asked will raise it
                result = error
            line.send(result)
