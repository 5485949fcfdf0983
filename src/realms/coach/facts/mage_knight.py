"""Mage Knight: fame, level and reputation, wounds, units, crystals, cards, sites and cities."""

from __future__ import annotations

from typing import Final

from realms.games.mage_knight.rules.scoring import city_points, deed_cards
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import WOUND
from realms.kernel.match import Match
from realms.kernel.model import Seat

TURN: Final = ("Turn", "Round")
WORTH: Final = {
    "fame": 0.8,
    "city": 1.0,
    "sites": 0.5,
    "level": 1.5,
    "wounds": -1.2,
    "units": 1.2,
    "unit-wounds": -0.7,
    "cards": 0.9,
    "crystals": 0.5,
    "reputation": 0.6,
    "in-hand": 0.4,
}


def facts(world: Match, seat: Seat) -> dict[str, float]:
    assert isinstance(world, MageKnight)
    hero = world.heroes[seat]
    cards = deed_cards(hero)
    wounds = cards.count(WOUND)
    return {
        "fame": hero.fame,
        "city": city_points(world, seat),
        "sites": len([hex for hex, owner in world.shields.items() if owner == seat]),
        "level": hero.level,
        "wounds": wounds,
        "units": len(hero.units),
        "unit-wounds": sum([unit.wounds for unit in hero.units]),
        "cards": len(cards) - wounds,
        "crystals": sum(hero.crystals),
        "reputation": hero.reputation,
        "in-hand": len(hero.hand.items),
    }
