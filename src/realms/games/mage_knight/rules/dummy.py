"""The dummy player (MK-DUMMY): it sets the pace of solo and cooperative games."""

from __future__ import annotations

from realms.kernel.model import EVERYONE

from ..data.cards import CARDS
from ..events import DUMMY_ANNOUNCED, DUMMY_FLIPPED, DUMMY_TACTIC, DUMMY_TURN
from ..state import MageKnight
from ..terms import DUMMY

FLIPPED_EACH_TURN = 3


def turn(g: MageKnight) -> None:
    """MK-DUMMY-06 to 09. Flip three cards, and more by the crystals of the last one's colour."""
    dummy = g.dummy
    assert dummy is not None
    if not dummy.deck.items:
        if g.announced < 0:
            g.announced = DUMMY
            g.tell(DUMMY_ANNOUNCED)
            at = g.order.index(DUMMY)
            g.last_turns = g.order[at + 1 :] + g.order[:at]
        return
    flipped = flip(g, FLIPPED_EACH_TURN)
    colour = CARDS[dummy.discard[-1]].colour
    if dummy.deck.items and dummy.crystals[colour]:
        flipped += flip(g, dummy.crystals[colour])
    g.tell(DUMMY_TURN, flipped, dummy.discard[-1])


def flip(g: MageKnight, n: int) -> int:
    """MK-DUMMY-09. Too few cards: what is left."""
    dummy = g.dummy
    assert dummy is not None
    n = min(n, len(dummy.deck.items))
    for _ in range(n):
        g.learned = EVERYONE
        dummy.discard.append(dummy.deck.take(len(dummy.deck.items) - 1))
        g.tell(DUMMY_FLIPPED, dummy.discard[-1])
    return n


def prepare(g: MageKnight, action: str, spell: str) -> None:
    """MK-DUMMY-10, 11. The card that left the action offer joins its deck, a crystal of the spell's colour too."""
    dummy = g.dummy
    assert dummy is not None
    if action != "":
        dummy.deck.items.append(action)
    dummy.deck.items.extend(dummy.discard)
    dummy.discard.clear()
    dummy.deck.shuffle(g.rng)
    dummy.tactic = ""
    if spell != "":
        dummy.crystals[CARDS[spell].colour] += 1


def take_tactic(g: MageKnight) -> None:
    """MK-SCEN-04-05, 05-05. A random one of those that are left; only its place in the order counts."""
    dummy = g.dummy
    assert dummy is not None
    dummy.tactic = g.rng.pick(g.tactics)
    g.tactics.remove(dummy.tactic)
    g.tell(DUMMY_TACTIC, dummy.tactic)
