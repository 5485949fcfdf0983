"""The scenarios (MK-SCEN), as data: players, rounds, tiles, cities and what each changes."""

from __future__ import annotations

from typing import Final, final


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
        dummy_from: tuple[bool, ...] = (),
        competitive: bool = True,
        start_fame: int = 0,
        start_reputation: int = 0,
        more_dice: int = 0,
        more_units: int = 0,
        fame_per_level: int = 0,
        ready: bool = True,
    ) -> None:
        self.name: Final = name
        self.fewest: Final = fewest
        self.most: Final = most
        self.rounds: Final = rounds
        self.shapes: Final = shapes
        self.countryside: Final = countryside
        self.cities: Final = cities
        self.core: Final = core
        self.levels: Final = levels
        self.in_order: Final = in_order  # countryside tiles in numerical order
        self.elites: Final = elites
        self.dummy_from: Final = dummy_from
        self.competitive: Final = competitive
        self.start_fame: Final = start_fame
        self.start_reputation: Final = start_reputation
        self.more_dice: Final = more_dice
        self.more_units: Final = more_units
        self.fame_per_level: Final = fame_per_level
        self.ready: Final = ready

    def at(self, row: tuple[int, ...], players: int) -> int:
        """The figure of a row for so many players."""
        return row[min(players - self.fewest, len(row) - 1)]


def _same(level: int, cities: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([(level,) * n for n in cities])


SCENARIOS: Final[dict[str, ScenarioData]] = {
    s.name: s
    for s in (
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
            dummy_from=(True, False),
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
        ),
        ScenarioData(
            "blitz_conquest",
            2,
            4,
            rounds=(4,),
            shapes=("wedge", "wedge", "open"),
            countryside=(6, 7, 9),
            cities=(2, 3, 4),
            core=(1, 2, 3),
            levels=_same(3, (2, 3, 4)),
            start_fame=1,
            start_reputation=2,
            more_dice=1,
            more_units=1,
            fame_per_level=1,
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
            dummy_from=(True,),
            competitive=False,
        ),
    )
}


def shape_of(scenario: ScenarioData, players: int) -> str:
    return scenario.shapes[min(players - scenario.fewest, len(scenario.shapes) - 1)]


def levels_of(scenario: ScenarioData, players: int) -> tuple[int, ...]:
    return scenario.levels[min(players - scenario.fewest, len(scenario.levels) - 1)]


def has_dummy(scenario: ScenarioData, players: int) -> bool:
    return (
        bool(scenario.dummy_from)
        and scenario.dummy_from[min(players - scenario.fewest, len(scenario.dummy_from) - 1)]
    )
