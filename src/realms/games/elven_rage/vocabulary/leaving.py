"""Primitives that take a fighter out of the battle: to the hand, or for another card."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, option
from realms.kernel.stock import AskOnce

from ..events import LEFT, SUBSTITUTED
from ..rules.declaring import Declared
from ..rules.fighting import fight_of, fighter, is_dragon, ref, side_of
from ..rules.hand import leave_hand
from ..rules.strike import Dying, Strike, bring_home, save
from ..state import ElvenRage
from ..terms import OFF
from .base import Power
from .battle import ANYONE, OWN, doomed, fighters, index, named
from .words import say


@final
class Substitute(Power):
    """ER-INIT-04. A card of the hand, but not the one that is used, takes the place of an own fighter.

    Which card, nobody learns before it works.
    """

    def __init__(self) -> None:
        super().__init__("substitute", 1)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        spare = len(g.elves[user].hand.items)
        if not isinstance(g.stack[-1], Declared):
            spare -= 1  # the card that would be used is still among them
        own = [f for f in fighters(g, user, OWN) if not is_dragon(f)]
        return [(ref(f),) for f in own] if spare > 0 else []

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        return StepIn(user, index(g, refs[0]))

    def text(self, lang: str) -> str:
        return say(lang, "substitute")


@final
class StepIn(AskOnce[ElvenRage]):
    """Which card of the hand takes the place of a fighter."""

    RULE: ClassVar[str] = "ER-INIT-04"
    PROMPT: ClassVar[str] = "er-step-in"

    def __init__(self, seat: Public[int], who: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.who = who

    def args(self, g: ElvenRage) -> tuple[tuple[str, str], ...]:
        return (("fighter", ref(fight_of(g).fighters[self.who])),)

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        for card in sorted({*g.elves[self.seat].hand.items}):
            menu.offer(OK, option("step_in", card))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        """The new one stands last in the list: what was aimed at the other does not hit it."""
        self.going = False
        fight = fight_of(g)
        out = fight.fighters[self.who]
        leave_hand(g, seat, option.refs[0])
        fresh = fighter(option.refs[0], out.side, out.place)
        fresh.acted = out.acted
        g.tell(SUBSTITUTED, ref(out), fresh.card)
        bring_home(g, out)
        fight.fighters.append(fresh)
        for frame in g.stack:
            if isinstance(frame, Strike) or (isinstance(frame, Declared) and frame.spared):
                frame.spared.append(0)
        return None


@final
class Return(Power):
    """A fighter leaves the battle alive; not a Dragon."""

    def __init__(self) -> None:
        super().__init__("return", 1)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [(ref(f),) for f in fighters(g, user, ANYONE) if not is_dragon(f)]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        f = named(g, refs[0])
        i = fight_of(g).fighters.index(f)
        bring_home(g, f)
        g.tell(LEFT, f.card)
        return Dying([i], user)

    def text(self, lang: str) -> str:
        return say(lang, "return")


@final
class Save(Power):
    """An own card that would die goes to the hand; the critically wounded one too, but no Dragon."""

    def __init__(self) -> None:
        super().__init__("save", 1)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        if g.fight is None:
            return []
        mine = side_of(g.fight, user)
        dying = [f for f in g.fight.fighters if f.side == mine and f.lives == 0 and f.place != OFF]
        return [(ref(f),) for f in dying if not is_dragon(f) and not doomed(g, f)]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        save(g, named(g, refs[0]))
        return None

    def text(self, lang: str) -> str:
        return say(lang, "save")
