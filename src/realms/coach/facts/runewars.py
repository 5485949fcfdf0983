"""Runewars: dragon runes, areas, strongholds, armies, heroes, cards and dials; and what rivals hold."""

from __future__ import annotations

from typing import Final

from realms.games.runewars.rules.areas import controlled, opponents, strongholds
from realms.games.runewars.rules.hands import tactics_held
from realms.games.runewars.rules.heroes import heroes_of
from realms.games.runewars.rules.runes import runes_of
from realms.games.runewars.state import Runewars
from realms.kernel.match import Match
from realms.kernel.model import Seat

TURN: Final = ("Season",)
WORTH: Final = {
    "runes": 2.0,
    "rival-runes": -1.5,
    "forts": 1.2,
    "areas": 0.8,
    "units": 0.5,
    "rival-units": -0.35,
    "heroes": 0.8,
    "rewards": 0.8,
    "influence": 0.3,
    "tactics": 0.4,
    "food": 0.2,
    "wood": 0.2,
    "ore": 0.2,
}


def facts(world: Match, seat: Seat) -> dict[str, float]:
    assert isinstance(world, Runewars)
    realm = world.realms[seat]
    rivals = opponents(world, seat)
    heroes = heroes_of(world, seat)
    food, wood, ore = realm.dials
    return {
        "runes": runes_of(world, seat),
        "rival-runes": max([runes_of(world, other) for other in rivals], default=0),
        "forts": len(strongholds(world, seat)),
        "areas": len(controlled(world, seat)),
        "units": _units(world, seat),
        "rival-units": sum([_units(world, other) for other in rivals]),
        "heroes": len(heroes),
        "rewards": sum([len(hero.rewards.items) for hero in heroes]),
        "influence": realm.influence,
        "tactics": tactics_held(world, seat),
        "food": food,
        "wood": wood,
        "ore": ore,
    }


def _units(world: Runewars, seat: Seat) -> int:
    """Standing or routed; those in a battle are counted when it is over."""
    places = [area for area, holder in enumerate(world.holder) if holder == seat]
    return sum([len(world.standing[area]) + len(world.routed[area]) for area in places])
