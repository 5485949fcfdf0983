"""Nodes that do something with the source and with the own crystals."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.effects import Resolve
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Seat, Why, option

from ..events import DIE_ROLLED, SOURCE_ROLLED
from ..rules import mana
from ..state import MageKnight
from ..terms import ANY_TIME, BASIC, COLOUR, COLOURS, DIE_FACES
from . import words
from .base import Deed


@final
class MoreDice(Deed):
    """So many more dice of the source may be used in this turn."""

    def __init__(self, n: int) -> None:
        super().__init__("more_dice", ANY_TIME, "MK-TURN-16")
        self.n: Final = n

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        g.heroes[seat].now.may_take += self.n
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "more-dice", self.n)


@final
class RerollSource(Deed):
    """All dice that lie in the source are rolled again; what they show then is as it is."""

    def __init__(self) -> None:
        super().__init__("reroll", ANY_TIME, "MK-TURN-16")

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        g.source = sorted([die if mana.stays_gold(g, die) else g.rng.below(DIE_FACES) for die in g.source])
        g.tell(SOURCE_ROLLED, ",".join([COLOURS[die] for die in g.source]))
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "reroll-source")


@final
class DieForCrystal(Deed):
    """A crystal of the colour of a die of the source; the die is rolled again at once and stays there."""

    def __init__(self) -> None:
        super().__init__("die_for_crystal", ANY_TIME, "MK-MANA-07", prompt="choose-die")

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if any(die in BASIC for die in g.source) else self.rule

    def asks(self, g: MageKnight, seat: Seat) -> bool:
        return self.why_not(g, seat) == OK

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for die in g.source:
            menu.offer_once(OK if die in BASIC else self.rule, option("die", COLOURS[die]))

    def take(self, g: MageKnight, seat: Seat, choice: Option, run: Resolve[MageKnight]) -> Frame | None:
        colour = COLOUR[choice.refs[0]]
        mana.gain_crystal(g, seat, colour)
        g.source.remove(colour)
        die = g.rng.below(DIE_FACES)
        g.source.append(die)
        g.source.sort()
        g.tell(DIE_ROLLED, seat, COLOURS[die])
        return None

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "storm-die")


@final
class AnotherCrystal(Deed):
    """A crystal of a colour of which the hero has one already."""

    def __init__(self) -> None:
        super().__init__("another_crystal", ANY_TIME, "MK-DEED-11", prompt="choose-colour")

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if any(n > 0 for n in g.heroes[seat].crystals) else self.rule

    def asks(self, g: MageKnight, seat: Seat) -> bool:
        return True

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for colour in BASIC:
            menu.offer(OK if g.heroes[seat].crystals[colour] else self.rule, option("colour", COLOURS[colour]))

    def take(self, g: MageKnight, seat: Seat, choice: Option, run: Resolve[MageKnight]) -> Frame | None:
        mana.gain_crystal(g, seat, COLOUR[choice.refs[0]])
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "another-crystal")
