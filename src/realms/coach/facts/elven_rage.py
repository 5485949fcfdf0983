"""Elven Rage: lands, Towers, Castles, cards, Artifacts and Treasures; and what rivals hold."""

from __future__ import annotations

from typing import Final

from realms.games.elven_rage.rules.board import castles, count_lands, opponents, towers
from realms.games.elven_rage.rules.scoring import measure
from realms.games.elven_rage.state import ElvenRage
from realms.kernel.match import Match
from realms.kernel.model import Seat

TURN: Final = ("Turn",)
WORTH: Final = {
    "goal": 0.9,
    "castles": 1.5,
    "towers": 0.9,
    "lands": 0.9,
    "rival-castles": -1.5,
    "rival-lands": -0.8,
    "hand": 0.5,
    "rival-hand": -0.4,
    "artifacts": 0.5,
    "treasures": 0.5,
}


def facts(world: Match, seat: Seat) -> dict[str, float]:
    assert isinstance(world, ElvenRage)
    elves = world.elves[seat]
    rivals = opponents(world, seat)
    goal = elves.goal.items
    return {
        "goal": measure(world, seat, goal[0]) if goal else 0,
        "castles": castles(world, seat),
        "towers": towers(world, seat),
        "lands": count_lands(world, seat),
        "rival-castles": sum([castles(world, other) for other in rivals]),
        "rival-lands": sum([count_lands(world, other) for other in rivals]),
        "hand": len(elves.hand.items),
        "rival-hand": sum([len(world.elves[other].hand.items) for other in rivals]),
        "artifacts": len(elves.artifacts.items),
        "treasures": len(elves.treasures),
    }
