"""The lobby: new tables, seats, invitations, talk and reports."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from .limited import SHOWN, Line, SeatNumber, Seq
from .seen import ChatLine, Clock, Millis, Seat, TableInfo


@dataclass(frozen=True, slots=True)
class SeatForm:
    """Who is to sit: `me`, `open` for anyone who may join, or a `bot` by name."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, StringConstraints(max_length=40)] = ""


@dataclass(frozen=True, slots=True)
class FromForm:
    """Begin at the position of a finished match after so many entries of its record."""

    table: Annotated[str, StringConstraints(max_length=40)]
    at: Seq


@dataclass(frozen=True, slots=True)
class TableForm:
    """A new table. `seats` has one entry a player, the first seat first; left out: me, then open seats."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    players: Annotated[int, Field(ge=1, le=14)] | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[list[SeatForm], Field(max_length=14)] | None = None
    public: bool = False
    spectators: bool = True
    clock: Clock = field(default_factory=Clock)
    start: bool = False
    """Begin at once; every seat must be taken."""
    play_on: FromForm | None = None
    coach: bool | None = None
    """May people ask the coach for hints? Left out: where one person plays, alone or with bots. Whoever joins a
    table agrees to what it says."""


@dataclass(frozen=True, slots=True)
class SitForm:
    """Take or change a seat. `invitation` is needed at a table that is not public, unless one hosts it."""

    kind: Literal["me", "open", "bot"] = "me"
    bot: Annotated[str, StringConstraints(max_length=40)] = ""
    invitation: Annotated[str, StringConstraints(max_length=100)] = ""


@dataclass(frozen=True, slots=True)
class InvitationForm:
    """`seat` None: any open seat."""

    seat: SeatNumber | None = None


@dataclass(frozen=True, slots=True)
class Invitation:
    """`token` is told once, when the invitation is made; the link is /join/<token>."""

    id: str
    table: str
    seat: Seat | None
    created: Millis
    uses: int
    token: str = ""


@dataclass(frozen=True, slots=True)
class JoinForm:
    token: Annotated[str, StringConstraints(min_length=1, max_length=100)]


@dataclass(frozen=True, slots=True)
class Tables:
    """A page of tables, newest first; `more` is the `before` of the next page."""

    tables: tuple[TableInfo, ...]
    more: Millis | None = None


@dataclass(frozen=True, slots=True)
class ChatForm:
    text: Line


@dataclass(frozen=True, slots=True)
class Chat:
    lines: tuple[ChatLine, ...]


@dataclass(frozen=True, slots=True)
class ReportForm:
    text: Annotated[str, StringConstraints(min_length=1, max_length=4000, pattern=SHOWN)]


@dataclass(frozen=True, slots=True)
class Report:
    id: str
