"""War (TEK-WAR), alliance (TEK-ALLY) and its breaking (TEK-BREAK)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, Option, Public, Sealed, option
from realms.kernel.stock import PASS, SealedAsk

from ..data.territories import AREA_OF, AREAS
from ..events import (
    ALLIANCE_BROKEN,
    ALLIED,
    CROWN_PASSED,
    FLAG_SHOWN,
    LAIR_USED,
    NEUTRAL_BEATEN,
    NUMBER_SHOWN,
    PLUNDERED,
    RAISED,
    WAR_BEGAN,
    WAR_WON,
)
from ..state import NEUTRAL, TinyEpicKingdoms
from ..terms import CAP, DIE_MAX, FLAG, LAIR, NONE, RESOURCES
from . import board
from .asks import Question, per_area, per_resource
from .gains import gain_choice, spend
from .payment import PayWar, affordable, capacity, discount, war_value
from .retreat import Displace

FLAG_OPTION: Final = option("flag")
BIDS: Final = tuple([option("bid", str(n)) for n in range(DIE_MAX + 1)])
RAISE: Final = per_resource("raise")
PLUNDER: Final = per_resource("plunder")
VACATE: Final = per_area("vacate")
USE_LAIR: Final = option("lair")
STOP: Final = option("done")


@final
class WarDice(SealedAsk[TinyEpicKingdoms]):
    """TEK-WAR-02, 03. Both set their dice secretly; a number must be payable, the flag always may be shown."""

    PROMPT: ClassVar[str] = "war-dice"
    RULE: ClassVar[str] = "TEK-WAR-02"

    def __init__(
        self,
        seats: Public[tuple[int, ...]],
        sealed: Sealed[dict[int, str]],
        area: Public[int],
        by_quest: Public[bool],
    ) -> None:
        super().__init__(seats, sealed)
        self.area = area
        self.by_quest = by_quest

    def most(self, g: TinyEpicKingdoms, seat: int) -> int:
        return capacity(g, seat, self.area, attacking=seat == self.seats[0], by_quest=self.by_quest)

    def settle(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-SOLO-04, 07R: the dummy shows a random number it can pay, never the flag by choice."""
        if g.dummy in self.seats and g.dummy not in self.sealed:
            most = self.most(g, g.dummy)
            self.sealed[g.dummy] = BIDS[g.rng.below(most) + 1].key if most > 0 else FLAG_OPTION.key
        return None

    def pending(self, g: TinyEpicKingdoms) -> list[Decision]:
        """The dummy never takes its die back."""
        return [menu for menu in super().pending(g) if menu.seat != g.dummy]

    def args(self, g: TinyEpicKingdoms, seat: int) -> tuple[tuple[str, Arg], ...]:
        foe = self.seats[1] if seat == self.seats[0] else self.seats[0]
        return (("area", AREAS[self.area]), ("whom", foe), ("n", self.most(g, seat)))

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        most = self.most(g, menu.seat)
        menu.offer(OK, FLAG_OPTION)
        for n in range(1, most + 1):
            menu.options.append(BIDS[n])
        if menu.explain:
            for n in range(most + 1, DIE_MAX + 1):
                menu.offer("TEK-WAR-03", BIDS[n])


@final
class RaiseBid(Question):
    """TEK-RACE-ORCS-4. One extra resource raises the own number by its value, on top of the payment."""

    PROMPT: ClassVar[str] = "raise-bid"
    RULE: ClassVar[str] = "TEK-RACE-ORCS-4"

    def __init__(
        self,
        seat: Public[int],
        shown: Public[int],
        amount: Public[int],
        extra: Public[int] = 0,
        answered: Public[bool] = False,
    ) -> None:
        super().__init__(seat)
        self.shown = shown
        self.amount = amount
        self.extra = extra
        self.answered = answered

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not self.answered

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("n", self.shown),)

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        realm = g.realms[self.seat]
        for r in range(3):
            why = "TEK-RACE-ORCS-4R"
            if realm.stock[r] > 0 and war_value(realm, r) > 0:
                realm.stock[r] -= 1
                if affordable(realm) >= self.amount:
                    why = OK
                realm.stock[r] += 1
            menu.offer(why, RAISE[r])
        menu.offer(OK, PASS)

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.answered = True
        if option.verb == "raise":
            resource = RESOURCES.index(option.refs[0])
            self.extra = war_value(g.realms[seat], resource)
            spend(g, seat, resource, 1)
            g.tell(RAISED, seat, self.shown + self.extra)
        return None


@final
class Plunder(Question):
    """TEK-RACE-DRAGONKIN-4. Take up to so many resources from the beaten player, within the cap."""

    PROMPT: ClassVar[str] = "plunder"
    RULE: ClassVar[str] = "TEK-RACE-DRAGONKIN-4"

    def __init__(self, seat: Public[int], loser: Public[int], n: Public[int]) -> None:
        super().__init__(seat)
        self.loser = loser
        self.n = n

    def may_take(self, g: TinyEpicKingdoms, resource: int) -> bool:
        return g.realms[self.loser].stock[resource] > 0 and g.realms[self.seat].stock[resource] < CAP

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.n > 0 and (self.may_take(g, 0) or self.may_take(g, 1) or self.may_take(g, 2))

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("n", self.n), ("whom", self.loser))

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        for r in range(3):
            menu.offer(OK if self.may_take(g, r) else "TEK-RACE-DRAGONKIN-4", PLUNDER[r])
        menu.offer(OK, STOP)

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        if option.verb == "done":
            self.n = 0
            return None
        resource = RESOURCES.index(option.refs[0])
        g.realms[self.loser].stock[resource] -= 1
        g.realms[seat].stock[resource] += 1
        g.tell(PLUNDERED, seat, self.loser, RESOURCES[resource])
        self.n -= 1
        return None


@final
class AskLair(Question):
    """TEK-TOKEN-07, 08R. The controller of the dragon lair may take a tower level in place of the army."""

    PROMPT: ClassVar[str] = "lair"
    RULE: ClassVar[str] = "TEK-TOKEN-07"

    def __init__(
        self, seat: Public[int], loser: Public[int], used: Public[bool] = False, answered: Public[bool] = False
    ) -> None:
        super().__init__(seat)
        self.loser = loser
        self.used = used
        self.answered = answered

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not self.answered

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("whom", self.loser),)

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        menu.offer(OK, USE_LAIR)
        menu.offer(OK, PASS)

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.answered = True
        self.used = option.verb == "lair"
        return None


@final
class PickVacated(Question):
    """TEK-BREAK-04. The loser chooses the order of the regions."""

    PROMPT: ClassVar[str] = "vacate"
    RULE: ClassVar[str] = "TEK-BREAK-04"

    def __init__(self, seat: Public[int], places: Public[list[int]], area: Public[int] = -1) -> None:
        super().__init__(seat)
        self.places = places
        self.area = area

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.area == NONE

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        for area in self.places:
            menu.offer(OK, VACATE[area])

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.area = AREA_OF[option.refs[0]]
        return None


@final
class Rout(Steps[TinyEpicKingdoms]):
    """TEK-WAR-11, TEK-BREAK-02 to 06R. The loser's armies leave the contested and all shared regions.

    `fled_to`: where the army of the contested region ended.
    """

    RULE: ClassVar[str] = "TEK-BREAK-03"
    ORDER: ClassVar[tuple[str, ...]] = ("order", "displace", "displaced")

    def __init__(
        self,
        loser: Public[int],
        winner: Public[int],
        contested: Public[int],
        places: Public[list[int]],
        free: Public[bool],
        lair: Public[bool],
        area: Public[int] = -1,
        fled_to: Public[int] = -1,
        at: Public[str] = "order",
    ) -> None:
        super().__init__(at)
        self.loser = loser
        self.winner = winner
        self.contested = contested
        self.places = places
        self.free = free
        self.lair = lair
        self.area = area
        self.fled_to = fled_to

    def order(self, g: TinyEpicKingdoms) -> Frame | None:
        self.area = self.places[0]
        return PickVacated(self.loser, self.places[:]) if len(self.places) > 1 else None

    def displace(self, g: TinyEpicKingdoms) -> Frame | None:
        if len(self.places) > 1:
            self.area = g.took(PickVacated).area
        self.places.remove(self.area)
        lair = self.lair and self.area == self.contested
        return Displace(self.loser, self.area, self.free or lair, lair)

    def displaced(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-RACE-UNDEAD-1, 5: armies removed by a war are counted, and pay the Undead."""
        done = g.took(Displace)
        if self.area == self.contested:
            self.fled_to = done.where
        if self.places:
            self.again("order")
        if not done.removed:
            return None
        realm = g.realms[self.winner]
        realm.removed += 1
        return gain_choice(self.winner, realm.powers.removal_gain, "TEK-RACE-UNDEAD-1")


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
