"""The scenarios (MK-SCEN), as data: players, rounds, tiles, cities and what each changes."""

from __future__ import annotations

from typing import Final, final

from ..terms import DUNGEON, KEEP, MAGE_TOWER, MAGICAL_GLADE, MINE, MONASTERY, NO_SITE, NONE

EPIC: Final = "epic"
"""The optional rule that stands for the longer version of a scenario."""


@final
class ScenarioData:
    """Figures by the number of players stand in tuples; the first is for the fewest players."""

    def __init__(
        self,
        name: str,
        fewest: int,
        most: int,
        rounds: tuple[int, ...],
        shapes: tuple[str, ...],
        countryside: tuple[int, ...],
        cities: tuple[int, ...],
        core: tuple[int, ...],
        levels: tuple[tuple[int, ...], ...],
        *,
        in_order: bool = False,
        elites: bool = True,
        solo: bool = False,
        cooperative: bool = False,
        hero_battles: bool = True,
        seek: int = NO_SITE,
        seek_core: int = NO_SITE,
        only_sought: bool = False,
        seek_also: int = NO_SITE,
        city_tile: int = NONE,
        friendly_city: bool = False,
        start_fame: int = 0,
        start_reputation: int = 0,
        more_dice: int = 0,
        more_units: int = 0,
        fame_per_level: int = 0,
        pairs: bool = False,
        epic: ScenarioData | None = None,
        unit_levels: int = 4,
        in_teams: bool = False,
        ready: bool = True,
    ) -> None:
        self.name: Final = name
        self.fewest: Final = 1 if solo else fewest  # MK-SCEN-04-10: alone with the figures of the fewest
        self.few: Final = fewest
        self.most: Final = most
        self.rounds: Final = rounds
        self.shapes: Final = shapes
        self.countryside: Final = countryside
        self.cities: Final = cities
        self.core: Final = core
        self.levels: Final = levels
        self.in_order: Final = in_order  # countryside tiles in numerical order
        self.elites: Final = elites
        self.cooperative: Final = cooperative
        self.hero_battles: Final = hero_battles
        self.seek: Final = seek  # countryside tiles without this site are the first to be left out
        self.seek_core: Final = seek_core  # core tiles without this site are the last to be used
        self.only_sought: Final = only_sought  # or never, not even when the deck is empty (MK-SCEN-07-02)
        self.seek_also: Final = seek_also  # another site that is as good, on both kinds of tiles
        self.city_tile: Final = city_tile  # the one city tile that is used
        self.friendly_city: Final = friendly_city  # MK-SCEN-07-03
        self.start_fame: Final = start_fame
        self.start_reputation: Final = start_reputation
        self.more_dice: Final = more_dice
        self.more_units: Final = more_units
        self.fame_per_level: Final = fame_per_level
        self.pairs: Final = pairs  # four may play in two teams (MK-TEAM-01)
        self.epic: Final = epic  # its longer version
        self.unit_levels: Final = unit_levels  # units of higher levels are not used
        self.in_teams: Final = in_teams  # four players are always two teams
        self.ready: Final = ready  # it can be played

    def column(self, players: int, length: int) -> int:
        """Which of so many figures holds for so many players."""
        return max(0, min(players - self.few, length - 1))

    def at(self, row: tuple[int, ...], players: int) -> int:
        """The figure of a row for so many players."""
        return row[self.column(players, len(row))]


def _same(level: int, cities: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([(level,) * n for n in cities])


_ALL: Final = (
    ScenarioData(
        "first_reconnaissance",
        1,
        4,
        rounds=(4, 3),
        shapes=("free_wedge",),
        countryside=(8, 8, 9, 11),
        cities=(1,),
        core=(2,),
        levels=((),),
        in_order=True,
        elites=False,
        hero_battles=False,
    ),
    ScenarioData(
        "full_conquest",
        2,
        4,
        rounds=(6,),
        shapes=("wedge", "wedge", "open"),
        countryside=(8, 9, 11),
        cities=(2, 3, 4),
        core=(1, 2, 3),
        levels=_same(4, (2, 3, 4)),
        pairs=True,
    ),
    ScenarioData(
        "blitz_conquest",
        1,  # alone it is to Solo Conquest what it is to Full Conquest in company
        4,
        rounds=(4,),
        shapes=("wedge", "wedge", "wedge", "open"),
        countryside=(5, 6, 7, 9),
        cities=(2, 2, 3, 4),
        core=(2, 1, 2, 3),
        levels=((4, 7), *_same(3, (2, 3, 4))),
        start_fame=1,
        start_reputation=2,
        more_dice=1,
        more_units=1,
        fame_per_level=1,
        pairs=True,
    ),
    ScenarioData(
        "solo_conquest",
        1,
        1,
        rounds=(6,),
        shapes=("wedge",),
        countryside=(7,),
        cities=(2,),
        core=(2,),
        levels=((5, 8),),
    ),
    ScenarioData(
        "full_cooperation",
        2,
        3,
        rounds=(6,),
        shapes=("open",),
        countryside=(8, 10),
        cities=(3, 4),
        core=(2, 3),
        levels=((5, 5, 8), (5, 5, 5, 11)),
        cooperative=True,
    ),
    ScenarioData(
        "blitz_cooperation",
        2,
        3,
        rounds=(4,),
        shapes=("open",),
        countryside=(7, 8),
        cities=(2, 3),
        core=(1, 2),
        levels=((5, 8), (5, 8, 11)),
        cooperative=True,
        start_fame=1,
        start_reputation=2,
        more_dice=1,
        more_units=1,
        fame_per_level=1,
    ),
    ScenarioData(
        "mines_liberation",
        2,
        4,
        rounds=(4,),
        shapes=("wedge", "wedge", "open4"),
        countryside=(8, 9, 11),
        cities=(1,),
        core=(1, 2, 3),
        levels=((),),
        solo=True,
        seek=MINE,
        seek_core=MINE,
        only_sought=True,
        city_tile=19,
        friendly_city=True,
    ),
    ScenarioData(
        "druid_nights",
        2,
        4,
        rounds=(4,),
        shapes=("wedge", "wedge", "open4"),
        countryside=(8, 9, 11),
        cities=(1,),
        core=(1, 2, 3),
        levels=((),),
        solo=True,
        seek=MAGICAL_GLADE,
        city_tile=16,
        friendly_city=True,
        epic=ScenarioData(
            "druid_nights",
            2,
            3,
            rounds=(6,),
            shapes=("wedge",),
            countryside=(11,),
            cities=(1,),
            core=(4,),
            levels=((),),
            solo=True,
            city_tile=16,
            friendly_city=True,
        ),
    ),
    ScenarioData(
        "dungeon_lords",
        2,
        4,
        rounds=(5,),
        shapes=("wedge", "wedge", "open4"),
        countryside=(8, 9, 11),
        cities=(1,),
        core=(1, 2, 3),
        levels=((),),
        solo=True,
        seek=DUNGEON,
        seek_core=MONASTERY,
        city_tile=17,
        friendly_city=True,
    ),
    ScenarioData(
        "conquer_and_hold",
        2,
        4,
        rounds=(6, 4, 4),
        shapes=("hold",),
        countryside=(5,),
        cities=(1,),
        core=(3,),
        levels=((),),
        seek=KEEP,
        seek_core=KEEP,
        seek_also=MAGE_TOWER,
        city_tile=18,
        unit_levels=3,
        in_teams=True,
    ),
    ScenarioData(
        "one_to_return",
        2,
        4,
        rounds=(4,),
        shapes=("wedge",),
        countryside=(7, 8, 10),
        cities=(1, 2, 3),
        core=(1, 2, 3),
        levels=_same(3, (1, 2, 3)),
        pairs=True,
        epic=ScenarioData(
            "one_to_return",
            2,
            4,
            rounds=(6,),
            shapes=("wedge",),
            countryside=(8, 9, 11),
            cities=(2, 3, 4),
            core=(2, 3, 4),
            levels=_same(4, (2, 3, 4)),
            pairs=True,
        ),
    ),
)
SCENARIOS: Final[dict[str, ScenarioData]] = {data.name: data for data in _ALL if data.ready}


def played(name: str, switches: tuple[str, ...]) -> ScenarioData:
    """The figures of a scenario, or those of its longer version."""
    data = SCENARIOS[name]
    return data.epic if data.epic is not None and EPIC in switches else data


def shape_of(scenario: ScenarioData, players: int) -> str:
    return scenario.shapes[scenario.column(players, len(scenario.shapes))]


def levels_of(scenario: ScenarioData, players: int) -> tuple[int, ...]:
    return scenario.levels[scenario.column(players, len(scenario.levels))]


def has_dummy(scenario: ScenarioData, players: int) -> bool:
    """MK-DUMMY-01. Alone or together."""
    return players == 1 or scenario.cooperative
