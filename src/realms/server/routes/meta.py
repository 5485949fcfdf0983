"""The server itself: is it well, what does it count, which games does it have."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from realms import __version__, catalogue

from .. import wire
from ..kept import KNOWN, Kept, kept_json
from ..metrics import CONTENT_TYPE
from .deps import PROBLEMS, ServerDep

router: Final = APIRouter(tags=["server"])

SICK: Final[dict[int | str, dict[str, Any]]] = {503: {"model": wire.Health, "description": "The database is away"}}


@router.get("/healthz", responses=SICK)
async def health(server: ServerDep, response: Response) -> wire.Health:
    """Whether the server can do its work; status 503 if it cannot."""
    alive = await server.db.alive()
    if not alive:
        response.status_code = 503
    return wire.Health(ok=alive, database=alive, realms=__version__, wire=wire.WIRE)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(server: ServerDep) -> Response:
    """Counters and gauges for Prometheus."""
    return Response(server.metrics.render(), media_type=CONTENT_TYPE)


@router.get("/api/games", response_model=wire.Games, responses=PROBLEMS | KNOWN)
async def games(request: Request) -> Response:
    """The games that can be played here, with their options and bots."""
    return _games().answer(request)


@cache
def _games() -> Kept:
    games = tuple(
        wire.GameInfo(
            id=game["id"],
            ruleset=game["ruleset"],
            name=game["name"],
            players=tuple(game["players"]),
            scenarios=tuple(game["scenarios"]),
            options=game["options"],
            bots=tuple(game["bots"]),
        )
        for game in catalogue.games()
    )
    return kept_json(wire.Games(games=games, wire=wire.WIRE, realms=__version__))
