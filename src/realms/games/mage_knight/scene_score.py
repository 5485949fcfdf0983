"""The score sheet explained: what each row was counted from."""

from __future__ import annotations

from typing import Final

from realms.kernel.scene import Sum

from .data.cards import CARDS
from .data.tiles import SITE
from .data.units import UNITS
from .rules import scenario
from .rules.endturn import leader
from .rules.scenario import cities_in_game
from .rules.scoring import deed_cards, sheet, solo_rows
from .scene_claims import held_score
from .state import Hero, MageKnight
from .terms import ADVANCED_ACTION, ADVENTURE_SITES, ARTIFACT, KEEP, MAGE_TOWER, MONASTERY, SITES, SPELL, WOUND

TITLE: Final = "title-"
STRONGHOLDS: Final = (KEEP, MAGE_TOWER, MONASTERY)


def score_sums(g: MageKnight, known: bool) -> list[Sum]:
    """MK-SCORE. Where each hero's points come from; `known`: the viewer knows all cards, those in decks, too."""
    if not scenario.of(g).fame_counts(g):
        return held_score(g)
    found: list[Sum] = []
    for hero in g.heroes:
        found += _hero(g, hero)
        if known:
            found += _cards(hero)
    for row, points in sheet(g) if known else []:
        if row.startswith(TITLE):
            shared = len([n for n in points if n]) > 1
            kind = "sum-title-shared" if shared else "sum-title"
            found += [Sum(row, seat, kind, (("n", n),)) for seat, n in enumerate(points) if n]
    return found + _alone(g)


def _cards(hero: Hero) -> list[Sum]:
    """MK-SCORE-02, 03, 07. What is counted from the cards of a hero."""
    seat = hero.seat
    held = deed_cards(hero)
    kinds = [CARDS[card].kind for card in held]
    banners = len([unit for unit in hero.units if unit.banner != ""])
    learned = (("spells_n", kinds.count(SPELL)), ("actions_n", kinds.count(ADVANCED_ACTION)))
    found = (("artifacts_n", kinds.count(ARTIFACT) + banners), ("crystals_n", sum(hero.crystals)))
    return [
        Sum("knowledge", seat, "sum-score-knowledge", learned),
        Sum("loot", seat, "sum-score-loot", found),
        Sum("beating", seat, "sum-score-beating", (("n", held.count(WOUND)),)),
    ]


def _hero(g: MageKnight, hero: Hero) -> list[Sum]:
    """MK-SCORE-01, 04 to 06, 11. What is counted from what lies open."""
    seat = hero.seat
    found = [Sum("fame", seat, "sum-score-fame", (("level_n", hero.level),))]
    for unit in hero.units:
        level, state = UNITS[unit.kind].level, "wounded" if unit.wounds else "healthy"
        args = (("unit", unit.kind), ("n", level // 2 if unit.wounds else level), ("state", state))
        found.append(Sum("leader", seat, "sum-score-leader", args))
    own = [SITE[hex] for hex, owner in g.shields.items() if owner == seat]
    for row, sites in (("conqueror", STRONGHOLDS), ("adventurer", tuple(ADVENTURE_SITES))):
        for site in sites:
            if site in own:
                counted = (("site", SITES[site]), ("n", own.count(site)))
                found.append(Sum(row, seat, "sum-score-sites", counted))
    for city in g.cities:
        if city.conquered and seat in city.shields:
            led = "sum-score-city-led" if leader(city.shields) == seat else "sum-score-city"
            found.append(Sum("cities", seat, led, (("level_n", city.level),)))
    return found


def _alone(g: MageKnight) -> list[Sum]:
    """MK-SCEN-04-09. What a solo game adds; of the cities also if there was nothing to add."""
    if g.scenario != "solo_conquest":
        return []
    gained = {row for row, points in solo_rows(g) if points[0]}
    fallen = len([city for city in g.cities if city.conquered])
    args = (("n", fallen), ("of_n", cities_in_game(g)))
    found = [
        Sum("cities-conquered", 0, "sum-score-conquered", args),
        Sum("all-cities", 0, "sum-score-conquered", args),
        Sum("unused-rounds", 0, "sum-score-rounds", (("n", g.rounds - g.round),)),
        Sum("dummy-cards", 0, "sum-score-dummy"),
        Sum("not-announced", 0, "sum-score-not-announced"),
    ]
    return [one for one in found if one.of in gained or one.of == "cities-conquered"]
