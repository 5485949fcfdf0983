"""Influence bids (RW-BID): announced, sealed, revealed together; ties are decided by somebody."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Sealed, Seat, option
from realms.kernel.stock import AskOnce, SealedAsk

from ..events import BID_LOST, BID_MADE, BID_WON
from ..state import Runewars
from ..terms import BEFORE_BID, NOBODY, PRIMARCH, TITLES
from .areas import faction, in_rank, seat_of
from .hands import spend_influence
from .tactics import TacticsMoment


@final
class Bid(Steps[Runewars]):
    """RW-BID-01, 02. The parent reads `total` and `winner`, or `loser` where the card asks who has bid least."""

    RULE: ClassVar[str] = "RW-BID-01"
    ORDER: ClassVar[tuple[str, ...]] = ("strings", "seal", "reveal", "late", "pay", "tie", "decided")

    def __init__(
        self,
        losing: Public[bool],
        bids: Public[list[int]],
        last: Public[int] = NOBODY,
        winner: Public[int] = NOBODY,
        loser: Public[int] = NOBODY,
        at: Public[str] = "strings",
    ) -> None:
        super().__init__(at)
        self.losing = losing  # is a loser wanted, and no winner
        self.bids = bids  # by seat, once they are revealed; -1 before, and for who does not bid
        self.last = last  # who bids after the others have revealed (RW-TACTIC-41)
        self.winner = winner
        self.loser = loser

    def context(self) -> str:
        return "bid"

    @property
    def total(self) -> int:
        return sum([bid for bid in self.bids if bid > 0])

    def strings(self, g: Runewars) -> Frame | None:
        return TacticsMoment(BEFORE_BID, tuple(in_rank(g)))

    def seal(self, g: Runewars) -> Frame | None:
        """Who has nothing bids nothing, and is not asked."""
        bidders = [r.seat for r in g.realms if not r.out and r.influence > 0 and r.seat != self.last]
        return SealBids(tuple(bidders), {})

    def reveal(self, g: Runewars) -> Frame | None:
        sealed = g.took(SealBids).sealed
        for realm in g.realms:
            if not realm.out and realm.seat != self.last:
                self.lay(g, realm.seat, int(sealed[realm.seat].split(":")[1]) if realm.seat in sealed else 0)
        return None

    def late(self, g: Runewars) -> Frame | None:
        if self.last != NOBODY and g.realms[self.last].influence > 0:
            return LateBid(self.last)
        if self.last != NOBODY:
            self.lay(g, self.last, 0)
        return None

    def lay(self, g: Runewars, seat: Seat, n: int) -> None:
        self.bids[seat] = n
        g.tell(BID_MADE, seat, n)

    def pay(self, g: Runewars) -> Frame | None:
        """RW-BID-01. Everything bid is lost, win or not."""
        for seat in in_rank(g):
            spend_influence(g, seat, self.bids[seat])
        return None

    def tie(self, g: Runewars) -> Frame | None:
        """RW-BID-03, 04."""
        foremost = self.foremost()
        return BreakTie(decider(g), foremost, self.losing) if len(foremost) > 1 else None

    def decided(self, g: Runewars) -> Frame | None:
        foremost = self.foremost()
        seat = g.took(BreakTie).picked if len(foremost) > 1 else foremost[0]
        if self.losing:
            self.loser = seat
        else:
            self.winner = seat
        g.tell(BID_LOST if self.losing else BID_WON, seat)
        return None

    def foremost(self) -> list[Seat]:
        """Who has bid most, or least where a loser is wanted."""
        made = [bid for bid in self.bids if bid >= 0]
        wanted = min(made) if self.losing else max(made)
        return [seat for seat, bid in enumerate(self.bids) if bid == wanted]


def begin_bid(g: Runewars, losing: bool = False) -> Bid:
    return Bid(losing, [-1] * g.seats)


def decider(g: Runewars) -> Seat:
    """RW-BID-03. The Primarch's owner, else who has most influence left, else the largest printed influence."""
    primarch = g.titles[TITLES.index(PRIMARCH)]
    return primarch if primarch != NOBODY else in_rank(g)[0]


def offer_bids(g: Runewars, seat: Seat, menu: Decision) -> None:
    for n in range(g.realms[seat].influence + 1):
        menu.offer(OK, option("bid", str(n)))


@final
class SealBids(SealedAsk[Runewars]):
    """RW-BID-01. Everyone chooses secretly; nothing is allowed as well."""

    RULE: ClassVar[str] = "RW-BID-01"
    PROMPT: ClassVar[str] = "rw-bid"

    def __init__(self, seats: Public[tuple[int, ...]], sealed: Sealed[dict[int, str]]) -> None:
        super().__init__(seats, sealed)

    def choices(self, g: Runewars, menu: Decision) -> None:
        offer_bids(g, menu.seat, menu)


@final
class LateBid(AskOnce[Runewars]):
    """RW-TACTIC-41. After the others have revealed theirs."""

    RULE: ClassVar[str] = "RW-TACTIC-41"
    PROMPT: ClassVar[str] = "rw-late-bid"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        offer_bids(g, self.seat, menu)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        bid = g.below(self, Bid)
        assert bid is not None
        bid.lay(g, seat, int(option.refs[0]))
        return None


@final
class BreakTie(AskOnce[Runewars]):
    """RW-BID-03. The decider picks among the tied bidders, perhaps himself."""

    RULE: ClassVar[str] = "RW-BID-03"
    PROMPT: ClassVar[str] = "rw-break-tie"

    def __init__(
        self,
        seat: Public[int],
        tied: Public[list[int]],
        lowest: Public[bool],
        picked: Public[int] = NOBODY,
        going: Public[bool] = True,
    ) -> None:
        super().__init__(seat, going)
        self.tied = tied
        self.lowest = lowest  # is it about who has lost
        self.picked = picked

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("kind", "lowest" if self.lowest else "highest"),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for seat in self.tied:
            menu.offer(OK, option("pick", faction(g, seat)))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        self.picked = seat_of(g, option.refs[0])
        return None
