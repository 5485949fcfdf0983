"""Tiny Epic Kingdoms: points, armies and lands, tower, magic, resources; and the points of the best rival."""

from __future__ import annotations

from typing import Final

from realms.games.tiny_epic_kingdoms.rules.board import occupied
from realms.games.tiny_epic_kingdoms.rules.scoring import points
from realms.games.tiny_epic_kingdoms.state import TinyEpicKingdoms
from realms.kernel.match import Match
from realms.kernel.model import Seat

TURN: Final = ("Turn",)
WORTH: Final = {
    "points": 1.0,
    "rival-points": -0.8,
    "armies": 0.9,
    "lands": 0.6,
    "tower": 0.9,
    "magic": 0.9,
    "mana": 0.3,
    "ore": 0.3,
    "food": 0.3,
}


def facts(world: Match, seat: Seat) -> dict[str, float]:
    assert isinstance(world, TinyEpicKingdoms)
    realm = world.realms[seat]
    mana, ore, food = realm.stock
    rivals = [sum(points(world, other)) for other in world.realms if other.seat != seat and other.race]
    return {
        "points": sum(points(world, realm)),
        "rival-points": max(rivals, default=0),
        "armies": len(realm.armies),
        "lands": len(occupied(world, seat)),
        "tower": realm.tower,
        "magic": realm.magic,
        "mana": mana,
        "ore": ore,
        "food": food,
    }
