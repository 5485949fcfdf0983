"""RW-TACTIC-22, 29, 31, 35, 37, 42 to 44, 46: tactics of the own turn that concern areas."""

from __future__ import annotations

import pytest

from realms.games.runewars.terms import FALSE, NEUTRALS, NOBODY, REAL
from realms.testing.rules import rule

from .builder import RW

MINE, THEIRS = 0, 1
HERO = "sir_valadir"
CITY, OTHER_CITY = "tamalir", "greyhaven"


def holding(card: str, factions: str = "daqan uthuk") -> RW:
    t = RW(factions)
    t.hand(MINE, card)
    return t


def assert_spent(t: RW, card: str) -> None:
    assert t.g.tactics_discard == [card] and t.realm().tactics.items == []
    assert t.told_of("rw-tactic") == [(MINE, card)]


# RW-TACTIC-22.


@rule("RW-TACTIC-22")
def test_brigands_come_to_own_units_and_are_routed_there() -> None:
    t = holding("band_of_brigands")
    t.hero(HERO, "1A")
    t.units("1A", "razorwing", routed="beastman")
    t.units("7B", "footman")
    t.units("DA", "knight")
    t.turn(MINE, "harvest")
    t.play("play:band_of_brigands")
    assert t.refs("to") == ["7B", "DA"]
    t.play("to:7B")
    assert t.there("7B") == (["footman"], ["beastman", "razorwing"], MINE) and t.there("1A") == ([], [], NOBODY)
    assert t.told_of("rw-neutrals-came") == [(MINE, "7B", 2)]
    assert_spent(t, "band_of_brigands")


@rule("RW-TACTIC-22")
def test_brigands_leave_an_enemy_they_were_allied_to() -> None:
    t = holding("band_of_brigands")
    t.hero(HERO, "1A")
    t.units("1A", "razorwing berserker")
    t.units("7B", "footman")
    t.turn(MINE, "harvest")
    t.play("play:band_of_brigands")
    assert t.there("1A") == (["berserker"], [], THEIRS) and t.there("7B") == (["footman"], ["razorwing"], MINE)


@rule("RW-TACTIC-22", "RW-MOVE-12")
def test_above_eight_some_are_destroyed() -> None:
    t = holding("band_of_brigands")
    t.hero(HERO, "1A")
    t.units("1A", "razorwing*2")
    t.units("7B", "footman*7")
    t.turn(MINE, "harvest")
    t.play("play:band_of_brigands")
    assert t.prompt == "rw-cull"
    t.play("destroy:7B:footman")
    assert t.there("7B") == (["footman"] * 6, ["razorwing"] * 2, MINE)


@rule("RW-TACTIC-22", "RW-TACTIC-05")
def test_brigands_need_a_hero_and_a_camp() -> None:
    t = holding("band_of_brigands")
    t.units("1A", "razorwing")
    t.units("7B", "footman")
    t.turn(MINE, "harvest")
    assert t.refused("play", "band_of_brigands") == "RW-TACTIC-22"
    t.hero(HERO, "1A")
    assert t.offers("play", "band_of_brigands")
    t.units("7B", "")
    assert t.refused("play", "band_of_brigands") == "RW-TACTIC-22"


# RW-TACTIC-29.


@rule("RW-TACTIC-29", "RW-INFO-01")
def test_kellos_hides_one_real_rune_among_three() -> None:
    t = holding("favor_of_kellos")
    t.rune("7A")
    t.units("1A", "berserker")
    t.turn(MINE, "harvest")
    t.play("play:favor_of_kellos")
    assert not {"7A", "1A", "DA", "UA"} & {*t.refs("area")}
    t.play("area:1B", "area:6A")
    assert "1B" not in t.refs("area")
    t.play("area:5A")
    names = [t.g.land.areas[a] for a in t.g.rune_at[1:]]
    assert names == ["1B", "6A", "5A"]
    assert sorted(zone.items[0] for zone in t.g.runes[1:]) == [FALSE, FALSE, REAL]
    assert all(zone.mask(0) == 0 for zone in t.g.runes[1:])
    assert_spent(t, "favor_of_kellos")


@rule("RW-TACTIC-29")
def test_a_hero_on_the_spot_sees_what_kellos_puts_there() -> None:
    t = holding("favor_of_kellos")
    t.hero("red_scorpion", "1B", THEIRS)
    t.turn(MINE, "harvest")
    t.play("play:favor_of_kellos", "area:1B", "area:6A", "area:5A")
    assert [zone.mask(0) for zone in t.g.runes] == [1 << THEIRS, 0, 0]


@rule("RW-TACTIC-29", "RW-TACTIC-05")
def test_kellos_needs_three_places() -> None:
    t = holding("favor_of_kellos")
    t.rune("5A 5B 5C 5D 1A 1B 1C 7A 7B 6A 6B")
    t.turn(MINE, "harvest")
    assert t.refused("play", "favor_of_kellos") == "RW-TACTIC-29"


# RW-TACTIC-31.


@rule("RW-TACTIC-31")
def test_thieves_make_an_opponent_move_a_rune() -> None:
    t = holding("favor_of_the_thieves_guild")
    t.rune("UA 6C DA")
    t.units("6C", "berserker")
    t.units("7B", "footman")
    t.turn(MINE, "harvest")
    t.play("play:favor_of_the_thieves_guild")
    assert sorted(t.refs("rune_of")) == ["6C", "UA"]
    t.play("rune_of:6C")
    assert t.prompts == [(THEIRS, "rw-send-rune")]
    assert {"UB", "UC", "5A"} <= {*t.refs("to")} and not {"UA", "6C", "DA", "7B"} & {*t.refs("to")}
    t.play("to:UC")
    assert t.g.rune_at[1] == t.area("UC") and t.told_of("rw-rune-moved") == [("6C", "UC")]
    assert_spent(t, "favor_of_the_thieves_guild")


@rule("RW-TACTIC-31", "RW-TACTIC-05")
def test_thieves_need_a_rune_of_an_opponent() -> None:
    t = holding("favor_of_the_thieves_guild")
    t.rune("DA 5A")
    t.turn(MINE, "harvest")
    assert t.refused("play", "favor_of_the_thieves_guild") == "RW-TACTIC-31"


# RW-TACTIC-35.


@rule("RW-TACTIC-35")
@pytest.mark.parametrize(
    ("units", "come"),
    [
        (("razorwing", "beastman"), ["beastman", "razorwing"]),
        (("beastman", "beastman"), ["beastman", "beastman"]),
        (("hellhound",), ["hellhound"]),
    ],
)
def test_hordes_are_two_triangles_or_a_rectangle(units: tuple[str, ...], come: list[str]) -> None:
    t = holding("hordes_of_things")
    t.units("1A", "berserker")
    t.turn(MINE, "harvest")
    t.play("play:hordes_of_things")
    assert not {"1A", "DA", "UA"} & {*t.refs("area")}
    t.play("area:7B")
    assert sorted(t.refs("unit")) == ["beastman", "hellhound", "razorwing"]
    for unit in units:
        t.choose("unit", unit)
    assert t.there("7B") == (come, [], NEUTRALS) and t.prompt == "rw-turn"
    assert t.told_of("rw-neutrals-came") == [(MINE, "7B", len(come))]
    assert_spent(t, "hordes_of_things")


@rule("RW-TACTIC-35")
def test_an_area_with_room_for_one_takes_one() -> None:
    t = holding("hordes_of_things")
    t.units("7B", "giant*4 dragon*3")
    t.units("5A", "beastman*8")
    t.turn(MINE, "harvest")
    t.play("play:hordes_of_things")
    assert "5A" not in t.refs("area")
    t.play("area:7B", "unit:razorwing")
    assert t.prompt == "rw-turn" and len(t.there("7B")[0]) == 8


@rule("RW-TACTIC-35")
def test_the_supply_may_give_less() -> None:
    t = holding("hordes_of_things")
    t.units("5A", "beastman*8")
    t.units("5C", "razorwing*7")
    t.units("6A", "hellhound*4")
    t.turn(MINE, "harvest")
    t.play("play:hordes_of_things", "area:7B")
    assert t.there("7B") == (["razorwing"], [], NEUTRALS)


@rule("RW-TACTIC-35", "RW-TACTIC-05")
def test_without_figures_there_is_no_horde() -> None:
    t = holding("hordes_of_things")
    t.units("5A", "beastman*8")
    t.units("5C", "razorwing*8")
    t.units("6A", "hellhound*4")
    t.turn(MINE, "harvest")
    assert t.refused("play", "hordes_of_things") == "RW-TACTIC-35"


# RW-TACTIC-37.


@rule("RW-TACTIC-37")
def test_a_lost_city_drives_neutrals_away_and_is_damaged() -> None:
    t = holding("lost_city")
    t.hero(HERO, "1A")
    t.units("1A", "razorwing", routed="razorwing")
    t.turn(MINE, "harvest")
    t.play("play:lost_city")
    assert t.prompts == [(THEIRS, "rw-retreat")]  # who sits left of the active player decides
    t.play("retreat:5A")
    assert t.there("1A") == ([], [], NOBODY) and t.there("5A") == ([], ["razorwing"] * 2, NEUTRALS)
    at = t.area("1A")
    assert t.g.fort[at] == MINE and t.g.broken[at] and t.told_of("rw-built") == [(MINE, "1A")]
    assert_spent(t, "lost_city")


@rule("RW-TACTIC-37", "RW-FORT-08")
def test_with_all_strongholds_in_use_one_is_given_up() -> None:
    t = holding("lost_city")
    t.hero(HERO, "5A")
    for area in ("DA", "DB", "DC", "7A"):
        t.fort(area, MINE)
    t.turn(MINE, "harvest")
    t.play("play:lost_city")
    assert t.refs("dismantle") == ["7A", "DA", "DB", "DC"]
    t.play("dismantle:7A")
    assert t.g.fort[t.area("7A")] == NOBODY and t.g.fort[t.area("5A")] == MINE


@rule("RW-TACTIC-37", "RW-TACTIC-05")
def test_a_lost_city_is_uncontrolled_and_no_city() -> None:
    t = holding("lost_city")
    t.hero(HERO, "5B")
    t.city("5B", CITY)
    t.turn(MINE, "harvest")
    assert t.refused("play", "lost_city") == "RW-TACTIC-37"
    t.hero("silhouette", "7A")
    t.units("7A", "berserker")
    assert t.refused("play", "lost_city") == "RW-TACTIC-37"
    t.units("7A", "")
    assert t.offers("play", "lost_city")


# RW-TACTIC-42 in the own turn.


@rule("RW-TACTIC-42")
def test_up_to_four_units_and_heroes_stand_up() -> None:
    t = holding("rally_cry")
    t.units("DA", "footman", routed="footman*2 razorwing knight")
    t.units("7B", "footman", routed="bowman")
    t.hero(HERO, "5A", routed=True)
    t.hero("silhouette", "5A")
    t.turn(MINE, "harvest")
    t.play("play:rally_cry")
    ways = [*t.refs("stand"), *t.refs("stand_hero")]
    assert sorted(ways) == ["7B:bowman", "DA:footman", "DA:knight", "DA:razorwing", HERO]
    assert not t.offers("done")
    t.play(f"stand_hero:{HERO}", "stand:DA:footman", "stand:DA:footman")
    assert "DA:footman" not in t.refs("stand") and t.offers("done")
    t.play("stand:7B:bowman")
    assert t.there("DA") == (["footman"] * 3, ["knight", "razorwing"], MINE)
    assert t.there("7B") == (["bowman", "footman"], [], MINE) and not t.hero_of(HERO).routed
    assert t.told_of("rw-hero-stood") == [(HERO,)] and len(t.told_of("rw-stands-up")) == 3
    assert_spent(t, "rally_cry")


@rule("RW-TACTIC-42")
def test_fewer_than_four_may_stand_up() -> None:
    t = holding("rally_cry")
    t.units("DA", routed="footman*3")
    t.turn(MINE, "harvest")
    t.play("play:rally_cry", "done")  # the first is forced: the card was played for somebody
    assert t.there("DA") == (["footman"], ["footman"] * 2, MINE)


@rule("RW-TACTIC-42", "RW-TACTIC-05")
def test_enemies_do_not_rally() -> None:
    t = holding("rally_cry")
    t.units("6A", routed="berserker")
    t.hero("red_scorpion", "5A", THEIRS, routed=True)
    t.turn(MINE, "harvest")
    assert t.refused("play", "rally_cry") == "RW-TACTIC-42"


# RW-TACTIC-43, 44.


@rule("RW-TACTIC-43")
def test_a_city_of_ones_own_is_destroyed() -> None:
    t = holding("raze_a_city")
    t.units("7B", "footman")
    t.units("5B", "knight")
    t.city("7B", CITY)
    t.city("5B", OTHER_CITY)
    t.turn(MINE, "harvest")
    t.play("play:raze_a_city", "raze:5B")
    assert t.g.city[t.area("5B")] == "" and t.g.city[t.area("7B")] == CITY
    assert t.told_of("rw-city-destroyed") == [(OTHER_CITY, "5B")]
    assert_spent(t, "raze_a_city")


@rule("RW-TACTIC-43", "RW-TACTIC-05")
def test_cities_of_others_are_safe() -> None:
    t = holding("raze_a_city")
    t.units("7B", "berserker")
    t.city("7B", CITY)
    t.city("5B", OTHER_CITY)
    t.turn(MINE, "harvest")
    assert t.refused("play", "raze_a_city") == "RW-TACTIC-43"


@rule("RW-TACTIC-44")
@pytest.mark.parametrize(
    ("units", "come"),
    [
        (("siege_tower",), ["siege_tower"]),
        (("knight",), ["knight"] * 2),
        (("bowman", "footman", "bowman"), ["bowman", "bowman", "footman"]),
    ],
)
def test_reinforcements_by_shape_at_one_stronghold(units: tuple[str, ...], come: list[str]) -> None:
    t = holding("reinforcements")
    t.fort("DA", MINE)
    t.fort("7A", MINE)
    t.turn(MINE, "harvest")
    t.play("play:reinforcements")
    assert t.refs("at") == ["7A", "DA"]
    t.play("at:7A")
    assert sorted(t.refs("unit")) == ["bowman", "footman", "knight", "siege_tower"]
    for unit in units:
        t.choose("unit", unit)
    assert t.there("7A") == (come, [], MINE)
    assert_spent(t, "reinforcements")


@rule("RW-TACTIC-44")
def test_two_of_a_circle() -> None:
    t = holding("reinforcements", "uthuk daqan")
    t.fort("UA", MINE)
    t.turn(MINE, "harvest")
    t.play("play:reinforcements", "unit:warlock")
    assert t.there("UA") == (["warlock"] * 2, [], MINE)


@rule("RW-TACTIC-44", "RW-TACTIC-05")
def test_reinforcements_need_room() -> None:
    t = holding("reinforcements")
    t.fort("DA", MINE)
    t.units("DA", "footman*8")
    t.turn(MINE, "harvest")
    assert t.refused("play", "reinforcements") == "RW-TACTIC-44"


# RW-TACTIC-46.


@rule("RW-TACTIC-46")
def test_dissent_sends_allied_neutrals_away() -> None:
    t = holding("spread_dissent")
    t.units("6A", "berserker hellhound", routed="beastman")
    t.units("5A", "beastman")
    t.turn(MINE, "harvest")
    t.play("play:spread_dissent")
    assert sorted(t.refs("of")) == ["5A", "6A"]
    t.play("of:6A")
    assert t.prompts == [(THEIRS, "rw-retreat")]
    assert sorted(t.refs("retreat")) == ["1A", "1C", "6B"]  # uncontrolled ones only (not UB)
    t.play("retreat:1C")
    assert t.there("6A") == (["berserker"], [], THEIRS)
    assert t.there("1C") == ([], ["beastman", "hellhound"], NEUTRALS)
    assert_spent(t, "spread_dissent")


@rule("RW-TACTIC-46")
def test_neutrals_without_a_place_are_destroyed() -> None:
    t = holding("spread_dissent")
    t.units("6D", "beastman*2")
    t.units("6C", "berserker")
    t.turn(MINE, "harvest")
    t.play("play:spread_dissent")
    assert t.there("6D") == ([], [], NOBODY) and len(t.told_of("rw-destroyed")) == 2
