"""Plays many games of bots and counts what wins; the findings can be kept as JSON and read again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, final

from realms import __version__, api
from realms.bout import Noted
from realms.kernel.model import BadOptions, RealmsError
from realms.sim import Progress, Result, simulate
from realms.tally import Line

from .chance import Verdict, off_share, verdicts

FORMAT: Final = "realms balance 1"
FEWEST: Final = 20
"""Of what fewer seats had, nothing is told."""

Verbs = Mapping[str, tuple[str, int, int]]

TAKEN: Final[dict[str, Verbs]] = {
    "tiny_epic_kingdoms": {"select": ("action", 0, 1)},
    "elven_rage": {
        "send": ("card", 0, 9),
        "use": ("ability", 0, 1),
        "use_on": ("ability", 0, 1),
        "use_at": ("ability", 0, 1),
        "artifact": ("artifact", 0, 1),
        "artifact_on": ("artifact", 0, 1),
    },
    "mage_knight": {"card": ("card", 0, 1), "skill": ("skill", 0, 1), "tactic": ("tactic", 0, 1)},
    "runewars": {
        "order": ("order-card", 0, 1),
        "play": ("tactics-card", 0, 1),
        "title": ("title", 0, 1),
        "claim": ("objective", 0, 1),
        "develop": ("development", 1, 2),
    },
}
"""Choices that name what designers tune: the verb, the sort of thing, and which of its refs name one."""

CHOSEN: Final = frozenset(sort for verbs in TAKEN.values() for sort, _, _ in verbs.values())
"""What players take in the course of a game: winners may take it because they win, not win because of it."""


@final
class Table:
    """What a number of players came to. `kinds`: by kind and name, the figures of a line of a simulation."""

    def __init__(self, plain: Mapping[str, Any]) -> None:
        self.players: Final[int] = int(plain["players"])
        self.finished: Final[int] = int(plain["finished"])
        self.errors: Final[int] = int(plain["errors"])
        self.digest: Final[str] = str(plain["digest"])
        self.kinds: Final[dict[str, dict[str, dict[str, float]]]] = {
            str(kind): {
                str(name): {str(what): float(n) for what, n in line.items()} for name, line in lines.items()
            }
            for kind, lines in plain["kinds"].items()
        }
        self.feats: Final[dict[str, dict[int, int]]] = {
            str(name): {int(n): int(times) for n, times in often.items()} for name, often in plain["feats"].items()
        }

    def fair(self, kind: str) -> float:
        """The share of wins that all of a kind have together: what each would have if it did not matter."""
        lines = self.kinds[kind].values()
        seats = sum(line["seats"] for line in lines)
        return sum(line["wins"] for line in lines) / seats if seats else 0.0

    def verdicts(self) -> dict[tuple[str, str], Verdict]:
        """How sure it is, of each kind and name, that it is off its fair share."""
        return verdicts(
            {
                (kind, name): off_share(line["share"], int(line["seats"]), self.fair(kind))
                for kind, lines in self.kinds.items()
                for name, line in lines.items()
            }
        )

    def plain(self) -> dict[str, object]:
        return {
            "players": self.players,
            "finished": self.finished,
            "errors": self.errors,
            "digest": self.digest,
            "kinds": self.kinds,
            "feats": self.feats,
        }


@final
class Findings:
    """All tables, and how they came about."""

    def __init__(self, plain: Mapping[str, Any]) -> None:
        self.version: Final[str] = str(plain["realms"])
        self.ruleset: Final[str] = str(plain["ruleset"])
        self.bots: Final = [str(name) for name in plain["bots"]]
        self.games: Final[int] = int(plain["games"])
        self.seed: Final[int] = int(plain["seed"])
        self.options: Final[dict[str, object]] = dict(plain["options"])
        self.points: Final = bool(plain["points"])
        self.interrupted: Final = bool(plain["interrupted"])
        self.tables: Final = [Table(table) for table in plain["tables"]]

    @property
    def game(self) -> str:
        return self.ruleset.partition("@")[0]

    @property
    def errors(self) -> int:
        return sum(table.errors for table in self.tables)

    def plain(self) -> dict[str, object]:
        """Ready for JSON."""
        return {
            "format": FORMAT,
            "realms": self.version,
            "ruleset": self.ruleset,
            "bots": self.bots,
            "games": self.games,
            "seed": self.seed,
            "options": self.options,
            "points": self.points,
            "interrupted": self.interrupted,
            "tables": [table.plain() for table in self.tables],
        }


def measure(
    game: str,
    *,
    players: Sequence[int],
    games: int = 1000,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Findings:
    """Play `games` with each number of players. Ctrl-C ends it early, with what is done so far."""
    spec = api.spec(game)
    if not players:
        raise BadOptions("At least one number of players is needed.")
    noted = Noted(verbs=TAKEN.get(spec.id, {}))
    tables: list[dict[str, object]] = []
    interrupted = False
    for count in players:
        result = simulate(
            game,
            players=count,
            bots=bots,
            games=games,
            seed=seed,
            options=options,
            workers=workers,
            ray=ray,
            progress=progress,
            noted=noted,
        )
        tables.append(_table(result))
        interrupted = interrupted or result.interrupted
        if result.interrupted:
            break
    return Findings(
        {
            "realms": __version__,
            "ruleset": spec.ruleset,
            "bots": list(bots),
            "games": games,
            "seed": seed,
            "options": dict(options or {}),
            "points": spec.points,
            "interrupted": interrupted,
            "tables": tables,
        }
    )


def _table(result: Result) -> dict[str, object]:
    tally, points = result.tally, api.spec(result.job.ruleset).points
    kinds: dict[str, dict[str, Line]] = {}
    if result.job.players > 1:
        kinds["seat"] = {str(int(seat) + 1): line for seat, line in tally.seats.items()}
    for tag, line in tally.tags.items():
        kind, _, name = tag.partition(":")
        if kind != "seat" and line.seats >= FEWEST:
            kinds.setdefault(kind, {})[name] = line
    return {
        "players": result.job.players,
        "finished": tally.finished,
        "errors": result.errors,
        "digest": result.digest,
        "kinds": {
            kind: {name: kinds[kind][name].plain(points) for name in sorted(kinds[kind])}
            for kind in sorted(kinds, key=lambda kind: (kind in CHOSEN, kind))
        },
        "feats": {name: dict(sorted(feat.often.items())) for name, feat in tally.feats.items()},
    }


def load(path: Path) -> Findings:
    """Findings that were kept. Raises RealmsError if there are none in the file."""
    try:
        plain = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RealmsError(f"{path} cannot be read: {error.strerror or error}.") from error
    except ValueError as error:
        raise RealmsError(f"{path} holds no findings of `realms balance`.") from error
    try:
        if plain["format"] != FORMAT:
            raise ValueError(plain["format"])
        return Findings(plain)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise RealmsError(f"{path} holds no findings of `realms balance`.") from error
