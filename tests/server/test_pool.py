"""The pool of processes: answers, errors, and nothing left behind."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator

import pytest

from ningbo.core.errors import NingboError, SaveError
from ningbo.server.errors import ApiError
from ningbo.server.pool import Pool


async def wanted() -> bool:
    return False


def failing() -> None:
    raise SaveError("error.script.empty")


def dying() -> None:
    os._exit(1)


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool(size=1, waiting=1, seconds=30)
    yield made
    made.close()
    assert multiprocessing.active_children() == []


async def key_of(running: object) -> str:
    with pytest.raises(NingboError) as caught:
        await running  # type: ignore[misc]
    return caught.value.key


def test_results_and_errors_come_back_from_one_process(pool: Pool) -> None:
    async def play() -> None:
        first = await pool.run(wanted, os.getpid)
        assert first != os.getpid()
        assert await key_of(pool.run(wanted, failing)) == "error.script.empty"
        assert await pool.run(wanted, sum, [1, 2]) == 3
        assert await pool.run(wanted, os.getpid) == first

    asyncio.run(play())


def test_no_process_is_started_before_it_is_needed() -> None:
    pool = Pool(size=4, waiting=1, seconds=1)
    assert multiprocessing.active_children() == []
    pool.close()


def test_a_process_that_ends_is_replaced(pool: Pool) -> None:
    async def play() -> None:
        assert await key_of(pool.run(wanted, dying)) == "error.api.ended"
        first = await pool.run(wanted, os.getpid)
        assert isinstance(first, int)
        os.kill(first, signal.SIGKILL)
        while multiprocessing.active_children():
            await asyncio.sleep(0.01)
        assert await pool.run(wanted, os.getpid) != first

    asyncio.run(play())


def test_a_task_that_takes_too_long_is_ended() -> None:
    pool = Pool(size=1, waiting=1, seconds=0.2)

    async def play() -> None:
        assert await key_of(pool.run(wanted, time.sleep, 60)) == "error.api.long"
        assert multiprocessing.active_children() == []

    asyncio.run(play())
    pool.close()


def test_too_many_are_refused_at_once(pool: Pool) -> None:
    async def play() -> None:
        running = asyncio.ensure_future(pool.run(wanted, time.sleep, 0.5))
        await asyncio.sleep(0.05)
        waiting = asyncio.ensure_future(pool.run(wanted, sum, [1, 2]))
        await asyncio.sleep(0.05)
        with pytest.raises(ApiError) as caught:
            await pool.run(wanted, sum, [3])
        assert (caught.value.key, caught.value.status) == ("error.api.busy", 503)
        assert await waiting == 3
        assert await running is None

    asyncio.run(play())


def test_what_was_dropped_while_it_waited_is_not_done(pool: Pool) -> None:
    async def dropped() -> bool:
        return True

    async def play() -> None:
        assert await pool.run(dropped, dying) is None
        assert await pool.run(wanted, sum, [1, 2]) == 3

    asyncio.run(play())


def test_a_process_serves_on_when_whoever_asked_has_gone(pool: Pool) -> None:
    async def play() -> None:
        first = await pool.run(wanted, os.getpid)
        asking = asyncio.ensure_future(pool.run(wanted, time.sleep, 0.3))
        await asyncio.sleep(0.1)
        asking.cancel()
        assert await pool.run(wanted, os.getpid) == first

    asyncio.run(play())
