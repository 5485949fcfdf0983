"""War (TEK-WAR), alliance (TEK-ALLY) and its breaking (TEK-BREAK)."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import Public

from ..data.territories import AREAS
from ..events import (
    ALLIANCE_BROKEN,
    ALLIED,
    CROWN_PASSED,
    FLAG_SHOWN,
    LAIR_USED,
    NEUTRAL_BEATEN,
    NUMBER_SHOWN,
    WAR_BEGAN,
    WAR_WON,
)
from ..state import NEUTRAL, TinyEpicKingdoms
from ..terms import FLAG, LAIR, NONE
from . import board
from .dice import RaiseBid, WarDice
from .gains import gain_choice
from .payment import PayWar, discount
from .rout import AskLair, Plunder, Rout


@final
class War(Steps[TinyEpicKingdoms]):
    """TEK-WAR. Instigator and defender meet in an area. `winner` is NONE after an alliance.

    `fled_to`: where the loser's army of this area ended, or NONE. `aside`: an area where the two will fight a war
    of its own after this one (a Lizardfolk swap), so it is not at stake here.
    """

    RULE: ClassVar[str] = "TEK-WAR-01"
    ORDER: ClassVar[tuple[str, ...]] = (
        "dice",
        "reveal",
        "raised",
        "compare",
        "loser_pays",
        "winner_pays",
        "plunder",
        "crown",
        "lair",
        "rout",
        "over",
    )

    def __init__(
        self,
        area: Public[int],
        instigator: Public[int],
        defender: Public[int],
        by_quest: Public[bool],
        shown: Public[list[int]],
        winner: Public[int] = -1,
        loser: Public[int] = -1,
        fled_to: Public[int] = -1,
        aside: Public[int] = -1,
        at: Public[str] = "dice",
    ) -> None:
        super().__init__(at)
        self.area = area
        self.instigator = instigator
        self.defender = defender
        self.by_quest = by_quest
        self.shown = shown
        self.winner = winner
        self.loser = loser
        self.fled_to = fled_to
        self.aside = aside

    def context(self) -> str:
        return "war"

    def number(self, seat: int) -> int:
        """What the seat's die shows; FLAG for the flag."""
        return self.shown[0 if seat == self.instigator else 1]

    def cost(self, g: TinyEpicKingdoms, seat: int) -> int:
        """TEK-WAR-09, not counting that a loser may pay less."""
        off = discount(g, seat, self.area, attacking=seat == self.instigator, by_quest=self.by_quest)
        return max(0, self.number(seat) - off)

    def dice(self, g: TinyEpicKingdoms) -> Frame | None:
        g.tell(WAR_BEGAN, self.instigator, self.defender, AREAS[self.area])
        return WarDice((self.instigator, self.defender), {}, self.area, self.by_quest)

    def reveal(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-WAR-02: both at once. Then Orcs 4 may raise a number."""
        sealed = g.took(WarDice).sealed
        self.shown = []
        orcs = NONE
        for seat in (self.instigator, self.defender):
            key = sealed[seat]
            self.shown.append(FLAG if key == "flag" else int(key[4:]))
            if self.shown[-1] == FLAG:
                g.tell(FLAG_SHOWN, seat)
            else:
                g.tell(NUMBER_SHOWN, seat, self.shown[-1])
                if g.realms[seat].powers.raises_after_reveal:
                    orcs = seat
        if orcs == NONE:
            self.again("compare")
            return None
        return RaiseBid(orcs, self.number(orcs), self.cost(g, orcs))

    def raised(self, g: TinyEpicKingdoms) -> Frame | None:
        bid = g.took(RaiseBid)
        self.decide(g, bid.seat, bid.extra)
        return None

    def compare(self, g: TinyEpicKingdoms) -> Frame | None:
        if self.winner == NONE:
            self.decide(g, NONE, 0)
        if self.winner == NONE:
            self.again("over")
            g.tell(ALLIED, self.instigator, self.defender, AREAS[self.area])
            for seat in (self.instigator, self.defender):
                n = g.realms[seat].powers.alliance_gain
                if n > 0:
                    return gain_choice(seat, n, "TEK-RACE-HALFLINGS-1")
            return None
        g.tell(WAR_WON, self.winner, self.loser, AREAS[self.area])
        return None

    def decide(self, g: TinyEpicKingdoms, raiser: int, extra: int) -> None:
        """TEK-WAR-05, 06, 07: the higher number wins, the defender a tie; two flags ally."""
        attack = self.shown[0] + (extra if raiser == self.instigator else 0)
        defence = self.shown[1] + (extra if raiser == self.defender else 0)
        if attack == FLAG and defence == FLAG and g.seats > 2:
            return
        tied = attack == defence and g.realms[self.instigator].powers.wins_ties
        if attack > defence or tied:
            self.winner, self.loser = self.instigator, self.defender
        else:
            self.winner, self.loser = self.defender, self.instigator

    def loser_pays(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-WAR-08, 13R. Valkyries 4 pay half after a defeat."""
        amount = self.cost(g, self.loser)
        if g.realms[self.loser].powers.half_cost_when_lost:
            amount = (amount + 1) // 2
        return PayWar(self.loser, amount, [0, 0, 0])

    def winner_pays(self, g: TinyEpicKingdoms) -> Frame | None:
        return PayWar(self.winner, self.cost(g, self.winner), [0, 0, 0])

    def plunder(self, g: TinyEpicKingdoms) -> Frame | None:
        n = g.realms[self.winner].powers.plunder
        return Plunder(self.winner, self.loser, n) if n > 0 and self.winner == self.instigator else None

    def crown(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-TOKEN-04."""
        if g.crown == self.loser:
            g.crown = self.winner
            g.tell(CROWN_PASSED, self.loser, self.winner)
        return None

    def lair(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-TOKEN-08R: after both payments, before the loser chooses a retreat."""
        if g.realms[self.loser].tower > 0 and board.controlled(g, self.winner, LAIR) > 0:
            return AskLair(self.winner, self.loser)
        return None

    def rout(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-BREAK-01, 08R: between allies, whoever loses leaves every shared region."""
        last = g.last
        lair = isinstance(last, AskLair) and last.used
        if lair:
            g.realms[self.loser].tower -= 1
            g.tell(LAIR_USED, self.winner, self.loser)
        places = [a for a in board.shared(g, self.loser, self.winner) if a != self.aside]
        if len(places) > 1:
            g.tell(ALLIANCE_BROKEN, self.winner, self.loser)
        powers = g.realms[self.loser].powers
        free = powers.free_retreat_after_flag and self.number(self.loser) == FLAG
        return Rout(self.loser, self.winner, self.area, places, free, lair)

    def over(self, g: TinyEpicKingdoms) -> Frame | None:
        if self.winner != NONE:
            self.fled_to = g.took(Rout).fled_to
        return None


def neutral_cost(g: TinyEpicKingdoms, seat: int, area: int, *, by_quest: bool) -> int:
    """TEK-2P-03, 11R: the number of neutral armies in play, less discounts."""
    return max(0, g.neutrals - discount(g, seat, area, attacking=True, by_quest=by_quest))


@final
class NeutralWar(Steps[TinyEpicKingdoms]):
    """TEK-2P-02 to 05. No dice: pay, take the neutral army, hold the region."""

    RULE: ClassVar[str] = "TEK-2P-02"
    ORDER: ClassVar[tuple[str, ...]] = ("pay", "beaten")

    def __init__(
        self, seat: Public[int], area: Public[int], by_quest: Public[bool], at: Public[str] = "pay"
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area
        self.by_quest = by_quest

    def pay(self, g: TinyEpicKingdoms) -> Frame | None:
        return PayWar(self.seat, neutral_cost(g, self.seat, self.area, by_quest=self.by_quest), [0, 0, 0])

    def beaten(self, g: TinyEpicKingdoms) -> Frame | None:
        board.take(g, NEUTRAL, self.area)
        g.neutrals -= 1
        realm = g.realms[self.seat]
        realm.taken += 1
        realm.removed += 1
        g.tell(NEUTRAL_BEATEN, self.seat, AREAS[self.area])
        return gain_choice(self.seat, realm.powers.removal_gain, "TEK-RACE-UNDEAD-1")
