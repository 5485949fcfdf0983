"""Movement (MK-MOVE): from hex to hex, and what a step leads to."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Decision, Refs, Seat, Why, option

from ..data.hexes import HEX, HEX_NAMES
from ..events import MOVED
from ..state import MageKnight
from ..terms import ANCIENT_RUINS, NONE, WOUND
from ..vocabulary import lasting
from . import battle, tokens
from .duel_begin import meet_owner
from .ground import closed_why, cost, heroes_on, hostile, rampages, reveal_by_day, site_at


def provoked(g: MageKnight, seat: Seat, here: int, there: int) -> list[int]:
    """MK-MOVE-11. The hexes of rampaging enemies that are adjacent before and after the step."""
    if lasting.has(g, lasting.NO_PROVOKING, seat):
        return []
    near = g.land.near
    return [hex for hex in near[here] if hex in near[there] and rampages(g, hex)]


def step_why(g: MageKnight, seat: Seat, hex: int) -> Why:
    """MK-MOVE-05, 06, 10, 42. May the hero go there now?"""
    hero = g.heroes[seat]
    price = cost(g, seat, hex)
    if price == NONE:
        return "MK-MOVE-06"
    why = closed_why(g, seat, hex)
    if why != OK:
        return why
    if hero.now.move < price:
        return "MK-MOVE-05"
    if heroes_on(g, hex, seat) and provoked(g, seat, hero.hex, hex):
        return "MK-MOVE-42"
    return OK


def steps(g: MageKnight, seat: Seat) -> list[int]:
    """The hexes that count as adjacent for a step."""
    here = g.heroes[seat].hex
    if lasting.has(g, lasting.FAR_STEPS, seat):
        return g.land.within(here, 2)
    return list(g.land.near[here])


def arrive(g: MageKnight, seat: Seat, hex: int) -> None:
    """Stand on a hex: garrisons next to it may be seen, a hidden ruin token turns up (MK-MOVE-50, 52)."""
    hero = g.heroes[seat]
    hero.hex = hex
    hero.now.path.append(hex)
    g.tell(MOVED, seat, HEX_NAMES[hex])
    if site_at(g, hex) == ANCIENT_RUINS:
        tokens.reveal(g, hex)
    reveal_by_day(g, seat)


def duty_why(g: MageKnight, seat: Seat) -> Why:
    """MK-TURN-15. A regular turn needs a card that is played or discarded: with only wounds in hand one rests."""
    hero = g.heroes[seat]
    if hero.now.did or not hero.hand.items:
        return OK
    for card in hero.hand.items:
        if card != WOUND:
            return OK
    return "MK-TURN-15"


@final
class Walk(Verb[MageKnight]):
    """MK-MOVE-05. One hex further. Assaults and provoked enemies end the movement (MK-MOVE-09, 11)."""

    NAME: ClassVar[str] = "walk"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        if g.heroes[seat].hex == NONE:
            return
        for hex in steps(g, seat):
            menu.offer(step_why(g, seat, hex), option("walk", HEX_NAMES[hex]))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero, hex = g.heroes[seat], HEX[refs[0]]
        here = hero.hex
        hero.now.move -= cost(g, seat, hex)
        hero.now.moved = True
        angry = provoked(g, seat, here, hex)
        arrive(g, seat, hex)
        if hostile(g, seat, hex) and heroes_on(g, hex, seat):
            meet_owner(g, seat)
            return None
        if hostile(g, seat, hex):
            battle.assault(g, seat, hex, here)
        elif angry:
            battle.face(g, seat, "provoked", hex, here)
        for at in angry:
            battle.rampaging_joins(g, at)
        if g.fight is not None:
            battle.end_movement(g, "fight")
        return None


WALK: Final = Walk()
