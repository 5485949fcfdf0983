"""The twelve tactics (facts: tactics): what each does, and when."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import DONE, PASS, AskOnce, AskSeat
from realms.kernel.zones import move

from ..events import CARDS_DRAWN, DECK_SHUFFLED, DIE_KEPT, DIE_ROLLED, TACTIC_USED
from ..rules.cards import discard, draw, shuffle_into_deck
from ..rules.offturn import OFF_TURN, OffTurn
from ..rules.rewards import DRAWN_OUT, DrawUp
from ..rules.tactics import Tactic, add, of
from ..state import MageKnight
from ..terms import COLOUR, COLOURS, DIE_FACES, GOLD, NONE

LONG_NIGHT = "long_night"
MANA_SEARCH = "mana_search"
MEDITATION = "midnight_meditation"
SPARING_POWER = "sparing_power"

NOT_THOUGHT_OF = "-"
"""The answer of a tactic that is not to be used in a turn, or was used already."""

RETHOUGHT = 3  # cards Rethink exchanges at most
MEDITATED = 5  # cards Midnight Meditation exchanges at most
SEARCHED = 2  # dice Mana Search rolls again at most
LONG_NIGHT_CARDS = 3


def turn_face_down(g: MageKnight, seat: Seat) -> None:
    """The tactic is used up for this round."""
    hero = g.heroes[seat]
    hero.tactic_used = True
    hero.now.skills.append(hero.tactic)
    g.tell(TACTIC_USED, seat, hero.tactic)


@final
class Rethink(Tactic):
    """Exchange up to three cards: draw first, shuffle after, so that none of them comes back at once."""

    def taken(self, g: MageKnight, seat: Seat) -> Frame | None:
        return Rethinking(seat)


@final
class Rethinking(AskOnce[MageKnight]):
    """Rethink: discard up to three cards, wounds too."""

    RULE: ClassVar[str] = "MK-ROUND-17"
    PROMPT: ClassVar[str] = "rethink"

    def __init__(self, seat: Public[int], n: Public[int] = 0, going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.n = n

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for card in g.heroes[self.seat].hand.items:
            menu.offer_once(OK, option("discard", card))
        menu.offer(OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        hero = g.heroes[seat]
        if option.verb == "discard":
            discard(g, hero, option.refs[0])
            self.n += 1
        if option.verb == "done" or self.n == RETHOUGHT:
            self.going = False
            draw(g, hero, self.n)
            shuffle_into_deck(g, hero, hero.discard)
            hero.discard.clear()
        return None


@final
class ManaSteal(Tactic):
    """A die of a basic colour lies on the card until it is used, in one turn of this day (rules/mana.py)."""

    def taken(self, g: MageKnight, seat: Seat) -> Frame | None:
        return KeepDie(seat) if any(die < GOLD for die in g.source) else None


@final
class KeepDie(AskSeat[MageKnight]):
    """Mana Steal: which die."""

    RULE: ClassVar[str] = "MK-ROUND-17"
    PROMPT: ClassVar[str] = "keep-die"

    def __init__(self, seat: Public[int]) -> None:
        super().__init__(seat)

    def open(self, g: MageKnight) -> bool:
        return g.heroes[self.seat].kept_die == NONE

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for die in g.source:
            menu.offer_once(OK if die < GOLD else "MK-MANA-01", option("die", COLOURS[die]))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        die = COLOUR[option.refs[0]]
        g.source.remove(die)
        g.heroes[seat].kept_die = die
        g.tell(DIE_KEPT, seat, option.refs[0])
        return None


@final
class Planning(Tactic):
    """MK-END-23. With two cards in hand before the draw the hand limit is one higher."""

    def more_cards(self, g: MageKnight, seat: Seat) -> int:
        return 1 if len(g.heroes[seat].hand.items) >= 2 else 0


@final
class GreatStart(Tactic):
    """Two cards at once."""

    def taken(self, g: MageKnight, seat: Seat) -> Frame | None:
        draw(g, g.heroes[seat], 2)
        return None


@final
class TheRightMoment(Tactic):
    """Once this day: another turn right after this one. Not if this is the last turn of the round."""

    def use_why(self, g: MageKnight, seat: Seat) -> Why:
        if g.heroes[seat].tactic_used:
            return NOT_THOUGHT_OF
        closing = g.announced != NONE or g.ending
        # A turn taken early for a hero battle is followed by the rest of the aggressor's (MK-PVP-08).
        return "MK-ROUND-24" if closing or g.heroes[seat].now.again or g.active != seat else OK

    def use(self, g: MageKnight, seat: Seat) -> Frame | None:
        turn_face_down(g, seat)
        g.heroes[seat].now.again = True
        return None


@final
class LongNight(Tactic):
    """MK-END-25. Once this night, with an empty deck: three random cards of the discard pile become the deck."""

    def use_why(self, g: MageKnight, seat: Seat) -> Why:
        hero = g.heroes[seat]
        if hero.tactic_used:
            return NOT_THOUGHT_OF
        return OK if not hero.deck.items and hero.discard else "MK-END-25"

    def use(self, g: MageKnight, seat: Seat) -> Frame | None:
        hero = g.heroes[seat]
        turn_face_down(g, seat)
        found: list[str] = []
        for _ in range(min(LONG_NIGHT_CARDS, len(hero.discard))):
            found.append(hero.discard.pop(g.rng.below(len(hero.discard))))
        shuffle_into_deck(g, hero, found)
        return None


def night_is_long(g: MageKnight, seat: Seat) -> Frame | None:
    """MK-END-25. A draw found the deck empty: whoever has Long Night may refill it."""
    hero = g.heroes[seat]
    return Refill(seat) if hero.tactic == LONG_NIGHT and not hero.tactic_used and hero.discard else None


@final
class Refill(AskOnce[MageKnight]):
    """MK-END-25. Long Night in the middle of a draw; declined, the draw is over."""

    RULE: ClassVar[str] = "MK-END-25"
    PROMPT: ClassVar[str] = "long-night"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        menu.offer(OK, option("tactic", LONG_NIGHT))
        menu.offer(OK, PASS)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "tactic":
            return of(g, seat).use(g, seat)
        drawing = g.nearest(DrawUp)
        assert drawing is not None
        drawing.leave()
        return None


@final
class ManaSearch(Tactic):
    """Once a turn, before mana of the source is used: roll up to two of its dice again."""

    def use_why(self, g: MageKnight, seat: Seat) -> Why:
        now = g.heroes[seat].now
        if MANA_SEARCH in now.skills:
            return NOT_THOUGHT_OF
        return OK if g.source and not now.took else "MK-MANA-07"

    def use(self, g: MageKnight, seat: Seat) -> Frame | None:
        g.heroes[seat].now.skills.append(MANA_SEARCH)
        g.tell(TACTIC_USED, seat, MANA_SEARCH)
        return RollAgain(seat, [])


@final
class RollAgain(AskOnce[MageKnight]):
    """Mana Search: which dice; gold ones, which are of no use at night, come first."""

    RULE: ClassVar[str] = "MK-MANA-10"
    PROMPT: ClassVar[str] = "roll-again"

    def __init__(self, seat: Public[int], picked: Public[list[int]], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.picked = picked

    def choices(self, g: MageKnight, menu: Decision) -> None:
        left = g.source[:]
        for die in self.picked:
            left.remove(die)
        for die in left:
            menu.offer_once("MK-MANA-10" if die != GOLD and GOLD in left else OK, option("die", COLOURS[die]))
        if self.picked:
            menu.offer(OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "die":
            self.picked.append(COLOUR[option.refs[0]])
        if option.verb == "done" or len(self.picked) == min(SEARCHED, len(g.source)):
            self.going = False
            for die in self.picked:
                g.source.remove(die)
            for _ in self.picked:
                die = g.rng.below(DIE_FACES)
                g.source.append(die)
                g.tell(DIE_ROLLED, seat, COLOURS[die])
            g.source.sort()
        return None


@final
class Meditate(OffTurn):
    """Midnight Meditation: once this night, before one of the own turns."""

    NAME: ClassVar[str] = "meditate"

    def could(self, g: MageKnight, seat: Seat, turn: Seat) -> bool:
        hero = g.heroes[seat]
        return hero.tactic == MEDITATION and not hero.tactic_used and len(hero.hand.items) > 0

    def do(self, g: MageKnight, seat: Seat, chosen: Option) -> Frame | None:
        turn_face_down(g, seat)
        return Meditating(seat)


@final
class Meditating(AskOnce[MageKnight]):
    """Midnight Meditation: up to five cards, wounds too, into the deck; as many are drawn, perhaps the same."""

    RULE: ClassVar[str] = "MK-TURN-01"
    PROMPT: ClassVar[str] = "meditate"

    def __init__(self, seat: Public[int], n: Public[int] = 0, going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.n = n

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for card in g.heroes[self.seat].hand.items:
            menu.offer_once(OK, option("return", card))
        menu.offer(OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        hero = g.heroes[seat]
        if option.verb == "return":
            move(g, hero.hand, hero.hand.find(option.refs[0]), hero.deck)
            self.n += 1
        if option.verb == "done" or self.n == MEDITATED:
            self.going = False
            shuffle_into_deck(g, hero, [])
            draw(g, hero, self.n)
        return None


@final
class Preparation(Tactic):
    """Any card of the deck into hand; then the deck is shuffled."""

    def taken(self, g: MageKnight, seat: Seat) -> Frame | None:
        deck = g.heroes[seat].deck
        for i in range(len(deck.items)):
            deck.show(g, i, 1 << seat)
        return SearchDeck(seat) if deck.items else None


@final
class SearchDeck(AskOnce[MageKnight]):
    """Preparation: which card."""

    RULE: ClassVar[str] = "MK-ROUND-17"
    PROMPT: ClassVar[str] = "search-deck"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for card in sorted(g.heroes[self.seat].deck.items):
            menu.offer_once(OK, option("find", card))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        hero = g.heroes[seat]
        move(g, hero.deck, hero.deck.find(option.refs[0]), hero.hand)
        g.tell(CARDS_DRAWN, seat, 1)
        hero.deck.shuffle(g.rng)
        g.tell(DECK_SHUFFLED, seat)
        return None


@final
class SparePower(OffTurn):
    """Sparing Power: once before each own turn store the top card of the deck, or take all that was stored."""

    NAME: ClassVar[str] = "spare"

    def could(self, g: MageKnight, seat: Seat, turn: Seat) -> bool:
        hero = g.heroes[seat]
        if hero.tactic != SPARING_POWER or hero.tactic_used or SPARING_POWER in hero.now.skills:
            return False
        return len(hero.deck.items) > 0 or len(hero.stored.items) > 0

    def options(self, g: MageKnight, seat: Seat, turn: Seat, menu: Decision) -> None:
        hero = g.heroes[seat]
        if hero.deck.items:
            menu.offer(OK, option("spare", "store"))
        if hero.stored.items:
            menu.offer(OK, option("spare", "take"))

    def do(self, g: MageKnight, seat: Seat, chosen: Option) -> Frame | None:
        hero = g.heroes[seat]
        # What counts for a turn is forgotten when the next one begins: so this is once between two own turns.
        hero.now.skills.append(SPARING_POWER)
        if chosen.refs[0] == "store":
            move(g, hero.deck, len(hero.deck.items) - 1, hero.stored)
            g.tell(TACTIC_USED, seat, SPARING_POWER)
            return None
        turn_face_down(g, seat)
        n = len(hero.stored.items)
        for _ in range(n):
            move(g, hero.stored, len(hero.stored.items) - 1, hero.hand)
        g.tell(CARDS_DRAWN, seat, n)
        return None


add(Tactic("early_bird", 1, night=False))
add(Rethink("rethink", 2, night=False))
add(ManaSteal("mana_steal", 3, night=False))
add(Planning("planning", 4, night=False))
add(GreatStart("great_start", 5, night=False))
add(TheRightMoment("the_right_moment", 6, night=False))
add(Tactic("from_the_dusk", 1, night=True))
add(LongNight(LONG_NIGHT, 2, night=True))
add(ManaSearch(MANA_SEARCH, 3, night=True))
add(Tactic(MEDITATION, 4, night=True))
add(Preparation("preparation", 5, night=True))
add(Tactic(SPARING_POWER, 6, night=True))
DRAWN_OUT.append(night_is_long)
OFF_TURN.append(Meditate())
OFF_TURN.append(SparePower())
