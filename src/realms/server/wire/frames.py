"""What the server says over a socket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .commands import Standing
from .seen import Change, ChatLine, Event, Millis, Position, Refused, Seat, TableInfo


@dataclass(frozen=True, slots=True)
class Hello:
    """The first frame. `seat` is 15 for a spectator."""

    wire: int
    realms: str
    table: TableInfo
    seat: Seat
    now: Millis
    chat: tuple[ChatLine, ...] = ()
    standing: tuple[Standing, ...] = ()
    type: Literal["hello"] = "hello"


@dataclass(frozen=True, slots=True)
class Full:
    """The whole position, and what happened since the entry that the client had seen."""

    seq: int
    print: str
    position: Position
    events: tuple[Event, ...] = ()
    since: int = 0
    """`events` follow that entry: whatever the client was told after it is replaced by them."""
    stale: bool = False
    """Sent instead of carrying out a command that came too late."""
    type: Literal["full"] = "full"


@dataclass(frozen=True, slots=True)
class Patch:
    """What changed, starting from the position with the print `base`. `back`: events after this seq were taken
    back."""

    seq: int
    base: str
    print: str
    changes: tuple[Change, ...]
    events: tuple[Event, ...] = ()
    back: int | None = None
    type: Literal["patch"] = "patch"


@dataclass(frozen=True, slots=True)
class TableNow:
    """Something about the table changed: who sits, who is there, clocks, pleas, the end."""

    table: TableInfo
    now: Millis
    type: Literal["table"] = "table"


@dataclass(frozen=True, slots=True)
class Clocks:
    """After an entry at a table with a clock: for each seat what is left as of `now`, and when its time is up."""

    left_ms: tuple[Millis | None, ...]
    deadline: tuple[Millis | None, ...]
    now: Millis
    type: Literal["clocks"] = "clocks"


@dataclass(frozen=True, slots=True)
class Said:
    line: ChatLine
    type: Literal["said"] = "said"


@dataclass(frozen=True, slots=True)
class Reasons:
    """The answer to `why`."""

    refused: tuple[Refused, ...]
    seq: int
    type: Literal["reasons"] = "reasons"


@dataclass(frozen=True, slots=True)
class Orders:
    """The standing orders of this seat, after a change."""

    standing: tuple[Standing, ...]
    type: Literal["orders"] = "orders"


@dataclass(frozen=True, slots=True)
class Sorry:
    """A command that was not carried out: `code` for programs, one sentence for people. Nothing has changed."""

    code: str
    message: str
    type: Literal["sorry"] = "sorry"


@dataclass(frozen=True, slots=True)
class Pong:
    now: Millis
    type: Literal["pong"] = "pong"


@dataclass(frozen=True, slots=True)
class Bye:
    """The server closes the socket; come again after so long, or not at all if None."""

    code: str
    message: str
    again_ms: Millis | None = None
    type: Literal["bye"] = "bye"


Frame: TypeAlias = Hello | Full | Patch | TableNow | Clocks | Said | Reasons | Orders | Sorry | Pong | Bye
