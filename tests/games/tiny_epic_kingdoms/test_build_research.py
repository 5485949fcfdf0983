"""TEK-BUILD and TEK-RESEARCH: towers for ore, magic for mana."""

from __future__ import annotations

from itertools import pairwise

import pytest

from realms.games.tiny_epic_kingdoms.data.components import TOWER_VP
from realms.testing.rules import rule

from .table import table


@rule("TEK-BUILD-01", "TEK-BUILD-02")
@pytest.mark.parametrize("level", range(6))
def test_the_next_tower_level_costs_its_number_in_ore(level: int) -> None:
    t = table("orcs humans elves").tower(0, level).stock(0, mana=2, ore=level + 2, food=3).acts(0, "build")
    t.choose("do:build")
    assert t.realm(0).tower == level + 1
    assert t.resources(0) == (2, 1, 3)
    assert t.happened("built") == [{"kind": "built", "who": 0, "level_n": level + 1}]
    assert t.active == 1  # TEK-BUILD-02: one level, even with ore left


@rule("TEK-BUILD-01")
@pytest.mark.parametrize("level", range(6))
def test_with_one_ore_too_few_nobody_builds(level: int) -> None:
    t = table("orcs humans elves").tower(0, level).stock(0, mana=9, ore=level, food=9).acts(0, "build")
    assert t.refused("do", "build") == "TEK-BUILD-01"


@rule("TEK-BUILD-02")
def test_one_action_builds_one_level_however_much_ore_there_is() -> None:
    t = table("orcs humans elves").stock(0, ore=9).acts(0, "build")
    t.choose("do:build")
    assert (t.realm(0).tower, t.resources(0)) == (1, (0, 8, 0))
    assert t.active == 1


@rule("TEK-BUILD-02")
def test_there_is_no_seventh_tower_level() -> None:
    t = table("orcs humans elves").tower(0, 6).stock(0, ore=9).acts(0, "build")
    assert t.refused("do", "build") == "TEK-BUILD-02"
    assert t.options() == ["pass"]


@rule("TEK-BUILD-03")
def test_players_may_stand_on_the_same_tower_level_at_the_same_price() -> None:
    t = table("orcs humans elves").tower(0, 1).tower(1, 1).tower(2, 2)
    for seat in range(3):
        t.stock(seat, ore=3)
    t.acts(0, "build")
    t.play("do:build", "do:build", "collect")
    assert [t.realm(seat).tower for seat in range(3)] == [2, 2, 2]
    assert [t.resources(seat)[1] for seat in range(2)] == [1, 1]


@rule("TEK-BUILD-04")
@pytest.mark.parametrize("level", range(7))
def test_a_tower_scores_what_is_printed_for_its_level(level: int) -> None:
    t = table("orcs humans elves").tower(0, level)
    t.end()
    assert t.points(0, "tower") == TOWER_VP[level]
    assert t.points(1, "tower") == 0


@rule("TEK-BUILD-04")
def test_only_the_level_reached_scores_and_higher_ones_score_more() -> None:
    assert TOWER_VP[0] == 0
    assert all(a < b for a, b in pairwise(TOWER_VP))
    t = table("orcs humans elves").tower(0, 5).tower(1, 6)
    t.end()
    assert (t.points(0, "tower"), t.points(1, "tower")) == (6, 8)


@rule("TEK-RESEARCH-01", "TEK-RESEARCH-02")
@pytest.mark.parametrize("level", range(5))
def test_the_next_magic_level_costs_its_number_in_mana(level: int) -> None:
    t = table("orcs humans elves").magic(0, level).stock(0, mana=level + 2, ore=2, food=3).acts(0, "research")
    t.choose("do:research")
    assert t.realm(0).magic == level + 1
    assert t.resources(0) == (1, 2, 3)
    assert t.happened("researched") == [{"kind": "researched", "who": 0, "level_n": level + 1}]
    assert t.active == 1


@rule("TEK-RESEARCH-01")
@pytest.mark.parametrize("level", range(5))
def test_with_one_mana_too_few_nobody_researches(level: int) -> None:
    t = table("orcs humans elves").magic(0, level).stock(0, mana=level, ore=9, food=9).acts(0, "research")
    assert t.refused("do", "research") == "TEK-RESEARCH-01"


@rule("TEK-RESEARCH-02")
def test_there_is_no_sixth_magic_level() -> None:
    t = table("orcs humans elves").magic(0, 5).stock(0, mana=9).acts(0, "research")
    assert t.refused("do", "research") == "TEK-RESEARCH-02"
    t.magic(0, 0)
    t.choose("do:research")
    assert (t.realm(0).magic, t.active) == (1, 1)  # one level an action


@rule("TEK-RESEARCH-03")
def test_a_new_level_works_at_once() -> None:
    t = table("orcs dwarves elves").tower(1, 1).stock(0, ore=1).stock(1, mana=1)
    t.acts(0, "build")
    assert t.offers("do", "build")
    t.acts(1, "research").play("do:research", "collect", "collect")
    t.stock(0, ore=1).acts(0, "build")
    assert t.refused("do", "build") == "TEK-BUILD-01"  # Dwarves 1: up to their level costs one more


@rule("TEK-RESEARCH-03")
def test_lower_levels_keep_working() -> None:
    t = table("dwarves humans elves").magic(0, 3).tower(0, 3).tower(1, 2).stock(0, ore=3).stock(1, ore=3)
    t.acts(0, "build")
    t.play("do:build")
    assert t.resources(0) == (0, 0, 0)  # Dwarves 3: level 4 for 3 ore
    t.tower(0, 3)
    assert t.refused("do", "build") == "TEK-BUILD-01"  # and Dwarves 1 still makes level 3 cost 4
    t.stock(1, ore=4).choose("do:build")
    assert (t.realm(1).tower, t.resources(1)) == (3, (0, 0, 0))


@rule("TEK-RESEARCH-03")
def test_a_level_not_yet_reached_gives_nothing() -> None:
    t = table("humans orcs elves").stock(0, mana=0, food=2).acts(0, "research")
    assert not t.offers("do", "trade")
    t.magic(0, 1)
    assert t.offers("do", "trade")  # Humans 1


@rule("TEK-RESEARCH-04")
@pytest.mark.parametrize("level", range(6))
def test_each_magic_level_is_a_point_and_the_fifth_adds_the_bonus(level: int) -> None:
    t = table("orcs humans elves").magic(0, level)  # Orcs 5: 2 points with nobody else at home
    t.end()
    assert t.points(0, "magic") == level
    assert t.points(0, "bonus") == (2 if level == 5 else 0)


@rule("TEK-RESEARCH-05R")
def test_what_a_race_may_do_it_may_leave() -> None:
    t = table("elves orcs humans").magic(0, 1).stock(0, mana=1, ore=1, food=1).acts(0, "trade")
    t.play("do:trade", "trade:food:ore", "amount:1")
    assert "done" in t.options()  # Elves 1: may exchange a second time
    t.choose("done")
    assert t.resources(0) == (1, 2, 0)


@rule("TEK-RESEARCH-05R")
def test_what_is_not_a_may_happens_without_a_question() -> None:
    t = table("dwarves orcs humans", "AUG GAL MOR").magic(0, 2).stock(0).armies(0, "AUG-2 AUG-1")
    t.acts(0, "patrol").play("do:patrol", "army:AUG-2", "to:AUG-3")
    assert t.resources(0) == (0, 1, 0)  # Dwarves 2
    assert t.prompts == [(1, "act-or-collect")]
