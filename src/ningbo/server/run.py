"""Running the server: an address, its socket, and the program until it is stopped."""

import errno
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn

from ningbo.core.errors import NingboError
from ningbo.server.app import create_app
from ningbo.server.settings import Settings

SITE = Path(__file__).parents[1] / "site"


class ServerError(NingboError):
    """The page can't be served: it isn't built, or its address can't be had."""


def built_site() -> Path:
    """Return the folder of the built site. Raises ServerError when there is none."""
    if not (SITE / "index.html").exists():
        raise ServerError("error.site.missing")
    return SITE


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on the address; port 0 takes any free one.

    Raises ServerError when the port is in use or the address isn't this machine's.
    """
    try:
        [(family, *_, address), *_] = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return socket.create_server(address[:2], family=family)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ServerError("error.server.port", port=port) from None
        if error.errno == errno.EACCES:
            raise ServerError("error.server.refused", port=port) from None
        raise ServerError("error.server.host", host=host) from None


def address_of(listening: socket.socket) -> str:
    """Return the address to open in a browser on this machine."""
    host, port, *_ = listening.getsockname()
    if host in ("0.0.0.0", "::"):  # noqa: S104 - told apart here, not bound
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def serve(site: Path, listening: socket.socket, started: Callable[[], None]) -> None:
    """Serve the site until the program is interrupted; `started` is called once it answers."""
    config = uvicorn.Config(create_app(site, Settings()), log_level="warning", lifespan="on")
    with suppress(KeyboardInterrupt):  # the usual way to end it
        _Server(config, started).run(sockets=[listening])


class _Server(uvicorn.Server):
    """A server that tells when it has begun to answer."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self._tell_started()
