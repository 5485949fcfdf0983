"""The Actions of the Black elves."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.terms import CA, NONE, SH
from realms.testing.rules import rule

from .arena import aims, arena, declare, fighter, left, nobody_answers, peace, refused, told, use, wound


def test_janira_takes_the_turn_of_whoever_has_not_acted() -> None:
    t = arena("black snow", "bl_janira", N="-- S1 --", S="-- S1 --")
    t.pass_to(0, "end")  # the north has acted
    assert aims(t, "bl_janira") == ["E", "S", "W"]
    use(t, "bl_janira", "S")
    t.until_that(lambda: bool(told(t, "er-turn-skipped")), "the south misses its turn")
    t.pass_to(0, "named")
    assert left(t)["N"] == 2 and told(t, "er-turn-skipped") == [(fighter(t, "S"),)]


def test_janira_takes_a_turn_in_a_battle_of_others_before_it_begins() -> None:
    t = arena("forest snow black", "", "", "bl_janira", N="-- S1 --")
    t.pass_to(2, "start")
    use(t, "bl_janira", "N", seat=2)
    t.pass_to(0, "end")
    assert left(t)["S"] == 2 and told(t, "er-turn-skipped") == [(fighter(t, "N"),)]


def test_a_turn_is_missed_once_however_many_nets_are_thrown() -> None:
    t = arena("black snow", "bl_janira", artifacts=("art_web",))
    t.pass_to(0, "start")
    use(t, "art_web", "S")
    assert aims(t, "bl_janira") == ["E", "N", "W"] and t.at("S").skips == 1


@rule("ER-ACTION-11", "ER-ACTION-11R")
def test_xaranta_moves_a_token_without_a_battle() -> None:
    """B1 to the Tower C1: no Artifact, B1 is nobody's."""
    t = peace("black snow", "bl_xaranta")
    t.lands(NONE, "B2 B3 C2 A3 C1 E1 E2 E3 F3 D1")
    t.lands(0, "B1 A3")
    assert aims(t, "bl_xaranta") == ["A3 A2", "A3 B3", "B1 B2", "B1 C1"]  # none from the Castle
    use(t, "bl_xaranta", "B1", "C1")
    cells = t.g.map.index
    assert t.g.owner[cells["B1"]] == NONE and t.g.owner[cells["C1"]] == 0
    assert t.elves(0).artifacts.items == [] and t.elves(0).discard == ["bl_xaranta"]
    assert told(t, "er-token-moved") == [(0, "B1", "C1")] and t.prompt == "er-turn"


@rule("ER-ACTION-11R")
def test_xaranta_enters_neither_a_castle_nor_a_land_of_anyone() -> None:
    t = peace("black snow", "bl_xaranta")
    t.lands(NONE, "B2 A3 C1 E1 E2 E3 F3 D1")
    t.lands(1, "B2")
    # C2 lies beside B2, C1, D2 and the Central Castle; B3 beside A3, B2 and the Central Castle.
    assert aims(t, "bl_xaranta") == ["B3 A3", "C2 C1", "C2 D2"]


@pytest.mark.parametrize(("card", "n"), [("bl_velkarr", 2), ("bl_assassin", 1)])
def test_velkarr_and_the_assassin_hurt_anyone_anywhere(card: str, n: int) -> None:
    """Shields do not help, and nobody strikes back: it is no strike (ER-TYPE-06)."""
    t = arena("forest snow black", "", "", card, W="FS CA SH")
    t.pass_to(2, "start")
    with t.edit():
        t.at("W").lives = 3
    assert aims(t, card, 2) == ["E", "N", "S", "W"]
    use(t, card, "W", seat=2)
    assert left(t) == {"N": 2, "E": 2, "S": 2, "W": 3 - n}


@rule("ER-ACTION-10")
@pytest.mark.parametrize(("card", "icon"), [("bl_guard_of_darn", CA), ("bl_initiate", SH)])
def test_guard_and_initiate_change_a_side_of_an_own_fighter(card: str, icon: int) -> None:
    t = arena("black snow", card)
    t.pass_to(0, "start")
    assert aims(t, card) == ["E F", "E L", "E R", "N F", "N L", "N R"]
    use(t, card, "N", "R")
    assert t.at("N").icons == [0, 0, icon]


PRIEST = "bl_priest_of_the_dark_crystal"


def test_the_priest_takes_a_life_and_gives_one() -> None:
    t = arena("black snow", PRIEST)
    t.pass_to(0, "start")
    lost = wound(t, "N")
    assert aims(t, PRIEST) == ["S N", "W N"]
    use(t, PRIEST, "S", "N")
    assert left(t) == {"N": lost + 1, "E": 2, "S": 1, "W": 2}
    assert told(t, "er-healed") == [(fighter(t, "N"), 1)]


@rule("ER-ACTION-07R")
def test_a_part_of_the_priest_without_aim_is_skipped() -> None:
    """Nobody is wounded: only the damage. Whoever is wounded meanwhile does not spoil it."""
    t = arena("black snow", PRIEST, "sn_frost_archer")
    t.pass_to(0, "start")
    assert aims(t, PRIEST) == ["S", "W"]
    declare(t, PRIEST, "W")
    wound(t, "N")
    nobody_answers(t)
    assert left(t)["W"] == 1 and told(t, "er-healed") == []


@rule("ER-ACTION-07R")
def test_the_priest_still_heals_when_the_enemy_has_left() -> None:
    t = arena("black snow high", PRIEST, "", "", artifacts=("", "art_mirror"))
    t.pass_to(0, "start")
    lost = wound(t, "N")
    declare(t, PRIEST, "S", "N")
    with t.edit():
        t.at("S").lives = 0  # somebody's answer
    nobody_answers(t)
    assert left(t)["N"] == lost + 1 and told(t, "er-fizzled") == []


def test_spider_rider_swaps_an_own_fighter_with_anyone() -> None:
    t = arena("black snow", "bl_spider_rider")
    north, south = t.at("N"), t.at("S")
    t.pass_to(0, "start")
    assert aims(t, "bl_spider_rider") == ["E S", "E W", "N E", "N S", "N W"]
    use(t, "bl_spider_rider", "N", "S")
    assert t.at("N").card == south.card and t.at("S").card == north.card


@rule("ER-ACTION-07R")
def test_a_declared_swap_follows_the_fighters() -> None:
    """Snow answers nothing, but somebody else has moved the south to the west: it is the same fighter."""
    t = arena("black snow forest", "bl_spider_rider", "", "fo_blade_dancer")
    south = t.at("S").card
    t.pass_to(0, "start")
    declare(t, "bl_spider_rider", "N", "S")
    assert aims(t, "fo_blade_dancer", 2) == []  # not in a battle of others
    with t.edit():
        f, other = t.at("S"), t.at("W")
        f.place, other.place = other.place, f.place
    nobody_answers(t)
    assert t.at("N").card == south


def test_slaver_robs_a_hand_at_random() -> None:
    t = peace("black snow forest", "bl_slaver", "sn_raider sn_sentinel", "")
    assert aims(t, "bl_slaver") == ["snow"]  # an empty hand cannot be robbed
    t.draws((0, 2))
    use(t, "bl_slaver", "snow")
    assert told(t, "er-discarded") == [(1, "sn_raider")] and t.elves(1).hand.items == ["sn_sentinel"]


def test_shadow_spy_sees_a_hand_and_draws() -> None:
    t = peace("black snow forest", "bl_shadow_spy", "sn_raider sn_sentinel", "")
    use(t, "bl_shadow_spy", "snow")
    assert t.elves(1).hand.known == [1, 1]  # seat 0 alone
    assert told(t, "er-looked-hand") == [(0, 1)] and len(t.elves(0).hand.items) == 1
    assert not t.can_undo(0)


def test_shadow_spy_draws_where_there_is_no_hand_to_see() -> None:
    t = peace("black snow", "bl_shadow_spy")
    assert aims(t, "bl_shadow_spy") == [""]
    use(t, "bl_shadow_spy")
    assert told(t, "er-summoned") == [(0, 1)]


@rule("ER-ACTION-12")
@pytest.mark.parametrize("card", ["bl_slaver", "bl_shadow_spy"])
def test_the_same_card_works_once_a_turn_outside_battle(card: str) -> None:
    """Both copies have been used; one has come back to the hand."""
    t = peace("black snow", f"{card} {card}", "sn_raider sn_raider sn_raider")
    use(t, card, "snow")
    use(t, card, "snow")
    t.hand(0, card)
    assert refused(t, card) == "ER-ACTION-12"
