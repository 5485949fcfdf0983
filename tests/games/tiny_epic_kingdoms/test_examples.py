"""The worked examples of the catalogue (TEK-TEST), played."""

from __future__ import annotations

import pytest

from realms.games.tiny_epic_kingdoms.data.territories import AREAS, EDGE_LAND_OF
from realms.games.tiny_epic_kingdoms.spec import SPEC
from realms.testing.rules import rule

from .table import Table, attack, pay, table, told

ANNA, KARL = 0, 1


def annas_war(karls: str = "GAL-2 MOR-1") -> Table:
    """Anna (Elves 3: war cost -1 outside forests) with 1 mana and 2 ore has marched on Karl's mountain."""
    t = (
        table("elves goblins dwarves", "GAL MOR AUG")
        .magic(ANNA, 3)
        .armies(ANNA, "GAL-1 GAL-5")
        .armies(KARL, karls)
    )
    t.stock(ANNA, mana=1, ore=2).stock(KARL, mana=2, ore=2, food=2)
    return attack(t, ANNA, "GAL-1", "GAL-2")


def collect(t: Table, seat: int = 0) -> tuple[int, int, int]:
    t.acts(seat, "build", active=(seat + 1) % t.match.seats)
    t.choose("collect")
    return t.resources(seat)


def alliance(food: int, theirs: str = "GAL-2 GAL-4 GAL-3 MOR-1") -> Table:
    """A (seat 0) shares GAL-2 and GAL-4 with B (seat 1) and has just won GAL-3 from B, who showed a number."""
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(0, "GAL-2 GAL-4 AUG-5").armies(1, theirs)
    t.stock(0, ore=9).stock(1, ore=1, food=food)
    attack(t, 0, "AUG-5", "GAL-3", "quest")
    t.bids("2", "1")
    pay(t, "ore")
    return pay(t, "ore ore")


@rule("TEK-TEST-01")
def test_anna_may_show_five_and_not_six() -> None:
    t = annas_war()
    assert t.seat(ANNA).refs("bid") == ["1", "2", "3", "4", "5"]
    assert t.seat(ANNA).refused("bid:6") == "TEK-WAR-03"


@rule("TEK-TEST-02")
def test_annas_five_beats_karls_flag() -> None:
    t = annas_war()
    t.bids("5", "flag")
    assert told(t, "war-won") == [(ANNA, KARL, "GAL-2")]
    assert told(t, "allied") == []


@rule("TEK-TEST-03")
def test_anna_pays_four_points_and_karl_nothing() -> None:
    t = annas_war()
    t.bids("5", "flag")
    assert (t.active, dict(t.due[0].args)["n"]) == (ANNA, 4)
    pay(t, "mana ore ore")
    assert t.resources(ANNA) == (0, 0, 0)
    assert t.resources(KARL) == (2, 2, 2)


@rule("TEK-TEST-04")
@pytest.mark.parametrize(("answer", "food", "supply"), [("retreat:GAL-3", 0, 5), ("give-up", 2, 6)])
def test_karl_retreats_or_returns_his_army(answer: str, food: int, supply: int) -> None:
    t = annas_war()
    t.bids("5", "flag")
    pay(t, "mana ore ore")
    assert t.active == KARL
    t.choose(answer)
    assert t.resources(KARL) == (2, 2, food)
    assert t.realm(KARL).supply == supply
    assert t.owners("GAL-2") == [ANNA]


@rule("TEK-TEST-05")
def test_two_flags_and_both_stay_for_nothing() -> None:
    t = annas_war()
    t.bids("flag", "flag")
    assert told(t, "allied") == [(ANNA, KARL, "GAL-2")]
    assert t.owners("GAL-2") == [ANNA, KARL]
    assert (t.resources(ANNA), t.resources(KARL)) == ((1, 2, 0), (2, 2, 2))


@rule("TEK-TEST-06")
@pytest.mark.parametrize(("level", "winner"), [(0, 1), (1, 0)])
def test_three_against_three(level: int, winner: int) -> None:
    t = (
        table("orcs goblins elves", "GAL MOR AUG")
        .magic(0, level)
        .armies(0, "GAL-1 GAL-5")
        .armies(1, "GAL-2 MOR-1")
    )
    t.stock(0, ore=3).stock(1, ore=3)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("3", "3")
    assert told(t, "war-won") == [(winner, 1 - winner, "GAL-2")]
    pay(t, "ore ore ore")
    pay(t, "ore ore ore")
    assert t.resources(0) == t.resources(1) == (0, 0, 0)


@rule("TEK-TEST-07")
def test_the_fourth_army_costs_four_food() -> None:
    t = table().armies(0, "GAL-1 GAL-2 GAL-3").stock(0, food=4)
    t.acts(0, "expand")
    t.play("do:expand", "expand:GAL-1")
    assert t.resources(0) == (0, 0, 0)
    assert len(t.realm(0).armies) == 4
    t = table().armies(0, "GAL-1 GAL-2 GAL-3").stock(0, food=3)
    t.acts(0, "expand")
    assert t.refused("do:expand") == "TEK-EXPAND-02"


@rule("TEK-TEST-08")
def test_three_food_for_three_ore_and_no_second_exchange() -> None:
    t = table().stock(0, food=3)
    t.acts(0, "trade")
    t.play("do:trade", "trade:food:ore", "amount:3")
    assert t.resources(0) == (0, 3, 0)
    assert t.active == 1


@rule("TEK-TEST-09")
def test_six_resources_to_start_with_no_more_and_no_less() -> None:
    t = Table(SPEC.new_match(3, 1, {"races": ["orcs", "humans", "elves"]}))  # type: ignore[arg-type]
    t.until("pick-split", lambda m: (m.due[0].seat, m.due[0].options[0].key))
    seat = t.due[0].seat
    assert t.seat(seat).offers("split:2:1:3")  # mana 2, ore 1, food 3
    splits = [[int(n) for n in key.split(":")] for key in t.seat(seat).refs("split")]
    assert {sum(split) for split in splits} == {6}
    assert len(splits) == 28  # every way there is
    assert not t.seat(seat).offers("split:2:2:3")


@rule("TEK-TEST-10")
def test_no_expanding_before_the_first_patrol() -> None:
    t = table().stock(0, food=3)
    t.acts(0, "expand")
    assert t.refused("do:expand") == "TEK-EXPAND-01"
    attack(t, 0, "GAL-1", "GAL-2")
    t.acts(0, "expand")
    t.play("do:expand", "expand:GAL-2")
    assert t.owners("GAL-2") == [0, 0]
    assert t.resources(0) == (0, 0, 0)


@rule("TEK-TEST-11")
def test_no_third_army_in_a_region() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(1, "GAL-2 GAL-5 GAL-5").armies(2, "GAL-2 AUG-1")
    t.armies(0, "GAL-1 GAL-3")
    t.acts(0, "patrol")
    t.play("do:patrol", "army:GAL-3")
    assert t.refused("to:GAL-2") == "TEK-MOVE-02"
    t = table("orcs humans elves", "GAL MOR AUG").armies(1, "GAL-5 GAL-5").armies(0, "GAL-1 GAL-3")
    t.acts(0, "patrol")
    t.play("do:patrol", "army:GAL-1")
    assert t.refused("to:GAL-5") == "TEK-MOVE-02"
    assert t.refs("to") == ["GAL-2"]


@rule("TEK-TEST-12")
def test_a_river_stops_a_patrol_and_no_quest_between_cards() -> None:
    t = table("orcs humans elves", "TUL MOR AUG").armies(0, "TUL-2 TUL-3")
    t.acts(0, "patrol")
    t.play("do:patrol", "army:TUL-2")
    assert t.refused("to:TUL-3") == "TEK-REGION-02"
    attack(t, 0, "TUL-2", "MOR-5", "quest")
    assert t.owners("MOR-5") == [0]


@rule("TEK-TEST-13")
def test_one_resource_a_region() -> None:
    t = table().armies(0, "GAL-3 GAL-3").stock(0)
    assert collect(t) == (1, 0, 0)
    t = table().armies(0, "GAL-3 GAL-2 GAL-1").stock(0)
    assert collect(t) == (1, 1, 1)


@rule("TEK-TEST-14")
@pytest.mark.parametrize(("pick", "got"), [("ore", (0, 2, 0)), ("mana", (1, 1, 0))])
def test_a_single_army_brings_a_bonus(pick: str, got: tuple[int, int, int]) -> None:
    t = table().armies(0, "GAL-2").stock(0)
    assert collect(t) == (0, 1, 0)
    t.choose("gain", pick)
    assert t.resources(0) == got
    assert t.active == 1


@rule("TEK-TEST-15")
def test_nine_food_are_enough() -> None:
    t = table().armies(0, "GAL-1 GAL-3").stock(0, food=9)
    assert collect(t) == (1, 0, 9)


@rule("TEK-TEST-16")
def test_an_army_in_ruins() -> None:
    t = table("orcs humans elves", "FIO MOR GAL").armies(0, "FIO-1 FIO-5").stock(0)
    attack(t, 0, "FIO-1", "FIO-4")
    assert t.at("FIO-4") == [(0, True)]
    assert collect(t) == (1, 0, 0)
    t.choose("gain:ore")
    assert t.resources(0) == (1, 1, 0)
    t.acts(0, "quest")
    t.choose("do:quest")
    assert t.refused("army:FIO-4") == "TEK-MOVE-05"
    t.acts(0, "patrol")
    t.play("do:patrol", "stand:FIO-4")
    assert t.at("FIO-4") == [(0, False)]
    assert t.active == 1  # that was the patrol
    assert collect(t.stock(0)) == (1, 0, 0)
    assert t.active == 1
    attack(t, 0, "FIO-4", "MOR-5", "quest")
    assert t.at("MOR-5") == [(0, False)]


@rule("TEK-TEST-17")
@pytest.mark.parametrize("there", ["TUL-1~", "TUL-1"])
def test_armies_in_ruins_score_nothing(there: str) -> None:
    t = table("orcs humans elves", "TUL MOR AUG").armies(0, f"{there} TUL-5 TUL-5")
    t.end()
    assert t.points(0, "armies") == 2
    assert t.at("TUL-1") == []


@rule("TEK-TEST-18")
@pytest.mark.parametrize(("food", "left"), [(5, 0), (4, 4)])
def test_a_retreat_of_five_costs_five(food: int, left: int) -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-5")
    t.armies(1, "GAL-2 MOR-1 MOR-1 MOR-2 MOR-2").stock(0, ore=9).stock(1, food=food)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    if food == 5:
        t.choose("retreat:GAL-3")
    assert t.resources(1) == (0, 0, left)
    assert t.realm(1).supply == (2 if food == 5 else 3)


@rule("TEK-TEST-19")
def test_a_broken_alliance_costs_three_regions() -> None:
    t = alliance(food=9)
    assert (t.active, t.refs("vacate")) == (1, ["GAL-2", "GAL-3", "GAL-4"])
    t.choose("vacate:GAL-4")
    assert dict(t.due[0].args) == {"area": "GAL-4", "n": 4}
    t.choose("give-up")
    t.choose("vacate:GAL-2")
    assert dict(t.due[0].args) == {"area": "GAL-2", "n": 3}
    t.choose("retreat:GAL-1")
    assert t.resources(1) == (0, 0, 6)
    assert told(t, "army-lost") == [(1, "GAL-4"), (1, "GAL-3")]  # from GAL-3 there is no way out
    assert [t.owners(f"GAL-{n}") for n in range(1, 5)] == [[1], [0], [0], [0]]


@rule("TEK-TEST-20")
def test_the_last_army_of_a_broken_alliance_is_kept_free() -> None:
    t = alliance(food=0, theirs="GAL-2 GAL-3 GAL-4")
    t.choose("vacate:GAL-3")
    t.choose("vacate:GAL-4")
    assert t.realm(1).supply == 6
    assert t.options() == ["flee:GAL-1"]
    t.choose("flee:GAL-1")
    assert t.owners("GAL-1") == [1]
    assert t.resources(1) == (0, 0, 0)


def turn(t: Table, action: str) -> None:
    """The active player selects, acts if possible, everybody else collects what is fixed."""
    t.choose("select", action)
    while t.prompt != "select-action" and not t.match.over:
        if t.prompt == "act-or-collect" and t.active == t.match.active and t.offers("do", action):
            t.choose("do", action)
        else:
            t.choose(t.options()[-1])


@rule("TEK-TEST-21")
def test_the_trigger_on_the_third_shield_leaves_two_turns() -> None:
    t = table().magic(0, 4).stock(0, mana=5).shields("build", "trade")
    t.selects(0)
    turn(t, "research")
    assert t.realm(0).magic == 5
    assert told(t, "end-triggered") == [(0,)]
    assert t.match.active == 1
    turn(t, "expand")
    assert not t.match.over
    assert t.match.active == 2
    turn(t, "patrol")
    assert t.match.over
    assert t.match.shields == []
    assert told(t, "card-cleared") == [(0,)]
    assert t.match.outcome() is not None


@rule("TEK-TEST-22")
def test_the_trigger_on_the_fifth_shield_ends_the_game_at_once() -> None:
    t = table().magic(0, 4).stock(0, mana=5).shields("build", "trade", "patrol", "quest")
    t.selects(0)
    turn(t, "research")
    assert t.match.over


@rule("TEK-TEST-23")
def test_with_five_players_who_clears_passes_the_token_on() -> None:
    t = table("orcs humans elves dwarves lizardfolk").shields("build", "trade", "patrol", "quest")
    before = [t.resources(seat) for seat in range(5)]
    t.match.shields.append("expand")
    t.turn_of(3)
    assert t.match.shields == []
    assert (t.active, t.prompt, t.match.active) == (4, "select-action", 4)
    assert [t.resources(seat) for seat in range(5)] == before
    assert len(t.options()) == 6
    t = table("orcs humans elves dwarves").shields("build", "trade", "patrol", "quest", "expand")
    t.turn_of(3)
    assert (t.active, t.prompt) == (3, "select-action")


@rule("TEK-TEST-24")
def test_neutral_armies_grow_cheaper() -> None:
    t = table("orcs humans", "GAL MOR").armies(0, "GAL-1 GAL-2 GAL-3").stock(0, ore=9)
    first, second = [AREAS[a] for a in EDGE_LAND_OF[t.match.lost_kingdom][:2]]
    attack(t, 0, "GAL-1", first, "quest")
    pay(t, "ore ore ore ore ore")
    assert t.owners(first) == [0]
    assert t.resources(0) == (0, 4, 0)
    attack(t, 0, "GAL-2", second, "quest")
    pay(t, "ore ore ore ore")
    assert t.resources(0) == (0, 0, 0)
    assert t.realm(0).taken == 2
    t = table("orcs humans", "GAL MOR").armies(0, "GAL-1 GAL-2").stock(0, ore=4)
    t.acts(0, "quest")
    t.play("do:quest", "army:GAL-1")
    assert t.refused("to", first) == "TEK-2P-04"


@rule("TEK-TEST-25")
def test_a_capital_alone_and_shared() -> None:
    t = table("orcs humans elves", "HAL MOR AUG").armies(0, "HAL-2 HAL-2")
    t.end()
    assert [t.points(seat, "capitals") for seat in range(3)] == [2, 0, 0]
    t = table("orcs humans elves", "HAL MOR AUG").armies(0, "HAL-2 HAL-5").armies(1, "HAL-2 MOR-1")
    t.end()
    assert [t.points(seat, "capitals") for seat in range(3)] == [1, 1, 0]


@rule("TEK-TEST-26")
@pytest.mark.parametrize(
    ("races", "n"), [("orcs humans elves dwarves", 16), ("orcs humans elves dwarves undead", 15)]
)
def test_how_many_find_tokens_are_laid(races: str, n: int) -> None:
    t = table(races, find_tokens=True)
    laid = [token for token, at in zip(t.match.hidden.items, t.match.hidden_at, strict=True) if at >= 0]
    assert len(laid) == n
    assert ("blank" in laid) is (n == 16)


@rule("TEK-TEST-27")
@pytest.mark.parametrize("hemmed", [False, True])
def test_the_dragon_lair_at_work(hemmed: bool) -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG", find_tokens=True).armies(1, "GAL-2 MOR-1").tower(1, 2)
    t.armies(0, "GAL-1 GAL-1 GAL-3 GAL-4" if hemmed else "GAL-1 GAL-1 GAL-4").no_tokens_in("GAL-2", "GAL-3")
    t.face_up("lair", "GAL-4").stock(0, ore=9).stock(1)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("lair")
    assert t.realm(1).tower == 1
    if hemmed:
        assert told(t, "army-lost") == [(1, "GAL-2")]
    else:
        t.choose("retreat:GAL-3")
        assert t.owners("GAL-3") == [1]
        assert t.resources(1) == (0, 0, 0)


@rule("TEK-TEST-28")
def test_dwarves_on_level_three() -> None:
    for tower in (2, 3):
        t = table("dwarves humans elves").magic(0, 1).tower(0, 3).tower(1, tower).stock(1, ore=4)
        t.acts(1, "build", active=0)
        t.choose("do:build")
        assert t.realm(1).tower == tower + 1
        assert t.resources(1) == (0, 0, 0)


@rule("TEK-TEST-29")
def test_humans_can_show_seven() -> None:
    t = table("humans goblins elves", "GAL MOR AUG").magic(0, 3).armies(0, "GAL-1 GAL-5").armies(1, "GAL-2 MOR-1")
    t.stock(0, mana=2, ore=3, food=9)
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).refs("bid")[-1] == "7"
    assert t.seat(0).refused("bid:8") == "TEK-WAR-03"


Hand = tuple[str, int, int, int]  # armies, tower, magic, ore


@rule("TEK-TEST-30")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        (("HAL-1 HAL-4", 0, 1, 0), ("MOR-1", 2, 0, 9), (0,)),  # armies
        (("HAL-1", 2, 0, 0), ("MOR-1", 0, 2, 9), (0,)),  # tower
        (("HAL-2", 1, 0, 9), ("MOR-1", 1, 2, 0), (1,)),  # magic (the capital makes up the points)
        (("HAL-1", 1, 1, 3), ("MOR-1", 1, 1, 2), (0,)),  # resources
        (("HAL-1", 1, 1, 3), ("MOR-1", 1, 1, 3), (0, 1)),  # shared
    ],
)
def test_ties_are_broken_in_order(first: Hand, second: Hand, winners: tuple[int, ...]) -> None:
    t = table("orcs humans elves", "HAL MOR AUG").armies(2, "AUG-1").stock(2)
    for seat, (armies, tower, magic, ore) in enumerate((first, second)):
        t.armies(seat, armies).tower(seat, tower).magic(seat, magic).stock(seat, ore=ore)
    t.end()
    outcome = t.match.outcome()
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.scores[0] == outcome.scores[1] > outcome.scores[2]


@rule("TEK-TEST-31")
def test_a_last_army_that_can_retreat_must() -> None:
    t = alliance(food=1, theirs="GAL-2 GAL-3 GAL-4")
    t.choose("vacate:GAL-3")
    t.choose("vacate:GAL-4")
    assert t.options() == ["retreat:GAL-1"]
    assert t.refused("give-up") == "TEK-BREAK-09R"
    t.choose("retreat:GAL-1")
    assert t.resources(1) == (0, 0, 0)


@rule("TEK-TEST-32")
@pytest.mark.parametrize("level", [0, 2])
def test_a_trade_above_nine(level: int) -> None:
    t = table("humans orcs elves").magic(0, level).stock(0, ore=8, food=3)
    t.acts(0, "trade")
    t.play("do:trade", "trade:food:ore")
    assert t.refs("amount") == ["1"]
    assert t.refused("amount:3") == "TEK-TRADE-03R"
    t.choose("amount:1")
    assert t.resources(0) == (0, 9, 2)


@rule("TEK-TEST-33")
def test_a_shared_region_is_full() -> None:
    t = table("dwarves goblins elves", "GAL MOR AUG").armies(2, "GAL-3 AUG-1").armies(1, "GAL-2 GAL-3 MOR-1")
    t.armies(0, "GAL-1 GAL-5").stock(0, ore=9).stock(1, food=9)
    t.acts(1, "expand", active=0)
    t.choose("do:expand")
    assert t.refused("expand:GAL-3") == "TEK-EXPAND-04R"
    assert t.options() == ["expand:GAL-2", "expand:MOR-1"]
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.refused("retreat:GAL-3") == "TEK-RETREAT-03"
    assert t.refs("retreat") == ["GAL-1", "GAL-4"]
