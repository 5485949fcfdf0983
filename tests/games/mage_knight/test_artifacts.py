"""The artifacts that are no banners: rings, sword, horn, bag, pouch, grail, book, amulets."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.troops import troop
from realms.games.mage_knight.data.cards import CARDS, of_kind
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.rules import tokens
from realms.games.mage_knight.rules.foes import resistances
from realms.games.mage_knight.rules.ground import cost
from realms.games.mage_knight.rules.mana import ways
from realms.games.mage_knight.terms import (
    ARTIFACT,
    BLACK,
    BLUE,
    COLOUR,
    COLOURS,
    GOLD,
    GREEN,
    NONE,
    PHYSICAL,
    RED,
    RESISTS_PHYSICAL,
    SIEGE,
    WHITE,
)
from realms.testing.rules import rule

RINGS = {"ruby_ring": "red", "sapphire_ring": "blue", "diamond_ring": "white", "emerald_ring": "green"}


def test_there_are_sixteen_artifacts_without_a_colour() -> None:
    names = of_kind(ARTIFACT)
    assert [CARDS[name].number for name in names] == list(range(113, 129))
    assert all(CARDS[name].colour == NONE for name in names)
    assert [name for name in names if CARDS[name].banner] == names[:4]


@rule("MK-DEED-05")
def test_the_basic_effect_is_free_the_strong_one_costs_the_card() -> None:
    t = MK(hand="endless_bag_of_gold, march")
    t.no_mana()
    t.play("endless_bag_of_gold")
    assert (t.hero().now.influence, t.hero().fame) == (4, 2)
    assert "endless_bag_of_gold" in t.hero().played
    t = MK(hand="endless_bag_of_gold, march")
    t.no_mana()
    t.play("endless_bag_of_gold", "strong")
    assert (t.hero().now.influence, t.hero().fame) == (9, 3)
    assert "endless_bag_of_gold" in t.g.removed


@rule("MK-DEED-07")
def test_an_artifact_may_be_played_sideways() -> None:
    t = MK(hand="ruby_ring, march")
    t.play("ruby_ring", "move")
    assert t.hero().now.move == 1
    assert "ruby_ring" in t.hero().played


@pytest.mark.parametrize("ring", sorted(RINGS))
def test_a_ring_gives_a_token_a_crystal_and_fame(ring: str) -> None:
    t = MK(hand=f"{ring}, march")
    t.play(ring)
    colour = COLOUR[RINGS[ring]]
    assert t.hero().tokens[colour] == t.hero().crystals[colour] == 1
    assert t.hero().fame == 1


@pytest.mark.parametrize("ring", sorted(RINGS))
def test_a_ring_thrown_away_gives_mana_without_end(ring: str) -> None:
    t = MK(hand=f"{ring}, march")
    t.no_mana()
    t.play(ring, "strong")
    name = RINGS[ring]
    for colour in (RED, BLUE, GREEN, WHITE):
        assert ways(t.g, 0, colour) == ([f"endless:{name}"] if COLOURS[colour] == name else [])
    assert ways(t.g, 0, BLACK) == []  # by day
    t.night()
    assert "endless:black" in ways(t.g, 0, BLACK)


def test_unlimited_mana_lasts_for_the_turn_and_is_never_used_up() -> None:
    t = MK(hand="emerald_ring, march, march")
    t.no_mana()
    t.play("emerald_ring", "strong")
    t.play("march", "strong")
    t.play("march", "strong")
    assert t.hero().now.move == 8
    t.choose("end")
    t.until("move")
    t.no_mana()
    assert ways(t.g, 0, GREEN) == []


def test_a_ring_praises_the_spells_of_its_colour_at_the_end_of_the_turn() -> None:
    t = MK(hand="ruby_ring, march")
    t.play("ruby_ring", "strong")
    red = [name for name in of_kind("spell") if CARDS[name].colour == RED]
    blue = [name for name in of_kind("spell") if CARDS[name].colour == BLUE]
    with t.edit() as g:
        g.heroes[0].now.cast = [red[0], red[1], blue[0]]
    assert t.hero().fame == 0
    t.choose("end")
    assert t.hero().fame == 2


def test_a_spell_cast_before_the_ring_counts_too_on_either_side() -> None:
    t = MK(hand="ruby_ring, fireball, flame_wall, march")
    t.night()
    t.mana(tokens="red")
    t.fight("prowlers", phase="block")
    t.play("flame_wall", "basic", "do:fire_block")
    t.play("ruby_ring", "strong")
    t.choose("block", 0, 0)
    t.choose("done")
    t.play("fireball", "strong")
    assert t.hero().fame == 0
    t.choose("done")
    t.choose("done")
    assert t.hero().fame == 2


def test_the_sword_of_justice_turns_cards_into_attacks() -> None:
    t = troop("peasants", "prowlers", "diggers", hand="sword_of_justice, rage, march, wound")
    fame = t.hero().fame
    t.choose("card", "sword_of_justice")
    t.choose("way", "basic")
    assert t.options() == ["discard:rage", "discard:march", "done"]
    t.choose("discard:rage")
    t.choose("discard:march")
    t.choose("done")
    assert t.attack()[PHYSICAL] == 6
    t.choose("strike", 0)
    t.choose("strike", 1)
    assert t.hero().fame == fame + 2 + 2 + 2  # each with one more


def test_the_sword_of_justice_needs_no_card_but_the_melee_phase() -> None:
    t = troop("peasants", "prowlers", hand="sword_of_justice, march")
    t.choose("card", "sword_of_justice")
    t.choose("way", "basic")
    t.choose("done")
    assert t.attack() == [0] * 12
    t = troop("peasants", "prowlers", phase="ranged", hand="sword_of_justice, march")
    t.choose("card", "sword_of_justice")
    assert t.refused("way", "basic") == "MK-COMBAT-31"


@rule("MK-ABIL-22", "MK-COMBAT-16")
def test_the_sword_of_justice_thrown_away_doubles_physical_attacks() -> None:
    t = troop("peasants", "gargoyle", "shadow", hand="sword_of_justice, rage, march")
    fame = t.hero().fame
    t.play("sword_of_justice", "strong")
    assert t.g.fight is not None
    assert resistances(t.g.fight.foes[0]) & RESISTS_PHYSICAL == 0
    t.play("rage", "basic", "do:attack")
    t.play("march", "attack")
    assert t.attack()[PHYSICAL] == 6
    t.choose("unit", 0)
    t.choose("ability", 0)
    t.choose("do:attack")
    assert t.attack()[PHYSICAL] == 8  # the attack of a unit is not doubled
    t.choose("strike", 0)
    assert t.hero().fame == fame + 5
    t = troop("peasants", "dragon_summoner", hand="sword_of_justice, march")
    t.play("sword_of_justice", "strong")
    assert t.g.fight is not None and resistances(t.g.fight.foes[0]) & RESISTS_PHYSICAL


@rule("MK-COMBAT-79")
@pytest.mark.parametrize(("face", "wounds"), [(RED, 1), (BLACK, 1), (BLUE, 0), (GREEN, 0), (WHITE, 0), (GOLD, 0)])
def test_the_horn_of_wrath_wounds_on_red_and_black(face: int, wounds: int) -> None:
    t = troop("peasants", "diggers", phase="ranged", hand="horn_of_wrath, march")
    t.draws((face, 6))
    t.play("horn_of_wrath")
    assert t.attack()[4 * SIEGE + PHYSICAL] == 5
    assert t.hero().hand.items.count("wound") == wounds
    assert t.happened("die-rolled") == [{"kind": "die-rolled", "who": 0, "colour": COLOURS[face]}]


def test_the_horn_of_wrath_thrown_away_adds_up_to_five_for_a_die_each() -> None:
    t = troop("peasants", "diggers", phase="ranged", hand="horn_of_wrath, march")
    dice = len(t.g.source)
    t.choose("card", "horn_of_wrath")
    t.choose("way", "strong")
    assert t.refs("more") == ["5", "4", "3", "2", "1", "0"]
    t.draws((RED, 6), (GOLD, 6), (BLACK, 6))
    t.choose("more", 3)
    assert t.attack()[4 * SIEGE + PHYSICAL] == 8
    assert t.hero().hand.items.count("wound") == 2
    assert len(t.g.source) == dice  # spare dice
    t = troop("peasants", "diggers", phase="ranged", hand="horn_of_wrath, march")
    t.play("horn_of_wrath", "strong", "more:0")
    assert t.attack()[4 * SIEGE + PHYSICAL] == 5
    assert "wound" not in t.hero().hand.items


@rule("MK-COMBAT-78", "MK-COMBAT-79")
def test_the_horn_of_wrath_can_knock_a_hero_out() -> None:
    t = MK(hand="horn_of_wrath, march, rage")
    t.fight("diggers", phase="ranged")
    t.choose("card", "horn_of_wrath")
    t.choose("way", "strong")
    t.draws((RED, 6), (RED, 6), (RED, 6), (RED, 6), (RED, 6))
    t.choose("more", 5)
    assert t.hero().hand.items == ["wound"] * 5
    assert t.attack()[4 * SIEGE + PHYSICAL] == 10


def test_the_gem_pouch_rolls_twice_for_crystals() -> None:
    t = MK(hand="endless_gem_pouch, march")
    t.choose("card", "endless_gem_pouch")
    t.draws((BLUE, 6), (BLACK, 6))
    t.choose("way", "basic")
    assert t.hero().crystals == [0, 1, 0, 0]
    assert t.hero().fame == 1
    t = MK(hand="endless_gem_pouch, march")
    t.mana(crystals="white white white")
    t.choose("card", "endless_gem_pouch")
    t.draws((GOLD, 6))
    t.choose("way", "basic")
    t.draws((WHITE, 6))
    t.choose("colour", "green")
    assert t.hero().crystals == [0, 0, 1, 3]
    assert t.hero().tokens[WHITE] == 1  # a fourth crystal is a token


@rule("MK-MANA-11")
def test_the_gem_pouch_thrown_away_gives_five_tokens() -> None:
    t = MK(hand="endless_gem_pouch, march")
    t.play("endless_gem_pouch", "strong")
    assert t.hero().tokens == [1, 1, 1, 1, 1, 0]
    t = MK(hand="endless_gem_pouch, march")
    t.night()
    t.play("endless_gem_pouch", "strong")
    assert t.hero().tokens == [1, 1, 1, 1, 0, 1]
    t = MK(hand="endless_gem_pouch, march")
    t.fight("prowlers")
    with t.edit() as g:
        assert g.fight is not None
        g.fight.dark = True  # a dungeon by day
    t.play("endless_gem_pouch", "strong")
    assert t.hero().tokens == [1, 1, 1, 1, 0, 1]


def test_the_golden_grail_brings_fame_for_its_own_points() -> None:
    t = MK(hand="golden_grail, tranquility, wound, wound, wound")
    t.play("golden_grail")
    t.play("tranquility", "basic", "do:heal")
    for _ in range(3):
        t.choose("heal", "hand")
    assert t.hero().fame == 2
    assert "wound" not in t.hero().hand.items
    t = troop("guardian_golems", hand="golden_grail, march")
    fame = t.hero().fame
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 1
    t.play("golden_grail")
    t.choose("heal", 0)  # a unit of level II takes both points
    assert t.hero().fame == fame + 2


@rule("MK-HEAL-07", "MK-COMBAT-21")
def test_points_of_the_grail_are_lost_in_combat_and_their_fame_too() -> None:
    t = MK(hand="golden_grail, tranquility, march", at="1.mid")
    t.token("prowlers", "1.nw")
    t.play("golden_grail")
    t.choose("challenge", "1.nw")
    assert t.hero().now.heal == 0
    t.choose("done")
    t.choose("done")
    t.choose("damage", 0, 0)
    t.choose("done")
    assert t.prompt == "afterwards"
    t.play("tranquility", "basic", "do:heal")
    t.choose("heal", "hand")
    assert t.hero().fame == 0


def test_the_golden_grail_thrown_away_draws_for_wounds_of_the_hand() -> None:
    t = troop("peasants", hand="golden_grail, wound, wound")
    t.deck("march, rage, stamina")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 1
    t.play("golden_grail", "strong")
    t.choose("heal", "hand")
    assert t.hero().hand.items == ["wound", "march"]
    t.choose("heal", 0)
    assert t.hero().hand.items == ["wound", "march"]  # not for units
    t.choose("heal", "hand")
    assert t.hero().hand.items == ["march", "rage"]
    t = troop("peasants", "prowlers", hand="golden_grail, march")
    t.choose("card", "golden_grail")
    assert t.refused("way", "basic") == t.refused("way", "strong") == "MK-COMBAT-20"


def test_the_book_of_wisdom_turns_an_action_into_one_of_the_offer() -> None:
    t = MK(hand="book_of_wisdom, march, rage, wound")
    t.offer("refreshing_walk, path_finding, ice_bolt")
    t.choose("card", "book_of_wisdom")
    t.choose("way", "basic")
    assert t.options() == ["throw:march"]  # no red card in the offer, and no wound
    t.choose("throw", "march")
    assert t.options() == ["gain:refreshing_walk", "gain:path_finding"]
    t.choose("gain", "path_finding")
    assert t.hero().hand.items == ["rage", "wound", "path_finding"]
    assert "march" in t.g.removed
    assert len(t.g.action_offer) == 3
    assert t.offers("card", "path_finding")


def test_the_book_of_wisdom_is_of_no_use_without_a_matching_card() -> None:
    t = MK(hand="book_of_wisdom, rage")
    t.offer("refreshing_walk, path_finding, ice_bolt")
    t.choose("card", "book_of_wisdom")
    assert t.refused("way", "basic") == "MK-DEED-11"


def test_the_book_of_wisdom_thrown_away_brings_a_spell_and_a_crystal() -> None:
    t = MK(hand="book_of_wisdom, rage, march")
    t.offer("fireball, snowstorm, chill")
    t.play("book_of_wisdom", "strong", "throw:rage", "gain:fireball")
    assert t.hero().hand.items == ["march", "fireball"]
    assert t.hero().crystals[RED] == 1
    assert "book_of_wisdom" in t.g.removed
    assert len(t.g.spell_offer) == 3


def test_the_amulet_of_the_sun_by_day_is_gold_mana() -> None:
    t = MK(hand="amulet_of_the_sun, march")
    t.play("amulet_of_the_sun")
    assert t.hero().tokens[GOLD] == 1
    assert t.g.modifiers == []
    t = MK(hand="amulet_of_the_sun, march")
    t.play("amulet_of_the_sun", "strong")
    assert t.hero().tokens[GOLD] == 3


@rule("MK-MANA-05", "MK-MANA-10", "MK-MOVE-50", "MK-MOVE-52")
@pytest.mark.parametrize(("way", "n"), [("basic", 1), ("strong", 3)])
def test_the_amulet_of_the_sun_lights_the_night(way: str, n: int) -> None:
    t = MK(hand="amulet_of_the_sun, march")
    t.night()
    t.at("3.mid")  # next to the keep 3.ne
    t.tile("8", 2, 0)
    t.mana(source="gold gold black")
    keep, ruins = HEX["3.ne"], HEX["8.ne"]
    assert tokens.hidden_at(t.g, keep) == tokens.hidden_at(t.g, ruins) == 1
    t.play("amulet_of_the_sun", way)
    assert t.hero().tokens[GOLD] == n
    assert tokens.hidden_at(t.g, keep) == tokens.hidden_at(t.g, ruins) == 0
    assert cost(t.g, 0, HEX["start.ne"]) == 3  # forest
    assert cost(t.g, 0, HEX["4.mid"]) == 3  # a desert keeps the price of the night
    assert ways(t.g, 0, GREEN) == ["token:gold", "die:gold"]
    assert ways(t.g, 0, BLACK) == ["die:black"]  # black can still be used, and gold never counts as black


@rule("MK-MOVE-50")
def test_garrisons_come_into_sight_while_walking_under_the_amulet() -> None:
    t = MK(hand="amulet_of_the_sun, march")
    t.night()
    t.at("3.sw")
    t.play("amulet_of_the_sun")
    assert tokens.hidden_at(t.g, HEX["3.ne"]) == 1
    t.points(move=5)
    t.choose("walk", "3.mid")
    assert tokens.hidden_at(t.g, HEX["3.ne"]) == 0


@rule("MK-MANA-06", "MK-MANA-10", "MK-DEED-04")
def test_the_amulet_of_darkness_brings_the_night_into_the_day() -> None:
    t = MK(hand="amulet_of_darkness, march, fireball")
    t.mana(source="gold black red", tokens="black red")
    assert "strong" not in t.ways("fireball")
    t.play("amulet_of_darkness", "basic", "colour:black")
    assert t.hero().tokens[BLACK] == 2
    assert cost(t.g, 0, HEX["4.mid"]) == 3  # desert
    assert cost(t.g, 0, HEX["start.ne"]) == 3  # forest, as by day
    assert ways(t.g, 0, BLACK) == ["token:black", "die:black"]
    assert "die:gold" in ways(t.g, 0, BLUE)  # gold can still be used
    t.fight("prowlers", phase="ranged")
    assert "strong" in t.ways("fireball")


def test_the_amulet_of_darkness_thrown_away_gives_three_tokens_of_any_colours() -> None:
    t = MK(hand="amulet_of_darkness, march")
    t.play("amulet_of_darkness", "strong", "colour:red", "colour:gold", "colour:black")
    assert t.hero().tokens == [1, 0, 0, 0, 1, 1]
    assert ways(t.g, 0, BLACK)[:1] == ["token:black"]
    t = MK(hand="amulet_of_darkness, march")
    t.night()
    t.play("amulet_of_darkness", "strong", "colour:red", "colour:red", "colour:black")
    assert t.hero().tokens == [2, 0, 0, 0, 0, 1]
    assert t.g.modifiers == []  # at night it is dark already
