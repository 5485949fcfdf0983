"""What is under way in a scene: Actions and Artifacts that were declared, and a trade on the table."""

from __future__ import annotations

from typing import Any, Final

from realms.kernel.scene import Sum, Zone, laid_open

from .rules.declaring import Declared, aimed, may_speak
from .scene_cards import cards
from .state import ElvenRage
from .terms import DYING, FALLEN, NAMED, NONE, STRUCK

UNDER_WAY: Final = (NAMED, STRUCK, DYING, FALLEN)
"""Moments at which something is about to happen: passing lets it happen."""


def stack_zones(g: ElvenRage, stack: list[dict[str, Any]]) -> list[Zone]:
    """Declared things in the order of declaring (the last works first), and both sides of a trade."""
    found: list[Zone] = []
    declared = [frame for frame in stack if frame["is"] == "Declared"]
    for i, frame in enumerate(declared):
        found.append(cards(f"declared-{i}", "declared", frame["seat"], [frame["thing"]]))
    for frame in stack:
        if frame["is"] == "Trade":
            found += _trade(g, frame)
    return found


def _trade(g: ElvenRage, frame: dict[str, Any]) -> list[Zone]:
    """What each of the two would give: Treasures that all see, Artifacts that only the two know."""
    found = []
    for seat, tray in ((frame["giver"], frame["given"]), (frame["taker"], frame["asked"])):
        treasures = [t for t in frame["treasures"] if t in g.elves[seat].treasures]
        found.append(cards(f"trade-{seat}", "trade", seat, laid_open(tray)["items"] + treasures))
    return found


def stack_sums(g: ElvenRage, stack: list[dict[str, Any]]) -> list[Sum]:
    found: list[Sum] = []
    declared = [frame for frame in stack if frame["is"] == "Declared"]
    for i, frame in enumerate(declared):
        for aim in aimed(g, frame["aim"]):
            if aim:
                found.append(Sum(f"declared-{i}", frame["seat"], "sum-aim", (("thing", aim),)))
        if frame["cancelled"]:
            found.append(Sum(f"declared-{i}", NONE, "sum-cancelled"))
    for frame in stack:
        if frame["is"] == "Trade":
            args = (("who", frame["giver"]), ("whom", frame["taker"]))
            found.append(Sum("trade", frame["giver"], "sum-offers", args))
            if frame["wanted"]:
                found.append(Sum("trade", frame["taker"], "sum-wanted", (("n", frame["wanted"]),)))
    return found + _speakers(g, stack)


def _speakers(g: ElvenRage, stack: list[dict[str, Any]]) -> list[Sum]:
    """Who has passed in the window that is open, and who may still be asked."""
    if not stack or stack[-1]["is"] not in ("Moment", "Answers"):
        return []
    top = stack[-1]
    declared = None
    if top["is"] == "Answers":
        below = stack[-2]
        declared = Declared(below["seat"], below["thing"], below["aim"], below["moment"], below["spared"])
    found = [Sum("pass", NONE, "named-let")] if declared is not None or top["trigger"] in UNDER_WAY else []
    return found + [
        Sum("window", seat, "sum-passed" if i < top["passed"] else "sum-asked", (("who", seat),))
        for i, seat in enumerate(top["order"])
        if may_speak(g, seat, top["trigger"], declared)
    ]
