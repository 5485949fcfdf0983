"""ER-SCEN: Superiority and Dragon Lord."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.data.warriors import DRAGONS, EBRUNG
from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import NONE
from realms.kernel.model import BadOptions
from realms.testing.rules import rule

from .land import FIVE, SNOWS, Land

BLACK, SNOW, FOREST = 0, 1, 2
NALGRIM, ISGARION, VERDALIS = DRAGONS["black"], DRAGONS["snow"], DRAGONS["forest"]


def dragons(scenario: str = "dragon_lord") -> Land:
    """Black has captured the home Castle of Snow (6-6); Snow still has the Central Castle."""
    t = Land("black snow forest", scenario)
    t.hand(BLACK, FIVE)
    t.hand(SNOW, SNOWS)
    t.lands(BLACK, "6-6")
    t.lands(SNOW, "X")
    return t


@rule("ER-SCEN-01")
def test_superiority_is_the_game_with_goals_and_the_usual_one() -> None:
    match = SPEC.new_match(3, 1, {})
    assert isinstance(match, ElvenRage) and match.scenario == "superiority"
    assert [len(e.goal.items) for e in match.elves] == [1, 1, 1]


@rule("ER-SCEN-01")
def test_in_superiority_all_castles_alone_win_nothing() -> None:
    t = dragons("superiority")
    for seat, goal in enumerate(("goal_hoard", "goal_warlord", "goal_lands")):
        t.goal(seat, goal)
    t.lands(BLACK, "6-1")
    t.lands(FOREST, "3-1")
    with t.edit() as g:
        g.owner[g.map.central] = FOREST
        g.elves[SNOW].out = True
    t.lands(FOREST, "X")
    t.take("6-0")
    assert t.owner("6-0") == BLACK and not t.match.over


@rule("ER-SCEN-02")
def test_whoever_has_captured_all_castles_of_the_others_has_won() -> None:
    t = dragons()
    t.lands(BLACK, "6-1")
    t.lands(FOREST, "1-0")
    t.attack("6-0", won=True)
    assert t.match.over and t.g.winner == BLACK
    assert [e["who"] for e in t.happened("er-dragons-won")] == [BLACK]


@rule("ER-SCEN-02")
def test_with_one_castle_of_the_others_missing_the_game_goes_on() -> None:
    t = dragons()
    t.choose("skip")
    assert not t.match.over
    assert t.g.winner == NONE


@rule("ER-SCEN-02R")
def test_no_goals_are_dealt() -> None:
    t = dragons()
    assert t.g.goals.items == [] and all(e.goal.items == [] for e in t.g.elves)


@rule("ER-SCEN-02R")
def test_the_central_castle_and_the_own_home_castle_are_not_needed() -> None:
    t = dragons()
    t.lands(BLACK, "6-1")
    t.lands(SNOW, "0-0")
    t.attack("6-0", won=True)
    assert (t.owner("X"), t.owner("0-0")) == (SNOW, SNOW)
    assert t.match.over and t.g.winner == BLACK


@rule("ER-SCEN-02R")
def test_the_castles_of_eliminated_players_are_needed_too() -> None:
    t = dragons()
    t.lands(FOREST, "6-6 X")
    t.lands(BLACK, "6-1")
    with t.edit() as g:
        g.elves[SNOW].out = True
    t.take("6-0")
    assert t.owner("6-0") == BLACK and not t.match.over
    t.turn(BLACK)
    t.hand(BLACK, FIVE)
    t.attack("6-6", won=True)
    assert t.match.over and t.g.winner == BLACK


@rule("ER-SCEN-03")
def test_the_captor_may_send_the_dragon_to_any_battle() -> None:
    t = dragons()
    t.march("1-0")
    sent = t.refs("send", seat=BLACK)
    assert any(ISGARION in key for key in sent) and any(ISGARION not in key for key in sent)
    t.choose(next(key for key in t.options("send") if ISGARION in key))
    assert ISGARION in [f.card for f in t.fight.fighters if f.side == 0]
    assert len(t.elves(BLACK).hand.items) >= 3


@rule("ER-SCEN-03")
def test_in_superiority_it_stays_at_its_castle() -> None:
    t = dragons("superiority")
    t.march("1-0")
    assert not any(ISGARION in key for key in t.refs("send", seat=BLACK))


@rule("ER-SCEN-03R")
def test_it_counts_for_the_three_cards_of_an_attack() -> None:
    t = dragons()
    t.hand(BLACK, "bl_initiate bl_guard_of_darn")
    assert t.offers("conquer", "1-0")
    t.march("1-0")
    assert t.refs("send") == [f"bl_guard_of_darn:bl_initiate:{ISGARION}"]
    t = dragons()
    t.hand(BLACK, "bl_initiate")
    assert t.refused("conquer", "1-0") == "ER-CONQUER-08"


@rule("ER-SCEN-03R")
def test_it_counts_for_the_three_cards_of_a_defence() -> None:
    t = dragons()
    t.lands(BLACK, "5-0")
    t.hand(BLACK, "bl_initiate bl_guard_of_darn")
    t.turn(FOREST)
    t.hand(FOREST, "fo_sniper fo_sniper fo_treant")
    t.march("5-0")
    assert (t.active, t.prompt) == (BLACK, "er-reply")
    t.choose("defend")
    assert t.refs("send", seat=BLACK) == [f"bl_guard_of_darn:bl_initiate:{ISGARION}"]


@rule("ER-SCEN-03R", "ER-CASTLE-02")
def test_a_captured_dragon_may_help_at_another_castle_and_must_defend_its_own() -> None:
    t = dragons()
    t.lands(SNOW, "1-0 5-5")
    t.turn(SNOW)
    t.march("0-0")
    sent = t.refs("send", seat=BLACK)
    assert all(key.startswith(NALGRIM) for key in sent) and any(ISGARION in key for key in sent)
    t = dragons()
    t.lands(SNOW, "1-0 5-5")
    t.turn(SNOW)
    t.march("6-6")
    sent = t.refs("send", seat=BLACK)
    assert sent and all(key.split(":").count(ISGARION) == 1 and key.startswith(ISGARION) for key in sent)


@rule("ER-SCEN-03R", "ER-CASTLE-04")
@pytest.mark.parametrize("won", [True, False])
def test_after_a_battle_the_dragon_is_there_again(won: bool) -> None:
    t = dragons()
    t.march("1-0")
    t.choose(next(key for key in t.options("send") if ISGARION in key))
    t.decide(won=won)
    held = [*t.elves(BLACK).hand.items, *t.elves(BLACK).discard, *t.elves(BLACK).deck.items]
    assert ISGARION not in [*held, *t.g.neutral_discard]
    t.turn(BLACK)
    t.hand(BLACK, FIVE)
    t.march("1-1")
    assert any(ISGARION in key for key in t.refs("send"))


@rule("ER-SCEN-03R")
def test_it_goes_with_the_castle_when_that_is_recaptured() -> None:
    t = dragons()
    t.lands(SNOW, "5-5")
    t.turn(SNOW)
    t.take("6-6")
    assert t.owner("6-6") == SNOW
    t.turn(BLACK)
    t.hand(BLACK, FIVE)
    t.march("1-0")
    assert not any(ISGARION in key for key in t.refs("send"))


@rule("ER-SCEN-03R")
def test_the_own_home_dragon_and_ebrung_only_defend_their_castles() -> None:
    t = dragons()
    t.lands(BLACK, "X")
    t.march("1-0")
    assert not any(NALGRIM in key or EBRUNG in key for key in t.refs("send"))


@rule("ER-SCEN-04")
def test_a_captured_castle_is_a_portal_to_every_castle_of_an_opponent() -> None:
    t = dragons()
    t.lands(FOREST, "6-6")
    assert t.refused("conquer", "6-0") == "ER-CONQUER-01"
    t = dragons()
    assert t.offers("conquer", "6-0")
    assert t.refused("conquer", "6-1") == "ER-CONQUER-01"
    t = dragons("superiority")
    assert t.refused("conquer", "6-0") == "ER-CONQUER-01"


@rule("ER-SCEN-04")
def test_it_leads_back_to_a_lost_home_castle() -> None:
    t = dragons()
    t.lands(FOREST, "0-0")
    assert t.offers("conquer", "0-0")


@rule("ER-SCEN-05")
def test_the_two_scenarios_of_the_rulebook_are_offered_and_no_other() -> None:
    assert [variant["scenario"] for variant in SPEC.variants(3)] == ["superiority", "dragon_lord"]
    for other in ("war", "common_goal"):
        with pytest.raises(BadOptions):
            SPEC.new_match(3, 1, {"scenario": other})
