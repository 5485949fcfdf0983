"""Marches: into which area, with whom, and what comes of it."""

from __future__ import annotations

from typing import Final, final

from realms.games.runewars.data.units import UNITS
from realms.games.runewars.terms import AREA_LIMIT, LORD_COMMANDER, WINTER

from . import worth
from .odds import MIGHT, Outcome, battle
from .position import Position, is_neutral

REACH: Final = 2
FAST_REACH: Final = 3
SIEGE: Final = 3
ENOUGH: Final = 0.92
"""A chance that needs no more units."""
DARE: Final = 0.55
"""A chance below which nobody sets out."""
CARDS: Final = 0.3
"""What each tactics card of a defender is worth to him, in units."""
PEACE: Final[tuple[float, float]] = (4 / 30, 8 / 30)
"""How many fate cards say that neutrals join, and that they go."""
GOING: Final = 0.25
"""What a unit's march costs: it lies still for a year."""


@final
class March:
    def __init__(
        self, area: int, froms: list[int], units: list[str], outcome: Outcome | None, value: float
    ) -> None:
        self.area: Final = area
        self.froms: Final = froms
        self.units: Final = units
        self.outcome: Final = outcome
        self.value: Final = value

    @property
    def fights(self) -> bool:
        return self.outcome is not None


def walk(pos: Position, area: int, flying: bool) -> list[int]:
    """Steps to an area through what is the bot's or nobody's; FAST_REACH + 1 is too far."""
    ways = pos.land.ways(pos.season == WINTER, flying)
    found = [FAST_REACH + 1] * len(ways)
    found[area] = 0
    edge = [area]
    for step in range(1, FAST_REACH + 1):
        further: list[int] = []
        for at in edge:
            for n in ways[at]:
                if found[n] > step:
                    found[n] = step
                    if pos.control[n] == pos.seat or pos.empty(n):
                        further.append(n)
        edge = further
    return found


def spare(pos: Position, area: int, n: int) -> list[str]:
    """Units of an own area that may leave it, the best first, if `n` have to stay."""
    there = sorted(pos.standing[area], key=lambda u: -MIGHT[u])
    stay = max(0, n - len(pos.routed[area]))
    if stay == 0:
        return there
    kept = [u for u in there if not is_neutral(u)][-1:]
    for u in there[::-1]:
        if len(kept) >= stay:
            break
        if u not in kept or there.count(u) > kept.count(u):
            kept.append(u)
    for u in kept[:stay]:
        there.remove(u)
    return there


def able(pos: Position, area: int, bold: bool) -> list[tuple[int, str]]:
    """Who could come, with where from. `bold`: nobody stays behind to guard anything but a rune."""
    row = pos.steps[area]
    bases = [base for base in pos.bases if base != area and (row[base] <= FAST_REACH + 1 or pos.flies[base])]
    if not bases:
        return []
    on_foot = walk(pos, area, False)
    in_air = walk(pos, area, True) if [base for base in bases if pos.flies[base]] else on_foot
    found: list[tuple[int, str]] = []
    for base in bases:
        if in_air[base] > FAST_REACH and on_foot[base] > FAST_REACH:
            continue
        guard = 0 if bold and pos.rune[base] == 0.0 else pos.guards[base]
        for unit in spare(pos, base, guard):
            kind = UNITS[unit]
            if (in_air if kind.flying else on_foot)[base] <= (FAST_REACH if kind.fast else REACH):
                found.append((base, unit))
    return found if [u for _, u in found if not is_neutral(u)] else []


def plan(pos: Position, area: int, siege: bool) -> March | None:
    """The best way into an area that is not the bot's; thought out once a decision."""
    key = (area, siege and pos.walls(area) > 0)
    if key not in pos.plans:
        pos.plans[key] = _plan(pos, area, siege)
    found: March | None = pos.plans[key]
    return found


def _plan(pos: Position, area: int, siege: bool) -> March | None:
    value = worth.area(pos, area)
    bold = value >= worth.RUNE
    men = able(pos, area, bold)
    if not men:
        return None
    if pos.empty(area):
        return settle_in(pos, area, men, value)
    men.sort(key=lambda m: (is_neutral(m[1]), -MIGHT[m[1]]))
    walls = max(0, pos.walls(area) - (SIEGE if siege else 0))
    owner = pos.control[area]
    extra = 0.0
    if owner >= 0:
        extra = CARDS * min(pos.realms[owner]["tactics"]["n"], 4)
    if pos.token[area]:
        walls += 2 if owner >= 0 and pos.has_title(LORD_COMMANDER, owner) else 0
    more = 2 if pos.token[area] and pos.has_title(LORD_COMMANDER, pos.seat) else 0
    foes = tuple(pos.standing[area])
    best: March | None = None
    for n in range(1, min(len(men), AREA_LIMIT + 2) + 1):
        if n < len(men) and n + 1 < (len(foes) + walls) // 2:
            continue
        chosen = men[:n]
        outcome = battle(tuple(sorted([u for _, u in chosen])), foes, more, walls + round(extra))
        march = fought(pos, area, chosen, outcome, value)
        if best is None or march.value > best.value:
            best = march
        if outcome.chance >= ENOUGH:
            break
    return best


def fought(pos: Position, area: int, men: list[tuple[int, str]], outcome: Outcome, value: float) -> March:
    """Chance by chance what it brings; neutrals may be talked over first."""
    units = [u for _, u in men]
    cost = worth.army(pos, units) / len(units)
    chance = outcome.chance
    total = chance * value - cost * outcome.lost - (1.0 - chance) * 0.5 * cost * len(units) - GOING * len(units)
    if pos.control[area] >= 0:
        total += worth.RIVAL * outcome.killed * worth.UNIT
    if pos.wild(area) and pos.influence:
        total = max(total, talk(pos, area, value, total)[1] - GOING * len(units))
    if chance < DARE and not (pos.wild(area) and pos.influence >= 3):
        total = min(total, -1.0)
    return March(area, [a for a, _ in men], units, outcome, total)


def talk(pos: Position, area: int, value: float, fight: float) -> tuple[int, float]:
    """How much influence to spend on neutrals, if any, and what it brings."""
    friends = worth.army(pos, pos.standing[area]) + worth.wants_friends(pos) * pos.count(area)
    best, most = 0, fight
    price = worth.influence(pos)
    no_gold, no_peace = 1.0, 1.0
    for n in range(1, min(pos.influence, 6) + 1):
        no_gold *= 1.0 - PEACE[0]
        no_peace *= 1.0 - PEACE[0] - PEACE[1]
        brings = (1.0 - no_gold) * (value + friends) + (no_gold - no_peace) * value + no_peace * fight - n * price
        if brings > most:
            best, most = n, brings
    return best, most


def settle_in(pos: Position, area: int, men: list[tuple[int, str]], value: float) -> March:
    """Nobody is there: somebody weak goes, more where a rune is in danger."""
    wanted = 1
    if pos.rune[area]:
        wanted = max(2, min(6, round(pos.danger[area] * 0.8)))
    men = sorted([m for m in men if not is_neutral(m[1])], key=lambda m: (-pos.count(m[0]), MIGHT[m[1]]))
    chosen = men[:wanted]
    return March(area, [a for a, _ in chosen], [u for _, u in chosen], None, value - GOING * len(chosen))


def marches(pos: Position, siege: bool, fights: bool = True) -> list[March]:
    """All that promise something, the best first."""
    found: list[March] = []
    for area in pos.areas:
        if pos.control[area] == pos.seat or pos.held(area):
            continue
        if not fights and not pos.empty(area):
            continue
        march = plan(pos, area, siege)
        if march is not None and march.value > 0.0 and march.units:
            found.append(march)
    found.sort(key=lambda m: -m.value)
    return found
