"""Unpredictable battles (MK-OPT-25 to 28): a die set in secret makes a single enemy a little stronger."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import EVERYONE, OK, Arg, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskOnce
from realms.kernel.zones import Zone

from ..data.options import UNPREDICTABLE_BATTLES
from ..events import DIE_DENIED, DIE_SET, DIE_SHOWN
from ..fights import Foe
from ..state import MageKnight, SpareDie
from ..terms import BLOCK_PHASE, DUMMY, MELEE_PHASE, NONE, RANGED_PHASE
from .points import gain_fame

IN_RANGED: Final = "white"
ON_ATTACK: Final = "red"
IN_MELEE: Final = "blue"
NOTHING: Final = "black"  # green and gold would say the same
FACES: Final = (IN_RANGED, ON_ATTACK, IN_MELEE, NOTHING)
TOLD_AT: Final[dict[int, str]] = {RANGED_PHASE: IN_RANGED, BLOCK_PHASE: ON_ATTACK}
"""MK-OPT-28. The face that is shown or denied when a phase begins."""


def setter(g: MageKnight, seat: Seat) -> Seat:
    """MK-OPT-26. Who took the turn before; in the first turn of all who will be the last; alone nobody."""
    if g.before != NONE and g.before != seat:
        return g.before
    others = [other for other in g.order if other not in (seat, DUMMY)]
    return others[-1] if others else NONE


def combat_begins(g: MageKnight, seat: Seat) -> Frame | None:
    """MK-OPT-25. Wherever it is met, a single enemy may be more than it seems."""
    assert g.fight is not None
    other = setter(g, seat)
    if UNPREDICTABLE_BATTLES not in g.switches or other == NONE or len(g.fight.foes) != 1:
        return None
    return SetInSecret(other, seat)


@final
class SetInSecret(AskOnce[MageKnight]):
    """MK-OPT-26. Which face the spare die shows; only who sets it knows."""

    RULE: ClassVar[str] = "MK-OPT-26"
    PROMPT: ClassVar[str] = "set-in-secret"

    def __init__(self, seat: Public[int], rival: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.rival = rival

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        assert g.fight is not None
        return (("who", self.rival), ("enemy", g.fight.foes[0].token))

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for face in FACES:
            menu.offer(OK, option("set", face))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        face = option.refs[0]
        others = [other for other in FACES if other != face]
        top = Zone("spare-die", "spare-die", 1 << seat, [face], [])
        g.spare_die = SpareDie(seat, top, Zone("spare-faces", "spare-die", 1 << seat, others, []), [])
        g.tell(DIE_SET, seat)
        return None


def phase_begins(g: MageKnight, phase: int) -> None:
    """MK-OPT-26, 28. The die is shown or denied, and does what it does in this phase; white has done it then."""
    die, fight = g.spare_die, g.fight
    if die is None or fight is None:
        return
    foe = fight.foes[0]
    if die.shown:
        if phase == BLOCK_PHASE and _face(die) == IN_RANGED:
            foe.armour -= 1
        return
    if phase in TOLD_AT and TOLD_AT[phase] != _face(die):
        deny(g, die, TOLD_AT[phase])
    elif phase in TOLD_AT or phase == MELEE_PHASE:
        show(g, die)
        strengthen(foe, _face(die))


def _face(die: SpareDie) -> str:
    return die.top.items[0]


def strengthen(foe: Foe, face: str) -> None:
    if face in (IN_RANGED, IN_MELEE):
        foe.armour += 1
    elif face == ON_ATTACK:
        foe.weaker -= 1


def deny(g: MageKnight, die: SpareDie, face: str) -> None:
    """Everybody learns that it is not this one."""
    g.learned = EVERYONE
    die.faces.take(die.faces.items.index(face))
    die.denied.append(face)
    g.tell(DIE_DENIED, die.seat, face)


def show(g: MageKnight, die: SpareDie) -> None:
    """Everybody learns which face it is; in which order the others lie is nobody's business."""
    g.learned = EVERYONE
    die.shown = True
    die.top.seen = EVERYONE
    g.tell(DIE_SHOWN, die.seat, _face(die))


def defeated(g: MageKnight, seat: Seat, foe: Foe) -> None:
    """MK-OPT-27. The enemy falls: if the die made it stronger, or would have, it is worth one fame more."""
    die, fight = g.spare_die, g.fight
    if die is None or fight is None or fight.foes[0] is not foe:
        return
    if not die.shown:
        show(g, die)
    gain_fame(g, seat, more_fame(g, foe))


def more_fame(g: MageKnight, foe: Foe) -> int:
    """MK-OPT-27. What this enemy is worth more, as far as the die was shown."""
    die, fight = g.spare_die, g.fight
    if die is None or fight is None or fight.foes[0] is not foe or not die.shown:
        return 0
    return 0 if _face(die) == NOTHING else 1
