"""Marches, read against the rulebook once more."""

from __future__ import annotations

from realms.testing.rules import rule

from .builder import RW

MINE = 0


@rule("RW-DIPLO-04", "RW-ORDER-11")
def test_neutrals_stay_allies_of_those_who_relieve_their_companions() -> None:
    """Companions go and others come in the same order: nobody is told that the alliance is over."""
    t = RW("daqan uthuk")
    t.units("5B", "footman giant")
    t.units("5D", "bowman")
    t.turn(MINE, "strategize", bonus=False)
    t.play("redeploy", "step:5B:footman:5D", "step:5D:bowman:5B", "done")
    assert t.there("5B") == (["bowman", "giant"], [], MINE)
    assert t.told_of("rw-lapsed") == []
