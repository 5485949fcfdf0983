"""Season cards without a bid (RW-SEASON-21 to 23, 25, 26, 31 to 35, 40, 42)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import PASS, AskOnce, AskSeat, EachSeat

from ..data.factions import SHEETS, recruits
from ..data.heroes import HEROES
from ..events import ORDERS_VOID, RUNE_MOVED
from ..state import Hero, Runewars
from ..terms import FOOD, HARVEST, NEUTRAL, RECRUIT, RED, RESOURCES
from .areas import friendly, home_of, in_rank, income, is_neutral, muster_places, neutral, rune_in, units
from .armies import destroy, unit_option, unit_refs
from .fate import destiny, discard_fate, draw_fate
from .gaining import gain_rune
from .game import SEASON_RULES, SeasonRule
from .hands import set_dial, spend_influence, turn_dial
from .objectives import draw_objective, keep_one_objective
from .runes import move_rune
from .settle import settle

ALLEGIANCE_PRICE: Final = 2
BROKEN_UNITS: Final = 2
RICH_FOOD: Final = 5  # RW-SEASON-33
MOVED_RUNES: Final = 2
RICH_PRICE: Final = (1, 2, 2)  # food, wood, ore (RW-SEASON-40)
FORTUNE_PRICE: Final = 8


@final
class NoText(SeasonRule):
    """RW-SEASON-21, 26. The card is looked up by the rules it changes."""

    def text(self, g: Runewars) -> Frame | None:
        return None


@final
class ForEach(SeasonRule):
    """A question to each player, in influence rank (RW-SEASON-08)."""

    def text(self, g: Runewars) -> Frame | None:
        seats = in_rank(g)
        if g.card == "gifts_for_the_rich":
            most = max([sum(g.realms[s].dials) for s in seats])
            seats = [s for s in seats if sum(g.realms[s].dials) == most]
        return EachPlayer(tuple(seats), g.card)


@final
class EachPlayer(EachSeat[Runewars]):
    RULE: ClassVar[str] = "RW-SEASON-08"

    def __init__(
        self,
        order: Public[tuple[int, ...]],
        card: Public[str],
        turn: Public[int] = 0,
        at: Public[str] = "next_seat",
    ) -> None:
        super().__init__(order, turn, at)
        self.card = card

    def each(self, g: Runewars, seat: Seat) -> Frame | None:
        if self.card == "new_recruits":
            return new_recruits(g, seat)
        if self.card == "broken_allegiances":
            return BrokenAllegiance(seat) if allied_areas(g, seat) else None
        if self.card == "revealing_their_true_nature":
            return TrueNature(
                seat, [hero.id for hero in g.heroes if hero.owner == seat and loyalty_price(g, hero)]
            )
        if self.card == "threatened_home_realms":
            return MoveHomeRune(seat, MOVED_RUNES)
        return BuyRune(seat)


def new_recruits(g: Runewars, seat: Seat) -> Frame | None:
    """RW-SEASON-22. As all three dials allow together."""
    from .recruiting import recruit

    realm = g.realms[seat]
    gained: list[str] = []
    for i, resource in enumerate(RESOURCES):
        gained.extend(recruits(realm.faction, resource, realm.dials[i]))
    return recruit(g, seat, gained, muster_places(g, seat))


@final
class NewRecruits(SeasonRule):
    def text(self, g: Runewars) -> Frame | None:
        void(g, RECRUIT)
        return EachPlayer(tuple(in_rank(g)), g.card)


def void(g: Runewars, order: str) -> None:
    g.void.append(order)
    g.tell(ORDERS_VOID)


@final
class Prepare(SeasonRule):
    def text(self, g: Runewars) -> Frame | None:
        return PrepareYear(tuple(in_rank(g)))


@final
class PrepareYear(Steps[Runewars]):
    """RW-SEASON-23. First everyone may buy an objective, then everyone keeps one."""

    RULE: ClassVar[str] = "RW-SEASON-23"
    ORDER: ClassVar[tuple[str, ...]] = ("buy", "keep")

    def __init__(self, seats: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "buy") -> None:
        super().__init__(at)
        self.seats = seats
        self.turn = turn

    def buy(self, g: Runewars) -> Frame | None:
        if self.turn >= len(self.seats):
            self.turn = 0
            return None
        self.again("buy")
        self.turn += 1
        seat = self.seats[self.turn - 1]
        return BuyObjective(seat) if g.realms[seat].influence else None

    def keep(self, g: Runewars) -> Frame | None:
        if self.turn >= len(self.seats):
            return None
        self.again("keep")
        self.turn += 1
        return keep_one_objective(g, self.seats[self.turn - 1])


@final
class BuyObjective(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-SEASON-23"
    PROMPT: ClassVar[str] = "rw-buy-objective"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        menu.offer(OK, option("pay", "1"))
        menu.offer(OK, PASS)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "pass":
            return None
        spend_influence(g, seat, 1)
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

    def choices(self, g: Runewars, menu: Decision) -> None:
        rich = g.realms[self.seat].influence >= ALLEGIANCE_PRICE
        menu.offer(OK if rich else self.RULE, option("pay", str(ALLEGIANCE_PRICE)))
        menu.offer(OK, option("draw_fate"))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "pay":
            spend_influence(g, seat, ALLEGIANCE_PRICE)
            return None
        drawn = draw_fate(g, seat, 1)
        discard_fate(g, drawn)
        return LoseUnits(seat, BROKEN_UNITS) if destiny(drawn[0]) == RED else None


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

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area in self.areas(g):
            for unit, routed in unit_refs(g, area):
                menu.offer(OK, unit_option("destroy", g, area, unit, routed))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.area = g.land.index[option.refs[0]]
        self.left -= 1
        destroy(g, self.area, option.refs[1], len(option.refs) > 2)
        return None if self.open(g) else settle(g)


@final
class BountifulHarvest(SeasonRule):
    """RW-SEASON-31."""

    def text(self, g: Runewars) -> Frame | None:
        for seat in in_rank(g):
            for i, n in enumerate(income(g, seat)):
                set_dial(g, seat, i, n)
            turn_dial(g, seat, RESOURCES.index(FOOD), 1)
        return None


@final
class Famine(SeasonRule):
    """RW-SEASON-32."""

    def text(self, g: Runewars) -> Frame | None:
        void(g, HARVEST)
        for seat in in_rank(g):
            for i, n in enumerate(income(g, seat)):
                set_dial(g, seat, i, min(n, g.realms[seat].dials[i]))
        return None


@final
class FrozenCrops(SeasonRule):
    """RW-SEASON-33."""

    def text(self, g: Runewars) -> Frame | None:
        food = RESOURCES.index(FOOD)
        for seat in in_rank(g):
            if g.realms[seat].dials[food] >= RICH_FOOD:
                turn_dial(g, seat, food, -1)
        return None


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
        from .heroes import never_desert

        if never_desert(g, self.seat):
            self.left.clear()
        return None

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", self.left[0]),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        from .heroes import hero_of

        price = loyalty_price(g, hero_of(g, self.left[0]))
        menu.offer(OK if g.realms[self.seat].influence >= price else self.RULE, option("pay", str(price)))
        menu.offer(OK, option("let_go", self.left[0]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        from .heroes import desert, hero_of

        hero = hero_of(g, self.left.pop(0))
        if option.verb == "pay":
            spend_influence(g, seat, int(option.refs[0]))
            return None
        desert(g, hero)
        return None if self.left else settle(g)


@final
class MoveHomeRune(AskSeat[Runewars]):
    """RW-SEASON-35. Runes of the home go to friendly or neutral areas outside it; without a place they stay."""

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
        return "RW-SEASON-40" if g.card == "gifts_for_the_rich" else self.RULE

    def price(self, g: Runewars) -> int:
        """Influence; a rich gift is paid with the dials."""
        if g.card == "gifts_for_the_rich":
            return 0
        allied = [
            u for a in range(len(g.holder)) if g.holder[a] == self.seat for u in units(g, a) if is_neutral(u)
        ]
        return max(0, FORTUNE_PRICE - len(allied))

    def affordable(self, g: Runewars) -> bool:
        realm = g.realms[self.seat]
        if g.card == "gifts_for_the_rich":
            return all(realm.dials[i] >= n for i, n in enumerate(RICH_PRICE))
        return realm.influence >= self.price(g)

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("card", g.card), ("n", self.price(g)))

    def open(self, g: Runewars) -> bool:
        return self.going and self.affordable(g)

    def choices(self, g: Runewars, menu: Decision) -> None:
        menu.offer(OK, option("buy_rune"))
        menu.offer(OK, PASS)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "pass":
            return None
        if g.card == "gifts_for_the_rich":
            for i, n in enumerate(RICH_PRICE):
                turn_dial(g, seat, i, -n)
        else:
            spend_influence(g, seat, self.price(g))
        return gain_rune(g, seat)


SEASON_RULES["long_winter"] = NoText()
SEASON_RULES["new_recruits"] = NewRecruits()
SEASON_RULES["prepare_for_the_coming_year"] = Prepare()
SEASON_RULES["broken_allegiances"] = ForEach()
SEASON_RULES["drought"] = NoText()
SEASON_RULES["bountiful_harvest"] = BountifulHarvest()
SEASON_RULES["famine"] = Famine()
SEASON_RULES["frozen_crops"] = FrozenCrops()
SEASON_RULES["revealing_their_true_nature"] = ForEach()
SEASON_RULES["threatened_home_realms"] = ForEach()
SEASON_RULES["gifts_for_the_rich"] = ForEach()
SEASON_RULES["shared_fortune"] = ForEach()
