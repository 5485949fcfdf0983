"""Hero battles: cards are saved, unless fame is to be won or wounds can be kept off."""

from __future__ import annotations

from typing import Any, Final

from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.data.tracks import ARMOUR
from realms.games.mage_knight.rules.duel_damage import THEFT
from realms.games.mage_knight.terms import NONE
from realms.kernel.model import Decision, Option

from .deeds import ATTACK, BLOCK, RANGED, SIEGE_ATTACK
from .means import Means, Source, means_of
from .moves import Ways
from .picking import best_of, keyed, otherwise
from .position import Position

HAND_TO_HAND: Final = (ATTACK, RANGED, SIEGE_ATTACK)
WORTH_A_CARD: Final = 2
"""Fewer points are not worth playing something for."""
MARGIN: Final = 2
"""What a rival with cards in hand is thought to block."""


def attend(pos: Position, decision: Decision) -> Option:
    """The next turn is worth more than a die and the skills."""
    return keyed(decision, "attend:partial") or decision.options[0]


def rival_of(pos: Position) -> dict[str, Any]:
    assert pos.fight is not None
    duel = pos.fight["duel"]
    seat = duel["defender"] if duel["aggressor"] == pos.me.seat else duel["aggressor"]
    rival: dict[str, Any] = pos.raw["heroes"][seat]
    return rival


def worth_winning(pos: Position, rival: dict[str, Any]) -> bool:
    """Is fame to be won, or was the battle one's own idea?"""
    assert pos.fight is not None
    better = (rival["level"], rival["fame"]) > (pos.me.level, pos.me.fame)
    return better or pos.fight["duel"]["aggressor"] == pos.me.seat


def way_out(pos: Position) -> int:
    """The least damage that drives the rival off, or NONE."""
    assert pos.fight is not None
    ways = Ways(pos)
    near = [hex for hex in ways.near[pos.fight["hex"]] if not ways.closed(hex) and not ways.hostile(hex)]
    prices = [ways.price(hex) for hex in near if ways.price(hex) != NONE]
    return min(prices, default=NONE)


def points_of(source: Source, kinds: tuple[int, ...], means: Means) -> int:
    """The most of these points that something gives."""
    return max([use.n for use in source.uses if use.kind in kinds and means.pool.pay(use.mana)], default=0)


def helpful(pos: Position, decision: Decision, kinds: tuple[int, ...]) -> list[tuple[int, Option]]:
    """What is offered and gives such points, the strongest first."""
    means = means_of(pos)
    found: list[tuple[int, Option]] = []
    for source in means.sources:
        option = keyed(decision, f"{source.verb}:{source.ref}")
        n = points_of(source, kinds, means)
        if option is not None and n >= WORTH_A_CARD:
            found.append((n, option))
    return sorted(found, key=lambda pair: -pair[0])


def attack(pos: Position, decision: Decision) -> Option:
    """In melee: drive the rival off if that can be done; from afar nothing can be won."""
    args: dict[str, Any] = dict(decision.args)
    rival = rival_of(pos)
    strike = keyed(decision, "attack")
    wanted = way_out(pos) + (MARGIN if rival["hand"]["n"] else 0)
    if args["phase"] == "melee" and args["n"] < wanted and worth_winning(pos, rival):
        found = helpful(pos, decision, HAND_TO_HAND)
        if args["n"] + sum([n for n, _ in found]) >= wanted and found:
            return found[0][1]
    return strike if strike is not None else otherwise(decision)


def block(pos: Position, decision: Decision) -> Option:
    """Keep wounds off, if what is at hand keeps off at least one."""
    args: dict[str, Any] = dict(decision.args)
    left, armour = int(args["left_n"]), pos.me.armour
    each = 1 if args["phase"] == "melee" else 2
    found = helpful(pos, decision, (BLOCK,))
    most = sum([n for n, _ in found]) // each
    if left >= armour and max(0, left - most) // armour < left // armour:
        enough = [option for n, option in found if left - n // each < armour]
        return enough[-1] if enough else found[0][1]
    return otherwise(decision)


def damage(pos: Position, decision: Decision) -> Option:
    """Wounds and artifacts as long as enough is left to drive the rival off; then that."""
    left = int(dict(decision.args)["n"])
    ways = Ways(pos)
    outs = [ways.price(HEX[option.refs[0]]) for option in decision.options if option.verb == "drive"]
    spare = left - min(outs, default=0)
    armour = ARMOUR[rival_of(pos)["level"]]

    def worth(option: Option) -> float:
        if option.verb == "rob":
            return 2.0 if spare >= THEFT else 0.0
        if option.verb == "hero":
            return 1.0 if spare >= armour else 0.1
        if option.verb == "drive":
            return 0.5 - 0.01 * ways.price(HEX[option.refs[0]])
        return 0.05 if option.verb == "unit" else 0.0

    return best_of(decision, worth)
