"""Skills that are frames of their own: Motivation, Resistance Break, Glittering Fortune, Inspiration, Flight,
Universal Power."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import AskOnce, AskSeat

from ..data.hexes import HEX, HEX_NAMES
from ..data.skills import SKILLS
from ..events import UNIT_HEALED
from ..rules import duel_aims, foes, ground, movement, offturn, sideways, skills, units
from ..rules.mana import PayMana, gain_token, mana_why
from ..rules.points import gain_influence
from ..state import MageKnight
from ..terms import BASIC, BLACK, BLUE, COLOUR, COLOURS, GREEN, INTERACTION, MOVEMENT, NONE, PEACEFUL, RED, WHITE
from ..vocabulary import lasting, targets
from .basic_actions import Done

FLIGHT_COST: Final = 2


def least_fame(g: MageKnight, seat: Seat) -> bool:
    """Has this player alone the least fame? Who plays alone has."""
    return all(hero.fame > g.heroes[seat].fame for hero in g.heroes if hero.seat != seat and not hero.out)


@final
class Motivation(Odd[MageKnight]):
    """A mana token for who alone has the least fame; afterwards no other Motivation for a while."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return "MK-SKILL-04" if lasting.has(g, lasting.MOTIVATED, seat) else OK

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        lasting.lay(g, lasting.MOTIVATED, 1, lasting.NEXT_TURN_END, "motivation", seat)
        if least_fame(g, seat):
            gain_token(g, seat, self.colour)
        return Done()


@final
class Motivate(offturn.OffTurn):
    """MK-SKILL-04, MK-TURN-01. The Motivation skills may also be used between turns."""

    NAME: ClassVar[str] = "skill"

    def usable(self, g: MageKnight, seat: Seat) -> list[str]:
        if lasting.has(g, lasting.MOTIVATED, seat):
            return []
        hero = g.heroes[seat]
        return [name for name in hero.skills if SKILLS[name].off_turn and name not in hero.flipped]

    def could(self, g: MageKnight, seat: Seat, turn: Seat) -> bool:
        return bool(self.usable(g, seat))

    def options(self, g: MageKnight, seat: Seat, turn: Seat, menu: Decision) -> None:
        for name in self.usable(g, seat):
            menu.offer(OK, option("skill", name))

    def do(self, g: MageKnight, seat: Seat, chosen: Option) -> Frame | None:
        return skills.use(g, seat, chosen.refs[0])


offturn.OFF_TURN.append(Motivate())


def breakable_why(g: MageKnight, seat: Seat, i: int) -> Why:
    """Resistance Break: not an enemy that is immune, nor one that resists nothing."""
    assert g.fight is not None
    if g.fight.duel is None and foes.immune(g.fight.foes[i]):
        return "MK-ABIL-22"
    return OK if duel_aims.resists(g, seat, i) else "MK-COMBAT-17"


@final
class ResistanceBreak(Odd[MageKnight]):
    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if g.fight is None or not targets.ATTACKS >> g.phase & 1:
            return "MK-COMBAT-14"
        why = "MK-COMBAT-17"
        for i in duel_aims.aims(g, seat):
            why = breakable_why(g, seat, i)
            if why == OK:
                return OK
        return why

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return BreakResistance(seat)


@final
class BreakResistance(AskOnce[MageKnight]):
    """Resistance Break: the armour of an enemy falls by one for each of its resistances."""

    RULE: ClassVar[str] = "MK-COMBAT-17"
    PROMPT: ClassVar[str] = "choose-enemy"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for i in duel_aims.aims(g, self.seat):
            menu.offer(breakable_why(g, self.seat, i), option("enemy", str(i)))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        i = int(option.refs[0])
        targets.Change(armour=-duel_aims.resists(g, seat, i).bit_count()).apply(g, seat, i)
        return None


@final
class GlitteringFortune(Odd[MageKnight]):
    """Influence for each colour among the own crystals, in an interaction only."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if g.phase == INTERACTION else "MK-INTERACT-02"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        gain_influence(g, seat, len([n for n in g.heroes[seat].crystals if n > 0]))
        return Done()


@final
class Inspiration(Odd[MageKnight]):
    """Ready a unit or heal a unit; never in combat."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if not PEACEFUL >> g.phase & 1:
            return "MK-COMBAT-20"
        return OK if any(unit.spent or unit.wounds for unit in g.heroes[seat].units) else "MK-UNIT-10"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Inspire(seat)


@final
class Inspire(AskOnce[MageKnight]):
    """Inspiration: which unit; of two wounds one is taken off (MK-HEAL-05)."""

    RULE: ClassVar[str] = "MK-UNIT-10"
    PROMPT: ClassVar[str] = "inspire"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for i, unit in enumerate(g.heroes[self.seat].units):
            if unit.spent:
                menu.offer(OK, option("ready", str(i)))
            if unit.wounds:
                menu.offer(OK, option("heal", str(i)))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        i = int(option.refs[0])
        if option.verb == "ready":
            units.ready(g, seat, i)
        else:
            unit = g.heroes[seat].units[i]
            unit.wounds -= 1
            g.tell(UNIT_HEALED, seat, unit.kind)
        return None


def _steps(g: MageKnight, seat: Seat, hex: int) -> list[int]:
    """The hexes one step away; with Space Bending those two away count as well."""
    return g.land.within(hex, 2 if lasting.has(g, lasting.FAR_STEPS, seat) else 1)


def flights(g: MageKnight, seat: Seat) -> dict[int, int]:
    """MK-MOVE-30 to 32. Safe hexes and their price: one step is free, two steps cost two points."""
    hero = g.heroes[seat]
    found: dict[int, int] = {}
    near = _steps(g, seat, hero.hex)
    for hex in near:
        found[hex] = 0
    for first in near:
        for hex in _steps(g, seat, first):
            if hex != hero.hex and hex not in found:
                found[hex] = FLIGHT_COST
    return {hex: price for hex, price in found.items() if ground.safe(g, seat, hex)}


@final
class Flight(Odd[MageKnight]):
    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        hero = g.heroes[seat]
        if g.phase != MOVEMENT or hero.hex == NONE:
            return "MK-MOVE-01"
        if g.joint is not None:
            return "MK-COOP-10"
        if movement.duty_why(g, seat) != OK:
            return "MK-TURN-15"
        good = [price for price in flights(g, seat).values() if price <= hero.now.move]
        return OK if good else "MK-MOVE-31"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Fly(seat)


@final
class Fly(AskOnce[MageKnight]):
    """Flight: over everything to a safe hex; no rampaging enemy is provoked."""

    RULE: ClassVar[str] = "MK-MOVE-31"
    PROMPT: ClassVar[str] = "fly"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        points = g.heroes[self.seat].now.move
        for hex, price in flights(g, self.seat).items():
            menu.offer(OK if price <= points else "MK-MOVE-05", option("fly", HEX_NAMES[hex]))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        hex = HEX[option.refs[0]]
        now = g.heroes[seat].now
        now.move -= flights(g, seat)[hex]
        now.moved = True
        movement.arrive(g, seat, hex)
        return None


POWER_COLOURS: Final = (*BASIC, BLACK)


@final
class UniversalPower(Odd[MageKnight]):
    """A mana for a card played sideways: 3, or 4 if it is an action or a spell of the colour of the mana."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        why = sideways.ready_why(g, seat, wound=False)
        if why != OK:
            return why
        return OK if any(mana_why(g, seat, colour) == OK for colour in POWER_COLOURS) else "MK-DEED-11"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Empower(seat)


@final
class Empower(Steps[MageKnight]):
    """Universal Power: name a colour, pay, and the next card played sideways is worth more."""

    RULE: ClassVar[str] = "MK-DEED-07"
    ORDER: ClassVar[tuple[str, ...]] = ("name_colour", "pay", "empower")

    def __init__(self, seat: Public[int], colour: Public[int] = NONE, at: Public[str] = "name_colour") -> None:
        super().__init__(at)
        self.seat = seat
        self.colour = colour

    def name_colour(self, g: MageKnight) -> Frame | None:
        return PowerColour(self.seat)

    def pay(self, g: MageKnight) -> Frame | None:
        self.colour = g.took(PowerColour).colour
        return PayMana(self.seat, [self.colour], "universal_power")

    def empower(self, g: MageKnight) -> Frame | None:
        source = "universal_power"
        lasting.lay(g, sideways.ANY_CARD, 3, lasting.END_OF_TURN, source, self.seat)
        lasting.lay(g, f"{sideways.OF_COLOUR}:{self.colour}", 4, lasting.END_OF_TURN, source, self.seat)
        return None


@final
class PowerColour(AskSeat[MageKnight]):
    RULE: ClassVar[str] = "MK-DEED-07"
    PROMPT: ClassVar[str] = "choose-colour"

    def __init__(self, seat: Public[int], colour: Public[int] = NONE) -> None:
        super().__init__(seat)
        self.colour = colour

    def open(self, g: MageKnight) -> bool:
        return self.colour == NONE

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for colour in POWER_COLOURS:
            menu.offer(mana_why(g, self.seat, colour), option("colour", COLOURS[colour]))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.colour = COLOUR[option.refs[0]]
        return None


for _colour in (RED, BLUE, GREEN, WHITE):
    ODD[f"motivation_{COLOURS[_colour]}"] = Motivation(_colour)
ODD["resistance_break"] = ResistanceBreak()
ODD["glittering_fortune"] = GlitteringFortune()
ODD["inspiration"] = Inspiration()
ODD["flight"] = Flight()
ODD["universal_power"] = UniversalPower()
