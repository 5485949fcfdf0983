"""The basic actions: what each card does, played plainly and with mana."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.heroes import HEROES, deck_of
from realms.games.mage_knight.terms import (
    BLACK,
    BLUE,
    GOLD,
    GREEN,
    MELEE,
    PHYSICAL,
    RANGED,
    RED,
    WHITE,
)
from realms.testing.rules import rule


@rule("MK-SETUP-24")
def test_every_hero_has_sixteen_cards_four_of_each_colour_and_one_of_its_own() -> None:
    own = {
        "arythea": "battle_versatility",
        "tovak": "cold_toughness",
        "goldyx": "will_focus",
        "norowas": "noble_manners",
    }
    replaced = {
        "arythea": ("rage", 1),
        "tovak": ("determination", 0),
        "goldyx": ("concentration", 0),
        "norowas": ("promise", 0),
    }
    assert sorted(HEROES) == sorted(own)
    for hero, card in own.items():
        deck = deck_of(hero)
        assert len(deck) == 16 and deck.count(card) == 1
        assert deck.count(replaced[hero][0]) == replaced[hero][1]
        assert [len([c for c in deck if CARDS[c].colour == colour]) for colour in range(4)] == [4, 4, 4, 4]
        assert (deck.count("march"), deck.count("stamina"), deck.count("swiftness")) == (2, 2, 2)


@pytest.mark.parametrize(("card", "colour"), [("march", "green"), ("stamina", "blue")])
@rule("MK-DEED-03")
def test_march_and_stamina_move_two_or_four_with_mana(card: str, colour: str) -> None:
    t = MK(hand=f"{card}, {card}")
    t.mana(tokens=colour)
    t.play(card)
    assert t.hero().now.move == 2
    t.play(card, "strong")
    assert t.hero().now.move == 6


@rule("MK-COMBAT-57", "MK-ABIL-10")
def test_a_swift_attack_needs_twice_the_block() -> None:
    t = MK(hero="tovak", hand="rage, rage, march")
    t.fight("wolf_riders", phase="block")
    t.play("rage", "basic", "do:block")
    t.play("rage", "basic", "do:block")
    assert t.refused("block", 0, 0) == "MK-COMBAT-57"  # 4 against 3 doubled
    t.play("march", "block")
    assert t.refused("block", 0, 0) == "MK-COMBAT-57"
    assert t.block()[PHYSICAL] == 5


def test_rage_attacks_or_blocks_and_with_mana_only_attacks() -> None:
    t = MK(hero="tovak", hand="rage, rage")
    t.mana(tokens="red")
    t.fight("prowlers", phase="block")
    assert t.ways("rage") == ["basic", "block"]  # the strong effect is no block
    t.play("rage", "basic", "do:block")
    assert t.block()[PHYSICAL] == 2
    t = MK(hero="tovak", hand="rage, rage")
    t.mana(tokens="red")
    t.fight("prowlers", phase="melee")
    t.play("rage", "basic", "do:attack")
    t.play("rage", "strong")
    assert t.attack()[4 * MELEE + PHYSICAL] == 6


def test_determination_attacks_or_blocks_and_with_mana_only_blocks() -> None:
    t = MK(hand="determination, march")
    t.mana(tokens="blue")
    t.fight("prowlers", phase="block")
    t.play("determination", "strong")
    assert t.block()[PHYSICAL] == 5
    t = MK(hand="determination, march")
    t.mana(tokens="blue")
    t.fight("prowlers", phase="melee")
    assert t.ways("determination") == ["basic", "attack"]
    t.play("determination", "basic", "do:attack")
    assert t.attack()[4 * MELEE + PHYSICAL] == 2


def test_swiftness_moves_or_with_mana_attacks_from_afar() -> None:
    t = MK(hand="swiftness, swiftness")
    t.mana(tokens="white")
    assert t.ways("swiftness") == ["basic", "move", "influence"]
    t.play("swiftness")
    assert t.hero().now.move == 2
    t.fight("prowlers")
    assert t.ways("swiftness") == ["strong"]
    t.play("swiftness", "strong")
    assert t.attack()[4 * RANGED + PHYSICAL] == 3


@pytest.mark.parametrize(("way", "n"), [("basic", 1), ("strong", 2)])
def test_tranquility_heals_or_draws(way: str, n: int) -> None:
    t = MK(hand="tranquility, wound, wound")
    t.mana(tokens="green")
    t.play("tranquility", way, "do:heal")
    assert t.hero().now.heal == n
    t = MK(hand="tranquility, wound")
    t.mana(tokens="green")
    t.play("tranquility", way, "do:draw")
    assert len(t.hero().hand.items) == 1 + n


def test_tranquility_draws_only_what_the_deck_holds() -> None:
    t = MK(hand="tranquility, march")
    t.deck("rage")
    t.mana(tokens="green")
    t.play("tranquility", "strong", "do:draw")
    assert t.hero().hand.items == ["march", "rage"] and t.hero().deck.items == []
    assert t.hero().discard  # not shuffled back


@rule("MK-COMBAT-20")
def test_tranquility_does_not_even_draw_in_combat() -> None:
    t = MK(hand="tranquility, march")
    t.mana(tokens="green")
    t.fight("prowlers")
    assert t.refused("card", "tranquility") == "MK-COMBAT-20"
    t.choose("done")
    assert t.ways("tranquility") == ["block"]


def test_promise_and_threaten_give_influence() -> None:
    t = MK(hand="promise, threaten")
    t.play("promise")
    t.play("threaten")
    assert t.hero().now.influence == 4 and t.hero().reputation == 0
    t = MK(hand="promise, threaten")
    t.mana(tokens="white red")
    t.play("promise", "strong")
    assert t.hero().now.influence == 4
    t.play("threaten", "strong")
    assert t.hero().now.influence == 9 and t.hero().reputation == -1  # at once


@rule("MK-INTERACT-03")
def test_the_reputation_lost_by_threats_does_not_change_the_influence_of_this_interaction() -> None:
    t = MK(hand="threaten, march", at="1.e")
    t.mana(tokens="red")
    t.reputation(3)
    t.choose("interact")
    before = t.hero().now.influence
    t.play("threaten", "strong")
    assert t.hero().now.influence == before + 5 and t.hero().reputation == 2


def test_crystallize_makes_a_crystal_of_the_mana_that_is_paid() -> None:
    for means in ("token", "crystal", "die"):
        t = MK(hand="crystallize, march")
        t.no_mana()
        if means == "die":
            t.mana(source="red black black")
        elif means == "token":
            t.mana(tokens="red")
        else:
            t.mana(crystals="red")
        t.choose("card", "crystallize")
        t.choose("way", "basic")
        assert t.refs("do") == ["red"]
        t.choose("do:red")
        assert t.hero().crystals == [1, 0, 0, 0] and t.happened("mana-paid")[0]["means"] == means


def test_crystallize_takes_gold_for_any_basic_colour_and_never_black() -> None:
    t = MK(hand="crystallize, march")
    t.no_mana()
    t.mana(tokens="gold")
    t.choose("card", "crystallize")
    t.choose("way", "basic")
    assert t.refs("do") == ["red", "blue", "green", "white"]
    t.choose("do:white")
    assert t.hero().crystals == [0, 0, 0, 1] and t.hero().tokens[GOLD] == 0
    t = MK(hand="crystallize, march")
    t.night()
    t.no_mana()
    t.mana(tokens="black")
    assert t.ways("crystallize") == ["move", "influence"]


def test_strong_crystallize_gives_a_crystal_of_any_basic_colour() -> None:
    t = MK(hand="crystallize, march")
    t.mana(tokens="blue")
    t.play("crystallize", "strong")
    assert t.refs("colour") == ["red", "blue", "green", "white"]
    t.choose("colour:green")
    assert t.hero().crystals[GREEN] == 1


@rule("MK-MANA-07", "MK-MANA-10")
def test_mana_draw_lets_another_die_be_used() -> None:
    t = MK(hand="mana_draw, march, stamina, rage")
    t.mana(source="blue green black")
    t.play("march", "strong")
    assert "strong" not in t.ways("stamina")
    t.play("mana_draw")
    t.play("stamina", "strong")
    assert t.hero().now.move == 8 and t.g.source == [BLACK]
    assert t.hero().now.took == [GREEN, BLUE]  # rerolled at the end of the turn as any


def test_strong_mana_draw_sets_a_die_and_gives_two_mana() -> None:
    t = MK(hand="mana_draw, march")
    t.mana(source="red gold black", tokens="white")
    t.play("mana_draw", "strong")
    assert t.refs("die") == ["red", "gold", "black"]  # a depleted one, too
    t.choose("die:black")
    assert t.refs("colour") == ["red", "blue", "green", "white", "black"]
    t.choose("colour:green")
    assert t.hero().tokens[GREEN] == 2 and t.g.source == [RED, GREEN, GOLD]
    assert t.hero().now.may_take == 1 and t.hero().now.took == []


def test_strong_mana_draw_may_give_black_mana_and_needs_a_die() -> None:
    t = MK(hand="mana_draw, march")
    t.mana(source="red gold black", tokens="white")
    t.play("mana_draw", "strong", "die:red", "colour:black")
    assert t.hero().tokens[BLACK] == 2
    t = MK(hand="mana_draw, march")
    t.mana(tokens="white")
    with t.edit() as g:
        g.heroes[0].now.took = g.source[:]
        g.source = []
    assert "strong" not in t.ways("mana_draw")


def test_concentration_gives_a_token_that_is_not_green() -> None:
    t = MK(hand="concentration, march")
    t.choose("card", "concentration")
    t.choose("way", "basic")
    assert t.refs("colour") == ["blue", "white", "red"]
    t.choose("colour:white")
    assert t.hero().tokens[WHITE] == 1


@pytest.mark.parametrize(("way", "n"), [("basic", 3), ("strong", 5)])
@rule("MK-DEED-12", "MK-EFFECT-14")
def test_improvisation_discards_a_card_for_what_is_wanted(way: str, n: int) -> None:
    t = MK(hand="improvisation, march, wound")
    t.mana(tokens="red")
    t.choose("card", "improvisation")
    t.choose("way", way)
    if t.prompt == "pay-mana":
        t.choose("pay:token:red")
    assert t.options() == ["discard:march"]  # no wound
    t.choose("discard:march")
    assert t.refs("do") == ["move", "influence"]
    t.choose("do:move")
    assert t.hero().now.move == n and t.hero().discard == ["march"] and t.hero().played == ["improvisation"]
    for phase, kind in (("block", "block"), ("melee", "attack")):
        t = MK(hand="improvisation, march, wound")
        t.mana(tokens="red")
        t.fight("prowlers", phase=phase)
        t.play("improvisation", way, "discard:march")
        assert t.refs("do") == [kind]
        t.choose("do", kind)
        assert (t.block()[PHYSICAL] if kind == "block" else t.attack()[4 * MELEE + PHYSICAL]) == n


@rule("MK-DEED-11")
def test_improvisation_needs_a_card_to_discard() -> None:
    t = MK(hand="improvisation, wound")
    t.mana(tokens="red")
    assert t.ways("improvisation") == ["move", "influence"]
