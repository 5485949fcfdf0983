"""The cities of a table (MK-OPT-40 to 48): how many, at which levels, and which of them are a megapolis."""

from __future__ import annotations

from typing import Final

from .options import CHECKS, CITY_TILES, FIRST_MEGAPOLIS, LEVELS, MEGAPOLIS, number
from .scenarios import ScenarioData, levels_of, played

MOST_BESIDE: Final = 3
"""MK-OPT-41. A megapolis takes a fourth city card: there may be so many cities at most."""


def megapolises(switches: tuple[str, ...]) -> int:
    """How many of the cities are one: the last ones to be revealed."""
    if number(switches, MEGAPOLIS) == 0:
        return 0
    return 2 if number(switches, FIRST_MEGAPOLIS) else 1


def cities(scenario: ScenarioData, players: int, switches: tuple[str, ...]) -> int:
    """City tiles in the game. Two megapolises are made of all four cities, on two tiles (MK-OPT-48)."""
    if megapolises(switches) == 2:
        return 2
    return number(switches, CITY_TILES) or scenario.at(scenario.cities, players)


def city_levels(scenario: ScenarioData, players: int, switches: tuple[str, ...]) -> tuple[int, ...]:
    """MK-OPT-40, 41. In the order in which cities are revealed: as the scenario has them, where nothing else was
    agreed. With fewer cities the last levels stay, with more the first one is repeated."""
    printed = levels_of(scenario, players)
    if not printed:
        return ()
    count = cities(scenario, players, switches)
    levels = [*[printed[0]] * (count - len(printed)), *printed][-count:]
    for i, name in enumerate(LEVELS[:count]):
        levels[i] = number(switches, name) or levels[i]
    if number(switches, MEGAPOLIS):
        levels[-1] = number(switches, MEGAPOLIS)
    if number(switches, FIRST_MEGAPOLIS):
        levels[0] = number(switches, FIRST_MEGAPOLIS)
    return tuple(levels)


def cities_flaw(scenario: ScenarioData, players: int, switches: tuple[str, ...]) -> str:
    """MK-OPT-40, 41, 48. Why what was agreed on cities cannot be. A longer version may have more of them."""
    scenario = played(scenario.name, switches)
    agreed = [name for name in (*LEVELS, MEGAPOLIS) if number(switches, name)]
    if agreed and not levels_of(scenario, players):
        return f"{agreed[0]} is for cities with a garrison; {scenario.name} has none."
    count = cities(scenario, players, switches)
    ordinary = count - megapolises(switches)
    for i, name in enumerate(LEVELS):
        if number(switches, name) and i >= count:
            return f"{name} names a city that is not in the game: there are {count}."
        if number(switches, name) and i >= ordinary:
            return f"{name} names a city that is a megapolis."
    tiles = number(switches, CITY_TILES)
    if megapolises(switches) == 2 and tiles not in (0, 2):
        return f"{FIRST_MEGAPOLIS} takes two city tiles, and {CITY_TILES} is {tiles}."
    if megapolises(switches) == 1 and count > MOST_BESIDE:
        return f"{MEGAPOLIS} takes {MOST_BESIDE} cities at most, and here are {count}."
    if megapolises(switches) == 2 and tiles == 0 and scenario.at(scenario.cities, players) < 2:
        return f"{FIRST_MEGAPOLIS} takes two cities, and {scenario.name} has one with {players} players."
    return ""


CHECKS.append(cities_flaw)
