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
    FORTIFIED_SITES,
    LAKE,
    MONASTERY,
    NONE,
    PLAINS,
    PORTAL,
    RAMPAGING,
    TERRAINS,
)
from ..vocabulary import lasting
from . import scenario, tokens


def terrain(g: MageKnight, hex: int) -> int:
    """The sea of the starting tile counts as lake; its south-east hex is land on side B."""
    if hex == SIDE_B_LAND and SHAPES[g.shape].side == "B":
        return PLAINS
    return TERRAIN[hex]


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
    for city in g.cities:
        if city.hex == hex:
            return city
    return None


def conquered(g: MageKnight, hex: int) -> bool:
    """Is the site marked with a shield (a city: has its garrison fallen)?"""
    if SITE[hex] == CITY:
        city = city_at(g, hex)
        return city is not None and city.conquered
    return hex in g.shields


def burned(g: MageKnight, hex: int) -> bool:
    return SITE[hex] == MONASTERY and hex in g.shields


def rampages(g: MageKnight, hex: int) -> bool:
    """Does an undefeated rampaging enemy stand there?"""
    return SITE[hex] in RAMPAGING and hex in g.up_at


def hostile(g: MageKnight, seat: Seat, hex: int) -> bool:
    """MK-MOVE-09, MK-TEAM-09. Would entering it be an assault: an unconquered fortified site, or a keep of another
    hero who is no ally?"""
    site = SITE[hex]
    if site not in FORTIFIED_SITES:
        return False
    if not conquered(g, hex):
        return True
    return owned(g, hex) and not owns(g, seat, hex) and not allied(g, seat, g.shields[hex])


def owned(g: MageKnight, hex: int) -> bool:
    """MK-COMBAT-02. Does the site belong to a hero?"""
    return hex in g.shields and SITE[hex] in scenario.of(g).owned_sites(g)


def owns(g: MageKnight, seat: Seat, hex: int) -> bool:
    return owned(g, hex) and g.shields[hex] == seat


def portal(g: MageKnight, hex: int) -> bool:
    """MK-MOVE-37, 38. An open portal."""
    return SITE[hex] == PORTAL and scenario.of(g).portal_open(g)


def shared(g: MageKnight, hex: int) -> bool:
    """MK-MOVE-37. Portal and conquered cities hold several heroes."""
    return portal(g, hex) or (SITE[hex] == CITY and conquered(g, hex))


def heroes_on(g: MageKnight, hex: int, but: Seat) -> list[Seat]:
    """Other heroes there who are in the way."""
    if shared(g, hex):
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
        if SITE[hex] in FORTIFIED_SITES and tokens.hidden_at(g, hex):
            tokens.reveal(g, hex)


def hex_name(hex: int) -> str:
    return HEX_NAMES[hex] if hex != NONE else "off"
