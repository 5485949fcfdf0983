"""What players do to each other off their turns: interactive skills and competitive spells that lie in wait."""

from __future__ import annotations

from realms.kernel.model import Seat

from ..state import MageKnight
from ..terms import COLOURS
from ..vocabulary import lasting
from .cards import take_wounds

CURSED = "cursed"
"""Modifier "cursed:<colour>" of Mana Curse: others are wounded when they use that colour, once a turn."""


def mana_used(g: MageKnight, seat: Seat, colour: int) -> None:
    """Somebody used mana of a colour: Mana Curse and Mana Exploit take notice."""
    hero = g.heroes[seat]
    for m in g.modifiers:
        if m.what == f"{CURSED}:{COLOURS[colour]}" and m.seat != seat:
            mark = f"cursed-{m.seat}"
            if mark not in hero.now.skills:
                hero.now.skills.append(mark)
                take_wounds(g, hero, 1)
    for token in g.centre:
        if token.skill == "mana_exploit" and token.seat != seat and colour != token.mark:
            mark = f"exploit-{COLOURS[colour]}"
            if mark not in hero.now.skills:
                hero.now.skills.append(mark)
                take_wounds(g, hero, 1)


def turn_of(g: MageKnight, seat: Seat) -> None:
    """MK-TURN-08. The own interactive skills in play expire when the turn starts."""
    g.centre[:] = [token for token in g.centre if token.seat != seat]
    g.modifiers[:] = [m for m in g.modifiers if not (m.until == lasting.NEXT_TURN and m.seat == seat)]
