"""Many games of bots against bots: counts, win shares with intervals, speed, and one digest over all final states.

Game number n of a simulation has the seed `seed + n`, so any single game can be looked at again. Where each seat
has a bot of its own, bots move on by one seat from game to game: no bot keeps the best seat. All sums are of
whole numbers, so the result does not depend on the number of workers.
"""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Final, final

from . import api, bots
from .kernel.history import Header
from .kernel.match import Match
from .kernel.model import BadOptions, RealmsError
from .kernel.registry import GameSpec
from .kernel.rng import seeded
from .kernel.view import project
from .tally import Line, Tally
from .workers import CtrlC, spread, stopping

CHUNK: Final = 20
"""Most games a worker plays before it reports."""
MOST_FAILURES: Final = 100
"""Failures told one by one; all are counted."""

Progress = Callable[[int], None]
"""Told how many games have been played since it was last told."""


@final
class Job:
    """What is to be played; crosses process borders."""

    def __init__(self, header: Header, names: Sequence[str], games: int, home: str) -> None:
        self.ruleset: Final = header.ruleset
        self.players: Final = header.players
        self.seed: Final = header.seed
        self.options: Final = header.options
        self.names: Final = tuple(names)
        self.games: Final = games
        self.home: Final = home
        """The module that registers the game: imported by workers, so that games from elsewhere work too."""

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        turn = number % len(self.names)
        return self.names[turn:] + self.names[:turn]

    def chunks(self, workers: int) -> list[range]:
        size = max(1, min(CHUNK, self.games // (workers * 8)))
        return [range(at, min(at + size, self.games)) for at in range(0, self.games, size)]


@final
class Result:
    """What a simulation found. `interrupted`: stopped before all games were played."""

    def __init__(self, job: Job, tally: Tally, seconds: float, workers: int, interrupted: bool) -> None:
        self.job: Final = job
        self.tally: Final = tally
        self.seconds: Final = seconds
        self.workers: Final = workers
        self.interrupted: Final = interrupted

    @property
    def errors(self) -> int:
        return len(self.tally.failures)

    @property
    def digest(self) -> str:
        return self.tally.digest()

    @property
    def decisions_per_second(self) -> float:
        return self.tally.decisions / self.seconds if self.seconds else 0.0

    def plain(self) -> dict[str, object]:
        """Ready for JSON: the contract of `realms sim --json`."""
        tally, job = self.tally, self.job
        points = api.spec(job.ruleset).points
        by_bot = {name: tally.bots.get(name, Line()) for name in sorted(set(job.names))}
        return {
            "game": job.ruleset.partition("@")[0],
            "ruleset": job.ruleset,
            "players": job.players,
            "bots": list(job.names),
            "seed": job.seed,
            "options": job.options,
            "games": job.games,
            "finished": tally.finished,
            "errors": self.errors,
            "interrupted": self.interrupted,
            "workers": self.workers,
            "decisions": tally.decisions,
            "decisions_per_game": round(tally.decisions / tally.finished, 2) if tally.finished else 0.0,
            "longest_game": tally.longest,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "games_per_second": round(tally.finished / self.seconds, 2) if self.seconds else 0.0,
            "wins": {name: round(line.wins, 4) for name, line in by_bot.items()},
            "mean_score": {name: round(line.mean_score, 4) for name, line in by_bot.items() if points},
            "by_bot": {name: line.plain(points) for name, line in by_bot.items()},
            "by_seat": {seat: tally.seats[seat].plain(points) for seat in sorted(tally.seats, key=int)},
            "feats": {name: tally.feats[name].plain(tally.finished) for name in tally.feats},
            "by_tag": {tag: tally.tags[tag].plain(points) for tag in sorted(tally.tags)},
            "failures": [
                {"game": number, "seed": job.seed + number, "error": tally.failures[number]}
                for number in sorted(tally.failures)[:MOST_FAILURES]
            ],
            "digest": self.digest,
        }


def simulate(
    game: str,
    *,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play games of bots. Ctrl-C ends it early, with what is done so far; a second one is raised.

    Raises UnknownGame, BadOptions or UnknownBot before anything is played.
    """
    job = plan(game, players, bots, games, seed, options)
    if workers < 1:
        raise BadOptions(f"At least one worker is needed, not {workers}.")
    told = progress or _silent
    begin = time.perf_counter()
    tally = Tally()
    if ray is not None:
        interrupted = _on_ray(job, tally, told, ray)
    elif min(workers, games) == 1:
        interrupted = _here(job, tally, told)
    else:
        interrupted = _on_workers(job, tally, told, min(workers, games))
    return Result(job, tally, time.perf_counter() - begin, workers, interrupted)


def plan(
    game: str,
    players: int | None,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None,
) -> Job:
    """Check everything that can be checked before playing."""
    spec = api.spec(game)
    if players is None and len(names) > 1:
        players = len(names)
    header = api.setup(game, players, seed, options)
    if games < 1:
        raise BadOptions(f"At least one game must be played, not {games}.")
    seated = bots.seating(list(names), spec.id, header.players)
    _try_setup(header)
    return Job(header, seated, games, type(spec).__module__)


def _try_setup(header: Header) -> None:
    """Raise what is wrong with the options; a game that breaks in its set-up is counted later, game by game."""
    try:
        header.start()
    except RealmsError:
        raise
    except Exception:
        return


def play(job: Job, number: int, tally: Tally) -> None:
    """One game of the simulation, counted; a failure is counted with its reason."""
    spec = api.spec(job.ruleset)
    names = job.bots_of(number)
    seed = job.seed + number
    decisions = 0
    try:
        match = spec.new_match(job.players, seed, job.options)
        match.log = None
        dealt = spec.dealt(match)
        seats = range(match.seats)
        choose = [bots.make(names[s % len(names)], spec.id, s, bot_seed(seed, s)).choose for s in seats]
        look = [partial(project, match, s) for s in seats]
        bound = spec.bound
        apply = match.apply
        while due := match.due:
            decision = due[0]
            if decision.optional:
                decision = next(d for d in due if not d.optional)
            seat = decision.seat
            apply(seat, choose[seat](decision, look[seat]).key)
            decisions += 1
            if decisions > bound:
                raise RuntimeError(f"the game did not end within {bound} decisions")
        tally.count(number, match, names, decisions, partial(_tags, spec, dealt), spec.feats)
    except Exception as error:
        tally.failures[number] = f"{type(error).__name__} after {decisions} decisions: {error}"


def _tags(spec: GameSpec, dealt: list[list[str]], match: Match) -> list[list[str]]:
    return [was + now for was, now in zip(dealt, spec.tags(match), strict=True)]


def bot_seed(seed: int, seat: int) -> int:
    """Bots draw from other numbers than the game."""
    return seeded(seed * 64 + seat * 4 + 3).seed


def _silent(games: int) -> None:
    pass


def _here(job: Job, tally: Tally, told: Progress) -> bool:
    with CtrlC() as ctrl_c:
        for number in range(job.games):
            play(job, number, tally)
            told(1)
            if ctrl_c.pressed:
                break
    return tally.played < job.games


def play_chunk(job: Job, numbers: range) -> Tally:
    """Some games of the simulation, fewer when told to stop."""
    tally = Tally()
    for number in numbers:
        if stopping():
            break
        play(job, number, tally)
    return tally


def _on_workers(job: Job, tally: Tally, told: Progress, workers: int) -> bool:
    def take(part: Tally) -> None:
        tally.add(part)
        told(part.played)

    spread(partial(play_chunk, job), job.chunks(workers), workers, job.home, take)
    return tally.played < job.games


def _on_ray(job: Job, tally: Tally, told: Progress, address: str) -> bool:
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise RealmsError("Ray is not installed here; install it with: pip install 'realms[ray]'.") from error
    try:
        _reach(address)
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise RealmsError(f"There is no Ray cluster at {address!r} ({reason}).") from error
    try:
        remote = ray.remote(_ray_chunk)
        cores = int(ray.cluster_resources().get("CPU", 1))
        waiting = [remote.remote(job, numbers) for numbers in job.chunks(max(1, cores))]
        with CtrlC() as ctrl_c:
            while waiting and not ctrl_c.pressed:
                done, waiting = ray.wait(waiting, timeout=0.5)
                for part in ray.get(done):
                    tally.add(part)
                    told(part.played)
    finally:
        ray.shutdown()
    return tally.played < job.games


def _reach(address: str) -> None:
    """Ray tries an address for minutes; whether anybody answers there at all can be told at once."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=5).close()


def _ray_chunk(job: Job, numbers: range) -> Tally:
    import_module(job.home)
    return play_chunk(job, numbers)
