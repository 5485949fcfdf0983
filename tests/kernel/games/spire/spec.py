"""How to set up a match of Spire."""

from __future__ import annotations

from typing import Final, final

from kernel.games.spire import oddities
from kernel.games.spire.cards import CARDS
from kernel.games.spire.derived import DERIVED
from kernel.games.spire.effects import WOUND, draw
from kernel.games.spire.state import HAND, Hero, Spire
from kernel.games.spire.turn import Game
from realms.kernel.match import Match
from realms.kernel.model import EVERYONE
from realms.kernel.registry import GameSpec, register
from realms.kernel.rng import seeded
from realms.kernel.zones import Zone

__all__ = ["SPEC", "oddities"]

TILES: Final = ("plain", "camp", "den", "plain", "den")


@final
class SpireSpec(GameSpec):
    def name(self, lang: str) -> str:
        return "Spire"

    def options(self) -> dict[str, object]:
        return {}

    def new_match(self, players: int, seed: int, options: dict[str, object]) -> Spire:
        self.check_players(players)
        rng = seeded(seed)
        heroes: list[Hero] = []
        for s in range(players):
            deck = Zone(f"deck{s}", f"deed{s}", 0, list(CARDS), [])
            deck.shuffle(rng)
            hand = Zone(f"hand{s}", f"deed{s}", 1 << s, [], [])
            discard = Zone(f"discard{s}", f"deed{s}", EVERYONE, [], [])
            play = Zone(f"play{s}", f"deed{s}", EVERYONE, [], [])
            heroes.append(Hero({"red": 2, "green": 2, "gold": 1}, hand, deck, discard, play))
        tiles = Zone("tiles", "tile", 0, list(TILES), [])
        tiles.shuffle(rng)
        track = Zone("track", "tile", EVERYONE, ["camp", "plain"], [])
        wounds = Zone("wounds", "wound", EVERYONE, [WOUND] * 8, [])
        g = Spire(players, [Game()], rng, heroes, tiles, track, wounds, [], [], [])
        for s in range(players):
            draw(g, s, HAND)
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
        return ref.replace("_", " ")


SPEC: Final = SpireSpec("spire", 1, 1, 4, DERIVED, complete=True, bound=2_000)
register(SPEC)
