"""What one seat sees of a table, kept up to date frame by frame.

The position is kept as plain JSON and patched; it becomes values only when somebody asks for them, so a bench can
hold thousands of seats.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from . import ids, wire
from .client import ServerSays
from .heard import Heard
from .rooms.picture import patched


class Sight:
    """`events` is what happened as the seat was told it, without what was taken back. `chosen` has the `seq` of
    each position in which this client made a choice that still counts. `sorry` is the refusal of the last command.
    """

    def __init__(self, since: int | None) -> None:
        """`since`: events up to this entry are known; None: none are wanted."""
        self.info: wire.TableInfo | None = None
        self.seq = since or 0
        self.print = ""
        self.plain: dict[str, Any] = {}
        self.events: list[wire.Event] = []
        self.chat: list[wire.ChatLine] = []
        self.standing: tuple[wire.Standing, ...] = ()
        self.reasons: tuple[wire.Refused, ...] = ()
        self.chosen: list[int] = []
        self.sorry: ServerSays | None = None
        self.stale = 0
        """How many commands came too late."""
        self.ahead_ms = 0
        """The server's clock minus ours."""
        self._told: int | None = since
        """All events up to this entry are known."""
        self._pending: int | None = None
        """The `seq` of a choice that is on its way."""
        self._told_why = 0
        """How often reasons were told."""
        self._position: wire.Position | None = None
        self._questions: tuple[wire.Question, ...] | None = None

    @property
    def position(self) -> wire.Position:
        """All that the seat sees now."""
        if self._position is None:
            self._position = msgspec.convert(self.plain, wire.Position)
        return self._position

    @property
    def questions(self) -> tuple[wire.Question, ...]:
        """What the seat is asked, without the rest of the position."""
        if self._questions is None:
            self._questions = msgspec.convert(self.plain["due"], tuple[wire.Question, ...])
        return self._questions

    @property
    def owes(self) -> wire.Question | None:
        """The question that the game waits for this seat to answer."""
        for question in self.questions:
            if not question.optional:
                return question
        return None

    @property
    def over(self) -> bool:
        return self.plain.get("result") is not None

    @property
    def begun(self) -> bool:
        return self.info is not None and self.info.state in ("playing", "finished")

    # Frames.

    def _follows(self, heard: Heard) -> bool:
        """Does a patch start from the position that is held?"""
        return heard.base == self.print

    def _misses(self, heard: Heard) -> bool:
        """Does a whole position leave out events that the seat was not told?"""
        return self._told is not None and heard.since > self._told

    def _take(self, heard: Heard) -> None:
        """Keep what a frame tells; a patch follows what is held."""
        kind = heard.type
        if kind == "patch":
            if heard.back is not None:
                self._forget(heard.back)
            self._hold(heard, patched(self.plain, heard.changes))
        elif kind == "full":
            self._take_whole(heard)
        elif kind == "hello":
            self._see_table(heard)
            self.standing = heard.standing
            known = self.chat[-1].number if self.chat else -1
            self.chat += [line for line in heard.chat if line.number > known]
        elif kind == "table":
            self._see_table(heard)
        elif kind == "clocks":
            self._see_clocks(heard)
        elif kind == "said":
            assert heard.line is not None
            self.chat.append(heard.line)
        elif kind == "reasons":
            self.reasons = heard.refused
            self._told_why += 1
        elif kind == "orders":
            self.standing = heard.standing
        elif kind == "sorry":
            self.sorry = ServerSays(0, heard.code, heard.message)
            self._pending = None

    def _take_whole(self, heard: Heard) -> None:
        """A whole position replaces what was told after `since`."""
        assert heard.position is not None
        if heard.stale:
            self.stale += 1
            self._pending = None
        if not self._misses(heard):
            self._forget(heard.since)
        self._hold(heard, heard.position)

    def _hold(self, heard: Heard, plain: dict[str, Any]) -> None:
        """A new position, and what happened on the way to it."""
        if self._told is not None and heard.since <= self._told:
            self.events += heard.events
            self._told = heard.seq
        if self._pending is not None and heard.seq > self._pending:
            self.chosen.append(self._pending)
            self._pending = None
        self.seq = heard.seq
        self.print = heard.print
        self.plain = plain
        self._position = None
        self._questions = None

    def _forget(self, to: int) -> None:
        """What happened after entry `to` was taken back."""
        while self.events and self.events[-1].seq > to:
            self.events.pop()
        self.chosen = [seq for seq in self.chosen if seq < to]

    def _see_table(self, heard: Heard) -> None:
        self.info = msgspec.json.decode(heard.table, type=wire.TableInfo)
        self.ahead_ms = heard.now - ids.now()

    def _see_clocks(self, heard: Heard) -> None:
        if self.info is not None:
            seats = [
                replace(seat, left_ms=left, deadline=deadline)
                for seat, left, deadline in zip(self.info.seats, heard.left_ms, heard.deadline, strict=True)
            ]
            self.info = replace(self.info, seats=tuple(seats))
            self.ahead_ms = heard.now - ids.now()
