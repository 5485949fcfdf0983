"""A defeated enemy (MK-COMBAT-38): its token, its fame, and what it means on the map."""

from __future__ import annotations

from realms.kernel.model import Seat

from ..data.tiles import SITE
from ..events import ENEMY_DEFEATED
from ..fights import Foe
from ..state import MageKnight
from ..terms import DRACONUM, NONE
from ..vocabulary import lasting
from . import tokens
from .foes import enemy
from .points import change_reputation, gain_fame


def defeat(g: MageKnight, seat: Seat, i: int) -> None:
    """MK-COMBAT-38. Discard the token at once, score its fame at once. Summoned monsters give none."""
    fight = g.fight
    assert fight is not None
    foe = fight.foes[i]
    foe.dead = True
    g.tell(ENEMY_DEFEATED, seat, foe.token)
    tokens.discard(g, foe.token, foe.hex)
    if foe.summoner != NONE:
        return
    hero = g.heroes[seat]
    hero.now.slain += 1
    fame = enemy(foe).fame
    gain_fame(g, seat, (fame + 1) // 2 if foe.half_fame else fame)
    gain_fame(g, seat, lasting.sum_of(g, lasting.FAME_PER_KILL, seat))
    change_reputation(g, seat, enemy(foe).reputation + tamed(foe))


def tamed(foe: Foe) -> int:
    """MK-COMBAT-102. Reputation for a rampaging enemy: orcs 1, draconum 2; none for those met elsewhere."""
    if not foe.rampaging:
        return 0
    return 2 if SITE[foe.hex] == DRACONUM else 1
