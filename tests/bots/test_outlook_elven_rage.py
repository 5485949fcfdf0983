"""How far expert looks ahead in Elven Rage, and how that was found out."""

from __future__ import annotations

from pathlib import Path

import pytest

import realms
from realms.bots import tune_elven_rage as tune
from realms.bots.base import Sight
from realms.bots.minds.elven_rage import (
    BRIEF,
    CAREFUL,
    CAREFUL_BATTLE,
    DUEL,
    DUEL_BATTLE,
    DUEL_REST,
    SOON,
    TRADE,
    TURN,
    TURNS,
    ElvenRageMind,
    in_battle,
    mind,
)
from realms.bots.search.levels import EXPERT
from realms.bots.search.mind import owed
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import DRAGON_LORD, SUPERIORITY
from realms.kernel.model import Decision
from realms.kernel.rng import seeded

MIND = mind()


def experts() -> ElvenRageMind:
    found = MIND.at(EXPERT)
    assert isinstance(found, ElvenRageMind)
    return found


EXPERTS = experts()


def begun(seed: int, scenario: str = SUPERIORITY, players: int = 2) -> ElvenRage:
    match = realms.new_match("elven_rage", players=players, seed=seed, options={"scenario": scenario})
    assert isinstance(match, ElvenRage)
    return match


def asked(match: ElvenRage, prompt: str) -> Decision:
    """The first choice of a kind that is a choice."""
    while match.due:
        decision = owed(match)
        if decision.prompt == prompt and len(decision.options) > 1:
            return decision
        match.apply(decision.seat, MIND.choice(match, decision).key)
    raise AssertionError(f"nobody was asked {prompt}")


@pytest.mark.parametrize("scenario", [SUPERIORITY, DRAGON_LORD])
def test_with_two_players_each_turn_is_judged_and_the_mean_is_taken(scenario: str) -> None:
    match = begun(41, scenario)
    asked(match, TURN)
    alone = [MIND.outlook(match.clone(), turns, turns)[0] for turns in range(1, TURNS + 1)]
    assert MIND.outlook(match.clone(), TURNS, 1) == alone
    assert MIND.settle(match.clone(), TURNS)[0] == pytest.approx(sum([one[0] for one in alone]) / TURNS)


def test_an_own_turn_gets_all_iterations_and_the_rest_a_quarter() -> None:
    assert [course.of(400) for course in (DUEL, DUEL_REST, DUEL_BATTLE)] == [400, 100, 100]
    sent, kept = CAREFUL["er-send"], CAREFUL["er-trim"]
    assert [course.of(400) for course in (sent, kept, CAREFUL_BATTLE)] == [400, 200, 120]
    assert DUEL_REST.of(1) == 1, "never none at all"


@pytest.mark.parametrize("thinker", [MIND, EXPERTS], ids=["hard", "expert"])
def test_with_more_players_the_rest_gets_a_quarter_of_an_own_turn(thinker: ElvenRageMind) -> None:
    match = begun(44, players=3)
    decision = asked(match, TURN)
    view = Sight(match, decision.seat)()
    turn, rest = [thinker.course(Decision(decision.seat, prompt), 400, view) for prompt in (TURN, "er-reply")]
    assert turn is not None and rest is not None
    assert turn.turns == thinker.rounds and turn.of(400) == 400
    assert rest.of(400) == 100


def test_with_more_players_the_last_turn_counts() -> None:
    match = begun(41, players=3)
    asked(match, TURN)
    assert [MIND.settle(match.clone(), SOON)] == MIND.outlook(match.clone(), SOON, SOON)


def test_the_end_of_the_match_stands_for_all_turns_that_do_not_come() -> None:
    match = begun(42)
    seen = MIND.outlook(match, 200, 1)
    assert not match.stack and len(seen) == 200
    assert seen[-1] == MIND.final(match) and seen[-1] == seen[-2] != seen[0]


@pytest.mark.parametrize("thinker", [MIND, EXPERTS], ids=["hard", "expert"])
@pytest.mark.parametrize("scenario", [SUPERIORITY, DRAGON_LORD])
def test_with_two_players_all_but_trade_is_thought_over(scenario: str, thinker: ElvenRageMind) -> None:
    match = begun(43, scenario)
    seen = set()
    while match.due:
        decision = owed(match)
        course = thinker.course(decision, 12, Sight(match, decision.seat)())
        fights = in_battle(decision)
        if thinker is EXPERTS:
            thought = CAREFUL.get(decision.prompt, CAREFUL_BATTLE if fights else DUEL_REST)
        else:
            thought = DUEL if decision.prompt == TURN else DUEL_BATTLE if fights else DUEL_REST
        assert course is (None if decision.prompt in TRADE else thought)
        seen.add(decision.prompt)
        match.apply(decision.seat, MIND.choice(match, decision).key)
    assert seen >= {TURN, "er-send", "er-trim", "er-moment"}


def test_offers_of_trade_are_left_to_greedy() -> None:
    match = begun(43)
    decision = asked(match, TURN)
    view = Sight(match, decision.seat)()
    for prompt in TRADE:
        assert MIND.course(Decision(decision.seat, prompt), 400, view) is None


def test_with_more_players_own_turns_are_thought_over_by_time_and_what_to_send_is_not() -> None:
    match = begun(44, players=3)
    decision = asked(match, TURN)
    for iterations, turns in ((BRIEF, MIND.rounds), (BRIEF - 1, SOON)):
        course = MIND.course(decision, iterations, Sight(match, decision.seat)())
        assert course is not None and course.turns == turns
    decision = asked(match, "er-send")
    assert MIND.course(decision, BRIEF, Sight(match, decision.seat)()) is None


def test_what_to_send_is_the_same_in_a_redeal() -> None:
    """Also for the defender, when the attacker has sealed already what it sends."""
    match = begun(45)
    for _ in range(40):
        decision = asked(match, "er-send")
        if match.owner[match.target] == decision.seat:
            break
        match.apply(decision.seat, MIND.choice(match, decision).key)
    assert match.owner[match.target] == decision.seat
    keys = []
    world = Sight(match, decision.seat).redeal(seeded(5))
    for one in (match, world):
        menu = next(d for d in one.due if d.seat == decision.seat)
        chosen = MIND.planned(menu, Sight(one, menu.seat), seed=3, iterations=80, milliseconds=1e9)
        assert chosen is not None
        keys.append(chosen.key)
    assert keys[0] == keys[1]


# How it was found out.


def test_the_choice_of_one_half_is_judged_by_the_other() -> None:
    wins, loses = [0.9] * tune.TURNS + [1.0], [0.1] * tune.TURNS + [0.0]
    good = {"worth": [[loses] * 8, [wins] * 8], "usual": 0}
    assert tune.gained(good, (1, 8), 24.0) == 1.0
    blind = {"worth": [[loses] * 8, [wins] * 8], "usual": 1}
    assert tune.gained(blind, (1, 8), 24.0) == 0.0, "greedy's choice was the better one and is kept"
    misled = {"worth": [[[0.5] * tune.TURNS + [1.0]] * 8, [[0.6] * tune.TURNS + [0.0]] * 8], "usual": 0}
    assert tune.gained(misled, (3, 3), 0.0) == -1.0


def test_positions_that_a_file_holds_are_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "positions"
    first = tune.gather(out, [TURN], 46, 1, 2)
    assert len(first) == 1 and len(first[0]["worth"]) == len(first[0]["options"]) > 1
    assert {len(seen) for worlds in first[0]["worth"] for seen in worlds} == {tune.TURNS + 1}
    before = out.read_text()
    assert tune.gather(out, [TURN], 46, 1, 2) == first
    assert out.read_text() == before
    tune.main([str(out), "--seed", "46", "--positions", "1", "--worlds", "2"])
    assert "turns 1 to 8" in capsys.readouterr().out
