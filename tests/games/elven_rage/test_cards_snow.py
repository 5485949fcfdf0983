"""The Actions of the Snow elves."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.terms import NOTHING, P2, S2
from realms.testing.rules import rule

from .arena import aims, arena, declare, fighter, left, nobody_answers, peace, refused, told, use
from .builder import ER

BERSERKER = "sn_berserker_of_the_wastes"


@rule("ER-ACTION-10", "ER-ACTION-13")
@pytest.mark.parametrize(("card", "icon"), [("sn_lord_of_the_blizzard", P2), ("sn_elite_of_sareon", S2)])
def test_lord_and_elite_change_a_side_of_an_own_fighter(card: str, icon: int) -> None:
    t = arena("snow black", card)
    t.pass_to(0, "start")
    assert aims(t, card) == ["E F", "E L", "E R", "N F", "N L", "N R"]
    use(t, card, "N", "L")
    assert t.at("N").icons == [icon, 0, 0]


@rule("ER-RESULT-02R")
def test_skadreya_sends_a_fighter_home() -> None:
    t = arena("black forest snow", "", "", "sn_skadreya")
    south = t.at("S").card
    t.pass_to(2, "start")
    assert aims(t, "sn_skadreya", 2) == ["E", "N", "S", "W"]
    use(t, "sn_skadreya", "S", seat=2)
    assert sorted(left(t)) == ["E", "N", "W"] and t.elves(1).hand.items == [south]
    assert told(t, "er-left") == [(south,)]
    t.fight_on()
    assert told(t, "er-battle-won")[0][0] == 0


@rule("ER-RESULT-01R2")
def test_the_battle_is_over_when_skadreya_sends_the_last_one_home() -> None:
    t = peace("snow black", "sn_skadreya")
    t.battle("sn_sentinel@N", "bl_initiate@S")
    t.pass_to(0, "start")
    use(t, "sn_skadreya", "S")
    assert t.g.fight is None and told(t, "er-battle-won")[0][0] == 0


@rule("ER-CASTLE-06")
def test_skadreya_moves_no_dragon() -> None:
    t = peace("snow black", "sn_skadreya")
    t.battle("sn_sentinel@N sn_raider@E", "bl_nalgrim@S bl_initiate@W", land="F1")
    t.pass_to(0, "start")
    assert aims(t, "sn_skadreya") == ["E", "N", "W"]
    t = peace("snow black", "sn_skadreya")
    t.battle("sn_sentinel@N sn_raider@E", "ne_ebrung@S ne_bandit@W", land="X", mover=1)
    t.pass_to(0, "start")
    assert aims(t, "sn_skadreya") == ["E", "N", "W"]
    use(t, "sn_skadreya", "W")
    assert "ne_bandit" in t.g.neutral_discard


def won(*hand: str, artifacts: str = "") -> ER:
    """Snow has won a battle as attacker."""
    t = peace("snow black", " ".join(hand))
    t.artifacts(0, artifacts)
    t.set("sn_sentinel@N", icons="-- P2 --", lives=2, initiative=9)
    t.set("bl_initiate@S", icons="-- -- --", lives=1, initiative=1)
    t.battle("sn_sentinel@N", "bl_initiate@S")
    t.until_that(lambda: t.g.fight is None, "the battle is over")
    return t


def test_oreval_conquers_once_more() -> None:
    t = won("sn_jarl_oreval", "sn_raider", "sn_raider", artifacts="art_banner")
    assert t.due[0].args[0] == ("trigger", "won")
    use(t, "sn_jarl_oreval")
    assert told(t, "er-once-more") == [(0,)]
    assert refused(t, "art_banner") == "ER-ACTION-07R"  # once a turn
    t.choose("pass", seat=0)
    assert t.prompt == "er-turn" and t.active == 0
    cards = len(t.elves(0).hand.items)
    t.choose("skip", seat=0)
    assert len(t.elves(0).hand.items) == cards and t.g.active == 1  # this one brings no card for skipping


def test_raider_brings_two_cards_after_a_victory() -> None:
    t = won("sn_raider")
    use(t, "sn_raider")
    assert told(t, "er-summoned") == [(0, 2)] and "sn_raider" in t.elves(0).discard


def test_sentinel_looks_at_a_hand_or_at_a_squad() -> None:
    t = peace("snow black forest", "sn_sentinel sn_sentinel", "bl_janira bl_slaver", "")
    assert aims(t, "sn_sentinel") == ["black", *[f"squad-{i}" for i in range(4)]]
    use(t, "sn_sentinel", "squad-2")
    assert t.g.squads[2].known == [1, 1, 1] and t.g.opened[2] == ""  # nothing is laid open
    use(t, "sn_sentinel", "black")
    assert t.elves(1).hand.known == [1, 1] and told(t, "er-looked-hand") == [(0, 1)]


@rule("ER-ACTION-02")
def test_sentinel_looks_at_any_time() -> None:
    t = arena("snow black", "sn_sentinel", "bl_janira", at="reserve_exchange")
    t.pass_to(0, "reveal")
    assert "black" in aims(t, "sn_sentinel")
    t.pass_to(1, "start")
    declare(t, "bl_janira", "N", seat=1)
    assert "squad-0" in aims(t, "sn_sentinel")


def test_mammoth_rider_breaks_a_shield_of_an_enemy() -> None:
    t = arena("snow black", "sn_mammoth_rider sn_mammoth_rider", N="SH -- --", S="SH FS CA", W="S1 -- --")
    t.pass_to(0, "start")
    assert aims(t, "sn_mammoth_rider") == ["S F", "S L"]
    use(t, "sn_mammoth_rider", "S", "F")
    assert t.at("S").icons[1] == NOTHING


@rule("ER-INIT-03")
@pytest.mark.parametrize(("place", "now"), [("N", 4), ("W", 0)])
def test_ice_shaman_slows_anyone_but_not_below_zero(place: str, now: int) -> None:
    t = arena("black forest snow", "", "", "sn_ice_shaman")
    t.pass_to(2, "start")
    assert aims(t, "sn_ice_shaman", 2) == ["E", "N", "S", "W"]
    use(t, "sn_ice_shaman", place, seat=2)
    assert t.at(place).initiative == now


def test_frost_archer_hits_anyone_even_an_own_fighter() -> None:
    t = arena("snow black", "sn_frost_archer", S="SH SH SH")
    t.pass_to(0, "start")
    assert aims(t, "sn_frost_archer") == ["E", "N", "S", "W"]
    use(t, "sn_frost_archer", "N")
    assert left(t)["N"] == 1


def test_the_berserker_strikes_once_more_and_dies() -> None:
    t = arena("snow black", BERSERKER, N="-- S1 --", S="-- S2 --")
    t.set(fighter(t, "S"), initiative=9)
    t.pass_to(0, "struck")
    assert left(t)["N"] == 0 and aims(t, BERSERKER) == ["N"]
    use(t, BERSERKER, "N")
    t.until_that(lambda: "N" not in left(t), "the dying one is dead")
    assert left(t)["S"] == 1 and told(t, "er-died") == [("sn_sentinel",)]


def test_nothing_saves_who_takes_the_last_turn() -> None:
    """Neither feather nor elixir nor another Berserker, in the windows of that last strike."""
    t = arena(
        "snow black", f"{BERSERKER} {BERSERKER}", artifacts=("art_feather art_elixir",), N="-- S1 --", S="-- S2 --"
    )
    t.set(fighter(t, "S"), initiative=9)
    t.pass_to(0, "struck")
    assert aims(t, "art_feather") == ["N"] and "N" in aims(t, "art_elixir")
    use(t, BERSERKER, "N")
    t.pass_to(0, "struck")
    assert left(t) == {"N": 0, "E": 2, "S": 1, "W": 2}
    for thing in (BERSERKER, "art_feather"):
        assert refused(t, thing) == "ER-ACTION-07R"
    assert "N" not in aims(t, "art_elixir")


def test_the_berserker_helps_a_victim_of_damage_but_not_the_critically_wounded() -> None:
    t = arena("snow black", BERSERKER, "bl_velkarr", N="-- S1 --")
    t.pass_to(1, "start")
    use(t, "bl_velkarr", "N", seat=1)
    assert t.due[0].args[0] == ("trigger", "dying")
    use(t, BERSERKER, "N")
    t.pass_to(0, "start")
    assert left(t) == {"E": 2, "S": 1, "W": 2}

    t = arena("snow black", BERSERKER, at="reserve_exchange", middle=("sn_raider@BOTTOM", ""))
    t.pass_to(0, "fallen")
    assert refused(t, BERSERKER) == "ER-ACTION-07R"


@rule("ER-ACTION-07R")
def test_an_action_whose_aim_has_died_comes_to_nothing() -> None:
    t = arena("snow black", "sn_frost_archer", "bl_velkarr")
    t.pass_to(0, "start")
    declare(t, "sn_frost_archer", "W")
    use(t, "bl_velkarr", "W", seat=1)
    t.until_that(lambda: bool(told(t, "er-died")), "it is dead")
    nobody_answers(t)
    assert told(t, "er-fizzled") == [("sn_frost_archer",)] and "sn_frost_archer" in t.elves(0).discard
