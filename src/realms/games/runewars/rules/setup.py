"""Set-up (RW-SETUP): who begins, factions, the map, and what everyone starts with."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, option
from realms.kernel.rng import Rng
from realms.kernel.stock import AskOnce, EachSeat, clockwise
from realms.kernel.zones import Zone

from ..data.factions import SHEETS, recruits
from ..data.fate import FATE, FATE_IDS
from ..data.heroes import HERO_IDS, HEROES
from ..data.objectives import deck_of as objectives_of
from ..data.quests import QUESTS, SETUP_QUESTS
from ..data.rewards import deck as all_rewards
from ..data.seasons import deck_of as season_cards
from ..data.tactics import deck as all_tactics
from ..events import FACTION_TAKEN, FIRST_DRAWN, STARTS, STRONGHOLD_BUILT
from ..state import Realm, Runewars
from ..terms import EVIL, FACTIONS, GOOD, NOBODY, ORDERS, RESOURCES, SEASONS, TITLES
from .building import BuildMap, inhabit
from .gaining import gain_rune
from .game import Game
from .hands import draw_quest, draw_tactics, ready_tactics
from .hiring import place_hero
from .objectives import draw_objective
from .recruiting import recruit

START_QUESTS: Final = 2
STRONGHOLD: Final = "stronghold"


def lay_out(players: int, factions: list[str], map: str, hidden: bool, rng: Rng) -> Runewars:
    """Everything before the first choice. `factions`: by seat, an empty word for who picks at the table."""
    g = Runewars(
        players,
        [],
        rng,
        0,
        0,
        "",
        [realm_of(seat) for seat in range(players)],
        NOBODY,
        0,
        0,
        "",
        [],
        NOBODY,
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [NOBODY] * len(TITLES),
        [0] * len(TITLES),
        shuffled("fate", "fate", list(FATE_IDS), rng),
        [],
        [],
        shuffled("heroes", "hero", list(HERO_IDS), rng),
        shuffled("rewards", "reward", all_rewards(), rng),
        [],
        shuffled("tactics-deck", "tactics", all_tactics(), rng),
        [],
        shuffled("quests-deck", "quest", [quest for quest in QUESTS if quest not in SETUP_QUESTS], rng),
        [],
        [shuffled(f"objectives-{side}", f"objective-{side}", objectives_of(side), rng) for side in (GOOD, EVIL)],
        [],
        [shuffled(f"season-{season}", season, season_cards(season), rng) for season in SEASONS],
        [],
        hidden,
        NOBODY,
    )
    g.log = []
    who_begins(g)
    for seat, name in enumerate(factions):
        if name != "":
            take_faction(g, seat, name)
    g.stack.append(Game())
    g.stack.append(SetUp(map))
    return g


def shuffled(name: str, pool: str, items: list[str], rng: Rng) -> Zone:
    rng.shuffle(items)
    return Zone(name, pool, 0, items, [])


def realm_of(seat: int) -> Realm:
    mine = 1 << seat
    return Realm(
        seat,
        "",
        [0, 0, 0],
        0,
        Zone(f"tactics-{seat}", "tactics", mine, [], []),
        Zone(f"fresh-{seat}", "tactics", mine, [], []),
        Zone(f"quests-{seat}", "quest", mine, [], []),
        Zone(f"objectives-{seat}", "", mine, [], []),
        list(ORDERS),
        [],
        "",
        out=False,
        played_in=[],
    )


def who_begins(g: Runewars) -> None:
    """RW-SETUP-02. A fate card each; the highest number is first player; the cards go back."""
    drawn = g.fate.items[-g.seats :]
    numbers = [FATE[card].number for card in drawn]
    for seat in range(g.seats):
        g.tell(FIRST_DRAWN, seat, drawn[seat])
    g.first = numbers.index(max(numbers))
    g.fate.shuffle(g.rng)
    g.tell(STARTS, g.first)


def take_faction(g: Runewars, seat: Seat, name: str) -> None:
    """RW-SETUP-03, 14. The sheet says what the dials show at the start."""
    realm = g.realms[seat]
    sheet = SHEETS[name]
    realm.faction = name
    realm.dials = [sheet.dials[resource] for resource in RESOURCES]
    realm.objectives.pool = f"objective-{sheet.alignment}"
    g.tell(FACTION_TAKEN, seat, name)


@final
class SetUp(Steps[Runewars]):
    """RW-SETUP-03 to 18, in their order."""

    RULE: ClassVar[str] = "RW-SETUP-01"
    ORDER: ClassVar[tuple[str, ...]] = ("factions", "map", "neutrals", "purse", "forces", "heroes", "objectives")

    def __init__(self, map_kind: Public[str], at: Public[str] = "factions") -> None:
        super().__init__(at)
        self.map_kind = map_kind

    def factions(self, g: Runewars) -> Frame | None:
        """Who is left with one faction takes it."""
        for seat in clockwise(g.seats, g.first):
            if g.realms[seat].faction == "":
                taken = [realm.faction for realm in g.realms]
                left = [name for name in FACTIONS if name not in taken]
                if len(left) > 1:
                    self.again("factions")
                    return PickFaction(seat)
                take_faction(g, seat, left[0])
        return None

    def map(self, g: Runewars) -> Frame | None:
        return BuildMap(self.map_kind, [], [])

    def neutrals(self, g: Runewars) -> Frame | None:
        inhabit(g)
        return None

    def purse(self, g: Runewars) -> Frame | None:
        """RW-SETUP-14. These cards were drawn in no season: they may be played from the first spring on."""
        for realm in g.realms:
            realm.influence = SHEETS[realm.faction].influence
            draw_tactics(g, realm.seat, SHEETS[realm.faction].tactics)
            ready_tactics(g, realm.seat)
        return None

    def forces(self, g: Runewars) -> Frame | None:
        return Forces(clockwise(g.seats, g.first))

    def heroes(self, g: Runewars) -> Frame | None:
        return FirstHeroes(clockwise(g.seats, g.first))

    def objectives(self, g: Runewars) -> Frame | None:
        """RW-SETUP-18."""
        return FirstObjectives(clockwise(g.seats, g.first))


@final
class PickFaction(AskOnce[Runewars]):
    """RW-SETUP-03."""

    RULE: ClassVar[str] = "RW-SETUP-03"
    PROMPT: ClassVar[str] = "rw-pick-faction"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        taken = [realm.faction for realm in g.realms]
        for name in FACTIONS:
            menu.offer("RW-SETUP-01" if name in taken else OK, option("faction", name))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        take_faction(g, seat, option.refs[0])
        return None


@final
class Forces(EachSeat[Runewars]):
    """RW-SETUP-15. A stronghold, units and a rune each."""

    RULE: ClassVar[str] = "RW-SETUP-15"

    def __init__(
        self, order: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "next_seat"
    ) -> None:
        super().__init__(order, turn, at)

    def each(self, g: Runewars, seat: Seat) -> Frame | None:
        return HomeForces(seat)


@final
class HomeForces(Steps[Runewars]):
    RULE: ClassVar[str] = "RW-SETUP-15"
    ORDER: ClassVar[tuple[str, ...]] = ("stronghold", "units", "rune")

    def __init__(self, seat: Public[int], at: Public[str] = "stronghold") -> None:
        super().__init__(at)
        self.seat = seat

    def stronghold(self, g: Runewars) -> Frame | None:
        return AtHome(self.seat, STRONGHOLD)

    def units(self, g: Runewars) -> Frame | None:
        realm = g.realms[self.seat]
        army: list[str] = []
        for i, resource in enumerate(RESOURCES):
            army.extend(recruits(realm.faction, resource, realm.dials[i]))
        return recruit(g, self.seat, army, list(g.land.homes[realm.faction]))

    def rune(self, g: Runewars) -> Frame | None:
        """In hidden mode a false one is laid as well (facts: runes)."""
        return gain_rune(g, self.seat, home=True)


@final
class AtHome(AskOnce[Runewars]):
    """RW-SETUP-15, 16. Where in the home the stronghold or the hero is put."""

    RULE: ClassVar[str] = "RW-SETUP-15"
    PROMPT: ClassVar[str] = "rw-at-home"

    def __init__(self, seat: Public[int], what: Public[str], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.what = what

    def asked_by(self, g: Runewars) -> str:
        return "RW-SETUP-16" if self.what in HEROES else self.RULE

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("thing", self.what),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area in g.land.homes[g.realms[self.seat].faction]:
            menu.offer(OK, option("place", g.land.areas[area]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        area = g.land.index[option.refs[0]]
        if self.what == STRONGHOLD:
            g.fort[area] = seat
            g.tell(STRONGHOLD_BUILT, seat, option.refs[0])
        else:
            place_hero(g, seat, self.what, area)
        return None


@final
class FirstHeroes(EachSeat[Runewars]):
    """RW-SETUP-16. Two quests and a hero of the own alignment each; the others are one deck."""

    RULE: ClassVar[str] = "RW-SETUP-16"

    def __init__(
        self, order: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "next_seat"
    ) -> None:
        super().__init__(order, turn, at)

    def each(self, g: Runewars, seat: Seat) -> Frame | None:
        for _ in range(START_QUESTS):
            draw_quest(g, seat)
        hero = draw_aligned(g, SHEETS[g.realms[seat].faction].alignment)
        return AtHome(seat, hero)


def draw_aligned(g: Runewars, alignment: str) -> str:
    """The topmost hero of an alignment; the deck is mixed again, so that nobody knows what lies where."""
    deck = g.hero_deck
    for i in range(len(deck.items) - 1, -1, -1):
        if HEROES[deck.items[i]].alignment == alignment:
            hero = deck.take(i)
            g.learned = EVERYONE
            deck.shuffle(g.rng)
            return hero
    raise AssertionError(alignment)


@final
class FirstObjectives(EachSeat[Runewars]):
    """RW-SETUP-18."""

    RULE: ClassVar[str] = "RW-SETUP-18"

    def __init__(
        self, order: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "next_seat"
    ) -> None:
        super().__init__(order, turn, at)

    def each(self, g: Runewars, seat: Seat) -> Frame | None:
        return draw_objective(g, seat)
