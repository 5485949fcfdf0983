"""The tally of a battle and what follows (RW-BATTLE-14 to 22, 27, RW-FORT-03, 04, RW-MOVE-14, RW-TITLE-04)."""

from __future__ import annotations

import pytest

from realms.games.runewars.rules.battle import Battle
from realms.games.runewars.rules.battle_lines import ATTACKER, DEFENDER, strength_lines
from realms.games.runewars.terms import DEV_DEFENCES, NEUTRALS, NOBODY
from realms.testing.rules import rule

from .builder import RW

BLANKS = ("triangle -",) * 12


def strengths(t: RW) -> list[tuple[object, ...]]:
    return t.told_of("rw-strengths")


# Strength.


@rule("RW-BATTLE-15")
def test_strength_is_the_standing_units() -> None:
    t = RW("daqan uthuk")
    t.battle(
        "footman*4", "warlock*2", routed="berserker*3", draws=("triangle R1", *BLANKS[:3], "circle -", "circle R1")
    )
    assert strengths(t) == [(3, 1)]


@rule("RW-BATTLE-15", "RW-FORT-03")
@pytest.mark.parametrize(
    ("broken", "siege", "walls"), [(False, False, 5), (True, False, 3), (False, True, 2), (True, True, 0)]
)
def test_the_defender_adds_his_stronghold(broken: bool, siege: bool, walls: int) -> None:
    t = RW("daqan uthuk")
    t.fort("5B", 1, broken=broken)
    t.battle("footman*3", "berserker", siege=siege, draws=BLANKS[:4])
    assert strengths(t) == [(3, 1 + walls)]


@rule("RW-BATTLE-15", "RW-TITLE-04")
def test_the_lord_commander_has_two_more_where_a_rune_lies() -> None:
    for rune, ours in ((True, 4), (False, 2)):
        t = RW("daqan uthuk")
        t.title("lord_commander", 0)
        if rune:
            t.rune("5B", "false")
        t.battle("footman*2", "warlock*3", draws=BLANKS[:2] + ("circle -",) * 3)
        assert strengths(t) == [(ours, 3)]


@rule("RW-BATTLE-15")
def test_strength_is_told_line_by_line_while_the_battle_goes_on() -> None:
    t = RW("daqan uthuk")
    t.title("lord_commander", 0)
    t.rune("5B")
    t.fort("5B", 1)
    t.battle("siege_tower*2", "berserker", draws=("triangle -", "hexagon orb", "hexagon D1"), siege=True)
    # The stronghold has fallen: the attacker is asked for one of his.
    battle = t.frame(Battle)
    assert strength_lines(t.g, battle, ATTACKER) == [("units", 2), ("lay_siege", 2), ("lord_commander", 2)]
    assert strength_lines(t.g, battle, DEFENDER) == [("units", 0)]
    assert strengths(t) == [(6, 2)]


@rule("RW-BATTLE-16")
def test_a_stronghold_is_damaged_if_an_attacker_still_stands() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "footman")
    t.fort("5B", 1)
    t.battle("footman", "", draws=("triangle -",))
    assert strengths(t) == [(1, 5)]
    assert t.told_of("rw-fort-damaged") == [("5B",)]
    assert t.g.fort[t.area("5B")] == 1 and t.g.broken[t.area("5B")]


@rule("RW-BATTLE-16")
def test_a_stronghold_stays_whole_if_no_attacker_stands() -> None:
    t = RW("daqan uthuk")
    t.fort("5B", 1)
    t.battle("footman", "berserker", draws=("triangle D1",))
    assert not t.g.broken[t.area("5B")]


@rule("RW-BATTLE-17")
def test_a_tie_is_the_defenders() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "footman")
    t.battle("footman*2", "warlock*2", draws=BLANKS[:2] + ("circle -", "circle -"))
    assert strengths(t) == [(2, 2)]
    assert t.told_of("rw-battle-won") == [(1, "5B")]
    assert t.there("5B") == (["warlock", "warlock"], [], 1)


@rule("RW-MOVE-14")
def test_an_empty_home_defends_with_strength_nought() -> None:
    t = RW("daqan uthuk")
    t.hand(1, "summon_lightning")
    t.battle("footman", area="UA", draws=("triangle -",))
    assert t.prompts == [(1, "rw-moment")]
    t.passes()
    assert t.told_of("rw-fighters-draw") == [(0, "footman")]
    assert strengths(t) == [(1, 0)]
    assert t.there("UA") == (["footman"], [], 0)


# Winner and loser.


@rule("RW-BATTLE-18")
def test_the_loser_retreats_with_those_routed_in_the_battle_but_those_routed_before_are_destroyed() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "berserker")
    t.battle(
        "knight*3",
        "flesh_ripper warlock",
        routed="chaos_lord",
        draws=("rectangle -", "rectangle R1", "rectangle -", "rectangle -", "circle -"),
    )
    t.play("rout_fighter:flesh_ripper:0")
    assert t.told_of("rw-destroyed") == [("chaos_lord", "5B")]
    assert t.there("5D") == (["berserker"], ["flesh_ripper", "warlock"], 1)
    assert t.there("5B") == (["knight"] * 3, [], 0)


@rule("RW-BATTLE-18")
def test_a_beaten_attacker_retreats() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "bowman")
    t.battle("footman", "warlock*2", draws=("triangle -", "circle -", "circle -"))
    assert t.there("5D") == (["bowman"], ["footman"], 0)


@rule("RW-BATTLE-19", "RW-FORT-04")
def test_a_fallen_stronghold_is_replaced_by_a_damaged_one_of_the_winner_without_development() -> None:
    t = RW("daqan uthuk")
    t.fort("5B", 1, development="dev_influence")
    t.battle("footman*6", draws=BLANKS[:6])
    assert t.prompts == [(0, "rw-take-stronghold")]
    assert t.options() == ["take_stronghold", "no_stronghold"]
    t.play("take_stronghold")
    at = t.area("5B")
    assert (t.g.fort[at], t.g.broken[at], t.g.development[at]) == (0, True, "")


@rule("RW-BATTLE-19")
def test_the_winner_may_leave_the_place_without_a_stronghold() -> None:
    t = RW("daqan uthuk")
    t.fort("5B", 1)
    t.battle("footman*6", draws=BLANKS[:6])
    t.play("no_stronghold")
    assert t.g.fort[t.area("5B")] == NOBODY
    assert t.there("5B")[2] == 0


@rule("RW-BATTLE-19", "RW-FORT-04")
def test_with_all_strongholds_in_use_one_is_taken_from_elsewhere() -> None:
    t = RW("daqan uthuk")
    for area in ("DA", "DB", "DC"):
        t.fort(area, 0)
    t.fort("5A", 0, development="dev_tactics")
    t.fort("5B", 1)
    t.battle("footman*6", draws=BLANKS[:6])
    assert t.options() == [
        "move_stronghold:5A",
        "move_stronghold:DA",
        "move_stronghold:DB",
        "move_stronghold:DC",
        "no_stronghold",
    ]
    t.play("move_stronghold:5A")
    assert t.g.fort[t.area("5A")] == NOBODY and t.g.development[t.area("5A")] == ""
    assert t.g.fort[t.area("5B")] == 0


@rule("RW-BATTLE-20")
def test_damage_is_removed_after_the_battle() -> None:
    """A siege tower with 2 damage wins; in the next battle it bears 2 more."""
    t = RW("daqan uthuk")
    t.battle("siege_tower", "warlock", draws=("circle D1", "hexagon D1"))
    assert t.there("5B") == (["siege_tower"], [], 0)
    t.units("5D", "berserker")
    t.battle("warlock*2", "siege_tower", seat=1, draws=("circle D1", "circle D1", "hexagon D3"))
    assert ("siege_tower", "5B") not in t.told_of("rw-destroyed")


@rule("RW-BATTLE-21")
def test_the_winners_units_are_put_down_routed_ones_stay_routed() -> None:
    t = RW("daqan uthuk")
    t.battle("footman*3", "warlock", draws=("triangle D1", *BLANKS[:2], "circle R1"))
    assert t.there("5B") == (["footman", "footman"], ["footman"], 0)


@rule("RW-BATTLE-21")
def test_a_defender_who_wins_keeps_those_who_were_routed_before() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "bowman")
    t.battle("footman", "warlock*2", routed="chaos_lord", draws=("triangle -", "circle -", "circle -"))
    assert t.there("5B") == (["warlock", "warlock"], ["chaos_lord"], 1)


@rule("RW-BATTLE-22", "RW-MOVE-11")
def test_a_winner_with_more_than_eight_units_sends_the_excess_away() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "bowman")
    t.battle("footman*8 knight*2", "", routed="warlock", draws=("rectangle -",) * 2 + BLANKS[:8])
    assert t.prompts == [(0, "rw-excess")]
    assert t.options() == ["send_away:footman:0", "send_away:knight:0"]
    t.play("send_away:knight:0", "send_away:footman:0")
    assert t.there("5B") == (["footman"] * 7 + ["knight"], [], 0)
    assert t.there("5D") == (["bowman"], ["footman", "knight"], 0)


@rule("RW-BATTLE-22")
def test_the_excess_of_one_kind_is_not_asked_for() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "bowman")
    t.battle("footman*9", "", routed="warlock", draws=BLANKS[:9])
    assert t.there("5B") == (["footman"] * 8, [], 0)
    assert t.there("5D") == (["bowman"], ["footman"], 0)


@rule("RW-BATTLE-27")
def test_a_side_without_survivors_can_win() -> None:
    """The title's strength outlives the footman."""
    t = RW("daqan uthuk")
    t.title("lord_commander", 0)
    t.rune("5B")
    t.battle("footman", "warlock", draws=("triangle -", "circle D1"))
    assert strengths(t) == [(2, 1)]
    assert t.told_of("rw-battle-won") == [(0, "5B")]
    t.until("rw-retreat")
    t.play("retreat:5A")
    assert t.there("5B") == ([], [], NOBODY)


@rule("RW-BATTLE-27")
def test_an_attacker_beaten_by_a_stronghold_alone_retreats() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "bowman")
    t.fort("5B", 1)
    t.battle("footman*2", draws=BLANKS[:2])
    assert t.there("5D") == (["bowman"], ["footman", "footman"], 0)


@rule("RW-WIN-05")
def test_who_wins_the_seventh_rune_by_a_battle_wins_at_once() -> None:
    t = RW("daqan uthuk")
    t.rune("DA DB DC 5A 5C 5D 5B")
    for area in ("5A", "5C", "5D"):
        t.units(area, "footman")
    t.battle("footman*3", "warlock*2", draws=BLANKS[:3] + ("circle -",) * 2)
    assert t.match.over and t.g.winner == 0
    # The beaten have no time to retreat, nor to be destroyed for want of a place.
    assert t.told_of("rw-destroyed") == []


@rule("RW-DIPLO-09")
def test_allied_neutrals_that_win_a_stronghold_alone_leave_it() -> None:
    t = RW("daqan uthuk")
    t.title("lord_commander", 0)
    t.rune("5B")
    t.fort("5B", 1, broken=True)
    for area in ("5A", "5C"):
        t.units(area, "berserker")
    t.battle("bowman beastman*2", "warlock", siege=True, draws=("triangle -", *BLANKS[:2], "circle D1"))
    t.play("harm:bowman:0", "retreat:5A", "take_stronghold")
    assert t.there("5B") == ([], [], NOBODY)
    assert t.g.fort[t.area("5B")] == 0
    assert t.there("5D") == ([], ["beastman", "beastman"], NEUTRALS)


# Defences.


@rule("RW-BATTLE-14")
def test_the_curtain_wall_of_the_daqan_adds_two() -> None:
    t = RW("uthuk daqan")
    t.fort("5B", 1, development=DEV_DEFENCES)
    t.battle("warlock*3", "footman", draws=("circle -",) * 3 + ("triangle -",))
    assert strengths(t) == [(3, 8)]
    assert t.g.development[t.area("5B")] == DEV_DEFENCES


@rule("RW-BATTLE-14")
def test_the_arrow_towers_of_the_latari_deal_two_damage_as_the_defender_likes() -> None:
    t = RW("uthuk latari")
    t.fort("5B", 1, development=DEV_DEFENCES)
    t.battle("warlock*3 flesh_ripper", draws=("rectangle -",) + ("circle -",) * 3)
    assert t.prompts == [(1, "rw-pick")]
    t.play("harm:warlock:0", "harm:warlock:0")
    assert strengths(t) == [(2, 5)]
    assert t.g.development[t.area("5B")] == DEV_DEFENCES


@rule("RW-BATTLE-14")
def test_the_charnel_pit_of_the_waiqar_is_used_up() -> None:
    t = RW("uthuk waiqar")
    t.units("5D", "berserker")
    t.fort("5B", 1, development=DEV_DEFENCES)
    t.battle("warlock*3", draws=("circle -",) * 3)
    assert t.prompts == [(1, "rw-defences")]
    assert t.options() == ["raise:3", "raise:2", "raise:1", "pass"]
    t.play("raise:3")
    assert strengths(t) == [(3, 8)]
    assert t.g.development[t.area("5B")] == ""
    assert t.there("5B")[0] == ["reanimate"] * 3


@rule("RW-BATTLE-14")
def test_defences_may_be_kept_for_later() -> None:
    t = RW("uthuk waiqar")
    t.fort("5B", 1, development=DEV_DEFENCES)
    t.battle("warlock*3", draws=("circle -",) * 3)
    t.play("pass")
    assert strengths(t) == [(3, 5)]
    assert t.g.development[t.area("5B")] == DEV_DEFENCES


@rule("RW-BATTLE-14")
def test_the_blood_pyre_of_the_uthuk_takes_three_triangles() -> None:
    t = RW("daqan uthuk")
    t.fort("5B", 1, development=DEV_DEFENCES)
    t.battle("footman*4 bowman knight", draws=("triangle -", "rectangle -", *BLANKS[:4]))
    assert t.options() == ["light", "pass"]
    t.play("light")
    assert t.prompts == [(0, "rw-pick")]
    t.play("destroy_fighter:bowman:0")
    assert strengths(t) == [(3, 5)]
    assert t.g.development[t.area("5B")] == ""


@rule("RW-BATTLE-14")
def test_without_triangles_the_blood_pyre_takes_one_rectangle() -> None:
    t = RW("daqan uthuk")
    t.fort("5B", 1, development=DEV_DEFENCES)
    t.battle("knight*3", draws=("rectangle -",) * 3)
    t.play("light")
    assert strengths(t) == [(2, 5)]
