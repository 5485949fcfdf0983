"""A player's turn: what it consists of, resting, announcing the end of the round."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.terms import BLACK, GOLD, NONE
from realms.testing.rules import rule


@rule("MK-TURN-10", "MK-ROUND-21")
def test_the_end_of_the_round_needs_an_empty_deck() -> None:
    t = MK(players=2, hand="march, rage")
    assert not t.offers("announce")
    t.deck("")
    assert t.offers("announce")
    t.choose("announce")
    assert t.g.announced == 0 and t.g.last_turns == []
    assert t.active == 1  # one more turn of the other


@rule("MK-TURN-10")
def test_it_is_announced_instead_of_a_turn() -> None:
    t = MK(hand="march, rage")
    t.deck("")
    t.play("march")
    assert t.refused("announce") == "MK-TURN-10"


@rule("MK-TURN-11", "MK-TURN-13")
def test_with_neither_deck_nor_hand_it_must_be_announced() -> None:
    t = MK(players=2, hand="march")
    t.deck("", seat=1)
    t.hand("", seat=1)
    t.hand("march, rage")
    t.choose("end")
    t.until_that(lambda: t.g.announced != NONE, "the round's end is announced")
    assert t.g.announced == 1
    assert t.active == 0


@rule("MK-TURN-12")
def test_with_nothing_left_after_the_announcement_the_turn_is_forfeited() -> None:
    t = MK(players=2, hand="march, rage")
    t.deck("")
    t.deck("", seat=1)
    t.hand("", seat=1)
    before = t.g.round
    t.choose("announce")
    t.until_that(lambda: t.g.round > before, "the next round")


@rule("MK-TURN-15", "MK-END-26")
def test_without_a_card_played_one_must_be_discarded() -> None:
    t = MK(hand="march, rage")
    t.choose("end")
    assert t.prompt == "discard-some"
    assert t.refused("done") == "MK-END-26"
    t.choose("discard", "march")
    assert t.offers("done")


@rule("MK-TURN-15")
def test_with_only_wounds_in_hand_there_is_only_rest() -> None:
    t = MK(hand="wound, wound")
    t.points(move=10)
    assert t.options("walk") == []
    assert t.refused("end") == "MK-TURN-15"
    assert t.offers("rest")


@rule("MK-TURN-14", "MK-TURN-23")
def test_who_has_moved_does_not_rest() -> None:
    t = MK(hand="march, rage")
    t.play("march")
    assert t.offers("rest")
    t.choose("walk", t.refs("walk")[0])
    assert t.refused("rest") == "MK-TURN-23"


@rule("MK-TURN-24", "MK-WOUND-03")
def test_a_standard_rest_discards_one_card_and_any_wounds() -> None:
    t = MK(hand="march, rage, wound, wound")
    t.choose("rest")
    assert t.refused("discard", "wound") == "MK-TURN-24"
    t.choose("discard", "march")
    assert t.refused("discard", "rage") == "MK-TURN-24"
    t.choose("discard", "wound")
    t.choose("discard", "wound")
    t.choose("done")
    assert t.hero().discard[-3:] == ["march", "wound", "wound"]
    assert t.prompt == "afterwards"


@rule("MK-TURN-25")
def test_slow_recovery_discards_exactly_one_wound() -> None:
    t = MK(hand="wound, wound, wound")
    t.choose("rest")
    t.choose("discard", "wound")
    assert t.prompt == "afterwards"
    assert t.hero().hand.items == ["wound", "wound"]


@rule("MK-TURN-16", "MK-MOVE-04")
def test_special_effects_at_any_time_before_the_end() -> None:
    t = MK(hand="mana_draw, tranquility, rage, wound")
    t.play("mana_draw")
    t.play("tranquility", "basic", "do:heal")
    t.choose("heal", "hand")
    t.choose("rest")
    assert t.prompt == "rest"


@rule("MK-TURN-17", "MK-TURN-22")
def test_points_that_are_not_used_are_lost_when_the_action_begins() -> None:
    t = MK(hand="march, promise, rage", at="3.sw")
    t.play("march")
    t.play("promise")
    assert (t.hero().now.move, t.hero().now.influence) == (2, 2)
    t.choose("interact")
    assert (t.hero().now.move, t.hero().now.influence) == (0, 0)


@rule("MK-TURN-18", "MK-TURN-21")
def test_no_movement_after_the_action() -> None:
    t = MK(hand="march, march, rage", at="3.sw")
    t.choose("interact")
    t.choose("done")
    assert t.prompt == "afterwards"
    assert t.options("walk") == [] and t.options("explore") == []


@rule("MK-TURN-28")
def test_a_glade_gives_gold_by_day_and_black_at_night() -> None:
    t = MK(hand="march, rage", at="1.mid")
    t.turn()
    assert t.hero().tokens[GOLD] == 1
    t = MK(hand="march, rage", at="1.mid")
    t.night()
    t.turn()
    assert t.hero().tokens[BLACK] == 1


@rule("MK-TURN-07", "MK-TURN-09")
def test_a_face_down_order_token_skips_the_turn() -> None:
    t = MK(players=2, hand="march, rage")
    t.deck("", seat=1)
    with t.edit() as g:
        g.heroes[1].token_down = True
    t.choose("end")
    t.choose("discard", "march")
    t.choose("done")
    t.until_that(lambda: t.prompt == "move", "a turn")
    assert t.active == 0
    assert not t.hero(1).token_down and t.g.announced == NONE


@rule("MK-TURN-19", "MK-TURN-20")
def test_one_action_of_ones_choice() -> None:
    t = MK(hand="march, rage", at="5.ne")
    assert t.offers("interact") and t.offers("burn") and t.offers("end")


@rule("MK-TURN-26", "MK-TURN-27", "MK-END-01", "MK-MANA-09")
def test_used_dice_are_rolled_again_first() -> None:
    t = MK(hand="march, rage")
    t.mana(source="green black black")
    t.play("march", "strong")
    assert t.hero().now.took == [2]
    t.dice(2, sides=6)
    t.choose("end")
    assert sorted(t.g.source) == [1, 5, 5]
