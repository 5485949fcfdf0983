"""What cards are worth: in a battle, in the hand. Weights were fitted to battles in which nobody uses anything."""

from __future__ import annotations

from math import exp
from typing import Final

from realms.games.elven_rage.data.warriors import BY_PEOPLE, DRAGONS, TREASURES, WARRIORS, Warrior, deck_of
from realms.games.elven_rage.terms import AFTER_WIN, BATTLE, DRAGON, ON_DEATH, ON_LOSS, OWN_BATTLE, OWN_STRIKE

LIFE: Final = 0.26
INITIATIVE: Final = 0.054
ICON: Final[tuple[float, ...]] = (0.0, 0.135, 0.26, 0.16, 0.365, 0.14, 0.12, 0.24, 0.0)
"""What a card adds to the odds of a battle, as a logarithm: for a life, a point of initiative, each icon."""
ATTACK: Final = 0.365
"""What attacking adds: the exchange with the reserve, the first of equal initiatives."""
HELPFUL: Final = (BATTLE, OWN_BATTLE, OWN_STRIKE, ON_LOSS, ON_DEATH)
HELP: Final = 0.55
"""What a usable Action in the hand adds to the odds of an own battle."""


def fitted(w: Warrior) -> float:
    return LIFE * w.lives + INITIATIVE * w.initiative + sum([ICON[icon] for icon in w.icons])


MIGHT: Final[dict[str, float]] = {
    **{w.name: fitted(w) for w in WARRIORS.values()},
    **dict.fromkeys(TREASURES, 0.0),
}
"""What each card is worth in a battle; an empty place nothing."""


def mean(cards: list[str]) -> float:
    return sum([MIGHT[card] for card in cards]) / len(cards)


USUAL: Final[dict[str, float]] = {
    people: mean([*deck_of(people), *(TREASURES if people == "neutral" else ())]) for people in BY_PEOPLE
}
"""What a card of a deck is worth that nobody has seen."""
CHOSEN: Final = 1.12
"""How much better the cards are that somebody sends, the best of a hand."""


def odds(mine: float, theirs: float, attacks: bool) -> float:
    """The chance to win a battle."""
    return 1.0 / (1.0 + exp(theirs - mine - (ATTACK if attacks else -ATTACK)))


def help_of(card: str, lands: int) -> float:
    """What a card is good for that stays in the hand during an own battle."""
    w = WARRIORS[card]
    return HELP if w.timing in HELPFUL and w.cost <= lands else 0.0


def keep(card: str, lands: int) -> float:
    """What a card in the hand is worth."""
    w = WARRIORS[card]
    value = MIGHT[card]
    if w.flag != DRAGON and w.cost <= lands + 1:
        value += 0.35 if w.timing in HELPFUL or w.timing == AFTER_WIN else 0.15
    return value


def dragon_might(people: str) -> float:
    return MIGHT[DRAGONS[people]]
