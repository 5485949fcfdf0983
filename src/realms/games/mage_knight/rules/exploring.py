"""Exploring (MK-MOVE-13 to 26): where a new tile may lie, and what its sites bring when they are revealed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import EVERYONE, OK, Decision, Refs, Seat, Why, option

from ..data.hexes import FIRST_CORE, SHAPES, TILE, TILES, around, place_name, place_of
from ..data.options import RANDOM_CITIES, RANDOM_ORIENTATION
from ..data.tiles import SITE, SITE_COLOUR, sites_of
from ..events import EXPLORED, OFFERED, TILE_LAID
from ..state import City, MageKnight
from ..terms import (
    ANCIENT_RUINS,
    CITY,
    DRACONUM,
    GREEN_BACK,
    GREY_BACK,
    KEEP,
    MAGE_TOWER,
    MARAUDING_ORCS,
    MONASTERY,
    NONE,
    RED_BACK,
    RUIN_BACK,
    VIOLET_BACK,
)
from ..vocabulary import lasting
from . import megapolis, scenario, tokens
from .cards import reveal_top
from .ground import reveal_by_day, site_at

# What the next tile is (MK-MOVE-17, 21).
COUNTRYSIDE: Final = "countryside"
CORE: Final = "core"
SPARE: Final = "spare"  # the deck is empty: an unused countryside tile
SPARE_CORE: Final = "spare_core"
NOTHING: Final = ""


def next_tile(g: MageKnight, at: int = NONE) -> str:
    """MK-MOVE-17, 21. What would be revealed next, there; its back shows it."""
    shape = SHAPES[g.shape]
    if shape.fixed:
        return COUNTRYSIDE if at in shape.fixed else CORE if at in shape.fixed_core else NOTHING
    if g.tiles.items:
        return COUNTRYSIDE
    if g.core_tiles.items:
        return CORE
    if g.box.items:
        return SPARE
    return SPARE_CORE if g.core_box.items else NOTHING


def touching(g: MageKnight, at: int) -> int:
    """How many tiles a tile there would touch."""
    taken = g.land.taken
    return len([beside for beside in around(at) if beside in taken])


def place_why(g: MageKnight, at: int) -> Why:
    """MK-MOVE-16, 19 to 21. May the next tile lie there?"""
    kind, shape, taken = next_tile(g, at), SHAPES[g.shape], g.land.taken
    if shape.fixed:
        return OK if kind != NOTHING else "MK-MOVE-16"
    if kind == NOTHING:
        return "MK-MOVE-21"
    if not shape.allows(at):
        return "MK-MOVE-16"
    if kind in (CORE, SPARE_CORE) and not shape.allows_core(at):
        return "MK-MAP-03"
    count = touching(g, at)
    if kind in (SPARE, SPARE_CORE):
        return OK if count >= 3 else "MK-MOVE-21"
    if kind == CORE:
        return OK if count >= 2 else "MK-MOVE-20"
    if count >= 2:
        return OK
    for beside in around(at):
        if beside in taken and len([b for b in around(beside) if b in taken]) >= 2:
            return OK
    return "MK-MOVE-19"


@final
class Explore(Verb[MageKnight]):
    """MK-MOVE-13, 14. Reveal a tile from an edge, for two move points."""

    NAME: ClassVar[str] = "explore"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hero = g.heroes[seat]
        if hero.hex == NONE:
            return
        price = scenario.exploring_cost(g, seat)
        far = 2 if lasting.has(g, lasting.FAR_STEPS, seat) else 1
        for at in g.land.beside(hero.hex, far):
            why = place_why(g, at)
            if why == OK and hero.now.move < price:
                why = "MK-MOVE-13"
            menu.offer(why, option("explore", place_name(at)))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero = g.heroes[seat]
        hero.now.move -= scenario.exploring_cost(g, seat)
        hero.now.moved = True
        return explore(g, seat, place_of(refs[0]))


EXPLORE: Final = Explore()


def explore(g: MageKnight, seat: Seat, at: int) -> Frame | None:
    """Reveal the next tile there."""
    kind = next_tile(g, at)
    zones = {COUNTRYSIDE: g.tiles, CORE: g.core_tiles, SPARE: g.box, SPARE_CORE: g.core_box}
    # Even where the order of the tiles is known, a tile that was revealed stays revealed (MK-UNDO-02).
    g.learned = EVERYONE
    tile = TILE[reveal_top(g, zones[kind])]
    g.tell(EXPLORED, seat, TILES[tile])
    lay_tile(g, tile, at)
    then = scenario.of(g).tile_revealed(g, seat, tile)
    for hero in g.heroes:
        reveal_by_day(g, hero.seat)
    return then


def lay_tile(g: MageKnight, tile: int, at: int) -> None:
    """MK-MOVE-22 to 24, 51 to 53. Put a tile down; its sites do what they do when revealed."""
    g.where[tile] = at
    if RANDOM_ORIENTATION in g.switches:
        turn_tile(g, tile)
    g.tell(TILE_LAID, TILES[tile])
    if tile >= FIRST_CORE:
        g.core_seen = True
    for hex in sites_of(tile):
        site = SITE[hex]
        if site_at(g, hex) != site:
            continue  # a megapolis covers it (MK-OPT-42)
        if site == MARAUDING_ORCS:
            tokens.lay_open(g, GREEN_BACK, hex)
        elif site == DRACONUM:
            tokens.lay_open(g, RED_BACK, hex)
        elif site == KEEP:
            tokens.lay_down(g, GREY_BACK, hex)
        elif site == MAGE_TOWER:
            tokens.lay_down(g, VIOLET_BACK, hex)
        elif site == ANCIENT_RUINS:
            if g.night:
                tokens.lay_down(g, RUIN_BACK, hex)
            else:
                tokens.lay_open(g, RUIN_BACK, hex)
        elif site == MONASTERY and g.action_deck.items:
            g.monastery_offer.append(reveal_top(g, g.action_deck))
            g.tell(OFFERED, g.monastery_offer[-1])
        elif site == CITY:
            reveal_city(g, hex)
        scenario.of(g).site_revealed(g, hex)


def turn_tile(g: MageKnight, tile: int) -> None:
    """MK-OPT-11. A tile that was turned over blindly lies in any of six ways."""
    turns = list(g.turns or (0,) * len(TILES))
    turns[tile] = g.rng.below(6)
    g.turns = tuple(turns)


def city_colour(g: MageKnight, hex: int) -> int:
    """The colour of the hex; with MK-OPT-12, or if a megapolis has it (MK-OPT-48), one not on the map yet."""
    free = megapolis.unused(g)
    if RANDOM_CITIES not in g.switches and SITE_COLOUR[hex] in free:
        return SITE_COLOUR[hex]
    return g.rng.pick(free)


def reveal_city(g: MageKnight, hex: int) -> None:
    """MK-MOVE-24. Its card, its figure at the level of the scenario, its garrison face down. A friendly city is
    open from the first, with a shield of everybody (MK-SCEN-07-03)."""
    grows = megapolis.due(g)
    level = 0
    if g.city_levels:
        level = g.city_levels[0]
        g.city_levels = g.city_levels[1:]
    city = City(hex, city_colour(g, hex), level, [])
    if scenario.data_of(g).friendly_city:
        city.friendly = city.conquered = True
        city.shields.extend(range(g.seats))
    g.cities.append(city)
    if grows:
        megapolis.grow(g, city)
    megapolis.announce(g, city)
    if level:
        for back in megapolis.garrison(city):
            tokens.lay_down(g, back, hex)
