"""A battle in a scene: who stands in which column, what was drawn and read, what each side comes to."""

from __future__ import annotations

from typing import Any, Final

from realms.kernel.scene import Board, Piece, Space, Sum, Zone

from .data.fate import cell
from .data.units import UNITS
from .rules.battle import Battle
from .rules.battle_lines import ATTACKER, BEFORE, DEFENDER, GONE, ROUTED, UNDECIDED, Host, strength, strength_lines
from .rules.battle_picks import condition
from .scene_cards import cards
from .scene_pieces import figures
from .state import Runewars
from .terms import BATTLE_ROUNDS, NONE

BATTLE: Final = "battle"
SIDE_NAMES: Final = ("attacker", "defender")
OUT: Final[dict[int, str]] = {BEFORE: "before", GONE: "gone"}
"""How fighters lie there that take no part."""
STEPS: Final[dict[str, str]] = {
    "attacker_draws": "cards",
    "defender_draws": "cards",
    "attacker_orbs": "orbs",
    "attacker_orb_ends": "orbs",
    "defender_orbs": "orbs",
    "defender_orb_ends": "orbs",
    "attacker_routs": "routs",
    "defender_routs": "routs",
    "attacker_damage": "damage",
    "defender_damage": "damage",
    "lay_down": "discard",
}
"""Where a round is: the five steps of RW-BATTLE-06 to 12."""
AIMS: Final[dict[str, int]] = {"Pick": 0, "PickType": 0, "OverpowerChoice": 1}
"""Questions about fighters: 1 if its `side` is the one that does it to the other."""
LINES: Final = Board(
    BATTLE,
    "lines",
    (float(BATTLE_ROUNDS), 2.0),
    NONE,
    tuple(
        [
            Space(f"{side}-{n}", side, (n - 0.5, 1.5 if side == "attacker" else 0.5))
            for side in SIDE_NAMES
            for n in range(1, BATTLE_ROUNDS + 1)
        ]
    ),
)
"""A column an initiative, the defender above."""


def battle_in(stack: list[dict[str, Any]]) -> Battle | None:
    """The battle that is fought, once both sides have lined up."""
    from .derived import load_Battle

    for frame in stack[::-1]:
        if frame["is"] == "Battle" and len(frame["sides"]) > DEFENDER:
            # A view has the bonuses by name, a save in pairs.
            sides = [{**side, "bonus": [list(pair) for pair in side["bonus"].items()]} for side in frame["sides"]]
            return load_Battle({**frame, "sides": sides})
    return None


def battle_boards(battle: Battle | None) -> tuple[Board, ...]:
    return (LINES,) if battle is not None else ()


def battle_pieces(battle: Battle | None) -> tuple[list[Piece], list[Sum]]:
    """Fighters that nobody can tell apart are one piece: "attacker:knight:1" is a knight with 1 damage, "…:r0" a
    routed one, "…:before" one that lay there before, "…:gone" those that are not in the battle any more."""
    pieces: list[Piece] = []
    sums: list[Sum] = []
    if battle is None:
        return pieces, sums
    for side, host in zip(SIDE_NAMES, battle.sides, strict=True):
        alike: dict[str, int] = {}
        for i, f in enumerate(host.fighters):
            out = OUT.get(f.state, "")
            id = f"{side}:{f.unit}:{out or condition(f)}"
            alike[id] = alike.get(id, 0) + 1
            if alike[id] > 1:
                continue
            state = out or ("routed" if f.state == ROUTED else "")
            pieces.append(Piece(id, f.unit, host.seat, f"{side}-{UNITS[f.unit].initiative}", state))
            if f.state != GONE:
                left = (("n", host.left(i)), ("of_n", host.health(f.unit)))
                sums.append(Sum(id, host.seat, "sum-health-left", left))
        for id, n in alike.items():
            sums.append(figures(id, host.seat, id.split(":")[1], n))
    return pieces, sums


def battle_zones(battle: Battle | None) -> list[Zone]:
    """The fate cards each side has drawn for the type whose turn it is."""
    if battle is None:
        return []
    return [
        cards(f"fate-{side}", "fate", host.decider, host.cards)
        for side, host in zip(SIDE_NAMES, battle.sides, strict=True)
    ]


def battle_sums(g: Runewars, battle: Battle | None) -> list[Sum]:
    if battle is None:
        return []
    found = [Sum(BATTLE, NONE, "sum-battle", (("area", g.land.areas[battle.area]),))]
    if battle.initiative:
        found.append(Sum(BATTLE, NONE, "sum-initiative-now", (("n", battle.initiative), ("of_n", BATTLE_ROUNDS))))
    if battle.at in STEPS:
        found.append(Sum(BATTLE, NONE, "sum-step", (("step", STEPS[battle.at]),)))
    for side, host in enumerate(battle.sides):
        found += _side(host, SIDE_NAMES[side])
        for source, n in strength_lines(g, battle, side):
            found.append(
                Sum(BATTLE, host.seat, "sum-strength", (("side", SIDE_NAMES[side]), ("source", source), ("n", n)))
            )
    return found + [_if_ended(g, battle)]


def aim_sums(stack: list[dict[str, Any]]) -> list[Sum]:
    """Whose fighters are chosen among: options name a fighter by type and damage, which both sides may have."""
    found: list[Sum] = []
    for frame in stack:
        if frame["is"] in AIMS:
            side = SIDE_NAMES[frame["side"] ^ AIMS[frame["is"]]]
            found.append(Sum(BATTLE, NONE, "sum-aim", (("side", side),)))
    return found


def _side(host: Host, side: str) -> list[Sum]:
    """Who decides for it; which type draws, what its cards show for it, and what of it is still to come."""
    found: list[Sum] = []
    if host.seat != host.decider:
        found.append(Sum(BATTLE, host.seat, "sum-decides", (("side", side), ("who", host.decider))))
    if host.kind:
        found.append(Sum(BATTLE, host.seat, "sum-draws", (("side", side), ("unit", host.kind))))
        shape = UNITS[host.kind].shape
        for card in host.cards:
            shown = cell(card, shape)
            read = (("side", side), ("card", card), ("shape", shape), ("icon", shown.kind), ("n", shown.n))
            found.append(Sum(BATTLE, host.seat, "sum-read", read))
    for drawn in host.read:
        if drawn.came != UNDECIDED:
            icon = drawn.shown().kind if drawn.came else ""
            came = (("card", drawn.card), ("unit", drawn.unit), ("icon", icon), ("n", drawn.came))
            found.append(Sum(f"fate-{side}", host.seat, "sum-came", came))
    for what, n in (("sum-orbs", host.orbs), ("sum-routs", host.routs), ("sum-damage", host.damage)):
        if n:
            found.append(Sum(BATTLE, host.seat, what, (("side", side), ("n", n))))
    return found


def _if_ended(g: Runewars, battle: Battle) -> Sum:
    """RW-BATTLE-16. Who would win if it were counted now, or who has won; a tie is the defender's."""
    ours, theirs = strength(g, battle, ATTACKER), strength(g, battle, DEFENDER)
    won = ATTACKER if ours > theirs else DEFENDER
    text = "sum-if-ended"
    if battle.winner != UNDECIDED:
        won, text = battle.winner, "sum-ended"
    by = "tie" if ours == theirs else "more"
    args = (("n", ours), ("of_n", theirs), ("side", SIDE_NAMES[won]), ("by", by))
    return Sum(BATTLE, battle.sides[won].seat, text, args)
