"""A hero battle in a scene: who attacks whom, how the defender attends, the attack with its elements, the block,
what is left, and what damage buys. What a unit has to do with it is said of the unit ("unit-1-0")."""

from __future__ import annotations

from typing import TypeAlias

from realms.kernel.scene import Card, Sum, Zone

from .data import tracks
from .data.hexes import HEX_NAMES
from .fights import Duel, Fight
from .rules.duel import attack_points, contributors, elements, retreats, rival_of, walled
from .rules.duel_aims import aims, unit_armour, unit_resists
from .rules.duel_begin import FULL, PARTIAL
from .rules.duel_block import block_points, block_total, taken_off, unblocked
from .rules.duel_damage import PILES, THEFT, artifacts_in, pile_of, unit_cost
from .scene_fight import resists_sums
from .state import MageKnight
from .terms import BLOCK_PHASE, ELEMENTS, KINDS, NONE, PHASES

Args: TypeAlias = tuple[tuple[str, int | str], ...]


def duel_zones(g: MageKnight) -> list[Zone]:
    """The aggressor and the defender."""
    if g.fight is None or g.fight.duel is None:
        return []
    duel = g.fight.duel
    cards = [Card(g.heroes[seat].name, "hero") for seat in (duel.aggressor, duel.defender)]
    return [Zone("duel", "duel", duel.aggressor, tuple(cards), len(cards))]


def duel_sums(g: MageKnight) -> list[Sum]:
    return _battle(g, g.fight, g.fight.duel) if g.fight is not None and g.fight.duel is not None else []


def _battle(g: MageKnight, fight: Fight, duel: Duel) -> list[Sum]:
    found = [Sum("duel", duel.aggressor, "sum-at", (("hex", HEX_NAMES[fight.hex]),))]
    found.append(Sum("duel", duel.aggressor, "sum-aggressor", (("hero", g.heroes[duel.aggressor].name),)))
    defender = (("hero", g.heroes[duel.defender].name),)
    if duel.stage == NONE:
        return [*found, Sum("duel", duel.defender, "sum-defender", defender)]
    attends = ("attendance", FULL if duel.full else PARTIAL)
    found.append(Sum("duel", duel.defender, "sum-attends", (*defender, attends)))
    found.append(Sum("duel", NONE, "sum-duel-phase", (("phase", PHASES[duel.stage]),)))
    found.append(Sum("duel", duel.attacker, "sum-attacker", (("hero", g.heroes[duel.attacker].name),)))
    found += _attack(g, fight, duel)
    found += _block(g, duel)
    for seat, wounds in ((duel.aggressor, fight.wounds), (duel.defender, duel.wounds)):
        limit = tracks.HAND_LIMIT[g.heroes[seat].level]
        found.append(Sum("duel", seat, "sum-knock-out", (("n", wounds), ("of_n", limit))))
        found += _units(g, duel, seat)
    return found


def _attack(g: MageKnight, fight: Fight, duel: Duel) -> list[Sum]:
    """The points gathered, and what of them counts."""
    found: list[Sum] = []
    for at, n in enumerate(fight.attack):
        if n:
            kind, element = divmod(at, len(ELEMENTS))
            args = (("n", n), ("kind", KINDS[kind]), ("element", ELEMENTS[element]))
            found.append(Sum("duel", duel.attacker, "sum-gathered-attack", args))
    said = ",".join([ELEMENTS[element] for element in elements(g)])
    total = sum(attack_points(g))
    if total:
        found.append(Sum("duel", duel.attacker, "sum-duel-attack", (("n", total), ("elements", said))))
        found.append(Sum("attack", duel.attacker, "named-attack", (("n", total), ("elements", said))))
    if walled(g, duel.attacker):
        found.append(Sum("duel", duel.attacker, "sum-siege-only"))
    return found


def _block(g: MageKnight, duel: Duel) -> list[Sum]:
    """MK-PVP-22 to 24. Only while somebody blocks."""
    if g.phase != BLOCK_PHASE:
        return []
    blocker = rival_of(duel, duel.attacker)
    found: list[Sum] = []
    for element, n in enumerate(block_points(g)):
        if n:
            args = (("n", n), ("element", ELEMENTS[element]))
            found.append(Sum("duel", blocker, "sum-gathered-block", args))
    worth = (("n", block_total(g)), ("off_n", taken_off(g)))
    found.append(Sum("duel", blocker, "sum-duel-block", worth))
    found.append(Sum("duel", blocker, "sum-duel-left", (("n", unblocked(g)),)))
    for i in contributors(duel):
        found.append(
            Sum(f"fear:{i}", blocker, "named-fear-unit", (("unit", g.heroes[duel.attacker].units[i].kind),))
        )
    return found


def _units(g: MageKnight, duel: Duel, seat: int) -> list[Sum]:
    """The units of one side as they stand in the battle, and as aims of the other's effects."""
    found: list[Sum] = []
    aimed = aims(g, rival_of(duel, seat))
    for i, unit in enumerate(g.heroes[seat].units):
        of = f"unit-{seat}-{i}"
        shares = [share.n for share in duel.shares if share.unit == i and seat == duel.attacker]
        if shares:
            found.append(Sum(of, seat, "sum-in-attack", (("n", sum(shares)),)))
        if seat != duel.attacker and i in duel.blockers:
            found.append(Sum(of, seat, "sum-in-block"))
        if [mark for mark in duel.shaken if mark.seat == seat and mark.unit == i]:
            found.append(Sum(of, seat, "sum-shaken", (("n", unit_armour(g, seat, i)),)))
            found += resists_sums(of, unit_resists(g, seat, i))
        if i in aimed and acting(g, duel) != seat:
            found.append(Sum(f"enemy:{i}", acting(g, duel), "named-rival-unit", (("unit", unit.kind),)))
    return found


def acting(g: MageKnight, duel: Duel) -> int:
    """Whose cards are played now."""
    return rival_of(duel, duel.attacker) if g.phase == BLOCK_PHASE else duel.attacker


def buys(g: MageKnight, seat: int) -> list[tuple[str, str, Args]]:
    """MK-PVP-25, 26, 33, 34. What damage buys: names for the options of the attacker."""
    assert g.fight is not None and g.fight.duel is not None
    rival = g.heroes[rival_of(g.fight.duel, seat)]
    found: list[tuple[str, str, Args]] = [("hero", "named-wound-hero", (("n", tracks.ARMOUR[rival.level]),))]
    for i, unit in enumerate(rival.units):
        price = unit_cost(g, rival.seat, i)
        found.append((f"unit:{i}", "named-wound-unit", (("unit", unit.kind), ("n", price))))
        if unit.banner != "":
            found.append((f"rob:{unit.banner}:units", "named-rob", (("card", unit.banner), ("n", THEFT))))
    for name in PILES:
        for card in artifacts_in(pile_of(rival, name)):
            found.append((f"rob:{card}:{name}", "named-rob", (("card", card), ("n", THEFT))))
    for hex, price in retreats(g, rival.seat):
        found.append((f"drive:{HEX_NAMES[hex]}", "named-drive", (("hex", HEX_NAMES[hex]), ("n", price))))
    return found
