"""What optional rules add to a scene: the die set in secret, and the megapolis."""

from __future__ import annotations

from realms.kernel.scene import BLANK, Sum

from .data.hexes import HEX_NAMES
from .state import City, MageKnight
from .terms import COLOURS, NONE


def die_sums(g: MageKnight) -> list[Sum]:
    """MK-OPT-26, 28. Who set the spare die, what it shows to who knows it, and what it was said not to be."""
    die = g.spare_die
    if die is None:
        return []
    face = die.top.items[0]
    if face == BLANK:
        found = [Sum("fight", die.seat, "sum-spare-secret", (("who", die.seat),))]
    else:
        found = [Sum("fight", die.seat, "sum-spare-face", (("who", die.seat), ("colour", face)))]
    if not die.shown:
        found += [Sum("fight", die.seat, "sum-spare-denied", (("colour", colour),)) for colour in die.denied]
    return found


def colour_of(city: City, hex: int) -> str:
    """The colour of the part of a city that stands there."""
    return COLOURS[city.annex_colour if hex == city.annex else city.colour]


def megapolis_sums(city: City, hex: int) -> list[Sum]:
    if city.annex == NONE:
        return []
    args = (("colour", COLOURS[city.colour]), ("annex_colour", COLOURS[city.annex_colour]), ("n", city.level))
    return [Sum(HEX_NAMES[hex], NONE, "sum-megapolis", args)]
