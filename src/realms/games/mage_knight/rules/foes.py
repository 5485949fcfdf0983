"""Enemies in a fight, in figures: armour, attacks, fortifications, and what points are worth against them.

Nothing is changed here; front ends and bots may ask the same questions.
"""

from __future__ import annotations

from typing import Final

from ..data.enemies import (
    ARCANE_IMMUNITY,
    BRUTAL,
    ELUSIVE,
    ENEMIES,
    FORTIFIED,
    POISON,
    SWIFT,
    UNFORTIFIED,
    Enemy,
)
from ..fights import Fight, Foe
from ..state import MageKnight
from ..terms import (
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    MELEE,
    MELEE_PHASE,
    PHYSICAL,
    RED,
    RESISTANCE_TO,
    RESISTS_FIRE,
    RESISTS_ICE,
    SIEGE,
    WHITE,
)

# What has become of an attack of a foe.
PENDING: Final = 0
BLOCKED: Final = 1
CANCELLED: Final = 2
DEALT: Final = 3


def enemy(foe: Foe) -> Enemy:
    return ENEMIES[foe.token]


def living(fight: Fight) -> list[int]:
    """The places of the foes that can be attacked: alive, and not represented by a monster they called."""
    return [i for i, foe in enumerate(fight.foes) if not foe.dead and not foe.away]


def resistances(foe: Foe) -> int:
    return enemy(foe).resists & ~foe.stripped


def immune(foe: Foe) -> bool:
    """MK-ABIL-22."""
    return enemy(foe).abilities & ARCANE_IMMUNITY != 0


def shrugs_off(foe: Foe, colour: int) -> bool:
    """MK-COMBAT-17, 18. Do effects of this colour, other than attacks and blocks, leave it alone?"""
    if immune(foe):
        return True
    resists = resistances(foe)
    return (colour == RED and resists & RESISTS_FIRE != 0) or (colour == BLUE and resists & RESISTS_ICE != 0)


def fortified(fight: Fight, foe: Foe) -> int:
    """MK-COMBAT-32, 33. By the site and by its own ability: twice, once or not at all."""
    if foe.bare:
        return 0
    abilities = enemy(foe).abilities
    own = 1 if abilities & FORTIFIED else 0
    if foe.walls and not fight.breached and not abilities & UNFORTIFIED:
        return own + 1
    return own


def defends(foe: Foe, colour: int) -> bool:
    """MK-OPT-44. Does it have the bonus of this city? In a megapolis those of both."""
    return foe.city == colour or foe.annex == colour


def armour(g: MageKnight, foe: Foe) -> int:
    """MK-ABIL-20, MK-CITY-02. Changes never bring it below 1."""
    kind = enemy(foe)
    value = kind.armour
    if kind.abilities & ELUSIVE and not (g.phase == MELEE_PHASE and all_blocked(foe)):
        value = kind.evasive
    if defends(foe, WHITE):
        value += 1
    return max(1, value + foe.armour) if foe.armour else value


def defenders(fight: Fight, targets: int) -> list[int]:
    """MK-ABIL-24. Who protects when so many enemies are attacked: each one of them, the least able first, since
    the player says who protects whom."""
    ready = [i for i in living(fight) if enemy(fight.foes[i]).defend and not fight.foes[i].covered]
    ready.sort(key=lambda i: enemy(fight.foes[i]).defend)
    return ready[:targets]


def cover(fight: Fight, targets: int) -> int:
    """The armour that defenders add to an attacked group."""
    return sum([enemy(fight.foes[i]).defend for i in defenders(fight, targets)])


def all_blocked(foe: Foe) -> bool:
    """MK-ABIL-08."""
    return all(state == BLOCKED for state in foe.attacks)


def attack_value(foe: Foe, i: int) -> int:
    """One attack of a foe as it stands: city bonus, and what has weakened it."""
    n, element = enemy(foe).attacks[i]
    if defends(foe, BLUE):
        n += 2 if element in (FIRE, ICE) else 1 if element == COLD_FIRE else 0
    return max(0, n - foe.weaker)


def attack_element(foe: Foe, i: int) -> int:
    return enemy(foe).attacks[i][1]


def brutal(foe: Foe, i: int) -> bool:
    """MK-ABIL-11, MK-CITY-04."""
    return enemy(foe).abilities & BRUTAL != 0 or (defends(foe, RED) and attack_element(foe, i) == PHYSICAL)


def poisonous(foe: Foe, i: int) -> bool:
    """MK-ABIL-12, MK-CITY-05."""
    return enemy(foe).abilities & POISON != 0 or (defends(foe, GREEN) and attack_element(foe, i) == PHYSICAL)


def block_needed(foe: Foe, i: int, at_ease: bool) -> int:
    """MK-COMBAT-57. Swift attacks need twice as much, unless the block takes their swiftness (`at_ease`)."""
    value = attack_value(foe, i)
    swift = enemy(foe).abilities & SWIFT != 0 and not foe.slow and not at_ease
    return 2 * value if swift else value


def open_attacks(fight: Fight) -> list[tuple[int, int]]:
    """Attacks that still threaten, as pairs of foe and attack."""
    found: list[tuple[int, int]] = []
    for i in living(fight):
        foe = fight.foes[i]
        if not foe.calm:
            for j, state in enumerate(foe.attacks):
                if state == PENDING:
                    found.append((i, j))
    return found


def block_worth(points: list[int], element: int) -> int:
    """MK-COMBAT-55, 56. What block points of each element are worth against an attack of one."""
    if element == PHYSICAL:
        return sum(points)
    if element == FIRE:
        good = points[ICE] + points[COLD_FIRE]
    elif element == ICE:
        good = points[FIRE] + points[COLD_FIRE]
    else:
        good = points[COLD_FIRE]
    return good + (sum(points) - good) // 2


def attack_worth(fight: Fight, points: list[int], targets: list[int], *, ranged: bool) -> int:
    """MK-COMBAT-32 to 36, 90. What attack points (by kind and element) are worth against a group of foes."""
    resists = 0
    siege_only = False
    cold_fire_resisted = False
    for i in targets:
        foe = fight.foes[i]
        mine = resistances(foe)
        resists |= mine
        both = RESISTANCE_TO[COLD_FIRE]
        cold_fire_resisted = cold_fire_resisted or mine & both == both
        if ranged:
            walls = fortified(fight, foe)
            if walls > 1:
                return 0
            siege_only = siege_only or walls > 0
    good = 0
    weak = 0
    for kind in (MELEE, SIEGE - 1, SIEGE):
        if ranged and (kind == MELEE or (siege_only and kind != SIEGE)):
            continue
        for element in (PHYSICAL, FIRE, ICE, COLD_FIRE):
            n = points[4 * kind + element]
            if n:
                halved = cold_fire_resisted if element == COLD_FIRE else resists & RESISTANCE_TO[element] != 0
                if halved:
                    weak += n
                else:
                    good += n
    return good + weak // 2
