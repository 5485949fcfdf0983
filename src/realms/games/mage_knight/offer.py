"""What a table can agree on, as front ends are told: the scenarios with their facts, and the optional rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from realms.kernel.hexes import distance
from realms.kernel.model import BadOptions
from realms.kernel.registry import DEALT

from .data import options as names
from .data.cities import cities
from .data.heroes import HEROES
from .data.hexes import SHAPES, around, centre, place
from .data.options import CITY_TILES, HERO_AUCTION, SWITCHES, USUAL, Switch, combination
from .data.scenarios import EPIC, SCENARIOS, ScenarioData, shape_of
from .rules.teams import NO_TEAMS, PAIRED_PLAYERS, PAIRS
from .terms import MAX_PLAYERS, MIN_PLAYERS

FIRST: Final = "first_reconnaissance"

MINUTES: Final = (10, 15)
"""What a round takes a player who knows the game; the length of a scenario is reckoned from it."""

DIFFICULTY: Final[dict[str, int]] = {
    FIRST: 1,
    "full_conquest": 2,
    "blitz_conquest": 2,
    "solo_conquest": 3,
    "full_cooperation": 3,
    "blitz_cooperation": 3,
    "mines_liberation": 1,
    "druid_nights": 2,
    "dungeon_lords": 2,
    "conquer_and_hold": 2,
    "one_to_return": 3,
}
"""Our own judgement, from 1 to 3: how much there is to know, and how easily one fails."""

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "scenario": (EPIC, names.WEAKEST_COUNTS, names.GLADE_LIMIT, names.OPEN_MAP),
    "setup": (HERO_AUCTION,),
    "map": (names.MAP, names.COUNTRYSIDE_TILES, names.CORE_TILES, CITY_TILES, names.RANDOM_ORIENTATION),
    "time": (names.NIGHT_ARRIVAL, names.FALLING_DARKNESS),
    "friendly": (
        names.NO_HERO_BATTLES,
        names.NO_INTERACTIVE_SPELLS,
        names.NO_INTERACTIVE_SKILLS,
        names.FRIENDLY_MANA,
    ),
    "rampage": (names.RAMPAGE, names.MORE_RAMPAGE),
    "battles": (names.UNPREDICTABLE_BATTLES,),
    "cities": (names.RANDOM_CITIES, *names.LEVELS, names.MEGAPOLIS, names.FIRST_MEGAPOLIS),
    "cards": (names.ACTION_UPGRADES, names.DRAFTING),
}
"""The optional rules in the order in which they are offered."""


@cache
def offered() -> dict[str, object]:
    """The options of a table, described as in GameSpec.options."""
    found: dict[str, object] = {
        "scenario": {
            "type": "string",
            "default": FIRST,
            "choices": list(SCENARIOS),
            "players": {data.name: [data.fewest, data.most] for data in SCENARIOS.values()},
            "about": {data.name: about(data) for data in SCENARIOS.values()},
        },
        "heroes": {
            "type": "string or list",
            "default": DEALT,
            "choices": [DEALT, *HEROES],
            "seats": True,
            "without": [HERO_AUCTION],
        },
        "teams": {
            "type": "string or list",
            "default": NO_TEAMS,
            "choices": [NO_TEAMS, PAIRS],
            "takes": {s.name: [PAIRED_PLAYERS] for s in SCENARIOS.values() if s.pairs or s.in_teams},
            "rule": "MK-TEAM-01",
            "group": "setup",
        },
    }
    for group, members in GROUPS.items():
        for name in members:
            found[name] = {**described(SWITCHES[name]), "group": group}
    return found


# Scenarios.


def about(data: ScenarioData) -> dict[str, object]:
    """The facts of a scenario: those that never change, and those for each number of players."""
    counts = range(data.fewest, data.most + 1)
    return {
        "kinds": kinds(data),
        "difficulty": DIFFICULTY[data.name],
        "at": {str(n): facts(data, n) for n in counts},
    }


def kinds(data: ScenarioData) -> list[str]:
    found = ["solo"] if data.fewest == 1 else []
    if data.most > 1:
        found.append("cooperative" if data.cooperative else "competitive")
    return [*found, "teams"] if data.pairs or data.in_teams else found


def facts(data: ScenarioData, players: int) -> dict[str, object]:
    rounds = data.at(data.rounds, players)
    countryside, core = data.at(data.countryside, players), data.at(data.core, players)
    towns = cities(data, players, ())
    return {
        "rounds": rounds,
        "minutes": [each * rounds * players for each in MINUTES],
        "tiles": {"countryside": countryside, "core": core, "city": towns},
        "map": layout(shape_of(data, players), countryside, core + towns),
    }


def layout(shape_name: str, countryside: int, core: int) -> list[list[int | str]]:
    """A map as it may come to look: the middle of each tile, and what it is. Tiles lie as near to the start as
    they may, countryside first; where the scenario has fixed places, there."""
    shape = SHAPES[shape_name]
    start = place(0, 0)
    land = [*shape.first, *shape.fixed]
    taken = [start, *land, *shape.fixed_core]
    while not shape.fixed and len(taken) <= countryside + core:
        far = len(taken) > countryside
        free = [at for beside in taken for at in around(beside) if at not in taken and shape.allows(at)]
        near = [at for at in free if free.count(at) >= 2 and (not far or shape.allows_core(at))]
        at = min(near, key=_nearness)
        taken.append(at)
        if not far:
            land.append(at)
    return [[*centre(at), "start" if at == start else "countryside" if at in land else "core"] for at in taken]


def _nearness(at: int) -> tuple[int, int, int]:
    """How far from the start, then how far from the middle line."""
    q, r = centre(at)
    return distance((0, 0), (q, r)), abs(2 * q + r), at


# Optional rules.


def described(switch: Switch) -> dict[str, object]:
    """An optional rule, as an option of the table: what it may be, and what it goes together with."""
    found: dict[str, object] = {"type": "boolean", "default": False, "rule": switch.rule}
    if switch.choices:
        found = {"type": "string", "default": USUAL, "choices": [USUAL, *switch.choices], "rule": switch.rule}
    named_here = [*switch.conflicts, *(["heroes"] if switch.name == HERO_AUCTION else [])]
    without = [*named_here, *[other.name for other in SWITCHES.values() if switch.name in other.conflicts]]
    if without:
        found["without"] = without
    if switch.needs:
        found["needs"] = list(switch.needs)
    where = takes(switch)
    if len(where) < len(SCENARIOS) or any(len(where[s.name]) <= s.most - s.fewest for s in SCENARIOS.values()):
        found["takes"] = where
    return found


def takes(switch: Switch) -> dict[str, list[int]]:
    """The scenarios that have it, each with the numbers of players: found by asking for it."""
    found: dict[str, list[int]] = {}
    for data in SCENARIOS.values():
        counts = [n for n in range(MIN_PLAYERS, MAX_PLAYERS + 1) if data.fewest <= n <= data.most]
        fitting = [n for n in counts if possible(switch, data, n)]
        if fitting:
            found[data.name] = fitting
    return found


def possible(switch: Switch, data: ScenarioData, players: int) -> bool:
    """Can it be had there, alone or with what it needs, or with more or fewer cities?"""
    tries: list[object] = [True] if not switch.choices else [switch.choices[0], switch.choices[-1]]
    needed = {name: SWITCHES[name].choices[0] if SWITCHES[name].choices else True for name in switch.needs}
    for towns in [USUAL] if switch.name == CITY_TILES else [USUAL, *SWITCHES[CITY_TILES].choices]:
        for value in tries:
            try:
                combination(data, players, {CITY_TILES: towns, **needed, switch.name: value})
            except BadOptions:
                continue
            return True
    return False


__all__ = ["FIRST", "offered"]
