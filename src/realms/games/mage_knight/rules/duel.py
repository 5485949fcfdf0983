"""Hero battles in figures (MK-PVP): who may fight whom, what an attack amounts to, what a block takes off it.

Nothing is changed here; front ends and bots may ask the same questions.
"""

from __future__ import annotations

from realms.kernel.model import OK, Seat, Why

from ..data.tiles import SITE
from ..data.tracks import DAY_COST, NIGHT_COST
from ..fights import Duel, Fight
from ..state import MageKnight
from ..terms import (
    ELEMENTS,
    FORTIFIED_SITES,
    NONE,
    RANGED,
    RANGED_PHASE,
    RESISTANCE_TO,
    SIEGE,
)
from . import scenario
from .foes import block_worth
from .ground import allied, heroes_on, safe, terrain


def battle_why(g: MageKnight, seat: Seat, other: Seat) -> Why:
    """MK-PVP-01, MK-MOVE-40. May this hero attack the other?"""
    peaceful = not scenario.hero_battles(g) or allied(g, seat, other)
    closing = g.announced != NONE or g.ending
    return "MK-MOVE-40" if peaceful or closing or g.heroes[other].token_down else OK


def rival_here(g: MageKnight, seat: Seat) -> Seat:
    """MK-MOVE-34. The hero who is attacked if the movement ends here, or NONE."""
    here = g.heroes[seat].hex
    for hero in g.heroes:
        if hero.hex == here and hero.seat != seat and here != NONE:
            found = [other for other in heroes_on(g, here, seat) if battle_why(g, seat, other) == OK]
            return found[0] if found else NONE
    return NONE


def rival_of(duel: Duel, seat: Seat) -> Seat:
    return duel.defender if seat == duel.aggressor else duel.aggressor


def sides(g: MageKnight) -> tuple[Fight, Duel]:
    """The fight that goes on, and who fights whom in it: it is a battle of heroes."""
    assert g.fight is not None and g.fight.duel is not None
    return g.fight, g.fight.duel


def walled(g: MageKnight, seat: Seat) -> bool:
    """MK-PVP-21, 30. Do the walls of a keep or tower stand between this hero and the defender?"""
    fight, duel = sides(g)
    behind = seat == duel.aggressor and SITE[fight.hex] in FORTIFIED_SITES
    return behind and duel.stage == RANGED_PHASE and not fight.breached


def unit_left(duel: Duel, seat: Seat, i: int) -> None:
    """A unit is gone from the side of this hero: those after it move up. Its share in the attack still counts."""
    duel.shaken[:] = [mark for mark in duel.shaken if mark.seat != seat or mark.unit != i]
    for mark in duel.shaken:
        if mark.seat == seat and mark.unit > i:
            mark.unit -= 1
    if seat == duel.attacker:
        duel.shares[:] = [share for share in duel.shares if share.unit != i]
        for share in duel.shares:
            share.unit -= 1 if share.unit > i else 0
    else:
        duel.blockers[:] = [k - 1 if k > i else k for k in duel.blockers if k != i]


def enemies(g: MageKnight, seat: Seat) -> int:
    """MK-PVP-54. What counts as enemies: the rival, ready units, and those of the present attack or block."""
    _, duel = sides(g)
    rival = rival_of(duel, seat)
    taking_part = contributors(duel) if rival == duel.attacker else duel.blockers
    found = [i for i, unit in enumerate(g.heroes[rival].units) if unit.ready or i in taking_part]
    return 1 + len(found)


def contributors(duel: Duel) -> list[int]:
    """MK-PVP-53, 56. The units with a share in the present attack."""
    found: list[int] = []
    for share in duel.shares:
        if share.unit not in found:
            found.append(share.unit)
    return sorted(found)


def attack_points(g: MageKnight) -> list[int]:
    """MK-PVP-21, 30. The attack by element: of the points gathered those that count in this phase."""
    fight, duel = sides(g)
    first = 0
    if duel.stage == RANGED_PHASE:
        first = SIEGE if walled(g, duel.attacker) else RANGED
    points = [0, 0, 0, 0]
    for kind in range(first, SIEGE + 1):
        for element in range(len(ELEMENTS)):
            points[element] += fight.attack[4 * kind + element]
    return points


def elements(g: MageKnight) -> list[int]:
    """The elements the attack is made of."""
    return [element for element, n in enumerate(attack_points(g)) if n > 0]


def efficient(block: int, attack: list[int]) -> bool:
    """MK-PVP-22. Is a block of one element efficient against at least one of these?"""
    pair = [2 if element == block else 0 for element in range(len(ELEMENTS))]
    return any(block_worth(pair, element) == 2 for element in attack)


def resisted(bits: int, attack: list[int]) -> bool:
    """MK-PVP-25, MK-ABIL-41. Does who has these resistances resist at least one element of the attack?"""
    return any(bits & RESISTANCE_TO[element] == RESISTANCE_TO[element] for element in attack)


def retreats(g: MageKnight, seat: Seat) -> list[tuple[int, int]]:
    """MK-PVP-34. The safe hexes next to the battle to which this hero can be driven, each with its plain cost."""
    assert g.fight is not None
    table = NIGHT_COST if g.night else DAY_COST
    return [(hex, table[terrain(g, hex)]) for hex in g.land.near[g.fight.hex] if safe(g, seat, hex)]


def fame_won(g: MageKnight, winner: Seat, loser: Seat) -> int:
    """MK-PVP-40."""
    up, down = g.heroes[winner], g.heroes[loser]
    if up.level < down.level:
        return 1 + 2 * (down.level - up.level)
    return 1 if up.level == down.level and up.fame < down.fame else 0
