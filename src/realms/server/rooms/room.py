"""One live match: enters one thing after the other, writes it, then shows it to everyone at the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

from realms import __version__
from realms.kernel import registry
from realms.kernel.model import BadSave, Decision, Event, IllegalChoice, Outcome, Seat

from .. import infos, wire
from ..errors import Refuse, StoreDown, conflict, unavailable
from ..ids import now
from ..logs import log
from ..store.journal import Head, Snapshot
from . import clocks, loading, orders
from .gallery import Gallery
from .record import BACK, CHOICE, FORFEIT, LEAVE, RETURN, Entry, Record, pack_events

if TYPE_CHECKING:
    from .hall import Hall


class Room:
    """Made by the hall, which loads it before anyone enters."""

    def __init__(self, hall: Hall, match: str) -> None:
        self.hall: Final = hall
        self.id: Final = match
        self.lock: Final = asyncio.Lock()
        self.gallery: Final = Gallery(self)
        self.row = SimpleNamespace()
        self.seats: list[loading.Sitting] = []
        self.clock: wire.Clock = wire.Clock()
        self.banks = clocks.Banks((), ())
        self.record: Record | None = None
        self.result: wire.Result | None = None
        self.asked_at = 0
        self.kept_at = 0
        self.fresh = False
        """Does what we hold agree with the database? If not, it is read before anything else is done."""
        self.touched = time.monotonic()

    # What the database says.

    async def ensure(self) -> None:
        """Read the match anew if what we hold may not be true. Under the lock."""
        if self.fresh:
            return
        loaded = await loading.load(self.hall.db, self.id)
        if self.record is None or loaded.record is None or self.record.seq != loaded.record.seq:
            self.asked_at = now()
        self.row = loaded.row
        self.seats = loaded.seats
        self.record = loaded.record
        self.clock = infos.clock_of(loaded.row.clock)
        self.banks = clocks.parse(loaded.row.banks)
        self.result = infos.result_of(loaded.row.result)
        self.fresh = True
        if self.record is not None:
            self.kept_at = self.record.base
            if not self.banks.left:
                self.banks = clocks.fresh(self.clock, self.row.players)
            if loaded.fits < self.record.seq and self.state == "playing":
                log.warning("match-mended", match=self.id, to=loaded.fits)
                with suppress(Stale):  # another worker was first; what it did has been read
                    await self.enter(BACK, -1, str(loaded.fits), "server")
        self.gallery.show_all()

    @property
    def state(self) -> str:
        return str(self.row.state)

    @property
    def game(self) -> str:
        return str(self.row.game)

    def playing(self) -> Record:
        if self.record is None or self.state != "playing":
            raise conflict("not-playing", "This match is not being played.")
        return self.record

    def sitting(self, seat: Seat) -> loading.Sitting:
        return self.seats[seat]

    def by_bot(self, seat: Seat) -> bool:
        """Does a bot play this seat now?"""
        assert self.record is not None
        return self.sitting(seat).kind == "bot" or seat in self.record.away or seat in self.record.forfeited

    def owing(self) -> list[Decision]:
        """What the match waits for."""
        return [] if self.record is None else [d for d in self.record.match.due if not d.optional]

    def people(self) -> set[Seat]:
        """Seats that people still play for."""
        assert self.record is not None
        return {s.seat for s in self.seats if s.kind == "person"} - self.record.forfeited

    def waiting(self, by: Seat, granted: Iterable[Seat]) -> list[Seat]:
        """Whose consent a plea still needs: people on other seats. A person's own further seats need no asking."""
        assert self.record is not None
        person = self.sitting(by).person
        agreed = {self.sitting(seat).person for seat in granted} | {person}
        return [s for s in sorted(self.people() - self.record.away) if self.sitting(s).person not in agreed]

    def begin_clocks(self) -> None:
        """The match begins: whoever owes the first choice begins to use time."""
        owing = frozenset(d.seat for d in self.owing() if not self.by_bot(d.seat))
        self.asked_at = now()
        self.banks = clocks.step(
            clocks.fresh(self.clock, self.row.players), self.clock, self.asked_at, owing, None
        )

    # Entering something into the record.

    async def enter(self, kind: str, seat: Seat, key: str, by: str) -> None:
        """Carry it out, put it on disk, show it. Raises IllegalChoice or Refuse with nothing changed."""
        record = self.playing()
        began = time.perf_counter()
        at = now()
        entry = Entry(record.seq + 1, kind, seat, key, by, at)
        try:
            events = record.enter(entry)
        except IllegalChoice:
            raise
        except BadSave as error:
            self.fresh = False
            raise conflict("too-far", str(error)) from error
        except Exception:
            # A fault in a rule: the match in memory may be half-way; the one on disk is not.
            self.fresh = False
            log.exception("rule-failed", match=self.id, seq=entry.seq)
            raise Refuse(
                500, "fault", "Something is wrong with this choice; the match stands as it was."
            ) from None
        self._tick(entry)
        self._judge(at)
        head = self._head(record, at)
        snapshot = self._snapshot(record)
        entry = Entry(entry.seq, kind, seat, key, by, at, pack_events(events))
        try:
            won = await self.hall.journal.append(self.id, entry, head, snapshot)
        except StoreDown:
            self.fresh = False
            raise unavailable() from None
        except asyncio.CancelledError:
            # Nobody waits for the answer any more, but it may have been written.
            self.fresh = False
            raise
        if not won:
            self.fresh = False
            await self.ensure()
            raise Stale
        if snapshot is not None:
            self.kept_at = snapshot.seq
        self.hall.metrics.move(self.game, kind, time.perf_counter() - began)
        self._entered(entry, events)
        # The lease came with the entry: what is due next is due here.
        self.hall.duties.wake(self)
        with suppress(StoreDown):  # the entry is made; the next one tries again
            await orders.end_of_phase(self)

    def _entered(self, entry: Entry, events: list[Event]) -> None:
        self.row.seq = entry.seq
        back = int(entry.key) if entry.kind == BACK else None
        self.gallery.show(entry, events, back)
        if entry.kind != CHOICE or self.state == "finished":
            self.gallery.tell_table()
        elif self.clock.kind != "none":
            self.gallery.tell_clocks()

    async def follow(self) -> None:
        """Another worker has entered something: read it, carry it out, show it."""
        async with self.lock:
            if not self.fresh or self.record is None or self.state != "playing":
                self.fresh = False
                await self.ensure()
                self.gallery.tell_table()
                return
            try:
                entries = await loading.read_entries(self.hall.db, self.id, self.record.seq, events=True)
                for entry in entries:
                    if entry.seq != self.record.seq + 1:
                        raise BadSave("An entry is missing.")
                    events = self.record.enter(entry)
                    self._tick(entry)
                    self._judge(entry.at)
                    self._entered(entry, events)
            except Exception as error:
                log.warning("follow-again", match=self.id, error=type(error).__name__)
                self.fresh = False
                await self.ensure()
                self.gallery.tell_table()

    def _tick(self, entry: Entry) -> None:
        self.asked_at = entry.at
        owing = frozenset(d.seat for d in self.owing() if not self.by_bot(d.seat))
        chose = entry.seat if entry.kind == CHOICE and entry.by not in ("bot", "server") else None
        self.banks = clocks.step(self.banks, self.clock, entry.at, owing, chose)
        for seat in set(self.playing().taken_back):
            if seat >= 0 and not self.by_bot(seat):
                self.banks = clocks.take_back(self.banks, self.clock, seat, self.playing().taken_back.count(seat))
        if entry.kind == RETURN:
            self.banks = clocks.refill(self.banks, self.clock, entry.seat, entry.at)

    def _judge(self, at: int) -> None:
        """Is it over? By the rules, or because nobody is left to play against."""
        record = self.playing()
        result = None
        if record.match.over:
            outcome = record.match.outcome()
            assert outcome is not None
            result = wire.Result(outcome.scores, outcome.winners, outcome.sheet, tuple(sorted(record.forfeited)))
            if record.forfeited:
                result = replace(result, winners=winners_of(outcome, record.match.seats, record.forfeited))
        elif record.forfeited:
            left = [s.seat for s in self.seats if s.seat not in record.forfeited]
            if len(left) <= 1 or not self.people():
                none = tuple([0] * len(self.seats)) if registry.get(record.match.GAME).points else ()
                result = wire.Result(none, tuple(left), (), tuple(sorted(record.forfeited)))
        if result is not None:
            self.result = result
            self.row.state = "finished"
            self.row.ended = at
            self.row.result = infos.to_text(result)

    def _head(self, record: Record, at: int) -> Head:
        lease = self.hall.duties.lease(self, at)
        return Head(
            seq=record.seq,
            banks=clocks.dump(self.banks),
            wake_at=lease.wake_at,
            lease_owner=lease.lease_owner,
            lease_until=lease.lease_until,
            state=self.state,
            ended=self.row.ended,
            result=self.row.result,
            version=__version__,
        )

    def _snapshot(self, record: Record) -> Snapshot | None:
        """Now and then, of the last position that nobody can undo any more; and of the end."""
        if self.state != "playing":
            return loading.pack(record.match, record.seq)
        seq, match = record.settled()
        return None if seq - self.kept_at < self.hall.settings.snapshot_every else loading.pack(match, seq)

    async def act(self, seat: Seat, kind: str, key: str, at: int) -> None:
        """What the server itself owes the match, if the match is still where it was at entry `at`."""
        async with self.lock:
            await self.ensure()
            if self.record is None or self.state != "playing" or self.record.seq != at:
                return
            try:
                await self.enter(kind, seat, key, "server" if kind in (LEAVE, FORFEIT) else "bot")
            except Stale:
                return

    async def reach_back(self) -> None:
        """Play the record again from its first entry, to be able to go back beyond the snapshot. Raises Refuse."""
        try:
            self.record = await loading.replayed(self.hall.db, self.row)
        except BadSave:
            raise conflict("too-far", "The rules were mended since; the match cannot go back so far.") from None


class Stale(Exception):
    """Somebody else was first; the room holds now what is true."""


def winners_of(outcome: Outcome, seats: int, out: set[Seat]) -> tuple[Seat, ...]:
    """Who forfeited cannot win: then the best of the others do, or all of them where there are no points."""
    left = tuple([seat for seat in outcome.winners if seat not in out])
    if left:
        return left
    scores = outcome.scores or (0,) * seats
    best = max([score for seat, score in enumerate(scores) if seat not in out], default=0)
    return tuple([seat for seat, score in enumerate(scores) if seat not in out and score == best])
