"""Realms from Python: start a match, look at it, save it, load it. Everything here is also `realms.<name>`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from . import games as all_games
from .kernel import registry, view as kernel_view
from .kernel.codec import digest
from .kernel.history import Header
from .kernel.match import Match
from .kernel.model import (
    SPECTATOR,
    BadOptions,
    BadSave,
    Decision,
    Event,
    IllegalChoice,
    Option,
    Outcome,
    RealmsError,
    Refusal,
    Seat,
    UnknownGame,
)
from .kernel.registry import GameSpec
from .kernel.view import View
from .saves import MAX_SEED, load, save

__all__ = [
    "SPECTATOR",
    "BadOptions",
    "BadSave",
    "Decision",
    "Event",
    "GameSpec",
    "Header",
    "IllegalChoice",
    "Match",
    "Option",
    "Outcome",
    "RealmsError",
    "Refusal",
    "UnknownGame",
    "View",
    "default_players",
    "digest",
    "game_ids",
    "load",
    "new_match",
    "outcome",
    "save",
    "setup",
    "spec",
    "view",
]

all_games.load()


def game_ids() -> list[str]:
    """The ids of all games: ours as they are listed, whichever was imported first, then others."""
    known = registry.games()
    return [*[game for game in all_games.GAMES if game in known], *[g for g in known if g not in all_games.GAMES]]


def spec(game: str) -> GameSpec:
    """What is known of a game, by its id or ruleset ("tiny_epic_kingdoms@1"). Raises UnknownGame."""
    if not isinstance(game, str):
        raise UnknownGame(f"A game is named by a word, not by {game!r}.")
    return registry.get(game)


def default_players(found: GameSpec) -> int:
    """Four, or as many as the game takes."""
    return max(found.fewest, min(4, found.most))


def setup(
    game: str, players: int | None = None, seed: int | None = None, options: Mapping[str, object] | None = None
) -> Header:
    """How a match is to start, checked and filled in: a seed is drawn where none is given."""
    found = spec(game)
    if players is None:
        players = default_players(found)
    if not _whole(players):
        raise BadOptions(f"The number of players must be a whole number, not {players!r}.")
    found.check_players(players)
    if seed is None:
        seed = secrets.randbits(32)
    if not _whole(seed):
        raise BadOptions(f"The seed must be a whole number, not {seed!r}.")
    if abs(seed) > MAX_SEED:
        raise BadOptions(f"The seed must lie between -{MAX_SEED} and {MAX_SEED}.")
    if options is None:
        options = {}
    if not isinstance(options, Mapping):
        raise BadOptions(f"Options are pairs of a name and a value, not {options!r}.")
    known = sorted({*found.options(), *(["scenario"] if found.scenarios else [])})
    for name in options:
        if name not in known:
            listed = f"the options are {', '.join(known)}" if known else "it has no options"
            raise BadOptions(f"{found.id} has no option {name!r}; {listed}.")
    return Header(found.ruleset, players, seed, dict(options))


def new_match(
    game: str,
    *,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    record: bool = True,
    events: bool = True,
) -> Match:
    """A new match, set up as far as nobody has to choose. The same arguments give the same match.

    `record` keeps the choices, so that a save holds the whole game; `events` lets `match.apply` answer what
    happened, and leaves in `match.log` what happened in the set-up. Both cost time: simulations do without.
    Raises UnknownGame or BadOptions.
    """
    header = setup(game, players, seed, options)
    match = header.start()
    match.header = header
    match.moves = [] if record else None
    if not events:
        match.log = None
    elif match.log is None:
        match.log = []
    return match


def view(match: Match, seat: Seat) -> View:
    """All that a seat may know; SPECTATOR sees what is open to everyone."""
    if not _whole(seat) or not (0 <= seat < match.seats or seat == SPECTATOR):
        raise RealmsError(f"There is no seat {seat!r}; the seats are 0 to {match.seats - 1}, and SPECTATOR.")
    return kernel_view.project(match, seat)


def outcome(match: Match) -> Outcome | None:
    """How the match ended; None while it is played."""
    return match.outcome() if match.over else None


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
