"""The battlefield: who stands where, what a side points at, what a strike does."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Steps
from realms.kernel.model import Seat

from ..data.warriors import WARRIORS
from ..events import LIVES_LOST
from ..state import ElvenRage, Fight, Fighter
from ..terms import (
    ATTACKER,
    DEFENDER,
    DRAGON,
    EDGES,
    FACING,
    FS,
    LIVES_TAKEN,
    MV,
    NONE,
    OFF,
    PLACES,
    REPLY,
    SHIELDS,
    SIDES,
    SIMPLE,
    STRIKES,
    TURN_TO,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleSteps(Steps[ElvenRage]):
    """The frame of a battle, as far as what ends it must know it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FighterSteps(Steps[ElvenRage]):
    """A part of a battle that is about one fighter, as far as who may speak in it must know it."""

    def subject(self, g: ElvenRage) -> Fighter:
        raise NotImplementedError

    def goes_on(self, g: ElvenRage) -> bool:
        """Is there still something to speak about?"""
        return True


def fight_of(g: ElvenRage) -> Fight:
    assert g.fight is not None
    return g.fight


def fighter(card: str, side: int, place: int) -> Fighter:
    """A card that comes to the battlefield, whole."""
    w = WARRIORS[card]
    return Fighter(card, side, place, w.lives, w.initiative, list(w.icons))


def living(f: Fighter) -> bool:
    return f.place < EDGES and f.lives > 0


def is_dragon(f: Fighter) -> bool:
    return WARRIORS[f.card].flag == DRAGON


def owner(fight: Fight, f: Fighter) -> Seat:
    """Whose card it is; nobody's (NONE) if it is neutral."""
    return fight.attacker if f.side == ATTACKER else fight.defender


def controller(fight: Fight, f: Fighter) -> Seat:
    """ER-BATTLE-07. Who moves it."""
    who = owner(fight, f)
    return fight.mover if who == NONE else who


def side_of(fight: Fight, seat: Seat) -> int:
    """The side of a participant, else NONE."""
    if seat == fight.attacker:
        return ATTACKER
    return DEFENDER if seat == fight.defender else NONE


def ref(f: Fighter) -> str:
    """How questions, options and events name it: the card and where it stands, if it is still there."""
    return f"{f.card}@{PLACES[f.place]}" if f.place != OFF else f.card


def stander(fight: Fight, place: int) -> Fighter | None:
    """The living fighter at a place."""
    for f in fight.fighters:
        if f.place == place and f.lives > 0:
            return f
    return None


def ahead(fight: Fight, f: Fighter, side: int) -> Fighter | None:
    """What a side of the card points at."""
    return stander(fight, (f.place + TURN_TO[side]) % EDGES)


def enemy_ahead(fight: Fight, f: Fighter, side: int) -> Fighter | None:
    other = ahead(fight, f, side)
    return other if other is not None and other.side != f.side else None


def stops(icon: int, facing: int) -> bool:
    """ER-TYPE-04, 07. Shields stop simple strikes; piercing ones go through."""
    return icon in SIMPLE and facing in SHIELDS


def damaging(fight: Fight, f: Fighter) -> list[int]:
    """ER-ATTACK-02R. The sides with a strike at a living enemy that is not stopped."""
    found = []
    for side in range(len(SIDES)):
        other = enemy_ahead(fight, f, side)
        if other is not None and f.icons[side] in STRIKES and not stops(f.icons[side], other.icons[FACING[side]]):
            found.append(side)
    return found


def burning(fight: Fight, f: Fighter) -> list[int]:
    """ER-ATTACK-05. The sides with a strike at a fire shield that stops it."""
    found = []
    for side in range(len(SIDES)):
        other = enemy_ahead(fight, f, side)
        if other is not None and f.icons[side] in SIMPLE and other.icons[FACING[side]] == FS:
            found.append(side)
    return found


def compulsory(fight: Fight, f: Fighter) -> list[int]:
    """ER-ATTACK-06, 1 and 2."""
    return damaging(fight, f) or burning(fight, f)


def movements(fight: Fight, f: Fighter) -> list[int]:
    """ER-TYPE-08R. The sides along which it may change places."""
    return [s for s in range(len(SIDES)) if f.icons[s] == MV and ahead(fight, f, s) is not None]


def exchange(a: Fighter, b: Fighter) -> None:
    a.place, b.place = b.place, a.place


def losses(striker: Fighter, target: Fighter, side: int, icon: int) -> tuple[int, int]:
    """ER-TYPE. The lives that a strike takes from its target, and from the striker in reply."""
    facing = target.icons[FACING[side]]
    taken = 0 if stops(icon, facing) else LIVES_TAKEN[icon]
    return taken, 1 if facing in REPLY else 0


def lose(g: ElvenRage, f: Fighter, n: int) -> None:
    """A loss of lives; whether it dies of it is told when nobody answers any more."""
    n = min(n, f.lives)
    if n > 0:
        f.lives -= n
        fight_of(g).hurt = True
        g.tell(LIVES_LOST, ref(f), n)


def standing(fight: Fight, side: int) -> int:
    return len([f for f in fight.fighters if f.side == side and living(f)])
