"""The skills of Tovak (facts: skills)."""

from __future__ import annotations

from realms.kernel.effects import Custom, OneOf, Pay, Seq, When

from ..rules.skills import EACH_ROUND, EACH_TURN, INTERACTIVE
from ..terms import FIRE, ICE, MELEE, RANGED
from ..vocabulary.counts import NIGHT
from ..vocabulary.gains import Draw
from ..vocabulary.hand import WOUND_ONLY, Discard
from ..vocabulary.points import Attack, Block, Move
from ..vocabulary.readied import NextSideways
from .skills import skill

TOVAK = "tovak"

skill("double_time", TOVAK, EACH_TURN, When(NIGHT, Move(1), Move(2)))
skill("night_sharpshooting", TOVAK, EACH_TURN, When(NIGHT, Attack(2, RANGED), Attack(1, RANGED)))
skill("cold_swordsmanship", TOVAK, EACH_TURN, OneOf(Attack(2), Attack(2, MELEE, ICE)))
skill("shield_mastery", TOVAK, EACH_TURN, OneOf(Block(3), Block(2, FIRE), Block(2, ICE)))
skill("resistance_break", TOVAK, EACH_TURN, Custom("resistance_break"))
skill("i_feel_no_pain", TOVAK, EACH_TURN, Pay(Discard(WOUND_ONLY), Draw(1, calm=True)))
skill("i_dont_give_a_damn", TOVAK, EACH_TURN, NextSideways(2, special=3))
skill(
    "who_needs_magic",
    TOVAK,
    EACH_TURN,
    OneOf(NextSideways(2, label="with_die"), NextSideways(3, no_dice=True, label="without_die")),
)
skill("motivation_tovak", TOVAK, EACH_ROUND, Seq(Custom("motivation_blue"), Draw(2)), off_turn=True)
skill("mana_exploit", TOVAK, INTERACTIVE, Custom("mana_exploit"), competitive=True)
skill("mana_overload", TOVAK, INTERACTIVE, Custom("mana_overload"), cooperative=True)
