"""The engine of a Dask cluster: the extra `lab`, and the address of a scheduler."""

from collections.abc import Iterable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any

from ningbo.core.errors import NingboError
from ningbo.lab.errors import LabError
from ningbo.lab.study import Chunk
from ningbo.lab.work import Engine, Finished, study_chunk

AHEAD = 2  # chunks waiting for each thread of the cluster, so that memory stays flat
SECONDS = 10  # to wait for the scheduler, and for a worker


def engine(address: str) -> Engine:
    """Return the engine of the cluster whose scheduler has this address.

    Raises LabError where Dask isn't installed.
    """
    if find_spec("distributed") is None:
        raise LabError("error.lab.extra")
    return partial(on_cluster, address=address)


def on_cluster(chunks: Iterable[Chunk], address: str) -> Iterator[Finished]:
    """Work chunks off on a cluster; a chunk whose worker died goes to another.

    Raises LabError when the scheduler can't be reached, has no worker, or goes away.
    """
    distributed: Any = import_module("distributed")
    # Dask's own are a chunk taken back, and one that its workers died of.
    failures: tuple[type[Exception], ...] = (
        *(OSError, ImportError, ValueError, RuntimeError),
        *(distributed.CancelledError, distributed.KilledWorker),
    )
    waiting = iter(chunks)
    try:
        with distributed.Client(address, timeout=SECONDS, set_as_default=False) as client:
            client.wait_for_workers(1, timeout=SECONDS)
            threads = sum(client.nthreads().values())
            futures = distributed.as_completed(
                _submit(client, waiting, threads * (1 + AHEAD)), loop=client.loop
            )
            for future in futures:
                finished: Finished = future.result()
                futures.update(_submit(client, waiting, 1))
                yield finished
    except NingboError:
        raise
    except failures as error:
        reason = str(error).partition("\n")[0].rstrip(".") or type(error).__name__
        raise LabError("error.lab.scheduler", address=address, reason=reason) from error


def _submit(client: Any, waiting: Iterator[Chunk], room: int) -> list[Any]:
    # Not pure: a result must not come back from an earlier run's memory.
    return [client.submit(study_chunk, chunk, pure=False) for chunk in islice(waiting, room)]
