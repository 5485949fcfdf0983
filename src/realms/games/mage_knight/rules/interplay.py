"""What players do to each other off their turns: interactive skills and competitive spells that lie in wait."""

from __future__ import annotations

from realms.kernel.model import Seat

from ..state import MageKnight
from ..terms import COLOUR, COLOURS, IN_COMBAT
from ..vocabulary import lasting
from . import interactive
from .cards import take_wounds
from .mana import gain_token


def hurt(g: MageKnight, seat: Seat, n: int) -> None:
    """MK-COMBAT-79. Wounds from an effect into the hand; in a combat they may knock the hero out."""
    from .units import knock_out

    take_wounds(g, g.heroes[seat], n)
    if IN_COMBAT >> g.phase & 1:
        knock_out(g, seat)


def mana_used(g: MageKnight, seat: Seat, colour: int) -> None:
    """Somebody used mana of a colour: Mana Curse and Mana Exploit take notice."""
    hero = g.heroes[seat]
    if g.fight is not None and g.fight.duel is not None and g.fight.duel.attacker == seat:
        g.fight.duel.mana += 1
    marks: list[str] = []
    for m in g.modifiers:
        if m.what == f"{lasting.CURSED}:{COLOURS[colour]}" and m.seat != seat:
            marks.append(f"cursed-{m.seat}-{COLOURS[colour]}")
    for mark in marks:
        if mark not in hero.now.skills:
            hero.now.skills.append(mark)
            hurt(g, seat, 1)
    interactive.mana_used(g, seat, colour)


def turn_of(g: MageKnight, seat: Seat) -> None:
    """MK-TURN-08. The own interactive skills in play expire when the turn starts."""
    interactive.turn_of(g, seat)
    g.modifiers[:] = [m for m in g.modifiers if not (m.until == lasting.NEXT_TURN and m.seat == seat)]


def claims_pay(g: MageKnight, seat: Seat) -> None:
    """Mana Claim: a claimed die may give a mana token at the start of each own turn."""
    for m in g.modifiers:
        kind, _, name = m.what.partition(":")
        if kind == lasting.CLAIM and m.seat == seat:
            gain_token(g, seat, COLOUR[name])
