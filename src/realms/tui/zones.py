"""Hands, play areas, offers and piles as lines of text, for games that are played from the hand. Knows no game."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from textual.content import Content

from realms import wording
from realms.kernel.model import Option
from realms.kernel.scene import Card, Scene, Sum, Zone

from . import palette
from .fighters import declared, figures
from .names import Names, device, hanging
from .rivals import DUEL, SHARE, duel_in_brief, duel_lines, people, shares, standing
from .sums import FIGURES, said_of, told_of
from .table import Part

HAND: Final = "hand"
FOES: Final = "foes"
"""Kinds of zones: cards in hand, and those that are fought."""
OWN: Final = (
    *("played", "units", "skills", "tactic", "artifacts", "treasures", "dragons"),
    *("orders", "fresh", "quests", "rewards", "muster", "tiles"),
)
SHARED: Final = ("dice", "offer", "squad", "season", "fate")
NEEDED: Final = "needed_n"
"""The argument of a sum that tells how much of something is needed: such sums are what a fight turns on."""
TINTED: Final = ("die", "crystal")
"""Kinds of cards whose name is a colour."""
GEM: Final = "◆"
GOAL: Final = "sum-goal"
"""How texts of sums begin that tell how far a goal is met."""
TRADE: Final = "trade"
UNDER_WAY: Final = ("turns", "quest", DUEL, "bid", TRADE)
"""What sums speak of that tell what goes on now."""


def has_hands(scene: Scene) -> bool:
    return any(zone.kind == HAND for zone in scene.zones)


def fights(scene: Scene) -> bool:
    return any(zone.kind in (FOES, DUEL) for zone in scene.zones)


def cut(lines: list[Content], room: int) -> list[Content]:
    """As many lines as there is room for, and a sign that there are more."""
    return lines if len(lines) <= room else [*lines[: room - 1], Content.styled(" …", palette.SOFT)]


def narrow(
    scene: Scene, lines: list[Content], names: Names, width: int, room: int, *, going: bool
) -> list[Content]:
    """Lines for a narrow place: what goes on before them, how the match stands behind, if there is room for it."""
    lines = (under_way(scene, names, width) if going else []) + lines
    more = standing(scene, names, width)
    return lines + more if len(lines) + len(more) <= room else lines


def own_lines(
    scene: Scene, viewer: int, names: Names, width: int, *, hand: bool, going: bool = True
) -> list[Content]:
    """What goes on, what the viewer has, and what lies in the middle, in few lines: the most needed first."""
    lines = under_way(scene, names, width) if going else []
    lines += _goals(scene, viewer, names, width)
    kinds = (HAND, *OWN, "drawn") if hand else (*OWN, "drawn")
    drawn = [zone for zone in scene.zones if zone.owner == viewer and zone.kind in kinds]
    for zone in [*drawn, *[zone for zone in scene.zones if zone.owner < 0 and zone.kind in SHARED]]:
        if zone.cards:
            lines += _row(scene, zone, names, width)
    return lines


def under_way(scene: Scene, names: Names, width: int) -> list[Content]:
    """What was declared, whose turns are to come, how a duel or a bid stands, both sides of a trade, shares."""
    lines = [(f" {text}", palette.LANTERN_HOT) for text in declared(scene, names)]
    for of in UNDER_WAY:
        said = duel_in_brief(scene, names) if of == DUEL else said_of(scene, of, names)
        lines += [(f" {text}", palette.INK) for text in said]
    for zone in scene.zones:
        if zone.kind == TRADE:
            known = [names.label(card.id) for card in zone.cards] + ["?"] * (zone.count - len(zone.cards))
            lines.append((f"   {names.seats[zone.owner]}: {', '.join(known) or '—'}", palette.INK))
    told = [Content.styled(line, style) for text, style in lines for line in hanging(text[:1], text[1:], width)]
    return told + shares(scene, names, width)


def _goals(scene: Scene, viewer: int, names: Names, width: int) -> list[Content]:
    """What the viewer is to reach, ticked off as far as it is there."""
    lines: list[Content] = []
    mine = [told for told in scene.sums if told.seat == viewer and told.text.startswith(GOAL)]
    for goal in dict.fromkeys(told.of for told in mine):
        lines.append(Content.styled(f" {names.label(goal)}", f"bold {palette.INK}"))
        for told in mine:
            if told.of == goal:
                args = dict(told.args)
                enough = int(args["n"]) >= int(args["of_n"])
                tone = palette.GOOD if enough else palette.SOFT
                head = f"  {'✓' if enough else '▸'} "
                lines += [Content.styled(line, tone) for line in hanging(head, names.sum_up(told), width)]
    return lines


def hand_lines(scene: Scene, viewer: int, names: Names, width: int, room: int) -> list[Content]:
    """The viewer's hand, a paragraph a card: its name and what it does. Where figures are moved, the map needs the
    room more: the names of the cards must do."""
    lines: list[Content] = []
    if any(told.text == FIGURES for told in scene.sums):
        hands = [zone for zone in scene.zones if zone.owner == viewer and zone.kind == HAND and zone.cards]
        return cut([line for zone in hands for line in _row(scene, zone, names, width)], room)
    for zone in scene.zones:
        if zone.owner == viewer and zone.kind == HAND:
            for card in dict.fromkeys(zone.cards):
                lines += _brief(scene, card, zone.cards.count(card), names, width)
    return cut(lines, room)


def fight_lines(scene: Scene, viewer: int, names: Names, width: int) -> list[Content]:
    """A fight: the enemies, what was gathered, and all that one could fight with."""
    lines: list[Content] = []
    for zone in scene.zones:
        lines += _fought(scene, zone, names, width)
    lines += shares(scene, names, width)
    for zone in scene.zones:
        if zone.owner == viewer and zone.kind in (HAND, "units", "skills") and zone.cards:
            lines += [Content(""), Content.styled(_title(zone, names), f"bold {palette.INK}")]
            lines += _all_of(scene, zone, names, width)
    return lines


def all_lines(scene: Scene, viewer: int, names: Names, width: int) -> list[Content]:
    """Everything that lies on the table, card by card: one's own first, then the middle, then the others."""
    lines = standing(scene, names, width)
    for zone in scene.zones:
        lines += _fought(scene, zone, names, width)
    lines += [*shares(scene, names, width), *people(scene, names, width)]
    for zone in sorted(scene.zones, key=lambda zone: (zone.owner != viewer, zone.owner >= 0)):
        if not zone.count or zone.kind in (FOES, DUEL, SHARE):
            continue
        head: list[Part] = [device(zone.owner)] if zone.owner >= 0 else []
        head.append((f" {_title(zone, names)}", f"bold {palette.INK}"))
        lines.append(Content.assemble(*head))
        lines += _all_of(scene, zone, names, width)
    return lines + _tracks(scene, viewer, names, width)


def _tracks(scene: Scene, viewer: int, names: Names, width: int) -> list[Content]:
    """What each step of the viewer's own tracks gives, where the scene tells it."""
    lines: list[Content] = []
    for track in scene.tracks:
        if track.owner == viewer:
            lines.append(Content.styled(f" {names.label(track.kind)}: {track.value}", f"bold {palette.INK}"))
            said = " ".join(said_of(scene, track.id, names))
            lines += [Content.styled(line, palette.SOFT) for line in hanging("  ", said, width)]
    return lines


def about(scene: Scene, option: Option, names: Names, width: int) -> list[Content]:
    """What an option is about, in full: the cards and enemies it names, with their lines and figures."""
    told = [one for one in scene.sums if one.of == option.key and one.text.startswith(wording.NAMED)]
    things = [*option.refs, *[str(arg) for one in told[:1] for _, arg in one.args]]
    cards = {card.id: card for zone in scene.zones for card in zone.cards if card.text}
    kinds = {piece.kind.partition(":")[2]: piece.kind for piece in scene.pieces if ":" in piece.kind}
    kinds |= {card.id: f"enemy:{card.id}" for zone in scene.zones if zone.kind == FOES for card in zone.cards}
    lines: list[Content] = []
    for thing in dict.fromkeys(thing.partition("@")[0] for thing in things):
        if thing in cards:
            lines += _card(scene, cards[thing], 1, said_of(scene, thing, names), names, width, " ")
        elif thing in kinds:
            said = " ".join(said_of(scene, kinds[thing], names))
            lines.append(Content.styled(f" {names.label(thing)}", f"bold {palette.DANGER}"))
            lines += [Content.styled(line, palette.SOFT) for line in hanging("   ", said, width)]
    return lines


def _title(zone: Zone, names: Names) -> str:
    said = names.label(zone.id)
    return f"{said[:1].upper()}{said[1:]} ({zone.count})"


def _tint(card: Card) -> str:
    """The colour of a card, where its kind tells one."""
    return palette.MANA.get(card.kind.partition(":")[2] or (card.id if card.kind in TINTED else ""), "")


def _row(scene: Scene, zone: Zone, names: Names, width: int) -> list[Content]:
    """A zone in one paragraph; copies are counted, units tell how they stand."""
    if zone.cards[0].kind in TINTED:
        return _beads(zone, names, width)
    said: list[str] = []
    if zone.kind == "units":
        for i, card in enumerate(zone.cards):
            state = _state(scene, zone, i, names)
            said.append(names.label(card.id) + (f" [{', '.join(state)}]" if state else ""))
    else:
        for card in dict.fromkeys(zone.cards):
            n = zone.cards.count(card)
            said.append(names.label(card.id) + (f" ×{n}" if n > 1 else ""))
    lines = wrap(f"{_title(zone, names)}: {', '.join(said)}", max(width - 4, 16))
    head, colon, rest = lines[0].partition(":")
    first = Content.assemble((f" {head}{colon}", palette.SOFT), (rest, palette.INK))
    return [first, *[Content.styled(f"   {line}", palette.INK) for line in lines[1:]]]


def _beads(zone: Zone, names: Names, width: int) -> list[Content]:
    """Dice and crystals, each in its colour and with its name."""
    lines: list[list[Part]] = [[(f" {_title(zone, names)}:", palette.SOFT)]]
    for card in dict.fromkeys(zone.cards):
        n = zone.cards.count(card)
        said = f" {names.label(card.id)}" + (f" ×{n}" if n > 1 else "")
        if sum(len(text) for text, _ in lines[-1]) + len(said) + 2 > width:
            lines.append([("  ", "")])
        lines[-1] += [(" ■", _tint(card) or palette.INK), (said, palette.INK)]
    return [Content.assemble(*line) for line in lines]


def _state(scene: Scene, zone: Zone, i: int, names: Names) -> list[str]:
    """How a unit stands, without what its card says anyway."""
    printed = said_of(scene, zone.cards[i].id, names)
    said = said_of(scene, f"unit-{zone.owner}-{i}", names)
    return [text.rstrip(".") for text in said[1:] if text not in printed]


def _all_of(scene: Scene, zone: Zone, names: Names, width: int) -> list[Content]:
    """Card by card, with lines and facts."""
    if zone.kind == "units":
        lines: list[Content] = []
        for i, card in enumerate(zone.cards):
            facts = [*said_of(scene, card.id, names), *[f"{text}." for text in _state(scene, zone, i, names)]]
            lines += _card(scene, card, 1, facts, names, width, "  ")
        return lines
    return [
        line
        for card in dict.fromkeys(zone.cards)
        for line in _card(scene, card, zone.cards.count(card), said_of(scene, card.id, names), names, width, "  ")
    ]


def _card(
    scene: Scene, card: Card, count: int, facts: list[str], names: Names, width: int, indent: str
) -> list[Content]:
    """A card with its lines, and what the scene says of it."""
    head: list[Part] = [(indent, "")]
    if _tint(card):
        head.append((f"{GEM} ", _tint(card)))
    head.append((names.label(card.id) + (f" ×{count}" if count > 1 else ""), f"bold {palette.INK}"))
    lines = [Content.assemble(*head)]
    printed = figures(scene, card.id, names)
    if printed:
        lines += [Content.styled(line, palette.INK) for line in hanging(f"{indent}  ", printed, width)]
        facts = []
    for text in [*[names.text(ref) for ref in card.text], *([" ".join(facts)] if facts else [])]:
        lines += [Content.styled(line, palette.SOFT) for line in hanging(f"{indent}  ", text, width)]
    return lines


def _brief(scene: Scene, card: Card, count: int, names: Names, width: int) -> list[Content]:
    """A card in a line, or a paragraph where it says much; before its second effect stands its colour."""
    tint = _tint(card) or palette.LINE_STRONG
    name = names.label(card.id) + (f" ×{count}" if count > 1 else "")
    printed = figures(scene, card.id, names)
    said = f" {GEM} ".join([*([printed] if printed else []), *[names.text(ref) for ref in card.text]])
    found: list[Content] = []
    for i, line in enumerate(wrap(f"{name}: {said}" if said else name, max(width - 4, 20))):
        parts: list[Part] = [(f" {GEM} " if i == 0 else "   ", tint)]
        if i == 0:
            parts.append((line[: len(name)], f"bold {palette.INK}"))
            line = line[len(name) :]
        first, gem, second = line.partition(GEM)
        found.append(Content.assemble(*parts, (first, palette.SOFT), (gem, tint), (second, palette.SOFT)))
    return found


def _fought(scene: Scene, zone: Zone, names: Names, width: int) -> list[Content]:
    """Those who are fought, or two who fight each other; nothing, if the zone is another."""
    if zone.kind == DUEL:
        return duel_lines(scene, zone, names, width)
    return _foes(scene, zone, names, width) if zone.kind == FOES else []


def _foes(scene: Scene, zone: Zone, names: Names, width: int) -> list[Content]:
    """Whom one fights, with all figures, and what was gathered; what is still lacking stands out."""
    lines: list[Content] = []
    for i, card in enumerate(zone.cards):
        lines.append(Content.styled(f" {names.label(card.id)}", f"bold {palette.DANGER}"))
        lines += _figures(told_of(scene, f"foe-{i}"), "   ", names, width)
    return lines + _figures(told_of(scene, zone.id), " ", names, width, palette.INK)


def _figures(told: list[Sum], indent: str, names: Names, width: int, ink: str = palette.SOFT) -> list[Content]:
    """Facts in a paragraph, then each thing that is needed in a line of its own, green when there is enough."""
    say = [names.sum_up(one) for one in told]
    plain = " ".join(text for text, one in zip(say, told, strict=True) if not _needs(one))
    lines = [Content.styled(line, ink) for line in hanging(indent, plain, width)] if plain else []
    for text, one in zip(say, told, strict=True):
        if _needs(one):
            args = dict(one.args)
            enough = int(args.get("n", 0)) >= int(args[NEEDED])
            lines += [
                Content.styled(line, f"bold {palette.GOOD if enough else palette.LANTERN_HOT}")
                for line in hanging(f"{indent}{'✓' if enough else '▸'} ", text, width)
            ]
    return lines


def _needs(told: Sum) -> bool:
    return any(name == NEEDED for name, _ in told.args)
