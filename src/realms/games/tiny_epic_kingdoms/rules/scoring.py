"""Scoring (TEK-SCORE): read after the armies in ruins are gone."""

from __future__ import annotations

from typing import Final

from realms.kernel.model import Outcome

from ..data import races
from ..data.components import TOWER_VP
from ..data.territories import LAND, TERRAIN, TERRITORY_OF
from ..state import Realm, TinyEpicKingdoms
from ..terms import (
    CAPITAL,
    CAPITAL_ALONE_VP,
    CAPITAL_SHARED_VP,
    CITY_VP,
    CLIFF,
    CROWN_VP,
    FOREST,
    LOST_KINGDOM_VP,
    MOUNTAIN,
    NEUTRAL_VP,
    NONE,
    PLAINS,
    TOP_MAGIC,
    WATER,
)
from . import board

ROWS: Final = (
    "score-armies",
    "score-magic",
    "score-bonus",
    "score-tower",
    "score-capitals",
    "score-crown",
    "score-cities",
    "score-neutrals",
    "score-lost-kingdom",
)


def held(g: TinyEpicKingdoms, realm: Realm, *terrains: int) -> int:
    """How many areas of these terrains the realm occupies."""
    return len([a for a in board.occupied(g, realm.seat) if TERRAIN[a] in terrains])


def bonus_count(g: TinyEpicKingdoms, realm: Realm) -> int:
    """How often the level-5 bonus of the race counts; tied for most armies is told by a negative number."""
    p = realm.powers
    kind = p.bonus
    areas = board.occupied(g, realm.seat)
    others = [r for r in g.realms if r is not realm]
    if kind == races.PLAINS_HELD:
        return held(g, realm, PLAINS)
    if kind == races.FORESTS_HELD:
        return held(g, realm, FOREST)
    if kind == races.WATERS_HELD:
        return held(g, realm, WATER)
    if kind == races.HEIGHTS_ALONE:
        heights = [a for a in areas if TERRAIN[a] in (MOUNTAIN, CLIFF)]
        return len([a for a in heights if board.stranger(g, realm.seat, a) == NONE])
    if kind == races.FULL_REGIONS:
        return len([a for a in areas if board.own_in(g, realm.seat, a) == 2])
    if kind == races.SHARED_REGIONS:
        return len([a for a in areas if board.stranger(g, realm.seat, a) != NONE])
    if kind == races.FOREIGN_TERRITORIES:
        return len({TERRITORY_OF[a] for a in areas if TERRITORY_OF[a] != realm.home})
    if kind == races.ARMIES_REMOVED:
        return realm.removed
    if kind == races.STOCKPILES:
        return len([n for n in realm.stock if n >= p.bonus_need])
    if kind == races.TALLEST_TOWER:
        return 1 if realm.tower >= max([p.bonus_need, *[r.tower for r in others]]) else 0
    if kind == races.HOME_ALONE:
        intruders = [a for r in others for a in r.armies if TERRITORY_OF[a] == realm.home]
        return 0 if intruders else 1
    if kind == races.MOST_ARMIES:
        rival = max([len(r.armies) for r in others])
        if len(realm.armies) == rival:
            return -1
        return 1 if len(realm.armies) > rival else 0
    if kind == races.LONE_HOST:
        return 1 if len(realm.armies) >= p.bonus_need and board.allies(g, realm.seat) == 0 else 0
    raise AssertionError(kind)


def race_bonus(g: TinyEpicKingdoms, realm: Realm) -> int:
    """TEK-SCORE-03, TEK-RESEARCH-04: the bonus of level 5."""
    if realm.magic < TOP_MAGIC or realm.race == "":
        return 0
    count = bonus_count(g, realm)
    if count < 0:
        return realm.powers.bonus_tied
    return min(realm.powers.bonus_max, count * realm.powers.bonus_vp)


def capitals_held(g: TinyEpicKingdoms, realm: Realm) -> tuple[int, int]:
    """How many capitals the realm occupies alone, and how many with another player."""
    alone = 0
    shared = 0
    for area in board.occupied(g, realm.seat):
        if TERRAIN[area] == CAPITAL:
            if board.stranger(g, realm.seat, area) == NONE:
                alone += 1
            else:
                shared += 1
    return alone, shared


def capitals(g: TinyEpicKingdoms, realm: Realm) -> int:
    """TEK-SCORE-05."""
    alone, shared = capitals_held(g, realm)
    return CAPITAL_ALONE_VP * alone + CAPITAL_SHARED_VP * shared


def in_lost_kingdom(g: TinyEpicKingdoms, realm: Realm) -> int:
    """How many regions of the Lost Kingdom the realm occupies."""
    return len([a for a in board.occupied(g, realm.seat) if TERRITORY_OF[a] == g.lost_kingdom and LAND[a]])


def points(g: TinyEpicKingdoms, realm: Realm) -> list[int]:
    """One figure for each of ROWS."""
    return [
        len(realm.armies),
        realm.magic,
        race_bonus(g, realm),
        TOWER_VP[realm.tower],
        capitals(g, realm),
        CROWN_VP if g.crown == realm.seat else 0,
        CITY_VP * board.cities(g, realm.seat),
        NEUTRAL_VP * realm.taken,
        LOST_KINGDOM_VP * in_lost_kingdom(g, realm),
    ]


def standing(realm: Realm, total: int) -> tuple[int, int, int, int, int]:
    """TEK-SCORE-07, 08: points, then armies, tower, magic, resources."""
    return (total, len(realm.armies), realm.tower, realm.magic, sum(realm.stock))


def score(g: TinyEpicKingdoms) -> Outcome:
    """TEK-SCORE. Still tied players share the win."""
    sheets = [points(g, realm) for realm in g.realms]
    totals = [sum(sheet) for sheet in sheets]
    places = [standing(realm, totals[realm.seat]) for realm in g.realms]
    best = max(places)
    winners = tuple([seat for seat in range(g.seats) if places[seat] == best])
    rows = tuple([(ROWS[i], tuple([sheet[i] for sheet in sheets])) for i in range(len(ROWS))])
    return Outcome(tuple(totals), winners, rows)
