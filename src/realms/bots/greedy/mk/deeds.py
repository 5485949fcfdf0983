"""What cards, units and skills can be used for: read once from the effects of the game's data."""

from __future__ import annotations

from typing import Final, final

from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.skills import SKILLS
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.terms import (
    ARTIFACT,
    BLACK,
    GREEN,
    MELEE,
    NONE,
    PHYSICAL,
    SIDEWAYS,
    SIEGE,
    SPELL,
    WAY_BASIC,
    WAY_STRONG,
)
from realms.games.mage_knight.vocabulary.base import Node
from realms.games.mage_knight.vocabulary.counts import NIGHT
from realms.games.mage_knight.vocabulary.gains import (
    Crystal,
    Draw,
    Fame,
    PayOne,
    Reputation,
    TakeWound,
    Token,
)
from realms.games.mage_knight.vocabulary.hand import Discard
from realms.games.mage_knight.vocabulary.points import Attack, Block, Heal, Influence, Move
from realms.kernel.effects import OneOf, Pay, Per, Seq, When

from . import weights as w

# What a use gives.
MOVE: Final = 0
INFLUENCE: Final = 1
ATTACK: Final = 2
RANGED: Final = 3
SIEGE_ATTACK: Final = 4
BLOCK: Final = 5
HEAL: Final = 6
NOTHING: Final = 7
"""Only what is worth something by itself: a crystal, fame, cards."""

FIGHTING: Final = (ATTACK, RANGED, SIEGE_ATTACK, BLOCK)

# When a use is open.
ALWAYS: Final = 0
BY_DAY: Final = 1
BY_NIGHT: Final = 2

COMPANION: Final[dict[str, int]] = {"concentration": 2, "will_focus": 3}
"""Cards that play another one with its strong effect and so much more."""


@final
class Use:
    """One way to use something: how, what it gives, and what it costs beside the thing itself."""

    def __init__(self) -> None:
        self.way = ""
        self.labels: tuple[str, ...] = ()
        self.kind = NOTHING
        self.element = PHYSICAL
        self.n = 0
        self.mana: tuple[int, ...] = ()
        self.discards = 0
        self.cost = 0.0
        self.gain = 0.0
        self.draws = 0
        self.when = ALWAYS
        self.partner = ""

    def copy(self) -> Use:
        other = Use()
        other.way, other.labels, other.kind, other.element = self.way, self.labels, self.kind, self.element
        other.n, other.mana, other.discards, other.cost = self.n, self.mana, self.discards, self.cost
        other.gain, other.draws, other.when, other.partner = self.gain, self.draws, self.when, self.partner
        return other

    def joined(self, other: Use) -> Use:
        """Both, one after the other. Points of a second kind count little."""
        both = self.copy()
        if both.kind == NOTHING:
            both.kind, both.element, both.n = other.kind, other.element, other.n
        elif other.kind == both.kind:
            both.n += other.n
        elif other.kind != NOTHING:
            both.gain += 0.1 * other.n
        both.labels = (*self.labels, *other.labels)
        both.mana = (*self.mana, *other.mana)
        both.discards += other.discards
        both.cost += other.cost
        both.gain += other.gain
        both.draws += other.draws
        both.when = both.when or other.when
        return both


def _points(kind: int, n: int, element: int = PHYSICAL) -> list[Use]:
    use = Use()
    use.kind, use.n, use.element = kind, n, element
    return [use]


def _worth(gain: float, cost: float = 0.0) -> list[Use]:
    use = Use()
    use.gain, use.cost = gain, cost
    return [use]


def _leaf(node: Node) -> list[Use]:
    """The uses of an effect that has no parts; an effect the bot does not understand gives nothing."""
    if isinstance(node, Move):
        return _points(MOVE, node.n)
    if isinstance(node, Influence):
        return _points(INFLUENCE, node.n)
    if isinstance(node, Heal):
        return _points(HEAL, node.n)
    if isinstance(node, Block):
        return _points(BLOCK, node.n, node.element)
    if isinstance(node, Attack):
        kind = ATTACK if node.of == MELEE else SIEGE_ATTACK if node.of == SIEGE else RANGED
        return _points(kind, node.n, node.element)
    if isinstance(node, PayOne):
        use = Use()
        use.mana = (node.colour,)
        return [use]
    if isinstance(node, Discard):
        use = Use()
        use.discards = 1
        return [use]
    if isinstance(node, TakeWound):
        return _worth(0.0, w.WOUND * node.n)
    if isinstance(node, Reputation):
        return _worth(max(0, node.n) * w.REPUTATION, max(0, -node.n) * w.REPUTATION)
    if isinstance(node, Crystal):
        return _worth(w.CRYSTAL)
    if isinstance(node, Token):
        return _worth(w.TOKEN)
    if isinstance(node, Fame):
        return _worth(w.FAME * node.n)
    if isinstance(node, Draw):
        use = Use()
        use.gain, use.draws = w.DRAWN * node.n, node.n
        return [use]
    return _worth(0.0)


def read(node: Node) -> list[Use]:
    """All uses of an effect, with the labels of the choices that lead to them."""
    if isinstance(node, OneOf):
        found: list[Use] = []
        for part in node.parts:
            for use in read(part):
                use.labels = (part.label, *use.labels)
                found.append(use)
        return found
    if isinstance(node, (Seq, Pay)):
        found = _worth(0.0)
        for part in node.parts:
            found = [one.joined(other) for one in found for other in read(part)]
        return found
    if isinstance(node, When):
        if node.test is not NIGHT:
            return read(node.parts[1])
        night, day = read(node.parts[0]), read(node.parts[1])
        for use in night:
            use.when = BY_NIGHT
        for use in day:
            use.when = BY_DAY
        return night + day
    if isinstance(node, Per):
        return read(node.parts[0])
    return _leaf(node)


def _worthy(uses: list[Use]) -> list[Use]:
    return [use for use in uses if use.kind != NOTHING or use.gain > 0.0]


def _card_uses(name: str) -> list[Use]:
    """The uses of a card: basic, strong, sideways."""
    card = CARDS[name]
    found: list[Use] = []
    for way, node in ((WAY_BASIC, card.basic), (WAY_STRONG, card.strong)):
        if node is None or (way == WAY_STRONG and name in COMPANION):
            continue
        cost: tuple[int, ...] = ()
        if card.kind == SPELL:
            cost = (card.colour,) if way == WAY_BASIC else (card.colour, BLACK)
        elif card.kind != ARTIFACT and way == WAY_STRONG:
            cost = (card.colour,)
        for use in _worthy(read(node)):
            use.way = way
            use.mana = (*cost, *use.mana)
            if card.kind == ARTIFACT and way == WAY_STRONG:
                use.cost += w.ARTIFACT_CARD
            found.append(use)
    for way, kind in zip(SIDEWAYS, (MOVE, INFLUENCE, ATTACK, BLOCK), strict=True):
        use = Use()
        use.way, use.kind, use.n = way, kind, 1
        found.append(use)
    return found


def companion_uses(name: str, hand: list[str]) -> list[Use]:
    """Concentration and Will Focus: the strong effects of the other action cards of the hand."""
    found: list[Use] = []
    bonus = COMPANION[name]
    for other in sorted(set(hand)):
        if (other == name and hand.count(name) < 2) or other in COMPANION or not CARDS[other].is_action:
            continue
        for use in card_uses(other):
            if use.way == WAY_STRONG and use.kind not in (NOTHING, HEAL) and not use.discards:
                more = use.copy()
                more.n += bonus
                more.mana = (GREEN, *use.mana[1:])
                more.partner = other
                found.append(more)
    return found


_CARDS: Final[dict[str, list[Use]]] = {}
_UNITS: Final[dict[str, list[Use]]] = {}
_SKILLS: Final[dict[str, list[Use]]] = {}
"""What was read already. Not all at once: the decks may be imported after this module."""


def card_uses(name: str) -> list[Use]:
    found = _CARDS.get(name)
    if found is None:
        found = _CARDS[name] = _card_uses(name)
    return found


def unit_uses(kind: str) -> list[Use]:
    found = _UNITS.get(kind)
    if found is None:
        found = _UNITS[kind] = []
        for i, ability in enumerate(UNITS[kind].abilities):
            for use in _worthy(read(ability.effect)):
                use.way = str(i)
                if ability.mana != NONE:
                    use.mana = (ability.mana, *use.mana)
                found.append(use)
    return found


def skill_uses(name: str) -> list[Use]:
    found = _SKILLS.get(name)
    if found is None:
        effect = SKILLS[name].effect
        found = _SKILLS[name] = _worthy(read(effect)) if effect is not None else []
    return found
