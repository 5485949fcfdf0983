"""Playing a deed card (MK-DEED): pick it, say how, pay for it, carry it out."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import register
from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import OK, Arg, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import AskSeat

from ..data.cards import CARDS, Card
from ..events import CARD_PLAYED_SO, CARD_REMOVED
from ..state import MageKnight
from ..terms import (
    ARTIFACT,
    BLACK,
    SIDEWAYS,
    SPELL,
    WAY_BASIC,
    WAY_STRONG,
    WOUND,
)
from ..vocabulary.base import Node, Resolving
from ..vocabulary.points import Attack, Block, Influence, Move
from . import banners, interactive, offers, sideways
from .cards import put_down
from .mana import PayMana, mana_why, payable

SIDEWAYS_EFFECT: Final[dict[tuple[str, int], Node]] = {}
"""By kind and value: cards played sideways give 1, more with some skills."""
for _n in (1, 2, 3, 4, 5):
    SIDEWAYS_EFFECT["move", _n] = register(Move(_n), f"mage_knight.sideways.move{_n}")
    SIDEWAYS_EFFECT["influence", _n] = register(Influence(_n), f"mage_knight.sideways.influence{_n}")
    SIDEWAYS_EFFECT["attack", _n] = register(Attack(_n), f"mage_knight.sideways.attack{_n}")
    SIDEWAYS_EFFECT["block", _n] = register(Block(_n), f"mage_knight.sideways.block{_n}")


def cost(card: Card, way: str) -> tuple[int, ...]:
    """MK-DEED-03, 04, 05. The mana a way of playing costs."""
    if card.kind == ARTIFACT or way in SIDEWAYS:
        return ()
    if card.kind == SPELL:
        return (card.colour,) if way == WAY_BASIC else (card.colour, BLACK)
    return (card.colour,) if way == WAY_STRONG else ()


def sideways_why(g: MageKnight, seat: Seat, card: Card, way: str) -> Why:
    """MK-DEED-07. Sideways a card gives one point of what the phase has a use for."""
    if card.name == WOUND and not sideways.wound_counts(g, seat):
        return "MK-DEED-06"
    return sideways.moment_why(g, seat, way)


def way_why(g: MageKnight, seat: Seat, card: Card, way: str) -> Why:
    """May this card be played this way now? It may still be in hand, or lie on the table already."""
    if way in SIDEWAYS:
        return sideways_why(g, seat, card, way)
    if card.name == WOUND:
        return "MK-DEED-06"
    effect = card.basic if way == WAY_BASIC else card.strong
    if effect is None:
        return banners.attach_why(g, seat)
    why = effect.why_not(g, seat)
    if why != OK:
        return why
    wanted = cost(card, way)
    why = mana_why(g, seat, *wanted)
    if why == OK and wanted and effect in card.costly and not payable(g, seat, wanted, effect):
        return "MK-DEED-11"
    return why


def card_why(g: MageKnight, seat: Seat, name: str) -> Why:
    """Can this card of the hand be played at all? The rule that forbids the first way, if none is open."""
    if name in g.heroes[seat].hand.items:
        g.weighing = name
    why = _any_way_why(g, seat, CARDS[name])
    g.weighing = ""
    return why


def _any_way_why(g: MageKnight, seat: Seat, card: Card) -> Why:
    for way in SIDEWAYS:
        if sideways_why(g, seat, card, way) == OK:
            return OK
    why = way_why(g, seat, card, WAY_BASIC)
    return OK if why != OK and way_why(g, seat, card, WAY_STRONG) == OK else why


@final
class PlayACard(Verb[MageKnight]):
    """MK-DEED-02. A card of the hand; how it is played is asked next."""

    NAME: ClassVar[str] = "card"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        seen: list[str] = []
        for card in g.heroes[seat].hand.items + offers.borrowed(g, seat):
            if card not in seen:
                seen.append(card)
                menu.offer(card_why(g, seat, card), option("card", card))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero = g.heroes[seat]
        if refs[0] in hero.hand.items:
            put_down(g, hero, refs[0])
        else:
            offers.borrow(g, seat, refs[0])
        return PlayCard(seat, refs[0])


PLAY_A_CARD: Final = PlayACard()


@final
class ChooseWay(AskSeat[MageKnight]):
    """MK-DEED-03 to 07. Basic, strong, or sideways."""

    RULE: ClassVar[str] = "MK-DEED-03"
    PROMPT: ClassVar[str] = "choose-way"

    def __init__(self, seat: Public[int], card: Public[str], way: Public[str] = "") -> None:
        super().__init__(seat)
        self.card = card
        self.way = way

    def open(self, g: MageKnight) -> bool:
        return self.way == ""

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("card", self.card),)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        card = CARDS[self.card]
        if card.banner:
            banners.offer_attaching(g, self.seat, menu)
        elif card.basic is not None:
            menu.offer(way_why(g, self.seat, card, WAY_BASIC), option("way", WAY_BASIC))
        if card.strong is not None:
            menu.offer(way_why(g, self.seat, card, WAY_STRONG), option("way", WAY_STRONG))
        for way in SIDEWAYS:
            menu.offer(sideways_why(g, self.seat, card, way), option("way", way))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "attach":
            banners.attach(g, seat, self.card, int(option.refs[0]))
            self.way = "attach"
        else:
            self.way = option.refs[0]
        return None


@final
class PlayCard(Steps[MageKnight]):
    """MK-DEED-02. A card that lies in the play area: how, for what mana, and what it does."""

    RULE: ClassVar[str] = "MK-DEED-02"
    ORDER: ClassVar[tuple[str, ...]] = ("how", "pay", "carry_out", "put_away")

    def __init__(
        self, seat: Public[int], card: Public[str], way: Public[str] = "", at: Public[str] = "how"
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.card = card
        self.way = way

    def how(self, g: MageKnight) -> Frame | None:
        return ChooseWay(self.seat, self.card)

    def pay(self, g: MageKnight) -> Frame | None:
        self.way = g.took(ChooseWay).way
        if self.way == "attach":
            self.again("put_away")
            return None
        g.tell(CARD_PLAYED_SO, self.seat, self.card, self.way)
        card = CARDS[self.card]
        wanted = cost(card, self.way)
        effect = card.basic if self.way == WAY_BASIC else card.strong
        then = effect.id if effect is not None and effect in card.costly else ""
        return PayMana(self.seat, list(wanted), self.card, then) if wanted else None

    def carry_out(self, g: MageKnight) -> Frame | None:
        card = CARDS[self.card]
        if self.way in SIDEWAYS:
            n = sideways.worth(g, self.seat, card)
            return Resolving(self.seat, [SIDEWAYS_EFFECT[self.way, n]], self.card, card.colour)
        if card.kind == SPELL:
            g.heroes[self.seat].now.cast.append(self.card)
        effect = card.basic if self.way == WAY_BASIC else card.strong
        assert effect is not None
        bonus = interactive.overload(g, self.seat, cost(card, self.way))
        return Resolving(self.seat, [effect], self.card, card.colour, bonus)

    def put_away(self, g: MageKnight) -> Frame | None:
        """MK-DEED-05. An artifact used for its strong effect leaves the game."""
        interactive.played(g, self.seat, cost(CARDS[self.card], self.way))
        hero = g.heroes[self.seat]
        if g.fight is not None:
            g.fight.began = True
        if self.way == WAY_STRONG and CARDS[self.card].kind == ARTIFACT and self.card in hero.played:
            hero.played.remove(self.card)
            g.removed.append(self.card)
            g.tell(CARD_REMOVED, self.seat, self.card)
        return None
