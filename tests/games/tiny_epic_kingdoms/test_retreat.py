"""Retreat (TEK-RETREAT): where a beaten army may go, and what that costs."""

from __future__ import annotations

import pytest

from realms.games.tiny_epic_kingdoms.data.territories import ADJACENT, AREAS, EDGE_LAND_OF
from realms.testing.rules import rule

from .table import Table, attack, pay, table, told

BIG = 9


def beaten_defender(there: str = "GAL-2 MOR-1", *, food: int = BIG, homes: str = "GAL MOR AUG") -> Table:
    """Seat 0 has just taken GAL-2 from seat 1, who showed the flag."""
    t = table("dwarves goblins elves", homes).armies(0, "GAL-1 GAL-5").armies(1, there)
    t.stock(0, ore=BIG).stock(1, food=food)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    return t


def beaten_instigator(
    start: str, to: str, mine: str, theirs: str, *, by: str = "patrol", homes: str = "GAL MOR AUG", food: int = BIG
) -> Table:
    """Seat 0 has moved in with the flag and lost."""
    t = table("dwarves goblins elves", homes).armies(1, theirs).armies(0, mine)
    t.stock(0, food=food).stock(1, ore=BIG)
    attack(t, 0, start, to, by)
    t.bids("flag", "1")
    pay(t, "ore")
    return t


@rule("TEK-RETREAT-01")
def test_the_loser_may_retreat_to_a_neighbouring_region() -> None:
    t = beaten_defender()
    assert (t.active, t.prompt) == (1, "retreat")
    assert t.refs("retreat") == ["GAL-1", "GAL-3", "GAL-4"]
    assert not t.offers("retreat:GAL-5")
    t.choose("retreat:GAL-4")
    assert t.owners("GAL-4") == [1]
    assert t.owners("GAL-2") == [0]
    assert told(t, "retreated") == [(1, "GAL-2", "GAL-4")]
    assert t.realm(1).supply == 5


@rule("TEK-RETREAT-01")
def test_the_war_is_paid_before_anybody_retreats() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-5").armies(1, "GAL-2 MOR-1")
    t.stock(0, ore=BIG).stock(1, ore=1, food=2)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("2", "1")
    assert [t.prompt, t.active] == ["pay-war", 1]
    pay(t, "ore")
    pay(t, "ore ore")
    assert t.prompt == "retreat"


@rule("TEK-RETREAT-02")
@pytest.mark.parametrize("others", ["MOR-1", "MOR-1 MOR-2", "MOR-1 MOR-1 MOR-2 MOR-2 MOR-3 MOR-3"])
def test_a_retreat_costs_a_food_for_each_army_in_play(others: str) -> None:
    armies = 1 + len(others.split())
    t = beaten_defender(f"GAL-2 {others}")
    assert dict(t.due[0].args)["n"] == armies
    t.choose("retreat:GAL-3")
    assert t.resources(1) == (0, 0, BIG - armies)


@rule("TEK-RETREAT-02", "TEK-RETREAT-04")
@pytest.mark.parametrize(("food", "retreats"), [(3, True), (2, False)])
def test_the_food_must_suffice(food: int, retreats: bool) -> None:
    t = beaten_defender("GAL-2 MOR-1 MOR-2", food=food)
    assert (t.prompt == "retreat") is retreats
    if not retreats:
        assert told(t, "army-lost") == [(1, "GAL-2")]
        assert t.realm(1).supply == 5
        assert t.resources(1) == (0, 0, food)


@rule("TEK-RETREAT-03")
def test_a_retreat_never_starts_a_war() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(2, "GAL-3 AUG-1").armies(1, "GAL-2 GAL-4 GAL-4")
    t.armies(0, "GAL-1 GAL-5").stock(0, ore=BIG).stock(1, food=BIG)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.options() == ["retreat:GAL-1", "give-up"]
    assert t.refused("retreat:GAL-3") == "TEK-RETREAT-03"
    assert t.refused("retreat:GAL-4") == "TEK-MOVE-01"


@rule("TEK-RETREAT-03")
def test_the_winner_elsewhere_bars_the_way_too() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-3 GAL-4").armies(1, "GAL-2 MOR-1")
    t.stock(0, ore=BIG).stock(1, food=BIG)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.refs("retreat") == ["GAL-1"]
    assert t.refused("retreat:GAL-3") == "TEK-RETREAT-03"


@rule("TEK-RETREAT-03")
def test_neutral_armies_bar_the_way() -> None:
    t = table("dwarves goblins", "GAL MOR")
    here = EDGE_LAND_OF[t.match.lost_kingdom][0]
    near = [AREAS[a] for a in ADJACENT[here]]
    t.neutrals(" ".join(near[1:]))
    t.armies(1, f"{AREAS[here]} MOR-1").armies(0, "GAL-1 GAL-2").stock(0, ore=BIG).stock(1, food=BIG)
    attack(t, 0, "GAL-1", AREAS[here], "quest")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.options() == [f"retreat:{near[0]}", "give-up"]
    assert len(near) > 1
    assert {t.refused("retreat", a) for a in near[1:]} == {"TEK-RETREAT-03"}


@rule("TEK-RETREAT-04")
def test_without_a_target_the_army_goes_to_the_supply() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-1 GAL-3 GAL-4").armies(1, "GAL-2 MOR-1")
    t.stock(0, ore=BIG).stock(1, food=BIG)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    assert told(t, "army-lost") == [(1, "GAL-2")]
    assert t.realm(1).supply == 6
    assert t.resources(1) == (0, 0, BIG)


@rule("TEK-RETREAT-05")
def test_the_loser_may_give_the_army_up() -> None:
    t = beaten_defender()
    t.choose("give-up")
    assert t.resources(1) == (0, 0, BIG)
    assert t.realm(1).supply == 6
    assert told(t, "army-lost") == [(1, "GAL-2")]


@rule("TEK-RETREAT-06R")
def test_rivers_water_and_cliffs_bar_a_retreat() -> None:
    t = beaten_instigator("MOR-2", "MOR-4", "MOR-2 GAL-1", "MOR-4 MOR-1 MOR-1")
    # MOR-4 borders MOR-1, MOR-2, over the river MOR-3 and MOR-5, and the cliff
    assert t.options() == ["retreat:MOR-2", "give-up"]


@rule("TEK-RETREAT-06R", "TEK-RACE-MERFOLK-1")
def test_merfolk_retreat_over_rivers_and_into_water() -> None:
    t = table("dwarves merfolk elves", "GAL VEL AUG").magic(1, 1).armies(1, "VEL-1 VEL-5").armies(0, "VEL-2 GAL-1")
    t.stock(0, ore=BIG).stock(1, food=BIG)
    attack(t, 0, "VEL-2", "VEL-1")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.refs("retreat") == ["VEL-2", "VEL-3", "VEL-W1"]
    t.choose("retreat:VEL-W1")
    assert t.owners("VEL-W1") == [1]


@rule("TEK-RETREAT-06R", "TEK-RACE-DRAGONKIN-1")
def test_dragonkin_retreat_onto_cliffs() -> None:
    t = (
        table("dwarves dragonkin elves", "GAL MOR AUG")
        .magic(1, 1)
        .armies(1, "MOR-1 MOR-5")
        .armies(0, "MOR-2 GAL-1")
    )
    t.stock(0, ore=BIG).stock(1, food=BIG)
    attack(t, 0, "MOR-2", "MOR-1")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.refs("retreat") == ["MOR-2", "MOR-4", "MOR-C1"]


@rule("TEK-RETREAT-07R")
def test_after_a_lost_quest_the_army_stays_on_the_contested_card() -> None:
    t = beaten_instigator("GAL-1", "MOR-2", "GAL-1 GAL-5", "MOR-2 MOR-5", by="quest")
    assert t.options() == ["retreat:MOR-1", "retreat:MOR-3", "retreat:MOR-4", "give-up"]
    t.choose("retreat:MOR-4")
    assert t.owners("MOR-4") == [0]


@rule("TEK-RETREAT-07R")
def test_after_a_lost_patrol_the_start_region_is_a_target() -> None:
    t = beaten_instigator("GAL-1", "GAL-2", "GAL-1 GAL-5", "GAL-2 MOR-1")
    assert t.refs("retreat") == ["GAL-1", "GAL-3", "GAL-4"]
    t.choose("retreat:GAL-1")
    assert t.owners("GAL-1") == [0]
    assert t.resources(0) == (0, 0, BIG - 2)


@rule("TEK-RETREAT-08R")
def test_an_army_may_retreat_to_one_own_army_but_not_to_an_ally() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(2, "GAL-4 AUG-1")
    t.armies(1, "GAL-2 GAL-3 GAL-4").armies(0, "GAL-1 GAL-5").stock(0, ore=BIG).stock(1, food=BIG)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.refused("retreat:GAL-4") == "TEK-RETREAT-03"
    t.choose("retreat:GAL-3")
    assert t.owners("GAL-3") == [1, 1]


@rule("TEK-RETREAT-09R")
def test_a_lying_army_may_retreat_and_stands_then() -> None:
    t = table("dwarves goblins elves", "TUL MOR AUG").armies(0, "TUL-2 TUL-5").armies(1, "TUL-1~ MOR-1")
    t.stock(0, ore=BIG).stock(1, food=BIG)
    attack(t, 0, "TUL-2", "TUL-1")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("retreat:TUL-4")
    assert t.at("TUL-4") == [(1, False)]
    assert t.at("TUL-1") == [(0, True)]


@rule("TEK-RETREAT-09R")
@pytest.mark.parametrize(
    ("there", "now"),
    [("", [(1, True)]), ("TUL-1", [(1, False), (1, True)]), ("TUL-1~", [(1, True), (1, True)])],
)
def test_a_retreat_into_ruins_lays_the_army_down(there: str, now: list[tuple[int, bool]]) -> None:
    t = table("dwarves goblins elves", "TUL MOR AUG").armies(0, "TUL-2 MOR-5").armies(1, f"TUL-5 MOR-1 {there}")
    t.stock(0, ore=BIG).stock(1, food=BIG)
    attack(t, 0, "TUL-2", "TUL-5")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("retreat:TUL-1")
    expected = (
        [(1, True)] if not there else [(1, False), (1, True)] if there == "TUL-1" else [(1, True), (1, True)]
    )
    assert t.at("TUL-1") == expected
    assert told(t, "laid-down") == [(1, "TUL-1")]


@rule("TEK-RETREAT-09R", "TEK-TOKEN-02")
def test_a_retreat_reveals_a_find_token() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG", find_tokens=True).armies(0, "GAL-1 GAL-5")
    t.armies(1, "GAL-2 MOR-1").stock(0, ore=BIG).stock(1, food=2)
    t.face_down("crown", "GAL-4").no_tokens_in("GAL-2")
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("retreat:GAL-4")
    assert told(t, "token-found") == [(1, "crown", "GAL-4")]
    assert t.match.crown == 1


@rule("TEK-RETREAT-09R", "TEK-TOKEN-06")
def test_bandits_may_end_a_retreat() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG", find_tokens=True).armies(0, "GAL-1 GAL-5")
    t.armies(1, "GAL-2 MOR-1").stock(0, ore=BIG).stock(1, food=3)
    t.face_down("bandits", "GAL-4").no_tokens_in("GAL-2")
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("retreat:GAL-4")  # leaves one food: too little for the bandits
    assert told(t, "army-lost") == [(1, "GAL-4")]
    assert t.owners("GAL-4") == []
    assert t.realm(1).supply == 6
    assert t.realm(0).removed == 0  # no war removed it
