"""The mind of Runewars: chances add up and come true, figures for every seat, quiet where orders are chosen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import realms
from realms import bots
from realms.bots.base import Sight
from realms.bots.minds.runewars import LEFT_TO_GREEDY, ORDERS, mind
from realms.bots.minds.rw.figures import NAMES, WIDTH, Ground
from realms.bots.search.mind import owed
from realms.games.runewars.rules.runes import place_rune, runes_of
from realms.games.runewars.state import Runewars
from realms.games.runewars.terms import REAL

MIND = mind()
RANDOM = {"map": "random", "factions": "dealt"}


def begun(players: int, seed: int) -> Runewars:
    match = realms.new_match("runewars", players=players, seed=seed, options=RANDOM)
    assert isinstance(match, Runewars)
    return match


def played(match: Runewars, years: int = 9) -> Iterator[Runewars]:
    """The match at every choice of greedy bots."""
    seated = [bots.make("greedy", "runewars", seat, seat) for seat in range(match.seats)]
    while match.due and match.year < years:
        yield match
        decision = owed(match)
        match.apply(decision.seat, seated[decision.seat].choose(decision, Sight(match, decision.seat)).key)


def first_quiet(players: int, seed: int) -> Runewars:
    for match in played(begun(players, seed)):
        if MIND.quiet(match):
            return match
    raise AssertionError("no order was chosen")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up_wherever_a_position_is_quiet(players: int) -> None:
    seen = 0
    for match in played(begun(players, 5), years=3):
        if MIND.quiet(match):
            rows = MIND.features(match)
            assert [len(row) for row in rows] == [0 if realm.out else WIDTH for realm in match.realms]
            chances = MIND.evaluate(match)
            assert abs(sum(chances) - 1.0) < 1e-9
            assert min(chances) > 0.0
            seen += 1
    assert seen == 8, "once a season"


def test_there_are_weights_for_every_number_of_players() -> None:
    assert set(MIND.weights) == {"2", "3", "4"}
    assert {len(weights) for weights in MIND.weights.values()} == {len(NAMES)}


def test_the_likeliest_wins_more_often_the_later_it_is() -> None:
    """Of games the weights were not learned from."""
    right = [0, 0]
    noted = [0, 0]
    for seed in range(8):
        match = begun(2, 700_000 + seed)
        told = [MIND.evaluate(m)[0] for m in played(match) if MIND.quiet(m)]
        for i, chance in enumerate(told):
            late = 1 if 2 * i >= len(told) else 0
            noted[late] += 1
            right[late] += (chance > 0.5) == (match.winner == 0)
    early, later = [r / n for r, n in zip(right, noted, strict=True)]
    assert later > 0.7
    assert later > early


def test_runes_are_what_counts_and_false_ones_are_none() -> None:
    for seat in (0, 1):
        match = first_quiet(2, 3)
        before = MIND.evaluate(match)[seat]
        free = [a for a in range(len(match.holder)) if Ground(match).rulers[a] == seat and a not in match.rune_at]
        place_rune(match, free[0], "false", 0)
        assert abs(MIND.evaluate(match)[seat] - before) < 1e-9
        match.runes[-1].items[0] = REAL
        assert runes_of(match, seat) == 2
        assert MIND.evaluate(match)[seat] > before + 0.05


def test_a_guarded_rune_is_less_easily_taken() -> None:
    match = first_quiet(2, 3)
    area = match.rune_at[0]
    ground = Ground(match)
    seat = ground.rulers[area]
    base = next(a for a in range(len(match.holder)) if 0 < ground.steps[area][a] <= 2)
    match.holder[base] = 1 - seat
    match.standing[base] = ["dragon", "dragon", "giant"]
    bare = Ground(match).taken(1 - seat, area)
    match.holder[area] = seat
    match.standing[area] = [*match.standing[area], "giant", "giant"]
    assert 0.0 < Ground(match).taken(1 - seat, area) < bare


def test_a_playout_ends_where_orders_are_chosen() -> None:
    for i, match in enumerate(played(begun(2, 9))):
        if i in (60, 120):
            world = match.clone()
            chances = MIND.settle(world)
            assert abs(sum(chances) - 1.0) < 1e-9
            assert not world.stack or MIND.quiet(world)
        if i > 120:
            return


def test_what_is_left_to_greedy_is_not_searched() -> None:
    for match in played(begun(2, 4)):
        decision = owed(match)
        if decision.prompt in LEFT_TO_GREEDY and len(decision.options) > 1:
            look = Sight(match, decision.seat)
            wanted = bots.make("greedy", "runewars", decision.seat, 1).choose(decision, look)
            assert MIND.planned(decision, look, seed=1, iterations=8, milliseconds=50) is wanted
            return
    raise AssertionError("nothing was left to greedy")


def test_weaker_levels_believe_what_they_see_at_once() -> None:
    match = first_quiet(2, 3)
    decision = owed(match)
    place = decision.options.index(MIND.choice(match, decision))
    levels = ("medium", "hard", "expert")
    trusts = [MIND.at(level).prior(match, decision)[place] for level in levels]
    assert trusts == sorted(set(trusts)), "the stronger, the more the rules of thumb are trusted"
    efforts = [MIND.at(level).effort(level, 1) for level in levels]
    assert efforts == sorted(set(efforts))
    assert MIND.at("search") is MIND


def test_most_thought_goes_into_orders() -> None:
    orders = owed(first_quiet(2, 3))
    assert orders.prompt == ORDERS
    other = next(
        owed(match)
        for match in played(begun(2, 4))
        if owed(match).prompt not in (ORDERS, *LEFT_TO_GREEDY) and len(owed(match).options) > 1
    )
    expert = MIND.at("expert")
    assert expert.care(orders, 100) > expert.care(other, 100) == 100
    assert MIND.care(orders, 100) == 100, "who measures gets as many iterations as asked for"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_weaker_levels_think_of_their_orders_only(level: str) -> None:
    mind = MIND.at(level)
    orders = others = 0
    for match in played(begun(2, 4), years=2):
        decision = owed(match)
        look = Sight(match, decision.seat)
        found = mind.planned(decision, look, seed=1, iterations=8, milliseconds=50)
        if decision.prompt == ORDERS:
            assert found is None
            orders += 1
        else:
            assert found is bots.make("greedy", "runewars", decision.seat, 1).choose(decision, look)
            others += decision.prompt not in LEFT_TO_GREEDY
    assert min(orders, others) > 0
