"""Action upgrades (MK-OPT-31 to 34): after a night a new advanced action may replace an own action card."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Ask, Frame
from realms.kernel.model import EVERYONE, OK, Arg, Decision, Option, Public, Seat, option
from realms.kernel.stock import PASS

from ..data.cards import CARDS
from ..data.icons import ICONS
from ..events import CARD_GIVEN_UP, DECK_RATED, OFFERED
from ..state import Hero, MageKnight
from . import daylight
from .cards import gain_on_deck, remove, reveal_top
from .scoring import achievements, deed_cards

PER_LEVEL: Final = 3


def rating(g: MageKnight, hero: Hero) -> int:
    """MK-OPT-32. The strength of a deck, and of the levels above the weakest hero."""
    points = achievements(g, hero)
    lowest = min([other.level for other in g.heroes if not other.out])
    return points["knowledge"] + points["loot"] + points["leader"] + PER_LEVEL * (hero.level - lowest)


def night_ends(g: MageKnight) -> Frame | None:
    """MK-OPT-31 to 33. After each night but the last: one more card than there are players, the weakest first."""
    if not g.night or daylight.last_night(g):
        return None
    players = [hero for hero in g.heroes if not hero.out]
    shown = [reveal_top(g, g.action_deck) for _ in range(min(len(players) + 1, len(g.action_deck.items)))]
    for card in shown:
        g.tell(OFFERED, card)
    ranked: list[tuple[int, int, int, int]] = []
    for hero in players:
        rated = rating(g, hero)
        g.tell(DECK_RATED, hero.seat, rated)
        ranked.append((rated, hero.fame, -g.order.index(hero.seat), hero.seat))
    ranked.sort()
    return Upgrade([seat for _, _, _, seat in ranked], shown)


def related(new: str, old: str) -> bool:
    """MK-OPT-33. Cards of one colour, or with an icon in common."""
    return CARDS[new].colour == CARDS[old].colour or any(icon in ICONS[old] for icon in ICONS[new])


def replaceable(hero: Hero, new: str) -> list[str]:
    """Which own actions could make room for this card: by name, as their order in the deck is a secret."""
    own = dict.fromkeys(sorted([card for card in deed_cards(hero) if card in CARDS and CARDS[card].is_action]))
    return [card for card in own if related(new, card)]


@final
class Upgrade(Ask[MageKnight]):
    """MK-OPT-33, 34. One after the other takes a revealed card and throws an own one away, or does without.

    `order`: who is still to choose. `card`: what the first of them has chosen, while the other card is asked for.
    """

    RULE: ClassVar[str] = "MK-OPT-33"

    def __init__(self, order: Public[list[int]], shown: Public[list[str]], card: Public[str] = "") -> None:
        self.order = order
        self.shown = shown
        self.card = card

    def settle(self, g: MageKnight) -> Frame | None:
        """MK-OPT-34. What nobody wants goes under its deck."""
        if not self.order:
            for card in self.shown:
                g.action_deck.slip(card, EVERYONE)
            self.shown.clear()
        return None

    def pending(self, g: MageKnight) -> list[Decision]:
        if not self.order or not self.shown:
            return []
        seat = self.order[0]
        hero = g.heroes[seat]
        if self.card != "":
            args: tuple[tuple[str, Arg], ...] = (("card", self.card),)
            menu = Decision(seat, "replace-action", self.RULE, args, False, g.explain)
            for old in replaceable(hero, self.card):
                menu.offer(OK, option("replace", old))
            return [menu]
        menu = Decision(seat, "upgrade-action", self.RULE, (), False, g.explain)
        for card in self.shown:
            menu.offer(OK if replaceable(hero, card) else "MK-OPT-33", option("upgrade", card))
        menu.offer(OK, PASS)
        return [menu]

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "upgrade":
            self.card = option.refs[0]
            return None
        if option.verb == "replace":
            hero = g.heroes[seat]
            take_out(g, hero, option.refs[0])
            remove(g, hero, option.refs[0])
            gain_on_deck(g, hero, self.card)
            self.shown.remove(self.card)
            self.card = ""
        self.order.pop(0)
        return None


def take_out(g: MageKnight, hero: Hero, card: str) -> None:
    """One copy of an own deed card, from where all see it if there is one; all are told from where."""
    for name, cards in (("discard", hero.discard), ("played", hero.played), ("aside", hero.aside)):
        if card in cards:
            cards.remove(card)
            g.tell(CARD_GIVEN_UP, hero.seat, card, name)
            return
    for name, zone in (("hand", hero.hand), ("deck", hero.deck), ("stored", hero.stored)):
        if card in zone.items:
            i = zone.find(card)
            g.learned |= EVERYONE & ~zone.mask(i)
            zone.take(i)
            g.tell(CARD_GIVEN_UP, hero.seat, card, name)
            return
