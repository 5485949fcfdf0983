"""Scoring (MK-SCORE): fame, achievements and titles, cities, and what a scenario adds."""

from __future__ import annotations

from realms.kernel.model import Outcome

from ..data.cards import CARDS
from ..data.tiles import SITE
from ..data.units import UNITS
from ..state import Hero, MageKnight
from ..terms import ADVANCED_ACTION, ADVENTURE_SITES, ARTIFACT, KEEP, MAGE_TOWER, MONASTERY, NONE, SPELL, WOUND
from . import scenario
from .endturn import leader
from .scenario import Row


def deed_cards(hero: Hero) -> list[str]:
    """MK-SCORE-01. All deed cards of a hero, wherever they are."""
    return [
        *hero.hand.items,
        *hero.deck.items,
        *hero.stored.items,
        *hero.discard,
        *hero.played,
        *hero.aside,
    ]


def achievements(g: MageKnight, hero: Hero) -> dict[str, int]:
    """MK-SCORE-02 to 07. The points of one hero in each category."""
    cards = deed_cards(hero)
    kinds = [CARDS[card].kind for card in cards]
    artifacts = kinds.count(ARTIFACT) + len([unit for unit in hero.units if unit.banner != ""])
    own = [SITE[hex] for hex, seat in g.shields.items() if seat == hero.seat]
    levels = [UNITS[u.kind].level // 2 if u.wounds else UNITS[u.kind].level for u in hero.units]
    return {
        "knowledge": 2 * kinds.count(SPELL) + kinds.count(ADVANCED_ACTION),
        "loot": 2 * artifacts + sum(hero.crystals) // 2,
        "leader": sum(levels),
        "conqueror": 2 * len([site for site in own if site in (KEEP, MAGE_TOWER, MONASTERY)]),
        "adventurer": 2 * len([site for site in own if site in ADVENTURE_SITES]),
        "beating": -2 * cards.count(WOUND),
    }


def titles(points: list[int], *, best: int, tied: int) -> list[int]:
    """MK-SCORE-08, 09, 12. The title of a category; nobody gets it without any points."""
    if best < 0:
        top = min(points)
        if top == 0:
            return [0] * len(points)
    else:
        top = max(points)
        if top <= 0:
            return [0] * len(points)
    holders = points.count(top)
    return [(best if holders == 1 else tied) if n == top else 0 for n in points]


def city_points(g: MageKnight, seat: int) -> int:
    """MK-SCORE-11. Seven for a city led, four for one with a shield."""
    total = 0
    for city in g.cities:
        if city.conquered and seat in city.shields:
            total += 7 if leader(city.shields) == seat else 4
    return total


def solo_rows(g: MageKnight) -> list[Row]:
    """MK-SCEN-04-09. What a solo game adds."""
    dummy = g.dummy
    conquered = len([city for city in g.cities if city.conquered])
    all_of_them = conquered == scenario.cities_in_game(g)
    return [
        ("cities-conquered", (10 * conquered,)),
        ("all-cities", (15 if all_of_them else 0,)),
        ("unused-rounds", (30 * (g.rounds - g.round),)),
        ("dummy-cards", (len(dummy.deck.items) if dummy is not None else 0,)),
        ("not-announced", (5 if g.announced == NONE else 0,)),
    ]


def sheet(g: MageKnight) -> list[Row]:
    """One row a source of points."""
    if not scenario.of(g).fame_counts(g):
        return scenario.of(g).rows(g)
    rows: list[Row] = [("fame", tuple([hero.fame for hero in g.heroes]))]
    counted = [achievements(g, hero) for hero in g.heroes]
    for category in counted[0]:
        points = [one[category] for one in counted]
        rows.append((category, tuple(points)))
        if g.seats > 1:
            worst = category == "beating"
            title = titles(points, best=-3 if worst else 3, tied=-1 if worst else 1)
            rows.append((f"title-{category}", tuple(title)))
    rows.extend(scenario.of(g).rows(g))
    return rows


def score(g: MageKnight) -> Outcome:
    """MK-SCORE-13. Who wins is said by the scenario."""
    rows = sheet(g)
    scores = tuple([sum([points[seat] for _, points in rows]) for seat in range(g.seats)])
    return Outcome(scores, scenario.of(g).winners(g, scores), tuple(rows))
