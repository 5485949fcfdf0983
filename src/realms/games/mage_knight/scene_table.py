"""The middle of the table in a scene: source, offers, decks, the dummy player, and what open questions show."""

from __future__ import annotations

from typing import Any, TypeAlias

from realms.kernel.effects import NODES, May, OneOf
from realms.kernel.scene import Card, Sum, Zone

from .data.cards import CARDS
from .data.units import UNITS
from .fights import Fight
from .rules import foes, mana, offers
from .rules.skills import table as skills
from .rules.tactics import TACTICS
from .scene_claims import to_return
from .scene_duel import buys
from .scene_fight import Args, blow, strike
from .scene_seats import cards, deed, skill, tactic, unit, unit_sums
from .state import MageKnight
from .terms import AFTERWARDS, BACKS, BLACK, COLOURS, DUMMY, NONE
from .vocabulary.choices import MayOneOf

Named: TypeAlias = tuple[str, str, Args]
"""The key of an option, the message that tells it, and its arguments."""


def _row(id: str, kind: str, shown: list[Card], owner: int = NONE) -> Zone:
    return Zone(id, kind, owner, tuple(shown), len(shown))


def _pile(id: str, count: int) -> Zone:
    return Zone(id, "pile", NONE, (), count)


def table_zones(g: MageKnight, stack: list[dict[str, Any]], seat: int) -> list[Zone]:
    found = [
        _row(
            "source",
            "dice",
            [Card(COLOURS[die], "die", (), 0 if die_why(g, seat, die) else 1) for die in g.source],
        ),
        _row("order", "order", [Card(_name(g, seat), "hero") for seat in g.order if _name(g, seat) != ""]),
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


def playing(g: MageKnight, chooser: int) -> int:
    """Whose turn it is; in a hero battle, and after it, whoever is asked plays (MK-PVP-08)."""
    duel = g.fight.duel if g.fight is not None else None
    return chooser if g.phase == AFTERWARDS or (duel is not None and duel.stage != NONE) else g.active


def die_why(g: MageKnight, seat: int, die: int) -> str:
    """MK-MANA-05 to 07, MK-PVP-11. Why this player cannot use a die of the source; "" if it can be used."""
    if seat == NONE:
        return ""
    if mana.dice_left(g, g.heroes[seat]) <= 0:
        return "sum-die-used"
    if any(mana.stands_for(g, seat, die, wanted, die=True) for wanted in range(len(COLOURS))):
        return ""
    if any(mana.polarized(g, seat, die, wanted) for wanted in range(len(COLOURS))):
        return ""
    return "sum-die-by-day" if die == BLACK else "sum-die-at-night"


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
        for seat, pack in enumerate(frame.get("packs", ())):
            shown = tuple([deed(name) for name in pack["items"] if name in CARDS])
            found.append(Zone(f"pack-{seat}", "drawn", seat, shown, pack["n"]))
        if frame["is"] == "Upgrade":
            shown = tuple([deed(name) for name in frame["shown"]])
            found.append(
                Zone("upgrades", "drawn", frame["order"][0] if frame["order"] else NONE, shown, len(shown))
            )
        if frame["is"] == "ChooseSkill" and frame["going"]:
            shown = tuple([skill(name, 1) for name in frame["shown"]])
            found.append(Zone(f"shown-{frame['seat']}", "drawn", frame["seat"], shown, len(shown)))
    return found


def table_sums(g: MageKnight, seat: int) -> list[Sum]:
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
    for die in dict.fromkeys(g.source):
        why = die_why(g, seat, die)
        if why:
            found.append(Sum(f"die:{COLOURS[die]}", seat, why))
    if seat != NONE:
        for to in (offers.HAND, offers.DISCARD):
            price = offers.price_of_learning(g, seat, to)
            for card in g.action_offer if price else []:
                args = (("card", card), ("n", price))
                found.append(Sum(f"learn:{to}:{card}", seat, "named-learn", args))
    return found


def frame_sums(g: MageKnight, stack: list[dict[str, Any]]) -> list[Sum]:
    """Names for the options of the question that is open: what each way, ability or part of an effect would do."""
    if not stack:
        return []
    frame = stack[-1]
    seat = frame.get("seat", NONE)
    found = [Sum(key, seat, text, args) for key, text, args in _named(g, frame)]
    if frame["is"] == "Group" and g.fight is not None and frame["targets"]:
        n, wanted = strike(g, g.fight, frame["targets"])
        found.append(Sum("fight", seat, "sum-group", (("n", n), ("needed_n", wanted))))
        found += [Sum(f"foe-{i}", seat, "sum-target") for i in frame["targets"]]
    return found


def _named(g: MageKnight, frame: dict[str, Any]) -> list[Named]:
    kind = frame["is"]
    if kind == "ChooseWay":
        return [
            (f"way:{ref.rpartition('.')[2]}", "named-way", (("way", ref.rpartition(".")[2]), ("effect", ref)))
            for ref in deed(frame["card"]).text
        ]
    if kind == "AgreeOnReturner":
        names = [hero.name for hero in g.heroes if to_return(g, hero.seat) and g.teams[hero.seat] == frame["team"]]
        return [("agree", "named-agree-returner", (("hero", name),)) for name in names]
    if kind == "ChooseAbility":
        refs = [f"{frame['kind']}.{k}" for k in range(len(UNITS[frame["kind"]].abilities))]
        return [(f"ability:{k}", "named-ability", (("effect", ref),)) for k, ref in enumerate(refs)]
    if kind == "Resolving" and frame["todo"]:
        node = NODES[frame["todo"][-1]]
        if isinstance(node, OneOf | May | MayOneOf):
            return [(f"do:{part.label}", "named-do", (("effect", part.id),)) for part in node.parts]
    if kind == "Glade":
        return [(f"throw:{place}", "named-glade", (("place", place),)) for place in ("hand", "discard")]
    if kind == "PassWound":
        return [(f"hero:{hero.name}", "named-hero", (("hero", hero.name),)) for hero in g.heroes]
    if kind == "DrainUnit":
        rivals = g.heroes[frame["rival"]].units
        return [(f"drain:{i}", "named-drain", (("unit", unit.kind),)) for i, unit in enumerate(rivals)]
    if kind == "Group" and g.fight is not None:
        return _more_targets(g, g.fight, frame["targets"])
    if kind == "Assign" and g.fight is not None:
        return blow(g, g.fight, frame["foe"], frame["attack"], frame["left"])
    if kind == "HeroDamage" and g.fight is not None:
        return buys(g, frame["seat"])
    if kind in ("GiveCard", "SpendAtOnce"):
        return _mana_at_once(g, frame)
    return []


def _more_targets(g: MageKnight, fight: Fight, targets: list[int]) -> list[Named]:
    """One more enemy for an attack: what is needed for the whole group."""
    found: list[Named] = []
    for i in foes.living(fight):
        if i not in targets:
            n, wanted = strike(g, fight, [*targets, i])
            args = (("enemy", fight.foes[i].token), ("n", n), ("needed_n", wanted))
            found.append((f"strike:{i}", "named-strike", args))
    return found


def _mana_at_once(g: MageKnight, frame: dict[str, Any]) -> list[Named]:
    """Invocation: a card for a mana, and what the mana is spent on."""
    hero = g.heroes[frame["seat"]]
    found: list[Named] = []
    for name in dict.fromkeys([card for card in hero.hand.items if card in CARDS]):
        if frame["is"] == "GiveCard":
            for colour in COLOURS:
                args = (("card", name), ("colour", colour))
                found.append((f"discard:{name}:{colour}", "named-invoke", args))
        else:
            for ref in deed(name).text:
                key = f"card:{name}:{ref.rpartition('.')[2]}"
                found.append((key, "named-card", (("card", name), ("effect", ref))))
    if frame["is"] == "SpendAtOnce":
        for i, unit in enumerate(hero.units):
            for k in range(len(UNITS[unit.kind].abilities)):
                args = (("card", unit.kind), ("effect", f"{unit.kind}.{k}"))
                found.append((f"unit:{i}:{k}", "named-card", args))
    return found
