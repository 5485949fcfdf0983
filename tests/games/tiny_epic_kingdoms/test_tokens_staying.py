"""Find tokens that stay (TEK-TOKEN-07 to 13R): lair, camp, fort, city, church."""

from __future__ import annotations

import pytest

from realms.games.tiny_epic_kingdoms.data.territories import AREA_OF, AREAS, EDGE_LAND_OF
from realms.games.tiny_epic_kingdoms.terms import NONE
from realms.testing.rules import rule

from .positions import explore, finds
from .table import Table, attack, pay, table, told


def lair(at: str = "GAL-5", *, tower: int = 2, theirs: str = "GAL-2 MOR-1") -> Table:
    """Seat 0 holds the dragon lair; seat 1 has a tower."""
    t = finds().armies(1, theirs).tower(1, tower).tower(0, 2)
    return t.face_up("lair", at).stock(1, mana=3)


@rule("TEK-TOKEN-07", "TEK-TOKEN-08")
def test_the_lair_costs_the_loser_a_tower_level_and_the_army_retreats_free() -> None:
    t = lair().stock(1)
    t.no_tokens_in("GAL-1", "GAL-3", "GAL-4")
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    assert (t.active, t.options()) == (0, ["lair", "pass"])
    t.choose("lair")
    assert t.realm(1).tower == 1
    assert t.realm(0).tower == 2
    assert (t.active, t.options()) == (1, ["retreat:GAL-1", "retreat:GAL-3", "retreat:GAL-4"])
    assert t.refused("give-up") == "TEK-TOKEN-08"
    t.choose("retreat:GAL-3")
    assert t.resources(1) == (0, 0, 0)
    assert t.owners("GAL-3") == [1]
    assert "lair" in t.match.open.items
    assert AREA_OF["GAL-5"] in t.match.open_at  # it stays


@rule("TEK-TOKEN-07")
def test_the_lair_may_be_left_alone() -> None:
    t = lair()
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("pass")
    assert t.realm(1).tower == 2
    assert t.realm(1).supply == 6


@rule("TEK-TOKEN-07")
def test_the_lair_serves_a_defender_anywhere_but_never_the_loser() -> None:
    t = lair().stock(0, ore=9)
    attack(t, 1, "GAL-2", "GAL-1", active=0)
    t.bids("flag", "1")
    pay(t, "ore")
    assert (t.active, t.prompt) == (0, "lair")
    t = lair()
    attack(t, 1, "GAL-2", "GAL-1", active=0)
    t.bids("2", "flag")
    pay(t, "mana")
    assert t.prompt != "lair"
    assert t.realm(0).tower == 2


@rule("TEK-TOKEN-07", "TEK-REGION-05R")
def test_the_lair_of_the_region_won_serves_at_once() -> None:
    t = lair(at="GAL-2")
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    assert (t.active, t.prompt) == (0, "lair")


@rule("TEK-TOKEN-08")
def test_without_a_region_to_go_to_the_army_and_the_level_are_lost() -> None:
    t = finds().armies(0, "GAL-1 GAL-1 GAL-3 GAL-4").armies(1, "GAL-2 MOR-1").tower(1, 2)
    t.no_tokens_in("GAL-3", "GAL-4").face_up("lair", "GAL-3")
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("lair")
    assert t.realm(1).tower == 1
    assert told(t, "army-lost") == [(1, "GAL-2")]


@rule("TEK-TOKEN-08R")
def test_the_winner_decides_after_both_payments() -> None:
    t = lair().stock(1, ore=3)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("2", "1")
    asked = []
    while t.prompt in ("pay-war", "lair"):
        asked.append((t.active, t.prompt))
        t.choose(t.options()[-1])
    assert asked == [(1, "pay-war"), (0, "pay-war"), (0, "pay-war"), (0, "lair")]


@rule("TEK-TOKEN-08R")
def test_the_lair_cannot_take_what_is_not_there() -> None:
    t = lair(tower=0)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.prompt != "lair"


@rule("TEK-TOKEN-08R")
def test_in_a_broken_alliance_the_lair_counts_once_and_for_the_contested_region_only() -> None:
    t = lair(at="GAL-3", theirs="GAL-1 GAL-2 MOR-1").armies(0, "GAL-1 GAL-3 GAL-4").stock(1)
    t.no_tokens_in("GAL-4", "GAL-5")
    attack(t, 0, "GAL-4", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("lair")
    assert t.realm(1).tower == 1
    t.choose("vacate:GAL-1")  # GAL-5 is free, but there is no food: this one is lost
    assert told(t, "army-lost") == [(1, "GAL-1")]
    assert t.options() == ["retreat:GAL-4"]
    t.choose("retreat:GAL-4")
    assert t.realm(1).tower == 1
    assert told(t, "lair-used") == [(0, 1)]


@rule("TEK-TOKEN-08R")
def test_the_lair_is_no_use_against_neutral_armies() -> None:
    t = table("dwarves goblins", "GAL MOR", find_tokens=True)
    there = AREAS[EDGE_LAND_OF[t.match.lost_kingdom][0]]
    t.armies(0, "GAL-1 GAL-5").no_tokens_in(there).stock(0, mana=9).face_up("lair", "GAL-5").tower(1, 2)
    attack(t, 0, "GAL-1", there, "quest")
    pay(t, "mana mana mana")
    assert told(t, "neutral-beaten") == [(0, there)]
    assert (t.active, t.prompt) == (1, "act-or-collect")


@rule("TEK-TOKEN-09")
@pytest.mark.parametrize(("area", "yields"), [("GAL-5", (2, 0, 1)), ("GAL-4", (0, 0, 3)), ("GAL-2", (0, 2, 1))])
def test_a_camp_yields_one_more_of_the_regions_type(area: str, yields: tuple[int, int, int]) -> None:
    t = finds().armies(1, "MOR-1 MOR-1").armies(0, f"GAL-1 {area}").stock(0).face_up("camp", area)
    t.acts(0, "trade", active=1)
    t.choose("collect")
    assert t.resources(0) == yields


@rule("TEK-TOKEN-09")
def test_a_camp_elsewhere_or_face_down_yields_nothing_and_allies_share_it() -> None:
    t = finds().armies(0, "GAL-1 GAL-2").armies(1, "GAL-2 MOR-1").stock(0).stock(1)
    t.face_up("camp", "GAL-4").face_down("camp", "GAL-1")
    t.acts(0, "trade", active=2)
    t.choose("collect")
    assert t.resources(0) == (0, 1, 1)
    t.face_up("camp", "GAL-2")
    t.acts(1, "trade", active=2)
    t.choose("collect")
    assert t.resources(1) == (0, 3, 0)


@rule("TEK-TOKEN-09R")
def test_a_camp_in_ruins_gives_two_of_choice_to_a_lying_army_only() -> None:
    t = finds(homes="TUL MOR AUG", mine="TUL-1~ TUL-5").armies(1, "MOR-1 MOR-2").stock(0).face_up("camp", "TUL-1")
    t.acts(0, "trade", active=1)
    t.choose("collect")
    assert t.resources(0) == (0, 0, 1)
    t.play("gain:ore", "gain:ore")
    assert t.resources(0) == (0, 2, 1)
    assert t.active == 1
    t.armies(0, "TUL-1 TUL-5").stock(0)
    t.acts(0, "trade", active=1)
    t.choose("collect")
    assert t.resources(0) == (0, 0, 1)
    assert t.active == 1


@rule("TEK-TOKEN-09R")
def test_a_camp_in_a_capital_yields_nothing() -> None:
    t = finds(homes="HAL MOR GAL", mine="HAL-2 HAL-5").stock(0).face_up("camp", "HAL-2")
    t.acts(0, "trade", active=1)
    t.choose("collect")
    assert t.resources(0) == (0, 0, 1)


@rule("TEK-TOKEN-10")
def test_a_fort_takes_two_off_when_attacking_any_region() -> None:
    t = finds().stock(0, ore=1).face_up("fort", "GAL-5")
    attack(t, 0, "GAL-1", "MOR-1", "quest")
    assert t.seat(0).refs("bid") == ["1", "2", "3"]
    t.bids("3", "flag")
    pay(t, "ore")
    assert t.resources(0) == (0, 0, 0)


@rule("TEK-TOKEN-10", "TEK-TOKEN-10R")
def test_a_fort_is_no_help_in_defence_or_to_others() -> None:
    t = finds().stock(0, ore=1).stock(1, ore=1).face_up("fort", "GAL-5")
    attack(t, 1, "GAL-2", "GAL-1", active=0)
    assert t.seat(0).refs("bid") == ["1"]
    assert t.seat(1).refs("bid") == ["1"]


@rule("TEK-TOKEN-10R")
def test_forts_add_up() -> None:
    t = finds(mine="GAL-1 GAL-5 GAL-4").stock(0).face_up("fort", "GAL-5").face_up("fort", "GAL-4")
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).refs("bid") == ["1", "2", "3", "4"]
    t.bids("4", "3")
    assert (t.active, t.prompt) == (1, "pay-war")
    assert told(t, "war-won") == [(0, 1, "GAL-2")]


@rule("TEK-TOKEN-10R")
def test_neither_the_fort_left_nor_the_fort_attacked_helps() -> None:
    t = finds().stock(0, ore=1).stock(1, ore=1).face_up("fort", "GAL-1").face_up("fort", "GAL-2")
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).refs("bid") == ["1"]
    assert t.seat(1).refs("bid") == ["1"]


@rule("TEK-TOKEN-10R", "TEK-WAR-16R")
def test_a_fort_with_a_garrison_helps_the_army_that_sets_out_from_it() -> None:
    t = finds(mine="GAL-1 GAL-1").stock(0, ore=1).face_up("fort", "GAL-1").face_up("fort", "GAL-2")
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).refs("bid") == ["1", "2", "3"]
    t.bids("3", "flag")
    assert dict(t.due[0].args)["n"] == 1


@rule("TEK-TOKEN-10R", "TEK-2P-04")
@pytest.mark.parametrize(("mine", "enough"), [("GAL-1 GAL-1", True), ("GAL-1 GAL-5", False)])
def test_a_fort_left_empty_does_not_pay_for_a_neutral_army(mine: str, enough: bool) -> None:
    t = table("dwarves goblins", "GAL MOR", find_tokens=True).armies(0, mine).stock(0, ore=3)
    there = AREAS[EDGE_LAND_OF[t.match.lost_kingdom][0]]
    t.no_tokens_in(there).face_up("fort", "GAL-1")
    t.acts(0, "quest")
    t.play("do:quest", "army:GAL-1")
    assert t.offers("to", there) is enough
    assert t.refused("to", there) == ("" if enough else "TEK-2P-04")
    if enough:
        t.choose("to", there)
        pay(t, "ore ore ore")
        assert t.owners(there) == [0]


@rule("TEK-TOKEN-11", "TEK-TOKEN-11R")
def test_a_city_scores_one_for_each_player_in_it() -> None:
    t = finds(mine="GAL-5 GAL-1 GAL-1").armies(1, "GAL-5 MOR-1").face_up("city", "GAL-5").face_up("city", "GAL-1")
    t.end()
    assert [t.points(seat, "cities") for seat in range(3)] == [2, 1, 0]


@rule("TEK-TOKEN-11")
def test_a_city_face_down_or_left_scores_nothing() -> None:
    t = finds().face_up("city", "GAL-4").face_down("city", "GAL-1")
    t.end()
    assert t.points(0, "cities") == 0


def church(theirs: str = "GAL-2 MOR-1", at: str = "MOR-1", mine: str = "GAL-1 GAL-5") -> Table:
    """Seat 1 holds the church and is about to lose GAL-2 to seat 0; no food to retreat."""
    t = finds().armies(1, theirs).armies(0, mine).no_tokens_in("GAL-1", "GAL-2", "GAL-3", "GAL-4", at)
    return t.face_up("church", at).stock(0, ore=9).stock(1)


def beat(t: Table, start: str = "GAL-1", to: str = "GAL-2") -> Table:
    attack(t, 0, start, to)
    t.bids("1", "flag")
    return pay(t, "ore")


@rule("TEK-TOKEN-12")
def test_the_church_takes_in_a_lost_army_once() -> None:
    t = beat(church())
    assert (t.active, t.options()) == (1, ["church", "pass"])
    t.choose("church")
    assert t.owners("MOR-1") == [1, 1]
    assert t.owners("GAL-2") == [0]
    assert t.realm(1).supply == 5
    assert t.match.open_at == [NONE]  # discarded
    assert told(t, "army-lost") == []
    t.armies(1, "GAL-4 MOR-1")
    beat(t, "GAL-5", "GAL-4")
    assert t.realm(1).supply == 6


@rule("TEK-TOKEN-12")
def test_the_church_need_not_be_used_and_stays_then() -> None:
    t = beat(church())
    t.choose("pass")
    assert t.realm(1).supply == 6
    assert t.match.open_at == [AREA_OF["MOR-1"]]


@rule("TEK-TOKEN-12")
def test_an_army_given_up_may_go_to_the_church() -> None:
    t = beat(church().stock(1, food=5))
    t.choose("give-up")
    t.choose("church")
    assert t.owners("MOR-1") == [1, 1]
    assert t.resources(1) == (0, 0, 5)


@rule("TEK-TOKEN-12")
def test_bandits_are_no_war_and_the_church_does_not_help() -> None:
    t = finds(mine="GAL-1 GAL-3").stock(0).face_up("church", "GAL-3")
    explore(t, "bandits")
    assert told(t, "army-lost") == [(0, "GAL-5")]
    assert AREA_OF["GAL-3"] in t.match.open_at


@rule("TEK-TOKEN-13")
@pytest.mark.parametrize(
    ("theirs", "third"), [("GAL-2 MOR-1 MOR-1", "AUG-1 AUG-2"), ("GAL-2 MOR-1", "AUG-1 MOR-1")]
)
def test_a_full_church_takes_nobody_in(theirs: str, third: str) -> None:
    t = church(theirs).armies(2, third)
    beat(t)
    assert t.prompt != "church"
    assert told(t, "army-lost") == [(1, "GAL-2")]


@rule("TEK-TOKEN-13R")
def test_the_church_does_not_help_in_its_own_region() -> None:
    t = beat(church(at="GAL-2"))
    assert told(t, "army-lost") == [(1, "GAL-2")]


@rule("TEK-TOKEN-13R")
def test_the_church_saves_armies_of_a_broken_alliance_but_only_one() -> None:
    t = church("GAL-1 GAL-2 GAL-5 MOR-1", mine="GAL-1 GAL-4 GAL-5")
    beat(t, "GAL-4")
    t.choose("vacate:GAL-1")
    t.choose("church")
    assert t.owners("MOR-1") == [1, 1]
    t.choose("vacate:GAL-5")
    assert t.prompt != "church"
    assert t.realm(1).supply == 5


@rule("TEK-TOKEN-13R")
def test_a_church_that_must_be_left_itself_saves_nobody_and_then_somebody_else_may_not_use_it() -> None:
    t = church("GAL-5 GAL-2 MOR-1", at="GAL-5", mine="GAL-1 GAL-5")
    beat(t)
    t.choose("vacate:GAL-2")  # the church region is full: both allies are in it
    assert told(t, "army-lost") == [(1, "GAL-2"), (1, "GAL-5")]
    assert t.realm(1).supply == 6


@rule("TEK-TOKEN-13R")
def test_in_ruins_the_saved_army_lies_down() -> None:
    t = table("dwarves goblins elves", "GAL SOR AUG", find_tokens=True).armies(0, "GAL-1 GAL-5")
    t.armies(1, "GAL-2 SOR-5").no_tokens_in("GAL-2", "SOR-5").face_up("church", "SOR-5").stock(0, ore=9).stock(1)
    beat(t)
    t.choose("church")
    assert t.at("SOR-5") == [(1, False), (1, True)]


@rule("TEK-TOKEN-13R", "TEK-RACE-CONSTRUCTS-2", "TEK-RACE-UNDEAD-1", "TEK-RACE-UNDEAD-2", "TEK-RACE-UNDEAD-5")
def test_a_saved_army_is_not_removed_from_play() -> None:
    t = finds("undead constructs elves").armies(1, "GAL-2 MOR-1").face_up("church", "MOR-1")
    t.magic(0, 5).magic(1, 2).stock(0, ore=9).stock(1)
    beat(t)
    t.choose("church")
    assert t.resources(1) == (0, 0, 0)
    assert t.prompt != "gain-of-choice"
    assert t.realm(0).removed == 0
    t = finds("dwarves undead elves").armies(1, "GAL-2 MOR-1").face_up("church", "MOR-1")
    t.magic(1, 2).stock(0, ore=9).stock(1)
    beat(t)
    t.choose("church")
    assert t.resources(1) == (0, 0, 0)
