"""Which games there are to test: every package of realms.games."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.resources import files

from realms import api
from realms.kernel.model import UnknownGame
from realms.kernel.registry import GameSpec


def packages() -> list[str]:
    """All game ids, by their packages, whether they can be played yet or not."""
    return sorted(m.name for m in pkgutil.iter_modules(import_module("realms.games").__path__) if m.ispkg)


def specs() -> list[GameSpec]:
    """The newest ruleset of every game that can be played, in the order in which the games are listed."""
    return [api.spec(game) for game in api.game_ids() if game in packages()]


def catalogue(game: str) -> list[str] | None:
    """The rule ids of a game in catalogue order; None if it ships no catalogue."""
    if game not in packages() or not (files("realms") / "games" / game / "rulebook.md").is_file():
        return None
    from realms import rulebook

    return [rule.id for rule in rulebook.rules(game)]


def chosen(names: list[str]) -> list[GameSpec]:
    """The games named, or all. Raises UnknownGame."""
    known = {spec.id: spec for spec in specs()}
    for name in names:
        if name not in known:
            listed = ", ".join(known) or "none"
            raise UnknownGame(f"There is no game {name!r}; the games are {listed}.")
    return [known[name] for name in names or known]
