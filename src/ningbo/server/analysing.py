"""`POST /api/v1/analyse`: what the coach says of a game, found in another process."""

from collections.abc import Awaitable, Callable
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ningbo.coach.allowance import Allowance, finish
from ningbo.coach.analysis import analyse
from ningbo.core.deal import deal
from ningbo.server.body import Wish, read_wish
from ningbo.server.pool import Pool
from ningbo.server.settings import Settings

DEALS_KEPT = 64  # a game is asked about after every move, and some deals take 40 ms to make


def analyser(settings: Settings, pool: Pool) -> Callable[[Request], Awaitable[Response]]:
    """Return the handler, which answers with the help of `pool`."""

    async def answer(request: Request) -> Response:
        wish = await read_wish(request, settings)
        found = await pool.run(request.is_disconnected, analysis, wish)
        return JSONResponse(found, headers={"cache-control": "no-store"})

    return answer


def analysis(wish: Wish) -> dict[str, object]:
    """Return the answer to a wish; runs in a process of the pool.

    Raises SaveError, CodeError or RulesError for a game that can't be played.
    """
    dealt = _dealt(wish.script.code)
    return finish(analyse(wish.script, wish.wants, Allowance(wish.budget), dealt=dealt))


_dealt = lru_cache(DEALS_KEPT)(deal)
