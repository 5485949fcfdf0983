"""Who sits where in which game.

Every table holds as many different bots as it can, and every such table is played equally often. One deal (one
seed) is played once with each bot in each seat before the next is dealt, and all tables play the same deals. So
neither seats nor luck favour anybody. From deal to deal the order round the table changes as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import Final, final

from realms import __version__, api, bots
from realms.bots import UnknownBot
from realms.kernel.history import Header
from realms.kernel.model import BadOptions


@final
class Tournament:
    """What is to be played; crosses process borders. Game number n is the same however many there are."""

    def __init__(self, header: Header, names: Sequence[str], games: int, limit: float, home: str) -> None:
        self.ruleset: Final = header.ruleset
        self.players: Final = header.players
        self.seed: Final = header.seed
        self.options: Final = header.options
        self.names: Final = tuple(names)
        self.games: Final = games
        """Of each table."""
        self.limit: Final = limit
        self.home: Final = home
        self.tables: Final = tables(self.names, self.players)

    @property
    def total(self) -> int:
        return self.games * len(self.tables)

    def deal(self, number: int) -> int:
        """The deal of a game, counted from 0."""
        return number // len(self.tables) // self.players

    def seed_of(self, number: int) -> int:
        return self.seed + self.deal(number)

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game, by seat."""
        of_table = number // len(self.tables)
        orders = round_the_table(self.tables[number % len(self.tables)])
        order = orders[self.deal(number) % len(orders)]
        turn = of_table % self.players
        return order[turn:] + order[:turn]

    def identity(self) -> dict[str, object]:
        """What makes it this tournament and no other. How many games it has may change: it can be prolonged."""
        return {
            "realms": __version__,
            "ruleset": self.ruleset,
            "players": self.players,
            "bots": list(self.names),
            "seed": self.seed,
            "options": self.options,
            "limit": self.limit,
        }


def plan(
    game: str,
    names: Sequence[str],
    players: int | None = None,
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    limit: float = 0.0,
) -> Tournament:
    """Check everything that can be checked before playing. Raises UnknownGame, UnknownBot and BadOptions."""
    spec = api.spec(game)
    if players is None:
        players = max(2, spec.fewest) if spec.most > 1 else 1
    header = api.setup(game, players, seed, options)
    if games < 1:
        raise BadOptions(f"At least one game must be played, not {games}.")
    if len(names) < 2:
        raise UnknownBot("A tournament takes at least two bots; name them with --bots a,b.")
    twice = sorted({name for name in names if list(names).count(name) > 1})
    if twice:
        raise UnknownBot(f"Each bot enters a tournament once, not {twice[0]!r} again.")
    for name in names:
        bots.find(name, spec.id)
    header.start()
    return Tournament(header, names, games, limit, type(spec).__module__)


def tables(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets whom. With fewer bots than seats all sit down, some of them twice, each as often as another."""
    if len(names) >= players:
        return list(combinations(names, players))
    full, over = divmod(players, len(names))
    return [tuple(names) * full + more for more in combinations(names, over)]


def round_the_table(table: Sequence[str]) -> list[tuple[str, ...]]:
    """Every order in which these can sit round a table, whoever begins."""
    found: dict[tuple[str, ...], None] = {}
    for rest in permutations(table[1:]):
        order = (table[0], *rest)
        turned = min(order[turn:] + order[:turn] for turn in range(len(order)))
        found.setdefault(turned, None)
    return list(found)
