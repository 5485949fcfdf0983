"""Heroes in a scene: what they can, a duel, a quest that is attempted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from realms.kernel.scene import Sum, Zone

from .data.fate import cell
from .data.heroes import HEROES
from .rules.duel import Duel
from .rules.duel_lines import Duellist, shape_of, unprevented
from .rules.heroes import attribute, hero_of
from .scene_cards import cards
from .state import Runewars
from .terms import ATTRIBUTES, DUEL_ROUNDS, NONE

DUEL: Final = "duel"
QUEST: Final = "quest"
DUEL_SIDES: Final = ("challenger", "challenged")


def hero_sums(g: Runewars, zones: Sequence[Zone]) -> list[Sum]:
    """Of those on the map as they are now, of those on cards as they are printed."""
    found: list[Sum] = []
    for hero in g.heroes:
        whole = HEROES[hero.id].health
        found.append(Sum(hero.id, hero.owner, "sum-health-left", (("n", whole - hero.damage), ("of_n", whole))))
        for name in ATTRIBUTES:
            found.append(
                Sum(hero.id, hero.owner, "sum-attribute", (("attribute", name), ("n", attribute(hero, name))))
            )
        count = len(hero.rewards.items)
        if count:
            found.append(Sum(hero.id, hero.owner, "sum-rewards", (("n", count),)))
    for id in dict.fromkeys([c.id for zone in zones for c in zone.cards if c.kind == "hero"]):
        found.append(Sum(id, NONE, "sum-health", (("n", HEROES[id].health),)))
        for name, n in HEROES[id].attributes.items():
            found.append(Sum(id, NONE, "sum-attribute", (("attribute", name), ("n", n))))
    return found


def duel_in(stack: list[dict[str, Any]]) -> Duel | None:
    from .derived import load_Duel

    for frame in stack[::-1]:
        if frame["is"] == "Duel":
            return load_Duel(frame)
    return None


def duel_zones(stack: list[dict[str, Any]]) -> list[Zone]:
    duel = duel_in(stack)
    if duel is None:
        return []
    return [
        cards(f"fate-{side}", "fate", d.seat, d.cards, d.card)
        for side, d in zip(DUEL_SIDES, duel.sides, strict=True)
    ]


def duel_sums(g: Runewars, stack: list[dict[str, Any]]) -> list[Sum]:
    """RW-DUEL-03 to 10. The round, and of both sides: life, arms, the card that counts, damage of this round."""
    duel = duel_in(stack)
    if duel is None:
        return []
    found = [Sum(DUEL, NONE, "sum-duel", (("area", g.land.areas[duel.area]),))]
    if duel.round:
        found.append(Sum(DUEL, NONE, "sum-duel-round", (("n", duel.round), ("of_n", DUEL_ROUNDS))))
    for side, d in zip(DUEL_SIDES, duel.sides, strict=True):
        found += _duellist(g, side, d)
    return found


def _duellist(g: Runewars, side: str, d: Duellist) -> list[Sum]:
    me = (("side", side), ("fighter", d.name))
    whole = HEROES[d.name].health if d.hero else d.health
    fallen = d.hero and d.name not in [hero.id for hero in g.heroes]
    hurt = whole if fallen else hero_of(g, d.name).damage if d.hero else d.damage
    found = [Sum(DUEL, d.seat, "sum-duellist", (*me, ("n", max(0, whole - hurt)), ("of_n", whole)))]
    found += [Sum(DUEL, d.seat, "sum-arms", (*me, ("reward", arm))) for arm in (d.weapon, d.armour) if arm]
    if d.card:
        shown = cell(d.card, shape_of(d))
        read = (*me, ("card", d.card), ("shape", shape_of(d)), ("icon", shown.kind), ("n", shown.n))
        found.append(Sum(DUEL, d.seat, "sum-duel-read", read))
    if d.wounds:
        found.append(Sum(DUEL, d.seat, "sum-wounds", (*me, ("n", unprevented(d)), ("of_n", d.wounds))))
    return found


def quest_sums(stack: list[dict[str, Any]]) -> list[Sum]:
    """RW-QUEST-03. Who attempts which quest, and what came of it."""
    found: list[Sum] = []
    for frame in stack:
        if frame["is"] == "Attempt":
            args = (("hero", frame["hero"]), ("quest", frame["quest"]))
            found.append(Sum(QUEST, frame["seat"], "sum-attempt", args))
            if frame["line"]:
                found.append(Sum(QUEST, frame["seat"], "sum-outcome", (("destiny", frame["line"]),)))
    return found
