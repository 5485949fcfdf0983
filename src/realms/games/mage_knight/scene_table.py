"""The middle of the table in a scene: source, offers, decks, the dummy player, and what open questions show."""

from __future__ import annotations

from typing import Any

from realms.kernel.effects import NODES, May, OneOf
from realms.kernel.scene import Card, Sum, Zone

from .data.cards import CARDS
from .data.units import UNITS
from .rules.skills import table as skills
from .rules.tactics import TACTICS
from .scene_seats import cards, deed, skill, tactic, unit, unit_sums
from .state import MageKnight
from .terms import BACKS, COLOURS, DUMMY, NONE


def _row(id: str, kind: str, shown: list[Card], owner: int = NONE) -> Zone:
    return Zone(id, kind, owner, tuple(shown), len(shown))


def _pile(id: str, count: int) -> Zone:
    return Zone(id, "pile", NONE, (), count)


def table_zones(g: MageKnight, stack: list[dict[str, Any]]) -> list[Zone]:
    found = [
        _row("source", "dice", [Card(COLOURS[die], "die") for die in g.source]),
        _row("order", "order", [Card(_name(g, seat), "hero") for seat in g.order]),
        _row("tactics", "tactics", [tactic(name, 1) for name in g.tactics]),
        _row("unit_offer", "offer", [unit(name) for name in g.unit_offer]),
        _row("monastery_offer", "offer", [deed(name) for name in g.monastery_offer]),
        _row("action_offer", "offer", [deed(name) for name in g.action_offer]),
        _row("spell_offer", "offer", [deed(name) for name in g.spell_offer]),
        _row("common_skills", "offer", [skill(name, 0) for name in g.common_skills if name in skills()]),
        _row("centre", "centre", [skill(token.skill, 1) for token in g.centre if token.skill in skills()]),
        _pile("regular-units", len(g.unit_decks[0].items)),
        _pile("elite-units", len(g.unit_decks[1].items)),
        _pile("actions", len(g.action_deck.items)),
        _pile("spells", len(g.spell_deck.items)),
        _pile("artifacts", len(g.artifact_deck.items)),
        _pile("tiles", len(g.tiles.items)),
        _pile("core-tiles", len(g.core_tiles.items)),
    ]
    found += [_pile(f"pile-{back}", len(g.piles[i].items)) for i, back in enumerate(BACKS)]
    return found + _dummy(g) + _shown(stack)


def _name(g: MageKnight, seat: int) -> str:
    if seat != DUMMY:
        return g.heroes[seat].name
    assert g.dummy is not None
    return g.dummy.name


def _dummy(g: MageKnight) -> list[Zone]:
    if g.dummy is None:
        return []
    crystals = [Card(COLOURS[colour], "crystal") for colour, n in enumerate(g.dummy.crystals) for _ in range(n)]
    found = [
        _pile("deck-dummy", len(g.dummy.deck.items)),
        cards("discard-dummy", "discard", NONE, g.dummy.discard),
        _row("crystals-dummy", "crystals", crystals),
    ]
    if g.dummy.tactic != "":
        found.append(_row("tactic-dummy", "tactic", [tactic(g.dummy.tactic, 0)]))
    return found


def _shown(stack: list[dict[str, Any]]) -> list[Zone]:
    """What the question that is open lays before the player: drawn artifacts, skills to choose from."""
    found: list[Zone] = []
    for frame in stack:
        drawn = frame.get("drawn")
        if isinstance(drawn, dict) and drawn.keys() == {"n", "items"}:
            shown = tuple([deed(name) for name in drawn["items"] if name in CARDS])
            found.append(Zone(f"drawn-{frame['seat']}", "drawn", frame["seat"], shown, drawn["n"]))
        if frame["is"] == "ChooseSkill" and frame["going"]:
            shown = tuple([skill(name, 1) for name in frame["shown"]])
            found.append(Zone(f"shown-{frame['seat']}", "drawn", frame["seat"], shown, len(shown)))
    return found


def table_sums(g: MageKnight) -> list[Sum]:
    """Printed figures of units, skills and tactics in sight."""
    found: list[Sum] = []
    kinds = {*g.unit_offer, *[one.kind for hero in g.heroes for one in hero.units]}
    for name in sorted(kinds):
        found.extend(unit_sums(name))
    seen = {*g.common_skills, *[name for hero in g.heroes for name in hero.skills]}
    for name in sorted(seen):
        if name in skills():
            found.append(Sum(name, NONE, "sum-skill", (("kind", skills()[name].kind),)))
    taken = [hero.tactic for hero in g.heroes] + ([g.dummy.tactic] if g.dummy is not None else [])
    for name in [*g.tactics, *taken]:
        if name != "":
            found.append(Sum(name, NONE, "sum-tactic", (("n", TACTICS[name].number),)))
    return found


def frame_sums(stack: list[dict[str, Any]]) -> list[Sum]:
    """Names for the options of the question that is open: what each way, ability or part of an effect would do."""
    if not stack:
        return []
    frame = stack[-1]
    if frame["is"] == "ChooseWay":
        name = frame["card"]
        ways = [way for way in ("basic", "strong") if f"{name}.{way}" in deed(name).text]
        return [
            Sum(f"way:{way}", frame["seat"], "named-way", (("way", way), ("effect", f"{name}.{way}")))
            for way in ways
        ]
    if frame["is"] == "ChooseAbility":
        count = len(UNITS[frame["kind"]].abilities)
        return [
            Sum(f"ability:{k}", frame["seat"], "named-ability", (("effect", f"{frame['kind']}.{k}"),))
            for k in range(count)
        ]
    if frame["is"] == "Resolving" and frame["todo"]:
        node = NODES[frame["todo"][-1]]
        if isinstance(node, OneOf | May):
            return [Sum(f"do:{p.label}", frame["seat"], "named-do", (("effect", p.id),)) for p in node.parts]
    return []
