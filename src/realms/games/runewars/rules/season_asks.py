"""What season cards without a bid ask of each player (RW-SEASON-23, 25, 34, 35, 40, 42)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import PASS, AskOnce, AskSeat

from ..data.factions import SHEETS
from ..data.heroes import HEROES
from ..events import RUNE_MOVED
from ..state import Hero, Runewars
from ..terms import NEUTRAL, RED
from .areas import friendly, home_of, is_neutral, neutral, rune_in, units
from .armies import destroy, unit_option, unit_refs
from .fate import destiny, discard_fate, draw_fate
from .gaining import gain_rune
from .hands import spend_influence, turn_dial
from .heroes import desert, hero_of, never_desert
from .objectives import draw_objective
from .runes import can_gain, move_rune
from .settle import settle

OBJECTIVE_PRICE: Final = 1
ALLEGIANCE_PRICE: Final = 2
BROKEN_UNITS: Final = 2
MOVED_RUNES: Final = 2
GIFTS: Final = "gifts_for_the_rich"
RICH_PRICE: Final = (1, 2, 2)  # food, wood, ore (RW-SEASON-40)
FORTUNE_PRICE: Final = 8


@final
class BuyObjective(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-SEASON-23"
    PROMPT: ClassVar[str] = "rw-buy-objective"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        menu.offer(OK, option("pay", str(OBJECTIVE_PRICE)))
        menu.offer(OK, PASS)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "pass":
            return None
        spend_influence(g, seat, OBJECTIVE_PRICE)
        return draw_objective(g, seat)


def allied_areas(g: Runewars, seat: Seat) -> list[int]:
    """Areas with neutral units allied to the seat."""
    return [a for a in range(len(g.holder)) if g.holder[a] == seat and [u for u in units(g, a) if is_neutral(u)]]


@final
class BrokenAllegiance(AskOnce[Runewars]):
    """RW-SEASON-25. Influence, or fate; red costs two units in one area with allied neutrals."""

    RULE: ClassVar[str] = "RW-SEASON-25"
    PROMPT: ClassVar[str] = "rw-broken-allegiances"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def settle(self, g: Runewars) -> Frame | None:
        """Who cannot pay is not asked."""
        return self.tempt(g) if self.going and g.realms[self.seat].influence < ALLEGIANCE_PRICE else None

    def choices(self, g: Runewars, menu: Decision) -> None:
        menu.offer(OK, option("pay", str(ALLEGIANCE_PRICE)))
        menu.offer(OK, option("tempt_fate"))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "tempt_fate":
            return self.tempt(g)
        self.going = False
        spend_influence(g, seat, ALLEGIANCE_PRICE)
        return None

    def tempt(self, g: Runewars) -> Frame | None:
        self.going = False
        drawn = draw_fate(g, self.seat, 1)
        discard_fate(g, drawn)
        return LoseUnits(self.seat, BROKEN_UNITS) if destiny(drawn[0]) == RED else None


@final
class LoseUnits(AskSeat[Runewars]):
    """Units of one area with allied neutrals are destroyed; the first names the area."""

    RULE: ClassVar[str] = "RW-SEASON-25"
    PROMPT: ClassVar[str] = "rw-lose-units"

    def __init__(self, seat: Public[int], left: Public[int], area: Public[int] = -1) -> None:
        super().__init__(seat)
        self.left = left
        self.area = area

    def open(self, g: Runewars) -> bool:
        return self.left > 0 and bool(self.areas(g))

    def areas(self, g: Runewars) -> list[int]:
        if self.area >= 0:
            return [self.area] if units(g, self.area) else []
        return allied_areas(g, self.seat)

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("n", self.left),)

    def settle(self, g: Runewars) -> Frame | None:
        """One area in which all fall, or all are alike: there is nothing to choose."""
        if not self.open(g) or len(self.areas(g)) > 1:
            return None
        area = self.areas(g)[0]
        if len(units(g, area)) > self.left and len(unit_refs(g, area)) > 1:
            return None
        unit, routed = unit_refs(g, area)[0]
        return self.lose(g, area, unit, routed)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area in self.areas(g):
            for unit, routed in unit_refs(g, area):
                menu.offer(OK, unit_option("destroy", g, area, unit, routed))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        return self.lose(g, g.land.index[option.refs[0]], option.refs[1], len(option.refs) > 2)

    def lose(self, g: Runewars, area: int, unit: str, routed: bool) -> Frame | None:
        self.area = area
        self.left -= 1
        destroy(g, area, unit, routed)
        return self.settle(g) if self.open(g) else settle(g)


def loyalty_price(g: Runewars, hero: Hero) -> int:
    """RW-SEASON-34. Nothing for a hero of the faction's own alignment."""
    mine = SHEETS[g.realms[hero.owner].faction].alignment
    his = HEROES[hero.id].alignment
    if his == mine:
        return 0
    return 1 if his == NEUTRAL else 2


@final
class TrueNature(AskSeat[Runewars]):
    """RW-SEASON-34. Hero by hero: pay, or he deserts. The Captain's heroes never do (RW-HERO-14)."""

    RULE: ClassVar[str] = "RW-SEASON-34"
    PROMPT: ClassVar[str] = "rw-true-nature"

    def __init__(self, seat: Public[int], left: Public[list[str]]) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, g: Runewars) -> bool:
        return bool(self.left)

    def settle(self, g: Runewars) -> Frame | None:
        """Those who cannot be paid go without a question."""
        if never_desert(g, self.seat):
            self.left.clear()
        while self.left and g.realms[self.seat].influence < self.price(g):
            left = self.leave(g)
            if left is not None or not g.stack:
                return left
        return None

    def price(self, g: Runewars) -> int:
        return loyalty_price(g, hero_of(g, self.left[0]))

    def leave(self, g: Runewars) -> Frame | None:
        desert(g, hero_of(g, self.left.pop(0)))
        return settle(g)

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", self.left[0]),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        menu.offer(OK, option("pay", str(self.price(g))))
        menu.offer(OK, option("let_go", self.left[0]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "let_go":
            return self.leave(g)
        self.left.pop(0)
        spend_influence(g, seat, int(option.refs[0]))
        return None


@final
class MoveHomeRune(AskSeat[Runewars]):
    """RW-SEASON-35. Runes of friendly home areas go to friendly or neutral areas outside the home; without a place
    they stay. One that lies in a home area lost to an enemy is not the player's to move."""

    RULE: ClassVar[str] = "RW-SEASON-35"
    PROMPT: ClassVar[str] = "rw-move-home-rune"

    def __init__(self, seat: Public[int], left: Public[int], rune: Public[int] = -1) -> None:
        super().__init__(seat)
        self.left = left
        self.rune = rune  # the area whose rune is being moved

    def open(self, g: Runewars) -> bool:
        return self.left > 0 and bool(self.at_home(g)) and bool(self.places(g))

    def at_home(self, g: Runewars) -> list[int]:
        home = [area for area in g.land.homes[g.realms[self.seat].faction] if friendly(g, self.seat, area)]
        return [area for area in home if rune_in(g, area) >= 0]

    def places(self, g: Runewars) -> list[int]:
        return [
            a
            for a in range(len(g.holder))
            if home_of(g, a) != self.seat and rune_in(g, a) < 0 and (neutral(g, a) or friendly(g, self.seat, a))
        ]

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("n", self.left),)

    def settle(self, g: Runewars) -> Frame | None:
        """One rune, or one place for it: there is nothing to choose."""
        if not self.open(g):
            return None
        if self.rune < 0 and len(self.at_home(g)) == 1:
            self.rune = self.at_home(g)[0]
        return self.move(g, self.places(g)[0]) if self.rune >= 0 and len(self.places(g)) == 1 else None

    def choices(self, g: Runewars, menu: Decision) -> None:
        if self.rune < 0:
            for area in self.at_home(g):
                menu.offer(OK, option("rune_of", g.land.areas[area]))
        else:
            for area in self.places(g):
                menu.offer(OK, option("to", g.land.areas[area]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        area = g.land.index[option.refs[0]]
        if self.rune < 0:
            self.rune = area
            return None
        return self.move(g, area)

    def move(self, g: Runewars, area: int) -> Frame | None:
        g.tell(RUNE_MOVED, g.land.areas[self.rune], g.land.areas[area])
        move_rune(g, rune_in(g, self.rune), area)
        self.left -= 1
        self.rune = -1
        return settle(g)


@final
class BuyRune(AskOnce[Runewars]):
    """RW-SEASON-40, 42. A rune for resources, or for influence less the neutrals one has."""

    RULE: ClassVar[str] = "RW-SEASON-42"
    PROMPT: ClassVar[str] = "rw-buy-rune"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def asked_by(self, g: Runewars) -> str:
        return "RW-SEASON-40" if g.card == GIFTS else self.RULE

    def price(self, g: Runewars) -> int:
        """Influence; a rich gift is paid with the dials."""
        if g.card == GIFTS:
            return 0
        allied = [
            u for a in range(len(g.holder)) if g.holder[a] == self.seat for u in units(g, a) if is_neutral(u)
        ]
        return max(0, FORTUNE_PRICE - len(allied))

    def affordable(self, g: Runewars) -> bool:
        realm = g.realms[self.seat]
        if g.card == GIFTS:
            return all(realm.dials[i] >= n for i, n in enumerate(RICH_PRICE))
        return realm.influence >= self.price(g)

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("card", g.card), ("n", self.price(g)))

    def open(self, g: Runewars) -> bool:
        return self.going and self.affordable(g) and can_gain(g, self.seat)

    def choices(self, g: Runewars, menu: Decision) -> None:
        menu.offer(OK, option("buy_rune"))
        menu.offer(OK, PASS)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "pass":
            return None
        if g.card == GIFTS:
            for i, n in enumerate(RICH_PRICE):
                turn_dial(g, seat, i, -n)
        else:
            spend_influence(g, seat, self.price(g))
        return gain_rune(g, seat)
