"""Harvest, Recruit, Rally Support, Acquire Power (RW-ORDER-14 to 17), and titles (RW-TITLE-01, 02).

Parts of an order are carried out as it lists them: whoever takes up a later one has declined those before it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import AskOnce, AskSeat

from ..data.cities import CITIES
from ..data.developments import DEVELOP_COST, GAINS
from ..data.factions import influence_of, recruits
from ..data.units import of_shape
from ..events import CITY_RALLIED, DEVELOPED, TITLE_TAKEN
from ..state import Runewars
from ..terms import (
    ACQUIRE,
    DEV_INFLUENCE,
    DEV_RESOURCES,
    DEV_TACTICS,
    DEVELOPMENTS,
    HARVEST,
    INFLUENCE,
    QUEST,
    QUEST_LIMIT,
    RALLY,
    RECRUIT,
    RESOURCES,
    SHAPES,
    TACTICS,
    TITLES,
)
from .areas import friendly, income, muster_places, strongholds
from .hands import draw_quest, draw_tactics, gain_influence, set_dial, spend_influence, turn_dial
from .hiring import hire
from .recruiting import recruit
from .turn import ORDER_RULES, OrderRule, Turn

HIRED: Final = 3
"""Heroes that may be drawn at most (RW-ORDER-16)."""


def part_why(turn: Turn, rule: str, closed_by: list[str], bonus: bool) -> Why:
    """May a part be carried out? Not twice, nor after a later one; the bonus by RW-ORDER-03 only."""
    for part in closed_by:
        if part in turn.done:
            return rule
    return "RW-ORDER-03" if bonus and not turn.bonus else OK


def cost_why(g: Runewars, seat: Seat, cost: dict[str, int]) -> Why:
    """RW-RES-09. Can the dials pay it?"""
    for i, resource in enumerate(RESOURCES):
        if g.realms[seat].dials[i] < cost.get(resource, 0):
            return "RW-RES-09"
    return OK


def pay(g: Runewars, seat: Seat, cost: dict[str, int]) -> None:
    for i, resource in enumerate(RESOURCES):
        turn_dial(g, seat, i, -cost.get(resource, 0))


@final
class Harvest(OrderRule):
    """RW-ORDER-14. Bonus: what the developments give, then one more of them."""

    def offer(self, g: Runewars, turn: Turn, menu: Decision) -> None:
        menu.offer(part_why(turn, "RW-ORDER-14", ["harvest", "yields", "develop"], False), option("harvest"))
        built = [g.development[area] for area in strongholds(g, turn.seat)]
        if [one for one in built if GAINS.get(one, 0) > 0]:
            menu.offer(part_why(turn, "RW-ORDER-14", ["yields", "develop"], True), option("yields"))
        why = part_why(turn, "RW-ORDER-14", ["develop"], True)
        if why == OK:
            why = cost_why(g, turn.seat, DEVELOP_COST)
        for area in strongholds(g, turn.seat):
            for one in DEVELOPMENTS:
                if g.development[area] != "":
                    menu.offer("RW-FORT-04", option("develop", g.land.areas[area], one))
                else:
                    menu.offer("RW-FORT-05" if one in built else why, option("develop", g.land.areas[area], one))

    def do(self, g: Runewars, turn: Turn, option: Option) -> Frame | None:
        turn.done.append(option.verb)
        if option.verb == "harvest":
            for i, n in enumerate(income(g, turn.seat)):
                set_dial(g, turn.seat, i, n)
            return None
        if option.verb == "yields":
            return yields(g, turn.seat)
        pay(g, turn.seat, DEVELOP_COST)
        g.development[g.land.index[option.refs[0]]] = option.refs[1]
        g.tell(DEVELOPED, turn.seat, option.refs[1], option.refs[0])
        return None


def yields(g: Runewars, seat: Seat) -> Frame | None:
    """What all developments of a player give."""
    tactics = 0
    for area in strongholds(g, seat):
        gain = GAINS.get(g.development[area], 0)
        if g.development[area] == DEV_RESOURCES:
            for i, n in enumerate(g.land.resources[area]):
                turn_dial(g, seat, i, gain * n)
        elif g.development[area] == DEV_INFLUENCE:
            gain_influence(g, seat, gain)
        elif g.development[area] == DEV_TACTICS:
            tactics += gain
    return draw_tactics(g, seat, tactics)


@final
class Recruit(OrderRule):
    """RW-ORDER-15. One dial; with the bonus a second, different one."""

    def offer(self, g: Runewars, turn: Turn, menu: Decision) -> None:
        for i, resource in enumerate(RESOURCES):
            menu.offer(self.why(g, turn, i), option("recruit", resource))

    def why(self, g: Runewars, turn: Turn, i: int) -> Why:
        realm = g.realms[turn.seat]
        if RESOURCES[i] in turn.done or len([r for r in RESOURCES if r in turn.done]) > 1:
            return "RW-ORDER-15"
        if not turn.bonus and [r for r in RESOURCES if r in turn.done]:
            return "RW-ORDER-03"
        if not muster_places(g, turn.seat):
            return "RW-RES-06"
        return OK if recruits(realm.faction, RESOURCES[i], realm.dials[i]) else "RW-RES-02"

    def do(self, g: Runewars, turn: Turn, option: Option) -> Frame | None:
        realm = g.realms[turn.seat]
        resource = option.refs[0]
        turn.done.append(resource)
        units = recruits(realm.faction, resource, realm.dials[RESOURCES.index(resource)])
        return recruit(g, turn.seat, units, muster_places(g, turn.seat))


@final
class RallySupport(OrderRule):
    """RW-ORDER-16. One line of each city. Bonus: heroes."""

    def offer(self, g: Runewars, turn: Turn, menu: Decision) -> None:
        for area, city in enumerate(g.city):
            if city != "" and friendly(g, turn.seat, area):
                for line in CITIES[city]:
                    menu.offer(self.why(g, turn, city, line.gain), option("rally", g.land.areas[area], line.gain))
        for n in range(1, HIRED + 1):
            menu.offer(self.hire_why(g, turn, n), option("hire", str(n)))

    def why(self, g: Runewars, turn: Turn, city: str, gain: str) -> Why:
        if gain == QUEST and len(g.realms[turn.seat].quests.items) >= QUEST_LIMIT:
            return "RW-QUEST-01"
        return part_why(turn, "RW-ORDER-16", [city, "hire"], False)

    def hire_why(self, g: Runewars, turn: Turn, n: int) -> Why:
        why = part_why(turn, "RW-ORDER-16", ["hire"], True)
        if why == OK and (n > g.realms[turn.seat].influence or n > len(g.hero_deck.items)):
            return "RW-ORDER-16"
        return why

    def do(self, g: Runewars, turn: Turn, option: Option) -> Frame | None:
        if option.verb == "hire":
            turn.done.append("hire")
            spend_influence(g, turn.seat, int(option.refs[0]))
            return hire(g, turn.seat, int(option.refs[0]))
        area = g.land.index[option.refs[0]]
        turn.done.append(g.city[area])
        g.tell(CITY_RALLIED, turn.seat, g.city[area], option.refs[1])
        for line in CITIES[g.city[area]]:
            if line.gain == option.refs[1]:
                return rally(g, turn.seat, area, line.gain, line.n)
        return None


def rally(g: Runewars, seat: Seat, area: int, gain: str, n: int) -> Frame | None:
    """What one line of a city gives."""
    if gain in SHAPES:
        return PickNeutrals(seat, area, gain, n, [])
    if gain == INFLUENCE:
        gain_influence(g, seat, n)
    elif gain == TACTICS:
        return draw_tactics(g, seat, n)
    else:
        for _ in range(n):
            draw_quest(g, seat)
    return None


@final
class PickNeutrals(AskSeat[Runewars]):
    """RW-ORDER-16, RW-DIPLO-05. Neutrals of a shape: which types they are; then they come into the city's area."""

    RULE: ClassVar[str] = "RW-ORDER-16"
    PROMPT: ClassVar[str] = "rw-pick-neutrals"

    def __init__(
        self, seat: Public[int], area: Public[int], shape: Public[str], n: Public[int], units: Public[list[str]]
    ) -> None:
        super().__init__(seat)
        self.area = area
        self.shape = shape
        self.n = n  # still to be picked
        self.units = units

    def open(self, g: Runewars) -> bool:
        return self.n > 0

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]), ("n", self.n))

    def settle(self, g: Runewars) -> Frame | None:
        kinds = of_shape("", self.shape)
        if len(kinds) == 1:
            self.units += [kinds[0].id] * self.n
            self.n = 0
        if self.n > 0 or not self.units:
            return None
        units = self.units
        self.units = []
        return recruit(g, self.seat, units, [self.area])

    def choices(self, g: Runewars, menu: Decision) -> None:
        for kind in of_shape("", self.shape):
            menu.offer(OK, option("unit", kind.id))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.units.append(option.refs[0])
        self.n -= 1
        return None


@final
class AcquirePower(OrderRule):
    """RW-ORDER-17. Bonus: a title. Ruling: a player may pay anew for his own, to keep it from others."""

    def offer(self, g: Runewars, turn: Turn, menu: Decision) -> None:
        why = part_why(turn, "RW-ORDER-17", ["acquire", "title"], False)
        if why == OK and self.influence(g, turn.seat) == 0:
            why = "RW-RES-02"
        menu.offer(why, option("acquire"))
        why = part_why(turn, "RW-ORDER-17", ["title"], True)
        for i, title in enumerate(TITLES):
            paid = why == OK and g.realms[turn.seat].influence <= g.paid[i]
            menu.offer("RW-TITLE-02" if paid else why, option("title", title))

    def influence(self, g: Runewars, seat: Seat) -> int:
        realm = g.realms[seat]
        return influence_of(realm.faction, realm.dials[0], realm.dials[1], realm.dials[2])

    def do(self, g: Runewars, turn: Turn, option: Option) -> Frame | None:
        turn.done.append(option.verb)
        if option.verb == "title":
            return PayForTitle(turn.seat, option.refs[0])
        gain_influence(g, turn.seat, self.influence(g, turn.seat))
        return None


@final
class PayForTitle(AskOnce[Runewars]):
    """RW-TITLE-02. More than lies on it."""

    RULE: ClassVar[str] = "RW-TITLE-02"
    PROMPT: ClassVar[str] = "rw-pay-title"

    def __init__(self, seat: Public[int], title: Public[str], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.title = title

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("title", self.title), ("n", g.paid[TITLES.index(self.title)]))

    def settle(self, g: Runewars) -> Frame | None:
        """All influence is just enough: there is nothing to choose."""
        if self.going and g.realms[self.seat].influence == g.paid[TITLES.index(self.title)] + 1:
            self.pay(g, g.realms[self.seat].influence)
        return None

    def choices(self, g: Runewars, menu: Decision) -> None:
        for n in range(1, g.realms[self.seat].influence + 1):
            menu.offer(OK if n > g.paid[TITLES.index(self.title)] else self.RULE, option("pay", str(n)))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.pay(g, int(option.refs[0]))
        return None

    def pay(self, g: Runewars, n: int) -> None:
        self.going = False
        spend_influence(g, self.seat, n)
        take_title(g, self.seat, self.title, n)


def take_title(g: Runewars, seat: Seat, title: str, n: int) -> None:
    """RW-TITLE-01. From whoever had it; so much influence lies on it now."""
    g.titles[TITLES.index(title)] = seat
    g.paid[TITLES.index(title)] = n
    g.tell(TITLE_TAKEN, seat, title, n)


ORDER_RULES[HARVEST] = Harvest()
ORDER_RULES[RECRUIT] = Recruit()
ORDER_RULES[RALLY] = RallySupport()
ORDER_RULES[ACQUIRE] = AcquirePower()
