"""Find tokens (TEK-TOKEN): laying, finding, and those used up at once."""

from __future__ import annotations

import json

import pytest

from realms.games.tiny_epic_kingdoms.data.territories import AREA_OF, AREAS, LAND, LAND_OF
from realms.games.tiny_epic_kingdoms.spec import SPEC
from realms.games.tiny_epic_kingdoms.terms import NONE, TOKENS
from realms.kernel import view
from realms.kernel.model import SPECTATOR
from realms.testing.rules import rule

from .positions import explore, finds
from .table import Table, attack, pay, table, told

FOUR = "dwarves goblins elves humans"
FIVE = "dwarves goblins elves humans orcs"


def laid(t: Table) -> list[str]:
    return sorted(AREAS[a] for a in t.match.hidden_at if a != NONE)


@rule("TEK-TOKEN-01")
@pytest.mark.parametrize(("races", "n"), [("dwarves goblins elves", 12), (FOUR, 16)])
def test_every_region_but_the_start_regions_gets_one_token(races: str, n: int) -> None:
    t = table(races, find_tokens=True)
    free = [AREAS[a] for r in t.match.realms for a in LAND_OF[r.home] if a not in r.armies]
    assert laid(t) == sorted(free)
    assert len(free) == n
    assert all(LAND[AREA_OF[a]] for a in laid(t))
    assert len(t.match.hidden.items) == 16


@rule("TEK-TOKEN-01")
def test_the_tokens_are_shuffled_and_nobody_sees_a_face() -> None:
    orders = {tuple(table("dwarves goblins elves", find_tokens=True, seed=s).match.hidden.items) for s in range(5)}
    assert len(orders) == 5
    t = table("dwarves goblins elves", find_tokens=True)
    before = [view.project(t.match, seat).plain() for seat in (0, 1, 2, SPECTATOR)]
    with t.edit() as g:
        g.hidden.items.reverse()
    assert [view.project(t.match, seat).plain() for seat in (0, 1, 2, SPECTATOR)] == before


@rule("TEK-TOKEN-01")
def test_without_the_option_there_are_none() -> None:
    t = table("dwarves goblins elves")
    assert (laid(t), t.match.hidden.items) == ([], [])


@rule("TEK-TOKEN-02")
@pytest.mark.parametrize(("to", "by"), [("GAL-5", "patrol"), ("MOR-5", "quest")])
def test_moving_onto_a_token_reveals_it(to: str, by: str) -> None:
    t = explore(finds(mine="GAL-1 GAL-4"), "camp", to=to, by=by)
    assert told(t, "token-found") == [(0, "camp", to)]
    assert AREA_OF[to] not in t.match.hidden_at
    assert "camp" in json.dumps(view.project(t.match, SPECTATOR).plain())


@rule("TEK-TOKEN-02", "TEK-EXPAND-05R")
def test_a_new_army_reveals_nothing() -> None:
    t = finds().stock(0, food=9).face_down("crown", "GAL-5")
    t.acts(0, "expand")
    t.play("do:expand", "expand:GAL-5")
    assert AREA_OF["GAL-5"] in t.match.hidden_at
    assert t.match.crown == NONE


@rule("TEK-TOKEN-03")
def test_with_five_players_three_tokens_lie_in_each_home_and_no_blank() -> None:
    t = table(FIVE, find_tokens=True)
    assert len(laid(t)) == 15
    for realm in t.match.realms:
        assert len([a for a in t.match.hidden_at if a in LAND_OF[realm.home]]) == 3
    assert "blank" not in t.match.hidden.items
    assert len(t.match.hidden.items) == 15


@rule("TEK-TOKEN-03R")
def test_each_of_five_players_picks_the_region_left_empty_without_seeing_faces() -> None:
    homes = ["GAL", "MOR", "AUG", "ECL", "VEL"]
    options: dict[str, object] = {"races": FIVE.split(), "territories": homes, "find_tokens": True}
    t = Table(SPEC.new_match(5, 3, options))  # type: ignore[arg-type]
    empty = []
    while t.prompt != "pick-split":
        seat = t.active
        if t.prompt == "pick-empty":
            start = AREAS[t.realm(seat).armies[0]]
            code = homes[seat]
            assert t.options() == [f"leave-empty:{code}-{n}" for n in range(1, 6) if f"{code}-{n}" != start]
            assert t.refused("leave-empty", start) == "TEK-TOKEN-01"
            seen = json.dumps(view.project(t.match, seat).plain())
            assert not [token for token in TOKENS if f'"{token}"' in seen.replace('"crown": -1', "")]
            empty.append(t.options()[seat % 4].partition(":")[2])
        t.choose(t.options()[seat % 4] if t.prompt == "pick-empty" else t.options()[0])
    assert len(empty) == 5
    assert not set(empty) & set(laid(t))
    assert len(laid(t)) == 15


@rule("TEK-TOKEN-03R")
def test_with_fewer_players_nobody_is_asked() -> None:
    t = Table(SPEC.new_match(4, 3, {"races": FOUR.split(), "find_tokens": True}))  # type: ignore[arg-type]
    while t.prompt != "pick-split":
        assert t.prompt != "pick-empty"
        t.choose(t.options()[0])
    assert len(laid(t)) == 16


@rule("TEK-TOKEN-04")
def test_the_crown_is_kept_and_scores_two() -> None:
    t = explore(finds(), "crown")
    assert t.match.crown == 0
    assert t.match.open_at == [NONE]  # it lies on the race card, not in the region
    attack(t, 0, "GAL-5", "GAL-4")
    t.end()
    assert [t.points(seat, "crown") for seat in range(3)] == [2, 0, 0]


@rule("TEK-TOKEN-04")
@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize(
    ("shown", "winner"), [(("2", "1"), 0), (("1", "2"), 1), (("flag", "1"), 1), (("1", "flag"), 0)]
)
def test_the_crown_goes_to_whoever_beats_its_holder(holder: int, shown: tuple[str, str], winner: int) -> None:
    t = finds().crown(holder)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids(*shown)
    while t.prompt == "pay-war":
        t.choose("pay:ore")
    assert t.match.crown == winner
    assert told(t, "crown-passed") == ([(holder, winner)] if holder != winner else [])


@rule("TEK-TOKEN-05")
@pytest.mark.parametrize(("picks", "stock"), [("ore ore", (3, 5, 3)), ("mana food", (4, 3, 4))])
def test_the_treasure_gives_two_resources_of_choice(picks: str, stock: tuple[int, int, int]) -> None:
    t = explore(finds(), "treasure")
    assert (t.active, t.rule) == (0, "TEK-TOKEN-05")
    for pick in picks.split():
        t.choose("gain", pick)
    assert t.resources(0) == stock
    assert t.match.open_at == [NONE]  # discarded
    assert t.active == 1


@rule("TEK-TOKEN-05")
def test_treasure_above_nine_is_lost() -> None:
    t = explore(finds().stock(0, mana=9, ore=9, food=8), "treasure")
    assert t.options() == ["gain:food"]
    assert t.refused("gain:ore") == "TEK-COLLECT-06"
    t.choose("gain:food")
    assert t.resources(0) == (9, 9, 9)
    assert t.active == 1


@rule("TEK-TOKEN-06")
def test_bandits_take_two_resources_of_choice() -> None:
    t = explore(finds().stock(0, mana=1, food=2), "bandits")
    assert t.options() == ["toll:mana", "toll:food", "lose-army"]
    t.choose("toll:mana")
    assert t.options() == ["toll:food"]  # begun is half done
    t.choose("toll:food")
    assert t.resources(0) == (0, 0, 1)
    assert t.owners("GAL-5") == [0, 0]
    assert t.match.open_at == [NONE]


@rule("TEK-TOKEN-06")
def test_or_they_take_the_army() -> None:
    t = explore(finds(mine="GAL-1 GAL-4"), "bandits")
    t.choose("lose-army")
    assert t.owners("GAL-5") == []
    assert t.realm(0).supply == 6
    assert t.resources(0) == (3, 3, 3)
    assert t.match.open_at == [NONE]


@rule("TEK-TOKEN-06R")
@pytest.mark.parametrize("ore", [0, 1])
def test_with_fewer_than_two_resources_the_army_is_lost(ore: int) -> None:
    t = explore(finds(mine="GAL-1 GAL-4").stock(0, ore=ore), "bandits")
    assert told(t, "army-lost") == [(0, "GAL-5")]
    assert t.resources(0) == (0, ore, 0)
    assert t.active == 1


@rule("TEK-TOKEN-06R")
@pytest.mark.parametrize(("ore", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_the_last_army_pays_what_there_is_and_is_never_lost(ore: int, left: int) -> None:
    t = explore(finds(mine="GAL-1").stock(0, ore=ore), "bandits")
    if ore:
        assert t.options() == ["toll:ore"]
        assert t.refused("lose-army") == "TEK-TOKEN-06R"
    while t.prompt == "bandits":
        t.choose("toll:ore")
    assert t.resources(0) == (0, left, 0)
    assert t.owners("GAL-5") == [0]


@rule("TEK-TOKEN-14")
def test_the_blank_does_nothing_and_goes() -> None:
    t = explore(finds(), "blank")
    assert told(t, "token-found") == [(0, "blank", "GAL-5")]
    assert t.resources(0) == (3, 3, 3)
    assert t.match.open_at == [NONE]
    assert t.active == 1


@rule("TEK-TOKEN-15R")
def test_a_token_is_revealed_after_the_war_and_only_if_the_army_stays() -> None:
    for shown, finder in ((("1", "flag"), [(0, "treasure", "GAL-2")]), (("flag", "1"), [])):
        t = finds().face_down("treasure", "GAL-2").stock(0, ore=3).stock(1, ore=3)
        attack(t, 0, "GAL-1", "GAL-2")
        assert told(t, "token-found") == []
        t.bids(*shown)
        pay(t, "ore")
        assert told(t, "token-found") == finder
        assert (AREA_OF["GAL-2"] in t.match.hidden_at) is (finder == [])


@rule("TEK-TOKEN-15R")
def test_a_new_ally_reveals_a_token() -> None:
    t = finds().face_down("crown", "GAL-2")
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("flag", "flag")
    assert t.match.crown == 0


@rule("TEK-TOKEN-15R")
def test_a_token_that_stays_is_not_triggered_again() -> None:
    t = explore(finds(mine="GAL-1 GAL-4"), "camp")
    assert t.match.open_at == [AREA_OF["GAL-5"]]
    attack(t, 0, "GAL-5", "GAL-1")
    attack(t, 0, "GAL-1", "GAL-5")
    assert told(t, "token-found") == []
    assert t.match.open_at == [AREA_OF["GAL-5"]]


@rule("TEK-TOKEN-15R", "TEK-WAR-17R")
def test_war_then_ruins_then_the_token() -> None:
    t = table("dwarves goblins elves", "TUL MOR AUG", find_tokens=True).armies(0, "TUL-2 TUL-5")
    t.armies(1, "TUL-1~ MOR-1").face_down("bandits", "TUL-1").stock(0, ore=2).stock(1)
    attack(t, 0, "TUL-2", "TUL-1")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.owners("TUL-1") == []  # the war was won, the bandits were not
    kinds = [e.kind.name for e in t.all_events]
    assert kinds.index("war-won") < kinds.index("laid-down") < kinds.index("token-found")
    assert told(t, "army-lost") == [(1, "TUL-1"), (0, "TUL-1")]


@rule("TEK-TOKEN-16R", "TEK-RACE-CENTAURS-1")
def test_the_first_of_two_steps_reveals_a_token_too() -> None:
    t = finds("centaurs goblins elves", mine="GAL-1 GAL-3").magic(0, 1).no_tokens_in("GAL-4")
    explore(t, "treasure")
    t.play("gain:ore", "gain:ore")
    assert t.prompt == "patrol-to"
    t.choose("to:GAL-4")
    assert t.owners("GAL-4") == [0]


@rule("TEK-TOKEN-16R", "TEK-RACE-CENTAURS-1")
@pytest.mark.parametrize(("answer", "goes_on"), [("toll:ore", True), ("lose-army", False)])
def test_the_second_step_needs_the_army_to_be_in_play(answer: str, goes_on: bool) -> None:
    t = finds("centaurs goblins elves", mine="GAL-1 GAL-3").magic(0, 1)
    explore(t, "bandits")
    t.choose(answer)
    if goes_on:
        t.choose(answer)
    assert (t.prompt == "patrol-to") is goes_on


@rule("TEK-TOKEN-16R", "TEK-RACE-DRAGONKIN-2")
def test_flying_over_or_skipping_a_token_reveals_nothing() -> None:
    for races, level in (("dragonkin goblins elves", 2), ("lizardfolk goblins elves", 1)):
        t = finds(races, mine="GAL-1 GAL-4").magic(0, level).armies(1, "MOR-1 MOR-2").no_tokens_in("GAL-3")
        t.face_down("crown", "GAL-2")
        attack(t, 0, "GAL-1", "GAL-3")
        assert t.owners("GAL-3") == [0]
        assert told(t, "token-found") == []
        assert AREA_OF["GAL-2"] in t.match.hidden_at
