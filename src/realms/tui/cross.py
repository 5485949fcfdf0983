"""A battlefield as a cross: four edge places around the middle, where the reserve and the wounded card lie.

Neutral: places come from where the spaces are, figures from `BoardLook.fighters`. Each card faces the middle, so
its icons are drawn with arrows to what they point at.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from textual.geometry import Region, Size

from realms.kernel.scene import Space

from . import palette
from .fighters import HEART, LOST, Fighter, Side, code
from .look import BoardLook, Run

EMPTY: Final[Run] = (" ", palette.INK, palette.TABLE, False)
WIDEST: Final = 30
TALLEST: Final = 6
LEAST: Final = 4
"""Cells of a place."""
CLOCKWISE: Final = "NESW"
STEPS: Final = {"L": 1, "F": 2, "R": 3}
"""How many places clockwise each side points."""
ARROWS: Final = {
    "N": {"W": "↙", "S": "↓", "E": "↘"},
    "S": {"W": "↖", "N": "↑", "E": "↗"},
    "E": {"N": "↖", "W": "←", "S": "↙"},
    "W": {"N": "↗", "E": "→", "S": "↘"},
}
"""Place -> where its icons point, in the order in which they are drawn."""
GUARDS: Final = ("sh", "ca", "fs", "mv")
"""Icons that matter though they strike nobody."""
HITS: Final = "hits"
STOPPED: Final = "stopped"


def regions(look: BoardLook, size: Size) -> dict[str, Region]:
    """Where each place is drawn, below the title; the middle places share the middle of the cross."""
    wide = min((size.width - 2) // 3, WIDEST)
    below = max(len(_lines(look, size.width)), 3)
    high = max(min((size.height - look.head - below) // 3, TALLEST), LEAST)
    left = (size.width - 3 * wide - 2) // 2
    found: dict[str, Region] = {}
    for space in look.board.spaces:
        column, row = _spot(look, space)
        if space.kind == "middle":
            half = high // 2
            below = space.id == _middles(look)[-1]
            top = look.head + high + (half if below else 0)
            found[space.id] = Region(left + wide + 1, top, wide, half)
        else:
            found[space.id] = Region(left + column * (wide + 1), look.head + row * high, wide, high)
    return found


def _spot(look: BoardLook, space: Space) -> tuple[int, int]:
    across, down = look.board.size
    return min(int(3 * space.at[0] / across), 2), min(int(3 * space.at[1] / down), 2)


def _middles(look: BoardLook) -> list[str]:
    return [space.id for space in look.board.spaces if space.kind == "middle"]


def space_at(look: BoardLook, size: Size, x: int, y: int) -> Space | None:
    for space in look.board.spaces:
        if regions(look, size)[space.id].contains(x, y):
            return space
    return None


def cell_of(look: BoardLook, size: Size, ref: str) -> tuple[int, int]:
    """A cell inside a place."""
    region = regions(look, size)[ref]
    return region.x + region.width // 2, region.y


def draw(look: BoardLook, size: Size) -> list[list[Run]]:
    """The field at a size, as rows of runs, without its title."""
    canvas: list[list[Run]] = [[EMPTY] * size.width for _ in range(size.height - look.head)]
    standing = {fighter.place: fighter for fighter in look.fighters}
    places = regions(look, size)
    for space in look.board.spaces:
        region = places[space.id].translate((0, -look.head))
        fighter = standing.get(space.id)
        ground = _ground(look, space, fighter)
        if space.kind == "middle":
            lines = _aside(look, space, fighter, region.width)
        elif fighter is None:
            lines = [[(look.names.get(space.id, space.id), palette.LINE_STRONG, "", False)]]
        else:
            lines = _card(look, space, fighter, region)
        for dy, line in enumerate(lines):
            _write(canvas, region.x, region.y + dy, line, region.width, ground)
    below = max(region.bottom for region in places.values()) - look.head
    _tell(look, canvas, below, size.width)
    return canvas


def _tell(look: BoardLook, canvas: list[list[Run]], top: int, width: int) -> None:
    """What there is to say, below the cross, as far as there is room."""
    for row, (line, style) in zip(canvas[top:], _lines(look, width), strict=False):
        for x, char in enumerate(line):
            row[1 + x] = (char, style, palette.TABLE, False)


def _lines(look: BoardLook, width: int) -> list[tuple[str, str]]:
    """What there is to say, line by line; the cross leaves room for them where its cards can be lower."""
    return [(line, style) for text, style in look.told for line in wrap(text, max(width - 2, 16))]


def _ground(look: BoardLook, space: Space, fighter: Fighter | None) -> str:
    if fighter is None:
        return palette.SUNK
    if space.id in look.hot:
        return palette.LANTERN_WASH
    return palette.EDGE if fighter.acts else palette.RAISED


def _write(canvas: list[list[Run]], left: int, y: int, line: list[Run], width: int, ground: str) -> None:
    if not 0 <= y < len(canvas):
        return
    row = canvas[y]
    for x in range(left, left + width):
        row[x] = (" ", palette.INK, ground, False)
    x = left
    for text, colour, under, bold in line:
        for char in text:
            if x < left + width:
                row[x] = (char, colour, under or ground, bold)
            x += 1


def _card(look: BoardLook, space: Space, fighter: Fighter, region: Region) -> list[list[Run]]:
    """Whose it is and its name, how it stands, and its icons with arrows to what they point at."""
    head = _head(look, space, fighter)
    room = region.width - sum(len(run[0]) for run in head)
    name = [line[:room] for line in wrap(fighter.name, max(room, 4), break_long_words=False)[:2]]
    ink = palette.INK if fighter.state != "dying" else palette.DANGER
    lines = [[*head, (name[0], ink, "", True)]]
    lines += [[(" " * (region.width - room) + line, ink, "", True)] for line in name[1:]]
    lines.append(_stand(fighter))
    lines.append(_icons(fighter, region.width))
    return lines


def _head(look: BoardLook, space: Space, fighter: Fighter) -> list[Run]:
    field, on, device = palette.seat_colours(fighter.owner)
    head: list[Run] = [(f" {device} ", on, field, True)]
    badge = look.badges.get(space.id)
    if badge is not None:
        ground = palette.CREAM if space.id in look.hot else palette.LANTERN
        head.append((f" {badge} ", palette.ON_LANTERN, ground, True))
    return [*head, (" ", palette.INK, "", False)]


def _stand(fighter: Fighter) -> list[Run]:
    """Lives, initiative, and when it acts: now, as which of those to come, or no more in this cycle."""
    when = "▶" if fighter.acts else f"{fighter.order}." if fighter.order else "✓"
    if fighter.state == "dying":
        when = "†"
    tone = palette.LANTERN_HOT if fighter.acts else palette.SOFT
    return [
        (f" {HEART * fighter.lives}", palette.DANGER, "", True),
        (LOST * max(fighter.whole - fighter.lives, 0), palette.LINE_STRONG, "", False),
        (f" {fighter.initiative} ", palette.INK, "", False),
        (when, tone if when != "†" else palette.DANGER, "", True),
    ]


def _icons(fighter: Fighter, width: int) -> list[Run]:
    """ "!": takes lives; "×": would be stopped; "*": not what is printed."""
    arrows = ARROWS[fighter.place]
    shown = {_target(fighter.place, side): side for side in fighter.sides}
    parts = [_icon(shown[to], arrow) for to, arrow in arrows.items() if to in shown]
    room = width - sum(len(text) for text, _ in parts)
    lead, gap = " " * (room >= len(parts)), " " * (room >= len(parts) - 1)
    runs: list[Run] = []
    for i, (text, colour) in enumerate(parts):
        runs.append((f"{gap if i else lead}{text}", colour, "", colour == palette.DANGER))
    return runs


def _target(place: str, side: Side) -> str:
    return CLOCKWISE[(CLOCKWISE.index(place) + STEPS[side.name]) % len(CLOCKWISE)]


def _icon(side: Side, arrow: str) -> tuple[str, str]:
    changed = "*" if side.changed else ""
    if side.aim == HITS:
        return f"{code(side.icon)}{changed}{arrow}!", palette.DANGER
    if side.aim == STOPPED:
        return f"{code(side.icon)}{changed}{arrow}×", palette.SOFT
    guard = side.icon in GUARDS
    return f"{code(side.icon)}{changed}{arrow}", palette.INK if guard else palette.LINE_STRONG


def _aside(look: BoardLook, space: Space, fighter: Fighter | None, width: int) -> list[list[Run]]:
    """A middle place in two lines: what it is, and who lies there."""
    if fighter is None:
        return []
    head = _head(look, space, fighter)
    room = width - sum(len(run[0]) for run in head)
    ink = palette.DANGER if fighter.state == "dying" else palette.INK
    place = look.names.get(space.id, space.id)[:width]
    return [[*head, (fighter.name[:room], ink, "", True)], [(f" {place}", palette.SOFT, "", False)]]
