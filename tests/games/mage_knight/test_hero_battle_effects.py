"""Hero battles: what effects on enemies do there."""

from __future__ import annotations

import pytest

from games.mage_knight.dueling import Dueling
from games.mage_knight.troops import use
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.rules.duel_aims import unit_armour, unit_resists
from realms.games.mage_knight.rules.duel_damage import unit_cost
from realms.games.mage_knight.terms import FIRE, MELEE, RANGED, RESISTS_ICE
from realms.testing.rules import rule

RANGED_AT = 4 * RANGED


def caster(hand: str, units: str, *, mana: str = "", attend: str = "partial") -> Dueling:
    """The aggressor holds these cards, the defender commands these units; the first attack of the melee phase."""
    t = Dueling(hand=hand)
    t.units(units, seat=1)
    t.mana(tokens=mana)
    t.melee(attend)
    return t


def blocker(other: str, units: str, *, mana: str = "") -> Dueling:
    """The defender holds these cards, the aggressor commands these units; the aggressor's melee attack is next."""
    t = Dueling(other=other)
    t.units(units)
    t.mana(tokens=mana, seat=1)
    t.melee()
    return t


@rule("MK-PVP-50")
def test_effects_on_enemies_aim_at_unwounded_units_never_at_the_hero() -> None:
    t = Dueling(hand="tremor, rage")
    t.units("peasants, foresters", seat=1)
    t.mana(tokens="green")
    with t.edit() as g:
        g.heroes[1].units[1].wounds = 1
    t.melee()
    t.play("tremor", "basic", "do:one_enemy")
    assert t.options() == ["enemy:0"]
    t.choose("enemy", 0)
    assert unit_armour(t.g, 1, 0) == 1  # 3 - 3, but never below 1


@rule("MK-PVP-50")
def test_without_units_there_is_nothing_to_aim_at() -> None:
    t = Dueling(hand="whirlwind, rage")
    t.night()
    t.mana(tokens="white black")
    t.melee()
    assert t.ways("whirlwind") == ["attack"]


@rule("MK-PVP-51", "MK-ABIL-43")
def test_red_effects_fail_against_fire_resistance() -> None:
    t = caster("demolish, rage", "fire_golems, peasants", mana="red")
    t.play("demolish")
    assert unit_armour(t.g, 1, 0) == 4 and unit_armour(t.g, 1, 1) == 2


@rule("MK-PVP-51", "MK-ABIL-44")
def test_blue_effects_fail_against_ice_resistance() -> None:
    t = caster("chill, rage", "ice_golems, fire_golems", mana="blue")
    t.choose("card", "chill")
    t.choose("way", "basic")
    assert t.refused("enemy", 0) == "MK-PVP-51"
    t.choose("enemy", 1)
    assert unit_cost(t.g, 1, 1) == 4


@rule("MK-PVP-51", "MK-ABIL-44")
def test_the_ability_of_a_unit_has_the_colour_of_its_mana() -> None:
    t = Dueling()
    t.units("amotep_freezers")
    t.units("ice_golems, peasants", seat=1)
    t.mana(tokens="blue")
    t.melee()
    t.choose("unit", 0)
    t.choose("ability", 1)
    assert t.refused("enemy", 0) == "MK-PVP-51"
    t.choose("enemy", 1)
    assert unit_armour(t.g, 1, 1) == 1  # 3 - 3, but never below 1


@rule("MK-PVP-52")
def test_what_destroys_an_enemy_wounds_a_unit() -> None:
    t = Dueling(hand="whirlwind, rage")
    t.units("altem_guardians", seat=1)
    t.night()
    t.mana(tokens="white black")
    t.melee()
    t.play("whirlwind", "strong", "enemy:0")
    assert [(unit.kind, unit.wounds) for unit in t.hero(1).units] == [("altem_guardians", 1)]
    assert t.hero(0).fame == 0


@rule("MK-PVP-53")
@pytest.mark.parametrize("attack", [3, 4])
def test_an_ice_shield_weakens_a_unit_of_an_attack_that_was_reduced_to_nothing(attack: int) -> None:
    t = blocker("ice_shield", "northern_monks, peasants", mana="blue")
    use(t, 0, 0, "do:attack")  # 3
    if attack == 4:
        t.arm((MELEE, 1))
    t.choose("attack")
    t.play("ice_shield", "strong")
    t.choose("done")
    if attack == 4:
        assert t.prompt != "choose-rival-unit"
        return
    assert t.prompts == [(1, "choose-rival-unit")]
    assert t.options() == ["enemy:0"]  # the peasants took no part
    t.choose("enemy", 0)
    assert unit_armour(t.g, 0, 0) == 1


@rule("MK-PVP-53", "MK-PVP-51")
def test_an_exploding_shield_wounds_a_unit_of_the_attack_unless_it_resists_fire() -> None:
    for unit, wounds in (("northern_monks", 1), ("fire_golems", 0)):
        t = Dueling(other="burning_shield")
        t.units(unit)
        t.night()
        t.mana(tokens="red black", seat=1)
        t.melee()
        use(t, 0, 0, "do:attack")
        t.choose("attack")
        t.play("burning_shield", "strong")
        t.choose("done")
        t.choose("enemy:0" if wounds else "none")
        assert t.hero(0).units[0].wounds == wounds, unit


@rule("MK-PVP-53")
@pytest.mark.parametrize("attack", [4, 5])
def test_a_burning_shield_strikes_back_only_after_a_full_block(attack: int) -> None:
    t = blocker("burning_shield", "peasants", mana="red")
    t.arm((MELEE, attack))
    t.choose("attack")
    t.play("burning_shield")
    t.choose("done")
    assert (t.active, t.prompt) == (1, "hero-attack")
    assert t.offers("strike_back") == (attack == 4)


@rule("MK-PVP-53")
def test_cold_toughness_counts_the_mana_of_the_attack() -> None:
    t = Dueling(hand="rage, determination")
    t.hand("rage", seat=1)
    with t.invent() as g:
        g.heroes[1].hand.put("cold_toughness")
    t.mana(tokens="red")
    t.mana(tokens="blue", seat=1)
    t.melee()
    t.play("rage", "strong")  # attack 4, for one mana
    t.arm((MELEE, 6))
    t.choose("attack")
    t.play("cold_toughness", "strong")
    assert t.arg["left_n"] == 10 - 6


@rule("MK-PVP-54")
def test_what_counts_enemies_counts_ready_units_those_in_the_attack_and_the_hero() -> None:
    t = Dueling(other="flame_wall")
    t.units("peasants, foresters, herbalists, northern_monks")
    with t.edit() as g:
        g.heroes[0].units[1].spent = True
        g.heroes[0].units[2].wounds = 1
    t.night()
    t.mana(tokens="red black", seat=1)
    t.melee()
    use(t, 0, 0, "do:attack")  # the peasants are spent, but take part
    t.choose("attack")
    t.play("flame_wall", "strong", "do:fire_block")
    assert t.block()[FIRE] == 7 + 2 * 3  # peasants, monks, the hero


@rule("MK-PVP-55", "MK-PVP-21", "MK-COMBAT-19")
def test_walls_once_ignored_are_ignored_for_the_whole_battle() -> None:
    t = Dueling(hand="demolish, rage", hex="3.ne", back="3.e")
    with t.edit() as g:
        g.shields[HEX["3.ne"]] = 1
    t.mana(tokens="red")
    t.approach("3.ne")
    t.choose("attend", "partial")
    t.choose("pass")
    t.play("demolish")
    for _ in range(2):
        t.arm((RANGED_AT, 1))
        t.choose("attack")
        t.choose("done")
        t.choose("pass")
    assert t.g.fight is not None and t.g.fight.breached


@rule("MK-PVP-55")
def test_what_a_unit_has_lost_it_has_lost_for_the_whole_battle_and_no_longer() -> None:
    t = caster("expose, rage", "ice_golems", mana="white")
    t.play("expose", "basic", "enemy:0")
    t.choose("attack")
    t.choose("done")
    assert unit_resists(t.g, 1, 0) == 0
    t.until_that(lambda: t.g.fight is None, "the battle is over")
    t.turn()
    t.hand("rage")
    t.melee()
    assert unit_resists(t.g, 1, 0) & RESISTS_ICE


@rule("MK-PVP-56")
def test_preventing_an_attack_takes_one_units_share_away_while_blocking() -> None:
    t = blocker("whirlwind", "peasants, northern_monks, foresters", mana="white")
    use(t, 0, 0, "do:attack")  # 2
    use(t, 1, 0, "do:attack")  # 3
    t.arm((MELEE, 4))
    t.choose("attack")
    assert t.arg["n"] == 9
    t.choose("card", "whirlwind")
    t.choose("way", "basic")
    assert t.refused("enemy", 2) == "MK-PVP-56"  # it takes no part
    t.choose("enemy", 1)
    assert t.arg["n"] == 6
    assert t.hero(0).units[1].spent


@rule("MK-PVP-56")
def test_nothing_is_prevented_by_the_attacker_nor_in_a_block() -> None:
    t = caster("whirlwind, rage", "peasants", mana="white")
    assert "basic" not in t.ways("whirlwind")


@rule("MK-PVP-56")
def test_wings_of_night_stop_several_units_for_move_points() -> None:
    t = Dueling(other="wings_of_wind, march")
    t.units("peasants, northern_monks")
    t.night()
    t.mana(tokens="white black", seat=1)
    t.melee()
    use(t, 0, 0, "do:attack")
    use(t, 1, 0, "do:attack")
    t.choose("attack")
    t.play("march")  # move 2
    t.play("wings_of_wind", "strong", "enemy:0", "enemy:1")
    assert t.heard("share-stopped") and t.attack() == [0] * 12
    assert (t.active, t.prompt) == (1, "hero-attack")  # nothing is left to block


@rule("MK-PVP-56")
def test_the_banner_of_fear_stops_one_unit() -> None:
    t = Dueling()
    t.units("peasants, northern_monks")
    t.units("foresters", seat=1)
    with t.edit() as g:
        g.artifact_deck.items.remove("banner_of_fear")
        g.artifact_deck.known = []
        g.heroes[1].units[0].banner = "banner_of_fear"
    fame = t.hero(1).fame
    t.melee()
    use(t, 0, 0, "do:attack")
    use(t, 1, 0, "do:attack")
    t.choose("attack")
    assert t.refs("fear") == ["0", "1"]
    t.choose("fear", 1)
    assert t.arg["n"] == 2
    assert t.hero(1).units[0].spent and t.hero(1).fame == fame + 1


@rule("MK-PVP-57")
@pytest.mark.parametrize("stage", ["ranged", "melee"])
def test_the_banner_of_fear_thrown_away_cancels_a_whole_attack(stage: str) -> None:
    t = Dueling(hand="rage, march", other="banner_of_fear")
    t.units("peasants")
    t.begin()
    assert t.ways("banner_of_fear") == []  # there is no attack yet
    t.choose("pass")
    if stage == "melee":
        t.choose("pass")
        use(t, 0, 0, "do:attack")
    t.arm((RANGED_AT, 20))
    t.choose("attack")
    t.play("banner_of_fear", "strong")
    assert t.heard("hero-stopped")
    assert t.hero(0).units[0].spent == (stage == "melee")
    assert (t.active, t.prompt, t.arg["phase"]) == (1, "hero-attack", stage)


@rule("MK-PVP-58")
def test_effects_may_be_added_to_attack_and_block() -> None:
    t = Dueling(hand="tremor, rage", other="rage")
    t.units("peasants", seat=1)
    t.mana(tokens="green")
    t.melee()
    t.play("tremor", "basic", "do:one_enemy", "enemy:0")
    t.play("rage", "basic", "do:attack")
    t.choose("attack")
    t.choose("done")
    assert t.offers("unit", 0)  # armour 1 by now, and 2 damage


@rule("MK-PVP-25", "MK-COMBAT-17")
def test_resistance_break_and_the_sword_know_units_too() -> None:
    t = Dueling(hand="sword_of_justice, rage")
    t.units("ice_golems", seat=1)
    t.skill("resistance_break")
    t.melee()
    t.choose("skill", "resistance_break")
    t.choose("enemy", 0)
    assert unit_armour(t.g, 1, 0) == 2
    t.arm((MELEE, 1))
    assert unit_cost(t.g, 1, 0) == 4
    t.play("sword_of_justice", "strong")
    assert unit_cost(t.g, 1, 0) == 2
