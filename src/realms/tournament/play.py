"""Plays a tournament, and keeps each result in a file as soon as it is there: a later run goes on from it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TextIO, final

from realms import api, cluster, workers as local
from realms.bout import Bout, Noted
from realms.kernel import codec
from realms.kernel.model import RealmsError
from realms.workers import TRIES

from .plan import Tournament

FORMAT: Final = "realms tournament 1"

Game = dict[str, Any]
"""One line of the file: the game's number, seats with their bots, who won, times, forfeits, or why it failed."""


@final
class Played:
    """The results so far, by the number of the game. `interrupted`: stopped before all was played."""

    def __init__(self, plan: Tournament, games: dict[int, Game], lost: int) -> None:
        self.plan: Final = plan
        self.games: Final = {number: games[number] for number in sorted(games) if number < plan.total}
        self.lost: Final = lost

    @property
    def interrupted(self) -> bool:
        return len(self.games) < self.plan.total


def run(
    plan: Tournament,
    *,
    workers: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Played:
    """Play what has not been played yet. Ctrl-C ends it at once, and the games that were under way are lost.

    Raises RealmsError if the file holds another tournament, or none.
    """
    book = _Book(plan, out)
    told = progress or (lambda games: None)
    told(len(book.games))
    left = [number for number in range(plan.total) if number not in book.games]

    def take(game: Game) -> None:
        book.add(game)
        told(1)

    def smaller(number: int) -> Sequence[int]:
        take({"game": number, "error": f"{TRIES} processes that played it died"})
        return ()

    work = partial(play_one, plan)
    lost = 0
    try:
        if left and ray is not None:
            lost = cluster.spread(work, lambda cores: left, ray, plan.home, take, smaller).lost
        elif left:
            lost = local.spread(work, left, workers, plan.home, take, smaller, at_once=True).lost
    finally:
        book.close()
    return Played(plan, book.games, lost)


def play_one(plan: Tournament, number: int) -> Game:
    """One game. What is not deterministic, the times, is kept apart from the rest."""
    spec = api.spec(plan.ruleset)
    names = plan.seating(number)
    seed = plan.seed_of(number)
    game: Game = {"game": number, "seed": seed, "bots": list(names)}
    bout: Bout | None = None
    try:
        match = spec.new_match(plan.players, seed, plan.options)
        bout = Bout(spec, match, names, seed, Noted(limit=plan.limit, timed=True))
        bout.play()
        ended = match.outcome()
        assert ended is not None
        game["winners"] = list(bout.winners())
        game["scores"] = list(ended.scores)
        game["decisions"] = bout.decisions
        game["digest"] = codec.digest(match)
        game["thinking"] = [[one.decisions, round(one.seconds, 6), round(one.worst, 6)] for one in bout.thinking]
        if bout.forfeits:
            game["forfeits"] = [forfeit._asdict() for forfeit in bout.forfeits]
    except Exception as error:
        decisions = 0 if bout is None else bout.decisions
        game["error"] = f"{type(error).__name__} after {decisions} decisions: {error}"
    return game


@final
class _Book:
    """The file: a line that says which tournament it is, then a line a game. Without a file, it is only noted."""

    def __init__(self, plan: Tournament, path: Path | None) -> None:
        self.games: Final[dict[int, Game]] = {}
        self._file: TextIO | None = None
        if path is None:
            return
        try:
            kept = self._read(plan, path) if path.exists() and path.stat().st_size else 0
            self._file = path.open("a", encoding="utf-8")
            # A line that was being written when the machine went down is not there.
            self._file.truncate(kept)
        except OSError as error:
            raise RealmsError(f"{path} cannot be written: {error.strerror or error}.") from error
        if not kept:
            self._write({"format": FORMAT, **plan.identity()})

    def _read(self, plan: Tournament, path: Path) -> int:
        """The games in the file; how many bytes of it are whole lines."""
        raw = path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        try:
            lines = [json.loads(line) for line in whole.decode().splitlines()]
            named = lines[0]
            if named["format"] != FORMAT:
                raise ValueError(named["format"])
            games = {int(game["game"]): game for game in lines[1:]}
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise RealmsError(f"{path} is no file of a tournament; name another one.") from error
        mine = {"format": FORMAT, **plan.identity()}
        other = [name for name in mine if named.get(name) != mine[name]]
        if other:
            was = ", ".join(f"{name} {json.dumps(named.get(name), ensure_ascii=False)}" for name in other)
            raise RealmsError(f"{path} holds another tournament ({was}); name another file.")
        self.games.update(games)
        return len(whole)

    def add(self, game: Game) -> None:
        self.games[game["game"]] = game
        self._write(game)

    def _write(self, line: object) -> None:
        if self._file is not None:
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()
