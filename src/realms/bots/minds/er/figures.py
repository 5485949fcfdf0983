"""The figures by which a position of Elven Rage is judged: one row a seat, the same figures for all."""

from __future__ import annotations

from math import exp
from typing import Final

from realms.bots.greedy.er.strength import MIGHT, USUAL, help_of, odds
from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.data.warriors import DRAGONS, EBRUNG
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import ARMY, HAND, NEUTRAL, NONE

from .aims import Aim, towers_of

NAMES: Final = (
    "lands",
    "summons",
    "more castles",
    "home",
    "central",
    "hand",
    "three cards",
    "four cards",
    "force",
    "guard",
    "artifacts",
    "treasures",
    "left",
    "near",
    "wins now",
    "wins next",
    "wins later",
    "moves",
    "moves with an army",
    "moves next",
    "best attack",
    "castle in danger",
    "castle in danger soon",
    *[f"far: {goal}" for goal in GOALS],
    *[f"near: {goal}" for goal in GOALS],
)
WIDTH: Final = len(NAMES)
_GOAL_AT: Final[dict[str, int]] = {goal: WIDTH - 2 * len(GOALS) + i for i, goal in enumerate(GOALS)}
OPEN_HAND: Final = 0.35
"""What Actions of the defender add to the defence of a land, as the greedy bot reckons."""


def force_of(cards: list[str], n: int) -> float:
    """The best cards of a hand."""
    if not cards:
        return 0.0
    might = sorted([MIGHT[card] for card in cards], reverse=True)
    return sum(might[:n])


def support(cards: list[str], lands: int) -> float:
    """The best help that stays behind when the best three are sent."""
    rest = sorted(cards, key=_might, reverse=True)[ARMY:]
    return max([help_of(card, lands) for card in rest], default=0.0)


def _might(card: str) -> float:
    return MIGHT[card]


def dragon_might(g: ElvenRage, cell: int) -> float:
    if cell == g.map.central:
        return MIGHT[EBRUNG]
    return MIGHT[DRAGONS[g.elves[g.map.homes.index(cell)].people]]


def figures(g: ElvenRage) -> list[list[float]]:
    """A row for each seat; who is out has none."""
    towers = towers_of(g)
    aims: list[Aim | None] = [None if e.out else Aim(g, e.seat, towers) for e in g.elves]
    forces: list[float] = []
    guards: list[float] = []
    for e in g.elves:
        lands = g.owner.count(e.seat)
        forces.append(force_of(e.hand.items, ARMY) + support(e.hand.items, lands))
        usual = USUAL[e.people] * max(0, ARMY - 1 - len(e.hand.items))
        guards.append(force_of(e.hand.items, ARMY - 1) + usual)
    return [_row(g, aims, seat, forces, guards) for seat in range(g.seats)]


def _row(g: ElvenRage, aims: list[Aim | None], seat: int, forces: list[float], guards: list[float]) -> list[float]:
    aim = aims[seat]
    if aim is None:
        return []
    e = g.elves[seat]
    row = [0.0] * WIDTH
    castles = [cell for cell in g.map.castles if g.owner[cell] == seat]
    n = len(e.hand.items)
    row[0] = float(aim.lands)
    row[1] = float(aim.own_towers + len(castles))
    row[2] = float(len(castles) - 1)
    row[3] = 1.0 if g.owner[g.map.homes[seat]] == seat else 0.0
    row[4] = 1.0 if g.owner[g.map.central] == seat else 0.0
    row[5] = float(n)
    row[6] = 1.0 if n >= ARMY else 0.0
    row[7] = 1.0 if n > ARMY else 0.0
    row[8] = forces[seat]
    row[9] = guards[seat]
    row[10] = float(len(e.artifacts.items))
    row[11] = float(len(e.treasures))
    left = aim.left()
    near = exp(-0.5 * left)
    row[12] = min(left, 10.0)
    row[13] = near
    turns = _turns_until(g, seat)
    n_then = n if turns == 0 else min(HAND, n + int(row[1]))
    chance, best = _attack(g, aim, forces[seat] + 0.6 * (n_then - n), n_then, forces, guards)
    if turns == 0:
        row[14] = chance
        row[17] = 1.0
        row[18] = 1.0 if n >= ARMY else 0.0
    elif turns == 1:
        row[15] = chance
        row[19] = 1.0
    else:
        row[16] = chance
    row[20] = best
    danger, soon = _danger(g, aims, seat, castles, forces, guards)
    row[21] = danger
    row[22] = soon
    if aim.goal != "":
        at = _GOAL_AT[aim.goal]
        row[at] = 0.1 * left
        row[at + len(GOALS)] = near
    return row


def _turns_until(g: ElvenRage, seat: int) -> int:
    """How many others move before the seat does."""
    n = 0
    for i in range(g.seats):
        other = (g.active + i) % g.seats
        if other == seat:
            return n
        if not g.elves[other].out:
            n += 1
    return n


def against(g: ElvenRage, cell: int, forces: list[float], guards: list[float]) -> float:
    """What would stand against an attack; less than nothing if the land would be given up."""
    owner = g.owner[cell]
    if owner == NONE:
        if cell == g.map.central:
            return MIGHT[EBRUNG] + 2 * USUAL[NEUTRAL]
        return weakest_squad(g)
    if cell in g.map.castles:
        return dragon_might(g, cell) + guards[owner] + OPEN_HAND
    return forces[owner] + OPEN_HAND if len(g.elves[owner].hand.items) >= ARMY else -99.0


def weakest_squad(g: ElvenRage) -> float:
    """One squad may be looked at, so an attacker finds a weaker one than the usual."""
    return ARMY * USUAL[NEUTRAL] - 0.1


def _attack(
    g: ElvenRage, aim: Aim, force: float, n: int, forces: list[float], guards: list[float]
) -> tuple[float, float]:
    """The best chance to win the match by one conquest, and the best chance to take anything from a rival."""
    if n < ARMY:
        return 0.0, 0.0
    wins = best = 0.0
    for cell in aim.targets():
        foe = g.owner[cell] != NONE
        decides = aim.wins(cell)
        if not foe and not decides:
            continue
        chance = odds(force, against(g, cell, forces, guards), attacks=True)
        if decides and chance > wins:
            wins = chance
        if foe and chance > best:
            best = chance
    return wins, best


def _danger(
    g: ElvenRage, aims: list[Aim | None], seat: int, castles: list[int], forces: list[float], guards: list[float]
) -> tuple[float, float]:
    """The chance that a rival takes the last Castle: by an attack of now, or with one step before it."""
    if len(castles) != 1:
        return 0.0, 0.0
    now = soon = 0.0
    castle = castles[0]
    holds = dragon_might(g, castle) + guards[seat] + OPEN_HAND
    for aim in aims:
        if aim is None or aim.seat == seat:
            continue
        chance = odds(forces[aim.seat], holds, attacks=True)
        portal = g.owner[g.map.central] == aim.seat and castle in g.map.homes
        if aim.steps[castle] == 1 or portal:
            now = max(now, chance)
        elif aim.steps[castle] == 2:
            soon = max(soon, chance)
    return now, soon
