"""The record of a match: its entries, and what they do to it. The same entries give the same match in every
worker."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from realms.kernel.history import NOBODY, Header, History, new_dice
from realms.kernel.match import Match
from realms.kernel.model import BadSave, Event, EventKind, RealmsError, Seat
from realms.kernel.view import redact

from .. import wire

CHOICE: Final = "choice"
BACK: Final = "back"
ASK: Final = "ask"
GRANT: Final = "grant"
DENY: Final = "deny"
LEAVE: Final = "leave"
RETURN: Final = "return"
FORFEIT: Final = "forfeit"
RESEED: Final = "reseed"

NO_EVENTS: Final = b"[]"

_Plain = list[tuple[str, tuple[str, ...], tuple[str | int, ...], int, tuple[int, ...]]]
_decoder: Final = msgspec.json.Decoder(_Plain)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the record. `by`: the person, "bot" or "server"."""

    seq: int
    kind: str
    seat: Seat
    key: str
    by: str
    at: int
    events: bytes = NO_EVENTS


def pack_events(events: Sequence[Event]) -> bytes:
    """Events as they are kept: whole, with their masks. Only `told` makes them ready to be sent."""
    if not events:
        return NO_EVENTS
    return msgspec.json.encode([(e.kind.name, e.kind.params, e.args, e.mask, e.veiled) for e in events])


def unpack_events(blob: bytes) -> list[Event]:
    if blob == NO_EVENTS:
        return []
    return [
        Event(EventKind(name, *params), args, mask, veiled)
        for name, params, args, mask, veiled in _decoder.decode(blob)
    ]


def told(blob: bytes, seat: Seat, seq: int) -> list[wire.Event]:
    """What a seat is told of the events of an entry."""
    return tell(unpack_events(blob), seat, seq)


def tell(events: list[Event], seat: Seat, seq: int) -> list[wire.Event]:
    return [
        wire.Event(seq, e.kind.name, dict(zip(e.kind.params, e.args, strict=True))) for e in redact(events, seat)
    ]


def begun(header: Header) -> list[Event]:
    """What happened in the set-up, before the first entry; nothing where the rules do not know it any more."""
    try:
        return header.start().log or []
    except RealmsError:
        return []


def in_force(entries: Iterable[Entry]) -> list[tuple[Seat, str]]:
    """The choices that count after these entries; new dice are the pair (-1, "reseed:<number>")."""
    stack: list[tuple[int, Seat, str]] = []
    for entry in entries:
        fold(stack, entry)
    return [(seat, key) for _, seat, key in stack]


def fold(stack: list[tuple[int, Seat, str]], entry: Entry) -> None:
    """What an entry does to the choices in force."""
    if entry.kind == CHOICE:
        stack.append((entry.seq, entry.seat, entry.key))
    elif entry.kind == RESEED:
        stack.append((entry.seq, NOBODY, f"{RESEED}:{entry.key}"))
    elif entry.kind == BACK:
        to = int(entry.key)
        while stack and stack[-1][0] > to:
            stack.pop()


@dataclass(slots=True)
class Plea:
    """An open request to go back further than the rules give."""

    by: Seat
    to: int
    at: int
    granted: set[Seat]


class Record:
    """A match folded from its entries. `seq` is the last entry's; `stack` the choices in force."""

    def __init__(self, header: Header, match: Match, base: int = 0) -> None:
        match.header = header
        match.moves = None
        match.log = []
        self.header: Final = header
        self.base: Final = base
        """Entries up to here are inside the match that the record began with: after an upgrade it goes back no
        further."""
        self.history = History(match)
        self.start: Final = match.clone()
        self.stack: list[tuple[int, Seat, str]] = []
        self.seq = base
        self.away: set[Seat] = set()
        self.forfeited: set[Seat] = set()
        self.plea: Plea | None = None
        self.taken_back: list[Seat] = []
        """Whose choices the last entry took back."""

    @property
    def match(self) -> Match:
        return self.history.match

    def flags(self, entry: Entry) -> None:
        """The part of an entry that is not about the game itself."""
        if entry.kind in (CHOICE, BACK, FORFEIT):
            self.plea = None
        if entry.kind == LEAVE:
            self.away.add(entry.seat)
        elif entry.kind == RETURN:
            self.away.discard(entry.seat)
        elif entry.kind == FORFEIT:
            self.forfeited.add(entry.seat)
            self.away.discard(entry.seat)
        elif entry.kind == ASK:
            self.plea = Plea(entry.seat, int(entry.key), entry.seq, set())
        elif entry.kind == GRANT and self.plea is not None:
            self.plea.granted.add(entry.seat)
        elif entry.kind == DENY:
            self.plea = None

    def skip(self, entry: Entry) -> None:
        """An entry that lies inside the match that the record began with: only what it says of seats and choices
        counts."""
        self.flags(entry)
        fold(self.stack, entry)

    def enter(self, entry: Entry) -> list[Event]:
        """Carry an entry out. Raises IllegalChoice, with nothing changed, if the choice was not offered; BadSave
        if the record cannot be taken back so far."""
        events: list[Event] = []
        if entry.kind == CHOICE:
            events = list(self.history.apply(entry.seat, entry.key))
        elif entry.kind == RESEED:
            self.history.reseed(int(entry.key))
        elif entry.kind == BACK:
            self._go_back(int(entry.key))
        before = self.stack[:] if entry.kind == BACK else self.stack
        fold(self.stack, entry)
        self.taken_back = [seat for _, seat, _ in before[len(self.stack) :]]
        self.flags(entry)
        self.seq = entry.seq
        return events

    def _go_back(self, to: int) -> None:
        """By undo where the rules give it, else by playing the earlier choices again."""
        gone = [seat for seq, seat, _ in self.stack if seq > to]
        if gone and all(seat == gone[-1] for seat in gone) and self.history.depth(gone[-1]) >= len(gone):
            for seat in gone:
                self.history.undo(seat)
        else:
            self.history = self._again([(seat, key) for seq, seat, key in self.stack if self.base < seq <= to], to)
        self.match.header = self.header
        if self.match.log is None:
            self.match.log = []

    def _again(self, choices: list[tuple[Seat, str]], to: int) -> History:
        if to < self.base:
            raise BadSave("The match cannot go back to before the last upgrade of the server.")
        match = self.start.clone()
        match.log = []
        history = History(match)
        for seat, key in choices:
            if seat == NOBODY:
                history.reseed(new_dice(key))
            else:
                history.apply(seat, key)
        return history

    def back_to(self, seat: Seat, *, all: bool) -> int | None:
        """The entry that an undo of this seat goes back to; None when a barrier stands before it."""
        depth = self.history.depth(seat)
        if not depth:
            return None
        at = len(self.stack) - (depth if all else 1) - 1
        return self.stack[at][0] if at >= 0 else self.base

    def settled(self) -> tuple[int, Match]:
        """The last entry that no undo of the rules goes behind, and the match after it: a snapshot of that forgets
        nothing."""
        since, match = self.history.settled()
        return (self.stack[-since][0] - 1 if since else self.seq), match


def replay(header: Header, entries: Sequence[Entry]) -> Record:
    """The record from the first entry on. Raises BadSave if it does not fit the rules (they were mended since)."""
    record = Record(header, header.start())
    for entry in entries:
        try:
            record.enter(entry)
        except RealmsError as error:
            raise BadSave(f"Entry {entry.seq} does not fit the rules: {error}") from error
    return record
