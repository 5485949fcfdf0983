"""A named strike, the further strike, and cards between life and death (ER-ATTACK-07R, 11)."""

from __future__ import annotations

from realms.testing.rules import rule

from .builder import ER
from .fields import BLACK, ELITE, EMPTY, GUARD, RAIDER, SENTINEL, SNOW, hunt, ring, to_choice


@rule("ER-ATTACK-11")
def test_a_named_strike_is_made_with_the_icon_the_side_shows_now() -> None:
    t = ring("-- S1 --")
    t.artifacts(BLACK, "art_dragon_blood")
    t.pass_to(BLACK, "named")
    t.unanswered("artifact_at", "art_dragon_blood", GUARD, "F")
    t.pass_to(BLACK, "struck")
    assert t.told_of("er-lives-lost") == [(ELITE, 2)]


@rule("ER-ATTACK-11")
def test_a_named_strike_whose_icon_is_none_any_more_is_lost_and_the_turn_is_over() -> None:
    """Another damaging strike does not take its place."""
    t = ring("S1 S1 --")
    t.artifacts(BLACK, "art_moonsteel")
    to_choice(t)
    t.choose("strike", "F", ELITE)
    t.unanswered("artifact_at", "art_moonsteel", GUARD, "F")
    t.pass_to(BLACK, "end")
    assert t.on_turn == GUARD and t.told_of("er-strike-lost") and not t.told_of("er-lives-lost")


@rule("ER-ATTACK-11")
def test_a_named_strike_meets_the_icon_that_faces_it_now() -> None:
    t = ring("-- S2 --")
    t.artifacts(SNOW, "art_moonsteel")
    t.pass_to(SNOW, "named")
    t.unanswered("artifact_at", "art_moonsteel", ELITE, "F")
    t.pass_to(BLACK, "struck")
    assert t.told_of("er-lives-lost") == [(GUARD, 1)]


@rule("ER-ATTACK-11")
def test_a_named_strike_hits_whoever_stands_there_now() -> None:
    """The Spider Rider's Action brings the Raider in front of the Guard."""
    t = ring("-- S1 --", hands=("bl_spider_rider", ""))
    t.pass_to(BLACK, "named")
    t.unanswered("use_at", "bl_spider_rider", GUARD, RAIDER)
    # The Guard stands in the east now and strikes west, at the Sentinel.
    t.pass_to(BLACK, "struck")
    assert t.told_of("er-lives-lost") == [(SENTINEL, 1)]


@rule("ER-ATTACK-11")
def test_a_named_strike_at_nobody_is_lost() -> None:
    t = ring("S1 S1 --")
    t.artifacts(BLACK, "art_thunder_arrow")
    t.set(ELITE, lives=1)
    to_choice(t)
    t.choose("strike", "F", ELITE)
    t.unanswered("artifact_on", "art_thunder_arrow", ELITE)
    t.pass_to(BLACK, "end")
    assert t.told_of("er-strike-lost") and t.told_of("er-lives-lost") == [(ELITE, 1)]


@rule("ER-ATTACK-11")
def test_a_named_strike_of_a_dead_striker_is_lost() -> None:
    t = ring("-- S1 --")
    t.artifacts(SNOW, "art_thunder_arrow")
    t.set(GUARD, lives=1)
    t.pass_to(SNOW, "named")
    t.unanswered("artifact_on", "art_thunder_arrow", GUARD)
    t.fight_on()
    assert t.told_of("er-died") == [("bl_guard_of_darn",)] and t.told_of("er-lives-lost") == [(GUARD, 1)]


@rule("ER-ATTACK-11", "ER-ATTACK-08")
def test_a_striker_that_has_left_strikes_from_nowhere() -> None:
    """The Guard dies before the strike at the east: nobody else suffers it, and the battle goes on."""
    t = ER("black snow")
    t.hand(BLACK, "")
    t.hand(SNOW, "")
    t.artifacts(SNOW, "art_thunder_arrow art_horn")
    t.set(GUARD, icons="S1 -- --", lives=1, initiative=9)
    for who in ("bl_initiate@S", RAIDER, SENTINEL):
        t.set(who, icons=EMPTY, lives=3, initiative=1)
    t.battle(f"{GUARD} bl_initiate@S", f"{RAIDER} {SENTINEL}")
    t.pass_to(SNOW, "named")
    t.unanswered("artifact_on", "art_thunder_arrow", GUARD)
    t.fight_on()
    assert t.told_of("er-strike-lost") and t.told_of("er-lives-lost") == [(GUARD, 1)]


@rule("ER-ATTACK-07R")
def test_whoever_caused_a_loss_outside_a_strike_speaks_first() -> None:
    t = ring(EMPTY)
    t.artifacts(SNOW, "art_thunder_arrow art_lamp")
    t.set(RAIDER, lives=1)
    t.pass_to(SNOW, "start")
    t.unanswered("artifact_on", "art_thunder_arrow", RAIDER)
    assert (t.active, t.due[0].args[0]) == (SNOW, ("trigger", "dying"))


@rule("ER-ATTACK-07R")
def test_a_dying_card_is_struck_by_nobody() -> None:
    """The Treant acts at once while the Priest is dying; the only strike of the Treant points at the Priest."""
    t = hunt("-- S1 --", EMPTY, hands=("fo_wolf_rider", ""))
    t.set("bl_priest_of_the_dark_crystal@S", lives=1)
    t.pass_to(0, "struck")
    t.unanswered("use_on", "fo_wolf_rider", "fo_treant@W")
    assert t.on_turn == "fo_treant@W"
    t.pass_to(0, "end")
    assert t.on_turn == "fo_treant@W" and len(t.told_of("er-struck")) == 1


@rule("ER-ACTION-EX1R")
def test_the_further_strike_is_made_with_its_own_icon() -> None:
    """The Pathfinder's strike pierces the shield, the Sniper's simple one does not."""
    t = hunt("-- P1 --", "-- SH --", hands=("fo_sniper", ""))
    t.pass_to(0, "struck")
    t.unanswered("use", "fo_sniper")
    t.pass_to(0, "end")
    assert t.told_of("er-lives-lost") == [("bl_priest_of_the_dark_crystal@S", 1)]


@rule("ER-ACTION-EX1R", "ER-ATTACK-11")
def test_the_further_strike_is_for_the_same_target_or_lost() -> None:
    """The Guard steps in front of the Pathfinder: the Sniper aims at the Priest."""
    t = hunt("-- S1 --", EMPTY, hands=("fo_sniper", "bl_spider_rider"))
    t.pass_to(0, "struck")
    t.choose("use", "fo_sniper")
    t.choose("use_at", "bl_spider_rider", "bl_priest_of_the_dark_crystal@S", "bl_guard_of_darn@E")
    t.pass_to(0, "end")
    assert len(t.told_of("er-lives-lost")) == 1 and t.told_of("er-strike-lost")


@rule("ER-TYPE-07", "ER-ACTION-02")
def test_a_strike_that_took_no_life_has_no_further_one() -> None:
    t = hunt("-- S1 --", "-- FS --", hands=("fo_sniper", ""))
    t.pass_to(0, "struck")
    assert t.at("N").lives == 2 and t.refused("use", "fo_sniper") == "ER-ACTION-07R"


@rule("ER-ATTACK-10R")
def test_a_loss_is_prevented_between_the_naming_and_the_strike() -> None:
    t = ER("high snow")
    t.hand(0, "hi_healer")
    t.hand(1, "")
    t.artifacts(0, "art_horn")
    t.own(0, 4)
    t.set("hi_silver_spear@N", icons=EMPTY, lives=3, initiative=1)
    t.set("sn_sentinel@S", icons="-- S2 --", lives=3, initiative=9)
    t.battle("hi_silver_spear@N", "sn_sentinel@S")
    t.pass_to(0, "named")
    t.unanswered("use_on", "hi_healer", "hi_silver_spear@N")
    t.pass_to(0, "struck")
    assert t.told_of("er-lives-lost") == [("hi_silver_spear@N", 1)]


@rule("ER-ATTACK-10R")
def test_a_turn_whose_fighter_has_died_has_no_end_to_speak_at() -> None:
    """The Pathfinder dies of the counter-attack: the next window is the start of the Treant's turn."""
    t = hunt("-- S1 --", "-- CA --", hands=("", ""))
    t.set("fo_pathfinder@N", lives=1)
    t.pass_to(0, "struck")
    t.choose("pass")
    assert t.told_of("er-died") == [("fo_pathfinder",)]
    assert t.due[0].args == (("trigger", "start"), ("fighter", "fo_treant@W"))
