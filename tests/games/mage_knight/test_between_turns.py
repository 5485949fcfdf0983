"""Effects between turns: plundering, Midnight Meditation, Sparing Power; and healing, a matter of the own turn."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.choosing import before_turns, choose_tactics
from games.mage_knight.troops import troop
from realms.games.mage_knight.terms import DUMMY
from realms.testing.rules import rule

# Plundering.


@rule("MK-INTERACT-19", "MK-TURN-02")
def test_a_hero_in_a_village_plunders_once_between_two_own_turns() -> None:
    t = MK(at="1.e")
    before_turns(t, "great_start")
    cards = len(t.hero().hand.items)
    assert (t.active, t.prompt) == (0, "between-turns")  # before the first turn of the round
    assert t.options() == ["plunder", "pass"]
    t.choose("plunder")
    assert t.hero().reputation == -1
    assert len(t.hero().hand.items) == cards + 2
    t.until("move")
    t.choose("end")
    t.until("between-turns")
    assert t.options() == ["plunder", "pass"]  # again before the next turn


@rule("MK-INTERACT-19")
def test_outside_a_village_there_is_nothing_to_plunder() -> None:
    t = MK(at="1.se")
    before_turns(t, "great_start")
    assert t.prompt == "move"


@rule("MK-TURN-01", "MK-TURN-02")
def test_before_the_own_turn_means_in_the_turns_of_others_too() -> None:
    t = MK("full_conquest", players=2)
    t.at("1.e", 1)
    before_turns(t, "early_bird", "great_start")
    assert (t.active, t.prompt) == (1, "between-turns")  # it is seat 0's turn that begins
    t.choose("plunder")
    assert (t.active, t.prompt) == (0, "move")
    t.choose("end")
    t.until("move")
    assert t.active == 1  # it has plundered already, and is not asked again
    assert t.hero(1).reputation == -1


@rule("MK-TURN-04")
def test_nothing_may_be_used_before_all_tactics_are_chosen() -> None:
    t = MK("full_conquest", players=2)
    t.at("1.e", 0)
    t.at("2.e", 1)
    choose_tactics(t)
    assert t.prompt == "pick-tactic"
    t.choose(t.options()[0])
    assert t.prompt == "pick-tactic"
    t.choose(t.options()[0])
    t.until("between-turns")


@rule("MK-TURN-04", "MK-ROUND-24")
def test_after_the_last_turn_of_the_round_nothing_may_be_used_any_more() -> None:
    t = MK("full_conquest", players=2)
    t.at("1.e", 0)
    before_turns(t, "early_bird", "great_start")
    t.choose("pass")
    t.deck("", 0)
    t.choose("announce")
    assert (t.active, t.prompt) == (1, "move")  # seat 0 is not asked again
    t.until("pick-tactic")
    assert t.hero(0).reputation == 0


@rule("MK-TURN-04")
def test_nothing_may_be_used_in_the_own_end_of_turn() -> None:
    t = MK(at="1.e", hand="march, rage")
    t.play("march")
    t.choose("end")
    assert t.prompt == "discard-some"
    assert t.options() == ["discard:rage", "done"]


@rule("MK-TURN-05")
def test_no_other_effect_is_possible_between_turns() -> None:
    t = MK("full_conquest", players=2, hand="tranquility, wound")
    t.at("1.e", 0)
    t.units("herbalists")
    before_turns(t, "mana_search", "preparation", night=True)
    t.until("between-turns")
    assert t.options() == ["plunder", "pass"]  # no card, no unit, no tactic of the own turn


# Midnight Meditation.


@rule("MK-TURN-01", "MK-TURN-02")
def test_midnight_meditation_exchanges_up_to_five_cards_before_a_turn() -> None:
    t = MK(hand="march, rage, wound, wound, stamina, promise")
    t.deck("threaten")
    before_turns(t, "midnight_meditation", night=True)
    t.until("between-turns")
    assert t.options() == ["meditate", "pass"]
    t.choose("meditate")
    for card in ("march", "wound", "wound", "rage"):
        t.choose("return", card)
    assert t.prompt == "meditate"
    t.choose("return", "promise")  # five at most
    hero = t.hero()
    assert hero.hand.items[0] == "stamina"
    assert len(hero.hand.items) == 6
    assert len(hero.deck.items) == 1
    everything = sorted(hero.hand.items + hero.deck.items)
    assert everything == ["march", "promise", "rage", "stamina", "threaten", "wound", "wound"]
    assert hero.tactic_used
    t.until("move")
    t.choose("end")
    t.until("move")  # not offered again
    assert t.hero().tactic_used


@rule("MK-TURN-01")
def test_the_cards_of_a_meditation_stay_secret() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    before_turns(t, "midnight_meditation", "from_the_dusk", night=True)
    assert (t.active, t.prompt) == (0, "between-turns")  # during the turn of seat 1
    t.choose("meditate")
    t.choose("return", "march")
    assert all(event.get("item", "?") == "?" for event in t.told(1))
    t.choose("done")
    assert all(event.get("item", "?") == "?" for event in t.told(1))
    assert len(t.hero().hand.items) == 2


# Sparing Power.


@rule("MK-TURN-01", "MK-TURN-02")
def test_sparing_power_stores_a_card_before_each_turn_and_takes_all_once() -> None:
    t = MK(hand="march, rage, wound, wound, wound")
    t.deck("promise, threaten, stamina, swiftness, crystallize, mana_draw, improvisation, concentration")
    before_turns(t, "sparing_power", night=True)
    t.until("between-turns")
    assert t.options() == ["spare:store", "pass"]
    t.choose("spare", "store")
    assert t.hero().stored.items == ["promise"]
    assert t.prompt == "move"  # once before each turn
    t.choose("end")
    t.until("between-turns")
    assert t.options() == ["spare:store", "spare:take", "pass"]
    t.choose("spare", "store")
    t.until("move")
    t.choose("end")
    t.until("between-turns")
    cards = len(t.hero().hand.items)
    t.choose("spare", "take")
    assert t.hero().stored.items == []
    assert len(t.hero().hand.items) == cards + 2
    assert t.hero().tactic_used
    t.choose("end")
    t.until("move")
    assert t.hero().tactic_used


@rule("MK-TURN-01")
def test_nobody_sees_what_sparing_power_stores() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    before_turns(t, "sparing_power", "from_the_dusk", night=True)
    assert t.active == 0
    t.choose("spare", "store")
    for seat in (0, 1):
        assert all(event.get("item", "?") == "?" for event in t.told(seat))
    t.until_that(lambda: t.active == 0 and t.prompt == "move")
    assert len(t.hero().stored.items) == 1


@rule("MK-TURN-06")
def test_whether_the_deck_is_empty_is_seen_after_such_effects() -> None:
    t = MK(hand="march, rage")
    t.deck("stamina")
    before_turns(t, "sparing_power", night=True)
    t.until("between-turns")
    t.choose("spare", "store")
    assert t.prompt == "move"
    assert t.offers("announce")
    t = MK(hand="march, rage")
    t.deck("stamina")
    before_turns(t, "sparing_power", night=True)
    t.until("between-turns")
    t.choose("pass")
    assert not t.offers("announce")


@rule("MK-TURN-06")
def test_cards_taken_back_before_the_turn_are_a_hand_to_play_with() -> None:
    t = MK(hand="march, rage")
    t.deck("stamina")
    before_turns(t, "sparing_power", night=True)
    t.until("between-turns")
    with t.edit() as g:
        hero = g.heroes[0]
        hero.stored.put(hero.deck.take(0))
        hero.discard.extend(hero.hand.items)
        hero.hand.items.clear()
    assert t.options() == ["spare:take", "pass"]  # with an empty deck only this
    t.choose("spare", "take")
    assert (t.prompt, t.hero().hand.items) == ("move", ["stamina"])  # no need to announce the end of the round


def test_what_is_left_under_sparing_power_returns_with_the_round() -> None:
    t = MK(hand="march, rage")
    t.deck("stamina, promise")
    before_turns(t, "sparing_power", night=True)
    t.until("between-turns")
    t.choose("spare", "store")
    t.until("pick-tactic")
    hero = t.hero()
    assert hero.stored.items == []
    assert "stamina" in hero.hand.items + hero.deck.items


@rule("MK-TURN-02")
def test_the_dummy_does_not_wait_for_anybody() -> None:
    t = MK("solo_conquest", at="1.e")
    before_turns(t, "early_bird")
    assert DUMMY in t.g.order
    t.until("between-turns")
    assert t.options() == ["plunder", "pass"]


# Healing.


@rule("MK-HEAL-01", "MK-HEAL-02", "MK-HEAL-03")
def test_a_point_of_healing_takes_a_wound_from_the_hand() -> None:
    t = MK(hand="tranquility, wound, wound, march")
    assert not t.offers("heal", "hand")
    t.play("tranquility", "basic", "do:heal")
    t.choose("heal", "hand")
    assert t.hero().hand.items == ["wound", "march"]
    assert not t.offers("heal", "hand")
    assert "wound" not in t.hero().discard  # it went back to the supply


@rule("MK-HEAL-01")
def test_healing_suits_a_rest_but_never_a_fight() -> None:
    t = MK(hand="tranquility, wound, wound, march")
    t.choose("rest")
    t.choose("discard", "march")
    t.choose("done")
    assert t.prompt == "afterwards"
    t.play("tranquility", "basic", "do:heal")
    t.choose("heal", "hand")
    assert t.hero().hand.items == ["wound"]
    t = MK(hand="tranquility, wound, march")
    t.fight("prowlers", phase="ranged")
    assert t.refused("card", "tranquility") == "MK-COMBAT-20"


@rule("MK-HEAL-02")
def test_healing_is_bought_in_a_village() -> None:
    t = MK(hand="wound, march", at="1.e")
    t.choose("interact")
    t.points(influence=4)
    t.choose("buy_healing")
    assert t.hero().now.influence == 1
    t.choose("heal", "hand")
    assert "wound" not in t.hero().hand.items


@rule("MK-HEAL-04", "MK-HEAL-05")
def test_a_wound_of_a_unit_costs_its_level_and_each_one_separately() -> None:
    t = troop("guardian_golems", hand="march")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 2  # poison
    t.points(heal=1)
    assert t.refused("heal", 0) == "MK-HEAL-04"
    t.points(heal=4)
    t.choose("heal", 0)
    assert (t.hero().units[0].wounds, t.hero().now.heal) == (1, 2)
    assert t.refused("unit", 0) == "MK-WOUND-05"
    t.choose("heal", 0)
    assert t.hero().units[0].wounds == 0
    assert t.hero().units[0].ready


@rule("MK-HEAL-06")
def test_wounds_of_a_fight_may_be_healed_after_it_in_the_same_turn() -> None:
    t = MK(hand="tranquility, march")
    t.fight("prowlers", phase="damage")
    t.choose("damage", 0, 0)
    assert t.hero().hand.items.count("wound") == 2
    t.choose("done")
    assert t.prompt == "afterwards"
    t.play("tranquility", "basic", "do:heal")
    t.choose("heal", "hand")
    assert t.hero().hand.items.count("wound") == 1


@rule("MK-HEAL-07")
def test_healing_points_are_lost_when_a_fight_begins() -> None:
    t = MK(hand="tranquility, wound, march", at="1.mid")
    t.token("prowlers", "1.nw")
    t.play("tranquility", "basic", "do:heal")
    t.choose("challenge", "1.nw")
    assert t.hero().now.heal == 0


@rule("MK-HEAL-08")
def test_the_magical_glade_is_no_healing() -> None:
    t = troop("peasants", hand="golden_grail, wound, march")
    t.at("1.mid")
    t.clear("1.nw")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 1
    t.play("golden_grail", "strong")
    t.choose("end")
    assert t.prompt == "glade"
    assert t.options() == ["throw:hand", "pass"]  # not the wound of a unit
    cards = len(t.hero().hand.items)
    t.choose("throw", "hand")
    assert len(t.hero().hand.items) == cards - 1  # and no card is drawn for it


@rule("MK-WOUND-05")
def test_a_wounded_unit_takes_no_damage_and_keeps_its_state() -> None:
    t = troop("peasants, catapults", "prowlers", phase="damage")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 1
    t.choose("damage", 0, 0)
    assert t.refused("unit", 0) == "MK-WOUND-05"
    assert t.offers("unit", 1)
    assert not t.hero().units[0].spent
