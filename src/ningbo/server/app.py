"""The application: a built site as it should be served, all wiring in one constructor."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ningbo.core.errors import NingboError
from ningbo.server.analysing import analyser
from ningbo.server.errors import refuse, refuse_fault, refuse_http
from ningbo.server.openapi import document
from ningbo.server.policy import CONTENT_POLICY
from ningbo.server.pool import Pool
from ningbo.server.settings import Settings

API = "/api/v1"

HEADERS = {
    "content-security-policy": f"{CONTENT_POLICY}; frame-ancestors 'self'",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

# Said here because what `mimetypes` knows differs from machine to machine, and a module script or a
# streamed WebAssembly of another type is refused by browsers.
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


def create_app(site: Path, settings: Settings | None = None) -> Starlette:
    """Return the application that serves the folder `site`, which `make site` has written.

    With `settings` it also analyses games, within these limits, and tells the page so.
    """
    files = Mount("/", SiteFiles(directory=site, html=True))
    if settings is None:
        return Starlette(routes=[files], middleware=[Middleware(Headers)])
    pool = Pool(settings.workers, settings.waiting, settings.seconds)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        pool.close()

    return Starlette(
        routes=[
            Mount(API, create_api(settings, pool)),
            Route("/capabilities.json", capabilities),
            files,
        ],
        middleware=[Middleware(Headers)],
        lifespan=lifespan,
    )


def create_api(settings: Settings, pool: Pool) -> Starlette:
    """Return the API, all of whose errors have one shape."""

    async def openapi(_request: Request) -> Response:
        return JSONResponse(document(settings, API))

    return Starlette(
        routes=[
            Route("/analyse", analyser(settings, pool), methods=["POST"]),
            Route("/openapi.json", openapi),
        ],
        exception_handlers={
            NingboError: refuse,
            HTTPException: refuse_http,
            Exception: refuse_fault,
        },
    )


async def capabilities(_request: Request) -> Response:
    """Tell the page what this host can do; the site's own file of this name says: nothing."""
    answer = {"analyse": f"{API.removeprefix('/')}/analyse"}
    return JSONResponse(answer, headers={"cache-control": "no-store"})


class SiteFiles(StaticFiles):
    """The site's files with their types, kept for ever where the name holds a digest."""

    def file_response(
        self,
        full_path: "str | os.PathLike[str]",
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = Path(full_path)
        hashed = path.parent.name == "assets"
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if hashed else "no-cache"
        )
        if path.suffix in TYPES and response.status_code == 200:
            response.headers["content-type"] = TYPES[path.suffix]
        return response


class Headers:
    """Adds the headers that every response carries."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        await self.app(scope, receive, send_with_headers)
