"""Which order to choose: what each would bring, with and without its bonus, and how they follow one another."""

from __future__ import annotations

from typing import Final, final

from realms.games.runewars.data.cities import CITIES
from realms.games.runewars.data.developments import BUILD_COST, STRONGHOLDS
from realms.games.runewars.data.factions import influence_of, recruits, tactics_of
from realms.games.runewars.terms import (
    ACQUIRE,
    AREA_LIMIT,
    AUTUMN,
    CONQUER,
    DEV_INFLUENCE,
    DEV_RESOURCES,
    DEV_TACTICS,
    DEVELOPMENTS,
    DIAL_LIMIT,
    FORTIFY,
    HARVEST,
    INFLUENCE,
    MOBILIZE,
    NOBODY,
    ORDERS,
    ORE,
    QUEST,
    QUEST_LIMIT,
    RALLY,
    RECRUIT,
    RESOURCES,
    SPRING,
    STRATEGIZE,
    SUMMER,
    TACTICS,
    TITLES,
    WINTER,
    WOOD,
)
from realms.kernel.model import Decision, Option

from . import worth
from .marches import marches, plan
from .position import Position

LATER: Final = 0.85
"""What is planned for a season from now is worth less."""
AGAIN: Final = 0.55
"""A second march in a year finds fewer units that may move."""
FED: Final = 1.6
"""A recruit's worth to who has harvested before."""
PLENTY: Final = 9
"""Who has more units than these wants recruits the less."""
HUNGER: Final[dict[str, float]] = {SPRING: 0.3, SUMMER: 0.5, AUTUMN: 0.8, WINTER: 0.1}
"""How much of a unit is saved that would starve in the next winter, by season."""
MARCHES: Final = (STRATEGIZE, MOBILIZE, CONQUER)


@final
class Plan:
    """What each order is worth now: by itself, and what its bonus adds."""

    def __init__(self, pos: Position) -> None:
        self.pos: Final = pos
        self.base: Final[dict[str, float]] = {}
        self.bonus: Final[dict[str, float]] = {}
        for order in pos.me["orders"]:
            self.base[order], self.bonus[order] = WORTH[order](pos)
        for order in pos.raw["void"]:
            if order in self.base:
                self.base[order] = self.bonus[order] = 0.0
        harvested = recruiting(pos, [min(DIAL_LIMIT, n) for n in pos.income])
        self.fed: Final = max(0.0, harvested[0] - self.base.get(RECRUIT, 0.0))

    def best(self) -> str:
        """The first of the best row of orders for the rest of the year."""
        played = [ORDERS.index(order) for order in self.pos.me["played"]]
        seasons = 4 - self.pos.raw["season"]
        return self.follow(max(played, default=-1), list(self.base), seasons, 1.0, [])[1]

    def follow(
        self, top: int, hand: list[str], seasons: int, weight: float, before: list[str]
    ) -> tuple[float, str]:
        """What the best row from here on is worth, and its first order."""
        best, first = -1.0, ""
        for order in hand:
            number = ORDERS.index(order)
            value = self.base[order] + (self.bonus[order] if number > top else 0.0)
            if order in MARCHES and [o for o in before if o in MARCHES]:
                value *= AGAIN
            if order == RECRUIT and HARVEST in before:
                value += self.fed
            value *= weight
            if seasons > 1:
                rest = [o for o in hand if o != order]
                value += self.follow(max(top, number), rest, seasons - 1, weight * LATER, [*before, order])[0]
            if value > best:
                best, first = value, order
        return best, first


def choose_order(pos: Position, decision: Decision) -> Option:
    wanted = Plan(pos).best()
    for option in decision.options:
        if option.refs[0] == wanted:
            return option
    return decision.options[0]


# What each order is worth.


def strategizing(pos: Position) -> tuple[float, float]:
    """Empty areas beside units that can be spared, and what is too much for the winter's food."""
    found: list[float] = []
    for area in pos.areas:
        if pos.empty(area):
            for base in pos.land.on_foot[area]:
                if pos.holder[base] == pos.seat and len(pos.standing[base]) > pos.guard(base):
                    found.append(worth.area(pos, area))
                    break
    hands = sum([max(0, len(pos.standing[a]) - pos.guard(a)) for a in pos.areas if pos.holder[a] == pos.seat])
    found.sort(reverse=True)
    value = sum(found[: min(hands, 4)]) + worth.UNIT * HUNGER[pos.season] * min(pos.hungry(pos.food), 5)
    food, wood, ore = pos.dials
    return value, worth.tactic(pos) * tactics_of(pos.faction, food, wood, ore)


def mobilizing(pos: Position) -> tuple[float, float]:
    """Bonus: a second march, where nobody is fought."""
    found = marches(pos, False)
    if not found:
        return 0.0, 0.0
    calm = [m.value for m in found[1:] if not m.fights or not found[0].fights]
    return found[0].value, 0.8 * max(calm, default=0.0)


def conquering(pos: Position) -> tuple[float, float]:
    """Bonus: walls count for less."""
    plain = max([m.value for m in marches(pos, False)], default=0.0)
    walled = [
        area for area in pos.areas if pos.walls(area) and pos.control[area] != pos.seat and not pos.held(area)
    ]
    sieges = [plan(pos, area, True) for area in walled]
    return plain, max([0.0, *[m.value - plain for m in sieges if m is not None]])


def harvesting(pos: Position) -> tuple[float, float]:
    gains = 0.0
    for i, n in enumerate(pos.income):
        gains += (min(DIAL_LIMIT, n) - pos.dials[i]) * worth.RESOURCE[i]
    fed = pos.hungry(pos.food) - pos.hungry(min(DIAL_LIMIT, pos.income[0]))
    bonus = 0.0
    for area in pos.forts:
        bonus += yielded(pos, area)
    if development(pos) is not None:
        bonus += 1.5 + (4.0 if "a_mighty_empire" in pos.objectives else 0.0)
    return gains * pos.time * 1.3 + worth.UNIT * HUNGER[pos.season] * fed, bonus


def yielded(pos: Position, area: int) -> float:
    built = pos.raw["development"][area]
    if built == DEV_RESOURCES:
        return 0.8 * sum(pos.land.resources[area]) * pos.time
    if built == DEV_INFLUENCE:
        return 2.0 * worth.influence(pos)
    return worth.tactic(pos) if built == DEV_TACTICS else 0.0


def development(pos: Position) -> tuple[int, str] | None:
    """Where to develop what, once a year."""
    if pos.dials[1] < 1:
        return None
    used = [pos.raw["development"][area] for area in pos.forts]
    for one in (DEV_INFLUENCE, DEV_RESOURCES, DEV_TACTICS, DEVELOPMENTS[3]):
        if one not in used:
            free = [a for a in pos.forts if not pos.raw["development"][a]]
            if free:
                return max(free, key=lambda a: (pos.rune[a], -pos.danger[a])), one
    return None


def recruited(pos: Position, i: int, dials: list[int]) -> float:
    """The units of one dial, as far as there is room for them."""
    forts = [a for a in pos.forts if pos.control[a] == pos.seat]
    places = forts if forts else [a for a in pos.own if pos.home_seat[a] == pos.seat]
    room = sum([AREA_LIMIT - pos.count(a) for a in places])
    return worth.army(pos, recruits(pos.faction, RESOURCES[i], dials[i])[:room]) * PLENTY / max(PLENTY, pos.host)


def recruiting(pos: Position, dials: list[int]) -> tuple[float, float]:
    found = sorted([recruited(pos, i, dials) for i in range(3)], reverse=True)
    return found[0], found[1]


def recruiting_now(pos: Position) -> tuple[float, float]:
    return recruiting(pos, pos.dials)


def line(pos: Position, gain: str, n: int) -> float:
    """A line of a city."""
    if gain == INFLUENCE:
        return n * worth.influence(pos)
    if gain == TACTICS:
        return n * worth.tactic(pos)
    if gain == QUEST:
        return worth.QUEST if len(pos.me["quests"]["items"]) < QUEST_LIMIT and pos.my_heroes else 0.0
    return n * (worth.UNIT + worth.wants_friends(pos))


def rallying(pos: Position) -> tuple[float, float]:
    """Bonus: a hero."""
    value = 0.0
    for area in pos.own:
        if pos.city[area]:
            value += max([line(pos, one.gain, one.n) for one in CITIES[pos.city[area]]])
    able = pos.influence and pos.raw["hero_deck"]["n"]
    return value, max(0.0, worth.hero(pos) - 1.5 * worth.influence(pos)) if able else 0.0


def acquiring(pos: Position) -> tuple[float, float]:
    food, wood, ore = pos.dials
    gained = influence_of(pos.faction, food, wood, ore)
    title = max([title_worth(pos, i, pos.influence + gained) for i in range(len(TITLES))])
    return gained * worth.influence(pos), max(0.0, title)


def title_worth(pos: Position, i: int, influence: int) -> float:
    """A title, less its price."""
    price = pos.paid[i] + 1
    if pos.titles[i] == pos.seat or price > influence:
        return 0.0
    value = (worth.captain(pos), 2.0 + 0.5 * pos.time, 1.0 + 1.5 * pos.time)[i]
    if pos.titles[i] != NOBODY:
        value += 0.5
    return value - price * worth.influence(pos)


def fortifying(pos: Position) -> tuple[float, float]:
    value = 0.0
    paid = pos.dials[1] >= BUILD_COST[WOOD] and pos.dials[2] >= BUILD_COST[ORE]
    if paid and len(pos.forts) < STRONGHOLDS:
        value += max([worth.build(pos, a) for a in sites(pos)], default=0.0) - 1.5
    if [a for a in pos.forts if pos.raw["broken"][a]]:
        value += 2.0
    return max(0.0, value) + moved(pos)[2], 0.0


def sites(pos: Position) -> list[int]:
    return [a for a in pos.own if pos.fort[a] == NOBODY and not pos.city[a]]


def moved(pos: Position) -> tuple[int, int, float]:
    """The rune that lies worst, where it would lie best, and what the change is worth."""
    lie = [a for a in pos.own if pos.rune[a] > 0.0]
    free = [a for a in pos.own if not pos.token[a]]
    if not lie or not free:
        return -1, -1, 0.0
    worst = min(lie, key=lambda a: worth.safety(pos, a))
    best = max(free, key=lambda a: worth.safety(pos, a))
    gain = 0.35 * (worth.safety(pos, best) - worth.safety(pos, worst)) if pos.danger[worst] else 0.0
    return worst, best, max(0.0, min(4.0, gain) - 0.7)


WORTH: Final = {
    STRATEGIZE: strategizing,
    MOBILIZE: mobilizing,
    CONQUER: conquering,
    HARVEST: harvesting,
    RECRUIT: recruiting_now,
    RALLY: rallying,
    ACQUIRE: acquiring,
    FORTIFY: fortifying,
}
