"""Matches of Mage Knight, for tests of its planner."""

from __future__ import annotations

from realms.bots.base import Sight
from realms.bots.greedy.mage_knight import Greedy
from realms.bots.planner.playouts import owed
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.kernel.model import Decision


def begun(scenario: str = "first_reconnaissance", players: int = 1, seed: int = 5, clicks: int = 0) -> MageKnight:
    """A game of greedy bots after so many clicks."""
    match = SPEC.new_match(players, seed, {"scenario": scenario})
    assert isinstance(match, MageKnight)
    match.log = None
    for _ in range(clicks):
        decision = owed(match)
        bot = Greedy(decision.seat, 0)
        match.apply(decision.seat, bot.choose(decision, Sight(match, decision.seat)).key)
    return match


def at_a_turn(
    scenario: str = "first_reconnaissance", players: int = 1, *, clicks: int = 40, seed: int = 5
) -> tuple[MageKnight, Decision]:
    """Some way into a game, where a turn begins."""
    match = begun(scenario, players, seed, clicks)
    while owed(match).prompt != "move" or match.heroes[owed(match).seat].now.did:
        decision = owed(match)
        match.apply(decision.seat, Greedy(decision.seat, 0).choose(decision, Sight(match, decision.seat)).key)
    return match, owed(match)
