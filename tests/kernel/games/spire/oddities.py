"""Cards that no vocabulary covers: one frame each."""

from __future__ import annotations

from typing import ClassVar, final

from kernel.games.spire.cards import CARDS
from kernel.games.spire.combat import Combat
from kernel.games.spire.effects import WOUND, Resolving
from kernel.games.spire.state import Spire
from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.modifiers import Modifier, expire
from realms.kernel.stock import NONE, AskSeat
from realms.kernel.zones import move


@final
class PickCard(AskSeat[Spire]):
    """Choose another card of the hand, or `none` when no card fits."""

    PROMPT: ClassVar[str] = "pick-card"

    def __init__(self, seat: Public[int], card: Public[str] = "") -> None:
        super().__init__(seat)
        self.card = card

    def open(self, g: Spire) -> bool:
        return self.card == ""

    def choices(self, g: Spire, menu: Decision) -> None:
        for card in sorted(g.heroes[self.seat].hand.items):
            if card not in (WOUND, "echo"):
                menu.offer_once(CARDS[card].strong.why_not(g, self.seat), option("with", card))
        if not menu.options:
            menu.offer(OK, NONE)

    def chosen(self, g: Spire, seat: Seat, option: Option) -> Frame | None:
        self.card = option.refs[0] if option.refs else "none"
        return None


@final
class Echo(Steps[Spire]):
    """Play the strong effect of another card for nothing, with 1 point more of everything."""

    ORDER: ClassVar[tuple[str, ...]] = ("pick", "play", "wear_off")
    WAS: ClassVar[tuple[str, ...]] = ("Reverberate",)
    STEPS_WERE: ClassVar[dict[str, str]] = {"use": "play"}

    def __init__(self, seat: Public[int], at: Public[str] = "pick") -> None:
        super().__init__(at)
        self.seat = seat

    def pick(self, g: Spire) -> Frame | None:
        return PickCard(self.seat)

    def play(self, g: Spire) -> Frame | None:
        card = g.took(PickCard).card
        if card == "none":
            self.leave()
            return None
        hero = g.heroes[self.seat]
        move(g, hero.hand, hero.hand.find(card), hero.play)
        for what in ("move", "attack", "block"):
            g.modifiers.append(Modifier(what, 1, "echo", "echo", self.seat))
        return Resolving(self.seat, [CARDS[card].strong])

    def wear_off(self, g: Spire) -> Frame | None:
        expire(g.modifiers, "echo")
        return None


@final
class EchoCard(Odd[Spire]):
    def why_not(self, g: Spire, seat: Seat) -> Why:
        for card in g.heroes[seat].hand.items:
            if card not in (WOUND, "echo") and CARDS[card].strong.why_not(g, seat) == OK:
                return OK
        return "SP-ODD-01"

    def frame(self, g: Spire, seat: Seat) -> Frame:
        return Echo(seat)


@final
class Vanish(Steps[Spire]):
    """The combat ends at once, won or not."""

    ORDER: ClassVar[tuple[str, ...]] = ("slip_away",)

    def __init__(self, at: Public[str] = "slip_away") -> None:
        super().__init__(at)

    def slip_away(self, g: Spire) -> Frame | None:
        g.unwind(Combat, "cleanup")
        return None


@final
class VanishCard(Odd[Spire]):
    def why_not(self, g: Spire, seat: Seat) -> Why:
        return OK if g.nearest(Combat) is not None else "SP-ODD-02"

    def frame(self, g: Spire, seat: Seat) -> Frame:
        return Vanish()


ODD["echo"] = EchoCard()
ODD["vanish"] = VanishCard()
