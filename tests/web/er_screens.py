"""The table of Elven Rage at all its moments, as the gallery shows them: for the layout lint and axe."""

from __future__ import annotations

from web.er_moments import MOMENTS
from web.screens import Screen, at

ER_SCREENS = tuple(
    Screen(f"elven-rage-{name}", at(f"/gallery/ElvenRage?bare&state={name}"), invented=True)
    for name in [moment.__name__ for moment in MOMENTS]
)
