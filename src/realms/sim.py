"""Many games of bots against bots: counts, win shares with intervals, speed, and one digest over all final states.

Game number n of a simulation has the seed `seed + n`, so any single game can be looked at again. Where each seat
has a bot of its own, bots move on by one seat from game to game: no bot keeps the best seat. All sums are of
whole numbers, so the result does not depend on the number of workers.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, final

from . import api, bots, cluster, workers as local
from .bout import Bout, Noted, bot_seed
from .kernel.history import Header
from .kernel.model import BadOptions, RealmsError
from .tally import Line, Tally
from .workers import TRIES, CtrlC, Done, stopping

__all__ = ["Job", "Progress", "Result", "bot_seed", "plan", "play", "play_chunk", "simulate"]

CHUNK: Final = 20
"""Most games a worker plays before it reports."""
MOST_FAILURES: Final = 100
"""Failures told one by one; all are counted."""

Progress = Callable[[int], None]
"""Told how many games have been played since it was last told."""


@final
class Job:
    """What is to be played; crosses process borders."""

    def __init__(
        self, header: Header, names: Sequence[str], games: int, home: str, noted: Noted | None = None
    ) -> None:
        self.ruleset: Final = header.ruleset
        self.players: Final = header.players
        self.seed: Final = header.seed
        self.options: Final = header.options
        self.names: Final = tuple(names)
        self.games: Final = games
        self.home: Final = home
        """The module that registers the game: imported by workers, so that games from elsewhere work too."""
        self.noted: Final = noted or Noted()

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        turn = number % len(self.names)
        return self.names[turn:] + self.names[:turn]

    def chunks(self, workers: int) -> list[range]:
        size = max(1, min(CHUNK, self.games // (workers * 8)))
        return [range(at, min(at + size, self.games)) for at in range(0, self.games, size)]


@final
class Result:
    """What a simulation found. `interrupted`: stopped before all games were played; `lost`: workers that died."""

    def __init__(self, job: Job, tally: Tally, seconds: float, done: Done) -> None:
        self.job: Final = job
        self.tally: Final = tally
        self.seconds: Final = seconds
        self.workers: Final = done.cores
        self.lost: Final = done.lost
        self.interrupted: Final = tally.played < job.games

    @property
    def errors(self) -> int:
        """Games in which something went wrong: that failed, or that a bot forfeited."""
        return len(self.tally.failures) + len(self.tally.forfeits)

    @property
    def forfeits(self) -> dict[str, int]:
        """How many games each bot forfeited."""
        count: dict[str, int] = {}
        for given_up in self.tally.forfeits.values():
            for name in sorted({forfeit.bot for forfeit in given_up}):
                count[name] = count.get(name, 0) + 1
        return dict(sorted(count.items()))

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
            "lost_workers": self.lost,
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
            "forfeits": self.forfeits,
            "forfeited": [
                {"game": number, "seed": job.seed + number, **forfeit._asdict()}
                for number in sorted(tally.forfeits)[:MOST_FAILURES]
                for forfeit in tally.forfeits[number]
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
    noted: Noted | None = None,
) -> Result:
    """Play games of bots. Ctrl-C ends it early, with what is done so far; a second one is raised.

    Raises UnknownGame, BadOptions or UnknownBot before anything is played.
    """
    job = plan(game, players, bots, games, seed, options, noted)
    if workers < 1:
        raise BadOptions(f"At least one worker is needed, not {workers}.")
    told = progress or _silent
    begin = time.perf_counter()
    tally = Tally()
    if ray is not None:
        done = _on_ray(job, tally, told, ray)
    elif min(workers, games) == 1 and not job.noted.limit:
        done = _here(job, tally, told)
    else:
        done = _on_workers(job, tally, told, min(workers, games))
    return Result(job, tally, time.perf_counter() - begin, done)


def plan(
    game: str,
    players: int | None,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None,
    noted: Noted | None = None,
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
    return Job(header, seated, games, type(spec).__module__, noted)


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
    bout: Bout | None = None
    try:
        match = spec.new_match(job.players, job.seed + number, job.options)
        dealt = spec.dealt(match)
        bout = Bout(spec, match, job.bots_of(number), job.seed + number, job.noted)
        bout.play()
        played = spec.tags(match)
        tags = [[*dealt[s], *played[s], *sorted(bout.took[s])] for s in range(match.seats)]
        tally.count(number, bout, len(job.names), tags)
    except Exception as error:
        decisions = 0 if bout is None else bout.decisions
        tally.failures[number] = f"{type(error).__name__} after {decisions} decisions: {error}"


def _silent(games: int) -> None:
    pass


def _here(job: Job, tally: Tally, told: Progress) -> Done:
    with CtrlC() as ctrl_c:
        for number in range(job.games):
            play(job, number, tally)
            told(1)
            if ctrl_c.pressed:
                break
    return Done(1)


def play_chunk(job: Job, numbers: range) -> Tally:
    """Some games of the simulation, fewer when told to stop."""
    tally = Tally()
    for number in numbers:
        if stopping():
            break
        play(job, number, tally)
    return tally


@final
class _Count:
    """Takes tallies as they come, and notes the games that no worker survives."""

    def __init__(self, tally: Tally, told: Progress) -> None:
        self._tally: Final = tally
        self._told: Final = told

    def take(self, part: Tally) -> None:
        self._tally.add(part)
        self._told(part.played)

    def smaller(self, numbers: range) -> Sequence[range]:
        """Game by game; what kills workers then is a failure of its own."""
        if len(numbers) > 1:
            return [range(number, number + 1) for number in numbers]
        for number in numbers:
            self._tally.failures[number] = f"{TRIES} processes that played it died"
            self._told(1)
        return ()


def _on_workers(job: Job, tally: Tally, told: Progress, workers: int) -> Done:
    count = _Count(tally, told)
    work = partial(play_chunk, job)
    return local.spread(work, job.chunks(workers), workers, job.home, count.take, count.smaller)


def _on_ray(job: Job, tally: Tally, told: Progress, address: str) -> Done:
    count = _Count(tally, told)
    return cluster.spread(partial(play_chunk, job), job.chunks, address, job.home, count.take, count.smaller)
