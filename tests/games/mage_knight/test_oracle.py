"""Combat arithmetic against an oracle that works it out point by point, written from the catalogue alone.

The oracle knows enemies by the words of their tokens and never looks into the rules: attacks and blocks are lists
of single points, each with its kind and element, and are counted one after the other.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor

from hypothesis import given, settings, strategies as st

from realms.games.mage_knight.data.enemies import ABILITIES, ENEMIES, FORTIFIED, UNFORTIFIED, Enemy
from realms.games.mage_knight.fights import Fight, new_fight
from realms.games.mage_knight.rules.battle import foe
from realms.games.mage_knight.rules.foes import attack_value, attack_worth, block_needed, block_worth, brutal
from realms.games.mage_knight.terms import COLOURS, ELEMENTS, KINDS, NONE
from realms.testing.rules import rule

NAMES = sorted(ENEMIES)
POINTS = st.lists(st.integers(0, 9), min_size=12, max_size=12)
BLOCKS = st.lists(st.integers(0, 12), min_size=4, max_size=4)


def resists(enemy: Enemy) -> set[str]:
    return {word for bit, word in ((1, "physical"), (2, "fire"), (4, "ice")) if enemy.resists & bit}


def spoils(enemy: Enemy, element: str) -> bool:
    """Does this enemy make points of an element inefficient?"""
    if element == "cold_fire":
        return {"fire", "ice"} <= resists(enemy)
    return element in resists(enemy)


def walls_of(enemy: Enemy, *, site: bool) -> int:
    own = 1 if enemy.abilities & FORTIFIED else 0
    return own + (1 if site and not enemy.abilities & UNFORTIFIED else 0)


def expected_attack(points: list[int], enemies: list[Enemy], *, ranged: bool, site: bool) -> int:
    """Point by point: what counts, at its full or at half its worth; halves are rounded down together."""
    walls = [walls_of(enemy, site=site) for enemy in enemies]
    if ranged and max(walls) == 2:
        return 0
    full, half = 0, Fraction(0)
    for place, n in enumerate(points):
        kind, element = KINDS[place // 4], ELEMENTS[place % 4]
        for _ in range(n):
            if ranged and (kind == "attack" or (max(walls) == 1 and kind != "siege")):
                continue
            if any(spoils(enemy, element) for enemy in enemies):
                half += Fraction(1, 2)
            else:
                full += 1
    return full + floor(half)


def arena(names: list[str], *, site: bool, city: str = "") -> Fight:
    colour = COLOURS.index(city) if city else NONE
    return new_fight(0, 0, "challenge", [foe(name, NONE, walls=site, city=colour) for name in names])


@rule("MK-COMBAT-32", "MK-COMBAT-33", "MK-COMBAT-34", "MK-COMBAT-35", "MK-COMBAT-36", "MK-COMBAT-90")
@settings(max_examples=400, deadline=None)
@given(POINTS, st.lists(st.sampled_from(NAMES), min_size=1, max_size=4), st.booleans(), st.booleans())
def test_attacks(points: list[int], names: list[str], ranged: bool, site: bool) -> None:
    fight = arena(names, site=site)
    enemies = [ENEMIES[name] for name in names]
    everybody = list(range(len(names)))
    assert attack_worth(fight, points, everybody, ranged=ranged) == expected_attack(
        points, enemies, ranged=ranged, site=site
    )


@rule("MK-COMBAT-37")
@settings(max_examples=200, deadline=None)
@given(POINTS, st.lists(st.sampled_from(NAMES), min_size=2, max_size=4), st.booleans())
def test_a_group_is_never_easier_than_a_part_of_it(points: list[int], names: list[str], ranged: bool) -> None:
    """What the small choices rely on: whoever can be struck in a group can be struck alone."""
    fight = arena(names, site=False)
    everybody = list(range(len(names)))
    whole = attack_worth(fight, points, everybody, ranged=ranged)
    for part in everybody:
        assert attack_worth(fight, points, [part], ranged=ranged) >= whole


EFFICIENT = {
    "physical": {"physical", "fire", "ice", "cold_fire"},
    "fire": {"ice", "cold_fire"},
    "ice": {"fire", "cold_fire"},
    "cold_fire": {"cold_fire"},
}


@rule("MK-COMBAT-55", "MK-COMBAT-56")
@settings(max_examples=300, deadline=None)
@given(BLOCKS, st.integers(0, 3))
def test_blocks(points: list[int], element: int) -> None:
    full, half = 0, Fraction(0)
    for place, n in enumerate(points):
        for _ in range(n):
            if ELEMENTS[place] in EFFICIENT[ELEMENTS[element]]:
                full += 1
            else:
                half += Fraction(1, 2)
    assert block_worth(points, element) == full + floor(half)


@rule("MK-COMBAT-57", "MK-ABIL-10", "MK-ABIL-11", "MK-CITY-03", "MK-CITY-04")
@settings(max_examples=300, deadline=None)
@given(st.sampled_from(NAMES), st.sampled_from(["", "white", "blue", "red", "green"]), st.integers(0, 3))
def test_what_an_attack_needs_and_deals(name: str, city: str, weaker: int) -> None:
    enemy = ENEMIES[name]
    words = {word for bit, word in enumerate(ABILITIES) if enemy.abilities >> bit & 1}
    fight = arena([name], site=False, city=city)
    [one] = fight.foes
    one.weaker = weaker
    for j, (n, element) in enumerate(enemy.attacks):
        if n < 0:
            continue
        value = n
        if city == "blue":
            value += {"fire": 2, "ice": 2, "cold_fire": 1}.get(ELEMENTS[element], 0)
        value = max(0, value - weaker)
        assert attack_value(one, j) == value
        assert block_needed(one, j, False) == value * (2 if "swift" in words else 1)
        assert block_needed(one, j, True) == value
        assert brutal(one, j) == ("brutal" in words or (city == "red" and ELEMENTS[element] == "physical"))
