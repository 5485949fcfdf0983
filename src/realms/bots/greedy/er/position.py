"""The position as the bot reads it from its view."""

from __future__ import annotations

from typing import Any, Final, final

from realms.games.elven_rage.data.maps import BY_PLAYERS, LandMap
from realms.games.elven_rage.data.warriors import DRAGONS, EBRUNG
from realms.games.elven_rage.terms import DRAGON_LORD, LAND, NONE, TOWER
from realms.kernel.view import View


def between(land_map: LandMap) -> list[list[int]]:
    """Steps from every cell to every other."""
    return [land_map.distance([cell]) for cell in range(len(land_map.cells))]


BETWEEN: Final = {players: between(land_map) for players, land_map in BY_PLAYERS.items()}


def from_home(land_map: LandMap, seat: int) -> list[int]:
    """The place of every cell when they are ordered by how far they lie from the own home, then from that of the
    next player, and so on round the table: the same for whoever looks at the map from another corner."""
    homes = [*land_map.homes[seat:], *land_map.homes[:seat]]
    ways = [land_map.distance([home]) for home in homes]
    ordered = sorted(range(len(land_map.cells)), key=lambda cell: [steps[cell] for steps in ways])
    places = [0] * len(ordered)
    for place, cell in enumerate(ordered):
        places[cell] = place
    return places


FROM_HOME: Final = {
    players: [from_home(land_map, seat) for seat in range(players)] for players, land_map in BY_PLAYERS.items()
}


@final
class Position:
    """All the bot knows at one decision."""

    def __init__(self, view: View) -> None:
        raw: dict[str, Any] = view.state
        self.raw: Final = raw
        self.seat: Final = view.seat
        self.seats: Final[int] = raw["seats"]
        self.elves: Final[list[dict[str, Any]]] = raw["elves"]
        self.me: Final[dict[str, Any]] = raw["elves"][view.seat]
        self.hand: Final[list[str]] = self.me["hand"]["items"]
        self.artifacts: Final[list[str]] = self.me["artifacts"]["items"]
        self.treasures: Final[list[str]] = self.me["treasures"]
        self.owner: Final[list[int]] = raw["owner"]
        self.built: Final[list[int]] = raw["built"]
        self.map: Final = BY_PLAYERS[self.seats]
        self.between: Final = BETWEEN[self.seats]
        self.lands: Final[int] = self.owner.count(view.seat)
        self.dragons: Final = raw["scenario"] == DRAGON_LORD
        goal = self.me["goal"]["items"]
        self.goal: Final[str] = goal[0] if goal else ""
        self.fight: Final[dict[str, Any] | None] = raw["fight"]
        self.stack: Final[list[dict[str, Any]]] = raw["stack"]
        self.target: Final[int] = raw["target"]

    def own(self, seat: int) -> list[int]:
        return [cell for cell, owner in enumerate(self.owner) if owner == seat]

    def is_tower(self, cell: int) -> bool:
        return self.map.kinds[cell] == TOWER or cell in self.built

    def is_plain(self, cell: int) -> bool:
        """An ordinary land: it gives an Artifact."""
        return self.map.kinds[cell] == LAND and cell not in self.built

    def towers(self, seat: int) -> int:
        return len([cell for cell in self.own(seat) if self.is_tower(cell)])

    def summons(self, seat: int) -> int:
        """Cards a turn."""
        return self.towers(seat) + len([cell for cell in self.map.castles if self.owner[cell] == seat])

    def free_dragons(self, seat: int) -> list[str]:
        if not self.dragons:
            return []
        return [
            self.dragon_of(home) for s, home in enumerate(self.map.homes) if s != seat and self.owner[home] == seat
        ]

    def dragon_of(self, cell: int) -> str:
        return EBRUNG if cell == self.map.central else DRAGONS[self.elves[self.map.homes.index(cell)]["people"]]

    def cards(self, seat: int) -> int:
        """How many the seat could send."""
        n: int = self.elves[seat]["hand"]["n"]
        return n + len(self.free_dragons(seat))

    def rivals(self) -> list[int]:
        return [e["seat"] for e in self.elves if e["seat"] != self.seat and not e["out"]]

    def seat_of(self, people: str) -> int:
        for e in self.elves:
            if e["people"] == people:
                seat: int = e["seat"]
                return seat
        return NONE

    def frame(self, name: str) -> dict[str, Any] | None:
        """The topmost frame of that name."""
        for raw in self.stack[::-1]:
            if raw["is"] == name:
                found: dict[str, Any] = raw
                return found
        return None
