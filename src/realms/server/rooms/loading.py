"""From the database into memory: a match's row, its seats, its record; and the record folded into a match."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Final

import msgspec
from sqlalchemy import func, select

from realms import __version__
from realms.kernel import codec
from realms.kernel.codec import canonical
from realms.kernel.history import Header
from realms.kernel.match import Match
from realms.kernel.model import RealmsError

from .. import infos, wire
from ..errors import Refuse, missing
from ..logs import log
from ..store.database import Database
from ..store.journal import Snapshot
from ..store.schema import log as log_table, matches, people, seats, snapshots
from .record import BACK, Entry, Record, replay

TRIED: Final = 3
"""Snapshots that are tried before the record is played from its first entry."""

_standing: Final = msgspec.json.Decoder(tuple[wire.Standing, ...])


@dataclass(slots=True)
class Sitting:
    """Who sits on a seat."""

    seat: int
    kind: str
    person: str
    name: str
    bot: str
    standing: tuple[wire.Standing, ...]


@dataclass(slots=True)
class Loaded:
    """What the database says of a match. `fits`: the last entry that the present rules can follow."""

    row: SimpleNamespace
    seats: list[Sitting]
    record: Record | None
    fits: int


def header_of(row: Any) -> Header:
    """How the match began. A match that began from another's position holds two seeds: the other's comes first."""
    return Header(row.ruleset, row.players, infos.first_seed(row.seed), json.loads(row.options))


async def load(db: Database, match: str) -> Loaded:
    """Raises Refuse if there is no such match, or if this version cannot go on with it."""
    async with db.read() as connection:
        row = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
        if row is None:
            raise missing("table")
        sitting = await connection.execute(
            select(seats, func.coalesce(people.c.name, "").label("name"))
            .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
            .where(seats.c.match == match)
            .order_by(seats.c.seat)
        )
        found = [
            Sitting(s["seat"], s["kind"], s["person"] or "", s["name"], s["bot"], _standing.decode(s["standing"]))
            for s in sitting.mappings()
        ]
        kept: Sequence[Any] = ()
        entries: list[Entry] = []
        if row["state"] in ("playing", "finished"):
            entries = [Entry(*line) for line in await connection.execute(entries_after(match, 0))]
            of_match = select(snapshots).where(snapshots.c.match == match).order_by(snapshots.c.seq.desc())
            seqs = (await connection.execute(of_match.with_only_columns(snapshots.c.seq))).scalars()
            wanted = of_match.where(snapshots.c.seq.in_(_usable(seqs, entries)[:TRIED]))
            kept = (await connection.execute(wanted)).mappings().all()
    plain = SimpleNamespace(**row)
    if plain.state not in ("playing", "finished"):
        return Loaded(plain, found, None, 0)
    record, fits = _record(plain, kept, entries)
    return Loaded(plain, found, record, fits)


def entries_after(match: str, seq: int) -> Any:
    """Without events: those are read only for whoever asks to be told."""
    c = log_table.c
    return select(c.seq, c.kind, c.seat, c.key, c.by, c.at).where(c.match == match, c.seq > seq).order_by(c.seq)


async def read_entries(db: Database, match: str, after: int = 0, *, events: bool = False) -> list[Entry]:
    statement = entries_after(match, after)
    if events:
        statement = statement.add_columns(log_table.c.events)
    async with db.read() as connection:
        return [Entry(*line) for line in await connection.execute(statement)]


def _usable(seqs: Iterable[int], entries: list[Entry]) -> list[int]:
    """Snapshots that can be played on from: no later entry goes back behind them."""
    backs = [(entry.seq, int(entry.key)) for entry in entries if entry.kind == BACK]
    return [seq for seq in seqs if all(at <= seq or to >= seq for at, to in backs)]


def _record(row: SimpleNamespace, kept: Sequence[Any], entries: list[Entry]) -> tuple[Record, int]:
    """From the newest snapshot that this version can read, else from the first entry on."""
    header = header_of(row)
    for snapshot in kept:
        try:
            match = unpack(snapshot["state"])
        except RealmsError as error:
            log.warning("snapshot-unreadable", match=row.id, seq=snapshot["seq"], error=str(error))
            continue
        return _go_on(Record(header, match, snapshot["seq"]), entries)
    try:
        return _go_on(Record(header, header.start()), entries)
    except RealmsError as error:
        log.error("match-unreadable", match=row.id, error=str(error))
        raise Refuse(409, "unreadable", "This version of Realms cannot go on with this match.") from error


def _go_on(record: Record, entries: list[Entry]) -> tuple[Record, int]:
    """Fold the entries. Rules may have been mended since the snapshot: what no longer fits is left out, and the
    room enters that it went back."""
    fits: int | None = None
    for entry in entries:
        if entry.seq <= record.base:
            record.skip(entry)
        elif fits is not None and not (entry.kind == BACK and int(entry.key) <= fits):
            record.flags(entry)
        else:
            try:
                record.enter(entry)
            except RealmsError as error:
                log.warning("entry-unfit", seq=entry.seq, error=type(error).__name__)
                fits = record.seq
                record.flags(entry)
            else:
                fits = None
    last = entries[-1].seq if entries else record.base
    record.seq = max(record.seq, last)
    return record, last if fits is None else fits


async def replayed(db: Database, row: SimpleNamespace) -> Record:
    """The record from its first entry on. Raises BadSave if the rules do not fit it any more."""
    return replay(header_of(row), await read_entries(db, row.id))


def pack(match: Match, seq: int) -> Snapshot:
    state = codec.dump(match)
    return Snapshot(seq, __version__, codec.digest_of(state), zlib.compress(canonical(state), 1))


def unpack(state: bytes) -> Match:
    """A position that this server kept itself."""
    match: Match = codec.load(json.loads(zlib.decompress(state)))
    return match
