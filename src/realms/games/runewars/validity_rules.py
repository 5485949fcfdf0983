"""What the rules under way cannot be, in a position from outside: what they name, and what was sealed."""

from __future__ import annotations

from typing import Final

from realms.kernel.model import Decision
from realms.kernel.stock import SealedAsk
from realms.kernel.validity import between, numbers

from .data.heroes import HEROES
from .data.units import UNITS
from .rules.afield import Afield
from .rules.battle import Battle
from .rules.battle_lines import ATTACKER
from .rules.game import Game
from .rules.turn import Turn
from .state import Runewars
from .terms import NOBODY, ORDERS

MANY: Final = 400
"""No count of influence, damage or units comes near it."""
SEATS: Final = ("seat", "seats", "order", "decider", "holder", "last", "loser", "picked", "tied", "turns", "taker")
AREAS: Final = ("area", "areas", "places", "froms", "to", "rune", "chosen_areas")
"""Fields of frames by what their numbers mean; below zero is nobody, nowhere, or the neutrals."""
HERO_WORDS: Final = ("hero",)
UNIT_WORDS: Final = ("units", "standing", "routed")


def frames_flaw(g: Runewars) -> str:
    """Players, areas, heroes and units that the rules name exist, and no number is one that no rule has."""
    from .derived import dump_frame

    if g.stack and not isinstance(g.stack[0], Game):
        return "no game is under way."
    for frame in g.stack:
        raw = dump_frame(frame)
        if [name for name, value in numbers(raw) if not number_fits(g, name, value)]:
            return f"the rule {raw['is']} is in a state that cannot be."
        if not words_fit(raw):
            return f"the rule {raw['is']} names what there is not."
        if isinstance(frame, Turn) and (frame.seat != g.active or frame.order not in ORDERS):
            return "the turn is somebody else's."
        if isinstance(frame, Afield) and not g.holder:
            return "units march before there is a map."
        if isinstance(frame, Battle) and not claim_fits(g, frame):
            return "a stronghold is taken in a way that cannot be."
    return ""


def claim_fits(g: Runewars, battle: Battle) -> bool:
    """RW-BATTLE-19. A stronghold of the reserve, or one that the attacker has elsewhere."""
    verb, _, elsewhere = battle.claim.partition(":")
    if battle.claim in ("", "take_stronghold"):
        return True
    seat = battle.sides[ATTACKER].seat
    return verb == "move_stronghold" and elsewhere in g.land.index and g.fort[g.land.index[elsewhere]] == seat


def number_fits(g: Runewars, name: str, value: int) -> bool:
    if name in SEATS:
        return between(value, NOBODY, g.seats - 1)
    if name in AREAS:
        return between(value, NOBODY, max(0, len(g.holder) - 1))
    return abs(value) <= MANY


def words_fit(raw: dict[str, object]) -> bool:
    for name, value in raw.items():
        if name in HERO_WORDS and isinstance(value, str) and value != "" and value not in HEROES:
            return False
        if name in UNIT_WORDS and isinstance(value, list) and [u for u in value if u not in UNITS]:
            return False
    return True


def in_sealed(g: Runewars) -> bool:
    """Is something sealed that its player was not offered, or by somebody who was not asked?"""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, SealedAsk):
        return False
    for seat, key in top.sealed.items():
        menu = Decision(seat, top.PROMPT)
        if seat not in top.seats:
            return True
        top.choices(g, menu)
        if menu.find(key) is None:
            return True
    return False
