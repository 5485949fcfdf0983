"""The Actions of the High elves."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.terms import FS, P1
from realms.testing.rules import rule

from .arena import aims, arena, declare, fighter, left, nobody_answers, peace, refused, told, use

ALL_SIDES = ["E F", "E L", "E R", "N F", "N L", "N R"]


@rule("ER-ACTION-07", "ER-ACTION-03")
def test_calverion_forestalls_an_action() -> None:
    t = arena("high snow", "hi_archmage_calverion", "sn_ice_shaman")
    t.pass_to(1, "start")
    declare(t, "sn_ice_shaman", "N", seat=1)
    assert aims(t, "hi_archmage_calverion") == [""]
    use(t, "hi_archmage_calverion")
    assert t.at("N").initiative == 8 and told(t, "er-cancelled") == [("sn_ice_shaman",)]
    assert "sn_ice_shaman" in t.elves(1).discard and "hi_archmage_calverion" in t.elves(0).discard


@rule("ER-ARTIFACT-07", "ER-ARTIFACT-03", "ER-ACTION-08")
def test_calverion_forestalls_an_artifact_in_a_battle_of_others_and_can_be_forestalled() -> None:
    t = arena(
        "black snow high", "", "", "hi_archmage_calverion", artifacts=("art_mirror", "art_thunder_arrow", "")
    )
    t.pass_to(1, "start")
    declare(t, "art_thunder_arrow", "N", seat=1)
    t.pass_to(2, "start")
    declare(t, "hi_archmage_calverion", seat=2)
    use(t, "art_mirror", seat=0)
    nobody_answers(t)
    assert told(t, "er-cancelled") == [("hi_archmage_calverion",)]
    assert left(t)["N"] == 1 and t.g.spent == ["art_mirror", "art_thunder_arrow"]


@rule("ER-ACTION-07R")
@pytest.mark.parametrize(("strike", "facing"), [("S2", "--"), ("P2", "SH"), ("S1", "CA"), ("P1", "FS")])
def test_elaviel_prevents_the_whole_loss(strike: str, facing: str) -> None:
    t = arena("high snow", "hi_princess_elaviel", S=f"-- {strike} --", N=f"-- {facing} --")
    t.pass_to(0, "named")
    assert aims(t, "hi_princess_elaviel") == ["N"]
    use(t, "hi_princess_elaviel", "N")
    t.pass_to(0, "end")
    assert left(t)["N"] == 2 and left(t)["S"] == (2 if facing in ("--", "SH") else 1)


def test_elaviel_helps_own_fighters_only() -> None:
    """Against Actions and counter-attacks as well; she is no help for an enemy."""
    t = arena("high snow", "hi_princess_elaviel", "sn_frost_archer", N="-- S1 --", S="-- CA --")
    t.pass_to(0, "named")
    assert aims(t, "hi_princess_elaviel") == ["N"]  # the counter-attack, not the strike
    t.pass_to(1, "end")
    assert left(t) == {"N": 1, "E": 2, "S": 1, "W": 2}
    declare(t, "sn_frost_archer", "N", seat=1)
    use(t, "hi_princess_elaviel", "N")
    nobody_answers(t)
    assert left(t)["N"] == 1

    t = arena("high snow", "hi_princess_elaviel", "sn_frost_archer")
    t.pass_to(1, "start")
    declare(t, "sn_frost_archer", "W", seat=1)
    assert refused(t, "hi_princess_elaviel") == "ER-ACTION-07R"


def test_healer_takes_one_off_any_loss() -> None:
    t = arena("black snow high", "", "", "hi_healer", N="-- S2 --")
    t.pass_to(2, "named")
    assert aims(t, "hi_healer", 2) == ["S"]
    use(t, "hi_healer", "S", seat=2)
    t.fight_on()
    assert told(t, "er-lives-lost") == [("sn_sentinel@S", 1)] * 2  # one saved of the first strike, the next kills


def test_healer_takes_one_off_damage() -> None:
    t = arena("black snow high", "bl_velkarr", "", "hi_healer")
    t.pass_to(0, "start")
    declare(t, "bl_velkarr", "S")
    assert aims(t, "hi_healer", 2) == ["S"]
    use(t, "hi_healer", "S", seat=2)
    nobody_answers(t)
    assert left(t)["S"] == 1


def test_a_loss_that_is_prevented_already_is_no_aim() -> None:
    t = arena("black snow high", "bl_assassin", "", "hi_healer hi_healer", artifacts=("", "", "art_mirror"))
    t.pass_to(0, "start")
    declare(t, "bl_assassin", "S")
    t.pass_to(2, "start")
    declare(t, "hi_healer", "S", seat=2)
    t.until_that(lambda: "hi_healer" in t.elves(2).discard, "the first Healer has worked")
    t.pass_to(2, "start")
    assert t.prompt == "er-answer" and refused(t, "hi_healer", 2) == "ER-ACTION-07R"


@rule("ER-RESULT-03")
@pytest.mark.parametrize("later", [False, True])
def test_ithoran_wins_a_tie_unless_another_claims_it_later(later: bool) -> None:
    """The reserve was the defender's, and two stand against two."""
    t = arena("high snow", "hi_marshal_ithoran", artifacts=("", "art_laurel"))
    t.pass_to(0, "start")
    use(t, "hi_marshal_ithoran")
    assert t.fight.tie == 0
    if later:
        t.pass_to(1, "start")
        use(t, "art_laurel", seat=1)
    t.fight_on()
    assert told(t, "er-battle-won")[0][0] == (1 if later else 0)


def test_ithoran_claims_nothing_twice() -> None:
    t = arena("high snow", "hi_marshal_ithoran", artifacts=("art_laurel",))
    t.pass_to(0, "start")
    use(t, "art_laurel")
    assert refused(t, "hi_marshal_ithoran") == "ER-ACTION-07R"


@rule("ER-ACTION-10", "ER-ACTION-13")
@pytest.mark.parametrize(("card", "icon"), [("hi_silver_spear", P1), ("hi_flame_adept", FS)])
def test_spear_and_adept_change_a_side_of_an_own_fighter(card: str, icon: int) -> None:
    t = arena("high snow", card)
    t.pass_to(0, "start")
    assert aims(t, card) == ALL_SIDES
    use(t, card, "E", "L")
    assert t.at("E").icons == [icon, 0, 0]
    assert told(t, "er-replaced")[0][:2] == (fighter(t, "E"), "L")


def test_a_side_that_shows_the_icon_already_is_no_aim() -> None:
    t = arena("high snow", "hi_silver_spear", N="P1 -- S1")
    t.pass_to(0, "start")
    assert aims(t, "hi_silver_spear") == ["E F", "E L", "E R", "N F", "N R"]


@rule("ER-INIT-03")
def test_sun_blade_hurries_an_own_fighter() -> None:
    t = arena("high snow", "hi_sun_blade")
    t.pass_to(0, "start")
    assert aims(t, "hi_sun_blade") == ["E", "N"]
    use(t, "hi_sun_blade", "E")
    assert t.at("E").initiative == 10 and told(t, "er-initiative") == [(fighter(t, "E"), 10)]


@rule("ER-INIT-04")
def test_griffin_rider_lets_another_card_step_in() -> None:
    """It comes whole; it acts in this cycle because the other has not acted."""
    t = arena("high snow", "hi_griffin_rider hi_healer")
    t.pass_to(0, "start")
    assert aims(t, "hi_griffin_rider") == ["E", "N"]
    declare(t, "hi_griffin_rider", "E")
    assert t.prompt == "er-step-in" and t.options() == ["step_in:hi_healer"]
    t.choose("step_in", "hi_healer")
    assert t.at("E").card == "hi_healer" and not t.at("E").acted
    assert t.elves(0).hand.items == ["hi_silver_spear"] and t.elves(0).discard == ["hi_griffin_rider"]


@rule("ER-INIT-04", "ER-ACTION-07R")
def test_what_was_aimed_at_the_fighter_who_left_comes_to_nothing() -> None:
    t = arena("high snow", "hi_griffin_rider hi_healer", "sn_frost_archer")
    t.pass_to(1, "start")
    declare(t, "sn_frost_archer", "N", seat=1)
    declare(t, "hi_griffin_rider", "N")
    t.choose("step_in", "hi_healer")
    nobody_answers(t)
    assert told(t, "er-fizzled") == [("sn_frost_archer",)] and t.at("N").card == "hi_healer"
    assert told(t, "er-lives-lost") == []


@rule("ER-INIT-04", "ER-ATTACK-11")
def test_a_strike_meets_whoever_stepped_in() -> None:
    t = arena("high snow", "hi_griffin_rider hi_healer", S="-- P1 --")
    t.pass_to(0, "named")
    declare(t, "hi_griffin_rider", "N")
    t.choose("step_in", "hi_healer")
    t.fight_on()
    assert ("hi_healer@N", 1) in told(t, "er-lives-lost")
    assert told(t, "er-substituted") == [("hi_sun_blade@N", "hi_healer")]


@rule("ER-INIT-04", "ER-ACTION-07R")
def test_griffin_rider_needs_another_card() -> None:
    t = arena("high snow", "hi_griffin_rider")
    t.pass_to(0, "start")
    assert refused(t, "hi_griffin_rider") == "ER-ACTION-07R"


def test_griffin_rider_cannot_replace_a_dragon() -> None:
    t = peace("snow high", "", "hi_griffin_rider hi_healer")
    t.battle("sn_sentinel@N sn_raider@E", "hi_solmarith@S hi_sun_blade@W", land="F1")
    t.pass_to(1, "start")
    assert aims(t, "hi_griffin_rider", 1) == ["W"]


@rule("ER-ATTACK-07R", "ER-ACTION-08")
def test_the_archer_of_the_white_tower_hits_anyone_in_any_battle() -> None:
    t = arena("black snow high", "", "", "hi_white_tower_archer hi_white_tower_archer", S="SH SH SH")
    t.pass_to(2, "start")
    assert aims(t, "hi_white_tower_archer", 2) == ["E", "N", "S", "W"]
    use(t, "hi_white_tower_archer", "S", seat=2)
    assert left(t)["S"] == 1
    t.pass_to(2, "start")
    use(t, "hi_white_tower_archer", "S", seat=2)
    t.pass_to(0, "dying")
    t.choose("pass", seat=0)
    assert "S" not in left(t) and "sn_sentinel" in t.elves(1).discard


@rule("ER-DISCARD-02")
@pytest.mark.parametrize("attacking", [True, False])
def test_knight_of_dawn_brings_two_cards_before_the_own_battle(attacking: bool) -> None:
    hands = ("hi_knight_of_dawn hi_healer hi_healer hi_sun_blade hi_sun_blade", "bl_slaver bl_slaver bl_assassin")
    t = peace("high black", *hands) if attacking else peace("black high", *reversed(hands))
    high = 0 if attacking else 1
    t.choose(
        "conquer", t.g.map.cells[next(c for c, o in enumerate(t.g.owner) if o == 1 and c not in t.g.map.castles)]
    )
    t.pass_to(high, "target")
    use(t, "hi_knight_of_dawn", seat=high)
    assert told(t, "er-summoned") == [(high, 2)]
    assert t.prompt == "er-trim" and len(t.elves(high).hand.items) == 6
