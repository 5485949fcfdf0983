"""The coach: hints for a seat, and the review of a finished match."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from fastapi import APIRouter, Request, Response

from .. import wire
from ..errors import Refuse
from ..kept import KNOWN, answer
from .deps import PROBLEMS, Changing, ServerDep, Visitor
from .tables import SeatNumber, TableId, count

router: Final = APIRouter(prefix="/api/tables/{table}", tags=["coach"], responses=PROBLEMS)

LOOK_S: Final = 0.25
"""How often we look whether somebody still waits."""


@router.post("/seats/{seat}/hint")
async def hint(
    table: TableId, seat: SeatNumber, request: Request, server: ServerDep, session: Changing
) -> wire.Hint:
    """The best few options of one's own seat, with their worth and reasons. Hanging up takes the question back."""
    count(server, "hints", session, server.settings.limits.hints)
    found = await server.tables.look(table, session)
    thought = asyncio.ensure_future(server.coaching.hint(session, found, seat))
    try:
        while not (await asyncio.wait([thought], timeout=LOOK_S))[0]:
            if await request.is_disconnected():
                raise Refuse(499, "gone", "Nobody waits for the answer any more.")
    finally:
        thought.cancel()
    return thought.result()


@router.get("/review", response_model=wire.ReviewNow, responses=KNOWN)
async def read_review(request: Request, table: TableId, server: ServerDep, visitor: Visitor) -> Response:
    """The review of a finished match, or how far it is."""
    found = await server.tables.look(table, visitor)
    return await answer(request, await server.coaching.review(found))


@router.post("/review", status_code=202, response_model=wire.ReviewNow)
async def begin_review(table: TableId, server: ServerDep, session: Changing) -> Response:
    """Have a finished match reviewed. People of the table may; it is made once."""
    count(server, "reviews", session, server.settings.limits.reviews)
    found = await server.tables.look(table, session)
    begun = await server.coaching.begin(session, found)
    return Response(msgspec.json.encode(begun), 202, media_type="application/json")


@router.delete("/review", status_code=204)
async def stop_review(table: TableId, server: ServerDep, session: Changing) -> None:
    """Give up a review that is being made."""
    await server.coaching.stop(session, await server.tables.look(table, session))
