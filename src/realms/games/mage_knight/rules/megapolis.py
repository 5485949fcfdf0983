"""The megapolis (MK-OPT-41 to 48): a city of two hexes, with the garrison and the bonuses of two."""

from __future__ import annotations

from ..data import tracks
from ..data.cities import megapolises
from ..events import CITY_REVEALED, MEGAPOLIS_REVEALED
from ..state import City, MageKnight
from ..terms import BASIC, COLOURS, NONE


def due(g: MageKnight) -> bool:
    """MK-OPT-41, 48. Is the next city to be revealed a megapolis? They come last."""
    return 0 < len(g.city_levels) <= megapolises(g.switches)


def unused(g: MageKnight) -> list[int]:
    """The colours of cities that are not on the map yet."""
    used = [city.colour for city in g.cities] + [city.annex_colour for city in g.cities]
    return [colour for colour in BASIC if colour not in used]


def grow(g: MageKnight, city: City) -> None:
    """MK-OPT-42. A second city, chosen at random, stands one hex to the right; what was there does not count."""
    q, r = g.land.spots[city.hex]
    city.annex = g.land.at[q + 1, r]
    city.annex_colour = g.rng.pick(unused(g))


def announce(g: MageKnight, city: City) -> None:
    if city.annex == NONE:
        g.tell(CITY_REVEALED, COLOURS[city.colour], city.level)
    else:
        g.tell(MEGAPOLIS_REVEALED, COLOURS[city.colour], COLOURS[city.annex_colour], city.level)


def garrison(city: City) -> list[int]:
    """The backs of its tokens. MK-OPT-43: those of both parts, each of half the level, the odd one on the left."""
    if city.annex == NONE:
        return tracks.garrison(city.colour, city.level)
    left, right = (city.level + 1) // 2, city.level // 2
    return tracks.garrison(city.colour, left) + tracks.garrison(city.annex_colour, right)
