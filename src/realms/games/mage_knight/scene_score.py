"""The score sheet explained: what each row was counted from."""

from __future__ import annotations

from typing import Final

from realms.kernel.scene import Sum

from .data.cards import CARDS
from .data.options import WEAKEST_COUNTS
from .data.units import UNITS
from .rules import scenario, teams
from .rules.endturn import led_by
from .rules.ground import site_at
from .rules.scenario import cities_in_game
from .rules.scoring import achievements, city_points, deed_cards, sheet
from .scene_claims import held_score
from .scene_goals import goal_score_sums
from .state import Hero, MageKnight
from .terms import ADVANCED_ACTION, ADVENTURE_SITES, ARTIFACT, KEEP, MAGE_TOWER, MONASTERY, SITES, SPELL, WOUND

TITLE: Final = "title-"
STRONGHOLDS: Final = (KEEP, MAGE_TOWER, MONASTERY)


def score_sums(g: MageKnight, known: bool) -> list[Sum]:
    """MK-SCORE. Where each hero's points come from; `known`: the viewer knows all cards, those in decks, too."""
    if not scenario.of(g).fame_counts(g):
        return held_score(g)
    each = [_hero(g, hero) + (_cards(hero) if known else []) for hero in g.heroes]
    found = [one for sums in each for one in sums] if not g.teams else _of_teams(g, each, known)
    for row, points in sheet(g) if known else []:
        if row.startswith(TITLE):
            shared = len([n for n in points if n]) > 1
            kind = "sum-title-shared" if shared else "sum-title"
            found += [Sum(row, seat, kind, (("n", n),)) for seat, n in enumerate(points) if n]
    return found + _goal(g) + goal_score_sums(g)


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
    own = [hex for hex, owner in g.shields.items() if owner == seat]
    for row, sites in (("conqueror", STRONGHOLDS), ("adventurer", tuple(ADVENTURE_SITES))):
        for site in sites:
            here = [hex for hex in own if site_at(g, hex) == site]
            if here:
                each = scenario.of(g).adventure_points(g, here[0]) if row == "adventurer" else 2
                counted = (("site", SITES[site]), ("n", len(here)), ("each_n", each))
                found.append(Sum(row, seat, "sum-score-sites", counted))
    for city in g.cities:
        if city.conquered and seat in city.shields:
            led = "sum-score-city-led" if led_by(city) == seat else "sum-score-city"
            found.append(Sum("cities", seat, led, (("level_n", city.level),)))
    return found


def _of_teams(g: MageKnight, each: list[list[Sum]], known: bool) -> list[Sum]:
    """MK-TEAM-10, 11, MK-SCEN-05-09. Whose result counts, and what it was counted from, for all of a team."""
    results = [{"fame": hero.fame, "cities": city_points(g, hero.seat)} for hero in g.heroes]
    for hero in g.heroes if known else []:
        results[hero.seat].update(achievements(g, hero))
    found: list[Sum] = []
    for row in results[0]:
        lowest = row in ("fame", "beating") or WEAKEST_COUNTS in g.switches
        for side in teams.sides(g):
            points = [results[seat][row] for seat in side]
            who = side[points.index(min(points) if lowest else max(points))]
            sums = [one for one in each[who] if one.of == row]
            kind = "sum-score-worst" if lowest else "sum-score-best"
            for seat in side if sums else []:
                found.append(Sum(row, seat, kind, (("who", who),)))
                found += [Sum(row, seat, one.text, one.args) for one in sums]
    return found


def _goal(g: MageKnight) -> list[Sum]:
    """MK-SCEN-04-09, 05-10. What a solo or cooperative game adds; of the cities also if that is nothing."""
    rows = scenario.of(g).rows(g)
    gained = [row for row, points in rows if points[0]]
    if "cities-conquered" not in [row for row, _ in rows]:
        return []
    fallen = len([city for city in g.cities if city.conquered])
    args = (("n", fallen), ("of_n", cities_in_game(g)))
    found: list[Sum] = []
    for seat in range(g.seats):
        found += [
            Sum("cities-conquered", seat, "sum-score-conquered", args),
            Sum("all-lead", seat, "sum-score-lead"),
            Sum("all-cities", seat, "sum-score-conquered", args),
            Sum("unused-rounds", seat, "sum-score-rounds", (("n", g.rounds - g.round),)),
            Sum("dummy-cards", seat, "sum-score-dummy"),
            Sum("not-announced", seat, "sum-score-not-announced"),
        ]
    return [one for one in found if one.of in gained or one.of == "cities-conquered"]
