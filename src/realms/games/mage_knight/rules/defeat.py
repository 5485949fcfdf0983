"""A defeated enemy (MK-COMBAT-38): its token, its fame, and what it means on the map."""

from __future__ import annotations

from realms.kernel.model import Seat

from ..events import ENEMY_DEFEATED
from ..fights import Fight, Foe
from ..state import MageKnight
from ..terms import NONE, RED_BACK
from ..vocabulary import lasting
from . import tokens, unpredictable
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
    gain_fame(g, seat, fame_of(fight, foe))
    gain_fame(g, seat, lasting.sum_of(g, lasting.FAME_PER_KILL, seat))
    unpredictable.defeated(g, seat, foe)
    change_reputation(g, seat, enemy(foe).reputation + tamed(foe))


def fame_of(fight: Fight, foe: Foe) -> int:
    """MK-COMBAT-02, MK-SCEN-10-13. Defenders of what belongs to a hero give half: of their sum, rounded up."""
    fame = enemy(foe).fame
    if not foe.half_fame:
        return 2 * fame if foe.double_fame else fame
    fallen = [other for other in fight.foes if other.half_fame and other.dead and other is not foe]
    before = sum([enemy(other).fame for other in fallen])
    return (before + fame + 1) // 2 - (before + 1) // 2


def tamed(foe: Foe) -> int:
    """MK-COMBAT-102, MK-OPT-22. Reputation for a rampaging enemy: orcs, and who came with them, 1; draconum 2;
    none for those met elsewhere."""
    if not foe.rampaging:
        return 0
    return 2 if enemy(foe).back == RED_BACK else 1
