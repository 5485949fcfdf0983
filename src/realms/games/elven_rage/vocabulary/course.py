"""Primitives that act on the course of a battle: turns, ties, what may be used."""

from __future__ import annotations

from typing import final

from realms.kernel.frame import Frame
from realms.kernel.model import Refs, Seat

from ..events import REDEALT, SILENCED, TIE_CLAIMED
from ..rules.board import opponents, people, seat_of
from ..rules.declaring import answered
from ..rules.fighting import BattleSteps, fight_of, ref, side_of
from ..rules.hand import spend_all
from ..rules.strike import FighterTurn
from ..state import ElvenRage
from ..terms import EDGES
from .base import Power
from .battle import ANYONE, OWN, doomed, fighters, index, named
from .words import say


@final
class SkipTurn(Power):
    """A fighter has no turn in this cycle, or the next if it has acted. `fresh`: only one that has not acted."""

    def __init__(self, fresh: bool) -> None:
        super().__init__("skip_turn", 1)
        self.fresh = fresh

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        found = [f for f in fighters(g, user, ANYONE) if not f.skips]
        return [(ref(f),) for f in found if not (self.fresh and f.acted)]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        named(g, refs[0]).skips = 1
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
        return [(ref(f),) for f in dying if not doomed(g, f)]

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
        here = [f for f in fighters(g, user, OWN) if not f.acted and not f.skips]
        if turn is not None and not turn.ending:
            on_turn = fight_of(g).fighters[turn.who]
            here = [f for f in here if f is not on_turn]
        return [(ref(f),) for f in here]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        return FighterTurn(index(g, refs[0]))

    def text(self, lang: str) -> str:
        return say(lang, "act_now")


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
