"""Find tokens (TEK-TOKEN): what happens when one is turned up, and the bandits."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Arg, Decision, Option, Public, option
from realms.kernel.zones import move

from ..data.territories import AREAS
from ..events import ARMY_LOST, TOKEN_FOUND
from ..state import TinyEpicKingdoms
from ..terms import BANDITS, BANDITS_TOLL, CROWN, NONE, RESOURCES, STAYING_TOKENS, TREASURE, TREASURE_GAIN
from . import board
from .asks import Question, per_resource
from .gains import gain, gain_choice, spend

TOLL: Final = per_resource("toll")
LOSE_ARMY: Final = option("lose-army")


def reveal(g: TinyEpicKingdoms, seat: int, area: int) -> Frame | None:
    """TEK-TOKEN-02, 15R: the army that has come to stay turns a face-down token up."""
    if area not in g.hidden_at:
        return None
    i = g.hidden_at.index(area)
    del g.hidden_at[i]
    token = move(g, g.hidden, i, g.open)
    g.open_at.append(area if token in STAYING_TOKENS else NONE)
    g.tell(TOKEN_FOUND, seat, token, AREAS[area])
    if token == CROWN:
        g.crown = seat
    elif token == TREASURE:
        return gain_choice(seat, TREASURE_GAIN, "TEK-TOKEN-05")
    elif token == BANDITS:
        return Bandits(seat, area)
    return None


def discard(g: TinyEpicKingdoms, token: str, area: int) -> None:
    """A token that stayed is used up."""
    for i in range(len(g.open_at)):
        if g.open_at[i] == area and g.open.items[i] == token:
            g.open_at[i] = NONE
            return
    raise AssertionError(token)


def army_to_supply(g: TinyEpicKingdoms, seat: int, area: int) -> None:
    """An army leaves play before scoring; Constructs 2 salvage it."""
    board.take(g, seat, area)
    g.tell(ARMY_LOST, seat, AREAS[area])
    gains = g.realms[seat].powers.army_lost_gain
    for r in range(3):
        gain(g, seat, r, gains[r])


@final
class Bandits(Question):
    """TEK-TOKEN-06. Pay two resources of choice, one a click, or return the army to the supply.

    TEK-TOKEN-06R: with fewer than two the army is lost; the last army is never lost, its owner pays
    two, or all there are.
    """

    PROMPT: ClassVar[str] = "bandits"
    RULE: ClassVar[str] = "TEK-TOKEN-06"

    def __init__(
        self, seat: Public[int], area: Public[int], paid: Public[int] = 0, lost: Public[bool] = False
    ) -> None:
        super().__init__(seat)
        self.area = area
        self.paid = paid
        self.lost = lost

    def settle(self, g: TinyEpicKingdoms) -> Frame | None:
        realm = g.realms[self.seat]
        if not self.lost and self.paid + sum(realm.stock) < BANDITS_TOLL and len(realm.armies) > 1:
            self.lose(g)
        return super().settle(g)

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not self.lost and self.paid < BANDITS_TOLL and sum(g.realms[self.seat].stock) > 0

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("n", BANDITS_TOLL - self.paid), ("area", AREAS[self.area]))

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        realm = g.realms[self.seat]
        for r in range(3):
            menu.offer(OK if realm.stock[r] > 0 else "TEK-TOKEN-06", TOLL[r])
        if self.paid == 0:
            menu.offer(OK if len(realm.armies) > 1 else "TEK-TOKEN-06R", LOSE_ARMY)

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        if option.verb == "lose-army":
            self.lose(g)
        else:
            spend(g, seat, RESOURCES.index(option.refs[0]), 1)
            self.paid += 1
        return None

    def lose(self, g: TinyEpicKingdoms) -> None:
        """The army that came is lost: in ruins it lies by now, and one that stood there keeps standing."""
        beside = board.own_in(g, self.seat, self.area) - board.lying_in(g, self.seat, self.area)
        army_to_supply(g, self.seat, self.area)
        if beside > 0 and board.lying_in(g, self.seat, self.area) > 0:
            board.stand_up(g, self.seat, self.area)
        self.lost = True
