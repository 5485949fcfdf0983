"""The server itself: is it well, what does it count, which games does it have."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from realms import __version__, catalogue

from .. import wire
from ..metrics import CONTENT_TYPE
from .deps import PROBLEMS, ServerDep

router: Final = APIRouter(tags=["server"])

SICK: Final[dict[int | str, dict[str, Any]]] = {503: {"model": wire.Health, "description": "The database is away"}}

PAGE: Final = f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Realms</title></head>
<body>
<h1>Realms</h1>
<p>A table server for board games, version {__version__}. People play here with
<code>realms play --server</code> and the address of this page; programs find
<a href="/api/games">the games</a> and <a href="/openapi.json">a description of everything else</a>.</p>
</body>
</html>
"""


@router.get("/", response_class=HTMLResponse)
async def home() -> HTMLResponse:
    """What this server is."""
    return HTMLResponse(PAGE)


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


@router.get("/api/games", responses=PROBLEMS)
async def games() -> wire.Games:
    """The games that can be played here, with their options and bots."""
    return wire.Games(games=_games(), wire=wire.WIRE, realms=__version__)


@cache
def _games() -> tuple[wire.GameInfo, ...]:
    return tuple(
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
