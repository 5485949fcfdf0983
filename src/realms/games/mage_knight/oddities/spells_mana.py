"""Competitive spells about mana: Mana Meltdown and Radiance, Mana Claim and Curse."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import PASS, AskSeat

from ..events import (
    COLOUR_NAMED,
    CRYSTAL_LOST,
    DIE_CLAIMED,
)
from ..rules import offturn
from ..rules.interplay import hurt
from ..rules.mana import gain_crystal, gain_token
from ..state import MageKnight
from ..terms import BASIC, COLOUR, COLOURS, GOLD, NONE
from ..vocabulary import lasting

CLAIMED_MANA: Final = 3
RADIANT_CRYSTALS: Final = 2


@final
class NameColour(AskSeat[MageKnight]):
    """A basic colour is named."""

    RULE: ClassVar[str] = "MK-MANA-01"
    PROMPT: ClassVar[str] = "choose-colour"

    def __init__(self, seat: Public[int], colour: Public[int] = NONE) -> None:
        super().__init__(seat)
        self.colour = colour

    def open(self, g: MageKnight) -> bool:
        return self.colour == NONE

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for colour in BASIC:
            menu.offer(OK, option("colour", COLOURS[colour]))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.colour = COLOUR[option.refs[0]]
        g.tell(COLOUR_NAMED, seat, option.refs[0])
        return None


# Mana Meltdown and Mana Radiance.


@final
class ManaMeltdown(Odd[MageKnight]):
    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Meltdown(seat, [])


@final
class Meltdown(Steps[MageKnight]):
    """Each other player loses a random crystal, or takes a wound; one of the lost ones may be gained."""

    RULE: ClassVar[str] = "MK-TURN-03"
    ORDER: ClassVar[tuple[str, ...]] = ("interrupt", "lose", "take")

    def __init__(self, seat: Public[int], lost: Public[list[int]], at: Public[str] = "interrupt") -> None:
        super().__init__(at)
        self.seat = seat
        self.lost = lost

    def interrupt(self, g: MageKnight) -> Frame | None:
        return offturn.interrupt(g, self.seat, "mana_meltdown")

    def lose(self, g: MageKnight) -> Frame | None:
        for rival in offturn.rivals(g, self.seat):
            crystals = g.heroes[rival].crystals
            held = [colour for colour in BASIC for _ in range(crystals[colour])]
            if not held:
                hurt(g, rival, 1)
                continue
            colour = held[g.rng.below(len(held))]
            crystals[colour] -= 1
            self.lost.append(colour)
            g.tell(CRYSTAL_LOST, rival, COLOURS[colour])
        return None

    def take(self, g: MageKnight) -> Frame | None:
        return TakeCrystal(self.seat, self.lost[:]) if self.lost else None


@final
class TakeCrystal(AskSeat[MageKnight]):
    """Mana Meltdown: one of the crystals that were lost may be gained."""

    RULE: ClassVar[str] = "MK-EFFECT-08"
    PROMPT: ClassVar[str] = "take-crystal"

    def __init__(self, seat: Public[int], lost: Public[list[int]]) -> None:
        super().__init__(seat)
        self.lost = lost

    def open(self, g: MageKnight) -> bool:
        return bool(self.lost)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for colour in self.lost:
            menu.offer_once(OK, option("colour", COLOURS[colour]))
        menu.offer(OK, PASS)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.lost.clear()
        if option.verb == "colour":
            gain_crystal(g, seat, COLOUR[option.refs[0]])
        return None


@final
class ManaRadiance(Odd[MageKnight]):
    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Radiance(seat)


@final
class Radiance(Steps[MageKnight]):
    """Everybody takes a wound for each crystal of a colour; then two of that colour are gained."""

    RULE: ClassVar[str] = "MK-TURN-03"
    ORDER: ClassVar[tuple[str, ...]] = ("interrupt", "name", "burn")

    def __init__(self, seat: Public[int], at: Public[str] = "interrupt") -> None:
        super().__init__(at)
        self.seat = seat

    def interrupt(self, g: MageKnight) -> Frame | None:
        return offturn.interrupt(g, self.seat, "mana_radiance")

    def name(self, g: MageKnight) -> Frame | None:
        return NameColour(self.seat)

    def burn(self, g: MageKnight) -> Frame | None:
        colour = g.took(NameColour).colour
        for seat in (self.seat, *offturn.rivals(g, self.seat)):
            hurt(g, seat, g.heroes[seat].crystals[colour])
        for _ in range(RADIANT_CRYSTALS):
            gain_crystal(g, self.seat, colour)
        return None


# Mana Claim and Mana Curse.


@final
class ManaClaim(Odd[MageKnight]):
    def __init__(self, *, curse: bool) -> None:
        self.curse: Final = curse

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if any(die < GOLD for die in g.source) else "MK-MANA-01"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Claim(seat, self.curse)


@final
class Claim(Steps[MageKnight]):
    """A die of the source is taken for the rest of the round."""

    RULE: ClassVar[str] = "MK-TURN-03"
    ORDER: ClassVar[tuple[str, ...]] = ("interrupt", "take")

    def __init__(self, seat: Public[int], curse: Public[bool], at: Public[str] = "interrupt") -> None:
        super().__init__(at)
        self.seat = seat
        self.curse = curse

    def interrupt(self, g: MageKnight) -> Frame | None:
        return offturn.interrupt(g, self.seat, "mana_curse" if self.curse else "mana_claim")

    def take(self, g: MageKnight) -> Frame | None:
        return ClaimDie(self.seat, self.curse)


@final
class ClaimDie(AskSeat[MageKnight]):
    """Which die of a basic colour; and three mana now, or one at the start of each later turn of the round."""

    RULE: ClassVar[str] = "MK-EFFECT-07"
    PROMPT: ClassVar[str] = "claim-die"

    def __init__(self, seat: Public[int], curse: Public[bool], going: Public[bool] = True) -> None:
        super().__init__(seat)
        self.curse = curse
        self.going = going

    def open(self, g: MageKnight) -> bool:
        return self.going and any(die < GOLD for die in g.source)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for when in ("now", "later"):
            for die in g.source:
                if die < GOLD:
                    menu.offer_once(OK, option("claim", COLOURS[die], when))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        name, when = option.refs
        g.source.remove(COLOUR[name])
        g.heroes[seat].claimed.append(COLOUR[name])
        g.tell(DIE_CLAIMED, seat, name)
        if when == "now":
            gain_token(g, seat, COLOUR[name], CLAIMED_MANA)
        else:
            lasting.lay(g, f"{lasting.CLAIM}:{name}", 1, lasting.END_OF_ROUND, "mana_claim", seat)
        if self.curse:
            lasting.lay(g, f"{lasting.CURSED}:{name}", 1, lasting.END_OF_ROUND, "mana_curse", seat)
        return None


ODD["mana_meltdown"] = ManaMeltdown()
ODD["mana_radiance"] = ManaRadiance()
ODD["mana_claim"] = ManaClaim(curse=False)
ODD["mana_curse"] = ManaClaim(curse=True)
