"""A joint assault in a scene: who takes part, and which defenders each has to face."""

from __future__ import annotations

from realms.kernel.scene import Card, Sum, Zone

from .data.hexes import HEX_NAMES
from .rules.joint_shares import garrison
from .state import MageKnight


def joint_zones(g: MageKnight) -> list[Zone]:
    """The share of each: defenders face up; of the others only the number is known."""
    joint = g.joint
    if joint is None:
        return []
    found: list[Zone] = []
    for i, seat in enumerate(joint.members):
        cards = tuple([Card(token, "foe") for token in joint.shares[i]])
        hidden = sum([whose.count(i) for whose in joint.hidden])
        found.append(Zone(f"share-{seat}", "share", seat, cards, len(cards) + hidden))
    return found


def joint_sums(g: MageKnight) -> list[Sum]:
    joint = g.joint
    if joint is None:
        return []
    left = garrison(g, joint.hex)
    found = [Sum("map", joint.members[0], "sum-joint", (("hex", HEX_NAMES[joint.hex]), ("n", left)))]
    for seat, n in zip(joint.members, joint.counts, strict=True):
        found.append(Sum(f"hero-{seat}", seat, "sum-share", (("n", n), ("hex", HEX_NAMES[joint.hex]))))
    return found
