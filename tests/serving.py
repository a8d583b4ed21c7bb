"""Serving a folder while a test runs, with Ningbo's own server."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from ningbo.server.app import create_app
from ningbo.server.run import address_of, listen


@contextmanager
def serving(site: Path) -> Iterator[str]:
    """Serve `site` on a free port of this machine; give its address."""
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(
        uvicorn.Config(create_app(site), log_level="warning", lifespan="off", ws="none")
    )
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield address_of(listening)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
