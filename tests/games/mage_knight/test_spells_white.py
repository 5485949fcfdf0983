"""The white spells: Expose, Whirlwind, Wings of Wind, Call to Arms, and their strong sides."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES
from realms.games.mage_knight.data.tiles import TERRAIN
from realms.games.mage_knight.rules import foes
from realms.games.mage_knight.rules.ground import safe
from realms.games.mage_knight.terms import (
    LAKE,
    MELEE_PHASE,
    MOUNTAIN,
    PHYSICAL,
    RANGED,
    RANGED_PHASE,
)
from realms.games.mage_knight.vocabulary import lasting
from realms.testing.rules import rule


def strength(t: MK, i: int) -> tuple[int, int]:
    """Fortifications and resistances of an enemy."""
    assert t.g.fight is not None
    foe = t.g.fight.foes[i]
    return foes.fortified(t.g.fight, foe), foes.resistances(foe)


@rule("MK-COMBAT-15")
def test_expose_strips_one_enemy_and_shoots() -> None:
    t = MK(hand="expose")
    t.mana(tokens="white")
    t.fight("altem_guardsmen", "diggers", walls=True)
    assert strength(t, 0) == (2, 7)
    t.play("expose", "basic", "enemy:0")
    assert strength(t, 0) == (0, 0)
    assert strength(t, 1) == (2, 0)
    assert t.attack()[4 * RANGED + PHYSICAL] == 2


@rule("MK-ABIL-22")
def test_expose_takes_nothing_from_the_immune_but_can_shoot_them() -> None:
    t = MK(hand="expose")
    t.mana(tokens="white")
    t.fight("sorcerers", walls=True)
    t.play("expose")
    assert strength(t, 0) == (1, 0)
    assert t.attack()[4 * RANGED + PHYSICAL] == 2
    assert t.prompt == "fight"


def test_the_shot_of_expose_may_go_at_another_enemy() -> None:
    t = MK(hand="expose, swiftness")
    t.mana(tokens="white white")
    t.fight("altem_guardsmen", "prowlers")
    t.play("expose", "basic", "enemy:0")
    t.play("swiftness", "strong")
    t.choose("strike", 1)
    assert t.hero().fame == 2


@rule("MK-COMBAT-14")
def test_expose_is_for_phases_of_attack() -> None:
    t = MK(hand="expose")
    t.mana(tokens="white")
    t.fight("prowlers", phase="block")
    assert t.ways("expose") == ["block"]


def test_mass_expose_takes_fortifications_or_resistances_of_all() -> None:
    t = MK(hand="expose")
    t.night()
    t.mana(tokens="white black")
    t.fight("altem_guardsmen", "diggers", "sorcerers", walls=True)
    t.play("expose", "strong", "do:fortifications")
    assert [strength(t, i) for i in range(3)] == [(0, 7), (0, 0), (1, 0)]  # the immune ones keep theirs
    assert t.attack()[4 * RANGED + PHYSICAL] == 3
    u = MK(hand="expose")
    u.night()
    u.mana(tokens="white black")
    u.fight("altem_guardsmen", "ironclads", walls=True)
    u.play("expose", "strong", "do:resistances")
    assert [strength(u, i) for i in range(2)] == [(2, 0), (1, 0)]


def test_whirlwind_keeps_an_enemy_from_attacking() -> None:
    t = MK(hand="whirlwind")
    t.mana(tokens="white")
    t.fight("ice_mages_enemy", "fire_mages_enemy", "sorcerers")
    t.play("whirlwind")
    assert t.refs("enemy") == ["0", "1"]  # only immunity stops white
    assert t.refused("enemy", 2) == "MK-ABIL-22"
    t.choose("enemy", 1)
    assert t.g.fight is not None
    assert foes.open_attacks(t.g.fight) == [(0, 0), (2, 0)]


@rule("MK-COMBAT-15")
def test_whirlwind_may_still_come_in_the_damage_phase() -> None:
    t = MK(hand="whirlwind")
    t.mana(tokens="white")
    t.fight("prowlers", phase="damage")
    t.play("whirlwind", "basic", "enemy:0")
    assert t.g.phase == MELEE_PHASE
    assert t.hero().hand.items == []


def test_tornado_destroys_one_enemy_in_the_melee_phase() -> None:
    t = MK(hand="whirlwind")
    t.night()
    t.mana(tokens="white black")
    t.fight("high_dragon", phase="ranged")
    assert t.ways("whirlwind") == ["basic"]
    t.fight("high_dragon", "prowlers", phase="melee")
    t.play("whirlwind", "strong", "enemy:0")
    assert t.hero().fame == 9
    assert t.g.fight is not None and foes.living(t.g.fight) == [1]


# Wings of Wind.


@rule("MK-MOVE-30", "MK-MOVE-31", "MK-MOVE-32")
def test_wings_of_wind_fly_over_everything_and_end_on_a_safe_hex() -> None:
    t = MK(hand="wings_of_wind")
    t.tile("5", 1, 0)
    t.tile("4", 1, 1)
    t.mana(tokens="white")
    t.at("start.mid")
    t.points(move=7)
    t.play("wings_of_wind")
    land = t.g.land
    offered = [HEX[name] for name in t.refs("to")]
    assert offered
    for hex in offered:
        assert safe(t.g, 0, hex)
        assert hex in land.within(HEX["start.mid"], 5)
    for hex in land.within(HEX["start.mid"], 5):
        if TERRAIN[hex] in (LAKE, MOUNTAIN) or hex in t.g.up_at:
            assert t.refused("to", HEX_NAMES[hex]) == "MK-MOVE-31"


@rule("MK-MOVE-30", "MK-MOVE-11")
def test_each_hex_costs_a_move_point_and_nobody_is_provoked() -> None:
    t = MK(hand="wings_of_wind")
    t.tile("1", 1, 0)
    t.mana(tokens="white")
    orcs = HEX["1.nw"]
    assert orcs in t.g.up_at
    t.at("1.mid")
    t.points(move=3)
    t.play("wings_of_wind", "basic", "to:1.w")
    assert t.hero().hex == HEX["1.w"]
    assert t.hero().now.move == 2
    assert t.g.fight is None and t.prompt == "move"
    assert t.hero().now.moved


@rule("MK-MOVE-30")
def test_wings_of_wind_cross_a_rampaging_enemy() -> None:
    t = MK(hand="wings_of_wind")
    t.tile("1", 1, 0)
    t.mana(tokens="white")
    t.at("1.mid")
    t.points(move=2)
    t.play("wings_of_wind")
    beyond = [h for h in t.g.land.near[HEX["1.nw"]] if h not in t.g.land.near[HEX["1.mid"]] and h != HEX["1.mid"]]
    assert any(t.offers("to", HEX_NAMES[h]) for h in beyond)
    assert t.refused("to", "1.nw") == "MK-MOVE-31"


@rule("MK-MOVE-05")
def test_wings_of_wind_need_a_move_point() -> None:
    t = MK(hand="wings_of_wind, march")
    t.mana(tokens="white")
    assert "basic" not in t.ways("wings_of_wind")
    t.play("march")
    assert "basic" in t.ways("wings_of_wind")
    u = MK(hand="wings_of_wind")
    u.mana(tokens="white")
    u.fight("prowlers")
    assert u.ways("wings_of_wind") == []


@rule("MK-MOVE-32")
def test_wings_of_wind_do_not_end_on_another_hero() -> None:
    t = MK(players=2, hand="wings_of_wind", at="start.mid")
    t.mana(tokens="white")
    t.at("start.ne", seat=1)
    t.points(move=5)
    t.play("wings_of_wind")
    assert t.refused("to", "start.ne") == "MK-MOVE-31"
    assert t.offers("to", "start.e")


@rule("MK-MOVE-29", "MK-END-02")
def test_terrain_that_an_effect_opened_is_still_not_safe() -> None:
    t = MK(hand="march, rage")
    t.tile("1", 1, 0)
    t.clear("1.nw")
    lake = "1.ne"
    assert TERRAIN[HEX[lake]] == LAKE
    t.at("1.mid")
    t.points(move=4)
    assert t.refused("walk", lake) == "MK-MOVE-06"
    with t.edit() as g:
        lasting.lay(g, f"{lasting.OPENS}:lake", 2, lasting.END_OF_TURN, "test", 0)
    t.choose("walk", lake)
    assert t.hero().now.move == 2
    t.play("march")
    t.choose("end")
    assert t.hero().hex == HEX["1.mid"]
    assert t.hero().hand.items.count("wound") == 1


# Wings of Night.


def test_wings_of_night_hold_one_enemy_and_more_for_move_points() -> None:
    t = MK(hand="wings_of_wind, march, stamina")
    t.night()
    t.mana(tokens="white black green")
    t.fight("prowlers", "diggers", "wolf_riders", "cursed_hags", phase="block")
    t.play("march", "strong")  # move effects may be played in the fight
    assert t.hero().now.move == 4
    t.play("wings_of_wind", "strong", "enemy:0", "enemy:1")
    assert t.hero().now.move == 3
    t.choose("enemy", 2)
    assert t.hero().now.move == 1
    assert t.prompt == "fight"  # the fourth would cost three
    assert t.g.fight is not None
    assert foes.open_attacks(t.g.fight) == [(3, 0)]


def test_wings_of_night_may_stop_earlier_and_spare_the_immune() -> None:
    t = MK(hand="wings_of_wind, march")
    t.night()
    t.mana(tokens="white black")
    t.fight("prowlers", "sorcerers", "diggers")
    t.play("march")
    t.play("wings_of_wind", "strong", "enemy:0")
    assert t.refused("enemy", 1) == "MK-ABIL-22"
    assert t.refused("enemy", 0) == "MK-COMBAT-50"
    t.choose("done")
    assert t.g.fight is not None
    assert foes.open_attacks(t.g.fight) == [(1, 0), (2, 0)]
    assert t.g.phase == RANGED_PHASE


def test_move_points_do_not_count_in_a_fight_without_a_use_for_them() -> None:
    t = MK(hand="whirlwind, march")
    t.night()
    t.mana(tokens="white black")
    t.fight("prowlers", "diggers", phase="block")
    assert t.ways("march") == ["block"]
    u = MK(hand="wings_of_wind, march")  # by day there are no Wings of Night
    u.mana(tokens="white black")
    u.fight("prowlers", "diggers", phase="block")
    assert u.ways("march") == ["block"]


# Call to Arms and Call to Glory.


@rule("MK-UNIT-08")
def test_call_to_arms_uses_a_unit_of_the_offer() -> None:
    t = MK(hand="call_to_arms")
    t.unit_offer("utem_guardsmen, peasants, herbalists")
    t.mana(tokens="white")
    t.no_mana()
    assert t.ways("call_to_arms") == ["basic", "move", "influence"]
    t.play("call_to_arms")
    assert t.refused("call", "utem_guardsmen") == "MK-COMBAT-14"
    t.choose("call", "peasants")
    t.choose("ability", 2)
    assert t.hero().now.move == 2
    assert "peasants" in t.g.unit_offer and not t.hero().units


@rule("MK-UNIT-08", "MK-DEED-11")
def test_the_mana_of_a_called_ability_must_be_paid() -> None:
    t = MK(hand="call_to_arms")
    t.unit_offer("northern_monks")
    t.no_mana()
    t.mana(tokens="white")
    t.fight("prowlers", phase="melee")
    t.play("call_to_arms", "basic", "call:northern_monks")
    assert t.refused("ability", 1) == "MK-DEED-11"
    t.choose("ability", 0)
    t.choose("do:attack")
    assert sum(t.attack()) == 3


@rule("MK-COMBAT-71")
def test_a_called_unit_takes_no_damage() -> None:
    t = MK(hand="call_to_arms, wound")
    t.unit_offer("peasants")
    t.mana(tokens="white")
    t.fight("prowlers", phase="block")
    t.play("call_to_arms", "basic", "call:peasants", "ability:0", "do:block")
    t.choose("done")
    t.choose("damage", 0, 0)
    assert t.g.phase == MELEE_PHASE  # there was nobody but the hero to be hit
    assert t.hero().hand.items.count("wound") == 3


@rule("MK-COMBAT-115")
def test_where_units_take_no_part_none_can_be_called() -> None:
    t = MK(hand="call_to_arms")
    t.unit_offer("peasants")
    t.mana(tokens="white")
    t.fight("minotaur", phase="block")
    assert "basic" in t.ways("call_to_arms")
    with t.edit() as g:
        assert g.fight is not None
        g.fight.no_units = True
    assert "basic" not in t.ways("call_to_arms")


@rule("MK-UNIT-05")
def test_call_to_glory_recruits_for_nothing_anywhere() -> None:
    t = MK(hand="call_to_arms", at="start.mid")
    t.night()
    t.unit_offer("utem_guardsmen, peasants")
    t.mana(tokens="white black")
    t.play("call_to_arms", "strong", "call:utem_guardsmen")
    assert [unit.kind for unit in t.hero().units] == ["utem_guardsmen"]
    assert t.hero().units[0].ready
    assert t.g.unit_offer == ["peasants"]
    assert t.hero().now.recruited == 1


@rule("MK-UNIT-06")
def test_at_the_limit_of_command_a_unit_goes_first() -> None:
    t = MK(hand="call_to_arms")
    t.night()
    t.units("herbalists")
    t.level(1)
    t.unit_offer("utem_guardsmen, peasants")
    t.mana(tokens="white black")
    t.play("call_to_arms", "strong", "call:utem_guardsmen")
    assert t.prompt == "disband"
    t.choose("disband", 0)
    assert [unit.kind for unit in t.hero().units] == ["utem_guardsmen"]
    assert "herbalists" in t.g.removed


def test_the_called_unit_may_serve_under_bonds_of_loyalty() -> None:
    t = MK(hero="norowas", hand="call_to_arms")
    t.night()
    t.skill("bonds_of_loyalty")
    t.unit_offer("utem_guardsmen, peasants")
    t.mana(tokens="white black")
    t.play("call_to_arms", "strong")
    assert t.refs("call") == ["utem_guardsmen", "utem_guardsmen:bonds", "peasants", "peasants:bonds"]
    t.choose("call", "peasants", "bonds")
    assert t.hero().units[0].under_bonds


def test_a_unit_called_in_a_fight_may_be_used_at_once() -> None:
    t = MK(hand="call_to_arms")
    t.night()
    t.unit_offer("utem_guardsmen, peasants")
    t.mana(tokens="white black")
    t.fight("prowlers", phase="block")
    t.play("call_to_arms", "strong", "call:utem_guardsmen")
    assert t.offers("unit", 0)


@rule("MK-COMBAT-16")
def test_your_attack_means_cards_and_skills_not_units() -> None:
    t = MK(hand="rage")
    t.units("peasants")
    t.fight("prowlers", phase="melee")
    with t.edit() as g:
        lasting.lay(g, lasting.DOUBLE_PHYSICAL, 1, lasting.END_OF_TURN, "test", 0)
    t.choose("unit", 0)
    t.choose("ability", 0)
    t.choose("do:attack")
    assert sum(t.attack()) == 2
    t.play("rage", "basic", "do:attack")
    assert sum(t.attack()) == 2 + 4
