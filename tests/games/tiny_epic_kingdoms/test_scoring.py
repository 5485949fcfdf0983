"""TEK-SCORE: victory points, winners and ties."""

from __future__ import annotations

import pytest

from realms.kernel.model import Outcome
from realms.testing.rules import rule

from .table import Table, table


def outcome(t: Table) -> Outcome:
    t.end()
    result = t.match.outcome()
    assert result is not None
    return result


@rule("TEK-SCORE-01")
def test_armies_in_ruins_score_nothing() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4~ FIO-4 FIO-1")
    t.end()
    assert t.points(0, "armies") == 1
    assert len(t.realm(0).armies) == 1


@rule("TEK-SCORE-01", "TEK-SCORE-06")
def test_a_city_in_ruins_scores_for_nobody() -> None:
    t = table("orcs humans elves", "FIO GAL ECL", find_tokens=True).face_up("city", "FIO-4")
    t.armies(0, "FIO-4~ FIO-1").end()
    assert t.points(0, "cities") == 0


@rule("TEK-SCORE-02")
@pytest.mark.parametrize(("armies", "points"), [("GAL-1", 1), ("GAL-1 GAL-1", 2), ("GAL-1 MOR-2 AUG-2 AUG-2", 4)])
def test_each_army_in_play_is_a_point_wherever_it_is(armies: str, points: int) -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, armies)
    t.end()
    assert t.points(0, "armies") == points


@rule("TEK-SCORE-03")
@pytest.mark.parametrize(("level", "magic", "bonus"), [(0, 0, 0), (4, 4, 0), (5, 5, 3)])
def test_magic_scores_its_level_and_level_five_the_bonus(level: int, magic: int, bonus: int) -> None:
    t = table("humans orcs elves").magic(0, level).stock(0, mana=4, ore=4, food=4)  # Humans 5: 1 each of 4 or more
    t.end()
    assert (t.points(0, "magic"), t.points(0, "bonus")) == (magic, bonus)


@rule("TEK-SCORE-04")
def test_the_tower_scores_by_its_level() -> None:
    t = table("orcs humans elves dwarves lizardfolk")
    for seat, level in enumerate([0, 1, 4, 5, 6]):
        t.tower(seat, level)
    t.end()
    assert [t.points(seat, "tower") for seat in range(5)] == [0, 1, 4, 6, 8]


@rule("TEK-SCORE-05")
def test_capitals_score_two_alone_and_one_shared() -> None:
    t = table("orcs humans elves", "ELA HAL LOR").armies(0, "ELA-3 HAL-2").armies(1, "HAL-2 LOR-2 LOR-2")
    t.armies(2, "LOR-1 LOR-1").end()
    assert [t.points(seat, "capitals") for seat in range(3)] == [3, 3, 0]


@rule("TEK-SCORE-06")
def test_the_crown_scores_two_and_each_city_one() -> None:
    t = table("orcs humans elves", "GAL MOR AUG", find_tokens=True).crown(1)
    t.face_up("city", "GAL-3").face_up("city", "MOR-2")
    t.armies(0, "GAL-3 GAL-3 MOR-2").armies(1, "MOR-2 MOR-1").armies(2, "AUG-1 AUG-2").end()
    assert [t.points(seat, "crown") for seat in range(3)] == [0, 2, 0]
    assert [t.points(seat, "cities") for seat in range(3)] == [2, 1, 0]  # both allies score a shared city


@rule("TEK-SCORE-06")
def test_tokens_that_are_face_down_or_not_for_points_score_nothing() -> None:
    t = table("orcs humans elves", "GAL MOR AUG", find_tokens=True).face_down("city", "GAL-3")
    t.face_up("fort", "GAL-2").armies(0, "GAL-3 GAL-2").end()
    assert (t.points(0, "cities"), t.points(0, "crown")) == (0, 0)


@rule("TEK-SCORE-07")
def test_the_most_points_win_and_the_total_is_the_sum_of_the_sheet() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-2 GAL-3 GAL-4").tower(1, 3).magic(2, 2)
    result = outcome(t)
    assert result.scores == (4, 5, 4)
    assert result.winners == (1,)
    for seat in range(3):
        assert sum(row[seat] for _, row in result.sheet) == result.scores[seat]


@rule("TEK-SCORE-07")
def test_points_beat_every_tie_break() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-2 GAL-3").stock(0, mana=9, ore=9, food=9)
    t.tower(1, 2).stock(1)  # 2 armies and 2 points of towers against 3 armies
    assert outcome(t).winners == (1,)


@rule("TEK-SCORE-08")
def test_a_tie_goes_to_more_armies_before_a_higher_tower() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-2 GAL-3").stock(0)
    t.tower(1, 1).stock(1, mana=9)
    result = outcome(t)
    assert result.scores[0] == result.scores[1] == 3
    assert result.winners == (0,)


@rule("TEK-SCORE-08")
def test_then_to_the_higher_tower_before_more_magic() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").stock(0).stock(1, mana=9)
    t.tower(0, 2).tower(1, 1).magic(1, 1)
    result = outcome(t)
    assert result.scores[0] == result.scores[1]
    assert result.winners == (0,)


@rule("TEK-SCORE-08")
def test_then_to_more_magic_before_more_resources() -> None:
    t = table("orcs humans elves", "ELA GAL AUG").stock(0).stock(1, mana=9, ore=9)
    t.armies(0, "ELA-1 ELA-2").armies(1, "ELA-3 GAL-1").magic(0, 2)  # 2 for magic against 2 for the capital
    result = outcome(t)
    assert result.scores[0] == result.scores[1]
    assert result.winners == (0,)


@rule("TEK-SCORE-08")
def test_then_to_more_resources_in_total() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").stock(0, mana=1, ore=1, food=1).stock(1, mana=2).stock(2, food=2)
    assert outcome(t).winners == (0,)


@rule("TEK-SCORE-08")
def test_players_still_tied_share_the_win() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").stock(0, food=2).stock(1, mana=1, ore=1).stock(2, mana=1)
    assert outcome(t).winners == (0, 1)


@rule("TEK-SCORE-08")
def test_only_those_with_the_most_points_compare() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").tower(0, 1).tower(1, 1)
    t.stock(0, food=1).stock(1, food=2).stock(2, mana=9, ore=9, food=9)
    assert outcome(t).winners == (1,)


@rule("TEK-SCORE-09R")
def test_a_race_bonus_is_read_after_the_ruins() -> None:
    t = table("goblins humans elves", "FIO GAL ECL").magic(0, 5)
    t.armies(0, "FIO-1 FIO-2 FIO-4~").armies(1, "GAL-1 GAL-1").end()
    assert t.points(0, "bonus") == 2  # Goblins 5: tied for most armies only, since one is lost


@rule("TEK-SCORE-09R")
def test_an_army_lost_in_ruins_no_longer_troubles_the_home_of_orcs() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").magic(0, 5).armies(1, "FIO-4~ GAL-1")
    t.end()
    assert t.points(0, "bonus") == 2


@rule("TEK-SCORE-09R")
def test_tie_breaks_count_no_armies_lost_in_ruins() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-1 FIO-2 FIO-4~").armies(1, "GAL-1 GAL-2")
    t.stock(0, food=1).stock(1, food=2).stock(2)
    result = outcome(t)
    assert result.scores == (2, 2, 2)
    assert result.winners == (1,)


@rule("TEK-SCORE-10")
def test_two_players_score_neutral_armies_and_regions_of_the_lost_kingdom() -> None:
    t = table("orcs humans", "GAL MOR")
    with t.edit() as g:
        g.realms[0].taken = 2
        g.realms[1].taken = 1
    t.end()
    assert [t.points(seat, "neutrals") for seat in range(2)] == [2, 1]
    assert [t.points(seat, "lost-kingdom") for seat in range(2)] == [0, 0]


@rule("TEK-SCORE-10")
def test_more_players_have_no_lost_kingdom_to_score() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 MOR-3")
    t.end()
    assert (t.points(0, "neutrals"), t.points(0, "lost-kingdom")) == (0, 0)
