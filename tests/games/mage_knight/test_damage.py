"""The damage phase: units and heroes, knock-out, and the traits of attacks."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.testing.rules import rule


def struck(t: MK, *enemies: str, attack: str = "0:0") -> MK:
    """Somebody who did not block, and takes the damage of an attack now."""
    t.fight(*enemies, phase="damage")
    t.choose(f"damage:{attack}")
    return t


def wounds(t: MK) -> int:
    return t.hero().hand.items.count("wound")


@rule("MK-COMBAT-70", "MK-COMBAT-77", "MK-WOUND-01")
def test_a_wound_for_each_armour_value_begun() -> None:
    t = struck(MK(hand="march, rage"), "prowlers")  # 4 against armour 2
    assert wounds(t) == 2
    t = struck(MK(hand="march, rage"), "wolf_riders")  # 3
    assert wounds(t) == 2


@rule("MK-COMBAT-70", "MK-ABIL-11")
def test_brutal_damage_is_doubled() -> None:
    t = MK(hand="march, rage")
    t.level(5)
    struck(t, "ironclads")  # 8 against 3
    assert wounds(t) == 3


@rule("MK-COMBAT-70")
def test_the_player_says_which_attack_comes_first() -> None:
    t = MK(hand="march, rage")
    t.fight("prowlers", "wolf_riders", phase="damage")
    assert t.refs("damage") == ["0:0", "1:0"]


@rule("MK-COMBAT-71", "MK-COMBAT-72", "MK-COMBAT-73")
def test_a_unit_takes_a_wound_and_its_armour_off_the_damage() -> None:
    t = MK(hand="march, rage")
    [unit] = t.units("peasants")
    with t.edit():
        unit.spent = True  # spent units may take damage
    struck(t, "swordsmen")  # 6
    t.choose("unit", 0)  # armour 3
    assert t.hero().units[0].wounds == 1
    assert wounds(t) == 2  # the rest, 3 against armour 2, went to the hero


@rule("MK-WOUND-05", "MK-UNIT-16")
def test_a_wounded_unit_takes_no_more() -> None:
    t = MK(hand="march, rage")
    t.units("peasants, foresters")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 1
    struck(t, "swordsmen")
    assert t.refused("unit", 0) == "MK-WOUND-05"
    assert t.offers("unit", 1)


@rule("MK-COMBAT-74", "MK-COMBAT-76", "MK-ABIL-40", "MK-ABIL-42")
def test_a_resistance_takes_the_armour_off_once_without_a_wound() -> None:
    t = MK(hand="march, rage")
    t.units("guardian_golems, peasants")
    struck(t, "golems", "prowlers")  # 2 against armour 3, resisted
    t.choose("unit", 0)
    assert t.hero().units[0].wounds == 0
    t.choose("damage:1:0")
    assert t.refused("unit", 0) == "MK-COMBAT-76"
    t = MK(hand="march, rage")
    t.units("guardian_golems")
    struck(t, "swordsmen")  # 6: 3 off, wounded, 3 off
    t.choose("unit", 0)
    assert t.hero().units[0].wounds == 1 and wounds(t) == 0


@rule("MK-COMBAT-75", "MK-ABIL-43", "MK-ABIL-44", "MK-ABIL-45")
def test_cold_fire_needs_both_resistances() -> None:
    t = MK(hand="march, rage")
    t.units("fire_golems, altem_mages")
    struck(t, "high_dragon")  # 6 cold fire, brutal
    t.choose("unit", 1)
    assert t.hero().units[1].wounds == 1
    t = MK(hand="march, rage")
    t.units("fire_golems")
    struck(t, "shadow")  # 4 cold fire against armour 4: fire resistance alone does not help
    t.choose("unit", 0)
    assert t.hero().units[0].wounds == 1


@rule("MK-COMBAT-78", "MK-COMBAT-80")
def test_knocked_out_with_as_many_wounds_as_the_hand_limit() -> None:
    t = MK(hand="march, rage, promise")
    t.units("peasants", level=1)
    t.fight("fire_dragon", phase="damage")  # 9 against armour 2: five wounds
    t.choose("damage:0:0")
    t.choose("hero")
    assert sorted(t.hero().hand.items) == ["wound"] * 5
    assert t.g.fight is not None and t.g.fight.fallen
    assert t.due[0].args[0][1] == "melee"
    assert t.offers("unit", 0)  # units still fight


@rule("MK-COMBAT-79")
def test_wounds_of_one_combat_add_up() -> None:
    t = MK(hand="march, rage, promise")
    t.fight("wolf_riders", "swordsmen", phase="damage")
    t.choose("damage:0:0")
    assert "march" in t.hero().hand.items
    t.choose("damage:1:0")
    assert t.hero().hand.items == ["wound"] * 5


@rule("MK-COMBAT-81", "MK-ABIL-12")
def test_poison() -> None:
    t = struck(MK(hand="march, rage"), "cursed_hags")  # 3: two wounds
    assert wounds(t) == 2 and t.hero().discard.count("wound") == 2
    assert t.g.fight is not None and t.g.fight.wounds == 2  # those discarded do not count
    t = MK(hand="march, rage")
    t.units("foresters")
    struck(t, "cursed_hags")
    t.choose("unit", 0)
    assert t.hero().units[0].wounds == 2


@rule("MK-COMBAT-82", "MK-ABIL-13")
def test_paralyze() -> None:
    t = struck(MK(hand="march, rage"), "medusa")
    assert set(t.hero().hand.items) == {"wound"}
    t = MK(hand="march, rage")
    t.units("foresters")
    struck(t, "medusa")
    t.choose("unit", 0)
    assert t.hero().units == [] and "foresters" in t.g.removed


@rule("MK-COMBAT-84")
def test_a_resistant_unit_that_is_not_wounded_survives_paralysis() -> None:
    t = MK(hand="march, rage")
    t.units("ice_golems")
    struck(t, "ice_golems_enemy")  # 2 ice
    t.choose("unit", 0)
    assert [unit.wounds for unit in t.hero().units] == [0]


@rule("MK-ABIL-14")
def test_assassins_strike_the_hero_only() -> None:
    t = MK(hand="march, rage")
    t.units("foresters")
    t.fight("sorcerers", phase="damage")
    t.choose("damage:0:0")
    assert wounds(t) == 3


@rule("MK-ABIL-16")
def test_a_vampire_grows_with_the_wounds_it_deals() -> None:
    t = MK(hand="march, rage")
    t.fight("gibbering_ghouls", phase="damage")
    t.choose("damage:0:0")
    assert t.g.fight is not None and t.g.fight.foes[0].armour == 2


@rule("MK-COMBAT-83")
def test_a_summoned_monster_hurts_with_its_own_abilities() -> None:
    t = MK(hand="march, rage")
    t.level(9)
    t.fight("orc_summoners", phase="ranged")
    t.next_token("minotaur")
    t.choose("done")
    t.choose("done")
    t.choose("damage:1:0")
    assert wounds(t) == 3  # 5 brutal: 10 against 4


@rule("MK-WOUND-02", "MK-DEED-06", "MK-DEED-12")
def test_wounds_cannot_be_played() -> None:
    t = MK(hand="wound, rage")
    assert t.refused("card", "wound") == "MK-DEED-06"
