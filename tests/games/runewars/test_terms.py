"""RW-TERM: whose an area is, what is empty, neutral or uncontrolled, and other words of the rules."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.units import BY_INDEX, UNITS
from realms.games.runewars.rules.areas import (
    controlled,
    controller,
    empty,
    friendly,
    in_rank,
    neutral,
    opponents,
    uncontrolled,
    units,
)
from realms.games.runewars.rules.gaining import gain_rune
from realms.games.runewars.rules.runes import runes_of
from realms.games.runewars.terms import DAQAN, NEUTRALS, NOBODY, SHAPES
from realms.testing.rules import rule

from .builder import RW

MINE, THEIRS = 0, 1


@rule("RW-TERM-01")
def test_a_hero_is_no_unit() -> None:
    t = RW()
    t.hero("sir_valadir", "7B")
    at = t.area("7B")
    assert units(t.g, at) == [] and controller(t.g, at) == NOBODY and empty(t.g, at)


@rule("RW-TERM-02")
def test_a_type_is_a_shape_and_an_ability() -> None:
    """Two types of one shape differ by their ability: bowmen and footmen draw for themselves."""
    assert UNITS["bowman"].shape == UNITS["footman"].shape and UNITS["bowman"].rule != UNITS["footman"].rule
    kinds = [(unit.faction, unit.shape, unit.rule) for unit in BY_INDEX]
    assert len(set(kinds)) == len(kinds) and {unit.shape for unit in BY_INDEX} == set(SHAPES)


@rule("RW-TERM-03")
def test_units_strongholds_and_homes_make_an_area_friendly() -> None:
    t = RW()
    t.units("7B", "footman")
    t.fort("5D", MINE)
    named = [t.g.land.areas[at] for at in controlled(t.g, MINE)]
    assert named == ["5D", "7B", "DA", "DB", "DC"]
    t.units("DA", "berserker")
    assert controller(t.g, t.area("DA")) == THEIRS and not friendly(t.g, MINE, t.area("DA"))


@rule("RW-TERM-04")
def test_an_enemy_stronghold_takes_a_home_and_it_returns_with_him_gone() -> None:
    t = RW()
    t.fort("DA", THEIRS)
    assert controller(t.g, t.area("DA")) == THEIRS
    t.fort("DA", NOBODY)
    assert controller(t.g, t.area("DA")) == MINE


@rule("RW-TERM-05")
def test_empty_neutral_and_uncontrolled_areas() -> None:
    t = RW()
    t.city("5B", "tamalir")
    t.units("5C", "dragon")
    t.fort("5D", THEIRS)
    g = t.g
    assert [name for name in ("1A", "5B", "5C", "5D", "DA") if empty(g, t.area(name))] == ["1A", "5B"]
    assert [name for name in g.land.areas if neutral(g, t.area(name))] == ["5C"]
    assert [name for name in ("1A", "5C", "5D", "DA") if uncontrolled(g, t.area(name))] == ["1A", "5C"]


@rule("RW-TERM-06")
def test_routed_units_hold_their_area_and_count() -> None:
    t = RW()
    t.units("7B", routed="footman*7")
    assert controller(t.g, t.area("7B")) == MINE
    t.units("DA", "bowman*2")
    t.turn(MINE, "mobilize")
    t.play("activate:7B", "bring:DA:bowman")
    assert t.refused("bring", "DA", "bowman") == "RW-MOVE-10"


@rule("RW-TERM-08")
def test_cards_of_the_own_turn_are_played_between_the_steps_of_an_order_not_within() -> None:
    t = RW()
    t.units("DA", "footman*2")
    t.hand(MINE, "establish_trade_route")
    t.turn(MINE, "mobilize")
    assert t.offers("play", "establish_trade_route")
    t.choose("activate", "7B")
    assert not t.offers("play", "establish_trade_route")
    t.play("bring:DA:footman", "done")
    assert t.prompt == "rw-turn" and t.offers("play", "establish_trade_route")


@rule("RW-TERM-09")
def test_neutrals_are_no_opponent() -> None:
    t = RW("daqan latari uthuk")
    t.neutrals()
    assert opponents(t.g, MINE) == [1, 2]


@rule("RW-TERM-10")
def test_neutrals_with_units_of_a_player_are_his() -> None:
    t = RW()
    t.units("7B", "beastman", routed="footman")
    assert t.there("7B")[2] == MINE
    t.units("7B", "beastman")
    assert t.there("7B")[2] == NEUTRALS


@rule("RW-TERM-11")
def test_a_gained_rune_is_a_real_one_and_is_placed() -> None:
    t = RW()
    t.go(gain_rune(t.g, MINE))
    t.choose("rune", "DA")
    assert runes_of(t.g, MINE) == 1 and t.g.rune_at == [t.area("DA")]


@rule("RW-TERM-12")
@pytest.mark.parametrize(("amounts", "order"), [((1, 2), [1, 0]), ((3, 2), [0, 1]), ((2, 2), [0, 1])])
def test_influence_rank(amounts: tuple[int, int], order: list[int]) -> None:
    """Daqan prints more influence than Uthuk."""
    t = RW()
    t.influence(*amounts)
    assert t.realm().faction == DAQAN and in_rank(t.g) == order
