"""What a single assault on a city brings in Mage Knight, and what each unit and skill adds to it.

    python -m realms.bots.assaults [--games 50] [--seed 200] [--each 4] [--level 4] [--parts]

Solo Conquest is played by the best aim of each turn. Whenever a hero of that level or more with four cards begins
a turn, in a world that may be true he is put beside a city with some points of movement, and the assault is
played by greedy with zeal: the better of two ways. `--parts`: the same once more with a unit or a skill more, for
every one of them; what that gains is told in points (`DEFENDER` and `HARM`), with its standard error. From this
the figures of `tables.MIGHT` were read, a level for eleven points. Whole games show such things only by hundreds.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from math import sqrt
from typing import Final

from realms import api
from realms.bots.base import Sight
from realms.bots.greedy.mage_knight import Greedy
from realms.bots.greedy.mk.aims import Aim
from realms.bots.greedy.mk.plans import ASSAULT
from realms.bots.planner.candidates import BOLD, EAGER, FURIOUS, RECKLESS, aims
from realms.bots.planner.playouts import owed, play_out, turn_of
from realms.games.mage_knight.data.hexes import land
from realms.games.mage_knight.data.skills import SKILLS
from realms.games.mage_knight.data.tiles import SITE, TERRAIN
from realms.games.mage_knight.data.tracks import DAY_COST
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.rules.megapolis import garrison
from realms.games.mage_knight.rules.scoring import deed_cards
from realms.games.mage_knight.state import City, Hero, MageKnight, Unit
from realms.games.mage_knight.terms import KEEP, MAGE_TOWER, NONE, WOUND
from realms.kernel.model import Decision
from realms.kernel.rng import seeded
from realms.kernel.view import project

LEAST_CARDS: Final = 4
STEPS: Final = 4
"""Points of movement before the gates."""
DEFENDER: Final = 40.0
HARM: Final = 3.0
"""What a defender who falls counts, and a wound."""

Place = tuple[MageKnight, int]
"""A hero beside a city, and the city."""


def fallen(world: MageKnight) -> int:
    """How many defenders of cities that are known have fallen."""
    n = 0
    for city in world.cities:
        there = world.up_at.count(city.hex) + sum([places.count(city.hex) for places in world.down_at])
        n += len(garrison(city)) - there
    return n


def wounds(hero: Hero) -> int:
    return deed_cards(hero).count(WOUND) + sum([unit.wounds for unit in hero.units])


def beside(world: MageKnight, city: City) -> Place:
    """The hero of a world, which is used up, before the gates."""
    near = land(world.where, tuple(world.turns)).near[city.hex]
    open_ground = [
        hex
        for hex in near
        if DAY_COST[TERRAIN[hex]] != NONE
        and SITE[hex] not in (KEEP, MAGE_TOWER)
        and all(hex != other.hex for other in world.cities)
    ]
    hero = world.heroes[0]
    hero.hex = (open_ground or near)[0]
    hero.now.move = STEPS
    world.refresh()
    return world, city.hex


def best_aim(world: MageKnight, decision: Decision) -> Aim:
    best, most = Aim(), -1e9
    for aim in aims(world, 0, decision):
        value = play_out(world.clone(), 0, aim, [], NONE).value
        if value > most:
            best, most = aim, value
    return best


def places(seed: int, each: int, level: int) -> list[Place]:
    """Up to so many places of one game, with a hero of that level or more."""
    match = api.new_match("mage_knight", players=1, seed=seed, options={"scenario": "solo_conquest"})
    assert isinstance(match, MageKnight)
    hero, bot, guess, turn = match.heroes[0], Greedy(0, 0), seeded(seed * 7 + 1), None
    found: list[Place] = []
    while match.due:
        decision = owed(match)
        under_way = turn_of(match, 0)
        if under_way is None:
            bot = Greedy(0, 0)
        elif under_way is not turn and decision.prompt == "move" and len(decision.options) > 1:
            turn = under_way
            world = Sight(match, 0).redeal(guess)
            assert isinstance(world, MageKnight)
            bot.aim = best_aim(world, decision)
            cities = [city for city in world.cities if not city.conquered]
            cards = len(hero.hand.items) - hero.hand.items.count(WOUND)
            if cities and hero.level >= level and cards >= LEAST_CARDS and len(found) < each:
                found.append(beside(world, cities[len(found) % len(cities)]))
        match.apply(0, bot.choose(decision, partial(project, match, 0)).key)
    return found


def assault(place: Place, change: Callable[[Hero], None]) -> tuple[int, int]:
    """Defenders that fall, and wounds: the better of two ways. `change`: what the hero has more."""
    results: list[tuple[float, int, int]] = []
    for fear, zeal in ((BOLD, EAGER), (RECKLESS, FURIOUS)):
        world = place[0].clone()
        hero = world.heroes[0]
        change(hero)
        world.refresh()
        before, hurt = fallen(world), wounds(hero)
        play_out(world, 0, Aim(ASSAULT, place[1], place[1], fear, zeal), [], NONE)
        fell, more = fallen(world) - before, wounds(hero) - hurt
        results.append((DEFENDER * fell - HARM * more, fell, more))
    _, fell, more = max(results)
    return fell, more


def gains(found: list[Place], change: Callable[[Hero], None], usual: list[tuple[int, int]]) -> tuple[float, float]:
    """What a change is worth on average, in points, and how sure that is."""
    more = [assault(place, change) for place in found]
    values = [
        DEFENDER * (fell - fell_before) - HARM * (hurt - hurt_before)
        for (fell, hurt), (fell_before, hurt_before) in zip(more, usual, strict=True)
    ]
    mean = sum(values) / len(values)
    return mean, sqrt(sum([(value - mean) ** 2 for value in values])) / len(values)


def nothing(hero: Hero) -> None:
    """As it is."""


def with_unit(hero: Hero, kind: str) -> None:
    hero.units.append(Unit(kind))


def with_skill(hero: Hero, name: str) -> None:
    if name not in hero.skills:
        hero.skills.append(name)


def parts(found: list[Place], usual: list[tuple[int, int]]) -> list[tuple[float, float, str]]:
    """What each unit and each skill adds, the best first."""
    told: list[tuple[float, float, str]] = []
    changes = [(kind, partial(with_unit, kind=kind)) for kind in sorted(UNITS)]
    changes += [(name, partial(with_skill, name=name)) for name in sorted(SKILLS)]
    for n, (name, change) in enumerate(changes, 1):
        told.append((*gains(found, change, usual), name))
        _progress(f"parts {n} of {len(changes)}")
    return sorted(told, reverse=True)


def report(found: list[Place], *, each_part: bool) -> list[str]:
    if not found:
        return ["No hero came near enough to a city; play more games."]
    usual = [assault(place, nothing) for place in found]
    fell, hurt = sum([one[0] for one in usual]), sum([one[1] for one in usual])
    told = [f"{len(found)} assaults: {fell / len(found):.3f} defenders and {hurt / len(found):.2f} wounds each"]
    if each_part:
        told += [f"{mean:7.1f} ± {error:4.1f}  {name}" for mean, error, name in parts(found, usual)]
    return told


def _progress(line: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{line} ", end="", file=sys.stderr, flush=True)


def main(args: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What a single assault on a city brings.")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=200)
    parser.add_argument("--each", type=int, default=4, help="places of one game, at most")
    parser.add_argument("--level", type=int, default=4, help="of the hero, at least")
    parser.add_argument("--parts", action="store_true", help="also what each unit and skill adds")
    wanted = parser.parse_args(args)
    found: list[Place] = []
    for n in range(wanted.games):
        found += places(wanted.seed + n, wanted.each, wanted.level)
        _progress(f"game {n + 1} of {wanted.games}")
    for line in report(found, each_part=wanted.parts):
        print(line)


if __name__ == "__main__":
    main()
