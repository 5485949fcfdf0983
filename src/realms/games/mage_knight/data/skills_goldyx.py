"""The skills of Goldyx (facts: skills)."""

from __future__ import annotations

from realms.kernel.effects import Custom, OneOf, Seq

from ..rules.skills import EACH_ROUND, EACH_TURN, INTERACTIVE
from ..terms import BLUE, GREEN, ICE, RED, SIEGE, WHITE
from ..vocabulary.gains import Crystal, Draw, Token
from ..vocabulary.points import Attack, Heal
from .skills import skill

GOLDYX = "goldyx"

skill("freezing_power", GOLDYX, EACH_TURN, OneOf(Attack(1, SIEGE), Attack(1, SIEGE, ICE)))
skill("potion_making", GOLDYX, EACH_ROUND, Heal(2))
skill("white_crystal_craft", GOLDYX, EACH_ROUND, Seq(Crystal(BLUE), Token(WHITE)))
skill("green_crystal_craft", GOLDYX, EACH_ROUND, Seq(Crystal(BLUE), Token(GREEN)))
skill("red_crystal_craft", GOLDYX, EACH_ROUND, Seq(Crystal(BLUE), Token(RED)))
skill("glittering_fortune", GOLDYX, EACH_TURN, Custom("glittering_fortune"))
skill("flight", GOLDYX, EACH_ROUND, Custom("flight"))
skill("universal_power", GOLDYX, EACH_TURN, Custom("universal_power"))
skill("motivation_goldyx", GOLDYX, EACH_ROUND, Seq(Custom("motivation_green"), Draw(2)), off_turn=True)
skill("source_freeze", GOLDYX, INTERACTIVE, Custom("source_freeze"), competitive=True)
skill(
    "source_opening",
    GOLDYX,
    INTERACTIVE,
    Custom("source_opening"),
    cooperative=True,
    returned=Custom("opened_source"),
)
