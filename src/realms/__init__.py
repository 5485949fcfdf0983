"""Realms: four fantasy strategy board games, played by their whole rulebooks.

    match = realms.new_match("tiny_epic_kingdoms", players=4, seed=7)
    while match.due:
        decision = match.due[0]
        match.apply(decision.seat, decision.options[0].key)
    print(match.outcome().scores)

Names are read from realms.api when first asked for: importing a part of the package loads no game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .api import (
        SPECTATOR,
        BadOptions,
        BadSave,
        Decision,
        Event,
        IllegalChoice,
        Match,
        Option,
        Outcome,
        RealmsError,
        Refusal,
        UnknownGame,
        View,
        digest,
        load,
        new_match,
        outcome,
        save,
        spec,
        view,
    )

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "BadOptions",
    "BadSave",
    "Decision",
    "Event",
    "IllegalChoice",
    "Match",
    "Option",
    "Outcome",
    "RealmsError",
    "Refusal",
    "UnknownGame",
    "View",
    "__version__",
    "digest",
    "load",
    "new_match",
    "outcome",
    "save",
    "spec",
    "view",
]


def __getattr__(name: str) -> object:
    if name in __all__:
        from . import api

        found: object = getattr(api, name)
        globals()[name] = found
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
