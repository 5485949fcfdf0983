"""What locals sell, and what healing is worth."""

from __future__ import annotations

from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.terms import (
    ACTION_COST,
    MAGE_TOWER,
    MONASTERY,
    MONASTERY_HEALING,
    SPELL_COST,
    VILLAGE,
    VILLAGE_HEALING,
    WHITE,
)

from . import claims, weights as w
from .goals import FIRST
from .means import Means
from .position import Knight, Position
from .tables import MIGHT, action_worth, spell_worth


def wares(pos: Position, means: Means, hex: int) -> list[tuple[int, float, str]]:
    """What can be bought on a hex: price, worth, and the key of the option."""
    raw, me, site = pos.raw, pos.me, pos.site(hex)
    white = WHITE in pos.cities.get(hex, ())
    found: list[tuple[int, float, str]] = []
    for kind in sorted(set(raw["unit_offer"])):
        sites = UNITS[kind].sites
        if site in sites or white or claims.recruits_like(pos, site) in sites:
            worth = unit_worth(pos, kind) - displaced(pos)
            if worth > 0.0:
                found.append((UNITS[kind].cost, worth, f"recruit:{kind}"))
    if site in (VILLAGE, MONASTERY):
        price = VILLAGE_HEALING if site == VILLAGE else MONASTERY_HEALING
        for points, worth in healings(me):
            found.append((price * (points - me.heal), worth, "buy_healing"))
    if site == MONASTERY:
        for card in sorted(set(raw["monastery_offer"])):
            found.append((ACTION_COST, w.ACTION_CARD * action_worth(card), f"buy_action:{card}"))
    if site == MAGE_TOWER:
        for card in sorted(set(raw["spell_offer"])):
            if means.pool.pay((CARDS[card].colour,)) is not None:
                found.append((SPELL_COST, w.SPELL_CARD * spell_worth(card), f"buy_spell:{card}"))
    return found


def unit_worth(pos: Position, kind: str) -> float:
    return w.UNIT + w.UNIT_LEVEL * force(pos, kind) + w.UNIT_ROUND * pos.rounds_left


def force(pos: Position, kind: str) -> float:
    """The level of a unit; where cities are to be conquered together, what it does in an assault."""
    if pos.together and pos.scenario != FIRST:
        return MIGHT.get(kind, float(UNITS[kind].level))
    return float(UNITS[kind].level)


def displaced(pos: Position) -> float:
    """What the unit that must go for a new one is worth."""
    me = pos.me
    if me.room > 0 or not me.troops:
        return 0.0 if me.room > 0 else 99.0
    return 0.3 + min([unit_worth(pos, troop.kind) - w.UNIT_WOUND * troop.wounds for troop in me.troops])


def healings(me: Knight) -> list[tuple[int, float]]:
    """What healing is good for, beyond the points there are: how many it takes, and what it is worth."""
    found = [(n, w.HEAL * n) for n in (1, 2) if n <= me.wounds]
    if not me.wounds:
        hurt = [UNITS[troop.kind].level for troop in me.troops if troop.wounds == 1]
        found = [(level, w.UNIT_WOUND + w.UNIT_LEVEL_WOUND * level) for level in hurt]
    return [(points, worth) for points, worth in found if points > me.heal]
