"""The auction of heroes (MK-OPT-02 to 07): who picks a hero may be outbid in fame by those who have none yet."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Ask, Frame
from realms.kernel.model import OK, Arg, Decision, Option, Public, Seat, option
from realms.kernel.stock import PASS

from ..data.heroes import HEROES
from ..data.tracks import LEVEL_AT
from ..events import BID_MADE, BID_MATCHED, HERO_GIVEN_UP, HERO_PICKED, HERO_TAKEN
from ..state import MageKnight
from ..terms import FAME_TRACK, NONE, TOP_LEVEL

MOST: Final = FAME_TRACK - LEVEL_AT[TOP_LEVEL]
"""MK-OPT-06. So much fame can be marked in the last row of the track."""


def without(g: MageKnight) -> list[Seat]:
    """Players who have no hero yet, in selection order."""
    return [seat for seat in g.order if g.heroes[seat].name == ""]


def free(g: MageKnight) -> list[str]:
    taken = [hero.name for hero in g.heroes]
    return [name for name in HEROES if name not in taken]


@final
class Auction(Ask[MageKnight]):
    """MK-OPT-02 to 05. The first in selection order without a hero picks one; the others agree or bid for it.

    `speakers`: who has not answered the present bid yet, in the order in which they do. If they all pass, `leader`
    takes the hero for `bid`. Who picked answers a bid with the same, or gives the hero up for good (`gave_up`).
    Of equal bids the earlier one in selection order counts: so may others who have bid before (`bidders`).
    """

    RULE: ClassVar[str] = "MK-OPT-02"

    def __init__(
        self,
        speakers: Public[list[int]],
        bidders: Public[list[int]],
        hero: Public[str] = "",
        leader: Public[int] = NONE,
        bid: Public[int] = 0,
        gave_up: Public[bool] = False,
    ) -> None:
        self.speakers = speakers
        self.bidders = bidders
        self.hero = hero
        self.leader = leader
        self.bid = bid
        self.gave_up = gave_up

    def settle(self, g: MageKnight) -> Frame | None:
        """MK-OPT-05. Nobody bids more: the hero is taken. The last hero is left for the last player."""
        if self.hero != "" and not self.speakers:
            self.take(g)
        if self.hero == "" and len(without(g)) == len(free(g)) == 1:
            self.hero, self.leader = free(g)[0], without(g)[0]
            self.take(g)
        return None

    def take(self, g: MageKnight) -> None:
        """MK-OPT-06. Who takes a hero pays what was bid; below nothing the track counts from its end."""
        hero = g.heroes[self.leader]
        hero.name = self.hero
        hero.fame -= self.bid
        g.tell(HERO_TAKEN, self.leader, self.hero, self.bid)
        self.hero, self.leader, self.bid, self.gave_up = "", NONE, 0, False
        self.bidders.clear()

    def pending(self, g: MageKnight) -> list[Decision]:
        waiting = without(g)
        if not waiting:
            return []
        if self.hero == "":
            menu = Decision(waiting[0], "pick-hero", self.RULE, (), False, g.explain)
            for name in free(g):
                menu.offer(OK, option("pick", name))
            return [menu]
        seat = self.speakers[0]
        args: tuple[tuple[str, Arg], ...] = (("hero", self.hero), ("who", self.leader), ("n", self.bid))
        if seat == waiting[0]:
            menu = Decision(seat, "match-bid", self.RULE, args, False, g.explain)
            menu.offer(OK, option("match", str(self.bid)))
            menu.offer(OK, option("give_up"))
            return [menu]
        menu = Decision(seat, "bid-for-hero", self.RULE, args, False, g.explain)
        if seat in self.bidders and g.order.index(seat) < g.order.index(self.leader):
            menu.offer(OK, option("match", str(self.bid)))
        for n in range(self.bid + 1, MOST + 1):
            menu.offer(OK, option("bid", str(n)))
        menu.offer(OK, PASS)
        return [menu]

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "pick":
            self.hero, self.leader = option.refs[0], seat
            self.speakers = self.after(g, seat)
            g.tell(HERO_PICKED, seat, self.hero)
            return None
        self.speakers.pop(0)
        if option.verb == "bid":
            self.leader, self.bid = seat, int(option.refs[0])
            if seat not in self.bidders:
                self.bidders.append(seat)
            self.speakers = self.after(g, seat)
            g.tell(BID_MADE, seat, self.hero, self.bid)
        elif option.verb == "match":
            self.speakers.append(self.leader)
            self.leader = seat
            g.tell(BID_MATCHED, seat, self.hero, self.bid)
        elif option.verb == "give_up":
            self.gave_up = True
            g.tell(HERO_GIVEN_UP, seat, self.hero)
        return None

    def after(self, g: MageKnight, seat: Seat) -> list[int]:
        """The others without a hero, going round from this seat; not who gave this hero up."""
        waiting = without(g)
        at = waiting.index(seat)
        others = waiting[at + 1 :] + waiting[:at]
        return [one for one in others if not (self.gave_up and one == waiting[0])]
