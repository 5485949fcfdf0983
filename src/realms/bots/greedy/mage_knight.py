"""Greedy for Mage Knight: explores, fights what it can beat, recruits, heals, and keeps an eye on the clock.

At every decision it makes a plan for the turn or the fight from what is there, and takes its first step. Plans are
made anew each time, from seed, view and decision only, so a game can be undone or resumed and the bot answers the
same. What is just being played is thought of as still at hand, which keeps the steps of one plan together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from realms.bots.base import Look
from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.enemies import ENEMIES
from realms.games.mage_knight.data.hexes import HEX_NAMES, place_name
from realms.games.mage_knight.data.tiles import SITE
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.terms import (
    ADVANCED_ACTION,
    BASIC_ACTION,
    BLOCK_PHASE,
    COLOUR,
    GOLD,
    MELEE_PHASE,
    MOVEMENT,
    NONE,
    RANGED_PHASE,
    WOUND,
)
from realms.kernel.effects import node
from realms.kernel.model import Decision, Option, Seat

from .mk import plans, weights as w
from .mk.deeds import (
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
from .mk.fights import (
    BLOCKED_AND_SLAIN,
    ENDURED_AND_SLAIN,
    ONLY_BLOCKED,
    SHOT,
    Battle,
    State,
    rivals,
    unit_bears,
    unit_harm,
)
from .mk.means import CARD, SKILL, UNIT, Means, Source, card_price, gather, means_of
from .mk.plans import SPEAKING, Plan, Thinker
from .mk.position import Position
from .mk.tables import SKILLS, TACTICS, USUAL, card_worth

Answer = Callable[[Position, Decision], Option]
"""Chooses among the options of one kind of question."""

CLOSING: Final = ("done", "pass", "none")


@final
class Greedy:
    """One seat of one match."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat

    def choose(self, decision: Decision, look: Look) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        answer = ANSWERS.get(decision.prompt)
        if answer is None:
            return otherwise(decision)
        return answer(Position(look()), decision)


def make(seat: Seat, seed: int) -> Greedy:
    return Greedy(seat, seed)


def otherwise(decision: Decision) -> Option:
    """What the bot has no opinion about it leaves alone; if that is not offered, the first option."""
    for option in decision.options:
        if option.verb in CLOSING:
            return option
    return decision.options[0]


def keyed(decision: Decision, key: str) -> Option | None:
    for option in decision.options:
        if option.key == key:
            return option
    return None


def best_of(decision: Decision, worth: Callable[[Option], float]) -> Option:
    best, most = decision.options[0], worth(decision.options[0])
    for option in decision.options[1:]:
        value = worth(option)
        if value > most:
            best, most = option, value
    return best


# The turn.


def move(pos: Position, decision: Decision) -> Option:
    """The first step of the best plan of the turn; or a rest, or the end of the turn or the round."""
    healing = keyed(decision, "heal:hand")
    if healing is not None:
        return healing
    thinker = Thinker(pos, means_of(pos))
    plan = thinker.best()
    step = first_step(pos, decision, plan)
    idle = thinker.stay(pos.me.hex)
    rest = keyed(decision, "rest")
    if rest is not None and not pos.me.moved and worth_of_rest(pos) > plan.value - idle:
        return rest
    if step is not None and plan.value > idle + 0.02:
        return step
    return finish(pos, decision)


def finish(pos: Position, decision: Decision) -> Option:
    """Nothing more is worth doing in this turn."""
    again = keyed(decision, "tactic:the_right_moment")
    if again is not None and pos.turns > 2.0 and len(pos.me.hand) + pos.me.deck > 3:
        return again
    for key in ("announce", "end", "rest"):
        found = keyed(decision, key)
        if found is not None and (key != "announce" or not pos.me.did):
            return found
    return otherwise(decision)


def first_step(pos: Position, decision: Decision, plan: Plan) -> Option | None:
    """Play for the way, walk it, then do what the plan is about."""
    if plan.steps:
        source, _ = plan.steps[0]
        return keyed(decision, f"{source.verb}:{source.ref}")
    if plan.path:
        return keyed(decision, f"walk:{HEX_NAMES[plan.path[-1]]}")
    if plan.verb == plans.EXPLORE:
        return keyed(decision, f"explore:{place_name(plan.target)}")
    if plan.verb == plans.CHALLENGE:
        return keyed(decision, f"challenge:{HEX_NAMES[plan.target]}")
    if plan.verb in (plans.ENTER, plans.INTERACT):
        return keyed(decision, plan.verb)
    return None


def worth_of_rest(pos: Position) -> float:
    """Wounds leave the hand for this round."""
    if not pos.me.wounds or pos.turns < 2.0:
        return 0.0
    turns: float = min(pos.turns - 1.0, float(w.REST_TURNS))
    value: float = w.RESTED_WOUND * pos.me.wounds * turns - pos.card_price
    return value


def afterwards(pos: Position, decision: Decision) -> Option:
    """After the action: heal, and what is worth playing for itself."""
    healing = keyed(decision, "heal:hand")
    if healing is not None:
        return healing
    thinker = Thinker(pos, means_of(pos))
    plan = thinker.heal() or thinker.side_gain()
    if plan is not None and plan.value > thinker.stay(pos.me.hex):
        source, _ = plan.steps[0]
        found = keyed(decision, f"{source.verb}:{source.ref}")
        if found is not None:
            return found
    again = keyed(decision, "tactic:the_right_moment")
    if again is not None and pos.turns > 2.0 and len(pos.me.hand) + pos.me.deck > 3:
        return again
    return otherwise(decision)


# Locals.


def purchase(pos: Position, means: Means) -> tuple[str, list[tuple[Source, Use]]]:
    """What to buy next, and what to play for it; "" if nothing pays."""
    thinker = Thinker(pos, means)
    best, key = 0.0, ""
    steps: list[tuple[Source, Use]] = []
    for price, worth, ware in thinker.wares(pos.me.hex):
        got = gather(means, max(0, price - pos.me.influence), SPEAKING, 0, means.pool)
        if got is not None and worth - got.cost > best:
            best, key, steps = worth - got.cost, ware, got.steps
    return key, steps


def interact(pos: Position, decision: Decision) -> Option:
    healing = keyed(decision, "heal:hand")
    if healing is not None:
        return healing
    key, steps = purchase(pos, means_of(pos))
    if steps:
        found = keyed(decision, f"{steps[0][0].verb}:{steps[0][0].ref}")
        if found is not None:
            return found
    found = keyed(decision, key)
    return found if found is not None else otherwise(decision)


def disband(pos: Position, decision: Decision) -> Option:
    def worth(option: Option) -> float:
        troop = pos.me.troops[int(option.refs[0])]
        return -UNITS[troop.kind].level + 0.5 * troop.wounds

    return best_of(decision, worth)


def gain_unit(pos: Position, decision: Decision) -> Option:
    def worth(option: Option) -> float:
        return float(UNITS[option.refs[0]].level) if option.verb == "recruit" else 0.5

    return best_of(decision, worth)


# Fights.


def battle_of(pos: Position, means: Means) -> Battle:
    fight = pos.fight
    assert fight is not None
    battle = Battle(pos, means, pos.phase, units=not fight["no_units"])
    battle.attack, battle.block = fight["attack"], fight["block"]
    if fight["cause"] in ("assault", "adventure", "burn") and fight["hex"] not in pos.shields:
        battle.prize = w.CONQUEST.get(SITE[fight["hex"]], 0.0)
    return battle


def fighting_means(pos: Position, pending: Source | None = None) -> Means:
    assert pos.fight is not None
    return means_of(pos, pending, units=not pos.fight["no_units"])


def fight(pos: Position, decision: Decision) -> Option:
    """The next step of the plan of the fight in this phase."""
    battle = battle_of(pos, fighting_means(pos))
    foes = rivals(pos)
    state = battle.solve(foes)
    phase = pos.phase
    for foe, mode in zip(foes, state.modes, strict=True):
        if phase == RANGED_PHASE and mode != SHOT:
            continue
        if phase == BLOCK_PHASE and (mode not in (BLOCKED_AND_SLAIN, ONLY_BLOCKED) or not foe.attacks):
            continue
        if phase == MELEE_PHASE and mode not in (BLOCKED_AND_SLAIN, ENDURED_AND_SLAIN):
            continue
        places = [j for j, _, _ in foe.attacks] if phase == BLOCK_PHASE else [0]
        for j in places:
            steps = [s for s in state.steps if s[0] == phase and s[1] == foe.index and s[2] == j]
            if steps:
                found = keyed(decision, f"{steps[0][3].verb}:{steps[0][3].ref}")
            elif phase == BLOCK_PHASE:
                found = keyed(decision, f"block:{foe.index}:{j}")
            else:
                found = keyed(decision, f"strike:{foe.index}")
            if found is not None:
                return found
    return otherwise(decision)


def take_damage(pos: Position, decision: Decision) -> Option:
    for option in decision.options:
        if option.verb == "damage":
            return option
    return decision.options[0]


def assign(pos: Position, decision: Decision) -> Option:
    """The hero or a unit, whichever costs less."""
    frame = pos.frame("Assign")
    assert frame is not None and pos.fight is not None
    battle = battle_of(pos, Means([], means_of(pos).pool))
    raw = pos.fight["foes"][frame["foe"]]
    foes = [foe for foe in rivals(pos) if foe.index == frame["foe"]]
    if not foes or raw["dead"]:
        return decision.options[-1]
    foe, damage = foes[0], int(frame["left"])
    element = ENEMIES[foe.token].attacks[frame["attack"]][1]

    def worth(option: Option) -> float:
        if option.verb == "hero":
            return -battle.hero_harm(foe, damage)[0]
        k = int(option.refs[0])
        if not unit_bears(pos.me, k, element):
            return -99.0
        cost, rest = unit_harm(pos.me, k, foe, damage, element)
        return -cost - battle.hero_harm(foe, rest)[0]

    return best_of(decision, worth)


# Playing something: how, and what it is to give.


def wanted(pos: Position, pending: Source) -> Use | None:
    """The use of something that is just being played, in the plan of the moment."""
    if pos.fight is not None and pos.phase in (RANGED_PHASE, BLOCK_PHASE, MELEE_PHASE):
        means = fighting_means(pos, pending)
        state: State = battle_of(pos, means).solve(rivals(pos))
        for step in state.steps:
            if step[3] is pending and step[0] == pos.phase:
                return step[4]
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


# Cards that leave the hand.


def keep_worth(pos: Position, card: str) -> float:
    """What a card of the hand is worth in this and the next turns."""
    if card == WOUND:
        return -1.0
    kind = CARDS[card].kind
    if kind == BASIC_ACTION:
        return BASICS.get(card, 0.5)
    return 0.9 if kind == ADVANCED_ACTION else 0.8


BASICS: Final[dict[str, float]] = {
    "march": 1.0,
    "stamina": 1.0,
    "swiftness": 0.9,
    "rage": 0.8,
    "battle_versatility": 0.95,
    "cold_toughness": 0.9,
    "determination": 0.75,
    "concentration": 0.7,
    "will_focus": 0.8,
    "improvisation": 0.7,
    "noble_manners": 0.5,
    "promise": 0.45,
    "threaten": 0.45,
    "tranquility": 0.5,
    "crystallize": 0.4,
    "mana_draw": 0.4,
}


def discard_card(pos: Position, decision: Decision) -> Option:
    """Something must go: what is worth least, and not what the plan still needs."""
    return best_of(decision, lambda option: -keep_worth(pos, option.refs[0]) if option.refs else -0.2)


def rest(pos: Position, decision: Decision) -> Option:
    """One card that is no wound, then all wounds."""

    def worth(option: Option) -> float:
        if option.verb == "done":
            return 0.0
        return 5.0 if option.refs[0] == WOUND else 1.0 - keep_worth(pos, option.refs[0])

    return best_of(decision, worth)


def discard_some(pos: Position, decision: Decision) -> Option:
    """Cards that will hardly be played make room, if more come than can be played in the round."""
    cards = len(pos.me.hand) + pos.me.deck
    spare = cards > w.CARDS_A_TURN * (pos.turns - 1.0) + 2.0 and pos.me.deck > 0
    limit = 0.55 if spare else -9.0
    done = keyed(decision, "done")
    worst = best_of(decision, lambda option: -keep_worth(pos, option.refs[0]) if option.refs else -9.0)
    if done is not None and (not worst.refs or keep_worth(pos, worst.refs[0]) > limit):
        return done
    return worst


def exchange(pos: Position, decision: Decision) -> Option:
    """Rethink, Midnight Meditation: wounds and weak cards."""
    worst = best_of(decision, lambda option: -keep_worth(pos, option.refs[0]) if option.refs else -9.0)
    if worst.refs and keep_worth(pos, worst.refs[0]) < 0.6:
        return worst
    return otherwise(decision)


def search_deck(pos: Position, decision: Decision) -> Option:
    return best_of(decision, lambda option: keep_worth(pos, option.refs[0]))


def glade(pos: Position, decision: Decision) -> Option:
    return keyed(decision, "throw:hand") or decision.options[0]


# Rewards and levels.


def choose_skill(pos: Position, decision: Decision) -> Option:
    frame = pos.frame("ChooseSkill")
    shown: list[str] = frame["shown"] if frame is not None else []
    offer: list[str] = pos.raw["action_offer"]
    top = max([card_worth(card) for card in offer], default=0.0)
    low = card_worth(offer[-1]) if offer else 0.0

    def worth(option: Option) -> float:
        if not option.refs:
            return 0.0
        name = option.refs[0]
        return SKILLS.get(name, USUAL) + 0.5 * (top if name in shown else low)

    return best_of(decision, worth)


def gain_card(pos: Position, decision: Decision) -> Option:
    return best_of(decision, lambda option: card_worth(option.refs[0]) if option.refs else 0.0)


def return_artifact(pos: Position, decision: Decision) -> Option:
    sign = -1.0 if decision.options[0].verb == "return" else 1.0
    return best_of(decision, lambda option: sign * card_worth(option.refs[0]) if option.refs else -9.0)


def choose_colour(pos: Position, decision: Decision) -> Option:
    """The colour that most cards of the hand could use, and that is not there yet."""
    counts = [0.0] * 6
    for card in pos.me.hand:
        colour = CARDS[card].colour
        if colour != NONE:
            counts[colour] += 1.0

    def worth(option: Option) -> float:
        if option.verb != "colour" or not option.refs:
            return -1.0
        colour = COLOUR[option.refs[0]]
        have = pos.me.crystals[colour] if colour < GOLD else 2
        return counts[colour] - 0.7 * have

    return best_of(decision, worth)


# Tactics, and between turns.


def pick_tactic(pos: Position, decision: Decision) -> Option:
    return best_of(decision, lambda option: TACTICS.get(option.refs[0], USUAL))


def between_turns(pos: Position, decision: Decision) -> Option:
    if pos.me.wounds + len([c for c in pos.me.hand if keep_worth(pos, c) < 0.6]) > 3:
        found = keyed(decision, "meditate")
        if found is not None:
            return found
    if pos.turns < 3.5:
        found = keyed(decision, "spare:take")
        if found is not None:
            return found
    return otherwise(decision)


def keep_die(pos: Position, decision: Decision) -> Option:
    """Mana Steal: the colour that most cards of the hand could use."""

    def worth(option: Option) -> float:
        return float(len([card for card in pos.me.hand if CARDS[card].colour == COLOUR[option.refs[0]]]))

    return best_of(decision, worth)


def yes(pos: Position, decision: Decision) -> Option:
    return decision.options[0]


ANSWERS: Final[dict[str, Answer]] = {
    "move": move,
    "afterwards": afterwards,
    "interact": interact,
    "fight": fight,
    "take-damage": take_damage,
    "assign-damage": assign,
    "choose-way": choose_way,
    "choose-ability": choose_ability,
    "resolve": resolve,
    "strengthen": strengthen,
    "pay-mana": pay,
    "discard-card": discard_card,
    "throw-away": discard_card,
    "rest": rest,
    "discard-some": discard_some,
    "rethink": exchange,
    "meditate": exchange,
    "search-deck": search_deck,
    "glade": glade,
    "disband": disband,
    "gain-unit": gain_unit,
    "choose-skill": choose_skill,
    "gain-card": gain_card,
    "return-artifact": return_artifact,
    "choose-colour": choose_colour,
    "pick-tactic": pick_tactic,
    "between-turns": between_turns,
    "long-night": yes,
    "steady-tempo": yes,
    "keep-die": keep_die,
}
"""Prompt -> who answers it."""
