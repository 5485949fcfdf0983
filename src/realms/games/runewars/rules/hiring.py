"""Heroes are drawn, one is kept and placed (RW-SEASON-20, RW-ORDER-16, RW-HERO-08, 09)."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, Zoned, option
from realms.kernel.stock import AskOnce
from realms.kernel.zones import Zone, gather, move

from ..events import HERO_HIRED
from ..state import Hero, Runewars
from .areas import friendly, home_of, strongholds
from .runes import look_by_hero


def hire(g: Runewars, seat: Seat, n: int) -> Frame | None:
    """`n` heroes from the deck, of which the player may keep one."""
    if not g.hero_deck.items:
        return None
    drawn = Zone(f"drawn-{seat}", "hero", 1 << seat, [], [])
    for _ in range(min(n, len(g.hero_deck.items))):
        move(g, g.hero_deck, len(g.hero_deck.items) - 1, drawn)
    return Hire(seat, drawn)


def hero_places(g: Runewars, seat: Seat) -> list[int]:
    """RW-HERO-08. Friendly home areas and areas with an own stronghold."""
    forts = strongholds(g, seat)
    return [a for a in range(len(g.holder)) if friendly(g, seat, a) and (a in forts or home_of(g, a) == seat)]


def place_hero(g: Runewars, seat: Seat, hero: str, area: int) -> None:
    """A hero enters play, untrained and unhurt."""
    g.heroes.append(
        Hero(hero, seat, area, False, 0, [0, 0, 0], Zone(f"rewards-{hero}", "reward", 1 << seat, [], []))
    )
    g.tell(HERO_HIRED, seat, hero, g.land.areas[area])
    look_by_hero(g, g.heroes[-1])


@final
class Hire(Steps[Runewars]):
    """One is kept, the others are shuffled back; without a place nobody can be kept."""

    RULE: ClassVar[str] = "RW-HERO-08"
    ORDER: ClassVar[tuple[str, ...]] = ("choose", "place", "back")

    def __init__(self, seat: Public[int], drawn: Zoned[Zone], at: Public[str] = "choose") -> None:
        super().__init__(at)
        self.seat = seat
        self.drawn = drawn

    def choose(self, g: Runewars) -> Frame | None:
        return KeepHero(self.seat)

    def place(self, g: Runewars) -> Frame | None:
        kept = g.took(KeepHero).kept
        if kept == "":
            return None
        self.drawn.show(g, self.drawn.items.index(kept), EVERYONE)
        places = hero_places(g, self.seat)
        if len(places) > 1:
            return PlaceHero(self.seat, kept)
        self.drawn.take(self.drawn.items.index(kept))
        place_hero(g, self.seat, kept, places[0])
        return None

    def back(self, g: Runewars) -> Frame | None:
        gather(g, self.drawn, g.hero_deck)
        g.hero_deck.shuffle(g.rng)
        return None


@final
class KeepHero(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-HERO-08"
    PROMPT: ClassVar[str] = "rw-keep-hero"

    def __init__(self, seat: Public[int], kept: Public[str] = "", going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.kept = kept

    def choices(self, g: Runewars, menu: Decision) -> None:
        hiring = g.below(self, Hire)
        assert hiring is not None
        why = OK if hero_places(g, self.seat) else "RW-HERO-08"
        for hero in sorted(hiring.drawn.items):
            menu.offer(why, option("keep", hero))
        menu.offer(OK, option("keep_none"))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        self.kept = option.refs[0] if option.verb == "keep" else ""
        return None


@final
class PlaceHero(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-HERO-08"
    PROMPT: ClassVar[str] = "rw-place-hero"

    def __init__(self, seat: Public[int], hero: Public[str], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.hero = hero

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", self.hero),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area in hero_places(g, self.seat):
            menu.offer(OK, option("place", g.land.areas[area]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        hiring = g.below(self, Hire)
        assert hiring is not None
        hiring.drawn.take(hiring.drawn.items.index(self.hero))
        place_hero(g, seat, self.hero, g.land.index[option.refs[0]])
        return None
