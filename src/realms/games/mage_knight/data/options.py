"""The optional rules (MK-OPT) as data: the switches of the table, and what cannot go together.

A switch is on or off, or has a number. What was asked for stands in the state as `switches`: "hero_auction", or
"megapolis=12" for one with a number; what the scenario has anyway is not named there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from realms.kernel.model import BadOptions

from ..terms import MAX_PLAYERS
from .scenarios import ScenarioData

HERO_AUCTION: Final = "hero_auction"
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
ACTION_UPGRADES: Final = "action_upgrades"
DRAFTING: Final = "drafting"

USUAL: Final = "usual"
"""A number as the scenario has it."""


@final
class Switch:
    """An optional rule. `conflicts`: what it cannot go together with (named on one side only); `needs`: what must
    be on as well. With `greatest` it has a number, from `least` on."""

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
        least: int = 0,
        greatest: int = 0,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.conflicts: Final = conflicts
        self.needs: Final = needs
        self.fewest: Final = fewest  # players
        self.most: Final = most
        self.scenarios: Final = scenarios  # only in these; empty: in all
        self.least: Final = least
        self.greatest: Final = greatest

    def numbers(self) -> list[int]:
        """Those that may be asked for; none: it is on or off."""
        return list(range(self.least, self.greatest + 1)) if self.greatest > 0 else []

    def wanted(self, value: object) -> str:
        """How the state keeps what was asked for; "" if nothing changes. Raises BadOptions."""
        if self.greatest == 0:
            if not isinstance(value, bool):
                raise BadOptions(f"{self.name} is true or false, not {value!r}.")
            return self.name if value else ""
        text = str(value)
        if text == USUAL:
            return ""
        if not text.isdecimal() or int(text) not in self.numbers():
            raise BadOptions(f"{self.name} is {USUAL!r} or from {self.least} to {self.greatest}, not {value!r}.")
        return f"{self.name}={int(text)}"

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


SWITCHES: Final[dict[str, Switch]] = {switch.name: switch for switch in (Switch(NO_HERO_BATTLES, "MK-OPT-15"),)}

CHECKS: Final[list[Callable[[ScenarioData, int, tuple[str, ...]], str]]] = []
"""What a row of the table cannot say: why these switches, in this scenario, with so many players, cannot be; "" if
they can."""


def number(switches: tuple[str, ...], name: str) -> int:
    """The number that was asked for; 0: the scenario's."""
    for switch in switches:
        key, _, text = switch.partition("=")
        if key == name and text != "":
            return int(text)
    return 0


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
