"""Invitations: links to a seat that nobody can guess. The token is told once; the database has only its hash."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from . import ids, wire
from .errors import conflict, missing
from .found import ID
from .store.schema import invitations

MOST: Final = 100
"""Invitations of one table that hold at the same time."""


async def make(connection: AsyncConnection, table: str, seat: int | None) -> wire.Invitation:
    count = select(func.count()).where(invitations.c.match == table)
    if (await connection.execute(count)).scalar_one() >= MOST:
        raise conflict("too-many-invitations", f"The table has {MOST} invitations; take one back first.")
    token = ids.new_token()
    made = wire.Invitation(id=ids.new_id(), table=table, seat=seat, created=ids.now(), uses=0, token=token)
    await connection.execute(
        insert(invitations).values(
            id=made.id, token_hash=ids.token_hash(token), match=table, seat=seat, uses=0, created=made.created
        )
    )
    return made


async def of_table(connection: AsyncConnection, table: str) -> list[wire.Invitation]:
    """Those that hold, oldest first; without their tokens."""
    query = (
        select(invitations).where(invitations.c.match == table).order_by(invitations.c.created, invitations.c.id)
    )
    return [
        wire.Invitation(id=row.id, table=table, seat=row.seat, created=row.created, uses=row.uses)
        for row in await connection.execute(query)
    ]


async def of_token(connection: AsyncConnection, token: str) -> Row[Any] | None:
    """The invitation of that token, if it still holds."""
    if not token:
        return None
    query = select(invitations).where(invitations.c.token_hash == ids.token_hash(token))
    return (await connection.execute(query)).first()


async def must_be(connection: AsyncConnection, token: str) -> Row[Any]:
    found = await of_token(connection, token)
    if found is None:
        raise missing("invitation")
    return found


async def count_use(connection: AsyncConnection, invitation: str) -> None:
    used = invitations.c.uses + 1
    await connection.execute(update(invitations).where(invitations.c.id == invitation).values(uses=used))


async def revoke(connection: AsyncConnection, table: str, invitation: str) -> None:
    if not ID.fullmatch(invitation):
        raise missing("invitation")
    gone = await connection.execute(
        delete(invitations).where(invitations.c.id == invitation, invitations.c.match == table)
    )
    if gone.rowcount != 1:
        raise missing("invitation")


async def revoke_all(connection: AsyncConnection, table: str) -> None:
    await connection.execute(delete(invitations).where(invitations.c.match == table))
