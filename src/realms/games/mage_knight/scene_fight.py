"""A fight in a scene: each enemy with its figures, what was gathered against it, what it would do unblocked."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from realms.kernel.scene import Card, Sum, Zone

from .data import tracks
from .data.enemies import ABILITIES, BRUTAL, ENEMIES, FORTIFIED, PARALYZE, POISON
from .data.hexes import HEX_NAMES
from .data.ruins import DUNGEON_GAIN, RUINS
from .data.tiles import SITE
from .fights import Fight, Foe
from .rules import foes, scenario, tokens, units
from .rules.combat import block_total
from .rules.conquest import REWARDS
from .rules.defeat import fame_of
from .rules.ground import site_at
from .rules.riders import NO_SWIFT, block_points
from .rules.unpredictable import more_fame
from .state import MageKnight
from .terms import (
    ANCIENT_RUINS,
    BLOCK_PHASE,
    COLOURS,
    DAMAGE_PHASE,
    ELEMENTS,
    FIRE,
    ICE,
    KINDS,
    MELEE_PHASE,
    NONE,
    PHYSICAL,
    RANGED_PHASE,
    RESISTANCE_TO,
)

Args: TypeAlias = tuple[tuple[str, int | str], ...]
_STATES = {foes.BLOCKED: "sum-blocked", foes.CANCELLED: "sum-stopped", foes.DEALT: "sum-dealt"}


def resists_sums(of: str, bits: int) -> list[Sum]:
    return [
        Sum(of, NONE, "sum-resists", (("element", ELEMENTS[element]),))
        for element in (PHYSICAL, FIRE, ICE)
        if bits & RESISTANCE_TO[element]
    ]


def ability_sums(of: str, bits: int) -> list[Sum]:
    return [
        Sum(of, NONE, "sum-ability", (("ability", name),)) for i, name in enumerate(ABILITIES) if bits >> i & 1
    ]


@cache
def enemy_sums(name: str) -> tuple[Sum, ...]:
    """A kind of enemy as its token shows it."""
    kind, of = ENEMIES[name], f"enemy:{name}"
    found: list[Sum] = []
    for n, element in kind.attacks:
        if n < 0:
            found.append(Sum(of, NONE, "sum-summons"))
        else:
            found.append(Sum(of, NONE, "sum-attack", (("n", n), ("element", ELEMENTS[element]))))
    found.append(Sum(of, NONE, "sum-armour", (("n", kind.armour),)))
    found.append(Sum(of, NONE, "sum-fame", (("n", kind.fame),)))
    found += resists_sums(of, kind.resists)
    found += ability_sums(of, kind.abilities)
    if kind.defend:
        found.append(Sum(of, NONE, "sum-defend", (("n", kind.defend),)))
    return tuple(found)


def fight_zones(g: MageKnight) -> list[Zone]:
    """The enemies in the order of the fight: the place of a card is the number of options and sums ("foe-0")."""
    if g.fight is None or g.fight.duel is not None:
        return []
    cards = tuple([Card(foe.token, "foe", (), 0 if foe.dead else 1) for foe in g.fight.foes])
    return [Zone("fight", "foes", g.fight.seat, cards, len(cards))]


def fight_sums(g: MageKnight) -> list[Sum]:
    found: list[Sum] = []
    seen = {
        *[t for t in g.up if t in ENEMIES],
        *([foe.token for foe in g.fight.foes] if g.fight is not None else []),
    }
    for name in sorted(seen):
        found.extend(enemy_sums(name))
    if g.fight is not None and g.fight.duel is None:
        found.extend(_gathered(g, g.fight))
        for i, foe in enumerate(g.fight.foes):
            found.extend(_figures(g, g.fight, i, foe))
    return found


def _gathered(g: MageKnight, fight: Fight) -> list[Sum]:
    """Where it is, points for the next attack or block, how near the hero is to falling, and what is to be won."""
    found = [Sum("fight", fight.seat, "sum-at", (("hex", HEX_NAMES[fight.hex]),))]
    cities = {colour for foe in fight.foes if not foe.dead for colour in (foe.city, foe.annex)}
    for colour in sorted(cities - {NONE}):
        found.append(Sum("fight", fight.seat, "sum-city", (("colour", COLOURS[colour]),)))
    for kind, name in enumerate(KINDS):
        for element, said in enumerate(ELEMENTS):
            n = fight.attack[4 * kind + element]
            if n:
                args = (("n", n), ("kind", name), ("element", said))
                found.append(Sum("fight", fight.seat, "sum-gathered-attack", args))
    for element, said in enumerate(ELEMENTS):
        if fight.block[element]:
            with_it = (("n", fight.block[element]), ("element", said))
            found.append(Sum("fight", fight.seat, "sum-gathered-block", with_it))
    hero = g.heroes[fight.seat]
    limit = tracks.HAND_LIMIT[hero.level]
    coming = foes.open_attacks(fight) if g.phase != MELEE_PHASE else []
    wounds = fight.wounds + sum([_wounds(g, fight, i, j) for i, j in coming])
    found.append(Sum("fight", fight.seat, "sum-knock-out", (("n", wounds), ("of_n", limit))))
    for gain in _reward(g, fight):
        found.append(Sum("fight", fight.seat, "sum-reward", (("gain", gain),)))
    return found


def _reward(g: MageKnight, fight: Fight) -> tuple[str, ...]:
    if fight.cause not in ("assault", "adventure", "burn") or fight.hex in g.shields:
        return ()
    gains = REWARDS.get(site_at(g, fight.hex), ()) if SITE[fight.hex] not in scenario.of(g).owned_sites(g) else ()
    if SITE[fight.hex] == ANCIENT_RUINS:
        ruin = tokens.ruin_at(g, fight.hex)
        gains = RUINS[ruin].gains if ruin != "" else ()
    return tuple(["dungeon_reward" if gain == DUNGEON_GAIN else gain for gain in gains])


def _damage(foe: Foe, j: int) -> int:
    """MK-COMBAT-70. What an attack deals if it is not blocked."""
    return foes.attack_value(foe, j) * (2 if foes.brutal(foe, j) else 1)


def _wounds(g: MageKnight, fight: Fight, i: int, j: int) -> int:
    """MK-COMBAT-77. The wounds in hand if the hero alone takes it."""
    armour = tracks.ARMOUR[g.heroes[fight.seat].level]
    return (_damage(fight.foes[i], j) + armour - 1) // armour


def _figures(g: MageKnight, fight: Fight, i: int, foe: Foe) -> list[Sum]:
    """One enemy as it stands."""
    of, seat, kind = f"foe-{i}", fight.seat, ENEMIES[foe.token]
    if foe.dead:
        return [Sum(of, seat, "sum-dead" if foe.summoner == NONE else "sum-gone")]
    found: list[Sum] = []
    if foe.away:
        found.append(Sum(of, seat, "sum-away"))
    if foe.summoner != NONE:
        by = (("enemy", fight.foes[foe.summoner].token), ("summoner_n", foe.summoner))
        found.append(Sum(of, seat, "sum-called", by))
    else:
        found.append(Sum(of, seat, "sum-fame", (("n", fame_of(fight, foe) + more_fame(g, foe)),)))
    found.append(Sum(of, seat, "sum-armour", (("n", foes.armour(g, foe)),)))
    extra = 0
    for j, state in enumerate(foe.attacks):
        n, element = kind.attacks[j]
        if n < 0:
            found.append(Sum(of, seat, "sum-summons"))
            continue
        said = (("n", foes.attack_value(foe, j)), ("element", ELEMENTS[element]), ("attack_n", j))
        found.append(Sum(of, seat, "sum-attack", said))
        if state in _STATES:
            found.append(Sum(of, seat, _STATES[state], (("attack_n", j),)))
        extra |= (BRUTAL if foes.brutal(foe, j) else 0) | (POISON if foes.poisonous(foe, j) else 0)
    if foe.calm:
        found.append(Sum(of, seat, "sum-calm"))
    found += resists_sums(of, foes.resistances(foe))
    found += ability_sums(of, (kind.abilities | extra) & ~(FORTIFIED if foe.bare else 0))
    walls = foes.fortified(fight, foe)
    if walls:
        found.append(Sum(of, seat, "sum-walls", (("n", walls),)))
    return found + _meters(g, fight, i, foe)


def strike(g: MageKnight, fight: Fight, targets: list[int]) -> tuple[int, int]:
    """MK-COMBAT-37. What the gathered attack is worth against a group, and what it needs."""
    wanted = sum([foes.armour(g, fight.foes[i]) for i in targets]) + foes.cover(fight, len(targets))
    return foes.attack_worth(fight, fight.attack, targets, ranged=g.phase == RANGED_PHASE), wanted


def share_of(worth: int) -> str:
    """What became of two points: the rules say what they are worth, not which rule halves them."""
    return ("none", "half", "full")[worth]


def _pair(size: int, at: int) -> list[int]:
    """Two points of one sort, and none of the others."""
    return [2 if i == at else 0 for i in range(size)]


def attack_shares(g: MageKnight, fight: Fight, targets: list[int]) -> list[tuple[int, str]]:
    """MK-COMBAT-31 to 36. For each sort of gathered attack: does it count against a group, and by how much?"""
    ranged = g.phase == RANGED_PHASE
    return [
        (at, share_of(foes.attack_worth(fight, _pair(len(fight.attack), at), targets, ranged=ranged)))
        for at, n in enumerate(fight.attack)
        if n
    ]


def _attack_counts(g: MageKnight, fight: Fight, i: int) -> list[Sum]:
    found: list[Sum] = []
    for at, share in attack_shares(g, fight, [i]):
        kind, element = divmod(at, len(ELEMENTS))
        args = (("n", fight.attack[at]), ("kind", KINDS[kind]), ("element", ELEMENTS[element]), ("share", share))
        found.append(Sum(f"foe-{i}", fight.seat, "sum-counts", args))
    return found


def _block_counts(fight: Fight, i: int, j: int) -> list[Sum]:
    """MK-COMBAT-55, 56. The same of the gathered block against one attack."""
    foe = fight.foes[i]
    found: list[Sum] = []
    for element, n in enumerate(block_points(fight, foe)):
        if n:
            share = share_of(foes.block_worth(_pair(len(ELEMENTS), element), foes.attack_element(foe, j)))
            args = (("n", n), ("kind", "block"), ("element", ELEMENTS[element]), ("share", share), ("attack_n", j))
            found.append(Sum(f"foe-{i}", fight.seat, "sum-counts", args))
    return found


def blow(g: MageKnight, fight: Fight, i: int, j: int, left: int) -> list[tuple[str, str, Args]]:
    """MK-COMBAT-73 to 77. What becomes of the hero or a unit that takes this damage: names for the options."""
    hero = g.heroes[fight.seat]
    foe = fight.foes[i]
    armour = tracks.ARMOUR[hero.level]
    found: list[tuple[str, str, Args]] = [
        ("hero", "named-hit-hero", (("n", left), ("wounds_n", (left + armour - 1) // armour)))
    ]
    bits = RESISTANCE_TO[foes.attack_element(foe, j)]
    for k, unit in enumerate(hero.units):
        strength = units.armour(g, fight.seat, unit)
        resists = units.resistances(g, fight.seat, unit) & bits == bits
        fate = "destroyed" if foes.enemy(foe).abilities & PARALYZE else "wounded"
        if resists and left <= strength:
            fate = "unhurt"
        taken = min(left, 2 * strength if resists else strength)
        found.append((f"unit:{k}", "named-hit-unit", (("unit", unit.kind), ("n", taken), ("fate", fate))))
    return found


def _meters(g: MageKnight, fight: Fight, i: int, foe: Foe) -> list[Sum]:
    """How far the points gathered go against it, and what comes of it unblocked; the same names its options."""
    of, seat = f"foe-{i}", fight.seat
    found: list[Sum] = [Sum(f"enemy:{i}", seat, "named-enemy", (("enemy", foe.token),))]
    if g.phase in (RANGED_PHASE, MELEE_PHASE) and not foe.away:
        n, wanted = strike(g, fight, [i])
        args = (("n", n), ("needed_n", wanted))
        found.append(Sum(of, seat, "sum-strike", args))
        found += _attack_counts(g, fight, i)
        found.append(Sum(f"strike:{i}", seat, "named-strike", (("enemy", foe.token), *args)))
    for k, j in foes.open_attacks(fight):
        if k != i or g.phase not in (BLOCK_PHASE, DAMAGE_PHASE):
            continue
        if g.phase == BLOCK_PHASE:
            needed = foes.block_needed(foe, j, NO_SWIFT in fight.riders)
            args = (("n", block_total(g, i, j)), ("needed_n", needed))
            found.append(Sum(of, seat, "sum-block", (*args, ("attack_n", j))))
            found += _block_counts(fight, i, j)
            found.append(Sum(f"block:{i}:{j}", seat, "named-block", (("enemy", foe.token), *args)))
            found.append(Sum(f"fear:{i}:{j}", seat, "named-fear", (("enemy", foe.token),)))
            found.append(Sum(f"slow:{i}", seat, "named-slow", (("enemy", foe.token),)))
        hurt = (("n", _damage(foe, j)), ("wounds_n", _wounds(g, fight, i, j)), ("attack_n", j))
        found.append(Sum(of, seat, "sum-damage", hurt))
        found.append(Sum(f"damage:{i}:{j}", seat, "named-damage", (("enemy", foe.token), ("n", _damage(foe, j)))))
    return found
