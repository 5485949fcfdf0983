"""Primitives that act on a battle."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import Refs, Seat

from ..data.warriors import WARRIORS
from ..events import HEALED, INITIATIVE, LEFT, MOVED, REDEALT, REPLACED, SILENCED, SUBSTITUTED, TIE_CLAIMED
from ..rules.board import opponents, people, seat_of
from ..rules.declaring import Declared, answered
from ..rules.fighting import (
    BattleSteps,
    exchange,
    fight_of,
    fighter,
    is_dragon,
    living,
    lose,
    owner,
    ref,
    side_of,
)
from ..rules.hand import leave_hand, spend_all
from ..rules.strike import Dying, FighterTurn, Strike, bring_home, save
from ..state import ElvenRage, Fighter
from ..terms import EDGES, ICONS, NONE, OFF, SHIELDS, SIDES
from .base import Power
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
        kind = "replace_shield" if self.shields_only else f"replace_{self.who}"
        return say(lang, kind, say(lang, f"icon_{ICONS[self.icon]}"))


@final
class Damage(Power):
    """A fighter loses lives; no icon stops it."""

    def __init__(self, who: str, n: int) -> None:
        super().__init__("damage", 1)
        self.who = who
        self.n = n

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [(ref(f),) for f in fighters(g, user, self.who)]

    def hurts(self) -> bool:
        return True

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        i = index(g, refs[0])
        frame = g.nearest(Declared)
        assert frame is not None
        spared = frame.spared[i] if frame.spared else 0
        lose(g, fight_of(g).fighters[i], self.n - spared)
        return Dying([i], user)

    def text(self, lang: str) -> str:
        return say(lang, f"damage_{self.who}", self.n)


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
        able = striker.place < EDGES and living(target) and owner(fight, striker) == user
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
        return say(lang, f"prevent_{self.who}" if self.n != ALL else "prevent_all", self.n)


def losers(g: ElvenRage) -> list[int]:
    """The fighters that are about to lose lives: by what is being answered, else by the strike that was named."""
    declared = answered(g)
    if declared is not None:
        if not declared.hurts():
            return []
        # The damage is aimed first; it may have been left out for want of a target.
        aim = declared.aim[0]
        return [int(aim[1:])] if aim.startswith("#") else []
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
        here = [f for f in g.fight.fighters if f.side == mine and f.place < EDGES]
        return [(ref(f),) for f in here if f.lives < WARRIORS[f.card].lives]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        f = named(g, refs[0])
        n = min(self.n, WARRIORS[f.card].lives - f.lives)
        f.lives += n
        g.tell(HEALED, refs[0], n)
        return None

    def text(self, lang: str) -> str:
        return say(lang, "heal_all") if self.n == ALL else say(lang, "heal", self.n)


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
class Substitute(Power):
    """ER-INIT-04. A card of the hand, but not the one that is used, takes the place of an own fighter."""

    def __init__(self, itself: str) -> None:
        super().__init__("substitute", 2)
        self.itself = itself

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        hand = g.elves[user].hand.items[:]
        if self.itself in hand and self.itself not in g.elves[user].laid:
            hand.remove(self.itself)
        own = [f for f in fighters(g, user, OWN) if not is_dragon(f)]
        return [(ref(f), card) for f in own for card in sorted({*hand})]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        fight = fight_of(g)
        out = named(g, refs[0])
        leave_hand(g, user, refs[1])
        fresh = fighter(refs[1], out.side, out.place)
        fresh.acted = out.acted
        bring_home(g, out)
        fight.fighters[fight.fighters.index(out)] = fresh
        g.tell(SUBSTITUTED, out.card, fresh.card)
        return None

    def text(self, lang: str) -> str:
        return say(lang, "substitute")


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
class SkipTurn(Power):
    """A fighter has no turn in this cycle, or the next if it has acted. `fresh`: only one that has not acted."""

    def __init__(self, fresh: bool) -> None:
        super().__init__("skip_turn", 1)
        self.fresh = fresh

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [(ref(f),) for f in fighters(g, user, ANYONE) if not (self.fresh and f.acted)]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        named(g, refs[0]).skips += 1
        return None

    def text(self, lang: str) -> str:
        return say(lang, "skip_fresh" if self.fresh else "skip_turn")


@final
class ExtraTurn(Power):
    """The own fighter that has just acted takes one more turn."""

    def __init__(self) -> None:
        super().__init__("extra_turn", 1)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        turn = g.nearest(FighterTurn)
        if turn is None or not turn.ending:
            return []
        f = fight_of(g).fighters[turn.who]
        return [(ref(f),)] if f in fighters(g, user, OWN) else []

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        return FighterTurn(index(g, refs[0]), extra=True)

    def text(self, lang: str) -> str:
        return say(lang, "extra_turn")


@final
class LastTurn(Power):
    """An own dying fighter takes one more turn, then it dies."""

    def __init__(self) -> None:
        super().__init__("last_turn", 1)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        if g.fight is None:
            return []
        mine = side_of(g.fight, user)
        dying = [f for f in g.fight.fighters if f.side == mine and f.place < EDGES and f.lives == 0]
        return [(ref(f),) for f in dying]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        return FighterTurn(index(g, refs[0]), extra=True, doomed=True)

    def text(self, lang: str) -> str:
        return say(lang, "last_turn")


@final
class ActNow(Power):
    """An own fighter that has not acted takes its turn of this cycle at once."""

    def __init__(self) -> None:
        super().__init__("act_now", 1)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        turn = g.nearest(FighterTurn)
        here = [f for f in fighters(g, user, OWN) if not f.acted]
        if turn is not None and not turn.ending:
            on_turn = fight_of(g).fighters[turn.who]
            here = [f for f in here if f is not on_turn]
        return [(ref(f),) for f in here]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        return FighterTurn(index(g, refs[0]))

    def text(self, lang: str) -> str:
        return say(lang, "act_now")


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


@final
class TieWin(Power):
    """A tie is won by the user, whoever had the reserve; the later of two counts."""

    def __init__(self) -> None:
        super().__init__("tie_win", 0)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [()] if g.fight is not None and g.fight.tie != user else []

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        fight_of(g).tie = user
        g.tell(TIE_CLAIMED, user)
        return None

    def text(self, lang: str) -> str:
        return say(lang, "tie_win")


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
        return [(ref(f),) for f in dying if not is_dragon(f)]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        save(g, named(g, refs[0]))
        return None

    def text(self, lang: str) -> str:
        return say(lang, "save")


@final
class Redeal(Power):
    """All six cards are mixed and dealt again."""

    def __init__(self) -> None:
        super().__init__("redeal", 0)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [()]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        g.tell(REDEALT)
        spend_all(g)
        g.unwind(BattleSteps, "deploy")
        return None

    def text(self, lang: str) -> str:
        return say(lang, "redeal")


@final
class NoActions(Power):
    """Another player may use nothing until the end of this battle."""

    def __init__(self) -> None:
        super().__init__("no_actions", 1)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        if g.fight is None:
            return []
        others = [s for s in opponents(g, user) if s not in g.fight.silenced]
        return [(people(g, seat),) for seat in others]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        whom = seat_of(g, refs[0])
        fight_of(g).silenced.append(whom)
        g.tell(SILENCED, whom)
        return None

    def text(self, lang: str) -> str:
        return say(lang, "no_actions")


@final
class Cancel(Power):
    """What was declared has no effect."""

    def __init__(self) -> None:
        super().__init__("cancel", 0)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        declared = answered(g)
        return [()] if declared is not None and not declared.cancelled else []

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        declared = answered(g)
        assert declared is not None
        declared.cancelled = True
        return None

    def text(self, lang: str) -> str:
        return say(lang, "cancel")
