"""The tables, compared with the totals that the fact sheets state.

Of our own design only the units of full dials are repeated; the rest is tuned, and what must hold of it is tested.
"""

from __future__ import annotations

from collections import Counter

import pytest

from realms.games.runewars.data.cities import CITIES
from realms.games.runewars.data.developments import (
    BUILD_COST,
    DAMAGED,
    DEFENCES,
    DEVELOP_COST,
    GAINS,
    INTACT,
    REPAIR_COST,
    SIEGE,
    STRONGHOLDS,
)
from realms.games.runewars.data.factions import (
    INFLUENCE_ICONS,
    RECRUITS,
    SHEETS,
    TACTICS_ICONS,
    influence_of,
    recruits,
    tactics_of,
)
from realms.games.runewars.data.fate import FATE, FATE_IDS, Cell, cell
from realms.games.runewars.data.tiles import HOME_TILES, LAND_TILES
from realms.games.runewars.data.units import BY_FACTION, BY_INDEX, INDEX, UNIT_IDS, UNITS, of_shape
from realms.games.runewars.terms import (
    BLANK,
    CIRCLE,
    DAMAGE,
    DAQAN,
    DESTINIES,
    DEVELOPMENTS,
    DIAL_LIMIT,
    EVIL,
    FACTIONS,
    FOOD,
    GOLD,
    GOOD,
    HEXAGON,
    INFLUENCE,
    LATARI,
    ORB,
    ORE,
    QUEST,
    RECTANGLE,
    RED,
    RESOURCES,
    ROUT,
    SHAPES,
    SILVER,
    TACTICS,
    TRIANGLE,
    UTHUK,
    WAIQAR,
    WOOD,
)
from realms.testing.rules import rule

# The fate deck.


def shown(shape: str, kind: str) -> list[int]:
    """Icons of a kind on the cards of the deck, blanks left out."""
    return sorted(cell(card, shape).n for card in FATE_IDS if cell(card, shape).kind == kind)


@pytest.mark.parametrize(
    ("shape", "blanks", "damage", "routs", "orbs"),
    [
        (TRIANGLE, 12, [1] * 8, [1] * 4, 6),
        (CIRCLE, 12, [1] * 4, [1] * 2, 12),
        (RECTANGLE, 9, [1] * 6 + [2] * 4, [1] * 3 + [2] * 2, 6),
        (HEXAGON, 6, [1] * 5 + [2] * 4 + [3] * 3, [1] + [2] * 5, 6),
    ],
)
def test_the_icons_of_each_shape(shape: str, blanks: int, damage: list[int], routs: list[int], orbs: int) -> None:
    assert shown(shape, BLANK) == [0] * blanks
    assert shown(shape, DAMAGE) == damage
    assert shown(shape, ROUT) == routs
    assert shown(shape, ORB) == [1] * orbs


def test_thirty_fate_cards_of_different_numbers() -> None:
    assert [card.number for card in FATE.values()] == list(range(1, 31))


def test_destinies() -> None:
    by_colour = {d: [card.number for card in FATE.values() if card.destiny == d] for d in DESTINIES}
    assert by_colour[GOLD] == [5, 7, 17, 27]
    assert by_colour[SILVER] == [3, 4, 13, 14, 15, 23, 24, 25]
    assert len(by_colour[RED]) == 18


def test_the_shapes_of_a_colour() -> None:
    def of(colour: str, shape: str) -> list[str]:
        cells: list[Cell] = [cell(id, shape) for id in FATE_IDS if FATE[id].destiny == colour]
        return sorted(f"{c.kind}{c.n}" for c in cells)

    assert of(GOLD, TRIANGLE) == ["D1", "D1", "R1", "R1"]
    assert of(GOLD, CIRCLE) == ["0", "0", "0", "D1"]
    assert of(GOLD, RECTANGLE) == ["0"] * 4
    assert of(GOLD, HEXAGON) == ["0", "O1", "O1", "O1"]
    assert of(SILVER, TRIANGLE) == ["0"] * 6 + ["D1"] * 2
    assert of(SILVER, CIRCLE) == ["D1"] + ["O1"] * 6 + ["R1"]
    assert of(SILVER, RECTANGLE) == ["0"] * 2 + ["O1"] * 6
    assert of(SILVER, HEXAGON) == ["0"] * 4 + ["D1"] * 3 + ["R1"]


# Units.


def test_types_of_units_are_numbered() -> None:
    assert len(BY_INDEX) == 22 and list(UNITS) == list(UNIT_IDS)
    assert [INDEX[unit.id] for unit in BY_INDEX] == [unit.index for unit in BY_INDEX] == list(range(22))
    assert [SHAPES[unit.base] for unit in BY_INDEX] == [unit.shape for unit in BY_INDEX]


@pytest.mark.parametrize("faction", [*FACTIONS, ""])
def test_each_side_has_thirty_six_figures(faction: str) -> None:
    assert sum(unit.figures for unit in BY_FACTION[faction]) == 36
    assert len(BY_FACTION[faction]) == (4 if faction else 6)


@rule("RW-TERM-02")
def test_types_of_one_shape_differ_by_their_ability() -> None:
    triangles = of_shape("", TRIANGLE)
    assert [unit.id for unit in triangles] == ["razorwing", "beastman"]
    assert len({unit.rule for unit in BY_INDEX}) == 22


INITIATIVE = {
    1: {"bowman", "archer", "skeleton_archer", "flesh_ripper", "sorcerer", "razorwing"},
    2: {"knight", "pegasus_rider", "necromancer", "berserker", "beastman"},
    3: {"footman", "sorceress", "warlock", "hellhound"},
    4: {"warrior", "reanimate", "dragon"},
    5: {"siege_tower", "dark_knight", "chaos_lord", "giant"},
}


@pytest.mark.parametrize("initiative", INITIATIVE)
def test_initiative_runs_from_one_to_five(initiative: int) -> None:
    assert {unit.id for unit in BY_INDEX if unit.initiative == initiative} == INITIATIVE[initiative]


def test_the_fast_and_the_flying() -> None:
    assert [unit.id for unit in BY_INDEX if unit.fast] == ["knight", "dark_knight", "razorwing", "hellhound"]
    assert [unit.id for unit in BY_INDEX if unit.flying] == ["pegasus_rider", "razorwing", "dragon"]


# Faction sheets.


def test_two_good_factions_and_two_evil_ones() -> None:
    assert [SHEETS[faction].alignment for faction in FACTIONS] == [GOOD, GOOD, EVIL, EVIL]


def test_no_two_factions_start_with_the_same_influence() -> None:
    assert len({sheet.influence for sheet in SHEETS.values()}) == 4
    assert max(FACTIONS, key=lambda faction: SHEETS[faction].influence) == LATARI


@pytest.mark.parametrize("faction", FACTIONS)
def test_dials_print_units_of_their_faction_only(faction: str) -> None:
    own = {unit.id for unit in BY_FACTION[faction]}
    printed = set[str]()
    for resource in RESOURCES:
        assert recruits(faction, resource, 0) == []
        assert all(1 <= value <= DIAL_LIMIT for value in RECRUITS[faction][resource])
        printed |= set(recruits(faction, resource, DIAL_LIMIT))
    assert printed == own


@rule("RW-RES-02")
def test_a_dial_gives_what_is_printed_at_its_value_and_below(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RECRUITS[LATARI], FOOD, {2: ["warrior"], 4: ["archer", "archer"]})
    given = [len(recruits(LATARI, FOOD, value)) for value in range(DIAL_LIMIT + 1)]
    assert given == [0, 0, 1, 1, 3, 3, 3, 3, 3]
    monkeypatch.setitem(INFLUENCE_ICONS, LATARI, {FOOD: [2, 6], WOOD: [], ORE: [3]})
    monkeypatch.setitem(TACTICS_ICONS, LATARI, {FOOD: [], WOOD: [1], ORE: []})
    assert [influence_of(LATARI, 6, 8, 2), influence_of(LATARI, 5, 0, 3), influence_of(LATARI, 1, 8, 2)] == [
        2,
        2,
        0,
    ]
    assert [tactics_of(LATARI, 8, 1, 8), tactics_of(LATARI, 8, 0, 8)] == [1, 0]


@pytest.mark.parametrize("faction", FACTIONS)
def test_armies_at_the_start_fit_into_the_supply(faction: str) -> None:
    sheet = SHEETS[faction]
    army = [unit for resource in RESOURCES for unit in recruits(faction, resource, sheet.dials[resource])]
    assert len(army) == 6
    everything = [unit for resource in RESOURCES for unit in recruits(faction, resource, DIAL_LIMIT)]
    for unit in set(everything):
        assert everything.count(unit) <= UNITS[unit].figures


@pytest.mark.parametrize("faction", FACTIONS)
def test_dials_start_at_the_sum_of_the_home_areas(faction: str) -> None:
    printed = [area.resources for area in HOME_TILES[faction].areas]
    assert list(SHEETS[faction].dials.values()) == [sum(resource) for resource in zip(*printed, strict=True)]
    assert list(SHEETS[faction].dials) == list(RESOURCES)


FULL = {
    DAQAN: ("6 footman", "4 bowman, 1 siege_tower", "3 knight, 1 siege_tower"),
    LATARI: ("4 warrior", "6 archer, 1 sorceress", "2 sorceress, 2 pegasus_rider"),
    WAIQAR: ("6 reanimate", "4 skeleton_archer, 1 necromancer", "3 necromancer, 2 dark_knight"),
    UTHUK: ("6 berserker", "3 flesh_ripper, 1 warlock", "2 warlock, 1 berserker, 2 chaos_lord"),
}


@pytest.mark.parametrize("faction", FACTIONS)
def test_what_full_dials_give(faction: str) -> None:
    for resource, wanted in zip(RESOURCES, FULL[faction], strict=True):
        given = Counter(recruits(faction, resource, DIAL_LIMIT))
        assert ", ".join(f"{n} {unit}" for unit, n in given.items()) == wanted


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_strongest_units_need_much(faction: str) -> None:
    """What has 3 health is not in reach of the dials that a faction starts with."""
    for resource in RESOURCES:
        for unit in recruits(faction, resource, 4):
            assert UNITS[unit].health < 3


# Cities, strongholds and developments.


def test_seven_cities_offer_a_choice() -> None:
    assert len(CITIES) == len([area for tile in LAND_TILES.values() for area in tile.areas if area.city]) == 7
    for lines in CITIES.values():
        assert len(lines) >= 2 and len({line.gain for line in lines}) == len(lines)
        for line in lines:
            assert line.n >= 1
            assert line.gain in (INFLUENCE, TACTICS, QUEST) or of_shape("", line.gain)


@rule("RW-FORT-03")
def test_the_strength_of_a_stronghold() -> None:
    assert (INTACT, DAMAGED, STRONGHOLDS) == (5, 3, 4)


def test_what_building_costs() -> None:
    assert BUILD_COST == {WOOD: 1, ORE: 1}
    assert REPAIR_COST == {ORE: 1}
    assert DEVELOP_COST == {WOOD: 1}
    assert SIEGE == 3


@rule("RW-FORT-05")
def test_four_kinds_of_developments_and_defences_for_every_faction() -> None:
    assert list(GAINS) == list(DEVELOPMENTS) and len(DEVELOPMENTS) == 4
    assert list(DEFENCES) == list(FACTIONS)
    assert len({defence.id for defence in DEFENCES.values()}) == 4
