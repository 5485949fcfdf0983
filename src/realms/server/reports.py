"""Bugs that people report: their words and the whole game, kept for whoever runs the server."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert

from . import ids, wire
from .chat import cleaned
from .found import Found
from .people import Session
from .records import Records
from .store.database import Database
from .store.schema import reports


class Reports:
    def __init__(self, db: Database, records: Records) -> None:
        self._db: Final = db
        self._records: Final = records

    async def store(self, session: Session, found: Found, text: str) -> wire.Report:
        """The game file of a running match holds what is hidden: it is never sent to anyone."""
        clean = cleaned(text, keep="\n\t")
        seq, file = await self._records.evidence(found)
        made = wire.Report(ids.new_id())
        async with self._db.begin() as connection:
            await connection.execute(
                insert(reports).values(
                    id=made.id,
                    match=found.id,
                    person=session.person.id,
                    seq=seq,
                    text=clean,
                    file=file,
                    at=ids.now(),
                )
            )
        return made
