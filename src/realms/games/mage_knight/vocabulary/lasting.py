"""Names of lasting effects (kernel modifiers) and the moments that end them."""

from __future__ import annotations

from typing import Final

from realms.kernel.modifiers import Modifier

from ..state import MageKnight

END_OF_TURN: Final = "turn"
END_OF_COMBAT: Final = "combat"
END_OF_ROUND: Final = "round"
NEXT_TURN: Final = "next-turn"
"""Until the owner's next turn begins."""
NEXT_TURN_END: Final = "next-turn-end"
"""Until the owner's next turn ends."""

# Movement. "cost:forest:2" changes the cost of a terrain, never below 2; "cost:all:0" that of every terrain.
COST: Final = "cost"
SET_COST: Final = "set-cost"  # "set-cost:forest": it costs this much
FLAT_COST: Final = "flat-cost"  # every terrain costs at most this
OPENS: Final = "opens"  # "opens:lake": may be entered, for that price
FAR_STEPS: Final = "far-steps"  # hexes two away count as adjacent
SEES_GARRISONS: Final = "sees-garrisons"
NO_PROVOKING: Final = "no-provoking"

# Mana.
EXTRA_DICE: Final = "extra-dice"
GOLD_USABLE: Final = "gold-usable"
BLACK_USABLE: Final = "black-usable"
ANY_DIE: Final = "any-die"  # black and gold dice stand for any basic colour
UNLIMITED: Final = "unlimited"  # "unlimited:red"
POLARIZED: Final = "polarized"
NO_DICE: Final = "no-dice"  # no die of the source may be taken
INVOKED: Final = "invoked"  # "invoked:red": that token must be the next mana to be paid

# Cards and points.
SIDEWAYS_BONUS: Final = "sideways"
MOVE_AS_ATTACK: Final = "move-as-attack"
MOVE_AS_RANGED: Final = "move-as-ranged"
INFLUENCE_AS_BLOCK: Final = "influence-as-block"  # the amount is the element
AMBUSH_ATTACK: Final = "ambush-attack"
AMBUSH_BLOCK: Final = "ambush-block"
DOUBLE_PHYSICAL: Final = "double-physical"
ALL_COLD_FIRE: Final = "all-cold-fire"
ALL_SIEGE: Final = "all-siege"

# Units.
UNIT_ATTACK: Final = "unit-attack"
UNIT_RANGED: Final = "unit-ranged"  # ranged attacks only, in the ranged phase
UNIT_BLOCK: Final = "unit-block"
UNIT_ARMOUR: Final = "unit-armour"
UNIT_RESISTS: Final = "unit-resists"
UNITS_SPARED: Final = "units-spared"  # no damage may be assigned to them
UNIT_FAME: Final = "unit-fame"  # fame for each unit that attacks or blocks
UNIT_FAMED: Final = "unit-famed"  # this unit (the amount) has brought it

# End of turn.
FAME_PER_KILL: Final = "fame-per-kill"
FAME_PER_HEALING: Final = "fame-per-healing"
CARD_PER_HEALING: Final = "card-per-healing"
FAME_PER_RECRUIT: Final = "fame-per-recruit"
REPUTATION_PER_RECRUIT: Final = "reputation-per-recruit"
CRYSTALS_RETURN: Final = "crystals-return"
TEMPO: Final = "tempo"  # "tempo:top", "tempo:bottom": Steady Tempo may go there

# Offers.
BORROWS: Final = "borrows"  # "borrows:red": a spell of that colour may be played from the offer
LEARNS: Final = "learns"  # "learns:hand": an advanced action may be bought for that much influence
FAME_PER_SPELL: Final = "fame-per-spell"  # the amount is the colour
WOUNDS_MAY_GO: Final = "wounds-may-go"  # those received in this turn

# Spells.
BURNING: Final = "burning-shield"  # an attack that a card gives in the melee phase
TIME_BENT: Final = "time-bent"  # another turn with the same cards; the source is the card that is set aside
CLAIM: Final = "claim"  # "claim:red": a mana token at the start of each own turn
CURSED: Final = "cursed"  # "cursed:red": others are wounded when they use that colour, once a turn

# Skills.
MOTIVATED: Final = "motivated"  # no other Motivation
THAW: Final = "thaw"  # a crystal of the source is due
MAY_RETURN: Final = "may-return"  # "may-return:source_opening": alone, one uses the second part oneself
EXPLOITED: Final = "exploited"  # "exploited:red": wounded already for this colour
OPENED: Final = "opened"  # "opened:red": a die that need not be rerolled


def has(g: MageKnight, what: str, seat: int) -> bool:
    """Is anything of this name in force for the seat?"""
    for m in g.modifiers:
        if m.what == what and (m.seat == seat or m.seat < 0):
            return True
    return False


def sum_of(g: MageKnight, what: str, seat: int) -> int:
    amount = 0
    for m in g.modifiers:
        if m.what == what and (m.seat == seat or m.seat < 0):
            amount += m.amount
    return amount


def last(g: MageKnight, what: str, seat: int) -> int:
    """A lasting effect of a player ends (before its time): drop one; its amount, or 0 if there was none."""
    for i in range(len(g.modifiers) - 1, -1, -1):
        m = g.modifiers[i]
        if m.what == what and m.seat == seat:
            del g.modifiers[i]
            return m.amount
    return 0


def drop(g: MageKnight, what: str, seat: int) -> int:
    """All lasting effects of this name end for a player; the sum of their amounts."""
    amount = 0
    while True:
        found = last(g, what, seat)
        if found == 0:
            return amount
        amount += found


def turn_over(g: MageKnight, seat: int) -> None:
    """What a player has until the end of the turn ends; what others have stays."""
    g.modifiers[:] = [m for m in g.modifiers if m.until != END_OF_TURN or m.seat != seat]


def lay(g: MageKnight, what: str, amount: int, until: str, source: str, seat: int) -> None:
    g.modifiers.append(Modifier(what, amount, until, source, seat))
