"""Runes (RW-RUNE): where they lie and who knows them."""

from __future__ import annotations

from typing import Final

from realms.kernel.model import OK, Seat, Why
from realms.kernel.zones import Zone

from ..events import RUNE_PLACED
from ..state import Hero, Runewars
from ..terms import REAL
from .areas import controller, rune_in

ASTARRA: Final = "runewitch_astarra"


def place_rune(g: Runewars, area: int, face: str, known: int) -> None:
    """A token is laid face down; `known`: who knows its face. Nobody has to guess where false ones cannot be."""
    g.runes.append(Zone(f"rune-{g.land.areas[area]}", "rune", 0, [face], [known]))
    g.rune_at.append(area)
    g.tell(RUNE_PLACED, g.land.areas[area])


def remove_rune(g: Runewars, token: int) -> None:
    del g.runes[token]
    del g.rune_at[token]


def move_rune(g: Runewars, token: int, area: int) -> None:
    """RW-RUNE-02. Only card or order texts do this."""
    g.rune_at[token] = area
    g.runes[token].name = f"rune-{g.land.areas[area]}"


def face(g: Runewars, token: int) -> str:
    return g.runes[token].items[0]


def runes_of(g: Runewars, seat: Seat) -> int:
    """RW-RUNE-01, 06. Real runes in areas the seat controls."""
    return len([t for t, area in enumerate(g.rune_at) if controller(g, area) == seat and face(g, t) == REAL])


def look_at_own(g: Runewars) -> None:
    """RW-RUNE-05. Whoever controls an area knows the token in it, and so does whoever has a hero there."""
    for token, area in enumerate(g.rune_at):
        seat = controller(g, area)
        if seat >= 0:
            g.runes[token].show(g, 0, 1 << seat)
    for hero in g.heroes:
        look_by_hero(g, hero)


def look_by_hero(g: Runewars, hero: Hero) -> None:
    """RW-HERO-07, 32. Astarra sees those of adjacent areas too."""
    for token, area in enumerate(g.rune_at):
        if area == hero.area or (hero.id == ASTARRA and area in g.land.near[hero.area]):
            g.runes[token].show(g, 0, 1 << hero.owner)


def rune_why(g: Runewars, seat: Seat, area: int) -> Why:
    """RW-RUNE-01, 03. A gained rune goes where no token lies and no opponent rules."""
    if rune_in(g, area) >= 0:
        return "RW-RUNE-01"
    ruler = controller(g, area)
    return OK if ruler < 0 or ruler == seat else "RW-RUNE-03"


def can_gain(g: Runewars, seat: Seat) -> bool:
    """RW-RUNE-04. Is there a place for one?"""
    return bool([area for area in range(len(g.holder)) if rune_why(g, seat, area) == OK])
