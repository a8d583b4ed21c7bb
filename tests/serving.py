"""Serving a folder while a test runs: with Ningbo's own server, or as any static host does."""

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

import uvicorn
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from ningbo.server.app import create_app
from ningbo.server.run import address_of, listen
from ningbo.server.settings import Settings


@contextmanager
def serving(
    site: Path,
    asked: list[str] | None = None,
    *,
    compressed: bool = False,
    settings: Settings | None = None,
) -> Iterator[str]:
    """Serve `site` on a free port of this machine; give its address.

    The path of every request that reaches the server is added to `asked`. `compressed` sends files
    as hosts do that are far away. With `settings`, limits of the analysis, games are analysed too.
    """
    app: ASGIApp = create_app(site, settings)
    if compressed:
        app = GZipMiddleware(app)

    async def noting(scope: Scope, receive: Receive, send: Send) -> None:
        if asked is not None and scope["type"] == "http":
            asked.append(scope["path"])
        await app(scope, receive, send)

    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(noting, log_level="warning", lifespan="on", ws="none"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield address_of(listening)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


@contextmanager
def plainly_serving(folder: Path, asked: list[str] | None = None) -> Iterator[str]:
    """Serve `folder` as a static host that knows nothing of Ningbo; give its address.

    The path of every request that reaches the host is added to `asked`.
    """
    handler = functools.partial(_PlainFiles, [] if asked is None else asked, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


class _PlainFiles(http.server.SimpleHTTPRequestHandler):
    """Files with no more than their type and date; no word on how long they may be kept."""

    extensions_map: ClassVar[dict[str, str]] = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
    }

    def __init__(self, asked: list[str], *args: object, directory: str) -> None:
        self.asked = asked
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        self.asked.append(self.path)
        super().do_GET()

    def log_message(self, format: str, *args: object) -> None:
        pass
