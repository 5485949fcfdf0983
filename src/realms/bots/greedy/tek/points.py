"""What counts at the end: points, the bonus of a race, and what its powers bring on the way there."""

from __future__ import annotations

from functools import cache
from typing import Final

from realms.games.tiny_epic_kingdoms.data import races
from realms.games.tiny_epic_kingdoms.data.components import TOWER_VP
from realms.games.tiny_epic_kingdoms.data.races import Powers
from realms.games.tiny_epic_kingdoms.data.territories import TERRAIN, TERRITORY_OF
from realms.games.tiny_epic_kingdoms.terms import (
    ARMIES,
    CAPITAL,
    CAPITAL_ALONE_VP,
    CAPITAL_SHARED_VP,
    CITY,
    CITY_VP,
    CLIFF,
    CROWN_VP,
    FOREST,
    LOST_KINGDOM_VP,
    MOUNTAIN,
    NEUTRAL_VP,
    NONE,
    PLAINS,
    RUINS,
    TOP_MAGIC,
    WATER,
)

from . import weights as w
from .position import NOBODY, Kingdom, Position, powers

BONUS_TERRAINS: Final = {
    races.PLAINS_HELD: (PLAINS,),
    races.FORESTS_HELD: (FOREST,),
    races.WATERS_HELD: (WATER,),
    races.HEIGHTS_ALONE: (MOUNTAIN, CLIFF),
}


def points(pos: Position, k: Kingdom, bonus: float) -> float:
    """Points if the game ended now. `bonus`: those of the race, if its highest level is reached."""
    score = float(k.magic + TOWER_VP[k.tower] + NEUTRAL_VP * k.taken + CROWN_VP * k.crown)
    for area in k.armies:
        if TERRAIN[area] != RUINS or k.powers.ruins_safe:
            score += 1.0
    for area in k.areas:
        if TERRAIN[area] == CAPITAL:
            score += CAPITAL_ALONE_VP if pos.stranger(k.seat, area) == NOBODY else CAPITAL_SHARED_VP
        if TERRITORY_OF[area] == pos.lost_kingdom:
            score += LOST_KINGDOM_VP
        if pos.tokens.get(area) == CITY:
            score += CITY_VP
    return score + bonus if k.magic == TOP_MAGIC else score


def bonus_count(pos: Position, k: Kingdom, p: Powers) -> int:
    """How often the highest level's bonus would count now."""
    kind = p.bonus
    if kind in BONUS_TERRAINS:
        terrains = BONUS_TERRAINS[kind]
        alone = kind == races.HEIGHTS_ALONE
        return len(
            [a for a in k.areas if TERRAIN[a] in terrains and not (alone and pos.stranger(k.seat, a) != NOBODY)]
        )
    if kind == races.FULL_REGIONS:
        return len(k.armies) - len(k.areas)
    if kind == races.SHARED_REGIONS:
        return len([a for a in k.areas if pos.stranger(k.seat, a) != NOBODY])
    if kind == races.FOREIGN_TERRITORIES:
        return len({TERRITORY_OF[a] for a in k.areas} - {k.home})
    if kind == races.ARMIES_REMOVED:
        return k.removed
    if kind == races.STOCKPILES:
        return len([n for n in k.stock if n >= p.bonus_need])
    if kind == races.TALLEST_TOWER:
        return int(k.tower >= max([p.bonus_need, *[o.tower for o in pos.kingdoms]]))
    if kind == races.HOME_ALONE:
        return int(not [a for o in pos.kingdoms if o is not k for a in o.areas if TERRITORY_OF[a] == k.home])
    if kind == races.MOST_ARMIES:
        return int(len(k.armies) > max([len(o.armies) for o in pos.kingdoms if o is not k]))
    if kind == races.LONE_HOST:
        return int(len(k.armies) >= p.bonus_need and not pos.allies(k.seat))
    return 0


@cache
def powers_worth(race: str, magic: int) -> float:
    """What everything learned is worth over a whole game."""
    p = powers(race, magic)
    none = powers("", 0)
    worth = 0.0
    for name, value in w.POWER.items():
        worth += value * (int(getattr(p, name)) - int(getattr(none, name)))
    worth += w.POWER_INSTEAD * len(p.instead)
    worth += w.POWER_EXPAND_PAY * len(p.expand_pay)
    worth += w.POWER_EXCHANGE * (p.trade_exchanges - 1)
    worth += w.POWER_ENTER_GAIN * len([r for r in p.enter_gain if r != NONE])
    worth += w.POWER_COLLECT * len([r for r in p.collect_bonus_in if r != NONE])
    worth += w.POWER_COLLECT * (p.collect_bonus_wet != NONE)
    worth += w.POWER_TERRAIN_DISCOUNT * sum(p.war_discount_in)
    worth += w.POWER_SALVAGE * (sum(p.army_lost_gain) + sum(p.war_lost_gain))
    worth += w.POWER_RETREAT_COST * (ARMIES - p.retreat_cost_max)
    return worth
