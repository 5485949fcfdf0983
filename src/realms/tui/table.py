"""The table behind the screen: one match, who sits where, what happened. Knows no widgets.

A save made here is a Realms save with one more entry, "table": who sits where. Any save can be resumed;
without the entry the first seat is a person and the others are bots.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from realms import bots, saves, wording
from realms.api import default_players
from realms.i18n import words
from realms.kernel.codec import a_dict
from realms.kernel.history import NOBODY, Header, History, enter
from realms.kernel.match import Match
from realms.kernel.model import BadSave, Decision, Event, IllegalChoice, Outcome, Refusal, Seat
from realms.kernel.registry import GameSpec, get
from realms.kernel.scene import Scene
from realms.kernel.view import SPECTATOR, View, project, redact

HUMAN: Final = "human"
AUTOSAVE: Final = "autosave.realms"


Part = tuple[str, str]
"""Text and its style."""

Said = tuple[Seat, str, bool]
"""A line of the chronicle: the seat it is about or -1, the text, and whether a person said it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice and what came of it."""

    seat: Seat
    key: str
    events: tuple[Event, ...]


class AnyTable(Protocol):
    """What a screen needs to know of a table, wherever its match is."""

    @property
    def spec(self) -> GameSpec: ...

    @property
    def humans(self) -> tuple[Seat, ...]:
        """Seats of the people at this keyboard."""

    def names(self, lang: str) -> list[str]: ...

    def scene(self, viewer: Seat) -> Scene: ...

    def next(self, viewer: Seat) -> Decision | None:
        """What the game waits for: the viewer's own choice first, then that of others; None at the end."""

    def can_undo(self, viewer: Seat) -> bool: ...

    def entries(self, viewer: Seat) -> Sequence[object]:
        """What happened and was said so far; grows, or changes at its end."""

    def lines(self, entries: Sequence[object], viewer: Seat, lang: str) -> list[Said]:
        """Some of these entries as lines."""

    def notes(self, lang: str) -> dict[Seat, list[Part]]:
        """What is to be said of seats beside the game: clocks, who is away."""


class Table:
    """A match that people and bots play together at one screen."""

    def __init__(self, match: Match, players: Sequence[str], log: list[Entry] | None = None) -> None:
        assert match.header is not None and len(players) == match.seats
        told = log if log is not None else setting_up(match)
        match.log = []
        self.header: Final[Header] = match.header
        self.spec: Final[GameSpec] = get(match.GAME)
        self.players: Final = tuple(players)
        self.history: Final = History(match)
        self.log: Final = told
        seed = self.header.seed
        self.bots: Final = {
            seat: bots.make(name, self.spec.id, seat, seed * 31 + seat)
            for seat, name in enumerate(self.players)
            if name != HUMAN
        }

    @property
    def match(self) -> Match:
        return self.history.match

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, name in enumerate(self.players) if name == HUMAN)

    def names(self, lang: str) -> list[str]:
        say = words(lang).format
        return [
            say("seat", number=seat + 1) if name == HUMAN else say("tui-bot", number=seat + 1)
            for seat, name in enumerate(self.players)
        ]

    def next(self, viewer: Seat) -> Decision | None:
        """What the game waits for: the viewer's own choice first, then people's, then bots'; None at the end."""
        waiting = [d for d in self.match.due if not d.optional]
        waiting.sort(key=lambda d: (d.seat != viewer, d.seat in self.bots, d.seat))
        return waiting[0] if waiting else None

    def choose(self, seat: Seat, key: str) -> None:
        events = self.history.apply(seat, key)
        self.log.append(Entry(seat, key, tuple(events)))

    def undo(self, seat: Seat) -> bool:
        if not self.history.undo(seat):
            return False
        self.match.header = self.header
        self.log.pop()
        return True

    def view(self, viewer: Seat) -> View:
        return project(self.match, viewer)

    def sight(self, seat: Seat) -> bots.Sight:
        """What a bot in that seat is given."""
        return bots.Sight(self.match, seat)

    def scene(self, viewer: Seat) -> Scene:
        return self.spec.scene(self.view(viewer))

    def told(self, viewer: Seat) -> list[Event]:
        """Everything that happened, as this seat was told it."""
        return redact([event for entry in self.log for event in entry.events], viewer)

    def can_undo(self, viewer: Seat) -> bool:
        return self.history.can_undo(viewer)

    def entries(self, viewer: Seat) -> list[Entry]:
        return self.log

    def lines(self, entries: Sequence[object], viewer: Seat, lang: str) -> list[Said]:
        """What these entries of the log hold, as this seat was told it."""
        happened = [event for entry in entries if isinstance(entry, Entry) for event in entry.events]
        return story(self.spec, redact(happened, viewer), self.names(lang), lang)

    def notes(self, lang: str) -> dict[Seat, list[Part]]:
        return {}

    def refusals(self, seat: Seat) -> list[Refusal]:
        return self.match.refusals(seat)

    def outcome(self) -> Outcome | None:
        return self.match.outcome() if self.match.over else None

    def save(self) -> bytes:
        body = a_dict(saves.unpack(saves.save(self.match)))
        body["table"] = list(self.players)
        return saves.pack(body)


def story(spec: GameSpec, events: Sequence[Event], names: Sequence[str], lang: str) -> list[Said]:
    """Events as lines of the chronicle, without bookkeeping."""
    return [
        (wording.actor(event), wording.event(spec, event, names, lang), False)
        for event in events
        if event.kind.name not in wording.QUIET
    ]


def setting_up(match: Match) -> list[Entry]:
    """The beginning of the chronicle of a match in which nobody has chosen yet."""
    return [Entry(NOBODY, "", tuple(match.log))] if match.log and not match.seq else []


def resume(data: bytes) -> Table:
    """The table of a save, with its log played again. Raises BadSave."""
    match = saves.load(data)
    told = a_dict(saves.unpack(data)).get("table")
    log: list[Entry] = []
    if match.moves is not None and match.header is not None:
        match, log = _again(match.header, match.moves)
    return Table(match, _players(told, match), log)


def _again(header: Header, moves: list[tuple[Seat, str]]) -> tuple[Match, list[Entry]]:
    """The choices of a save that has been believed, once more with the log on."""
    match = header.start()
    match.header = header
    match.moves = []
    log = setting_up(match)
    match.log = []
    for seat, key in moves:
        try:
            log.append(Entry(seat, key, tuple(enter(match, seat, key))))
        except IllegalChoice as error:
            raise BadSave(str(error)) from error
    return match, log


def _players(told: object, match: Match) -> list[str]:
    known = [*bots.names(get(match.GAME).id), HUMAN]
    if isinstance(told, list) and len(told) == match.seats and all(name in known for name in told):
        return [str(name) for name in told]
    return [HUMAN] + [best_bot(get(match.GAME).id)] * (match.seats - 1)


def best_bot(game: str) -> str:
    """Who plays if nobody says otherwise."""
    return bots.usual(game)


def company(spec: GameSpec) -> int:
    """How many sit down if nobody says otherwise: one person alone, where a game can be played so."""
    return 1 if spec.fewest == 1 else default_players(spec)


def save_folder() -> Path:
    """Where games are kept between evenings."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(base) / "realms"


def write(path: Path, data: bytes) -> None:
    """Write a save so that a crash leaves either the old or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    draft.write_bytes(data)
    draft.replace(path)


__all__ = ["AUTOSAVE", "HUMAN", "SPECTATOR", "Entry", "Table", "best_bot", "resume", "save_folder", "write"]
