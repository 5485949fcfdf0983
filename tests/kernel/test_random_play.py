"""Random play of both test games: what must hold at every decision of every game on this kernel."""

from __future__ import annotations

import json

import pytest

from kernel.play import SPECS, pick, seen, told
from realms.kernel import codec, view
from realms.kernel.derive import stray_attributes
from realms.kernel.history import Header, History, replay
from realms.kernel.match import Match
from realms.kernel.model import SPECTATOR, Seat
from realms.kernel.registry import GameSpec
from realms.kernel.rng import Rng, seeded

GAMES = [(game, players, seed) for game, players in (("spire", 2), ("banners", 3)) for seed in range(6)]


@pytest.mark.parametrize(("game", "players", "seed"), GAMES)
def test_everything_holds_at_every_decision(game: str, players: int, seed: int) -> None:
    spec = SPECS[game]
    history = History(spec.new_match(players, seed, {}))
    history.match.log, history.match.moves = [], []
    census = spec.census(history.match)
    rng, guess = seeded(seed * 7 + 1), seeded(seed * 7 + 2)
    while not history.match.over:
        match = history.match
        check_menus(match)
        check_copies(match, rng)
        seat, key = pick(match, rng)
        worlds = [(s, view.redeal(match, s, guess)) for s in (*range(players), SPECTATOR)]
        for s, world in worlds:
            assert seen(world, s) == seen(match, s), f"seat {s} can tell the worlds apart"
        before, draws = codec.digest(match), match.rng.draws
        events = history.apply(seat, key)
        check_worlds(history, worlds, seat, key, draws, told_to={s: told(events, s) for s, _ in worlds})
        check_undo(history, seat, key, before)
        assert spec.census(history.match) == census
        assert stray_attributes(f"kernel.games.{game}", history.match) == []
        assert history.match.seq < spec.bound
    check_end(spec, history.match, players, seed)


def check_menus(match: Match) -> None:
    for menu in match.due:
        keys = [o.key for o in menu.options]
        assert keys and len(set(keys)) == len(keys)
        last = [k in ("pass", "done") for k in keys]
        assert last == sorted(last)


def check_copies(match: Match, rng: Rng) -> None:
    """A copy and a loaded save go the same way, and leave the match alone."""
    before = codec.digest(match)
    copy, loaded = match.clone(), codec.load(json.loads(json.dumps(codec.dump(match))))
    assert codec.digest(copy) == codec.digest(loaded) == before
    assert [[o.key for o in d.options] for d in loaded.due] == [[o.key for o in d.options] for d in match.due]
    seat, key = pick(match, rng)
    copy.apply(seat, key)
    loaded.apply(seat, key)
    assert codec.digest(copy) == codec.digest(loaded) != before
    assert codec.digest(match) == before


def check_worlds(
    history: History,
    worlds: list[tuple[Seat, Match]],
    seat: Seat,
    key: str,
    draws: int,
    told_to: dict[Seat, list[tuple[object, ...]]],
) -> None:
    """The same choice in the worlds the seats believe in: no barrier, no news; the same events, the same view."""
    match = history.match
    if match.rng.draws != draws:
        return
    for s, world in worlds:
        if all(d.seat != seat or d.find(key) is None for d in world.due):
            continue
        events = world.apply(seat, key)
        if s == seat:
            if history.can_undo(seat):
                assert seen(world, s) == seen(match, s), f"{key} showed seat {s} something and was no barrier"
        elif world.rng.draws == 0 and told(events, s) == told_to[s]:
            assert seen(world, s) == seen(match, s), f"{key} showed seat {s} something that no event told"


def check_undo(history: History, seat: Seat, key: str, before: str) -> None:
    if history.undo(seat):
        assert history.digest() == before
        history.apply(seat, key)


def check_end(spec: GameSpec, match: Match, players: int, seed: int) -> None:
    assert match.due == [] and match.moves is not None
    again = replay(Header(spec.ruleset, players, seed, {}), match.moves)
    assert codec.digest(again) == codec.digest(match)
    outcome, same = match.outcome(), again.outcome()
    assert outcome is not None and same is not None and outcome.scores == same.scores


@pytest.mark.parametrize("game", list(SPECS))
def test_one_seed_and_the_same_choices_give_one_match(game: str) -> None:
    digests = []
    for _ in range(2):
        match, rng = SPECS[game].new_match(2, 11, {}), seeded(4)
        while not match.over:
            match.apply(*pick(match, rng))
        digests.append(codec.digest(match))
    assert digests[0] == digests[1]
