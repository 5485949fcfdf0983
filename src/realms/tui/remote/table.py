"""A table of a server, as a screen needs it: one socket for each seat of the person at the keyboard.

What others typed (names, chat) is cleaned before it is shown: a terminal obeys control characters.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from realms.i18n import words
from realms.kernel import registry
from realms.kernel.model import Decision, Event, EventKind, Outcome, RealmsError, Refusal, Seat, option
from realms.kernel.scene import Scene
from realms.server import ids, wire
from realms.server.client import Client, ServerSays, Unreachable, unreachable
from realms.server.seat import Seat as Line

from .. import palette
from ..table import Part, Said, story

LONGEST_NAME: Final = 14
"""Cells of a name at the table; longer ones end in an ellipsis."""
PATIENCE: Final = 10.0
"""Seconds to wait for an answer that the screen needs."""


class RemoteTable:
    """Made by `sit_down`. Screens read it; `heard` is set whenever something is new."""

    def __init__(self, client: Client, lines: Sequence[Line]) -> None:
        info = lines[0].info
        assert info is not None
        self.client: Final = client
        self.id: Final = info.id
        self.spec: Final = registry.get(info.ruleset)
        self.chairs: Final = [Chair(line) for line in lines]
        self.heard: Final = asyncio.Event()
        self.news: Final[list[tuple[Line, str]]] = []
        for chair in self.chairs:
            chair.line.listeners.append(self._listen)

    def _listen(self, line: Line, what: str) -> None:
        next(chair for chair in self.chairs if chair.line is line).hear(what)
        self.news.append((line, what))
        self.heard.set()

    async def close(self) -> None:
        for chair in self.chairs:
            chair.line.listeners.clear()
            await chair.line.close()

    # What the server says.

    @property
    def info(self) -> wire.TableInfo:
        info = self.chairs[0].line.info
        assert info is not None
        return info

    @property
    def lost(self) -> bool:
        return any(chair.line.line != "open" for chair in self.chairs)

    @property
    def over(self) -> bool:
        return self.chairs[0].line.over

    @property
    def watching(self) -> bool:
        return not self.humans

    def line(self, viewer: Seat) -> Line:
        return self.chair(viewer).line

    def chair(self, viewer: Seat) -> Chair:
        """The chair of a seat; a spectator sees everything from the one there is."""
        return next((chair for chair in self.chairs if chair.line.number == viewer), self.chairs[0])

    def seat(self, seat: Seat) -> wire.SeatInfo:
        return self.info.seats[seat]

    def mine_to_play(self, seat: Seat) -> bool:
        return seat in self.humans and not self.seat(seat).taken_over and not self.seat(seat).forfeited

    # What a screen asks of any table.

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(chair.line.number for chair in self.chairs if chair.line.number < self.info.players)

    def names(self, lang: str) -> list[str]:
        say = words(lang).format
        people = [seat.person for seat in self.info.seats]
        found: list[str] = []
        for seat in self.info.seats:
            number = seat.seat + 1
            if seat.kind == "bot":
                found.append(say("tui-bot", number=number))
            elif not seat.name:
                found.append(say("seat", number=number))
            elif people.count(seat.person) > 1 or any(
                other.name == seat.name and other.seat != seat.seat for other in self.info.seats
            ):
                found.append(f"{shortened(seat.name)} {number}")
            else:
                found.append(shortened(seat.name))
        return found

    def scene(self, viewer: Seat) -> Scene:
        return self.line(viewer).position.scene

    def next(self, viewer: Seat) -> Decision | None:
        """The own question first, then those of own further seats, then whoever else is asked."""
        if self.over:
            return None
        for seat in sorted(self.humans, key=lambda seat: (seat != viewer, seat)):
            found = self.line(seat).owes
            if found is not None and self.mine_to_play(seat):
                return asked(seat, found)
        for other in self.line(viewer).position.asked:
            if not other.optional:
                return Decision(other.seat, other.prompt)
        return None

    def can_undo(self, viewer: Seat) -> bool:
        return viewer in self.humans and self.line(viewer).position.undo > 0

    def entries(self, viewer: Seat) -> list[wire.Event | wire.ChatLine]:
        return self.chair(viewer).log

    def lines(self, entries: Sequence[object], viewer: Seat, lang: str) -> list[Said]:
        names = self.names(lang)
        found: list[Said] = []
        for entry in entries:
            if isinstance(entry, wire.Event):
                found += story(self.spec, [happened(entry)], names, lang)
            elif isinstance(entry, wire.ChatLine):
                seat = next((seat.seat for seat in self.info.seats if seat.person == entry.person), -1)
                said = words(lang).format("tui-said", who=shortened(entry.name), text=clean(entry.text))
                found.append((seat, said, True))
        return found

    def notes(self, lang: str) -> dict[Seat, list[Part]]:
        return {seat.seat: self._note(seat, lang) for seat in self.info.seats}

    def _note(self, seat: wire.SeatInfo, lang: str) -> list[Part]:
        say = words(lang).format
        parts: list[Part] = []
        left = self.left_ms(seat)
        if left is not None:
            short = left < 60_000 and seat.deadline is not None
            ink = palette.DANGER if short else palette.INK if seat.deadline is not None else palette.SOFT
            parts.append((f"  {clock_text(left)}", f"bold {ink}" if seat.deadline is not None else ink))
        if seat.forfeited:
            parts.append((f"  {say('tui-out')}", palette.DANGER))
        elif seat.taken_over:
            parts.append((f"  {say('tui-taken-over')}", palette.DANGER))
        elif seat.kind == "person" and not seat.online:
            parts.append((f"  {say('tui-away')}", palette.LINE_STRONG))
        return parts

    def left_ms(self, seat: wire.SeatInfo) -> int | None:
        """What a seat has left now; a clock that runs is counted down here."""
        if self.info.state != "playing" or seat.kind != "person" or seat.forfeited:
            return None
        if seat.deadline is not None:
            return max(0, seat.deadline - ids.now() - self.chairs[0].line.ahead_ms)
        return seat.left_ms

    @property
    def timed(self) -> bool:
        return any(seat.deadline is not None for seat in self.info.seats)

    async def refusals(self, seat: Seat) -> list[Refusal]:
        try:
            async with asyncio.timeout(PATIENCE):
                refused = await self.line(seat).why()
        except TimeoutError as error:
            raise unreachable(self.client.url) from error
        return [Refusal(option(r.option.verb, *r.option.refs), r.rule) for r in refused]

    def outcome(self) -> Outcome | None:
        result = self.chairs[0].line.position.result
        return None if result is None else Outcome(result.scores, result.winners, result.sheet)

    def earlier(self, seat: Seat) -> int | None:
        """The entry to go back to in order to choose again what this seat chose last."""
        line = self.line(seat)
        if line.chosen:
            return line.chosen[-1]
        own = [event.seq for event in line.events if event.args.get("who") == seat]
        return own[-1] - 1 if own else None


class Chair:
    """One seat and its chronicle: what happened and what was said, in the order it was heard."""

    def __init__(self, line: Line) -> None:
        self.line: Final = line
        self.log: Final[list[wire.Event | wire.ChatLine]] = []
        self._said = -1
        self.hear("full")
        self.hear("said")

    def hear(self, what: str) -> None:
        if what in ("full", "patch"):
            self._keep_events()
        if what in ("said", "hello"):
            fresh = [said for said in self.line.chat if said.number > self._said]
            self.log.extend(fresh)
            self._said = fresh[-1].number if fresh else self._said

    def _keep_events(self) -> None:
        """Drop what was taken back, add what is new."""
        events = self.line.events
        held = [entry for entry in self.log if isinstance(entry, wire.Event)]
        same = 0
        for one, other in zip(held, events, strict=False):
            if one is not other and one != other:
                break
            same += 1
        gone = {id(event) for event in held[same:]}
        self.log[:] = [entry for entry in self.log if id(entry) not in gone]
        self.log.extend(events[same:])


async def sit_down(client: Client, info: wire.TableInfo, person: str) -> RemoteTable:
    """Open a socket for each seat of this person; a spectator's if there is none. Raises RealmsError."""
    registry.get(info.ruleset)
    numbers: list[int | None] = [seat.seat for seat in info.seats if person and seat.person == person]
    lines = [client.seat(info.id, number) for number in numbers or [None]]
    try:
        for line in lines:
            await line.open()
    except BaseException:
        for line in lines:
            await line.close()
        raise
    return RemoteTable(client, lines)


def asked(seat: Seat, question: wire.Question) -> Decision:
    """A question of the wire as the kernel's own."""
    decision = Decision(seat, question.prompt, question.rule, tuple(question.args.items()), question.optional)
    decision.options = [option(found.verb, *found.refs) for found in question.options]
    return decision


def happened(event: wire.Event) -> Event:
    return Event(_kind(event.kind, tuple(event.args)), tuple(event.args.values()))


@lru_cache(maxsize=1024)
def _kind(name: str, params: tuple[str, ...]) -> EventKind:
    return EventKind(name, *params)


def clean(text: str) -> str:
    """One line without anything a terminal might obey."""
    kept = [" " if char.isspace() else char for char in text]
    return "".join(char for char in kept if unicodedata.category(char)[0] != "C").strip()


def told(error: RealmsError, lang: str) -> str:
    """A refusal in the language of the screen, where there are words for it; else in the server's own."""
    known = words(lang)
    if isinstance(error, Unreachable):
        return known.format("tui-unreachable")
    message = f"tui-sorry-{error.code}" if isinstance(error, ServerSays) else ""
    return known.format(message) if message and known.has(message) else clean(str(error))


def shortened(name: str) -> str:
    name = clean(name) or "?"
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def clock_text(left_ms: int) -> str:
    """A length of time as a clock shows it."""
    seconds = left_ms // 1000
    if seconds >= 2 * 86_400:
        return f"{seconds // 86_400}d"
    hours, minutes, seconds = seconds // 3600, seconds // 60 % 60, seconds % 60
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
