"""Conquer and Hold: keeps and mage towers are taken, held, and taken away again."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.test_results import to_melee, win
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES, SHAPES, TILE, place, place_name
from realms.games.mage_knight.data.tiles import SITE
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.rules.endturn import hand_limit
from realms.games.mage_knight.rules.ground import terrain
from realms.games.mage_knight.rules.scoring import score
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import BLACK, GOLD, KEEP, MAGE_TOWER, NONE, PLAINS
from realms.kernel.model import SPECTATOR, BadOptions
from realms.kernel.rng import seeded
from realms.kernel.view import project, redeal
from realms.testing.rules import rule

KEEPS = ("3.ne", "9.e", "10.sw", "core4.e", "core7.w")
TOWERS = ("4.mid", "9.sw", "11.mid", "core2.sw", "core3.e")


def match(players: int, seed: int = 1, **options: object) -> MageKnight:
    made = SPEC.new_match(players, seed, {"scenario": "conquer_and_hold", **options})
    assert isinstance(made, MageKnight)
    return made


def hold(at: str, *, players: int = 2, hand: str = "march, rage", **options: object) -> MK:
    """The hero stands there; the tiles of countryside are where they fell."""
    return MK("conquer_and_hold", players=players, hand=hand, at=at, saves=False, options=options)


def no_garrison(t: MK, hex: str) -> None:
    """What defended the site at first is gone."""
    with t.edit() as g:
        for back, places in enumerate(g.down_at):
            while HEX[hex] in places:
                i = places.index(HEX[hex])
                g.piles[back].items.insert(0, g.down[back].take(i))
                del places[i]
    t.clear(hex)


def belongs(t: MK, hex: str, seat: int) -> None:
    """Somebody has conquered the site before."""
    t.tile(hex.partition(".")[0], 1, 1)
    no_garrison(t, hex)
    t.shield(hex, seat)


# Map, tiles and units.


@rule("MK-SCEN-10-01", "MK-SCEN-10-16")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 4), (4, 4)])
def test_players_and_rounds(players: int, rounds: int) -> None:
    g = match(players)
    assert g.rounds == rounds
    assert sorted(g.teams) == ([0, 0, 1, 1] if players == 4 else [])


@rule("MK-SCEN-10-01")
def test_there_is_nobody_to_hold_against_alone() -> None:
    with pytest.raises(BadOptions, match="conquer_and_hold takes 2 to 4 players, not 1"):
        match(1)


@rule("MK-SCEN-10-02")
def test_a_fixed_map_of_which_three_tiles_are_open() -> None:
    g = match(2)
    assert terrain(g, HEX["start.se"]) == PLAINS  # side B
    laid = [at for tile, at in enumerate(g.where) if at != NONE and tile != 0]
    assert sorted(laid) == sorted(SHAPES["hold"].first)
    assert len(g.tiles.items) == len(SHAPES["hold"].fixed) == 2
    assert len(g.core_tiles.items) == len(SHAPES["hold"].fixed_core) == 4


@rule("MK-SCEN-10-02")
def test_a_tile_face_down_is_opened_by_exploring() -> None:
    """From the tile at (1, 0) three lie next: countryside at (1, 1) and (2, -1), core at (2, 0)."""
    t = hold("start.mid")
    tile = next(tile for tile, at in enumerate(t.g.where) if at == place(1, 0))
    name = t.g.land.at[t.g.land.spots[7 * tile + 1]]  # its north-eastern hex
    t.at(HEX_NAMES[name])
    with t.edit() as g:
        g.heroes[0].now.move = 1
    to = place_name(place(2, 0))
    assert t.refused("explore", to) == "MK-MOVE-13"
    t.points(move=2)
    core = len(t.g.core_tiles.items)
    t.choose("explore", to)
    assert len(t.g.core_tiles.items) == core - 1 and len(t.g.tiles.items) == 2
    assert place(2, 0) in t.g.where
    assert t.hero().now.move == 0


@rule("MK-SCEN-10-02")
def test_there_are_no_tiles_beyond_the_fixed_places() -> None:
    t = hold("start.mid")
    tile = next(tile for tile, at in enumerate(t.g.where) if at == place(0, 1))
    with t.edit() as g:
        g.heroes[0].hex = 7 * tile + 6  # its north-western hex: up there is no place for a tile
        g.heroes[0].now.move = 9
    beyond = [place_name(at) for at in t.g.land.beside(7 * tile + 6) if at not in SHAPES["hold"].fixed]
    assert beyond
    for at in beyond:
        assert not t.offers("explore", at) and t.refused("explore", at) == "MK-MOVE-16"


@rule("MK-SCEN-10-03")
def test_the_tiles_with_keeps_and_mage_towers_and_the_white_city() -> None:
    for seed in range(4):
        g = match(3, seed)
        laid = [tile for tile, at in enumerate(g.where) if at != NONE and tile != 0]
        countryside = sorted([*laid, *[TILE[name] for name in g.tiles.items]])
        assert countryside == sorted([TILE[name] for name in ("3", "4", "9", "10", "11")])
        assert sorted(g.core_tiles.items) == ["core2", "core3", "core4", "core7"]


@rule("MK-SCEN-10-03")
def test_which_tiles_are_in_the_game_is_no_secret_but_where_they_lie_is() -> None:
    g = match(2)
    for seed in range(3):
        guess = redeal(g, 0, seeded(seed))
        assert isinstance(guess, MageKnight)
        assert sorted(guess.tiles.items) == sorted(g.tiles.items)
        assert sorted(guess.core_tiles.items) == sorted(g.core_tiles.items)
    assert project(g, 0).state["tiles"] == {"n": 2, "items": []}


@rule("MK-SCEN-10-04")
def test_the_city_has_closed_its_gates() -> None:
    t = hold("core7.ne")
    t.points(move=9)
    assert t.refused("walk", "core7.mid") == "MK-SCEN-10-04"
    assert not t.g.cities[0].conquered and t.g.cities[0].level == 0


@rule("MK-SCEN-10-05")
def test_no_units_of_level_four() -> None:
    g = match(2)
    assert not any(UNITS[kind].level == 4 for kind in g.unit_decks[1].items)
    assert any(UNITS[kind].level == 3 for kind in g.unit_decks[1].items)


@rule("MK-SCEN-10-06")
@pytest.mark.parametrize(("players", "half"), [(2, 4), (3, 3)])
def test_elite_units_come_in_the_second_half(players: int, half: int) -> None:
    t = hold("core2.w", players=players)
    assert t.g.core_seen
    for round in range(2, half + 1):
        t.until_that(lambda round=round: t.g.round == round, f"round {round}")  # type: ignore[misc]
        elite = [kind for kind in t.g.unit_offer if UNITS[kind].elite]
        assert bool(elite) == (round == half)


# Sites that belong to somebody.


@rule("MK-SCEN-10-07")
def test_villagers_serve_in_keeps_and_monks_in_towers() -> None:
    t = hold("9.se")
    t.unit_offer("peasants, northern_monks")
    belongs(t, "9.e", 0)
    belongs(t, "9.sw", 0)
    t.at("9.e")
    t.choose("interact")
    t.points(influence=20)
    assert t.offers("recruit", "peasants") and t.refused("recruit", "northern_monks") == "MK-INTERACT-08"
    t = hold("9.se")
    t.unit_offer("peasants, northern_monks")
    belongs(t, "9.sw", 0)
    t.at("9.sw")
    t.choose("interact")
    t.points(influence=20)
    assert t.offers("recruit", "northern_monks") and t.refused("recruit", "peasants") == "MK-INTERACT-08"


@rule("MK-SCEN-10-08")
@pytest.mark.parametrize("site", ["9.e", "9.sw"])
def test_assaults_do_not_cost_reputation(site: str) -> None:
    t = hold("9.se")
    t.points(move=9)
    t.choose("walk", site)
    assert t.g.fight is not None and t.g.fight.cause == "assault"
    assert t.hero().reputation == 0


@rule("MK-SCEN-10-09")
def test_a_conquered_tower_gives_no_spell_and_belongs_to_the_conqueror() -> None:
    t = hold("9.se")
    t.token("monks", "9.sw")
    t.points(move=9)
    t.choose("walk", "9.sw")
    to_melee(t)
    win(t)
    assert t.g.shields[HEX["9.sw"]] == 0
    assert t.hero().now.gains == []
    t.mana(tokens="red blue green white")
    t.turn()
    assert t.offers("interact")
    t.mana(tokens="red blue green white")
    t.choose("interact")
    t.points(influence=7)
    assert t.options("buy_spell")


@rule("MK-SCEN-10-10")
def test_a_tower_of_another_hero_is_assaulted_for_half_the_fame() -> None:
    t = hold("9.se")
    belongs(t, "9.sw", 1)
    t.next_token("monks")  # worth 4
    t.points(move=9)
    t.choose("walk", "9.sw")
    assert [foe.token for foe in t.foes] == ["monks"]
    assert t.foes[0].walls and t.foes[0].half_fame
    to_melee(t)
    win(t)
    assert t.hero().fame == 2
    assert t.g.shields[HEX["9.sw"]] == 0


@rule("MK-SCEN-10-09", "MK-SCEN-10-10")
def test_the_tower_of_another_hero_is_no_place_to_trade() -> None:
    """Only an assault leads into it, so nobody but its owner deals with the mages."""
    t = hold("9.se")
    belongs(t, "9.sw", 1)
    t.at("9.sw")
    assert not t.offers("interact")


@rule("MK-SCEN-10-11")
@pytest.mark.parametrize(("night", "colour"), [(False, GOLD), (True, BLACK)])
def test_mana_for_every_own_tower_next_to_one_of_them(night: bool, colour: int) -> None:
    t = hold("9.se")
    t.night(dark=night)
    for hex in ("9.sw", "4.mid"):
        belongs(t, hex, 0)
    belongs(t, "11.mid", 1)
    t.turn()
    assert t.hero().tokens[colour] == 2
    assert sum(t.hero().tokens) == 2


@rule("MK-SCEN-10-11")
def test_no_mana_away_from_the_own_towers() -> None:
    t = hold("9.se")
    belongs(t, "9.sw", 1)
    belongs(t, "4.mid", 0)
    t.at("start.ne")
    t.turn()
    assert sum(t.hero().tokens) == 0
    t.at("9.se")
    t.turn()
    assert sum(t.hero().tokens) == 0  # next to the tower of somebody else


@rule("MK-SCEN-10-12")
def test_next_to_both_a_keep_and_a_tower_both_bonuses_hold() -> None:
    t = hold("9.se")
    limit = hand_limit(t.g, t.hero())
    belongs(t, "9.e", 0)
    belongs(t, "9.sw", 0)
    t.turn()
    assert hand_limit(t.g, t.hero()) == limit + 1
    assert t.hero().tokens[GOLD] == 1


@rule("MK-SCEN-10-13")
@pytest.mark.parametrize(("round", "defenders"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize(("site", "back"), [("9.e", 1), ("9.sw", 3)])
def test_more_and_more_defenders(round: int, defenders: int, site: str, back: int) -> None:
    t = hold("9.se")
    belongs(t, site, 1)
    with t.edit() as g:
        g.round = round
        g.night = round % 2 == 0
    t.points(move=9)
    before = len(t.g.piles[back].items)
    t.choose("walk", site)
    assert len(t.foes) == defenders and all(foe.walls and foe.half_fame for foe in t.foes)
    assert len(t.g.piles[back].items) == before - defenders


@rule("MK-SCEN-10-13")
def test_the_fame_of_several_defenders_is_added_and_then_halved() -> None:
    t = hold("9.se")
    belongs(t, "9.e", 1)
    with t.edit() as g:
        g.round = 5
    t.next_token("crossbowmen", "guardsmen", "golems")
    t.points(move=9)
    t.choose("walk", "9.e")
    to_melee(t)
    win(t)
    assert t.hero().fame == 5  # half of 3 + 3 + 4; halved one by one it would be 6
    assert t.g.shields[HEX["9.e"]] == 0


# Teams.


@rule("MK-SCEN-10-14", "MK-TEAM-09")
def test_allied_keeps_and_towers_are_open_to_the_ally() -> None:
    t = hold("9.se", players=4, teams=[0, 1, 0, 1])
    belongs(t, "9.e", 2)
    belongs(t, "9.sw", 2)
    t.unit_offer("peasants, northern_monks")
    t.points(move=9)
    t.choose("walk", "9.e")
    assert t.g.fight is None and t.hero().hex == HEX["9.e"]
    t.choose("interact")
    t.points(influence=20)
    assert t.offers("recruit", "peasants")


@rule("MK-SCEN-10-14")
def test_bonuses_count_own_sites_only() -> None:
    t = hold("9.se", players=4, teams=[0, 1, 0, 1])
    limit = hand_limit(t.g, t.hero())
    belongs(t, "9.e", 2)
    belongs(t, "9.sw", 2)
    t.turn()
    assert hand_limit(t.g, t.hero()) == limit
    assert sum(t.hero().tokens) == 0


@rule("MK-SCEN-10-14", "MK-TEAM-09")
def test_next_to_a_site_of_the_ally_the_own_ones_far_away_count() -> None:
    t = hold("9.se", players=4, teams=[0, 1, 0, 1])
    limit = hand_limit(t.g, t.hero())
    for hex, seat in (("9.e", 1), ("9.sw", 1), ("10.sw", 0), ("4.mid", 0)):
        belongs(t, hex, seat)
    t.turn()
    assert hand_limit(t.g, t.hero()) == limit and sum(t.hero().tokens) == 0  # next to those of rivals
    with t.edit() as g:
        g.shields[HEX["9.e"]] = g.shields[HEX["9.sw"]] = 2
    t.turn()
    assert hand_limit(t.g, t.hero()) == limit + 1
    assert t.hero().tokens[GOLD] == 1 and sum(t.hero().tokens) == 1


# What is seen.


@rule("MK-SCEN-10-02")
def test_tiles_face_down_lie_on_the_map_from_the_start() -> None:
    picture = SPEC.scene(project(match(2), SPECTATOR))
    unknown = {space.id: space.kind for space in picture.boards[0].spaces if "explorable" in space.marks}
    assert unknown == {
        **{place_name(at): "countryside" for at in SHAPES["hold"].fixed},
        **{place_name(at): "core" for at in SHAPES["hold"].fixed_core},
    }


@rule("MK-SCEN-10-15")
def test_the_points_of_everybody_are_seen_all_the_time() -> None:
    t = hold("9.se")
    belongs(t, "9.e", 1)
    belongs(t, "9.sw", 1)
    told = [one for one in SPEC.scene(project(t.g, 0)).sums if one.text == "sum-held"]
    assert [dict(one.args) for one in told] == [
        {"keeps_n": 0, "towers_n": 0, "n": 0},
        {"keeps_n": 1, "towers_n": 1, "n": 5},
    ]


# The end.


def hand_out(g: MageKnight, **owners: str) -> None:
    """Shields by seat ("s0"): names of hexes."""
    for seat, hexes in owners.items():
        for hex in hexes.split():
            g.shields[HEX[hex]] = int(seat[1:])


@rule("MK-SCEN-10-15")
def test_victory_points_for_what_is_held() -> None:
    g = match(2)
    hand_out(g, s0="3.ne 4.mid", s1="9.e 10.sw")
    g.heroes[0].fame = 60
    found = score(g)
    assert found.scores == (5, 6) and found.winners == (1,)
    assert dict(found.sheet) == {"keeps": (3, 6), "towers": (2, 0)}


@rule("MK-SCEN-10-15")
def test_a_tie_has_no_winner() -> None:
    g = match(2)
    hand_out(g, s0="3.ne", s1="9.e")
    assert score(g).winners == ()


@rule("MK-SCEN-10-15")
def test_there_are_twenty_five_points() -> None:
    assert [SITE[HEX[hex]] for hex in KEEPS] == [KEEP] * 5
    assert [SITE[HEX[hex]] for hex in TOWERS] == [MAGE_TOWER] * 5
    g = match(2)
    hand_out(g, s0=" ".join(KEEPS + TOWERS))
    assert score(g).scores == (25, 0)


@rule("MK-SCEN-10-15", "MK-SCEN-10-14")
def test_teams_win_together() -> None:
    g = match(4, teams=[0, 1, 0, 1])
    hand_out(g, s0="3.ne", s1="4.mid", s2="9.sw")
    found = score(g)
    assert found.scores == (5, 2, 5, 2) and found.winners == (0, 2)
    hand_out(g, s3="9.e")
    assert score(g).winners == ()


@rule("MK-SCEN-10-15")
def test_it_is_played_to_the_last_round() -> None:
    t = hold("start.mid")
    t.until_that(lambda: t.match.over, "the end")
    assert t.g.round == 6 and t.g.finished
    outcome = t.g.outcome()
    assert outcome is not None and outcome.winners == ()


@rule("MK-SCEN-10-16")
def test_all_tiles_may_be_open_from_the_start() -> None:
    g = match(2, open_map=True)
    assert not g.tiles.items and not g.core_tiles.items
    for at in (*SHAPES["hold"].fixed, *SHAPES["hold"].fixed_core):
        assert at in g.where
    core = [tile for tile, at in enumerate(g.where) if at in SHAPES["hold"].fixed_core]
    assert all(tile >= TILE["core1"] for tile in core)
    with pytest.raises(BadOptions, match="open_map is for conquer_and_hold, not for full_conquest"):
        SPEC.new_match(2, 1, {"scenario": "full_conquest", "open_map": True})
