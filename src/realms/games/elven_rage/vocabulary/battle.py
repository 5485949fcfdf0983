"""Primitives that act on a battle."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import Refs, Seat

from ..data.warriors import WARRIORS
from ..events import HEALED, INITIATIVE, MOVED, PROTECTED, REPLACED
from ..rules.declaring import Declared, answered
from ..rules.fighting import (
    exchange,
    fight_of,
    living,
    lose,
    owner,
    ref,
    side_of,
)
from ..rules.strike import Dying, FighterTurn, Strike
from ..state import ElvenRage, Fighter
from ..terms import EDGES, ICONS, NONE, NOTHING, OFF, SHIELDS, SIDES
from .base import POWERS, Power
from .words import say

OWN: Final = "own"
ENEMY: Final = "enemy"
ANYONE: Final = "any"
ALL: Final = 99


def fighters(g: ElvenRage, user: Seat, who: str) -> list[Fighter]:
    """The living fighters a primitive may be aimed at. Neutrals are nobody's own (ER-ACTION-13)."""
    if g.fight is None:
        return []
    mine = side_of(g.fight, user)
    found = [f for f in g.fight.fighters if living(f)]
    if who == OWN:
        return [f for f in found if f.side == mine]
    if who == ENEMY:
        return [f for f in found if mine != NONE and f.side != mine]
    return found


def named(g: ElvenRage, name: str) -> Fighter:
    for f in fight_of(g).fighters:
        if f.place != OFF and ref(f) == name:
            return f
    raise AssertionError(name)


def index(g: ElvenRage, name: str) -> int:
    return fight_of(g).fighters.index(named(g, name))


def doomed(g: ElvenRage, f: Fighter) -> bool:
    """Does it take its last turn? Nothing saves it any more."""
    for frame in g.stack:
        if isinstance(frame, FighterTurn) and frame.doomed and fight_of(g).fighters[frame.who] is f:
            return True
    return False


@final
class ReplaceIcon(Power):
    """A side of a fighter shows another icon until the end of the battle."""

    def __init__(self, who: str, icon: int, shields_only: bool = False) -> None:
        super().__init__("replace_icon", 2)
        self.who = who
        self.icon = icon
        self.shields_only = shields_only

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        found: list[Refs] = []
        for f in fighters(g, user, self.who):
            for side in range(len(SIDES)):
                if f.icons[side] != self.icon and (not self.shields_only or f.icons[side] in SHIELDS):
                    found.append((ref(f), SIDES[side]))
        return found

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        named(g, refs[0]).icons[SIDES.index(refs[1])] = self.icon
        g.tell(REPLACED, refs[0], refs[1], ICONS[self.icon])
        return None

    def text(self, lang: str) -> str:
        if self.icon == NOTHING:
            return say(lang, "clear_shield" if self.shields_only else f"clear_{self.who}")
        return say(lang, f"replace_{self.who}", say(lang, f"icon_{ICONS[self.icon]}"))


@final
class Damage(Power):
    """A fighter loses lives; no icon stops it."""

    def __init__(self, who: str, n: int) -> None:
        super().__init__("damage", 1)
        self.who = who
        self.n = n

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [(ref(f),) for f in fighters(g, user, self.who)]

    def harm(self) -> int:
        return self.n

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        i = index(g, refs[0])
        frame = g.nearest(Declared)
        assert frame is not None
        spared = frame.spared[i] if frame.spared else 0
        lose(g, fight_of(g).fighters[i], self.n - spared)
        return Dying([i], user)

    def text(self, lang: str) -> str:
        return say(lang, f"damage_{self.who}", say(lang, f"lives_{self.n}"))


@final
class StrikeAgain(Power):
    """The own fighter whose strike has just taken a life strikes the same target once more."""

    def __init__(self, icon: int) -> None:
        super().__init__("strike_again", 0)
        self.icon = icon

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        strike = g.nearest(Strike)
        if strike is None or not strike.took:
            return []
        fight = fight_of(g)
        striker, target = fight.fighters[strike.striker], fight.fighters[strike.target]
        able = living(striker) or (striker.place < EDGES and doomed(g, striker))
        able = able and living(target) and owner(fight, striker) == user
        return [()] if able else []

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        strike = g.nearest(Strike)
        assert strike is not None
        none = [0] * len(fight_of(g).fighters)
        return Strike(strike.striker, strike.side, none, self.icon, strike.target)

    def text(self, lang: str) -> str:
        return say(lang, "strike_again", say(lang, f"icon_{ICONS[self.icon]}"))


@final
class Prevent(Power):
    """A loss that is about to be suffered becomes smaller."""

    def __init__(self, who: str, n: int) -> None:
        super().__init__("prevent", 1)
        self.who = who
        self.n = n

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        threatened = losers(g)
        return [(ref(f),) for f in fighters(g, user, self.who) if fight_of(g).fighters.index(f) in threatened]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        i = index(g, refs[0])
        g.tell(PROTECTED, refs[0])
        declared = answered(g)
        if declared is not None:
            if not declared.spared:
                declared.spared = [0] * len(fight_of(g).fighters)
            declared.spared[i] += self.n
            return None
        strike = g.nearest(Strike)
        assert strike is not None
        strike.spared[i] += self.n
        return None

    def text(self, lang: str) -> str:
        if self.n == ALL:
            return say(lang, "prevent_all")
        return say(lang, f"prevent_{self.who}", say(lang, f"lives_{self.n}"))


def losers(g: ElvenRage) -> list[int]:
    """The fighters that are about to lose lives: by what is being answered, else by the strike that was named."""
    declared = answered(g)
    if declared is not None:
        # The damage is aimed first; it may have been left out for want of a target.
        aim = declared.aim[0] if declared.hurts() and declared.aim else ""
        if not aim.startswith("#"):
            return []
        i = int(aim[1:])
        spared = declared.spared[i] if declared.spared else 0
        return [i] if spared < POWERS[declared.thing].harm() else []
    strike = g.nearest(Strike)
    return [i for i, n in strike.about_to_lose(g) if n > 0] if strike is not None else []


@final
class Heal(Power):
    """Lost lives come back, never above the printed number; a dying fighter is saved by it."""

    def __init__(self, n: int) -> None:
        super().__init__("heal", 1)
        self.n = n

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        if g.fight is None:
            return []
        mine = side_of(g.fight, user)
        here = [f for f in g.fight.fighters if f.side == mine and f.place < EDGES and not doomed(g, f)]
        return [(ref(f),) for f in here if f.lives < WARRIORS[f.card].lives]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        f = named(g, refs[0])
        n = min(self.n, WARRIORS[f.card].lives - f.lives)
        f.lives += n
        g.tell(HEALED, refs[0], n)
        return None

    def text(self, lang: str) -> str:
        return say(lang, "heal_all") if self.n == ALL else say(lang, "heal", say(lang, f"lives_{self.n}"))


@final
class Swap(Power):
    """Two fighters exchange places; the first is an own one, or any."""

    def __init__(self, who: str) -> None:
        super().__init__("swap", 2)
        self.who = who

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        found: list[Refs] = []
        for a in fighters(g, user, self.who):
            for b in fighters(g, user, ANYONE):
                again = (ref(b), ref(a)) in found
                if a is not b and not again:
                    found.append((ref(a), ref(b)))
        return found

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        g.tell(MOVED, refs[0], refs[1])
        exchange(named(g, refs[0]), named(g, refs[1]))
        return None

    def text(self, lang: str) -> str:
        return say(lang, f"swap_{self.who}")


@final
class ChangeInitiative(Power):
    """ER-INIT-03. Initiative changed until the end of the battle, not below 0."""

    def __init__(self, who: str, n: int) -> None:
        super().__init__("initiative", 1)
        self.who = who
        self.n = n

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [(ref(f),) for f in fighters(g, user, self.who)]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        f = named(g, refs[0])
        f.initiative = max(0, f.initiative + self.n)
        g.tell(INITIATIVE, refs[0], f.initiative)
        return None

    def text(self, lang: str) -> str:
        return say(lang, f"initiative_{self.who}", f"+{self.n}" if self.n > 0 else f"−{-self.n}")
