"""A match that plays another one on: it begins with the other's choices in force, and new dice."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from realms.kernel.model import Seat

from ..ids import now
from ..infos import own_seed
from ..store.database import Database
from ..store.schema import log as log_table, matches
from .loading import read_entries
from .record import RESEED, Entry, fold


async def begin_with_parent(db: Database, match: str) -> None:
    """Copy the record of the match that is played on. Nothing happens if there is none, or it was done before."""
    async with db.read() as connection:
        row = (await connection.execute(select(matches).where(matches.c.id == match))).first()
    if row is None or row.parent is None or row.seq > 0:
        return
    entries = await read_entries(db, row.parent, events=True)
    stack: list[tuple[int, Seat, str]] = []
    for entry in entries:
        if entry.seq <= row.parent_at:
            fold(stack, entry)
    known = {entry.seq: entry for entry in entries}
    copies = [known[seq] for seq, _, _ in stack]
    at = now()
    new = [Entry(i + 1, e.kind, e.seat, e.key, e.by, at, e.events) for i, e in enumerate(copies)]
    new.append(Entry(len(new) + 1, RESEED, -1, own_seed(row.seed), "server", at))
    lines = [
        {"match": match}
        | {name: getattr(e, name) for name in ("seq", "kind", "seat", "key", "by", "at", "events")}
        for e in new
    ]
    # Another worker that found the match unbegun may have copied the same.
    with suppress(IntegrityError):
        async with db.begin() as connection:
            await connection.execute(insert(log_table), lines)
            await connection.execute(
                update(matches).where(matches.c.id == match, matches.c.seq == 0).values(seq=new[-1].seq)
            )
