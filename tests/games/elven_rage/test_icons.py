"""Icons: strikes, shields, counter-attacks, movement (ER-TYPE)."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .builder import ER, duel

BLACK, SNOW = 0, 1
GUARD, SENTINEL = "bl_guard_of_darn@N", "sn_sentinel@S"


def lost(t: ER) -> dict[str, int]:
    """The lives lost in the first turn."""
    t.pass_to(BLACK, "end")
    return {str(fighter): int(str(n)) for fighter, n in t.told_of("er-lives-lost")}


@pytest.mark.parametrize(
    ("icon", "facing", "target", "striker"),
    [
        pytest.param("S1", "--", 1, 0, marks=rule("ER-TYPE-01")),
        pytest.param("S2", "--", 2, 0, marks=rule("ER-TYPE-02")),
        pytest.param("P1", "--", 1, 0, marks=rule("ER-TYPE-03")),
        pytest.param("P2", "--", 2, 0, marks=rule("ER-TYPE-03")),
        pytest.param("P1", "SH", 1, 0, marks=rule("ER-TYPE-03")),
        pytest.param("P2", "SH", 2, 0, marks=rule("ER-TYPE-03")),
        pytest.param("S1", "SH", 0, 0, marks=rule("ER-TYPE-04")),
        pytest.param("S2", "SH", 0, 0, marks=rule("ER-TYPE-04")),
        pytest.param("S1", "CA", 1, 1, marks=rule("ER-TYPE-05")),
        pytest.param("S2", "CA", 2, 1, marks=rule("ER-TYPE-05")),
        pytest.param("P2", "CA", 2, 1, marks=rule("ER-TYPE-05")),
        pytest.param("S1", "FS", 0, 1, marks=rule("ER-TYPE-07")),
        pytest.param("S2", "FS", 0, 1, marks=rule("ER-TYPE-07")),
        pytest.param("P1", "FS", 1, 1, marks=rule("ER-TYPE-07R", "ER-TYPE-09")),
        pytest.param("P2", "FS", 2, 1, marks=rule("ER-TYPE-07R", "ER-TYPE-09")),
        pytest.param("S1", "S2", 1, 0, marks=rule("ER-TYPE-01")),
        pytest.param("S2", "MV", 2, 0, marks=rule("ER-TYPE-02")),
    ],
)
def test_a_strike_takes_lives_from_its_target_and_may_cost_the_striker(
    icon: str, facing: str, target: int, striker: int
) -> None:
    t = duel(f"-- {icon} --", f"-- {facing} --")
    expected = {SENTINEL: target, GUARD: striker}
    assert lost(t) == {who: n for who, n in expected.items() if n}


@rule("ER-TYPE-04", "ER-TYPE-05", "ER-TYPE-07")
@pytest.mark.parametrize("icon", ["SH", "CA", "FS"])
def test_only_the_side_that_is_struck_at_answers(icon: str) -> None:
    t = duel("-- S1 --", f"{icon} -- {icon}")
    assert lost(t) == {SENTINEL: 1}


@rule("ER-TYPE-05R")
def test_both_may_die_of_a_strike_at_a_counter_attack() -> None:
    t = duel("-- S1 --", "-- CA --", lives=1)
    t.fight_on()
    assert {card for (card,) in t.told_of("er-died")} == {"bl_guard_of_darn", "sn_sentinel"}
    assert t.elves(BLACK).discard == ["bl_guard_of_darn"] and t.elves(SNOW).discard == ["sn_sentinel"]


@rule("ER-TYPE-06")
def test_a_counter_attack_is_no_strike_and_triggers_nothing() -> None:
    """The Sniper's owner may use him after a strike of an own fighter, not after its counter-attack."""
    t = ER("black forest")
    t.hand(0, "")
    t.hand(1, "fo_sniper")
    t.artifacts(1, "art_horn")
    t.lands(1, "B1 C1 D1 E1")
    t.set("bl_guard_of_darn@N", icons="-- S1 --", lives=3, initiative=6)
    t.set("fo_pathfinder@S", icons="-- CA --", lives=3, initiative=4)
    t.battle("bl_guard_of_darn@N", "fo_pathfinder@S")
    t.pass_to(1, "struck")
    assert t.at("N").lives == 2
    assert not t.offers("use", "fo_sniper") and t.refused("use", "fo_sniper") == "ER-ACTION-07R"


@rule("ER-TYPE-06")
def test_no_shield_of_the_striker_stops_what_a_fire_shield_takes() -> None:
    t = duel("SH S1 SH", "-- FS --")
    assert lost(t) == {GUARD: 1}


def mover(icons: str, others: str) -> ER:
    """Black's Spider Rider in the north beside a Guard in the east; Snow in the south. The west is empty."""
    t = ER("black snow")
    t.hand(0, "")
    t.hand(1, "")
    t.artifacts(0, "art_horn")
    t.set("bl_spider_rider@N", icons=icons, lives=2, initiative=9)
    t.set("bl_guard_of_darn@E", icons="-- -- --", lives=2, initiative=5)
    t.set("sn_sentinel@S", icons=others, lives=2, initiative=3)
    t.battle("bl_spider_rider@N bl_guard_of_darn@E", "sn_sentinel@S")
    t.pass_to(BLACK, "start")
    t.choose("pass")
    return t


@rule("ER-TYPE-08", "ER-TYPE-08R")
def test_movement_exchanges_with_friend_or_foe_or_stays_put() -> None:
    t = mover("MV MV MV", "-- -- --")
    assert t.prompt == "er-icon" and t.active == BLACK
    # The right side points at the west, where nobody stands.
    assert t.options() == ["move:L:bl_guard_of_darn@E", "move:F:sn_sentinel@S", "stay"]
    t.choose("stay")
    assert (t.at("N").card, t.at("E").card, t.at("S").card) == (
        "bl_spider_rider",
        "bl_guard_of_darn",
        "sn_sentinel",
    )


@rule("ER-TYPE-08", "ER-TYPE-08R")
def test_after_a_movement_both_cards_face_the_centre_from_their_new_places() -> None:
    t = mover("-- MV --", "-- -- --")
    t.choose("move", "F", "sn_sentinel@S")
    assert (t.at("N").card, t.at("S").card) == ("sn_sentinel", "bl_spider_rider")
    assert t.told_of("er-moved") == [("bl_spider_rider@N", "sn_sentinel@S")]
    # The Guard in the east strikes to the right at the north, where the enemy stands now.
    t.set("bl_guard_of_darn@E", icons="-- -- P1")
    t.pass_to(BLACK, "struck")
    assert t.at("N").lives == 1


@rule("ER-TYPE-08R", "ER-ATTACK-06")
def test_there_is_no_movement_while_a_strike_is_compulsory() -> None:
    t = mover("MV S1 MV", "-- -- --")
    assert (t.prompt, dict(t.due[0].args)["trigger"]) == ("er-moment", "named")


@rule("ER-TYPE-09")
def test_an_attack_of_a_card_is_any_of_its_three_icons() -> None:
    """The Initiate turns one attack of an own warrior into a shield: a movement, a strike or an empty side."""
    t = ER("black snow")
    t.hand(0, "bl_initiate")
    t.hand(1, "")
    t.lands(0, "B1 C1 D1")
    t.set("bl_guard_of_darn@N", icons="-- MV CA", lives=2, initiative=6)
    t.battle("bl_guard_of_darn@N", "sn_sentinel@S")
    t.pass_to(BLACK, "start")
    assert t.refs("use_at") == [f"bl_initiate:{GUARD}:{side}" for side in "LFR"]
