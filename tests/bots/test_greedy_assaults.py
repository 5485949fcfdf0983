"""Single assaults on cities, by which the greedy bot of Mage Knight is measured."""

from __future__ import annotations

import pytest

from games.mage_knight.sieges import CITY, city, guards, siege
from realms.bots.assaults import (
    STEPS,
    Place,
    assault,
    beside,
    fallen,
    gains,
    nothing,
    places,
    report,
    with_skill,
    with_unit,
)
from realms.games.mage_knight.data.hexes import HEX


@pytest.fixture(scope="module")
def place() -> Place:
    t = siege("solo_conquest", 1)
    guards(t, "golems")
    return beside(t.g, city(t))


def test_the_hero_stands_before_the_gates(place: Place) -> None:
    world, hex = place
    assert hex == HEX[CITY]
    assert [option.key for option in world.due[0].options if option.key == f"walk:{CITY}"]


def test_a_unit_more_fells_more(place: Place) -> None:
    usual = [assault(place, nothing)]
    fell, error = gains([place], lambda hero: with_unit(hero, "altem_guardians"), usual)
    assert fell > 0.0
    assert error == 0.0
    assert assault(place, nothing) == usual[0], "the place is as it was"
    assert not place[0].heroes[0].units


def test_a_skill_is_had_once(place: Place) -> None:
    hero = place[0].clone().heroes[0]
    with_skill(hero, "shield_mastery")
    with_skill(hero, "shield_mastery")
    assert hero.skills.count("shield_mastery") == 1


def test_who_falls_is_counted() -> None:
    t = siege("solo_conquest", 1)
    before = fallen(t.g)
    guards(t)
    assert fallen(t.g) > before


def test_what_is_told(place: Place) -> None:
    told = report([place], each_part=True)
    assert told[0].startswith("1 assaults: ")
    assert any(line.endswith("  catapults") for line in told[1:])
    assert report([place], each_part=False) == told[:1]
    assert report([], each_part=True) == ["No hero came near enough to a city; play more games."]


def test_places_are_found_in_games() -> None:
    """Whoever has the level for it is put beside a city in a world of its own: the game goes on without him."""
    found: list[Place] = []
    for seed in (200, 201, 202):
        found = found or places(seed, 1, 3)
    world, hex = found[0]
    assert hex in [known.hex for known in world.cities]
    assert world.heroes[0].now.move == STEPS
