"""The skills of Arythea (facts: skills)."""

from __future__ import annotations

from realms.kernel.effects import Custom, OneOf, Seq, When

from ..rules.skills import EACH_ROUND, EACH_TURN, INTERACTIVE
from ..terms import BLACK, FIRE, MELEE, RED, SIEGE
from ..vocabulary import lasting
from ..vocabulary.changes import Until
from ..vocabulary.counts import NIGHT
from ..vocabulary.gains import Crystal, Draw, Token
from ..vocabulary.points import Attack, Influence, Move
from ..vocabulary.readied import NextSideways
from .skills import skill

ARYTHEA = "arythea"

skill("dark_paths", ARYTHEA, EACH_TURN, When(NIGHT, Move(2), Move(1)))
skill("burning_power", ARYTHEA, EACH_TURN, OneOf(Attack(1, SIEGE), Attack(1, SIEGE, FIRE)))
skill("hot_swordsmanship", ARYTHEA, EACH_TURN, OneOf(Attack(2), Attack(2, MELEE, FIRE)))
skill("dark_negotiation", ARYTHEA, EACH_TURN, When(NIGHT, Influence(3), Influence(2)))
skill("dark_fire_magic", ARYTHEA, EACH_ROUND, Seq(Crystal(RED), Token(RED, BLACK)))
skill("power_of_pain", ARYTHEA, EACH_TURN, NextSideways(2, wound=True))
skill("invocation", ARYTHEA, EACH_TURN, Custom("invocation"))
skill(
    "polarization",
    ARYTHEA,
    EACH_TURN,
    Until(
        lasting.POLARIZED,
        1,
        (
            "use one mana as the opposite colour; by day black as any basic colour, at night gold as black",
            "использовать одну ману как ману противоположного цвета; днём чёрную — как любую основную, "
            "ночью золотую — как чёрную",
        ),
    ),
)
skill("motivation_arythea", ARYTHEA, EACH_ROUND, Seq(Custom("motivation_red"), Draw(2)), off_turn=True)
skill("healing_ritual", ARYTHEA, EACH_ROUND, Custom("healing_ritual"), competitive=True)
skill(
    "ritual_of_pain",
    ARYTHEA,
    INTERACTIVE,
    Custom("ritual_of_pain"),
    cooperative=True,
    returned=NextSideways(3, wound=True),
)
