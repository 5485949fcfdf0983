"""Heroes before a city, for tests of joint assaults."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.test_results import lose, to_melee, win
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.state import City

CITY = "core8.mid"
CAMPS = ("core8.ne", "core8.e", "core8.sw", "core8.nw")


def siege(
    scenario: str = "blitz_cooperation",
    players: int = 2,
    *,
    options: dict[str, object] | None = None,
    seed: int = 1,
) -> MK:
    """All heroes next to the red city, each with three cards; nobody rampages nearby. It is the turn of seat 0."""
    t = MK(scenario, players=players, seed=seed, options=options)
    t.tile("core8", 2, 1)
    for hex in ("core8.se", "core8.w"):
        t.clear(hex)
    for seat in range(players):
        t.at(CAMPS[seat], seat)
        t.hand("march, rage, stamina", seat)
    return t


def city(t: MK) -> City:
    return next(city for city in t.g.cities if city.hex == HEX[CITY])


def guards(t: MK, *names: str) -> None:
    """Exactly these defend the city, face up."""
    t.clear(CITY)
    with t.edit() as g:
        for back, places in enumerate(g.down_at):
            while HEX[CITY] in places:
                i = places.index(HEX[CITY])
                g.piles[back].items.insert(0, g.down[back].take(i))
                del places[i]
        for name in names:
            t._draw(g, name)
            g.up.append(name)
            g.up_at.append(HEX[CITY])


def call(t: MK, *shares: tuple[str, int]) -> None:
    """Seat 0 calls all others and shares out the defenders; the last share is what is left."""
    t.choose("joint", CITY)
    while t.options("invite"):
        t.choose(t.options("invite")[0])
    for name, n in shares:
        t.choose("share", name, n)


def agree(t: MK) -> None:
    while t.prompt == "joint-invitation":
        t.choose("agree", seat=t.due[0].seat)


def enter(t: MK) -> None:
    """Who is to storm the city goes in, and challenges nobody else."""
    t.points(t.active, move=2)
    t.choose("walk", CITY)


__all__ = ["CAMPS", "CITY", "agree", "call", "city", "enter", "guards", "lose", "siege", "to_melee", "win"]
