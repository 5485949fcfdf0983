"""What the hero keeps and gains: cards that leave the hand, rewards, levels, tactics."""

from __future__ import annotations

from typing import Final

from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.terms import (
    ADVANCED_ACTION,
    BASIC_ACTION,
    COLOUR,
    GOLD,
    NONE,
    WOUND,
)
from realms.kernel.model import Decision, Option

from . import weights as w
from .picking import best_of, keyed, otherwise
from .position import Position
from .tables import SKILLS, TACTICS, USUAL, card_worth


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


def replace_action(pos: Position, decision: Decision) -> Option:
    """The card that is missed least."""
    return best_of(decision, lambda option: -card_worth(option.refs[0]))


def match_bid(pos: Position, decision: Decision) -> Option:
    """No hero is worth much fame."""
    matched = [option for option in decision.options if option.verb == "match"]
    dear = not matched or int(matched[0].refs[0]) > w.DEAREST_HERO
    return decision.options[-1] if dear else matched[0]


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
