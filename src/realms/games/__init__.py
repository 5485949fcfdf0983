"""The games. `load` makes all of them known to the registry; importing this package alone does not."""

from __future__ import annotations

from importlib import import_module
from typing import Final

GAMES: Final = ("tiny_epic_kingdoms", "elven_rage", "mage_knight", "runewars")
"""Packages in here, in the order in which the games are listed. Each has a spec.py that registers it."""


def load() -> None:
    """Import every game's spec. Costs nothing the second time."""
    for name in GAMES:
        import_module(f"{__name__}.{name}.spec")
