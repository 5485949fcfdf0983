"""The twelve tactics: how they are picked, and what each does."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.choosing import before_turns, choose_tactics
from realms.games.mage_knight.rules.mana import ways
from realms.games.mage_knight.rules.tactics import TACTICS, laid_out
from realms.games.mage_knight.terms import BLACK, BLUE, GOLD, GREEN, NONE, RED, WHITE
from realms.testing.rules import rule

DAY = ["early_bird", "rethink", "mana_steal", "planning", "great_start", "the_right_moment"]
NIGHT = ["from_the_dusk", "long_night", "mana_search", "midnight_meditation", "preparation", "sparing_power"]


def test_there_are_six_tactics_for_the_day_and_six_for_the_night() -> None:
    assert laid_out(night=False) == DAY
    assert laid_out(night=True) == NIGHT
    assert [TACTICS[name].number for name in DAY + NIGHT] == [1, 2, 3, 4, 5, 6] * 2


@rule("MK-ROUND-15", "MK-ROUND-16")
def test_lowest_fame_picks_first_and_of_equals_who_is_later_in_the_order() -> None:
    t = MK("full_conquest", players=3)
    t.fame(5, 2)
    with t.edit() as g:
        g.order = [1, 0, 2]
    choose_tactics(t)
    assert t.active == 0  # as much fame as seat 1, but the lower order token
    t.choose("tactic", "planning")
    assert t.active == 1
    assert not t.offers("tactic", "planning")
    t.choose("tactic", "early_bird")
    assert t.active == 2


@rule("MK-ROUND-16")
def test_in_the_first_round_the_last_hero_picker_chooses_first() -> None:
    t = MK("full_conquest", players=2)
    with t.edit() as g:
        g.order = [0, 1]
    choose_tactics(t)
    assert t.active == 1


@rule("MK-ROUND-17", "MK-ROUND-18", "MK-ROUND-19")
def test_tactics_take_effect_after_all_picks_in_the_order_of_their_numbers() -> None:
    t = MK("full_conquest", players=2)
    with t.edit() as g:
        g.order = [0, 1]
    choose_tactics(t)
    cards = len(t.hero(1).hand.items)
    t.choose("tactic", "great_start", seat=1)
    assert len(t.hero(1).hand.items) == cards  # not before the other has picked
    t.choose("tactic", "rethink", seat=0)
    assert (t.active, t.prompt) == (0, "rethink")  # number 2 before number 5
    t.choose("done")
    assert len(t.hero(1).hand.items) == cards + 2
    assert t.g.order == [0, 1]
    assert t.g.tactics == ["early_bird", "mana_steal", "planning", "the_right_moment"]  # set aside


@rule("MK-ROUND-18")
def test_the_lower_number_goes_first() -> None:
    t = MK("full_conquest", players=2)
    before_turns(t, "the_right_moment", "early_bird")
    assert t.g.order == [1, 0]
    t.until("move")
    assert t.active == 1


def test_early_bird_and_from_the_dusk_are_only_early() -> None:
    t = MK()
    before_turns(t, "early_bird")
    t.until("move")
    assert not t.options("tactic")
    t = MK()
    before_turns(t, "from_the_dusk", night=True)
    t.until("move")
    assert not t.options("tactic")


# Rethink.


@rule("MK-ROUND-17")
def test_rethink_exchanges_up_to_three_cards_wounds_too() -> None:
    t = MK(hand="march, battle_versatility, wound, wound, stamina")
    t.deck("promise, threaten, swiftness, crystallize")
    before_turns(t, "rethink")
    t.choose("discard", "battle_versatility")
    t.choose("discard", "wound")
    t.choose("discard", "wound")  # three at most
    assert t.prompt != "rethink"
    hero = t.hero()
    assert hero.hand.items == ["march", "stamina", "promise", "threaten", "swiftness"]
    assert hero.discard == []  # the whole pile was shuffled in, but after the draw
    assert hero.deck.items.count("wound") == 2
    assert "battle_versatility" in hero.deck.items


def test_rethink_may_exchange_less() -> None:
    t = MK(hand="march, rage")
    t.deck("promise, threaten")
    before_turns(t, "rethink")
    t.choose("discard", "rage")
    t.choose("done")
    assert t.hero().hand.items == ["march", "promise"]


# Mana Steal.


@rule("MK-ROUND-17")
def test_mana_steal_keeps_a_die_of_a_basic_colour() -> None:
    t = MK(hand="march, march, rage")
    t.mana(source="blue green gold")
    before_turns(t, "mana_steal")
    assert t.options() == ["die:blue", "die:green"]
    assert t.refused("die", "gold") == "MK-MANA-01"
    t.choose("die", "green")
    assert t.hero().kept_die == GREEN
    assert t.g.source == [BLUE, GOLD]  # the others cannot use it
    t.until("move")
    t.mana(tokens="")
    assert "kept:green" in ways(t.g, 0, GREEN)
    t.play("march", "strong", "pay:kept:green")
    assert t.hero().kept_die == NONE
    assert "die:gold" in ways(t.g, 0, GREEN)  # the usual die of the source besides it
    t.play("march", "strong")
    t.choose("end")
    assert len(t.g.source) == 3  # both were rolled and went back


def test_mana_steal_waits_for_any_turn_of_the_day() -> None:
    t = MK(hand="march, march, rage")
    before_turns(t, "mana_steal")
    t.choose(t.options("die")[0])
    t.until("move")
    t.choose("end")
    t.until("move")
    assert t.hero().kept_die != NONE
    t.until("pick-tactic")
    assert t.hero().kept_die == NONE
    assert len(t.g.source) == 3


# Planning.


@rule("MK-END-23")
def test_planning_raises_the_limit_for_who_keeps_two_cards() -> None:
    t = MK(hand="march, rage, stamina")
    t.tactic("planning")
    t.play("march")
    t.choose("end")
    t.choose("done")
    assert len(t.hero().hand.items) == 6


@rule("MK-END-23")
def test_planning_is_tested_after_the_discards() -> None:
    t = MK(hand="march, rage, stamina")
    t.tactic("planning")
    t.play("march")
    t.choose("end")
    t.choose("discard", "rage")
    t.choose("done")
    assert len(t.hero().hand.items) == 5


@rule("MK-END-23")
def test_planning_counts_wounds_and_raises_no_more_than_the_limit() -> None:
    t = MK(hand="march, wound, wound")
    t.tactic("planning")
    t.play("march")
    t.choose("end")
    t.choose("done")
    assert len(t.hero().hand.items) == 6
    t = MK(hand="march, rage, stamina, swiftness, promise, threaten, crystallize")
    t.tactic("planning")
    t.play("march")
    t.choose("end")
    t.choose("done")
    assert len(t.hero().hand.items) == 6  # six cards, and the limit is six


# Great Start.


def test_great_start_draws_two_cards() -> None:
    t = MK()
    before_turns(t, "great_start")
    assert len(t.hero().hand.items) == 7


# The Right Moment.


@rule("MK-TURN-02")
def test_the_right_moment_is_another_turn_right_after_this_one() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    before_turns(t, "the_right_moment", "great_start")
    t.until("move")
    assert t.active == 1
    t.choose("end")
    t.until_that(lambda: t.prompt == "move" and t.active == 0)
    t.hand("march, rage")
    t.choose("tactic", "the_right_moment")
    assert t.hero().tactic_used
    assert not t.options("tactic")
    t.play("march")
    t.choose("end")
    t.choose("done")
    assert len(t.hero().hand.items) == 5  # the first turn ends with all that belongs to it
    assert (t.active, t.prompt) == (0, "move")
    t.choose("end")
    t.until("move")
    assert t.active == 1


@rule("MK-TURN-02", "MK-INTERACT-19")
def test_between_the_two_turns_a_village_may_be_plundered() -> None:
    t = MK(hand="march, rage", at="1.e")
    t.tactic("the_right_moment")
    t.choose("tactic", "the_right_moment")
    t.play("march")
    t.choose("end")
    t.choose("done")
    assert t.options() == ["plunder", "pass"]
    t.choose("plunder")
    assert t.hero().reputation == -1
    assert len(t.hero().hand.items) == 7


@rule("MK-ROUND-24")
def test_the_right_moment_has_passed_once_the_end_of_the_round_is_announced() -> None:
    t = MK()
    t.tactic("the_right_moment")
    with t.edit() as g:
        g.announced = 1
    assert t.refused("tactic", "the_right_moment") == "MK-ROUND-24"
    with t.edit() as g:
        g.announced = NONE
        g.ending = True
    assert t.refused("tactic", "the_right_moment") == "MK-ROUND-24"


@rule("MK-TURN-10")
def test_who_announces_another_turn_cannot_announce_the_end_of_the_round() -> None:
    t = MK(hand="march, rage")
    t.tactic("the_right_moment")
    t.deck("")
    assert t.offers("announce")
    t.choose("tactic", "the_right_moment")
    assert t.refused("announce") == "MK-TURN-10"


# Long Night.


def long_night(hand: str, deck: str) -> MK:
    t = MK(hand=hand)
    t.night()
    t.tactic("long_night")
    t.deck(deck)
    return t


@rule("MK-END-25")
def test_long_night_refills_the_deck_in_the_middle_of_a_draw() -> None:
    t = long_night("march, rage", "stamina")
    t.play("march")
    discards = len(t.hero().discard) + 1
    t.choose("end")
    t.choose("done")
    assert t.prompt == "long-night"
    assert "stamina" in t.hero().hand.items  # what was left has been drawn
    t.choose("tactic", "long_night")
    hero = t.hero()
    assert len(hero.hand.items) == 5
    assert hero.tactic_used
    assert len(hero.discard) == discards - 3
    assert hero.deck.items == []


@rule("MK-END-25")
def test_long_night_may_be_kept_for_later_and_used_in_the_own_turn() -> None:
    t = long_night("march, rage", "stamina")
    t.play("march")
    t.choose("end")
    t.choose("done")
    t.choose("pass")
    assert len(t.hero().hand.items) == 2
    t.until("move")
    assert not t.hero().tactic_used
    t.choose("tactic", "long_night")
    assert len(t.hero().deck.items) == 3
    assert not t.options("tactic")


@rule("MK-END-25")
def test_long_night_needs_an_empty_deck_and_a_discard_pile() -> None:
    t = long_night("march, rage", "stamina")
    assert t.refused("tactic", "long_night") == "MK-END-25"
    t.deck("")
    with t.invent() as g:
        g.heroes[0].discard.clear()
    assert t.refused("tactic", "long_night") == "MK-END-25"
    with t.invent() as g:
        g.heroes[0].discard.extend(["swiftness", "promise"])
    t.choose("tactic", "long_night")  # fewer than three: all of them
    assert sorted(t.hero().deck.items) == ["promise", "swiftness"]
    assert t.hero().discard == []


@rule("MK-END-25")
def test_long_night_helps_an_effect_that_draws_and_a_fight() -> None:
    t = long_night("tranquility, rage", "stamina")
    t.mana(tokens="green")
    t.play("tranquility", "strong", "do:draw")
    assert t.prompt == "long-night"
    t.choose("tactic", "long_night")
    assert len(t.hero().hand.items) == 3
    assert len(t.hero().deck.items) == 2
    t = long_night("rage", "")
    t.fight("prowlers", phase="block")
    t.choose("tactic", "long_night")
    assert len(t.hero().deck.items) == 3


@rule("MK-END-25")
def test_without_long_night_an_empty_deck_stops_the_draw() -> None:
    t = MK(hand="march, rage")
    t.deck("stamina")
    t.play("march")
    t.choose("end")
    t.choose("done")
    assert t.hero().hand.items == ["rage", "stamina"]


# Mana Search.


def test_mana_search_rolls_up_to_two_dice_again_gold_ones_first() -> None:
    t = MK(hand="march, rage")
    t.night()
    t.tactic("mana_search")
    t.mana(source="red gold gold")
    t.choose("tactic", "mana_search")
    assert t.options() == ["die:gold"]
    assert t.refused("die", "red") == "MK-MANA-10"
    t.choose("die", "gold")
    assert t.options() == ["die:gold", "done"]
    t.draws((GREEN, 6), (WHITE, 6))
    t.choose("die", "gold")
    assert t.g.source == [RED, GREEN, WHITE]
    assert not t.options("tactic")  # once a turn
    t.choose("end")
    t.until("move")
    assert t.offers("tactic", "mana_search")


def test_mana_search_may_roll_other_dice_once_the_gold_ones_are_picked() -> None:
    t = MK(hand="march, rage")
    t.night()
    t.tactic("mana_search")
    t.mana(source="red blue gold")
    t.choose("tactic", "mana_search")
    t.choose("die", "gold")
    assert t.options() == ["die:red", "die:blue", "done"]
    t.draws((BLACK, 6))
    t.choose("done")
    assert t.g.source == [RED, BLUE, BLACK]


def test_mana_search_comes_before_the_use_of_a_die() -> None:
    t = MK(hand="march, rage")
    t.night()
    t.tactic("mana_search")
    t.mana(source="red green green")
    t.play("march", "strong")
    assert t.refused("tactic", "mana_search") == "MK-MANA-07"


def test_mana_search_is_possible_in_a_fight() -> None:
    t = MK(hand="march, rage")
    t.night()
    t.tactic("mana_search")
    t.fight("prowlers", phase="ranged")
    assert t.offers("tactic", "mana_search")


# Preparation.


@rule("MK-ROUND-17")
def test_preparation_finds_any_card_of_the_deck() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.deck("promise, threaten, swiftness, stamina")
    before_turns(t, "preparation", "from_the_dusk", night=True)
    assert (t.active, t.prompt) == (0, "search-deck")
    assert t.options() == ["find:promise", "find:stamina", "find:swiftness", "find:threaten"]
    t.choose("find", "swiftness")
    assert t.hero().hand.items == ["march", "rage", "swiftness"]
    assert sorted(t.hero().deck.items) == ["promise", "stamina", "threaten"]
    shown = [event for event in t.told(1) if "item" in event]
    assert all(event["item"] == "?" for event in shown)  # the others do not see what was found
