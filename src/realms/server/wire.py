"""What goes over the line, as classes: the frames of a socket and what the REST routes take and give.

They are the source of `web/src/gen/wire.ts`; a change here needs a higher WIRE, or the check fails. Plain
dataclasses: pydantic reads and validates what comes in, msgspec writes what goes out.

A socket shows one seat of one table (or what everyone may see). The server sends `hello`, then a `full`
position, then a `patch` for each thing that happens. A position is a few named parts; a patch cuts items out of
lists and puts others in. Every frame that changes the position carries its `print`; a patch names the print it
starts from, and a client that holds another one asks for a `full` with `look`. `seq` counts what was entered
into the match's record; a choice names the `seq` it answers, and one that comes too late is answered with the
position as it is now.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field, StringConstraints

from realms.kernel.scene import Scene as Scene

from .reading import RuleInfo as RuleInfo, Rules as Rules, Term as Term, Words as Words
from .seen import (
    Arg as Arg,
    Asked as Asked,
    Change as Change,
    ChatLine as ChatLine,
    Clock as Clock,
    Event as Event,
    Millis as Millis,
    Option as Option,
    Plea as Plea,
    Position as Position,
    Question as Question,
    Refused as Refused,
    Result as Result,
    Seat as Seat,
    SeatInfo as SeatInfo,
    SeatKind as SeatKind,
    TableInfo as TableInfo,
    TableState as TableState,
)
from .touring import Tour as Tour, TourStep as TourStep

WIRE: Final = 1
"""The version of everything in this file."""


HIDDEN: Final = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180e"
    r"\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb"
    "\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e007f"
)
"""Signs that are drawn as nothing, turn text round or break what is shown, as a class of a regular expression."""

Name: TypeAlias = Annotated[
    str, StringConstraints(min_length=1, max_length=32, pattern=f"^[^{HIDDEN}]*[^\\s{HIDDEN}][^{HIDDEN}]*$")
]
"""Without hidden signs, and with at least one that is no space."""
Password: TypeAlias = Annotated[str, StringConstraints(min_length=8, max_length=256)]
Key: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=200)]
SHOWN: Final = r"[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
"""A sign that is left when spaces, control characters and signs that turn text round have gone."""
Line: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=500, pattern=SHOWN)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=14)]
Seq: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000)]


# Frames, server to client.


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


# Commands, client to server.


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose an option of this seat's question, as it was at `seq`."""

    type: Literal["choose"]
    seq: Seq
    key: Key


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the own last choice; `all`: everything back to the last barrier ("reset turn")."""

    type: Literal["undo"]
    seq: Seq
    all: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the others to go back to the position after entry `to`."""

    type: Literal["ask"]
    seq: Seq
    to: Seq


@dataclass(frozen=True, slots=True)
class Answer:
    """Grant or refuse the plea of entry `at`; whoever made it withdraws it with False."""

    type: Literal["answer"]
    at: Seq
    yes: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """A reaction settled beforehand: to questions with this prompt ("*": all that can be passed) the seat passes
    by itself. `policy` "fits": only where it can do nothing else; "ask" removes the order.

    `until`: "turn" ends with the seat's next own choice, "phase" with what the game is in now (a battle; the
    server notes it in `phase`), "game" lasts.
    """

    prompt: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    policy: Literal["ask", "pass", "fits"]
    until: Literal["turn", "phase", "game"] = "game"
    phase: Annotated[str, StringConstraints(max_length=80)] = ""


@dataclass(frozen=True, slots=True)
class Order:
    type: Literal["order"]
    standing: Standing


@dataclass(frozen=True, slots=True)
class Say:
    type: Literal["say"]
    text: Line


@dataclass(frozen=True, slots=True)
class Why:
    """Why is not more offered? Answered with `reasons`."""

    type: Literal["why"]


@dataclass(frozen=True, slots=True)
class Look:
    """Send the whole position again, with the events since `since` (None: without events)."""

    type: Literal["look"]
    since: Seq | None = None


@dataclass(frozen=True, slots=True)
class Return:
    """Take the seat back from the bot that holds it."""

    type: Literal["return"]


@dataclass(frozen=True, slots=True)
class Resign:
    type: Literal["resign"]


@dataclass(frozen=True, slots=True)
class Ping:
    type: Literal["ping"]


Command: TypeAlias = Annotated[
    Choose | Undo | Ask | Answer | Order | Say | Why | Look | Return | Resign | Ping, Field(discriminator="type")
]


# REST: people.


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    guest: bool


@dataclass(frozen=True, slots=True)
class Me:
    """`csrf` goes into the header X-CSRF-Token of whatever changes something, when the session came by cookie."""

    person: Person | None
    csrf: str = ""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """`token` is for programs (Authorization: Bearer); browsers use the cookie that comes with it."""

    person: Person
    csrf: str
    token: str


@dataclass(frozen=True, slots=True)
class GuestForm:
    name: Name


@dataclass(frozen=True, slots=True)
class AccountForm:
    """A new account; the guest who asks for it turns into it and keeps the games."""

    name: Name
    password: Password


@dataclass(frozen=True, slots=True)
class SignInForm:
    name: Name
    password: Annotated[str, StringConstraints(min_length=1, max_length=256)]


# REST: tables.


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


# REST: records.


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


# REST: the server itself.


@dataclass(frozen=True, slots=True)
class GameInfo:
    id: str
    ruleset: str
    name: dict[str, str]
    players: tuple[int, int]
    scenarios: tuple[str, ...]
    options: dict[str, Any]
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Games:
    games: tuple[GameInfo, ...]
    wire: int
    realms: str


@dataclass(frozen=True, slots=True)
class Health:
    ok: bool
    database: bool
    realms: str
    wire: int


@dataclass(frozen=True, slots=True)
class Problem:
    """Any refusal: `code` for programs, one sentence for people."""

    code: str
    message: str
