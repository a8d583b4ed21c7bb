"""Reading a request: its body within bounds, as JSON, and each of its fields checked."""

import asyncio
import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import NamedTuple, NoReturn

from starlette.requests import Request

from ningbo.coach.analysis import WANTS
from ningbo.coach.script import Script, read_script
from ningbo.core.errors import quoted
from ningbo.server.errors import ApiError
from ningbo.server.settings import Settings

FIELDS = ("game", "want", "budget")
TYPE = "application/json"


class Wish(NamedTuple):
    """What a request asks: a game, what to answer, and how many closures that may cost."""

    script: Script
    wants: tuple[str, ...]
    budget: int


async def read_wish(request: Request, settings: Settings) -> Wish:
    """Return what a request asks. Raises ApiError or SaveError for one that asks nothing."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != TYPE:
        raise ApiError(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "error.api.type", given=quoted(kind))
    try:
        async with asyncio.timeout(settings.body_seconds):
            body = await _read(request, settings.body_bytes)
    except TimeoutError:
        seconds = settings.body_seconds
        raise ApiError(HTTPStatus.REQUEST_TIMEOUT, "error.api.slow", seconds=seconds) from None
    return checked(parsed(body), settings)


async def _read(request: Request, most: int) -> bytes:
    """Return the body; raise as soon as it is known to be too long."""
    body = bytearray()
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length) > most:
        raise ApiError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "error.api.large", most=most)
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise ApiError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "error.api.large", most=most)
    return bytes(body)


def parsed(body: bytes) -> object:
    """Return a body's JSON. Raises ApiError for anything else."""
    try:
        return json.loads(body.decode(), parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise ApiError(HTTPStatus.BAD_REQUEST, "error.api.json") from None


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)


def checked(value: object, settings: Settings) -> Wish:
    """Return what a JSON value asks. Raises ApiError or SaveError, naming what is wrong."""
    if not isinstance(value, Mapping):
        raise _wrong("error.api.object")
    for name in value:
        if name not in FIELDS:
            raise _wrong("error.api.field", given=quoted(name), fields=", ".join(FIELDS))
    return Wish(
        _game(value.get("game"), settings),
        _wants(value.get("want", [])),
        _budget(value.get("budget", settings.budget), settings.most_budget),
    )


def _game(value: object, settings: Settings) -> Script:
    whole = isinstance(value, str) and not any("\ud800" <= sign <= "\udfff" for sign in value)
    if not isinstance(value, str) or not whole or not 0 < len(value) <= settings.game_characters:
        raise _wrong("error.api.game", most=settings.game_characters)
    script = read_script(value)
    shuffles = sum(action.startswith(("shuffle", "random")) for action in script.actions)
    if len(script.actions) > settings.actions or shuffles > settings.shuffles:
        raise _wrong("error.api.actions", most=settings.actions, shuffles=settings.shuffles)
    return script


def _wants(value: object) -> tuple[str, ...]:
    known = isinstance(value, list) and all(want in WANTS for want in value)
    if not isinstance(value, list) or not known or len(set(value)) < len(value):
        raise _wrong("error.api.want", wants=", ".join(WANTS))
    return tuple(value)


def _budget(value: object, most: int) -> int:
    # A whole number may be written 5.0: to JSON that is the same.
    whole = int(value) if isinstance(value, float) and value.is_integer() else value
    if not isinstance(whole, int) or isinstance(whole, bool) or not 1 <= whole <= most:
        raise _wrong("error.api.budget", most=most)
    return whole


def _wrong(key: str, **values: object) -> ApiError:
    return ApiError(HTTPStatus.UNPROCESSABLE_ENTITY, key, **values)
