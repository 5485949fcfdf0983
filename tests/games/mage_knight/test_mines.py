"""Mines Liberation: a friendly city, mines held by enemies, and what freeing them brings."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, TILE
from realms.games.mage_knight.data.tiles import CORE, COUNTRYSIDE, SITE, sites_of
from realms.games.mage_knight.rules import tokens
from realms.games.mage_knight.rules.endturn import hand_limit, led_by
from realms.games.mage_knight.rules.scenario import of
from realms.games.mage_knight.rules.scoring import score, sheet
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import BLUE, BROWN_BACK, GREEN, MINE, NONE, RED, RED_BACK, WHITE
from realms.testing.rules import rule

MINES = "mines_liberation"
NEAR = "5.se"  # the blue mine of tile 5
FAR = "core2.e"  # the green mine of a core tile


def match(players: int, seed: int = 1) -> MageKnight:
    made = SPEC.new_match(players, seed, {"scenario": MINES})
    assert isinstance(made, MageKnight)
    return made


def used(g: MageKnight) -> list[int]:
    """All tiles of the game but those in the box."""
    names = [*g.tiles.items, *g.core_tiles.items]
    return [TILE[name] for name in names] + [i for i, at in enumerate(g.where) if at != NONE]


def at_mine(mine: str = NEAR, *enemies: str, players: int = 2, hand: str = "march, rage") -> MK:
    """A hero on a mine, held by these enemies."""
    t = MK(MINES, players=players, hand=hand)
    t.at(mine)
    if enemies:
        hold(t, mine, *enemies)
    return t


def hold(t: MK, mine: str, *enemies: str) -> None:
    """Exactly these enemies hold the mine: the first face up, the second face down."""
    t.token(enemies[0], mine)
    t.next_token(*enemies[1:])
    with t.edit() as g:
        for name in enemies[1:]:
            tokens.lay_down(g, tokens.back_of(name), HEX[mine])


def strong(t: MK) -> None:
    """Attack enough for anybody."""
    with t.invent() as g:
        assert g.fight is not None
        g.fight.attack[:] = [40] * 12


def free(t: MK) -> None:
    """Defeat everybody in the mine."""
    t.choose("liberate")
    strong(t)
    while t.g.fight is not None:
        t.choose(t.options("strike")[0] if t.options("strike") else "done")


@rule("MK-SCEN-07-01", "MK-SCEN-07-02")
@pytest.mark.parametrize(
    ("players", "shape", "countryside", "core"), [(2, "wedge", 8, 1), (3, "wedge", 9, 2), (4, "open4", 11, 3)]
)
def test_rounds_and_tiles(players: int, shape: str, countryside: int, core: int) -> None:
    for seed in range(3):
        g = match(players, seed)
        assert (g.rounds, g.shape) == (4, shape)
        tiles = used(g)
        near = [tile for tile in tiles if tile in COUNTRYSIDE]
        far = [tile for tile in tiles if tile in CORE]
        assert (len(near), len(far)) == (countryside, core)
        left_out = [tile for tile in COUNTRYSIDE if tile not in near]
        assert not any(SITE[hex] == MINE for tile in left_out for hex in sites_of(tile))
        assert TILE["core1"] not in far and "core1" not in g.core_box.items  # the one without a mine
        assert TILE["core8"] in tiles  # the red city


@rule("MK-SCEN-07-03")
def test_the_city_is_everybodys_friend() -> None:
    t = MK(MINES, players=2, hand="march, rage")
    t.tile("core8", 2, 1)
    city = t.g.cities[0]
    assert city.conquered and city.shields == [0, 1] and led_by(city) == NONE
    assert not tokens.any_at(t.g, city.hex)
    t.at("core8.mid", 1)
    t.at("core8.mid")  # it is shared
    assert hand_limit(t.g, t.hero()) == 6
    t.choose("interact")
    assert t.hero().now.influence == 1  # for the own shield
    t.points(influence=12)
    t.choose("buy_artifact")
    assert "cities" not in dict(sheet(t.g))


@rule("MK-SCEN-07-04")
def test_a_revealed_mine_is_held_by_two_enemies() -> None:
    t = MK(MINES, players=2, hand="march, rage")
    for mine, back in ((NEAR, "green"), (FAR, "red")):
        t.tile(mine.partition(".")[0], 1 if mine == NEAR else 2, 1)
        seen = tokens.open_at(t.g, HEX[mine])
        assert [tokens.back_of(token) for token in seen] == [0 if back == "green" else RED_BACK]
        assert t.g.down_at[BROWN_BACK].count(HEX[mine]) == 1


@rule("MK-SCEN-07-04")
def test_they_do_not_rampage() -> None:
    t = MK(MINES, players=2, hand="march, rage", at="5.e")
    t.clear("5.e")
    t.points(move=8)
    t.choose("walk", NEAR)
    assert t.prompt == "move" and t.g.fight is None
    assert not t.offers("challenge", NEAR)


@rule("MK-SCEN-07-05")
def test_liberating_is_a_fight_with_both_by_night_rules_with_units() -> None:
    t = at_mine(NEAR, "prowlers", "gargoyle")
    t.units("utem_crossbowmen")
    t.choose("liberate")
    assert t.g.fight is not None and t.g.fight.dark and not t.g.fight.no_units
    assert [foe.token for foe in t.foes] == ["prowlers", "gargoyle"]
    assert t.offers("unit", 0)


@rule("MK-SCEN-07-05")
def test_who_survives_stays_for_the_next() -> None:
    t = at_mine(NEAR, "prowlers", "gargoyle")
    t.choose("liberate")
    strong(t)
    t.choose("strike", 0)
    t.choose("done")
    t.until_that(lambda: t.g.fight is None, "the end of the fight")
    assert tokens.open_at(t.g, HEX[NEAR]) == ["gargoyle"]
    assert HEX[NEAR] not in t.g.shields
    t.turn()
    t.choose("liberate")
    assert [foe.token for foe in t.foes] == ["gargoyle"]


@rule("MK-SCEN-07-05", "MK-MOVE-36")
def test_not_beside_another_hero() -> None:
    t = at_mine(NEAR, "prowlers", "gargoyle")
    t.at(NEAR, 1)
    assert t.refused("liberate") == "MK-MOVE-36"


@rule("MK-SCEN-07-06")
@pytest.mark.parametrize(("mine", "first", "better"), [(NEAR, "prowlers", 1), (FAR, "swamp_dragon", 2)])
def test_the_last_enemy_frees_the_mine(mine: str, first: str, better: int) -> None:
    t = at_mine(mine, first, "gargoyle")
    free(t)
    assert t.g.shields[HEX[mine]] == 0
    assert t.hero().reputation == better
    t.turn()
    assert not t.offers("liberate")


@rule("MK-SCEN-07-07")
def test_a_mine_works_from_its_liberation() -> None:
    t = at_mine(NEAR, "prowlers", "gargoyle")
    t.play("march")
    t.choose("end")
    t.until_that(lambda: t.active == 1, "the turn of the next player")
    assert t.hero().crystals == [0, 0, 0, 0]
    t = at_mine(NEAR, "prowlers", "gargoyle")
    t.play("march")
    free(t)
    t.until_that(lambda: t.active == 1, "the turn of the next player")
    assert t.hero().crystals[BLUE] == 1


@rule("MK-SCEN-07-08")
def test_grateful_miners_send_a_crystal_each_morning_and_evening() -> None:
    t = MK(MINES, players=2, hand="march, rage")
    for tile, a, b in (("5", 1, 1), ("3", 0, 2), ("2", 2, 0)):
        t.tile(tile, a, b)
    t.shield(NEAR)
    t.shield("3.se")
    t.shield("2.sw", 1)
    t.mana(crystals="white white white")
    t.deck("")
    t.choose("announce")
    t.until_that(lambda: t.g.round == 2, "the night")
    assert t.hero().crystals[BLUE] == 1 and t.hero().crystals[WHITE] == 3
    assert t.hero(1).crystals[GREEN] == 1 and t.hero(1).crystals[RED] == 0


@rule("MK-SCEN-07-09")
def test_a_missing_brown_enemy_is_drawn_when_a_hero_goes_down() -> None:
    t = MK(MINES, players=2, hand="march, rage")
    with t.invent() as g:
        g.piles[BROWN_BACK].items.clear()
    t.at(FAR)
    assert t.g.owed == (HEX[FAR],) and not tokens.hidden_at(t.g, HEX[FAR])
    with t.invent() as g:
        g.piles[BROWN_BACK].items.append("gargoyle")
    t.choose("liberate")
    assert [foe.token for foe in t.foes][-1] == "gargoyle" and len(t.foes) == 2
    assert t.g.owed == ()


@rule("MK-SCEN-07-09")
def test_each_mine_waits_for_its_own_brown_enemy() -> None:
    t = MK(MINES, players=2, hand="march, rage")
    with t.invent() as g:
        g.piles[BROWN_BACK].items.clear()
        g.owed = (HEX["2.sw"],)
    t.at(FAR)
    assert t.g.owed == (HEX["2.sw"], HEX[FAR])
    t.choose("liberate")
    assert t.g.owed == (HEX["2.sw"],)


@rule("MK-SCEN-07-10", "MK-ROUND-22")
def test_the_end() -> None:
    t = at_mine(NEAR, "prowlers", "gargoyle", hand="march, rage, swiftness")
    with t.invent() as g:
        g.tiles.items.clear()
        g.core_tiles.items.clear()
        for hex in g.land.at.values():
            if SITE[hex] == MINE and hex != HEX[NEAR]:
                g.shields[hex] = 1
    assert of(t.g).progress(t.g)[1] < of(t.g).progress(t.g)[2]
    free(t)
    assert not t.g.ending
    t.until_that(lambda: t.g.ending, "the end of the turn")
    assert t.active == 1 and t.g.last_turns == [0]  # the liberator included
    t.until_that(lambda: t.match.over, "the end")
    assert t.g.round == 1


@rule("MK-SCEN-07-10")
def test_not_before_all_tiles_are_revealed() -> None:
    t = at_mine(NEAR, "prowlers", "gargoyle")
    with t.edit() as g:
        for hex in g.land.at.values():
            if SITE[hex] == MINE and hex != HEX[NEAR]:
                g.shields[hex] = 1
    free(t)
    t.until_that(lambda: t.active == 1, "the turn of the next player")
    assert not t.g.ending


@rule("MK-SCEN-07-11")
def test_mines_are_worth_points_and_a_title() -> None:
    t = MK(MINES, players=2, hand="march, rage")
    for tile, a, b in (("5", 1, 1), ("3", 0, 2), ("core2", 2, 1)):
        t.tile(tile, a, b)
    t.shield(NEAR)
    t.shield("3.se")
    t.shield(FAR, 1)
    rows = dict(sheet(t.g))
    assert rows["mines"] == (8, 7) and rows["title-mines"] == (5, 0)
    assert rows["adventurer"] == (0, 0)
    with t.edit() as g:
        del g.shields[HEX["3.se"]]
        g.shields[HEX[FAR]] = 0
        g.shields[HEX[NEAR]] = 1
    assert dict(sheet(t.g))["title-mines"] == (5, 0)


@rule("MK-SCEN-07-11")
def test_equal_liberators_share_the_title() -> None:
    t = MK(MINES, players=2, hand="march, rage")
    t.tile("5", 1, 1)
    t.tile("3", 0, 2)
    t.shield(NEAR)
    t.shield("3.se", 1)
    assert dict(sheet(t.g))["title-mines"] == (2, 2)


@rule("MK-SCEN-04-10", "MK-SCORE-10")
def test_alone() -> None:
    """With the virtual player, without titles; all mines must be freed to win, and time counts."""
    t = at_mine(NEAR, "prowlers", "gargoyle", players=1)
    assert t.g.dummy is not None
    t.shield(NEAR)
    rows = dict(sheet(t.g))
    assert not [row for row in rows if row.startswith("title-")]
    assert (rows["mines"], rows["goal"], rows["unused-rounds"]) == ((4,), (0,), (90,))
    assert score(t.g).winners == ()
    with t.edit() as g:
        g.ending = True
    assert dict(sheet(t.g))["goal"] == (15,) and score(t.g).winners == (0,)
