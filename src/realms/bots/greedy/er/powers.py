"""What Actions and Artifacts do, in thought."""

from __future__ import annotations

from typing import Final

from realms.games.elven_rage.data.warriors import WARRIORS
from realms.games.elven_rage.terms import EDGES, LAST_CALL, NONE, SIDES
from realms.games.elven_rage.vocabulary.base import Power
from realms.games.elven_rage.vocabulary.battle import (
    ChangeInitiative,
    Damage,
    Heal,
    Prevent,
    ReplaceIcon,
    StrikeAgain,
)
from realms.games.elven_rage.vocabulary.both import Both

from .conquests import CARD
from .skirmish import Man, Skirmish
from .strength import MIGHT
from .thought import Thought

AIMED: Final = (
    "replace_icon",
    "damage",
    "prevent",
    "heal",
    "initiative",
    "swap",
    "substitute",
    "return",
    "skip_turn",
    "extra_turn",
    "act_now",
    "last_turn",
    "save",
)


def apply(thought: Thought, power: Power, refs: tuple[str, ...]) -> bool:
    """False: the bot does not know what it would do, or it would do nothing."""
    kind = power.kind
    field = thought.field
    if isinstance(power, Both):
        known = False
        for part in power.parts:
            aim = refs[: part.width]
            refs = refs[part.width :]
            named = len(aim) == part.width and "-" not in aim
            known = (named and apply(thought, part, aim)) or known
        return known
    if isinstance(power, StrikeAgain):
        strike = thought.scene.pos.frame("Strike")
        if strike is not None:
            field.strike(field.men[strike["striker"]], strike["side"], power.icon)
        return strike is not None
    if kind == "tie_win":
        thought.tie = thought.scene.pos.seat
        return thought.scene.trigger == LAST_CALL
    if kind not in AIMED:
        return False
    man = thought.man(refs[0])
    if isinstance(power, ReplaceIcon):
        side = SIDES.index(refs[1])
        other = field.at[(man.place + 1 + side) % EDGES]
        if other is None or other.side == man.side:
            return False
        man.icons = [power.icon if s == side else icon for s, icon in enumerate(man.icons)]
    elif isinstance(power, Damage):
        field.harm(man, power.n)
    elif isinstance(power, Prevent):
        thought.spared[field.men.index(man)] += power.n
    elif isinstance(power, Heal):
        man.lives = min(max(0, man.lives) + power.n, WARRIORS[man.card].lives)
        field.at[man.place] = man
    elif isinstance(power, ChangeInitiative):
        man.initiative = max(0, man.initiative + power.n)
    elif kind == "swap":
        field.exchange(man, thought.man(refs[1]))
    elif kind == "substitute":
        hand = thought.scene.pos.hand
        if not hand or man.side != thought.scene.side:
            return False
        best = max(hand, key=lambda card: MIGHT[card])
        step_in(field, man, best)
        thought.spared.append(0)
    elif kind == "return":
        field.leave(man)
    elif kind == "skip_turn":
        man.skips += 1
    elif kind == "extra_turn":
        field.act(man)
    elif kind == "act_now":
        thought.act(man)
    elif kind == "last_turn":
        side = field.choice(man)
        if side == NONE:
            return False
        field.strike(man, side)
    else:
        thought.more += CARD
        field.leave(man)
    return True


def step_in(field: Skirmish, man: Man, card: str) -> None:
    fresh = Man(card, man.side, man.place)
    fresh.acted = man.acted
    field.leave(man)
    field.men.append(fresh)
    field.at[fresh.place] = fresh
