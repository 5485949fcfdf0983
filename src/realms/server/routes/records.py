"""What is left of matches: what seats were told, records, files, positions."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

from realms.kernel.model import SPECTATOR

from .. import wire
from ..kept import KNOWN, NEVER, answer
from .deps import PROBLEMS, ServerDep, Visitor
from .tables import TableId

router: Final = APIRouter(prefix="/api/tables/{table}", tags=["records"], responses=PROBLEMS)

FILE: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "A save",
        "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
    }
}
Viewer = Annotated[int, Query(ge=0, le=SPECTATOR, description="A seat; 15 sees what everyone may see")]


@router.get("/told", response_model=wire.Told, responses=KNOWN)
async def read_told(
    request: Request,
    table: TableId,
    server: ServerDep,
    visitor: Visitor,
    seat: Viewer = SPECTATOR,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """What a seat was told after an entry and still counts; of a match that is being played: one's own seats."""
    found = await server.tables.look(table, visitor)
    told = await server.tables.records.told(found, visitor, seat, since)
    return await answer(request, told, NEVER)


@router.get("/record", response_model=wire.Record, responses=KNOWN)
async def read_record(request: Request, table: TableId, server: ServerDep, visitor: Visitor) -> Response:
    """Everything that was entered into the record of a finished match."""
    found = await server.tables.look(table, visitor)
    return await answer(request, await server.tables.records.record(found))


@router.get("/file", response_class=Response, responses=FILE)
async def read_file(table: TableId, server: ServerDep, visitor: Visitor) -> Response:
    """A finished match as a file for `realms replay`."""
    found = await server.tables.look(table, visitor)
    data = await server.tables.records.file(found)
    name = f"{found.row.game}-{found.id}.realms"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/octet-stream", headers=headers)


@router.get("/moments/{seq}", response_model=wire.Moment, responses=KNOWN)
async def look_at_moment(
    request: Request,
    table: TableId,
    seq: Annotated[int, Path(ge=0, le=1_000_000)],
    server: ServerDep,
    visitor: Visitor,
    seat: Viewer = SPECTATOR,
) -> Response:
    """The position of a finished match after an entry, as a seat saw it."""
    found = await server.tables.look(table, visitor)
    return await answer(request, await server.tables.records.moment(found, seq, seat))
