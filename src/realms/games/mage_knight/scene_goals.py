"""What the scenarios with goals of their own (MK-SCEN-07 to 09) show: progress, held mines, secrets, tunnels."""

from __future__ import annotations

from realms.kernel.scene import Sum

from .data.hexes import HEX_NAMES
from .data.tiles import SITE
from .rules import scenario
from .rules.ground import city_at
from .rules.scenarios.mines import freed_by, in_core
from .scene_options import megapolis_sums
from .state import MageKnight
from .terms import MINE, NONE


def goal_sum(g: MageKnight) -> Sum:
    """How far the goal of the scenario has been reached."""
    goal, n, of_n = scenario.of(g).progress(g)
    if goal == "city":
        return Sum("map", NONE, "sum-cities", (("n", n), ("of_n", of_n)))
    return Sum("map", NONE, "sum-goal", (("goal", goal), ("n", n), ("of_n", of_n)))


def special_sums(g: MageKnight, hex: int, site: int) -> list[Sum]:
    """What is out of the usual about the site of a hex."""
    found: list[Sum] = []
    city = city_at(g, hex)
    if city is not None:
        found.extend(megapolis_sums(city, hex))
        if city.friendly:
            found.append(Sum(HEX_NAMES[hex], NONE, "sum-friendly"))
    elif site != SITE[hex]:
        found.append(Sum(HEX_NAMES[hex], NONE, "sum-secret"))
    elif site == MINE and not scenario.of(g).mine_works(g, hex):
        found.append(Sum(HEX_NAMES[hex], NONE, "sum-mine-held"))
    for hero in g.heroes:
        if hex in hero.marked:
            found.append(Sum(HEX_NAMES[hex], NONE, "sum-glade-shields", (("who", hero.seat),)))
    return found


def goal_score_sums(g: MageKnight) -> list[Sum]:
    """MK-SCEN-07-11, MK-SCEN-04-10. What mines are worth, and what is added for one hero alone."""
    found: list[Sum] = []
    for row, points in scenario.of(g).rows(g):
        if row == "mines":
            for hero in g.heroes:
                freed = freed_by(g, hero.seat)
                core = len([hex for hex in freed if in_core(hex)])
                args = (("near_n", len(freed) - core), ("core_n", core))
                found.append(Sum(row, hero.seat, "sum-score-mines", args))
        elif row == "goal":
            found.append(Sum(row, 0, "sum-score-goal", (("state", "reached" if points[0] else "missed"),)))
            found.append(Sum("unused-rounds", 0, "sum-score-rounds", (("n", g.rounds - g.round),)))
            found.append(Sum("dummy-cards", 0, "sum-score-dummy"))
    return found


def passage_sums(g: MageKnight, seat: int) -> list[Sum]:
    """Where the hero could go under the ground, and the options to do it."""
    found: list[Sum] = []
    for hex, price in scenario.of(g).passages(g, g.heroes[seat].hex).items():
        found.append(Sum(HEX_NAMES[hex], seat, "sum-tunnel", (("n", price),)))
        args = (("hex", HEX_NAMES[hex]), ("n", price))
        found.append(Sum(f"tunnel:{HEX_NAMES[hex]}", seat, "named-tunnel", args))
    return found
