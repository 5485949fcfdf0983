"""Competitive spells about cards and units: Mind Read and Steal, Energy Flow and Steal."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Arg, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import NONE as NOTHING, PASS, AskOnce, AskSeat

from ..data.cards import CARDS
from ..events import (
    CARD_DISCARDED,
    CARD_SHOWN,
    CARD_STOLEN,
    UNIT_HEALED,
    UNIT_SPENT,
)
from ..rules import offturn, units
from ..rules.cards import leave_hand
from ..rules.mana import gain_crystal
from ..state import MageKnight
from ..terms import COLOURS, NONE, PEACEFUL, SPELL
from .spells_mana import NameColour

# Mind Read and Mind Steal.


@final
class MindRead(Odd[MageKnight]):
    def __init__(self, *, steal: bool) -> None:
        self.steal: Final = steal

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return ReadMinds(seat, self.steal, [])


@final
class ReadMinds(Steps[MageKnight]):
    """A colour is named and a crystal of it gained; each other player gives up a card of the colour.

    `given`: what was discarded, as "seat:card".
    """

    RULE: ClassVar[str] = "MK-TURN-03"
    ORDER: ClassVar[tuple[str, ...]] = ("interrupt", "name", "gain", "ask", "collect", "take")

    def __init__(
        self,
        seat: Public[int],
        steal: Public[bool],
        given: Public[list[str]],
        colour: Public[int] = NONE,
        turn: Public[int] = 0,
        at: Public[str] = "interrupt",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.steal = steal
        self.given = given
        self.colour = colour
        self.turn = turn

    def interrupt(self, g: MageKnight) -> Frame | None:
        return offturn.interrupt(g, self.seat, "mind_steal" if self.steal else "mind_read")

    def name(self, g: MageKnight) -> Frame | None:
        return NameColour(self.seat)

    def gain(self, g: MageKnight) -> Frame | None:
        self.colour = g.took(NameColour).colour
        gain_crystal(g, self.seat, self.colour)
        return None

    def ask(self, g: MageKnight) -> Frame | None:
        rivals = offturn.rivals(g, self.seat)
        if self.turn >= len(rivals):
            self.again("take")
            return None
        self.turn += 1
        return GiveUpCard(rivals[self.turn - 1], self.colour, not g.heroes[rivals[self.turn - 1]].hand.items)

    def collect(self, g: MageKnight) -> Frame | None:
        answer = g.took(GiveUpCard)
        if answer.card != "":
            self.given.append(f"{answer.seat}:{answer.card}")
        self.again("ask")
        return None

    def take(self, g: MageKnight) -> Frame | None:
        actions = [one for one in self.given if CARDS[one.partition(":")[2]].is_action]
        return StealCard(self.seat, actions) if self.steal and actions else None


@final
class GiveUpCard(AskSeat[MageKnight]):
    """Mind Read: discard an action or a spell of the colour; who has none shows the whole hand."""

    RULE: ClassVar[str] = "MK-EFFECT-14"
    PROMPT: ClassVar[str] = "give-up-card"

    def __init__(
        self, seat: Public[int], colour: Public[int], answered: Public[bool] = False, card: Public[str] = ""
    ) -> None:
        super().__init__(seat)
        self.colour = colour
        self.answered = answered  # an empty hand is no question
        self.card = card

    def open(self, g: MageKnight) -> bool:
        return not self.answered

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("colour", COLOURS[self.colour]),)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for card in g.heroes[self.seat].hand.items:
            kind = CARDS[card]
            if kind.colour == self.colour and (kind.is_action or kind.kind == SPELL):
                menu.offer_once(OK, option("discard", card))
        if not menu.options:
            menu.offer(OK, NOTHING)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.answered = True
        hero = g.heroes[seat]
        if option.verb == "none":
            for i, card in enumerate(hero.hand.items):
                hero.hand.show(g, i, EVERYONE)
                g.tell(CARD_SHOWN, seat, card)
            return None
        self.card = option.refs[0]
        leave_hand(g, hero, self.card)
        hero.discard.append(self.card)
        g.tell(CARD_DISCARDED, seat, self.card)
        return None


@final
class StealCard(AskSeat[MageKnight]):
    """Mind Steal: one of the actions that were discarded may be taken for good, into the hand."""

    RULE: ClassVar[str] = "MK-EFFECT-13"
    PROMPT: ClassVar[str] = "steal-card"

    def __init__(self, seat: Public[int], given: Public[list[str]]) -> None:
        super().__init__(seat)
        self.given = given

    def open(self, g: MageKnight) -> bool:
        return bool(self.given)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for one in self.given:
            rival, _, card = one.partition(":")
            menu.offer(OK, option("steal", rival, card))
        menu.offer(OK, PASS)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.given.clear()
        if option.verb == "steal":
            rival, card = int(option.refs[0]), option.refs[1]
            g.heroes[rival].discard.remove(card)
            g.heroes[seat].hand.put(card, EVERYONE)
            g.tell(CARD_STOLEN, seat, rival, card)
        return None


# Energy Flow and Energy Steal.


@final
class EnergyFlow(Odd[MageKnight]):
    """`level`: of the units of others that may be made spent; `heals`: the own unit is healed, too."""

    def __init__(self, level: int, *, heals: bool) -> None:
        self.level: Final = level
        self.heals: Final = heals

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if not PEACEFUL >> g.phase & 1:
            return "MK-COMBAT-20"
        return OK if any(unit.spent for unit in g.heroes[seat].units) else "MK-UNIT-10"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return FlowEnergy(seat, self.level, self.heals)


@final
class FlowEnergy(Steps[MageKnight]):
    """An own unit becomes ready; then a unit of each other player may be made spent."""

    RULE: ClassVar[str] = "MK-TURN-03"
    ORDER: ClassVar[tuple[str, ...]] = ("interrupt", "wake", "drain")

    def __init__(
        self,
        seat: Public[int],
        level: Public[int],
        heals: Public[bool],
        turn: Public[int] = 0,
        at: Public[str] = "interrupt",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.level = level
        self.heals = heals
        self.turn = turn

    def interrupt(self, g: MageKnight) -> Frame | None:
        return offturn.interrupt(g, self.seat, "energy_steal" if self.heals else "energy_flow")

    def wake(self, g: MageKnight) -> Frame | None:
        return WakeUnit(self.seat, self.heals)

    def drain(self, g: MageKnight) -> Frame | None:
        rivals = offturn.rivals(g, self.seat)
        if self.turn >= len(rivals):
            return None
        self.turn += 1
        self.again("drain")
        return DrainUnit(self.seat, rivals[self.turn - 1], self.level)


@final
class WakeUnit(AskOnce[MageKnight]):
    """Energy Flow: which own unit becomes ready."""

    RULE: ClassVar[str] = "MK-UNIT-10"
    PROMPT: ClassVar[str] = "ready-unit"

    def __init__(self, seat: Public[int], heals: Public[bool], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.heals = heals

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for i, unit in enumerate(g.heroes[self.seat].units):
            if unit.spent:
                menu.offer(OK, option("unit", str(i)))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        i = int(option.refs[0])
        units.ready(g, seat, i)
        unit = g.heroes[seat].units[i]
        if self.heals and unit.wounds:
            unit.wounds = 0
            g.tell(UNIT_HEALED, seat, unit.kind)
        return None


@final
class DrainUnit(AskSeat[MageKnight]):
    """Energy Flow: which unit of another player becomes spent, if any."""

    RULE: ClassVar[str] = "MK-UNIT-04"
    PROMPT: ClassVar[str] = "drain-unit"

    def __init__(
        self, seat: Public[int], rival: Public[int], level: Public[int], going: Public[bool] = True
    ) -> None:
        super().__init__(seat)
        self.rival = rival
        self.level = level
        self.going = going

    def found(self, g: MageKnight) -> list[int]:
        table = units.kinds()
        theirs = g.heroes[self.rival].units
        return [i for i, unit in enumerate(theirs) if not unit.spent and table[unit.kind].level <= self.level]

    def open(self, g: MageKnight) -> bool:
        return self.going and bool(self.found(g))

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("who", self.rival),)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for i in self.found(g):
            menu.offer(OK, option("drain", str(i)))
        menu.offer(OK, PASS)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "drain":
            unit = g.heroes[self.rival].units[int(option.refs[0])]
            unit.spent = True
            g.tell(UNIT_SPENT, self.rival, unit.kind)
        return None


ODD["mind_read"] = MindRead(steal=False)
ODD["mind_steal"] = MindRead(steal=True)
ODD["energy_flow"] = EnergyFlow(2, heals=False)
ODD["energy_steal"] = EnergyFlow(3, heals=True)
