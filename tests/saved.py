"""Saves of all games at any time, for the tests of saves."""

from __future__ import annotations

from functools import cache
from typing import Any

import cli.toygame.spec
import realms
from realms import api, saves
from realms.fair import Promise, seed_hash
from realms.kernel import codec
from realms.kernel.history import reseed
from realms.kernel.match import Match
from realms.kernel.rng import Rng, seeded

TOY = cli.toygame.spec.SPEC.id
GAMES = [TOY, *(game for game in api.game_ids() if game != TOY)]
BIG = [game for game in GAMES if game not in (TOY, "tiny_epic_kingdoms")]
"""Games of which `make test` takes fewer saves: a position is played to its end several times to be believed."""


def play(match: Match, rng: Rng, choices: int = 100_000) -> Match:
    """Play on at random, optional choices too, to the end or for so many choices."""
    while match.due and choices > 0:
        menus = [d for d in match.due if not d.optional] if rng.below(20) else match.due
        menu = rng.pick(menus)
        match.apply(menu.seat, rng.pick(menu.options).key)
        choices -= 1
    return match


@cache
def saved(game: str, seed: int, choices: int, position: bool, hosted: bool = False) -> bytes:
    """`hosted`: as a server saves a match that began from a position of another one, with the hash of its dice."""
    spec = realms.spec(game)
    players = spec.fewest + seed % (spec.most - spec.fewest + 1)
    options = {"find_tokens": True} if "find_tokens" in spec.options() and seed % 2 else {}
    match = realms.new_match(game, players=players, seed=seed, options=options)
    if hosted:
        play(match, seeded(seed), choices // 2)
        reseed(match, seed - 3)
        choices -= choices // 2
    play(match, seeded(seed), choices)
    promise = Promise(seed_hash(seed - 3, "salt"), "salt") if hosted else None
    return saves.save(match.clone() if position else match, promise)


def body_of(data: bytes) -> Any:
    return saves.unpack(data)


def sealed(body: Any) -> bytes:
    """The body as a save whose digest and checksum are right, whatever it says."""
    if isinstance(body, dict) and "digest" in body and "state" in body:
        body["digest"] = codec.digest_of(body["state"])
    return saves.pack(body)
