"""Units on the map: who goes where, where recruits are placed, who is given up."""

from __future__ import annotations

from typing import Final

from realms.games.runewars.terms import AREA_LIMIT, AUTUMN, NOBODY, WINTER
from realms.kernel.model import Decision, Option

from . import worth
from .marches import plan, talk
from .odds import MIGHT, battle
from .picking import best_of, keyed, verb
from .position import Position, is_neutral

SPREAD: Final = 0.8
"""What it is worth that one unit more does not starve."""
FORWARD: Final = 0.15
"""What a step towards a rival is worth to a unit that nobody needs here."""


def gather(pos: Position, decision: Decision) -> Option:
    """Who the plan of the march calls for."""
    frame = pos.frame("Gather")
    assert frame is not None
    if pos.control[frame["area"]] == pos.seat:
        return verb(decision, "done")
    march = plan(pos, frame["area"], frame["conquer_bonus"])
    if march is None:
        return verb(decision, "done")
    came = list(zip(frame["froms"], frame["units"], strict=True))
    for man in zip(march.froms, march.units, strict=True):
        if man in came:
            came.remove(man)
            continue
        found = keyed(decision, f"bring:{pos.names[man[0]]}:{man[1]}")
        if found is not None:
            return found
    return verb(decision, "done")


def parley(pos: Position, decision: Decision) -> Option:
    frame = pos.frame("Diplomacy")
    assert frame is not None
    area = frame["area"]
    value = worth.area(pos, area)
    outcome = battle(tuple(sorted(frame["standing"])), tuple(pos.standing[area]), 0, 0)
    cost = worth.army(pos, frame["standing"]) / max(1, len(frame["standing"]))
    risk = 0.5 * cost * len(frame["standing"])
    fight = outcome.chance * value - cost * outcome.lost - (1.0 - outcome.chance) * risk
    if frame["second"]:
        fight = -risk
    n, _ = talk(pos, area, value, fight)
    if n == 0:
        return verb(decision, "fight", "parley")
    return keyed(decision, f"parley:{n}") or decision.options[0]


def strategize(pos: Position, decision: Decision) -> Option:
    """Units that can be spared go where nobody is, where they do not starve, or towards the enemy."""
    frame = pos.frame("Strategy")
    assert frame is not None
    froms, tos = frame["froms"], frame["tos"]

    def value(option: Option) -> float:
        if option.verb != "step":
            return 0.0 if option.verb == "done" else -1.0
        base, to = pos.index[option.refs[0]], pos.index[option.refs[2]]
        left = pos.count(base) - froms.count(base) + tos.count(base) - 1
        if left < pos.guard(base) or is_neutral(option.refs[1]):
            return -1.0
        here, there = left + 1, tos.count(to) + pos.count(to) - froms.count(to)
        gain = -0.05 * MIGHT[option.refs[1]]
        if pos.empty(to):
            return gain + (worth.area(pos, to) if to not in tos else 0.1 if there < 2 else -1.0)
        if here > max(pos.food, 2) and there < min(pos.food, AREA_LIMIT):
            gain += SPREAD * (1.0 if pos.season in (AUTUMN, WINTER) else 0.5)
        if there < max(3, pos.food) and pos.rune[to] and there < pos.guard(to):
            gain += 1.5
        if there < max(4, pos.food) and left >= 1:
            gain += FORWARD * (pos.front[base] - pos.front[to])
        return gain

    return best_of(decision, value)


def muster(pos: Position, decision: Decision) -> Option:
    """Where runes need guards first, then near the enemy, and not more in one place than it will feed."""

    def value(option: Option) -> float:
        if option.verb not in ("muster", "muster_all"):
            return -5.0 if option.verb == "done" else -9.0
        area = pos.index[option.refs[-1]]
        there = pos.count(area)
        if option.verb == "muster_all":
            frame = pos.frame("Muster")
            assert frame is not None
            there += len(frame["units"]) - 1
        gain = 0.1 if option.verb == "muster_all" else 0.0
        if pos.rune[area] and pos.count(area) < pos.guard(area):
            gain += 1.0
        if there >= max(pos.food, 3):
            gain -= 0.5 * (there - max(pos.food, 3) + 1)
        if pos.held(area) and pos.season != WINTER:
            gain -= 1.0
        return gain - 0.3 * min(pos.front[area], 6)

    return best_of(decision, value)


def cull(pos: Position, decision: Decision) -> Option:
    """The weakest; neutrals before the last of the own."""

    def value(option: Option) -> float:
        unit = option.refs[1]
        area = pos.index[option.refs[0]]
        mine = [u for u in pos.standing[area] + pos.routed[area] if not is_neutral(u)]
        last = len(mine) == 1 and not is_neutral(unit)
        return -MIGHT[unit] - (9.0 if last else 0.0) + (0.2 if len(option.refs) > 2 else 0.0)

    return best_of(decision, value)


def excess(pos: Position, decision: Decision) -> Option:
    return best_of(decision, lambda o: -MIGHT[o.refs[0]] + (0.3 if o.refs[1] == "r0" else 0.0))


def retreat(pos: Position, decision: Decision) -> Option:
    """The own go where they are safe and fed; others far from what they would guard."""
    frame = pos.frame("Retreat")
    mine = frame is not None and frame["holder"] == pos.seat

    def value(option: Option) -> float:
        area = pos.index[option.refs[0]]
        if not mine:
            return min(pos.front[area], 5) * 0.3 + (0.0 if pos.token[area] else 0.4)
        return worth.safety(pos, area) - (3.0 if pos.count(area) >= AREA_LIMIT - 1 else 0.0)

    return best_of(decision, value)


def gain_rune(pos: Position, decision: Decision) -> Option:
    """Where it is safest; a false one where it draws an enemy off."""

    def value(option: Option) -> float:
        if option.verb == "remove":
            return -50.0
        safe = worth.safety(pos, pos.index[option.refs[0]])
        return safe if len(option.refs) < 2 or option.refs[1] == "real" else 0.3 * safe - 4.0

    return best_of(decision, value)


def give_rune(pos: Position, decision: Decision) -> Option:
    """In a wild area near the bot's hosts; or at a rival where it can soonest be taken."""

    def value(option: Option) -> float:
        area = pos.index[option.refs[0]]
        near = min([pos.steps[area][o] for o in pos.own], default=9)
        owner = pos.control[area]
        gain = -1.0 * near - 0.5 * pos.count(area) - 0.8 * pos.walls(area)
        if owner >= 0:
            return gain - 4.0 - 3.0 * pos.lead(owner) - (0.0 if pos.runes[owner] < 6 else 50.0)
        return gain + 0.5 * min(pos.front[area], 4)

    return best_of(decision, value)


def send_home_rune(pos: Position, decision: Decision) -> Option:
    return best_of(
        decision, lambda o: worth.safety(pos, pos.index[o.refs[0]]) * (-1.0 if o.verb == "rune_of" else 1.0)
    )


def at_home(pos: Position, decision: Decision) -> Option:
    """Towards the rest of the map."""

    def value(option: Option) -> float:
        area = pos.index[option.refs[0]]
        return float(len([n for n in pos.land.on_foot[area] if pos.home_seat[n] == NOBODY]))

    return best_of(decision, value)


def strongest(pos: Position, decision: Decision) -> Option:
    """Of the units that are offered, the best."""
    return best_of(decision, lambda o: MIGHT[o.refs[-1]])


def take_stronghold(pos: Position, decision: Decision) -> Option:
    return verb(decision, "take_stronghold", "no_stronghold")


def dismantle(pos: Position, decision: Decision) -> Option:
    return best_of(decision, lambda o: -worth.build(pos, pos.index[o.refs[0]]))
