"""Tactics cards (RW-TACTIC): offering and playing them. What each does is registered by rules/plays*.py."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import Window

from ..data.tactics import TACTICS_CARDS
from ..events import TACTIC_PLAYED
from ..state import Runewars


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """What one card does. Stateless; questions it raises are frames."""

    def why(self, g: Runewars, seat: Seat, moment: str) -> Why:
        """RW-TACTIC-05. OK if its effect is possible now, else the rule that forbids it. May use what the seat
        knows."""
        return OK

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        """The card is discarded already."""
        raise NotImplementedError


PLAYS: Final[dict[str, Play]] = {}


def offer_tactics(g: Runewars, seat: Seat, menu: Decision, moment: str, played: Refs = ()) -> None:
    """RW-TACTIC-02, 03. Each card of this moment in hand, once; not those drawn in this season, nor another copy
    of one `played` at this moment of a battle."""
    realm = g.realms[seat]
    for card in sorted(realm.tactics.items):
        if moment in TACTICS_CARDS[card].moments:
            why = "RW-TACTIC-03" if card in played else PLAYS[card].why(g, seat, moment)
            menu.offer_once(why, option("play", card))
    if g.explain:
        for card in sorted(realm.fresh.items):
            if moment in TACTICS_CARDS[card].moments and card not in realm.tactics.items:
                menu.offer_once("RW-TACTIC-02", option("play", card))


def play_tactic(g: Runewars, seat: Seat, card: str, moment: str) -> Frame | None:
    """RW-TACTIC-04. It is discarded and does what it says."""
    hand = g.realms[seat].tactics
    hand.take(hand.find(card))
    g.tactics_discard.append(card)
    g.learned = EVERYONE
    g.tell(TACTIC_PLAYED, seat, card)
    return PLAYS[card].play(g, seat, moment)


def may_play(g: Runewars, seat: Seat) -> bool:
    """Public facts only: whoever holds cards of an earlier season could hold the right one."""
    return bool(g.realms[seat].tactics.items) and not g.realms[seat].out


@final
class TacticsMoment(Window[Runewars]):
    """Players in order may play cards of one moment. RW-TACTIC-03: no two copies of a card by one player."""

    RULE: ClassVar[str] = "RW-TACTIC-03"
    PROMPT: ClassVar[str] = "rw-moment"

    def __init__(
        self,
        trigger: Public[str],
        order: Public[tuple[int, ...]],
        passed: Public[int] = 0,
        played: Public[tuple[str, ...]] = (),
    ) -> None:
        super().__init__(trigger, order, passed)
        self.played = played  # "seat:card"

    def may_hold(self, g: Runewars, seat: Seat) -> bool:
        return may_play(g, seat)

    def answers(self, g: Runewars, seat: Seat, menu: Decision) -> None:
        mine = tuple([key.split(":")[1] for key in self.played if key.startswith(f"{seat}:")])
        offer_tactics(g, seat, menu, self.trigger, mine)

    def answer(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.played += (f"{seat}:{option.refs[0]}",)
        return play_tactic(g, seat, option.refs[0], self.trigger)
