"""TEK-SETUP: what everybody has before the first turn."""

from __future__ import annotations

import pytest

from realms.games.tiny_epic_kingdoms.data.races import RACES
from realms.games.tiny_epic_kingdoms.data.territories import CARDS, CODES, TERRITORIES, TERRITORY_OF
from realms.games.tiny_epic_kingdoms.spec import SPEC
from realms.games.tiny_epic_kingdoms.state import NEUTRAL, TinyEpicKingdoms
from realms.kernel.model import BadOptions
from realms.testing.rules import rule

from .table import Table, table

SEEDS = range(30)


def match(players: int = 3, seed: int = 1, **options: object) -> TinyEpicKingdoms:
    made = SPEC.new_match(players, seed, options)
    assert isinstance(made, TinyEpicKingdoms)
    return made


def fresh(players: int = 3, seed: int = 1, **options: object) -> Table:
    """A match at its first question."""
    return Table(match(players, seed, **options))


def starting_in(area: str) -> Table:
    """Seat 0 has its two armies here, the others in the first region of their homes."""
    t = fresh(territories=[area[:3], "VEL", "AUG"])
    while t.prompt == "pick-start":
        seat = t.active
        t.choose(f"start:{area}" if seat == 0 else t.options()[0])
    return t


@rule("TEK-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play_and_all_six_actions_are_open_at_first(players: int) -> None:
    t = fresh(players)
    assert len(t.match.realms) == players
    t.until("select-action")
    assert t.match.shields == []
    assert t.refs("select") == ["patrol", "quest", "build", "research", "expand", "trade"]


@rule("TEK-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_nobody_plays_alone_or_with_six(players: int) -> None:
    with pytest.raises(BadOptions):
        SPEC.new_match(players, 1, {})


@rule("TEK-SETUP-01")
def test_there_are_five_shields() -> None:
    t = table("orcs humans elves").shields("patrol", "quest", "build", "research")
    t.selects(0).choose("select:expand")
    assert len(t.match.shields) == 5
    t.until("select-action")
    assert t.active == 1
    assert t.match.shields == []  # all five came back: there is no sixth to put down


@rule("TEK-SETUP-02", "TEK-SETUP-06")
def test_everybody_has_seven_armies_three_tracks_and_both_levels_at_nought() -> None:
    t = fresh(4)
    t.until("select-action")
    for realm in t.match.realms:
        assert len(realm.armies) + realm.supply == 7
        assert len(realm.stock) == 3
        assert (realm.tower, realm.magic) == (0, 0)
        assert realm.powers.instead == ()  # level 0 teaches nothing


@rule("TEK-SETUP-03")
def test_no_race_is_dealt_twice() -> None:
    dealt = [[realm.race for realm in match(5, seed).realms] for seed in SEEDS]
    assert all(len({*races}) == 5 and {*races} <= {*RACES} for races in dealt)
    assert {race for races in dealt for race in races} == {*RACES}  # and each may turn up


@rule("TEK-SETUP-03")
def test_a_chosen_race_is_taken() -> None:
    t = fresh(3, races="chosen")
    first = t.active
    assert t.refs("race") == list(RACES)
    t.choose("race:orcs")
    assert t.realm(first).race == "orcs"
    assert t.refused("race", "orcs") == "TEK-SETUP-03"
    assert len(t.refs("race")) == len(RACES) - 1
    t.play("race:elves")
    assert t.refused("race", "orcs") == t.refused("race", "elves") == "TEK-SETUP-03"


@rule("TEK-SETUP-03")
def test_no_race_may_be_named_twice() -> None:
    with pytest.raises(BadOptions):
        match(3, races=["orcs", "elves", "orcs"])


@rule("TEK-SETUP-04")
def test_everybody_is_dealt_another_card() -> None:
    dealt = [[realm.card for realm in match(5, seed).realms] for seed in SEEDS]
    assert all(len({*cards}) == 5 for cards in dealt)
    assert {card for cards in dealt for card in cards} == {*range(8)}


@rule("TEK-SETUP-04")
@pytest.mark.parametrize("side", [0, 1])
def test_the_player_chooses_the_side_of_the_card(side: int) -> None:
    t = fresh(3)
    assert t.prompt == "pick-side"
    seat = t.active
    sides = [CODES[territory] for territory in CARDS[t.realm(seat).card]]
    assert t.refs("home") == sides
    t.choose("home", sides[side])
    assert CODES[t.realm(seat).home] == sides[side]
    t.until("pick-start")
    assert {ref[:3] for ref in t.refs("start")} == {sides[side]}


@rule("TEK-SETUP-04")
def test_both_sides_of_one_card_are_never_in_play() -> None:
    with pytest.raises(BadOptions):
        match(3, territories=["GAL", "TUL", "AUG"])


@rule("TEK-SETUP-05")
def test_six_resources_are_split_freely() -> None:
    t = fresh(3)
    t.until("pick-split")
    splits = [tuple(int(n) for n in ref.split(":")) for ref in t.seat(0).refs("split")]
    assert len(splits) == len({*splits}) == 28
    assert all(sum(split) == 6 and min(split) >= 0 for split in splits)
    for split in ("6:0:0", "0:6:0", "0:0:6", "2:1:3"):  # mana, ore, food; the last for a first game
        assert t.seat(0).offers("split", split)
    for split in ("2:2:3", "2:1:2", "0:0:0", "7:0:0", "7:-1:0"):
        assert not t.seat(0).offers("split", split)


@rule("TEK-SETUP-05")
def test_the_split_is_what_a_player_starts_with() -> None:
    t = fresh(3)
    t.until("pick-split")
    for seat, split in enumerate(("2:1:3", "6:0:0", "0:1:5")):
        t.choose("split", split, seat=seat)
    assert [t.resources(seat) for seat in range(3)] == [(2, 1, 3), (6, 0, 0), (0, 1, 5)]


@rule("TEK-SETUP-07")
def test_two_armies_start_together_in_one_region_of_the_home() -> None:
    t = fresh(territories=["GAL", "MOR", "AUG"])
    t.until_that(lambda: t.active == 0)
    assert t.refs("start") == ["GAL-1", "GAL-2", "GAL-3", "GAL-4", "GAL-5"]
    t.choose("start:GAL-4")
    assert t.at("GAL-4") == [(0, False), (0, False)]
    assert len(t.realm(0).armies) == 2
    assert t.realm(0).supply == 5


@rule("TEK-SETUP-07R")
def test_nobody_starts_in_water_or_on_a_cliff() -> None:
    t = fresh(territories=["ELA", "GAL", "AUG"], races=["merfolk", "dragonkin", "elves"])
    t.until_that(lambda: t.active == 0)
    assert t.refused("start", "ELA-W1") == t.refused("start", "ELA-C1") == "TEK-SETUP-07R"
    assert t.refs("start") == [f"ELA-{n}" for n in range(1, 6)]


@rule("TEK-SETUP-07R")
def test_armies_that_start_in_ruins_lie() -> None:
    t = starting_in("TUL-1")
    assert t.at("TUL-1") == [(0, True), (0, True)]


@rule("TEK-SETUP-07R")
def test_a_capital_is_a_place_to_start() -> None:
    t = starting_in("ELA-3")
    assert t.at("ELA-3") == [(0, False), (0, False)]


@rule("TEK-SETUP-08", "TEK-SETUP-08R")
def test_the_start_player_is_drawn_before_anything_is_chosen() -> None:
    starters = set()
    for seed in SEEDS:
        g = match(4, seed, races="chosen")
        assert g.log is not None
        assert g.log[0].kind.name == "starts"
        assert g.log[0].args == (g.active,)
        assert [d.seat for d in g.due] == [g.active]
        starters.add(g.active)
    assert starters == {0, 1, 2, 3}


@rule("TEK-SETUP-08")
def test_the_start_player_takes_the_first_turn() -> None:
    t = fresh(4, seed=3)
    first = t.match.active
    t.until("select-action")
    assert t.active == first


@rule("TEK-SETUP-09R")
def test_race_side_region_and_resources_are_chosen_in_seat_order_from_the_start_player() -> None:
    t = fresh(3, seed=4, races="chosen")
    order = [(t.match.active + i) % 3 for i in range(3)]
    assert order != [0, 1, 2]
    asked = []
    while t.prompt != "pick-split":
        asked.append((t.active, t.prompt))
        t.choose(t.options()[0])
    assert asked == [(seat, what) for what in ("pick-race", "pick-side", "pick-start") for seat in order]
    assert [seat for seat, _ in t.prompts] == order  # and the resources by all at once


@rule("TEK-SETUP-09R")
def test_cards_are_dealt_after_the_races_are_chosen() -> None:
    t = fresh(2, races="chosen")
    assert [realm.card for realm in t.match.realms] == [-1, -1]
    t.play("race:orcs", "race:elves")
    assert all(realm.card >= 0 for realm in t.match.realms)
    assert len(t.happened("home-dealt")) == 2


@rule("TEK-SETUP-09R")
def test_nobody_sees_a_split_before_all_are_made() -> None:
    t = fresh(3)
    t.until("pick-split")
    t.choose("split:6:0:0", seat=0)
    assert "split:6:0:0" not in str(t.sees(1)) + str(t.told(1))
    assert "split:6:0:0" in str(t.sees(0))
    t.choose("split:0:6:0", seat=2)
    assert [t.resources(seat) for seat in range(3)] == [(0, 0, 0)] * 3
    t.choose("split:0:0:6", seat=1)
    assert [t.resources(seat) for seat in range(3)] == [(6, 0, 0), (0, 0, 6), (0, 6, 0)]


@rule("TEK-SETUP-10")
@pytest.mark.parametrize(("players", "laid"), [(2, 13), (3, 12), (4, 16), (5, 15)])
def test_the_number_of_players_decides_on_lost_kingdom_and_find_tokens(players: int, laid: int) -> None:
    t = fresh(players, find_tokens=True)
    t.until("select-action")
    neutral = [army for army in t.match.slots if army == NEUTRAL]
    assert len(neutral) == (5 if players == 2 else 0)
    assert (t.match.lost_kingdom >= 0) == (players == 2)
    covered = [area for area in t.match.hidden_at if area >= 0]
    assert len(covered) == len({*covered}) == laid
    assert len(t.match.hidden.items) == (15 if players == 5 else 16)
    assert ("blank" in t.match.hidden.items) == (players < 5)


@rule("TEK-SETUP-10")
def test_without_the_option_no_find_tokens_are_laid() -> None:
    t = fresh(4)
    t.until("select-action")
    assert t.match.hidden.items == t.match.open.items == []
    assert {TERRITORY_OF[area] for realm in t.match.realms for area in realm.armies} == {*t.match.territories}
    assert len({TERRITORIES[territory].card for territory in t.match.territories}) == 4
