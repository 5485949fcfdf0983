"""Nodes that give or take things other than points: mana, cards, wounds, fame, ready units."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from realms.kernel.effects import Resolve
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Seat, Why, option

from ..rules import cards, mana, points, rewards, units
from ..state import MageKnight
from ..terms import ANY_TIME, BASIC, COLOUR, COLOURS, IN_COMBAT, PEACEFUL
from . import words
from .base import Deed


@mypyc_attr(allow_interpreted_subclasses=True)
class Coloured(Deed):
    """Something of a colour, or of one of several: then it is asked which."""

    def __init__(self, kind: str, colours: tuple[int, ...]) -> None:
        super().__init__(kind, ANY_TIME, "MK-TURN-16", prompt="choose-colour")
        self.colours = colours

    def gain(self, g: MageKnight, seat: Seat, colour: int) -> None:
        raise NotImplementedError

    def asks(self, g: MageKnight, seat: Seat) -> bool:
        return len(self.colours) > 1

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for colour in self.colours:
            menu.offer(OK, option("colour", COLOURS[colour]))

    def take(self, g: MageKnight, seat: Seat, choice: Option, run: Resolve[MageKnight]) -> Frame | None:
        self.gain(g, seat, COLOUR[choice.refs[0]])
        return None

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        self.gain(g, seat, self.colours[0])
        return None

    def text(self, lang: str) -> str:
        if len(self.colours) >= len(BASIC):
            return words.say(lang, f"any-{self.kind}")
        return words.say(lang, self.kind, colour=words.colours(lang, self.colours))


@final
class Crystal(Coloured):
    """MK-EFFECT-08."""

    def __init__(self, *colours: int) -> None:
        super().__init__("crystal", colours or BASIC)

    def gain(self, g: MageKnight, seat: Seat, colour: int) -> None:
        mana.gain_crystal(g, seat, colour)


@final
class Token(Coloured):
    """MK-EFFECT-07."""

    def __init__(self, *colours: int) -> None:
        super().__init__("token", colours or (0, 1, 2, 3, 4, 5))

    def gain(self, g: MageKnight, seat: Seat, colour: int) -> None:
        mana.gain_token(g, seat, colour)


@final
class PayOne(Deed):
    """MK-DEED-11. A further mana as a cost inside an effect."""

    def __init__(self, colour: int) -> None:
        super().__init__("pay_mana", ANY_TIME, "MK-DEED-11", label=COLOURS[colour])
        self.colour = colour

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return mana.mana_why(g, seat, self.colour)

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        return mana.PayMana(seat, [self.colour])

    def text(self, lang: str) -> str:
        return words.say(lang, "pay-mana", colour=words.colour(lang, self.colour, words.OF_MANA))


@final
class Draw(Deed):
    """Draw cards. `calm`: the card carries the healing icon, so not even this is allowed in combat."""

    def __init__(self, n: int, *, calm: bool = False) -> None:
        super().__init__("draw", PEACEFUL if calm else ANY_TIME, "MK-COMBAT-20")
        self.n = n

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        return rewards.DrawUp(seat, len(g.heroes[seat].hand.items) + self.n)

    def text(self, lang: str) -> str:
        return words.say(lang, "draw", self.n)


@final
class TakeWound(Deed):
    """MK-COMBAT-79. A wound from the supply into the hand."""

    def __init__(self, n: int = 1) -> None:
        super().__init__("wound", ANY_TIME, "MK-TURN-16")
        self.n = n

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        cards.take_wounds(g, g.heroes[seat], self.n)
        return units.knock_out(g, seat) if IN_COMBAT >> g.phase & 1 else None

    def text(self, lang: str) -> str:
        return words.say(lang, "wound", self.n)


@final
class Fame(Deed):
    def __init__(self, n: int) -> None:
        super().__init__("fame", ANY_TIME, "MK-TURN-16")
        self.n = n

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        points.gain_fame(g, seat, self.n)
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "fame", self.n)


@final
class Reputation(Deed):
    def __init__(self, n: int) -> None:
        super().__init__("reputation", ANY_TIME, "MK-TURN-16")
        self.n = n

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        points.change_reputation(g, seat, self.n)
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "reputation", self.n)


@final
class ReadyUnit(Deed):
    """MK-UNIT-10. A spent unit up to a level becomes ready; with none the node does nothing."""

    def __init__(self, level: int = 4, *, calm: bool = True) -> None:
        super().__init__("ready", PEACEFUL if calm else ANY_TIME, "MK-COMBAT-20", prompt="ready-unit")
        self.level = level

    def asks(self, g: MageKnight, seat: Seat) -> bool:
        return bool(units.spent(g, seat, self.level))

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for i in units.spent(g, seat, self.level):
            menu.offer(OK, option("unit", str(i)))

    def take(self, g: MageKnight, seat: Seat, choice: Option, run: Resolve[MageKnight]) -> Frame | None:
        units.ready(g, seat, int(choice.refs[0]))
        return None

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "ready-any") if self.level >= 4 else words.say(lang, "ready", self.level)
