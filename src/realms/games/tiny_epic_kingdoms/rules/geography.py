"""Who may reach what: neighbours for patrols and retreats, places of departure and arrival for quests.

All of it is fixed by the maps and by race and magic level, so it is worked out once, at import.
"""

from __future__ import annotations

from typing import Final

from ..data.races import NO_POWERS, POWERS, Powers
from ..data.territories import (
    ADJACENT,
    AREAS,
    AREAS_OF,
    BLOCKED,
    EDGE,
    LAND,
    RIVER_CUT,
    TERRAIN,
    TERRITORIES,
    TERRITORY_OF,
    WET,
    WITHIN_TWO,
)
from ..state import Realm
from ..terms import WATER

Reach = tuple[tuple[int, ...], ...]


def enterable(p: Powers, area: int) -> bool:
    """TEK-REGION-01: land, or water and cliffs for the races that may."""
    if LAND[area]:
        return True
    return p.enters_water if TERRAIN[area] == WATER else p.enters_cliffs


def neighbours(p: Powers, area: int) -> tuple[int, ...]:
    """TEK-PATROL-02: areas that share a border which is no river (unless the race crosses rivers)."""
    near = [*ADJACENT[area], *BLOCKED[area]]
    if p.crosses_rivers:
        near += RIVER_CUT[area]
    return tuple(sorted([a for a in near if enterable(p, a)]))


def patrol_targets(p: Powers, area: int) -> tuple[int, ...]:
    """Neighbours; Lizardfolk 1 any land of the territory; Dragonkin 2 over one area of any kind."""
    targets = [*neighbours(p, area)]
    if p.patrols_anywhere:
        targets += [a for a in AREAS_OF[TERRITORY_OF[area]] if a != area and LAND[a]]
    if p.flies_over:
        targets += [a for a in WITHIN_TWO[area] if enterable(p, a)]
    return tuple(sorted(set(targets)))


def retreat_targets(p: Powers, area: int) -> tuple[int, ...]:
    """TEK-RETREAT-01, 06R: neighbours; Valkyries 1 anywhere in the territory."""
    if p.retreats_anywhere:
        return tuple([a for a in AREAS_OF[TERRITORY_OF[area]] if a != area and enterable(p, a)])
    return neighbours(p, area)


def quest_areas(p: Powers, territory: int) -> tuple[int, ...]:
    """TEK-QUEST-01: where quests leave from and arrive at: the edge; for Merfolk 4 also what is wet."""
    found = []
    for a in AREAS_OF[territory]:
        wet = WET[a] or TERRAIN[a] == WATER
        if enterable(p, a) and (EDGE[a] or (p.quests_wet and wet)):
            found.append(a)
    return tuple(found)


_ALL: Final = range(len(AREAS))
_MAPS: Final = range(len(TERRITORIES))


def _tables(levels: tuple[Powers, ...]) -> tuple[tuple[Reach, ...], tuple[Reach, ...], tuple[Reach, ...]]:
    patrol = tuple([tuple([patrol_targets(p, a) for a in _ALL]) for p in levels])
    retreat = tuple([tuple([retreat_targets(p, a) for a in _ALL]) for p in levels])
    quest = tuple([tuple([quest_areas(p, t) for t in _MAPS]) for p in levels])
    return patrol, retreat, quest


_PATROL: Final[dict[str, tuple[Reach, ...]]] = {}
_RETREAT: Final[dict[str, tuple[Reach, ...]]] = {}
_QUEST: Final[dict[str, tuple[Reach, ...]]] = {}


def _fill() -> None:
    for race, levels in (*POWERS.items(), ("", (NO_POWERS,) * 6)):
        _PATROL[race], _RETREAT[race], _QUEST[race] = _tables(levels)


_fill()


def patrol_reach(realm: Realm) -> Reach:
    """Area -> where a patrol of this realm may end, armies aside."""
    return _PATROL[realm.race][realm.magic]


def retreat_reach(realm: Realm) -> Reach:
    """Area -> where a retreat of this realm may end, armies aside."""
    return _RETREAT[realm.race][realm.magic]


def quest_reach(realm: Realm) -> Reach:
    """Territory -> where quests of this realm may leave from and arrive at, armies aside."""
    return _QUEST[realm.race][realm.magic]


def why_unreached(realm: Realm, area: int, to: int) -> str:
    """The rule that keeps a patrol of this realm from `to`, which is not in its reach."""
    if not LAND[to] and not enterable(realm.powers, to):
        return "TEK-REGION-01"
    if to in RIVER_CUT[area]:
        return "TEK-REGION-02"
    return "TEK-PATROL-02"
