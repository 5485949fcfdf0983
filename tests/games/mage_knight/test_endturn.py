"""The end of a turn: withdrawal, clean-up, benefits, rewards, cards."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES
from realms.games.mage_knight.rules.endturn import hand_limit
from realms.games.mage_knight.terms import BASIC, BLUE, CRYSTALS_EACH, GREEN
from realms.testing.rules import rule


def ending(t: MK, *gains: str) -> MK:
    """The turn ends, with these rewards."""
    with t.edit() as g:
        g.heroes[0].now.gains.extend(gains)
        g.heroes[0].now.did = True
    t.choose("end")
    return t


@rule("MK-END-02")
def test_withdrawal_costs_a_wound_for_each_hex() -> None:
    t = MK(players=2, at="start.mid", hand="march, rage")
    t.at("start.ne", seat=1)
    with t.edit() as g:
        g.heroes[0].hex = HEX["start.ne"]
        g.heroes[0].now.path = [HEX["start.mid"], HEX["start.e"], HEX["start.ne"]]
    ending(t)
    assert HEX_NAMES[t.hero().hex] == "start.e"
    assert t.hero().hand.items.count("wound") == 1


@rule("MK-END-03", "MK-MANA-02", "MK-DEED-10")
def test_mana_vanishes_and_played_cards_are_discarded() -> None:
    t = MK(hand="march, rage, promise")
    t.mana(tokens="red blue")
    t.play("march")
    t.choose("end")
    assert t.hero().tokens == [0] * 6
    assert t.hero().played == [] and t.hero().discard == ["march"]
    assert "rage" in t.hero().hand.items


@rule("MK-END-04", "MK-HEAL-08")
def test_a_glade_takes_a_wound_away() -> None:
    t = MK(at="1.mid", hand="wound, march")
    with t.edit() as g:
        g.heroes[0].discard.append("wound")
    ending(t)
    assert t.prompt == "glade"
    assert t.options() == ["throw:hand", "throw:discard", "pass"]
    t.choose("throw", "discard")
    assert "wound" not in t.hero().discard and "wound" in t.hero().hand.items


@rule("MK-END-05")
def test_a_mine_gives_a_crystal_but_no_fourth() -> None:
    t = ending(MK(at="2.sw", hand="march, rage"))
    assert t.hero().crystals[GREEN] == 1
    t = MK(at="2.sw", hand="march, rage")
    t.mana(crystals="green green green")
    ending(t)
    assert t.hero().crystals[GREEN] == CRYSTALS_EACH and sum(t.hero().tokens) == 0


@rule("MK-END-06", "MK-END-07")
def test_random_crystals() -> None:
    t = MK(hand="march, rage")
    t.dice(2, 6, sides=6)  # blue, black
    fame = t.hero().fame
    ending(t, "random_crystal", "random_crystal")
    assert t.hero().crystals[BLUE] == 1 and t.hero().fame == fame + 1


@rule("MK-END-07")
def test_gold_is_a_crystal_of_ones_choice() -> None:
    t = MK(hand="march, rage")
    t.dice(5, sides=6)
    ending(t, "random_crystal")
    assert t.prompt == "choose-colour"
    t.choose("colour", "white")
    assert t.hero().crystals[3] == 1


@rule("MK-COMBAT-104", "MK-END-07")
def test_a_set_of_crystals_is_lost_above_three() -> None:
    t = MK(hand="march, rage")
    t.mana(crystals="red red red")
    ending(t, "crystal_set")
    assert [t.hero().crystals[colour] for colour in BASIC] == [3, 1, 1, 1]


@rule("MK-END-08", "MK-EFFECT-12", "MK-SETUP-04")
def test_artifacts_one_more_is_drawn_and_one_goes_back() -> None:
    t = MK(hand="march, rage")
    deck = t.g.artifact_deck.items
    drawn = deck[-3:]
    ending(t, "artifact", "artifact")
    assert sorted(t.refs("return")) == sorted(drawn)
    t.choose("return", drawn[0])
    assert t.g.artifact_deck.items[0] == drawn[0]
    t.choose("keep", drawn[1])
    t.choose("keep", drawn[2])
    assert t.hero().deck.items[-2:] == [drawn[1], drawn[2]]  # the last one kept is on top


@rule("MK-END-09")
def test_a_spell_of_the_offer() -> None:
    t = MK(hand="march, rage")
    offer = t.g.spell_offer[:]
    ending(t, "spell")
    assert t.refs("gain") == offer
    t.choose("gain", offer[2])
    assert t.g.spell_offer[1:] == offer[:2]
    assert offer[2] in t.hero().deck.items + t.hero().hand.items


@rule("MK-END-10", "MK-END-11")
def test_a_unit_for_free_if_there_is_a_token_for_it() -> None:
    t = MK(hand="march, rage")
    t.unit_offer("peasants, utem_swordsmen")
    ending(t, "unit")
    assert t.prompt == "gain-unit"
    t.choose("recruit", "utem_swordsmen")
    assert [unit.kind for unit in t.hero().units] == ["utem_swordsmen"]
    t = MK(hand="march, rage")
    t.units("foresters", level=1)
    t.unit_offer("peasants, utem_swordsmen")
    ending(t, "unit")
    assert t.prompt == "gain-unit"  # after the level-ups there is still no room: disband or forgo
    t.choose("pass")
    assert [unit.kind for unit in t.hero().units] == ["foresters"]


@rule("MK-END-18", "MK-END-19")
def test_discard_what_you_like_then_draw_up_to_the_limit() -> None:
    t = MK(hand="march, rage, promise")
    t.deck("stamina, swiftness, threaten, crystallize")
    t.play("march")
    t.choose("end")
    t.choose("discard", "rage")
    t.choose("done")
    t.until("move")
    assert sorted(t.hero().hand.items) == sorted(["promise", "stamina", "swiftness", "threaten", "crystallize"])


@rule("MK-END-20", "MK-END-22")
def test_own_keeps_raise_the_limit() -> None:
    t = MK(hand="march, rage")
    t.tile("3", 1, 1)
    t.tile("10", 2, 1)
    t.shield("3.ne")
    t.shield("10.sw")
    t.at("3.w")
    assert hand_limit(t.g, t.hero()) == 5
    t.at("3.mid")
    assert hand_limit(t.g, t.hero()) == 7
    t.at("3.ne")
    assert hand_limit(t.g, t.hero()) == 7


@rule("MK-END-21", "MK-END-22")
def test_a_city_raises_the_limit_most_for_its_leader() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("core8", 2, 1)
    with t.edit() as g:
        g.cities[0].conquered = True
        g.cities[0].shields = [0, 1, 1]
    t.at("core8.mid")
    assert hand_limit(t.g, t.hero(0)) == 6
    t.at("core8.mid", seat=1)
    assert hand_limit(t.g, t.hero(1)) == 7


@rule("MK-END-24")
def test_too_many_cards_are_kept() -> None:
    t = MK(hand="march, rage, promise, stamina, swiftness, threaten, crystallize")
    t.play("march")
    t.choose("end")
    t.choose("done")
    t.until("move")
    assert len(t.hero().hand.items) == 6


@rule("MK-END-25")
def test_an_empty_deck_stops_the_drawing() -> None:
    t = MK(hand="march, rage")
    t.deck("stamina")
    t.play("march")
    t.choose("end")
    t.choose("done")
    t.until_that(lambda: t.prompt in ("move", "between-turns"), "the next turn")
    assert sorted(t.hero().hand.items) == ["rage", "stamina"]


@rule("MK-WOUND-04", "MK-ROUND-13")
def test_wounds_are_shuffled_in_with_the_round() -> None:
    t = MK(hand="wound, march, rage")
    t.deck("")
    t.choose("announce")
    before = t.g.round
    t.until_that(lambda: t.g.round > before and t.prompt == "move", "the next round")
    cards = t.hero().hand.items + t.hero().deck.items
    assert cards.count("wound") == 1 and len(cards) == 17
