"""Points of all kinds: what an effect gives is gathered here (MK-EFFECT-02, MK-DEED-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..data.enemies import CUMBERSOME
from ..events import FAME_GAINED, REPUTATION_CHANGED
from ..fights import Fight, Share
from ..state import MageKnight
from ..terms import (
    BEST_REPUTATION,
    BLOCK_PHASE,
    COLD_FIRE,
    MELEE_PHASE,
    NONE,
    PHYSICAL,
    RANGED,
    RANGED_PHASE,
    SIEGE,
    WORST_REPUTATION,
)
from ..vocabulary import lasting
from . import mana
from .cards import free_hand
from .foes import enemy, living, open_attacks

if TYPE_CHECKING:
    from ..vocabulary.base import Resolving

BY_CARD = "card"
BY_UNIT = "unit"
BY_SKILL = "skill"


def with_bonus(n: int, run: Resolving) -> int:
    """MK-EFFECT-04. What a card that plays another one adds, once, to the points it gives."""
    bonus = run.bonus
    run.bonus = 0
    return n + bonus


def gain_move(g: MageKnight, seat: int, n: int) -> None:
    g.heroes[seat].now.move += n


def gain_influence(g: MageKnight, seat: int, n: int) -> None:
    g.heroes[seat].now.influence += n


def gain_healing(g: MageKnight, seat: int, n: int) -> None:
    g.heroes[seat].now.heal += n


def move_counts_in_combat(g: MageKnight, seat: int) -> bool:
    """Are move points good for anything in this phase of the fight?"""
    fight = g.fight
    if fight is None:
        return False
    if g.phase == BLOCK_PHASE:
        for i, _ in open_attacks(fight):
            if enemy(fight.foes[i]).abilities & CUMBERSOME:
                return True
    if g.phase != MELEE_PHASE and may_take_wing(g, seat):
        return True
    if g.phase == MELEE_PHASE and lasting.has(g, lasting.MOVE_AS_ATTACK, seat):
        return True
    return g.phase in (RANGED_PHASE, MELEE_PHASE) and lasting.has(g, lasting.MOVE_AS_RANGED, seat)


def may_take_wing(g: MageKnight, seat: int) -> bool:
    """Could the hero cast Wings of Night, which takes move points for further enemies?"""
    from .offers import borrowed

    wings = "wings_of_wind"
    held = wings in free_hand(g, g.heroes[seat]) or wings in borrowed(g, seat)
    return held and mana.black_usable(g, seat) and g.fight is not None and further_enemies(g.fight)


def further_enemies(fight: Fight) -> bool:
    """Are there several that could be kept from attacking: enemies, or units in the attack of a hero?"""
    if fight.duel is not None:
        return len({share.unit for share in fight.duel.shares}) > 1
    return len(living(fight)) > 1


def influence_counts_in_combat(g: MageKnight, seat: int) -> bool:
    """MK-TURN-17. Is influence good for anything in this phase of the fight: as block, or for Learning?"""
    for m in g.modifiers:
        if m.seat == seat and (
            m.what.startswith(lasting.LEARNS) or (g.phase == BLOCK_PHASE and m.what == lasting.INFLUENCE_AS_BLOCK)
        ):
            return g.fight is not None
    return False


def gain_attack(g: MageKnight, seat: int, n: int, kind: int, element: int, run: Resolving) -> None:
    """Add attack points to what is gathered for the next attack; lasting effects change them on the way."""
    n = with_bonus(n, run)
    if run.by == BY_UNIT:
        n += unit_bonus(g, seat, run.unit, lasting.UNIT_ATTACK)
        if kind == RANGED and g.phase == RANGED_PHASE:
            n += lasting.last(g, f"{lasting.UNIT_RANGED}:next", seat)
    else:
        if run.by == BY_CARD:
            n += ambush(g, seat, lasting.AMBUSH_ATTACK, lasting.AMBUSH_BLOCK)
        n = doubled(g, seat, n, element)
    at = add_attack(g, seat, n, kind, element)
    if run.unit != NONE and g.fight is not None and g.fight.duel is not None:
        g.fight.duel.shares.append(Share(run.unit, at, n))


def doubled(g: MageKnight, seat: int, n: int, element: int) -> int:
    """The own physical attack in melee, where it counts twice."""
    if element == PHYSICAL and g.phase == MELEE_PHASE and lasting.has(g, lasting.DOUBLE_PHYSICAL, seat):
        return 2 * n
    return n


def add_attack(g: MageKnight, seat: int, n: int, kind: int, element: int) -> int:
    """The points themselves, as all attacks of the turn are changed; their place among the points."""
    fight = g.fight
    assert fight is not None
    if lasting.has(g, lasting.ALL_COLD_FIRE, seat):
        element = COLD_FIRE
    if lasting.has(g, lasting.ALL_SIEGE, seat):
        kind = SIEGE
    fight.attack[4 * kind + element] += n
    return 4 * kind + element


def gain_block(g: MageKnight, seat: int, n: int, element: int, run: Resolving) -> None:
    """Add block points to what is gathered for the next block."""
    fight = g.fight
    assert fight is not None
    n = with_bonus(n, run)
    if run.by == BY_UNIT:
        n += unit_bonus(g, seat, run.unit, lasting.UNIT_BLOCK)
    elif run.by == BY_CARD:
        n += ambush(g, seat, lasting.AMBUSH_BLOCK, lasting.AMBUSH_ATTACK)
    if run.unit != NONE and fight.duel is not None and run.unit not in fight.duel.blockers:
        fight.duel.blockers.append(run.unit)
    fight.block[element] += n


def ambush(g: MageKnight, seat: int, this: str, other: str) -> int:
    """The first attack or block card of the turn is stronger, whichever is played first."""
    bonus = lasting.sum_of(g, this, seat)
    if bonus:
        g.modifiers[:] = [m for m in g.modifiers if m.seat != seat or m.what not in (this, other)]
    return bonus


def unit_bonus(g: MageKnight, seat: int, unit: int, what: str) -> int:
    """What strengthens the attacks or blocks of units, and fame for who carries the Banner of Glory."""
    bonus = lasting.sum_of(g, what, seat)
    bonus += lasting.last(g, f"{what}:next", seat)
    if unit != NONE and g.heroes[seat].units[unit].banner == "banner_of_glory":
        bonus += 1
        gain_fame(g, seat, 1)
    famed = [m for m in g.modifiers if m.what == lasting.UNIT_FAMED and m.seat == seat and m.amount == unit]
    if unit != NONE and not famed and lasting.has(g, lasting.UNIT_FAME, seat):
        lasting.lay(g, lasting.UNIT_FAMED, unit, lasting.END_OF_TURN, "banner_of_glory", seat)
        gain_fame(g, seat, 1)
    return bonus


def gain_fame(g: MageKnight, seat: int, n: int) -> None:
    """MK-COMBAT-38. Fame counts at once; levels wait for the end of the turn."""
    if n:
        g.heroes[seat].fame += n
        g.tell(FAME_GAINED, seat, n)


def change_reputation(g: MageKnight, seat: int, n: int) -> None:
    """MK-INTERACT-20. Changes beyond either end of the track are lost."""
    hero = g.heroes[seat]
    before = hero.reputation
    hero.reputation = max(WORST_REPUTATION, min(BEST_REPUTATION, before + n))
    if hero.reputation != before:
        g.tell(REPUTATION_CHANGED, seat, hero.reputation - before)
