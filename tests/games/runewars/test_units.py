"""What the units of the factions do for an orb (RW-UNIT-11 to 44): one scenario a type."""

from __future__ import annotations

from realms.testing.rules import rule

from .builder import RW

# Daqan.


@rule("RW-UNIT-11")
def test_bowmen_hit_a_unit_with_more_than_one_health() -> None:
    t = RW("daqan uthuk")
    t.battle(
        "bowman", "flesh_ripper berserker*2", draws=("triangle orb", "rectangle -", "triangle -", "triangle -")
    )
    assert t.told_of("rw-harmed") == [("flesh_ripper", 1)]


@rule("RW-UNIT-11")
def test_bowmen_hit_anybody_where_nobody_has_more_than_one_health() -> None:
    t = RW("daqan uthuk")
    t.battle("bowman", "warlock berserker", draws=("triangle orb",))
    assert t.prompts == [(1, "rw-pick")]
    assert t.rule == "RW-UNIT-11"
    assert t.options() == ["harm:berserker:0", "harm:warlock:0"]


@rule("RW-UNIT-12")
def test_knights_rout_one_unit_and_draw_a_tactics_card() -> None:
    t = RW("daqan uthuk")
    t.battle("knight", "warlock chaos_lord", draws=("rectangle orb", "circle -", "hexagon -"))
    assert t.options() == ["rout_fighter:chaos_lord:0", "rout_fighter:warlock:0"]
    assert t.rule == "RW-BATTLE-09"
    t.play("rout_fighter:warlock:0")
    assert t.told_of("rw-tactics-drawn") == [(0, 1)]
    assert len(t.realm(0).fresh.items) == 1


@rule("RW-UNIT-13")
def test_footmen_strike_again_if_nobody_is_destroyed() -> None:
    t = RW("daqan uthuk")
    t.battle("footman", "chaos_lord", draws=("triangle orb", "hexagon -"))
    assert t.told_of("rw-harmed") == [("chaos_lord", 1), ("chaos_lord", 1)]


@rule("RW-UNIT-13")
def test_footmen_strike_once_if_it_kills() -> None:
    t = RW("daqan uthuk")
    t.battle("footman", "warlock*2", draws=("triangle orb", "circle -", "circle -"))
    assert t.told_of("rw-harmed") == [("warlock", 1)]


@rule("RW-UNIT-14")
def test_siege_towers_add_two_strength() -> None:
    t = RW("daqan uthuk")
    t.battle("siege_tower*2", "warlock*3", draws=("circle -",) * 3 + ("hexagon orb", "hexagon orb"))
    assert t.told_of("rw-strengths") == [(6, 3)]


# Latari.


@rule("RW-UNIT-21")
def test_archers_choose_whom_they_hit_even_the_unharmed_beside_the_harmed() -> None:
    t = RW("latari uthuk")
    t.battle(
        "archer*2", "flesh_ripper chaos_lord", draws=("triangle orb", "triangle orb", "rectangle -", "hexagon -")
    )
    assert t.prompts == [(0, "rw-pick")]
    t.play("harm:flesh_ripper:0")
    assert t.options() == ["harm:chaos_lord:0", "harm:flesh_ripper:1"]
    t.play("harm:chaos_lord:0")
    assert t.told_of("rw-harmed") == [("flesh_ripper", 1), ("chaos_lord", 1)]


@rule("RW-UNIT-22")
def test_pegasus_riders_rout_up_to_two_triangles() -> None:
    t = RW("latari uthuk")
    t.battle("pegasus_rider", "flesh_ripper berserker*3 warlock", draws=("rectangle -", "rectangle orb"))
    assert t.prompts == [(0, "rw-pick")]
    assert t.options() == ["rout_fighter:berserker:0", "rout_fighter:flesh_ripper:0", "pass"]
    t.play("rout_fighter:berserker:0")
    assert t.options() == ["rout_fighter:berserker:0", "pass"]
    t.play("rout_fighter:berserker:0")
    assert t.told_of("rw-routed", "unit") == [("berserker",)] * 2


@rule("RW-UNIT-22")
def test_pegasus_riders_rout_one_rectangle_or_nobody() -> None:
    t = RW("latari uthuk")
    t.battle("pegasus_rider", "flesh_ripper*2 berserker", draws=("rectangle -", "rectangle -", "rectangle orb"))
    t.play("rout_fighter:flesh_ripper:0")
    assert t.told_of("rw-routed", "unit") == [("flesh_ripper",)]
    assert t.prompt != "rw-pick"
    idle = RW("latari uthuk")
    idle.battle("pegasus_rider", "flesh_ripper", draws=("rectangle -", "rectangle orb"))
    idle.play("pass")
    assert idle.told_of("rw-routed") == []


@rule("RW-UNIT-23")
def test_sorceresses_send_a_standing_unit_of_the_opponents_choice_away() -> None:
    t = RW("latari uthuk")
    t.units("5D", "berserker")
    t.battle(
        "sorceress*2",
        "chaos_lord berserker*2",
        draws=("triangle -", "triangle -", "circle orb", "circle -", "hexagon -"),
    )
    assert t.prompts == [(1, "rw-pick")]
    assert t.options() == ["leave_battle:berserker:0", "leave_battle:chaos_lord:0"]
    t.play("leave_battle:berserker:0")
    assert t.there("5D") == (["berserker"], ["berserker"], 1)
    assert t.told_of("rw-strengths") == [(2, 2)]


@rule("RW-UNIT-23", "RW-RETREAT-03")
def test_neutrals_sent_away_go_where_nobody_rules() -> None:
    t = RW("latari uthuk")
    t.units("5A", "berserker")
    t.units("5D", "archer")
    t.battle("sorceress", "dragon*2", draws=("circle orb", "hexagon -"))
    assert t.there("5C") == ([], ["dragon"], -1)
    assert t.told_of("rw-strengths") == [(1, 1)]


@rule("RW-UNIT-24")
def test_warriors_strike_or_destroy_who_is_damaged_or_routed() -> None:
    t = RW("latari uthuk")
    t.battle(
        "pegasus_rider warrior",
        "chaos_lord flesh_ripper",
        draws=("rectangle -", "rectangle D1", "rectangle orb", "hexagon -"),
    )
    t.play("harm:chaos_lord:0")
    assert t.prompts == [(0, "rw-overpower")]
    assert t.options() == ["destroy_fighter:chaos_lord:1", "overpower"]
    t.play("destroy_fighter:chaos_lord:1")
    assert t.told_of("rw-destroyed", "unit") == [("chaos_lord",)]


@rule("RW-UNIT-24")
def test_warriors_strike_where_everybody_is_unharmed() -> None:
    t = RW("latari uthuk")
    t.battle("warrior", "chaos_lord warlock", draws=("circle -", "rectangle orb", "hexagon -"))
    assert t.prompts == [(1, "rw-pick")]
    t.play("harm:warlock:0")
    assert t.told_of("rw-destroyed", "unit") == [("warlock",)]


# Waiqar.


@rule("RW-UNIT-31")
def test_skeleton_archers_make_the_opponent_destroy_anybody_but_a_hexagon() -> None:
    t = RW("waiqar daqan")
    t.battle("skeleton_archer", "siege_tower knight footman", draws=("triangle orb", "rectangle -", "hexagon -"))
    assert t.prompts == [(1, "rw-pick")]
    assert t.options() == ["destroy_fighter:footman:0", "destroy_fighter:knight:0"]
    assert t.refused("destroy_fighter:siege_tower:0") == "RW-UNIT-31"
    t.play("destroy_fighter:footman:0")
    assert t.told_of("rw-destroyed", "unit") == [("footman",)]


@rule("RW-UNIT-32")
def test_necromancers_raise_two_reanimates() -> None:
    t = RW("waiqar daqan")
    t.units("5D", "footman")
    t.battle("necromancer", "footman", draws=("circle orb",) + ("triangle -",) * 3)
    assert t.told_of("rw-raised") == [("reanimate", 2)]
    assert t.there("5B")[0] == ["necromancer", "reanimate", "reanimate"]


@rule("RW-UNIT-32")
def test_necromancers_raise_what_the_supply_has() -> None:
    t = RW("waiqar daqan")
    t.units("WA", "reanimate*8")
    t.units("WB", "reanimate*5", routed="reanimate*2")
    t.battle("necromancer", "footman", draws=("circle orb",) + ("triangle -",) * 2)
    assert t.told_of("rw-raised") == [("reanimate", 1)]


@rule("RW-UNIT-33")
def test_reanimates_overrun_if_more_than_two_stand() -> None:
    t = RW("waiqar daqan")
    t.battle("reanimate*3", "siege_tower", draws=("triangle orb", "triangle -", "triangle -", "hexagon -"))
    assert t.told_of("rw-harmed") == [("siege_tower", 1)] * 2
    few = RW("waiqar daqan")
    few.battle("reanimate*2", "siege_tower", draws=("triangle orb", "triangle -", "hexagon -"))
    assert few.told_of("rw-harmed") == []


@rule("RW-UNIT-34")
def test_dark_knights_rout_one_for_each_type_at_most_three() -> None:
    t = RW("waiqar daqan")
    t.battle(
        "dark_knight necromancer", "footman*4", draws=("circle -",) + ("triangle -",) * 4 + ("rectangle orb",)
    )
    assert len(t.told_of("rw-routed")) == 2
    many = RW("waiqar daqan")
    many.battle(
        "dark_knight necromancer sorcerer razorwing",
        "footman*6",
        draws=("circle -", "triangle -", "circle -", *["triangle -"] * 6, "rectangle orb"),
    )
    many.play("draw_fate:sorcerer")
    assert len(many.told_of("rw-routed")) == 3


# Uthuk.


@rule("RW-UNIT-41")
def test_flesh_rippers_have_three_health_until_the_battle_ends() -> None:
    t = RW("uthuk daqan")
    draws = ("rectangle orb", "rectangle orb", "rectangle D2", "triangle orb")
    t.battle("flesh_ripper*2", "knight footman", draws=draws)
    # 2 damage of the knight and 2 of the footman: the first one falls by its third damage.
    assert t.told_of("rw-harmed") == [("flesh_ripper", 1)] * 3
    assert t.told_of("rw-destroyed", "unit") == [("flesh_ripper",)]


@rule("RW-UNIT-42")
def test_berserkers_may_give_one_of_them_for_two_damage() -> None:
    t = RW("uthuk daqan")
    t.battle("berserker*3", "footman*2", draws=("triangle orb", "triangle -", "triangle -"))
    assert t.prompts == [(0, "rw-fury")]
    assert t.options() == ["fury", "pass"]
    t.play("fury")
    assert t.told_of("rw-destroyed", "unit") == [("berserker",), ("footman",), ("footman",)]
    assert t.told_of("rw-strengths") == [(2, 0)]


@rule("RW-UNIT-42")
def test_fury_may_be_declined() -> None:
    t = RW("uthuk daqan")
    t.battle("berserker*3", "footman*2", draws=("triangle orb",) + ("triangle -",) * 4)
    t.play("pass")
    assert t.told_of("rw-strengths") == [(3, 2)]


@rule("RW-UNIT-43", "RW-BATTLE-26")
def test_warlocks_burn_two_triangles_or_one_rectangle_as_the_opponent_likes() -> None:
    t = RW("uthuk daqan")
    t.battle(
        "warlock",
        "footman*2 bowman knight",
        draws=("triangle -", "rectangle -", "circle orb", "triangle -", "triangle -"),
    )
    assert t.prompts == [(1, "rw-pick")]
    assert t.options() == ["destroy_fighter:bowman:0", "destroy_fighter:footman:0", "destroy_fighter:knight:0"]
    t.play("destroy_fighter:footman:0")
    assert t.options() == ["destroy_fighter:bowman:0", "destroy_fighter:footman:0"]
    t.play("destroy_fighter:bowman:0")
    assert t.told_of("rw-destroyed", "unit") == [("footman",), ("bowman",)]


@rule("RW-UNIT-43", "RW-BATTLE-26")
def test_what_can_be_fulfilled_in_full_comes_first() -> None:
    """One triangle is not enough, so the rectangle goes; where there is no rectangle, the one triangle goes."""
    t = RW("uthuk daqan")
    t.battle("warlock", "footman knight", draws=("rectangle -", "circle orb", "triangle -"))
    assert t.told_of("rw-destroyed", "unit") == [("knight",)]
    lone = RW("uthuk daqan")
    lone.battle("warlock", "footman siege_tower", draws=("circle orb", "triangle -", "hexagon -"))
    assert lone.told_of("rw-destroyed", "unit") == [("footman",)]


@rule("RW-UNIT-44")
def test_chaos_lords_rout_two_units_or_destroy_who_is_routed() -> None:
    t = RW("uthuk daqan")
    t.battle(
        "flesh_ripper chaos_lord",
        "siege_tower knight*2",
        draws=("rectangle R1", "rectangle -", "hexagon orb", "hexagon -"),
    )
    t.play("rout_fighter:knight:0")
    assert t.prompts == [(0, "rw-pick")]
    assert t.options() == ["terrify:knight:r0", "terrify:knight:0", "terrify:siege_tower:0"]
    t.play("terrify:knight:0")
    # The one that has just been routed is not to be chosen again.
    assert t.options() == ["terrify:knight:r0", "terrify:siege_tower:0"]
    t.play("terrify:knight:r0")
    assert t.told_of("rw-destroyed", "unit") == [("knight",)]
    assert t.told_of("rw-strengths") == [(2, 1)]


@rule("RW-UNIT-44")
def test_chaos_lords_do_not_choose_where_there_are_only_two() -> None:
    t = RW("uthuk daqan")
    t.battle("chaos_lord", "siege_tower knight", draws=("rectangle -", "hexagon orb", "hexagon -"))
    assert t.told_of("rw-routed", "unit") == [("knight",), ("siege_tower",)]
