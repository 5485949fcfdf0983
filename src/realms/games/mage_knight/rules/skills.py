"""Skills (MK-SKILL): which may be used now, and using them. What each does is data (data/skills.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import Decision, Refs, Seat, Why, option

from ..events import SKILL_USED
from ..state import Centre, MageKnight
from ..terms import NONE
from . import interactive
from .points import BY_SKILL

if TYPE_CHECKING:
    from ..data.skills import Skill

# Kinds of skills (MK-SKILL-04 to 06).
EACH_TURN: Final = "turn"
EACH_ROUND: Final = "round"
INTERACTIVE: Final = "interactive"
PERMANENT: Final = "permanent"


def table() -> dict[str, Skill]:
    from ..data.skills import SKILLS

    return SKILLS


def use_why(g: MageKnight, seat: Seat, name: str) -> Why:
    """MK-SKILL-04 to 06. Is it face up, not yet used in this turn, and does it suit the moment?"""
    hero, skill = g.heroes[seat], table()[name]
    if skill.kind == PERMANENT or skill.effect is None:
        return "MK-SKILL-03"
    if name in hero.flipped:
        return "MK-SKILL-05" if skill.kind == INTERACTIVE else "MK-SKILL-04"
    if name in hero.now.skills:
        return "MK-SKILL-06"
    return skill.effect.why_not(g, seat)


def use(g: MageKnight, seat: Seat, name: str) -> Frame | None:
    """Turn the token as its kind demands, and carry its effect out."""
    from ..vocabulary.base import Resolving

    hero, skill = g.heroes[seat], table()[name]
    hero.now.skills.append(name)
    if skill.kind != EACH_TURN:
        hero.flipped.append(name)
    if skill.kind == INTERACTIVE:
        g.centre.append(Centre(name, seat))
    g.tell(SKILL_USED, seat, name)
    assert skill.effect is not None
    return Resolving(seat, [skill.effect], name, NONE, 0, BY_SKILL)


@final
class UseSkill(Verb[MageKnight]):
    """MK-SKILL-04, 05. An own skill."""

    NAME: ClassVar[str] = "skill"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for name in g.heroes[seat].skills:
            if table()[name].effect is not None:
                menu.offer(use_why(g, seat, name), option("skill", name))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        if g.fight is not None:
            g.fight.began = True
        return use(g, seat, refs[0])


@final
class GiveBack(Verb[MageKnight]):
    """MK-SKILL-06. A skill in the centre goes back to its owner for its second part."""

    NAME: ClassVar[str] = "give_back"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for name in interactive.in_reach(g, seat):
            menu.offer(interactive.give_back_why(g, seat, name), option("give_back", name))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        if g.fight is not None:
            g.fight.began = True
        return interactive.give_back(g, seat, refs[0])


USE_SKILL: Final = UseSkill()
GIVE_BACK: Final = GiveBack()
