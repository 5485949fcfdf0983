"""What goes over the line and is seen: the position of a seat, and the table around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from realms.kernel.scene import Scene

Seat: TypeAlias = int
Millis: TypeAlias = int
"""A time since 1970, or a length of time, in milliseconds."""
Arg: TypeAlias = str | int
TableState: TypeAlias = Literal["open", "playing", "finished", "closed"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]


# What a seat sees.


@dataclass(frozen=True, slots=True)
class Option:
    """One click. `refs` are ids of the scene."""

    key: str
    verb: str
    refs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that this seat owes; message `prompt-<prompt>` with `args`; `rule` asks it."""

    prompt: str
    rule: str
    args: dict[str, Arg]
    optional: bool
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """Who owes a choice; everyone may know that much."""

    seat: Seat
    prompt: str
    optional: bool


@dataclass(frozen=True, slots=True)
class Refused:
    """What cannot be chosen now, and the rule that says so; message `why-<rule>`."""

    option: Option
    rule: str


@dataclass(frozen=True, slots=True)
class Event:
    """What happened; message `event-<kind>` with `args`. "?" stands for what this seat may not know."""

    seq: int
    kind: str
    args: dict[str, Arg]


@dataclass(frozen=True, slots=True)
class Result:
    """How it ended. `sheet`: rows of the score sheet, message id and a number a seat."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    sheet: tuple[tuple[str, tuple[int, ...]], ...] = ()
    forfeited: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """All that one seat sees of the match now. `undo`: how many own choices can be taken back."""

    scene: Scene
    asked: tuple[Asked, ...]
    due: tuple[Question, ...]
    undo: int
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """In the list named `part` ("scene.pieces", "due") at `at`: cut so many, put these. `at` -1: the part is now
    `put[0]`."""

    part: str
    at: int
    cut: int
    put: tuple[Any, ...] = ()


# What everyone at a table sees of it.


@dataclass(frozen=True, slots=True)
class Clock:
    """`live`: a bank that runs while a choice is owed, plus an increment for each choice. `days`: so long for
    each choice."""

    kind: Literal["none", "live", "days"] = "none"
    bank_ms: Annotated[int, Field(ge=0, le=86_400_000)] = 0
    increment_ms: Annotated[int, Field(ge=0, le=3_600_000)] = 0
    days: Annotated[float, Field(ge=0, le=60)] = 0
    time_out: Literal["bot", "forfeit"] = "bot"
    """What happens when time runs out: a bot plays until the person returns, or the seat is forfeited."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """As of when this was sent. `since`: when the person on this seat began to owe a choice, None while it owes
    none; `left_ms`: of the bank; `deadline`: when the time of this seat is up, while it owes a choice."""

    seat: Seat
    kind: SeatKind
    person: str = ""
    name: str = ""
    bot: str = ""
    online: bool = False
    taken_over: bool = False
    forfeited: bool = False
    since: Millis | None = None
    left_ms: Millis | None = None
    deadline: Millis | None = None


@dataclass(frozen=True, slots=True)
class Plea:
    """Somebody asks to take back more than the rules give: to the position after `to` entries. All others must
    grant it."""

    by: Seat
    to: int
    at: int
    granted: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class TableInfo:
    """`seed_hash` is published at the start, `seed` and `salt` at the end: hash = sha256("realms:" seed ":"
    salt).

    `coach`: does it give hints to those who play now? `coach_agreed`: what was settled at the making; None: on as
    long as one person plays, alone or with bots."""

    id: str
    game: str
    ruleset: str
    state: TableState
    players: int
    options: dict[str, Any]
    host: str
    public: bool
    spectators: bool
    clock: Clock
    seats: tuple[SeatInfo, ...]
    seq: int
    created: Millis
    started: Millis | None = None
    ended: Millis | None = None
    seed_hash: str = ""
    seed: str | None = None
    salt: str | None = None
    plea: Plea | None = None
    result: Result | None = None
    parent: str | None = None
    parent_at: int | None = None
    coach: bool = False
    coach_agreed: bool | None = None


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table. `number` grows."""

    number: int
    person: str
    name: str
    text: str
    at: Millis
