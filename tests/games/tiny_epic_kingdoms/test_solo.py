"""TEK-SOLO: one player against the dummy in seat 1."""

from __future__ import annotations

import pytest

from realms.games.tiny_epic_kingdoms.data.territories import AREAS, TERRAIN, TERRITORY_OF
from realms.games.tiny_epic_kingdoms.spec import SPEC
from realms.games.tiny_epic_kingdoms.state import NEUTRAL, TinyEpicKingdoms
from realms.games.tiny_epic_kingdoms.terms import FOREST, MOUNTAIN
from realms.kernel.model import BadOptions
from realms.testing.rules import rule

from .table import Table, table

DUMMY = 1
SEEDS = range(40)
COMPASS = ["research", "trade", "build", "patrol", "quest", "expand"]


def solo(seed: int = 2, homes: str = "GAL MOR", *, find_tokens: bool = False) -> Table:
    """The human has one army here and there at home, the dummy in MOR-4 (forest) and MOR-1 (mountain)."""
    t = table("orcs", homes, seed=seed, solo=True, find_tokens=find_tokens)
    return t.armies(0, "GAL-1 GAL-3").armies(DUMMY, "MOR-1 MOR-4").stock(DUMMY, mana=3, ore=3, food=3)


def seeds(n: int = 30) -> range:
    return range(2, 2 + n)


def reroll(t: Table, seed: int) -> Table:
    """The same position with other dice ahead."""
    with t.edit() as g:
        g.rng = type(g.rng)(seed)
    return t


def seed_for(face: int) -> int:
    """A seed whose first roll of a d12 is this."""
    rng = type(solo().match.rng)
    return next(seed for seed in range(10_000) if rng(seed).roll(12) == face)


@rule("TEK-SOLO-01")
def test_the_dummy_starts_in_a_forest_and_a_mountain_with_three_of_each() -> None:
    starts = set()
    for seed in SEEDS:
        g = SPEC.new_match(2, seed, {"solo": True})
        assert isinstance(g, TinyEpicKingdoms)
        t = Table(g)
        t.until("pick-split")
        realm = t.realm(DUMMY)
        assert sorted(TERRAIN[area] for area in realm.armies) == [FOREST, MOUNTAIN]
        assert all(TERRITORY_OF[area] == realm.home for area in realm.armies)
        assert t.resources(DUMMY) == (3, 3, 3)
        assert t.match.lost_kingdom == -1
        assert NEUTRAL not in t.match.slots
        starts.add(tuple(AREAS[area] for area in realm.armies))
    assert len(starts) > 5


@rule("TEK-SOLO-01")
def test_the_dummy_is_asked_nothing_at_setup() -> None:
    g = SPEC.new_match(2, 5, {"solo": True, "races": "chosen"})
    t = Table(g)  # type: ignore[arg-type]
    while t.prompt != "pick-split":
        assert {seat for seat, _ in t.prompts} == {0}
        t.choose(t.options()[0])
    assert t.prompts == [(0, "pick-split")]


@rule("TEK-SOLO-01")
def test_there_is_one_dummy_and_one_player() -> None:
    for players in (3, 4, 5):
        with pytest.raises(BadOptions):
            SPEC.new_match(players, 1, {"solo": True})


@rule("TEK-SOLO-02")
@pytest.mark.parametrize("face", range(1, 13))
def test_a_die_of_twelve_picks_the_action_of_the_dummy(face: int) -> None:
    t = reroll(solo(), seed_for(face)).turn_of(DUMMY)
    picked = COMPASS[(face - 1) % 6]
    assert t.happened("action-selected") == [{"kind": "action-selected", "who": DUMMY, "action": picked}]


@rule("TEK-SOLO-02")
@pytest.mark.parametrize(
    ("taken", "face", "picked"),
    [
        (["research"], 1, "trade"),
        (["research", "trade", "build"], 7, "patrol"),
        (["expand"], 6, "research"),  # after the last of the order comes the first
        (["quest", "expand", "research"], 11, "trade"),
    ],
)
def test_a_taken_action_gives_way_to_the_next_open_one(taken: list[str], face: int, picked: str) -> None:
    t = reroll(solo().shields(*taken), seed_for(face)).turn_of(DUMMY)
    assert [done["action"] for done in t.happened("action-selected")] == [picked]
    assert t.match.shields == [*taken, picked]


@rule("TEK-SOLO-02")
def test_the_dummy_acts_in_its_turn_or_does_nothing_and_then_the_human_decides() -> None:
    t = reroll(solo(), seed_for(3)).turn_of(DUMMY)
    assert t.realm(DUMMY).tower == 1
    assert t.resources(DUMMY) == (3, 2, 3)
    assert (t.active, t.prompt) == (0, "act-or-collect")
    assert t.offers("collect")
    t = reroll(solo().stock(DUMMY), seed_for(3)).turn_of(DUMMY)
    assert t.happened("nothing-done") == [{"kind": "nothing-done", "who": DUMMY}]  # it never collects there
    assert t.resources(DUMMY) == (0, 0, 0)


@rule("TEK-SOLO-03")
def test_the_dummy_follows_if_it_can_pay() -> None:
    t = solo().stock(DUMMY, mana=3, ore=1, food=3).acts(DUMMY, "build", active=0)
    assert t.realm(DUMMY).tower == 1
    assert t.resources(DUMMY) == (3, 0, 3)
    assert t.active == 0


@rule("TEK-SOLO-03")
def test_the_dummy_collects_if_it_cannot_pay() -> None:
    t = solo().stock(DUMMY, mana=3, food=3).acts(DUMMY, "build", active=0)
    assert t.happened("collects") == [{"kind": "collects", "who": DUMMY}]
    assert t.realm(DUMMY).tower == 0
    assert t.resources(DUMMY) == (4, 1, 3)  # a forest and a mountain


@rule("TEK-SOLO-03")
@pytest.mark.parametrize("stock", [(3, 3, 3), (0, 0, 0), (9, 9, 0)])
def test_trade_gives_the_dummy_one_of_each_and_costs_it_nothing(stock: tuple[int, int, int]) -> None:
    mana, ore, food = stock
    t = solo().stock(DUMMY, mana=mana, ore=ore, food=food).acts(DUMMY, "trade", active=0)
    assert t.happened("action-taken") == [{"kind": "action-taken", "who": DUMMY, "action": "trade"}]
    assert t.resources(DUMMY) == (min(9, mana + 1), min(9, ore + 1), min(9, food + 1))


@rule("TEK-SOLO-04")
def test_the_dummy_never_shows_the_flag_while_it_can_pay() -> None:
    for seed in seeds():
        t = reroll(solo().armies(DUMMY, "GAL-2 MOR-1").stock(DUMMY, ore=2), seed).acts(0, "patrol")
        t.play("do:patrol", "army:GAL-1", "to:GAL-2", "flag")
        assert not [e for e in t.happened("flag-shown") if e["who"] == DUMMY]
        assert not t.happened("allied")
        assert t.happened("war-won")[0]["who"] == DUMMY


@rule("TEK-SOLO-04", "TEK-SOLO-07R")
def test_without_means_the_dummy_shows_nought_and_never_allies() -> None:
    t = solo().armies(DUMMY, "GAL-2 MOR-1").stock(DUMMY).acts(0, "patrol")
    t.play("do:patrol", "army:GAL-1", "to:GAL-2", "flag")
    assert not t.happened("allied")
    assert t.happened("war-won")[0] == {"kind": "war-won", "who": DUMMY, "whom": 0, "area": "GAL-2"}


@rule("TEK-SOLO-04")
def test_the_dummy_never_moves_into_its_own_regions() -> None:
    for seed in seeds():
        t = reroll(solo().armies(DUMMY, "MOR-5 MOR-3 MOR-2"), seed).acts(DUMMY, "patrol", active=0)
        moved = t.happened("moved")[0]
        assert moved["to"] in ("MOR-1", "MOR-4")  # from MOR-2; the other two have only own neighbours


@rule("TEK-SOLO-04")
def test_a_dummy_with_nowhere_to_go_but_its_own_regions_collects() -> None:
    t = solo().armies(DUMMY, "MOR-5 MOR-3").armies(0, "MOR-2 MOR-2 GAL-1").acts(DUMMY, "patrol", active=0)
    assert t.happened("collects") == [{"kind": "collects", "who": DUMMY}]
    assert not t.happened("moved")


@rule("TEK-SOLO-05")
def test_every_second_clearing_gives_the_dummy_one_of_each() -> None:
    t = solo().stock(DUMMY, mana=1, ore=9)
    for clearing in range(1, 5):
        t.shields("patrol", "quest", "build", "research", "expand").turn_of(0)
        assert t.match.clearings == clearing
        gained = [e["resource"] for e in t.happened("gained")]
        assert gained == (["mana", "food"] if clearing % 2 == 0 else [])
    assert t.resources(DUMMY) == (3, 9, 2)
    assert t.resources(0) == (2, 2, 2)


@rule("TEK-SOLO-06")
def test_a_capital_is_two_points_and_the_rest_scores_as_usual() -> None:
    t = table("orcs", "ELA GAL", seed=2, solo=True).armies(0, "ELA-1 ELA-2").armies(DUMMY, "ELA-3 GAL-1 GAL-1")
    t.tower(DUMMY, 5).magic(DUMMY, 2).end()
    assert t.points(DUMMY, "capitals") == 2
    assert t.points(DUMMY, "armies") == 3
    assert t.points(DUMMY, "tower") == 6
    assert t.points(DUMMY, "magic") == 2
    outcome = t.match.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((2, 13), (DUMMY,))


@rule("TEK-SOLO-06")
def test_ties_with_the_dummy_are_broken_as_usual() -> None:
    t = solo().stock(0, food=9).stock(DUMMY, food=9).tower(0, 1).magic(DUMMY, 1)
    t.end()
    outcome = t.match.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 3)
    assert outcome.winners == (0,)  # equal in armies, the human has the higher tower


@rule("TEK-SOLO-06")
@pytest.mark.parametrize("tower", [6, 5])
def test_the_dummy_triggers_the_end_like_anybody(tower: int) -> None:
    t = solo().tower(DUMMY, tower).stock(DUMMY).selects(0)
    t.play("select:build", "pass")
    assert t.match.ending is (tower == 6)


@rule("TEK-SOLO-07R")
def test_the_number_of_the_dummy_is_random_from_one_to_its_capacity() -> None:
    shown = set()
    for seed in range(60):
        t = reroll(solo().armies(DUMMY, "GAL-2 MOR-1").stock(DUMMY, mana=1, ore=1, food=9), seed).acts(0, "patrol")
        t.play("do:patrol", "army:GAL-1", "to:GAL-2", "flag")
        shown |= {e["n"] for e in t.happened("number-shown") if e["who"] == DUMMY}
    assert shown == {1, 2, 3}  # one mana and one ore; food pays for no war


@rule("TEK-SOLO-07R")
def test_the_number_of_the_dummy_is_not_seen_before_the_human_has_chosen() -> None:
    t = solo().armies(DUMMY, "GAL-2 MOR-1").acts(0, "patrol")
    t.play("do:patrol", "army:GAL-1", "to:GAL-2")
    assert t.seat(0).prompt == "war-dice"
    assert "bid:" not in str(t.sees(0))
    assert not t.happened("number-shown")


@rule("TEK-SOLO-08R")
def test_the_dummy_chooses_among_all_its_legal_moves() -> None:
    seen = set()
    for seed in range(60):
        t = reroll(solo(), seed).acts(DUMMY, "patrol", active=0)
        moved = t.happened("moved")[0]
        seen.add((moved["area"], moved["to"]))
    assert seen == {("MOR-1", "MOR-2"), ("MOR-4", "MOR-2")}


@rule("TEK-SOLO-08R")
def test_the_dummy_retreats_whenever_it_can() -> None:
    for seed in seeds():
        t = reroll(solo().armies(DUMMY, "GAL-2 MOR-1").stock(DUMMY, food=2).stock(0, ore=1), seed)
        t.acts(0, "patrol").play("do:patrol", "army:GAL-1", "to:GAL-2", "bid:1", "pay:ore")
        retreat = t.happened("retreated")[0]
        assert retreat["who"] == DUMMY
        assert retreat["to"] in ("GAL-1", "GAL-4")  # not GAL-3, where an army of the human is
    t = solo().armies(DUMMY, "GAL-2 MOR-1").stock(DUMMY, food=1).stock(0, ore=1).acts(0, "patrol")
    t.play("do:patrol", "army:GAL-1", "to:GAL-2", "bid:1", "pay:ore")
    assert t.happened("army-lost")[0] == {"kind": "army-lost", "who": DUMMY, "area": "GAL-2"}


@rule("TEK-SOLO-08R")
def test_the_dummy_is_never_asked() -> None:
    for seed in seeds(6):
        t = solo(seed, find_tokens=True)
        for _ in range(150):
            if t.match.over:
                break
            assert {d.seat for d in t.due} == {0}  # not even to think a war die over
            options = t.due[0].options
            t.choose(options[(seed + t.match.seq) % len(options)].key, seat=0)


@rule("TEK-SOLO-09R")
def test_the_dummy_has_no_race_and_its_magic_gives_points_only() -> None:
    t = solo().stock(DUMMY, mana=5).magic(DUMMY, 4).acts(DUMMY, "research", active=0)
    assert t.realm(DUMMY).race == ""
    assert t.realm(DUMMY).magic == 5
    assert t.resources(DUMMY) == (0, 0, 0)
    t.end()
    assert (t.points(DUMMY, "magic"), t.points(DUMMY, "bonus")) == (5, 0)


@rule("TEK-SOLO-09R")
def test_magic_costs_the_dummy_what_it_costs_anybody() -> None:
    t = solo().stock(DUMMY, mana=2).magic(DUMMY, 2).acts(DUMMY, "research", active=0)
    assert t.realm(DUMMY).magic == 2  # the third level needs three mana
    assert t.happened("collects")[0]["who"] == DUMMY
