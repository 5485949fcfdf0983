"""Playing something: how, what it is to give, and what pays for it."""

from __future__ import annotations

from typing import Final

from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.terms import (
    BLOCK_PHASE,
    COLOUR,
    GOLD,
    MELEE_PHASE,
    MOVEMENT,
    RANGED_PHASE,
)
from realms.kernel.effects import node
from realms.kernel.model import Decision, Option

from .combats import battle_of, fighting_means
from .deeds import (
    ATTACK,
    BLOCK,
    COMPANION,
    HEAL,
    INFLUENCE,
    MOVE,
    RANGED,
    SIEGE_ATTACK,
    Use,
    card_uses,
    companion_uses,
    read,
    unit_uses,
)
from .fights import State
from .means import CARD, SKILL, UNIT, Source, card_price, means_of
from .picking import best_of, keyed
from .plans import Thinker
from .position import Position
from .rivals import rivals
from .turns import purchase


def wanted(pos: Position, pending: Source) -> Use | None:
    """The use of something that is just being played, in the plan of the moment."""
    if pos.fight is not None and pos.phase in (RANGED_PHASE, BLOCK_PHASE, MELEE_PHASE):
        means = fighting_means(pos, pending)
        state: State = battle_of(pos, means).solve(rivals(pos))
        for step in state.steps:
            if step[3] is pending and step[0] == pos.phase:
                return step[4]
        return strongest(pos, pending)
    if pos.raw["joint"] is not None and pos.phase == MOVEMENT:
        return strongest(pos, pending)
    means = means_of(pos, pending)
    if pos.frame("Interaction") is not None:
        for source, use in purchase(pos, means)[1]:
            if source is pending:
                return use
        return strongest(pos, pending)
    if pos.phase == MOVEMENT and pos.frame("Afterwards") is None:
        for source, use in Thinker(pos, means).best().steps:
            if source is pending:
                return use
    else:
        plan = Thinker(pos, means).heal()
        for source, use in plan.steps if plan is not None else []:
            if source is pending:
                return use
    return strongest(pos, pending)


def strongest(pos: Position, pending: Source) -> Use | None:
    """The use that gives most of what the moment has a use for."""
    good: tuple[int, ...] = (MOVE,)
    if pos.fight is not None:
        good = {
            RANGED_PHASE: (RANGED, SIEGE_ATTACK),
            BLOCK_PHASE: (BLOCK,),
            MELEE_PHASE: (ATTACK, RANGED, SIEGE_ATTACK),
        }.get(pos.phase, ())
    elif pos.frame("Interaction") is not None:
        good = (INFLUENCE,)
    best: Use | None = None
    most = -1e9
    for use in pending.uses:
        value = float(use.n) if use.kind in good else use.gain
        if use.kind == HEAL and pos.me.wounds and pos.fight is None:
            value = 1.5 * use.n
        value -= 0.8 * len(use.mana) + use.cost
        if value > most:
            best, most = use, value
    return best


def choose_way(pos: Position, decision: Decision) -> Option:
    """Basic, strong or sideways."""
    name = str(dict(decision.args)["card"])
    ways = [option.refs[0] for option in decision.options if option.verb == "way"]
    hand = [*pos.me.hand, name]
    uses = card_uses(name) + (companion_uses(name, hand) if name in COMPANION else [])
    uses = [use for use in uses if use.way in ways]
    use = wanted(pos, Source(CARD, name, uses, card_price(pos, name)))
    found = keyed(decision, f"way:{use.way}") if use is not None else None
    return found if found is not None else decision.options[0]


def choose_ability(pos: Position, decision: Decision) -> Option:
    frame = pos.frame("Activate")
    assert frame is not None
    kind = str(frame["kind"])
    offered = [option.refs[0] for option in decision.options]
    uses = [use for use in unit_uses(kind) if use.way in offered]
    use = wanted(pos, Source(UNIT, str(frame["unit"]), uses, 1.2 * pos.card_price))
    found = keyed(decision, f"ability:{use.way}") if use is not None else None
    return found if found is not None else decision.options[0]


def resolve(pos: Position, decision: Decision) -> Option:
    """A choice inside an effect: what serves the plan of the moment."""
    frame = pos.frame("Resolving")
    if frame is None or not frame["todo"] or decision.options[0].verb != "do":
        return decision.options[0]
    labels = [option.refs[0] for option in decision.options if option.verb == "do"]
    uses: list[Use] = []
    for use in read(node(str(frame["todo"][-1]))):
        if use.labels and use.labels[0] in labels:
            use.n += int(frame["bonus"])
            uses.append(use)
    if not uses:
        return decision.options[0]
    verb = {"card": CARD, "unit": UNIT, "skill": SKILL}[str(frame["by"])]
    ref = str(frame["unit"]) if verb == UNIT else str(frame["source"])
    if verb == CARD and ref not in CARDS:
        return decision.options[0]
    use = wanted(pos, Source(verb, ref, uses, 0.0)) or uses[0]
    return keyed(decision, f"do:{use.labels[0]}") or decision.options[0]


def strengthen(pos: Position, decision: Decision) -> Option:
    """The card that Concentration or Will Focus plays."""
    frame = pos.frame("Strengthen")
    assert frame is not None
    offered = [option.refs[0] for option in decision.options if option.verb == "with"]
    uses: list[Use] = []
    for name in offered:
        for use in card_uses(name):
            if use.way == "strong":
                more = use.copy()
                more.n += int(frame["bonus"])
                more.mana = use.mana[1:]
                more.partner = name
                uses.append(more)
    if not uses:
        return decision.options[0]
    card = "concentration" if pos.me.name != "goldyx" else "will_focus"
    pending = Source(CARD, card, uses, 0.0)
    use = wanted(pos, pending) or uses[0]
    return keyed(decision, f"with:{use.partner}") or decision.options[0]


PAYING: Final[dict[str, int]] = {"endless": 9, "token": 8, "die": 7, "kept": 3, "crystal": 2}


def pay(pos: Position, decision: Decision) -> Option:
    """What is lost anyway first; gold only where nothing else will do."""

    def worth(option: Option) -> float:
        value = float(PAYING[option.refs[0]])
        return value - 2.5 if COLOUR[option.refs[1]] >= GOLD else value

    return best_of(decision, worth)
