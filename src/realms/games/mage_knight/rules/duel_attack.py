"""The attack in a hero battle (MK-PVP-20, 21, 30, 31): the attacker gathers points and attacks, or passes."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Arg, Decision, Public, Refs, Seat, option
from realms.kernel.stock import PASS

from ..events import ATTACK_PASSED, HERO_ATTACKED
from ..state import MageKnight
from ..terms import ELEMENTS, PHASES
from . import offturn, riders, skills, tactics
from .combat import CONVERT
from .deeds import PLAY_A_CARD
from .duel import attack_points, elements, walled
from .duel_choose import Role
from .healing import MELT
from .mana import bound
from .offers import LEARN
from .units import USE_UNIT


@final
class OffTurnSkill(Verb[MageKnight]):
    """MK-PVP-11. Who attends partially uses no skills but those meant for the turns of others."""

    NAME: ClassVar[str] = "skill"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for effect in offturn.OFF_TURN:
            if effect.NAME == self.NAME and effect.could(g, seat, g.active):
                effect.options(g, seat, g.active, menu)
        for name in g.heroes[seat].skills:
            if not menu.find(f"skill:{name}") and skills.table()[name].effect is not None:
                menu.offer("MK-PVP-11", option("skill", name))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        return skills.USE_SKILL.do(g, seat, refs)


@final
class Attack(Verb[MageKnight]):
    """MK-PVP-20, 21. Attack with all that was gathered and counts."""

    NAME: ClassVar[str] = "attack"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        fight = g.fight
        assert fight is not None
        if sum(fight.attack):
            menu.offer(OK if sum(attack_points(g)) else "MK-PVP-21", option("attack"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        top = g.nearest(HeroAttack)
        assert top is not None
        top.going = False
        said = ",".join([ELEMENTS[element] for element in elements(g)])
        g.tell(HERO_ATTACKED, seat, sum(attack_points(g)), said)
        return None


@final
class Pass(Verb[MageKnight]):
    """MK-PVP-20. No attack; what was gathered is lost."""

    NAME: ClassVar[str] = "pass"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        menu.offer(OK, PASS)

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        top = g.nearest(HeroAttack)
        assert top is not None
        top.going = False
        top.passed = True
        g.tell(ATTACK_PASSED, seat)
        return None


OFF_TURN_SKILL: Final = OffTurnSkill()
OWN_TURN: Final[tuple[Verb[MageKnight], ...]] = (
    PLAY_A_CARD,
    USE_UNIT,
    skills.USE_SKILL,
    skills.GIVE_BACK,
    tactics.USE_TACTIC,
    LEARN,
    CONVERT,
    MELT,
)
PARTIAL: Final[tuple[Verb[MageKnight], ...]] = (PLAY_A_CARD, USE_UNIT, OFF_TURN_SKILL, LEARN, CONVERT, MELT)
"""MK-PVP-11. It is not the own turn: no skills, no tactic."""
LAST: Final[tuple[Verb[MageKnight], ...]] = (riders.STRIKE_BACK, Attack(), Pass())
OWN_ATTACK: Final = OWN_TURN + LAST
PARTIAL_ATTACK: Final = PARTIAL + LAST


@final
class HeroAttack(Role):
    """MK-PVP-20. The attacker gathers attack points and special effects; then attacks, or passes."""

    RULE: ClassVar[str] = "MK-PVP-20"
    PROMPT: ClassVar[str] = "hero-attack"

    def __init__(self, seat: Public[int], going: Public[bool] = True, passed: Public[bool] = False) -> None:
        super().__init__(seat, going)
        self.passed = passed

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        walls = "yes" if walled(g, self.seat) else "no"
        return (("phase", PHASES[g.phase]), ("n", sum(attack_points(g))), ("walled", walls))

    def verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        return PARTIAL_ATTACK if bound(g, self.seat) else OWN_ATTACK
