"""The engine of several workers on this machine: a pool of processes."""

import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread

from ningbo.interrupts import interrupts_held
from ningbo.lab.errors import LabError
from ningbo.lab.study import Chunk
from ningbo.lab.work import Engine, Finished, here, study_chunk

AHEAD = 2  # chunks waiting for each worker, so that none is idle and memory stays flat


def engine(workers: int) -> Engine:
    """Return the engine of so many workers."""
    return here if workers == 1 else partial(in_processes, workers=workers)


def in_processes(chunks: Iterable[Chunk], workers: int) -> Iterator[Finished]:
    """Work chunks off in processes; closing the iterator stops them.

    Raises LabError when a process died.
    """
    # Spawned, not forked: a fork copies whatever threads and locks the caller has.
    with ProcessPoolExecutor(workers, get_context("spawn"), _begin_worker) as pool:
        waiting = iter(chunks)
        running: set[Future[Finished]] = set()
        try:
            while True:
                room = workers * (1 + AHEAD) - len(running)
                with interrupts_held():  # a worker may start, and keeps them so
                    running |= {pool.submit(study_chunk, chunk) for chunk in islice(waiting, room)}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise LabError("error.lab.worker") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin_worker() -> None:
    """Leave Ctrl-C to the process that started the pool, and end when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
