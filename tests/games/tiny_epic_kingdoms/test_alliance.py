"""Alliance (TEK-ALLY) and its breaking (TEK-BREAK)."""

from __future__ import annotations

import pytest

from realms.games.tiny_epic_kingdoms.rules import board
from realms.testing.rules import rule

from .table import Table, attack, pay, table, told

BIG = 9


def meeting() -> Table:
    """Seat 0 has walked into GAL-2, held by seat 1."""
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-5").armies(1, "GAL-2 MOR-1")
    t.stock(0, mana=3, ore=3, food=3).stock(1, mana=3, ore=3, food=3)
    return attack(t, 0, "GAL-1", "GAL-2")


def allied(mine: str = "GAL-2 GAL-5 AUG-5", theirs: str = "GAL-2 GAL-3 MOR-1") -> Table:
    """Seats 0 and 1 are allies wherever both have an army; both can pay for a lot."""
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(2, "AUG-1 AUG-4")
    t.armies(1, "").armies(0, mine).armies(1, theirs)
    return t.stock(0, ore=BIG, food=BIG).stock(1, ore=BIG, food=BIG)


def allies(t: Table, seat: int) -> int:
    return board.allies(t.match, seat)


@rule("TEK-ALLY-01")
def test_allies_stay_together_and_both_use_the_region() -> None:
    t = meeting()
    t.bids("flag", "flag")
    assert t.owners("GAL-2") == [0, 1]
    assert (allies(t, 0), allies(t, 1), allies(t, 2)) == (1, 1, 0)
    t.stock(0).stock(1)
    t.choose("collect")  # seat 1: mountains GAL-2 and MOR-1
    assert t.resources(1) == (0, 2, 0)
    t.acts(0, "trade", active=2)
    t.choose("collect")  # seat 0: mountain GAL-2, forest GAL-5
    assert t.resources(0) == (1, 1, 0)


@rule("TEK-ALLY-02")
@pytest.mark.parametrize(("by", "to"), [("patrol", "GAL-4"), ("quest", "MOR-5")])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_ally_leaves_a_shared_region_freely(seat: int, by: str, to: str) -> None:
    t = allied()
    attack(t, seat, "GAL-2", to, by)
    assert told(t, "war-began") == []
    assert t.owners(to) == [seat]
    assert t.owners("GAL-2") == [1 - seat]


@rule("TEK-ALLY-03")
def test_the_alliance_ends_with_the_last_shared_region() -> None:
    t = allied("GAL-2 GAL-3 AUG-5")  # two regions shared
    attack(t, 0, "GAL-2", "GAL-4")
    assert allies(t, 0) == 1
    attack(t, 0, "GAL-3", "GAL-4")
    assert (allies(t, 0), allies(t, 1)) == (0, 0)
    assert told(t, "alliance-broken") == []
    attack(t, 0, "GAL-4", "GAL-3")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.prompt == "retreat"  # an ordinary war, nothing but this region at stake
    assert told(t, "alliance-broken") == []


@rule("TEK-ALLY-04")
def test_moving_into_an_allys_region_is_war_and_two_flags_keep_the_alliance() -> None:
    t = allied("GAL-2 GAL-4 AUG-5")
    attack(t, 0, "GAL-4", "GAL-3")
    assert t.prompts == [(0, "war-dice"), (1, "war-dice")]
    t.bids("flag", "flag")
    assert t.owners("GAL-2") == [0, 1]
    assert t.owners("GAL-3") == [0, 1]
    assert told(t, "alliance-broken") == []
    assert told(t, "allied") == [(0, 1, "GAL-3")]


@rule("TEK-ALLY-05R")
def test_an_alliance_costs_nothing_and_moves_no_token() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG", find_tokens=True).armies(0, "GAL-1 GAL-5")
    t.armies(1, "GAL-2 MOR-1").stock(0, mana=3, ore=3, food=3).stock(1, mana=3, ore=3, food=3)
    t.crown(1).face_up("lair", "GAL-5").tower(1, 2).no_tokens_in("GAL-2")
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("flag", "flag")
    assert t.prompt == "act-or-collect"
    assert t.resources(0) == t.resources(1) == (3, 3, 3)
    assert t.match.crown == 1
    assert t.realm(1).tower == 2


@rule("TEK-ALLY-06R")
def test_a_player_may_have_several_allies_and_they_are_not_each_others() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(0, "GAL-2 GAL-4").armies(1, "GAL-2 MOR-1")
    t.armies(2, "GAL-3 AUG-1")
    attack(t, 0, "GAL-4", "GAL-3")
    t.bids("flag", "flag")
    assert (allies(t, 0), allies(t, 1), allies(t, 2)) == (2, 1, 1)
    assert board.shared(t.match, 1, 2) == []


@rule("TEK-ALLY-06R", "TEK-BREAK-02")
def test_breaking_with_one_ally_leaves_the_other_alone() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(0, "GAL-2 GAL-4 GAL-5")
    t.armies(1, "GAL-2 MOR-1 MOR-2").armies(2, "GAL-4 AUG-1").stock(0, ore=BIG).stock(1)
    attack(t, 0, "GAL-5", "MOR-1", "quest")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:GAL-2")
    assert t.owners("GAL-4") == [0, 2]
    assert t.owners("GAL-2") == [0]


@rule("TEK-BREAK-01", "TEK-BREAK-02")
@pytest.mark.parametrize(
    ("shown", "loser"), [(("1", "flag"), 1), (("flag", "1"), 0), (("2", "3"), 0), (("3", "2"), 1), (("2", "2"), 0)]
)
def test_a_number_between_allies_puts_every_shared_region_at_stake(shown: tuple[str, str], loser: int) -> None:
    t = allied("GAL-2 GAL-4 AUG-5", "GAL-2 GAL-3 MOR-1")
    attack(t, 0, "GAL-4", "GAL-3")
    t.bids(*shown)
    while t.prompt == "pay-war":
        t.choose("pay:ore")
    assert told(t, "alliance-broken") == [(1 - loser, loser)]
    assert (t.active, t.prompt) == (loser, "vacate")
    t.choose("vacate:GAL-2")
    t.choose("give-up")
    t.choose("give-up")
    assert t.owners("GAL-2") == [1 - loser]
    assert t.owners("GAL-3") == [1 - loser]
    assert allies(t, 0) == 0
    assert t.realm(loser).supply == 6


@rule("TEK-BREAK-01")
def test_strangers_put_only_the_contested_region_at_stake() -> None:
    t = meeting()
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.prompt == "retreat"
    assert told(t, "alliance-broken") == []


@rule("TEK-BREAK-03")
def test_each_army_retreats_at_the_normal_price_or_goes() -> None:
    t = allied("GAL-2 GAL-4 AUG-5", "GAL-2 GAL-3 MOR-1 MOR-1").stock(1, food=BIG)
    attack(t, 0, "GAL-4", "GAL-3")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:GAL-2")
    assert t.options() == ["retreat:GAL-1", "retreat:GAL-4", "give-up"]
    t.choose("retreat:GAL-1")
    assert t.resources(1) == (0, 0, BIG - 4)
    assert t.refs("retreat") == ["GAL-4"]
    t.choose("retreat:GAL-4")
    assert t.resources(1) == (0, 0, BIG - 8)
    assert [t.owners(a) for a in ("GAL-1", "GAL-2", "GAL-3", "GAL-4")] == [[1], [0], [0], [1]]


@rule("TEK-BREAK-04")
@pytest.mark.parametrize("first", ["GAL-1", "GAL-2", "GAL-3"])
def test_the_loser_chooses_the_order_of_the_regions(first: str) -> None:
    t = allied("GAL-1 GAL-2 GAL-4 AUG-5", "GAL-1 GAL-2 GAL-3 MOR-1")
    attack(t, 0, "GAL-4", "GAL-3")
    t.bids("1", "flag")
    pay(t, "ore")
    assert (t.active, t.options()) == (1, ["vacate:GAL-1", "vacate:GAL-2", "vacate:GAL-3"])
    t.choose("vacate", first)
    assert dict(t.due[0].args)["area"] == first
    t.choose("give-up")
    assert t.options() == [f"vacate:{a}" for a in ("GAL-1", "GAL-2", "GAL-3") if a != first]


@rule("TEK-BREAK-04")
def test_a_region_left_early_can_shelter_nobody_of_the_loser() -> None:
    t = allied("GAL-1 GAL-4 AUG-5", "GAL-1 GAL-2 MOR-1")
    attack(t, 0, "GAL-4", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:GAL-2")
    assert t.refused("retreat:GAL-1") == "TEK-RETREAT-03"
    t.choose("retreat:GAL-3")
    assert t.refused("retreat:GAL-2") == "TEK-RETREAT-03"


@rule("TEK-BREAK-05", "TEK-BREAK-07R")
def test_the_last_army_flees_free_to_the_nearest_empty_region() -> None:
    t = allied("GAL-2 GAL-4 AUG-5", "GAL-2 GAL-3").stock(1, ore=2)
    attack(t, 0, "GAL-4", "GAL-3")
    t.bids("3", "1")
    pay(t, "ore")
    pay(t, "ore ore ore")
    t.choose("vacate:GAL-3")  # lost: no food
    assert t.realm(1).supply == 6
    assert (t.active, t.prompt) == (1, "retreat")
    assert t.options() == ["flee:GAL-1", "flee:GAL-4"]
    assert t.refused("retreat:GAL-1") == "TEK-RETREAT-02"
    t.choose("flee:GAL-4")
    assert t.resources(1) == (0, 1, 0)
    assert told(t, "fled") == [(1, "GAL-2", "GAL-4")]
    assert (t.owners("GAL-2"), t.owners("GAL-4")) == ([0], [1])


@rule("TEK-BREAK-05")
def test_only_the_last_army_flees() -> None:
    t = allied("GAL-2 GAL-4 AUG-5", "GAL-2 GAL-3 MOR-5").stock(1)
    attack(t, 0, "GAL-4", "GAL-3")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:GAL-2")
    assert t.realm(1).supply == 6
    assert told(t, "fled") == []
    assert t.owners("MOR-5") == [1]


@rule("TEK-BREAK-05", "TEK-BREAK-07R")
def test_with_food_but_no_legal_target_the_last_army_flees_free() -> None:
    """Past occupied regions, over two steps: GAL-1 and GAL-3 are held, behind them GAL-5 and GAL-4."""
    t = allied("GAL-1 GAL-2 GAL-3 GAL-4 AUG-5", "GAL-2 MOR-1")
    attack(t, 0, "AUG-5", "MOR-1", "quest")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:MOR-1")
    t.choose("give-up")
    assert t.options() == ["flee:GAL-5"]
    t.choose("flee:GAL-5")
    assert t.resources(1) == (0, BIG, BIG)
    assert t.owners("GAL-5") == [1]


@rule("TEK-BREAK-07R")
def test_a_full_card_sends_the_last_army_to_the_edge_of_the_next() -> None:
    t = table("dwarves goblins elves", "GAL ECL AUG").armies(1, "GAL-2 ECL-2")
    t.armies(2, "ECL-1 AUG-1 GAL-5").armies(0, "GAL-1 GAL-2 GAL-3 GAL-4 AUG-5").stock(0, ore=BIG).stock(1, food=0)
    attack(t, 0, "AUG-5", "ECL-2", "quest")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:ECL-2")
    # ECL-1 is taken, ECL-2 now seat 0's, ECL-4 lies inside: the rest of the edge is free
    assert t.options() == ["flee:ECL-3", "flee:ECL-5"]
    t.choose("flee:ECL-3")
    assert t.owners("ECL-3") == [1]


@rule("TEK-BREAK-07R")
def test_clockwise_from_the_last_card_comes_the_first() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(2, "GAL-5 MOR-5").armies(1, "AUG-2 MOR-1")
    t.armies(0, "MOR-2 AUG-1 AUG-2 AUG-3 AUG-4 AUG-5").stock(0, ore=BIG).stock(1)
    attack(t, 0, "MOR-2", "MOR-1")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:MOR-1")
    assert t.options() == ["flee:GAL-1", "flee:GAL-2", "flee:GAL-3", "flee:GAL-4"]


@rule("TEK-BREAK-07R")
def test_rivers_count_for_nearest_and_only_land_is_a_refuge() -> None:
    t = allied("MOR-4 MOR-1 MOR-2 GAL-5", "MOR-4 GAL-1").stock(1)
    attack(t, 0, "GAL-5", "GAL-1")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:GAL-1")
    assert t.options() == ["flee:MOR-3"]  # by MOR-2; MOR-5 is behind the river, the cliff no refuge


@rule("TEK-BREAK-07R", "TEK-RACE-DRAGONKIN-1")
def test_not_even_dragonkin_flee_to_a_cliff() -> None:
    t = table("dwarves dragonkin elves", "GAL MOR AUG").magic(1, 1).armies(0, "").armies(1, "MOR-4 GAL-1")
    t.armies(0, "MOR-1 MOR-2 MOR-4 GAL-5").stock(0, ore=BIG).stock(1)
    attack(t, 0, "GAL-5", "GAL-1")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:GAL-1")
    assert t.options() == ["flee:MOR-3"]
    assert t.refused("retreat:MOR-C1") == "TEK-RETREAT-02"  # a retreat could go there, for a food


@rule("TEK-BREAK-06R")
def test_the_price_is_counted_anew_before_each_army() -> None:
    t = allied("GAL-2 GAL-4 AUG-5", "GAL-2 GAL-3 MOR-1").stock(1, food=2)
    attack(t, 0, "GAL-4", "GAL-3")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:GAL-3")  # three food are needed: lost at once
    assert t.realm(1).supply == 5
    assert t.prompt == "retreat"
    assert dict(t.due[0].args) == {"area": "GAL-2", "n": 2}
    t.choose("retreat:GAL-1")
    assert t.resources(1) == (0, 0, 0)


@rule("TEK-BREAK-08R")
@pytest.mark.parametrize(("shown", "loser"), [(("flag", "1"), 0), (("1", "flag"), 1)])
def test_a_flag_against_a_number_breaks_the_alliance_too(shown: tuple[str, str], loser: int) -> None:
    t = allied("GAL-2 GAL-4 AUG-5", "GAL-2 GAL-3 MOR-1").stock(loser)
    attack(t, 0, "GAL-4", "GAL-3")
    t.bids(*shown)
    pay(t, "ore")
    assert told(t, "alliance-broken") == [(1 - loser, loser)]
    t.choose("vacate:GAL-2")
    assert allies(t, loser) == 0
    assert t.realm(loser).supply == 6


@rule("TEK-BREAK-09R")
def test_a_last_army_that_can_retreat_must_and_pays() -> None:
    t = allied("GAL-2 GAL-4 AUG-5", "GAL-2 GAL-3").stock(1, food=1)
    attack(t, 0, "GAL-4", "GAL-3")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:GAL-3")  # two food are needed
    assert t.options() == ["retreat:GAL-1", "retreat:GAL-4"]
    assert t.refused("give-up") == "TEK-BREAK-09R"
    t.choose("retreat:GAL-1")
    assert t.resources(1) == (0, 0, 0)


@rule("TEK-BREAK-10R")
def test_fleeing_into_ruins_lays_the_army_down() -> None:
    t = table("dwarves goblins elves", "TUL MOR AUG").armies(1, "TUL-4 MOR-1").armies(0, "TUL-4 TUL-5 MOR-2")
    t.stock(0, ore=BIG).stock(1)
    attack(t, 0, "MOR-2", "MOR-1")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:MOR-1")
    assert t.options() == ["flee:TUL-1"]
    t.choose("flee:TUL-1")
    assert t.at("TUL-1") == [(1, True)]


@rule("TEK-BREAK-10R", "TEK-TOKEN-06R")
def test_fleeing_reveals_a_find_token() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG", find_tokens=True).armies(1, "GAL-2 MOR-1")
    t.armies(0, "GAL-2 GAL-1 GAL-3 MOR-2").stock(0, ore=BIG).stock(1, ore=1).no_tokens_in("MOR-1")
    t.face_down("bandits", "GAL-4")
    attack(t, 0, "MOR-2", "MOR-1")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:MOR-1")
    t.choose("flee:GAL-4")
    assert told(t, "token-found") == [(1, "bandits", "GAL-4")]
    assert t.options() == ["toll:ore"]  # the last army is never lost: all there is is paid
    t.choose("toll:ore")
    assert t.owners("GAL-4") == [1]
    assert t.resources(1) == (0, 0, 0)
