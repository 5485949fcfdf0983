"""Scoring (MK-SCORE): fame, achievements and titles, cities, and what a scenario adds."""

from __future__ import annotations

from realms.kernel.model import Outcome

from ..data.cards import CARDS
from ..data.tiles import SITE
from ..data.units import UNITS
from ..state import Hero, MageKnight
from ..terms import ADVANCED_ACTION, ADVENTURE_SITES, ARTIFACT, KEEP, MAGE_TOWER, MONASTERY, NONE, SPELL, WOUND
from . import scenario, teams
from .endturn import led_by
from .ground import site_at
from .scenario import Row, Title


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
    own = [hex for hex, seat in g.shields.items() if seat == hero.seat]
    adventures = [hex for hex in own if site_at(g, hex) in ADVENTURE_SITES]
    levels = [UNITS[u.kind].level // 2 if u.wounds else UNITS[u.kind].level for u in hero.units]
    return {
        "knowledge": 2 * kinds.count(SPELL) + kinds.count(ADVANCED_ACTION),
        "loot": 2 * artifacts + sum(hero.crystals) // 2,
        "leader": sum(levels),
        "conqueror": 2 * len([hex for hex in own if SITE[hex] in (KEEP, MAGE_TOWER, MONASTERY)]),
        "adventurer": sum([scenario.of(g).adventure_points(g, hex) for hex in adventures]),
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
            total += 7 if led_by(city) == seat else 4
    return total


def time_rows(g: MageKnight) -> list[Row]:
    """MK-SCEN-04-09, 05-10. The time that was left in a solo or cooperative game."""
    return [
        ("unused-rounds", (30 * (g.rounds - g.round),) * g.seats),
        ("dummy-cards", (len(g.dummy.deck.items) if g.dummy is not None else 0,) * g.seats),
        ("not-announced", (5 if g.announced == NONE else 0,) * g.seats),
    ]


def all_conquered(g: MageKnight) -> bool:
    return len([city for city in g.cities if city.conquered]) == scenario.cities_in_game(g)


def goal_rows(g: MageKnight) -> list[Row]:
    """MK-SCEN-04-09, 05-10. What a solo or cooperative game adds; in company also that everybody leads a city."""
    conquered = [city for city in g.cities if city.conquered]
    rows: list[Row] = [("cities-conquered", (10 * len(conquered),) * g.seats)]
    if g.seats > 1:
        leaders = [led_by(city) for city in conquered]
        everybody = all(seat in leaders for seat in range(g.seats))
        rows.append(("all-lead", (10 if everybody else 0,) * g.seats))
    rows.append(("all-cities", (15 if all_conquered(g) else 0,) * g.seats))
    return [*rows, *time_rows(g)]


def judged(g: MageKnight, category: str, points: list[int], title: Title) -> list[Row]:
    """MK-SCORE-08, MK-TEAM-11, 12. The results that count in a category, and its title, if there is anybody to
    compare with."""
    name, best, tied = title
    counted = teams.counted(g, points, penalty=best < 0)
    rows: list[Row] = [(category, tuple(counted))]
    sides = teams.sides(g)
    if len(sides) > 1:
        won = titles([counted[side[0]] for side in sides], best=best, tied=tied)
        rows.append((name, tuple(teams.spread(g, won))))
    return rows


def sheet(g: MageKnight) -> list[Row]:
    """One row a source of points."""
    if not scenario.of(g).fame_counts(g):
        return scenario.of(g).rows(g)
    rows: list[Row] = [("fame", tuple(teams.base(g)))]
    found = [achievements(g, hero) for hero in g.heroes]
    for category in found[0]:
        rows.extend(judged(g, category, [one[category] for one in found], scenario.of(g).title(g, category)))
    rows.extend(scenario.of(g).rows(g))
    return rows


def score(g: MageKnight) -> Outcome:
    """MK-SCORE-13. Who wins is said by the scenario."""
    rows = sheet(g)
    scores = tuple([sum([points[seat] for _, points in rows]) for seat in range(g.seats)])
    return Outcome(scores, scenario.of(g).winners(g, scores), tuple(rows))
