"""Habits of Elven Rage for two: from what a seat sees, close to the greedy bot, and learned from what pays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import realms
from realms.bots import train_habits
from realms.bots.minds.elven_rage import TURN, ElvenRageMind, mind
from realms.bots.minds.er.habits import (
    ATTACK_AT,
    CONQUER_AT,
    DEEDS,
    FILE,
    OPINIONS,
    SKIP,
    THINGS,
    TRIM_AT,
    USUAL,
    Habits,
    habits,
    question,
)
from realms.bots.minds.er.sketch import HAND_AT, KINDS, LANDS_AT, SIDE
from realms.bots.minds.er.survey import ATTACKS, OWN_TURN, SEEN_AT, TRIMS, WIDTH, survey
from realms.bots.search.levels import EXPERT, HARD
from realms.bots.search.mind import owed
from realms.games.elven_rage.data.warriors import EBRUNG
from realms.games.elven_rage.rules.conquest import Send
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import DRAGON_LORD, NONE, SUPERIORITY
from realms.kernel.model import Decision
from realms.kernel.rng import Rng
from realms.kernel.view import redeal

MIND = mind()
LEARNED = habits()
PROMPTS = ("er-turn", "er-send", "er-trim")


def begun(seed: int, scenario: str = SUPERIORITY, players: int = 2) -> ElvenRage:
    match = realms.new_match("elven_rage", players=players, seed=seed, options={"scenario": scenario})
    assert isinstance(match, ElvenRage)
    return match


def asked(seed: int, scenario: str) -> Iterator[tuple[ElvenRage, Decision]]:
    """A game of greedy bots at every real choice."""
    match = begun(seed, scenario)
    while match.due:
        decision = owed(match)
        if len(decision.options) > 1:
            yield match, decision
        match.apply(decision.seat, MIND.choice(match, decision).key)


def plain(**changes: Any) -> Habits:
    """Habits that say nothing but what is changed."""
    raw = {
        "units": [[0.0] * WIDTH],
        "deeds": [[0.0] for _ in range(DEEDS)],
        "liking": [0.0] * DEEDS,
        "opinions": [1.0 if at == USUAL else 0.0 for at in range(OPINIONS)],
    }
    return Habits({**raw, **changes})


@pytest.mark.parametrize("scenario", [SUPERIORITY, DRAGON_LORD])
def test_who_has_no_habits_does_what_the_greedy_bot_does(scenario: str) -> None:
    known = 0
    for match, decision in asked(21, scenario):
        choice = plain().choice(match, decision)
        assert (choice is None) == (decision.prompt not in PROMPTS)
        if choice is not None:
            known += 1
            assert choice is MIND.choice(match, decision)
    assert known > 15


@pytest.mark.parametrize("scenario", [SUPERIORITY, DRAGON_LORD])
def test_habits_go_by_what_the_seat_sees(scenario: str) -> None:
    """In every world that agrees with a view the numbers and the choice are the same."""
    guess = Rng(5, 0)
    seen = 0
    for match, decision in asked(22, scenario):
        if decision.prompt in PROMPTS and decision.seat == seen % 2:
            seen += 1
            world = redeal(match, decision.seat, guess)
            assert isinstance(world, ElvenRage)
            told = question(match, decision)
            assert told is not None
            assert survey(world, decision.seat, told.asked) == survey(match, decision.seat, told.asked)
            assert LEARNED[scenario].choice(world, decision) is LEARNED[scenario].choice(match, decision)
    assert seen > 10


def test_a_survey_knows_the_own_hand_and_of_the_others_what_was_seen() -> None:
    match = begun(23)
    for seat in (0, 1):
        at, numbers = survey(match, seat, OWN_TURN)
        told = dict(zip(at, numbers, strict=True))
        hand = match.elves[seat].hand.items
        assert {card: told.get(HAND_AT + kind, 0.0) > 0 for card, kind in KINDS.items()} == {
            card: card in hand for card in KINDS
        }
        assert not [place for place in at if SIDE + HAND_AT <= place < SIDE + HAND_AT + len(KINDS)]
        assert not [place for place in at if place >= SEEN_AT]
        assert told[LANDS_AT + match.map.homes[0]] == 1.0, "the own corner lies at the same place for both"
    match.elves[1].hand.show(match, 0, 1)
    seen = match.elves[1].hand.items[0]
    assert SEEN_AT + KINDS[seen] in survey(match, 0, OWN_TURN)[0]


def test_a_deed_that_is_liked_is_done_and_a_unit_can_speak_for_it() -> None:
    for match, decision in asked(24, SUPERIORITY):
        if decision.prompt == TURN and MIND.choice(match, decision).verb == "conquer":
            break
    liking = [9.0 if deed == SKIP else 0.0 for deed in range(DEEDS)]
    chosen = plain(liking=liking).choice(match, decision)
    assert chosen is not None and chosen.verb == "skip"
    # A unit that is excited in the own turn only.
    row = [0.0] * WIDTH
    row[2 * SIDE + OWN_TURN] = 2.0
    deeds = [[9.0 if deed == SKIP else 0.0] for deed in range(DEEDS)]
    said = plain(units=[row], deeds=deeds).choice(match, decision)
    assert said is not None and said.verb == "skip"
    row[2 * SIDE + OWN_TURN] = -2.0
    cut_off = plain(units=[row], deeds=deeds).choice(match, decision)
    assert cut_off is MIND.choice(match, decision)


def test_cards_are_sent_and_thrown_away_one_by_one() -> None:
    """What speaks for a card speaks for every course it is part of."""
    met = set()
    for match, decision in asked(25, SUPERIORITY):
        told = question(match, decision) if decision.prompt in ("er-send", "er-trim") else None
        if told is None or told.asked in met or told.asked not in (ATTACKS, TRIMS):
            continue
        met.add(told.asked)
        base = ATTACK_AT if told.asked == ATTACKS else TRIM_AT
        for card in {card for option in decision.options for card in option.refs}:
            liking = [9.0 if deed == base + THINGS[card] else 0.0 for deed in range(DEEDS)]
            chosen = plain(liking=liking).choice(match, decision)
            assert chosen is not None and card in chosen.refs
    assert met == {ATTACKS, TRIMS}


def test_who_holds_the_central_castle_sends_its_guardian() -> None:
    """He is no card of a people: nothing speaks for or against him."""
    for match, decision in asked(26, SUPERIORITY):
        if decision.prompt == "er-send" and decision.seat == match.active:
            break
    rival = 1 - match.active
    match.owner[match.map.central] = rival
    match.target = match.map.central
    offered = Decision(rival, "er-send")
    sending = match.stack[-1]
    assert isinstance(sending, Send)
    sending.choices(match, offered)
    assert all(EBRUNG in option.refs for option in offered.options)
    assert LEARNED[SUPERIORITY].choice(match, offered) in offered.options


def test_a_land_is_the_same_deed_for_both_seats() -> None:
    met: dict[int, set[int]] = {0: set(), 1: set()}
    for match, decision in asked(27, SUPERIORITY):
        if decision.prompt == TURN and match.round == 1:
            told = question(match, decision)
            assert told is not None
            met[decision.seat] |= {c.deeds[0] for c in told.courses if CONQUER_AT <= c.deeds[0] < SKIP}
    assert met[0] == met[1] and met[0]


def test_expert_plays_by_habits_with_two_players() -> None:
    expert, hard = MIND.at(EXPERT), MIND.at(HARD)
    assert isinstance(expert, ElvenRageMind) and isinstance(hard, ElvenRageMind)
    assert set(expert.habits) == {SUPERIORITY, DRAGON_LORD}
    assert not hard.habits
    differs = 0
    for match, decision in asked(28, DRAGON_LORD):
        habit = LEARNED[DRAGON_LORD].choice(match, decision)
        chosen = expert.untaught(match, decision)
        assert chosen is (habit or MIND.choice(match, decision))
        differs += chosen is not MIND.choice(match, decision)
    assert differs
    three = begun(29, SUPERIORITY, 3)
    assert expert.choice(three, owed(three)) is MIND.choice(three, owed(three))


def test_habits_have_the_width_of_a_survey() -> None:
    for learned in LEARNED.values():
        units = len(learned.units)
        assert {len(unit) for unit in learned.units} == {WIDTH}
        assert {len(deed) for deed in learned.deeds} == {units}
        assert (len(learned.deeds), len(learned.liking), len(learned.opinions)) == (DEEDS, DEEDS, OPINIONS)


# How they are learned.


def test_the_same_seeds_learn_the_same_and_leave_the_other_scenario_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "habits.json"
    out.write_text('{"dragon_lord": "as it was"}')
    wish = f"{SUPERIORITY} --games 6 --units 3 --laps 2 --seed 741000 --anew --out {out}".split()
    train_habits.main(wish)
    told = capsys.readouterr()
    assert "lap 2:  own turns" in told.out and "6 of 6 games" in told.err
    first = json.loads(out.read_text())
    assert first["dragon_lord"] == "as it was"
    assert len(first[SUPERIORITY]["units"]) == 3
    match, decision = next((m, d) for m, d in asked(30, SUPERIORITY) if d.prompt == TURN)
    assert Habits(first[SUPERIORITY]).choice(match, decision) in decision.options
    train_habits.main(wish)
    assert json.loads(out.read_text()) == first


def test_what_gains_becomes_likely() -> None:
    import numpy as np

    found = [one for _, one in train_habits.gather(partial(train_habits.some, DRAGON_LORD, 742_000, True), 12, 1)]
    assert {one.kind for one in found} >= {OWN_TURN, ATTACKS, TRIMS}
    assert all(one.gain[one.usual] == 0.0 for one in found)
    decisions = train_habits.Decisions(found)
    batch = decisions.batch(np.arange(len(found)))
    learner = train_habits.Learner(4, np.random.default_rng(1))
    assert not learner.gains(batch).any(), "at first they do what the greedy bot does"
    for _ in range(60):
        learner.learn(batch, 0.02)
    assert learner.gains(batch).mean() > 0.01


def test_learning_goes_on_with_the_habits_there_are() -> None:
    found = train_habits.gather(partial(train_habits.some, SUPERIORITY, 743_000, False), 2, 1)
    text = files("realms.bots.minds").joinpath(FILE).read_text(encoding="utf-8")
    old = json.loads(text)[SUPERIORITY]
    assert train_habits.learn(found, 3, 0, 1, old) == old
    learned = train_habits.learn(found, 3, 4, 1, old)
    assert learned != old and len(learned["units"]) == len(old["units"])


def test_of_a_rival_it_is_not_known_whether_he_has_habits() -> None:
    """In every second world he plays as the greedy bot; the one who thinks never does."""
    expert = MIND.at(EXPERT)
    assert isinstance(expert, ElvenRageMind)
    differs = set()
    for match, decision in asked(31, DRAGON_LORD):
        if decision.prompt in PROMPTS:
            habit, plain_choice = LEARNED[DRAGON_LORD].choice(match, decision), MIND.choice(match, decision)
            for stranger in (0, 1):
                expert.stranger = stranger
                for seed in (1, 2):
                    world = match.clone()
                    world.rng = Rng(seed, 0)
                    strange = decision.seat == stranger and seed == 1
                    assert expert.choice(world, decision) is (plain_choice if strange else habit)
            differs.add(habit is plain_choice)
    expert.stranger = NONE
    assert differs == {True, False}
