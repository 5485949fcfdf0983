"""What a fight leaves behind (MK-COMBAT-100 to 119): shields, rewards, tokens that stay or go, and retreats."""

from __future__ import annotations

from typing import Final

from realms.kernel.model import Seat

from ..data.hexes import HEX_NAMES
from ..data.ruins import (
    ARTIFACT_GAIN,
    DUNGEON_GAIN,
    RANDOM_CRYSTAL,
    RUINS,
    SPELL_GAIN,
)
from ..data.tiles import SITE
from ..events import SITE_CONQUERED, WITHDREW
from ..fights import Fight
from ..state import MageKnight
from ..terms import (
    ANCIENT_RUINS,
    DUNGEON,
    MAGE_TOWER,
    MONASTERY,
    MONSTER_DEN,
    NONE,
    SPAWNING_GROUNDS,
    TOMB,
)
from . import scenario, tokens
from .ground import city_at, owned, site_at

REWARDS: Final[dict[int, tuple[str, ...]]] = {
    MAGE_TOWER: (SPELL_GAIN,),
    MONASTERY: (ARTIFACT_GAIN,),
    DUNGEON: (DUNGEON_GAIN,),
    TOMB: (SPELL_GAIN, ARTIFACT_GAIN),
    MONSTER_DEN: (RANDOM_CRYSTAL, RANDOM_CRYSTAL),
    SPAWNING_GROUNDS: (ARTIFACT_GAIN, RANDOM_CRYSTAL, RANDOM_CRYSTAL, RANDOM_CRYSTAL),
}


def settle(g: MageKnight, seat: Seat) -> None:
    """MK-COMBAT-100. The fight is over: mark what was conquered, discard what was only drawn for it, fall back."""
    fight = g.fight
    assert fight is not None
    for foe in fight.foes:
        if not foe.dead and foe.hex == NONE:
            tokens.discard(g, foe.token, NONE)
    won = not any(not foe.dead and not foe.rampaging for foe in fight.foes)
    if fight.cause == "assault":
        _assault(g, seat, fight, won=won)
    elif fight.cause in ("adventure", "burn"):
        if won:
            _site(g, seat, fight.hex)
        else:
            scenario.of(g).site_held(g, fight.hex)


def _site(g: MageKnight, seat: Seat, hex: int) -> None:
    """MK-COMBAT-103, 108, 113. A shield, and the reward at the end of the turn; nothing for a second visit."""
    if hex in g.shields:
        return
    gains = REWARDS.get(site_at(g, hex), ())
    if SITE[hex] == ANCIENT_RUINS:
        ruin = tokens.ruin_at(g, hex)
        gains = RUINS[ruin].gains
        tokens.discard(g, ruin, hex)
    g.shields[hex] = seat
    g.heroes[seat].now.gains.extend(gains)
    g.tell(SITE_CONQUERED, seat, HEX_NAMES[hex])
    scenario.of(g).site_conquered(g, seat, hex)


def _assault(g: MageKnight, seat: Seat, fight: Fight, *, won: bool) -> None:
    """MK-COMBAT-101, 105 to 107, 112."""
    hex = fight.hex
    city = city_at(g, hex)
    if city is not None:
        fallen = [foe for foe in fight.foes if foe.dead and not foe.rampaging and foe.summoner == NONE]
        city.shields.extend([seat] * len(fallen))
    if g.joint is not None:
        return  # MK-COOP-13: what becomes of it is seen when all have fought
    if not won:
        _fall_back(g, seat, fight.back)
        return
    if city is not None:
        city.conquered = True
        scenario.of(g).city_conquered(g)
    else:
        g.shields[hex] = seat
        if not owned(g, hex):
            g.heroes[seat].now.gains.extend(REWARDS.get(SITE[hex], ()))
    g.tell(SITE_CONQUERED, seat, HEX_NAMES[hex])


def _fall_back(g: MageKnight, seat: Seat, back: int) -> None:
    """MK-COMBAT-112. To the hex the hero came from; if that is not safe, the withdrawal goes on from there."""
    hero = g.heroes[seat]
    hero.hex = back
    hero.now.path.pop()
    g.tell(WITHDREW, seat, HEX_NAMES[back])
