"""What heroes hold and hope for in a scene (MK-SCEN-10, 11): strongholds, who is out, who is to return."""

from __future__ import annotations

from realms.kernel.scene import Sum

from .data.hexes import HEX_NAMES
from .data.tiles import SITE
from .rules import scenario
from .rules.endturn import marked
from .rules.scenarios.hold import points
from .rules.scenarios.returning import SHIELDS
from .rules.turn import PORTAL_HEX
from .state import MageKnight
from .terms import KEEP, MAGE_TOWER, NONE, SITES


def claim_sums(g: MageKnight) -> list[Sum]:
    found: list[Sum] = []
    for hero in g.heroes:
        of = f"hero-{hero.seat}"
        if hero.out:
            found.append(Sum(of, hero.seat, "sum-out"))
        if counts_strongholds(g):
            keeps, towers = marked(g, hero.seat, KEEP), marked(g, hero.seat, MAGE_TOWER)
            worth = points(g, hero.seat, KEEP) + points(g, hero.seat, MAGE_TOWER)
            args = (("keeps_n", len(keeps)), ("towers_n", len(towers)), ("n", worth))
            found.append(Sum(of, hero.seat, "sum-held", args))
        if to_return(g, hero.seat):
            found.append(Sum(of, hero.seat, "sum-chosen"))
    if not scenario.of(g).portal_open(g):
        found.append(Sum(HEX_NAMES[PORTAL_HEX], NONE, "sum-portal-closed"))
    return found


def counts_strongholds(g: MageKnight) -> bool:
    """MK-SCEN-10-15."""
    return MAGE_TOWER in scenario.of(g).owned_sites(g)


def to_return(g: MageKnight, seat: int) -> bool:
    """MK-SCEN-11-09. Is this the chosen hero of a team, as far as the viewer knows? Every other zone is spare."""
    return any(SHIELDS[seat] in zone.items for zone in g.chosen[::2])


def held_score(g: MageKnight) -> list[Sum]:
    """MK-SCEN-10-15. What the victory points were counted from."""
    found: list[Sum] = []
    for hero in g.heroes if counts_strongholds(g) else []:
        for row, site in (("keeps", KEEP), ("towers", MAGE_TOWER)):
            here = [hex for hex in g.shields if SITE[hex] == site and g.shields[hex] == hero.seat]
            if here:
                args = (("site", SITES[site]), ("n", len(here)), ("points_n", points(g, hero.seat, site)))
                found.append(Sum(row, hero.seat, "sum-score-held", args))
    return found
