"""The end of a turn (MK-END): dice, withdrawal, clean-up, benefits, rewards, level-ups, cards."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.modifiers import expire
from realms.kernel.stock import DONE, PASS, AskOnce

from ..data import tracks
from ..data.hexes import HEX_NAMES
from ..data.tiles import SITE, SITE_COLOUR
from ..events import DIE_ROLLED, HEALED, WITHDREW
from ..state import City, Hero, MageKnight
from ..terms import COLOURS, DIE_FACES, KEEP, MAGICAL_GLADE, MINE, NONE, WOUND
from ..vocabulary import lasting
from . import bending, interactive, levelup, rewards, scenario, tactics
from .cards import discard, leave_hand, take_wounds
from .ground import allied, next_to_city, portal, safe, site_at
from .mana import gain_crystal


def return_dice(g: MageKnight, hero: Hero) -> None:
    """MK-END-01. Used dice are rerolled and go back to the source."""
    for _ in hero.now.took:
        die = g.rng.below(DIE_FACES)
        g.source.append(die)
        g.tell(DIE_ROLLED, hero.seat, COLOURS[die])
    hero.now.took.clear()
    g.source.sort()


def withdraw(g: MageKnight, hero: Hero) -> None:
    """MK-END-02. Back along the path until safe, a wound for each hex."""
    path = hero.now.path
    while len(path) > 1 and not safe(g, hero.seat, hero.hex):
        path.pop()
        hero.hex = path[-1]
        take_wounds(g, hero, 1)
        g.tell(WITHDREW, hero.seat, HEX_NAMES[hero.hex])


def hand_limit(g: MageKnight, hero: Hero) -> int:
    """MK-END-20 to 23. The printed limit, and the better of keeps and city."""
    return tracks.HAND_LIMIT[hero.level] + max(_keeps(g, hero), _city(g, hero))


def _keeps(g: MageKnight, hero: Hero) -> int:
    return len(marked(g, hero.seat, KEEP)) if near_marked(g, hero, KEEP) else 0


def marked(g: MageKnight, seat: Seat, site: int) -> list[int]:
    """The sites of a kind with the shield of this hero."""
    return [hex for hex, owner in g.shields.items() if owner == seat and SITE[hex] == site]


def near_marked(g: MageKnight, hero: Hero, site: int) -> bool:
    """MK-END-20, MK-TEAM-09. Is the hero in or next to such a site of the own, or of an ally?"""
    if hero.hex == NONE:
        return False
    beside = [hero.hex, *g.land.near[hero.hex]]
    there = [seat for hex, seat in g.shields.items() if SITE[hex] == site and hex in beside]
    return any(seat == hero.seat or allied(g, seat, hero.seat) for seat in there)


def _city(g: MageKnight, hero: Hero) -> int:
    if hero.hex == NONE:
        return 0
    best = 0
    for city in g.cities:
        near = hero.hex in (city.hex, city.annex) or next_to_city(g, city, hero.hex)
        if near and city.conquered and hero.seat in city.shields:
            best = max(best, 2 if led_by(city) == hero.seat else 1)
    return best


def led_by(city: City) -> int:
    """MK-CITY-07, MK-SCEN-07-03. The leader of a city; a friendly one has none."""
    return NONE if city.friendly else leader(city.shields)


def leader(shields: list[int]) -> int:
    """MK-CITY-07. Most shields; of equal ones who placed the first."""
    best = NONE
    for seat in shields:
        if best == NONE or shields.count(seat) > shields.count(best):
            best = seat
    return best


@final
class EndOfTurn(Steps[MageKnight]):
    """MK-END-01 to 27. The seven steps, in order."""

    RULE: ClassVar[str] = "MK-END-01"
    ORDER: ClassVar[tuple[str, ...]] = (
        "dice",
        "withdrawal",
        "clean_up",
        "benefit",
        "gains",
        "levels",
        "late_gains",
        "discards",
        "draws",
        "leave_map",
    )

    def __init__(self, seat: Public[int], at: Public[str] = "dice") -> None:
        super().__init__(at)
        self.seat = seat

    def dice(self, g: MageKnight) -> Frame | None:
        if interactive.opened(g, self.seat) != NONE:
            self.again("dice")
            return interactive.OpenedDie(self.seat)
        return_dice(g, g.heroes[self.seat])
        return None

    def withdrawal(self, g: MageKnight) -> Frame | None:
        withdraw(g, g.heroes[self.seat])
        return None

    def clean_up(self, g: MageKnight) -> Frame | None:
        """MK-END-03. Mana vanishes, played cards are discarded; cards may ask to go elsewhere."""
        return rewards.CleanUp(self.seat)

    def benefit(self, g: MageKnight) -> Frame | None:
        """MK-END-04, 05. Glade and mine."""
        hero = g.heroes[self.seat]
        if hero.hex == NONE:
            return None
        if site_at(g, hero.hex) == MINE and scenario.of(g).mine_works(g, hero.hex):
            gain_crystal(g, self.seat, SITE_COLOUR[hero.hex], else_token=False)
        if site_at(g, hero.hex) == MAGICAL_GLADE:
            return Glade(self.seat)
        return None

    def gains(self, g: MageKnight) -> Frame | None:
        return rewards.Rewards(self.seat, False)

    def levels(self, g: MageKnight) -> Frame | None:
        return levelup.LevelUps(self.seat)

    def late_gains(self, g: MageKnight) -> Frame | None:
        """MK-END-11. A unit that waited for a command token."""
        return rewards.Rewards(self.seat, True)

    def discards(self, g: MageKnight) -> Frame | None:
        """MK-END-18, 26."""
        hero = g.heroes[self.seat]
        return DiscardSome(self.seat, not hero.now.did) if hero.hand.items else None

    def draws(self, g: MageKnight) -> Frame | None:
        """MK-END-19, 24, 25, MK-ROUND-25. In the last turn of a round a larger hand waits for the next round."""
        hero = g.heroes[self.seat]
        if bending.bent(g, self.seat):
            return None
        limit = hand_limit(g, hero) + tactics.of(g, self.seat).more_cards(g, self.seat)
        closing = g.announced != NONE or g.ending
        if not closing or self.seat in g.last_turns or hero.now.again:
            limit += hero.more_cards
            hero.more_cards = 0
        return rewards.DrawUp(self.seat, limit)

    def leave_map(self, g: MageKnight) -> Frame | None:
        """MK-END-27, MK-MOVE-38."""
        hero = g.heroes[self.seat]
        if hero.hex != NONE and portal(g, hero.hex):
            hero.hex = NONE
        if self.seat == g.active and (g.joint is None or not g.joint.waiting):
            expire(g.modifiers, lasting.END_OF_TURN)
        else:  # MK-PVP-08, MK-COOP-14. A turn within that of another, or one of several that end together
            lasting.turn_over(g, self.seat)
        return scenario.of(g).turn_ends(g, self.seat)


@final
class Glade(AskOnce[MageKnight]):
    """MK-END-04. One wound of hand or discard pile may be thrown away."""

    RULE: ClassVar[str] = "MK-END-04"
    PROMPT: ClassVar[str] = "glade"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        hero = g.heroes[self.seat]
        if WOUND in hero.hand.items:
            menu.offer(OK, option("throw", "hand"))
        if WOUND in hero.discard:
            menu.offer(OK, option("throw", "discard"))
        menu.offer(OK, PASS)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        hero = g.heroes[seat]
        self.going = False
        if option.verb == "throw":
            if option.refs[0] == "hand":
                leave_hand(g, hero, WOUND)
            else:
                hero.discard.remove(WOUND)
            g.tell(HEALED, seat, 1)
        return None


@final
class DiscardSome(AskOnce[MageKnight]):
    """MK-END-18, 26. Any number of cards that are no wounds; one at least if none was played."""

    RULE: ClassVar[str] = "MK-END-18"
    PROMPT: ClassVar[str] = "discard-some"

    def __init__(self, seat: Public[int], must: Public[bool], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.must = must

    def choices(self, g: MageKnight, menu: Decision) -> None:
        found = False
        for card in g.heroes[self.seat].hand.items:
            if card != WOUND:
                menu.offer_once(OK, option("discard", card))
                found = True
        menu.offer("MK-END-26" if self.must and found else OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.going = False
        else:
            self.must = False
            discard(g, g.heroes[seat], option.refs[0])
        return None
