"""The skills of Norowas (facts: skills)."""

from __future__ import annotations

from realms.kernel.effects import Custom, OneOf, Per, Seq, When

from ..rules.skills import EACH_ROUND, EACH_TURN, INTERACTIVE, PERMANENT
from ..terms import BLOCK_PHASE, GREEN, MELEE_PHASE, PEACEFUL, RANGED, RANGED_PHASE, WHITE
from ..vocabulary import lasting
from ..vocabulary.changes import Until
from ..vocabulary.counts import NIGHT, READY_UNITS
from ..vocabulary.gains import Crystal, Draw, Token
from ..vocabulary.points import Attack, Influence, Move
from .skills import skill

NOROWAS = "norowas"

skill("forward_march", NOROWAS, EACH_TURN, Per(READY_UNITS, Move(1)))
skill("day_sharpshooting", NOROWAS, EACH_TURN, When(NIGHT, Attack(1, RANGED), Attack(2, RANGED)))
skill("inspiration", NOROWAS, EACH_ROUND, Custom("inspiration"))
skill("bright_negotiation", NOROWAS, EACH_TURN, When(NIGHT, Influence(2), Influence(3)))
skill("leaves_in_the_wind", NOROWAS, EACH_ROUND, Seq(Crystal(GREEN), Token(WHITE)))
skill("whispers_in_the_treetops", NOROWAS, EACH_ROUND, Seq(Crystal(WHITE), Token(GREEN)))
# In the melee phase ranged and siege attacks count as attacks, so the larger bonus serves them, too.
skill(
    "leadership",
    NOROWAS,
    EACH_TURN,
    OneOf(
        Until(
            f"{lasting.UNIT_BLOCK}:next",
            3,
            ("the next unit: Block +3", "следующий отряд: блок +3"),
            lasting.END_OF_COMBAT,
            1 << BLOCK_PHASE,
            label="block",
        ),
        Until(
            f"{lasting.UNIT_ATTACK}:next",
            2,
            ("the next unit: Attack +2", "следующий отряд: атака +2"),
            lasting.END_OF_COMBAT,
            1 << MELEE_PHASE,
            label="attack",
        ),
        Until(
            f"{lasting.UNIT_RANGED}:next",
            1,
            ("the next unit: Ranged Attack +1", "следующий отряд: дальняя атака +1"),
            lasting.END_OF_COMBAT,
            1 << RANGED_PHASE,
            label="ranged",
        ),
    ),
)
skill("bonds_of_loyalty", NOROWAS, PERMANENT, None)
skill("motivation_norowas", NOROWAS, EACH_ROUND, Seq(Custom("motivation_white"), Draw(2)), off_turn=True)
skill("prayer_of_weather", NOROWAS, INTERACTIVE, Custom("prayer_of_weather"), competitive=True)
skill(
    "calming_the_weather",
    NOROWAS,
    INTERACTIVE,
    Until(
        f"{lasting.COST}:all:1",
        -2,
        ("every terrain costs 2 less, at least 1", "любая местность на 2 дешевле, но не меньше 1"),
        when=PEACEFUL,
    ),
    cooperative=True,
    returned=Until(
        f"{lasting.COST}:all:1",
        -1,
        ("every terrain costs 1 less, at least 1", "любая местность на 1 дешевле, но не меньше 1"),
        when=PEACEFUL,
    ),
)
