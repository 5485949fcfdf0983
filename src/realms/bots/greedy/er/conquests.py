"""The Conquest phase: which land, which squad, which cards, defend or give up."""

from __future__ import annotations

from typing import Final

from realms.games.elven_rage.data.warriors import EBRUNG
from realms.games.elven_rage.terms import ARMY, HAND, MIN_PLAYERS, NEUTRAL, NONE
from realms.kernel.model import Decision, Option

from .aims import Ahead, threat
from .picking import best_of, verb
from .position import Position
from .strength import CHOSEN, MIGHT, USUAL, help_of, keep, odds

VICTORY: Final = 12.0
"""The conquest that wins the match; one step towards it is worth 1."""
TOWER: Final = 0.55
"""A Tower or Castle: a card each turn."""
ARTIFACT: Final = 0.3
RIVAL: Final = 0.3
"""A land less for an opponent."""
THREAT: Final = 4.0
"""A land less for an opponent who could win at once."""
DARE: Final = 1.2
"""What an attack on the Castle of the only opponent must promise more: if it fails, the own one lies bare."""
DESPERATE: Final = -2.0
"""What waiting is worth when nothing but that Castle is left: less than any attack."""
OUT: Final = 1.0
"""An opponent less."""
LOSSES: Final = 0.3
"""What a battle costs in cards."""
CARD: Final = 0.42
"""A card, for skipping the battle."""
SHORT: Final = 0.25
"""More for each card that a hand falls short of four."""
LOOKING: Final = 0.1
"""How much weaker the weakest squad is than it seems: one may be looked at."""
RISK: Final = 0.12
"""How much of a card's worth is at stake where it is sent."""
READY: Final = 0.35
"""What a rival's Actions add to the defence of a land."""
HOPE: Final = 0.28
"""Defend from this chance on."""


# How strong both sides are.


def mine(pos: Position, spared: str = "") -> float:
    """The best three cards that could be sent, and what is left to help them."""
    could = sorted([*pos.hand, *pos.free_dragons(pos.seat)], key=lambda card: -MIGHT[card])
    if spared in could:
        could.remove(spared)
    helps = [help_of(card, pos.lands) for card in could[ARMY:] if card in pos.hand]
    return sum([MIGHT[card] for card in could[:ARMY]]) + max(helps, default=0.0)


def squad(pos: Position, i: int) -> float:
    """A squad, as far as it is known."""
    raw = pos.raw["squads"][i]
    known = raw["items"]
    value: float = sum([MIGHT[card] for card in known]) + USUAL[NEUTRAL] * (raw["n"] - len(known))
    return value


def sent_by(pos: Position, seat: int, n: int) -> float:
    """The best cards of a rival's hand, as far as it is known."""
    e = pos.elves[seat]
    usual = USUAL[e["people"]] * CHOSEN
    known = sorted([MIGHT[card] for card in e["hand"]["items"]], reverse=True)[:n]
    return sum([max(usual, m) for m in known]) + usual * (n - len(known))


def theirs(pos: Position, cell: int) -> float:
    """What would stand against an attack, or less than nothing if the land would be given up."""
    owner = pos.owner[cell]
    if owner == NONE:
        if cell == pos.map.central:
            return MIGHT[EBRUNG] + 2 * USUAL[NEUTRAL]
        return min([squad(pos, i) for i in range(len(pos.raw["squads"]))], default=3 * USUAL[NEUTRAL]) - LOOKING
    if cell in pos.map.castles:
        return MIGHT[pos.dragon_of(cell)] + sent_by(pos, owner, 2) + READY
    return sent_by(pos, owner, ARMY) + READY if pos.cards(owner) >= ARMY else -99.0


# Targets.


def gain(pos: Position, ahead: Ahead, now: float, cell: int, threats: dict[int, float]) -> float:
    """What owning a land would bring."""
    owner = pos.owner[cell]
    after = ahead.left(cell)
    if after <= 0.0:
        return VICTORY
    value = now - after
    if pos.is_tower(cell) or cell in pos.map.castles:
        value += TOWER
    if owner == NONE:
        return value + (ARTIFACT if pos.is_plain(cell) else 0.0)
    value += RIVAL * 2.0 / len(pos.rivals())
    value += THREAT * threats[owner]
    if cell in pos.map.castles and len([c for c in pos.map.castles if pos.owner[c] == owner]) == 1:
        value = VICTORY if len(pos.rivals()) == 1 else value + OUT
    return value


def threats_of(pos: Position) -> dict[int, float]:
    return {rival: threat(pos, rival) for rival in pos.rivals()}


def targets(pos: Position, cells: list[int], strength: float) -> list[tuple[float, float]]:
    """For each land what attacking it is worth, and how likely the battle is won."""
    ahead = Ahead(pos, pos.goal)
    now = ahead.left()
    threats = threats_of(pos)
    found: list[tuple[float, float]] = []
    for cell in cells:
        against = theirs(pos, cell)
        chance = odds(strength, against, attacks=True)
        value = chance * gain(pos, ahead, now, cell, threats) - (LOSSES if against > 0.0 else 0.0)
        if daring(pos, cell):
            value -= DARE
        found.append((value, chance))
    return found


def best_target(pos: Position, cells: list[int], strength: float) -> tuple[int, float]:
    """The land most worth attacking, and how much so."""
    best, most = NONE, -9.0
    for cell, (value, _) in zip(cells, targets(pos, cells, strength), strict=True):
        if value > most:
            best, most = cell, value
    return best, most


def daring(pos: Position, cell: int) -> bool:
    """Two players, and a Castle is attacked that the Goal does not ask for."""
    wanted = pos.dragons or pos.goal == "goal_castles"
    return pos.seats == MIN_PLAYERS and cell in pos.map.homes and not wanted


def patience(pos: Position) -> float:
    """What skipping the battle is worth."""
    n = len(pos.hand)
    if n >= HAND:
        return DESPERATE if cornered(pos) else 0.05
    return CARD + SHORT * max(0, 4 - n)


def cornered(pos: Position) -> bool:
    """Is a Castle all that the only rival has? Whoever needs what is not to be had then would wait for ever."""
    return pos.seats == MIN_PLAYERS and pos.owner.count(1 - pos.seat) == 1 and pos.owner.count(NONE) == 0


def squad_to_look_at(pos: Position, decision: Decision) -> Option:
    """Any that is not known."""
    for option in decision.options:
        if option.verb == "look" and not pos.raw["squads"][number(option)]["items"]:
            return option
    return verb(decision, "look", "no_look")


def number(option: Option) -> int:
    return int(option.refs[0].removeprefix("squad-"))


def lay_open(pos: Position, decision: Decision) -> Option:
    """The weakest card tells the others least."""
    return best_of(decision, lambda option: -MIGHT[option.refs[0]])


def choose_squad(pos: Position, decision: Decision) -> Option:
    return best_of(decision, lambda option: -squad(pos, number(option)))


def choose_mover(pos: Position, decision: Decision) -> Option:
    """Whoever has fewest cards, and then fewest lands."""

    def harmless(option: Option) -> float:
        seat = pos.seat_of(option.refs[0])
        return -float(pos.elves[seat]["hand"]["n"]) - 0.1 * pos.owner.count(seat)

    return best_of(decision, harmless)


# Cards.


def reply(pos: Position, decision: Decision) -> Option:
    """Defend where there is hope, or much to lose."""
    attacker = pos.raw["active"]
    chance = odds(mine(pos), sent_by(pos, attacker, ARMY), attacks=False)
    precious = pos.is_tower(pos.target) or threat(pos, attacker) > 0.0
    return verb(decision, "defend" if chance >= (HOPE * 0.7 if precious else HOPE) else "give_up")


def send(pos: Position, decision: Decision) -> Option:
    """The best three, counting what stays behind to help, and what may be lost."""
    return best_of(decision, lambda option: sent(pos, option))


def sent(pos: Position, option: Option) -> float:
    """What sending these cards is worth."""
    rest = pos.hand[:]
    value = 0.0
    for card in option.refs:
        value += MIGHT[card]
        if card in rest:
            rest.remove(card)
            value -= RISK * keep(card, pos.lands)
    return value + max([help_of(card, pos.lands) for card in rest], default=0.0)


def trim(pos: Position, decision: Decision) -> Option:
    """The least useful card goes."""
    return best_of(decision, lambda option: trimmed(pos, option))


def trimmed(pos: Position, option: Option) -> float:
    """What discarding this card is worth."""
    return -keep(option.refs[0], pos.lands)


def recover(pos: Position, decision: Decision) -> Option:
    """The most useful card comes back, while there is room for it."""

    def worth(option: Option) -> float:
        if option.verb == "pass":
            return 0.0 if len(pos.hand) < HAND else USUAL[pos.me["people"]]
        return keep(option.refs[0], pos.lands)

    return best_of(decision, worth)


def reorder(pos: Position, decision: Decision) -> Option:
    """The best card is drawn first."""
    if decision.options[0].verb != "next":
        return decision.options[0]
    return best_of(decision, lambda option: keep(option.refs[0], pos.lands))
