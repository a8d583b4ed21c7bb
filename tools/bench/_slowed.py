"""A slower processor: the browser's page processes are stopped three quarters of the time.

DevTools' own throttling slows only the main thread and leaves the worker, where the rules run, at
full speed; here all threads of a page get the same share.
"""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

RUN_SECONDS = 0.002
LOOK_SECONDS = 0.2


@contextmanager
def slowed(browser_pid: int, factor: int) -> Iterator[None]:
    """Slow all page processes of a browser, those that start meanwhile too, by a whole factor."""
    ended = threading.Event()
    pages: list[int] = _pages(browser_pid)
    threads = [
        threading.Thread(target=_look, args=(browser_pid, pages, ended)),
        threading.Thread(target=_pulse, args=(pages, factor, ended)),
    ]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        for thread in threads:
            thread.join()


def _look(browser_pid: int, pages: list[int], ended: threading.Event) -> None:
    """Keep the list of pages up to date."""
    while not ended.wait(LOOK_SECONDS):
        pages[:] = _pages(browser_pid)


def _pulse(pages: list[int], factor: int, ended: threading.Event) -> None:
    """Let the pages run and stop them in turns, each stop as long as what just ran demands."""
    while not ended.is_set():
        begun = time.monotonic()
        time.sleep(RUN_SECONDS)
        stopped = list(pages)
        _send(stopped, signal.SIGSTOP)
        time.sleep((time.monotonic() - begun) * (factor - 1))
        _send(stopped, signal.SIGCONT)


def _send(pages: list[int], which: signal.Signals) -> None:
    for page in pages:
        with suppress(ProcessLookupError):
            os.kill(page, which)


def _pages(browser_pid: int) -> list[int]:
    """Return the page processes among a browser's descendants."""
    listed = subprocess.run(
        ["ps", "-e", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    )
    parents, pages = {}, []
    for line in listed.stdout.splitlines():
        pid, parent, command = line.split(None, 2)
        parents[int(pid)] = int(parent)
        if "--type=renderer" in command:
            pages.append(int(pid))
    return [page for page in pages if browser_pid in _ancestors(page, parents)]


def _ancestors(pid: int, parents: dict[int, int]) -> Iterator[int]:
    while pid in parents:
        pid = parents[pid]
        yield pid
