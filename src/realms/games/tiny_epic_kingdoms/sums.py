"""How numbers come about, for front ends: points at the end, and what a number of a war would be paid with.

Everything here is public: stocks, levels and armies lie open, so anybody can reckon what another can pay.
"""

from __future__ import annotations

from typing import Any, Final

from realms.kernel.scene import Sum

from .data import races
from .data.components import TOWER_VP
from .rules import board
from .rules.dice import BIDS, WarDice
from .rules.payment import capacity, covered, discount, minimal, war_value
from .rules.scoring import bonus_count, capitals, capitals_held, in_lost_kingdom, race_bonus
from .state import Realm, TinyEpicKingdoms
from .terms import (
    CAPITAL_ALONE_VP,
    CAPITAL_SHARED_VP,
    CITY_VP,
    CROWN_VP,
    FOOD,
    LOST_KINGDOM_VP,
    MANA,
    NEUTRAL_VP,
    ORE,
    RESOURCES,
    TOP_MAGIC,
    WAR_VALUE,
)

Args = tuple[tuple[str, int | str], ...]

WAR: Final = "war"
"""What the sums of both sides of a war explain: the highest number they can pay."""
ONCE: Final = frozenset({races.TALLEST_TOWER, races.HOME_ALONE, races.MOST_ARMIES, races.LONE_HOST})
"""Bonuses for a condition, not for each of something."""


def of_score(g: TinyEpicKingdoms) -> tuple[Sum, ...]:
    """TEK-SCORE: the counts behind every figure of the sheet that is not 0, and why there is no bonus."""
    found: list[Sum] = []
    for realm in g.realms:
        seat = realm.seat
        found += _each(seat, "armies", len(realm.armies), 1)
        found += _each(seat, "magic", realm.magic, 1)
        if realm.race:
            found.append(_bonus(g, realm))
        if realm.tower:
            found.append(_sum(seat, "tower", "", (("n", realm.tower), ("vp", TOWER_VP[realm.tower]))))
        found += _capitals(g, realm)
        if g.crown == seat:
            found.append(_sum(seat, "crown", "", (("vp", CROWN_VP),)))
        found += _each(seat, "cities", board.cities(g, seat), CITY_VP)
        found += _each(seat, "neutrals", realm.taken, NEUTRAL_VP)
        found += _each(seat, "lost-kingdom", in_lost_kingdom(g, realm), LOST_KINGDOM_VP)
    return tuple(found)


def _sum(seat: int, row: str, kind: str, args: Args) -> Sum:
    return Sum(f"score-{row}", seat, f"sum-{row}{kind}", args)


def _each(seat: int, row: str, n: int, each: int) -> list[Sum]:
    return [_sum(seat, row, "", (("n", n), ("each", each), ("vp", n * each)))] if n else []


def _capitals(g: TinyEpicKingdoms, realm: Realm) -> list[Sum]:
    alone, shared = capitals_held(g, realm)
    if not alone and not shared:
        return []
    args: Args = (
        ("alone", alone),
        ("alone_vp", CAPITAL_ALONE_VP),
        ("shared", shared),
        ("shared_vp", CAPITAL_SHARED_VP),
        ("vp", capitals(g, realm)),
    )
    return [_sum(realm.seat, "capitals", "-both" if alone and shared else "-alone" if alone else "-shared", args)]


def _bonus(g: TinyEpicKingdoms, realm: Realm) -> Sum:
    """TEK-SCORE-03. `most` is told only where it cuts something off."""
    p, race = realm.powers, ("race", realm.race)
    if realm.magic < TOP_MAGIC:
        return _sum(realm.seat, "bonus", "-unlearned", (race, ("n", realm.magic)))
    count, vp = bonus_count(g, realm), race_bonus(g, realm)
    kind = p.bonus.replace("_", "-")
    if count < 0:
        return _sum(realm.seat, "bonus", f"-{kind}-tied", (race, ("n", len(realm.armies)), ("vp", vp)))
    if p.bonus in ONCE:
        met: Args = (race, ("need", p.bonus_need), ("vp", vp))
        return _sum(realm.seat, "bonus", f"-{kind}" if count else "-missed", met)
    most = p.bonus_max if count * p.bonus_vp > p.bonus_max else 0
    counted: Args = (race, ("n", count), ("each", p.bonus_vp), ("need", p.bonus_need), ("most", most), ("vp", vp))
    return _sum(realm.seat, "bonus", f"-{kind}", counted)


def of_war(g: TinyEpicKingdoms, state: dict[str, Any]) -> tuple[Sum, ...]:
    """TEK-WAR-03: while dice are set, what each side can pay at most, and the ways to pay for each number."""
    frame = state["stack"][-1] if state["stack"] else {}
    if frame.get("is") != WarDice.__name__:
        return ()
    found: list[Sum] = []
    for seat in frame["seats"]:
        attacking = seat == frame["seats"][0]
        war = {"attacking": attacking, "by_quest": frame["by_quest"]}
        off, most = discount(g, seat, frame["area"], **war), capacity(g, seat, frame["area"], **war)
        found.append(_most(g.realms[seat], most, off, wins_ties=_wins_ties(g, frame["seats"], seat)))
        for n in range(1, most + 1):
            found += _price(g.realms[seat], BIDS[n].key, max(0, n - off))
    return tuple(found)


def _wins_ties(g: TinyEpicKingdoms, seats: list[int], seat: int) -> bool:
    """TEK-WAR-06, TEK-RACE-ORCS-1."""
    return g.realms[seats[0]].powers.wins_ties == (seat == seats[0])


def _most(realm: Realm, most: int, off: int, *, wins_ties: bool) -> Sum:
    worth = [(name, realm.stock[r] * war_value(realm, r)) for r, name in enumerate(RESOURCES)]
    args: Args = (
        ("n", most),
        *worth,
        ("off", off),
        ("single", realm.powers.single_type_discount),
        ("ties", int(wins_ties)),
    )
    return Sum(WAR, realm.seat, "sum-war", args)


def _price(realm: Realm, key: str, amount: int) -> list[Sum]:
    """TEK-WAR-09 to 12R: every payment that wastes nothing, and what a defeat would cost instead."""
    if amount == 0:
        return [Sum(key, realm.seat, "sum-pay-nothing")]
    found = [Sum(key, realm.seat, "sum-pay", (("n", amount), *paid)) for paid in ways(realm, amount)]
    if realm.powers.half_cost_when_lost and amount > 1:
        found.append(Sum(key, realm.seat, "sum-pay-lost", (("n", (amount + 1) // 2),)))
    return found


def ways(realm: Realm, amount: int) -> list[Args]:
    """TEK-WAR-12R: the payments of an amount above 0 in which no unit can be left out, most mana first."""
    mana, ore, food = realm.stock
    eats = food if war_value(realm, FOOD) else 0
    found: list[Args] = []
    for twos in range(min(mana, (amount + 1) // WAR_VALUE[MANA]), -1, -1):
        for meals in range(min(eats, amount) + 1):
            rest = amount - twos * WAR_VALUE[MANA] - meals * war_value(realm, FOOD)
            for ones in sorted({0, rest, max(1, rest - realm.powers.single_type_discount)}):
                paid = [0, 0, 0]
                paid[MANA], paid[ORE], paid[FOOD] = twos, ones, meals
                fits = 0 <= ones <= ore and covered(realm, paid, amount) and minimal(realm, paid, amount)
                if fits:
                    found.append(tuple(zip(RESOURCES, paid, strict=True)))
    return found
