"""Season cards that begin with a bid (RW-SEASON-20, 24, 27 to 29, 36 to 39, 41)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskOnce, AskSeat, EachSeat

from ..events import CITY_DESTROYED, PLAYER_NAMED
from ..state import Runewars
from ..terms import NEUTRALS, ORDERS, REAL
from .areas import controller, faction, in_rank, opponents, rune_in, seat_of
from .bids import Bid, begin_bid
from .gaining import gain_rune
from .game import SEASON_RULES, SeasonRule, annul
from .hands import discard_random_tactics, turn_dial
from .hiring import hire
from .runes import place_rune
from .settle import settle

STORM: Final = 4  # orders up to this number are void (RW-SEASON-24)
DISARMED: Final = 2  # tactics lost (RW-SEASON-28)
HIRED: Final = 2  # heroes drawn (RW-SEASON-20)


@mypyc_attr(allow_interpreted_subclasses=True)
class CouncilRule(SeasonRule):
    """First a bid, then what it decides. LOSING: the card asks who bid least."""

    LOSING: ClassVar[bool] = False

    def text(self, g: Runewars) -> Frame | None:
        return Council(g.card, self.LOSING)

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        raise NotImplementedError


@final
class Council(Steps[Runewars]):
    """RW-SEASON-02. The bid of a season card, and its outcome."""

    RULE: ClassVar[str] = "RW-BID-01"
    ORDER: ClassVar[tuple[str, ...]] = ("bid", "outcome")

    def __init__(self, card: Public[str], losing: Public[bool], at: Public[str] = "bid") -> None:
        super().__init__(at)
        self.card = card
        self.losing = losing

    def bid(self, g: Runewars) -> Frame | None:
        return begin_bid(g, self.losing)

    def outcome(self, g: Runewars) -> Frame | None:
        rule = SEASON_RULES[self.card]
        assert isinstance(rule, CouncilRule)
        return rule.decided(g, g.took(Bid))


@final
class HeroesForHire(CouncilRule):
    """RW-SEASON-20."""

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        return hire(g, bid.winner, HIRED)


@final
class StormyWeather(CouncilRule):
    """RW-SEASON-24."""

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        if bid.total < len(in_rank(g)):
            for order in ORDERS[:STORM]:
                annul(g, order)
        return None


@final
class FiresOfHeaven(CouncilRule):
    """RW-SEASON-27. The last city burns without a question."""

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        cities = [area for area, city in enumerate(g.city) if city != ""]
        if len(cities) > 1:
            return BurnCity(bid.winner)
        if cities:
            raze_city(g, cities[0])
        return None


@final
class BurnCity(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-SEASON-27"
    PROMPT: ClassVar[str] = "rw-burn-city"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area, city in enumerate(g.city):
            if city != "":
                menu.offer(OK, option("raze", g.land.areas[area]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        raze_city(g, g.land.index[option.refs[0]])
        return None


def raze_city(g: Runewars, area: int) -> None:
    """The city is gone for good; its area stays an ordinary one."""
    g.tell(CITY_DESTROYED, g.city[area], g.land.areas[area])
    g.city[area] = ""


@final
class MandatoryDisarmament(CouncilRule):
    """RW-SEASON-28."""

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        return Disarm(bid.winner)


@final
class Disarm(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-SEASON-28"
    PROMPT: ClassVar[str] = "rw-disarm"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for other in [*opponents(g, self.seat), self.seat]:
            menu.offer(OK, option("name", faction(g, other)))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        other = seat_of(g, option.refs[0])
        g.tell(PLAYER_NAMED, seat, other)
        discard_random_tactics(g, other, DISARMED)
        return None


@final
class RerouteCaravans(CouncilRule):
    """RW-SEASON-29."""

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        for seat in in_rank(g):
            if seat != bid.winner:
                for i in range(3):
                    turn_dial(g, seat, i, -1)
        return None


@final
class AbundanceOfPower(CouncilRule):
    """RW-SEASON-36."""

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        seats = in_rank(g)
        return EachGains(tuple(seats)) if bid.total > len(seats) else None


@final
class EachGains(EachSeat[Runewars]):
    RULE: ClassVar[str] = "RW-SEASON-36"

    def __init__(
        self, order: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "next_seat"
    ) -> None:
        super().__init__(order, turn, at)

    def each(self, g: Runewars, seat: Seat) -> Frame | None:
        return gain_rune(g, seat)


@final
class DragonRuneDiscovery(CouncilRule):
    """RW-SEASON-37."""

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        return gain_rune(g, bid.winner)


@final
class ElectArbitrator(CouncilRule):
    """RW-SEASON-38. In an enemy or a neutral area."""

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        return GiveRune(bid.winner, False, [])


@final
class PowerForThePious(CouncilRule):
    """RW-SEASON-41. The loser gives a rune to each opponent."""

    LOSING: ClassVar[bool] = True

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        return GiveRune(bid.loser, True, [])


@final
class GiveRune(AskSeat[Runewars]):
    """RW-SEASON-38, 41. Areas of others are chosen: any enemy or neutral one, or one of each opponent who has one
    without a rune. Then a rune is placed in each, all together (RW-WIN-02). Everyone knows that they are real."""

    RULE: ClassVar[str] = "RW-SEASON-38"
    PROMPT: ClassVar[str] = "rw-give-rune"

    def __init__(self, seat: Public[int], pious: Public[bool], chosen_areas: Public[list[int]]) -> None:
        super().__init__(seat)
        self.pious = pious
        self.chosen_areas = chosen_areas

    def asked_by(self, g: Runewars) -> str:
        return "RW-SEASON-41" if self.pious else self.RULE

    def open(self, g: Runewars) -> bool:
        return bool(self.places(g))

    def places(self, g: Runewars) -> list[int]:
        if self.chosen_areas and (not self.pious or rune_in(g, self.chosen_areas[0]) >= 0):
            return []
        given = [controller(g, area) for area in self.chosen_areas]
        return [
            area
            for area in range(len(g.holder))
            if rune_in(g, area) < 0 and self.fits(g, controller(g, area)) and controller(g, area) not in given
        ]

    def fits(self, g: Runewars, ruler: int) -> bool:
        return ruler in opponents(g, self.seat) or (ruler == NEUTRALS and not self.pious)

    def settle(self, g: Runewars) -> Frame | None:
        """One area, or one of an opponent: there is nothing to choose."""
        for area in self.places(g):
            whose = controller(g, area)
            if len([a for a in self.places(g) if not self.pious or controller(g, a) == whose]) == 1:
                return self.choose(g, area)
        return None

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area in self.places(g):
            menu.offer(OK, option("rune", g.land.areas[area]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        return self.choose(g, g.land.index[option.refs[0]])

    def choose(self, g: Runewars, area: int) -> Frame | None:
        self.chosen_areas.append(area)
        if self.places(g):
            return self.settle(g)
        for area in self.chosen_areas:
            place_rune(g, area, REAL, EVERYONE)
        return settle(g)


@final
class FavorOfTheCouncil(CouncilRule):
    """RW-SEASON-39."""

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        return FavorHero(bid.winner) if g.heroes else None


@final
class FavorHero(AskOnce[Runewars]):
    """Any hero is given a reward, or sent to any area; enemies may lie in wait there (RW-TACTIC-21)."""

    RULE: ClassVar[str] = "RW-SEASON-39"
    PROMPT: ClassVar[str] = "rw-favor-hero"

    def __init__(self, seat: Public[int], hero: Public[str] = "", going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.hero = hero  # who is sent somewhere

    def choices(self, g: Runewars, menu: Decision) -> None:
        if self.hero == "":
            for hero in g.heroes:
                menu.offer(OK, option("reward", hero.id))
                menu.offer(OK, option("send", hero.id))
        else:
            for name in g.land.areas:
                menu.offer(OK, option("to", name))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        from .hero_turns import Entering
        from .heroes import give_reward, hero_of

        if option.verb == "send":
            self.hero = option.refs[0]
            return None
        self.going = False
        if option.verb == "reward":
            return give_reward(g, hero_of(g, option.refs[0]))
        return Entering(hero_of(g, self.hero).owner, self.hero, g.land.index[option.refs[0]])


SEASON_RULES["heroes_for_hire"] = HeroesForHire()
SEASON_RULES["stormy_weather"] = StormyWeather()
SEASON_RULES["fires_of_heaven"] = FiresOfHeaven()
SEASON_RULES["mandatory_disarmament"] = MandatoryDisarmament()
SEASON_RULES["reroute_supply_caravans"] = RerouteCaravans()
SEASON_RULES["abundance_of_power"] = AbundanceOfPower()
SEASON_RULES["dragon_rune_discovery"] = DragonRuneDiscovery()
SEASON_RULES["elect_arbitrator"] = ElectArbitrator()
SEASON_RULES["power_for_the_pious"] = PowerForThePious()
SEASON_RULES["favor_of_the_council"] = FavorOfTheCouncil()
