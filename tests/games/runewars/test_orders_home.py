"""RW-ORDER-14 to 17: Harvest, Recruit, Rally Support, Acquire Power; RW-TITLE-01, 02."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.cities import CITIES
from realms.games.runewars.data.factions import INFLUENCE_ICONS
from realms.games.runewars.data.units import of_shape
from realms.games.runewars.terms import (
    CAPTAIN,
    DAQAN,
    INFLUENCE,
    NOBODY,
    PRIMARCH,
    QUEST,
    SHAPES,
    TACTICS,
    TITLES,
)
from realms.testing.rules import rule

from .builder import RW

MINE, THEIRS = 0, 1


# Harvest.


@rule("RW-ORDER-14", "RW-RES-04")
def test_harvest_sets_the_dials_to_the_controlled_areas() -> None:
    t = RW()
    t.units("7A", "footman")
    t.dials(MINE, 8, 0, 0)
    t.turn(MINE, "harvest")
    t.choose("harvest")
    assert t.realm().dials == [3, 2 + 2, 2]
    assert t.refused("harvest") == "RW-ORDER-14"


@rule("RW-ORDER-14", "RW-FORT-05")
def test_harvest_bonus_takes_what_the_developments_give() -> None:
    t = RW()
    t.influence(0, 0)
    t.fort("DA", MINE, development="dev_resources")
    t.fort("DB", MINE, development="dev_influence")
    t.fort("DC", MINE, development="dev_tactics")
    t.turn(MINE, "harvest")
    t.play("harvest", "yields")
    assert t.realm().dials == [3 + 1, 2 + 1, 2] and t.realm().influence == 2
    assert len(t.realm().fresh.items) == 1 and t.refused("yields") == "RW-ORDER-14"


@rule("RW-ORDER-14", "RW-RES-09")
def test_harvest_bonus_builds_one_development_for_wood() -> None:
    t = RW()
    t.fort("DA", MINE)
    t.fort("DB", MINE)
    t.turn(MINE, "harvest")
    t.play("harvest", "develop:DB:dev_tactics")
    assert t.g.development[t.area("DB")] == "dev_tactics" and t.realm().dials == [3, 1, 2]
    assert t.refused("develop", "DA", "dev_influence") == "RW-ORDER-14"
    assert t.refused("yields") == "RW-ORDER-14" and not t.realm().fresh.items


@rule("RW-ORDER-14", "RW-ORDER-03")
def test_harvest_without_supremacy_only_sets_the_dials() -> None:
    t = RW()
    t.fort("DA", MINE, development="dev_tactics")
    t.fort("DB", MINE)
    t.turn(MINE, "harvest", bonus=False)
    assert t.offers("harvest") and t.refused("yields") == "RW-ORDER-03"
    assert t.refused("develop", "DB", "dev_influence") == "RW-ORDER-03"


@rule("RW-ORDER-14")
def test_a_development_costs_wood() -> None:
    t = RW()
    t.fort("DA", MINE)
    t.dials(MINE, 3, 0, 3)
    t.turn(MINE, "harvest")
    assert t.refused("develop", "DA", "dev_tactics") == "RW-RES-09"


# Recruit.


@rule("RW-ORDER-15", "RW-RES-02")
def test_recruit_uses_one_dial() -> None:
    t = RW()
    t.fort("DA", MINE)
    t.dials(MINE, 3, 2, 2)
    t.turn(MINE, "recruit", bonus=False)
    t.choose("recruit", "food")
    assert t.there("DA")[0] == ["footman"] * 3 and t.realm().dials == [3, 2, 2]
    assert t.refused("recruit", "wood") == "RW-ORDER-03"


@rule("RW-ORDER-15")
def test_recruit_bonus_uses_a_second_different_dial() -> None:
    t = RW()
    t.fort("DA", MINE)
    t.dials(MINE, 1, 1, 2)
    t.turn(MINE, "recruit")
    t.choose("recruit", "food")
    assert t.refused("recruit", "food") == "RW-ORDER-15"
    t.choose("recruit", "ore")
    assert t.there("DA")[0] == ["footman", "knight"]
    assert t.refused("recruit", "wood") == "RW-ORDER-15"


@rule("RW-ORDER-15", "RW-RES-02")
def test_a_dial_that_shows_no_unit_recruits_nobody() -> None:
    t = RW()
    t.fort("DA", MINE)
    t.dials(MINE, 0, 1, 1)
    t.turn(MINE, "recruit")
    assert t.refused("recruit", "food") == "RW-RES-02" and t.refused("recruit", "ore") == "RW-RES-02"
    assert t.offers("recruit", "wood")


# Rally Support.


@rule("RW-ORDER-16")
def test_each_city_gives_one_line() -> None:
    t = RW()
    t.influence(1, 0)
    t.units("7B", "footman")
    t.units("5B", "footman")
    t.units("1C", "berserker")
    t.city("7B", "tamalir")
    t.city("5B", "greyhaven")
    t.city("1C", "dawnsmoor")
    t.turn(MINE, "rally_support")
    assert t.refs("rally") == ["5B:tactics", "5B:quest", "7B:influence", "7B:quest"]
    t.choose("rally", "7B", "influence")
    assert t.realm().influence == 1 + 3 and t.refused("rally", "7B", "quest") == "RW-ORDER-16"
    t.choose("rally", "5B", "tactics")
    assert len(t.realm().fresh.items) == 2 and not t.refs("rally")


@rule("RW-ORDER-16", "RW-QUEST-01")
def test_a_city_gives_no_fourth_quest() -> None:
    t = RW()
    t.units("7B", "footman")
    t.city("7B", "tamalir")
    t.quests(MINE, "the_bazaar hill_of_ash")
    t.turn(MINE, "rally_support")
    t.choose("rally", "7B", "quest")
    assert len(t.realm().quests.items) == 3
    t.turn(MINE, "rally_support")
    assert t.refused("rally", "7B", "quest") == "RW-QUEST-01"


@rule("RW-ORDER-16")
@pytest.mark.parametrize("city", sorted(CITIES))
def test_what_every_city_gives(city: str) -> None:
    for line in CITIES[city]:
        t = RW()
        t.influence(0, 0)
        t.units("7B", "footman")
        t.city("7B", city)
        t.turn(MINE, "rally_support")
        t.choose("rally", "7B", line.gain)
        if line.gain in SHAPES:
            types = [unit.id for unit in of_shape("", line.gain)]
            for _ in range(line.n if len(types) > 1 else 0):
                assert t.refs("unit") == types
                t.choose("unit", types[-1])
            assert sorted(t.there("7B")[0]) == sorted(["footman"] + [types[-1]] * line.n)
        gained = (t.realm().influence, len(t.realm().fresh.items), len(t.realm().quests.items))
        assert gained == tuple(line.n if line.gain == kind else 0 for kind in (INFLUENCE, TACTICS, QUEST))
        assert t.told_of("rw-rallied") == [(MINE, city, line.gain)]


@rule("RW-ORDER-16")
def test_neutrals_of_one_shape_may_be_of_several_types() -> None:
    t = RW()
    t.units("7B", "footman")
    t.city("7B", "riverwatch")
    t.turn(MINE, "rally_support")
    t.play("rally:7B:triangle", "unit:razorwing", "unit:beastman")
    assert t.there("7B") == (["beastman", "footman", "razorwing"], [], MINE)


@rule("RW-ORDER-16", "RW-MOVE-10")
def test_neutrals_of_a_city_keep_to_the_limit() -> None:
    t = RW()
    t.units("7B", "footman*7")
    t.city("7B", "nerekhall")
    t.turn(MINE, "rally_support")
    t.choose("rally", "7B", "circle")
    assert t.there("7B")[0] == ["footman"] * 7 + ["sorcerer"] and t.prompt == "rw-turn"
    assert t.told_of("rw-recruits-lost") == [(MINE, "sorcerer-1")]


@rule("RW-ORDER-16", "RW-HERO-09")
def test_rally_bonus_buys_a_choice_of_heroes() -> None:
    t = RW()
    t.influence(2, 0)
    t.top(t.g.hero_deck, "mordrog one_fist")
    t.turn(MINE, "rally_support")
    assert t.refs("hire") == ["1", "2"] and t.refused("hire", "3") == "RW-ORDER-16"
    t.choose("hire", "2")
    assert t.realm().influence == 0 and t.refs("keep") == ["mordrog", "one_fist"]
    t.play("keep:mordrog", "place:DB")
    assert t.hero_of("mordrog").area == t.area("DB") and "one_fist" in t.g.hero_deck.items
    assert t.refused("hire", "1") == "RW-ORDER-16"


@rule("RW-ORDER-16", "RW-ORDER-03")
def test_rally_without_supremacy_hires_nobody() -> None:
    t = RW()
    t.influence(5, 0)
    t.units("7B", "footman")
    t.city("7B", "tamalir")
    t.turn(MINE, "rally_support", bonus=False)
    assert t.refused("hire", "1") == "RW-ORDER-03" and t.offers("rally", "7B", "influence")


# Acquire Power and titles.


@rule("RW-ORDER-17", "RW-RES-02")
def test_acquire_power_gains_what_the_dials_allow() -> None:
    t = RW()
    t.influence(1, 0)
    t.dials(MINE, 8, 8, 8)
    t.turn(MINE, "acquire_power")
    t.choose("acquire")
    assert t.realm().influence == 1 + sum([len(steps) for steps in INFLUENCE_ICONS[DAQAN].values()])
    assert t.refused("acquire") == "RW-ORDER-17"


@rule("RW-ORDER-17", "RW-TITLE-02")
def test_a_title_costs_more_than_lies_on_it() -> None:
    t = RW()
    t.influence(4, 0)
    t.title(CAPTAIN, THEIRS, 2)
    t.title(PRIMARCH, THEIRS, 4)
    t.turn(MINE, "acquire_power")
    assert t.refused("title", PRIMARCH) == "RW-TITLE-02"
    t.choose("title", CAPTAIN)
    assert t.refs("pay") == ["3", "4"] and t.refused("pay", "2") == "RW-TITLE-02"
    t.choose("pay", "3")
    i = TITLES.index(CAPTAIN)
    assert (t.g.titles[i], t.g.paid[i], t.realm().influence) == (MINE, 3, 1)
    assert t.refused("title", "lord_commander") == "RW-ORDER-17" and t.refused("acquire") == "RW-ORDER-17"


@rule("RW-TITLE-01", "RW-TITLE-02")
def test_a_free_title_costs_at_least_one_and_has_one_owner() -> None:
    t = RW()
    t.influence(2, 0)
    t.turn(MINE, "acquire_power")
    t.choose("title", "lord_commander")
    assert t.refs("pay") == ["1", "2"]
    t.choose("pay", "1")
    assert t.g.titles == [NOBODY, MINE, NOBODY] and t.g.paid == [0, 1, 0]
    t.influence(0, 2)
    t.turn(THEIRS, "acquire_power")
    t.choose("title", "lord_commander")
    assert t.g.titles == [NOBODY, THEIRS, NOBODY] and t.g.paid == [0, 2, 0]


@rule("RW-ORDER-17", "RW-ORDER-03")
def test_titles_need_supremacy_and_influence() -> None:
    t = RW()
    t.influence(5, 0)
    t.turn(MINE, "acquire_power", bonus=False)
    assert t.refused("title", CAPTAIN) == "RW-ORDER-03" and t.offers("acquire")
    t.influence(0, 0)
    t.dials(MINE, 0, 0, 0)
    t.turn(MINE, "acquire_power")
    assert t.refused("title", CAPTAIN) == "RW-TITLE-02" and t.refused("acquire") == "RW-RES-02"


@rule("RW-ORDER-17")
def test_influence_just_gained_pays_for_a_title() -> None:
    t = RW()
    t.influence(0, 0)
    t.dials(MINE, 3, 0, 0)
    t.turn(MINE, "acquire_power")
    t.play("acquire", "title:primarch")
    assert t.g.titles[TITLES.index(PRIMARCH)] == MINE and t.realm().influence == 0 and t.prompt == "rw-turn"


@rule("RW-TITLE-02")
def test_the_owner_may_pay_anew_for_a_title() -> None:
    t = RW()
    t.influence(5, 0)
    t.title(CAPTAIN, MINE, 2)
    t.turn(MINE, "acquire_power")
    t.play("title:captain", "pay:4")
    assert (t.g.titles[0], t.g.paid[0], t.realm().influence) == (MINE, 4, 1)
