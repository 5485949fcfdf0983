"""A battle up to the tally (RW-BATTLE-01 to 13, 23 to 30): lines, rounds, orbs, routs, damage."""

from __future__ import annotations

from realms.games.runewars.rules.battle import Battle, in_battle
from realms.games.runewars.rules.battle_lines import ATTACKER, BEFORE, DEFENDER, STANDING
from realms.testing.rules import rule

from .builder import RW

DAQAN, UTHUK = 0, 1


def lines(t: RW, side: int) -> list[tuple[str, int, int]]:
    """Unit, damage and state of all fighters of a side."""
    battle = t.frame(Battle)
    return [(f.unit, f.damage, f.state) for f in battle.sides[side].fighters]


def drew(t: RW) -> list[tuple[object, ...]]:
    return t.told_of("rw-fighters-draw")


@rule("RW-BATTLE-01")
def test_the_mover_is_the_attacker() -> None:
    t = RW("daqan uthuk")
    t.battle("footman", "berserker", draws=("triangle -", "triangle -"))
    assert t.told_of("rw-battle") == [(DAQAN, UTHUK, "5B")]
    assert drew(t) == [(UTHUK, "berserker"), (DAQAN, "footman")]


@rule("RW-BATTLE-02", "RW-HERO-01")
def test_standing_units_fight_but_neither_heroes_nor_those_routed_before() -> None:
    t = RW("daqan uthuk")
    t.hero("one_fist", "5B", UTHUK)
    t.battle("knight", "berserker*2", routed="warlock", draws=("rectangle -", "triangle orb", "triangle -"))
    assert lines(t, DEFENDER) == [("berserker", 0, STANDING), ("berserker", 0, STANDING), ("warlock", 0, BEFORE)]
    assert t.there("5B") == ([], [], UTHUK)
    t.play("pass")
    assert drew(t) == [(DAQAN, "knight"), (UTHUK, "berserker")]
    assert t.hero_of("one_fist").damage == 0 and not t.hero_of("one_fist").routed


@rule("RW-BATTLE-03")
def test_the_player_left_of_the_active_one_plays_unallied_neutrals() -> None:
    t = RW("daqan uthuk waiqar")
    t.battle("knight", "beastman sorcerer", area="4A", draws=("circle -", "rectangle D1", "triangle -"))
    assert t.prompts == [(1, "rw-pick")]
    assert t.options() == ["harm:beastman:0", "harm:sorcerer:0"]


@rule("RW-BATTLE-04")
def test_first_the_attacker_then_the_defender_plays_for_the_start() -> None:
    t = RW("daqan uthuk")
    t.hand(DAQAN, "battle_cry")
    t.hand(UTHUK, "battle_cry")
    t.battle("footman", "berserker")
    assert t.prompts == [(DAQAN, "rw-moment")]
    assert dict(t.due[0].args) == {"trigger": "battle_start"}
    t.play("pass")
    assert t.prompts == [(UTHUK, "rw-moment")]
    assert dict(t.due[0].args) == {"trigger": "defending"}
    assert drew(t) == []


@rule("RW-BATTLE-05")
def test_five_rounds_by_initiative() -> None:
    t = RW("daqan uthuk")
    blanks = (
        "triangle -",
        "rectangle -",
        "rectangle -",
        "triangle -",
        "triangle -",
        "circle -",
        "hexagon -",
        "hexagon -",
    )
    t.battle("siege_tower footman bowman knight", "chaos_lord warlock flesh_ripper berserker", draws=blanks)
    assert drew(t) == [
        (DAQAN, "bowman"),
        (UTHUK, "flesh_ripper"),
        (DAQAN, "knight"),
        (UTHUK, "berserker"),
        (DAQAN, "footman"),
        (UTHUK, "warlock"),
        (DAQAN, "siege_tower"),
        (UTHUK, "chaos_lord"),
    ]
    assert t.told_of("rw-battle-round") == [(1,), (2,), (3,), (5,)]


@rule("RW-BATTLE-06")
def test_a_player_picks_the_type_and_draws_a_card_for_each_standing_unit_of_it() -> None:
    t = RW("daqan uthuk")
    t.battle("knight*2 beastman*3", "berserker", draws=("rectangle -", "rectangle -", "triangle -"))
    assert t.prompts == [(DAQAN, "rw-pick-type")]
    t.play("draw_fate:knight")
    # The defender draws one; then the attacker's other type follows, three cards.
    assert drew(t) == [(DAQAN, "knight"), (UTHUK, "berserker"), (DAQAN, "beastman")]
    assert [who for who, _ in t.told_of("rw-fate")][:3] == [DAQAN, DAQAN, UTHUK]
    assert len(t.told_of("rw-fate")) >= 6


@rule("RW-BATTLE-07")
def test_cards_drawn_count_although_their_units_fall_in_the_same_step() -> None:
    """Both sides strike at once: two footmen kill the two warlocks, whose damage still comes."""
    t = RW("daqan uthuk")
    t.battle("footman*2", "warlock*2", draws=("triangle D1", "triangle D1", "circle D1", "circle D1"))
    assert sorted(t.told_of("rw-destroyed", "unit")) == [("footman",), ("footman",), ("warlock",), ("warlock",)]


@rule("RW-BATTLE-07")
def test_a_type_reads_the_cell_of_its_shape() -> None:
    """Card 22: an orb for circles, 2 damage for rectangles."""
    t = RW("daqan uthuk")
    t.fate("22 1 2 3")
    t.battle("knight", "berserker*3")
    assert t.told_of("rw-destroyed", "unit")[:2] == [("berserker",), ("berserker",)]


@rule("RW-BATTLE-08")
def test_orbs_come_first_attacker_before_defender_once_for_each() -> None:
    """Both arrows hit the dark knight, the tallest; then the attacker must give somebody up."""
    t = RW("daqan waiqar")
    t.battle(
        "bowman*2 knight",
        "skeleton_archer dark_knight",
        draws=("triangle orb", "triangle orb", "triangle orb", "rectangle -", "rectangle -"),
    )
    assert t.told_of("rw-orb") == [(0, "bowman"), (0, "bowman"), (1, "skeleton_archer")]
    assert lines(t, DEFENDER) == [("dark_knight", 2, STANDING), ("skeleton_archer", 0, STANDING)]
    assert t.prompts == [(0, "rw-pick")]


@rule("RW-BATTLE-09")
def test_flags_rout_undamaged_standing_units_first() -> None:
    t = RW("daqan uthuk")
    t.battle(
        "bowman knight",
        "chaos_lord flesh_ripper berserker",
        draws=("triangle orb", "rectangle -", "rectangle R1", "triangle -"),
    )
    # The bowman's damage must go to one of more than 1 health.
    assert t.prompts == [(UTHUK, "rw-pick")]
    assert t.options() == ["harm:chaos_lord:0", "harm:flesh_ripper:0"]
    t.play("harm:flesh_ripper:0")
    assert t.options() == ["rout_fighter:berserker:0", "rout_fighter:chaos_lord:0"]
    assert t.rule == "RW-BATTLE-09"
    assert t.refused("rout_fighter:flesh_ripper:1") == "RW-BATTLE-09"


@rule("RW-BATTLE-09")
def test_flags_beyond_the_standing_units_are_lost() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "berserker")
    t.battle("flesh_ripper*2", "knight", seat=UTHUK, draws=("rectangle R2", "rectangle R1", "rectangle -"))
    assert t.told_of("rw-routed") == [("knight", "5B")]
    assert t.told_of("rw-strengths") == [(2, 0)]


@rule("RW-BATTLE-10")
def test_damage_goes_to_the_damaged_unit_that_stands_point_by_point() -> None:
    t = RW("daqan uthuk")
    t.battle("knight", "flesh_ripper chaos_lord", draws=("rectangle -", "rectangle D2", "hexagon -"))
    assert t.options() == ["harm:chaos_lord:0", "harm:flesh_ripper:0"]
    t.play("harm:chaos_lord:0")
    # The second point has only one place to go.
    assert t.told_of("rw-harmed") == [("chaos_lord", 1), ("chaos_lord", 1)]


@rule("RW-BATTLE-10")
def test_routed_units_are_damaged_only_when_none_stands() -> None:
    t = RW("daqan uthuk")
    t.units("6A", "berserker")
    t.battle("knight*2", "flesh_ripper", draws=("rectangle -", "rectangle R1", "rectangle D1"))
    assert t.told_of("rw-routed") == [("flesh_ripper", "5B")]
    assert t.told_of("rw-harmed") == [("flesh_ripper", 1)]


@rule("RW-BATTLE-10")
def test_routed_units_are_spared_while_anybody_stands() -> None:
    """One is routed and one takes a damage; 2 damage on the same one would have destroyed it."""
    t = RW("daqan uthuk")
    t.battle("knight*2", "flesh_ripper*2", draws=("rectangle -", "rectangle -", "rectangle R1", "rectangle D1"))
    assert t.told_of("rw-routed") == [("flesh_ripper", "5B")]
    assert t.told_of("rw-harmed") == [("flesh_ripper", 1)]
    assert t.told_of("rw-destroyed") == []
    assert t.told_of("rw-strengths") == [(2, 1)]


@rule("RW-BATTLE-10")
def test_who_all_fall_anyway_are_not_chosen_among() -> None:
    t = RW("daqan uthuk")
    t.battle("knight", "warlock berserker", draws=("rectangle D2", "triangle -"))
    assert t.told_of("rw-destroyed", "unit") == [("berserker",), ("warlock",)]


@rule("RW-BATTLE-11")
def test_damage_equal_to_health_destroys() -> None:
    t = RW("daqan uthuk")
    t.battle("knight", "flesh_ripper", draws=("rectangle -", "rectangle D2"))
    assert t.told_of("rw-destroyed") == [("flesh_ripper", "5B")]


@rule("RW-BATTLE-12")
def test_cards_are_laid_down_and_only_types_that_still_stand_draw() -> None:
    """The beastman's card destroys the berserkers' only rival; no type draws twice."""
    t = RW("daqan uthuk")
    t.battle("knight beastman", "berserker", draws=("triangle D1", "triangle -", "rectangle -"))
    t.play("draw_fate:beastman")
    assert drew(t) == [(DAQAN, "beastman"), (UTHUK, "berserker"), (DAQAN, "knight")]
    assert len(t.g.fate_discard) == 3


@rule("RW-BATTLE-12")
def test_who_falls_before_its_turn_draws_nothing() -> None:
    t = RW("daqan uthuk")
    t.battle("bowman footman", "warlock", draws=("triangle D1", "triangle -"))
    assert drew(t) == [(DAQAN, "bowman"), (DAQAN, "footman")]


@rule("RW-BATTLE-13")
def test_units_added_during_the_battle_draw_in_their_round() -> None:
    t = RW("waiqar daqan")
    t.battle("necromancer", "footman*4", draws=("circle orb",) + ("triangle -",) * 6)
    assert drew(t) == [(0, "necromancer"), (1, "footman"), (0, "reanimate")]
    assert t.told_of("rw-strengths") == [(3, 4)]


@rule("RW-BATTLE-23")
def test_a_stronghold_without_units_fights_alone() -> None:
    t = RW("daqan uthuk")
    t.fort("5B", UTHUK)
    t.battle(
        "siege_tower*2 knight*2",
        draws=("rectangle D2", "rectangle R1", "hexagon orb", "hexagon orb"),
    )
    # 4 units and twice Lay Siege against 5; damage and flags find nobody.
    assert t.told_of("rw-strengths") == [(8, 5)]
    assert t.prompts == [(DAQAN, "rw-take-stronghold")]


@rule("RW-BATTLE-24")
def test_an_area_whose_units_are_all_routed_is_fought_for() -> None:
    t = RW("daqan uthuk")
    t.battle("footman", "", routed="chaos_lord*2", draws=("triangle D1",))
    assert drew(t) == [(DAQAN, "footman")]
    assert t.told_of("rw-harmed") == []
    assert t.told_of("rw-destroyed") == [("chaos_lord", "5B")] * 2
    assert t.there("5B") == (["footman"], [], DAQAN)


@rule("RW-BATTLE-25")
def test_where_nobody_is_left_the_area_is_left() -> None:
    t = RW("daqan uthuk")
    t.battle("footman", "warlock", draws=("triangle D1", "circle D1"))
    assert t.told_of("rw-strengths") == [(0, 0)]
    assert t.there("5B") == ([], [], -2)


@rule("RW-BATTLE-26")
def test_abilities_that_destroy_hit_routed_and_damaged_units_of_the_battle_but_not_those_routed_before() -> None:
    t = RW("latari uthuk")
    t.battle(
        "pegasus_rider warrior",
        "flesh_ripper berserker",
        routed="warlock",
        draws=("rectangle -", "rectangle orb", "triangle -", "rectangle orb"),
    )
    t.play("rout_fighter:flesh_ripper:0")
    assert t.prompts == [(0, "rw-overpower")]
    assert t.options() == ["destroy_fighter:flesh_ripper:r0", "overpower"]


@rule("RW-BATTLE-02", "RW-BATTLE-26")
def test_nobody_shoots_at_those_routed_before() -> None:
    t = RW("latari uthuk")
    t.battle("archer", "chaos_lord berserker", routed="warlock", draws=("triangle orb",))
    assert t.options() == ["harm:berserker:0", "harm:chaos_lord:0"]


@rule("RW-BATTLE-28")
def test_ability_damage_takes_effect_at_once_and_the_opponent_assigns_it() -> None:
    """The footmen's orb kills before the warlocks' orbs are resolved, but those still burn."""
    t = RW("daqan uthuk")
    t.battle("footman", "warlock chaos_lord", draws=("triangle orb", "circle -"))
    assert t.prompts == [(UTHUK, "rw-pick")]
    assert t.rule == "RW-BATTLE-10"
    assert t.options() == ["harm:chaos_lord:0", "harm:warlock:0"]
    assert t.frame(Battle).at == "attacker_orb_ends"


@rule("RW-BATTLE-28")
def test_an_ability_without_a_target_does_nothing() -> None:
    t = RW("daqan uthuk")
    t.fort("5B", UTHUK)
    t.battle("footman", draws=("triangle orb",))
    assert t.told_of("rw-orb") == [(DAQAN, "footman")]
    assert t.told_of("rw-harmed") == []


@rule("RW-BATTLE-29")
def test_extra_health_ends_with_the_battle_and_kills_nobody() -> None:
    """A flesh ripper survives 2 damage by its orb and stands in the area afterwards."""
    t = RW("uthuk daqan")
    t.units("5D", "footman")
    t.battle("flesh_ripper*2", "knight", draws=("rectangle orb", "rectangle -", "rectangle D2"))
    assert t.told_of("rw-destroyed") == []
    assert t.there("5B")[0] == ["flesh_ripper", "flesh_ripper"]


@rule("RW-BATTLE-30")
def test_a_unit_made_to_retreat_leaves_at_once_routed() -> None:
    t = RW("latari daqan")
    t.units("5D", "footman")
    t.battle(
        "sorceress warrior", "knight footman", draws=("rectangle -", "circle orb", "triangle -", "rectangle -")
    )
    assert t.prompts == [(1, "rw-pick")]
    t.play("leave_battle:knight:0")
    assert t.told_of("rw-strengths") == [(2, 1)]
    # The footman follows after the battle is lost.
    assert t.told_of("rw-retreated") == [("knight", "5D"), ("footman", "5D")]
    assert t.there("5D") == (["footman"], ["footman", "knight"], 1)


def test_figures_in_a_battle_are_counted() -> None:
    t = RW("daqan uthuk")
    t.hand(DAQAN, "battle_cry")
    t.battle("footman*2 knight", "berserker")
    assert [in_battle(t.g, unit) for unit in ("footman", "knight", "berserker", "warlock")] == [2, 1, 1, 0]


def test_a_player_whose_last_units_fight_is_still_in_the_game() -> None:
    t = RW("daqan uthuk")
    t.hand(DAQAN, "battle_cry")
    t.battle("footman*2 knight", "berserker")
    assert t.frame(Battle).holds(t.g, DAQAN)
    assert t.frame(Battle).sides[ATTACKER].seat == DAQAN
