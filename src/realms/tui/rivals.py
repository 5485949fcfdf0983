"""People against each other, or side by side: a battle of heroes, shares of an assault, what is said of everybody.

For games whose scene has a zone of the kind `duel` with both sides as cards, zones of the kind `share`, or sums of
"hero-<seat>". Whose a sum is, is told by its seat.
"""

from __future__ import annotations

from typing import Final

from textual.content import Content

from realms.kernel.scene import Scene, Sum, Zone

from . import palette
from .hexes import HEXES
from .names import Names, device, hanging
from .sums import said_of, told_of

DUEL: Final = "duel"
SHARE: Final = "share"
LOUD: Final = ("sum-duel-attack", "sum-siege-only", "sum-duel-block", "sum-duel-left")
"""What a battle of heroes turns on: each has a line of its own."""
HEADED: Final = ("sum-duel-phase", "sum-at")
"""What is said of the whole battle."""
BRIEF: Final = ("sum-duel-phase", "sum-attacker", *LOUD)
"""How it stands, in few words."""


def standing(scene: Scene, names: Names, width: int) -> list[Content]:
    """How the match stands, as the title of a map of hexes tells it where there is room for one."""
    lines: list[Content] = []
    for board in scene.boards:
        if board.kind == HEXES and (said := said_of(scene, board.id, names)):
            lines += [Content.styled(line, palette.SOFT) for line in hanging(" ", " ".join(said), width)]
    return lines


def people(scene: Scene, names: Names, width: int) -> list[Content]:
    """What the scene says of each hero."""
    lines: list[Content] = []
    for panel in scene.panels:
        said = said_of(scene, f"hero-{panel.seat}", names)
        if said:
            lines.append(_head(panel.seat, f"{names.seats[panel.seat]}, {names.label(panel.card)}"))
            lines += [Content.styled(line, palette.SOFT) for line in hanging("    ", " ".join(said), width)]
    return lines


def shares(scene: Scene, names: Names, width: int) -> list[Content]:
    """Whom each of those who fight together has to face; of those that lie face down only the number is known."""
    lines: list[Content] = []
    for zone in scene.zones:
        if zone.kind == SHARE:
            known = [names.label(card.id) for card in zone.cards] + ["?"] * (zone.count - len(zone.cards))
            lines.append(_head(zone.owner, f"{names.seats[zone.owner]}, {names.label(zone.id)}: {zone.count}"))
            if known:
                lines += [Content.styled(line, palette.SOFT) for line in hanging("    ", ", ".join(known), width)]
    return lines


def duel_in_brief(scene: Scene, names: Names) -> list[str]:
    """How a duel stands: all that is said of it, or the main thing where it has a page of its own."""
    paged = any(zone.kind == DUEL for zone in scene.zones)
    return [names.sum_up(one) for one in told_of(scene, DUEL) if not paged or one.text in BRIEF]


def duel_lines(scene: Scene, zone: Zone, names: Names, width: int) -> list[Content]:
    """Where it is and in which phase; then both sides with all that they have gathered, and their units."""
    told = told_of(scene, zone.id)
    lines: list[Content] = []
    for text in HEADED:
        for one in told:
            if one.text == text:
                lines += _styled(" ", names.sum_up(one), palette.INK, width)
    for card in zone.cards:
        seat = next(panel.seat for panel in scene.panels if panel.card == card.id)
        lines.append(_head(seat, f"{names.label(card.id)}, {names.seats[seat]}"))
        lines += _side([one for one in told if one.seat == seat and one.text not in HEADED], names, width)
        lines += _troops(scene, seat, names, width)
    return lines


def _side(told: list[Sum], names: Names, width: int) -> list[Content]:
    plain = " ".join(names.sum_up(one) for one in told if one.text not in LOUD)
    lines = _styled("    ", plain, palette.SOFT, width) if plain else []
    for one in told:
        if one.text in LOUD:
            lines += _styled("  ▸ ", names.sum_up(one), f"bold {palette.LANTERN_HOT}", width)
    return lines


def _troops(scene: Scene, seat: int, names: Names, width: int) -> list[Content]:
    """The units of a side, each with its figures as they are now."""
    lines: list[Content] = []
    for zone in scene.zones:
        if zone.kind == "units" and zone.owner == seat:
            for i, card in enumerate(zone.cards):
                said = " ".join(said_of(scene, f"unit-{seat}-{i}", names))
                lines += _styled("    ", f"{names.label(card.id)}. {said}", palette.INK, width)
    return lines


def _head(seat: int, said: str) -> Content:
    return Content.assemble(device(seat), (f" {said}", f"bold {palette.seat_ink(seat)}"))


def _styled(head: str, text: str, style: str, width: int) -> list[Content]:
    return [Content.styled(line, style) for line in hanging(head, text, width)]
