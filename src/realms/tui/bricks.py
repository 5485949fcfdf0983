"""What a brick of a map says, in a few cells: its site, how that stands, whose it is, the way, who is there."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from realms.kernel.scene import Piece, Space

from . import palette
from .look import BoardLook, Run, width_of

SHIELD: Final = "shield"
"""The kind of piece that marks whose a space is."""


def words(look: BoardLook, space: Space, wide: int, high: int) -> list[list[Run]]:
    """The sign of its site with the number of the option, then who is there."""
    head = _site(space)
    rows: list[list[Run]] = []
    for piece in look.pieces:
        if piece.at != space.id:
            continue
        if piece.kind == SHIELD:
            head.append(("▼", palette.seat_colours(piece.owner)[0], palette.MAP_INK, True))
        else:
            rows += _stacked(rows, _piece(look, piece, wide, high), wide)
    badge = look.badges.get(space.id)
    if badge is not None:
        ground = palette.CREAM if space.id in look.hot else palette.LANTERN
        head.append((f"{badge}", palette.ON_LANTERN, ground, True))
    return [head + _price(space, wide - 1 - width_of(head)), *rows]


def _price(space: Space, room: int) -> list[Run]:
    """What the way there costs; nothing rather than a part of a number."""
    price = next((mark.removeprefix("cost-") for mark in space.marks if mark.startswith("cost-")), "")
    danger = "provokes" in space.marks or "assault" in space.marks
    said = f"»{price}{'!' if danger else ''}"
    if not price or len(said) > room:
        return []
    colour = palette.DANGER if danger else palette.INK if "reachable" in space.marks else palette.SOFT
    return [(said.rjust(min(len(said) + 1, room)), colour, "", True)]


def _stacked(rows: list[list[Run]], piece: list[Run], wide: int) -> list[list[Run]]:
    """The further rows a piece needs; what is short stands beside what is there already."""
    if rows and len(piece) == 1 and width_of([*rows[-1], *piece]) < wide:
        rows[-1] += piece
        return []
    return [[run] for run in piece]


def _site(space: Space) -> list[Run]:
    """The sign of what is on the space, in the colour of a mine or city, with its level; then how it stands."""
    tint = next((mark.removeprefix("colour-") for mark in space.marks if mark.startswith("colour-")), "")
    level = next((mark.removeprefix("level-") for mark in space.marks if mark.startswith("level-")), "")
    stands = [(*palette.STATES[mark], palette.MAP_INK, True) for mark in space.marks if mark in palette.STATES]
    for mark in space.marks:
        drawn = palette.sign(mark)
        if drawn is not None:
            colour = palette.MANA.get(tint, drawn[1])
            return [(drawn[0] + (level if level not in ("", "0") else ""), colour, palette.MAP_INK, True), *stands]
    if "explorable" in space.marks:
        return [("?", palette.INK, "", True)]
    return stands


def _piece(look: BoardLook, piece: Piece, wide: int, high: int) -> list[Run]:
    """A hero by the seat's device, a token by its name in as many rows as there are, or a "?"."""
    field, on, device = palette.seat_colours(piece.owner)
    if piece.owner >= 0:
        return [(f"[{device}]", on, field, True)]
    sort, _, name = piece.kind.partition(":")
    if piece.state == "face-down":
        return [("?", palette.ON_LANTERN, palette.MANA.get(name, palette.SOFT), True)]
    said = _named(look.kinds.get(piece.kind, name or sort), wide - 1, high - 1)
    return [(line, palette.INK, palette.BLOOD, True) for line in said]


def _named(name: str, wide: int, high: int) -> list[str]:
    """A name on so many rows: words whole if they can be, a single word broken; what is cut ends with a sign."""
    whole = wrap(name, wide, break_long_words=False)
    if len(whole) <= high and all(len(line) <= wide for line in whole):
        return whole
    broken = wrap(name, wide)
    if len(whole) == 1 and len(broken) <= high:
        return broken
    return [line if len(line) <= wide else f"{line[: wide - 1]}…" for line in whole[:high]]
