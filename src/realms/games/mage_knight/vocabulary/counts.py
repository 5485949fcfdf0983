"""Questions to the state that `When` and `Per` put."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from realms.kernel.effects import Test
from realms.kernel.model import Seat

from ..data.tiles import TERRAIN
from ..events import WOUNDS_COUNTED
from ..rules import duel, foes, mana
from ..rules.cards import wounds_in_hand
from ..state import MageKnight
from ..terms import FOREST
from . import words


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Test[MageKnight]):
    """A question whose words are among those of the effects."""

    def text(self, lang: str) -> str:
        return words.say(lang, self.name)


@final
class AtNight(Counted):
    """Also in dungeons and tombs (MK-MANA-11)."""

    def count(self, g: MageKnight, seat: Seat) -> int:
        return 1 if mana.is_night(g) else 0


@final
class InForest(Counted):
    def count(self, g: MageKnight, seat: Seat) -> int:
        return 1 if TERRAIN[g.heroes[seat].hex] == FOREST else 0


@final
class Enemies(Counted):
    """The enemies still in the fight; what counts as such in a battle of heroes (MK-PVP-54)."""

    def count(self, g: MageKnight, seat: Seat) -> int:
        if g.fight is None:
            return 0
        return len(foes.living(g.fight)) if g.fight.duel is None else duel.enemies(g, seat)


@final
class Wounds(Counted):
    """Wounds in hand and on units."""

    def count(self, g: MageKnight, seat: Seat) -> int:
        hero = g.heroes[seat]
        return wounds_in_hand(hero) + sum([unit.wounds for unit in hero.units])

    def counted(self, g: MageKnight, seat: Seat, n: int) -> None:
        """Those in the hand were a secret."""
        g.tell(WOUNDS_COUNTED, seat, n)


@final
class ReadyUnits(Counted):
    """Ready and unwounded units, three at most."""

    def count(self, g: MageKnight, seat: Seat) -> int:
        return min(3, len([unit for unit in g.heroes[seat].units if unit.ready]))


@final
class CrystalColours(Counted):
    def count(self, g: MageKnight, seat: Seat) -> int:
        return len([n for n in g.heroes[seat].crystals if n > 0])


NIGHT = AtNight("night")
FOREST_HERE = InForest("forest")
ENEMIES_LEFT = Enemies("enemies")
WOUNDS_HELD = Wounds("wounds")
READY_UNITS = ReadyUnits("ready-units")
CRYSTAL_COLOURS = CrystalColours("crystal-colours")
