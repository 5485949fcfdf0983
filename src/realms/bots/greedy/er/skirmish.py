"""A battle thought through to its end, nobody using anything more: who would win, and who would be left."""

from __future__ import annotations

from typing import Any, Final, final

from realms.games.elven_rage.data.warriors import WARRIORS
from realms.games.elven_rage.rules.battle import QUIET_CYCLES
from realms.games.elven_rage.terms import (
    ATTACKER,
    DEFENDER,
    EDGES,
    FS,
    LIVES_TAKEN,
    NONE,
    P2,
    REPLY,
    S1,
    S2,
    SHIELDS,
)

KILL: Final = 2.5
"""How much dearer the life is that a strike takes last."""


@final
class Man:
    """A fighter in thought."""

    __slots__ = ("acted", "card", "icons", "initiative", "lives", "place", "side", "skips")

    def __init__(self, card: str, side: int, place: int) -> None:
        w = WARRIORS[card]
        self.card = card
        self.side = side
        self.place = place
        self.lives = w.lives
        self.initiative = w.initiative
        self.icons: tuple[int, ...] | list[int] = w.icons
        self.acted = False
        self.skips = 0


def man_of(raw: dict[str, Any]) -> Man:
    """A fighter as he stands."""
    new = Man(raw["card"], raw["side"], raw["place"])
    new.lives, new.initiative, new.icons = raw["lives"], raw["initiative"], raw["icons"]
    new.acted, new.skips = raw["acted"], raw["skips"]
    return new


@final
class Skirmish:
    """The six places in thought. `men` keeps the order of the fighters."""

    __slots__ = ("at", "hurt", "men", "quiet")

    def __init__(self, men: list[Man], quiet: int = 0) -> None:
        self.men = men
        self.quiet = quiet
        self.hurt = False
        self.at: list[Man | None] = [None] * EDGES
        for man in men:
            if man.place < EDGES and man.lives > 0:
                self.at[man.place] = man

    def leave(self, man: Man) -> None:
        if man.place < EDGES and self.at[man.place] is man:
            self.at[man.place] = None
        man.place = EDGES

    def exchange(self, a: Man, b: Man) -> None:
        a.place, b.place = b.place, a.place
        self.at[a.place], self.at[b.place] = a, b

    def harm(self, man: Man, n: int) -> None:
        if n > 0:
            self.hurt = True
            man.lives -= n
            if man.lives <= 0:
                self.leave(man)

    def strike(self, man: Man, side: int, icon: int = NONE, spared: int = 0, replied: int = 0) -> None:
        """`spared`, `replied`: lives that protections save the target and the striker."""
        if man.place >= EDGES:
            return
        other = self.at[(man.place + 1 + side) % EDGES]
        if other is None or other.side == man.side:
            return
        if icon == NONE:
            icon = man.icons[side]
        facing = other.icons[2 - side]
        if icon not in SIMPLE or facing not in SHIELDS:
            self.harm(other, LIVES_TAKEN[icon] - spared)
        if facing in REPLY:
            self.harm(man, 1 - replied)

    def choice(self, man: Man) -> int:
        """The side it strikes to, or NONE: the strike that does most, or one that only burns it."""
        best, most, burnt = NONE, -9.0, NONE
        at, place, icons = self.at, man.place, man.icons
        for side in ALL_SIDES:
            icon = icons[side]
            if S1 <= icon <= P2:
                other = at[(place + 1 + side) % EDGES]
                if other is None or other.side == man.side:
                    continue
                facing = other.icons[2 - side]
                if icon <= S2 and facing in SHIELDS:
                    if facing == FS:
                        burnt = side
                    continue
                taken = LIVES_TAKEN[icon]
                value = KILL + other.initiative * 0.05 if taken >= other.lives else 0.5 * taken
                if facing in REPLY:
                    value -= 2.0 if man.lives == 1 else 0.7
                if value > most:
                    best, most = side, value
        return best if best != NONE else burnt

    def act(self, man: Man) -> None:
        if man.skips:
            man.skips -= 1
            return
        side = self.choice(man)
        if side != NONE:
            self.strike(man, side)

    def over(self) -> bool:
        sides = [man.side for man in self.at if man is not None]
        return ATTACKER not in sides or DEFENDER not in sides

    def fight_out(self) -> None:
        """From here to the end, cycle after cycle."""
        men = self.men
        while not self.over():
            while True:
                man = self.next()
                if man is None:
                    break
                man.acted = True
                self.act(man)
                if self.over():
                    return
            self.quiet = 0 if self.hurt else self.quiet + 1
            if self.quiet >= QUIET_CYCLES or not any(m is not None and self.choice(m) != NONE for m in self.at):
                return
            self.hurt = False
            for man in men:
                man.acted = False

    def next(self) -> Man | None:
        """ER-INIT-02. Who acts next; of the tied cards of a side the first."""
        best: Man | None = None
        tied = False
        for man in self.at:
            if man is None or man.acted:
                continue
            if best is None or man.initiative > best.initiative:
                best, tied = man, False
            elif man.initiative == best.initiative and man.side != best.side:
                tied = True
        if best is None or not tied:
            return best
        lead = 0
        for man in self.men:
            if man.acted and man.initiative == best.initiative:
                lead += 1 if man.side == ATTACKER else -1
        turn = ATTACKER if lead <= 0 else DEFENDER
        for man in self.at:
            if man is not None and not man.acted and man.initiative == best.initiative and man.side == turn:
                return man
        return best

    def left(self, side: int) -> int:
        return len([man for man in self.at if man is not None and man.side == side])


ALL_SIDES: Final = (0, 1, 2)
SIMPLE: Final = (S1, S2)
