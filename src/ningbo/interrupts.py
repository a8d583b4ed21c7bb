"""Ctrl-C, which a terminal sends to all of a program's processes at once."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back in this thread and in processes that it starts, where the system can.

    A worker that is told to stop before it can listen would print a traceback; the process that
    started it says what Ctrl-C means.
    """
    held = getattr(signal, "pthread_sigmask", lambda *_: None)
    before = held(getattr(signal, "SIG_BLOCK", 0), {signal.SIGINT})
    try:
        yield
    finally:
        held(getattr(signal, "SIG_SETMASK", 0), before)
