"""How options of Elven Rage are weighed and Goals of rivals guessed: by what a seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from time import sleep

import pytest

import realms
from realms import bots
from realms.bots import train_goals
from realms.bots.base import Sight
from realms.bots.minds.elven_rage import TURN, mind, settled
from realms.bots.minds.er.suspicion import GOAL_NAMES, MIRRORED, WIDTH, likely, suspect, traces
from realms.bots.minds.er.weighing import SPREAD, SUPPOSED, Candidate, Weighing, ahead
from realms.bots.search import counsel
from realms.bots.search.levels import EXPERT
from realms.bots.search.mind import Mind, owed
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import DRAGON_LORD, SUPERIORITY
from realms.kernel.codec import digest
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option, option
from realms.kernel.rng import Rng, seeded

MIND = mind()
LONG = 1e9


def begun(seed: int, scenario: str = SUPERIORITY, players: int = 2) -> ElvenRage:
    match = realms.new_match("elven_rage", players=players, seed=seed, options={"scenario": scenario})
    assert isinstance(match, ElvenRage)
    return match


def played(match: ElvenRage) -> Iterator[Decision]:
    """Every decision of a game of greedy bots."""
    seated = [bots.make("greedy", "elven_rage", seat, seat) for seat in range(match.seats)]
    while match.due:
        decision = owed(match)
        yield decision
        match.apply(decision.seat, seated[decision.seat].choose(decision, Sight(match, decision.seat)).key)


def later(seed: int, turns: int, scenario: str = SUPERIORITY) -> tuple[ElvenRage, Decision]:
    """A match at the beginning of a later turn."""
    match = begun(seed, scenario)
    for decision in played(match):
        turns -= decision.prompt == TURN
        if turns == 0:
            return match, decision
    raise AssertionError("the game was over before")


def planned(match: ElvenRage, decision: Decision, iterations: int = 24) -> Option:
    chosen = MIND.planned(decision, Sight(match, decision.seat), seed=5, iterations=iterations, milliseconds=LONG)
    assert chosen is not None
    return chosen


@pytest.mark.parametrize("scenario", [SUPERIORITY, DRAGON_LORD])
def test_a_choice_is_the_same_in_a_redeal_and_changes_nothing(scenario: str) -> None:
    match, decision = later(21, 7, scenario)
    before = digest(match)
    chosen = planned(match, decision)
    assert digest(match) == before
    for number in range(2):
        world = Sight(match, decision.seat).redeal(seeded(900 + number))
        assert isinstance(world, ElvenRage)
        other = owed(world)
        assert [o.key for o in other.options] == [o.key for o in decision.options]
        assert planned(world, other).key == chosen.key


def test_what_is_weighed_is_offered_and_never_a_trade() -> None:
    match = begun(31)
    weighed = 0
    for i, decision in enumerate(played(match)):
        if i % 9 == 0 and len(decision.options) > 1 and not settled(decision):
            chosen = planned(match, decision, 8)
            assert chosen in decision.options and chosen.verb != "trade"
            weighed += 1
        if weighed == 12:
            return
    raise AssertionError("too few choices")


def test_without_time_the_greedy_choice_is_taken() -> None:
    match, decision = later(22, 5)
    look = Sight(match, decision.seat)
    usual = MIND.plain(decision.seat, 5, decision, look)
    weighing = Weighing(MIND, decision, look, 1, 2, MIND.goals)
    assert weighing.run(usual, 1000, 0.0, 12.0) is usual
    assert weighing.done <= 1 and weighing.ended == "clock"
    assert weighing.judgement(usual, [0.0] * len(decision.options)) is None, "nothing was seen"


class Slow(Mind):
    """Takes its time to judge."""

    def settle(self, world: Match, rounds: int = 0) -> list[float]:
        sleep(0.02)
        return [0.5, 0.5]


def test_time_is_left_for_a_playout_that_is_slower_than_those_before() -> None:
    """Two take 40 of 70 ms; a third would end in time only if it were no slower than they were."""
    match, decision = later(22, 5)
    look = Sight(match, decision.seat)
    usual = MIND.plain(decision.seat, 5, decision, look)
    weighing = Weighing(Slow("elven_rage"), decision, look, 1, 2, MIND.goals)
    weighing.run(usual, 1000, 70.0, 12.0)
    assert 1 <= weighing.done <= 2 and weighing.ended == "clock"


def test_how_far_one_is_ahead_is_told_world_by_world() -> None:
    one, other = Candidate(option("a")), Candidate(option("b"))
    for luck in (0.1, 0.5, 0.9, 0.4):
        one.add(luck + 0.05)
        other.add(luck)
    mean, error = ahead(one, other)
    assert abs(mean - 0.05) < 1e-9
    assert abs(error - SPREAD * SUPPOSED / 7 / 4) < 1e-9, "luck that both have is no doubt, that they are few is"
    one.add(0.9)
    other.add(0.1)
    assert ahead(one, other)[1] > 3 * error


# What the coach is told.


@pytest.mark.parametrize("scenario", [SUPERIORITY, DRAGON_LORD])
def test_counsel_is_what_expert_would_take_and_what_it_saw_of_all_others(scenario: str) -> None:
    match, decision = later(26, 6, scenario)
    look = Sight(match, decision.seat)
    found = counsel("elven_rage", decision, look, iterations=60, milliseconds=LONG, seed=5)
    expert = MIND.at(EXPERT)
    chosen = expert.planned(decision, look, seed=5, iterations=60, milliseconds=LONG)
    assert chosen is not None and decision.options[found.best].key == chosen.key
    assert [one.key for one in found.options] == [offered.key for offered in decision.options]
    assert found.iterations == sum(one.visits for one in found.options) and found.ended in ("iterations", "clear")
    for offered, one in zip(decision.options, found.options, strict=True):
        assert one.visits > 0 or offered.verb == "trade"
        assert 0.0 <= one.value <= 1.0
    assert found.chances[decision.seat] == found.options[found.best].value
    assert sum(found.chances) == pytest.approx(1.0)


def test_counsel_is_the_same_whatever_was_asked_before() -> None:
    """In thought the rival plays now by habit, now as greedy: that ends with the thought."""
    match, decision = later(27, 5)
    look = Sight(match, decision.seat)
    expert = MIND.at(EXPERT)
    before = expert.settle(look.redeal(seeded(3)))
    counsel("elven_rage", decision, look, iterations=20, milliseconds=LONG, seed=5)
    expert.planned(decision, look, seed=5, iterations=20, milliseconds=LONG)
    assert expert.settle(look.redeal(seeded(3))) == before


def test_with_no_time_or_more_players_the_tree_is_asked() -> None:
    match, decision = later(28, 5)
    look = Sight(match, decision.seat)
    expert = MIND.at(EXPERT)
    assert expert.weighed(decision, look, seed=5, iterations=60, milliseconds=0.0) is None
    three = begun(29, players=3)
    asked = next(decision for decision in played(three) if decision.prompt == TURN)
    assert expert.weighed(asked, Sight(three, asked.seat), seed=5, iterations=60, milliseconds=LONG) is None
    assert counsel("elven_rage", asked, Sight(three, asked.seat), iterations=8, milliseconds=LONG, seed=5).options


# Goals of rivals.


def test_the_board_lies_the_same_for_both_seats() -> None:
    assert [MIRRORED[cell] for cell in MIRRORED] == list(range(len(MIRRORED)))
    match = begun(3)
    homes = match.map.homes
    assert MIRRORED[homes[0]] == homes[1]
    assert traces(match, 0) == traces(match, 1)
    assert len(traces(match, 0)) == WIDTH
    assert len(MIND.goals) == WIDTH * len(GOAL_NAMES)


def test_a_guess_depends_on_what_the_seat_sees_only() -> None:
    """The true Goal of the rival is not looked at: in every redeal the same Goals are as likely."""
    match, decision = later(23, 9)
    seat = decision.seat
    told = []
    for number in range(3):
        world = Sight(match, seat).redeal(seeded(40 + number))
        assert isinstance(world, ElvenRage)
        told.append(likely(world, 1 - seat, MIND.goals, list(GOAL_NAMES)))
    assert told == [likely(match, 1 - seat, MIND.goals, list(GOAL_NAMES))] * 3
    assert abs(sum(told[0]) - 1.0) < 1e-9 and min(told[0]) > 0.0


def test_guessed_goals_are_dealt_from_those_that_nobody_shows() -> None:
    match, decision = later(24, 9)
    seat = decision.seat
    dealt = set()
    for number in range(40):
        world = Sight(match, seat).redeal(seeded(number))
        assert isinstance(world, ElvenRage)
        suspect(world, seat, MIND.goals, Rng(7, number << 12))
        held = [world.elves[s].goal.items[0] for s in (0, 1)]
        assert held[seat] == match.elves[seat].goal.items[0]
        assert sorted([*held, *world.goals.items]) == sorted(GOAL_NAMES)
        dealt.add(held[1 - seat])
    assert len(dealt) > 2, "doubt is left"


def test_the_true_goal_is_guessed_more_often_than_by_chance() -> None:
    """Of games the weights were not learned from."""
    chance = even = 0.0
    for seed in range(8):
        match = begun(710_000 + seed)
        for decision in played(match):
            if decision.prompt == TURN and match.round > 5:
                mine, theirs = [match.elves[s].goal.items[0] for s in (decision.seat, 1 - decision.seat)]
                goals = [goal for goal in GOAL_NAMES if goal != mine]
                told = likely(match, 1 - decision.seat, MIND.goals, goals)
                chance += told[goals.index(theirs)]
                even += 1.0 / len(goals)
    assert chance > 1.4 * even


def test_where_there_are_no_goals_nothing_is_guessed() -> None:
    match, decision = later(25, 4, DRAGON_LORD)
    world = Sight(match, decision.seat).redeal(seeded(1))
    assert isinstance(world, ElvenRage)
    before = digest(world)
    suspect(world, decision.seat, MIND.goals, Rng(1, 0))
    assert digest(world) == before


def test_games_are_noted_as_the_other_seat_sees_them() -> None:
    notes = train_goals.play(720_000, 3, 30)
    assert len(notes) > 4
    for row, theirs, mine, number in notes:
        assert len(row) == WIDTH and number == 3
        assert theirs != mine
