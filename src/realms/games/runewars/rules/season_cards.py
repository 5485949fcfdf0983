"""Season cards without a bid (RW-SEASON-21 to 23, 25, 26, 31 to 35, 40, 42)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import Public, Seat
from realms.kernel.stock import EachSeat

from ..data.factions import recruits
from ..state import Runewars
from ..terms import FOOD, HARVEST, RECRUIT, RESOURCES
from .areas import in_rank, income, muster_places
from .game import SEASON_RULES, SeasonRule, annul
from .hands import set_dial, turn_dial
from .objectives import deck_number, keep_one_objective
from .recruiting import recruit
from .season_asks import (
    GIFTS,
    MOVED_RUNES,
    OBJECTIVE_PRICE,
    BrokenAllegiance,
    BuyObjective,
    BuyRune,
    MoveHomeRune,
    TrueNature,
    allied_areas,
    loyalty_price,
)

RICH_FOOD: Final = 5  # RW-SEASON-33


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
        if g.card == GIFTS:
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
    """RW-SEASON-22. As all three dials allow together; nobody has to."""
    realm = g.realms[seat]
    gained: list[str] = []
    for i, resource in enumerate(RESOURCES):
        gained.extend(recruits(realm.faction, resource, realm.dials[i]))
    return recruit(g, seat, gained, muster_places(g, seat), may=True)


@final
class NewRecruits(SeasonRule):
    def text(self, g: Runewars) -> Frame | None:
        annul(g, RECRUIT)
        return EachPlayer(tuple(in_rank(g)), g.card)


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
        some = g.objective_decks[deck_number(g, seat)].items
        return BuyObjective(seat) if some and g.realms[seat].influence >= OBJECTIVE_PRICE else None

    def keep(self, g: Runewars) -> Frame | None:
        if self.turn >= len(self.seats):
            return None
        self.again("keep")
        self.turn += 1
        return keep_one_objective(g, self.seats[self.turn - 1])


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
        annul(g, HARVEST)
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
SEASON_RULES[GIFTS] = ForEach()
SEASON_RULES["shared_fortune"] = ForEach()
