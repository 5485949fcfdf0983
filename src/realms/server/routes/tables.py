"""The lobby: tables, seats, invitations, chat and reports."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from fastapi import APIRouter, Path, Query, Request, Response

from .. import wire
from ..errors import sign_in, too_many
from ..kept import KNOWN, answer
from ..people import Session
from ..settings import Rate
from ..tables import Show
from .deps import PROBLEMS, Changing, ServerDep, SignedIn, Visitor

TableId: TypeAlias = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="A table's id")]
SeatNumber: TypeAlias = Annotated[int, Path(ge=0, le=14)]
LATEST: Final = (1 << 53) - 1
"""The largest whole number that every client can read."""

router: Final = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)


@router.get("/tables", response_model=wire.Tables, responses=KNOWN)
async def list_tables(
    request: Request,
    server: ServerDep,
    visitor: Visitor,
    show: Show = "open",
    before: Annotated[int | None, Query(ge=0, le=LATEST)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Public tables that can be joined, watched or looked up; or `mine`, where one sits or is the host."""
    if show == "mine" and visitor is None:
        raise sign_in()
    return await answer(request, await server.tables.listing(show, visitor, before, limit))


@router.post("/tables", status_code=201)
async def make_table(form: wire.TableForm, server: ServerDep, session: Changing) -> wire.TableInfo:
    """Open a table; whoever opens it is its host."""
    count(server, "tables", session, server.settings.limits.tables)
    return await server.tables.make(session, form)


@router.get("/tables/{table}")
async def look_at_table(table: TableId, server: ServerDep, visitor: Visitor) -> wire.TableInfo:
    """A table as everyone at it sees it."""
    return await server.tables.find(table, visitor)


@router.delete("/tables/{table}", status_code=204)
async def close_table(table: TableId, server: ServerDep, session: Changing) -> None:
    """Give up a table that has not started. Its host may."""
    await server.tables.close(session, table)


@router.put("/tables/{table}/seats/{seat}")
async def take_seat(
    table: TableId, seat: SeatNumber, form: wire.SitForm, server: ServerDep, session: Changing
) -> wire.TableInfo:
    """Sit down; the host may also seat bots, and open seats again."""
    return await server.tables.sit(session, table, seat, form)


@router.delete("/tables/{table}/seats/{seat}")
async def leave_seat(table: TableId, seat: SeatNumber, server: ServerDep, session: Changing) -> wire.TableInfo:
    """Leave a seat of one's own; the host may empty any."""
    return await server.tables.stand_up(session, table, seat)


@router.post("/tables/{table}/start")
async def start_match(table: TableId, server: ServerDep, session: Changing) -> wire.TableInfo:
    """Start the match. Its host may, when every seat is taken."""
    return await server.tables.start(session, table)


@router.get("/tables/{table}/invitations")
async def list_invitations(table: TableId, server: ServerDep, session: SignedIn) -> list[wire.Invitation]:
    """The invitations that hold, without their tokens. For the host."""
    return await server.tables.invitations(session, table)


@router.post("/tables/{table}/invitations", status_code=201)
async def invite(
    table: TableId, form: wire.InvitationForm, server: ServerDep, session: Changing
) -> wire.Invitation:
    """A new invitation; its token is told this once."""
    return await server.tables.invite(session, table, form)


@router.delete("/tables/{table}/invitations/{invitation}", status_code=204)
async def revoke_invitation(
    table: TableId,
    invitation: Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")],
    server: ServerDep,
    session: Changing,
) -> None:
    """Take an invitation back: nobody can join by it any more."""
    await server.tables.revoke(session, table, invitation)


@router.post("/join")
async def join(form: wire.JoinForm, server: ServerDep, session: Changing) -> wire.TableInfo:
    """Follow an invitation."""
    return await server.tables.join(session, form.token)


@router.get("/tables/{table}/chat")
async def read_chat(
    table: TableId,
    server: ServerDep,
    visitor: Visitor,
    after: Annotated[int, Query(ge=0, le=(1 << 31) - 1)] = 0,
) -> wire.Chat:
    """What was said at the table after the line of that number: the last lines, oldest first."""
    await server.tables.look(table, visitor)
    return wire.Chat(await server.tables.chat(table, after))


@router.post("/tables/{table}/chat", status_code=201)
async def say(table: TableId, form: wire.ChatForm, server: ServerDep, session: Changing) -> wire.ChatLine:
    """Say something. People at the table may."""
    count(server, "chat", session, server.settings.limits.chat)
    return await server.tables.say(session, table, form.text)


@router.post("/tables/{table}/reports", status_code=201)
async def report(table: TableId, form: wire.ReportForm, server: ServerDep, session: Changing) -> wire.Report:
    """Report a bug; the game file is stored with the text."""
    count(server, "reports", session, server.settings.limits.chat)
    return await server.tables.report(session, table, form.text)


def count(server: ServerDep, what: str, session: Session, rate: Rate) -> None:
    if not server.limiter.allow(what, session.person.id, rate):
        raise too_many()
