"""Paying for war (TEK-WAR-09 to 12R): what a number costs, what a player can afford, and the payment itself."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Arg, Decision, Option, Public

from ..data.territories import TERRAIN, WET
from ..state import Realm, TinyEpicKingdoms
from ..terms import DIE_MAX, FOOD, FORT_DISCOUNT, MANA, NONE, ORE, RESOURCES, WAR_VALUE
from . import board
from .asks import Question, per_resource
from .gains import spend

PAY: Final = per_resource("pay")


def discount(
    g: TinyEpicKingdoms, seat: int, area: int, *, attacking: bool, by_quest: bool, start: int = NONE
) -> int:
    """TEK-WAR-16R, TEK-RACE-ALL-R1: all discounts valid in this war, added up.

    `start`: the area the army has not left yet, or NONE once it has moved in.
    """
    p = g.realms[seat].powers
    off = p.war_discount + p.war_discount_in[TERRAIN[area]]
    if WET[area]:
        off += p.war_discount_wet
    if not attacking:
        return off + p.war_discount_defending
    if by_quest:
        off += p.war_discount_by_quest
    return off + FORT_DISCOUNT * board.forts(g, seat, area, start)


def war_value(realm: Realm, resource: int) -> int:
    """TEK-WAR-10; Orcs 2 give food a value."""
    return realm.powers.food_value if resource == FOOD else WAR_VALUE[resource]


def affordable(realm: Realm) -> int:
    """The largest amount that the stock can pay, discounts that are always valid left aside.

    TEK-RACE-HUMANS-3R: the better of a mixed payment and a single type with its discount.
    """
    mana, ore, food = realm.stock
    p = realm.powers
    most = mana * WAR_VALUE[MANA] + ore * WAR_VALUE[ORE] + food * p.food_value
    if p.single_type_discount > 0:
        if mana > 0:
            most = max(most, mana * WAR_VALUE[MANA] + p.single_type_discount)
        if ore > 0:
            most = max(most, ore * WAR_VALUE[ORE] + p.single_type_discount)
    return most


def capacity(
    g: TinyEpicKingdoms, seat: int, area: int, *, attacking: bool, by_quest: bool, start: int = NONE
) -> int:
    """TEK-WAR-03: the highest number the player may show."""
    off = discount(g, seat, area, attacking=attacking, by_quest=by_quest, start=start)
    return min(DIE_MAX, affordable(g.realms[seat]) + off)


def single_pays(realm: Realm, resource: int, units: int, amount: int) -> bool:
    """Do so many units of one type alone pay the amount, thanks to Humans 3?"""
    off = realm.powers.single_type_discount
    return off > 0 and units > 0 and resource != FOOD and units * WAR_VALUE[resource] >= amount - off


def covered(realm: Realm, paid: list[int], amount: int) -> bool:
    """Is the amount paid?"""
    value = 0
    kinds = 0
    only = 0
    for r in range(3):
        if paid[r] > 0:
            value += paid[r] * war_value(realm, r)
            kinds += 1
            only = r
    return value >= amount or (kinds == 1 and single_pays(realm, only, paid[only], amount))


def can_finish(realm: Realm, paid: list[int], amount: int) -> bool:
    """TEK-WAR-12R: may `paid` (already taken from the stock) still grow into a payment without waste?

    Points are paid one by one by ore (and food of Orcs) and two by two by mana: a payment with any
    one-point unit must be exact, one of mana alone may lose a surplus point.
    """
    if covered(realm, paid, amount):
        return minimal(realm, paid, amount)
    mana, ore, food = realm.stock
    food_value = realm.powers.food_value
    left = amount - paid[MANA] * 2 - paid[ORE] - paid[FOOD] * food_value
    twos = min(mana, left // 2)
    if left - 2 * twos <= ore + food * food_value:
        return realm.powers.single_type_discount == 0 or mixable(realm, paid, amount)
    if paid[ORE] == 0 and paid[FOOD] == 0 and 2 * mana >= left:
        return True
    return singly(realm, paid, amount)


def minimal(realm: Realm, paid: list[int], amount: int) -> bool:
    """Would the payment lose cover if any one unit were left out?"""
    for r in range(3):
        if paid[r] > 0:
            paid[r] -= 1
            enough = covered(realm, paid, amount)
            paid[r] += 1
            if enough:
                return False
    return True


def singly(realm: Realm, paid: list[int], amount: int) -> bool:
    """May this payment, of one type so far, be finished with that type alone (Humans 3)?"""
    for r in (MANA, ORE):
        alone = paid[r] == paid[MANA] + paid[ORE] + paid[FOOD]
        if alone and single_pays(realm, r, paid[r] + realm.stock[r], amount):
            return True
    return False


def mixable(realm: Realm, paid: list[int], amount: int) -> bool:
    """Humans 3 makes a mixed payment wasteful where one type alone would do; look one unit ahead."""
    if singly(realm, paid, amount):
        return True
    for r in (MANA, ORE):
        if realm.stock[r] > 0:
            realm.stock[r] -= 1
            paid[r] += 1
            fine = can_finish(realm, paid, amount)
            paid[r] -= 1
            realm.stock[r] += 1
            if fine:
                return True
    return False


def may_pay(realm: Realm, paid: list[int], amount: int, resource: int) -> str:
    """The rule against paying one more unit of the resource, or OK."""
    if realm.stock[resource] == 0:
        return "TEK-WAR-03"
    if war_value(realm, resource) == 0:
        return "TEK-WAR-10"
    realm.stock[resource] -= 1
    paid[resource] += 1
    fine = can_finish(realm, paid, amount)
    paid[resource] -= 1
    realm.stock[resource] += 1
    return OK if fine else "TEK-WAR-12R"


@final
class PayWar(Question):
    """TEK-WAR-12R. The payer picks the resources, one unit a click; only what wastes nothing is offered."""

    PROMPT: ClassVar[str] = "pay-war"
    RULE: ClassVar[str] = "TEK-WAR-12R"

    def __init__(self, seat: Public[int], amount: Public[int], paid: Public[list[int]]) -> None:
        super().__init__(seat)
        self.amount = amount
        self.paid = paid

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.amount > 0 and not covered(g.realms[self.seat], self.paid, self.amount)

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        realm = g.realms[self.seat]
        value = 0
        for r in range(3):
            value += self.paid[r] * war_value(realm, r)
        return (("n", self.amount), ("left_n", self.amount - value))

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        realm = g.realms[self.seat]
        for r in range(3):
            menu.offer(may_pay(realm, self.paid, self.amount, r), PAY[r])

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        resource = RESOURCES.index(option.refs[0])
        self.paid[resource] += 1
        spend(g, seat, resource, 1)
        return None
