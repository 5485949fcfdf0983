"""The mind of Elven Rage: chances add up and come true, figures for every seat, reflexes like those of greedy."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import realms
from realms import bots
from realms.bots.base import Sight
from realms.bots.minds.elven_rage import SOON, TURN, TURNS, in_battle, mind, settled
from realms.bots.minds.er.aims import Aim, towers_of
from realms.bots.minds.er.figures import NAMES, WIDTH
from realms.bots.minds.er.reflexes import at_once
from realms.bots.minds.er.suspicion import KEY
from realms.bots.search.levels import LEVELS, SEARCH
from realms.bots.search.mind import owed
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import DRAGON_LORD, NONE, SUPERIORITY
from realms.kernel.codec import digest

MIND = mind()


def begun(players: int, seed: int, scenario: str = SUPERIORITY) -> ElvenRage:
    match = realms.new_match("elven_rage", players=players, seed=seed, options={"scenario": scenario})
    assert isinstance(match, ElvenRage)
    return match


def played(match: ElvenRage) -> Iterator[ElvenRage]:
    """The match at every choice of greedy bots."""
    seated = [bots.make("greedy", "elven_rage", seat, seat) for seat in range(match.seats)]
    while match.due:
        yield match
        decision = owed(match)
        match.apply(decision.seat, seated[decision.seat].choose(decision, Sight(match, decision.seat)).key)


@pytest.mark.parametrize("scenario", [SUPERIORITY, DRAGON_LORD])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up_wherever_a_position_is_quiet(players: int, scenario: str) -> None:
    seen = 0
    for match in played(begun(players, 5, scenario)):
        if MIND.quiet(match):
            rows = MIND.features(match)
            assert [len(row) for row in rows] == [0 if e.out else WIDTH for e in match.elves]
            chances = MIND.evaluate(match)
            assert abs(sum(chances) - 1.0) < 1e-9
            assert [chance == 0.0 for chance in chances] == [e.out for e in match.elves]
            seen += 1
    assert seen >= 5


def test_there_are_weights_for_every_kind_of_match() -> None:
    kinds = {f"{name}-{n}" for name in (SUPERIORITY, DRAGON_LORD) for n in (3, 4)}
    assert set(MIND.weights) == {*kinds, KEY}
    assert {len(MIND.weights[kind]) for kind in kinds} == {len(NAMES)}
    assert set(MIND.judges) == {SUPERIORITY, DRAGON_LORD}, "two players: a network for each scenario"


def test_the_likeliest_wins_more_often_the_later_it_is() -> None:
    """Of games the weights were not learned from."""
    right = [0, 0]
    noted = [0, 0]
    for seed in range(40):
        match = begun(2, 700_000 + seed)
        told = [MIND.evaluate(m)[0] for m in played(match) if MIND.quiet(m)]
        for i, chance in enumerate(told):
            late = 1 if 2 * i >= len(told) else 0
            noted[late] += 1
            right[late] += (chance > 0.5) == (match.winner == 0)
    early, later = [r / n for r, n in zip(right, noted, strict=True)]
    assert later > 0.7
    assert later > early


def test_the_seats_do_not_matter_only_what_they_have() -> None:
    """A land more is a better chance, whoever has it."""
    for seat in (0, 1):
        match = begun(2, 3)
        before = MIND.evaluate(match)[seat]
        for cell, owner in enumerate(match.owner):
            if owner == NONE and cell not in match.map.castles:
                match.owner[cell] = seat
        assert MIND.evaluate(match)[seat] > before + 0.2


def test_a_conquest_that_decides_the_game_is_known() -> None:
    match = begun(2, 3)
    aim = Aim(match, 0, towers_of(match))
    theirs = match.map.homes[1]
    assert aim.wins(theirs), "the last Castle of the only rival"
    match.owner[match.map.central] = 1
    other = Aim(match, 0, towers_of(match))
    assert not other.wins(theirs) or other.goal == "goal_castles"


@pytest.mark.parametrize(("players", "scenario"), [(2, SUPERIORITY), (3, DRAGON_LORD), (4, SUPERIORITY)])
def test_reflexes_are_the_greedy_bots_own(players: int, scenario: str) -> None:
    found = 0
    for match in played(begun(players, 11, scenario)):
        decision = owed(match)
        reflex = at_once(decision)
        if reflex is not None and len(decision.options) > 1:
            bot = bots.make("greedy", "elven_rage", decision.seat, 0)
            assert reflex is bot.choose(decision, Sight(match, decision.seat))
            found += 1
    assert found > 10


def test_a_playout_ends_where_a_later_turn_begins() -> None:
    for i, match in enumerate(played(begun(2, 9))):
        if i in (40, 90):
            world = match.clone()
            turn = (world.round, world.active)
            chances = MIND.settle(world)
            assert abs(sum(chances) - 1.0) < 1e-9
            assert not world.stack or (MIND.quiet(world) and (world.round, world.active) != turn)


def test_what_is_left_to_greedy_is_not_searched_and_changes_nothing() -> None:
    for match in played(begun(3, 4)):
        decision = owed(match)
        if settled(decision) and len(decision.options) > 1:
            look = Sight(match, decision.seat)
            before = digest(match)
            wanted = bots.make("greedy", "elven_rage", decision.seat, 0).choose(decision, look)
            assert MIND.planned(decision, look, seed=1, iterations=8, milliseconds=50) is wanted
            assert digest(match) == before
            return
    raise AssertionError("nothing was left to greedy")


def test_battles_are_judged_when_the_turn_is_over_and_the_rest_later() -> None:
    """Also at moments at which the greedy bot never uses anything; outside battle they are left to it."""
    found = {"battle": 0, "peace": 0}
    for match in played(begun(2, 4)):
        decision = owed(match)
        if decision.prompt != "er-moment" or len(decision.options) == 1:
            usual = TURNS if decision.prompt == TURN else 1 if in_battle(decision) else SOON
            assert MIND.horizon(decision) == usual
            continue
        assert settled(decision) == (match.fight is None)
        assert in_battle(decision) == (match.fight is not None)
        if match.fight is None:
            assert MIND.horizon(decision) == SOON
            found["peace"] += 1
            continue
        found["battle"] += 1
        if found["battle"] in (5, 25):
            world = match.clone()
            active = world.active
            MIND.settle(world, MIND.horizon(decision))
            assert not world.stack or (world.fight is None and world.active != active)
    assert found["battle"] > 25 and found["peace"] > 5


def test_a_short_search_trusts_greedy_more_than_a_long_one() -> None:
    seen = set()
    for match in played(begun(2, 4)):
        decision = owed(match)
        few, many = MIND.trust(decision, 12), MIND.trust(decision, 1200)
        assert few > 2 * many > 0.0
        seen.add((in_battle(decision), many))
    assert len(seen) == 2 and min(seen)[1] > max(seen)[1], "luck misleads less in a battle"


def test_nobody_trades_and_greedy_is_likeliest() -> None:
    seen = 0
    for match in played(begun(2, 6)):
        decision = owed(match)
        if len(decision.options) == 1:
            continue
        priors = MIND.prior(match, decision)
        assert abs(sum(priors) - 1.0) < 1e-9
        wanted = bots.make("greedy", "elven_rage", decision.seat, 0).choose(decision, Sight(match, decision.seat))
        assert max(priors) == priors[decision.options.index(wanted)]
        for option, prior in zip(decision.options, priors, strict=True):
            assert (prior == 0.0) == (option.verb == "trade")
        seen += any(option.verb == "trade" for option in decision.options)
    assert seen


def test_lower_levels_make_more_mistakes() -> None:
    """What sets levels apart beside their iterations: few choices of this game matter, so many are anybody's."""
    made = [MIND.mistakes(name, level.mistakes) for name, level in LEVELS.items() if name != SEARCH]
    assert made == sorted(made, reverse=True)
    assert len(set(made)) == len(made)
    assert made[-1] == 0
