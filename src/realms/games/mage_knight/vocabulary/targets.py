"""Nodes that do something to enemies (MK-COMBAT-17 to 19): to one that is chosen, or to all."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.effects import Resolve
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Seat, Why, option

from ..rules import defeat, foes
from ..state import Fight, Foe, MageKnight
from ..terms import BLOCK_PHASE, IN_COMBAT, MELEE_PHASE, RANGED_PHASE
from . import words
from .base import Deed, running

CALM: Final = "calm"
BARE: Final = "bare"
DESTROY: Final = "destroy"
ATTACKS: Final = 1 << RANGED_PHASE | 1 << BLOCK_PHASE | 1 << MELEE_PHASE


@final
class Change:
    """What happens to an enemy: `calm` (it does not attack), `bare`, `destroy`, less armour, lost resistances."""

    def __init__(
        self, *, calm: bool = False, bare: bool = False, destroy: bool = False, armour: int = 0, strip: int = 0
    ) -> None:
        self.calm: Final = calm
        self.bare: Final = bare
        self.destroy: Final = destroy
        self.armour: Final = armour
        self.strip: Final = strip

    def apply(self, g: MageKnight, seat: Seat, i: int) -> None:
        fight = g.fight
        assert fight is not None
        foe = fight.foes[i]
        foe.calm = foe.calm or self.calm
        foe.bare = foe.bare or self.bare
        foe.armour += self.armour
        foe.stripped |= self.strip
        if self.destroy:
            defeat.defeat(g, seat, i)

    def text(self, lang: str) -> str:
        said: list[str] = []
        if self.calm:
            said.append(words.say(lang, "does-not-attack"))
        if self.bare:
            said.append(words.say(lang, "bare"))
        if self.destroy:
            said.append(words.say(lang, "destroyed"))
        if self.armour:
            said.append(words.say(lang, "armour", self.armour))
        return ", ".join(said)


def may_hit(fight: Fight, foe: Foe, colour: int) -> bool:
    """Does an effect of this colour touch the enemy?"""
    return not foe.dead and not foe.away and not foes.shrugs_off(foe, colour)


@final
class OneEnemy(Deed):
    """An effect on one enemy. One that resists it can be chosen, too, but nothing happens to it; so it is refused.

    `colour`: of the card, for the menu of cards; the frame that runs it knows the colour as well.
    """

    def __init__(
        self, change: Change, colour: int, when: int = ATTACKS, *, unfortified: bool = False, label: str = ""
    ) -> None:
        super().__init__("one_enemy", when, "MK-COMBAT-14", label=label, prompt="choose-enemy")
        self.change = change
        self.colour = colour
        self.unfortified = unfortified

    def good(self, g: MageKnight, i: int) -> Why:
        fight = g.fight
        assert fight is not None
        foe = fight.foes[i]
        if not may_hit(fight, foe, self.colour):
            return "MK-COMBAT-17"
        if self.unfortified and foes.fortified(fight, foe):
            return "MK-COMBAT-32"
        return OK

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if not self.when >> g.phase & 1 or g.fight is None:
            return self.rule
        why = self.rule
        for i in foes.living(g.fight):
            why = self.good(g, i)
            if why == OK:
                return OK
        return why

    def asks(self, g: MageKnight, seat: Seat) -> bool:
        return self.why_not(g, seat) == OK

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        assert g.fight is not None
        for i in foes.living(g.fight):
            menu.offer(self.good(g, i), option("enemy", str(i)))

    def take(self, g: MageKnight, seat: Seat, choice: Option, run: Resolve[MageKnight]) -> Frame | None:
        self.change.apply(g, seat, int(choice.refs[0]))
        return None

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "one-enemy", what=self.change.text(lang))


@final
class AllEnemies(Deed):
    """An effect on every enemy it can touch."""

    def __init__(self, change: Change, when: int = ATTACKS, label: str = "") -> None:
        super().__init__("all_enemies", when & IN_COMBAT, "MK-COMBAT-14", label=label)
        self.change = change

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        fight = g.fight
        assert fight is not None
        for i in foes.living(fight):
            if may_hit(fight, fight.foes[i], running(run).colour):
                self.change.apply(g, seat, i)
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "all-enemies", what=self.change.text(lang))
