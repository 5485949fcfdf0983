"""What was entered at a table, and how it looked."""

from __future__ import annotations

from dataclasses import dataclass

from .seen import Event, Millis, Position, Seat, TableInfo


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a match's record: a choice, or `back` to the position after `to` entries, or something about
    a seat."""

    seq: int
    kind: str
    seat: Seat
    key: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Record:
    """A finished match: its table and everything that was entered."""

    table: TableInfo
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat was told of a match."""

    events: tuple[Event, ...]
    seq: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a finished match, as a seat saw it; for replays."""

    seq: int
    position: Position
    events: tuple[Event, ...] = ()
