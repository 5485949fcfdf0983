"""The enemies of a fight in figures: what they can do, and what a point counts against each of them."""

from __future__ import annotations

from typing import Any, Final, final

from realms.games.mage_knight.data.enemies import (
    BRUTAL,
    ELUSIVE,
    ENEMIES,
    FORTIFIED,
    POISON,
    SWIFT,
    UNFORTIFIED,
)
from realms.games.mage_knight.rules.foes import BLOCKED, PENDING
from realms.games.mage_knight.terms import (
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    MELEE_PHASE,
    NONE,
    PHYSICAL,
    RED,
    RESISTANCE_TO,
    WHITE,
)

from . import weights as w
from .deeds import ATTACK, BLOCK, RANGED, SIEGE_ATTACK
from .position import Position

KINDS: Final = 8
SUMMONED: Final = 5
"""The attack of a monster nobody has seen yet."""


@final
class Rival:
    """An enemy in figures, as it stands."""

    def __init__(self, token: str) -> None:
        enemy = ENEMIES[token]
        self.token: Final = token
        self.index = 0
        self.abilities: Final = enemy.abilities
        self.resists = enemy.resists
        self.armour = enemy.evasive if enemy.abilities & ELUSIVE else enemy.armour
        self.attacks: list[tuple[int, int, int]] = [
            (j, n if n >= 0 else SUMMONED, element) for j, (n, element) in enumerate(enemy.attacks)
        ]
        """Place, strength and element of the attacks that still threaten."""
        self.summons = enemy.summons > 0
        self.walls = 1 if enemy.abilities & FORTIFIED else 0
        self.swift = enemy.abilities & SWIFT != 0
        self.brutal = enemy.abilities & BRUTAL != 0
        self.poison = enemy.abilities & POISON != 0
        self.gain = w.FAME * enemy.fame + w.REPUTATION * enemy.reputation
        self.defends = False
        """Is it a defender of a city?"""

    def behind_walls(self) -> None:
        if not self.abilities & UNFORTIFIED:
            self.walls += 1

    def of_city(self, city: int) -> None:
        """What the colour of a city adds to its defenders."""
        if city != NONE:
            self.defends = True
        if city == WHITE:
            self.armour += 1
        elif city == BLUE:
            self.attacks = [
                (j, n + (2 if e in (FIRE, ICE) else 1 if e == COLD_FIRE else 0), e) for j, n, e in self.attacks
            ]
        elif city == RED:
            self.brutal = self.brutal or any(e == PHYSICAL for _, _, e in self.attacks)
        elif city == GREEN:
            self.poison = self.poison or any(e == PHYSICAL for _, _, e in self.attacks)


def met(token: str, *, walls: bool = False, city: int = NONE, annex: int = NONE, rampaging: int = 0) -> Rival:
    """An enemy that is not in a fight yet."""
    rival = Rival(token)
    if walls:
        rival.behind_walls()
    for colour in (city, annex):
        rival.of_city(colour)
    rival.gain += w.REPUTATION * rampaging
    return rival


def rivals(pos: Position) -> list[Rival]:
    """The living enemies of the fight."""
    fight = pos.fight
    assert fight is not None
    found: list[Rival] = []
    for i, raw in enumerate(fight["foes"]):
        if raw["dead"] or raw["away"]:
            continue
        found.append(_standing(pos, fight, raw, i))
    return found


def _standing(pos: Position, fight: dict[str, Any], raw: dict[str, Any], i: int) -> Rival:
    rival = Rival(raw["token"])
    rival.index = i
    if raw["double_fame"]:
        rival.gain *= 2
    if raw["walls"] and not fight["breached"]:
        rival.behind_walls()
    if raw["bare"]:
        rival.walls = 0
    for colour in (raw["city"], raw["annex"]):
        rival.of_city(colour)
    rival.resists &= ~raw["stripped"]
    if rival.abilities & ELUSIVE and pos.phase == MELEE_PHASE and all(s == BLOCKED for s in raw["attacks"]):
        rival.armour = ENEMIES[rival.token].armour
    rival.armour = max(1, rival.armour + raw["armour"])
    rival.swift = rival.swift and not raw["slow"]
    threatens = [j for j, state in enumerate(raw["attacks"]) if state == PENDING and not raw["calm"]]
    if pos.phase == MELEE_PHASE:
        threatens = []
    rival.attacks = [(j, max(0, n - raw["weaker"]), e) for j, n, e in rival.attacks if j in threatens]
    if raw["summoner"] != NONE:
        rival.gain = 0.0
    return rival


def strike_on(rival: Rival, attack: int, left: int) -> None:
    """One of its attacks is striking now: so much of the damage is not borne yet."""
    element = ENEMIES[rival.token].attacks[attack][1]
    others = [(j, 2 * n if rival.brutal else n, e) for j, n, e in rival.attacks]
    rival.attacks = [(attack, left, element), *others]
    rival.brutal = False


_ATTACKS: Final[dict[tuple[int, int, bool], tuple[int, ...]]] = {}


def attack_values(rival: Rival, *, ranged: bool) -> tuple[int, ...]:
    """What a point of each kind and element counts against it, in halves."""
    key = (rival.resists, rival.walls if ranged else 0, ranged)
    found = _ATTACKS.get(key)
    if found is not None:
        return found
    values = [0] * (4 * KINDS)
    for element in range(4):
        bits = RESISTANCE_TO[element]
        resisted = rival.resists & bits == bits if element == COLD_FIRE else rival.resists & bits != 0
        n = 1 if resisted else 2
        if not ranged:
            values[4 * ATTACK + element] = n
        if not ranged or rival.walls == 0:
            values[4 * RANGED + element] = n
        if not ranged or rival.walls < 2:
            values[4 * SIEGE_ATTACK + element] = n
    found = _ATTACKS[key] = tuple(values)
    return found


def _against(element: int) -> tuple[int, ...]:
    values = [0] * (4 * KINDS)
    for own in range(4):
        good = element == PHYSICAL or own == COLD_FIRE
        if element in (FIRE, ICE):
            good = good or own == (ICE if element == FIRE else FIRE)
        values[4 * BLOCK + own] = 2 if good else 1
    return tuple(values)


BLOCK_VALUES: Final = (_against(PHYSICAL), _against(FIRE), _against(ICE), _against(COLD_FIRE))
"""What a point of block counts against an attack of each element, in halves."""


def gathered_attack(points: list[int], values: tuple[int, ...]) -> int:
    """What the points of the fight count, in halves. `points`: by melee, ranged, siege and element."""
    return sum([points[4 * k + e] * values[4 * (ATTACK + k) + e] for k in range(3) for e in range(4)])


def gathered_block(points: list[int], values: tuple[int, ...]) -> int:
    return sum([points[e] * values[4 * BLOCK + e] for e in range(4)])
