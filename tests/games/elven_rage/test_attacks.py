"""The turn of a fighter: what it must do, its windows, the named strike, deaths (ER-ATTACK)."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .builder import ER, duel
from .fields import BLACK, ELITE, EMPTY, GUARD, RAIDER, SENTINEL, SNOW, ring, to_choice

FOREST = 2


@rule("ER-ATTACK-01")
def test_the_controller_chooses_one_icon_and_applies_it() -> None:
    t = ring("S1 S2 P1")
    assert to_choice(t) == [f"strike:L:{RAIDER}", f"strike:F:{ELITE}", f"strike:R:{SENTINEL}"]
    t.choose("strike", "F", ELITE)
    t.pass_to(BLACK, "end")
    assert t.told_of("er-lives-lost") == [(ELITE, 2)]


@rule("ER-ATTACK-01", "ER-ATTACK-08")
def test_strikes_hit_enemies_only() -> None:
    """A comrade in the east: the strike at him does not exist."""
    t = ER("black snow")
    t.hand(BLACK, "")
    t.hand(SNOW, "")
    t.artifacts(BLACK, "art_horn")
    t.set(GUARD, icons="S2 S1 P1", lives=3, initiative=9)
    t.set("bl_initiate@E", icons=EMPTY, lives=3, initiative=1)
    t.set(ELITE, icons=EMPTY, lives=3, initiative=1)
    t.battle(f"{GUARD} bl_initiate@E", ELITE)
    t.pass_to(BLACK, "end")
    # The west is empty, so one strike is left and it is made at once.
    assert t.told_of("er-lives-lost") == [(ELITE, 1)]


@rule("ER-ATTACK-01", "ER-BATTLE-07")
def test_who_moves_the_neutrals_chooses_for_them() -> None:
    t = ER("black snow forest")
    for seat in range(3):
        t.hand(seat, "")
    t.set("ne_bandit@N", icons="S1 S1 --", initiative=9)
    t.set("bl_initiate@E", icons=EMPTY, lives=3, initiative=1)
    t.set("bl_assassin@S", icons=EMPTY, lives=3, initiative=1)
    t.battle("bl_initiate@E bl_assassin@S", "ne_bandit@N", mover=FOREST)
    assert t.prompts == [(FOREST, "er-icon")]
    assert t.options() == ["strike:L:bl_initiate@E", "strike:F:bl_assassin@S"]


@rule("ER-ATTACK-02")
def test_who_can_take_a_life_must() -> None:
    t = ring("S1 S1 MV")
    to_choice(t)
    assert t.options() == [f"strike:L:{RAIDER}", f"strike:F:{ELITE}"]
    assert t.refused("stay") == "ER-ATTACK-02"


@rule("ER-ATTACK-02")
def test_the_only_strike_is_made_without_a_question() -> None:
    t = duel("-- S1 --", EMPTY)
    assert [moment for moment, _ in t.fight_on()][:4] == ["start", "named", "struck", "end"]


@rule("ER-ATTACK-02R")
def test_damaging_attacks_are_chosen_among_freely_but_stopped_strikes_are_none() -> None:
    """At a counter-attack, through a fire shield; the simple strike at a shield is not among them."""
    t = ring("S1 P1 S1", east="-- -- CA", south="-- FS --", west="SH -- --")
    assert to_choice(t) == [f"strike:L:{RAIDER}", f"strike:F:{ELITE}"]


@rule("ER-ATTACK-03", "ER-ATTACK-03R")
@pytest.mark.parametrize("icon", ["SH", "CA", "FS", "MV", "--"])
def test_what_is_no_strike_takes_no_life_in_the_own_turn(icon: str) -> None:
    t = duel(f"-- {icon} --", EMPTY)
    t.pass_to(BLACK, "start")
    t.choose("pass")
    if icon == "MV":
        assert t.options() == ["move:F:sn_sentinel@S", "stay"]
        t.choose("stay")
    assert dict(t.due[0].args)["trigger"] == "end" and not t.told_of("er-lives-lost")


@rule("ER-ATTACK-03")
def test_a_shield_does_not_strike_but_protects_its_side() -> None:
    t = duel("-- SH --", "-- S2 --")
    t.fight_on()
    assert not t.told_of("er-lives-lost") and not t.told_of("er-stopped", "fighter", "other")


@rule("ER-ATTACK-04")
def test_who_has_no_other_way_must_strike_into_a_counter_attack() -> None:
    t = ring("S1 S1 --", east="-- -- SH", south="-- CA --")
    assert to_choice(t) == [] and dict(t.due[0].args)["trigger"] == "named"
    t.pass_to(BLACK, "struck")
    assert t.at("N").lives == 2 and t.at("S").lives == 2


@rule("ER-ATTACK-05")
def test_who_has_no_damaging_attack_must_strike_at_a_fire_shield() -> None:
    t = ring("S1 S2 MV", east="-- -- SH", south="-- FS --")
    assert to_choice(t) == [] and dict(t.due[0].args)["trigger"] == "named"
    t.pass_to(BLACK, "struck")
    assert t.at("N").lives == 2 and t.at("S").lives == 3


@rule("ER-ATTACK-06")
@pytest.mark.parametrize(
    ("icons", "south", "west", "choice"),
    [
        # 1. A damaging attack before a strike at a fire shield.
        ("-- S1 S1", "-- FS --", EMPTY, "strikes west"),
        # 2. A strike at a fire shield before movement.
        ("-- S1 MV", "-- FS --", EMPTY, "strikes south"),
        # 3. Movement, if wished; a strike at a plain shield is never made.
        ("-- S1 MV", "-- SH --", EMPTY, f"move:R:{SENTINEL} stay"),
        # 4. Nothing.
        ("-- S1 --", "-- SH --", EMPTY, "nothing"),
    ],
)
def test_what_is_compulsory_goes_before_what_is_not(icons: str, south: str, west: str, choice: str) -> None:
    t = ring(icons, south=south, west=west)
    offered = to_choice(t)
    if offered:
        assert " ".join(offered) == choice
        return
    if dict(t.due[0].args)["trigger"] == "end":
        assert choice == "nothing"
        return
    t.pass_to(BLACK, "end")
    made = [*t.told_of("er-struck", "fighter", "other"), *t.told_of("er-stopped", "fighter", "other")]
    assert made[0] == (GUARD, {"strikes south": ELITE, "strikes west": SENTINEL}[choice])


@rule("ER-ATTACK-06")
def test_of_several_fire_shields_the_controller_chooses() -> None:
    t = ring("S1 S1 --", east="-- -- FS", south="-- FS --")
    assert to_choice(t) == [f"strike:L:{RAIDER}", f"strike:F:{ELITE}"]
    assert t.refused("stay") == "ER-ATTACK-02"


@rule("ER-ATTACK-07")
def test_the_last_life_lost_is_death_and_the_discard_pile() -> None:
    t = ring("-- S1 --")
    t.set(ELITE, lives=1)
    t.pass_to(BLACK, "end")
    assert t.told_of("er-died") == [("sn_elite_of_sareon",)]
    assert t.elves(SNOW).discard.count("sn_elite_of_sareon") == 1 and "sn_elite_of_sareon" not in t.standing()


@rule("ER-ATTACK-07", "ER-ATTACK-07R")
def test_a_dying_card_dies_only_when_the_window_closes() -> None:
    t = duel("-- S1 --", EMPTY, lives=1)
    t.pass_to(BLACK, "struck")
    assert t.at("S").lives == 0 and t.elves(SNOW).discard == []
    t.choose("pass")
    assert t.elves(SNOW).discard == ["sn_sentinel"]


@rule("ER-ATTACK-07R")
def test_a_dying_card_that_gets_a_life_back_lives_on() -> None:
    t = ring("-- S1 --")
    t.artifacts(SNOW, "art_elixir")
    t.set(ELITE, lives=1)
    t.pass_to(SNOW, "struck")
    t.unanswered("artifact_on", "art_elixir", ELITE)
    t.pass_to(BLACK, "end")
    assert t.at("S").lives > 0 and not t.told_of("er-died")


@rule("ER-ATTACK-07R")
def test_a_striker_that_dies_of_the_reply_is_saved_in_the_same_window() -> None:
    t = duel("-- S1 --", "-- CA --", lives=1)
    t.artifacts(BLACK, "art_feather")
    t.pass_to(BLACK, "struck")
    assert t.refs("artifact_on") == ["art_feather:bl_guard_of_darn@N"]
    t.unanswered("artifact_on", "art_feather", GUARD)
    t.fight_on()
    assert t.told_of("er-died") == [("sn_sentinel",)] and t.told_of("er-saved") == [("bl_guard_of_darn",)]
    assert "bl_guard_of_darn" in t.elves(BLACK).hand.items


@rule("ER-ATTACK-07R")
def test_a_loss_outside_a_strike_kills_when_all_have_passed() -> None:
    t = ring(EMPTY)
    t.artifacts(BLACK, "art_thunder_arrow")
    t.artifacts(SNOW, "art_feather")
    t.set(ELITE, lives=1)
    t.pass_to(BLACK, "start")
    t.unanswered("artifact_on", "art_thunder_arrow", ELITE)
    # Who caused the loss speaks first.
    assert t.prompts == [(BLACK, "er-moment")] and t.due[0].args == (("trigger", "dying"), ("fighter", ELITE))
    t.choose("pass")
    assert t.active == SNOW and t.offers("artifact_on", "art_feather", ELITE) and not t.told_of("er-died")
    t.choose("pass")
    assert t.told_of("er-died") == [("sn_elite_of_sareon",)]


@rule("ER-ATTACK-08")
def test_a_death_empties_the_place_and_nobody_closes_up() -> None:
    t = ring("-- S1 --", west="-- P1 P1")
    t.set(ELITE, lives=1)
    t.set(SENTINEL, initiative=8)
    t.pass_to(BLACK, "end")
    assert [f.card for f in t.fight.fighters if f.place < 4] == ["bl_guard_of_darn", "sn_raider", "sn_sentinel"]
    assert t.at("W").card == "sn_sentinel" and t.at("E").card == "sn_raider"
    # The Sentinel points at the comrade in the east and the empty south: it has nothing to do.
    t.turns(until=SENTINEL)
    t.choose("pass")
    assert dict(t.due[0].args)["trigger"] == "end" and t.on_turn == SENTINEL


@rule("ER-ATTACK-09")
def test_a_card_that_left_alive_is_whole_again() -> None:
    """Wounded, taken out by one Griffin Rider and sent in again by the other."""
    t = ER("high snow")
    t.hand(0, "hi_griffin_rider hi_griffin_rider hi_healer")
    t.hand(1, "")
    t.own(0, 5)
    t.battle("hi_sun_blade@N hi_silver_spear@W", "sn_sentinel@S")
    whole = t.at("N").lives
    t.set("hi_sun_blade@N", lives=1)
    assert whole > 1
    t.pass_to(0, "start")
    t.choose("use_on", "hi_griffin_rider", "hi_sun_blade@N")
    t.choose("step_in", "hi_healer")
    t.pass_to(0, "start")
    t.choose("use_on", "hi_griffin_rider", "hi_silver_spear@W")
    t.choose("step_in", "hi_sun_blade")
    assert (t.at("W").card, t.at("W").lives) == ("hi_sun_blade", whole)


@rule("ER-ATTACK-10")
def test_actions_and_artifacts_are_used_in_a_battle() -> None:
    t = ring("-- S1 --", hands=("bl_initiate", ""))
    t.artifacts(BLACK, "art_thunder_arrow")
    t.pass_to(BLACK, "start")
    t.choose("use_at", "bl_initiate", GUARD, "L")
    t.pass_to(BLACK, "start")
    t.choose("artifact_on", "art_thunder_arrow", RAIDER)
    t.pass_to(BLACK, "start")
    assert t.told_of("er-replaced") == [(GUARD, "L", "sh")] and t.told_of("er-lives-lost") == [(RAIDER, 1)]


def three_at_war(striker: str) -> ER:
    """Black attacks Snow, the Forest looks on; all could hold an Artifact for a battle."""
    t = ER("black snow forest")
    for seat, artifact in enumerate(("art_horn", "art_lamp", "art_glove")):
        t.hand(seat, "")
        t.artifacts(seat, artifact)
    for who in ("bl_guard_of_darn@N", "sn_sentinel@S"):
        t.set(who, icons="-- S1 --" if who == striker else EMPTY, lives=3, initiative=9 if who == striker else 1)
    t.battle("bl_guard_of_darn@N", "sn_sentinel@S")
    return t


@rule("ER-ATTACK-10R")
@pytest.mark.parametrize(
    ("striker", "order"), [("bl_guard_of_darn@N", (BLACK, SNOW, FOREST)), ("sn_sentinel@S", (SNOW, FOREST, BLACK))]
)
def test_a_turn_has_four_windows_and_the_controller_speaks_first(striker: str, order: tuple[int, ...]) -> None:
    t = three_at_war(striker)
    asked = []
    for _ in range(12):
        asked.append((str(dict(t.due[0].args)["trigger"]), t.active))
        t.choose("pass")
    assert asked == [(moment, seat) for moment in ("start", "named", "struck", "end") for seat in order]


@rule("ER-ATTACK-10R", "ER-BATTLE-07")
def test_the_mover_of_the_neutrals_speaks_first_in_their_turns() -> None:
    t = ER("black snow forest")
    for seat, artifact in enumerate(("art_horn", "art_lamp", "art_glove")):
        t.hand(seat, "")
        t.artifacts(seat, artifact)
    t.set("bl_guard_of_darn@N", icons=EMPTY, initiative=1)
    t.set("ne_bandit@S", icons=EMPTY, initiative=9)
    t.battle("bl_guard_of_darn@N", "ne_bandit@S", mover=FOREST)
    assert t.fight_on()[:6] == [(moment, s) for moment in ("start", "end") for s in (FOREST, BLACK, SNOW)]


@rule("ER-ATTACK-10R")
def test_whoever_uses_something_opens_the_window_anew() -> None:
    t = three_at_war("bl_guard_of_darn@N")
    t.artifacts(FOREST, "art_thunder_arrow")
    t.pass_to(FOREST, "named")
    t.unanswered("artifact_on", "art_thunder_arrow", "sn_sentinel@S")
    assert (t.active, t.due[0].args[0]) == (BLACK, ("trigger", "named"))


@rule("ER-ATTACK-10R")
def test_the_start_of_a_turn_that_will_not_be_closes_at_once() -> None:
    """The Guard dies before he acts: the next to be spoken about is the Initiate."""
    t = ER("black snow")
    t.hand(BLACK, "")
    t.hand(SNOW, "")
    t.artifacts(BLACK, "art_horn art_lamp")
    t.artifacts(SNOW, "art_thunder_arrow art_glove")
    t.set(GUARD, icons=EMPTY, lives=1, initiative=9)
    t.set("bl_initiate@E", icons=EMPTY, lives=3, initiative=5)
    t.set(ELITE, icons=EMPTY, lives=3, initiative=1)
    t.battle(f"{GUARD} bl_initiate@E", ELITE)
    t.pass_to(SNOW, "start")
    assert t.due[0].args == (("trigger", "start"), ("fighter", GUARD))
    t.unanswered("artifact_on", "art_thunder_arrow", GUARD)
    while ("trigger", "dying") in t.due[0].args:
        t.choose("pass")
    assert t.told_of("er-died") == [("bl_guard_of_darn",)]
    assert (t.active, t.due[0].args) == (BLACK, (("trigger", "start"), ("fighter", "bl_initiate@E")))


@rule("ER-ATTACK-10R")
def test_a_turn_without_a_strike_has_only_its_beginning_and_its_end() -> None:
    t = duel(EMPTY, EMPTY)
    assert [m for m, _ in t.fight_on()] == ["start", "end", "start", "end", "last"]
