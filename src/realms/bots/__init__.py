"""Computer players, by name. A bot sees the decision and, if it asks, the view of its own seat; nothing else.

`random` plays every game. A bot written for one game is a module `realms.bots.<name>.<game>` with a function
`make(seat, seed) -> Bot`; it is found by its place and imported when first needed. The levels for people (`easy`,
`medium`, `hard`, `expert`) and `search` play every game, too: they try options out in worlds dealt from the view.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from realms.api import spec
from realms.kernel import registry
from realms.kernel.model import Seat

from .base import Bot, Look, Maker, Sight, UnknownBot
from .random_bot import RandomBot
from .search.levels import LEVELS, LevelMaker

__all__ = [
    "Bot",
    "Look",
    "Maker",
    "Sight",
    "UnknownBot",
    "find",
    "make",
    "names",
    "needs_worlds",
    "patience",
    "register",
    "seating",
    "spare",
    "usual",
]

ANY: Final = "*"
NO_BOTS: Final = ("minds", "search")
"""Folders beside the bots: what search is made of."""
_MAKERS: Final[dict[tuple[str, str], Maker]] = {("random", ANY): RandomBot}


def register(name: str, game: str, maker: Maker) -> None:
    """Make a bot known for a game, or for every game with "*"."""
    _MAKERS[name, game] = maker


def names(game: str) -> list[str]:
    """The bots that can play a game, `random` first, then those written for it, then the levels for people."""
    found = [name for name, where in _MAKERS if where in (ANY, game) and name not in LEVELS]
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg and module.name not in found and _module(module.name, game) is not None:
            found.append(module.name)
    return [*found, *LEVELS] if game in registry.games() else found


def usual(game: str) -> str:
    """Who plays if nobody says otherwise: good company, and quick."""
    return "greedy" if "greedy" in names(game) else "random"


def spare(game: str) -> str:
    """Who plays on for a bot that is of no use."""
    return "greedy" if "greedy" in names(spec(game).id) else "random"


def patience(name: str, game: str) -> float:
    """Seconds the bot may think about a choice; 0 if it answers at once."""
    return float(getattr(find(name, game), "SECONDS", 0.0))


def needs_worlds(name: str, game: str) -> bool:
    """Must this bot be given a `Sight`, from which it can deal worlds? Any look will do for the others."""
    return bool(getattr(find(name, game), "WORLDS", False))


def find(name: str, game: str) -> Maker:
    """What makes the bot of that name. Raises UnknownBot, and UnknownGame."""
    game = spec(game).id
    maker = _MAKERS.get((name, game)) or _MAKERS.get((name, ANY))
    if maker is None and name in LEVELS:
        maker = _MAKERS[name, game] = LevelMaker(game, name)
    if maker is None:
        module = _module(name, game)
        if module is None:
            raise UnknownBot(f"There is no bot {name!r} for {game}; the bots are {', '.join(names(game))}.")
        maker = _MAKERS[name, game] = import_module(module).make
    return maker


def make(name: str, game: str, seat: Seat, seed: int) -> Bot:
    """A bot for one seat of one match. Raises UnknownBot."""
    return find(name, game)(seat, seed)


def seating(wanted: list[str], game: str, players: int) -> list[str]:
    """One name for each seat, from one name for all seats or one for each. Raises UnknownBot."""
    if len(wanted) not in (1, players):
        raise UnknownBot(f"Name one bot for all seats or one for each of the {players}, not {len(wanted)}.")
    for name in wanted:
        find(name, game)
    return wanted * players if len(wanted) == 1 else list(wanted)


def _module(name: str, game: str) -> str | None:
    """Where a bot written for one game lives, if there is one."""
    if not name.isidentifier() or not game.isidentifier() or name in NO_BOTS:
        return None
    try:
        found = find_spec(f"{__name__}.{name}.{game}")
    except ModuleNotFoundError:
        return None
    return None if found is None else found.name
