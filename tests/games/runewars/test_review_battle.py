"""Battles, read against the rulebook once more: where something is left to choose, and who has won what."""

from __future__ import annotations

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
