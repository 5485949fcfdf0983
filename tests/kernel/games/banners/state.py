"""What a match of Banners consists of. Fields only; no rules."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Part
from realms.kernel.match import Match
from realms.kernel.model import Outcome, Public, Seat, Secret, Zoned
from realms.kernel.modifiers import Modifier
from realms.kernel.rng import Rng
from realms.kernel.zones import Zone

YEARS: Final = 3
RANKS: Final = 3


@final
class House(Part):
    """One player: units by rank, cards, influence and favour."""

    def __init__(
        self,
        orders: Zoned[Zone],
        played: Zoned[Zone],
        hand: Zoned[Zone],
        goal: Zoned[Zone],
        units: Public[list[int]],
        influence: Public[int] = 3,
        favour: Public[int] = 0,
    ) -> None:
        self.orders = orders
        self.played = played
        self.hand = hand
        self.goal = goal
        self.units = units
        self.influence = influence
        self.favour = favour


@final
class Banners(Match):
    GAME: ClassVar[str] = "banners@1"

    def __init__(
        self,
        seats: Public[int],
        stack: Public[list[Frame]],
        rng: Secret[Rng],
        houses: Public[list[House]],
        tactics: Zoned[Zone],
        spent: Zoned[Zone],
        fate: Zoned[Zone],
        drawn: Zoned[Zone],
        goals: Zoned[Zone],
        modifiers: Public[list[Modifier]],
        year: Public[int] = 0,
        learned: Secret[int] = 0,
        seq: Secret[int] = 0,
    ) -> None:
        super().__init__(seats, stack, rng, learned, seq)
        self.houses = houses
        self.tactics = tactics
        self.spent = spent
        self.fate = fate
        self.drawn = drawn
        self.goals = goals
        self.modifiers = modifiers
        self.year = year

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        favour = tuple([h.favour for h in self.houses])
        goals = tuple([2 if goal_met(h) else 0 for h in self.houses])
        scores = tuple([favour[s] + goals[s] for s in range(self.seats)])
        winners: list[Seat] = [s for s in range(self.seats) if scores[s] == max(scores)]
        return Outcome(scores, tuple(winners), (("favour", favour), ("goals", goals)))


def goal_met(house: House) -> bool:
    goal = house.goal.items[0]
    return {"rich": house.influence >= 4, "armed": sum(house.units) >= 5, "loved": house.favour >= 2}[goal]
