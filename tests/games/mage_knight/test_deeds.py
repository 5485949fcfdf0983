"""Deed cards and their effects in general: how they are played, what they cost, where they go."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.cards import CARDS, of_kind
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.rules.foes import armour
from realms.games.mage_knight.terms import BLUE, COLOURS, FIRE, GREEN, MELEE, NONE, PHYSICAL, RANGED, RED, WHITE
from realms.testing.rules import rule


@rule("MK-DEED-01", "MK-DEED-14")
def test_deed_cards_are_actions_spells_artifacts_and_wounds() -> None:
    assert {card.kind for card in CARDS.values()} == {
        "basic_action",
        "advanced_action",
        "spell",
        "artifact",
        "wound",
    }
    assert len(of_kind("advanced_action")) == 28 and len(of_kind("basic_action")) == 16
    for colour in (RED, BLUE, GREEN, WHITE):
        actions = [card for card in CARDS.values() if card.kind == "advanced_action" and card.colour == colour]
        assert len(actions) == 7, COLOURS[colour]
    assert all(CARDS[name].colour == NONE for name in [*of_kind("artifact"), "wound"])
    assert all(CARDS[name].colour != NONE for name in of_kind("spell"))


@rule("MK-DEED-01")
def test_every_action_says_what_it_does_in_both_languages() -> None:
    for name in of_kind("basic_action") + of_kind("advanced_action"):
        card = CARDS[name]
        assert card.basic is not None and card.strong is not None
        for effect in (card.basic, card.strong):
            assert effect.text("en") and effect.text("ru")
            assert effect.text("en") != effect.text("ru"), name


@rule("MK-DEED-02", "MK-DEED-10")
def test_a_card_goes_from_hand_to_the_play_area_and_then_to_the_discard_pile() -> None:
    t = MK(hand="march, rage, promise")
    t.play("march")
    assert t.hero().played == ["march"] and t.hero().hand.items == ["rage", "promise"]
    t.choose("end")
    assert t.hero().discard == ["march"] and t.hero().played == []
    assert t.prompt == "discard-some" and t.refs("discard") == ["rage", "promise"]
    t.choose("discard:rage")
    t.choose("done")
    assert "promise" in t.hero().hand.items and t.hero().discard == ["march", "rage"]


@rule("MK-DEED-03", "MK-DEED-13")
def test_the_strong_effect_is_paid_when_the_card_is_played_or_never() -> None:
    t = MK(hand="march, rage")
    t.no_mana()
    assert t.ways("march") == ["basic", "move", "influence"]
    t.play("march")
    t.mana(tokens="green")
    assert not t.offers("card", "march") and t.hero().now.move == 2
    t = MK(hand="march, rage")
    t.no_mana()
    t.mana(tokens="green")
    t.play("march", "strong")
    assert t.hero().now.move == 4 and t.hero().tokens[GREEN] == 0


@rule("MK-DEED-04")
def test_a_spell_costs_its_colour_and_by_night_black_for_more() -> None:
    t = MK(hand="snowstorm, march")
    t.no_mana()
    t.fight("prowlers")
    assert t.ways("snowstorm") == []
    t.mana(tokens="blue black")
    assert t.ways("snowstorm") == ["basic"]  # no strong effect by day
    t.night()
    t.no_mana()
    assert t.ways("snowstorm") == ["basic", "strong"]


@rule("MK-DEED-05")
def test_an_artifact_stays_for_its_basic_effect_and_leaves_for_its_strong_one() -> None:
    t = MK(hand="endless_bag_of_gold, march")
    t.play("endless_bag_of_gold")
    assert t.hero().played == ["endless_bag_of_gold"] and t.g.removed == []
    t = MK(hand="endless_bag_of_gold, march")
    t.no_mana()
    t.play("endless_bag_of_gold", "strong")  # for no mana
    assert t.hero().played == [] and t.g.removed == ["endless_bag_of_gold"]


@rule("MK-DEED-06")
def test_wounds_cannot_be_played() -> None:
    t = MK(hand="wound, march")
    assert t.refused("card", "wound") == "MK-DEED-06"
    t.fight("prowlers", phase="block")
    assert t.refused("card", "wound") == "MK-DEED-06"


@rule("MK-DEED-07", "MK-DEED-08")
def test_any_other_card_may_be_played_sideways_for_one_point() -> None:
    t = MK(hand="rage, snowstorm, endless_bag_of_gold, march")
    t.no_mana()
    t.play("rage", "move")
    t.play("snowstorm", "influence")
    t.play("endless_bag_of_gold", "move")
    assert t.hero().now.move == 2 and t.hero().now.influence == 1
    t = MK(hand="rage, snowstorm, march")
    t.fight("prowlers")
    assert t.refused("card", "march") != ""  # never a ranged or siege attack
    t.choose("done")
    t.play("march", "block")
    assert t.block() == [1, 0, 0, 0]
    t.choose("done")
    t.choose("damage", 0, 0)
    t.play("snowstorm", "attack")
    assert t.attack()[4 * MELEE + PHYSICAL] == 1 and sum(t.attack()) == 1  # and no ice


@rule("MK-DEED-09")
def test_points_of_several_sources_are_added_up() -> None:
    t = MK(hand="march, rage, fire_bolt, swiftness")
    t.mana(tokens="red white")
    t.units("peasants")
    t.play("march")
    t.play("rage", "move")
    t.choose("unit", 0)
    t.choose("ability", 2)
    assert t.hero().now.move == 5
    t.fight("swordsmen")  # armour 5
    t.play("fire_bolt", "strong")
    assert t.refused("strike", 0) == "MK-COMBAT-37"
    t.play("swiftness", "strong")
    assert t.attack()[4 * RANGED + FIRE] == 3 and t.attack()[4 * RANGED + PHYSICAL] == 3
    t.choose("strike", 0)
    assert t.g.fight is None


@rule("MK-DEED-12", "MK-EFFECT-14")
def test_a_wound_is_no_card_to_be_discarded() -> None:
    t = MK(hand="improvisation, wound, wound")
    assert t.ways("improvisation") == ["move", "influence"]


@rule("MK-EFFECT-01")
def test_cards_units_skills_and_tactics_have_effects() -> None:
    t = MK(hand="march, rage")
    t.units("peasants")
    t.skill("dark_paths")
    t.play("march")
    t.choose("unit", 0)
    t.choose("ability", 2)
    t.choose("skill", "dark_paths")
    assert t.hero().now.move == 5


@rule("MK-EFFECT-02")
def test_move_influence_and_healing_are_points() -> None:
    t = MK(hand="march, promise, tranquility, wound")
    t.play("march")
    t.play("promise")
    t.play("tranquility", "basic", "do:heal")
    assert (t.hero().now.move, t.hero().now.influence, t.hero().now.heal) == (2, 2, 1)


@rule("MK-EFFECT-09", "MK-EFFECT-11")
def test_a_card_bought_goes_on_the_deck_and_a_monastery_is_not_refilled() -> None:
    t = MK(hand="march, rage", at="5.ne")
    with t.edit() as g:
        g.monastery_offer.append(g.action_deck.take(len(g.action_deck.items) - 1))
    card = t.g.monastery_offer[0]
    left = len(t.g.monastery_offer) - 1
    units = t.g.unit_offer[:]
    t.choose("interact")
    t.points(influence=6)
    t.choose("buy_action", card)
    assert t.hero().deck.items[-1] == card and len(t.g.monastery_offer) == left
    assert t.g.unit_offer == units


@rule("MK-EFFECT-11")
def test_the_unit_offer_is_not_refilled_when_a_unit_is_taken() -> None:
    t = MK(hand="march, rage", at="1.e")
    t.unit_offer("peasants, foresters, herbalists")
    t.choose("interact")
    t.points(influence=4)
    t.choose("recruit", "peasants")
    assert t.g.unit_offer == ["foresters", "herbalists"]


@rule("MK-EFFECT-15")
def test_a_wound_thrown_away_goes_back_to_the_supply() -> None:
    t = MK(hand="wound, march", at="1.mid")
    t.play("march")
    t.choose("end")
    t.choose("throw:hand")
    assert "wound" not in t.hero().hand.items and "wound" not in t.hero().discard and "wound" not in t.g.removed


# Composite effects.


@rule("MK-EFFECT-04")
def test_concentration_plays_another_card_stronger_and_without_its_mana() -> None:
    t = MK(hand="concentration, march, wound")
    t.no_mana()
    t.mana(tokens="green")
    t.choose("card", "concentration")
    t.choose("way", "strong")
    assert t.options() == ["with:march"]
    t.choose("with:march")
    assert t.hero().now.move == 6 and t.hero().tokens == [0] * 6
    assert t.hero().played == ["concentration", "march"]  # both were played
    t.choose("end")
    assert t.hero().discard == ["concentration", "march"]


@rule("MK-EFFECT-04")
def test_will_focus_adds_three() -> None:
    t = MK(hero="goldyx", hand="will_focus, promise")
    t.mana(tokens="green")
    t.play("will_focus", "strong", "with:promise")
    assert t.hero().now.influence == 7


@rule("MK-EFFECT-04")
def test_a_combined_block_is_aimed_at_one_attack() -> None:
    t = MK(hand="concentration, determination")
    t.mana(tokens="green")
    t.fight("cursed_hags", "cursed_hags", phase="block")  # attacks of 3
    t.play("concentration", "strong", "with:determination")
    assert t.block()[PHYSICAL] == 7
    t.choose("block", 0, 0)
    assert t.refused("block", 1, 0) == "MK-COMBAT-57"


@rule("MK-EFFECT-05")
def test_the_second_card_keeps_its_own_colour() -> None:
    t = MK(hand="concentration, ice_shield, march, rage")
    t.mana(tokens="green")
    foes = t.fight("ice_golems_enemy", phase="block")  # ice 2, resists ice
    t.play("concentration", "strong", "with:ice_shield")
    assert t.block()[2] == 5
    t.choose("block", 0, 0)
    assert armour(t.g, foes[0]) == 4  # the blue effect does not touch it


@rule("MK-EFFECT-05")
def test_the_second_card_must_suit_the_phase_and_the_combat() -> None:
    t = MK(hand="concentration, determination, tranquility, march, rage")
    t.mana(tokens="green")
    t.choose("card", "concentration")
    t.choose("way", "strong")
    assert t.refs("with") == ["tranquility", "march"]  # no fight, no block
    t = MK(hand="concentration, determination, tranquility, march, rage")
    t.mana(tokens="green")
    t.fight("prowlers", phase="block")
    t.play("concentration", "strong")
    assert t.refs("with") == ["determination"]
    t = MK(hand="concentration, tranquility")
    t.mana(tokens="green")
    t.fight("prowlers", phase="block")
    assert "strong" not in t.ways("concentration")


def test_the_second_card_is_an_action() -> None:
    t = MK(hand="concentration, fireball, endless_bag_of_gold, wound")
    t.mana(tokens="green")
    assert t.ways("concentration") == ["basic", "move", "influence"]


@rule("MK-DEED-11")
def test_costs_in_the_text_of_the_second_card_stay() -> None:
    t = MK(hand="concentration, improvisation, march, wound")
    t.no_mana()
    t.mana(tokens="green")
    t.play("concentration", "strong", "with:improvisation", "discard:march", "do:move")
    assert t.hero().now.move == 7 and t.hero().discard == ["march"]
    t = MK(hand="concentration, improvisation, wound")
    t.no_mana()
    t.mana(tokens="green")
    assert "strong" not in t.ways("concentration")  # nothing would be left to discard
    t = MK(hand="concentration, pure_magic")
    t.no_mana()
    t.mana(tokens="green")
    assert "strong" not in t.ways("concentration")  # nor to pay with
    t.mana(tokens="white")
    t.play("concentration", "strong", "with:pure_magic", "do:influence")
    assert t.hero().now.influence == 9 and t.hero().tokens == [0] * 6
    t = MK(hand="concentration, blood_rage")
    t.mana(tokens="green")
    t.fight("prowlers", phase="melee")
    t.play("concentration", "strong", "with:blood_rage", "do:wound")
    assert t.attack()[4 * MELEE + PHYSICAL] == 11 and t.hero().hand.items == ["wound"]


@rule("MK-DEED-11")
def test_mana_is_paid_so_that_the_further_cost_can_be_met() -> None:
    t = MK(hand="concentration, pure_magic")
    t.no_mana()
    t.mana(tokens="green gold")
    t.choose("card", "concentration")
    t.choose("way", "strong")
    if t.prompt == "pay-mana":
        assert t.refs("pay") == ["token:green", "token:gold"]  # either leaves one for movement
        t.choose("pay:token:green")
    t.choose("with:pure_magic")
    assert t.refs("do") == ["move", "influence"]


def test_the_bonus_has_the_kind_and_element_of_what_it_raises() -> None:
    t = MK(hand="concentration, fire_bolt")
    t.mana(tokens="green")
    t.fight("prowlers")
    t.play("concentration", "strong", "with:fire_bolt")
    assert t.attack()[4 * RANGED + FIRE] == 5


def test_the_bonus_is_added_once_and_to_the_option_chosen() -> None:
    t = MK(hand="concentration, in_need, wound")
    t.mana(tokens="green")
    t.play("concentration", "strong", "with:in_need")
    assert t.hero().now.influence == 5 + 2 + 2
    t = MK(hand="concentration, intimidate")
    t.mana(tokens="green")
    t.play("concentration", "strong", "with:intimidate", "do:influence")
    assert t.hero().now.influence == 10 and t.hero().reputation == -2


def test_healing_cards_crystals_and_mana_are_not_raised() -> None:
    t = MK(hand="concentration, tranquility, wound")
    t.mana(tokens="green")
    t.play("concentration", "strong", "with:tranquility", "do:heal")
    assert t.hero().now.heal == 2
    t = MK(hand="concentration, crystallize")
    t.mana(tokens="green")
    t.play("concentration", "strong", "with:crystallize", "colour:red")
    assert sum(t.hero().crystals) == 1
    t = MK(hand="concentration, refreshing_walk, wound")
    t.mana(tokens="green")
    t.play("concentration", "strong", "with:refreshing_walk")
    assert t.hero().now.move == 6 and t.hero().now.heal == 2


def test_composite_effects_may_be_nested_and_all_bonuses_count() -> None:
    t = MK(hand="concentration, maximal_effect, march", at="start.mid")
    t.no_mana()
    t.mana(tokens="green")
    t.play("concentration", "strong", "with:maximal_effect", "with:march")
    assert t.hero().now.move == 4 + 4 + 2 and t.g.heroes[0].hex == HEX["start.mid"]
    assert "march" in t.g.removed
    t = MK(hand="concentration, maximal_effect, march, stamina")
    t.no_mana()
    t.mana(tokens="red")
    t.play("maximal_effect", "strong", "with:concentration", "with:march", "again", "with:stamina")
    assert t.hero().now.move == 6 + 6
    assert "concentration" in t.g.removed and t.hero().played == ["maximal_effect", "march", "stamina"]


def test_a_nested_composite_effect_needs_a_third_card() -> None:
    t = MK(hand="concentration, maximal_effect, wound")
    t.mana(tokens="green red")
    assert "strong" not in t.ways("concentration")
    assert "strong" not in t.ways("maximal_effect")
