"""Build, research, expand, trade (TEK-BUILD, TEK-RESEARCH, TEK-EXPAND, TEK-TRADE), and who can do what."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, Option, Public, option
from realms.kernel.stock import DONE

from ..data.territories import ADJACENT, AREA_OF, AREAS, LAND
from ..events import BUILT, EXPANDED, LAID_DOWN, RESEARCHED, TRADED
from ..state import Realm, TinyEpicKingdoms
from ..terms import (
    ARMIES,
    BUILD,
    CAP,
    EXPAND,
    FOOD,
    MANA,
    NONE,
    ORE,
    PATROL,
    QUEST,
    RESEARCH,
    RESOURCES,
    TOP_MAGIC,
    TOP_TOWER,
)
from . import board
from .asks import Question, per_area
from .gains import gain, spend
from .patrol import Patrol, can_patrol
from .quest import Quest, can_quest
from .swap import can_swap
from .tokens import reveal

EXPAND_IN: Final = per_area("expand")


def build_cost(g: TinyEpicKingdoms, seat: int) -> int:
    """TEK-BUILD-01, TEK-RACE-ALL-R2: the next level, less the own discount, plus what Dwarves 1 add."""
    realm = g.realms[seat]
    level = realm.tower + 1
    cost = max(0, level - realm.powers.build_discount)
    for other in g.realms:
        if other.seat != seat and other.tower == level:
            cost += other.powers.build_surcharge_to_others
    return cost


def build_why(g: TinyEpicKingdoms, seat: int) -> str:
    realm = g.realms[seat]
    if realm.tower == TOP_TOWER:
        return "TEK-BUILD-02"
    return OK if realm.stock[ORE] >= build_cost(g, seat) else "TEK-BUILD-01"


def build(g: TinyEpicKingdoms, seat: int) -> None:
    spend(g, seat, ORE, build_cost(g, seat))
    g.realms[seat].tower += 1
    g.tell(BUILT, seat, g.realms[seat].tower)


def research_why(g: TinyEpicKingdoms, seat: int) -> str:
    realm = g.realms[seat]
    if realm.magic == TOP_MAGIC:
        return "TEK-RESEARCH-02"
    return OK if realm.stock[MANA] > realm.magic else "TEK-RESEARCH-01"


def research(g: TinyEpicKingdoms, seat: int) -> None:
    """TEK-RESEARCH-01, 03."""
    realm = g.realms[seat]
    spend(g, seat, MANA, realm.magic + 1)
    realm.magic += 1
    g.tell(RESEARCHED, seat, realm.magic)


def expand_cost(realm: Realm) -> int:
    """TEK-EXPAND-02: the number of armies in play, the new one counted."""
    return max(0, len(realm.armies) + 1 - realm.powers.expand_discount)


def expand_funds(realm: Realm) -> int:
    funds = realm.stock[FOOD]
    for r in realm.powers.expand_pay:
        funds += realm.stock[r]
    return funds


def expand_in_why(g: TinyEpicKingdoms, seat: int, area: int) -> str:
    """TEK-EXPAND-01: one own army and no other."""
    if board.stranger(g, seat, area) != NONE:
        return "TEK-EXPAND-04R"
    return OK if not board.full(g, area) else "TEK-EXPAND-01"


def frontier(g: TinyEpicKingdoms, seat: int) -> list[int]:
    """TEK-RACE-GOBLINS-3: empty land next to an occupied region."""
    found: list[int] = []
    for area in board.occupied(g, seat):
        for near in ADJACENT[area]:
            if LAND[near] and board.vacant(g, near) and near not in found:
                found.append(near)
    return sorted(found)


def expand_why(g: TinyEpicKingdoms, seat: int) -> str:
    realm = g.realms[seat]
    if len(realm.armies) == ARMIES:
        return "TEK-EXPAND-03"
    if expand_funds(realm) < expand_cost(realm):
        return "TEK-EXPAND-02"
    for area in realm.armies:
        if expand_in_why(g, seat, area) == OK:
            return OK
    return OK if realm.powers.expands_adjacent and frontier(g, seat) else "TEK-EXPAND-01"


def trade_room(realm: Realm, given: int, gained: int) -> int:
    """TEK-TRADE-03R: how many units may be exchanged."""
    return min(realm.stock[given], CAP - realm.stock[gained])


def trade_why(g: TinyEpicKingdoms, seat: int) -> str:
    realm = g.realms[seat]
    if seat == g.dummy:
        return OK  # TEK-SOLO-03: it pays nothing
    for given in range(3):
        for gained in range(3):
            if given != gained and trade_room(realm, given, gained) > 0:
                return OK
    return "TEK-TRADE-03R" if realm.stock[MANA] > 0 else "TEK-TRADE-01"  # nine of everything, or nothing


def can_perform(g: TinyEpicKingdoms, seat: int, action: str) -> str:
    """The rule that keeps the seat from performing the action, or OK."""
    if action == PATROL:
        return can_patrol(g, seat, NONE)
    if action == QUEST:
        why = can_quest(g, seat)
        return OK if why == OK or can_swap(g, seat) else why
    if action == BUILD:
        return build_why(g, seat)
    if action == RESEARCH:
        return research_why(g, seat)
    if action == EXPAND:
        return expand_why(g, seat)
    return trade_why(g, seat)


def perform(g: TinyEpicKingdoms, seat: int, action: str) -> Frame | None:
    """Carry an action out that can be performed."""
    if action == PATROL:
        return Patrol(seat)
    if action == QUEST:
        return Quest(seat)
    if action == BUILD:
        build(g, seat)
        return None
    if action == RESEARCH:
        research(g, seat)
        return None
    if action == EXPAND:
        return Expand(seat)
    if seat == g.dummy:
        for r in range(3):
            gain(g, seat, r, 1)  # TEK-SOLO-03
        return None
    return Trade(seat)


@final
class PickExpand(Question):
    """TEK-EXPAND-01. Where the new army is put."""

    PROMPT: ClassVar[str] = "expand"
    RULE: ClassVar[str] = "TEK-EXPAND-01"

    def __init__(self, seat: Public[int], area: Public[int] = -1) -> None:
        super().__init__(seat)
        self.area = area

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.area == NONE

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("n", expand_cost(g.realms[self.seat])),)

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        for area in board.occupied(g, self.seat):
            menu.offer(expand_in_why(g, self.seat, area), EXPAND_IN[area])
        if g.realms[self.seat].powers.expands_adjacent:
            for area in frontier(g, self.seat):
                menu.offer(OK, EXPAND_IN[area])

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.area = AREA_OF[option.refs[0]]
        return None


@final
class PayExpand(Question):
    """TEK-RACE-CONSTRUCTS-1, TEK-RACE-UNDEAD-3. How many units of the other type replace food."""

    PROMPT: ClassVar[str] = "pay-expand"
    RULE: ClassVar[str] = "TEK-EXPAND-02"

    def __init__(
        self, seat: Public[int], cost: Public[int], resource: Public[int], units: Public[int] = -1
    ) -> None:
        super().__init__(seat)
        self.cost = cost
        self.resource = resource
        self.units = units

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.units == NONE

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("n", self.cost), ("resource", RESOURCES[self.resource]))

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        stock = g.realms[self.seat].stock
        for units in range(self.cost + 1):
            fits = units <= stock[self.resource] and self.cost - units <= stock[FOOD]
            menu.offer(OK if fits else "TEK-EXPAND-02", option("mix", str(units), RESOURCES[self.resource]))

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.units = int(option.refs[0])
        spend(g, seat, self.resource, self.units)
        spend(g, seat, FOOD, self.cost - self.units)
        return None


@final
class Expand(Steps[TinyEpicKingdoms]):
    """TEK-EXPAND. Put a new army into play and pay for it."""

    RULE: ClassVar[str] = "TEK-EXPAND-01"
    ORDER: ClassVar[tuple[str, ...]] = ("pick", "pay", "place")

    def __init__(self, seat: Public[int], area: Public[int] = -1, at: Public[str] = "pick") -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area

    def pick(self, g: TinyEpicKingdoms) -> Frame | None:
        return PickExpand(self.seat)

    def pay(self, g: TinyEpicKingdoms) -> Frame | None:
        self.area = g.took(PickExpand).area
        realm = g.realms[self.seat]
        cost = expand_cost(realm)
        for r in realm.powers.expand_pay:
            if realm.stock[r] > 0:
                return PayExpand(self.seat, cost, r)
        spend(g, self.seat, FOOD, cost)
        return None

    def place(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-EXPAND-05R: not a move; only an army on new ground (Goblins 3) turns up a find token."""
        new_ground = board.vacant(g, self.area)
        board.place(g, self.seat, self.area)
        g.tell(EXPANDED, self.seat, AREAS[self.area])
        if board.settle_in_ruins(g, self.seat, self.area):
            g.tell(LAID_DOWN, self.seat, AREAS[self.area])
        return reveal(g, self.seat, self.area) if new_ground else None


EXCHANGE: Final = tuple([tuple([option("trade", RESOURCES[a], RESOURCES[b]) for b in range(3)]) for a in range(3)])
AMOUNT: Final = tuple([option("amount", str(n)) for n in range(CAP + 1)])


@final
class PickTrade(Question):
    """TEK-TRADE-01. Which type for which."""

    PROMPT: ClassVar[str] = "trade"
    RULE: ClassVar[str] = "TEK-TRADE-01"

    def __init__(
        self,
        seat: Public[int],
        again: Public[bool],
        given: Public[int] = -1,
        gained: Public[int] = -1,
        answered: Public[bool] = False,
    ) -> None:
        super().__init__(seat)
        self.again = again
        self.given = given
        self.gained = gained
        self.answered = answered

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not self.answered

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        realm = g.realms[self.seat]
        for given in range(3):
            for gained in range(3):
                if given != gained:
                    why = OK
                    if realm.stock[given] == 0:
                        why = "TEK-TRADE-01"
                    elif realm.stock[gained] == CAP:
                        why = "TEK-TRADE-03R"
                    menu.offer(why, EXCHANGE[given][gained])
        if self.again:
            menu.offer(OK, DONE)

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.answered = True
        if option.verb == "trade":
            self.given = RESOURCES.index(option.refs[0])
            self.gained = RESOURCES.index(option.refs[1])
        return None


@final
class PickAmount(Question):
    """TEK-TRADE-03R. How many."""

    PROMPT: ClassVar[str] = "trade-amount"
    RULE: ClassVar[str] = "TEK-TRADE-03R"

    def __init__(
        self, seat: Public[int], given: Public[int], gained: Public[int], amount: Public[int] = 0
    ) -> None:
        super().__init__(seat)
        self.given = given
        self.gained = gained
        self.amount = amount

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.amount == 0

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("given", RESOURCES[self.given]), ("gained", RESOURCES[self.gained]))

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        realm = g.realms[self.seat]
        room = trade_room(realm, self.given, self.gained)
        for n in range(1, realm.stock[self.given] + 1):
            menu.offer(OK if n <= room else "TEK-TRADE-03R", AMOUNT[n])

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.amount = int(option.refs[0])
        return None


@final
class Trade(Steps[TinyEpicKingdoms]):
    """TEK-TRADE. One exchange; Elves 1 may make two."""

    RULE: ClassVar[str] = "TEK-TRADE-01"
    ORDER: ClassVar[tuple[str, ...]] = ("pick", "amount", "exchange")

    def __init__(self, seat: Public[int], made: Public[int] = 0, at: Public[str] = "pick") -> None:
        super().__init__(at)
        self.seat = seat
        self.made = made

    def pick(self, g: TinyEpicKingdoms) -> Frame | None:
        return PickTrade(self.seat, self.made > 0)

    def amount(self, g: TinyEpicKingdoms) -> Frame | None:
        pick = g.took(PickTrade)
        if pick.given == NONE:
            self.leave()
            return None
        return PickAmount(self.seat, pick.given, pick.gained)

    def exchange(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-TRADE-01, with what Humans 2 and Halflings 4 add."""
        deal = g.took(PickAmount)
        realm = g.realms[self.seat]
        powers = realm.powers
        bonus = powers.trade_bonus
        if powers.trade_bonus_per_ally > 0:
            per_ally = powers.trade_bonus_per_ally * board.allies(g, self.seat)
            bonus += min(powers.trade_bonus_per_ally_max, per_ally)
        realm.stock[deal.given] -= deal.amount
        before = realm.stock[deal.gained]
        realm.stock[deal.gained] = min(CAP, before + deal.amount + bonus)
        got = realm.stock[deal.gained] - before
        g.tell(TRADED, self.seat, deal.amount, RESOURCES[deal.given], got, RESOURCES[deal.gained])
        self.made += 1
        if self.made < powers.trade_exchanges and trade_why(g, self.seat) == OK:
            self.again("pick")
        return None
