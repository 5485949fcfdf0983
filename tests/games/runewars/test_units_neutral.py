"""What neutral units do for an orb (RW-UNIT-51 to 56), on whichever side they fight."""

from __future__ import annotations

from realms.testing.rules import rule

from .builder import RW


@rule("RW-UNIT-51")
def test_sorcerers_have_two_health_until_the_battle_ends() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "footman")
    t.battle("knight", "sorcerer*2", draws=("circle orb", "circle -", "rectangle D1"))
    assert t.told_of("rw-harmed") == [("sorcerer", 1)]
    assert t.told_of("rw-destroyed") == []
    assert t.there("5B") == (["sorcerer", "sorcerer"], [], -1)


@rule("RW-UNIT-52")
def test_razorwings_make_the_opponent_rout_one_of_initiative_two_or_more() -> None:
    t = RW("daqan uthuk")
    t.battle("bowman knight footman", "razorwing", draws=("triangle -", "triangle orb"))
    assert t.prompts == [(0, "rw-pick")]
    assert t.options() == ["rout_fighter:footman:0", "rout_fighter:knight:0"]
    assert t.refused("rout_fighter:bowman:0") == "RW-UNIT-52"


@rule("RW-UNIT-53")
def test_beastmen_strike_and_draw_once_more() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "footman")
    t.battle(
        "footman*3", "beastman*2", draws=("triangle orb", "triangle -", "triangle D1", "triangle -", "triangle -")
    )
    # 1 by the orb, 1 by the additional card: two footmen fall before they strike.
    assert t.told_of("rw-destroyed", "unit") == [("footman",)] * 2
    assert len([card for who, card in t.told_of("rw-fate") if who == 1]) == 3


@rule("RW-UNIT-53")
def test_the_orb_of_the_additional_card_is_damage_and_no_further_card() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "footman")
    t.battle("footman*4", "beastman", draws=("triangle orb", "triangle orb", "triangle -", "triangle -"))
    assert t.told_of("rw-destroyed", "unit") == [("footman",)] * 2
    assert len([card for who, card in t.told_of("rw-fate") if who == 1]) == 2


@rule("RW-UNIT-54")
def test_hellhounds_burn_two_standing_units_that_the_opponent_names() -> None:
    t = RW("daqan uthuk")
    t.battle("knight*2 siege_tower", "hellhound", draws=("rectangle -", "rectangle -", "rectangle orb"))
    assert t.prompts == [(0, "rw-pick")]
    assert t.options() == ["harm:knight:0", "harm:siege_tower:0"]
    t.play("harm:knight:0")
    # Another one: the knight that burns already is not named twice.
    assert t.options() == ["harm:knight:0", "harm:siege_tower:0"]
    t.play("harm:siege_tower:0")
    assert t.told_of("rw-harmed") == [("knight", 1), ("siege_tower", 1)]


@rule("RW-UNIT-55")
def test_dragons_destroy_up_to_three_triangles() -> None:
    t = RW("daqan uthuk")
    t.battle(
        "footman*2 bowman*2 knight",
        "dragon",
        draws=("triangle -", "triangle -", "rectangle -", "triangle -", "triangle -", "hexagon orb"),
    )
    assert t.prompts == [(1, "rw-pick")]
    assert t.options() == ["destroy_fighter:bowman:0", "destroy_fighter:footman:0", "pass"]
    t.play("destroy_fighter:footman:0", "destroy_fighter:bowman:0", "pass")
    assert t.told_of("rw-destroyed", "unit") == [("footman",), ("bowman",)]
    assert t.told_of("rw-strengths") == [(3, 1)]


@rule("RW-UNIT-56")
def test_giants_deal_the_damage_they_bear() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "footman")
    t.battle("knight siege_tower*2", "giant", draws=("rectangle D2", "hexagon -", "hexagon -", "hexagon orb"))
    assert t.prompts == [(0, "rw-pick")]
    assert dict(t.due[0].args) == {"deed": "damage", "n": 2}


@rule("RW-UNIT-56")
def test_unharmed_giants_deal_nothing() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "footman")
    t.battle("knight", "giant", draws=("rectangle -", "hexagon orb"))
    assert t.told_of("rw-orb") == [(1, "giant")]
    assert t.told_of("rw-harmed") == []
