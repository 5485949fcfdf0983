"""Setup (TEK-SETUP), with the Lost Kingdom (TEK-2P), find tokens (TEK-TOKEN) and the dummy (TEK-SOLO)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, Option, Public, Sealed, option
from realms.kernel.stock import EachSeat, SealedAsk, clockwise

from ..data.components import TOKENS_PER_HOME
from ..data.races import NEEDS_ALLIES, RACES
from ..data.territories import AREA_OF, AREAS, CARDS, CODES, LAND_OF, TERRAIN, TERRITORY_BY_CODE
from ..events import (
    ARMIES_PLACED,
    HOME_DEALT,
    HOME_TAKEN,
    LAID_DOWN,
    LOST_KINGDOM_LAID,
    RACE_TAKEN,
    STARTS,
    SUPPLIED,
    TOKENS_LAID,
)
from ..state import NEUTRAL, TinyEpicKingdoms
from ..terms import FOREST, MOUNTAIN, NONE, START_ARMIES, START_RESOURCES
from . import board
from .asks import Question, per_area

START: Final = per_area("start")
EMPTY_HERE: Final = per_area("leave-empty")
DUMMY_STOCK: Final = 3  # TEK-SOLO-01

SPLITS: Final = tuple(
    [
        option("split", str(mana), str(ore), str(START_RESOURCES - mana - ore))
        for mana in range(START_RESOURCES + 1)
        for ore in range(START_RESOURCES + 1 - mana)
    ]
)
"""TEK-SETUP-05: mana, ore, food; always six in all."""


def free_races(g: TinyEpicKingdoms) -> list[str]:
    """TEK-SETUP-03: nobody's race yet."""
    taken = [realm.race for realm in g.realms]
    return [race for race in RACES if race not in taken]


@final
class PickRace(Question):
    """TEK-SETUP-03. No race is used twice."""

    PROMPT: ClassVar[str] = "pick-race"
    RULE: ClassVar[str] = "TEK-SETUP-03"

    def __init__(self, seat: Public[int]) -> None:
        super().__init__(seat)

    def open(self, g: TinyEpicKingdoms) -> bool:
        return g.realms[self.seat].race == "" and self.seat != g.dummy

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        free = free_races(g)
        for race in RACES:
            menu.offer(OK if race in free else "TEK-SETUP-03", option("race", race))

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        take_race(g, seat, option.refs[0])
        return None


def take_race(g: TinyEpicKingdoms, seat: int, race: str) -> None:
    g.realms[seat].race = race
    g.tell(RACE_TAKEN, seat, race)


@final
class PickSide(Question):
    """TEK-SETUP-04. Which side of the dealt card is the home territory."""

    PROMPT: ClassVar[str] = "pick-side"
    RULE: ClassVar[str] = "TEK-SETUP-04"

    def __init__(self, seat: Public[int]) -> None:
        super().__init__(seat)

    def open(self, g: TinyEpicKingdoms) -> bool:
        return g.realms[self.seat].home == NONE

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        for territory in CARDS[g.realms[self.seat].card]:
            menu.offer(OK, option("home", CODES[territory]))

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        g.realms[seat].home = TERRITORY_BY_CODE[option.refs[0]]
        g.tell(HOME_TAKEN, seat, option.refs[0])
        return None


@final
class PickStart(Question):
    """TEK-SETUP-07, 07R. Two armies together in one land region of the home territory."""

    PROMPT: ClassVar[str] = "pick-start"
    RULE: ClassVar[str] = "TEK-SETUP-07"

    def __init__(self, seat: Public[int]) -> None:
        super().__init__(seat)

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not g.realms[self.seat].armies

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        home = g.realms[self.seat].home
        for area in LAND_OF[home]:
            menu.offer(OK, START[area])
        if menu.explain:
            for area in range(len(AREAS)):
                if AREAS[area].startswith(CODES[home]) and area not in LAND_OF[home]:
                    menu.offer("TEK-SETUP-07R", START[area])

    def dummy_choice(self, g: TinyEpicKingdoms, menu: Decision) -> Option:
        raise AssertionError("the dummy's armies are placed by TEK-SOLO-01")

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        area = AREA_OF[option.refs[0]]
        for _ in range(START_ARMIES):
            board.place(g, seat, area)
            board.settle_in_ruins(g, seat, area)
        g.tell(ARMIES_PLACED, seat, AREAS[area])
        if board.lying_in(g, seat, area):
            g.tell(LAID_DOWN, seat, AREAS[area])
        return None


@final
class PickEmpty(Question):
    """TEK-TOKEN-03R. With five players one free home region stays without a token."""

    PROMPT: ClassVar[str] = "pick-empty"
    RULE: ClassVar[str] = "TEK-TOKEN-03R"

    def __init__(self, seat: Public[int], area: Public[int] = -1) -> None:
        super().__init__(seat)
        self.area = area

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.area == NONE

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        for area in LAND_OF[g.realms[self.seat].home]:
            menu.offer(OK if board.vacant(g, area) else "TEK-TOKEN-01", EMPTY_HERE[area])

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.area = AREA_OF[option.refs[0]]
        g.hidden_at.append(self.area)  # remembered here until the tokens are laid
        return None


@final
class PickSplit(SealedAsk[TinyEpicKingdoms]):
    """TEK-SETUP-05, 09R. Six resources, split freely, revealed together."""

    PROMPT: ClassVar[str] = "pick-split"
    RULE: ClassVar[str] = "TEK-SETUP-05"

    def __init__(self, seats: Public[tuple[int, ...]], sealed: Sealed[dict[int, str]]) -> None:
        super().__init__(seats, sealed)

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        for split in SPLITS:
            menu.options.append(split)

    def args(self, g: TinyEpicKingdoms, seat: int) -> tuple[tuple[str, Arg], ...]:
        return (("n", START_RESOURCES),)


@final
class SetupRound(EachSeat[TinyEpicKingdoms]):
    """TEK-SETUP-09R. One kind of choice, in seat order from the start player."""

    RULE: ClassVar[str] = "TEK-SETUP-09R"

    def __init__(
        self,
        order: Public[tuple[int, ...]],
        what: Public[str],
        turn: Public[int] = 0,
        at: Public[str] = "next_seat",
    ) -> None:
        super().__init__(order, turn, at)
        self.what = what

    def each(self, g: TinyEpicKingdoms, seat: int) -> Frame | None:
        if self.what == "race":
            return PickRace(seat)
        if self.what == "side":
            return PickSide(seat)
        if self.what == "start":
            return PickStart(seat) if seat != g.dummy else place_dummy(g, seat)
        return PickEmpty(seat)


def place_dummy(g: TinyEpicKingdoms, seat: int) -> Frame | None:
    """TEK-SOLO-01: one army in a forest, one in a mountain of its territory; three of each resource."""
    for terrain in (FOREST, MOUNTAIN):
        area = g.rng.pick([a for a in LAND_OF[g.realms[seat].home] if TERRAIN[a] == terrain])
        board.place(g, seat, area)
        g.tell(ARMIES_PLACED, seat, AREAS[area])
    g.realms[seat].stock = [DUMMY_STOCK, DUMMY_STOCK, DUMMY_STOCK]
    return None


@final
class SetUp(Steps[TinyEpicKingdoms]):
    """TEK-SETUP-09R. Start player, races, territory cards, sides, start regions, find tokens, resources."""

    RULE: ClassVar[str] = "TEK-SETUP-09R"
    ORDER: ClassVar[tuple[str, ...]] = (
        "start_player",
        "races",
        "territory_cards",
        "sides",
        "start_regions",
        "empty_regions",
        "find_tokens",
        "resources",
        "revealed",
    )

    def __init__(self, at: Public[str] = "start_player") -> None:
        super().__init__(at)

    def start_player(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-SETUP-08R: random, before any other choice."""
        g.active = g.rng.below(g.seats)
        g.tell(STARTS, g.active)
        return None

    def races(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-SETUP-03: chosen, or dealt at random (with two players without the Halflings, TEK-2P-06R)."""
        if g.choosing:
            return SetupRound(clockwise(g.seats, g.active), "race")
        deck = [r for r in free_races(g) if g.seats > 2 or r not in NEEDS_ALLIES]
        g.rng.shuffle(deck)
        for seat in clockwise(g.seats, g.active):
            if g.realms[seat].race == "" and seat != g.dummy:
                take_race(g, seat, deck.pop())
        return None

    def territory_cards(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-SETUP-04; TEK-2P-01, 01R for the Lost Kingdom."""
        used = [realm.card for realm in g.realms]
        deck = [card for card in range(len(CARDS)) if card not in used]
        g.rng.shuffle(deck)
        for realm in g.realms:
            if realm.card == NONE:
                realm.card = deck.pop()
                a, b = CARDS[realm.card]
                g.tell(HOME_DEALT, realm.seat, CODES[a], CODES[b])
        if g.seats == 2 and g.dummy == NONE:
            g.lost_kingdom = CARDS[deck.pop()][g.rng.below(2)]
            g.tell(LOST_KINGDOM_LAID, CODES[g.lost_kingdom])
        return None

    def sides(self, g: TinyEpicKingdoms) -> Frame | None:
        return SetupRound(clockwise(g.seats, g.active), "side")

    def start_regions(self, g: TinyEpicKingdoms) -> Frame | None:
        g.territories = [realm.home for realm in g.realms]
        if g.lost_kingdom != NONE:
            g.territories.append(g.lost_kingdom)
            for area in LAND_OF[g.lost_kingdom]:
                board.place(g, NEUTRAL, area)
                g.neutrals += 1
        return SetupRound(clockwise(g.seats, g.active), "start")

    def empty_regions(self, g: TinyEpicKingdoms) -> Frame | None:
        if g.with_tokens and TOKENS_PER_HOME[g.seats] == 3:
            return SetupRound(clockwise(g.seats, g.active), "empty")
        return None

    def find_tokens(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-TOKEN-01, 03, TEK-2P-09R: one face down on every free region; the rest unseen aside."""
        if not g.with_tokens:
            return None
        skipped = g.hidden_at
        g.hidden.shuffle(g.rng)
        laid: list[int] = []
        for territory in g.territories:
            for area in LAND_OF[territory]:
                own = board.vacant(g, area) or territory == g.lost_kingdom
                if own and area not in skipped:
                    laid.append(area)
        g.hidden_at = laid + [NONE] * (len(g.hidden.items) - len(laid))
        g.tell(TOKENS_LAID, len(laid))
        return None

    def resources(self, g: TinyEpicKingdoms) -> Frame | None:
        order = clockwise(g.seats, g.active)
        return PickSplit(tuple([seat for seat in order if seat != g.dummy]), {})

    def revealed(self, g: TinyEpicKingdoms) -> Frame | None:
        sealed = g.took(PickSplit).sealed
        for seat in sorted(sealed):
            stock = [int(n) for n in sealed[seat].split(":")[1:]]
            g.realms[seat].stock = stock
            g.tell(SUPPLIED, seat, *stock)
        return None
