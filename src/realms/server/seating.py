"""Who may sit where while a table is open."""

from __future__ import annotations

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from .errors import conflict, forbidden
from .found import Found
from .infos import to_text
from .making import Chair
from .people import Session
from .rooms.orders import at_first
from .store.schema import seats


def may_take(found: Found, session: Session, seat: int, invited: bool) -> bool:
    """May this person sit down? False: already there. Raises Refuse."""
    chair, me = found.chair(seat), session.person.id
    if chair.person == me:
        return False
    if not (found.row.public or invited or found.hosts(session)):
        raise forbidden("not-invited", "This table is by invitation; ask its host for one.")
    if chair.kind == "person" or (chair.kind == "bot" and not found.hosts(session)):
        raise conflict("taken", "That seat is taken.")
    return True


def may_empty(found: Found, session: Session, seat: int, *, bot: bool = False) -> None:
    """The host may open any seat and put bots there; others may leave their own. Raises Refuse."""
    if found.hosts(session):
        found.chair(seat)
    elif bot:
        raise forbidden("not-host", "Only the host of the table may seat a bot.")
    elif found.chair(seat).person != session.person.id:
        raise forbidden("foreign-seat", "That seat is not yours.")


def open_seat(found: Found, wanted: int | None) -> int:
    if wanted is not None:
        if found.chair(wanted).kind != "open":
            raise conflict("taken", "The seat of this invitation is taken.")
        return wanted
    for seat in found.seats:
        if seat.kind == "open":
            return int(seat.seat)
    raise conflict("full", "Every seat at this table is taken.")


async def put(connection: AsyncConnection, table: str, seat: int, chair: Chair) -> None:
    await connection.execute(
        update(seats).where(seats.c.match == table, seats.c.seat == seat).values(**columns(chair))
    )


def columns(chair: Chair) -> dict[str, str | None]:
    return {"kind": chair.kind, "person": chair.person, "bot": chair.bot, "standing": "[]"}


async def begin(connection: AsyncConnection, found: Found) -> None:
    """The match starts, with the orders that its game suggests to those who play against bots alone."""
    people = {seat.person for seat in found.seats if seat.kind == "person"}
    orders = at_first(found.row.ruleset, len(people))
    if orders:
        of_people = update(seats).where(seats.c.match == found.id, seats.c.kind == "person")
        await connection.execute(of_people.values(standing=to_text(orders)))
