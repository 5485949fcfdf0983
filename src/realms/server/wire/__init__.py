"""What goes over the line, as classes: the frames of a socket and what the REST routes take and give.

They are the source of `web/src/gen/wire.ts`; a change needs a higher WIRE, or the check fails. Plain dataclasses:
pydantic reads and validates what comes in, msgspec writes what goes out.

A socket shows one seat of one table (or what everyone may see). The server sends `hello`, then a `full`
position, then a `patch` for each thing that happens. A position is a few named parts; a patch cuts items out of
lists and puts others in. Every frame that changes the position carries its `print`; a patch names the print it
starts from, and a client that holds another one asks for a `full` with `look`. `seq` counts what was entered
into the match's record; a choice names the `seq` it answers, and one that comes too late is answered with the
position as it is now.
"""

from __future__ import annotations

from typing import Final

from realms.coach.model import (
    Account as Account,
    Advice as Advice,
    Chance as Chance,
    Fact as Fact,
    Follow as Follow,
    Hint as Hint,
    Reason as Reason,
    Review as Review,
    Stand as Stand,
    Turning as Turning,
)
from realms.kernel.scene import Scene as Scene

from .coaching import ReviewNow as ReviewNow
from .commands import (
    Answer as Answer,
    Ask as Ask,
    Choose as Choose,
    Command as Command,
    Look as Look,
    Order as Order,
    Ping as Ping,
    Resign as Resign,
    Return as Return,
    Say as Say,
    Standing as Standing,
    Undo as Undo,
    Why as Why,
)
from .frames import (
    Bye as Bye,
    Clocks as Clocks,
    Frame as Frame,
    Full as Full,
    Hello as Hello,
    Orders as Orders,
    Patch as Patch,
    Pong as Pong,
    Reasons as Reasons,
    Said as Said,
    Sorry as Sorry,
    TableNow as TableNow,
)
from .limited import HIDDEN as HIDDEN, Name as Name
from .meta import GameInfo as GameInfo, Games as Games, Health as Health, Problem as Problem
from .people import (
    AccountForm as AccountForm,
    GuestForm as GuestForm,
    Me as Me,
    Person as Person,
    SignedIn as SignedIn,
    SignInForm as SignInForm,
)
from .reading import RuleInfo as RuleInfo, Rules as Rules, Term as Term, Words as Words
from .records import Entry as Entry, Moment as Moment, Record as Record, Told as Told
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
from .tables import (
    Chat as Chat,
    ChatForm as ChatForm,
    FromForm as FromForm,
    Invitation as Invitation,
    InvitationForm as InvitationForm,
    JoinForm as JoinForm,
    Report as Report,
    ReportForm as ReportForm,
    SeatForm as SeatForm,
    SitForm as SitForm,
    TableForm as TableForm,
    Tables as Tables,
)
from .touring import Tour as Tour, TourStep as TourStep

WIRE: Final = 2
"""The version of everything in this package."""
