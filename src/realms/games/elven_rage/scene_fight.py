"""The battlefield in a scene: who stands where, what each side comes to, the named strike, the result so far."""

from __future__ import annotations

from typing import Any, Final

from realms.kernel.scene import Board, Piece, Space, Sum

from .data.warriors import WARRIORS
from .rules.battle import next_to_act
from .rules.fighting import ahead, living, losses, owner, ref, standing, stops
from .state import ElvenRage, Fight, Fighter
from .terms import ATTACKER, DEFENDER, EDGES, FACING, ICONS, LIVES_TAKEN, NONE, OFF, PLACES, SIDES, STRIKES

# Where the places of the cross are drawn, on a field of 100 by 100.
_AT: Final = ((50.0, 15.0), (85.0, 50.0), (50.0, 85.0), (15.0, 50.0), (40.0, 50.0), (60.0, 50.0))
FIELD: Final = Board(
    "battle",
    "battle",
    (100.0, 100.0),
    NONE,
    tuple([Space(name, "edge" if i < EDGES else "middle", _AT[i]) for i, name in enumerate(PLACES)]),
)


def fight_boards(g: ElvenRage) -> tuple[Board, ...]:
    return (FIELD,) if g.fight is not None else ()


def fight_pieces(g: ElvenRage) -> list[Piece]:
    """Fighters at their places; those who have left the battle are sums of it."""
    if g.fight is None:
        return []
    return [
        Piece(ref(f), "fighter", owner(g.fight, f), PLACES[f.place], _state(f))
        for f in g.fight.fighters
        if f.place != OFF
    ]


def _state(f: Fighter) -> str:
    if f.place >= EDGES:
        return "aside"
    if f.lives == 0:
        return "dying"
    return "acted" if f.acted else "waits"


def fight_sums(g: ElvenRage, stack: list[dict[str, Any]]) -> list[Sum]:
    fight = g.fight
    if fight is None:
        return []
    found = [Sum("battle", fight.attacker, "sum-land", (("land", g.map.cells[fight.land]),)), _if_ended(g, fight)]
    for f in next_to_act(fight.fighters):
        found.append(Sum("battle", owner(fight, f), "sum-next", (("fighter", ref(f)),)))
    for frame in stack:
        if frame["is"] == "FighterTurn":
            f = fight.fighters[frame["who"]]
            if f.place != OFF:
                found.append(Sum("battle", owner(fight, f), "sum-on-turn", (("fighter", ref(f)),)))
        elif frame["is"] == "Strike":
            found += _strike(fight, frame)
    for f in fight.fighters:
        if f.place == OFF:
            found.append(Sum("battle", owner(fight, f), "sum-gone", (("card", f.card),)))
        else:
            found += _figures(fight, f)
    return found


def _if_ended(g: ElvenRage, fight: Fight) -> Sum:
    """ER-RESULT-02, 03. Who would win if nobody struck any more, and by what."""
    ours, theirs = standing(fight, ATTACKER), standing(fight, DEFENDER)
    by = "more"
    won = ours > theirs
    if ours == theirs:
        by = "reserve" if fight.tie == NONE else "effect"
        won = fight.reserve == ATTACKER if fight.tie == NONE else fight.tie == fight.attacker
    args = (("n", ours), ("of_n", theirs), ("side", "attacker" if won else "defender"), ("by", by))
    return Sum("battle", fight.attacker if won else fight.defender, "sum-if-ended", args)


def _strike(fight: Fight, frame: dict[str, Any]) -> list[Sum]:
    """The strike that was named: whom it would hit now, how many lives it takes, whether that kills."""
    f = fight.fighters[frame["striker"]]
    icon = f.icons[frame["side"]] if frame["icon"] == NONE else frame["icon"]
    other = ahead(fight, f, frame["side"]) if f.place < EDGES else None
    if other is None or other.side == f.side or icon not in STRIKES:
        return []
    taken, reply = losses(f, other, frame["side"], icon)
    found = [
        Sum("battle", owner(fight, f), "sum-strike", (("fighter", ref(f)), ("other", ref(other)), ("n", taken)))
    ]
    if 0 < other.lives <= taken:
        found.append(Sum("battle", owner(fight, other), "sum-dies", (("fighter", ref(other)),)))
    if reply:
        found.append(Sum("battle", owner(fight, f), "sum-reply", (("fighter", ref(f)), ("n", reply))))
    return found


def _figures(fight: Fight, f: Fighter) -> list[Sum]:
    """Lives and initiative now; each side with its icon, at what it points, and what the card was printed with."""
    of, seat, w = ref(f), owner(fight, f), WARRIORS[f.card]
    found = [
        Sum(of, seat, "sum-lives-left", (("n", f.lives), ("of_n", w.lives))),
        Sum(of, seat, "sum-initiative", (("n", f.initiative),)),
    ]
    if f.skips:
        found.append(Sum(of, seat, "sum-skips", (("n", f.skips),)))
    for side, name in enumerate(SIDES):
        icon = f.icons[side]
        args = (("side", name), ("icon", ICONS[icon]), ("aim", _aim(fight, f, side)))
        found.append(Sum(of, seat, "sum-side", args))
        if icon != w.icons[side]:
            found.append(Sum(of, seat, "sum-was", (("side", name), ("icon", ICONS[w.icons[side]]))))
    return found


def _aim(fight: Fight, f: Fighter, side: int) -> str:
    """What a side comes to: it takes lives, is stopped, points at a friend or at nobody, or strikes nobody."""
    if not living(f):
        return "idle"
    other = ahead(fight, f, side)
    if other is None:
        return "empty"
    if other.side == f.side:
        return "friend"
    icon = f.icons[side]
    if LIVES_TAKEN[icon] == 0:
        return "idle"
    return "stopped" if stops(icon, other.icons[FACING[side]]) else "hits"
