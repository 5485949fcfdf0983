"""What a scene says of its things."""

from __future__ import annotations

from typing import Final

from realms import wording
from realms.kernel.scene import Scene, Sum

from .names import Names

FIGURES: Final = "sum-figures"
"""Tells how many figures a piece stands for, as `n`, and in words."""
HELD: Final = "sum-held"
"""Tells which seat has a space."""


def told_of(scene: Scene, thing: str) -> list[Sum]:
    return [told for told in scene.sums if told.of == thing and not told.text.startswith(wording.NAMED)]


def said_of(scene: Scene, thing: str, names: Names) -> list[str]:
    """What the scene says of a thing."""
    return [names.sum_up(told) for told in told_of(scene, thing)]
