"""What a scene says of its things."""

from __future__ import annotations

from realms import wording
from realms.kernel.scene import Scene, Sum

from .names import Names


def told_of(scene: Scene, thing: str) -> list[Sum]:
    return [told for told in scene.sums if told.of == thing and not told.text.startswith(wording.NAMED)]


def said_of(scene: Scene, thing: str, names: Names) -> list[str]:
    """What the scene says of a thing."""
    return [names.sum_up(told) for told in told_of(scene, thing)]
