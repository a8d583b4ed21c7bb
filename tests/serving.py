"""Serving a folder while a test runs, with Ningbo's own server."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from starlette.types import Receive, Scope, Send

from ningbo.server.app import create_app
from ningbo.server.run import address_of, listen


@contextmanager
def serving(site: Path, asked: list[str] | None = None) -> Iterator[str]:
    """Serve `site` on a free port of this machine; give its address.

    The path of every request that reaches the server is added to `asked`.
    """
    app = create_app(site)

    async def noting(scope: Scope, receive: Receive, send: Send) -> None:
        if asked is not None:
            asked.append(scope["path"])
        await app(scope, receive, send)

    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(noting, log_level="warning", lifespan="off", ws="none"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield address_of(listening)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
