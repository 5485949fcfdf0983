"""Tactics of Elven Rage for two: what is used in battles, from what a seat sees, and learned from what pays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import realms
from realms.bots import train_habits, train_tactics
from realms.bots.minds.elven_rage import ElvenRageMind, mind
from realms.bots.minds.er.tactics import (
    DEED_OF,
    DEEDS,
    FACTS,
    FIGHTING,
    FILE,
    MOMENT_AT,
    NEUTRALS,
    PASS,
    THOUGHT,
    USUAL,
    WIDTH,
    WON_MORE,
    Call,
    Tactics,
    called,
    tactics,
)
from realms.bots.search.levels import EXPERT, HARD
from realms.bots.search.mind import owed
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import DRAGON_LORD, NONE, SUPERIORITY
from realms.kernel.model import Decision
from realms.kernel.rng import Rng
from realms.kernel.view import redeal

MIND = mind()
EXPERTS = MIND.at(EXPERT)
assert isinstance(EXPERTS, ElvenRageMind)
LEARNED = tactics()
SCENARIOS = (SUPERIORITY, DRAGON_LORD)


def begun(seed: int, scenario: str = SUPERIORITY, players: int = 2) -> ElvenRage:
    match = realms.new_match("elven_rage", players=players, seed=seed, options={"scenario": scenario})
    assert isinstance(match, ElvenRage)
    return match


def asked(seed: int, scenario: str) -> Iterator[tuple[ElvenRage, Decision, Call]]:
    """A game of greedy bots at every choice that tactics know."""
    match = begun(seed, scenario)
    while match.due:
        decision = owed(match)
        chosen = MIND.choice(match, decision)
        call = called(match, decision, chosen) if len(decision.options) > 1 else None
        if call is not None and len(call.moves) > 1:
            yield match, decision, call
        match.apply(decision.seat, chosen.key)


def plain(**changes: Any) -> Tactics:
    """Tactics that say nothing but what is changed."""
    raw = {
        "units": [[0.0] * WIDTH],
        "looks": [[0.0] * FACTS],
        "deeds": [[0.0] for _ in range(DEEDS)],
        "out": [0.0],
        "facts": [1.0 if at == USUAL else 0.0 for at in range(FACTS)],
        "liking": [0.0] * DEEDS,
    }
    return Tactics({**raw, **changes})


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_has_no_tactics_does_what_was_usual(scenario: str) -> None:
    known = 0
    for match, decision, call in asked(21, scenario):
        usual = MIND.choice(match, decision)
        assert plain().choice(match, decision, usual) is usual
        assert sum(move.facts[USUAL] for move in call.moves) == 1.0
        assert all(move.option in decision.options for move in call.moves)
        known += 1
    assert known > 100


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tactics_go_by_what_the_seat_sees(scenario: str) -> None:
    """In every world that agrees with a view the numbers and the choice are the same."""
    guess = Rng(5, 0)
    for match, decision, call in asked(22, scenario):
        world = redeal(match, decision.seat, guess)
        assert isinstance(world, ElvenRage)
        usual = MIND.choice(match, decision)
        again = called(world, decision, usual)
        assert again is not None
        assert (again.at, again.numbers) == (call.at, call.numbers)
        assert [(m.option, m.deed, m.facts) for m in again.moves] == [
            (m.option, m.deed, m.facts) for m in call.moves
        ]
        learned = LEARNED[scenario]
        assert learned.choice(world, decision, usual) is learned.choice(match, decision, usual)


def test_a_thing_is_one_move_however_many_its_aims() -> None:
    several = 0
    for _, decision, call in asked(23, SUPERIORITY):
        offered = [option.refs[0] for option in decision.options if option.verb not in DEED_OF]
        moved = [move.option.refs[0] for move in call.moves if move.deed not in DEED_OF.values()]
        assert sorted(moved) == sorted(set(offered))
        several += len(offered) > len(moved)
    assert several > 10


def test_what_turns_a_battle_says_so() -> None:
    """What the greedy bot uses to win a battle that it would lose is seen to win it."""
    turned = 0
    for match, decision, call in asked(24, SUPERIORITY):
        chosen = MIND.choice(match, decision)
        if chosen.verb != "pass":
            move = next(move for move in call.moves if move.facts[USUAL] == 1.0)
            turned += move.facts[THOUGHT] == 1.0 and move.facts[WON_MORE] == 1.0
    assert turned > 2


def test_a_deed_that_is_liked_is_done_and_a_unit_can_speak_for_it() -> None:
    met = 0
    for match, decision, call in asked(25, DRAGON_LORD):
        usual = MIND.choice(match, decision)
        other = next(move for move in call.moves if move.facts[USUAL] == 0.0)
        liking = [9.0 if deed == other.deed else 0.0 for deed in range(DEEDS)]
        assert plain(liking=liking).choice(match, decision, usual) in decision.options
        if len([move for move in call.moves if move.deed == other.deed]) > 1:
            continue
        met += 1
        assert plain(liking=liking).choice(match, decision, usual) is other.option
        deeds = [[9.0 if deed == other.deed else 0.0] for deed in range(DEEDS)]
        assert plain(deeds=deeds, out=[1.0]).choice(match, decision, usual) is other.option
        # A unit that is silenced at such a moment.
        row = [-99.0 if at == MOMENT_AT + call.moment else 0.0 for at in range(WIDTH)]
        assert plain(deeds=deeds, out=[1.0], units=[row]).choice(match, decision, usual) is usual
    assert met > 20


def test_a_moment_tells_of_the_battle() -> None:
    fights = set()
    for match, _, call in asked(26, SUPERIORITY):
        told = dict(zip(call.at, call.numbers, strict=True))
        assert (FIGHTING in told) == (match.fight is not None)
        if match.fight is not None:
            assert (NEUTRALS in told) == (match.fight.defender == NONE)
            fights.add(NEUTRALS in told)
        assert PASS in [move.deed for move in call.moves]
    assert fights == {True, False}


def test_expert_plays_by_tactics_with_two_players_but_no_stranger_does() -> None:
    hard = MIND.at(HARD)
    assert isinstance(EXPERTS, ElvenRageMind) and isinstance(hard, ElvenRageMind)
    assert set(EXPERTS.tactics) == set(SCENARIOS)
    assert not hard.tactics
    differs = 0
    for match, decision, _ in asked(27, DRAGON_LORD):
        usual = EXPERTS.untaught(match, decision)
        learned = LEARNED[DRAGON_LORD].choice(match, decision, usual)
        assert EXPERTS.choice(match, decision) is learned
        differs += learned is not usual
        EXPERTS.stranger = decision.seat
        world = match.clone()
        world.rng = Rng(1, 0)
        assert EXPERTS.choice(world, decision) is MIND.choice(match, decision)
        world.rng = Rng(2, 0)
        assert EXPERTS.choice(world, decision) is learned
        EXPERTS.stranger = NONE
    assert differs
    three = begun(29, SUPERIORITY, 3)
    assert EXPERTS.choice(three, owed(three)) is MIND.choice(three, owed(three))


def test_tactics_have_the_width_of_a_moment() -> None:
    for learned in LEARNED.values():
        units = len(learned.units)
        assert {len(unit) for unit in learned.units} == {WIDTH}
        assert {len(look) for look in learned.looks} == {FACTS}
        assert {len(deed) for deed in learned.deeds} == {units}
        assert (len(learned.deeds), len(learned.liking)) == (DEEDS, DEEDS)
        assert (len(learned.looks), len(learned.out), len(learned.facts)) == (units, units, FACTS)


# How they are learned.


def test_the_same_seeds_learn_the_same_and_leave_the_other_scenario_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "tactics.json"
    out.write_text('{"dragon_lord": "as it was"}')
    wish = f"{SUPERIORITY} --games 6 --units 3 --laps 2 --seed 741000 --anew --out {out}".split()
    train_tactics.main(wish)
    told = capsys.readouterr()
    assert "lap 2: all" in told.out and "6 of 6 games" in told.err
    first = json.loads(out.read_text())
    assert first["dragon_lord"] == "as it was"
    assert len(first[SUPERIORITY]["units"]) == 3
    match, decision, _ = next(asked(30, SUPERIORITY))
    assert Tactics(first[SUPERIORITY]).choice(match, decision, decision.options[0]) in decision.options
    train_tactics.main(wish)
    assert json.loads(out.read_text()) == first


def test_what_gains_becomes_likely() -> None:
    import numpy as np

    some = partial(train_tactics.some, DRAGON_LORD, 742_000, True)
    found = [one for _, one in train_habits.gather(some, 6, 1)]
    assert all(max(one.gain) >= 0.0 for one in found)
    calls = train_tactics.Calls(found)
    batch = calls.batch(np.arange(len(found)))
    learner = train_tactics.Learner(4, np.random.default_rng(1))
    learner.weights[4][USUAL] = 9.0
    assert not learner.gains(batch).any(), "at first they do what is usual"
    learner.weights[4][USUAL] = 1.0
    for _ in range(200):
        learner.learn(batch, 0.02)
    assert learner.gains(batch).mean() > 0.001


def test_learning_goes_on_with_the_tactics_there_are() -> None:
    found = train_habits.gather(partial(train_tactics.some, SUPERIORITY, 743_000, False), 2, 1)
    text = files("realms.bots.minds").joinpath(FILE).read_text(encoding="utf-8")
    old = json.loads(text)[SUPERIORITY]
    assert train_tactics.learn(found, 3, 0, 1, old) == old
    learned = train_tactics.learn(found, 3, 4, 1, old)
    assert learned != old and len(learned["units"]) == len(old["units"])
