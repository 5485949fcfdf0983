"""The start of a battle (RW-BATTLE-04): cards of this moment, and Mad Carthos (RW-HERO-40)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import PASS, AskOnce

from ..data.tactics import TACTICS_CARDS
from ..state import Runewars
from ..terms import BATTLE_START, DEFENDING
from .battle_lines import ATTACKER, BattleLines, battle_of, side_of
from .battle_picks import DAMAGE, befalls
from .tactics import may_play, offer_tactics, play_tactic

CARTHOS: Final = "mad_carthos"


def opening(g: Runewars, lines: BattleLines, side: int) -> Frame | None:
    """Asked of players only: nobody plays cards for neutrals."""
    seat = lines.sides[side].seat
    if seat < 0 or not (may_play(g, seat) or carthos_here(g, lines, side)):
        return None
    return Opening(seat, (), False)


def carthos_here(g: Runewars, lines: BattleLines, side: int) -> bool:
    """Is he there, and is there anybody to harm?"""
    for hero in g.heroes:
        if hero.id == CARTHOS and hero.owner == lines.sides[side].seat and hero.area == lines.area:
            return bool(lines.sides[1 - side].taking_part())
    return False


@final
class Opening(AskOnce[Runewars]):
    """RW-BATTLE-04. One player's cards for the start of a battle, the defender's for being attacked too, until he
    passes. RW-TACTIC-03: no two copies of a card."""

    RULE: ClassVar[str] = "RW-BATTLE-04"
    PROMPT: ClassVar[str] = "rw-moment"

    def __init__(
        self,
        seat: Public[int],
        played: Public[tuple[str, ...]],
        carthos: Public[bool],
        going: Public[bool] = True,
    ) -> None:
        super().__init__(seat, going)
        self.played = played
        self.carthos = carthos  # has he been used?

    def open(self, g: Runewars) -> bool:
        return self.going and (may_play(g, self.seat) or self.carthos_may(g))

    def carthos_may(self, g: Runewars) -> bool:
        lines = battle_of(g)
        return not self.carthos and carthos_here(g, lines, side_of(lines, self.seat))

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("trigger", self.moments(g)[-1]),)

    def moments(self, g: Runewars) -> list[str]:
        attacks = side_of(battle_of(g), self.seat) == ATTACKER
        return [BATTLE_START] if attacks else [BATTLE_START, DEFENDING]

    def choices(self, g: Runewars, menu: Decision) -> None:
        for moment in self.moments(g):
            offer_tactics(g, self.seat, menu, moment, self.played)
        if self.carthos_may(g):
            menu.offer(OK, option("carthos"))
        menu.offer(OK, PASS)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "pass":
            self.going = False
            return None
        lines = battle_of(g)
        if option.verb == "carthos":
            self.carthos = True
            return befalls(g, lines, 1 - side_of(lines, seat), DAMAGE, 1)
        card = option.refs[0]
        self.played += (card,)
        moments = TACTICS_CARDS[card].moments
        return play_tactic(g, seat, card, BATTLE_START if BATTLE_START in moments else DEFENDING)
