"""Healing (MK-HEAL) and crystals turned into mana (MK-MANA-04): what may be done at any time of the own turn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Decision, Refs, Seat, option

from ..events import CRYSTAL_MELTED, HEALED, UNIT_HEALED
from ..state import MageKnight
from ..terms import BASIC, COLOUR, COLOURS, WOUND
from ..vocabulary import lasting
from . import cards, rewards, units
from .points import gain_fame


def healed(g: MageKnight, seat: Seat, points: int, *, hand: bool) -> Frame | None:
    """What follows from healing: the Golden Grail rewards its own points, or draws for wounds of the hand."""
    for _ in range(points):
        if lasting.last(g, lasting.FAME_PER_HEALING, seat):
            gain_fame(g, seat, 1)
    if hand and lasting.has(g, lasting.CARD_PER_HEALING, seat):
        return rewards.DrawUp(seat, len(g.heroes[seat].hand.items) + 1)
    return None


def lose(g: MageKnight, seat: Seat) -> None:
    """MK-HEAL-07. Healing points that were not used vanish when combat begins, and what they would bring."""
    g.heroes[seat].now.heal = 0
    g.modifiers[:] = [m for m in g.modifiers if m.what != lasting.FAME_PER_HEALING or m.seat != seat]


@final
class HealWound(Verb[MageKnight]):
    """MK-HEAL-03, 04. A point for a wound in hand; for a wound on a unit as many as its level."""

    NAME: ClassVar[str] = "heal"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hero = g.heroes[seat]
        if hero.now.heal == 0:
            return
        if WOUND in hero.hand.items:
            menu.offer(OK, option("heal", "hand"))
        for i, unit in enumerate(hero.units):
            if unit.wounds:
                enough = hero.now.heal >= units.kinds()[unit.kind].level
                menu.offer(OK if enough else "MK-HEAL-04", option("heal", str(i)))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero = g.heroes[seat]
        if refs[0] == "hand":
            hero.now.heal -= 1
            cards.leave_hand(g, hero, WOUND)
            g.tell(HEALED, seat, 1)
            return healed(g, seat, 1, hand=True)
        unit = hero.units[int(refs[0])]
        level = units.kinds()[unit.kind].level
        hero.now.heal -= level
        unit.wounds -= 1
        g.tell(UNIT_HEALED, seat, unit.kind)
        return healed(g, seat, level, hand=False)


@final
class Melt(Verb[MageKnight]):
    """MK-MANA-04. A crystal becomes a mana token."""

    NAME: ClassVar[str] = "melt"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        crystals = g.heroes[seat].crystals
        for colour in BASIC:
            if crystals[colour]:
                menu.offer(OK, option("melt", COLOURS[colour]))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero, colour = g.heroes[seat], COLOUR[refs[0]]
        hero.crystals[colour] -= 1
        hero.now.melted[colour] += 1
        hero.tokens[colour] += 1
        g.tell(CRYSTAL_MELTED, seat, refs[0])
        return None


HEAL: Final = HealWound()
MELT: Final = Melt()
