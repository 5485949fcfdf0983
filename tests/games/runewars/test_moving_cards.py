"""RW-TACTIC-34, 49: the two cards that ease a march."""

from __future__ import annotations

from realms.games.runewars.rules.strategy import Strategy
from realms.testing.rules import rule

from .builder import RW

MINE = 0


@rule("RW-TACTIC-34")
def test_hidden_pass_opens_one_mountain_border_for_the_turn() -> None:
    t = RW()
    t.units("7A", "footman")
    t.hero("sir_valadir", "7A")
    t.hand(MINE, "hidden_pass")
    t.turn(MINE, "strategize")
    t.choose("redeploy")
    assert t.refused("step", "7A", "footman", "1B") == "RW-MOVE-02"
    t.play("play:hidden_pass", "border:1B:7A")
    assert t.told_of("rw-pass-opened") == [(MINE, "1B", "7A")]
    t.play("step:7A:footman:1B", "hero_step:sir_valadir:1B", "done")
    assert t.there("1B")[0] == ["footman"] and t.hero_of("sir_valadir").area == t.area("1B")


@rule("RW-TACTIC-34")
def test_hidden_pass_before_the_activation_holds_for_both_marches() -> None:
    t = RW()
    t.units("5D", "footman*2")
    t.units("5B", "berserker")
    t.units("7B", "berserker")
    t.hand(MINE, "hidden_pass")
    t.turn(MINE, "mobilize")
    assert t.refused("activate", "5C") == "RW-MOVE-03"
    t.play("play:hidden_pass", "border:5C:5D", "activate:5C", "bring:5D:footman", "done")
    assert t.there("5C") == (["footman"], [], MINE)
    t.play("activate:1A", "bring:5D:footman", "done")
    assert t.there("1A") == (["footman"], [], MINE)


@rule("RW-TACTIC-34", "RW-TACTIC-05")
def test_the_last_mountain_border_needs_no_choice_and_no_third_card_is_played() -> None:
    t = RW()
    t.units("7A", "footman")
    t.hand(MINE, "hidden_pass*3")
    t.turn(MINE, "strategize")
    t.choose("redeploy")
    t.play("play:hidden_pass", "border:5C:5D", "play:hidden_pass")
    assert t.told_of("rw-pass-opened", "area", "to_area") == [("5C", "5D"), ("1B", "7A")]
    assert t.offers("step", "7A", "footman", "1B") and t.refused("play", "hidden_pass") == "RW-TACTIC-05"


@rule("RW-TACTIC-49")
def test_teleportation_makes_up_to_four_units_fast_flyers() -> None:
    t = RW()
    t.units("DB", "footman*5 siege_tower")
    t.hand(MINE, "teleportation")
    t.turn(MINE, "conquer")
    assert t.refused("activate", "5C") == "RW-MOVE-03"
    t.play("play:teleportation", "activate:5C", "bring_all:DB")
    assert not t.refs("bring")
    t.choose("done")
    assert len(t.there("5C")[0]) == 4


@rule("RW-TACTIC-49")
def test_who_gets_there_anyway_does_not_use_teleportation_up() -> None:
    t = RW()
    t.units("DB", "footman*5")
    t.units("7B", "bowman*2")
    t.hand(MINE, "teleportation")
    t.turn(MINE, "conquer")
    t.play("play:teleportation", "activate:5C", "bring_all:7B", "bring_all:DB", "done")
    assert t.there("5C")[0] == ["bowman"] * 2 + ["footman"] * 4


@rule("RW-TACTIC-49", "RW-ORDER-11")
def test_teleportation_with_strategize_flies_but_only_one_area() -> None:
    t = RW()
    t.units("7A", "footman*6")
    t.hero("sir_valadir", "7A")
    t.hand(MINE, "teleportation")
    t.turn(MINE, "strategize")
    t.play("play:teleportation", "redeploy", "hero_step:sir_valadir:1B", "step_all:7A:1B")
    assert t.frame(Strategy).swift == 0 and not t.offers("step", "7A", "footman", "5C")
    assert t.refused("step", "7A", "footman", "1B") == "RW-MOVE-02"
    t.choose("done")
    assert t.there("1B")[0] == ["footman"] * 3 and t.hero_of("sir_valadir").area == t.area("1B")


@rule("RW-TACTIC-02")
def test_a_card_of_this_season_does_not_ease_a_march() -> None:
    t = RW()
    t.units("DA", "footman")
    t.hand(MINE, "hidden_pass", fresh=True)
    t.turn(MINE, "mobilize")
    assert t.refused("play", "hidden_pass") == "RW-TACTIC-02"
