"""What is observed of Runewars. Areas have the numbers of their names ("1A" is 0), wherever their tiles lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from realms.games.runewars.data.cities import CITIES
from realms.games.runewars.data.fate import FATE_IDS
from realms.games.runewars.data.heroes import HERO_IDS
from realms.games.runewars.data.objectives import OBJECTIVES
from realms.games.runewars.data.quests import QUESTS
from realms.games.runewars.data.rewards import REWARDS
from realms.games.runewars.data.seasons import SEASON_CARDS
from realms.games.runewars.data.tactics import TACTICS_CARDS
from realms.games.runewars.data.tiles import TILES
from realms.games.runewars.data.units import UNIT_IDS
from realms.games.runewars.rules.land import land_of
from realms.games.runewars.terms import DEVELOPMENTS, FACTIONS, MAX_PLAYERS, NEUTRALS, ORDERS, RESOURCES, TITLES

from ..blocks import (
    Bag,
    Block,
    Cards,
    Code,
    Codes,
    Eye,
    Flag,
    Number,
    Numbers,
    Out,
    Owners,
    Row,
    Seat,
    Word,
    Words,
    Zones,
    told,
)
from ..frozen import frozen
from ..groups import BySeat, Running, Several
from ..layout import Layout

GAME: Final = "runewars"
NAMES_SEAT: Final = ("seat", "holder", "by", "Bid.winner", "Bid.loser", "BreakTie.picked")
SPARE: Final = 4096
FIGHTERS: Final = 16


def words() -> dict[str, Sequence[str]]:
    """The lists of words as they are today; `freeze` keeps them."""
    return {
        "faction": FACTIONS,
        "tile": tuple(TILES),
        "area": [area.id for tile in TILES.values() for area in tile.areas],
        "unit": tuple(UNIT_IDS),
        "hero": tuple(HERO_IDS),
        "city": tuple(CITIES),
        "development": DEVELOPMENTS,
        "order": ORDERS,
        "title": TITLES,
        "tactics": tuple(TACTICS_CARDS),
        "quest": tuple(QUESTS),
        "objective": tuple(OBJECTIVES),
        "reward": tuple(REWARDS),
        "season": tuple(SEASON_CARDS),
        "fate": tuple(FATE_IDS),
        "rune": ("real", "false"),
        "fighter": (*HERO_IDS, *UNIT_IDS),
    }


def lists() -> list[Sequence[str]]:
    """Further words that options refer to."""
    return [RESOURCES, [str(n) for n in range(31)]]


def rare() -> list[str]:
    """Options that play hardly ever comes to."""
    return ["none", "withdraw"]


@lru_cache(maxsize=256)
def spots(laid: str, places: Words) -> tuple[int, ...]:
    """The number of each area of a map, in the order the state has them in."""
    return tuple([places.place.get(name, places.other) for name in land_of(laid).areas]) if laid else ()


@lru_cache(maxsize=256)
def lying(laid: str, tiles: Words) -> tuple[tuple[int, int], ...]:
    """How the tiles of a map lie: places among the numbers of `Map`, and what stands there."""
    found = []
    for tile in laid.split():
        name, *where = tile.split(",")
        step = 4 * tiles.place.get(name, tiles.other)
        found += [(step, 1), *((step + 1 + i, int(n)) for i, n in enumerate(where[:3]))]
    return tuple(found)


class Map(Block):
    """How the tiles lie: for each whether it does, how it is turned, and where."""

    def __init__(self, tiles: Words) -> None:
        super().__init__("laid", 4 * tiles.size, "")
        self.tiles: Final = tiles

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        for step, number in lying(value, self.tiles):
            out[at + step] = number

    def rows(self, at: int, path: str) -> Iterator[Row]:
        for i, tile in enumerate((*self.tiles.words, "other")):
            here = at + 4 * i
            yield Row(here, 1, f"laid.{tile}", 0, 1, "1 if the tile lies on the table")
            yield Row(here + 1, 1, f"laid.{tile}.turns", 0, 5, "sixths of a turn")
            yield Row(here + 2, 2, f"laid.{tile}.spot", -99, 99, "q and r of its first area")


class Areas(Block):
    """What is in each area. Reads the whole state, as the areas are numbered by the map."""

    def __init__(self, areas: Words, units: Words, developments: Words, cities: Words) -> None:
        self.areas: Final = areas
        self.units: Final = units
        self.developments: Final = developments
        self.cities: Final = cities
        players = MAX_PLAYERS
        fields = (
            ("on_map", 1, 0, 1, "1 if its tile lies on the table"),
            ("holder", players, 0, 1, "whose units are there, from the observer on"),
            ("neutral", 1, 0, 1, "its units are neutral"),
            ("standing", units.size, 0, 99, told("units that stand, how many of each", units)),
            ("routed", units.size, 0, 99, told("units that are routed, how many of each", units)),
            ("fort", players, 0, 1, "whose stronghold it is, from the observer on"),
            ("broken", 1, 0, 1, "the stronghold is damaged"),
            ("development", 1, 0, developments.size, told("0 for none, or", developments, first=1)),
            ("city", 1, 0, cities.size, told("0 for none, or", cities, first=1)),
            ("activated", players, 0, 1, "whose activation tokens lie there, from the observer on"),
            ("runes", 1, 0, 9, "rune tokens"),
            ("real", 1, 0, 9, "rune tokens the observer knows to be real"),
        )
        self.fields: Final = fields
        at = 0
        starts: dict[str, int] = {}
        for name, size, *_ in fields:
            starts[name] = at
            at += size
        self.starts: Final = starts
        self.span: Final = at
        super().__init__("", areas.size * at, "")

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        numbers = spots(value["laid"], self.areas)
        (me, seats), starts, span, units = eye, self.starts, self.span, self.units
        holder, fort = value["holder"], value["fort"]
        for i, number in enumerate(numbers[: len(holder)]):
            here = at + number * span
            out[here] = 1
            if holder[i] >= 0:
                out[here + starts["holder"] + (holder[i] - me) % seats] = 1
            elif holder[i] == NEUTRALS:
                out[here + starts["neutral"]] = 1
            for field in ("standing", "routed"):
                for unit in value[field][i]:
                    out[here + starts[field] + units.place.get(unit, units.other)] += 1
            if fort[i] >= 0:
                out[here + starts["fort"] + (fort[i] - me) % seats] = 1
                out[here + starts["broken"]] = int(value["broken"][i])
                built = value["development"][i]
                if built:
                    developments = self.developments
                    out[here + starts["development"]] = developments.place.get(built, developments.other) + 1
            if value["city"][i]:
                out[here + starts["city"]] = self.cities.place.get(value["city"][i], self.cities.other) + 1
            tokens = value["activated"][i]
            for seat in range(seats) if tokens else ():
                if tokens >> seat & 1:
                    out[here + starts["activated"] + (seat - me) % seats] = 1
        for zone, area in zip(value["runes"], value["rune_at"], strict=False):
            if 0 <= area < len(numbers):
                here = at + numbers[area] * span
                out[here + starts["runes"]] += 1
                out[here + starts["real"]] += zone["items"].count("real")

    def rows(self, at: int, path: str) -> Iterator[Row]:
        for i, area in enumerate((*self.areas.words, "other")):
            here = at + i * self.span
            for name, size, low, high, meaning in self.fields:
                yield Row(here + self.starts[name], size, f"area.{area}.{name}", low, high, meaning)


class Heroes(Block):
    """Every hero: whose, where, in what state. Reads the whole state."""

    def __init__(self, heroes: Words, areas: Words, rewards: Words) -> None:
        self.heroes: Final = heroes
        self.areas: Final = areas
        self.rewards: Final = Cards("rewards", rewards)
        self.span: Final = 1 + MAX_PLAYERS + areas.size + 2 + 3 + self.rewards.size
        super().__init__("", heroes.size * self.span, "")

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        numbers = spots(value["laid"], self.areas)
        for hero in value["heroes"]:
            here = at + self.heroes.place.get(hero["id"], self.heroes.other) * self.span
            out[here] = 1
            if 0 <= hero["owner"] < eye.seats:
                out[here + 1 + (hero["owner"] - eye.seat) % eye.seats] = 1
            here += 1 + MAX_PLAYERS
            if 0 <= hero["area"] < len(numbers):
                out[here + numbers[hero["area"]]] = 1
            here += self.areas.size
            out[here] = int(hero["routed"])
            out[here + 1] = hero["damage"]
            for i, n in enumerate(hero["trained"][:3]):
                out[here + 2 + i] = n
            self.rewards.write(hero["rewards"], out, here + 5, eye)

    def rows(self, at: int, path: str) -> Iterator[Row]:
        for i, hero in enumerate((*self.heroes.words, "other")):
            here, name = at + i * self.span, f"hero.{hero}"
            yield Row(here, 1, name, 0, 1, "1 if the hero is on the map")
            yield Row(here + 1, MAX_PLAYERS, f"{name}.owner", 0, 1, "whose, from the observer on")
            here += 1 + MAX_PLAYERS
            yield Row(here, self.areas.size, f"{name}.area", 0, 1, told("a 1 for the area", self.areas))
            here += self.areas.size
            yield Row(here, 1, f"{name}.routed", 0, 1, "1 if so")
            yield Row(here + 1, 1, f"{name}.damage", 0, 99, "as it is")
            yield Row(here + 2, 3, f"{name}.trained", 0, 9, "strength, agility, wisdom added by training")
            yield from self.rewards.rows(here + 5, f"{name}.")


def layout() -> Layout:
    fixed = frozen(GAME)
    take = fixed.words
    host = (
        Seat("seat", MAX_PLAYERS, "whose side it is; all zero: neutrals"),
        Seat("decider", MAX_PLAYERS, "who decides for it"),
        Several(
            "fighters",
            FIGHTERS,
            (
                Code("unit", take("unit")),
                Number("damage", 20),
                Number("state", 3, meaning="0 stands, 1 routed, 2 routed before the battle, 3 gone"),
            ),
        ),
        Bag("drawn", take("unit"), "types that have drawn in this battle"),
        Code("kind", take("unit"), "the type whose cards lie open"),
        Codes("cards", 8, take("fate"), "its cards"),
        Number("orbs", 20, meaning="still to be resolved"),
        Number("routs", 20, meaning="still to be resolved"),
        Number("damage", 20, meaning="still to be resolved"),
    )
    duellist = (
        Code("name", take("fighter")),
        Seat("seat", MAX_PLAYERS, "who draws and decides"),
        Flag("hero"),
        Number("health", 20, meaning="of a unit"),
        Number("damage", 20, meaning="to a unit"),
        Code("weapon", take("reward")),
        Code("armour", take("reward")),
        Codes("cards", 6, take("fate"), "drawn in this round"),
        Code("card", take("fate"), "the one that counts"),
        Number("wounds", 20),
        Number("guard", 20),
        Flag("fell"),
    )
    return Layout(
        GAME,
        MAX_PLAYERS,
        (
            BySeat(
                "realms",
                MAX_PLAYERS,
                (
                    Word("faction", take("faction")),
                    Numbers("dials", 3, 9, meaning="food, wood, ore"),
                    Number("influence", 999),
                    Cards("tactics", take("tactics")),
                    Cards("fresh", take("tactics"), "drawn in this season"),
                    Cards("quests", take("quest")),
                    Cards("objectives", take("objective")),
                    Bag("orders", take("order"), "in hand"),
                    Bag("played", take("order"), "in this year"),
                    Word("order", take("order"), "of this season"),
                    Flag("out"),
                ),
            ),
            Seat("first", MAX_PLAYERS),
            Number("year", 9),
            Number("season", 3, meaning="0 spring, 1 summer, 2 autumn, 3 winter"),
            Word("card", take("season"), "the season card in force"),
            Bag("void", take("order"), "orders that do nothing this season"),
            Seat("active", MAX_PLAYERS, "whose turn it is"),
            Map(take("tile")),
            Areas(take("area"), take("unit"), take("development"), take("city")),
            Heroes(take("hero"), take("area"), take("reward")),
            Owners("titles", len(TITLES), MAX_PLAYERS, "who owns each title"),
            Numbers("paid", len(TITLES), 999, meaning="influence that lies on each title"),
            Cards("fate", take("fate")),
            Bag("fate_discard", take("fate")),
            Cards("hero_deck", take("hero")),
            Cards("reward_deck", take("reward")),
            Bag("reward_discard", take("reward")),
            Cards("tactics_deck", take("tactics")),
            Bag("tactics_discard", take("tactics")),
            Cards("quest_deck", take("quest")),
            Bag("quest_discard", take("quest")),
            Zones("objective_decks", 2, take("objective"), "good, evil"),
            Zones("season_decks", 4, take("season"), "spring, summer, autumn, winter"),
            Bag("season_discard", take("season")),
            Flag("hidden", "runes are hidden"),
            Running(
                "Battle",
                (
                    Several("sides", 2, host, "attacker, defender"),
                    Flag("siege"),
                    Number("initiative", 9),
                    Number("winner", 1, -1, "the side that won, -1 undecided"),
                ),
            ),
            Running("Duel", (Several("sides", 2, duellist, "the challenger, the challenged"), Number("round", 9))),
        ),
        NAMES_SEAT,
    )
