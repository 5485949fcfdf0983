"""RW-SEASON-20, 24, 27 to 30, 36 to 39, 41: season cards that begin with a bid."""

from __future__ import annotations

import pytest

from realms.games.runewars.rules.winning import standing_of
from realms.games.runewars.terms import ORDERS
from realms.kernel.model import EVERYONE
from realms.testing.rules import rule

from .builder import RW
from .seasons import bid, dials, reveal, runes

ONE, TWO, THREE = 0, 1, 2


def council(t: RW, season: str, card: str, *bids: int) -> None:
    """The card is revealed and these bids are made."""
    t.influence(*[5 for _ in t.g.realms])
    reveal(t, season, card)
    assert {prompt for _, prompt in t.prompts} == {"rw-bid"}
    bid(t, *bids)


@rule("RW-SEASON-20")
def test_the_winner_may_keep_one_of_two_heroes() -> None:
    t = RW()
    t.fort("UA", TWO)
    t.top(t.g.hero_deck, "silhouette mordrog")
    council(t, "spring", "heroes_for_hire", 0, 1)
    assert t.active == TWO and t.options() == ["keep:mordrog", "keep:silhouette", "keep_none"]
    assert "mordrog" not in str(t.sees(ONE)["stack"])
    t.choose("keep", "mordrog")
    t.choose("place", "UB")
    assert [(h.id, h.owner, t.g.land.areas[h.area]) for h in t.g.heroes] == [("mordrog", TWO, "UB")]
    assert len(t.g.hero_deck.items) == 11 and "silhouette" in t.g.hero_deck.items


@rule("RW-SEASON-24", "RW-ORDER-04")
@pytest.mark.parametrize(("bids", "void"), [((1, 0), True), ((1, 1), False), ((0, 5), False)])
def test_stormy_weather_voids_orders_up_to_four_unless_enough_is_bid(bids: tuple[int, int], void: bool) -> None:
    t = RW()
    council(t, "spring", "stormy_weather", *bids)
    while t.prompt == "rw-break-tie":
        t.choose("pick", "daqan")
    assert t.g.void == (list(ORDERS[:4]) if void else [])
    assert t.told_of("rw-orders-void", "order") == [(order,) for order in t.g.void]


@rule("RW-SEASON-27")
def test_the_winner_must_destroy_a_city() -> None:
    t = RW()
    t.city("5B", "dawnsmoor")
    t.city("7B", "frostgate")
    council(t, "summer", "fires_of_heaven", 2, 1)
    assert t.active == ONE and t.options() == ["raze:5B", "raze:7B"]
    t.choose("raze", "7B")
    assert [name for name in t.g.city if name] == ["dawnsmoor"]


@rule("RW-SEASON-27")
def test_the_last_city_burns_whoever_wins_and_without_any_nothing_does() -> None:
    t = RW()
    t.city("5B", "dawnsmoor")
    council(t, "summer", "fires_of_heaven", 2, 1)
    assert not any(t.g.city) and t.told_of("rw-city-destroyed") == [("dawnsmoor", "5B")]
    t = RW()
    council(t, "summer", "fires_of_heaven", 2, 1)
    assert t.told_of("rw-city-destroyed") == []


@rule("RW-SEASON-28")
def test_the_winner_names_who_loses_two_tactics_by_lot() -> None:
    t = RW("daqan uthuk latari")
    t.hand(ONE, "ambush battle_cry", fresh=True)
    t.hand(TWO, "blackmail", fresh=True)
    council(t, "summer", "mandatory_disarmament", 0, 3, 1)
    assert t.active == TWO and sorted(t.refs("name")) == ["daqan", "latari", "uthuk"]
    t.choose("name", "daqan")
    assert sorted(t.g.tactics_discard) == ["ambush", "battle_cry"] and t.realm(ONE).fresh.items == []
    assert t.realm(TWO).fresh.items == ["blackmail"]


@rule("RW-SEASON-29")
def test_everyone_but_the_winner_loses_one_of_each_resource() -> None:
    t = RW("daqan uthuk latari")
    t.dials(ONE, 3, 0, 8)
    t.dials(TWO, 3, 3, 3)
    t.dials(THREE, 1, 1, 1)
    council(t, "summer", "reroute_supply_caravans", 0, 3, 1)
    assert dials(t) == [[2, 0, 7], [3, 3, 3], [0, 0, 0]]


@rule("RW-SEASON-30", "RW-MOVE-07", "RW-MOVE-10")
def test_through_the_portal_come_standing_units_of_areas_without_a_token() -> None:
    t = RW()
    t.units("5B", "footman*7")
    t.units("7B", "knight bowman", routed="bowman")
    t.units("5D", "siege_tower")
    t.activate(ONE, "5D")
    t.activate(TWO, "7B")
    council(t, "summer", "the_sacred_portals", 3, 1)
    assert t.active == ONE and set(t.refs("portal")) == {"5B", "5D", "7B", "DA", "DB", "DC"}
    t.choose("portal", "5B")
    assert t.refused("bring", "5D", "siege_tower") == "RW-MOVE-07"
    assert t.refs("bring") == ["7B:bowman", "7B:knight"], "the routed one stays"
    t.choose("bring", "7B", "knight")
    assert t.refused("bring", "7B", "bowman") == "RW-MOVE-10"
    t.choose("done")
    assert t.there("5B")[0] == ["footman"] * 7 + ["knight"] and t.there("7B") == (["bowman"], ["bowman"], ONE)
    assert t.told_of("rw-moved") == [(ONE, "knight-1", "7B", "5B")]


@rule("RW-SEASON-30", "RW-DIPLO-04")
def test_neutrals_come_through_the_portal_only_where_a_companion_will_be() -> None:
    t = RW()
    t.fort("DA", ONE)
    t.units("5B", "knight giant")
    council(t, "summer", "the_sacred_portals", 3, 1)
    t.choose("portal", "DA")
    assert t.refused("bring", "5B", "giant") == "RW-DIPLO-04"
    t.choose("bring", "5B", "knight")
    t.choose("bring", "5B", "giant")
    t.choose("done")
    assert t.there("DA") == (["giant", "knight"], [], ONE), "they go together, so the alliance lasts"


@rule("RW-SEASON-30")
def test_the_portal_need_not_be_used() -> None:
    t = RW()
    t.units("5B", "footman")
    council(t, "summer", "the_sacred_portals", 3, 1)
    t.choose("done")
    assert t.there("5B")[0] == ["footman"]


@rule("RW-SEASON-36")
@pytest.mark.parametrize(("bids", "all"), [((2, 1), True), ((2, 0), False)])
def test_everyone_gains_a_rune_if_more_is_bid_than_there_are_players(bids: tuple[int, int], all: bool) -> None:
    t = RW()
    council(t, "winter", "abundance_of_power", *bids)
    if all:
        assert t.prompts == [(TWO, "rw-gain-rune")], "more influence is left to the second player"
        t.play("rune:UA", "rune:DA")
    assert runes(t) == (["UA", "DA"] if all else []) and "rw-choose-order" in t.prompts[0]


@rule("RW-SEASON-37")
def test_the_winner_gains_a_rune() -> None:
    t = RW()
    council(t, "winter", "dragon_rune_discovery", 0, 1)
    assert t.prompts == [(TWO, "rw-gain-rune")]
    t.choose("rune", "UA")
    assert runes(t) == ["UA"]


@rule("RW-SEASON-38")
def test_the_winner_places_a_rune_in_an_enemy_or_neutral_area() -> None:
    t = RW()
    t.units("5B", "footman")
    t.units("5C", "dragon")
    t.rune("UA", known=EVERYONE)
    council(t, "winter", "elect_arbitrator", 3, 1)
    assert t.prompts == [(ONE, "rw-give-rune")] and t.rule == "RW-SEASON-38"
    assert t.refs("rune") == ["5C", "UB", "UC"]
    t.choose("rune", "5C")
    assert runes(t) == ["UA", "5C"] and t.prompts[0][1] == "rw-choose-order"


@rule("RW-SEASON-39")
def test_the_winner_sends_any_hero_anywhere() -> None:
    t = RW()
    t.hero("mordrog", "UA", TWO)
    t.hero("silhouette", "DA", ONE)
    council(t, "winter", "favor_of_the_council", 3, 1)
    assert t.options() == ["reward:mordrog", "send:mordrog", "reward:silhouette", "send:silhouette"]
    t.choose("send", "mordrog")
    assert len(t.refs("to")) == len(t.g.land.areas)
    t.choose("to", "6D")
    assert t.g.land.areas[t.hero_of("mordrog").area] == "6D" and t.prompts[0][1] == "rw-choose-order"


@rule("RW-SEASON-39", "RW-TACTIC-21")
def test_a_hero_who_is_sent_somewhere_may_be_ambushed() -> None:
    t = RW()
    t.hero("mordrog", "UA", TWO)
    t.hero("silhouette", "6D", ONE)
    t.hand(ONE, "ambush")
    t.influence(5, 5)
    reveal(t, "winter", "favor_of_the_council")
    t.passes()
    bid(t, 3, 1)
    t.choose("send", "mordrog")
    t.choose("to", "6D")
    assert t.active == ONE and "play:ambush" in t.options()
    t.choose("play", "ambush")
    assert t.told_of("rw-hero-moved") == [("mordrog", "6D")] and len(t.told_of("rw-duel")) == 1


@rule("RW-SEASON-39")
def test_or_gives_a_hero_a_reward() -> None:
    t = RW()
    t.hero("mordrog", "UA", TWO)
    t.top(t.g.reward_deck, "frost_axe")
    council(t, "winter", "favor_of_the_council", 3, 1)
    t.choose("reward", "mordrog")
    assert t.hero_of("mordrog").rewards.items == ["frost_axe"]


@rule("RW-SEASON-41")
def test_the_loser_places_a_rune_in_an_area_of_each_opponent() -> None:
    t = RW("daqan uthuk latari")
    t.rune("UA UB", known=EVERYONE)
    t.units("1B", "footman")
    council(t, "winter", "power_for_the_pious", 0, 3, 1)
    assert t.prompts == [(ONE, "rw-give-rune")] and t.rule == "RW-SEASON-41"
    assert t.refs("rune") == ["LA", "LB", "LC"] and runes(t) == ["UA", "UB"], "one area of the Uthuk is left"
    t.choose("rune", "LB")
    assert runes(t) == ["UA", "UB", "UC", "LB"] and t.prompts[0][1] == "rw-choose-order"


@rule("RW-SEASON-41", "RW-WIN-04")
def test_the_pious_give_nothing_to_who_is_out() -> None:
    t = RW("daqan uthuk latari")
    with t.invent() as g:
        g.realms[TWO].out = True
    council(t, "winter", "power_for_the_pious", 0, 0, 1)
    while t.prompt == "rw-break-tie":
        t.choose("pick", "daqan")
    assert t.prompts == [(ONE, "rw-give-rune")] and t.refs("rune") == ["LA", "LB", "LC"]


@rule("RW-SEASON-38")
def test_the_only_area_that_fits_is_not_asked_for() -> None:
    t = RW()
    t.rune("UA UB", known=EVERYONE)
    council(t, "winter", "elect_arbitrator", 3, 1)
    assert runes(t) == ["UA", "UB", "UC"] and t.prompts[0][1] == "rw-choose-order"


@rule("RW-SEASON-41")
def test_who_has_no_area_without_a_rune_gets_none() -> None:
    t = RW("daqan uthuk latari")
    t.rune("UA UB UC", known=EVERYONE)
    council(t, "winter", "power_for_the_pious", 0, 3, 1)
    t.choose("rune", "LA")
    assert runes(t) == ["UA", "UB", "UC", "LA"] and t.prompts[0][1] == "rw-choose-order"


@rule("RW-SEASON-41", "RW-WIN-02")
def test_two_who_reach_seven_by_the_pious_are_compared_whoever_was_named_first() -> None:
    t = RW("daqan uthuk latari")
    for area, unit in (("3A", "berserker"), ("3B", "berserker"), ("3C", "berserker"), ("4B", "berserker")):
        t.units(area, unit)
    for area in ("8A", "8B", "7B", "4C"):
        t.units(area, "archer")
    t.units("1B", "berserker")
    t.units("1C", "archer")
    t.rune("UA UB UC 3A 3B 3C LA LB LC 8A 8B 7B", known=EVERYONE)
    council(t, "winter", "power_for_the_pious", 0, 3, 1)
    t.play("rune:4B", "rune:4C")
    assert t.g.winner == THREE and standing_of(t.g, THREE) > standing_of(t.g, TWO) and t.g.over
