"""A table as it was found in the database, and what a visitor may do there."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, select
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from . import wire
from .errors import conflict, forbidden, missing
from .infos import NOBODY, table_info
from .rooms import clocks
from .store.schema import matches, people, seats

if TYPE_CHECKING:
    from .people import Session

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
"""What an id can be; PostgreSQL would stumble over other things that somebody may send."""


@dataclass(frozen=True, slots=True)
class Found:
    """One row of matches and its rows of seats, with the names of the people in them."""

    row: Row[Any]
    seats: tuple[Row[Any], ...]

    @property
    def id(self) -> str:
        return str(self.row.id)

    def info(self, online: Collection[int] = NOBODY) -> wire.TableInfo:
        names = {seat.person: seat.name for seat in self.seats if seat.person is not None}
        since = clocks.parse(self.row.banks).since if self.row.state == "playing" else ()
        return table_info(self.row, self.seats, names, online, since=since)

    def hosts(self, session: Session | None) -> bool:
        return session is not None and self.row.host == session.person.id

    def sits(self, session: Session | None) -> bool:
        return session is not None and any(seat.person == session.person.id for seat in self.seats)

    def belongs(self, session: Session | None) -> bool:
        """Is this one of the people at the table?"""
        return self.hosts(session) or self.sits(session)

    def must_be_seen(self, session: Session | None) -> None:
        """Whoever may not look is told that there is no such table."""
        joinable = self.row.public and self.row.state == "open"
        if not (self.row.spectators or joinable or self.belongs(session)):
            raise missing("table")

    def must_host(self, session: Session) -> None:
        self.must_be_seen(session)
        if not self.hosts(session):
            raise forbidden("not-host", "Only the host of the table may do that.")

    def must_be_open(self) -> None:
        if self.row.state == "closed":
            raise conflict("closed", "The table was closed by its host.")
        if self.row.state != "open":
            raise conflict("started", "The match has already started.")

    def chair(self, seat: int) -> Row[Any]:
        for found in self.seats:
            if found.seat == seat:
                return found
        raise missing("seat")


async def find(connection: AsyncConnection, table: str, *, lock: bool = False) -> Found:
    """The table of that id; `lock` keeps everyone else from changing it until the transaction ends."""
    if not ID.fullmatch(table):
        raise missing("table")
    query = select(matches).where(matches.c.id == table)
    if lock:
        query = query.with_for_update(key_share=True)
    row = (await connection.execute(query)).first()
    if row is None:
        raise missing("table")
    return (await with_seats(connection, [row]))[0]


async def find_all(connection: AsyncConnection, *wanted: ColumnElement[bool]) -> list[Found]:
    """Tables, newest first."""
    query = select(matches).where(*wanted).order_by(matches.c.created.desc(), matches.c.id)
    return await with_seats(connection, (await connection.execute(query)).all())


async def with_seats(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[Found]:
    query = (
        select(seats, people.c.name)
        .join(people, people.c.id == seats.c.person, isouter=True)
        .where(seats.c.match.in_([row.id for row in rows]))
        .order_by(seats.c.seat)
    )
    at: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    for seat in await connection.execute(query):
        at[seat.match].append(seat)
    return [Found(row, tuple(at[row.id])) for row in rows]
