"""What the signs on a map mean, as far as they are on it."""

from __future__ import annotations

from typing import Final

from realms import wording
from realms.kernel.scene import Board, Scene

from . import palette
from .look import Entry
from .names import Names

COSTS: Final = "costs"
"""What the sums speak of that tell the price of each kind of ground."""


def legend(scene: Scene, board: Board, names: Names) -> tuple[tuple[Entry, ...], ...]:
    """Two blocks: kinds of ground with what they cost now, and what is on the spaces."""
    return tuple(tuple(block) for block in (_grounds(scene, board, names), _sites(board, names)) if block)


def _grounds(scene: Scene, board: Board, names: Names) -> list[Entry]:
    seen = {space.kind for space in board.spaces}
    found: list[Entry] = []
    for told in scene.sums:
        if told.of == COSTS and told.args[0][1] in seen:
            ground, motif, sign = palette.terrain(str(told.args[0][1]))
            said = wording.sum_up(names.spec, told, names.seats, names.lang)
            found.append(((sign, motif, ground, True), said))
    return found


def _sites(board: Board, names: Names) -> list[Entry]:
    marks = dict.fromkeys(mark for space in board.spaces for mark in space.marks)
    found: list[Entry] = []
    for mark in marks:
        drawn = palette.sign(mark)
        if drawn is not None:
            found.append(((drawn[0], drawn[1], palette.MAP_INK, True), names.label(mark)))
    return found
