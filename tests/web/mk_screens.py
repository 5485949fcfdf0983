"""The table of Mage Knight at all its moments, as the gallery shows them: for the layout lint and axe."""

from __future__ import annotations

from web.moments import MOMENTS
from web.screens import Screen, at

MK_SCREENS = tuple(
    Screen(f"mage-knight-{name}", at(f"/gallery/MageKnight?bare&state={name}"), invented=True)
    for name in [moment.__name__ for moment in MOMENTS]
)
