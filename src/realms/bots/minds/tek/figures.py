"""A kingdom in figures: points, what it can buy next, what it collects, how it stands, how long the game lasts.

Read from a world where a turn begins. Figures are good for the kingdom, so no weight is below nothing: what was
learned from greedy bots must not say that points do harm where greedy bots never come. What matters less as time
goes by is taken times the time that is left.
"""

from __future__ import annotations

from typing import Final

from realms.bots.greedy.tek.points import powers_worth
from realms.games.tiny_epic_kingdoms.data.components import TOWER_VP
from realms.games.tiny_epic_kingdoms.data.territories import ADJACENT, EDGE, TERRAIN, TERRITORY_OF
from realms.games.tiny_epic_kingdoms.rules import board
from realms.games.tiny_epic_kingdoms.rules.scoring import race_bonus
from realms.games.tiny_epic_kingdoms.state import EMPTY, NEUTRAL, Realm, TinyEpicKingdoms
from realms.games.tiny_epic_kingdoms.terms import (
    ARMIES,
    BUILD,
    CAPITAL,
    CAPITAL_ALONE_VP,
    CAPITAL_SHARED_VP,
    CITY_VP,
    CROWN_VP,
    EXPAND,
    FOOD,
    LOST_KINGDOM_VP,
    MANA,
    NEUTRAL_VP,
    NONE,
    ORE,
    RESEARCH,
    RUINS,
    SHIELDS,
    TOP_MAGIC,
    TOP_TOWER,
)

LAST_STEP_CYCLES: Final = 0.6
CYCLES_PER_STEP: Final = 1.2
"""Cycles of the action card until somebody takes the last step of a track, and for each step before it."""
LONG: Final = 25.0
"""Turns of a long game."""


def turns_left(g: TinyEpicKingdoms) -> float:
    """Turns until the game ends, this one included; exact once the end is triggered."""
    left = float(SHIELDS - len(g.shields))
    if g.ending:
        return left
    steps = ARMIES
    for realm in g.realms:
        steps = min(steps, ARMIES - len(realm.armies), TOP_TOWER - realm.tower, TOP_MAGIC - realm.magic)
    if steps <= 0:
        return left
    return left + SHIELDS * (LAST_STEP_CYCLES + (steps - 1) * CYCLES_PER_STEP)


def figures(g: TinyEpicKingdoms) -> list[list[float]]:
    """A row for each seat."""
    turns = turns_left(g)
    return [_row(g, realm, turns) for realm in g.realms]


def _row(g: TinyEpicKingdoms, realm: Realm, turns: float) -> list[float]:
    time = min(1.0, turns / LONG)
    soon = 4.0 / (3.0 + turns)
    p = realm.powers
    seat = realm.seat
    stock = realm.stock
    areas = board.occupied(g, seat)
    armies = len(realm.armies)
    # Where it stands.
    income = [0, 0, 0]
    of_choice = 1 if armies == 1 else 0
    in_ruins = 0
    shared = 0
    capital = 0
    lost = 0
    edges = 0
    free = 0
    for area in areas:
        terrain = TERRAIN[area]
        here = board.own_in(g, seat, area)
        other = board.stranger(g, seat, area)
        if other != NONE and other != NEUTRAL:
            shared += 1
        if terrain == RUINS:
            if board.lying_in(g, seat, area):
                of_choice += 1
            if not p.ruins_safe:
                in_ruins += here
        elif p.yields[terrain] != NONE:
            income[p.yields[terrain]] += 1
        if terrain == CAPITAL:
            capital += CAPITAL_ALONE_VP if other == NONE else CAPITAL_SHARED_VP
        if TERRITORY_OF[area] == g.lost_kingdom:
            lost += 1
        if EDGE[area]:
            edges += 1
        for near in ADJACENT[area]:
            if g.slots[2 * near] == EMPTY:
                free += 1
    # What it can buy, and whether it may still in this round of the card.
    magic_cost = realm.magic + 1
    tower_cost = max(0, realm.tower + 1 - p.build_discount)
    army_cost = max(0, armies + 1 - p.expand_discount)
    can_magic = 1.0 if realm.magic < TOP_MAGIC and stock[MANA] >= magic_cost else 0.0
    can_tower = 1.0 if realm.tower < TOP_TOWER and stock[ORE] >= tower_cost else 0.0
    can_army = 1.0 if armies < ARMIES and stock[FOOD] >= army_cost else 0.0
    open_magic = 0.0 if RESEARCH in g.shields else 1.0
    open_tower = 0.0 if BUILD in g.shields else 1.0
    open_army = 0.0 if EXPAND in g.shields else 1.0
    toward_magic = min(1.0, stock[MANA] / magic_cost) if realm.magic < TOP_MAGIC else 0.0
    toward_tower = min(1.0, stock[ORE] / max(1, tower_cost)) if realm.tower < TOP_TOWER else 0.0
    toward_army = min(1.0, stock[FOOD] / max(1, army_cost)) if armies < ARMIES else 0.0
    might = 0.0
    for r in range(3):
        might += stock[r] * p.war_value[r]
    # The level-5 bonus as if it were reached.
    magic = realm.magic
    realm.magic = TOP_MAGIC
    top_bonus = float(race_bonus(g, realm))
    realm.magic = magic
    now_bonus = top_bonus if magic == TOP_MAGIC else 0.0
    cities = board.cities(g, seat) if g.with_tokens else 0
    points = armies - in_ruins + magic + TOWER_VP[realm.tower] + capital + NEUTRAL_VP * realm.taken + now_bonus
    points += LOST_KINGDOM_VP * lost + CITY_VP * cities + (CROWN_VP if g.crown == seat else 0)
    stocked = float(stock[0] + stock[1] + stock[2])
    kinds = (1 if income[0] else 0) + (1 if income[1] else 0) + (1 if income[2] else 0)
    return [
        points,
        points * soon,
        armies * time,
        magic * time,
        realm.tower * time,
        powers_worth(realm.race, magic) * time,
        powers_worth(realm.race, TOP_MAGIC) * time,
        top_bonus * magic * 0.2,
        toward_magic,
        toward_tower,
        toward_army,
        can_magic * open_magic,
        can_tower * open_tower,
        can_army * open_army,
        stocked * 0.1,
        stocked * time * 0.1,
        income[MANA] * time,
        income[ORE] * time,
        income[FOOD] * time,
        of_choice * time,
        kinds * time,
        len(areas) * time,
        free * time * 0.1,
        edges * time * 0.1,
        might * 0.1,
        capital * time,
        in_ruins * time,
        in_ruins * soon,
        shared * time,
        1.0 if g.active == seat else 0.0,
    ]
