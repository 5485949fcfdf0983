"""Mana: dice, tokens and crystals, gold by day and black at night."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.rules.mana import gain_crystal, ways
from realms.games.mage_knight.terms import BLACK, BLUE, GREEN, RED
from realms.testing.rules import rule


@rule("MK-MANA-01", "MK-MANA-05")
def test_gold_is_any_basic_colour_by_day_only() -> None:
    t = MK(hand="march, rage")
    t.mana(tokens="gold", source="black black black")
    assert ways(t.g, 0, RED) == ["token:gold"]
    t.night()
    t.mana(source="gold gold gold")
    assert ways(t.g, 0, RED) == []


@rule("MK-MANA-06", "MK-MANA-12")
def test_black_serves_at_night_and_stands_for_nothing_else() -> None:
    t = MK(hand="march, rage")
    t.mana(tokens="black", source="black red red")
    assert ways(t.g, 0, BLACK) == []
    t.night()
    assert ways(t.g, 0, BLACK) == ["token:black", "die:black"]
    assert ways(t.g, 0, GREEN) == []


@rule("MK-MANA-03", "MK-EFFECT-08")
def test_a_fourth_crystal_is_a_token() -> None:
    t = MK(hand="march, rage")
    with t.edit() as g:
        for _ in range(4):
            gain_crystal(g, 0, BLUE)
    assert t.hero().crystals[BLUE] == 3 and t.hero().tokens[BLUE] == 1


@rule("MK-MANA-04")
def test_a_crystal_becomes_mana_at_any_time() -> None:
    t = MK(hand="march, rage")
    t.mana(crystals="green")
    t.choose("melt", "green")
    assert t.hero().crystals[GREEN] == 0 and t.hero().tokens[GREEN] == 1


@rule("MK-MANA-07", "MK-MANA-08")
def test_one_die_a_turn_taken_when_it_is_spent() -> None:
    t = MK(hand="march, stamina, rage")
    t.mana(source="blue green black")
    t.play("march", "strong")
    assert t.hero().now.took == [GREEN] and GREEN not in t.g.source
    assert t.ways("stamina") == ["basic", "move", "influence"]


@rule("MK-MANA-10")
def test_depleted_dice_stay_where_they_are() -> None:
    t = MK(hand="march, rage")
    t.mana(source="black black black")
    assert "strong" not in t.ways("march")
    t.night()
    t.mana(source="gold gold gold")
    assert "strong" not in t.ways("march")


@rule("MK-DEED-11", "MK-DEED-13")
def test_what_cannot_be_paid_cannot_be_played() -> None:
    t = MK(hand="march, rage")
    t.no_mana()
    t.choose("card", "march")
    assert t.refused("way", "strong") == "MK-DEED-11"


@rule("MK-MANA-08")
def test_the_player_says_what_to_pay_with() -> None:
    t = MK(hand="march, rage")
    t.mana(crystals="green", tokens="gold", source="green red red")
    t.choose("card", "march")
    t.choose("way", "strong")
    assert t.options() == ["pay:token:gold", "pay:die:green", "pay:crystal:green"]
    t.choose("pay", "crystal", "green")
    assert t.hero().now.move == 4 and t.hero().crystals[GREEN] == 0


@rule("MK-EFFECT-07")
def test_a_token_of_ones_choice() -> None:
    t = MK(hand="concentration, rage")
    t.play("concentration", "basic", "colour:red")
    assert t.hero().tokens[RED] == 1
