"""What Conquer and Hold and One to Return ask for: take strongholds; leave the portal, and be back in time."""

from __future__ import annotations

from typing import Final

from realms.games.mage_knight.rules.scenarios.returning import SHIELDS
from realms.games.mage_knight.rules.turn import PORTAL_HEX
from realms.games.mage_knight.terms import CITY, KEEP, MAGE_TOWER, MONASTERY, NO_SITE, NONE, VILLAGE

from . import weights as w
from .position import Position

HOLD: Final = "conquer_and_hold"
RETURN: Final = "one_to_return"
RECRUITS_LIKE: Final[dict[int, int]] = {KEEP: VILLAGE, MAGE_TOWER: MONASTERY}


def theirs(pos: Position, hex: int) -> bool:
    """Does the site belong to an opponent, who can lose it?"""
    owner = pos.shields.get(hex, NONE)
    if owner == NONE or pos.ours(owner):
        return False
    return pos.site(hex) == KEEP or (pos.site(hex) == MAGE_TOWER and pos.scenario == HOLD)


def prize(pos: Position, hex: int) -> float:
    """What conquering a fortified site is worth; who takes it from an opponent gains twice."""
    if pos.scenario == HOLD:
        return w.STRONGHOLD[pos.site(hex)] * (w.TAKEN_AWAY if theirs(pos, hex) else 1.0)
    if pos.together and pos.site(hex) == CITY:
        return w.CITY_TOGETHER
    return 1.0 if theirs(pos, hex) else w.CONQUEST[pos.site(hex)]


def fault(pos: Position) -> float:
    """What the loss of reputation in an assault costs."""
    return 0.0 if pos.scenario == HOLD else w.ASSAULT


def defenders(pos: Position) -> int:
    """How many stand up for what belongs to an opponent."""
    return (int(pos.raw["round"]) + 1) // 2 if pos.scenario == HOLD else 1


def recruits_like(pos: Position, site: int) -> int:
    return RECRUITS_LIKE.get(site, NO_SITE) if pos.scenario == HOLD else NO_SITE


def homeward(pos: Position) -> float:
    """What the portal is worth from afar: all, at the end or shortly before; in teams for the chosen."""
    if pos.scenario != RETURN or pos.rounds_left > 1 or (pos.rounds_left == 1 and pos.turns > 2.5):
        return 0.0
    teams: list[int] = pos.raw["teams"]
    if teams and SHIELDS[pos.me.seat] not in pos.raw["chosen"][2 * teams[pos.me.seat]]["items"]:
        return 0.0
    return w.HOME


def hurry(pulls: dict[int, float]) -> dict[int, float]:
    """The way home, on which nothing should detain the hero."""
    return {hex: w.HOME - w.STEEP * (w.HOME - worth) for hex, worth in pulls.items()}


def far_from_home(pos: Position) -> bool:
    """Would the end of the round leave the hero behind?"""
    return homeward(pos) > 0.0 and pos.rounds_left == 0 and pos.me.hex != PORTAL_HEX


def standing(pos: Position, hex: int) -> float:
    """What ending the turn on the portal means: being lost with it, or going home."""
    if pos.scenario != RETURN or hex != PORTAL_HEX:
        return 0.0
    if pos.raw["round"] == 1:
        return -w.HOME if pos.turns < 3.0 else -w.FAME
    return homeward(pos)
