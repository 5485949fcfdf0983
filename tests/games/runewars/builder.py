"""Positions of Runewars for rule tests, on a fixed map, without playing the set-up.

t = RW("daqan uthuk")                               # seats 0 and 1; seat 0 is active, nothing stands on the map
t.units("5B", "footman*3 knight", routed="bowman")  # whose they are follows from what they are
t.fort("5B", 0, development="dev_defences")
t.hero("mad_carthos", "5B", 1)
t.hand(0, "battle_cry rally_cry")
t.fate("1 6 18")                                    # the top of the fate deck, the first card first
t.go(start_battle(t.g, 1, t.area("5B"), words("berserker*2"), False))
t.play("pass", "rout:footman")

Cards are moved to where a test needs them, never invented. The stack holds what a test puts there with `go` (or
`turn`), so a match is over when that is carried out.
"""

from __future__ import annotations

from typing import Any

from realms.games.runewars import spec  # noqa: F401 (it makes the game known)
from realms.games.runewars.data.cities import CITIES
from realms.games.runewars.data.fate import cell
from realms.games.runewars.data.objectives import deck_of as objectives_of
from realms.games.runewars.data.seasons import SEASON_CARDS
from realms.games.runewars.data.units import UNITS
from realms.games.runewars.rules.armies import rehold
from realms.games.runewars.rules.battle import start_battle
from realms.games.runewars.rules.runes import place_rune
from realms.games.runewars.rules.turn import Turn
from realms.games.runewars.state import Hero, Realm, Remains, Runewars
from realms.games.runewars.terms import (
    GOOD,
    ORB,
    ORDERS,
    REAL,
    SEASONS,
    TITLES,
)
from realms.kernel.frame import Frame
from realms.kernel.zones import Zone
from realms.testing.scenario import Scenario, named

from .bare import bare

NUMBERS = [str(n) for n in range(1, 31)]
"""Of the fate cards."""


def words(text: str) -> list[str]:
    """ "footman*3 knight" is three footmen and a knight."""
    found: list[str] = []
    for word in text.replace(",", " ").split():
        name, _, times = word.partition("*")
        found += [name] * (int(times) if times else 1)
    return found


class RW(Scenario[Runewars]):
    """A position in the summer of year 1, seat 0 being active. Every method sets one thing."""

    def __init__(
        self, factions: str = "daqan uthuk", *, seed: int = 1, hidden: bool = False, saves: bool = True
    ) -> None:
        match = bare(words(factions), seed=seed, hidden=hidden)
        super().__init__(match, saves=saves)

    @property
    def g(self) -> Runewars:
        return self.match

    def area(self, name: str) -> int:
        """The number of an area: "5B"."""
        return self.match.land.index[name]

    def areas(self, names: str) -> list[int]:
        return [self.area(name) for name in words(names)]

    def realm(self, seat: int = 0) -> Realm:
        return self.match.realms[seat]

    # The map.

    def units(self, area: str, standing: str = "", *, routed: str = "") -> None:
        """Exactly these units are in the area; neutrals alone are unallied."""
        for unit in words(standing) + words(routed):
            assert unit in UNITS, unit
        with self.invent() as g:
            at = self.area(area)
            g.standing[at] = sorted(words(standing))
            g.routed[at] = sorted(words(routed))
            rehold(g, at)

    def neutrals(self) -> None:
        """RW-SETUP-12. All neutrals that the map prints."""
        for at, printed in enumerate(self.match.land.neutrals):
            if printed:
                self.units(self.match.land.areas[at], " ".join(printed))

    def fort(self, area: str, seat: int, *, broken: bool = False, development: str = "") -> None:
        """A stronghold of the seat; NOBODY (-2) takes it away."""
        with self.invent() as g:
            at = self.area(area)
            g.fort[at] = seat
            g.broken[at] = broken
            g.development[at] = development

    def city(self, area: str, name: str) -> None:
        assert name in CITIES, name
        with self.invent() as g:
            g.city[self.area(area)] = name

    def activate(self, seat: int, names: str) -> None:
        """The seat's activation tokens lie in these areas, too."""
        with self.invent() as g:
            for at in self.areas(names):
                g.activated[at] |= 1 << seat

    def rune(self, names: str, face: str = REAL, *, known: int = 0) -> None:
        """A token in each of these areas; `known`: the mask of the seats that know its face."""
        with self.invent() as g:
            for at in self.areas(names):
                place_rune(g, at, face, known)

    def hero(
        self,
        hero: str,
        area: str,
        seat: int = 0,
        *,
        routed: bool = False,
        damage: int = 0,
        trained: tuple[int, int, int] = (0, 0, 0),
        rewards: str = "",
    ) -> Hero:
        """A hero of the deck is on the map, with these rewards."""
        with self.edit() as g:
            take_out(g.hero_deck, hero)
            pack = Zone(f"rewards-{hero}", "reward", 1 << seat, [], [])
            for reward in words(rewards):
                take_out(g.reward_deck, reward)
                pack.put(reward)
            g.heroes.append(Hero(hero, seat, self.area(area), routed, damage, list(trained), pack))
        return self.hero_of(hero)

    def hero_of(self, hero: str) -> Hero:
        return next(h for h in self.match.heroes if h.id == hero)

    def remains(self, area: str, rewards: str) -> None:
        """A defeated-hero marker with these rewards."""
        with self.edit() as g:
            pack = Zone(f"remains-{area}", "reward", 0, [], [])
            for reward in words(rewards):
                take_out(g.reward_deck, reward)
                pack.put(reward)
            g.remains.append(Remains(self.area(area), pack))

    # What a player has.

    def hand(self, seat: int, names: str, *, fresh: bool = False) -> None:
        """Exactly these tactics cards in hand; `fresh`: drawn in this season (RW-TACTIC-02)."""
        with self.edit() as g:
            zone = self.realm(seat).fresh if fresh else self.realm(seat).tactics
            deal(zone, g.tactics_deck, words(names))

    def quests(self, seat: int, names: str) -> None:
        """Exactly these quests."""
        with self.edit() as g:
            deal(self.realm(seat).quests, g.quest_deck, words(names))

    def objectives(self, seat: int, names: str) -> None:
        """Exactly these objectives, of either alignment."""
        with self.edit() as g:
            good, evil = g.objective_decks
            held = self.realm(seat).objectives
            for name in held.items[:]:
                (good if name in objectives_of(GOOD) else evil).put(held.take(held.items.index(name)))
            for name in words(names):
                take_out(good if name in good.items else evil, name)
                held.put(name)

    def dials(self, seat: int, food: int, wood: int, ore: int) -> None:
        with self.invent():
            self.realm(seat).dials = [food, wood, ore]

    def influence(self, *amounts: int) -> None:
        """Of seat 0, 1 and so on."""
        with self.invent():
            for seat, n in enumerate(amounts):
                self.realm(seat).influence = n

    def title(self, title: str, seat: int, paid: int = 1) -> None:
        with self.invent() as g:
            g.titles[TITLES.index(title)] = seat
            g.paid[TITLES.index(title)] = paid

    def played(self, seat: int, orders: str) -> None:
        """These orders were played this year, from spring on; the others are in hand."""
        with self.invent():
            realm = self.realm(seat)
            realm.played = words(orders)
            realm.played_in = list(range(len(realm.played)))
            realm.orders = [order for order in ORDERS if order not in realm.played]

    # The year.

    def year(self, n: int, season: str, card: str = "") -> None:
        """Which season it is, and the season card in force."""
        with self.edit() as g:
            g.year = n
            g.season = SEASONS.index(season)
            if card:
                deck = g.season_decks[SEASONS.index(SEASON_CARDS[card].season)]
                take_out(deck, card)
                g.season_discard.append(card)
            g.card = card

    def fate(self, numbers: str) -> None:
        """The next cards of the fate deck by their numbers, the first one first."""
        with self.edit() as g:
            for number in reversed(words(numbers)):
                card = f"fate-{number}"
                if card in g.fate_discard:
                    g.fate_discard.remove(card)
                else:
                    take_out(g.fate, card)
                g.fate.put(card)

    def reads(self, *cells: str) -> None:
        """The next cards by what they show, in the order in which they are drawn: "triangle orb", "circle D1",
        "hexagon R2", "rectangle -"."""
        found: list[str] = []
        for wanted in cells:
            shape, _, shown = wanted.partition(" ")
            found.append(next(n for n in NUMBERS if n not in found and showing(n, shape) == shown))
        self.fate(" ".join(found))

    def top(self, deck: Zone, names: str) -> None:
        """The next cards of a deck (`t.g.tactics_deck`), the first one first."""
        with self.edit():
            for name in reversed(words(names)):
                take_out(deck, name)
                deck.put(name)

    # Going on.

    def go(self, *frames: Frame | None) -> None:
        """Drop everything that goes on and carry these rules out, the last first."""
        self.restart(*[frame for frame in frames if frame is not None])
        self.all_events = list(self.events)

    def turn(self, seat: int, order: str, *, bonus: bool = True) -> None:
        """The seat's own turn with an order that was revealed; the match is over when the player is done."""
        with self.invent() as g:
            g.active = seat
            realm = self.realm(seat)
            realm.order = order
            if order in realm.orders:
                realm.orders.remove(order)
                realm.played.append(order)
                realm.played_in.append(g.season)
        self.go(Turn(seat, order, bonus, False, []))

    def battle(
        self,
        attackers: str,
        defenders: str = "",
        *,
        area: str = "5B",
        routed: str = "",
        seat: int = 0,
        siege: bool = False,
        draws: tuple[str, ...] = (),
    ) -> None:
        """The seat attacks these units (or an empty home or stronghold); it has come from nowhere."""
        self.units(area, defenders, routed=routed)
        self.reads(*draws)
        self.go(start_battle(self.match, seat, self.area(area), words(attackers), siege))

    # Looking.

    def there(self, area: str) -> tuple[list[str], list[str], int]:
        """Who stands in an area, who is routed there, and whose they are."""
        at = self.area(area)
        return self.match.standing[at], self.match.routed[at], self.match.holder[at]

    def told_of(self, kind: str, *names: str) -> list[tuple[object, ...]]:
        """What was told of a kind since `go`: these arguments of it, or all."""
        found = [named(e) for e in self.all_events if e.kind.name == kind]
        return [tuple([e[n] for n in names or [n for n in e if n != "kind"]]) for e in found]

    def frame(self, kind: type[Any]) -> Any:
        """The topmost frame of a kind that is under way."""
        found = self.match.nearest(kind)
        assert found is not None, f"no {kind.__name__} is under way"
        return found

    def passes(self) -> None:
        """Everybody passes until something else is asked."""
        while self.due and "pass" in self.options():
            self.choose("pass", seat=self.active)


def showing(number: str, shape: str) -> str:
    """What a fate card shows for a shape: "orb", "D2", "R1" or "-"."""
    printed = cell(f"fate-{number}", shape)
    if printed.kind == ORB:
        return "orb"
    return f"{printed.kind}{printed.n}" if printed.n else "-"


def take_out(deck: Zone, name: str) -> None:
    """A card leaves a deck; who knew what lies there knows it no longer."""
    deck.items.remove(name)
    deck.known = []


def deal(hand: Zone, deck: Zone, names: list[str]) -> None:
    """Exactly these cards of a deck are in a hand; what it had goes under the deck."""
    deck.items[:0] = hand.items
    deck.known = []
    hand.items.clear()
    hand.known = []
    for name in names:
        take_out(deck, name)
        hand.put(name)
