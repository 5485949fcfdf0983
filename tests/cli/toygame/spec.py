"""Harvest, registered when this is imported."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from realms.kernel import registry
from realms.kernel.match import Match
from realms.kernel.model import BadOptions
from realms.kernel.registry import GameSpec
from realms.kernel.rng import seeded
from realms.kernel.zones import Zone
from realms.workers import in_worker

from .derived import DERIVED
from .state import Harvest, Rounds

MOODS = ("calm", "crash", "endless", "slow", "deadly")


class HarvestSpec(GameSpec):
    def __init__(self) -> None:
        super().__init__("toy_harvest", 1, 2, 4, DERIVED, bound=400)

    def name(self, lang: str) -> str:
        return {"en": "Harvest", "ru": "Урожай"}[lang]

    def options(self) -> dict[str, object]:
        return {"mood": {"type": "string", "default": "calm", "choices": list(MOODS)}}

    def new_match(self, players: int, seed: int, options: dict[str, object]) -> Match:
        self.check_players(players)
        mood: Any = options.get("mood", "calm")
        if mood not in MOODS:
            raise BadOptions(f"mood is one of {', '.join(MOODS)}, not {mood!r}.")
        rng = seeded(seed)
        if mood == "deadly" and seed % 5 == 2 and in_worker():
            os.kill(os.getpid(), signal.SIGKILL)
        if seed == 10 and in_worker() and "TOY_DIES" in os.environ and not Path(os.environ["TOY_DIES"]).exists():
            Path(os.environ["TOY_DIES"]).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        deck = Zone("deck", "card", 0, [str(n) for n in range(1, 9)], [])
        deck.shuffle(rng)
        hands = [Zone(f"hand-{s}", "card", 1 << s, [], []) for s in range(players)]
        match = Harvest(players, [Rounds(4)], rng, 0, 0, mood, 20, [0] * players, deck, hands)
        match.advance()
        return match

    def census(self, match: Match) -> dict[str, int]:
        assert isinstance(match, Harvest)
        cards = sorted([*match.deck.items, *(card for hand in match.hands for card in hand.items)])
        return {"grain": match.pile + sum(match.grain), **{f"card {card}": cards.count(card) for card in cards}}

    def label(self, ref: str, lang: str) -> str:
        return ref

    def tags(self, match: Match) -> list[list[str]]:
        return [[f"side:{'north' if seat % 2 else 'south'}"] for seat in range(match.seats)]


SPEC = HarvestSpec()
registry.register(SPEC)
