"""Nodes that do something to enemies (MK-COMBAT-15 to 19): to one of choice, or to all; and to their walls."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.effects import Resolve
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Seat, Why, option

from ..events import ARMOUR_CHANGED, ATTACK_STOPPED, ENEMY_EXPOSED, WALLS_BREACHED
from ..rules import defeat, duel_aims, foes, units
from ..rules.duel import rival_of, sides, walled
from ..state import MageKnight
from ..terms import IN_COMBAT, RESISTS_FIRE, RESISTS_ICE, RESISTS_PHYSICAL
from . import words
from .base import Deed, running

ALL_RESISTANCES: Final = RESISTS_PHYSICAL | RESISTS_FIRE | RESISTS_ICE
ATTACKS: Final = IN_COMBAT
"""MK-COMBAT-15. Effects that are neither attack nor block suit every phase."""
FORTIFICATIONS: Final = "fortifications"
RESISTANCES: Final = "resistances"


@final
class Change:
    """What happens to an enemy: `calm` (it does not attack), `bare` (it loses its fortifications), `destroy`,
    less armour (`walled`: by how much if it is fortified), resistances it loses."""

    def __init__(
        self,
        *,
        calm: bool = False,
        bare: bool = False,
        destroy: bool = False,
        armour: int = 0,
        walled: int = 0,
        strip: int = 0,
    ) -> None:
        self.calm: Final = calm
        self.bare: Final = bare
        self.destroy: Final = destroy
        self.armour: Final = armour
        self.walled: Final = walled or armour
        self.strip: Final = strip

    def apply(self, g: MageKnight, seat: Seat, i: int) -> None:
        """To the enemy in this place; in a hero battle to the unit of the rival."""
        fight = g.fight
        assert fight is not None
        if fight.duel is not None:
            self.apply_to_unit(g, seat, i)
            return
        foe = fight.foes[i]
        if self.calm and not foe.calm:
            foe.calm = True
            g.tell(ATTACK_STOPPED, seat, foe.token)
        if self.armour:
            less = self.walled if foes.fortified(fight, foe) else self.armour
            foe.armour += less
            g.tell(ARMOUR_CHANGED, foe.token, less)
        if self.bare and not foe.bare:
            foe.bare = True
            g.tell(ENEMY_EXPOSED, foe.token, FORTIFICATIONS)
        if self.strip & foes.resistances(foe):
            foe.stripped |= self.strip
            g.tell(ENEMY_EXPOSED, foe.token, RESISTANCES)
        if self.destroy:
            defeat.defeat(g, seat, i)

    def apply_to_unit(self, g: MageKnight, seat: Seat, i: int) -> None:
        """MK-PVP-50 to 52, 56. A unit is wounded where an enemy would be destroyed."""
        owner = rival_of(sides(g)[1], seat)
        if self.calm and duel_aims.stop_why(g, seat, i) == OK:
            duel_aims.stop_share(g, owner, i)
        if self.armour or self.strip:
            less = self.walled if walled(g, seat) else self.armour
            duel_aims.shake(g, owner, i, armour=less, strip=self.strip)
        if self.destroy:
            units.wound(g, owner, i)

    def only_calms(self) -> bool:
        return self.calm and not (self.armour or self.strip or self.destroy)

    def text(self, lang: str, whom: str) -> str:
        """What happens to "one" enemy, or to "all" of them."""
        said: list[str] = []
        if self.calm:
            said.append(words.say(lang, f"calm-{whom}"))
        if self.bare:
            said.append(words.say(lang, f"bare-{whom}"))
        if self.strip:
            said.append(words.say(lang, f"stripped-{whom}", what=self.lost(lang)))
        if self.destroy:
            said.append(words.say(lang, f"destroyed-{whom}"))
        if self.armour:
            less = words.say(lang, f"armour-{whom}", self.armour)
            walled = "" if self.walled == self.armour else words.say(lang, f"fortified-{whom}", self.walled)
            said.append(less + walled)
        return words.say(lang, "and").join(said)

    def lost(self, lang: str) -> str:
        """The resistances it loses, in words."""
        if self.strip == ALL_RESISTANCES:
            return words.say(lang, "all-resistances")
        names = ((RESISTS_PHYSICAL, "physical"), (RESISTS_FIRE, "fire"), (RESISTS_ICE, "ice"))
        return ", ".join([words.say(lang, f"resists-{name}") for bit, name in names if self.strip & bit])


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

    def good(self, g: MageKnight, seat: Seat, i: int) -> Why:
        fight = g.fight
        assert fight is not None
        if self.unfortified and (
            walled(g, seat) if fight.duel is not None else foes.fortified(fight, fight.foes[i]) > 0
        ):
            return "MK-COMBAT-32"
        if fight.duel is not None and self.change.only_calms() and duel_aims.stop_why(g, seat, i) != OK:
            return "MK-PVP-56"
        return duel_aims.aim_why(g, seat, i, self.colour)

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if not self.when >> g.phase & 1 or g.fight is None:
            return self.rule
        why = self.rule
        for i in duel_aims.aims(g, seat):
            why = self.good(g, seat, i)
            if why == OK:
                return OK
        return why

    def asks(self, g: MageKnight, seat: Seat) -> bool:
        return self.why_not(g, seat) == OK

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for i in duel_aims.aims(g, seat):
            menu.offer(self.good(g, seat, i), option("enemy", str(i)))

    def take(self, g: MageKnight, seat: Seat, choice: Option, run: Resolve[MageKnight]) -> Frame | None:
        self.change.apply(g, seat, int(choice.refs[0]))
        return None

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        return None

    def text(self, lang: str) -> str:
        whom = "one-unfortified" if self.unfortified else "one-enemy"
        return words.say(lang, whom, what=self.change.text(lang, "one"))


@final
class AllEnemies(Deed):
    """An effect on every enemy it can touch."""

    def __init__(self, change: Change, when: int = ATTACKS, label: str = "") -> None:
        super().__init__("all_enemies", when & IN_COMBAT, "MK-COMBAT-14", label=label)
        self.change = change

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        for i in duel_aims.aims(g, seat):
            if duel_aims.aim_why(g, seat, i, running(run).colour) == OK:
                self.change.apply(g, seat, i)
        if self.change.bare:
            breach_walls(g, seat)
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "all-enemies", what=self.change.text(lang, "all"))


def breach_walls(g: MageKnight, seat: Seat) -> None:
    """MK-PVP-21, 55. In a hero battle only the aggressor faces walls; they are gone for its whole length."""
    fight = g.fight
    assert fight is not None
    if fight.duel is not None and fight.duel.aggressor == seat:
        fight.breached = True
        g.tell(WALLS_BREACHED, seat)


@final
class Breach(Deed):
    """MK-COMBAT-19. Site fortifications are ignored; no resistance stops that."""

    def __init__(self) -> None:
        super().__init__("breach", IN_COMBAT, "MK-COMBAT-14")

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        assert g.fight is not None
        if g.fight.duel is not None:
            breach_walls(g, seat)
            return None
        g.fight.breached = True
        g.tell(WALLS_BREACHED, seat)
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "breach")
