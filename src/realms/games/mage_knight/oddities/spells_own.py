"""Spells with a question of their own: Wings of Night, Call to Arms and to Glory, Meditation and Trance."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Arg, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import DONE, AskOnce, AskSeat

from ..events import CARD_ON_DECK
from ..rules import units
from ..rules.duel_aims import aim_why, aims, stop_why
from ..rules.interact import Enlist
from ..state import MageKnight
from ..terms import IN_COMBAT, NONE, WHITE
from ..vocabulary.targets import Change

STILL: Final = Change(calm=True)
PICKED: Final = 2


def groundable(g: MageKnight, seat: Seat, i: int) -> Why:
    """May Wings of Night hold this enemy?"""
    return stop_why(g, seat, i) or aim_why(g, seat, i, WHITE)


@final
class WingsOfNight(Odd[MageKnight]):
    """One enemy does not attack; further ones for 1 move point, then 2 more, and so on."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if not IN_COMBAT >> g.phase & 1 or g.fight is None:
            return "MK-COMBAT-14"
        why = "MK-COMBAT-14"
        for i in aims(g, seat):
            why = groundable(g, seat, i)
            if why == OK:
                return OK
        return why

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Ground(seat)


@final
class Ground(AskSeat[MageKnight]):
    """Wings of Night: which enemy; then which further one, as long as move points last."""

    RULE: ClassVar[str] = "MK-COMBAT-15"
    PROMPT: ClassVar[str] = "ground-enemy"

    def __init__(self, seat: Public[int], held: Public[int] = 0, going: Public[bool] = True) -> None:
        super().__init__(seat)
        self.held = held  # so many were chosen, and so much the next one costs
        self.going = going

    def open(self, g: MageKnight) -> bool:
        if not self.going or g.fight is None or g.heroes[self.seat].now.move < self.held:
            return False
        return any(groundable(g, self.seat, i) == OK for i in aims(g, self.seat))

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("n", self.held),)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for i in aims(g, self.seat):
            menu.offer(groundable(g, self.seat, i), option("enemy", str(i)))
        if self.held:
            menu.offer(OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.going = False
            return None
        g.heroes[seat].now.move -= self.held
        self.held += 1
        STILL.apply(g, seat, int(option.refs[0]))
        return None


def borrow_why(g: MageKnight, seat: Seat, kind: str) -> Why:
    """MK-UNIT-08, MK-COMBAT-115. Does a unit of the offer have an ability for this moment?"""
    if g.fight is not None and g.fight.no_units and IN_COMBAT >> g.phase & 1:
        return "MK-COMBAT-115"
    why = OK
    for k in range(len(units.kinds()[kind].abilities)):
        why = units.ability_why(g, seat, kind, k)
        if why == OK:
            return OK
    return why


@final
class CallToArms(Odd[MageKnight]):
    """One ability of a unit of the offer, as if it were in service. It stays in the offer and takes no damage."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        why = "MK-UNIT-07"
        for kind in g.unit_offer:
            why = borrow_why(g, seat, kind)
            if why == OK:
                return OK
        return why

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return CallUnit(seat)


@final
class CallToGlory(Odd[MageKnight]):
    """Any unit of the offer joins for nothing, wherever the hero is."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if g.unit_offer else "MK-UNIT-05"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return CallUnit(seat, True)


@final
class CallUnit(AskOnce[MageKnight]):
    """Call to Arms and Call to Glory: which unit of the offer; `joins` is the difference."""

    RULE: ClassVar[str] = "MK-UNIT-07"
    PROMPT: ClassVar[str] = "call-unit"

    def __init__(self, seat: Public[int], joins: Public[bool] = False, going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.joins = joins

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("joins", "yes" if self.joins else "no"),)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        hero = g.heroes[self.seat]
        for kind in g.unit_offer:
            menu.offer_once(OK if self.joins else borrow_why(g, self.seat, kind), option("call", kind))
            if self.joins and units.bonds_free(hero) and units.command_free(hero):
                menu.offer_once(OK, option("call", kind, "bonds"))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if self.joins:
            g.heroes[seat].now.recruited += 1
            return Enlist(seat, option.refs[0], len(option.refs) > 1)
        return units.Activate(seat, option.refs[0], NONE)


@final
class Recollection(Odd[MageKnight]):
    """Cards of the discard pile back to the deed deck: at random, or of choice."""

    def __init__(self, *, chosen: bool) -> None:
        self.chosen: Final = chosen

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Recollect(seat, self.chosen, [])


@final
class Recollect(Steps[MageKnight]):
    """Meditation and Trance: two cards, or what there is, both on top or both under the deck."""

    RULE: ClassVar[str] = "MK-EFFECT-01"
    ORDER: ClassVar[tuple[str, ...]] = ("pick", "picked", "lay")

    def __init__(
        self, seat: Public[int], chosen: Public[bool], cards: Public[list[str]], at: Public[str] = "pick"
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.chosen = chosen
        self.cards = cards

    def pick(self, g: MageKnight) -> Frame | None:
        pile = g.heroes[self.seat].discard
        if self.chosen:
            return PickDiscarded(self.seat, []) if pile else None
        left = pile[:]
        while left and len(self.cards) < PICKED:
            self.cards.append(left.pop(g.rng.below(len(left))))
        return None

    def picked(self, g: MageKnight) -> Frame | None:
        if self.chosen and g.heroes[self.seat].discard:
            self.cards = g.took(PickDiscarded).cards[:]
        return None

    def lay(self, g: MageKnight) -> Frame | None:
        return LayOnDeck(self.seat, self.cards[:]) if self.cards else None


@final
class PickDiscarded(AskSeat[MageKnight]):
    """Trance: two cards of the discard pile, or what there is."""

    RULE: ClassVar[str] = "MK-EFFECT-01"
    PROMPT: ClassVar[str] = "pick-discarded"

    def __init__(self, seat: Public[int], cards: Public[list[str]]) -> None:
        super().__init__(seat)
        self.cards = cards

    def left(self, g: MageKnight) -> list[str]:
        pile = g.heroes[self.seat].discard[:]
        for card in self.cards:
            pile.remove(card)
        return pile

    def open(self, g: MageKnight) -> bool:
        return len(self.cards) < PICKED and bool(self.left(g))

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for card in self.left(g):
            menu.offer_once(OK, option("pick", card))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.cards.append(option.refs[0])
        return None


@final
class LayOnDeck(AskSeat[MageKnight]):
    """Both on top or both under the deck; who names a card says which one is uppermost, or lowest."""

    RULE: ClassVar[str] = "MK-EFFECT-01"
    PROMPT: ClassVar[str] = "lay-on-deck"

    def __init__(self, seat: Public[int], cards: Public[list[str]]) -> None:
        super().__init__(seat)
        self.cards = cards

    def open(self, g: MageKnight) -> bool:
        return bool(self.cards)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for place in ("top", "bottom"):
            for card in self.cards:
                menu.offer_once(OK, option(place, card))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        hero, last = g.heroes[seat], option.refs[0]
        self.cards.remove(last)
        for card in [*self.cards, last]:
            hero.discard.remove(card)
            if option.verb == "top":
                hero.deck.put(card, EVERYONE)
            else:
                hero.deck.slip(card, EVERYONE)
            g.tell(CARD_ON_DECK, seat, card, option.verb)
        self.cards.clear()
        return None


ODD["wings_of_night"] = WingsOfNight()
ODD["call_to_arms"] = CallToArms()
ODD["call_to_glory"] = CallToGlory()
ODD["meditation"] = Recollection(chosen=False)
ODD["trance"] = Recollection(chosen=True)
