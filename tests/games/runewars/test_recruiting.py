"""RW-RES-05 to 08: where recruits go, and what happens when figures run out."""

from __future__ import annotations

from realms.games.runewars.data.units import UNITS
from realms.games.runewars.rules.areas import muster_places
from realms.games.runewars.rules.recruiting import recruit
from realms.testing.rules import rule

from .builder import RW, words

MINE, THEIRS = 0, 1


def mustering(units: str, *places: str) -> RW:
    t = RW()
    t.go(recruit(t.g, MINE, words(units), t.areas(" ".join(places))))
    return t


def named(t: RW, places: list[int]) -> list[str]:
    return [t.g.land.areas[at] for at in places]


@rule("RW-RES-05")
def test_recruits_go_to_strongholds_in_friendly_areas() -> None:
    t = RW()
    t.fort("DB", MINE)
    t.fort("5D", MINE)
    t.units("7B", "footman")
    t.fort("7A", THEIRS)
    t.turn(MINE, "recruit")
    t.choose("recruit", "wood")
    assert t.refs("muster") == ["bowman:5D", "bowman:DB"]
    t.play("muster:bowman:5D", "muster:bowman:DB")
    assert t.there("5D")[0] == t.there("DB")[0] == ["bowman"] and t.prompt == "rw-turn"


@rule("RW-RES-05")
def test_a_stronghold_under_foreign_units_recruits_nobody() -> None:
    t = RW()
    t.fort("DB", MINE)
    t.fort("5D", MINE)
    t.units("5D", "berserker")
    assert named(t, muster_places(t.g, MINE)) == ["DB"]


@rule("RW-RES-06")
def test_without_a_stronghold_recruits_go_home() -> None:
    t = RW()
    t.units("DC", "berserker")
    assert named(t, muster_places(t.g, MINE)) == ["DA", "DB"]


@rule("RW-RES-06")
def test_without_stronghold_and_home_nobody_is_recruited() -> None:
    t = RW()
    t.units("7B", "footman")
    for area in ("DA", "DB", "DC"):
        t.units(area, "berserker")
    t.turn(MINE, "recruit")
    assert t.refused("recruit", "food") == "RW-RES-06"


@rule("RW-RES-07")
def test_recruits_are_spread_within_the_limit() -> None:
    t = RW()
    t.units("DA", "footman*7")
    t.activate(MINE, "DA DB")
    t.go(recruit(t.g, MINE, words("bowman*2 knight"), t.areas("DA DB")))
    assert t.refs("muster_all") == ["DB"] and t.refused("muster_all", "DA") == "RW-MOVE-10"
    t.choose("muster", "knight", "DA")
    assert t.there("DB")[0] == ["bowman"] * 2 and t.match.over
    assert t.there("DA")[0] == ["footman"] * 7 + ["knight"]


@rule("RW-RES-07")
def test_all_go_to_one_stronghold_with_one_choice() -> None:
    t = mustering("footman*3 bowman", "DA", "DB")
    t.choose("muster_all", "DB")
    assert t.there("DB")[0] == ["bowman"] + ["footman"] * 3 and t.match.over
    assert t.told_of("rw-recruited") == [(MINE, "bowman-1", "DB"), (MINE, "footman-3", "DB")]


@rule("RW-RES-07")
def test_one_place_for_all_needs_no_choice() -> None:
    t = mustering("footman*3", "DB")
    assert t.there("DB")[0] == ["footman"] * 3 and t.match.over


@rule("RW-RES-07")
def test_recruits_without_room_are_lost() -> None:
    t = RW()
    t.units("DB", "footman*7")
    t.go(recruit(t.g, MINE, words("bowman knight"), t.areas("DB")))
    assert t.refused("done") == "RW-RES-05"
    t.choose("muster", "knight", "DB")
    assert t.there("DB")[0] == ["footman"] * 7 + ["knight"] and t.match.over
    assert t.told_of("rw-recruits-lost") == [(MINE, "bowman-1")]


def spent() -> RW:
    """All siege towers are on the map."""
    t = RW()
    t.units("7B", "siege_tower*3 footman")
    t.units("5D", "footman", routed="siege_tower")
    assert UNITS["siege_tower"].figures == 4
    return t


@rule("RW-RES-08")
def test_a_figure_from_elsewhere_makes_up_for_one_that_ran_out() -> None:
    t = spent()
    t.go(recruit(t.g, MINE, ["siege_tower"], t.areas("DA DB")))
    assert t.refused("muster", "siege_tower", "DA") == "RW-RES-08"
    assert t.refs("sacrifice_routed") == ["5D:siege_tower:routed"] and t.refs("sacrifice") == ["7B:siege_tower"]
    t.play("sacrifice_routed:5D:siege_tower:routed", "muster:siege_tower:DA")
    assert t.there("5D") == (["footman"], [], MINE) and t.there("DA")[0] == ["siege_tower"]


@rule("RW-RES-08")
def test_the_last_figures_are_recruited_at_once() -> None:
    t = RW()
    t.units("7B", "siege_tower*2")
    t.go(recruit(t.g, MINE, words("siege_tower*2"), t.areas("DA DB")))
    t.choose("muster_all", "DB")
    assert t.there("DB")[0] == ["siege_tower"] * 2


@rule("RW-RES-08")
def test_otherwise_the_unit_is_lost() -> None:
    t = spent()
    t.go(recruit(t.g, MINE, ["siege_tower"], t.areas("DA")))
    t.choose("done")
    assert t.there("DA")[0] == [] and t.told_of("rw-recruits-lost") == [(MINE, "siege_tower-1")]


@rule("RW-RES-08")
def test_what_can_be_placed_is_placed_before_the_rest_is_given_up() -> None:
    t = spent()
    t.go(recruit(t.g, MINE, ["siege_tower", "footman"], t.areas("DA")))
    assert t.refused("done") == "RW-RES-05" and t.refused("muster_all", "DA") == "RW-RES-08"
    t.play("muster:footman:DA", "done")
    assert t.there("DA")[0] == ["footman"]


@rule("RW-RES-08", "RW-DIPLO-04")
def test_neutrals_whose_companion_is_sacrificed_are_free() -> None:
    t = RW()
    t.units("7B", "siege_tower giant")
    t.units("5D", "siege_tower*3")
    t.go(recruit(t.g, MINE, ["siege_tower"], t.areas("DA DB")))
    t.choose("sacrifice", "7B", "siege_tower")
    assert t.there("7B")[2] < 0
    t.choose("muster", "siege_tower", "DA")
    assert t.there("DA")[0] == ["siege_tower"]
