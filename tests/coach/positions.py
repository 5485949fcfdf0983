"""Positions for the coach to think about."""

from __future__ import annotations

from realms import api, bots
from realms.kernel.match import Match
from realms.kernel.model import Decision

GAME = "tiny_epic_kingdoms"


def owed(match: Match) -> Decision:
    return next(d for d in match.due if not d.optional)


def played(
    choices: int,
    game: str = GAME,
    players: int = 2,
    seed: int = 5,
    *,
    first: str = "greedy",
    other: str = "greedy",
) -> Match:
    """A match after so many choices, recorded; the last seat is played by another bot."""
    match = api.new_match(game, players=players, seed=seed)
    match.moves = []
    names = [first] * (match.seats - 1) + [other]
    sitting = [bots.make(name, match.GAME, seat, seat) for seat, name in enumerate(names)]
    while match.due and match.seq < choices:
        decision = owed(match)
        look = bots.Sight(match, decision.seat)
        match.apply(decision.seat, sitting[decision.seat].choose(decision, look).key)
    return match


def asked(match: Match, least: int = 3) -> Decision:
    """Play on by first options until somebody really has to choose."""
    while len(owed(match).options) < least:
        decision = owed(match)
        match.apply(decision.seat, decision.options[0].key)
    return owed(match)
