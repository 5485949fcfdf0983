"""Tables with optional rules (MK-OPT), for long checks: each of them alone, and mixtures of them by lot."""

from __future__ import annotations

from typing import Final

from realms.kernel.model import BadOptions
from realms.kernel.rng import Rng, seeded

from .data import cities  # noqa: F401 (it knows what cities cannot be)
from .data.options import SWITCHES, Switch, combination
from .data.scenarios import SCENARIOS
from .terms import MAX_PLAYERS

Mix = tuple[int, dict[str, object]]
"""Players, and what they agreed on."""

FIRST_TRIED: Final = ("blitz_conquest", "full_conquest", "solo_conquest")
"""A switch alone is tried in the first scenario that allows it; these before the others."""
ON_ONE_IN: Final = 4
"""How many of the switches a mixture has."""


def allowed(players: int, options: dict[str, object]) -> bool:
    scenario = SCENARIOS[str(options["scenario"])]
    if not scenario.fewest <= players <= scenario.most:
        return False
    try:
        combination(scenario, players, options)
    except BadOptions:
        return False
    return True


def alone() -> list[Mix]:
    """Every optional rule with nothing but what it needs; of numbers the least and the greatest that may be."""
    found: list[Mix] = []
    for switch in SWITCHES.values():
        values: list[object] = [True] if not switch.choices else [*switch.choices]
        able = [mix for mix in [_alone(switch, value) for value in values] if mix is not None]
        found.extend(able if len(able) < 2 else [able[0], able[-1]])
    return found


def _alone(switch: Switch, value: object) -> Mix | None:
    needed = {name: SWITCHES[name].choices[0] if SWITCHES[name].choices else True for name in switch.needs}
    names = [*[name for name in FIRST_TRIED if name in SCENARIOS], *SCENARIOS]
    for players in (2, 3, MAX_PLAYERS, 1):
        for name in names:
            options: dict[str, object] = {"scenario": name, **needed, switch.name: value}
            if allowed(players, options):
                return players, options
    return None


def drawn(n: int, seed: int) -> list[Mix]:
    """So many mixtures that may be played, all different; the same seed, the same mixtures."""
    rng = seeded(seed)
    found: list[Mix] = []
    while len(found) < n:
        mix = _drawn(rng)
        if len(mix[1]) > 2 and allowed(*mix) and mix not in found:
            found.append(mix)
    return found


def _drawn(rng: Rng) -> Mix:
    players = 1 + rng.below(MAX_PLAYERS)
    options: dict[str, object] = {"scenario": rng.pick(list(SCENARIOS))}
    for name, switch in SWITCHES.items():
        if rng.below(ON_ONE_IN) == 0:
            options[name] = rng.pick(switch.choices) if switch.choices else True
    return players, options
