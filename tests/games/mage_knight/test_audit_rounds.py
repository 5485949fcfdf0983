"""Rules read again beside the rulebook: ends of rounds and of the game, plundering, spare tiles, solo scores."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, place
from realms.games.mage_knight.rules import battle, conquest, scenario
from realms.games.mage_knight.rules.endturn import hand_limit, leader
from realms.games.mage_knight.rules.exploring import SPARE_CORE, next_tile, place_why, touching
from realms.games.mage_knight.rules.scoring import sheet
from realms.games.mage_knight.scene import marks
from realms.games.mage_knight.terms import DUMMY, NONE, RED
from realms.testing.rules import rule


@rule("MK-ROUND-21", "MK-DUMMY-07")
def test_who_announces_leaves_the_dummy_its_last_turn() -> None:
    t = MK("solo_conquest", hand="march, rage")
    t.deck("")
    t.choose("announce")
    assert len(t.happened("dummy-turn")) == 1 and t.g.round == 2


@rule("MK-ROUND-21", "MK-DUMMY-06")
def test_a_dummy_without_cards_does_nothing_in_its_last_turn() -> None:
    t = MK("solo_conquest", hand="march, rage")
    t.deck("")
    with t.edit() as g:
        assert g.dummy is not None
        g.dummy.discard.extend(g.dummy.deck.items)
        g.dummy.deck.items.clear()
    t.choose("announce")
    assert not t.happened("dummy-turn") and not t.happened("dummy-announced") and t.g.round == 2


@rule("MK-ROUND-23", "MK-SCEN-02-04")
def test_in_the_last_turn_of_a_round_the_end_of_the_game_gives_no_further_turn() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    with t.edit() as g:
        g.announced, g.last_turns = 1, []
        scenario.trigger_end(g)
    assert t.g.ending and t.g.last_turns == []


@rule("MK-TURN-10", "MK-ROUND-23")
def test_in_the_last_turn_of_the_game_nobody_announces_the_end_of_the_round() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.deck("")
    with t.edit() as g:
        g.ending, g.last_turns = True, []
    assert t.refused("announce") == "MK-TURN-10"


@rule("MK-TURN-12", "MK-ROUND-23")
def test_without_any_card_the_last_turn_of_the_game_is_forfeited() -> None:
    t = MK("full_conquest", players=2, hand="march")
    with t.edit() as g:
        g.ending, g.last_turns = True, [1]
    t.hand("", seat=1)
    t.deck("", seat=1)
    t.choose("end")
    t.until_that(lambda: t.g.finished, "the game is over")
    assert t.g.announced == NONE


@rule("MK-INTERACT-19", "MK-END-25")
def test_plundering_with_long_night_goes_on_after_the_deck_is_refilled() -> None:
    t = MK(players=2, hand="march, rage")
    t.at("1.e", seat=1)
    t.tactic("long_night", seat=1)
    t.deck("stamina", seat=1)
    t.choose("end")
    t.until("between-turns")
    held = len(t.hero(1).hand.items)
    t.choose("plunder")
    assert t.prompt == "long-night" and len(t.hero(1).hand.items) == held + 1
    t.choose("tactic", "long_night")
    assert len(t.hero(1).hand.items) == held + 2 and len(t.hero(1).deck.items) == 2


@rule("MK-MAP-03", "MK-MOVE-21")
def test_a_spare_core_tile_does_not_lie_on_the_coast_either() -> None:
    t = MK("solo_conquest")
    with t.invent() as g:
        for zone in (g.tiles, g.core_tiles, g.box):
            zone.items.clear()
            zone.known = []
        g.where[5], g.where[6] = place(0, 3), place(1, 2)
        g.where[7] = place(1, 1)
    coast = place(0, 2)
    assert next_tile(t.g) == SPARE_CORE and touching(t.g, coast) >= 3
    assert place_why(t.g, coast) == "MK-MAP-03"


@rule("MK-SCEN-04-09")
def test_a_lost_solo_game_still_counts_the_cards_of_the_dummy() -> None:
    t = MK("solo_conquest")
    with t.edit() as g:
        g.round, g.announced = 6, DUMMY
    rows = dict(sheet(t.g))
    assert rows["dummy-cards"] == (len(t.dummy.deck.items),) and t.dummy.deck.items
    assert rows["unused-rounds"] == (0,) and rows["not-announced"] == (0,) and rows["all-cities"] == (0,)


@rule("MK-CITY-07")
def test_of_equal_conquerors_the_first_shield_leads() -> None:
    assert leader([0, 1]) == 0 and leader([1, 0]) == 1
    assert leader([0, 1, 0, 1]) == 0
    assert leader([0, 1, 2, 1]) == 1


@rule("MK-ROUND-21")
def test_all_see_that_the_round_ends_also_in_its_very_last_turn() -> None:
    t = MK(players=2, hand="march, rage")
    t.deck("")
    t.choose("announce")
    assert t.g.last_turns == []
    assert "announced" in marks(t.g, over=False) and "announced" not in marks(t.g, over=True)


@rule("MK-END-22", "MK-END-20", "MK-END-21")
def test_keep_and_city_do_not_add_up() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("core7", 2, 1)  # the keep lies next to the city
    t.shield("core7.w")
    with t.edit() as g:
        g.cities[0].conquered = True
        g.cities[0].shields = [0, 1, 1]
    t.at("core7.mid")
    assert hand_limit(t.g, t.hero()) == 6  # one keep, one for a shield: the better of equals
    with t.edit() as g:
        g.cities[0].shields = [0]
    assert hand_limit(t.g, t.hero()) == 7


@rule("MK-COMBAT-101", "MK-COMBAT-08")
def test_only_defenders_give_shields_of_a_city() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("core8", 2, 1)
    with t.invent() as g:
        battle.face(g, 0, "assault", HEX["core8.mid"])
        assert g.fight is not None
        defender = battle.foe("swordsmen", NONE, walls=True, city=RED)
        joined = battle.foe("prowlers", NONE, rampaging=True)
        called = battle.foe("medusa", NONE)
        called.summoner = 0
        g.fight.foes.extend([defender, joined, called])
        for foe in g.fight.foes:
            foe.dead = True
        conquest.settle(g, 0)
        g.fight = None
    assert t.g.cities[0].shields == [0] and t.g.cities[0].conquered
