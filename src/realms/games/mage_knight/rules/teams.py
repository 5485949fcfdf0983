"""Teams (MK-TEAM): who plays with whom, and whose results count."""

from __future__ import annotations

from typing import Final

from realms.kernel.model import BadOptions
from realms.kernel.rng import Rng

from ..data.options import WEAKEST_COUNTS
from ..data.scenarios import ScenarioData
from ..state import MageKnight

NO_TEAMS: Final = "none"
PAIRS: Final = "pairs"
PAIRED_PLAYERS: Final = 4


def by_lot(rng: Rng) -> tuple[int, ...]:
    """MK-TEAM-01. Two pairs of four."""
    ally = 1 + rng.below(PAIRED_PLAYERS - 1)
    return tuple([0 if seat in (0, ally) else 1 for seat in range(PAIRED_PLAYERS)])


def seated(wanted: object, scenario: ScenarioData, players: int, rng: Rng) -> tuple[int, ...]:
    """MK-TEAM-01, MK-SCEN-02-06. The team of each seat that was asked for: none, pairs by lot, or a list as the
    players agreed. Raises BadOptions where it cannot be."""
    if wanted == NO_TEAMS:
        return ()
    if scenario.cooperative:
        raise BadOptions(f"In {scenario.name} all players are one team.")
    if not (scenario.pairs or scenario.in_teams):
        raise BadOptions(f"{scenario.name} is not played in teams.")
    if players != PAIRED_PLAYERS:
        raise BadOptions(f"Teams are for {PAIRED_PLAYERS} players, not for {players}.")
    if wanted == PAIRS:
        return by_lot(rng)
    if not isinstance(wanted, list) or sorted([str(team) for team in wanted]) != ["0", "0", "1", "1"]:
        raise BadOptions(f"teams is {NO_TEAMS}, {PAIRS} or a list like [0, 0, 1, 1], not {wanted!r}.")
    return tuple([int(str(team)) for team in wanted])


def sides(g: MageKnight) -> list[list[int]]:
    """The seats of each team; without teams everybody is one."""
    if not g.teams:
        return [[seat] for seat in range(g.seats)]
    return [[seat for seat in range(g.seats) if g.teams[seat] == team] for team in sorted({*g.teams})]


def spread(g: MageKnight, results: list[int]) -> list[int]:
    """One number a team, as one a seat."""
    found = [0] * g.seats
    for side, n in zip(sides(g), results, strict=True):
        for seat in side:
            found[seat] = n
    return found


def base(g: MageKnight) -> list[int]:
    """MK-TEAM-10, MK-SCEN-05-09. The lower fame of a team, for each of its seats."""
    return spread(g, [min([g.heroes[seat].fame for seat in side]) for side in sides(g)])


def counted(g: MageKnight, points: list[int], *, penalty: bool = False) -> list[int]:
    """MK-TEAM-11, MK-SCEN-05-09, 11. The better result of a team counts, or as agreed the lower one; of penalties
    always the larger."""
    lowest = penalty or WEAKEST_COUNTS in g.switches
    found: list[int] = []
    for side in sides(g):
        results = [points[seat] for seat in side]
        found.append(min(results) if lowest else max(results))
    return spread(g, found)
