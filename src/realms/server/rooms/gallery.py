"""Who looks at a match, and what each of them was last shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from realms.kernel.model import SPECTATOR, Event, Seat

from .. import infos, wire
from ..ids import now
from . import clocks, loading, picture
from .record import BACK, Entry, begun, tell, told

if TYPE_CHECKING:
    from .room import Room

encode: Final = msgspec.json.Encoder().encode


class Visitor(Protocol):
    """A socket, as the room sees it. `send` never waits."""

    @property
    def seat(self) -> Seat: ...

    @property
    def person(self) -> str: ...

    @property
    def session(self) -> str: ...

    def send(self, frame: bytes, kind: str) -> None: ...

    async def leave(self, bye: wire.Bye) -> None: ...


class Gallery:
    """The visitors of a room, by seat. Each seat has one picture, whoever looks at it."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self.visitors: Final[dict[Seat, set[Visitor]]] = {}
        self.elsewhere: Final[dict[str, frozenset[Seat]]] = {}
        """Seats that are looked at by way of other workers."""
        self._pictures: Final[dict[Seat, picture.Picture]] = {}
        self._since: Final[dict[Seat, int]] = {}
        """At which entry the present question of a seat was put: choices made before it are stale."""

    def stale(self, seat: Seat, seq: int) -> bool:
        """Does a command that was given at entry `seq` answer an old question?"""
        assert self._room.record is not None
        now_at = self._room.record.seq
        return seq > now_at or seq < self._since.get(seat, now_at)

    @property
    def watched(self) -> bool:
        return bool(self.visitors)

    def displaced(self) -> list[Visitor]:
        """Visitors whose seat is not theirs any more."""
        return [
            visitor
            for seat, there in self.visitors.items()
            for visitor in there
            if seat != SPECTATOR and self._room.sitting(seat).person != visitor.person
        ]

    def attach(self, visitor: Visitor) -> None:
        self.visitors.setdefault(visitor.seat, set()).add(visitor)
        if visitor.seat not in self._pictures and self._room.record is not None:
            self._pictures[visitor.seat] = self._picture(visitor.seat, picture.Glance(self._room.record.match))
            self._since[visitor.seat] = self._room.record.seq

    def detach(self, visitor: Visitor) -> None:
        there = self.visitors.get(visitor.seat, set())
        there.discard(visitor)
        if not there:
            self.visitors.pop(visitor.seat, None)
            self._pictures.pop(visitor.seat, None)
            self._since.pop(visitor.seat, None)

    def full(
        self, visitor: Visitor, *, stale: bool = False, events: bytes = b"", since: int | None = None
    ) -> None:
        if self._room.record is None:
            return
        seq = self._room.record.seq
        shown = self._pictures[visitor.seat]
        visitor.send(picture.full(shown, seq, events, seq if since is None else since, stale=stale), "full")

    async def events_since(self, seat: Seat, since: int) -> tuple[bytes, int]:
        """What the seat was told after an entry, as far as it still counts; and from which entry on that is.

        After entry 0: all of it, with the set-up, which belongs to entry 0."""
        assert self._room.record is not None
        if since >= self._room.record.seq > 0:
            return b"", self._room.record.seq
        entries = await loading.read_entries(self._room.hall.db, self._room.id, since, events=True)
        start = min([since] + [int(e.key) for e in entries if e.kind == BACK])
        if start < since:
            entries = await loading.read_entries(self._room.hall.db, self._room.id, start, events=True)
        counts = {seq for seq, _, _ in self._room.record.stack}
        found = [line for e in entries if e.seq in counts for line in told(e.events, seat, e.seq)]
        if since == 0:
            return picture.told_json([*tell(begun(self._room.record.header), seat, 0), *found]), -1
        return picture.told_json(found), start

    def show(self, entry: Entry, events: list[Event], back: int | None) -> None:
        """An entry, to everyone who looks: each seat its own."""
        assert self._room.record is not None
        glance = picture.Glance(self._room.record.match, events)
        for seat, there in self.visitors.items():
            old = self._pictures[seat]
            new = self._picture(seat, glance)
            if seat == entry.seat or old.own["due"].items != new.own["due"].items:
                self._since[seat] = entry.seq
            self._pictures[seat] = new
            frame = glance.patch(old, new, seat, entry.seq, back)
            for visitor in there:
                visitor.send(frame, "patch")

    def show_all(self) -> None:
        """The whole position, to everyone: after it was read anew."""
        self._pictures.clear()
        self._since.clear()
        if self._room.record is None:
            return
        glance = picture.Glance(self._room.record.match)
        for seat, there in self.visitors.items():
            self._pictures[seat] = self._picture(seat, glance)
            self._since[seat] = self._room.record.seq
            for visitor in there:
                self.full(visitor)

    def _picture(self, seat: Seat, glance: picture.Glance) -> picture.Picture:
        record = self._room.record
        assert record is not None
        undo = record.history.depth(seat) if seat != SPECTATOR and self._room.state == "playing" else 0
        return glance.take(seat, record.seq, undo, self._room.result, self._pictures.get(seat))

    def tell_table(self) -> None:
        self.tell(encode(wire.TableNow(self.info(), now())), "table")

    def tell_clocks(self) -> None:
        at = now()
        left = tuple([clocks.left(self._room.banks, self._room.clock, s.seat, at) for s in self._room.seats])
        until = tuple([clocks.deadline(self._room.banks, self._room.clock, s.seat) for s in self._room.seats])
        self.tell(encode(wire.Clocks(left, until, at)), "clocks")

    def tell(self, frame: bytes, kind: str) -> None:
        for there in self.visitors.values():
            for visitor in there:
                visitor.send(frame, kind)

    def info(self) -> wire.TableInfo:
        """The table as everyone sees it."""
        room = self._room
        at = now()
        names = {s.person: s.name for s in room.seats}
        online = set(self.visitors).union(*self.elsewhere.values())
        record = room.record
        if record is None or room.state != "playing":
            return infos.table_info(room.row, room.seats, names, online)
        plea = None
        if record.plea is not None:
            p = record.plea
            plea = wire.Plea(p.by, p.to, p.at, tuple(sorted(p.granted)), tuple(room.waiting(p.by, p.granted)))
        return infos.table_info(
            room.row,
            room.seats,
            names,
            online,
            taken_over=record.away,
            forfeited=record.forfeited,
            since=room.banks.since,
            left_ms={s.seat: clocks.left(room.banks, room.clock, s.seat, at) for s in room.seats},
            deadlines={s.seat: clocks.deadline(room.banks, room.clock, s.seat) for s in room.seats},
            plea=plea,
        )
