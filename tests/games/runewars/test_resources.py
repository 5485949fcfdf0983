"""RW-RES-01 to 04, 09: dials, what they allow, income."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.factions import RECRUITS, recruits
from realms.games.runewars.rules.areas import income
from realms.games.runewars.rules.hands import turn_dial
from realms.games.runewars.terms import DAQAN, FACTIONS, RESOURCES
from realms.testing.rules import rule

from .builder import RW

MINE, THEIRS = 0, 1


@rule("RW-RES-01")
def test_a_dial_stays_between_0_and_8() -> None:
    t = RW()
    t.dials(MINE, 7, 1, 4)
    with t.invent() as g:
        for i, by in enumerate((3, -2, 2)):
            turn_dial(g, MINE, i, by)
    assert t.realm().dials == [8, 0, 6]


@rule("RW-RES-01", "RW-ORDER-14")
def test_a_rich_harvest_ends_at_8() -> None:
    t = RW()
    for area in ("5A", "5B", "5C", "1A", "1B", "1C"):
        t.units(area, "footman")
    t.turn(MINE, "harvest")
    t.choose("harvest")
    assert income(t.g, MINE)[0] == 3 + 8 and t.realm().dials[0] == 8


@rule("RW-RES-02")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_dial_allows_all_that_is_printed_up_to_its_value(faction: str) -> None:
    for resource in RESOURCES:
        printed = RECRUITS[faction][resource]
        for value in range(9):
            found = [unit for step in sorted(printed) if step <= value for unit in printed[step]]
            assert recruits(faction, resource, value) == found


@rule("RW-RES-02")
def test_a_dial_that_is_used_does_not_move() -> None:
    t = RW()
    t.fort("DA", MINE)
    t.dials(MINE, 3, 2, 2)
    for order, *keys in (("recruit", "recruit:food"), ("acquire_power", "acquire"), ("strategize", "draw")):
        t.turn(MINE, order)
        t.play(*keys)
    assert t.realm().dials == [3, 2, 2]
    assert recruits(DAQAN, "food", 3) and t.there("DA")[0]


@rule("RW-RES-03")
def test_dials_do_not_follow_the_map() -> None:
    t = RW()
    t.units("DA", "footman*2")
    t.dials(MINE, 3, 2, 2)
    t.turn(MINE, "mobilize")
    t.play("activate:7A", "bring_all:DA", "done")
    assert t.realm().dials == [3, 2, 2] and income(t.g, MINE) == [3, 4, 2]


@rule("RW-RES-04")
def test_income_counts_homes_units_and_strongholds() -> None:
    t = RW()
    t.units("7A", "footman")
    t.fort("5D", MINE)
    t.units("5C", "dragon")
    assert income(t.g, MINE) == [3, 2 + 2, 2 + 2]
    t.units("DA", "berserker")
    assert income(t.g, MINE) == [2, 1 + 2, 2 + 2] and income(t.g, THEIRS) == [3 + 1, 1 + 1, 3]


@rule("RW-RES-09", "RW-RES-03")
def test_costs_lower_the_dial() -> None:
    t = RW()
    t.units("DA", "footman")
    t.dials(MINE, 3, 2, 2)
    t.turn(MINE, "fortify")
    t.choose("build", "DA")
    assert t.realm().dials == [3, 1, 1]
