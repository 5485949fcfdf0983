"""The ground (MK-MOVE): terrain, what it costs to enter, what lies on it, and where it is safe."""

from __future__ import annotations

from realms.kernel.model import OK, Seat, Why

from ..data.hexes import HEX_NAMES, SHAPES
from ..data.tiles import SIDE_B_LAND, SITE, TERRAIN
from ..data.tracks import DAY_COST, NIGHT_COST
from ..state import City, MageKnight
from ..terms import (
    CITY,
    CITY_GROUND,
    DUNGEON,
    FORTIFIED_SITES,
    LAKE,
    MONASTERY,
    NONE,
    PLAINS,
    PORTAL,
    RAMPAGING,
    TERRAINS,
    TOMB,
)
from ..vocabulary import lasting
from . import scenario, tokens


def terrain(g: MageKnight, hex: int) -> int:
    """The sea of the starting tile counts as lake; its south-east hex is land on side B. Cities are alike."""
    for city in g.cities:
        if city.annex == hex:
            return CITY_GROUND
    if hex == SIDE_B_LAND and SHAPES[g.shape].side == "B":
        return PLAINS
    return TERRAIN[hex]


def site_at(g: MageKnight, hex: int) -> int:
    """What is on a hex: what is printed there, unless a city covers it (MK-OPT-42); dungeons and tombs included
    that are printed on no tile (MK-SCEN-09-04, 06)."""
    for city in g.cities:
        if city.annex == hex:
            return CITY
    if hex in g.secret_dungeons:
        return DUNGEON
    return TOMB if hex in g.secret_tombs else SITE[hex]


def cost(g: MageKnight, seat: Seat, hex: int) -> int:
    """MK-MOVE-05 to 08, 27, 28. The price of entering a hex, or NONE if it is inaccessible."""
    ground = terrain(g, hex)
    price = (NIGHT_COST if g.night else DAY_COST)[ground]
    if not g.modifiers or ground == CITY_GROUND:
        return price
    name = TERRAINS[LAKE] if ground > CITY_GROUND - 2 else TERRAINS[ground]
    lower: list[tuple[int, int]] = []
    for m in g.modifiers:
        if m.seat != seat and m.seat >= 0:
            continue
        kind, _, rest = m.what.partition(":")
        if kind == lasting.OPENS and rest == name and (price == NONE or m.amount < price):
            price = m.amount
        elif kind == lasting.SET_COST and rest == name and price != NONE:
            price = min(price, m.amount)
        elif kind == lasting.COST:
            which, _, limit = rest.partition(":")
            if which in ("all", name):
                lower.append((int(limit), m.amount))
    if price == NONE:
        return NONE
    # Dearer first, then the reductions that stop soonest: the order that is best for who moves.
    for bound, change in lower:
        if change > 0:
            price = min(max(price, bound), price + change)
    for bound, change in sorted(lower, reverse=True):
        if change < 0:
            price = min(price, max(bound, price + change))
    for m in g.modifiers:
        if m.what == lasting.FLAT_COST and m.seat == seat:
            price = min(price, m.amount)
    return price


def allied(g: MageKnight, one: Seat, other: Seat) -> bool:
    """MK-TEAM. Two heroes of one team."""
    return one != other and bool(g.teams) and g.teams[one] == g.teams[other]


def city_at(g: MageKnight, hex: int) -> City | None:
    """The city there; both hexes of a megapolis are the same one (MK-OPT-44)."""
    for city in g.cities:
        if hex in (city.hex, city.annex):
            return city
    return None


def camp(g: MageKnight, hex: int) -> int:
    """Where the tokens that defend this hex lie: for both parts of a megapolis with the first."""
    city = city_at(g, hex)
    return city.hex if city is not None else hex


def next_to_city(g: MageKnight, city: City, hex: int) -> bool:
    """MK-OPT-44, 45. Is the hex adjacent to the city, or to either part of a megapolis?"""
    near = g.land.near[hex]
    return city.hex in near or (city.annex != NONE and city.annex in near)


def conquered(g: MageKnight, hex: int) -> bool:
    """Is the site marked with a shield (a city: has its garrison fallen)?"""
    if site_at(g, hex) == CITY:
        city = city_at(g, hex)
        return city is not None and city.conquered
    return hex in g.shields


def burned(g: MageKnight, hex: int) -> bool:
    return site_at(g, hex) == MONASTERY and hex in g.shields


def rampages(g: MageKnight, hex: int) -> bool:
    """Does an undefeated rampaging enemy stand there?"""
    return hex in g.up_at and site_at(g, hex) in RAMPAGING


def hostile(g: MageKnight, seat: Seat, hex: int) -> bool:
    """MK-MOVE-09, MK-TEAM-09. Would entering it be an assault: an unconquered fortified site, or a keep of another
    hero who is no ally?"""
    site = site_at(g, hex)
    if site not in FORTIFIED_SITES:
        return False
    if not conquered(g, hex):
        return True
    return owned(g, hex) and not owns(g, seat, hex) and not allied(g, seat, g.shields[hex])


def owned(g: MageKnight, hex: int) -> bool:
    """MK-COMBAT-02. Does the site belong to a hero?"""
    return hex in g.shields and site_at(g, hex) in scenario.of(g).owned_sites(g)


def owns(g: MageKnight, seat: Seat, hex: int) -> bool:
    return owned(g, hex) and g.shields[hex] == seat


def portal(g: MageKnight, hex: int) -> bool:
    """MK-MOVE-37, 38. An open portal."""
    return site_at(g, hex) == PORTAL and scenario.of(g).portal_open(g)


def shared(g: MageKnight, hex: int) -> bool:
    """MK-MOVE-37. Portal and conquered cities hold several heroes."""
    return portal(g, hex) or (site_at(g, hex) == CITY and conquered(g, hex))


def heroes_on(g: MageKnight, hex: int, but: Seat) -> list[Seat]:
    """Other heroes there who are in the way."""
    if shared(g, hex) or (g.joint is not None and camp(g, hex) == g.joint.hex):
        return []
    return [hero.seat for hero in g.heroes if hero.hex == hex and hero.seat != but]


def closed_why(g: MageKnight, seat: Seat, hex: int) -> Why:
    """What no move may enter, whatever it costs; points are not looked at."""
    if rampages(g, hex):
        return "MK-MOVE-10"
    return scenario.of(g).closed_why(g, seat, hex)


def normally_accessible(g: MageKnight, hex: int) -> bool:
    """Without the help of effects."""
    ground = terrain(g, hex)
    return (NIGHT_COST if g.night else DAY_COST)[ground] != NONE


def safe(g: MageKnight, seat: Seat, hex: int) -> bool:
    """MK-MOVE-32."""
    if hex == NONE:
        return True
    return (
        normally_accessible(g, hex)
        and closed_why(g, seat, hex) == OK
        and not hostile(g, seat, hex)
        and not heroes_on(g, hex, seat)
    )


def reveal_by_day(g: MageKnight, seat: Seat) -> None:
    """MK-MOVE-50. By day garrisons are turned up when a hero is adjacent."""
    here = g.heroes[seat].hex
    if here == NONE or (g.night and not lasting.has(g, lasting.SEES_GARRISONS, seat)):
        return
    for hex in g.land.near[here]:
        if site_at(g, hex) in FORTIFIED_SITES and tokens.hidden_at(g, camp(g, hex)):
            tokens.reveal(g, camp(g, hex))


def hex_name(hex: int) -> str:
    return HEX_NAMES[hex] if hex != NONE else "off"
