"""What cities and a die set in secret cannot be (MK-CITY, MK-OPT-25 to 28, 40 to 48)."""

from __future__ import annotations

from realms.kernel.model import EVERYONE
from realms.kernel.validity import all_between, between
from realms.kernel.zones import Zone

from .data.cities import city_levels, megapolises
from .data.options import RANDOM_CITIES, UNPREDICTABLE_BATTLES
from .data.scenarios import played
from .data.tiles import SITE, SITE_COLOUR
from .rules.unpredictable import FACES
from .state import City, MageKnight
from .terms import CITY, NONE


def cities_flaw(g: MageKnight) -> str:
    """Each stands on a city hex, each colour once, at the levels agreed in the order of their discovery."""
    data = played(g.scenario, g.switches)
    wanted = city_levels(data, g.seats, g.switches)
    if tuple([city.level for city in g.cities] + list(g.city_levels))[: len(wanted)] != wanted:
        return "the levels of the cities are not those agreed."
    for i, city in enumerate(g.cities):
        grown = len(wanted) - megapolises(g.switches) <= i < len(wanted)
        if SITE[city.hex] != CITY or not all_between(city.shields, 0, g.seats - 1):
            return "a city cannot be."
        if not colour_fits(g, city) or not (annex_fits(g, city) if grown else city.annex == NONE):
            return "a city is not the one that belongs there."
        if city.friendly != data.friendly_city:
            return "a city is the friend of those it should not be."
    colours = [city.colour for city in g.cities] + [c.annex_colour for c in g.cities if c.annex != NONE]
    twice = len({*colours}) != len(colours) or len({city.hex for city in g.cities}) != len(g.cities)
    return "a city is there twice." if twice else ""


def colour_fits(g: MageKnight, city: City) -> bool:
    """MK-OPT-12, 48. The printed one, unless cities come by lot, or a megapolis has taken it."""
    if RANDOM_CITIES in g.switches or megapolises(g.switches) == 2:
        return between(city.colour, 0, 3)
    return SITE_COLOUR[city.hex] == city.colour


def annex_fits(g: MageKnight, city: City) -> bool:
    q, r = g.land.spots[city.hex]
    return g.land.at.get((q + 1, r), NONE) == city.annex and between(city.annex_colour, 0, 3)


def die_flaw(g: MageKnight) -> str:
    """It was set for a fight, by somebody, and has every face once."""
    die = g.spare_die
    if not between(g.before, NONE, g.seats - 1):
        return "a player who does not play took a turn."
    if die is None:
        return ""
    if UNPREDICTABLE_BATTLES not in g.switches or g.fight is None or not g.fight.foes:
        return "a die was set without a fight for it."
    if not between(die.seat, 0, g.seats - 1) or die.seat == g.fight.seat or len(die.top.items) != 1:
        return "a die was set by nobody."
    setter = 1 << die.seat
    seen = EVERYONE if die.shown else setter
    if not hides(die.top, "spare-die", seen) or not hides(die.faces, "spare-faces", setter):
        return "a die in secret is seen by others."
    faces = [*die.top.items, *die.faces.items, *die.denied]
    return "" if sorted(faces) == sorted(FACES) else "a die has faces that it cannot have."


def hides(zone: Zone, name: str, seen: int) -> bool:
    return (zone.name, zone.pool, zone.seen, zone.known) == (name, "spare-die", seen, [])
