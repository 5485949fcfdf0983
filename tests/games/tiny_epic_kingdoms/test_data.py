"""The tables of Tiny Epic Kingdoms agree with themselves and with the fact sheets."""

import pytest

from realms.games.tiny_epic_kingdoms import terms
from realms.games.tiny_epic_kingdoms.data import components, races, territories
from realms.games.tiny_epic_kingdoms.data.races import POWERS, RACES, Powers
from realms.games.tiny_epic_kingdoms.data.territories import (
    ADJACENT,
    AREA_OF,
    AREAS,
    AREAS_OF,
    BLOCKED,
    BORDERS,
    CARDS,
    CODES,
    EDGE,
    EDGE_LAND_OF,
    LAND,
    LAND_OF,
    PLACES,
    RIVER_CUT,
    TERRAIN,
    TERRITORIES,
    TERRITORY_OF,
    WET,
    WITHIN_TWO,
)
from realms.games.tiny_epic_kingdoms.names import NAMES, label
from realms.games.tiny_epic_kingdoms.terms import CLIFF, WATER

EVERY_AREA = range(len(AREAS))
EVERY_TERRITORY = range(len(TERRITORIES))

# The overview of the territories sheet: forest, mountain, plains, ruins, capital, water, cliff;
# river-cut pairs, land links, edge land regions.
OVERVIEW = {
    "1A GAL": ((2, 1, 2, 0, 0, 1, 0), 0, 6, 5),
    "1B TUL": ((1, 2, 1, 1, 0, 0, 1), 1, 6, 4),
    "2A MOR": ((1, 2, 2, 0, 0, 0, 1), 2, 5, 5),
    "2B ELA": ((2, 1, 1, 0, 1, 1, 1), 1, 5, 4),
    "3A AUG": ((2, 2, 1, 0, 0, 1, 1), 0, 7, 5),
    "3B FIO": ((2, 1, 1, 1, 0, 1, 0), 0, 7, 4),
    "4A ECL": ((2, 1, 2, 0, 0, 0, 1), 1, 7, 4),
    "4B HAL": ((1, 1, 1, 1, 1, 1, 0), 0, 6, 5),
    "5A VEL": ((1, 2, 2, 0, 0, 1, 0), 1, 6, 4),
    "5B SOR": ((1, 1, 2, 1, 0, 1, 1), 1, 6, 5),
    "6A IRO": ((2, 2, 1, 0, 0, 0, 2), 0, 6, 5),
    "6B LOR": ((1, 1, 2, 0, 1, 1, 1), 0, 5, 4),
    "7A KES": ((1, 2, 2, 0, 0, 1, 1), 0, 6, 4),
    "7B CIN": ((1, 2, 1, 1, 0, 0, 2), 0, 6, 4),
    "8A DUN": ((2, 2, 1, 0, 0, 1, 0), 2, 5, 5),
    "8B WHI": ((1, 1, 1, 1, 1, 0, 1), 1, 6, 4),
}


def links(table: tuple[tuple[int, ...], ...], areas: tuple[int, ...]) -> int:
    return sum(len(table[area]) for area in areas) // 2


def test_territories_follow_the_overview() -> None:
    seen = {}
    for territory, t in enumerate(TERRITORIES):
        areas = AREAS_OF[territory]
        mix = tuple(sum(TERRAIN[a] == terrain for a in areas) for terrain in range(len(terms.TERRAINS)))
        seen[f"{t.card}{t.side} {t.code}"] = (
            mix,
            links(RIVER_CUT, areas),
            links(ADJACENT, areas),
            len(EDGE_LAND_OF[territory]),
        )
    assert seen == OVERVIEW


def test_areas_are_numbered_in_card_order_with_land_first() -> None:
    assert len(AREAS) == len(set(AREAS)) == 103
    assert [AREA_OF[name] for name in AREAS] == [*EVERY_AREA]
    assert [area for areas in AREAS_OF for area in areas] == [*EVERY_AREA]
    for territory in EVERY_TERRITORY:
        assert LAND_OF[territory] == AREAS_OF[territory][:5]
        code = CODES[territory]
        assert [AREAS[a] for a in LAND_OF[territory]] == [f"{code}-{n}" for n in range(1, 6)]
    for a in EVERY_AREA:
        kind = AREAS[a][4]
        assert (kind == "W", kind == "C") == (TERRAIN[a] == WATER, TERRAIN[a] == CLIFF)


def test_a_card_has_two_sides() -> None:
    for card, (a, b) in enumerate(CARDS):
        sides = [(TERRITORIES[t].card, TERRITORIES[t].side) for t in (a, b)]
        assert sides == [(card + 1, "A"), (card + 1, "B")]


@pytest.mark.parametrize("table", [ADJACENT, RIVER_CUT, BLOCKED, BORDERS, WITHIN_TWO])
def test_borders_run_both_ways_inside_one_territory(table: tuple[tuple[int, ...], ...]) -> None:
    for a in EVERY_AREA:
        assert a not in table[a]
        assert list(table[a]) == sorted(set(table[a]))
        for b in table[a]:
            assert a in table[b]
            assert TERRITORY_OF[a] == TERRITORY_OF[b]


def test_a_border_is_of_one_kind() -> None:
    for a in EVERY_AREA:
        assert len(ADJACENT[a]) + len(RIVER_CUT[a]) + len(BLOCKED[a]) == len(BORDERS[a])
        assert all(LAND[a] and LAND[b] for b in ADJACENT[a] + RIVER_CUT[a])
        assert not any(LAND[a] and LAND[b] for b in BLOCKED[a])


def test_land_is_connected_without_crossing_rivers() -> None:
    for land in LAND_OF:
        reached = [land[0]]
        for area in reached:
            reached.extend(b for b in ADJACENT[area] if b not in reached)
        assert sorted(reached) == [*land]


def test_wet_regions_touch_water_or_a_river() -> None:
    assert WET[AREA_OF["GAL-1"]]
    assert not WET[AREA_OF["GAL-3"]]
    assert WET[AREA_OF["TUL-3"]]  # river only
    assert not WET[AREA_OF["GAL-W1"]]
    assert sum(WET) == 43


def test_within_two_is_one_or_two_borders_away() -> None:
    names = [AREAS[a] for a in WITHIN_TWO[AREA_OF["TUL-3"]]]
    assert names == ["TUL-1", "TUL-2", "TUL-4", "TUL-5", "TUL-C1"]


def border_lines(area: int) -> list[frozenset[tuple[float, float]]]:
    polygon = PLACES[area].polygon
    return [frozenset((polygon[i - 1], polygon[i])) for i in range(len(polygon))]


def test_polygons_of_neighbours_share_a_side_and_no_others_do() -> None:
    for areas in AREAS_OF:
        for a in areas:
            shared = [b for b in areas if b != a and set(border_lines(a)) & set(border_lines(b))]
            assert shared == [*BORDERS[a]], AREAS[a]


def test_polygons_lie_on_the_card_around_their_point() -> None:
    for a in EVERY_AREA:
        polygon = PLACES[a].polygon
        assert all(0 <= x <= 100 and 0 <= y <= 70 for x, y in polygon)
        px, py = PLACES[a].pos
        inside = False
        for i in range(len(polygon)):
            (x1, y1), (x2, y2) = polygon[i - 1], polygon[i]
            if (y1 > py) != (y2 > py) and px < (x2 - x1) * (py - y1) / (y2 - y1) + x1:
                inside = not inside
        assert inside, AREAS[a]


def test_polygons_cover_the_whole_card() -> None:
    for areas in AREAS_OF:
        total = 0.0
        for a in areas:
            polygon = PLACES[a].polygon
            doubled = sum(
                polygon[i - 1][0] * polygon[i][1] - polygon[i][0] * polygon[i - 1][1] for i in range(len(polygon))
            )
            total += abs(doubled) / 2
        assert total == pytest.approx(7000)


def test_edge_areas_touch_the_edge_of_the_card() -> None:
    def on_edge(line: frozenset[tuple[float, float]]) -> bool:
        xs, ys = {x for x, _ in line}, {y for _, y in line}
        return xs in ({0.0}, {100.0}) or ys in ({0.0}, {70.0})

    for a in EVERY_AREA:
        assert EDGE[a] == any(on_edge(line) for line in border_lines(a)), AREAS[a]


def test_rivers_run_along_the_borders_they_cut() -> None:
    for territory, t in enumerate(TERRITORIES):
        river = {frozenset(t.river[i : i + 2]) for i in range(len(t.river) - 1)}
        cut = {
            line
            for a in AREAS_OF[territory]
            for b in RIVER_CUT[a]
            for line in border_lines(a)
            if line in border_lines(b)
        }
        assert river == cut, t.code


def test_find_tokens() -> None:
    assert sum(count for _, count in components.TOKEN_COUNTS) == 16
    assert [token for token, _ in components.TOKEN_COUNTS] == [*terms.TOKENS]
    assert len(components.token_bag(4)) == 16
    assert terms.BLANK not in components.token_bag(5)
    assert len(components.token_bag(5)) == components.TOKENS_LAID[5] == 15
    for players in range(terms.MIN_PLAYERS, terms.MAX_PLAYERS + 1):
        lost_kingdom = 5 if players == 2 else 0
        laid = players * components.TOKENS_PER_HOME[players] + lost_kingdom
        assert laid == components.TOKENS_LAID[players]


def test_tracks() -> None:
    assert len(components.TOWER_VP) == terms.TOP_TOWER + 1
    assert sorted(components.TOWER_VP) == [*components.TOWER_VP]
    assert sum(components.FIRST_GAME_SPLIT) == terms.START_RESOURCES
    assert len(components.COLOURS) == terms.MAX_PLAYERS


def test_thirteen_races_of_five_levels() -> None:
    assert len(RACES) == 13
    assert sorted(RACES) == [*RACES]
    assert [len(POWERS[name]) for name in RACES] == [6] * 13
    not_designed = [card.name for card in races.RACE_CARDS if not card.designed]
    assert not_designed == ["dwarves", "humans", "lizardfolk", "orcs"]


def attributes(powers: Powers) -> dict[str, object]:
    return {name: getattr(powers, name) for name in dir(powers) if not name.startswith("_")}


def test_every_level_adds_something_and_takes_nothing_away() -> None:
    for name in RACES:
        for level in range(1, 6):
            before, after = attributes(POWERS[name][level - 1]), attributes(POWERS[name][level])
            changed = [key for key in after if after[key] != before[key]]
            assert changed, (name, level)
            added = attributes(races.RACE_CARDS[RACES.index(name)].levels[level - 1])
            for key in changed:
                assert added[key] != attributes(races.NO_POWERS)[key], (name, level, key)


def test_every_power_is_used_by_some_race_and_kept_when_levels_add_up() -> None:
    plain = attributes(races.NO_POWERS)
    for key in plain:
        users = [card for card in races.RACE_CARDS if any(attributes(p)[key] != plain[key] for p in card.levels)]
        assert users, key
        for card in users:
            assert attributes(POWERS[card.name][5])[key] != plain[key], (card.name, key)


def test_only_level_five_has_a_bonus() -> None:
    for name in RACES:
        assert [powers.bonus != "" for powers in POWERS[name]] == [False] * 5 + [True]


def test_powers_add_up() -> None:
    orcs = POWERS["orcs"]
    assert [p.food_value for p in orcs] == [0, 0, 1, 1, 1, 1]
    assert [p.war_value for p in orcs[:3]] == [(2, 1, 0), (2, 1, 0), (2, 1, 1)]
    assert [p.war_discount for p in orcs] == [0, 0, 0, 1, 1, 1]
    merfolk, dragonkin = POWERS["merfolk"][1], POWERS["dragonkin"][1]
    assert (merfolk.yields[WATER], merfolk.yields[CLIFF]) == (terms.FOOD, terms.NONE)
    assert (dragonkin.yields[WATER], dragonkin.yields[CLIFF]) == (terms.NONE, terms.ORE)
    assert (merfolk.enters[WATER], merfolk.enters[CLIFF]) == (True, False)
    assert POWERS["elves"][3].war_discount + POWERS["elves"][3].war_discount_in[terms.FOREST] == 2


def test_everything_has_a_name_in_both_languages() -> None:
    assert NAMES["en"].keys() == NAMES["ru"].keys()
    refs = [*RACES, *CODES, *AREAS, *terms.RESOURCES, *terms.ACTIONS, *terms.TERRAINS, *terms.TOKENS]
    for ref in [*refs, *components.COLOURS, "collect", "flag"]:
        assert label(ref, "en")
        assert any("а" <= letter.lower() <= "я" or letter in "ёЁ" for letter in label(ref, "ru"))
    assert label("GAL-1", "en") == "Galson 1"
    assert label("GAL-1", "ru") == "Галсон 1"
    assert label("IRO-C2", "en") == "Ironmarch, cliff 2"
    assert label("11", "ru") == "11"
    with pytest.raises(KeyError):
        label("nothing", "en")


def test_territory_table_is_what_rules_index() -> None:
    for table in (TERRAIN, TERRITORY_OF, EDGE, WET, ADJACENT, RIVER_CUT, BORDERS, LAND, territories.PLACES):
        assert len(table) == len(AREAS)
