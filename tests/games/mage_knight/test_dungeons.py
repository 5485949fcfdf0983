"""Dungeon Lords: secret dungeons and tombs, tunnels between conquered ones, and what they are worth."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, TILE, place
from realms.games.mage_knight.data.tiles import CORE, COUNTRYSIDE, SITE, sites_of
from realms.games.mage_knight.rules import tokens
from realms.games.mage_knight.rules.endturn import led_by
from realms.games.mage_knight.rules.exploring import explore
from realms.games.mage_knight.rules.ground import site_at
from realms.games.mage_knight.rules.rounds import Game, Round
from realms.games.mage_knight.rules.scenarios.dungeons import tunnels
from realms.games.mage_knight.rules.scoring import score, sheet
from realms.games.mage_knight.rules.turn import Moving, Turn
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import BROWN_BACK, DUNGEON, NONE, RED_BACK, TOMB
from realms.testing.rules import rule

DUNGEONS = "dungeon_lords"


def match(players: int, seed: int = 1) -> MageKnight:
    made = SPEC.new_match(players, seed, {"scenario": DUNGEONS})
    assert isinstance(made, MageKnight)
    return made


def used(g: MageKnight) -> list[int]:
    names = [*g.tiles.items, *g.core_tiles.items]
    return [TILE[name] for name in names] + [i for i, at in enumerate(g.where) if at != NONE]


def empty(players: int = 2, hand: str = "march, rage") -> MK:
    """Nothing on the map but the starting tile."""
    t = MK(DUNGEONS, players=players, hand=hand)
    with t.invent() as g:
        for tile in range(1, len(g.where)):
            g.where[tile] = NONE
        for places in (g.up, g.up_at, *[zone.items for zone in g.down], *g.down_at):
            places.clear()
        g.shields.clear()
        g.heroes[0].hex = 0
        g.heroes[0].now.path = [0]
    return t


def reveal(t: MK, tile: str, a: int, b: int) -> None:
    """The first hero explores, and finds this tile."""
    with t.invent() as g:
        for zone in (g.tiles, g.core_tiles, g.box, g.core_box):
            if tile in zone.items:
                zone.items.remove(tile)
        (g.tiles if TILE[tile] in COUNTRYSIDE else g.core_tiles).items.append(tile)
        if TILE[tile] not in COUNTRYSIDE:
            g.tiles.items.clear()
        then = explore(g, 0, place(a, b))
        assert then is not None
    t.restart(Game("next_round"), Round(1, 0, "after_turn"), Turn(0, "act"), Moving(0), then)


def secret(t: MK, hex: str, kind: int = DUNGEON, token: str = "") -> None:
    """A secret dungeon or tomb is there, with an enemy face down."""
    if token:
        t.next_token(token)
    with t.edit() as g:
        if kind == DUNGEON:
            g.secret_dungeons = (*g.secret_dungeons, HEX[hex])
        else:
            g.secret_tombs = (*g.secret_tombs, HEX[hex])
        tokens.lay_down(g, BROWN_BACK if kind == DUNGEON else RED_BACK, HEX[hex])


def fight_out(t: MK, *, win: bool) -> None:
    with t.invent() as g:
        assert g.fight is not None
        g.fight.attack[:] = [60 if win else 0] * 12
        g.fight.foes[0].calm = True
    t.choose(t.options("strike")[0] if win else "done")
    t.until_that(lambda: t.g.fight is None, "the end of the fight")


@rule("MK-SCEN-09-01", "MK-SCEN-09-02")
@pytest.mark.parametrize(
    ("players", "shape", "countryside", "core"), [(2, "wedge", 8, 1), (3, "wedge", 9, 2), (4, "open4", 11, 3)]
)
def test_rounds_and_tiles(players: int, shape: str, countryside: int, core: int) -> None:
    for seed in range(3):
        g = match(players, seed)
        assert (g.rounds, g.shape) == (5, shape)
        tiles = used(g)
        near = [tile for tile in tiles if tile in COUNTRYSIDE]
        assert (len(near), len([tile for tile in tiles if tile in CORE])) == (countryside, core)
        left_out = [tile for tile in COUNTRYSIDE if tile not in near]
        assert not any(SITE[hex] == DUNGEON for tile in left_out for hex in sites_of(tile))
        assert TILE["core1"] in tiles  # monastery and tomb
        assert TILE["core6"] in tiles  # the blue city


@rule("MK-SCEN-09-03")
def test_the_city_is_friendly() -> None:
    t = MK(DUNGEONS, players=2, hand="march, rage")
    t.tile("core6", 2, 1)
    city = t.g.cities[0]
    assert city.conquered and city.shields == [0, 1] and led_by(city) == NONE


@rule("MK-SCEN-09-04")
def test_who_reveals_a_village_says_where_the_secret_dungeon_is() -> None:
    t = empty()
    reveal(t, "1", 1, 0)
    assert t.prompt == "secret-site"
    # Beside the village in the east: the glade and the lake are no places for it.
    assert sorted(t.refs("secret")) == ["1.se"]
    t.choose("secret", "1.se")
    assert t.prompt == "move" and t.g.secret_dungeons == (HEX["1.se"],)
    assert site_at(t.g, HEX["1.se"]) == DUNGEON
    assert t.g.down_at[BROWN_BACK] == [HEX["1.se"]]


@rule("MK-SCEN-09-04")
def test_it_may_be_on_another_tile_but_not_in_a_swamp() -> None:
    t = empty()
    t.tile("3", 1, 0)
    with t.edit() as g:
        g.where[TILE["3"]] = place(1, 0)
    reveal(t, "2", 0, 1)
    found = t.refs("secret")
    assert any(not ref.startswith("2.") for ref in found), found
    t = empty()
    reveal(t, "8", 1, 0)
    # Around the village in the south-east: a ring of swamp, and plains in the east.
    assert sorted(t.refs("secret")) == ["8.e"]


@rule("MK-SCEN-09-04")
def test_villages_that_lie_open_from_the_start_have_none() -> None:
    for seed in range(4):
        g = match(2, seed)
        assert g.secret_dungeons == g.secret_tombs == ()


@rule("MK-SCEN-09-05")
def test_a_secret_dungeon_works_like_a_dungeon() -> None:
    t = MK(DUNGEONS, players=2, hand="march, rage", at="1.se")
    secret(t, "1.se", token="gargoyle")
    t.choose("enter")
    fight = t.g.fight
    assert fight is not None and fight.dark and fight.no_units
    assert [foe.token for foe in t.foes] == ["gargoyle"]
    fight_out(t, win=True)
    assert t.g.shields[HEX["1.se"]] == 0 and t.hero().now.gains == ["dungeon"]
    assert not tokens.any_at(t.g, HEX["1.se"])


@rule("MK-SCEN-09-05")
def test_after_a_failure_a_new_enemy_waits() -> None:
    t = MK(DUNGEONS, players=2, hand="march, rage", at="1.se")
    secret(t, "1.se", token="gargoyle")
    t.choose("enter")
    t.next_token("medusa")
    fight_out(t, win=False)
    assert "gargoyle" in t.g.discards[BROWN_BACK] and HEX["1.se"] not in t.g.shields
    assert t.g.down_at[BROWN_BACK] == [HEX["1.se"]] and t.g.down[BROWN_BACK].items == ["medusa"]


@rule("MK-SCEN-09-06")
def test_a_monastery_has_a_secret_tomb_beside_it() -> None:
    t = empty()
    reveal(t, "5", 1, 0)
    assert t.prompt == "secret-site"
    t.choose(t.options("secret")[0])
    hex = t.g.secret_tombs[0]
    assert site_at(t.g, hex) == TOMB and t.g.down_at[RED_BACK] == [hex]


@rule("MK-SCEN-09-06")
def test_a_secret_tomb_works_like_a_tomb() -> None:
    t = MK(DUNGEONS, players=2, hand="march, rage", at="1.se")
    secret(t, "1.se", TOMB, "swamp_dragon")
    t.choose("enter")
    assert [foe.token for foe in t.foes] == ["swamp_dragon"] and t.g.fight is not None and t.g.fight.no_units
    fight_out(t, win=True)
    assert sorted(t.hero().now.gains) == ["artifact", "spell"]


@rule("MK-SCEN-09-07")
@pytest.mark.parametrize("hex", ["7.se", "1.se"])
def test_conquered_ones_cannot_be_entered_again(hex: str) -> None:
    t = MK(DUNGEONS, players=2, hand="march, rage", at=hex)
    if hex == "1.se":
        secret(t, hex)
    t.shield(hex)
    assert t.refused("enter") == "MK-SCEN-09-07"


def connected() -> MK:
    """Conquered: the dungeon of tile 7 by one hero, a secret tomb on tile 1 by the other."""
    t = empty()
    t.tile("7", 1, 0)
    t.tile("1", 0, 1)
    t.tile("9", 1, 1)
    with t.edit() as g:
        g.secret_tombs = (HEX["1.sw"],)
        g.shields[HEX["7.se"]] = 0
        g.shields[HEX["1.sw"]] = 1
    t.at("7.se")
    return t


@rule("MK-SCEN-09-08")
def test_a_tunnel_costs_two_and_one_for_each_hex() -> None:
    t = connected()
    prices = tunnels(t.g, HEX["7.se"])
    assert list(prices) == [HEX["1.sw"]]  # the dungeon of tile 9 is not conquered
    price = prices[HEX["1.sw"]]
    t.points(move=price - 1)
    assert t.refused("tunnel", "1.sw") == "MK-MOVE-05"
    t.points(move=price)
    t.choose("tunnel", "1.sw")
    assert t.hero().hex == HEX["1.sw"] and t.hero().now.move == 0 and t.hero().now.moved
    assert t.hero().now.path == [HEX["7.se"], HEX["1.sw"]]


@rule("MK-SCEN-09-08")
def test_the_way_goes_around_lakes_and_swamps() -> None:
    """From east to west straight through the middle of tile 7 it would be two hexes: there is a swamp."""
    t = empty()
    t.tile("7", 1, 0)
    with t.invent() as g:
        g.secret_dungeons = (HEX["7.e"], HEX["7.w"])
        g.shields[HEX["7.e"]] = g.shields[HEX["7.w"]] = 0
    assert tunnels(t.g, HEX["7.e"])[HEX["7.w"]] == 2 + 3
    with t.invent() as g:
        g.where[TILE["11"]] = place(5, 5)  # far from everything
        g.secret_dungeons = (*g.secret_dungeons, HEX["11.nw"])
        g.shields[HEX["11.nw"]] = 0
    assert list(tunnels(t.g, HEX["7.e"])) == [HEX["7.w"]]  # there is no way


@rule("MK-SCEN-09-08")
def test_nobody_is_provoked_on_the_way() -> None:
    t = connected()
    t.points(move=20)
    t.choose("tunnel", "1.sw")
    assert t.g.fight is None and t.prompt == "move"
    assert t.offers("tunnel", "7.se")


@rule("MK-SCEN-09-08")
def test_no_tunnel_from_what_is_not_conquered() -> None:
    t = connected()
    with t.edit() as g:
        del g.shields[HEX["7.se"]]
    t.points(move=20)
    assert not t.options("tunnel")


@rule("MK-SCEN-09-09")
def test_the_end() -> None:
    t = connected()
    with t.invent() as g:
        g.tiles.items.clear()
        g.core_tiles.items.clear()
    t.play("march")
    t.choose("end")
    t.until_that(lambda: t.active == 1, "the turn of the next player")
    assert not t.g.ending  # there is the dungeon of tile 9
    t.shield("9.nw", 1)
    t.until_that(lambda: t.g.ending, "the end of the turn")
    assert t.active == 0 and t.g.last_turns == [1]
    t.until_that(lambda: t.match.over, "the end")


@rule("MK-SCEN-09-10")
def test_dungeons_and_tombs_count_four_and_there_is_another_title() -> None:
    t = connected()
    t.tile("10", 2, 0)
    t.shield("10.nw", 1)  # a den: 2, as usual
    rows = dict(sheet(t.g))
    assert rows["adventurer"] == (4, 6) and rows["title-crawler"] == (0, 5)
    assert "title-adventurer" not in rows
    with t.edit() as g:
        del g.shields[HEX["10.nw"]]
    assert dict(sheet(t.g))["title-crawler"] == (2, 2)


@rule("MK-SCEN-04-10")
def test_alone() -> None:
    t = MK(DUNGEONS, players=1, hand="march, rage")
    assert t.g.dummy is not None and score(t.g).winners == ()
    rows = dict(sheet(t.g))
    assert rows["goal"] == (0,) and rows["unused-rounds"] == (120,) and "title-crawler" not in rows
    with t.edit() as g:
        g.ending = True
    assert score(t.g).winners == (0,)
