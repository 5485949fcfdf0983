"""The sixteen territories and one static numbering of their areas.

An *area* is a land region, a water area or a cliff. Areas are numbered 0 to 102 over all
territories, in card order (1A, 1B, 2A, ...), land 1 to 5 first, then water and cliffs; a
territory is its place in TERRITORIES. Rules index the tuples below by those ints and never
look into the table.

Terrain, borders, rivers and shapes are (D): only seven names and a few features are public.
The card is 100 wide and 70 high, y grows downwards.
"""

from typing import Final, final

from realms.games.tiny_epic_kingdoms.terms import (
    CAPITAL,
    CLIFF,
    FOREST,
    MOUNTAIN,
    PLAINS,
    RUINS,
    WATER,
)

Point = tuple[float, float]


@final
class Place:
    """One area as drawn on its card: numbers of the neighbours as words, shapes as SVG points.

    ``adjacent`` names the land regions a patrol may reach, ``river_cut`` those behind a river,
    ``blocked`` the neighbours where land meets water or cliff (or water meets cliff).
    """

    def __init__(
        self,
        number: str,
        terrain: int,
        pos: str,
        *,
        edge: bool,
        polygon: str,
        adjacent: str = "",
        river_cut: str = "",
        blocked: str = "",
    ) -> None:
        self.number: Final = number
        self.terrain: Final = terrain
        self.pos: Final = points(pos)[0]
        self.edge: Final = edge
        self.polygon: Final = points(polygon)
        self.adjacent: Final = adjacent
        self.river_cut: Final = river_cut
        self.blocked: Final = blocked


@final
class Territory:
    """One side of a territory card (TEK-SETUP-04)."""

    def __init__(self, code: str, card: int, side: str, places: tuple[Place, ...], river: str = "") -> None:
        self.code: Final = code
        self.card: Final = card
        self.side: Final = side
        self.places: Final = places
        self.river: Final = points(river)


def points(text: str) -> tuple[Point, ...]:
    """``"72,12 0,5.5"`` as pairs of floats."""
    pairs: list[Point] = []
    for word in text.split():
        x, y = word.split(",")
        pairs.append((float(x), float(y)))
    return tuple(pairs)


# fmt: off
TERRITORIES: Final[tuple[Territory, ...]] = (
    Territory("GAL", 1, "A", (  # Galson
        Place("1", PLAINS, "72,12", edge=True, adjacent="2 5", blocked="W1",
              polygon="45.6,0 100,0 100,26.3 80.8,33 49.5,12.2"),
        Place("2", MOUNTAIN, "31,25", edge=True, adjacent="1 3 4", blocked="W1",
              polygon="0,0 45.6,0 49.5,12.2 44.1,30.2 27.2,39.2 0,12"),
        Place("3", FOREST, "13,43", edge=True, adjacent="2 4",
              polygon="26.1,70 0,70 0,12 27.2,39.2"),
        Place("4", PLAINS, "41,44", edge=True, adjacent="2 3 5", blocked="W1",
              polygon="59.1,70 26.1,70 27.2,39.2 44.1,30.2 62,57.8"),
        Place("5", FOREST, "87,55", edge=True, adjacent="1 4", blocked="W1",
              polygon="100,26.3 100,70 59.1,70 62,57.8 80.8,33"),
        Place("W1", WATER, "58,33", edge=False, blocked="1 2 4 5",
              polygon="80.8,33 62,57.8 44.1,30.2 49.5,12.2"),
    )),
    Territory("TUL", 1, "B", (  # Tül'Grund
        Place("1", RUINS, "37,30", edge=False, adjacent="2 4 5", blocked="C1",
              polygon="56.6,41.9 46.2,54.6 9.4,36.2 38.2,11.7"),
        Place("2", FOREST, "55,19", edge=True, adjacent="1 5", river_cut="3", blocked="C1",
              polygon="41.2,0 91.3,0 69.7,36.4 56.6,41.9 38.2,11.7"),
        Place("3", MOUNTAIN, "92,41", edge=True, adjacent="5", river_cut="2",
              polygon="91.3,0 100,0 100,70 69.7,36.4"),
        Place("4", MOUNTAIN, "21,62", edge=True, adjacent="1 5", blocked="C1",
              polygon="47.1,70 0,70 0,36.4 9.4,36.2 46.2,54.6"),
        Place("5", PLAINS, "72,59", edge=True, adjacent="1 2 3 4",
              polygon="100,70 47.1,70 46.2,54.6 56.6,41.9 69.7,36.4"),
        Place("C1", CLIFF, "20,10", edge=True, blocked="1 2 4",
              polygon="0,0 41.2,0 38.2,11.7 9.4,36.2 0,36.4"),
    ), river="69.7,36.4 91.3,0"),
    Territory("MOR", 2, "A", (  # Morandrea
        Place("1", MOUNTAIN, "19,16", edge=True, adjacent="2 4", blocked="C1",
              polygon="0,0 33.8,0 39.9,27 32.1,36.2 0,33.6"),
        Place("2", PLAINS, "54,8", edge=True, adjacent="1 3 4",
              polygon="33.8,0 80.4,0 64.4,27 39.9,27"),
        Place("3", MOUNTAIN, "86,27", edge=True, adjacent="2 5", river_cut="4",
              polygon="80.4,0 100,0 100,49.7 72.2,40.1 64.4,27"),
        Place("4", FOREST, "54,46", edge=True, adjacent="1 2", river_cut="3 5", blocked="C1",
              polygon="53.7,70 39.2,70 32.1,36.2 39.9,27 64.4,27 72.2,40.1"),
        Place("5", PLAINS, "75,59", edge=True, adjacent="3", river_cut="4",
              polygon="100,49.7 100,70 53.7,70 72.2,40.1"),
        Place("C1", CLIFF, "16,54", edge=True, blocked="1 4",
              polygon="39.2,70 0,70 0,33.6 32.1,36.2"),
    ), river="53.7,70 72.2,40.1 64.4,27"),
    Territory("ELA", 2, "B", (  # Elan
        Place("1", FOREST, "22,27", edge=True, adjacent="3", blocked="C1 W1",
              polygon="0,0 8.5,0 41.5,29.1 38.5,39.2 0,37.6"),
        Place("2", FOREST, "73,19", edge=True, adjacent="3", river_cut="4", blocked="C1",
              polygon="58.6,0 100,0 100,12.5 74,34.4 53.8,19.5"),
        Place("3", CAPITAL, "59,38", edge=False, adjacent="1 2 4 5", blocked="C1 W1",
              polygon="41.8,49.8 38.5,39.2 41.5,29.1 53.8,19.5 74,34.4 74,51.1"),
        Place("4", MOUNTAIN, "89,38", edge=True, adjacent="3 5", river_cut="2",
              polygon="100,12.5 100,70 89.2,70 74,51.1 74,34.4"),
        Place("5", PLAINS, "58,63", edge=True, adjacent="3 4", blocked="W1",
              polygon="89.2,70 34.8,70 41.8,49.8 74,51.1"),
        Place("C1", CLIFF, "37,10", edge=True, blocked="1 2 3",
              polygon="8.5,0 58.6,0 53.8,19.5 41.5,29.1"),
        Place("W1", WATER, "21,50", edge=True, blocked="1 3 5",
              polygon="34.8,70 0,70 0,37.6 38.5,39.2 41.8,49.8"),
    ), river="74,34.4 100,12.5"),
    Territory("AUG", 3, "A", (  # Aughmoore
        Place("1", FOREST, "12,19", edge=True, adjacent="2 4",
              polygon="0,0 32.8,0 20.9,31.9 0,35.6"),
        Place("2", PLAINS, "36,28", edge=True, adjacent="1 3 4 5",
              polygon="32.8,0 50.6,0 52,42.1 36.4,47.4 20.9,31.9"),
        Place("3", MOUNTAIN, "67,27", edge=True, adjacent="2 5", blocked="C1 W1",
              polygon="50.6,0 67.9,0 83.7,29.3 64.4,48.6 52,42.1"),
        Place("4", MOUNTAIN, "17,47", edge=True, adjacent="1 2 5",
              polygon="36.4,47.4 24.8,70 0,70 0,35.6 20.9,31.9"),
        Place("5", FOREST, "48,63", edge=True, adjacent="2 3 4", blocked="W1",
              polygon="73.9,70 24.8,70 36.4,47.4 52,42.1 64.4,48.6"),
        Place("C1", CLIFF, "91,14", edge=True, blocked="3 W1",
              polygon="67.9,0 100,0 100,31.8 83.7,29.3"),
        Place("W1", WATER, "86,46", edge=True, blocked="3 5 C1",
              polygon="100,31.8 100,70 73.9,70 64.4,48.6 83.7,29.3"),
    )),
    Territory("FIO", 3, "B", (  # Fionarria
        Place("1", FOREST, "11,27", edge=True, adjacent="2 4", blocked="W1",
              polygon="0,0 33.2,0 37.2,14.9 33.4,37.5 0,44.4"),
        Place("2", PLAINS, "58,35", edge=False, adjacent="1 3 4 5", blocked="W1",
              polygon="68,25.6 68,43.8 41.6,53.4 33.4,37.5 37.2,14.9"),
        Place("3", MOUNTAIN, "78,35", edge=True, adjacent="2 5", blocked="W1",
              polygon="100,8.9 100,61.3 68,43.8 68,25.6"),
        Place("4", RUINS, "17,56", edge=True, adjacent="1 2 5",
              polygon="41.6,53.4 41.2,70 0,70 0,44.4 33.4,37.5"),
        Place("5", FOREST, "66,57", edge=True, adjacent="2 3 4",
              polygon="100,61.3 100,70 41.2,70 41.6,53.4 68,43.8"),
        Place("W1", WATER, "66,12", edge=True, blocked="1 2 3",
              polygon="33.2,0 100,0 100,8.9 68,25.6 37.2,14.9"),
    )),
    Territory("ECL", 4, "A", (  # Eclipsean
        Place("1", FOREST, "18,8", edge=True, adjacent="2 3 4",
              polygon="0,0 48.9,0 46.2,10.5 10.5,30.9 0,31.3"),
        Place("2", PLAINS, "72,22", edge=True, adjacent="1 4 5", blocked="C1",
              polygon="48.9,0 88.1,0 78.1,40.2 57.5,41.3 46.2,10.5"),
        Place("3", PLAINS, "20,53", edge=True, adjacent="1 4", river_cut="5",
              polygon="45.4,70 0,70 0,31.3 10.5,30.9 46.5,60.6"),
        Place("4", MOUNTAIN, "34,36", edge=False, adjacent="1 2 3 5",
              polygon="46.2,10.5 57.5,41.3 46.5,60.6 10.5,30.9"),
        Place("5", FOREST, "74,59", edge=True, adjacent="2 4", river_cut="3", blocked="C1",
              polygon="100,52.6 100,70 45.4,70 46.5,60.6 57.5,41.3 78.1,40.2"),
        Place("C1", CLIFF, "92,27", edge=True, blocked="2 5",
              polygon="88.1,0 100,0 100,52.6 78.1,40.2"),
    ), river="45.4,70 46.5,60.6"),
    Territory("HAL", 4, "B", (  # Hallowmere
        Place("1", FOREST, "50,13", edge=True, adjacent="2 3 4", blocked="W1",
              polygon="21.3,0 68.3,0 65.5,23.4 39.5,30.1 29.8,21.8"),
        Place("2", CAPITAL, "83,17", edge=True, adjacent="1 5", blocked="W1",
              polygon="68.3,0 100,0 100,54.1 86.5,47.2 65.5,23.4"),
        Place("3", RUINS, "9,29", edge=True, adjacent="1 4",
              polygon="0,0 21.3,0 29.8,21.8 0,53.7"),
        Place("4", MOUNTAIN, "24,43", edge=True, adjacent="1 3 5", blocked="W1",
              polygon="39.5,30.1 41.6,53.3 32.8,70 0,70 0,53.7 29.8,21.8"),
        Place("5", PLAINS, "60,62", edge=True, adjacent="2 4", blocked="W1",
              polygon="100,54.1 100,70 32.8,70 41.6,53.3 86.5,47.2"),
        Place("W1", WATER, "57,40", edge=False, blocked="1 2 4 5",
              polygon="65.5,23.4 86.5,47.2 41.6,53.3 39.5,30.1"),
    )),
    Territory("VEL", 5, "A", (  # Veldara
        Place("1", PLAINS, "19,18", edge=True, adjacent="2", river_cut="3", blocked="W1",
              polygon="0,0 38.8,0 41.5,13.5 32.4,36.8 0,34"),
        Place("2", FOREST, "55,32", edge=False, adjacent="1 3 4 5", blocked="W1",
              polygon="72.8,25.7 66.8,45.3 44.3,58.8 32.4,36.8 41.5,13.5"),
        Place("3", MOUNTAIN, "16,53", edge=True, adjacent="2 5", river_cut="1",
              polygon="32.4,36.8 44.3,58.8 42.5,70 0,70 0,34"),
        Place("4", MOUNTAIN, "84,41", edge=True, adjacent="2 5", blocked="W1",
              polygon="100,8.8 100,62.8 66.8,45.3 72.8,25.7"),
        Place("5", PLAINS, "73,62", edge=True, adjacent="2 3 4",
              polygon="100,62.8 100,70 42.5,70 44.3,58.8 66.8,45.3"),
        Place("W1", WATER, "64,9", edge=True, blocked="1 2 4",
              polygon="38.8,0 100,0 100,8.8 72.8,25.7 41.5,13.5"),
    ), river="0,34 32.4,36.8"),
    Territory("SOR", 5, "B", (  # Sorrowfen
        Place("1", PLAINS, "23,18", edge=True, adjacent="2 4", blocked="C1",
              polygon="0,0 46.3,0 39.3,32.2 31.1,38.9 0,13.3"),
        Place("2", MOUNTAIN, "60,26", edge=True, adjacent="1 3 4 5",
              polygon="46.3,0 68.3,0 72.8,34.1 59,40.1 39.3,32.2"),
        Place("3", PLAINS, "83,23", edge=True, adjacent="2 5",
              polygon="68.3,0 100,0 100,47.8 72.8,34.1"),
        Place("4", FOREST, "50,51", edge=True, adjacent="1 2", river_cut="5", blocked="C1 W1",
              polygon="62,70 32.7,70 27.7,47.5 31.1,38.9 39.3,32.2 59,40.1"),
        Place("5", RUINS, "70,49", edge=True, adjacent="2 3", river_cut="4",
              polygon="100,47.8 100,70 62,70 59,40.1 72.8,34.1"),
        Place("C1", CLIFF, "9,35", edge=True, blocked="1 4 W1",
              polygon="31.1,38.9 27.7,47.5 0,47.5 0,13.3"),
        Place("W1", WATER, "9,60", edge=True, blocked="4 C1",
              polygon="27.7,47.5 32.7,70 0,70 0,47.5"),
    ), river="59,40.1 62,70"),
    Territory("IRO", 6, "A", (  # Ironmarch
        Place("1", FOREST, "58,28", edge=True, adjacent="2 4 5", blocked="C2",
              polygon="48.1,0 63.8,0 72.9,36.7 61.8,51 43.6,38.7"),
        Place("2", MOUNTAIN, "82,22", edge=True, adjacent="1 4",
              polygon="63.8,0 100,0 100,33.7 72.9,36.7"),
        Place("3", FOREST, "18,44", edge=True, adjacent="5", blocked="C1 C2",
              polygon="17.1,70 0,70 0,31.4 16.5,28.2 33.7,40.9"),
        Place("4", PLAINS, "85,49", edge=True, adjacent="1 2 5",
              polygon="100,33.7 100,70 64.7,70 61.8,51 72.9,36.7"),
        Place("5", MOUNTAIN, "39,56", edge=True, adjacent="1 3 4", blocked="C2",
              polygon="64.7,70 17.1,70 33.7,40.9 43.6,38.7 61.8,51"),
        Place("C1", CLIFF, "12,13", edge=True, blocked="3 C2",
              polygon="0,0 33.4,0 16.5,28.2 0,31.4"),
        Place("C2", CLIFF, "32,25", edge=True, blocked="1 3 5 C1",
              polygon="33.4,0 48.1,0 43.6,38.7 33.7,40.9 16.5,28.2"),
    )),
    Territory("LOR", 6, "B", (  # Lorn Hollow
        Place("1", PLAINS, "82,12", edge=True, adjacent="3", blocked="W1",
              polygon="62.4,0 100,0 100,38.7 66.4,23"),
        Place("2", CAPITAL, "29,35", edge=False, adjacent="3 4 5", blocked="C1 W1",
              polygon="48.6,37.8 46.9,47.4 37.6,59.1 12,41 28.9,15.7"),
        Place("3", FOREST, "48,18", edge=True, adjacent="1 2", blocked="C1 W1",
              polygon="26.7,0 62.4,0 66.4,23 48.6,37.8 28.9,15.7"),
        Place("4", MOUNTAIN, "12,59", edge=True, adjacent="2 5", blocked="C1",
              polygon="36.9,70 0,70 0,41.3 12,41 37.6,59.1"),
        Place("5", PLAINS, "63,62", edge=True, adjacent="2 4", blocked="W1",
              polygon="100,60.6 100,70 36.9,70 37.6,59.1 46.9,47.4"),
        Place("C1", CLIFF, "11,23", edge=True, blocked="2 3 4",
              polygon="0,0 26.7,0 28.9,15.7 12,41 0,41.3"),
        Place("W1", WATER, "68,42", edge=True, blocked="1 2 3 5",
              polygon="100,38.7 100,60.6 46.9,47.4 48.6,37.8 66.4,23"),
    )),
    Territory("KES", 7, "A", (  # Kestrin
        Place("1", PLAINS, "80,9", edge=True, adjacent="3 4", blocked="W1",
              polygon="51.6,0 100,0 100,28.4 83,31.8 55.5,8.9"),
        Place("2", MOUNTAIN, "13,23", edge=True, adjacent="3", blocked="C1",
              polygon="0,0 29.8,0 24.4,35.4 0,38.1"),
        Place("3", FOREST, "39,27", edge=True, adjacent="1 2 4 5", blocked="C1",
              polygon="29.8,0 51.6,0 55.5,8.9 46.2,41.4 36.2,47.2 24.4,35.4"),
        Place("4", MOUNTAIN, "60,33", edge=False, adjacent="1 3 5", blocked="W1",
              polygon="83,31.8 71.8,47.2 46.2,41.4 55.5,8.9"),
        Place("5", PLAINS, "55,55", edge=True, adjacent="3 4", blocked="C1 W1",
              polygon="72.5,70 33.3,70 36.2,47.2 46.2,41.4 71.8,47.2"),
        Place("C1", CLIFF, "16,50", edge=True, blocked="2 3 5",
              polygon="33.3,70 0,70 0,38.1 24.4,35.4 36.2,47.2"),
        Place("W1", WATER, "89,54", edge=True, blocked="1 4 5",
              polygon="100,28.4 100,70 72.5,70 71.8,47.2 83,31.8"),
    )),
    Territory("CIN", 7, "B", (  # Cinderreach
        Place("1", MOUNTAIN, "86,9", edge=True, adjacent="2 3 5",
              polygon="60.4,0 100,0 100,35.2 88.6,35.5 63.4,12.2"),
        Place("2", FOREST, "42,20", edge=True, adjacent="1 3 4", blocked="C1 C2",
              polygon="31.9,0 60.4,0 63.4,12.2 45.7,35.9 31.1,38.6 24,28.7"),
        Place("3", RUINS, "62,35", edge=False, adjacent="1 2 5", blocked="C2",
              polygon="88.6,35.5 68.2,54.4 45.7,35.9 63.4,12.2"),
        Place("4", MOUNTAIN, "10,43", edge=True, adjacent="2", blocked="C1 C2",
              polygon="24,28.7 31.1,38.6 23.7,70 0,70 0,26.4"),
        Place("5", PLAINS, "87,62", edge=True, adjacent="1 3", blocked="C2",
              polygon="100,35.2 100,70 64.2,70 68.2,54.4 88.6,35.5"),
        Place("C1", CLIFF, "13,12", edge=True, blocked="2 4",
              polygon="0,0 31.9,0 24,28.7 0,26.4"),
        Place("C2", CLIFF, "48,52", edge=True, blocked="2 3 4 5",
              polygon="68.2,54.4 64.2,70 23.7,70 31.1,38.6 45.7,35.9"),
    )),
    Territory("DUN", 8, "A", (  # Dunmarrow
        Place("1", MOUNTAIN, "75,9", edge=True, adjacent="2 4 5",
              polygon="54,0 100,0 100,31.2 78.9,34.5 63.9,28.8"),
        Place("2", FOREST, "43,20", edge=True, adjacent="1", river_cut="3 4", blocked="W1",
              polygon="26.8,0 54,0 63.9,28.8 35,43.7 27.9,34.4"),
        Place("3", MOUNTAIN, "10,45", edge=True, adjacent="4", river_cut="2", blocked="W1",
              polygon="27.9,34.4 35,43.7 31.8,70 0,70 0,32.1"),
        Place("4", PLAINS, "59,51", edge=True, adjacent="1 3 5", river_cut="2",
              polygon="78.9,34.5 65.6,70 31.8,70 35,43.7 63.9,28.8"),
        Place("5", FOREST, "83,60", edge=True, adjacent="1 4",
              polygon="100,31.2 100,70 65.6,70 78.9,34.5"),
        Place("W1", WATER, "12,21", edge=True, blocked="2 3",
              polygon="0,0 26.8,0 27.9,34.4 0,32.1"),
    ), river="27.9,34.4 35,43.7 63.9,28.8"),
    Territory("WHI", 8, "B", (  # Whitespire
        Place("1", CAPITAL, "28,8", edge=True, adjacent="3 5", river_cut="2",
              polygon="0,0 48.3,0 43.2,19.2 25.9,34.1 0,23.4"),
        Place("2", PLAINS, "62,17", edge=True, adjacent="3 4", river_cut="1",
              polygon="48.3,0 100,0 100,11.7 68.9,32.8 43.2,19.2"),
        Place("3", FOREST, "52,36", edge=False, adjacent="1 2 4 5", blocked="C1",
              polygon="43.2,19.2 68.9,32.8 64.8,45.8 36.7,59.9 25.9,34.1"),
        Place("4", RUINS, "81,45", edge=True, adjacent="2 3", blocked="C1",
              polygon="100,11.7 100,70 90.5,70 64.8,45.8 68.9,32.8"),
        Place("5", MOUNTAIN, "9,54", edge=True, adjacent="1 3", blocked="C1",
              polygon="25.9,34.1 36.7,59.9 35.3,70 0,70 0,23.4"),
        Place("C1", CLIFF, "65,62", edge=True, blocked="3 4 5",
              polygon="90.5,70 35.3,70 36.7,59.9 64.8,45.8"),
    ), river="43.2,19.2 48.3,0"),
)
# fmt: on


def _area_ids() -> tuple[str, ...]:
    return tuple(f"{t.code}-{place.number}" for t in TERRITORIES for place in t.places)


AREAS: Final[tuple[str, ...]] = _area_ids()
"""Area -> id such as "GAL-1", "GAL-W1"."""

AREA_OF: Final[dict[str, int]] = {name: area for area, name in enumerate(AREAS)}
"""Id -> area."""

PLACES: Final[tuple[Place, ...]] = tuple(place for t in TERRITORIES for place in t.places)
"""Area -> its row of the table, for drawing."""

CODES: Final[tuple[str, ...]] = tuple(t.code for t in TERRITORIES)
"""Territory -> code such as "GAL"."""

TERRITORY_BY_CODE: Final[dict[str, int]] = {code: territory for territory, code in enumerate(CODES)}

CARDS: Final[tuple[tuple[int, int], ...]] = tuple(
    (territory, territory + 1) for territory in range(0, len(TERRITORIES), 2)
)
"""Card (0 to 7) -> the territories of its sides A and B (TEK-SETUP-04)."""

TERRAIN: Final[tuple[int, ...]] = tuple(place.terrain for place in PLACES)

TERRITORY_OF: Final[tuple[int, ...]] = tuple(
    territory for territory, t in enumerate(TERRITORIES) for _ in t.places
)

EDGE: Final[tuple[bool, ...]] = tuple(place.edge for place in PLACES)
"""Touches the edge of its card (TEK-QUEST-02). Water and cliffs too, for the races that enter them."""

LAND: Final[tuple[bool, ...]] = tuple(terrain not in (WATER, CLIFF) for terrain in TERRAIN)


def _named(area: int, words: str) -> tuple[int, ...]:
    """The areas of the same territory that the words name, in rising order."""
    code = CODES[TERRITORY_OF[area]]
    return tuple(sorted(AREA_OF[f"{code}-{word}"] for word in words.split()))


ADJACENT: Final[tuple[tuple[int, ...], ...]] = tuple(
    _named(area, place.adjacent) for area, place in enumerate(PLACES)
)
"""Land regions an ordinary army may patrol to (TEK-PATROL-02); empty for water and cliffs."""

RIVER_CUT: Final[tuple[tuple[int, ...], ...]] = tuple(
    _named(area, place.river_cut) for area, place in enumerate(PLACES)
)
"""Land regions behind a river (TEK-REGION-02)."""

BLOCKED: Final[tuple[tuple[int, ...], ...]] = tuple(
    _named(area, place.blocked) for area, place in enumerate(PLACES)
)
"""Neighbours where land meets water or cliff, from both ends; also water and cliff meeting."""

BORDERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(ADJACENT[area] + RIVER_CUT[area] + BLOCKED[area])) for area in range(len(AREAS))
)
"""Everything that shares a border at all."""


def _within_two(area: int) -> tuple[int, ...]:
    near = [*BORDERS[area]]
    for between in BORDERS[area]:
        near.extend(far for far in BORDERS[between] if far != area and far not in near)
    return tuple(sorted(near))


WITHIN_TWO: Final[tuple[tuple[int, ...], ...]] = tuple(_within_two(area) for area in range(len(AREAS)))
"""One or two shared borders away, over anything (TEK-RACE-DRAGONKIN-2)."""


def _wet(area: int) -> bool:
    beside_water = any(TERRAIN[other] == WATER for other in BORDERS[area])
    return LAND[area] and (beside_water or RIVER_CUT[area] != ())


WET: Final[tuple[bool, ...]] = tuple(_wet(area) for area in range(len(AREAS)))
"""Land region that borders a water area or a river (TEK-REGION-06R); False for water and cliffs."""


def _areas_of(territory: int) -> tuple[int, ...]:
    return tuple(area for area in range(len(AREAS)) if TERRITORY_OF[area] == territory)


AREAS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(_areas_of(t) for t in range(len(TERRITORIES)))
"""Territory -> all its areas."""

LAND_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(area for area in areas if LAND[area]) for areas in AREAS_OF
)
"""Territory -> its five land regions."""

EDGE_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(area for area in areas if EDGE[area]) for areas in AREAS_OF
)
"""Territory -> all areas on its edge, water and cliffs included."""

EDGE_LAND_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(area for area in areas if EDGE[area]) for areas in LAND_OF
)
"""Territory -> the land regions a quest may leave from or arrive at (TEK-QUEST-01)."""
