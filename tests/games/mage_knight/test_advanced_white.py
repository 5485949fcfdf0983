"""The white advanced actions: what each card does, plainly and with mana."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES
from realms.games.mage_knight.rules.foes import BLOCKED
from realms.games.mage_knight.rules.ground import cost
from realms.games.mage_knight.terms import (
    BLACK,
    BLUE,
    COLD_FIRE,
    FIRE,
    GOLD,
    ICE,
    MELEE,
    NONE,
    PHYSICAL,
    RANGED,
    RED,
    WHITE,
)
from realms.games.mage_knight.vocabulary import lasting
from realms.testing.rules import rule


def price(t: MK, hex: str) -> int:
    return cost(t.g, 0, HEX[hex])


def test_swift_bolt_is_a_white_crystal_or_a_ranged_attack() -> None:
    t = MK(hand="swift_bolt, march")
    t.play("swift_bolt")
    assert t.hero().crystals[WHITE] == 1
    t = MK(hand="swift_bolt, march")
    t.mana(tokens="white")
    t.fight("prowlers")
    t.play("swift_bolt", "strong")
    assert t.attack()[4 * RANGED + PHYSICAL] == 4


def test_agility_turns_move_points_into_attack_in_the_melee_phase() -> None:
    t = MK(hand="agility, march, stamina")
    t.fight("prowlers", phase="melee")
    assert t.ways("march") == ["attack"]  # move points are good for nothing yet
    t.play("agility")
    t.play("march")
    t.play("stamina", "move")
    assert t.hero().now.move == 5
    for _ in range(5):
        t.choose("convert", "attack")
    assert t.attack()[4 * MELEE + PHYSICAL] == 5 and not t.options("convert")
    assert not t.offers("convert", "ranged")


def test_agility_played_before_the_attack_keeps_its_points_for_the_melee() -> None:
    t = MK(hand="agility, march")
    t.fight("prowlers")
    t.play("agility")
    assert not t.options("convert")  # plain Agility gives no ranged attack
    t.choose("done")
    t.choose("done")
    t.choose("damage", 0, 0)
    assert t.options("convert") == ["convert:attack"] and t.hero().now.move == 2


def test_strong_agility_turns_two_move_points_into_a_ranged_attack() -> None:
    t = MK(hand="agility, march")
    t.mana(tokens="white")
    t.fight("prowlers")
    t.play("agility", "strong")
    t.play("march")
    assert t.hero().now.move == 6 and t.options("convert") == ["convert:ranged"]
    for _ in range(3):
        t.choose("convert", "ranged")
    assert t.attack()[4 * RANGED + PHYSICAL] == 3 and t.hero().now.move == 0
    t.choose("strike", 0)
    assert t.g.fight is None


def test_strong_agility_offers_both_in_the_melee_phase() -> None:
    t = MK(hand="agility, march")
    t.mana(tokens="white")
    t.fight("prowlers", phase="melee")
    t.play("agility", "strong")
    t.choose("convert", "attack")
    t.choose("convert", "ranged")
    assert t.attack()[4 * MELEE + PHYSICAL] == 1 and t.attack()[4 * RANGED + PHYSICAL] == 1
    assert t.options("convert") == ["convert:attack"]  # one point is left


@rule("MK-TURN-22")
def test_move_points_of_before_are_lost_but_agility_counts_in_the_fight_of_the_turn() -> None:
    t = MK(hand="agility, march", at="2.mid")
    t.play("agility")
    assert t.hero().now.move == 2
    t.token("prowlers", "2.nw")
    t.choose("challenge", "2.nw")
    assert t.hero().now.move == 0
    t.choose("done")
    t.choose("done")
    t.choose("damage", 0, 0)
    t.play("march")
    assert t.hero().now.move == 2 and t.offers("convert", "attack")


def test_converted_points_are_physical_unless_all_attacks_are_changed() -> None:
    t = MK(hand="agility, march")
    t.fight("prowlers", phase="melee")
    t.play("agility")
    with t.edit() as g:
        lasting.lay(g, lasting.ALL_COLD_FIRE, 1, lasting.END_OF_COMBAT, "altem_mages", 0)
    t.choose("convert", "attack")
    assert t.attack()[4 * MELEE + COLD_FIRE] == 1


def test_song_of_wind_makes_open_country_cheaper() -> None:
    t = MK(hand="song_of_wind, march", at="4.nw")
    assert (price(t, "4.ne"), price(t, "4.sw"), price(t, "9.nw"), price(t, "4.w")) == (5, 2, 4, 3)
    t.play("song_of_wind")
    assert t.hero().now.move == 2
    assert (price(t, "4.ne"), price(t, "4.sw"), price(t, "9.nw"), price(t, "4.w")) == (4, 1, 3, 3)


def test_strong_song_of_wind_moves_two_and_makes_plains_free() -> None:
    t = MK(hand="song_of_wind, march", at="7.w")
    t.no_mana()
    t.mana(tokens="white")
    t.play("song_of_wind", "strong", "pass")
    assert t.hero().now.move == 2
    assert (price(t, "4.ne"), price(t, "4.sw"), price(t, "9.nw"), price(t, "4.w")) == (3, 0, 2, 3)
    t.choose("walk", "7.sw")
    assert t.hero().now.move == 2
    assert price(t, "7.nw") == NONE


def test_strong_song_of_wind_opens_lakes_for_a_blue_mana() -> None:
    t = MK(hand="song_of_wind, march", at="7.w")
    t.no_mana()
    t.mana(tokens="white blue")
    t.play("song_of_wind", "strong", "do:lake")
    assert t.hero().tokens[BLUE] == 0 and price(t, "7.nw") == 0
    t.choose("walk", "7.nw")
    t.choose("end")
    assert HEX_NAMES[t.hero().hex] == "7.w"  # a lake is no safe place
    assert t.hero().hand.items.count("wound") == 1


def test_the_lakes_of_song_of_wind_need_the_blue_mana() -> None:
    t = MK(hand="song_of_wind, march", at="7.w")
    t.no_mana()
    t.mana(tokens="white")
    t.play("song_of_wind", "strong")
    assert t.options() == ["pass"] and t.refused("do", "lake") == "MK-DEED-11"


@pytest.mark.parametrize(("way", "influence", "fame"), [("basic", 3, 0), ("strong", 6, 1)])
def test_heroic_tale_praises_each_unit_recruited_in_the_turn(way: str, influence: int, fame: int) -> None:
    t = MK(hand="heroic_tale, march", at="1.e")
    t.level(3)  # two command tokens
    before = t.hero().fame
    t.mana(tokens="white")
    t.unit_offer("peasants, foresters, herbalists")
    t.choose("interact")
    t.points(influence=4)
    t.choose("recruit", "peasants")  # before the tale counts as well
    t.play("heroic_tale", way)
    assert t.hero().now.influence == influence
    t.points(influence=5)
    t.choose("recruit", "foresters")
    assert t.hero().reputation == 0
    t.choose("done")
    t.choose("done")
    assert t.hero().reputation == 2 and t.hero().fame == before + 2 * fame


def test_heroic_tale_without_recruits_is_only_influence() -> None:
    t = MK(hand="heroic_tale, march")
    t.mana(tokens="white")
    t.play("heroic_tale", "strong")
    t.choose("end")
    assert t.hero().reputation == 0 and t.hero().fame == 0


def test_diplomacy_makes_influence_a_block() -> None:
    t = MK(hand="diplomacy, promise, march")
    t.fight("prowlers", "cursed_hags", phase="block")  # attacks 4 and 3
    assert t.ways("promise") == ["block"]
    t.play("diplomacy")
    t.play("promise")
    t.play("march", "influence")
    assert t.hero().now.influence == 5
    for _ in range(4):
        t.choose("convert", "block", "physical")
    t.choose("block", 0, 0)
    assert t.g.fight is not None and t.g.fight.foes[0].attacks == [BLOCKED]
    t.choose("convert", "block", "physical")  # what is left serves against another attack
    assert t.block()[PHYSICAL] == 1 and not t.options("convert")


@pytest.mark.parametrize(("name", "element"), [("ice", ICE), ("fire", FIRE)])
def test_strong_diplomacy_blocks_with_ice_or_fire(name: str, element: int) -> None:
    t = MK(hand="diplomacy, march")
    t.mana(tokens="white")
    t.fight("prowlers", phase="block")
    t.choose("card", "diplomacy")
    t.choose("way", "strong")
    if t.prompt == "pay-mana":
        t.choose("pay:token:white")
    assert t.refs("do") == ["ice", "fire"]
    t.choose("do", name)
    assert t.hero().now.influence == 4
    t.choose("convert", "block", name)
    assert t.block()[element] == 1


def test_influence_of_diplomacy_blocks_in_the_block_phase_only() -> None:
    t = MK(hand="diplomacy, march")
    t.fight("prowlers", phase="melee")
    t.play("diplomacy")
    assert not t.options("convert")


def test_influence_of_before_the_fight_is_lost_but_diplomacy_counts_in_it() -> None:
    t = MK(hand="diplomacy, promise", at="2.mid")
    t.token("prowlers", "2.nw")
    t.play("diplomacy")
    t.choose("challenge", "2.nw")
    t.choose("done")
    assert t.hero().now.influence == 0 and not t.options("convert")
    t.play("promise")
    assert t.offers("convert", "block", "physical")


def test_converted_points_use_up_no_ambush() -> None:
    t = MK(hand="ambush, agility, rage")
    t.play("ambush")
    t.fight("prowlers", phase="melee")
    t.play("agility")
    t.choose("convert", "attack")
    assert t.attack()[4 * MELEE + PHYSICAL] == 1
    t.play("rage", "basic", "do:attack")
    assert t.attack()[4 * MELEE + PHYSICAL] == 1 + 2 + 1


def test_mana_storm_gives_a_crystal_of_a_die_and_rerolls_it() -> None:
    t = MK(hand="mana_storm, march")
    t.mana(source="red green gold")
    t.choose("card", "mana_storm")
    t.choose("way", "basic")
    assert t.refs("die") == ["red", "green"] and t.refused("die", "gold") == "MK-MANA-07"
    t.draws((BLACK, 6))
    t.choose("die:green")
    assert t.hero().crystals == [0, 0, 1, 0] and t.g.source == [RED, GOLD, BLACK]
    assert t.hero().now.may_take == 1  # it was not the die of the turn


def test_mana_storm_needs_a_die_of_a_basic_colour_in_the_source() -> None:
    t = MK(hand="mana_storm, march")
    t.mana(source="black gold gold")
    assert "basic" not in t.ways("mana_storm")


def test_strong_mana_storm_rerolls_the_source_and_lends_three_more_dice() -> None:
    t = MK(hand="mana_storm, march, stamina, rage, crystallize")
    t.mana(source="red red red", tokens="white")
    t.draws((GOLD, 6), (BLACK, 6), (BLACK, 6))
    t.play("mana_storm", "strong")
    assert t.g.source == [GOLD, BLACK, BLACK] and t.hero().now.may_take == 4
    t.choose("card", "march")
    t.choose("way", "strong")
    assert t.refs("pay") == ["die:gold", "die:black"]  # also black ones, by day
    t.choose("pay:die:black")
    t.play("stamina", "strong", "pay:die:black")
    t.play("crystallize", "strong", "colour:red")
    assert t.hero().now.move == 8 and t.g.source == [] and len(t.hero().now.took) == 3


def test_strong_mana_storm_after_the_die_of_the_turn_leaves_three() -> None:
    t = MK(hand="mana_storm, march")
    t.mana(source="white red red")
    t.draws((RED, 6), (RED, 6))
    t.play("mana_storm", "strong")
    assert t.hero().now.may_take == 3 and t.g.source == [RED, RED]


def test_the_colour_of_tokens_is_not_changed_by_mana_storm() -> None:
    t = MK(hand="mana_storm, march")
    t.mana(source="white red red", tokens="black white")
    t.play("mana_storm", "strong", "pay:token:white")
    with t.edit() as g:
        g.source[:] = [RED, RED, RED]
    assert "strong" not in t.ways("march")


@rule("MK-EFFECT-10", "MK-EFFECT-13")
def test_learning_buys_an_advanced_action_anywhere_into_the_discard_pile() -> None:
    t = MK(hand="learning, march, promise")
    t.offer("fire_bolt, ice_bolt, swift_bolt")
    t.play("learning")
    assert t.refused("learn", "discard", "ice_bolt") == "MK-DEED-11"  # influence 2 of 6
    t.points(influence=7)
    t.choose("learn", "discard", "ice_bolt")
    assert "ice_bolt" in t.hero().discard and t.hero().now.influence == 1
    assert len(t.g.action_offer) == 3 and t.g.action_offer[1:] == ["fire_bolt", "swift_bolt"]
    t.points(influence=9)
    assert not t.options("learn")  # once


def test_strong_learning_buys_into_the_hand() -> None:
    t = MK(hand="learning, march")
    t.offer("fire_bolt, ice_bolt, swift_bolt")
    t.mana(tokens="white")
    t.play("learning", "strong")
    t.points(influence=8)
    assert t.refused("learn", "hand", "fire_bolt") == "MK-DEED-11"
    t.points(influence=9)
    t.choose("learn", "hand", "fire_bolt")
    assert t.hero().hand.items == ["march", "fire_bolt"] and t.hero().now.influence == 0
    t.play("fire_bolt")  # at once
    assert t.hero().crystals[RED] == 1


def test_learning_in_an_interaction_uses_its_influence() -> None:
    t = MK(hand="learning, promise, march", at="1.e")
    t.offer("fire_bolt, ice_bolt, swift_bolt")
    t.reputation(7)  # influence 5
    t.choose("interact")
    t.play("learning")
    t.choose("learn", "discard", "swift_bolt")
    assert t.hero().now.influence == 1 and "swift_bolt" in t.hero().discard


def test_nothing_is_learned_after_the_turn() -> None:
    t = MK(hand="learning, march")
    t.play("learning")
    t.choose("end")
    t.until("move")
    t.points(influence=9)
    assert not t.options("learn")
