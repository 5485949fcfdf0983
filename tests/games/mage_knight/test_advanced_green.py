"""The green advanced actions: what each card does, plainly and with mana."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.rules.ground import cost
from realms.games.mage_knight.terms import FIRE, GREEN, MELEE, NONE, PHYSICAL, RANGED, SIEGE
from realms.testing.rules import rule


def price(t: MK, hex: str) -> int:
    return cost(t.g, 0, HEX[hex])


def test_crushing_bolt_is_a_green_crystal_or_a_siege_attack() -> None:
    t = MK(hand="crushing_bolt, march")
    t.play("crushing_bolt")
    assert t.hero().crystals[GREEN] == 1
    t = MK(hand="crushing_bolt, march")
    t.mana(tokens="green")
    t.fight("prowlers", walls=True)
    t.play("crushing_bolt", "strong")
    assert t.attack()[4 * SIEGE + PHYSICAL] == 3
    t.choose("strike", 0)  # walls do not help against a siege
    assert t.g.fight is None


@pytest.mark.parametrize(("way", "move", "heal"), [("basic", 2, 1), ("strong", 4, 2)])
@rule("MK-EFFECT-02")
def test_refreshing_walk_moves_and_heals(way: str, move: int, heal: int) -> None:
    t = MK(hand="refreshing_walk, wound, wound")
    t.mana(tokens="green")
    t.play("refreshing_walk", way)
    assert t.hero().now.move == move and t.hero().now.heal == heal
    for _ in range(heal):
        t.choose("heal", "hand")
    assert t.hero().hand.items.count("wound") == 2 - heal and not t.options("heal")


def test_in_combat_refreshing_walk_does_not_heal() -> None:
    t = MK(hand="refreshing_walk, agility, wound")
    t.fight("prowlers", phase="melee")
    t.play("agility")
    t.play("refreshing_walk")
    assert t.hero().now.move == 4 and t.hero().now.heal == 0


@rule("MK-COMBAT-21")
def test_healing_kept_for_later_is_lost_in_a_fight() -> None:
    t = MK(hand="refreshing_walk, wound, march", at="2.mid")
    t.token("prowlers", "2.nw")
    t.play("refreshing_walk")
    t.choose("challenge", "2.nw")
    assert t.hero().now.heal == 0


def test_path_finding_lowers_every_price_by_one_but_not_below_two() -> None:
    t = MK(hand="path_finding, march", at="7.w")
    t.play("path_finding")
    assert t.hero().now.move == 2
    assert [price(t, hex) for hex in ("7.mid", "7.sw", "7.e", "4.nw", "9.nw")] == [4, 2, 2, 4, 3]
    assert price(t, "7.nw") == NONE and price(t, "4.e") == NONE  # lake and mountain stay closed


def test_strong_path_finding_makes_every_price_two_at_most() -> None:
    t = MK(hand="path_finding, march", at="7.w")
    t.mana(tokens="green")
    t.play("path_finding", "strong")
    assert t.hero().now.move == 4
    assert [price(t, hex) for hex in ("7.mid", "7.sw", "7.e", "4.nw", "9.nw")] == [2, 2, 2, 2, 2]
    assert price(t, "7.nw") == NONE
    t.choose("walk", "7.mid")
    assert t.hero().now.move == 2


def test_path_finding_raises_no_price_that_another_effect_made_lower() -> None:
    t = MK(hand="path_finding, frost_bridge, march", at="7.w")
    t.mana(tokens="blue")
    t.play("frost_bridge", "strong")
    t.play("path_finding")
    assert price(t, "7.mid") == 1 and price(t, "7.nw") == 1
    t = MK(hand="path_finding, song_of_wind, march", at="7.w")
    t.mana(tokens="green")
    t.play("path_finding", "strong")
    t.play("song_of_wind")
    assert price(t, "7.sw") == 1


def test_repeated_path_finding_still_costs_two() -> None:
    t = MK(hand="path_finding, maximal_effect, march", at="7.w")
    t.mana(tokens="red")
    t.play("maximal_effect", "strong", "with:path_finding")
    assert t.hero().now.move == 8 and price(t, "7.mid") == 2


@pytest.mark.parametrize(("way", "heal", "readied"), [("basic", 1, ["0"]), ("strong", 2, ["0", "1"])])
@rule("MK-UNIT-16")
def test_regeneration_heals_and_readies_a_unit_up_to_a_level(way: str, heal: int, readied: list[str]) -> None:
    t = MK(hand="regeneration, wound, march")
    t.mana(tokens="green")
    t.units("utem_guardsmen, fire_golems, altem_mages", level=7)  # levels 2, 3 and 4
    with t.edit() as g:
        for unit in g.heroes[0].units:
            unit.spent = True
        g.heroes[0].units[0].wounds = 1
    t.play("regeneration", way)
    assert t.refs("unit") == readied
    t.choose("unit", 0)
    assert t.hero().now.heal == heal
    assert not t.hero().units[0].spent and t.hero().units[0].wounds == 1  # ready, but still wounded


def test_regeneration_without_a_unit_to_ready_still_heals() -> None:
    t = MK(hand="regeneration, wound, march")
    t.units("utem_guardsmen")
    t.play("regeneration")
    assert t.hero().now.heal == 1 and t.prompt == "move"


@rule("MK-COMBAT-20")
def test_regeneration_is_not_for_combat() -> None:
    t = MK(hand="regeneration, march")
    t.mana(tokens="green")
    t.fight("prowlers")
    assert t.refused("card", "regeneration") == "MK-COMBAT-20"


@pytest.mark.parametrize(("way", "base", "each"), [("basic", 3, 1), ("strong", 5, 2)])
def test_in_need_counts_the_wounds_of_hand_and_units(way: str, base: int, each: int) -> None:
    t = MK(hand="in_need, wound, wound")
    t.mana(tokens="green")
    t.units("peasants")
    t.discard("wound")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 2  # a poisoned unit has two
    t.play("in_need", way)
    assert t.hero().now.influence == base + 4 * each  # the one in the discard pile does not count
    assert [told["n"] for told in t.told(0) if told["kind"] == "wounds-counted"] == [4], "the hand was a secret"


@pytest.mark.parametrize(("way", "move", "attack", "block"), [("basic", 2, 1, 2), ("strong", 4, 2, 4)])
def test_ambush_strengthens_the_first_attack_or_the_first_block(
    way: str, move: int, attack: int, block: int
) -> None:
    t = MK(hand="ambush, rage, determination, march")
    t.mana(tokens="green")
    t.play("ambush", way)
    assert t.hero().now.move == move
    t.fight("prowlers", phase="block")
    t.play("rage", "basic", "do:block")
    assert t.block()[PHYSICAL] == 2 + block
    t.choose("block", 0, 0)
    t.choose("done")
    t.play("determination", "basic", "do:attack")  # whichever is played first
    assert t.attack()[4 * MELEE + PHYSICAL] == 2
    t = MK(hand="ambush, rage, determination, march")
    t.mana(tokens="green")
    t.play("ambush", way)
    t.fight("prowlers", phase="melee")
    t.play("rage", "basic", "do:attack")
    t.play("determination", "basic", "do:attack")
    assert t.attack()[4 * MELEE + PHYSICAL] == 4 + attack


def test_the_bonus_of_ambush_is_of_the_kind_and_element_of_the_card() -> None:
    t = MK(hand="ambush, fire_bolt, march")
    t.mana(tokens="red")
    t.play("ambush")
    t.fight("prowlers")
    t.play("fire_bolt", "strong")
    assert t.attack()[4 * RANGED + FIRE] == 4


def test_a_card_played_sideways_uses_the_ambush_up() -> None:
    t = MK(hand="ambush, rage, march")
    t.play("ambush")
    t.fight("prowlers", phase="block")
    t.play("march", "block")
    assert t.block()[PHYSICAL] == 3
    t.play("rage", "basic", "do:block")
    assert t.block()[PHYSICAL] == 5


def test_units_neither_get_nor_use_up_the_ambush() -> None:
    t = MK(hand="ambush, rage, march")
    t.units("utem_guardsmen")
    t.play("ambush")
    t.fight("prowlers", phase="melee")
    t.choose("unit", 0)
    t.choose("ability", 0)
    assert t.attack()[4 * MELEE + PHYSICAL] == 2
    t.play("rage", "basic", "do:attack")
    assert t.attack()[4 * MELEE + PHYSICAL] == 5


@rule("MK-EFFECT-10", "MK-EFFECT-15", "MK-DEED-14")
def test_training_replaces_an_action_by_one_of_its_colour() -> None:
    t = MK(hand="training, march, rage, promise, wound")
    t.offer("fire_bolt, crushing_bolt, path_finding")
    t.choose("card", "training")
    t.choose("way", "basic")
    assert t.refs("throw") == ["march", "rage"]  # there is no white card, and a wound is no action
    t.choose("throw:march")
    assert t.refs("take") == ["crushing_bolt", "path_finding"] and t.refused("take", "fire_bolt") == "MK-DEED-14"
    t.choose("take:path_finding")
    assert "march" in t.g.removed and "path_finding" in t.hero().discard
    assert len(t.g.action_offer) == 3 and t.g.action_offer[1:] == ["fire_bolt", "crushing_bolt"]


def test_strong_training_takes_the_card_to_hand_where_it_can_be_used_at_once() -> None:
    t = MK(hand="training, march, wound")
    t.offer("fire_bolt, crushing_bolt, path_finding")
    t.mana(tokens="green")
    t.play("training", "strong", "throw:march", "take:crushing_bolt")
    assert t.hero().hand.items == ["wound", "crushing_bolt"]
    t.play("crushing_bolt")
    assert t.hero().crystals[GREEN] == 1


@rule("MK-DEED-11")
def test_training_needs_a_card_of_a_colour_that_the_offer_has() -> None:
    t = MK(hand="training, promise, wound")
    t.offer("fire_bolt, crushing_bolt, path_finding")
    assert t.ways("training") == ["move", "influence"]
    t = MK(hand="training, fireball, wound")
    t.offer("fire_bolt, crushing_bolt, path_finding")
    assert t.ways("training") == ["move", "influence"]  # a spell is no action
