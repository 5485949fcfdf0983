"""Retreats (RW-RETREAT-01 to 09). On the map of two, 5B touches 5A, 5C and 5D, and no colour."""

from __future__ import annotations

from realms.games.runewars.rules.portals import Portal
from realms.games.runewars.rules.quest_phase import QuestPhase
from realms.games.runewars.rules.retreat import hero_retreat, neutrals_retreat, retreat
from realms.games.runewars.terms import NOBODY
from realms.testing.rules import rule

from .builder import RW, words

DAQAN, UTHUK, LATARI = 0, 1, 2


def away(t: RW, seat: int, area: str, standing: str = "", routed: str = "") -> None:
    t.go(retreat(t.g, seat, t.area(area), words(standing), words(routed)))


@rule("RW-RETREAT-01")
def test_a_group_goes_to_one_single_area() -> None:
    t = RW("daqan uthuk")
    away(t, DAQAN, "5B", "footman*2", "knight")
    assert t.prompts == [(DAQAN, "rw-retreat")]
    t.play("retreat:5C")
    assert t.there("5C") == ([], ["footman", "footman", "knight"], DAQAN)
    assert t.match.over


@rule("RW-RETREAT-02")
def test_players_units_go_to_a_friendly_area_if_there_is_one_even_a_full_one() -> None:
    t = RW("daqan uthuk")
    t.units("5C", "footman*8")
    away(t, DAQAN, "5B", "knight")
    # The only friendly one: nobody asks; the owner destroys what is too much.
    assert t.prompts == [(DAQAN, "rw-cull")]


@rule("RW-RETREAT-02")
def test_the_owner_picks_among_friendly_areas_and_empty_ones_are_out() -> None:
    t = RW("daqan uthuk")
    t.units("5C", "footman")
    t.fort("5A", DAQAN)
    away(t, DAQAN, "5B", "knight")
    assert t.options() == ["retreat:5A", "retreat:5C"]
    assert t.refused("retreat:5D") == "RW-RETREAT-02"


@rule("RW-RETREAT-02")
def test_without_a_friendly_area_an_empty_one_serves_and_without_either_they_are_destroyed() -> None:
    t = RW("daqan uthuk")
    t.units("5A", "berserker")
    t.units("5C", "beastman")
    away(t, DAQAN, "5B", "knight")
    assert t.there("5D") == ([], ["knight"], DAQAN)
    lost = RW("daqan uthuk")
    lost.units("5A", "berserker")
    lost.units("5C", "beastman")
    lost.units("5D", "beastman")
    away(lost, DAQAN, "5B", "knight", "footman")
    assert lost.told_of("rw-destroyed") == [("knight", "5B"), ("footman", "5B")]


@rule("RW-RETREAT-03")
def test_neutrals_go_where_nobody_rules_as_the_player_to_the_left_likes() -> None:
    t = RW("daqan uthuk")
    t.units("5B", "beastman", routed="sorcerer")
    t.units("5A", "footman")
    t.units("5C", "giant")
    t.go(neutrals_retreat(t.g, t.area("5B")))
    assert t.prompts == [(UTHUK, "rw-retreat")]
    assert t.rule == "RW-RETREAT-03"
    assert t.options() == ["retreat:5C", "retreat:5D"]
    t.play("retreat:5C")
    assert t.there("5C") == (["giant"], ["beastman", "sorcerer"], -1)
    assert t.there("5B") == ([], [], -2)


@rule("RW-RETREAT-03", "RW-HERO-03")
def test_in_the_quest_phase_it_is_the_player_to_the_left_of_who_quests() -> None:
    t = RW("daqan uthuk latari")
    t.units("4B", "beastman")
    with t.invent() as g:
        g.active = NOBODY
    t.go(QuestPhase((LATARI, UTHUK), 2, "next_seat"), neutrals_retreat(t.g, t.area("4B")))
    assert t.prompts == [(LATARI, "rw-retreat")], "not the one to the left of the first player"


@rule("RW-RETREAT-03", "RW-SEASON-30")
def test_by_a_season_card_it_is_the_player_to_the_left_of_who_carries_it_out() -> None:
    t = RW("daqan uthuk latari")
    t.fort("4B", UTHUK)
    t.units("4B", "berserker giant")
    t.units("UA", "berserker")
    with t.invent() as g:
        g.active = NOBODY
    t.go(Portal(UTHUK, t.area("UA"), [], []))
    t.play("bring:4B:berserker", "done")
    assert t.prompts == [(LATARI, "rw-retreat")]


@rule("RW-RETREAT-03")
def test_neutrals_without_a_place_are_destroyed() -> None:
    t = RW("daqan uthuk")
    t.units("5B", "beastman*2")
    for area in ("5A", "5C", "5D"):
        t.units(area, "footman")
    t.go(neutrals_retreat(t.g, t.area("5B")))
    assert t.told_of("rw-destroyed") == [("beastman", "5B")] * 2


@rule("RW-RETREAT-04", "RW-RETREAT-05")
def test_heroes_retreat_to_any_adjacent_area_whoever_is_there() -> None:
    t = RW("daqan uthuk")
    t.hero("one_fist", "5B", DAQAN)
    t.units("5A", "berserker")
    t.units("5C", "giant")
    t.go(hero_retreat(t.g, "one_fist"))
    assert t.prompts == [(DAQAN, "rw-hero-retreat")]
    assert t.options() == ["retreat:5A", "retreat:5C", "retreat:5D"]
    t.play("retreat:5A")
    hero = t.hero_of("one_fist")
    assert (hero.area, hero.routed) == (t.area("5A"), True)


@rule("RW-RETREAT-04")
def test_borders_bind_heroes_unless_they_fly() -> None:
    t = RW("daqan uthuk")
    t.hero("one_fist", "5D", DAQAN)
    t.go(hero_retreat(t.g, "one_fist"))
    assert t.refused("retreat:5C") == "RW-MOVE-02"
    t.go(hero_retreat(t.g, "one_fist", flying=True))
    assert t.offers("retreat:5C")


@rule("RW-RETREAT-05")
def test_who_retreats_is_routed() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "footman")
    away(t, DAQAN, "5B", "knight")
    assert t.there("5D") == (["footman"], ["knight"], DAQAN)


@rule("RW-RETREAT-06")
def test_above_eight_the_owner_destroys() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "footman*7")
    away(t, DAQAN, "5B", "knight*2")
    assert t.prompts == [(DAQAN, "rw-cull")]
    assert t.rule == "RW-RETREAT-06"
    t.play("destroy_routed:5D:knight:routed")
    assert t.there("5D") == (["footman"] * 7, ["knight"], DAQAN)


@rule("RW-RETREAT-07")
def test_who_cannot_cross_the_border_is_destroyed() -> None:
    """5D and 5C meet at mountains: of the group only the razorwing gets over them."""
    t = RW("daqan uthuk")
    t.units("5C", "footman")
    for area in ("5B", "DB", "7B"):
        t.units(area, "berserker")
    away(t, DAQAN, "5D", "knight razorwing")
    assert t.told_of("rw-destroyed") == [("knight", "5D")]
    assert t.there("5C") == (["footman"], ["razorwing"], DAQAN)


@rule("RW-RETREAT-07")
def test_an_area_that_none_of_the_group_can_enter_is_no_place_to_go() -> None:
    """The friendly area lies behind mountains, so an empty one serves."""
    t = RW("daqan uthuk")
    t.units("5C", "footman")
    for area in ("5B", "DB"):
        t.units(area, "berserker")
    away(t, DAQAN, "5D", "knight")
    assert t.there("7B") == ([], ["knight"], DAQAN)


@rule("RW-RETREAT-07", "RW-MOVE-02")
def test_in_winter_water_is_no_border() -> None:
    for season, where in (("summer", "1A"), ("winter", "5A")):
        t = RW("daqan uthuk")
        t.year(1, season)
        t.units("5A", "footman")
        t.units("6A", "berserker")
        t.units("UB", "berserker")
        away(t, DAQAN, "6B", "knight")
        assert t.told_of("rw-retreated") == [("knight", where)]


@rule("RW-RETREAT-08")
def test_activation_tokens_do_not_hinder() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "footman")
    t.activate(DAQAN, "5B 5D")
    away(t, DAQAN, "5B", "knight")
    assert t.there("5D")[1] == ["knight"]


@rule("RW-RETREAT-09")
def test_allied_neutrals_retreat_with_their_player() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "footman")
    away(t, DAQAN, "5B", "knight beastman")
    assert t.there("5D") == (["footman"], ["beastman", "knight"], DAQAN)


@rule("RW-SEASON-26")
def test_in_a_drought_whoever_retreats_is_destroyed() -> None:
    t = RW("daqan uthuk")
    t.year(1, "summer", "drought")
    t.units("5D", "footman")
    away(t, DAQAN, "5B", "knight")
    assert t.told_of("rw-destroyed") == [("knight", "5B")]
    t.hero("one_fist", "5B", DAQAN)
    t.go(hero_retreat(t.g, "one_fist"))
    assert t.g.heroes == []
