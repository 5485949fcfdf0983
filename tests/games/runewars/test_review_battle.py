"""Battles, read against the rulebook once more: where something is left to choose, and who has won what."""

from __future__ import annotations

from realms.games.runewars.terms import NEUTRALS, NOBODY
from realms.testing.rules import rule

from .builder import RW

UTHUK, DAQAN = 0, 1


@rule("RW-UNIT-43", "RW-BATTLE-26")
def test_of_two_rectangle_units_the_opponent_chooses_the_one_that_burns() -> None:
    """Two kinds of rectangle units and no triangle unit: only one of them is destroyed."""
    t = RW("uthuk daqan")
    t.battle("warlock", "knight hellhound", draws=("rectangle -", "circle orb", "rectangle -"))
    assert (t.active, t.prompt, t.rule) == (DAQAN, "rw-pick", "RW-UNIT-43")
    assert t.options() == ["destroy_fighter:hellhound:0", "destroy_fighter:knight:0"]
    t.play("destroy_fighter:knight:0")
    assert t.told_of("rw-destroyed", "unit")[0] == ("knight",)


def stormed(*, forts: str = "") -> RW:
    """Uthuk has stormed a stronghold of Daqan, who has a card for it; these are strongholds of Uthuk."""
    t = RW("uthuk daqan")
    for area in forts.split():
        t.fort(area, UTHUK)
    t.fort("5B", DAQAN)
    t.hand(DAQAN, "scorched_earth")
    t.battle("berserker*6", draws=("triangle -",) * 6)
    t.until_that(lambda: t.prompt == "rw-take-stronghold")
    return t


@rule("RW-TACTIC-45", "RW-BATTLE-19")
def test_who_leaves_the_place_without_a_stronghold_asks_for_no_scorched_earth() -> None:
    t = stormed()
    assert t.active == UTHUK
    t.play("no_stronghold")
    assert t.match.over and t.realm(DAQAN).tactics.items == ["scorched_earth"]


@rule("RW-TACTIC-45", "RW-BATTLE-19")
def test_on_scorched_earth_a_stronghold_from_elsewhere_stays_there() -> None:
    t = stormed(forts="UA UB UC 6A")
    t.play("move_stronghold:6A", "play:scorched_earth")
    assert t.match.over
    assert t.g.fort[t.area("6A")] == UTHUK and t.g.fort[t.area("5B")] == NOBODY
    assert t.told_of("rw-fort-lifted") == []


@rule("RW-DIPLO-04", "RW-BATTLE-21", "RW-WIN-01")
def test_allied_neutrals_left_alone_win_an_area_for_nobody() -> None:
    """The last berserker falls, the dragon beside it wins: the seventh rune is not Uthuk's for a moment."""
    t = RW("uthuk daqan")
    t.units("UA", "warlock")
    t.units("DA", "footman")
    t.rune("UA UB UC 6A 6B 6D 5B")
    t.units("6A", "berserker")
    t.units("6B", "berserker")
    t.units("6D", "berserker")
    t.battle("berserker dragon", "knight", draws=("triangle -", "rectangle D1", "hexagon D3"))
    t.play("harm:berserker:0")
    assert t.g.winner == NOBODY and t.there("5B") == (["dragon"], [], NEUTRALS)
    assert t.told_of("rw-lapsed") == [("5B",)]
