"""The Actions of the Forest elves."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.terms import NONE, NOTHING, SH
from realms.testing.rules import rule

from .arena import aims, arena, declare, fighter, left, nobody_answers, peace, refused, told, use

MIRAINA, TAELIN = "fo_miraina_sharpleaf", "fo_taelin_wolfheart"


def test_miraina_gives_whoever_has_just_acted_another_turn() -> None:
    t = arena("forest snow", MIRAINA, N="-- S1 --")
    t.pass_to(0, "start")
    assert refused(t, MIRAINA) == "ER-ACTION-07R"
    t.pass_to(0, "end")
    assert aims(t, MIRAINA) == ["N"]
    use(t, MIRAINA, "N")
    t.pass_to(0, "end")
    assert len(told(t, "er-struck")) == 2 and "S" not in left(t)
    t.pass_to(0, "start")
    assert t.at("N").acted and not t.at("E").acted  # its turn of the cycle is not used up twice


def test_miraina_helps_no_enemy_and_no_one_who_has_left() -> None:
    t = arena("forest snow", MIRAINA)
    t.until_that(lambda: t.at("S").acted, "the south has acted")
    t.pass_to(0, "end")
    assert refused(t, MIRAINA) == "ER-ACTION-07R"


@rule("ER-ACTION-EX1R")
@pytest.mark.parametrize(
    ("card", "facing", "dies"),
    [(TAELIN, "--", True), (TAELIN, "SH", True), ("fo_sniper", "--", True), ("fo_sniper", "SH", False)],
)
def test_taelin_pierces_and_the_sniper_does_not(card: str, facing: str, dies: bool) -> None:
    """The first strike has taken a life; the other side shows this when the second one comes."""
    t = arena("forest snow", card, N="-- P1 --", S=f"-- {facing} --")
    t.pass_to(0, "start")
    assert refused(t, card) == "ER-ACTION-02"
    t.pass_to(0, "struck")
    assert aims(t, card) == [""]
    use(t, card)
    t.pass_to(0, "start")
    assert ("S" not in left(t)) == dies
    assert len(told(t, "er-struck")) == (2 if dies else 1)


def test_the_sniper_suffers_a_counter_attack_like_any_striker() -> None:
    t = arena("forest snow", "fo_sniper", N="-- S1 --", S="-- CA --")
    t.pass_to(0, "struck")
    use(t, "fo_sniper")
    t.pass_to(0, "struck")
    assert left(t)["N"] == 0 and left(t)["S"] == 0
    assert told(t, "er-replied") == [(fighter(t, "S"), fighter(t, "N"), "ca")] * 2


def test_no_second_strike_at_one_who_is_dying_or_after_one_that_took_nothing() -> None:
    t = arena("forest snow", "fo_sniper", N="-- S2 --")
    t.pass_to(0, "struck")
    assert refused(t, "fo_sniper") == "ER-ACTION-07R"
    t = arena("forest snow", "fo_sniper", N="-- S1 --", S="-- FS --")
    t.pass_to(0, "struck")  # the fire shield took a life from the striker
    assert left(t)["N"] == 1 and refused(t, "fo_sniper") == "ER-ACTION-07R"


def test_no_second_strike_of_one_who_is_dying_of_the_first() -> None:
    t = arena("forest snow", "fo_sniper", N="-- S1 --", S="-- CA --")
    with t.edit():
        t.at("N").lives = 1
    t.pass_to(0, "struck")
    assert left(t)["N"] == 0 and refused(t, "fo_sniper") == "ER-ACTION-07R"


def test_no_second_strike_for_the_fighter_of_another() -> None:
    t = arena("forest snow", "fo_sniper", S="-- S1 --")
    t.pass_to(0, "struck")
    assert refused(t, "fo_sniper") == "ER-ACTION-07R"


def test_oromil_drives_an_opponent_from_an_ordinary_land_beside_his() -> None:
    t = peace("forest snow", "fo_oromil")
    t.lands(1, "D2 A2")
    # Beside lands of the Forest: D2 (C2) and A2 (A1, B2, A3). D1 is a Tower beside C1, E1 lies too far off.
    assert aims(t, "fo_oromil") == ["A2", "D2"]
    use(t, "fo_oromil", "D2")
    assert t.g.owner[t.g.map.index["D2"]] == NONE and told(t, "er-token-removed") == [(1, "D2")]


@pytest.mark.parametrize("castle", [True, False])
def test_oromil_touches_neither_castle_nor_built_tower(castle: bool) -> None:
    t = peace("forest snow", "fo_oromil")
    t.lands(1, "X" if castle else "D2")
    if not castle:
        with t.edit() as g:
            g.built.append(g.map.index["D2"])
    assert refused(t, "fo_oromil") == "ER-ACTION-07R"


@rule("ER-CONQUER-01")
def test_pathfinder_reaches_two_steps_but_no_castle() -> None:
    t = peace("forest snow", "fo_pathfinder fo_druid fo_druid fo_treant")
    t.lands(NONE, "B3 C2 E1 E2 E3 F3 D1")
    t.lands(0, "B1 A2 B2 C1 A3")
    assert sorted(t.refs("conquer")) == ["B3", "C2", "D1"]
    use(t, "fo_pathfinder")
    assert sorted(t.refs("conquer")) == ["B3", "C2", "D1", "D2", "E1"]  # not the Central Castle behind C2
    assert t.g.reach == 2 and told(t, "er-far") == [(0, 2)]


def test_pathfinder_is_of_no_use_to_who_may_go_as_far_already() -> None:
    t = peace("forest snow", "fo_pathfinder")
    t.artifacts(0, "art_boots")
    use(t, "art_boots")
    assert refused(t, "fo_pathfinder") == "ER-ACTION-07R"


@rule("ER-ACTION-10")
def test_thicket_warden_gives_an_own_fighter_a_shield() -> None:
    t = arena("forest snow", "fo_thicket_warden")
    t.pass_to(0, "start")
    assert aims(t, "fo_thicket_warden") == ["E F", "E L", "E R", "N F", "N L", "N R"]
    use(t, "fo_thicket_warden", "N", "F")
    assert t.at("N").icons == [0, SH, 0]


def test_blade_dancer_swaps_any_two() -> None:
    t = arena("forest snow", "fo_blade_dancer")
    south, west = t.at("S").card, t.at("W").card
    t.pass_to(0, "start")
    assert aims(t, "fo_blade_dancer") == ["E S", "E W", "N E", "N S", "N W", "S W"]
    use(t, "fo_blade_dancer", "S", "W")
    assert (t.at("S").card, t.at("W").card) == (west, south)


def test_druid_takes_back_a_card_of_another_name() -> None:
    t = peace("forest snow", "fo_druid")
    t.discard(0, "fo_druid fo_treant fo_sniper")
    use(t, "fo_druid")
    assert t.options() == ["recover:fo_sniper", "recover:fo_treant", "pass"]
    t.choose("recover", "fo_treant")
    assert t.elves(0).hand.items == ["fo_treant"] and sorted(t.elves(0).discard) == [
        "fo_druid",
        "fo_druid",
        "fo_sniper",
    ]
    assert t.prompt == "er-turn"


def test_druid_finds_nothing_among_druids() -> None:
    t = peace("forest snow", "fo_druid")
    t.discard(0, "fo_druid")
    assert refused(t, "fo_druid") == "ER-ACTION-07R"


def test_wolf_rider_lets_an_own_fighter_act_at_once() -> None:
    """In the turn of the north the east acts first; it has then acted."""
    t = arena("forest snow", "fo_wolf_rider", N="-- S1 --", E="-- S1 --")
    t.pass_to(0, "start")
    assert aims(t, "fo_wolf_rider") == ["E"]  # the north is on turn already
    use(t, "fo_wolf_rider", "E")
    t.pass_to(0, "struck")
    assert left(t)["W"] == 1 and left(t)["S"] == 2
    t.until_that(lambda: len(told(t, "er-struck")) == 2, "the north goes on")
    assert t.at("E").acted and t.at("N").acted and not t.at("S").acted
    assert [e[:2] for e in told(t, "er-struck")] == [
        (fighter(t, "E"), fighter(t, "W")),
        (fighter(t, "N"), fighter(t, "S")),
    ]


def test_wolf_rider_is_of_no_use_to_one_who_has_acted_or_must_miss_the_turn() -> None:
    t = arena("forest snow", "fo_wolf_rider", artifacts=("", "art_web"))
    t.pass_to(1, "start")
    use(t, "art_web", "E", seat=1)
    t.pass_to(0, "start")
    assert refused(t, "fo_wolf_rider") == "ER-ACTION-07R"


@rule("ER-ACTION-08", "ER-ACTION-07R")
def test_treant_clears_a_side_of_anyone() -> None:
    t = arena("black snow forest", "", "", "fo_treant fo_treant", N="S1 -- --", W="-- CA SH")
    t.pass_to(2, "start")
    assert aims(t, "fo_treant", 2) == ["N L", "W F", "W R"]
    use(t, "fo_treant", "W", "R", seat=2)
    assert t.at("W").icons[2] == NOTHING
    t.pass_to(2, "start")
    declare(t, "fo_treant", "N", "L", seat=2)
    with t.edit():
        t.at("N").icons[0] = NOTHING  # somebody has cleared it meanwhile
    nobody_answers(t)
    assert told(t, "er-fizzled") == [("fo_treant",)]
