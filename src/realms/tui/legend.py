"""What the signs on a map mean, as far as they are on it."""

from __future__ import annotations

from typing import Final

from realms import wording
from realms.kernel.scene import Board, Scene

from . import palette
from .look import Entry
from .names import Names
from .sums import FIGURES

COSTS: Final = "costs"
"""What the sums speak of that tell the price of each kind of ground."""


def legend(scene: Scene, board: Board, names: Names) -> tuple[tuple[Entry, ...], ...]:
    """Two blocks: kinds of ground with what they cost now, and what is on the spaces; or letters, and signs."""
    if any(told.text == FIGURES for told in scene.sums):
        return tuple(tuple(block) for block in _pieces(scene, board, names) if block)
    return tuple(tuple(block) for block in (_grounds(scene, board, names), _sites(board, names)) if block)


def letter(kind: str, names: Names) -> str:
    """What figures of a kind are drawn as: a short name that is a letter, or the first one of their name."""
    said = names.short(kind)
    return said if len(said) == 1 else said[:1].upper()


def _pieces(scene: Scene, board: Board, names: Names) -> list[list[Entry]]:
    """Letters of figures in the colours of those who have them, and signs of all else that is there."""
    spaces = {space.id for space in board.spaces}
    counted = {told.of for told in scene.sums if told.text == FIGURES}
    letters: dict[str, Entry] = {}
    signs: dict[str, Entry] = {}
    for piece in [piece for piece in scene.pieces if piece.at in spaces]:
        field, on, _ = palette.seat_colours(piece.owner)
        drawn = palette.sign_of(piece.kind, piece.state)
        if piece.id in counted:
            letters.setdefault(piece.kind, ((letter(piece.kind, names), on, field, True), names.label(piece.kind)))
        elif drawn is not None:
            said = names.label(piece.state if piece.owner < 0 and piece.state else piece.kind)
            signs.setdefault(drawn[0], ((drawn[0], drawn[1], palette.MAP_INK, True), said))
    return [list(letters.values()), list(signs.values())]


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
    for mark in marks:
        if mark in palette.STATES:
            found.append(((*palette.STATES[mark], palette.MAP_INK, True), names.say(f"tui-mark-{mark}")))
    return found
