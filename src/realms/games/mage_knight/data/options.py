"""The optional rules (MK-OPT) as data: the switches of the table, and what cannot go together.

A switch is on or off, or has a number. What was asked for stands in the state as `switches`: "hero_auction", or
"megapolis=12" for one with a number; what the scenario has anyway is not named there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from realms.kernel.model import BadOptions

from ..terms import MAX_PLAYERS
from .scenarios import EPIC, ScenarioData
from .tiles import CORE, SITE, sites_of
from .tracks import TOP_CITY_LEVEL

HERO_AUCTION: Final = "hero_auction"
MAP: Final = "map"
COUNTRYSIDE_TILES: Final = "countryside_tiles"
CORE_TILES: Final = "core_tiles"
CITY_TILES: Final = "city_tiles"
RANDOM_ORIENTATION: Final = "random_orientation"
RANDOM_CITIES: Final = "random_cities"
NIGHT_ARRIVAL: Final = "night_arrival"
FALLING_DARKNESS: Final = "falling_darkness"
NO_HERO_BATTLES: Final = "no_hero_battles"
NO_INTERACTIVE_SPELLS: Final = "no_interactive_spells"
NO_INTERACTIVE_SKILLS: Final = "no_interactive_skills"
FRIENDLY_MANA: Final = "friendly_mana"
WEAKEST_COUNTS: Final = "weakest_counts"
ACTION_UPGRADES: Final = "action_upgrades"
DRAFTING: Final = "drafting"
RAMPAGE: Final = "rampage"
MORE_RAMPAGE: Final = "more_rampage"
UNPREDICTABLE_BATTLES: Final = "unpredictable_battles"
LEVELS: Final = ("first_city_level", "second_city_level", "third_city_level", "fourth_city_level")
"""In the order in which cities are revealed."""
GLADE_LIMIT: Final = "glade_limit"
MEGAPOLIS: Final = "megapolis"
FIRST_MEGAPOLIS: Final = "first_megapolis"
"""The levels of the last city, and of the one before it if there are two."""

OPEN_MAP: Final = "open_map"

USUAL: Final = "usual"
"""A number as the scenario has it."""


@final
class Switch:
    """An optional rule. `conflicts`: what it cannot go together with (named on one side only); `needs`: what must
    be on as well. With `greatest` it has a number, from `least` on; with `words` it is one of them."""

    def __init__(
        self,
        name: str,
        rule: str,
        *,
        conflicts: tuple[str, ...] = (),
        needs: tuple[str, ...] = (),
        fewest: int = 1,
        most: int = MAX_PLAYERS,
        scenarios: tuple[str, ...] = (),
        but: tuple[str, ...] = (),
        least: int = 0,
        greatest: int = 0,
        words: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.conflicts: Final = conflicts
        self.needs: Final = needs
        self.fewest: Final = fewest  # players
        self.most: Final = most
        self.scenarios: Final = scenarios  # only in these; empty: in all
        self.but: Final = but  # not in these scenarios
        numbers = [str(n) for n in range(least, greatest + 1)] if greatest > 0 else []
        self.choices: Final = [*words, *numbers]  # what may be asked for; nothing: it is on or off

    def wanted(self, value: object) -> str:
        """How the state keeps what was asked for; "" if nothing changes. Raises BadOptions."""
        if not self.choices:
            if not isinstance(value, bool):
                raise BadOptions(f"{self.name} is true or false, not {value!r}.")
            return self.name if value else ""
        if value == USUAL:
            return ""
        if str(value) not in self.choices:
            raise BadOptions(f"{self.name} is {USUAL} or one of {', '.join(self.choices)}, not {value!r}.")
        return f"{self.name}={value}"

    def check(self, names: list[str], scenario: ScenarioData, players: int) -> None:
        """Raises BadOptions if it cannot be on beside these, in this scenario, with so many players."""
        for other in self.conflicts:
            if other in names:
                raise BadOptions(f"{self.name} and {other} cannot go together.")
        for other in self.needs:
            if other not in names:
                raise BadOptions(f"{self.name} cannot be without {other}.")
        if not self.fewest <= players <= self.most:
            some = f"{self.fewest} to {self.most}" if self.fewest < self.most else str(self.most)
            raise BadOptions(f"{self.name} is for {some} players, not for {players}.")
        if self.scenarios and scenario.name not in self.scenarios:
            raise BadOptions(f"{self.name} is for {', '.join(self.scenarios)}, not for {scenario.name}.")
        if scenario.name in self.but:
            raise BadOptions(f"{self.name} and the scenario {scenario.name} cannot go together.")


_SEVERAL_CITIES: Final = (
    "full_conquest",
    "blitz_conquest",
    "solo_conquest",
    "full_cooperation",
    "blitz_cooperation",
    "one_to_return",
)
_OWN_MAP: Final = ("conquer_and_hold",)

SWITCHES: Final[dict[str, Switch]] = {
    switch.name: switch
    for switch in (
        Switch(HERO_AUCTION, "MK-OPT-02", fewest=2),
        Switch(MAP, "MK-OPT-10", words=("wedge", "free_wedge", "open3", "open4", "open"), but=_OWN_MAP),
        Switch(COUNTRYSIDE_TILES, "MK-OPT-10", least=4, greatest=11, but=_OWN_MAP),
        Switch(CORE_TILES, "MK-OPT-10", least=1, greatest=4, but=_OWN_MAP),
        Switch(CITY_TILES, "MK-OPT-10", least=1, greatest=4, scenarios=_SEVERAL_CITIES),
        Switch(RANDOM_ORIENTATION, "MK-OPT-11"),
        Switch(RANDOM_CITIES, "MK-OPT-12"),
        Switch(NIGHT_ARRIVAL, "MK-OPT-13"),
        Switch(FALLING_DARKNESS, "MK-OPT-14", conflicts=(NIGHT_ARRIVAL,)),
        Switch(NO_HERO_BATTLES, "MK-OPT-15"),
        Switch(NO_INTERACTIVE_SPELLS, "MK-OPT-16"),
        Switch(NO_INTERACTIVE_SKILLS, "MK-OPT-17"),
        Switch(FRIENDLY_MANA, "MK-OPT-18"),
        Switch(WEAKEST_COUNTS, "MK-SCEN-05-11", scenarios=("full_cooperation", "blitz_cooperation")),
        Switch(ACTION_UPGRADES, "MK-OPT-31"),
        Switch(DRAFTING, "MK-OPT-35"),
        Switch(RAMPAGE, "MK-OPT-21"),
        Switch(MORE_RAMPAGE, "MK-OPT-24", conflicts=(RAMPAGE,)),
        Switch(UNPREDICTABLE_BATTLES, "MK-OPT-25", fewest=2),
        *[Switch(name, "MK-OPT-40", least=1, greatest=TOP_CITY_LEVEL) for name in LEVELS],
        Switch(GLADE_LIMIT, "MK-SCEN-08-12", fewest=2, scenarios=("druid_nights",)),
        Switch(EPIC, "MK-SCEN-08-13", scenarios=("druid_nights", "one_to_return")),
        Switch(MEGAPOLIS, "MK-OPT-41", least=2, greatest=2 * TOP_CITY_LEVEL),
        Switch(OPEN_MAP, "MK-SCEN-10-16", scenarios=_OWN_MAP),
        Switch(FIRST_MEGAPOLIS, "MK-OPT-48", needs=(MEGAPOLIS,), least=2, greatest=2 * TOP_CITY_LEVEL),
    )
}


def _epic(scenario: ScenarioData, players: int, switches: tuple[str, ...]) -> str:
    """MK-SCEN-08-13. Some longer versions are for fewer players."""
    if EPIC not in switches or scenario.epic is None or players <= scenario.epic.most:
        return ""
    return f"{EPIC} is for at most {scenario.epic.most} players in {scenario.name}, not for {players}."


def _core(scenario: ScenarioData, players: int, switches: tuple[str, ...]) -> str:
    """MK-SCEN-07-02. Where core tiles without a certain site are never used, there are fewer."""
    wanted = number(switches, CORE_TILES)
    able = [tile for tile in CORE if any(SITE[hex] == scenario.seek_core for hex in sites_of(tile))]
    if not scenario.only_sought or wanted <= len(able):
        return ""
    return f"{CORE_TILES} is at most {len(able)} in {scenario.name}, not {wanted}."


CHECKS: Final[list[Callable[[ScenarioData, int, tuple[str, ...]], str]]] = [_epic, _core]
"""What a row of the table cannot say: why these switches, in this scenario, with so many players, cannot be; "" if
they can."""


def word(switches: tuple[str, ...], name: str) -> str:
    """What was asked for of a switch that is more than on or off; "": what the scenario has."""
    for switch in switches:
        key, _, text = switch.partition("=")
        if key == name:
            return text
    return ""


def number(switches: tuple[str, ...], name: str) -> int:
    """The number that was asked for; 0: the scenario's."""
    text = word(switches, name)
    return int(text) if text != "" else 0


def combination(scenario: ScenarioData, players: int, asked: dict[str, object]) -> tuple[str, ...]:
    """MK-OPT-01. What was asked for, as the state keeps it. Raises BadOptions for what cannot go together."""
    found: list[str] = []
    for name, switch in SWITCHES.items():
        wanted = switch.wanted(asked[name]) if name in asked else ""
        if wanted != "":
            found.append(wanted)
    names = [one.partition("=")[0] for one in found]
    for name in names:
        SWITCHES[name].check(names, scenario, players)
    for check in CHECKS:
        why = check(scenario, players, tuple(found))
        if why != "":
            raise BadOptions(why)
    return tuple(found)
