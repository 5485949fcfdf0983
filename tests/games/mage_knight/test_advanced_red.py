"""The red advanced actions: what each card does, plainly and with mana."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.terms import BLACK, FIRE, GOLD, GREEN, MELEE, PHYSICAL, RANGED, RED, WHITE
from realms.testing.rules import rule


def test_fire_bolt_is_a_red_crystal_or_a_ranged_fire_attack() -> None:
    t = MK(hand="fire_bolt, march")
    t.play("fire_bolt")
    assert t.hero().crystals[RED] == 1
    t = MK(hand="fire_bolt, march")
    t.mana(tokens="red")
    assert "strong" not in t.ways("fire_bolt")  # an attack needs a fight
    t.fight("prowlers")
    assert "basic" in t.ways("fire_bolt")  # a crystal can be had at any time
    t.play("fire_bolt", "strong")
    assert t.attack()[4 * RANGED + FIRE] == 3


@pytest.mark.parametrize(("way", "plain", "bloody"), [("basic", 2, 5), ("strong", 4, 9)])
def test_blood_rage_is_stronger_for_a_wound(way: str, plain: int, bloody: int) -> None:
    t = MK(hand="blood_rage, march")
    t.mana(tokens="red")
    t.fight("prowlers", phase="melee")
    t.play("blood_rage", way, "do:attack")
    assert t.attack()[4 * MELEE + PHYSICAL] == plain and "wound" not in t.hero().hand.items
    t = MK(hand="blood_rage, march")
    t.mana(tokens="red")
    t.fight("prowlers", phase="melee")
    t.play("blood_rage", way, "do:wound")
    assert t.attack()[4 * MELEE + PHYSICAL] == bloody
    assert t.hero().hand.items == ["march", "wound"] and t.g.fight is not None and t.g.fight.wounds == 1


@rule("MK-COMBAT-79")
def test_the_attack_of_blood_rage_counts_though_its_wound_knocks_the_hero_out() -> None:
    t = MK(hand="blood_rage, march, rage")
    t.fight("prowlers", phase="melee")
    with t.edit() as g:
        assert g.fight is not None
        g.fight.wounds = 4  # the hand limit is 5
    t.play("blood_rage", "basic", "do:wound")
    assert t.happened("knocked-out") and t.hero().hand.items == ["wound"]
    assert t.attack()[4 * MELEE + PHYSICAL] == 5
    t.choose("strike", 0)
    assert t.g.fight is None


@pytest.mark.parametrize(("way", "influence", "attack", "loss"), [("basic", 4, 3, -1), ("strong", 8, 7, -2)])
def test_intimidate_costs_reputation_at_once_whatever_is_chosen(
    way: str, influence: int, attack: int, loss: int
) -> None:
    t = MK(hand="intimidate, march")
    t.mana(tokens="red")
    t.choose("card", "intimidate")
    t.choose("way", way)
    assert t.options("do") == ["do:influence"]  # there is nobody to attack
    t.choose("do:influence")
    assert t.hero().now.influence == influence and t.hero().reputation == loss
    t = MK(hand="intimidate, march")
    t.mana(tokens="red")
    t.fight("prowlers", phase="melee")
    t.choose("card", "intimidate")
    t.choose("way", way)
    assert t.options("do") == ["do:attack"]
    t.choose("do:attack")
    assert t.attack()[4 * MELEE + PHYSICAL] == attack and t.hero().reputation == loss


def test_blood_ritual_gives_a_red_crystal_and_any_token_for_a_wound() -> None:
    t = MK(hand="blood_ritual, march")
    t.play("blood_ritual")
    assert t.refs("colour") == ["red", "blue", "green", "white", "gold", "black"]
    t.choose("colour:black")  # of no use by day, but it may be taken
    hero = t.hero()
    assert hero.hand.items == ["march", "wound"]
    assert hero.crystals == [1, 0, 0, 0] and hero.tokens[BLACK] == 1


def test_strong_blood_ritual_gives_three_tokens_and_perhaps_one_crystal_for_a_mana() -> None:
    t = MK(hand="blood_ritual, march")
    t.no_mana()
    t.mana(tokens="red")
    t.play("blood_ritual", "strong", "colour:gold", "colour:green", "colour:green")
    assert t.refs("do") == ["red", "blue", "green", "white"] and t.offers("pass")  # gold stands for any by day
    t.choose("do:green")
    t.choose("pay:token:green")
    hero = t.hero()
    assert hero.crystals == [0, 0, 1, 0]
    assert hero.tokens[GREEN] == 1 and hero.tokens[GOLD] == 1
    assert t.prompt == "move"  # one crystal at most
    assert hero.hand.items == ["march", "wound"]


def test_the_crystal_of_blood_ritual_may_be_forgone_and_needs_a_mana_that_can_be_used() -> None:
    t = MK(hand="blood_ritual, march")
    t.no_mana()
    t.mana(tokens="red")
    t.play("blood_ritual", "strong", "colour:black", "colour:black", "colour:black")
    assert t.options() == ["pass"]
    assert t.refused("do", "red") == "MK-DEED-11"
    t.choose("pass")
    assert t.hero().crystals == [0, 0, 0, 0] and t.hero().tokens[BLACK] == 3


@rule("MK-COMBAT-79")
def test_the_wound_of_blood_ritual_counts_for_the_knock_out() -> None:
    t = MK(hand="blood_ritual, march")
    t.fight("prowlers")
    t.play("blood_ritual", "basic", "colour:red")
    assert t.g.fight is not None and t.g.fight.wounds == 1


@pytest.mark.parametrize(("way", "more"), [("basic", 2), ("strong", 3)])
def test_into_the_heat_strengthens_units_for_the_combat(way: str, more: int) -> None:
    t = MK(hand="into_the_heat, march")
    t.mana(tokens="red")
    t.units("peasants, utem_crossbowmen")  # attack 2 or block 2; attack 3, block 3 or ranged 2
    t.fight("prowlers")
    t.play("into_the_heat", way)
    t.choose("unit", 1)
    t.choose("ability", t.refs("ability")[-1])
    assert t.attack()[4 * RANGED + PHYSICAL] == 2 + more  # ranged attacks, too
    t.choose("done")
    t.choose("unit", 0)
    t.choose("ability", t.refs("ability")[0])
    if t.prompt == "resolve":
        t.choose("do:block")
    assert t.block()[PHYSICAL] == 2 + more


def test_into_the_heat_keeps_all_damage_off_the_units() -> None:
    t = MK(hand="into_the_heat, march")
    t.units("peasants")
    t.fight("prowlers")  # attack 4
    t.play("into_the_heat")
    t.choose("done")
    t.choose("done")
    t.choose("damage", 0, 0)
    assert t.hero().hand.items.count("wound") == 2 and t.hero().units[0].wounds == 0


def test_into_the_heat_is_for_the_start_of_a_combat() -> None:
    t = MK(hand="into_the_heat, fire_bolt, march")
    assert "basic" not in t.ways("into_the_heat")
    t.units("peasants")
    t.fight("prowlers")
    assert "basic" in t.ways("into_the_heat")
    t.play("fire_bolt")
    assert t.refused("card", "into_the_heat") == "MK-COMBAT-14"
    t.choose("done")
    assert t.ways("into_the_heat") == ["block"]


def test_into_the_heat_ends_with_the_combat() -> None:
    t = MK(hand="into_the_heat, swift_bolt")
    t.mana(tokens="white")
    t.units("peasants")
    t.fight("prowlers")  # armour 3
    t.play("into_the_heat")
    t.play("swift_bolt", "strong")
    t.choose("strike", 0)
    assert [m.what for m in t.g.modifiers] == ["units-spared"]


@rule("MK-EFFECT-15", "MK-DEED-14")
def test_decompose_throws_an_action_away_for_two_crystals_of_its_colour() -> None:
    t = MK(hand="decompose, march, wound")
    t.choose("card", "decompose")
    t.choose("way", "basic")
    assert t.options() == ["throw:march"]  # no wound, and not Decompose itself
    t.choose("throw:march")
    assert t.hero().crystals == [0, 0, 2, 0] and "march" in t.g.removed
    assert t.hero().hand.items == ["wound"] and "march" not in t.hero().discard


def test_strong_decompose_gives_the_three_other_colours() -> None:
    t = MK(hand="decompose, march")
    t.mana(tokens="red", crystals="white white white")
    t.play("decompose", "strong", "throw:march")
    hero = t.hero()
    assert hero.crystals == [1, 1, 0, 3] and hero.tokens[WHITE] == 1  # a fourth crystal is a token


@rule("MK-DEED-11")
def test_decompose_needs_another_action_card() -> None:
    t = MK(hand="decompose, wound")
    assert t.ways("decompose") == ["move", "influence"]
    t = MK(hand="decompose, banner_of_glory")
    assert t.ways("decompose") == ["move", "influence"]  # an artifact is no action


def test_maximal_effect_uses_a_basic_effect_three_times_and_throws_the_card_away() -> None:
    t = MK(hand="maximal_effect, march, wound")
    t.choose("card", "maximal_effect")
    t.choose("way", "basic")
    assert t.options() == ["with:march"]
    t.choose("with:march")
    assert t.hero().now.move == 6
    assert "march" in t.g.removed and t.hero().played == ["maximal_effect"]


def test_maximal_effect_uses_a_strong_effect_twice_without_its_mana() -> None:
    t = MK(hand="maximal_effect, stamina")
    t.no_mana()
    t.mana(tokens="red")
    t.play("maximal_effect", "strong", "with:stamina")
    assert t.hero().now.move == 8 and t.hero().tokens == [0] * 6


@rule("MK-EFFECT-04")
def test_all_block_of_a_maximal_effect_goes_against_one_attack() -> None:
    t = MK(hero="arythea", hand="maximal_effect, determination")
    t.mana(tokens="red")
    t.fight("prowlers", "prowlers", phase="block")  # attacks of 4
    t.play("maximal_effect", "strong", "with:determination")
    assert t.block()[PHYSICAL] == 10
    t.choose("block", 0, 0)
    assert t.block()[PHYSICAL] == 0  # the rest is lost
    assert t.refused("block", 1, 0) == "MK-COMBAT-57"


@rule("MK-EFFECT-05")
def test_maximal_effect_is_bound_to_the_phase_of_the_other_card() -> None:
    t = MK(hand="maximal_effect, determination")
    assert t.ways("maximal_effect") == ["move", "influence"]
    t.fight("prowlers", phase="melee")
    t.choose("card", "maximal_effect")
    t.choose("way", "basic")
    t.choose("with:determination")
    for _ in range(3):
        assert t.options("do") == ["do:attack"]
        t.choose("do:attack")
    assert t.attack()[4 * MELEE + PHYSICAL] == 6


def test_costs_in_the_text_of_a_maximal_effect_are_paid_for_each_use() -> None:
    t = MK(hand="maximal_effect, improvisation, march, rage, wound")
    t.choose("card", "maximal_effect")
    t.choose("way", "basic")
    assert t.refs("with") == ["improvisation", "march"]  # rage attacks, which suits no movement
    t.choose("with:improvisation")
    t.choose("discard:march")
    t.choose("do:move")
    t.choose("again")
    t.choose("discard:rage")
    t.choose("do:influence")
    assert t.refused("again") == "MK-DEED-11"  # a wound is no card
    t.choose("done")
    assert t.hero().now.move == 3 and t.hero().now.influence == 3
    assert t.hero().discard == ["march", "rage"]


def test_a_further_use_that_costs_something_may_be_forgone() -> None:
    t = MK(hand="maximal_effect, pure_magic")
    t.no_mana()
    t.mana(tokens="green green")
    t.play("maximal_effect", "basic", "with:pure_magic", "do:move")
    assert t.offers("again")
    t.choose("done")
    assert t.hero().now.move == 4 and t.hero().tokens[GREEN] == 1


def test_maximal_effect_needs_another_action_card_that_suits() -> None:
    t = MK(hand="maximal_effect, wound")
    t.mana(tokens="red")
    assert t.ways("maximal_effect") == ["move", "influence"]
    t = MK(hand="maximal_effect, improvisation")
    assert t.ways("maximal_effect") == ["move", "influence"]  # nothing is left to be discarded
