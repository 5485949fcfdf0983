"""How to set up a match of Banners."""

from __future__ import annotations

from typing import Final, final

from kernel.games.banners.deeds import WHEN
from kernel.games.banners.derived import DERIVED
from kernel.games.banners.state import Banners, House
from kernel.games.banners.year import ORDERS, Years
from realms.kernel.match import Match
from realms.kernel.model import EVERYONE
from realms.kernel.registry import GameSpec, register
from realms.kernel.rng import seeded
from realms.kernel.zones import Zone, move

GOALS: Final = ("rich", "armed", "loved", "rich", "armed")
FATE: Final = ("miss", "hit", "miss", "slay", "hit", "miss")


@final
class BannersSpec(GameSpec):
    def name(self, lang: str) -> str:
        return "Banners"

    def options(self) -> dict[str, object]:
        return {}

    def new_match(self, players: int, seed: int, options: dict[str, object]) -> Banners:
        self.check_players(players)
        rng = seeded(seed)
        tactics = Zone("tactics", "tactics", 0, list(WHEN) * 4, [])
        fate = Zone("fate", "fate", 0, list(FATE) * 2, [])
        goals = Zone("goals", "goal", 0, list(GOALS), [])
        for deck in (tactics, fate, goals):
            deck.shuffle(rng)
        houses: list[House] = []
        for s in range(players):
            orders = Zone(f"orders{s}", f"order{s}", EVERYONE, list(ORDERS), [])
            played = Zone(f"played{s}", f"order{s}", EVERYONE, [], [])
            hand = Zone(f"hand{s}", "tactics", 1 << s, [], [])
            goal = Zone(f"goal{s}", "goal", 1 << s, [], [])
            houses.append(House(orders, played, hand, goal, [2, 1, 1]))
        spent = Zone("spent", "tactics", EVERYONE, [], [])
        drawn = Zone("drawn", "fate", EVERYONE, [], [])
        g = Banners(players, [Years()], rng, houses, tactics, spent, fate, drawn, goals, [])
        for house in houses:
            move(g, goals, 0, house.goal)
            for _ in range(3):
                move(g, tactics, 0, house.hand)
        g.learned = 0
        g.advance()
        return g

    def census(self, match: Match) -> dict[str, int]:
        zones: list[Zone] = []
        self.derived.zones(match, zones)
        found: dict[str, int] = {}
        for item in [item for zone in zones for item in zone.items]:
            found[item] = found.get(item, 0) + 1
        return found

    def label(self, ref: str, lang: str) -> str:
        return f"house {ref}" if ref.isdigit() else ref


SPEC: Final = BannersSpec("banners", 1, 2, 4, DERIVED, complete=True, bound=2_000)
register(SPEC)
