"""Clean-up, rewards and drawing at the end of a turn (MK-END-03, 06 to 11, 19, 25)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, Option, Public, Seat, Zoned, option
from realms.kernel.stock import PASS, AskOnce, AskSeat
from realms.kernel.zones import Zone, move

from ..data.ruins import (
    ACTION_GAIN,
    ARTIFACT_GAIN,
    CRYSTAL_SET,
    DUNGEON_GAIN,
    RANDOM_CRYSTAL,
    SPELL_GAIN,
    UNIT_GAIN,
)
from ..events import CARD_GAINED, DIE_ROLLED
from ..state import MageKnight
from ..terms import BASIC, BLACK, COLOUR, COLOURS, DIE_FACES, GOLD
from . import bending, units
from .cards import draw, gain_on_deck, refill
from .mana import gain_crystal
from .points import change_reputation, gain_fame

Hook = Callable[[MageKnight, Seat], Frame | None]

CLEAN_UP: Final[list[Hook]] = []
"""Asked in turn when played cards are cleaned up; each answers with a frame, or None when it has nothing to do."""
DRAWN_OUT: Final[list[Hook]] = []
"""The same, when a draw finds the deck empty."""


@final
class CleanUp(Steps[MageKnight]):
    """MK-END-03. Mana tokens go back to the bank, played cards to the discard pile."""

    RULE: ClassVar[str] = "MK-END-03"
    ORDER: ClassVar[tuple[str, ...]] = ("special", "sweep")

    def __init__(self, seat: Public[int], at: Public[str] = "special") -> None:
        super().__init__(at)
        self.seat = seat

    def special(self, g: MageKnight) -> Frame | None:
        """Cards that do something when they are cleaned up (oddities register themselves)."""
        for hook in CLEAN_UP:
            child = hook(g, self.seat)
            if child is not None:
                self.again("special")
                return child
        return None

    def sweep(self, g: MageKnight) -> Frame | None:
        hero = g.heroes[self.seat]
        hero.tokens[:] = [0] * 6
        bending.take_back(g, hero)
        hero.discard.extend(hero.played)
        hero.played.clear()
        return None


@final
class Rewards(Steps[MageKnight]):
    """MK-END-06. The rewards won or bought in this turn, one after the other. `late`: after the level-ups."""

    RULE: ClassVar[str] = "MK-END-06"
    ORDER: ClassVar[tuple[str, ...]] = ("next_gain", "take_gain")

    def __init__(self, seat: Public[int], late: Public[bool], at: Public[str] = "next_gain") -> None:
        super().__init__(at)
        self.seat = seat
        self.late = late

    def next_gain(self, g: MageKnight) -> Frame | None:
        """MK-END-11. A unit for which there is no room waits for the level-ups."""
        hero = g.heroes[self.seat]
        gains = hero.now.gains
        waiting = not self.late and not units.has_room(hero) and all(gain == UNIT_GAIN for gain in gains)
        if not gains or waiting:
            self.leave()
            return None
        return NextReward(self.seat)

    def take_gain(self, g: MageKnight) -> Frame | None:
        """All artifacts are drawn together (MK-END-08), everything else comes one by one."""
        gains = g.heroes[self.seat].now.gains
        self.again("next_gain")
        gain = g.took(NextReward).gain
        if gain == ARTIFACT_GAIN:
            n = gains.count(ARTIFACT_GAIN)
            gains[:] = [one for one in gains if one != ARTIFACT_GAIN]
            return self.artifacts(g, n)
        gains.remove(gain)
        return self.give(g, gain)

    def give(self, g: MageKnight, gain: str) -> Frame | None:
        if gain == CRYSTAL_SET:
            for colour in BASIC:
                gain_crystal(g, self.seat, colour, else_token=False)
        elif gain == RANDOM_CRYSTAL:
            return self.roll_crystal(g)
        elif gain == DUNGEON_GAIN:
            die = g.rng.below(DIE_FACES)
            g.tell(DIE_ROLLED, self.seat, COLOURS[die])
            g.heroes[self.seat].now.gains.append(SPELL_GAIN if die in (GOLD, BLACK) else ARTIFACT_GAIN)
        elif gain.startswith("fame:"):
            gain_fame(g, self.seat, int(gain.partition(":")[2]))
        elif gain.startswith("reputation:"):
            change_reputation(g, self.seat, int(gain.partition(":")[2]))
        elif gain == SPELL_GAIN:
            return GainCard(self.seat, SPELL_GAIN) if g.spell_offer else None
        elif gain == ACTION_GAIN:
            return GainCard(self.seat, ACTION_GAIN) if g.action_offer else None
        elif gain == UNIT_GAIN:
            return GainUnit(self.seat) if g.unit_offer else None
        return None

    def roll_crystal(self, g: MageKnight) -> Frame | None:
        """MK-END-07. Black is fame instead, gold a colour of choice."""
        die = g.rng.below(DIE_FACES)
        g.tell(DIE_ROLLED, self.seat, COLOURS[die])
        if die == BLACK:
            gain_fame(g, self.seat, 1)
        elif die == GOLD:
            return AnyCrystal(self.seat)
        else:
            gain_crystal(g, self.seat, die, else_token=False)
        return None

    def artifacts(self, g: MageKnight, n: int) -> Frame | None:
        """MK-END-08. One more than won is drawn; one goes back under the deck."""
        deck = g.artifact_deck
        drawn = Zone(f"artifacts-{self.seat}", deck.pool, 1 << self.seat, [], [])
        for _ in range(min(n + 1, len(deck.items))):
            move(g, deck, len(deck.items) - 1, drawn)
        return GainArtifacts(self.seat, n, drawn) if drawn.items else None


@final
class NextReward(AskSeat[MageKnight]):
    """MK-END-06. Which reward comes next. Asked only where the order matters: cards lie on the deed deck as they
    come. A unit comes last, since others may bring the room for it (MK-END-11)."""

    RULE: ClassVar[str] = "MK-END-06"
    PROMPT: ClassVar[str] = "next-reward"

    def __init__(self, seat: Public[int], gain: Public[str] = "") -> None:
        super().__init__(seat)
        self.gain = gain

    def cards(self, g: MageKnight) -> list[str]:
        gains = g.heroes[self.seat].now.gains
        return [gain for gain in (ARTIFACT_GAIN, SPELL_GAIN, ACTION_GAIN) if gain in gains]

    def settle(self, g: MageKnight) -> Frame | None:
        """What is no card comes first; and a single kind of card is not asked for."""
        if self.gain == "":
            cards = self.cards(g)
            gains = g.heroes[self.seat].now.gains
            others = [gain for gain in gains if gain not in cards and gain != UNIT_GAIN]
            if others or len(cards) < 2:
                self.gain = [*others, *cards, UNIT_GAIN][0]
        return None

    def open(self, g: MageKnight) -> bool:
        return self.gain == ""

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for gain in self.cards(g):
            menu.offer(OK, option("reward", gain))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.gain = option.refs[0]
        return None


@final
class AnyCrystal(AskOnce[MageKnight]):
    """MK-END-07. Gold: a crystal of a colour of choice."""

    RULE: ClassVar[str] = "MK-END-07"
    PROMPT: ClassVar[str] = "choose-colour"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for colour in BASIC:
            menu.offer(OK, option("colour", COLOURS[colour]))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        gain_crystal(g, seat, COLOUR[option.refs[0]], else_token=False)
        return None


@final
class GainArtifacts(AskSeat[MageKnight]):
    """MK-END-08. Choose the artifact that goes back; the others go on the deed deck, in an order of choice."""

    RULE: ClassVar[str] = "MK-END-08"
    PROMPT: ClassVar[str] = "return-artifact"

    def __init__(
        self, seat: Public[int], won: Public[int], drawn: Zoned[Zone], returned: Public[bool] = False
    ) -> None:
        super().__init__(seat)
        self.won = won
        self.drawn = drawn
        self.returned = returned

    def open(self, g: MageKnight) -> bool:
        return bool(self.drawn.items)

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("returned", "yes" if self.returned else "no"),)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        verb = "keep" if self.returned or len(self.drawn.items) <= self.won else "return"
        for card in self.drawn.items:
            menu.offer_once(OK, option(verb, card))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        card = option.refs[0]
        i = self.drawn.find(card)
        known = self.drawn.mask(i)
        self.drawn.take(i)
        if option.verb == "return":
            g.artifact_deck.slip(card, known)
            self.returned = True
        else:
            g.heroes[seat].deck.put(card, known)
            g.whisper(CARD_GAINED, (seat, card), known, (1,))
        return None


@final
class GainCard(AskOnce[MageKnight]):
    """MK-END-09. A spell or an advanced action of its offer, on top of the deed deck."""

    RULE: ClassVar[str] = "MK-END-09"
    PROMPT: ClassVar[str] = "gain-card"

    def __init__(self, seat: Public[int], kind: Public[str], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.kind = kind

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("kind", self.kind),)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for card in g.spell_offer if self.kind == SPELL_GAIN else g.action_offer:
            menu.offer(OK, option("gain", card))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        card = option.refs[0]
        if self.kind == SPELL_GAIN:
            g.spell_offer.remove(card)
            refill(g, g.spell_offer, g.spell_deck)
        else:
            g.action_offer.remove(card)
            refill(g, g.action_offer, g.action_deck)
        gain_on_deck(g, g.heroes[seat], card)
        return None


@final
class GainUnit(AskOnce[MageKnight]):
    """MK-END-10. Any unit of the offer, free; it may be forgone."""

    RULE: ClassVar[str] = "MK-END-10"
    PROMPT: ClassVar[str] = "gain-unit"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for kind in g.unit_offer:
            menu.offer_once(OK, option("recruit", kind))
        menu.offer(OK, PASS)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        from .interact import Enlist

        self.going = False
        return Enlist(seat, option.refs[0]) if option.verb == "recruit" else None


@final
class DrawUp(Steps[MageKnight]):
    """MK-END-19, 24, 25. Draw up to a limit; Long Night may refill the deck on the way."""

    RULE: ClassVar[str] = "MK-END-19"
    ORDER: ClassVar[tuple[str, ...]] = ("draw",)

    def __init__(self, seat: Public[int], limit: Public[int], at: Public[str] = "draw") -> None:
        super().__init__(at)
        self.seat = seat
        self.limit = limit

    def draw(self, g: MageKnight) -> Frame | None:
        hero = g.heroes[self.seat]
        draw(g, hero, max(0, self.limit - len(hero.hand.items)))
        if len(hero.hand.items) < self.limit and not hero.deck.items:
            for hook in DRAWN_OUT:
                child = hook(g, self.seat)
                if child is not None:
                    self.again("draw")
                    return child
        return None
