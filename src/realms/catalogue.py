"""What there is to play, as plain data: for scripts, clients and whoever lists the games."""

from __future__ import annotations

from typing import Any

from . import api, bots
from .i18n import LANGUAGES
from .kernel.registry import GameSpec


def games() -> list[dict[str, Any]]:
    """Every game, in the order they were registered."""
    return [game(api.spec(name)) for name in api.game_ids()]


def game(spec: GameSpec) -> dict[str, Any]:
    return {
        "id": spec.id,
        "name": {lang: spec.name(lang) for lang in LANGUAGES},
        "players": [spec.fewest, spec.most],
        "scenarios": list(spec.scenarios),
        "options": spec.options(),
        "ruleset": spec.ruleset,
        "bots": bots.names(spec.id),
        "complete": spec.complete,
    }
