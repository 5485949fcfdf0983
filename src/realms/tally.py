"""What simulations count: games, wins, points, by bot, by seat and by whatever a game tags its seats with.

Also what whole games came to, in the game's own words.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import lcm, sqrt
from typing import Final, final

from .bout import Bout, Forfeit
from .kernel import codec

PIE: Final = lcm(*range(1, 9))
"""A win in equal whole parts, however many share it."""


@final
class Line:
    """What became of one sort of seat: a bot, a place at the table, a race."""

    def __init__(self, seats: int = 0, parts: int = 0, score: int = 0, squares: int = 0) -> None:
        self.seats = seats
        self.parts = parts
        self.score = score
        self.squares = squares
        """Of the scores, summed up: how much they scatter."""

    def add(self, other: Line) -> None:
        self.seats += other.seats
        self.parts += other.parts
        self.score += other.score
        self.squares += other.squares

    @property
    def wins(self) -> float:
        return self.parts / PIE

    @property
    def share(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def mean_score(self) -> float:
        return self.score / self.seats if self.seats else 0.0

    @property
    def score_error(self) -> float:
        """The standard error of the mean score."""
        if self.seats < 2:
            return 0.0
        variance = (self.squares - self.score * self.score / self.seats) / (self.seats - 1)
        return sqrt(max(0.0, variance) / self.seats)

    def plain(self, points: bool = True) -> dict[str, float]:
        low, high = wilson(self.wins, self.seats)
        plain: dict[str, float] = {
            "seats": self.seats,
            "wins": round(self.wins, 4),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }
        if points:
            plain["mean_score"] = round(self.mean_score, 4)
            plain["score_error"] = round(self.score_error, 4)
        return plain


@final
class Feat:
    """What games came to: in how many anything of it, how much in all, and how often how much."""

    def __init__(self, games: int = 0, total: int = 0, often: dict[int, int] | None = None) -> None:
        self.games = games
        self.total = total
        self.often = often or {}

    def add(self, other: Feat) -> None:
        self.games += other.games
        self.total += other.total
        for n, times in other.often.items():
            self.often[n] = self.often.get(n, 0) + times

    def at(self, part: float) -> int:
        """The smallest number that this part of the games does not exceed: 0.5 for the median."""
        seen, all = 0, sum(self.often.values())
        for n in sorted(self.often):
            seen += self.often[n]
            if seen >= part * all:
                return n
        return 0

    def plain(self, finished: int) -> dict[str, float]:
        low, high = wilson(self.games, finished)
        return {
            "games": self.games,
            "share": round(self.games / finished, 4) if finished else 0.0,
            "low": round(low, 4),
            "high": round(high, 4),
            "mean": round(self.total / finished, 4) if finished else 0.0,
            "tenth": self.at(0.1),
            "median": self.at(0.5),
            "nine_tenths": self.at(0.9),
        }


@final
class Tally:
    """Sums over games; tallies of any parts of a simulation add up to the whole."""

    def __init__(self) -> None:
        self.finished = 0
        self.decisions = 0
        self.longest = 0
        self.bots: dict[str, Line] = {}
        self.seats: dict[str, Line] = {}
        self.tags: dict[str, Line] = {}
        self.feats: dict[str, Feat] = {}
        self.digests: dict[int, str] = {}
        self.failures: dict[int, str] = {}
        self.forfeits: dict[int, list[Forfeit]] = {}

    @property
    def played(self) -> int:
        return len(self.digests) + len(self.failures)

    def add(self, other: Tally) -> None:
        self.finished += other.finished
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        for mine, theirs in (
            (self.bots, other.bots),
            (self.seats, other.seats),
            (self.tags, other.tags),
        ):
            for name, line in theirs.items():
                mine.setdefault(name, Line()).add(line)
        for name, feat in other.feats.items():
            self.feats.setdefault(name, Feat()).add(feat)
        self.digests.update(other.digests)
        self.failures.update(other.failures)
        self.forfeits.update(other.forfeits)

    def count(self, number: int, bout: Bout, players: int, tags: Sequence[Sequence[str]]) -> None:
        """One finished game. Seats and tags are counted as it ended on the board; bots by who won it for them."""
        match = bout.match
        ended = match.outcome()
        if ended is None:
            raise RuntimeError("the game is over without an outcome")
        won = bout.winners()
        self.digests[number] = codec.digest(match)
        self.finished += 1
        self.decisions += bout.decisions
        self.longest = max(self.longest, bout.decisions)
        for name, n in bout.spec.feats(match).items():
            self.feats.setdefault(name, Feat()).add(Feat(1 if n else 0, n, {n: 1}))
        for seat in range(match.seats):
            score = ended.scores[seat] if ended.scores else 0
            line = Line(1, _parts(seat, ended.winners), score, score * score)
            if seat < players:
                mine = Line(1, _parts(seat, won), score, score * score)
                self.bots.setdefault(bout.names[seat], Line()).add(mine)
            self.seats.setdefault(str(seat), Line()).add(line)
            for tag in tags[seat] if seat < len(tags) else ():
                self.tags.setdefault(tag, Line()).add(line)
        if bout.forfeits:
            self.forfeits[number] = list(bout.forfeits)

    def digest(self) -> str:
        """A hash over the final states, in the order of the games' numbers."""
        whole = blake2b(digest_size=16)
        for number in sorted(self.digests):
            whole.update(self.digests[number].encode())
        return whole.hexdigest()


def _parts(seat: int, winners: Sequence[int]) -> int:
    return PIE // len(winners) if seat in winners else 0


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % interval of a share; good for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
