"""Calling others to a joint city assault (MK-COOP-01 to 07): who may, whom, which shares, and all must agree."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import OK, Arg, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import DONE, AskSeat

from ..data.hexes import HEX, HEX_NAMES
from ..events import HELD_BACK, JOINT_BEGAN, JOINT_SHARE
from ..state import City, MageKnight
from ..terms import NONE, WOUND
from . import battle
from .agreeing import Agreement
from .ground import city_at, closed_why, cost, hostile, next_to_city
from .joint_shares import deal, garrison
from .movement import WALK, step_why, steps

MOST_REFUSED: Final = 3
"""Calls in one turn that may come to nothing, so that nobody keeps a table waiting (MK-COOP-05)."""
CANCEL: Final = option("cancel")


def walls(city: City) -> list[int]:
    """The hexes of a city (MK-OPT-45: a megapolis has two)."""
    return [city.hex] if city.annex == NONE else [city.hex, city.annex]


def adjacent(g: MageKnight, seat: Seat, hex: int) -> bool:
    here, city = g.heroes[seat].hex, city_at(g, hex)
    return here != NONE and city is not None and next_to_city(g, city, here)


def able(g: MageKnight, seat: Seat) -> bool:
    """MK-COOP-03. A card that is no wound. Only the player knows."""
    return any(card != WOUND for card in g.heroes[seat].hand.items)


def after(g: MageKnight, seat: Seat) -> list[Seat]:
    """The other players in the order of turns, from this one on."""
    at = g.order.index(seat)
    return [other for other in g.order[at + 1 :] + g.order[:at] if other < g.seats]


def partners(g: MageKnight, seat: Seat, hex: int) -> list[Seat]:
    """MK-COOP-03. Who can be invited, as far as everybody knows: in the order of turns after this one."""
    found: list[Seat] = []
    for other in after(g, seat):
        hero = g.heroes[other]
        if adjacent(g, other, hex) and not hero.token_down and hero.hand.items:
            found.append(other)
    return found


def call_why(g: MageKnight, seat: Seat, hex: int, *, under: bool = False) -> Why:
    """MK-COOP-02 to 05. May this hero call others to an assault on this city? `under`: it would dig its way in."""
    hero = g.heroes[seat]
    pending = g.announced != NONE or g.ending
    alone = not any(other.hex == hero.hex for other in g.heroes if other.seat != seat)
    if pending or hero.now.acted or not alone or not (under or adjacent(g, seat, hex)):
        return "MK-COOP-02"
    if not able(g, seat) or not partners(g, seat, hex):
        return "MK-COOP-03"
    if garrison(g, hex) < 2:
        return "MK-COOP-04"
    return OK if hero.now.refused < MOST_REFUSED else "MK-COOP-05"


def targets(g: MageKnight, seat: Seat) -> list[int]:
    """Unconquered cities next to the hero. A megapolis is one."""
    here = g.heroes[seat].hex
    if here == NONE or g.seats == 1 or not g.cities:
        return []
    found: list[int] = []
    for hex in g.land.near[here]:
        city = city_at(g, hex)
        if city is not None and city.hex not in found and besiegable(g, seat, hex):
            found.append(city.hex)
    return found


def besiegable(g: MageKnight, seat: Seat, hex: int) -> bool:
    """A city that can be entered, and has not fallen."""
    return city_at(g, hex) is not None and hostile(g, seat, hex) and closed_why(g, seat, hex) == OK


@final
class CallOthers(Verb[MageKnight]):
    """MK-COOP-02. Call others to storm a city together, as the action."""

    NAME: ClassVar[str] = "joint"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for hex in targets(g, seat):
            menu.offer(call_why(g, seat, hex), option("joint", HEX_NAMES[hex]))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        return Call(seat, HEX[refs[0]])


@final
class EnterCity(Verb[MageKnight]):
    """MK-COOP-10. In a joint assault the only way leads into the city; the move costs as usual."""

    NAME: ClassVar[str] = "walk"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        assert g.joint is not None
        near, city = steps(g, seat), city_at(g, g.joint.hex)
        for hex in walls(city) if city is not None else []:
            if hex in near:
                menu.offer(step_why(g, seat, hex), option("walk", HEX_NAMES[hex]))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        return WALK.do(g, seat, refs)


@final
class HoldBack(Verb[MageKnight]):
    """MK-COOP-10. Who cannot pay for the move does not fight: the own share of the defenders stands. Each card
    that is no wound could be a point; who has enough of them must go."""

    NAME: ClassVar[str] = "hold"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        assert g.joint is not None
        hero, price = g.heroes[seat], cost(g, seat, g.joint.hex)
        cards = [card for card in hero.hand.items if card != WOUND]
        enough = hero.now.move + len(cards) >= price
        menu.offer("MK-COOP-10" if enough else OK, option("hold"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        g.tell(HELD_BACK, seat)
        battle.end_movement(g, "hold")
        return None


CALL_OTHERS: Final = CallOthers()
ENTER_CITY: Final = EnterCity()
HOLD_BACK: Final = HoldBack()


@final
class Call(Steps[MageKnight]):
    """MK-COOP-04 to 07. A call to arms: whom, how many each, and whether they come."""

    RULE: ClassVar[str] = "MK-COOP-04"
    ORDER: ClassVar[tuple[str, ...]] = ("plan", "ask", "begin")

    def __init__(
        self,
        seat: Public[int],
        hex: Public[int],
        under: Public[bool] = False,
        at: Public[str] = "plan",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.hex = hex
        self.under = under

    def plan(self, g: MageKnight) -> Frame | None:
        return Plan(self.seat, self.hex, [], [])

    def ask(self, g: MageKnight) -> Frame | None:
        plan = g.took(Plan)
        if plan.cancelled:
            self.leave()
            return None
        members = in_order(g, self.seat, plan.invited)
        for seat, n in zip(members, plan.counts, strict=True):
            g.tell(JOINT_SHARE, self.seat, seat, n)
        return Invitation(self.seat, tuple(plan.invited), [], NONE, self.hex, members, plan.counts)

    def begin(self, g: MageKnight) -> Frame | None:
        """MK-COOP-05, 06. All agree: those invited turn their order tokens over."""
        asked = g.took(Invitation)
        if not asked.agreed:
            g.heroes[self.seat].now.refused += 1
            return None
        for seat in asked.asked:
            g.heroes[seat].token_down = True
        g.tell(JOINT_BEGAN, self.seat, HEX_NAMES[self.hex])
        deal(g, self.hex, asked.members, asked.counts, under=self.under)
        battle.end_movement(g, "joint")
        return None


def in_order(g: MageKnight, seat: Seat, invited: list[int]) -> list[int]:
    """MK-COOP-08. Who called first, then in the order of turns."""
    return [seat, *[other for other in after(g, seat) if other in invited]]


@final
class Plan(AskSeat[MageKnight]):
    """MK-COOP-04. Whom to invite; then how many defenders each is to face, the caller first, the last the rest."""

    RULE: ClassVar[str] = "MK-COOP-04"
    PROMPT: ClassVar[str] = "joint-plan"

    def __init__(
        self,
        seat: Public[int],
        hex: Public[int],
        invited: Public[list[int]],
        counts: Public[list[int]],
        settled: Public[bool] = False,
        cancelled: Public[bool] = False,
    ) -> None:
        super().__init__(seat)
        self.hex = hex
        self.invited = invited
        self.counts = counts
        self.settled = settled  # who comes; the shares are next
        self.cancelled = cancelled

    def more(self, g: MageKnight) -> list[Seat]:
        """Who else could be invited: everybody is to face one at least."""
        if len(self.invited) + 1 >= garrison(g, self.hex):
            return []
        return [other for other in partners(g, self.seat, self.hex) if other not in self.invited]

    def settle(self, g: MageKnight) -> Frame | None:
        """Nobody else to invite; and the last one faces the rest."""
        if self.cancelled:
            return None
        if self.invited and not self.more(g):
            self.settled = True
        if self.settled and len(self.counts) == len(self.invited):
            self.counts.append(garrison(g, self.hex) - sum(self.counts))
        return None

    def open(self, g: MageKnight) -> bool:
        return not self.cancelled and len(self.counts) <= len(self.invited)

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        left = garrison(g, self.hex) - sum(self.counts)
        return (("settled", "yes" if self.settled else "no"), ("hex", HEX_NAMES[self.hex]), ("n", left))

    def choices(self, g: MageKnight, menu: Decision) -> None:
        if not self.settled:
            for other in self.more(g):
                menu.offer(OK, option("invite", g.heroes[other].name))
            menu.offer(OK, CANCEL)
            if self.invited:
                menu.offer(OK, DONE)
            return
        members = in_order(g, self.seat, self.invited)
        at = len(self.counts)
        most = garrison(g, self.hex) - sum(self.counts) - (len(members) - at - 1)
        for n in range(1, most + 1):
            menu.offer(OK, option("share", g.heroes[members[at]].name, str(n)))
        menu.offer(OK, CANCEL)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "cancel":
            self.cancelled = True
        elif option.verb == "done":
            self.settled = True
        elif option.verb == "share":
            self.counts.append(int(option.refs[1]))
        else:
            self.invited.extend([hero.seat for hero in g.heroes if hero.name == option.refs[0]])
        return None


@final
class Invitation(Agreement):
    """MK-COOP-03, 05. All who are invited must agree; who holds nothing but wounds cannot."""

    RULE: ClassVar[str] = "MK-COOP-05"
    PROMPT: ClassVar[str] = "joint-invitation"

    def __init__(
        self,
        who: Public[int],
        asked: Public[tuple[int, ...]],
        yes: Public[list[int]],
        no: Public[int],
        hex: Public[int],
        members: Public[list[int]],
        counts: Public[list[int]],
    ) -> None:
        super().__init__(who, asked, yes, no)
        self.hex = hex
        self.members = members
        self.counts = counts

    def args(self, g: MageKnight, seat: Seat) -> tuple[tuple[str, Arg], ...]:
        share = self.counts[self.members.index(seat)]
        return (("who", self.who), ("hex", HEX_NAMES[self.hex]), ("n", share), ("of_n", sum(self.counts)))

    def agree_why(self, g: MageKnight, seat: Seat) -> Why:
        return OK if able(g, seat) else "MK-COOP-03"
