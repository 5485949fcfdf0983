"""The Artifacts that work in a battle: each once, then it leaves the game."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.data.warriors import WARRIORS
from realms.games.elven_rage.terms import FS, P2
from realms.testing.rules import rule

from .arena import aims, arena, declare, fighter, left, nobody_answers, peace, refused, told, use, wound
from .builder import ER


def armed(name: str, *hands: str, at: str = "cycle", middle: tuple[str, str] = ("", ""), **shown: str) -> ER:
    """Black with the Artifact fights Snow; the High elves look on."""
    return arena("black snow high", *hands, artifacts=(name,), at=at, middle=middle, **shown)


@rule("ER-ARTIFACT-03", "ER-ARTIFACT-02R")
def test_an_artifact_costs_nothing_and_is_gone_for_good() -> None:
    t = armed("art_thunder_arrow")
    t.lands(-1, "2-0 2-1 2-2 3-0 3-1")
    t.pass_to(0, "start")
    use(t, "art_thunder_arrow", "S")
    assert t.g.spent == ["art_thunder_arrow"] and "art_thunder_arrow" not in t.elves(0).artifacts.items


@rule("ER-ARTIFACT-07")
def test_a_hand_too_large_for_actions_bars_no_artifact() -> None:
    t = armed("art_laurel", "bl_initiate bl_initiate bl_slaver bl_slaver bl_assassin bl_assassin")
    t.pass_to(0, "start")
    assert refused(t, "bl_assassin") == "ER-ACTION-09" and aims(t, "art_laurel") == [""]


def test_the_amulet_silences_a_player_for_this_battle() -> None:
    t = armed("art_silence", "", "sn_frost_archer", at="after_deploy")
    t.pass_to(0, "deployed")
    assert aims(t, "art_silence") == ["high", "snow"]
    use(t, "art_silence", "snow")
    assert told(t, "er-silenced") == [(1,)] and t.fight.silenced == [1]
    asked = []
    while t.g.fight is not None:
        asked.append(t.active)
        t.choose("pass", seat=t.active)
    assert 1 not in asked


@rule("ER-ACTION-07", "ER-ARTIFACT-07")
@pytest.mark.parametrize("answer", [False, True])
def test_the_mirror_turns_an_action_away(answer: bool) -> None:
    t = armed("art_mirror", "", "sn_frost_archer")
    t.pass_to(0, "start")
    assert refused(t, "art_mirror") == "ER-ARTIFACT-02"  # there is nothing to answer
    t.pass_to(1, "start")
    declare(t, "sn_frost_archer", "N", seat=1)
    if answer:
        use(t, "art_mirror")
    nobody_answers(t)
    assert left(t)["N"] == (2 if answer else 1)
    assert ("sn_frost_archer",) in told(t, "er-cancelled") or not answer


def test_the_mirror_works_outside_battle_too() -> None:
    t = peace("black snow", "bl_slaver", "sn_raider sn_raider")
    t.artifacts(1, "art_mirror")
    declare(t, "bl_slaver", "snow")
    use(t, "art_mirror", seat=1)
    assert len(t.elves(1).hand.items) == 2 and t.elves(0).discard == ["bl_slaver"]


@rule("ER-ATTACK-07R")
def test_the_feather_saves_a_dying_card() -> None:
    t = armed("art_feather", S="-- S2 --")
    t.pass_to(0, "struck")
    assert aims(t, "art_feather") == ["N"]
    use(t, "art_feather", "N")
    assert "N" not in left(t) and t.elves(0).hand.items == ["bl_guard_of_darn"]
    assert told(t, "er-saved") == [("bl_guard_of_darn",)] and told(t, "er-died") == []


@rule("ER-DEPLOY-03", "ER-DEPLOY-09")
def test_the_feather_saves_the_critically_wounded() -> None:
    t = armed("art_feather", at="reserve_exchange", middle=("bl_slaver@BOTTOM", ""))
    t.pass_to(0, "fallen")
    assert aims(t, "art_feather") == ["BOTTOM"]
    t.choose("artifact_on", "art_feather", "bl_slaver@BOTTOM", seat=0)
    nobody_answers(t)
    assert "bl_slaver" in t.elves(0).hand.items and told(t, "er-died") == []


def test_the_feather_saves_no_dragon_and_no_enemy() -> None:
    t = peace("snow black")
    t.artifacts(1, "art_feather")
    t.set("sn_sentinel@N", icons="-- P2 --", initiative=9)
    t.set("bl_nalgrim@S", icons="-- -- --", lives=2, initiative=1)
    t.battle("sn_sentinel@N", "bl_nalgrim@S bl_initiate@W", land="F1")
    t.pass_to(1, "struck")
    assert refused(t, "art_feather", 1) == "ER-ACTION-07R"
    t = armed("art_feather", N="-- S2 --")
    t.pass_to(0, "struck")
    assert refused(t, "art_feather") == "ER-ACTION-07R"


@rule("ER-ATTACK-07R")
def test_the_elixir_gives_back_all_that_was_lost_but_no_more() -> None:
    t = armed("art_elixir", S="-- S1 --")
    t.pass_to(0, "start")
    whole = wound(t, "N", 0)
    t.set(fighter(t, "E"), lives=WARRIORS["bl_initiate"].lives)
    assert refused(t, "art_elixir") == "ER-ACTION-07R"
    with t.edit():
        t.at("N").lives = 0
    use(t, "art_elixir", "N")
    assert left(t)["N"] == whole and told(t, "er-healed") == [("bl_guard_of_darn@N", whole)]


@pytest.mark.parametrize(("name", "icon"), [("art_dragon_blood", P2), ("art_moonsteel", FS)])
def test_blood_and_moonsteel_change_a_side_of_an_own_fighter(name: str, icon: int) -> None:
    t = armed(name)
    t.pass_to(0, "start")
    assert aims(t, name) == ["E F", "E L", "E R", "N F", "N L", "N R"]
    use(t, name, "E", "R")
    assert t.at("E").icons == [0, 0, icon]


@rule("ER-ACTION-08")
def test_the_arrow_hits_anyone_in_any_battle() -> None:
    t = arena("black snow high", artifacts=("", "", "art_thunder_arrow"), W="FS FS FS")
    t.pass_to(2, "start")
    assert aims(t, "art_thunder_arrow", 2) == ["E", "N", "S", "W"]
    use(t, "art_thunder_arrow", "W", seat=2)
    assert left(t)["W"] == 1


def test_the_net_takes_the_next_turn() -> None:
    """Of one who has acted it takes the turn of the next cycle."""
    t = armed("art_web", N="-- S1 --", S="S1 -- --")
    t.at("S").lives = 3
    t.pass_to(0, "end")
    assert aims(t, "art_web") == ["E", "N", "S", "W"]
    use(t, "art_web", "N")
    t.until_that(lambda: bool(told(t, "er-turn-skipped")), "a turn is missed")
    assert len(told(t, "er-struck")) == 1 and len(told(t, "er-cycle")) == 2
    assert told(t, "er-turn-skipped") == [(fighter(t, "N"),)]


@rule("ER-DEPLOY-09")
def test_the_wheel_deals_all_six_again() -> None:
    """The wounded one is not dead and the reserve not at home: nothing of the first deal counts."""
    t = armed("art_wheel", at="reserve_exchange", middle=("bl_slaver@BOTTOM", "sn_elite_of_sareon@TOP"))
    before = sorted([f.card for f in t.fight.fighters])
    t.pass_to(0, "reveal")
    assert aims(t, "art_wheel") == [""]
    use(t, "art_wheel")
    assert len(told(t, "er-redealt")) == 1 and t.g.spent == ["art_wheel"]
    assert sorted([f.card for f in t.fight.fighters]) == before
    assert sorted([f.place for f in t.fight.fighters]) == [0, 1, 2, 3, 4, 5]
    assert len(told(t, "er-deployed")) == 6 and told(t, "er-died") == []


@rule("ER-RESULT-03")
def test_the_laurel_wins_a_tie() -> None:
    t = armed("art_laurel")
    t.pass_to(0, "start")
    use(t, "art_laurel")
    assert told(t, "er-tie") == [(0,)]
    t.fight_on()
    assert told(t, "er-battle-won")[0][0] == 0
