"""Druid Nights: marked glades, incantations, and the two variants."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.enemies import ENEMIES
from realms.games.mage_knight.data.hexes import HEX, TILE
from realms.games.mage_knight.data.tiles import CORE, COUNTRYSIDE, SITE, sites_of
from realms.games.mage_knight.rules.endturn import led_by
from realms.games.mage_knight.rules.scoring import score, sheet
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import BROWN_BACK, MAGICAL_GLADE, MONASTERY, NONE
from realms.kernel.model import BadOptions
from realms.testing.rules import rule

DRUIDS = "druid_nights"
GLADES = ("1.mid", "2.ne", "5.w")
WILD = "1.sw"  # a forest without people


def match(players: int, seed: int = 1, **options: object) -> MageKnight:
    made = SPEC.new_match(players, seed, {"scenario": DRUIDS, **options})
    assert isinstance(made, MageKnight)
    return made


def used(g: MageKnight) -> list[int]:
    names = [*g.tiles.items, *g.core_tiles.items]
    return [TILE[name] for name in names] + [i for i, at in enumerate(g.where) if at != NONE]


def druids(players: int = 2, hand: str = "march, rage, stamina", **options: object) -> MK:
    """Three glades on the map; nobody stands near them."""
    t = MK(DRUIDS, players=players, hand=hand, options=options)
    for tile, a, b in (("1", 1, 1), ("2", 0, 2), ("5", 2, 0)):
        t.tile(tile, a, b)
    return t


def at_night(t: MK, marked: int, past: int = 0, at: str = WILD) -> None:
    """The turn of the first hero, at night, with so many marked glades; `past`: nights that are over."""
    t.at(at)
    with t.edit() as g:
        g.night = True
        g.round = 2 * past + 2
        g.nights = past
        g.heroes[0].marked = tuple([HEX[glade] for glade in GLADES[:marked]])


def strike_down(t: MK, *places: int) -> None:
    """Defeat these enemies, and go on to the end of the fight."""
    with t.invent() as g:
        assert g.fight is not None
        g.fight.attack[:] = [90] * 12
    for i, place in enumerate(places):
        t.choose("strike", place)
        if i == 0 and t.prompt == "more-targets" and len(places) == 1:
            t.choose("done")
    t.until_that(lambda: t.g.fight is None, "the end of the fight")


@rule("MK-SCEN-08-01", "MK-SCEN-08-02")
@pytest.mark.parametrize(
    ("players", "shape", "countryside", "core"), [(2, "wedge", 8, 1), (3, "wedge", 9, 2), (4, "open4", 11, 3)]
)
def test_rounds_and_tiles(players: int, shape: str, countryside: int, core: int) -> None:
    for seed in range(3):
        g = match(players, seed)
        assert (g.rounds, g.shape) == (4, shape)
        tiles = used(g)
        near = [tile for tile in tiles if tile in COUNTRYSIDE]
        assert (len(near), len([tile for tile in tiles if tile in CORE])) == (countryside, core)
        left_out = [tile for tile in COUNTRYSIDE if tile not in near]
        assert not any(SITE[hex] == MAGICAL_GLADE for tile in left_out for hex in sites_of(tile))
        assert TILE["core5"] in tiles  # the green city


@rule("MK-SCEN-08-03")
def test_the_city_is_friendly() -> None:
    t = MK(DRUIDS, players=3, hand="march, rage")
    t.tile("core5", 2, 1)
    city = t.g.cities[0]
    assert city.conquered and city.shields == [0, 1, 2] and led_by(city) == NONE


@rule("MK-SCEN-08-04")
def test_ending_the_movement_on_a_glade_one_may_mark_it() -> None:
    t = druids(hand="march, underground_travel")
    t.mana(tokens="green")
    t.at("1.mid")
    t.points(move=9)
    assert t.options("walk") and "basic" in t.ways("underground_travel")
    t.choose("mark")
    assert t.hero().marked == (HEX["1.mid"],)
    assert not t.options("walk") and not t.options("explore")  # the movement is over
    assert t.hero().now.move == 0
    assert "basic" not in t.ways("underground_travel")
    assert t.refused("rest") == "MK-TURN-23"
    assert t.offers("end")
    t.turn()
    assert t.refused("mark") == "MK-SCEN-08-04"  # one shield of each hero


@rule("MK-SCEN-08-04")
def test_the_movement_may_also_have_ended_in_a_fight() -> None:
    t = druids()
    t.at("1.w")
    t.token("prowlers", "1.nw")
    t.points(move=9)
    t.choose("walk", "1.mid")  # past the orcs: they are provoked
    strike_down(t, 0)
    assert t.prompt == "afterwards"
    t.choose("mark")
    assert t.hero().marked == (HEX["1.mid"],)
    assert t.prompt == "afterwards" and t.refused("mark") == "MK-SCEN-08-04"


@rule("MK-SCEN-08-04")
def test_a_rest_is_no_movement() -> None:
    t = druids(hand="march, rage, wound")
    t.at("1.mid")
    t.choose("rest")
    t.choose("discard", "march")
    t.choose("done")
    assert t.prompt == "afterwards" and not t.offers("mark")


@rule("MK-SCEN-08-04")
def test_a_glade_holds_shields_of_several_heroes() -> None:
    t = druids()
    with t.edit() as g:
        g.heroes[1].marked = (HEX["1.mid"],)
    t.at("1.mid")
    t.choose("mark")
    assert t.hero().marked == t.hero(1).marked == (HEX["1.mid"],)
    t.turn()
    assert HEX["1.mid"] not in t.g.shields  # nobody owns it


@rule("MK-SCEN-08-05")
def test_a_brown_enemy_for_each_marked_glade() -> None:
    t = druids()
    at_night(t, marked=2)
    t.next_token("gargoyle", "medusa")
    t.choose("incantation")
    assert [foe.token for foe in t.foes] == ["gargoyle", "medusa"]
    assert t.hero().now.acted


@rule("MK-SCEN-08-04", "MK-SCEN-08-05")
def test_a_glade_can_be_marked_right_before_the_incantation() -> None:
    t = druids()
    at_night(t, marked=0, at="1.mid")
    assert t.refused("incantation") == "MK-SCEN-08-05"  # no glade, nothing to call
    t.choose("mark")
    t.choose("incantation")
    assert len(t.foes) == 1


@rule("MK-SCEN-08-05")
def test_once_a_night_away_from_people_and_not_by_day() -> None:
    t = druids()
    at_night(t, marked=1, at="1.e")  # a village
    assert t.refused("incantation") == "MK-SCEN-08-05"
    t.at(WILD)
    t.choose("incantation")
    strike_down(t, 0)
    t.turn()
    assert t.refused("incantation") == "MK-SCEN-08-05"
    t.night(dark=False)
    assert not t.offers("incantation") and t.refused("incantation") == ""


@rule("MK-SCEN-08-05")
def test_nobody_lives_in_a_monastery_that_was_burned() -> None:
    t = druids()
    at_night(t, marked=1, at="5.ne")
    assert SITE[HEX["5.ne"]] == MONASTERY and t.refused("incantation") == "MK-SCEN-08-05"
    t.shield("5.ne", 1)
    assert t.offers("incantation")


@rule("MK-SCEN-08-06")
def test_double_fame_and_the_undefeated_vanish() -> None:
    t = druids()
    at_night(t, marked=2)
    t.next_token("gargoyle", "medusa")
    t.choose("incantation")
    strike_down(t, 0)
    assert t.hero().fame == 2 * ENEMIES["gargoyle"].fame
    assert "medusa" not in t.g.up and "medusa" in t.g.discards[ENEMIES["medusa"].back]
    assert HEX[WILD] not in t.g.shields


@rule("MK-SCEN-08-07")
def test_a_crystal_for_each_monster_defeated_or_not() -> None:
    t = druids()
    at_night(t, marked=3)
    t.choose("incantation")
    assert t.hero().now.gains == ["random_crystal"] * 3
    strike_down(t, 0)
    fame = t.hero().fame
    t.until_that(lambda: t.active == 1, "the turn of the next player")
    assert sum(t.hero().crystals) + t.hero().fame - fame == 3  # black is fame


@rule("MK-SCEN-08-07")
def test_no_crystal_for_a_monster_that_did_not_come() -> None:
    t = druids()
    at_night(t, marked=3)
    with t.invent() as g:
        del g.piles[BROWN_BACK].items[2:]
        g.discards[BROWN_BACK].clear()
    t.choose("incantation")
    assert len(t.foes) == 2 and t.hero().now.gains == ["random_crystal"] * 2


@rule("MK-SCEN-08-08")
def test_after_the_first_night_the_shields_leave_the_glades() -> None:
    t = druids()
    at_night(t, marked=2)
    with t.edit() as g:
        g.heroes[1].marked = (HEX["1.mid"],)
    t.deck("")
    t.choose("announce")
    t.until_that(lambda: t.g.round == 3, "the second day")
    assert t.hero().marked == t.hero(1).marked == ()
    assert t.g.nights == 1 and not t.g.ending


@rule("MK-SCEN-08-08")
def test_after_a_day_they_stay() -> None:
    t = druids()
    with t.edit() as g:
        g.heroes[0].marked = (HEX["1.mid"],)
    t.deck("")
    t.choose("announce")
    t.until_that(lambda: t.g.round == 2, "the first night")
    assert t.hero().marked == (HEX["1.mid"],)


@rule("MK-SCEN-08-09")
def test_the_second_night_brings_red_enemies_and_two_crystals_each() -> None:
    t = druids()
    at_night(t, marked=2, past=1)
    t.next_token("swamp_dragon", "fire_dragon")
    t.choose("incantation")
    assert [foe.token for foe in t.foes] == ["swamp_dragon", "fire_dragon"]
    assert all(foe.double_fame for foe in t.foes)
    assert t.hero().now.gains == ["random_crystal"] * 4


@rule("MK-SCEN-08-10")
def test_the_end_when_all_have_read_the_second_incantation() -> None:
    t = druids()
    at_night(t, marked=1, past=1)
    t.choose("incantation")
    strike_down(t, 0)
    t.until_that(lambda: t.active == 1, "the turn of the next player")
    assert not t.g.ending
    with t.edit() as g:
        g.heroes[1].incantation = 2
    t.until_that(lambda: t.g.ending, "the end of the turn")
    assert t.active == 0 and t.g.last_turns == [1]
    t.until_that(lambda: t.match.over, "the end")


@rule("MK-SCEN-08-10")
def test_the_end_of_the_second_night() -> None:
    t = druids()
    at_night(t, marked=1, past=1)
    t.deck("")
    t.choose("announce")
    t.until_that(lambda: t.match.over, "the end")
    assert t.g.round == 4 and t.g.nights == 2


@rule("MK-SCEN-08-11")
def test_nothing_but_achievements_is_scored() -> None:
    t = druids()
    rows = [row for row, _ in sheet(t.g)]
    assert rows[0] == "fame" and {row.removeprefix("title-") for row in rows[1:]} == {
        "knowledge",
        "loot",
        "leader",
        "conqueror",
        "adventurer",
        "beating",
    }
    t.fame(5, 1)
    assert score(t.g).winners == (1,)


@rule("MK-SCEN-08-12")
def test_with_two_players_a_glade_may_hold_one_shield_only() -> None:
    t = druids(glade_limit=True)
    with t.edit() as g:
        g.heroes[1].marked = (HEX["1.mid"],)
    t.at("1.mid")
    assert not t.offers("mark")
    t.choose("displace", t.hero(1).name)
    assert t.hero().marked == (HEX["1.mid"],) and t.hero(1).marked == ()


@rule("MK-SCEN-08-12")
def test_with_three_players_two_and_one_chooses_whose_goes() -> None:
    t = druids(players=3, glade_limit=True)
    with t.edit() as g:
        g.heroes[1].marked = (HEX["1.mid"],)
    t.at("1.mid")
    assert t.offers("mark")
    with t.edit() as g:
        g.heroes[2].marked = (HEX["1.mid"],)
    assert t.refs("displace") == [t.hero(1).name, t.hero(2).name]
    t.choose("displace", t.hero(2).name)
    assert t.hero(1).marked == (HEX["1.mid"],) and t.hero(2).marked == ()


@rule("MK-SCEN-08-12", "MK-SCEN-08-13")
def test_the_variants_are_options_of_this_scenario() -> None:
    with pytest.raises(BadOptions, match="glade_limit is for druid_nights"):
        SPEC.new_match(2, 1, {"scenario": "full_conquest", "glade_limit": True})
    with pytest.raises(BadOptions, match="at most 3 players"):
        match(4, epic=True)


@rule("MK-SCEN-08-13")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_epic_version_has_six_rounds_and_all_tiles(players: int) -> None:
    g = match(players, epic=True)
    tiles = used(g)
    assert g.rounds == 6
    assert [tile for tile in COUNTRYSIDE if tile not in tiles] == []
    assert [tile for tile in CORE if tile not in tiles] == [] and TILE["core5"] in tiles
    assert SPEC.flaw(g) == ""


@rule("MK-SCEN-08-13")
def test_the_third_night_brings_pairs_and_three_crystals_each() -> None:
    t = druids(epic=True)
    at_night(t, marked=2, past=2)
    t.next_token("gargoyle", "medusa", "swamp_dragon", "fire_dragon")
    t.choose("incantation")
    assert [foe.token for foe in t.foes] == ["gargoyle", "swamp_dragon", "medusa", "fire_dragon"]
    assert t.hero().now.gains == ["random_crystal"] * 6


@rule("MK-SCEN-08-13")
def test_in_the_epic_version_the_second_night_is_not_the_end() -> None:
    t = druids(epic=True)
    at_night(t, marked=2, past=1)
    with t.edit() as g:
        for hero in g.heroes:
            hero.incantation = 2
    t.deck("")
    t.choose("announce")
    t.until_that(lambda: t.g.round == 5, "the third day")
    assert not t.g.ending and t.hero().marked == ()


@rule("MK-SCEN-04-10")
@pytest.mark.parametrize(("read", "winners"), [(1, ()), (2, (0,))])
def test_alone_one_wins_by_the_last_incantation(read: int, winners: tuple[int, ...]) -> None:
    t = druids(players=1)
    at_night(t, marked=1, past=1)
    with t.edit() as g:
        g.heroes[0].incantation = read
        g.ending = True  # the night is over
    assert score(t.g).winners == winners
    assert dict(sheet(t.g))["goal"] == (15 if winners else 0,)
