"""What is on the map in a scene: units, heroes, strongholds, cities, runes, tokens, remains; who holds what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

from realms.kernel.scene import BLANK, Piece, Sum, Zone

from .data.cities import CITIES
from .data.developments import DAMAGED, INTACT
from .data.units import UNITS
from .rules.areas import controller
from .state import Runewars
from .terms import NOBODY, NONE, RESOURCES

ROUTED: Final = "routed"
HIDDEN: Final = "hidden"
Told = tuple[list[Piece], list[Sum]]


def map_pieces(g: Runewars) -> Told:
    """Ids are made of what options name: "5B:knight", "5B:knight:routed", the name of a hero."""
    pieces: list[Piece] = []
    sums: list[Sum] = []
    for area in range(len(g.holder)):
        _built(g, area, pieces, sums)
        owner = max(g.holder[area], NONE)
        name = g.land.areas[area]
        stack_up(name, owner, name, g.standing[area], "", pieces, sums)
        stack_up(name, owner, name, g.routed[area], ROUTED, pieces, sums)
        for seat in range(g.seats):
            if g.activated[area] >> seat & 1:
                pieces.append(_piece(f"token-{name}-{seat}", "token", seat, name))
    for token, area in enumerate(g.rune_at):
        face = g.runes[token].items[0]
        name = g.land.areas[area]
        pieces.append(_piece(f"rune-{name}", "rune", NONE, name, HIDDEN if face == BLANK else face))
    for left in g.remains:
        name = g.land.areas[left.area]
        pieces.append(_piece(f"remains-{name}", "remains", NONE, name))
    for hero in g.heroes:
        state = ROUTED if hero.routed else ""
        pieces.append(_piece(hero.id, "hero", hero.owner, g.land.areas[hero.area], state))
    return pieces, sums


def _built(g: Runewars, area: int, pieces: list[Piece], sums: list[Sum]) -> None:
    """A stronghold with what it adds to a defence and its development, or a city with what it offers."""
    name = g.land.areas[area]
    if g.fort[area] != NOBODY:
        fort, walls = f"fort-{name}", DAMAGED if g.broken[area] else INTACT
        pieces.append(_piece(fort, "fort", g.fort[area], name, "damaged" if g.broken[area] else "intact"))
        sums.append(Sum(fort, g.fort[area], "sum-walls", (("n", walls),)))
        if g.development[area]:
            sums.append(Sum(fort, g.fort[area], "sum-development", (("development", g.development[area]),)))
    if g.city[area]:
        pieces.append(_piece(f"city-{name}", g.city[area], NONE, name, "city"))
        for i in range(len(CITIES[g.city[area]])):
            sums.append(Sum(g.city[area], NONE, "sum-offers", (("line", f"{g.city[area]}.{i}"),)))


def stack_up(
    prefix: str, owner: int, at: str, units: list[str], state: str, pieces: list[Piece], sums: list[Sum]
) -> None:
    """One piece for all figures of a type."""
    for unit in dict.fromkeys(units):
        id = f"{prefix}:{unit}:{state}" if state else f"{prefix}:{unit}"
        pieces.append(_piece(id, unit, owner, at, state))
        sums.append(figures(id, owner, unit, units.count(unit)))


@lru_cache(maxsize=8192)
def figures(id: str, owner: int, unit: str, n: int) -> Sum:
    """How many a piece stands for, as a number and in words: "knight-2" is called two knights."""
    return Sum(id, owner, "sum-figures", (("n", n), ("units", f"{unit}-{n}")))


@lru_cache(maxsize=8192)
def _piece(id: str, kind: str, owner: int, at: str, state: str = "") -> Piece:
    return Piece(id, kind, owner, at, state)


def moving(g: Runewars, stack: list[dict[str, Any]]) -> Told:
    """Units that are on their way: those that will come are still where they were, too."""
    pieces: list[Piece] = []
    sums: list[Sum] = []
    areas = g.land.areas
    for i, frame in enumerate(stack):
        if "froms" in frame and "units" in frame:
            # Units that have been handed on are not in the frame any more; where they came from still is.
            tos = frame["tos"] if "tos" in frame else [frame["area"]] * len(frame["units"])
            ways = list(zip(frame["froms"], tos, frame["units"], strict=False))
            for start, to in dict.fromkeys([way[:2] for way in ways]):
                coming = [way[2] for way in ways if way[:2] == (start, to)]
                route = f"{i}>{areas[start]}>{areas[to]}"
                stack_up(route, frame["seat"], areas[to], coming, "coming", pieces, sums)
        elif "standing" in frame and "area" in frame:
            owner = max(frame.get("holder", frame.get("seat", NONE)), NONE)
            units = frame["standing"] + frame.get("routed", [])
            stack_up(f"{i}>", owner, areas[frame["area"]], units, "afield", pieces, sums)
        elif frame["is"] == "Battle":
            pieces.append(_piece("battle-place", "battle", NONE, areas[frame["area"]]))
        elif frame["is"] == "Duel":
            pieces.append(_piece("duel-place", "duel", NONE, areas[frame["area"]]))
    return pieces, sums


def area_sums(g: Runewars) -> list[Sum]:
    """What an area gives, and who has it: a player, or neutrals."""
    found: list[Sum] = []
    for area, name in enumerate(g.land.areas):
        printed = list(zip(RESOURCES, g.land.resources[area], strict=True))
        found += [Sum(name, NONE, "sum-gives", (("n", n), ("resource", r))) for r, n in printed if n]
        if area < len(g.holder):
            ruler = controller(g, area)
            if ruler >= 0:
                found.append(Sum(name, ruler, "sum-held", (("who", ruler),)))
            elif ruler == NONE:
                found.append(Sum(name, NONE, "sum-neutral"))
    return found


def unit_sums(pieces: Sequence[Piece], zones: Sequence[Zone]) -> list[Sum]:
    """What is printed on the types that can be seen somewhere, each once."""
    seen = {piece.kind for piece in pieces} | {c.id for zone in zones for c in zone.cards if c.kind == "unit"}
    return [told for unit in UNITS if unit in seen for told in _printed(unit)]


@cache
def _printed(unit: str) -> tuple[Sum, ...]:
    """RW-UNIT-01. Initiative, the cell it reads, health, what an orb does."""
    kind = UNITS[unit]
    return (
        Sum(unit, NONE, "sum-initiative", (("n", kind.initiative),)),
        Sum(unit, NONE, "sum-shape", (("shape", kind.shape),)),
        Sum(unit, NONE, "sum-health", (("n", kind.health),)),
        Sum(unit, NONE, "sum-ability", (("ability", f"{unit}.ability"), ("effect", f"{unit}.effect"))),
    )
