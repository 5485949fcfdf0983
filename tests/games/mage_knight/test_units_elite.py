"""The elite units kind by kind, and what resistances are worth to a unit."""

from __future__ import annotations

import pytest

from games.mage_knight.troops import troop, use
from realms.games.mage_knight.rules.foes import armour
from realms.games.mage_knight.terms import (
    BLACK,
    BLUE,
    COLD_FIRE,
    FIRE,
    GOLD,
    ICE,
    PHYSICAL,
    RANGED,
    RED,
    SIEGE,
)
from realms.testing.rules import rule


@pytest.mark.parametrize(
    ("kind", "ability", "mana", "phase", "choice", "points"),
    [
        ("fire_golems", 0, "", "melee", "do:attack", (PHYSICAL, 3)),
        ("fire_golems", 1, "red", "ranged", "", (4 * RANGED + FIRE, 4)),
        ("ice_golems", 0, "", "block", "do:block", (PHYSICAL, 3)),
        ("ice_golems", 1, "blue", "melee", "", (ICE, 6)),
        ("fire_mages", 0, "", "ranged", "", (4 * RANGED + FIRE, 3)),
        ("fire_mages", 1, "red", "melee", "do:fire_attack", (FIRE, 6)),
        ("fire_mages", 1, "red", "block", "do:fire_block", (FIRE, 6)),
        ("ice_mages", 0, "", "melee", "do:ice_attack", (ICE, 4)),
        ("ice_mages", 0, "", "block", "do:ice_block", (ICE, 4)),
        ("ice_mages", 1, "blue", "ranged", "", (4 * SIEGE + ICE, 4)),
        ("amotep_gunners", 0, "", "melee", "do:attack", (PHYSICAL, 5)),
        ("amotep_gunners", 1, "red", "ranged", "", (4 * RANGED + FIRE, 6)),
        ("amotep_freezers", 0, "", "block", "do:block", (PHYSICAL, 5)),
        ("catapults", 0, "", "ranged", "", (4 * SIEGE + PHYSICAL, 3)),
        ("catapults", 1, "red", "ranged", "", (4 * SIEGE + FIRE, 5)),
        ("catapults", 2, "blue", "melee", "", (4 * SIEGE + ICE, 5)),
        ("altem_guardians", 0, "", "melee", "", (PHYSICAL, 5)),
        ("altem_guardians", 1, "", "block", "", (PHYSICAL, 8)),
        ("altem_mages", 1, "", "melee", "do:cold_fire_attack", (COLD_FIRE, 5)),
        ("altem_mages", 1, "", "block", "do:cold_fire_block", (COLD_FIRE, 5)),
    ],
)
def test_attacks_and_blocks_of_elite_units(
    kind: str, ability: int, mana: str, phase: str, choice: str, points: tuple[int, int]
) -> None:
    t = troop(kind, "cursed_hags", phase=phase, mana=mana)
    use(t, 0, ability, *([choice] if choice else []))
    element, n = points
    gathered = t.block() if phase == "block" else t.attack()
    assert gathered[element] == n == sum(gathered)
    assert t.hero().units[0].spent


@pytest.mark.parametrize(("kind", "colour"), [("fire_mages", RED), ("ice_mages", BLUE)])
def test_mages_give_a_mana_token_and_a_crystal(kind: str, colour: int) -> None:
    t = troop(kind)
    use(t, 0, 2)
    assert t.hero().tokens[colour] == 1
    assert t.hero().crystals[colour] == 1


@rule("MK-COMBAT-18")
def test_amotep_freezers_stop_an_enemy_and_weaken_its_armour() -> None:
    t = troop("amotep_freezers", "cursed_hags", "prowlers", phase="block", mana="blue")
    use(t, 0, 1, "enemy:0")
    assert t.g.fight is not None
    assert t.g.fight.foes[0].calm
    assert armour(t.g, t.g.fight.foes[0]) == 2
    t = troop("amotep_freezers", "prowlers", phase="ranged", mana="blue")
    use(t, 0, 1, "enemy:0")
    assert t.g.fight is not None and armour(t.g, t.g.fight.foes[0]) == 1  # 3 less, but never below 1
    t = troop("amotep_freezers", "ice_mages_enemy", phase="block", mana="blue")
    t.choose("unit", 0)
    assert t.refused("ability", 1) == "MK-COMBAT-18"


def test_altem_guardians_take_the_swiftness_of_who_is_blocked() -> None:
    t = troop("altem_guardians", "werewolf", phase="block")
    use(t, 0, 1)
    t.choose("block", 0, 0)  # 8 against 7, not 14


@rule("MK-ABIL-42", "MK-ABIL-43", "MK-ABIL-44", "MK-ABIL-45")
def test_altem_guardians_let_all_units_resist_everything_for_a_turn() -> None:
    t = troop("altem_guardians, peasants", "high_dragon", phase="block", mana="green")
    use(t, 0, 2)
    t.choose("done")
    t.choose("damage", 0, 0)
    assert t.due[0].args[0] == ("n", 12)  # cold fire 6, brutal
    t.choose("unit", 1)  # armour 3 takes 3 without a wound, then 3 with one
    assert t.due[0].args[0] == ("n", 6)
    assert t.hero().units[1].wounds == 1
    t.choose("unit", 0)  # armour 7: no wound at all
    assert t.hero().units[0].wounds == 0
    assert "wound" not in t.hero().hand.items


def test_altem_mages_gain_two_mana_tokens_of_any_colours() -> None:
    t = troop("altem_mages")
    use(t, 0, 0, "colour:gold", "colour:black")
    assert t.hero().tokens[GOLD] == t.hero().tokens[BLACK] == 1


@pytest.mark.parametrize(
    ("mana", "paid", "n"),
    [
        ("blue", ("colour:blue",), 7),
        ("red blue", ("colour:red", "done"), 7),
        ("red blue", ("colour:red", "colour:blue"), 9),
    ],
)
def test_altem_mages_strike_harder_for_blue_and_red_mana(mana: str, paid: tuple[str, ...], n: int) -> None:
    t = troop("altem_mages", "high_dragon", mana=mana)
    use(t, 0, 1, *paid, "do:cold_fire_attack")
    assert t.attack()[COLD_FIRE] == n
    assert sum(t.hero().tokens) == len(mana.split()) - len([p for p in paid if p != "done"])


def test_altem_mages_make_all_attacks_cold_fire() -> None:
    t = troop("altem_mages, peasants", "prowlers", mana="black", hand="rage, march")
    t.night()
    use(t, 0, 2, "do:cold_fire")
    t.play("rage", "basic", "do:attack")
    use(t, 1, 0, "do:attack")
    assert t.attack()[COLD_FIRE] == 4


def test_altem_mages_make_all_attacks_siege_attacks_of_the_same_element() -> None:
    t = troop("altem_mages, fire_mages", "diggers", phase="ranged", mana="black", hand="rage, march")
    t.night()
    assert not t.offers("card", "rage")
    use(t, 0, 2, "do:siege")
    t.play("rage", "basic", "do:attack")  # plain attacks are siege attacks, too, so they suit this phase
    use(t, 1, 0)
    assert t.attack()[4 * SIEGE + PHYSICAL] == 2
    assert t.attack()[4 * SIEGE + FIRE] == 3
    assert "march" in t.hero().hand.items and "attack" not in t.ways("march")  # still not sideways


def test_the_black_mana_of_the_altem_mages_is_for_combat() -> None:
    t = troop("altem_mages", mana="black")
    t.night()
    t.choose("unit", 0)
    assert t.refused("ability", 2) == "MK-COMBAT-14"


@rule("MK-ABIL-40", "MK-ABIL-42")
@pytest.mark.parametrize(
    ("kind", "enemy", "left", "wounds"),
    [
        ("fire_golems", "swordsmen", 0, 1),  # 6 physical: 4 without a wound, then wounded for the rest
        ("fire_golems", "prowlers", 0, 0),  # 4 physical: all of it without a wound
        ("catapults", "swordsmen", 2, 1),  # no resistance: wounded, 4 of 6
    ],
)
def test_a_physical_resistance_takes_the_armour_off_once_more(
    kind: str, enemy: str, left: int, wounds: int
) -> None:
    t = troop(kind, enemy, phase="damage")
    t.choose("damage", 0, 0)
    t.choose("unit", 0)
    assert t.hero().units[0].wounds == wounds
    assert t.hero().now.wounds == (1 if left else 0)  # armour 4 at level 9


@rule("MK-ABIL-43", "MK-ABIL-44", "MK-ABIL-45")
@pytest.mark.parametrize(
    ("kind", "enemy", "hero_wounds"),
    [
        ("fire_golems", "fire_dragon", 1),  # 9 fire: 4 and 4, one point is left
        ("ice_golems", "fire_dragon", 2),  # ice resistance does not help: 5 are left
        ("ice_golems", "ice_mages_enemy", 0),  # 5 ice: 4, then 1 more with a wound
        ("fire_golems", "altem_mages_enemy", 1),  # 8 cold fire needs both: 4 are left
        ("altem_mages", "altem_mages_enemy", 0),  # 8: 5 and 3
    ],
)
def test_an_elemental_resistance_helps_against_its_element(kind: str, enemy: str, hero_wounds: int) -> None:
    t = troop(kind, enemy, phase="damage")
    t.choose("damage", 0, 0)
    t.choose("unit", 0)
    assert t.hero().now.wounds == hero_wounds
    assert t.hero().units[0].wounds == (2 if enemy == "altem_mages_enemy" else 1)
