"""Two versions of a game's data: what changed, and which changes are more than luck."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from realms.kernel.model import RealmsError

from .chance import Verdict, other_mean, other_share, verdicts
from .findings import FEWEST, Findings, Table

FEAT: Final = "feat"
"""The kind of what whole games came to: means, not shares."""
RARE: Final = 5 * FEWEST
"""What fewer seats had, and none in the other findings, may have been there too, only too seldom to be told."""


class Change(NamedTuple):
    """One figure, then and now; None where there was nothing, or is nothing any more."""

    players: int
    kind: str
    name: str
    old: float | None
    new: float | None
    verdict: Verdict


def differing(old: Findings, new: Findings) -> list[str]:
    """Settings in which the two differ besides the data: then it cannot be told what made the difference.

    Raises RealmsError if they have nothing in common.
    """
    if old.game != new.game:
        raise RealmsError(f"The old findings are of {old.game}, not of {new.game}.")
    if not {table.players for table in old.tables} & {table.players for table in new.tables}:
        raise RealmsError("The old findings are of other numbers of players.")
    return [
        name
        for name, was, now in (("bots", old.bots, new.bots), ("options", old.options, new.options))
        if was != now
    ]


def changes(old: Findings, new: Findings) -> list[Change]:
    """Every figure that both can have, the surest changes first."""
    figures: dict[tuple[int, str, str], tuple[float | None, float | None]] = {}
    odds: dict[tuple[int, str, str], float] = {}
    before = {table.players: table for table in old.tables}
    for table in new.tables:
        was = before.get(table.players)
        if was is None:
            continue
        for kind in sorted({*was.kinds, *table.kinds}):
            _lines(was, table, kind, figures, odds)
        for name in sorted({*was.feats, *table.feats}):
            key = table.players, FEAT, name
            then, now = mean(was.feats.get(name, {})), mean(table.feats.get(name, {}))
            figures[key] = None if then is None else then[0], None if now is None else now[0]
            if then is not None and now is not None:
                odds[key] = other_mean(*then, *now)
    sure = verdicts(odds)
    found = [Change(*key, *figures[key], sure.get(key, Verdict.SURELY)) for key in figures]
    rank = {Verdict.SURELY: 0, Verdict.PERHAPS: 1, Verdict.LUCK: 2}
    return sorted(found, key=lambda one: (rank[one.verdict], -size(one), one.players, one.kind, one.name))


def _lines(
    was: Table,
    now: Table,
    kind: str,
    figures: dict[tuple[int, str, str], tuple[float | None, float | None]],
    odds: dict[tuple[int, str, str], float],
) -> None:
    old, new = was.kinds.get(kind, {}), now.kinds.get(kind, {})
    for name in sorted({*old, *new}):
        key = now.players, kind, name
        a, b = old.get(name), new.get(name)
        if not (a and b) and (a or b or {"seats": 0})["seats"] < RARE:
            continue
        figures[key] = a["share"] if a else None, b["share"] if b else None
        if a and b:
            odds[key] = other_share(a["share"], int(a["seats"]), b["share"], int(b["seats"]))


def size(change: Change) -> float:
    """By how much; what is new or gone comes first."""
    return float("inf") if change.old is None or change.new is None else abs(change.new - change.old)


def mean(often: dict[int, int]) -> tuple[float, float] | None:
    """The mean of what games came to, and its standard error."""
    games = sum(often.values())
    if not games:
        return None
    middle = sum(n * times for n, times in often.items()) / games
    scatter = sum(times * (n - middle) ** 2 for n, times in often.items()) / max(1, games - 1)
    return middle, sqrt(scatter / games)
