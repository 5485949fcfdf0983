"""Invocation: a card for a mana token that must be spent at once, otherwise the skill may not be used."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.modifiers import Modifier
from realms.kernel.stock import AskOnce, AskSeat

from ..data.cards import CARDS, Card
from ..events import CARD_PLAYED_SO, UNIT_USED
from ..rules import interact, skills, units
from ..rules.cards import discard, free_hand, put_down
from ..rules.deeds import PlayCard, cost, way_why
from ..rules.mana import PayMana, gain_token, ways
from ..state import MageKnight
from ..terms import (
    BLACK,
    COLOUR,
    COLOURS,
    GREEN,
    INTERACTION,
    MOVEMENT,
    NONE,
    RED,
    WAY_BASIC,
    WAY_STRONG,
    WHITE,
    WOUND,
)
from ..vocabulary import lasting
from ..vocabulary.base import Node
from ..vocabulary.gains import PayOne


def colours_for(card: str) -> tuple[int, int]:
    """What a discarded card may become."""
    return (RED, BLACK) if card == WOUND else (WHITE, GREEN)


def pays(g: MageKnight, seat: Seat, colour: int, wanted: int) -> bool:
    """Could the token be used for this?"""
    return f"token:{COLOURS[colour]}" in ways(g, seat, wanted)


def _inner(g: MageKnight, seat: Seat, colour: int, effect: Node) -> bool:
    """Does the effect itself ask for mana that the token could pay?"""
    if isinstance(effect, PayOne) and pays(g, seat, colour, effect.colour):
        return True
    return any(_inner(g, seat, colour, part) for part in effect.parts)


def _effect(card: Card, way: str) -> Node | None:
    return card.basic if way == WAY_BASIC else card.strong


def spent_on(g: MageKnight, seat: Seat, colour: int, gone: str = "") -> list[Option]:
    """Everything the token could be spent on at once. `gone`: a card of the hand that would be discarded first."""
    found: list[Option] = []
    held = g.weighing
    g.weighing = gone
    for name in sorted(set(free_hand(g, g.heroes[seat]))):
        for way in (WAY_BASIC, WAY_STRONG):
            effect = _effect(CARDS[name], way)
            if effect is None:
                continue
            paid = any(pays(g, seat, colour, wanted) for wanted in cost(CARDS[name], way))
            if paid or _inner(g, seat, colour, effect):
                g.weighing = f"{gone},{name}" if gone != "" else name
                if way_why(g, seat, CARDS[name], way) == OK:
                    found.append(option("card", name, way))
                g.weighing = gone
    found += _units(g, seat, colour) + _others(g, seat, colour)
    g.weighing = held
    return found


def _units(g: MageKnight, seat: Seat, colour: int) -> list[Option]:
    found: list[Option] = []
    for i, unit in enumerate(g.heroes[seat].units):
        if units.use_why(g, seat, unit) != OK:
            continue
        for k, ability in enumerate(units.kinds()[unit.kind].abilities):
            served = ability.mana != NONE and pays(g, seat, colour, ability.mana)
            if served and units.ability_why(g, seat, unit.kind, k) == OK:
                found.append(option("unit", str(i), str(k)))
    return found


def _others(g: MageKnight, seat: Seat, colour: int) -> list[Option]:
    """Universal Power, a spell that is bought, the tribute of an altar."""
    menu = Decision(seat, "", "", (), False, False)
    if "universal_power" in g.heroes[seat].skills:
        menu.offer(skills.use_why(g, seat, "universal_power"), option("skill", "universal_power"))
    if g.phase == INTERACTION:
        BUY_SPELL.offer(g, seat, menu)
    if g.phase == MOVEMENT and interact.altar(g, seat) != NONE and pays(g, seat, colour, interact.altar(g, seat)):
        interact.TRIBUTE.offer(g, seat, menu)
    return [
        one for one in menu.options if one.verb != "buy_spell" or pays(g, seat, colour, CARDS[one.refs[0]].colour)
    ]


BUY_SPELL = interact.BuySpell()


def worthwhile(g: MageKnight, seat: Seat, card: str, colour: int) -> bool:
    """If the card were discarded for this token, could it be spent? The state is as before afterwards."""
    tokens = g.heroes[seat].tokens
    tokens[colour] += 1
    g.modifiers.append(
        Modifier(f"{lasting.INVOKED}:{COLOURS[colour]}", 1, lasting.END_OF_TURN, "invocation", seat)
    )
    good = bool(spent_on(g, seat, colour, card))
    g.modifiers.pop()
    tokens[colour] -= 1
    return good


@final
class Invocation(Odd[MageKnight]):
    """A wound for a red or black token, another card for a white or green one."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        for card in sorted(set(g.heroes[seat].hand.items)):
            for colour in colours_for(card):
                if worthwhile(g, seat, card, colour):
                    return OK
        return "MK-DEED-11"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Invoke(seat)


@final
class Invoke(Steps[MageKnight]):
    """Invocation: discard a card, gain the token, spend it at once."""

    RULE: ClassVar[str] = "MK-SKILL-06"
    ORDER: ClassVar[tuple[str, ...]] = ("give", "gain", "lapse")

    def __init__(self, seat: Public[int], colour: Public[int] = NONE, at: Public[str] = "give") -> None:
        super().__init__(at)
        self.seat = seat
        self.colour = colour

    def give(self, g: MageKnight) -> Frame | None:
        return GiveCard(self.seat)

    def gain(self, g: MageKnight) -> Frame | None:
        self.colour = g.took(GiveCard).colour
        gain_token(g, self.seat, self.colour)
        what = f"{lasting.INVOKED}:{COLOURS[self.colour]}"
        lasting.lay(g, what, 1, lasting.END_OF_TURN, "invocation", self.seat)
        return SpendAtOnce(self.seat, self.colour)

    def lapse(self, g: MageKnight) -> Frame | None:
        """What was chosen left another way to pay, or to pay nothing: the token is lost."""
        if lasting.last(g, f"{lasting.INVOKED}:{COLOURS[self.colour]}", self.seat):
            g.heroes[self.seat].tokens[self.colour] -= 1
        return None


@final
class GiveCard(AskSeat[MageKnight]):
    """Invocation: which card, and for which mana."""

    RULE: ClassVar[str] = "MK-DEED-11"
    PROMPT: ClassVar[str] = "invoke"

    def __init__(self, seat: Public[int], colour: Public[int] = NONE) -> None:
        super().__init__(seat)
        self.colour = colour

    def open(self, g: MageKnight) -> bool:
        return self.colour == NONE

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for card in sorted(set(g.heroes[self.seat].hand.items)):
            for colour in colours_for(card):
                why = OK if worthwhile(g, self.seat, card, colour) else "MK-DEED-11"
                menu.offer(why, option("discard", card, COLOURS[colour]))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.colour = COLOUR[option.refs[1]]
        discard(g, g.heroes[seat], option.refs[0])
        return None


@final
class SpendAtOnce(AskOnce[MageKnight]):
    """Invocation: what the token is spent on."""

    RULE: ClassVar[str] = "MK-DEED-11"
    PROMPT: ClassVar[str] = "spend-at-once"

    def __init__(self, seat: Public[int], colour: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.colour = colour

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for one in spent_on(g, self.seat, self.colour):
            menu.offer(OK, one)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "card":
            put_down(g, g.heroes[seat], option.refs[0])
            return PlayFor(seat, option.refs[0], option.refs[1])
        if option.verb == "unit":
            return ActivateFor(seat, int(option.refs[0]), int(option.refs[1]))
        if option.verb == "skill":
            return skills.use(g, seat, option.refs[0])
        if option.verb == "tribute":
            return interact.TRIBUTE.do(g, seat, option.refs)
        return BUY_SPELL.do(g, seat, option.refs)


@final
class PlayFor(Steps[MageKnight]):
    """A card of which it was said already how it is played."""

    RULE: ClassVar[str] = "MK-DEED-02"
    ORDER: ClassVar[tuple[str, ...]] = ("pay", "carry_out")

    def __init__(self, seat: Public[int], card: Public[str], way: Public[str], at: Public[str] = "pay") -> None:
        super().__init__(at)
        self.seat = seat
        self.card = card
        self.way = way

    def pay(self, g: MageKnight) -> Frame | None:
        g.tell(CARD_PLAYED_SO, self.seat, self.card, self.way)
        card = CARDS[self.card]
        wanted, effect = cost(card, self.way), _effect(card, self.way)
        then = effect.id if effect is not None and effect in card.costly else ""
        return PayMana(self.seat, list(wanted), self.card, then) if wanted else None

    def carry_out(self, g: MageKnight) -> Frame | None:
        return PlayCard(self.seat, self.card, self.way, "carry_out")


@final
class ActivateFor(Steps[MageKnight]):
    """A unit of which it was said already what it does."""

    RULE: ClassVar[str] = "MK-UNIT-07"
    ORDER: ClassVar[tuple[str, ...]] = ("pay", "carry_out")

    def __init__(
        self, seat: Public[int], unit: Public[int], ability: Public[int], at: Public[str] = "pay"
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.unit = unit
        self.ability = ability

    def pay(self, g: MageKnight) -> Frame | None:
        unit = g.heroes[self.seat].units[self.unit]
        unit.spent = True
        g.tell(UNIT_USED, self.seat, unit.kind)
        return PayMana(self.seat, [units.kinds()[unit.kind].abilities[self.ability].mana], unit.kind)

    def carry_out(self, g: MageKnight) -> Frame | None:
        kind = g.heroes[self.seat].units[self.unit].kind
        return units.Activate(self.seat, kind, self.unit, self.ability, "carry_out")


ODD["invocation"] = Invocation()
