"""Spire's own effect nodes, beside those of the kernel."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kernel.games.spire.state import Spire
from realms.kernel.effects import Effect, Resolve, Test
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.modifiers import Modifier, total
from realms.kernel.zones import gather, move

WOUND: Final = "wound"
PHASE_OF: Final[dict[str, str]] = {"move": "", "attack": "attack", "block": "block"}


@final
class Points(Effect[Spire]):
    """Move, attack or block points; each counts in one phase only."""

    def __init__(self, what: str, n: int) -> None:
        super().__init__(what)
        self.n: Final = n

    def why_not(self, g: Spire, seat: Seat) -> Why:
        return OK if g.context() == PHASE_OF[self.kind] else "SP-CARD-02"

    def do(self, g: Spire, seat: Seat, run: Resolve[Spire]) -> Frame | None:
        hero = g.heroes[seat]
        n = self.n + total(g.modifiers, self.kind, seat)
        if self.kind == "move":
            hero.move += n
        elif self.kind == "attack":
            hero.attack += n
        else:
            hero.block += n
        return None


@final
class Discard(Effect[Spire]):
    """A cost: discard a card that is no wound."""

    def __init__(self) -> None:
        super().__init__("discard")

    def why_not(self, g: Spire, seat: Seat) -> Why:
        return OK if any(c != WOUND for c in g.heroes[seat].hand.items) else "SP-CARD-04"

    def asks(self, g: Spire, seat: Seat) -> bool:
        return True

    def offer(self, g: Spire, seat: Seat, menu: Decision) -> None:
        for card in sorted(g.heroes[seat].hand.items):
            menu.offer_once("SP-CARD-04" if card == WOUND else OK, option("discard", card))

    def take(self, g: Spire, seat: Seat, choice: Option, run: Resolve[Spire]) -> Frame | None:
        hand = g.heroes[seat].hand
        move(g, hand, hand.find(choice.refs[0]), g.heroes[seat].discard)
        return None


@final
class Draw(Effect[Spire]):
    """Draw cards; the discard pile makes a new deck."""

    def __init__(self, n: int) -> None:
        super().__init__("draw")
        self.n: Final = n

    def do(self, g: Spire, seat: Seat, run: Resolve[Spire]) -> Frame | None:
        draw(g, seat, self.n)
        return None


def draw(g: Spire, seat: Seat, n: int) -> None:
    hero = g.heroes[seat]
    for _ in range(n):
        if not hero.deck.items:
            gather(g, hero.discard, hero.deck)
            hero.deck.shuffle(g.rng)
        if hero.deck.items:
            move(g, hero.deck, 0, hero.hand)


@final
class Scout(Effect[Spire]):
    """Look at the next tile."""

    def __init__(self) -> None:
        super().__init__("scout")

    def why_not(self, g: Spire, seat: Seat) -> Why:
        return OK if g.tiles.items else "SP-TILE-02"

    def do(self, g: Spire, seat: Seat, run: Resolve[Spire]) -> Frame | None:
        if g.tiles.items:
            g.tiles.show(g, 0, 1 << seat)
        return None


@final
class Flee(Effect[Spire]):
    """The combat ends at once, and with it the card that says so."""

    def __init__(self) -> None:
        super().__init__("flee")

    def why_not(self, g: Spire, seat: Seat) -> Why:
        return OK if g.context() != "" else "SP-CARD-05"

    def do(self, g: Spire, seat: Seat, run: Resolve[Spire]) -> Frame | None:
        from kernel.games.spire.combat import Combat  # combat needs the cards, and the cards need this

        g.unwind(Combat, "cleanup")
        return None


@final
class GainMana(Effect[Spire]):
    def __init__(self, colour: str) -> None:
        super().__init__(f"mana_{colour}")
        self.colour: Final = colour

    def do(self, g: Spire, seat: Seat, run: Resolve[Spire]) -> Frame | None:
        g.heroes[seat].mana[self.colour] += 1
        return None


@final
class Until(Effect[Spire]):
    """A bonus that lasts until the end of the combat or of the turn."""

    def __init__(self, until: str, what: str, amount: int) -> None:
        super().__init__("until")
        self.until: Final = until
        self.what: Final = what
        self.amount: Final = amount

    def do(self, g: Spire, seat: Seat, run: Resolve[Spire]) -> Frame | None:
        g.modifiers.append(Modifier(self.what, self.amount, self.until, self.id, seat))
        return None


@final
class Night(Test[Spire]):
    def count(self, g: Spire, seat: Seat) -> int:
        return 1 if g.night() else 0


@final
class Alive(Test[Spire]):
    def count(self, g: Spire, seat: Seat) -> int:
        return len([f for f in g.foes if not f.dead])


@final
class Resolving(Resolve[Spire]):
    RULE: ClassVar[str] = "SP-CARD-01"

    def __init__(self, seat: Public[int], todo: Public[list[Effect[Spire]]]) -> None:
        super().__init__(seat, todo)
