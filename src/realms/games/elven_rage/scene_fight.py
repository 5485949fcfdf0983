"""The battlefield in a scene: who stands where, what each side comes to, the named strike, the result so far."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from realms.kernel.model import Decision
from realms.kernel.scene import Board, Piece, Point, Space, Sum

from .data.warriors import WARRIORS
from .rules.battle import next_to_act, turn_mark
from .rules.fighting import ahead, living, losses, owner, ref, standing, stops
from .rules.strike import Strike
from .state import ElvenRage, Fight, Fighter
from .terms import ATTACKER, DEFENDER, EDGES, FACING, ICONS, LIVES_TAKEN, NONE, OFF, PLACES, SIDES

# Where the places of the cross are drawn, on a field of 100 by 100.
_AT: Final[tuple[Point, ...]] = (
    (50.0, 15.0),
    (85.0, 50.0),
    (50.0, 85.0),
    (15.0, 50.0),
    (40.0, 50.0),
    (60.0, 50.0),
)
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
        _piece(f.card, owner(g.fight, f), PLACES[f.place], _state(f)) for f in g.fight.fighters if f.place != OFF
    ]


@lru_cache(maxsize=2048)
def _piece(card: str, owner: int, place: str, state: str) -> Piece:
    return Piece(f"{card}@{place}", "fighter", owner, place, state)


def _state(f: Fighter) -> str:
    if f.lives == 0:
        return "dying"
    if f.place >= EDGES:
        return "aside"
    return "acted" if f.acted else "waits"


def fight_sums(g: ElvenRage, stack: list[dict[str, Any]], due: list[Decision]) -> list[Sum]:
    fight = g.fight
    if fight is None:
        return []
    found = [Sum("battle", fight.attacker, "sum-land", (("land", g.map.cells[fight.land]),)), _if_ended(fight)]
    acting = [fight.fighters[frame["who"]] for frame in stack if frame["is"] == "FighterTurn"]
    for f in [f for f in acting if f.place != OFF]:
        found.append(Sum("battle", owner(fight, f), "sum-on-turn", (("fighter", ref(f)),)))
    for frame in stack:
        if frame["is"] == "Strike":
            found += _strike(g, fight, frame)
    turns = [mark for frame in stack if frame["is"] == "Battle" for mark in frame["turns"]]
    order = _order([f for f in fight.fighters if f not in acting or f.acted], turns)
    for n, f in enumerate(order):
        if n == 0:
            found.append(Sum("battle", owner(fight, f), "sum-next", (("fighter", ref(f)),)))
        found.append(Sum(ref(f), owner(fight, f), "sum-order", (("n", n + 1),)))
    for f in fight.fighters:
        if f.place == OFF:
            found.append(Sum("battle", owner(fight, f), "sum-gone", (("card", f.card),)))
        else:
            found += _figures_of(fight, f)
    return found + _named(fight, stack, due)


def _if_ended(fight: Fight) -> Sum:
    """ER-RESULT-02, 03. Who would win if nobody struck any more, and by what."""
    ours, theirs = standing(fight, ATTACKER), standing(fight, DEFENDER)
    by = "more"
    won = ours > theirs
    if ours == theirs:
        by = "reserve" if fight.tie == NONE else "effect"
        won = fight.reserve == ATTACKER if fight.tie == NONE else fight.tie == fight.attacker
    args = (("n", ours), ("of_n", theirs), ("side", "attacker" if won else "defender"), ("by", by))
    return Sum("battle", fight.attacker if won else fight.defender, "sum-if-ended", args)


def _order(fighters: list[Fighter], turns: list[int]) -> list[Fighter]:
    """Who acts in this cycle after the one whose turn it is; of tied cards of one side the owner chooses later."""
    after = [Fighter(f.card, f.side, f.place, f.lives, f.initiative, f.icons, f.acted) for f in fighters]
    found: list[Fighter] = []
    while first := next_to_act(after, turns):
        first[0].acted = True
        turns.append(turn_mark(first[0]))
        found.append(first[0])
    return found


def _strike(g: ElvenRage, fight: Fight, frame: dict[str, Any]) -> list[Sum]:
    """A named strike, as the rules would carry it out now; one that was made, as long as somebody may answer."""
    strike = Strike(frame["striker"], frame["side"], frame["spared"], frame["icon"], frame["target"])
    striker, seat = fight.fighters[strike.striker], strike.first(g)
    if frame["at"] != "hit":
        struck = fight.fighters[strike.target]
        if OFF in (striker.place, struck.place):
            return []
        return [Sum("battle", seat, "sum-struck", (("fighter", ref(striker)), ("other", ref(struck))))]
    other = strike.hits(g)
    if other is None:
        return []
    suffered = dict(strike.about_to_lose(g))
    taken, reply = suffered.get(fight.fighters.index(other), 0), suffered.get(strike.striker, 0)
    found = [Sum("battle", seat, "sum-strike", (("fighter", ref(striker)), ("other", ref(other)), ("n", taken)))]
    if reply:
        found.append(Sum("battle", seat, "sum-reply", (("fighter", ref(striker)), ("n", reply))))
    for f, n in ((other, taken), (striker, reply)):
        if 0 < f.lives <= n:
            found.append(Sum("battle", owner(fight, f), "sum-dies", (("fighter", ref(f)),)))
    return found


def _figures_of(fight: Fight, f: Fighter) -> tuple[Sum, ...]:
    sides = tuple([(f.icons[side], _aim(fight, f, side)) for side in range(len(SIDES))])
    return _figures(f.card, f.place, owner(fight, f), f.lives, f.initiative, f.skips, sides)


@lru_cache(maxsize=4096)
def _figures(
    card: str, place: int, seat: int, lives: int, initiative: int, skips: int, sides: tuple[tuple[int, str], ...]
) -> tuple[Sum, ...]:
    """Lives and initiative now; each side with its icon, at what it points, and what the card was printed with."""
    of, w = f"{card}@{PLACES[place]}", WARRIORS[card]
    found = [
        Sum(of, seat, "sum-lives-left", (("n", lives), ("of_n", w.lives))),
        Sum(of, seat, "sum-initiative", (("n", initiative),)),
    ]
    if skips:
        found.append(Sum(of, seat, "sum-skips", (("n", skips),)))
    for side, (icon, aim) in enumerate(sides):
        name = SIDES[side]
        found.append(Sum(of, seat, "sum-side", (("side", name), ("icon", ICONS[icon]), ("aim", aim))))
        if icon != w.icons[side]:
            found.append(Sum(of, seat, "sum-was", (("side", name), ("icon", ICONS[w.icons[side]]))))
    return tuple(found)


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


def _named(fight: Fight, stack: list[dict[str, Any]], due: list[Decision]) -> list[Sum]:
    """What each strike that can be chosen would do, unless somebody answers it."""
    if not stack or stack[-1]["is"] != "ChooseIcon":
        return []
    f = fight.fighters[stack[-1]["who"]]
    found: list[Sum] = []
    for option in [o for decision in due for o in decision.options if o.verb == "strike"]:
        side = SIDES.index(option.refs[0])
        other = ahead(fight, f, side)
        assert other is not None
        n, reply = losses(f, other, side, f.icons[side])
        fate = "dies" if other.lives <= n else "stopped" if n == 0 else "lives"
        args = (
            ("other", ref(other)),
            ("icon", ICONS[f.icons[side]]),
            ("n", n),
            ("fate", fate),
            ("reply_n", reply),
        )
        found.append(Sum(option.key, owner(fight, f), "named-strike", args))
    return found
