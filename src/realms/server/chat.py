"""What is said at a table. Text is kept and sent as it was typed; whoever shows it must show it as text."""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import insert, select

from . import ids, wire
from .errors import bad, conflict, forbidden
from .found import find
from .people import Session
from .store.database import Database
from .store.schema import chat, people

MOST: Final = 200
"""Lines in one answer: the latest ones."""
TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of text round, also of what stands beside it."""

Tell = Callable[[str, wire.ChatLine], Awaitable[None]]


class Chat:
    """`tell` lets everyone at the table hear a line that is on disk."""

    def __init__(self, db: Database, tell: Tell) -> None:
        self._db: Final = db
        self._tell: Final = tell

    async def say(self, session: Session, table: str, text: str) -> wire.ChatLine:
        """Only people at the table may speak there; spectators listen."""
        clean = cleaned(text)
        async with self._db.begin() as connection:
            # The lock makes numbers grow in the order in which lines can be seen.
            found = await find(connection, table, lock=True)
            found.must_be_seen(session)
            if not found.belongs(session):
                raise forbidden("not-at-table", "Only people at the table may speak there.")
            if found.row.state == "closed":
                raise conflict("closed", "The table was closed by its host.")
            person, at = session.person, ids.now()
            number = (
                await connection.execute(
                    insert(chat).values(match=table, person=person.id, text=clean, at=at).returning(chat.c.number)
                )
            ).scalar_one()
        line = wire.ChatLine(number=number, person=person.id, name=person.name, text=clean, at=at)
        await self._tell(table, line)
        return line

    async def lines(self, table: str, after: int) -> tuple[wire.ChatLine, ...]:
        query = (
            select(chat, people.c.name)
            .join(people, people.c.id == chat.c.person)
            .where(chat.c.match == table, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(MOST)
        )
        async with self._db.read() as connection:
            rows = (await connection.execute(query)).all()
        return tuple(wire.ChatLine(row.number, row.person, row.name, row.text, row.at) for row in rows[::-1])


def cleaned(text: str, keep: str = "") -> str:
    """Without control characters, except those to keep; a line break of any kind becomes a space. Raises Refuse if
    nothing is left."""
    signs = [sign if sign in keep else " " if sign in "\n\r\t\u2028\u2029" else sign for sign in text]
    shown = [
        sign for sign in signs if sign in keep or (sign not in TURNING and unicodedata.category(sign) != "Cc")
    ]
    clean = "".join(shown).strip()
    if not clean:
        raise bad("empty", "There is nothing in this text that could be shown.")
    return clean
