"""Hands, play areas, offers and piles as lines of text, for games that are played from the hand. Knows no game."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from textual.content import Content

from realms import wording
from realms.kernel.scene import Card, Scene, Zone

from . import palette
from .names import Names, device, hanging
from .table import Part

HAND: Final = "hand"
FOES: Final = "foes"
"""Kinds of zones: cards in hand, and those that are fought; both are shown beside the options."""
OWN: Final = ("hand", "played", "units", "skills", "tactic")
SHARED: Final = ("dice", "offer")


def has_hands(scene: Scene) -> bool:
    return any(zone.kind == HAND for zone in scene.zones)


def said_of(scene: Scene, thing: str, names: Names) -> list[str]:
    """What the scene says of a thing."""
    return [
        wording.sum_up(names.spec, told, names.seats, names.lang)
        for told in scene.sums
        if told.of == thing and not told.text.startswith(wording.NAMED)
    ]


def own_lines(scene: Scene, viewer: int, names: Names, width: int) -> list[Content]:
    """The fight, what the viewer has, and what lies in the middle, in few lines: the most needed first."""
    lines: list[Content] = []
    for zone in scene.zones:
        if zone.kind == FOES:
            lines += _foes(scene, zone, names, width)
    drawn = [zone for zone in scene.zones if zone.owner == viewer and zone.kind in (*OWN, "drawn")]
    for zone in [*drawn, *[zone for zone in scene.zones if zone.owner < 0 and zone.kind in SHARED]]:
        if zone.cards:
            lines += _row(scene, zone, names, width)
    return lines


def all_lines(scene: Scene, viewer: int, names: Names, width: int) -> list[Content]:
    """Everything that lies on the table, card by card: one's own first, then the middle, then the others."""
    lines: list[Content] = []
    order = sorted(scene.zones, key=lambda zone: (zone.kind != FOES, zone.owner != viewer, zone.owner >= 0))
    for zone in order:
        if zone.kind == FOES:
            lines += _foes(scene, zone, names, width)
            continue
        head: list[Part] = [device(zone.owner)] if zone.owner >= 0 else []
        head.append((f" {_title(zone, names)}", f"bold {palette.INK}"))
        lines.append(Content.assemble(*head))
        for i, card in enumerate(dict.fromkeys(zone.cards) if zone.kind != "units" else zone.cards):
            lines += _card(scene, zone, i, card, names, width)
    return lines


def _title(zone: Zone, names: Names) -> str:
    said = names.label(zone.id)
    return f"{said[:1].upper()}{said[1:]} ({zone.count})"


def _row(scene: Scene, zone: Zone, names: Names, width: int) -> list[Content]:
    """A zone in one paragraph; copies are counted, units tell how they stand."""
    said: list[str] = []
    if zone.kind == "units":
        for i, card in enumerate(zone.cards):
            state = [text.rstrip(".") for text in said_of(scene, f"unit-{zone.owner}-{i}", names)[1:]]
            said.append(names.label(card.id) + (f" [{', '.join(state)}]" if state else ""))
    else:
        for card in dict.fromkeys(zone.cards):
            n = zone.cards.count(card)
            said.append(names.label(card.id) + (f" ×{n}" if n > 1 else ""))
    lines = wrap(f"{_title(zone, names)}: {', '.join(said)}", max(width - 4, 16))
    return [Content.styled(f" {line}" if i == 0 else f"   {line}", palette.INK) for i, line in enumerate(lines)]


def _card(scene: Scene, zone: Zone, i: int, card: Card, names: Names, width: int) -> list[Content]:
    """A card with its lines, and what the scene says of it."""
    count = zone.cards.count(card) if zone.kind != "units" else 1
    lines = [Content.styled(f"  {names.label(card.id)}" + (f" ×{count}" if count > 1 else ""), palette.LANTERN)]
    facts = said_of(scene, card.id, names)
    if zone.kind == "units":
        facts += said_of(scene, f"unit-{zone.owner}-{i}", names)
    for text in [*[names.text(ref) for ref in card.text], *([" ".join(facts)] if facts else [])]:
        lines += [Content.styled(line, palette.SOFT) for line in hanging("    ", text, width)]
    return lines


def _foes(scene: Scene, zone: Zone, names: Names, width: int) -> list[Content]:
    """Whom one fights, with all figures, and what was gathered."""
    lines: list[Content] = []
    for i, card in enumerate(zone.cards):
        lines.append(Content.styled(f" {names.label(card.id)}", f"bold {palette.DANGER}"))
        said = " ".join(said_of(scene, f"foe-{i}", names))
        lines += [Content.styled(line, palette.SOFT) for line in hanging("   ", said, width)]
    said = " ".join(said_of(scene, zone.id, names))
    return lines + [Content.styled(line, palette.INK) for line in hanging(" ", said, width)]
