"""What stands before each player in a scene: dials, figures, titles, how far the own objectives are met."""

from __future__ import annotations

from functools import cache

from realms.kernel.scene import BLANK, RESULT, Panel, Sum, Track

from .data.factions import INFLUENCE_ICONS, RECRUITS, TACTICS_ICONS
from .data.objectives import OBJECTIVES
from .rules.areas import controlled, strongholds
from .rules.battle import Battle
from .rules.game import number
from .rules.hands import tactics_held
from .rules.heroes import heroes_of
from .rules.objectives import measure, met
from .rules.runes import runes_of
from .scene_battle import SIDE_NAMES
from .state import Realm, Runewars
from .terms import DIAL_LIMIT, NOBODY, NONE, RESOURCES, RUNES_TO_WIN, TITLES


def panels(g: Runewars, battle: Battle | None) -> tuple[Panel, ...]:
    return tuple([_panel(g, realm, battle) for realm in g.realms])


def _panel(g: Runewars, realm: Realm, battle: Battle | None) -> Panel:
    seat = realm.seat
    facts = (
        ("fact-runes", runes_of(g, seat)),
        ("fact-food", realm.dials[0]),
        ("fact-wood", realm.dials[1]),
        ("fact-ore", realm.dials[2]),
        ("fact-influence", realm.influence),
        ("fact-tactics", tactics_held(g, seat)),
        ("fact-quests", len(realm.quests.items)),
        ("fact-objectives", len(realm.objectives.items)),
        ("fact-heroes", len(heroes_of(g, seat))),
        ("fact-areas", len(controlled(g, seat))),
        ("fact-forts", len(strongholds(g, seat))),
        ("fact-order", number(realm.order) if realm.order else 0),
    )
    marks = ["active"] if seat == g.active else []
    if seat == g.first:
        marks.append("first")
    if realm.out:
        marks.append("out")
    if battle is not None:
        marks += [SIDE_NAMES[side] for side, host in enumerate(battle.sides) if host.seat == seat]
    return Panel(seat, realm.faction, facts, tuple(marks))


def dials(g: Runewars) -> tuple[Track, ...]:
    """RW-RES-01. `dial-<seat>-<resource>`."""
    return tuple(
        [
            Track(f"dial-{realm.seat}-{resource}", resource, realm.seat, realm.dials[i], DIAL_LIMIT)
            for realm in g.realms
            for i, resource in enumerate(RESOURCES)
            if realm.faction
        ]
    )


def dial_sums(g: Runewars) -> list[Sum]:
    """RW-RES-02. What each step of a dial gives."""
    return [told for realm in g.realms if realm.faction for told in _steps(realm.seat, realm.faction)]


@cache
def _steps(seat: int, faction: str) -> tuple[Sum, ...]:
    found: list[Sum] = []
    for resource in RESOURCES:
        of = f"dial-{seat}-{resource}"
        for step, units in sorted(RECRUITS[faction][resource].items()):
            for unit in dict.fromkeys(units):
                args = (("step_n", step), ("n", units.count(unit)), ("units", f"{unit}-{units.count(unit)}"))
                found.append(Sum(of, seat, "sum-step-units", args))
        for step in INFLUENCE_ICONS[faction][resource]:
            found.append(Sum(of, seat, "sum-step-influence", (("step_n", step),)))
        for step in TACTICS_ICONS[faction][resource]:
            found.append(Sum(of, seat, "sum-step-tactics", (("step_n", step),)))
    return tuple(found)


def title_sums(g: Runewars) -> list[Sum]:
    """RW-TITLE-01, 02. Whose each title is, and the influence that lies on it."""
    found: list[Sum] = []
    for i, title in enumerate(TITLES):
        owner = g.titles[i]
        if owner == NOBODY:
            found.append(Sum(title, NONE, "sum-title-free"))
        else:
            found.append(Sum(title, owner, "sum-title-of", (("who", owner), ("n", g.paid[i]))))
    return found


def objective_sums(g: Runewars) -> list[Sum]:
    """How far objectives are met, of those that the viewer knows."""
    found: list[Sum] = []
    for realm in g.realms:
        for name in realm.objectives.items:
            if name != BLANK and g.holder:
                found.append(_progress(g, realm.seat, name))
    return found


def _progress(g: Runewars, seat: int, name: str) -> Sum:
    n, of_n = measure(g, seat, name), OBJECTIVES[name].much
    if n == NONE:
        n, of_n = int(met(g, seat, name)), 1
    return Sum(name, seat, "sum-goal", (("n", n), ("of_n", of_n)))


def result_sums(g: Runewars) -> list[Sum]:
    """After the end: how it was won, and how far each came."""
    if g.winner == NOBODY:
        return []
    found = [Sum(RESULT, g.winner, _how(g))]
    for realm in g.realms:
        if realm.out:
            found.append(Sum(RESULT, realm.seat, "sum-result-out"))
        found.append(
            Sum(RESULT, realm.seat, "sum-result-runes", (("n", runes_of(g, realm.seat)), ("of_n", RUNES_TO_WIN)))
        )
    return found


def _how(g: Runewars) -> str:
    if runes_of(g, g.winner) >= RUNES_TO_WIN:
        return "sum-won-runes"
    alone = len([realm for realm in g.realms if not realm.out]) == 1
    return "sum-won-last" if alone else "sum-won-years"
