"""The ladder: each bot's rating, what it won and against whom, how long it thought, what it forfeited."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import combinations
from typing import Final, final

from realms.bout import Thinking
from realms.tally import PIE, wilson

from .plan import Tournament
from .play import Game, Played
from .ratings import Beaten, rate


@final
class Rung:
    """One bot. `seats` counts a game twice in which it sat twice."""

    def __init__(self, bot: str) -> None:
        self.bot: Final = bot
        self.rating = self.low = self.high = 0.0
        self.games = 0
        self.seats = 0
        self.parts = 0
        self.forfeits = 0
        self.thinking: Final = Thinking()

    @property
    def wins(self) -> float:
        return self.parts / PIE

    def plain(self) -> dict[str, object]:
        low, high = wilson(self.wins, self.seats)
        return {
            "bot": self.bot,
            "rating": round(self.rating, 1),
            "low": round(self.low, 1),
            "high": round(self.high, 1),
            "games": self.games,
            "seats": self.seats,
            "wins": round(self.wins, 4),
            "share": round(self.wins / self.seats, 4) if self.seats else 0.0,
            "share_low": round(low, 4),
            "share_high": round(high, 4),
            "forfeits": self.forfeits,
            "decisions": self.thinking.decisions,
            "mean_ms": round(1000 * self.thinking.mean, 3),
            "worst_ms": round(1000 * self.thinking.worst, 3),
        }


@final
class Ladder:
    """All rungs, the best first, and who met whom how often."""

    def __init__(self, played: Played) -> None:
        self.played: Final = played
        plan = played.plan
        self._at: Final = {name: at for at, name in enumerate(plan.names)}
        size = len(plan.names)
        self._met: Final = [[0] * size for _ in range(size)]
        self._parts: Final = [[0] * size for _ in range(size)]
        self.failures: Final[dict[int, str]] = {}
        self.forfeited: Final[list[dict[str, object]]] = []
        rungs = {name: Rung(name) for name in plan.names}
        for number, game in played.games.items():
            if "error" in game:
                self.failures[number] = game["error"]
            else:
                self._count(number, game, rungs)
        for one, other, mine, theirs in comparisons(played):
            a, b = self._at[one], self._at[other]
            self._met[a][b] += 1
            self._met[b][a] += 1
            self._parts[a][b] += mine
            self._parts[b][a] += theirs
        for name, (rating, low, high) in zip(plan.names, rate(self._beaten(plan)), strict=True):
            rungs[name].rating, rungs[name].low, rungs[name].high = rating, low, high
        self.rungs: Final = sorted(rungs.values(), key=lambda rung: (-rung.rating, rung.bot))

    def _count(self, number: int, game: Game, rungs: dict[str, Rung]) -> None:
        for name in sorted(set(game["bots"])):
            rungs[name].games += 1
        for seat, name in enumerate(game["bots"]):
            rung = rungs[name]
            rung.seats += 1
            rung.parts += PIE // len(game["winners"]) if seat in game["winners"] else 0
            rung.thinking.add(Thinking(*game["thinking"][seat]))
        for forfeit in game.get("forfeits", ()):
            if forfeit["bot"] in rungs:
                rungs[forfeit["bot"]].forfeits += 1
            self.forfeited.append({"game": number, "seed": game["seed"], **forfeit})

    def _beaten(self, plan: Tournament) -> Beaten:
        worth = 2 / plan.players if plan.players > 1 else 1.0
        return [[worth * parts / PIE for parts in row] for row in self._parts]

    def met(self, one: str, other: str) -> tuple[int, float]:
        """How often a bot was compared with another, and how often it was the better one."""
        a, b = self._at[one], self._at[other]
        return self._met[a][b], self._parts[a][b] / PIE

    @property
    def digest(self) -> str:
        """Over the final states, in the order of the games' numbers."""
        whole = blake2b(digest_size=16)
        for game in self.played.games.values():
            whole.update(game.get("digest", "").encode())
        return whole.hexdigest()

    def plain(self) -> dict[str, object]:
        """Ready for JSON."""
        plan, names = self.played.plan, [rung.bot for rung in self.rungs]
        against = {
            one: {
                other: {"games": self.met(one, other)[0], "wins": round(self.met(one, other)[1], 4)}
                for other in names
                if other != one
            }
            for one in names
        }
        return {
            "game": plan.ruleset.partition("@")[0],
            **plan.identity(),
            "games": plan.total,
            "played": len(self.played.games),
            "errors": len(self.failures) + len({one["game"] for one in self.forfeited}),
            "interrupted": self.played.interrupted,
            "lost_workers": self.played.lost,
            "ladder": [rung.plain() for rung in self.rungs],
            "against": against,
            "failures": [{"game": number, "error": error} for number, error in list(self.failures.items())[:100]],
            "forfeited": self.forfeited[:100],
            "digest": self.digest,
        }


def comparisons(played: Played) -> Iterator[tuple[str, str, int, int]]:
    """Two bots, and which part of a win each has of it."""
    done = [game for game in played.games.values() if "error" not in game]
    if played.plan.players == 1:
        yield from _alone(done)
        return
    for game in done:
        names, winners = game["bots"], game["winners"]
        for a, b in combinations(range(len(names)), 2):
            if names[a] != names[b] and (a in winners or b in winners):
                yield names[a], names[b], *_parts(a in winners, b in winners)


def _alone(done: list[Game]) -> Iterator[tuple[str, str, int, int]]:
    """Who plays alone is compared with those who played the same deal: to win counts first, then points."""
    deals: dict[int, list[Game]] = {}
    for game in done:
        deals.setdefault(game["seed"], []).append(game)
    for games in deals.values():
        for one, other in combinations(games, 2):
            a, b = _result(one), _result(other)
            yield one["bots"][0], other["bots"][0], *_parts(a >= b, b >= a)


def _result(game: Game) -> tuple[bool, float]:
    # A seat that was given up is worse than any other.
    score = float("-inf") if "forfeits" in game else sum(game["scores"])
    return bool(game["winners"]), score


def _parts(mine: bool, theirs: bool) -> tuple[int, int]:
    if mine and theirs:
        return PIE // 2, PIE // 2
    return (PIE, 0) if mine else (0, PIE)
