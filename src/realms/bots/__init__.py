"""Computer players, by name. A bot sees the decision and, if it asks, the view of its own seat; nothing else.

`random` plays every game. A bot written for one game is a module `realms.bots.<name>.<game>` with a function
`make(seat, seed) -> Bot`; it is found by its place and imported when first needed.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from realms.api import spec
from realms.kernel.model import Seat

from .base import Bot, Look, Maker, UnknownBot
from .random_bot import RandomBot

__all__ = ["Bot", "Look", "Maker", "UnknownBot", "find", "make", "names", "register", "seating"]

ANY: Final = "*"
_MAKERS: Final[dict[tuple[str, str], Maker]] = {("random", ANY): RandomBot}


def register(name: str, game: str, maker: Maker) -> None:
    """Make a bot known for a game, or for every game with "*"."""
    _MAKERS[name, game] = maker


def names(game: str) -> list[str]:
    """The bots that can play a game, `random` first."""
    found = [name for name, where in _MAKERS if where in (ANY, game)]
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg and module.name not in found and _module(module.name, game) is not None:
            found.append(module.name)
    return found


def find(name: str, game: str) -> Maker:
    """What makes the bot of that name. Raises UnknownBot, and UnknownGame."""
    game = spec(game).id
    maker = _MAKERS.get((name, game)) or _MAKERS.get((name, ANY))
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
    if not name.isidentifier() or not game.isidentifier():
        return None
    try:
        found = find_spec(f"{__name__}.{name}.{game}")
    except ModuleNotFoundError:
        return None
    return None if found is None else found.name
