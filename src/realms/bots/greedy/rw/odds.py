"""What a battle is likely to bring, from mean figures: a fate card is so much damage and so many routs.

Initiative by initiative both sides strike with what still stands, in fractions of units; what is left at the end
gives the chance to win. The same armies give the same answer, so answers are kept.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, final

from realms.games.runewars.data.fate import FATE
from realms.games.runewars.data.units import BY_INDEX, UNITS
from realms.games.runewars.terms import BATTLE_ROUNDS, DAMAGE, ORB, ROUT


@final
class Orb:
    """What one orb of a type is worth on average: damage, routs, units destroyed, strength, own units lost."""

    def __init__(
        self, damage: float = 0.0, routs: float = 0.0, kills: float = 0.0, strength: float = 0.0, cost: float = 0.0
    ) -> None:
        self.damage: Final = damage
        self.routs: Final = routs
        self.kills: Final = kills
        self.strength: Final = strength
        self.cost: Final = cost


ORBS: Final[dict[str, Orb]] = {
    "bowman": Orb(damage=1.0),
    "knight": Orb(routs=1.0),
    "footman": Orb(damage=1.4),
    "siege_tower": Orb(strength=2.0),
    "archer": Orb(damage=1.2),
    "pegasus_rider": Orb(routs=1.7),
    "sorceress": Orb(kills=1.0),
    "warrior": Orb(damage=1.0, kills=0.3),
    "skeleton_archer": Orb(kills=0.9),
    "necromancer": Orb(strength=1.8),
    "reanimate": Orb(damage=1.3),
    "dark_knight": Orb(routs=1.9),
    "flesh_ripper": Orb(strength=0.3),
    "berserker": Orb(damage=2.0, cost=0.8),
    "warlock": Orb(kills=1.5),
    "chaos_lord": Orb(routs=2.0),
    "sorcerer": Orb(strength=0.3),
    "razorwing": Orb(routs=0.8),
    "beastman": Orb(damage=1.4),
    "hellhound": Orb(damage=2.0),
    "dragon": Orb(kills=1.8),
    "giant": Orb(damage=1.5),
}
SURE: Final = 2.0
"""How the lead in strength, in parts of what may happen, becomes a chance."""


def mean(unit: str, kind: str) -> float:
    """Icons of a kind that a card shows a unit on average."""
    cells = [card.cells[UNITS[unit].base] for card in FATE.values()]
    return sum([cell.n for cell in cells if cell.kind == kind]) / len(cells)


CARD: Final[dict[str, tuple[float, float, float, float]]] = {}
"""Damage, routs, strength gained and own units lost by each unit that draws; units destroyed count as damage."""
for _unit in BY_INDEX:
    _orb = ORBS[_unit.id]
    _n = mean(_unit.id, ORB)
    CARD[_unit.id] = (
        mean(_unit.id, DAMAGE) + _n * (_orb.damage + 1.4 * _orb.kills),
        mean(_unit.id, ROUT) + _n * _orb.routs,
        _n * _orb.strength,
        _n * _orb.cost,
    )
MIGHT: Final[dict[str, float]] = {
    u.id: 0.55 + 0.2 * u.health + 0.5 * (CARD[u.id][0] + 0.8 * CARD[u.id][1] + CARD[u.id][2]) for u in BY_INDEX
}
"""About how many plain units a unit is worth."""


@final
class Outcome:
    """The attacker's chance to win, and how many units both sides lose on average."""

    def __init__(self, chance: float, lost: float, killed: float) -> None:
        self.chance: Final = chance
        self.lost: Final = lost
        self.killed: Final = killed


@final
class _Side:
    """One army in fractions: by initiative what its types do, and how it stands."""

    def __init__(self, units: tuple[str, ...], more: float) -> None:
        self.units: Final = units
        self.n: Final = float(len(units))
        self.standing = self.n
        self.health: Final = sum([UNITS[u].health for u in units]) / self.n if units else 1.0
        self.more = more
        self.dead = 0.0

    def strike(self, initiative: int) -> tuple[float, float]:
        """Damage and routs of those who draw now; what their orbs do to their own side is done."""
        part = self.standing / self.n if self.n else 0.0
        damage = routs = 0.0
        for unit in self.units:
            if UNITS[unit].initiative == initiative:
                hit, shy, strength, cost = CARD[unit]
                damage += hit * part
                routs += shy * part
                self.more += strength * part
                self.standing -= cost * part
        return damage, routs

    def bear(self, damage: float, routs: float) -> None:
        self.standing = max(0.0, self.standing - routs)
        felled = min(damage / self.health, self.n - self.dead)
        self.dead += felled
        self.standing = max(0.0, self.standing - felled)


@lru_cache(maxsize=65536)
def battle(attackers: tuple[str, ...], defenders: tuple[str, ...], siege: int, walls: int) -> Outcome:
    """`siege` and `walls`: strength of each side besides its units."""
    ours, theirs = _Side(attackers, float(siege)), _Side(defenders, float(walls))
    for initiative in range(1, BATTLE_ROUNDS + 1):
        blow, answer = ours.strike(initiative), theirs.strike(initiative)
        theirs.bear(*blow)
        ours.bear(*answer)
    lead = ours.standing + ours.more - theirs.standing - theirs.more - 0.5
    luck = 0.55 * (ours.n + theirs.n) ** 0.5 + 0.3
    chance = 1.0 / (1.0 + exp(-SURE * lead / luck))
    return Outcome(chance, ours.dead, theirs.dead)
