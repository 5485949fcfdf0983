"""Tactics with an aim: one frame asks for it, step by step (RW-TACTIC); and those outside turn and battle."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import DONE, AskOnce, EachSeat

from ..data.tactics import TACTICS_CARDS
from ..events import ORDER_BACK
from ..state import Runewars
from .areas import faction, opponents, seat_of
from .bids import Bid
from .icons import take_back
from .tactics import PLAYS, Play


@mypyc_attr(allow_interpreted_subclasses=True)
class AimedPlay(Play):
    """A card that needs one or more choices of its player. CARD is its id; `picked` are the option keys so far."""

    CARD: ClassVar[str] = ""

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        """What may be picked next; nothing once all is picked."""
        raise NotImplementedError

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        raise NotImplementedError

    def why(self, g: Runewars, seat: Seat, moment: str) -> Why:
        """RW-TACTIC-05. Something must be there to aim at."""
        return OK if self.aims(g, seat, ()) else TACTICS_CARDS[self.CARD].rule

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        picked = with_forced(g, seat, self, ())
        return Aim(seat, self.CARD, picked) if self.aims(g, seat, picked) else self.work(g, seat, picked)


def with_forced(g: Runewars, seat: Seat, card: AimedPlay, picked: Refs) -> Refs:
    """What is picked, with all that leaves no choice."""
    ways = card.aims(g, seat, picked)
    while len(ways) == 1:
        picked += (ways[0].key,)
        ways = card.aims(g, seat, picked)
    return picked


@final
class Aim(AskOnce[Runewars]):
    """What a card is aimed at; `done` where it may be less than it could."""

    RULE: ClassVar[str] = "RW-TACTIC-05"
    PROMPT: ClassVar[str] = "rw-aim"

    def __init__(
        self, seat: Public[int], card: Public[str], picked: Public[tuple[str, ...]], going: Public[bool] = True
    ) -> None:
        super().__init__(seat, going)
        self.card = card
        self.picked = picked

    def asked_by(self, g: Runewars) -> str:
        return TACTICS_CARDS[self.card].rule

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("tactic", self.card), ("n", len(self.picked)))

    def choices(self, g: Runewars, menu: Decision) -> None:
        for way in aimed(self.card).aims(g, self.seat, self.picked):
            menu.offer(OK, way)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        card = aimed(self.card)
        if option.verb != "done":
            self.picked += (option.key,)
            self.picked = with_forced(g, seat, card, self.picked)
            if card.aims(g, seat, self.picked):
                return None
        self.going = False
        return card.work(g, seat, self.picked)


def aimed(card: str) -> AimedPlay:
    found = PLAYS[card]
    assert isinstance(found, AimedPlay), card
    return found


def ref(key: str, i: int = 0) -> str:
    """A thing that an option key names."""
    return key.split(":")[i + 1]


def area_of(g: Runewars, key: str, i: int = 0) -> int:
    return g.land.index[ref(key, i)]


def players(g: Runewars, verb: str, seats: list[Seat]) -> list[Option]:
    return [option(verb, faction(g, seat)) for seat in seats]


def places(g: Runewars, verb: str, areas: list[int]) -> list[Option]:
    return [option(verb, g.land.areas[area]) for area in areas]


@final
class SpiesGuild(AimedPlay):
    """RW-TACTIC-30. The player and an opponent may each take back an order of this year, if one was played."""

    CARD: ClassVar[str] = "favor_of_the_spies_guild"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if picked:
            return []
        mine = g.realms[seat].played
        return players(g, "with", [s for s in opponents(g, seat) if mine or g.realms[s].played])

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        return EachOrderBack((seat, seat_of(g, ref(picked[0]))))


@final
class EachOrderBack(EachSeat[Runewars]):
    """RW-TACTIC-30. First the player, then the opponent; who has played none is not asked."""

    RULE: ClassVar[str] = "RW-TACTIC-30"

    def __init__(
        self, order: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "next_seat"
    ) -> None:
        super().__init__(order, turn, at)

    def each(self, g: Runewars, seat: Seat) -> Frame | None:
        return OrderBack(seat) if g.realms[seat].played else None


@final
class OrderBack(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-TACTIC-30"
    PROMPT: ClassVar[str] = "rw-order-back"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for order in g.realms[self.seat].played:
            menu.offer(OK, option("back", order))
        menu.offer(OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "back":
            take_back(g, seat, option.refs[0])
            g.tell(ORDER_BACK, seat, option.refs[0])
        return None


@final
class PullingTheStrings(Play):
    """RW-TACTIC-41. Only one player can be the last to bid."""

    def why(self, g: Runewars, seat: Seat, moment: str) -> Why:
        bid = g.nearest(Bid)
        return OK if bid is not None and bid.last < 0 else "RW-TACTIC-41"

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        bid = g.nearest(Bid)
        assert bid is not None
        bid.last = seat
        return None


PLAYS["favor_of_the_spies_guild"] = SpiesGuild()
PLAYS["pulling_the_strings"] = PullingTheStrings()
