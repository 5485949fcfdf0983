"""What on the map is worth going to: edges to explore, enemies, sites."""

from __future__ import annotations

from typing import Final, final

from realms.games.mage_knight.data.enemies import BRUTAL, ENEMIES, SWIFT
from realms.games.mage_knight.data.hexes import around
from realms.games.mage_knight.data.tiles import SITE_COLOUR
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.rules.turn import PORTAL_HEX
from realms.games.mage_knight.terms import (
    ADVENTURE_SITES,
    BROWN_BACK,
    CITY,
    CRYSTALS_EACH,
    EXPLORING_COST,
    FORTIFIED_SITES,
    GREY_BACK,
    KEEP,
    MAGICAL_GLADE,
    MINE,
    MONASTERY,
    NO_SITE,
    NONE,
    RED_BACK,
    RESISTS_PHYSICAL,
    SPAWNING_GROUNDS,
    TOMB,
    VILLAGE,
    VIOLET_BACK,
    WHITE_BACK,
    WOUND,
)

from . import claims, tasks, weights as w
from .moves import Ways, explorable
from .position import Position

FIRST: Final = "first_reconnaissance"
ALONE: Final = "solo_conquest"
LIKELY: Final[dict[int, tuple[str, ...]]] = {
    GREY_BACK: ("crossbowmen", "guardsmen", "swordsmen", "golems"),
    BROWN_BACK: ("minotaur", "gargoyle", "crypt_worm", "medusa"),
    VIOLET_BACK: ("monks", "ice_mages_enemy", "fire_mages_enemy", "fire_golems_enemy"),
    RED_BACK: ("swamp_dragon", "fire_dragon"),
    WHITE_BACK: ("gunners", "freezers", "altem_guardsmen", "altem_mages_enemy"),
}
"""Who may stand behind a token face down."""


def unseen(pos: Position, hex: int) -> list[str]:
    """Who may be expected of the tokens face down in a city."""
    main = pos.annexes.get(hex, hex)
    found: list[str] = []
    for back, places in enumerate(pos.raw["down_at"]):
        if back in LIKELY:
            found.extend([LIKELY[back][k % len(LIKELY[back])] for k in range(places.count(main))])
    return found


_EDGES: Final[dict[tuple[object, ...], dict[int, list[int]]]] = {}
_MOST_EDGES: Final = 256


def edges(pos: Position) -> dict[int, list[int]]:
    """Every hex from which something can be explored, and the places: worked out once for a map."""
    key = (tuple(pos.where), pos.tiles > 0, pos.core_tiles > 0, pos.spare > 0, pos.shape)
    found = _EDGES.get(key)
    if found is None:
        if len(_EDGES) >= _MOST_EDGES:
            _EDGES.clear()
        found = {}
        for hex in pos.land.at.values():
            places = explorable(pos, hex)
            if places:
                taken = pos.land.taken
                places.sort(key=lambda at: (-len([b for b in around(at) if b in taken]), at))
                found[hex] = places
        _EDGES[key] = found
    return found


def worth_of_exploring(pos: Position) -> float:
    """A new tile. In First Reconnaissance the city ends the game: it is looked for late, but in time."""
    if pos.tiles == 0 and pos.core_tiles == 0:
        return 0.3
    if pos.scenario != FIRST:
        return w.EXPLORE_ALONE if pos.scenario == ALONE else w.EXPLORE_ELSEWHERE
    if pos.ending:
        return w.FAME
    slack = pos.turns_left - (w.TURNS_A_TILE * pos.tiles + w.TURNS_A_CORE_TILE * pos.core_tiles) / pos.seats
    if pos.seats > 1:
        # Nobody has to find the city: the game lasts longer without it.
        return w.EXPLORE if pos.tiles else w.FAME + w.REACHED_TOGETHER - w.TURN * max(0.0, slack)
    hurry = min(1.5, max(0.0, 1.0 - (slack - 1.0) / w.SLACK))
    if pos.tiles:
        return w.EXPLORE + w.HURRY * hurry
    return w.FAME + w.REACHED * hurry - w.TURN * max(0.0, slack) / pos.core_tiles


@final
class Prospects:
    """What the map promises, from afar."""

    def __init__(self, pos: Position, ways: Ways) -> None:
        self.pos: Final = pos
        self.me: Final = pos.me
        self.ways: Final = ways
        self.edges: Final = edges(pos)
        self.exploring: Final = worth_of_exploring(pos)

    def goals(self) -> dict[int, float]:
        """What would be worth going to, by hex."""
        pos, me = self.pos, self.me
        if claims.homeward(pos):
            return {PORTAL_HEX: claims.homeward(pos)}
        found: dict[int, float] = {}
        explore = self.exploring - w.MOVE_POINT * EXPLORING_COST
        if explore > 0.0:
            for hex in self.edges:
                if not self.ways.hostile(hex) and not self.ways.closed(hex):
                    found[hex] = explore
        hurt = me.wounds + me.discard.count(WOUND)
        for tile, at in enumerate(pos.where):
            if at == NONE:
                continue
            for hex in range(7 * tile, 7 * tile + 7):
                site = pos.site(hex)
                if site == NO_SITE:
                    continue
                worth = self.site_worth(hex, site, hurt)
                if worth <= 0.0:
                    continue
                if hex in self.ways.wild:
                    for beside in self.ways.near[hex]:
                        if not self.ways.closed(beside) and not self.ways.hostile(beside):
                            found[beside] = max(found.get(beside, 0.0), worth)
                else:
                    found[hex] = max(found.get(hex, 0.0), worth)
        for hex in found:
            found[hex] *= w.FAR_OFF
        return found

    def site_worth(self, hex: int, site: int, hurt: int) -> float:
        """What a site promises, from afar."""
        me = self.me
        if hex in self.ways.wild:
            return max([self.chances(token) for token in self.pos.at(hex)])
        if site == MAGICAL_GLADE:
            return (w.GLADE if hurt else 0.1) + tasks.worth_marking(self.pos, hex)
        if tasks.held(self.pos, hex):
            chances = [self.chances(token) for token in self.pos.at(hex)]
            return sum(chances) + w.EXPECTED * tasks.prize(self.pos, hex) * self.readiness()
        if site == MINE:
            return w.MINE if me.crystals[SITE_COLOUR[hex]] < CRYSTALS_EACH else 0.0
        if site == VILLAGE:
            return w.VILLAGE if me.room > 0 or hurt > 1 else 0.0
        if site == MONASTERY:
            return w.MONASTERY_VISIT if hex not in self.pos.shields else 0.0
        if site in FORTIFIED_SITES:
            if not self.ways.hostile(hex) or self.ways.closed(hex):
                return 0.0
            known = self.pos.at(hex)
            if site == CITY:
                return self.siege(known + unseen(self.pos, hex))
            likely = known or list(LIKELY[GREY_BACK if site == KEEP else VIOLET_BACK])
            chance = sum([self.chances(token) for token in likely]) / len(likely)
            return chance + w.EXPECTED * claims.prize(self.pos, hex) * self.readiness()
        if site in ADVENTURE_SITES and hex not in self.pos.shields:
            return (
                w.EXPECTED
                * tasks.prize(self.pos, hex)
                * self.readiness()
                * (0.4 if site in (TOMB, SPAWNING_GROUNDS) else 0.8)
            )
        return 0.0

    def readiness(self) -> float:
        """How well fights are likely to go, from nothing to one."""
        return min(1.0, 0.25 + 0.16 * self.me.level + 0.12 * len(self.me.troops))

    def strength(self) -> float:
        """What a usual hand can do in a fight."""
        found = 6.5 + self.me.level
        for troop in self.me.troops:
            if not troop.wounds:
                found += 1.0 + 0.6 * UNITS[troop.kind].level
        return found

    def chances(self, token: str) -> float:
        """What a fight with this enemy promises to a usual hand."""
        share = min(1.0, max(0.0, 0.5 + (self.strength() - hardness(token)) / 5.0))
        return w.EXPECTED * w.FAME * ENEMIES[token].fame * share

    def siege(self, garrison: list[str]) -> float:
        """What a city promises: it falls in several assaults, but all who are left defend it in each."""
        share = self.strength() / (1.0 + sum([hardness(token) for token in garrison]))
        fame = sum([ENEMIES[token].fame for token in garrison])
        prize = w.CITY_TOGETHER if self.pos.together else w.CONQUEST[CITY]
        return (w.EXPECTED * w.FAME * fame + prize) * min(1.0, share * share)


def hardness(token: str) -> float:
    """What it takes to beat this enemy."""
    enemy = ENEMIES[token]
    found = enemy.armour * (1.6 if enemy.resists & RESISTS_PHYSICAL else 1.0)
    for n, _ in enemy.attacks:
        found += 0.7 * (n if n > 0 else 5) * (1.6 if enemy.abilities & (SWIFT | BRUTAL) else 1.0)
    return found
