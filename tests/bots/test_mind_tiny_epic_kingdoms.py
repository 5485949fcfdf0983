"""The mind of Tiny Epic Kingdoms: how far playouts go, and that short thoughts see less far."""

from __future__ import annotations

import pytest

import realms
from realms import bots
from realms.bots.base import Sight
from realms.bots.minds.tiny_epic_kingdoms import FAR, NEAR, mind
from realms.bots.search import Mind, think
from realms.bots.search.levels import EXPERT, HARD, MEDIUM
from realms.bots.search.mind import owed
from realms.kernel.match import Match
from realms.kernel.rng import Rng

MIND = mind()
GAME = "tiny_epic_kingdoms"


def later(choices: int) -> Match:
    """A match of greedy bots after some choices, where there is something to choose."""
    match = realms.new_match(GAME, players=2, seed=3)
    seated = [bots.make("greedy", GAME, seat, seat) for seat in range(2)]
    while match.seq < choices or len(owed(match).options) == 1:
        decision = owed(match)
        match.apply(decision.seat, seated[decision.seat].choose(decision, Sight(match, decision.seat)).key)
    return match


def turns_played(mind: Mind, world: Match) -> int:
    """Points on the way at which a turn began, the last of them judged; moves of the playout are played again."""
    other = world.clone()
    mind.settle(world)
    turns = 0
    while other.seq < world.seq:
        turns += mind.quiet(other)
        decision = owed(other)
        other.apply(decision.seat, mind.choice(other, decision).key)
    return turns + mind.quiet(other)


def test_a_playout_sees_what_the_others_answer() -> None:
    match = later(60)
    assert turns_played(MIND, match.clone()) == FAR
    assert MIND.at(HARD) is MIND.at(EXPERT) is MIND.at("search") is MIND
    assert turns_played(MIND.at(MEDIUM), match.clone()) == NEAR, "medium sees less far"


def test_more_iterations_from_level_to_level() -> None:
    efforts = [MIND.at(level).effort(level, 1) for level in (MEDIUM, HARD, EXPERT)]
    assert efforts == sorted(set(efforts))
    assert MIND.effort("search", 200) == 200


@pytest.mark.parametrize("choices", [40, 90])
def test_a_short_thought_goes_by_what_the_seat_sees(choices: int) -> None:
    match = later(choices)
    decision = owed(match)
    look = Sight(match, decision.seat)
    found = think(MIND.at(MEDIUM), decision, look, 6, None, 5)
    world = look.redeal(Rng(9, 0))
    again = think(MIND.at(MEDIUM), owed(world), Sight(world, decision.seat), 6, None, 5)
    assert again.best == found.best
    assert [o.value for o in again.options] == [o.value for o in found.options]


@pytest.mark.parametrize("players", range(2, 6))
def test_there_are_weights_for_every_number_of_players(players: int) -> None:
    """What wins among many is not what wins between two: with borrowed weights search is worse than none."""
    world = realms.new_match(GAME, players=players, seed=3)
    assert len(MIND.weights[str(players)]) == len(MIND.features(world)[0])
    assert all(MIND.weights[str(other)] != MIND.weights[str(players)] for other in range(2, 6) if other != players)
