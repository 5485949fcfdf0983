"""The figures by which a position of Runewars is judged: one row a seat, the same figures for all."""

from __future__ import annotations

from math import exp
from typing import Final, final

from realms.bots.greedy.rw.odds import MIGHT
from realms.bots.greedy.rw.position import steps_of
from realms.games.runewars.data.factions import influence_of, recruits, tactics_of
from realms.games.runewars.data.objectives import OBJECTIVES
from realms.games.runewars.data.titles import REWARDS_FOR_RUNE
from realms.games.runewars.rules.areas import rulers
from realms.games.runewars.rules.objectives import measure, met
from realms.games.runewars.state import Runewars
from realms.games.runewars.terms import CAPTAIN, NOBODY, NONE, ORDERS, REAL, RESOURCES, SEASONS, TITLES, YEARS

NAMES: Final = (
    "runes",
    "five runes",
    "six runes",
    "runes late",
    "runes very late",
    "in danger",
    "in danger on the brink",
    "within reach",
    "within reach on the brink",
    "influence",
    "influence early",
    "most influence",
    "dials",
    "dials early",
    "income",
    "income early",
    "food",
    "army",
    "army early",
    "greatest host",
    "routed",
    "hungry",
    "areas",
    "cities",
    "strongholds",
    "heroes",
    "heroes early",
    "rewards",
    "captain",
    "captain with rewards",
    "captain's rune",
    "commander",
    "primarch",
    "tactics",
    "objective",
    "objective near",
    "objective met",
    "quests",
    "recruits",
    "gains influence",
    "top order",
    "good orders left",
)
WIDTH: Final = len(NAMES)
STEEP: Final = 0.55
"""How a lead in strength becomes a chance to win a battle."""
HELD: Final = 0.35
"""What units count for that may not march before spring."""
SECOND: Final = 0.8
"""And those who come from two areas off."""


@final
class Ground:
    """The map of a world: who rules, how strong everybody is everywhere, who could come."""

    def __init__(self, g: Runewars) -> None:
        self.g: Final = g
        self.rulers: Final = rulers(g)
        self.steps: Final = steps_of(g.laid, g.land)
        areas = len(g.holder)
        self.might: Final = [0.0] * areas
        self.marching: Final = [0.0] * areas
        spring_next = g.season == len(SEASONS) - 1
        for area in range(areas):
            standing = g.standing[area]
            routed = g.routed[area]
            if not standing and not routed:
                continue
            here = 0.0
            for unit in standing:
                here += MIGHT[unit]
            holder = g.holder[area]
            if holder >= 0:
                held = g.activated[area] >> holder & 1 == 1 and not spring_next
                self.marching[area] = here * HELD if held else here
            self.might[area] = here
        self.runes: Final = [0] * g.seats
        self.rune_areas: Final[list[int]] = []
        for token, area in enumerate(g.rune_at):
            if g.runes[token].items[0] == REAL:
                self.rune_areas.append(area)
                if self.rulers[area] >= 0:
                    self.runes[self.rulers[area]] += 1

    def holds(self, area: int) -> float:
        """What an attacker meets."""
        g = self.g
        walls = 0.0
        if g.fort[area] != NOBODY:
            walls = 3.0 if g.broken[area] else 5.0
        return self.might[area] + walls

    def comes(self, seat: int, area: int) -> float:
        """What a seat could send."""
        g = self.g
        row = self.steps[area]
        total = 0.0
        for base, holder in enumerate(g.holder):
            if holder == seat and row[base] <= 2 and base != area:
                total += self.marching[base] if row[base] == 1 else SECOND * self.marching[base]
        return total

    def taken(self, seat: int, area: int) -> float:
        """The chance that a seat takes an area, if it goes there."""
        force = self.comes(seat, area)
        if force <= 0.0:
            return 0.0
        return 1.0 / (1.0 + exp(-STEEP * (force - self.holds(area) - 1.5)))


def figures(g: Runewars) -> list[list[float]]:
    """A row for each seat; who is out has none."""
    ground = Ground(g)
    left = (YEARS - g.year + (len(SEASONS) - max(0, g.season)) / len(SEASONS)) / YEARS
    most = max([realm.influence for realm in g.realms if not realm.out])
    risks = [0.0] * g.seats
    hopes = [0.0] * g.seats
    for area in ground.rune_areas:
        ruler = ground.rulers[area]
        worst = 0.0
        for seat in range(g.seats):
            if seat == ruler or g.realms[seat].out:
                continue
            chance = ground.taken(seat, area)
            hopes[seat] += chance
            if chance > worst:
                worst = chance
        if ruler >= 0:
            risks[ruler] += worst
    return [
        [] if g.realms[seat].out else _row(g, ground, seat, left, most, risks[seat], hopes[seat])
        for seat in range(g.seats)
    ]


def _row(g: Runewars, ground: Ground, seat: int, left: float, most: int, risk: float, hope: float) -> list[float]:
    realm = g.realms[seat]
    row = [0.0] * WIDTH
    runes = ground.runes[seat]
    late = 1.0 - left
    row[0] = float(runes)
    row[1] = 1.0 if runes >= 5 else 0.0
    row[2] = 1.0 if runes >= 6 else 0.0
    row[3] = runes * late
    row[4] = runes * late * late * late
    row[5] = risk
    row[6] = risk if runes >= 5 else 0.0
    row[7] = hope
    row[8] = hope if runes >= 5 else 0.0
    row[9] = min(realm.influence, 20) * 0.1
    row[10] = row[9] * left
    row[11] = 1.0 if realm.influence >= most else 0.0
    dials = realm.dials
    row[12] = sum(dials) * 0.1
    row[13] = row[12] * left
    row[16] = dials[0] * 0.1
    _land(g, ground, seat, row, left)
    _court(g, seat, row, left)
    _plans(g, seat, row)
    return row


def _land(g: Runewars, ground: Ground, seat: int, row: list[float], left: float) -> None:
    """Areas and hosts."""
    food = g.realms[seat].dials[0]
    resources = g.land.resources
    income = army = host = routed = 0.0
    hungry = areas = cities = 0
    for area, ruler in enumerate(ground.rulers):
        if ruler != seat:
            continue
        areas += 1
        income += sum(resources[area])
        if g.city[area] != "":
            cities += 1
        if g.holder[area] == seat:
            here = ground.might[area]
            army += here
            host = max(host, here)
            routed += len(g.routed[area])
            hungry += max(0, len(g.standing[area]) + len(g.routed[area]) - food)
    row[14] = income * 0.1
    row[15] = row[14] * left
    row[17] = army * 0.1
    row[18] = row[17] * left
    row[19] = host * 0.1
    row[20] = routed * 0.1
    row[21] = hungry * 0.1
    row[22] = areas * 0.1
    row[23] = float(cities)
    row[24] = float(g.fort.count(seat))


def _court(g: Runewars, seat: int, row: list[float], left: float) -> None:
    """Heroes, titles, cards."""
    realm = g.realms[seat]
    heroes = rewards = 0
    for hero in g.heroes:
        if hero.owner == seat:
            heroes += 1
            rewards += len(hero.rewards.items)
    row[25] = float(heroes)
    row[26] = heroes * left
    row[27] = float(min(rewards, 2 * REWARDS_FOR_RUNE))
    if g.titles[TITLES.index(CAPTAIN)] == seat:
        row[28] = 1.0
        row[29] = row[27]
        row[30] = 1.0 if rewards >= REWARDS_FOR_RUNE else 0.0
    row[31] = 1.0 if g.titles[1] == seat else 0.0
    row[32] = 1.0 if g.titles[2] == seat else 0.0
    row[33] = (len(realm.tactics.items) + len(realm.fresh.items)) * 0.1
    for objective in realm.objectives.items:
        row[34] += 1.0
        much = OBJECTIVES[objective].much
        counted = measure(g, seat, objective)
        if counted != NONE and much > 0:
            row[35] = max(row[35], min(1.0, counted / much))
        if met(g, seat, objective):
            row[36] = 1.0
    row[37] = float(len(realm.quests.items))


def _plans(g: Runewars, seat: int, row: list[float]) -> None:
    """What the dials promise, and the orders of this year."""
    realm = g.realms[seat]
    if realm.faction == "":
        return
    food, wood, ore = realm.dials
    found = sorted([len(recruits(realm.faction, RESOURCES[i], realm.dials[i])) for i in range(3)], reverse=True)
    row[38] = (found[0] + found[1]) * 0.1
    row[39] = (
        influence_of(realm.faction, food, wood, ore) + 0.5 * tactics_of(realm.faction, food, wood, ore)
    ) * 0.1
    top = -1
    for order in realm.played:
        top = max(top, ORDERS.index(order))
    row[40] = (top + 1) * 0.1
    row[41] = len([order for order in realm.orders if ORDERS.index(order) > top]) * 0.1
