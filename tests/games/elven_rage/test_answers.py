"""Answers to what was declared: order, forestalling, cancelling, fizzling (ER-ACTION-07); the printed example."""

from __future__ import annotations

from realms.games.elven_rage.rules.declaring import Declared
from realms.testing.rules import rule

from .builder import ER

EMPTY = "-- -- --"


# The example of the rulebook.

FOREST, BLACK = 0, 1
PATHFINDER, PRIEST = "fo_pathfinder@N", "bl_priest_of_the_dark_crystal@S"


def booklet() -> ER:
    """The Pathfinder faces the Priest, figures as on the cards; a Sniper and an Initiate wait in the hands.

    Forest holds an Artifact that fits no battle, to be asked in every window.
    """
    t = ER("forest black")
    t.hand(FOREST, "fo_sniper")
    t.hand(BLACK, "bl_initiate")
    t.artifacts(FOREST, "art_horn")
    t.own(FOREST, 4)
    t.own(BLACK, 4)
    t.battle(PATHFINDER, f"{PRIEST} bl_assassin@BOTTOM")
    return t


def struck(t: ER) -> None:
    """The simple strike has taken a life, the Priest has one left; the Sniper is declared."""
    lives = t.at("S").lives
    t.pass_to(FOREST, "struck")
    assert t.at("S").lives == lives - 1 == 1
    t.choose("use", "fo_sniper")


@rule("ER-ACTION-EX1", "ER-ACTION-EX1R")
def test_the_initiate_saves_the_priest_from_the_sniper() -> None:
    t = booklet()
    struck(t)
    assert (t.active, t.prompt) == (BLACK, "er-answer")
    t.choose("use_at", "bl_initiate", PRIEST, "F")
    # The answer works first: the Sniper's simple strike comes against a shield.
    t.pass_to(FOREST, "end")
    assert t.at("S").lives == 1 and not t.told_of("er-died")
    assert t.told_of("er-stopped", "fighter", "other") == [(PATHFINDER, PRIEST)]
    assert "fo_sniper" in t.elves(FOREST).discard and "bl_initiate" in t.elves(BLACK).discard


@rule("ER-ACTION-EX2")
def test_without_the_answer_the_priest_dies() -> None:
    t = booklet()
    struck(t)
    t.fight_on()
    assert ("bl_priest_of_the_dark_crystal",) in t.told_of("er-died")


@rule("ER-ACTION-EX2")
def test_with_the_answer_on_another_side_he_dies_too() -> None:
    for side in "LR":
        t = booklet()
        struck(t)
        t.choose("use_at", "bl_initiate", PRIEST, side)
        t.fight_on()
        assert ("bl_priest_of_the_dark_crystal",) in t.told_of("er-died")


# Three peoples.

HIGH, SNOW, DARK = 0, 1, 2
SPEAR, RAIDER = "hi_silver_spear@N", "sn_raider@S"


def three(*hands: str, theirs: str = RAIDER) -> ER:
    """High attacks Snow, Black looks on; nobody can strike. All have five lands and may hold an Artifact."""
    t = ER("high snow black")
    for seat, artifact in enumerate(("art_horn", "art_lamp", "art_glove")):
        t.hand(seat, hands[seat])
        t.artifacts(seat, artifact)
        t.own(seat, 5)
    for who in (SPEAR, *theirs.split()):
        t.set(who, icons=EMPTY, lives=3, initiative=9 if who == SPEAR else 5)
    t.battle(SPEAR, theirs)
    return t


def declared(t: ER) -> list[str]:
    """What waits to work, in the order of declaring."""
    return [frame.thing for frame in t.match.stack if isinstance(frame, Declared)]


@rule("ER-ACTION-07")
def test_an_action_may_be_answered_and_the_answer_may_forestall_it() -> None:
    """The Frost Archer would take the last life, the Healer prevents it."""
    t = three("hi_healer", "sn_frost_archer", "")
    t.set(SPEAR, lives=1)
    t.pass_to(SNOW, "start")
    t.choose("use_on", "sn_frost_archer", SPEAR)
    t.pass_to(HIGH, "start")
    t.choose("use_on", "hi_healer", SPEAR)
    t.pass_to(HIGH, "end")
    assert t.at("N").lives == 1 and not t.told_of("er-lives-lost")


@rule("ER-ACTION-07R")
def test_the_others_are_asked_clockwise_from_the_declarer_and_not_the_declarer() -> None:
    for seat, order in ((HIGH, [SNOW, DARK]), (SNOW, [DARK, HIGH]), (DARK, [HIGH, SNOW])):
        t = three("hi_white_tower_archer", "sn_frost_archer", "bl_assassin")
        card = ("hi_white_tower_archer", "sn_frost_archer", "bl_assassin")[seat]
        t.pass_to(seat, "start")
        t.choose("use_on", card, RAIDER)
        asked = []
        while t.prompt == "er-answer":
            asked.append(t.active)
            t.choose("pass")
        assert asked == order and t.told_of("er-lives-lost") == [(RAIDER, 1)]


@rule("ER-ACTION-07R")
def test_the_last_declared_works_first() -> None:
    """Each of the three answers the one before; the lives are lost in the opposite order."""
    t = three("hi_white_tower_archer", "sn_frost_archer", "bl_assassin")
    t.set(SPEAR, lives=9)
    t.set(RAIDER, lives=9)
    t.pass_to(HIGH, "start")
    t.choose("use_on", "hi_white_tower_archer", RAIDER)
    t.choose("use_on", "sn_frost_archer", SPEAR)
    t.choose("use_on", "bl_assassin", RAIDER)
    assert declared(t) == ["hi_white_tower_archer", "sn_frost_archer", "bl_assassin"]
    # High and Snow may answer the Assassin; nobody does.
    assert t.active == HIGH
    t.play("pass", "pass")
    assert t.elves(DARK).discard[-1] == "bl_assassin" and t.told_of("er-lives-lost") == [(RAIDER, 1)]
    assert declared(t) == ["hi_white_tower_archer", "sn_frost_archer"]
    # Now the Frost Archer may be answered again, by all but Snow, before it works.
    assert t.active == DARK
    t.play("pass", "pass")
    assert t.told_of("er-lives-lost") == [(RAIDER, 1), (SPEAR, 1)]
    assert t.active == SNOW and declared(t) == ["hi_white_tower_archer"]
    t.play("pass", "pass")
    assert t.told_of("er-lives-lost") == [(RAIDER, 1), (SPEAR, 1), (RAIDER, 1)] and declared(t) == []


@rule("ER-ACTION-07R")
def test_what_has_no_target_any_more_fizzles_and_is_discarded_all_the_same() -> None:
    t = three("hi_white_tower_archer", "", "bl_assassin", theirs=f"{RAIDER} sn_sentinel@E")
    t.set(RAIDER, lives=1)
    t.pass_to(HIGH, "start")
    t.choose("use_on", "hi_white_tower_archer", RAIDER)
    t.pass_to(DARK, "start")
    t.choose("use_on", "bl_assassin", RAIDER)
    t.pass_to(HIGH, "end")
    assert t.told_of("er-died") == [("sn_raider",)] and t.told_of("er-fizzled") == [("hi_white_tower_archer",)]
    assert "hi_white_tower_archer" in t.elves(HIGH).discard and "bl_assassin" in t.elves(DARK).discard


@rule("ER-ACTION-07R")
def test_an_aim_that_has_left_the_battle_is_lost() -> None:
    t = three("hi_griffin_rider hi_healer", "sn_frost_archer", "")
    t.pass_to(SNOW, "start")
    t.choose("use_on", "sn_frost_archer", SPEAR)
    t.pass_to(HIGH, "start")
    t.unanswered("use_on", "hi_griffin_rider", SPEAR)
    t.choose("step_in", "hi_healer")
    t.pass_to(SNOW, "end")
    # The Healer stands where the Spear stood, and was not aimed at.
    assert t.told_of("er-fizzled") == [("sn_frost_archer",)] and not t.told_of("er-lives-lost")
    assert "sn_frost_archer" in t.elves(SNOW).discard and t.at("N").card == "hi_healer"


@rule("ER-ACTION-07R")
def test_an_aim_follows_the_fighter_to_its_new_place() -> None:
    t = ER("forest snow")
    t.hand(0, "fo_blade_dancer")
    t.hand(1, "sn_frost_archer")
    t.own(0, 5)
    t.own(1, 5)
    for who in ("fo_treant@N", RAIDER):
        t.set(who, icons=EMPTY, lives=3)
    t.battle("fo_treant@N", RAIDER)
    t.pass_to(1, "start")
    t.choose("use_on", "sn_frost_archer", "fo_treant@N")
    t.choose("use_at", "fo_blade_dancer", "fo_treant@N", RAIDER)
    t.unanswered("pass")
    assert t.told_of("er-lives-lost") == [("fo_treant@S", 1)]


@rule("ER-ACTION-07", "ER-ACTION-03")
def test_what_is_cancelled_has_no_effect_and_is_discarded() -> None:
    t = three("hi_archmage_calverion", "sn_frost_archer", "")
    t.pass_to(SNOW, "start")
    t.choose("use_on", "sn_frost_archer", SPEAR)
    t.pass_to(HIGH, "start")
    t.choose("use", "hi_archmage_calverion")
    t.pass_to(HIGH, "end")
    assert t.told_of("er-cancelled") == [("sn_frost_archer",)] and not t.told_of("er-lives-lost")
    assert "sn_frost_archer" in t.elves(SNOW).discard and "hi_archmage_calverion" in t.elves(HIGH).discard


@rule("ER-ACTION-07")
def test_a_cancel_may_be_cancelled() -> None:
    t = three("hi_archmage_calverion", "sn_frost_archer", "")
    t.artifacts(SNOW, "art_mirror")
    t.pass_to(SNOW, "start")
    t.choose("use_on", "sn_frost_archer", SPEAR)
    t.pass_to(HIGH, "start")
    t.choose("use", "hi_archmage_calverion")
    t.pass_to(SNOW, "start")
    t.choose("artifact", "art_mirror")
    t.pass_to(HIGH, "end")
    assert t.told_of("er-cancelled") == [("hi_archmage_calverion",)] and t.told_of("er-lives-lost") == [(SPEAR, 1)]
    assert t.g.spent == ["art_mirror"]


@rule("ER-ACTION-07", "ER-ARTIFACT-07")
def test_artifacts_are_answered_like_actions() -> None:
    t = three("hi_archmage_calverion", "", "")
    t.artifacts(SNOW, "art_thunder_arrow")
    t.pass_to(SNOW, "start")
    t.choose("artifact_on", "art_thunder_arrow", SPEAR)
    t.pass_to(HIGH, "start")
    t.choose("use", "hi_archmage_calverion")
    t.pass_to(HIGH, "end")
    assert not t.told_of("er-lives-lost") and t.g.spent == ["art_thunder_arrow"]


@rule("ER-ACTION-07")
def test_a_cancel_answers_only_what_another_declared() -> None:
    """Not in an open moment, and not the own Action."""
    t = three("hi_archmage_calverion hi_white_tower_archer", "", "")
    t.pass_to(HIGH, "start")
    assert t.refused("use", "hi_archmage_calverion") == "ER-ACTION-02"
    t.choose("use_on", "hi_white_tower_archer", RAIDER)
    while t.prompt == "er-answer":
        assert t.active != HIGH
        t.choose("pass")


@rule("ER-ACTION-07R")
def test_one_part_of_a_card_works_when_the_target_of_the_other_is_gone() -> None:
    """The Priest hurts an enemy and heals an own warrior; the enemy is taken away in answer."""
    t = ER("black high")
    t.hand(0, "bl_priest_of_the_dark_crystal")
    t.hand(1, "hi_griffin_rider hi_healer")
    t.own(0, 5)
    t.own(1, 5)
    for who in ("bl_guard_of_darn@N", "hi_silver_spear@S"):
        t.set(who, icons=EMPTY)
    t.set("bl_guard_of_darn@N", lives=1)
    t.battle("bl_guard_of_darn@N", "hi_silver_spear@S")
    t.pass_to(0, "start")
    t.choose("use_at", "bl_priest_of_the_dark_crystal", "hi_silver_spear@S", "bl_guard_of_darn@N")
    t.choose("use_on", "hi_griffin_rider", "hi_silver_spear@S")
    t.until("er-step-in")
    t.choose("step_in", "hi_healer")
    t.unanswered("pass")
    assert t.at("N").lives == 2 and not t.told_of("er-lives-lost")
