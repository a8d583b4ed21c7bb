"""Errors of the API: one shape, {"error": {"key", "values", "message"}}, whatever went wrong."""

import json
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse

from ningbo.core.errors import NingboError

RETRY_SECONDS = 1


class ApiError(NingboError):
    """A request that is refused, with the status that says so."""

    def __init__(self, status: HTTPStatus, key: str, **values: object) -> None:
        super().__init__(key, **values)
        self.status = status


class AsciiJSON(JSONResponse):
    """JSON in ASCII: half a character, quoted from a request, can't be sent otherwise."""

    def render(self, content: object) -> bytes:
        return json.dumps(content, separators=(",", ":")).encode()


def refusal(error: NingboError) -> JSONResponse:
    """Return the answer for an error: by its own status, or 422 for a game that can't be played."""
    status = error.status if isinstance(error, ApiError) else HTTPStatus.UNPROCESSABLE_ENTITY
    headers = {"retry-after": str(RETRY_SECONDS)} if status == 503 else None
    content = {"error": {"key": error.key, "values": error.values, "message": str(error)}}
    return AsciiJSON(content, status, headers)


async def refuse(_request: Request, error: Exception) -> JSONResponse:
    """Answer an error that a handler has raised."""
    assert isinstance(error, NingboError)
    return refusal(error)


async def refuse_http(request: Request, error: Exception) -> JSONResponse:
    """Answer what the routing refuses: no such address, or no such method there."""
    assert isinstance(error, HTTPException)
    status = HTTPStatus(error.status_code)
    key = "error.api.method" if status == HTTPStatus.METHOD_NOT_ALLOWED else "error.api.address"
    answer = refusal(ApiError(status, key, method=request.method, path=request.url.path))
    answer.headers.update(error.headers or {})
    return answer


async def refuse_fault(_request: Request, _error: Exception) -> JSONResponse:
    """Answer a mistake of ours, about which the log says more."""
    return refusal(ApiError(HTTPStatus.INTERNAL_SERVER_ERROR, "error.api.fault"))
