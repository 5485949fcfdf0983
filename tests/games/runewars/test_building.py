"""RW-SETUP-04, 05, 08 to 10, 19, 20: players build the map."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.quests import QUESTS, SETUP_QUESTS
from realms.games.runewars.rules.building import MOST_TRIES, BuildMap
from realms.games.runewars.rules.charting import check
from realms.games.runewars.rules.land import laid_of
from realms.games.runewars.spec import SPEC
from realms.games.runewars.state import Runewars
from realms.kernel.match import Match
from realms.kernel.model import OK
from realms.kernel.rng import seeded
from realms.testing.choices import at_random
from realms.testing.rules import rule
from realms.testing.scenario import Scenario

NAMES = ["uthuk", "latari", "daqan", "waiqar"]


def table(players: int, seed: int = 1, map: str = "built") -> Scenario[Runewars]:
    match = SPEC.new_match(players, seed, {"map": map, "factions": NAMES[:players]})
    assert isinstance(match, Runewars)
    return Scenario(match)


def building(t: Scenario[Runewars]) -> BuildMap:
    found = t.match.nearest(BuildMap)
    assert found is not None
    return found


def lay_all(t: Scenario[Runewars], seed: int = 1) -> list[int]:
    """All tiles, anywhere; who laid them."""
    rng = seeded(seed)
    laid: list[int] = []
    while t.prompt == "rw-lay-tile":
        laid.append(t.active)
        keys = t.options("lay")
        t.choose("lay", keys[rng.below(len(keys))].split(":")[1])
    return laid


@rule("RW-SETUP-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_quests_deal_two_tiles_to_everyone(players: int) -> None:
    t = table(players)
    dealt = [tile for mine in building(t).tiles for tile in mine]
    assert [len(mine) for mine in building(t).tiles] == [2] * players and len(set(dealt)) == 2 * players
    assert set(dealt) <= {QUESTS[quest].area[0] for quest in SETUP_QUESTS}
    others = [tile for mine in building(table(players, 2)).tiles for tile in mine]
    assert dealt != others


@rule("RW-SETUP-05")
@pytest.mark.parametrize("players", [2, 3])
def test_one_tile_each_twice_around_from_the_first_player_on(players: int) -> None:
    t = table(players)
    first = t.match.first
    tiles = [list(mine) for mine in building(t).tiles]
    assert {laid_of(key)[0] for key in t.refs("lay")} == set(tiles[first]), "only the own tiles"
    assert lay_all(t) == [(first + i) % players for i in range(2 * players)]
    assert set(t.match.land.tile) == {tile for mine in tiles for tile in mine}


@rule("RW-SETUP-05")
def test_the_first_player_may_have_the_whole_map_drawn() -> None:
    t = table(3)
    t.choose("random_map")
    assert check(t.match.land, 3)[0] == OK and t.happened("rw-map-drawn")
    t = table(3)
    t.choose("lay", t.refs("lay")[0])
    assert t.options("random_map") == [], "not once a tile lies"


@rule("RW-SETUP-08", "RW-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_puts_markers_and_the_others_settle_before_him(players: int) -> None:
    t = table(players, 3)
    first = t.match.first
    lay_all(t)
    for n in range(players):
        assert t.prompts == [(first, "rw-put-marker")] and len(building(t).put) == n
        t.choose("marker", t.refs("marker")[0])
    asked = []
    while t.prompt == "rw-lay-home":
        asked.append(t.active)
        t.choose("home", t.refs("home")[0])
    assert asked[:1] == [(first + 1) % players] and asked[-1] == first
    assert set(t.match.land.homes) == set(NAMES[:players])


def test_every_marker_that_is_offered_leaves_room_for_the_rest() -> None:
    t = table(2, 5)
    lay_all(t)
    for key in t.refs("marker"):
        other = t.match.clone()
        other.apply(t.active, f"marker:{key}")
        assert other.due[0].prompt == "rw-put-marker" and other.due[0].options


@rule("RW-SETUP-09", "RW-SETUP-20")
def test_after_a_few_vain_attempts_a_map_is_drawn() -> None:
    t = table(2)
    lay_all(t)
    frame = building(t)
    for _ in range(MOST_TRIES - 1):
        frame.markers_anew(t.match)
        assert frame.at == "markers" and t.match.laid != "" and frame.put == []
    frame.markers_anew(t.match)
    assert frame.at == "" and check(t.match.land, 2)[0] == OK


@rule("RW-SETUP-09")
def test_tiles_are_taken_back_and_laid_again() -> None:
    t = table(2)
    lay_all(t)
    frame = building(t)
    tiles = [list(mine) for mine in frame.tiles]
    frame.anew(t.match)
    assert t.match.laid == "" and frame.at == "lay" and frame.turn == 0 and frame.tiles == tiles


@rule("RW-SETUP-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_a_fixed_map_homes_are_chosen_from_the_left_of_the_first_player(players: int) -> None:
    t = table(players, map="fixed")
    first = t.match.first
    for i in range(players):
        assert t.prompts == [((first + 1 + i) % players, "rw-lay-home")] and len(t.refs("home")) == players - i
        t.choose("home", t.refs("home")[-1])
    assert check(t.match.land, players)[0] == OK


@rule("RW-SETUP-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_map_needs_no_choice(players: int) -> None:
    t = table(players, map="random")
    assert t.prompt == "rw-at-home" and check(t.match.land, players)[0] == OK


@rule("RW-SETUP-09", "RW-SETUP-20")
@pytest.mark.parametrize("seed", range(3))
def test_whatever_players_choose_a_game_can_be_played_on_the_map(seed: int) -> None:
    match: Match = SPEC.new_match(2, seed, {})
    rng = seeded(seed)
    while match.due[0].prompt != "rw-at-home":
        seat, key = at_random(match, rng)
        match.apply(seat, key)
    assert isinstance(match, Runewars) and check(match.land, 2)[0] == OK
