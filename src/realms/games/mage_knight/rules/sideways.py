"""Cards played sideways (MK-DEED-07) and the skills that make one of them worth more."""

from __future__ import annotations

from typing import Final

from realms.kernel.model import OK, Seat, Why

from ..data.cards import Card
from ..state import MageKnight
from ..terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    BLOCK_PHASE,
    INTERACTION,
    MELEE_PHASE,
    MOVEMENT,
    SIDEWAYS,
    SPELL,
    WOUND,
)
from ..vocabulary import lasting
from .cards import free_hand
from .points import influence_counts_in_combat, move_counts_in_combat

# Modifiers of the next card played sideways. The amount is what it is worth.
WOUNDS_COUNT: Final = "sideways-wound"
ANY_CARD: Final = "sideways-any"
SPECIAL_CARD: Final = "sideways-special"  # advanced action, spell or artifact
OF_COLOUR: Final = "sideways-colour"  # "sideways-colour:red"


def wound_counts(g: MageKnight, seat: Seat) -> bool:
    """May a wound be played sideways just now?"""
    return lasting.has(g, WOUNDS_COUNT, seat)


def moment_why(g: MageKnight, seat: Seat, way: str) -> Why:
    """MK-DEED-07. Does the phase have a use for what a card gives sideways?"""
    phase = g.phase
    if way == "move":
        good = phase == MOVEMENT or move_counts_in_combat(g, seat)
    elif way == "influence":
        good = phase in (MOVEMENT, INTERACTION) or influence_counts_in_combat(g, seat)
    elif way == "attack":
        return OK if phase == MELEE_PHASE else "MK-COMBAT-31"
    else:
        good = phase == BLOCK_PHASE
    return OK if good else "MK-COMBAT-14"


def ready_why(g: MageKnight, seat: Seat, *, wound: bool) -> Why:
    """May a skill be readied for the next such card? Two never change the same card; and there must be one."""
    if lasting.has(g, WOUNDS_COUNT if wound else ANY_CARD, seat):
        return "MK-DEED-07"
    if not any((card == WOUND) == wound for card in free_hand(g, g.heroes[seat])):
        return "MK-DEED-07"
    return OK if any(moment_why(g, seat, way) == OK for way in SIDEWAYS) else "MK-COMBAT-14"


def worth(g: MageKnight, seat: Seat, card: Card) -> int:
    """What a card gives sideways; a skill that was readied for it is used up."""
    if card.name == WOUND:
        return lasting.last(g, WOUNDS_COUNT, seat)
    value = 1
    if lasting.has(g, ANY_CARD, seat):
        value = lasting.last(g, ANY_CARD, seat)
        more = lasting.last(g, SPECIAL_CARD, seat)
        if card.kind in (ADVANCED_ACTION, SPELL, ARTIFACT):
            value = max(value, more)
        value = max(value, _of_colour(g, seat, card))
    return value


def _of_colour(g: MageKnight, seat: Seat, card: Card) -> int:
    """Universal Power: more for an action or spell of the colour of the mana."""
    best = 0
    for m in [m for m in g.modifiers if m.seat == seat and m.what.startswith(OF_COLOUR)]:
        if m.what == f"{OF_COLOUR}:{card.colour}" and card.kind != ARTIFACT:
            best = max(best, m.amount)
        g.modifiers.remove(m)
    return best
