"""The blue advanced actions: what each card does, plainly and with mana."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX_NAMES
from realms.games.mage_knight.rules.foes import armour
from realms.games.mage_knight.terms import BLUE, FIRE, GREEN, ICE, MELEE, PHYSICAL, RANGED, RED, SIEGE
from realms.testing.rules import rule


def test_ice_bolt_is_a_blue_crystal_or_a_ranged_ice_attack() -> None:
    t = MK(hand="ice_bolt, march")
    t.play("ice_bolt")
    assert t.hero().crystals[BLUE] == 1
    t = MK(hand="ice_bolt, march")
    t.mana(tokens="blue")
    t.fight("prowlers")
    assert t.ways("ice_bolt") == ["basic", "strong"]
    t.play("ice_bolt", "strong")
    assert t.attack()[4 * RANGED + ICE] == 3


def test_ice_shield_lowers_the_armour_of_the_enemy_it_blocks() -> None:
    t = MK(hand="ice_shield, march")
    t.mana(tokens="blue")
    foes = t.fight("swordsmen", "cursed_hags", phase="block")  # attacks 6 and 3, both armour 5
    t.play("ice_shield", "strong")
    assert t.block()[ICE] == 3 and t.refused("block", 0, 0) == "MK-COMBAT-57"
    t.choose("block", 1, 0)
    assert [armour(t.g, foe) for foe in foes] == [5, 2]
    t.choose("done")
    t.choose("damage", 0, 0)
    assert t.g.fight is not None and armour(t.g, t.g.fight.foes[1]) == 2  # for the rest of the combat


def test_plain_ice_shield_is_only_a_block_and_armour_never_falls_below_one() -> None:
    t = MK(hand="ice_shield, march")
    foes = t.fight("cursed_hags", phase="block")
    t.play("ice_shield")
    t.choose("block", 0, 0)
    assert armour(t.g, foes[0]) == 5
    t = MK(hand="ice_shield, march")
    t.mana(tokens="blue")
    foes = t.fight("prowlers", phase="block")  # attack 4, armour 3
    t.play("ice_shield", "strong")
    t.play("march", "block")
    t.choose("block", 0, 0)
    assert armour(t.g, foes[0]) == 1


@rule("MK-COMBAT-18")
def test_ice_shield_blocks_enemies_that_shrug_off_its_cold_but_takes_no_armour() -> None:
    for name, more in (("ice_golems_enemy", 1), ("sorcerers", 3)):  # resists ice; immune to magic
        t = MK(hand="ice_shield, march, march, stamina")
        t.mana(tokens="blue")
        foes = t.fight(name, phase="block")
        before = armour(t.g, foes[0])
        t.play("ice_shield", "strong")
        for card in ["march", "march", "stamina"][:more]:
            t.play(card, "block")
        t.choose("block", 0, 0)
        assert armour(t.g, foes[0]) == before


def test_frost_bridge_makes_swamps_cheap() -> None:
    t = MK(hand="frost_bridge, march", at="7.w")
    t.play("march")
    assert t.refused("walk", "7.mid") == "MK-MOVE-05"  # a swamp costs 5
    t.play("frost_bridge")
    assert t.hero().now.move == 4 and t.refused("walk", "7.nw") == "MK-MOVE-06"
    t.choose("walk", "7.mid")
    assert t.hero().now.move == 3


def test_strong_frost_bridge_leads_over_lakes_which_are_no_safe_place() -> None:
    t = MK(hand="frost_bridge, march", at="7.w")
    t.clear("7.ne")
    t.mana(tokens="blue")
    t.play("frost_bridge", "strong")
    t.choose("walk", "7.nw")
    assert t.hero().now.move == 3
    t.choose("walk", "7.mid")
    assert t.hero().now.move == 2
    t.choose("walk", "7.nw")
    t.choose("end")
    assert HEX_NAMES[t.hero().hex] == "7.mid" and t.hero().hand.items.count("wound") == 1


@rule("MK-EFFECT-03")
def test_cheaper_terrain_lasts_until_the_end_of_the_turn() -> None:
    t = MK(hand="frost_bridge, march, stamina", at="7.w")
    t.play("frost_bridge")
    assert t.offers("walk", "7.mid")
    t.choose("end")
    t.until("move")
    assert not t.g.modifiers


@pytest.mark.parametrize(("way", "n"), [("basic", 4), ("strong", 7)])
def test_pure_magic_gives_what_the_colour_of_a_further_mana_says(way: str, n: int) -> None:
    t = MK(hand="pure_magic, march")
    t.no_mana()
    t.mana(tokens="blue green white red")
    t.choose("card", "pure_magic")
    t.choose("way", way)
    assert t.refs("do") == ["move", "influence"]
    t.choose("do:move")
    assert t.hero().now.move == n and t.hero().tokens[GREEN] == 0
    t = MK(hand="pure_magic, march")
    t.mana(tokens="blue white")
    t.play("pure_magic", way, "do:influence")
    assert t.hero().now.influence == n


@pytest.mark.parametrize(("way", "n"), [("basic", 4), ("strong", 7)])
def test_pure_magic_in_combat_blocks_with_blue_and_attacks_with_red(way: str, n: int) -> None:
    t = MK(hand="pure_magic, march")
    t.no_mana()
    t.mana(tokens="blue blue red")
    t.fight("prowlers", phase="block")
    t.choose("card", "pure_magic")
    t.choose("way", way)
    assert t.refs("do") == ["block"]
    t.choose("do:block")
    assert t.block()[PHYSICAL] == n
    t = MK(hand="pure_magic, march")
    t.no_mana()
    t.mana(tokens="blue blue red")
    t.fight("prowlers", phase="melee")
    t.choose("card", "pure_magic")
    t.choose("way", way)
    assert t.refs("do") == ["attack"]
    t.choose("do:attack")
    assert t.attack()[4 * MELEE + PHYSICAL] == n


@rule("MK-DEED-11")
def test_strong_pure_magic_needs_two_mana_together() -> None:
    t = MK(hand="pure_magic, march")
    t.no_mana()
    t.mana(tokens="gold")
    assert t.ways("pure_magic") == ["basic", "move", "influence"]  # gold is blue or green, not both
    t.mana(tokens="blue")
    assert t.ways("pure_magic") == ["basic", "strong", "move", "influence"]
    t.choose("card", "pure_magic")
    t.choose("way", "strong")
    assert t.options() == ["pay:token:blue"]  # paid with gold, the blue that is left would be of no use
    t.choose("pay:token:blue")
    t.choose("do:move")
    assert t.hero().now.move == 7 and t.hero().tokens == [0] * 6


@rule("MK-MANA-12")
def test_pure_magic_takes_gold_by_day_but_never_black() -> None:
    t = MK(hand="pure_magic, march")
    t.no_mana()
    t.mana(tokens="black")
    assert t.ways("pure_magic") == ["move", "influence"]
    t.night()
    t.no_mana()
    assert t.ways("pure_magic") == ["move", "influence"]
    t.night(dark=False)
    t.no_mana()
    t.mana(tokens="gold")
    assert "basic" in t.ways("pure_magic")


def test_steady_tempo_may_go_under_the_deck() -> None:
    t = MK(hand="steady_tempo, march, rage")
    t.deck("stamina, promise, threaten, crystallize, mana_draw")
    t.play("steady_tempo")
    assert t.hero().now.move == 2
    t.choose("end")
    assert t.prompt == "steady-tempo" and t.options() == ["place:bottom", "pass"]
    t.choose("place:bottom")
    assert t.hero().deck.items[0] == "steady_tempo" and "steady_tempo" not in t.hero().discard
    assert t.happened("card-on-deck")


def test_strong_steady_tempo_may_be_drawn_again_at_once_even_from_an_empty_deck() -> None:
    t = MK(hand="steady_tempo, march, rage")
    t.deck("")
    t.mana(tokens="blue")
    t.play("steady_tempo", "strong")
    assert t.hero().now.move == 4
    t.choose("end")
    t.choose("place:top")
    assert t.prompt == "discard-some"
    t.choose("done")
    assert "steady_tempo" in t.hero().hand.items


def test_steady_tempo_is_discarded_with_an_empty_deck_or_when_it_was_played_sideways() -> None:
    t = MK(hand="steady_tempo, march, rage")
    t.deck("")
    t.play("steady_tempo")
    t.choose("end")
    assert t.prompt == "discard-some" and "steady_tempo" in t.hero().discard
    t = MK(hand="steady_tempo, march, rage")
    t.play("steady_tempo", "move")
    t.choose("end")
    assert t.prompt == "discard-some" and "steady_tempo" in t.hero().discard
    t = MK(hand="steady_tempo, march, rage")
    t.play("steady_tempo")
    t.choose("end")
    t.choose("pass")
    assert "steady_tempo" in t.hero().discard


def test_steady_tempo_does_not_come_back_from_a_maximal_effect() -> None:
    t = MK(hand="steady_tempo, maximal_effect, rage")
    t.play("maximal_effect", "basic", "with:steady_tempo")
    assert t.hero().now.move == 6
    t.choose("end")
    assert t.prompt == "discard-some" and "steady_tempo" in t.g.removed


@rule("MK-EFFECT-08")
def test_crystal_mastery_adds_to_a_colour_that_is_there() -> None:
    t = MK(hand="crystal_mastery, march")
    t.no_mana()
    assert t.ways("crystal_mastery") == ["move", "influence"]
    t.mana(crystals="red red red green")
    t.choose("card", "crystal_mastery")
    t.choose("way", "basic")
    assert t.refs("colour") == ["red", "green"] and t.refused("colour", "white") == "MK-DEED-11"
    t.choose("colour:red")
    assert t.hero().crystals[RED] == 3 and t.hero().tokens[RED] == 1


def test_strong_crystal_mastery_gives_back_all_crystals_spent_in_the_turn() -> None:
    t = MK(hand="crystal_mastery, march, swiftness, rage")
    t.no_mana()
    t.mana(crystals="blue green red red red")
    t.play("march", "strong")
    t.play("crystal_mastery", "strong")
    t.choose("melt", "red")
    assert t.hero().crystals == [2, 0, 0, 0]
    with t.edit() as g:
        g.heroes[0].crystals[RED] = 3  # one more was gained since
    t.choose("end")
    assert t.hero().crystals == [3, 1, 1, 0]  # what exceeds three of a colour is lost


@rule("MK-EFFECT-14", "MK-DEED-04")
def test_magic_talent_lends_a_spell_of_the_colour_of_a_discarded_card() -> None:
    t = MK(hand="magic_talent, rage, march, wound")
    t.offer("fireball, snowstorm, tremor")
    t.mana(tokens="red")
    t.choose("card", "magic_talent")
    t.choose("way", "basic")
    assert t.refs("discard") == ["rage", "march"]  # a wound has no colour
    t.choose("discard:rage")
    assert t.hero().discard == ["rage"]
    t.fight("prowlers")
    assert t.offers("card", "fireball") and not t.offers("card", "snowstorm")
    t.play("fireball")
    assert t.hero().tokens[RED] == 0  # its own mana is paid
    assert t.attack()[4 * RANGED + FIRE] == 5
    assert t.g.spell_offer == ["fireball", "snowstorm", "tremor"]  # it stays where it is
    assert not t.offers("card", "fireball")  # one spell only


def test_a_lent_spell_has_its_strong_effect_at_night() -> None:
    t = MK(hand="magic_talent, rage, march")
    t.offer("fireball, snowstorm, tremor")
    t.night()
    t.no_mana()
    t.mana(tokens="red black")
    t.play("magic_talent", "basic", "discard:rage")
    t.fight("prowlers")
    t.play("fireball", "strong")
    assert t.attack()[4 * SIEGE + FIRE] == 8 and t.hero().now.cast == ["fireball"]


def test_magic_talent_lends_nothing_after_the_turn() -> None:
    t = MK(hand="magic_talent, rage, march")
    t.offer("fireball, snowstorm, tremor")
    t.play("magic_talent", "basic", "discard:rage")
    t.choose("end")
    t.until("move")
    assert not t.offers("card", "fireball")


def test_magic_talent_takes_spells_but_no_artifacts_as_coloured_cards() -> None:
    t = MK(hand="magic_talent, snowstorm, banner_of_glory")
    t.choose("card", "magic_talent")
    t.choose("way", "basic")
    assert t.options() == ["discard:snowstorm"]
    t = MK(hand="magic_talent, banner_of_glory, wound")
    t.no_mana()
    assert t.ways("magic_talent") == ["move", "influence"]


@rule("MK-EFFECT-06")
def test_magic_talent_is_set_aside_for_a_time_bending_it_lent() -> None:
    t = MK(hand="magic_talent, stamina, march")
    t.offer("fireball, space_bending, tremor")
    t.night()
    t.no_mana()
    t.mana(tokens="blue black")
    t.play("magic_talent", "basic", "discard:stamina")
    t.play("space_bending", "strong")
    t.choose("end")
    assert t.hero().aside == ["magic_talent"] and "space_bending" in t.g.spell_offer


@rule("MK-EFFECT-10")
def test_strong_magic_talent_takes_a_spell_of_the_colour_of_a_mana() -> None:
    t = MK(hand="magic_talent, march")
    t.offer("fireball, snowstorm, tremor")
    t.no_mana()
    t.mana(tokens="blue green white")
    t.choose("card", "magic_talent")
    t.choose("way", "strong")
    assert t.refs("do") == ["green"]  # there is no white spell, and the blue mana is spent
    t.choose("do:green")
    t.choose("take:tremor")
    assert "tremor" in t.hero().discard
    assert len(t.g.spell_offer) == 3 and t.g.spell_offer[1:] == ["fireball", "snowstorm"]


@rule("MK-DEED-11")
def test_strong_magic_talent_needs_a_spell_of_a_colour_that_can_be_paid() -> None:
    t = MK(hand="magic_talent, march")
    t.offer("fireball, snowstorm, tremor")
    t.no_mana()
    t.mana(tokens="blue white")
    assert "strong" not in t.ways("magic_talent")
    t.mana(tokens="blue")
    assert "strong" in t.ways("magic_talent")
