"""Marches, read against the rulebook once more."""

from __future__ import annotations

import pytest

from realms.games.runewars.rules.armies import Cull
from realms.games.runewars.terms import NEUTRALS
from realms.testing.rules import rule

from .builder import RW, words

MINE, THEIRS = 0, 1


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


@rule("RW-WIN-01", "RW-TERM-04", "RW-WIN-05")
def test_who_gets_his_home_back_by_a_march_may_have_won_before_the_battle() -> None:
    """Daqan leaves a home of Uthuk with the seventh rune of Uthuk in it, to attack elsewhere."""
    t = RW("daqan uthuk")
    t.units("DA", "bowman")
    t.units("UC", "berserker")
    t.rune("UA UB UC 6A 6B 6C 6D")
    for area in ("6A", "6B", "6C", "6D"):
        t.units(area, "berserker")
    t.units("UA", "footman")
    t.turn(MINE, "conquer")
    t.play("activate:UB", "bring:UA:footman", "done")
    assert t.g.winner == THEIRS and t.match.over
    assert t.told_of("rw-battle") == []


@rule("RW-TACTIC-21", "RW-ORDER-11")
def test_heroes_are_ambushed_in_an_order_too() -> None:
    t = RW("daqan uthuk")
    t.units("DA", "footman")
    t.units("UA", "berserker")
    t.hero("one_fist", "5B", MINE)
    t.hero("mordrog", "5D", THEIRS)
    t.hand(THEIRS, "ambush")
    t.fate("7 8 9 10 17 18 19 20")
    t.turn(MINE, "strategize", bonus=False)
    t.play("redeploy", "hero_step:one_fist:5D", "done")
    assert (t.active, t.prompt) == (THEIRS, "rw-moment")
    t.play("play:ambush")
    assert t.told_of("rw-duel") == [("one_fist", "mordrog")] and t.told_of("rw-hero-moved") == [("one_fist", "5D")]
    assert (t.active, t.prompt) == (MINE, "rw-turn")


@rule("RW-TACTIC-25", "RW-TACTIC-05", "RW-ORDER-18")
def test_no_maneuver_is_brilliant_where_an_order_has_no_bonus_left() -> None:
    t = RW("daqan uthuk")
    t.hand(MINE, "brilliant_maneuver")
    t.units("5B", "footman*2")
    t.turn(MINE, "fortify", bonus=False)
    assert t.refused("play", "brilliant_maneuver") == "RW-TACTIC-25"
    t.turn(MINE, "conquer", bonus=False)
    assert t.offers("play:brilliant_maneuver")
    t.play("activate:5D", "bring:5B:footman", "done")
    assert t.refused("play", "brilliant_maneuver") == "RW-TACTIC-25"


@rule("RW-MOVE-12", "RW-SEASON-06")
@pytest.mark.parametrize(("there", "limit", "left"), [("footman*9", 8, 8), ("footman*2 bowman", 0, 0)])
def test_nobody_is_asked_whom_to_destroy_where_it_makes_no_difference(there: str, limit: int, left: int) -> None:
    t = RW("daqan uthuk")
    t.units("5B", there)
    t.go(Cull(MINE, t.area("5B"), limit, "RW-MOVE-12"))
    assert t.match.over and len(t.there("5B")[0]) == left
    assert len(t.told_of("rw-destroyed")) == len(words(there)) - left


@rule("RW-DIPLO-04", "RW-SEASON-06")
def test_it_is_told_when_allies_lose_their_last_companion() -> None:
    t = RW("daqan uthuk")
    t.units("5B", "footman giant*2")
    t.go(Cull(MINE, t.area("5B"), 1, "RW-SEASON-06"))
    t.play("destroy:5B:footman")
    assert t.told_of("rw-lapsed") == [("5B",)] and t.there("5B") == (["giant"], [], NEUTRALS)
