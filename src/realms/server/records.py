"""What is left of a match: its record, any of its positions, and the file that holds all of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import select

from realms import __version__, saves
from realms.kernel.codec import a_dict
from realms.kernel.history import Header
from realms.kernel.match import Match
from realms.kernel.model import SPECTATOR

from . import wire
from .errors import Refuse, conflict, missing
from .found import Found
from .infos import result_of
from .people import Session
from .rooms import picture
from .rooms.loading import header_of, read_entries, unpack
from .rooms.record import Entry, Record, begun, fold, in_force, tell, told
from .store.database import Database
from .store.schema import snapshots

T = TypeVar("T")

KEPT: Final = 8
"""Finished matches that are held ready: whoever steps through a replay asks for one position after the other."""
HUMAN: Final = "human"
"""Stands for a person in the "table" of a save."""


class Film:
    """The entries of a match, and the record up to wherever somebody looked last."""

    def __init__(self, header: Header, entries: list[Entry], kept: list[tuple[int, bytes]]) -> None:
        self.entries: Final = entries
        self._header: Final = header
        self._kept: Final = kept
        self._shown: Record | None = None
        self.turn: Final = asyncio.Lock()

    def match(self, seq: int) -> Match:
        """The match after an entry. Raises Refuse where the rules have changed since and nothing was kept."""
        record = self._shown
        try:
            if record is None or record.seq > seq:
                record = Record(self._header, self._header.start())
            self._shown = self._on(record, seq)
        except Exception:  # other rules than those it was played by may fail in any way
            self._shown = None
            return self._from_kept(seq)
        return self._shown.match

    def _on(self, record: Record, seq: int) -> Record:
        for entry in self.entries:
            if record.seq < entry.seq <= seq:
                record.enter(entry)
        return record

    def _from_kept(self, seq: int) -> Match:
        """From a snapshot that was taken before that entry, the newest first."""
        for at, state in reversed(self._kept):
            if at <= seq:
                try:
                    return self._on(Record(self._header, unpack(state), at), seq).match
                except Exception:
                    continue
        raise unreadable()

    def whole(self) -> bool:
        """Do the rules still lead from the first entry to the last?"""
        return self._shown is not None

    def moves(self) -> list[tuple[int, str]]:
        return in_force(self.entries)

    def header(self) -> dict[str, object]:
        header = self._header
        return {
            "ruleset": header.ruleset,
            "players": header.players,
            "seed": header.seed,
            "options": header.options,
        }

    def last(self) -> int:
        return self.entries[-1].seq if self.entries else 0


class Records:
    """Reads only. Who may see the table is settled before; what may be seen of a match that is played, here."""

    def __init__(self, db: Database) -> None:
        self._db: Final = db
        self._films: Final[OrderedDict[str, Film]] = OrderedDict()

    async def record(self, found: Found) -> wire.Record:
        _must_be_finished(found)
        film = await self._film(found)
        entries = tuple(wire.Entry(e.seq, e.kind, e.seat, e.key, e.at) for e in film.entries)
        return wire.Record(found.info(), entries)

    async def moment(self, found: Found, seq: int, seat: int) -> wire.Moment:
        """A position of a finished match, as a seat saw it."""
        _must_be_finished(found)
        _must_be_seat(found, seat)
        film = await self._film(found)
        last = film.last()
        if seq > last:
            raise missing("moment")
        result = result_of(found.row.result) if seq == last else None
        position = await _in_turn(film, lambda: picture.position(film.match(seq), seat, 0, result))
        events = [event for e in film.entries if e.seq == seq for event in told(e.events, seat, seq)]
        if seq == 0:
            events = tell(begun(header_of(found.row)), seat, 0)
        return wire.Moment(seq, position, tuple(events))

    async def told(self, found: Found, session: Session | None, seat: int, since: int) -> wire.Told:
        """What a seat was told and still counts. While the match is played, only whoever sits there may ask."""
        _must_be_seat(found, seat)
        if found.row.state != "finished" and seat != SPECTATOR:
            person = session.person.id if session is not None else None
            if person is None or found.chair(seat).person != person:
                raise Refuse(403, "foreign-seat", "That seat is not yours.")
        entries = await read_entries(self._db, found.id, events=True)
        stack: list[tuple[int, int, str]] = []
        for entry in entries:
            fold(stack, entry)
        count = {seq for seq, _, _ in stack if seq > since}
        whole = since == 0 and found.row.started is not None
        events = tell(begun(header_of(found.row)), seat, 0) if whole else []
        events += [event for e in entries if e.seq in count for event in told(e.events, seat, e.seq)]
        return wire.Told(tuple(events), entries[-1].seq if entries else 0)

    async def file(self, found: Found) -> bytes:
        """A finished match as a save, with what is needed to check that its shuffles were fair."""
        _must_be_finished(found)
        film = await self._film(found)
        return await _in_turn(film, lambda: _save(found, film))

    async def evidence(self, found: Found) -> tuple[int, bytes]:
        """For a report: the last entry and the game as it stands, running or not; nothing before the start."""
        if found.row.started is None:
            return 0, b""
        film = await self._film(found)
        return film.last(), await _in_turn(film, lambda: _whatever_there_is(found, film))

    async def course(self, found: Found) -> tuple[Header, list[tuple[int, str]]]:
        """How a finished match began, and the choices that count. Raises Refuse if the rules do not lead there."""
        _must_be_finished(found)
        film = await self._film(found)
        await _in_turn(film, lambda: film.match(film.last()))
        if not film.whole():
            raise unreadable()
        return header_of(found.row), film.moves()

    async def over(self, found: Found, seq: int) -> bool:
        """Does nobody owe a choice any more after that entry of a finished match?"""
        film = await self._film(found)
        return await _in_turn(film, lambda: not film.match(seq).due)

    async def _film(self, found: Found) -> Film:
        """Those of finished matches are kept: nothing is ever added to them."""
        if found.id in self._films:
            self._films.move_to_end(found.id)
            return self._films[found.id]
        entries = await read_entries(self._db, found.id, events=True)
        query = select(snapshots.c.seq, snapshots.c.state).where(snapshots.c.match == found.id)
        async with self._db.read() as connection:
            kept = [(row.seq, row.state) for row in await connection.execute(query.order_by(snapshots.c.seq))]
        film = Film(header_of(found.row), entries, kept)
        if found.row.state == "finished":
            self._films[found.id] = film
            while len(self._films) > KEPT:
                self._films.popitem(last=False)
        return film


async def _in_turn(film: Film, work: Callable[[], T]) -> T:
    """In a thread: to play a long match again takes a while. One at a time: looking at a film moves it."""
    async with film.turn:
        return await asyncio.to_thread(work)


def _save(found: Found, film: Film) -> bytes:
    match = film.match(film.last()).clone()
    # Where the rules no longer lead there from the start, the save holds the position alone.
    match.moves = film.moves() if film.whole() else None
    return _with_table(found, a_dict(saves.unpack(saves.save(match))))


def _whatever_there_is(found: Found, film: Film) -> bytes:
    """The save; or the bare choices, if they do not fit the rules: that may be just what is reported."""
    try:
        return _save(found, film)
    except Exception:
        body: dict[str, object] = {
            "realms": __version__,
            "header": film.header(),
            "moves": [[seat, key] for seat, key in film.moves()],
            "state": None,
            "digest": "",
        }
        return _with_table(found, body)


def _with_table(found: Found, body: dict[str, object]) -> bytes:
    body["table"] = [seat.bot if seat.kind == "bot" else HUMAN for seat in found.seats]
    body["names"] = [seat.name or "" for seat in found.seats]
    body["fair"] = {"seed_hash": found.row.seed_hash, "salt": found.row.salt}
    return saves.pack(body)


def unreadable() -> Refuse:
    return conflict("unreadable", "This match was played by rules that this version of Realms does not have.")


def _must_be_finished(found: Found) -> None:
    if found.row.state != "finished":
        raise conflict("not-finished", "That can be had when the match is over.")


def _must_be_seat(found: Found, seat: int) -> None:
    if seat != SPECTATOR:
        found.chair(seat)
