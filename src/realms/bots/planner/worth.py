"""What a position is worth to a seat at the end of its turn, in points of the score to come."""

from __future__ import annotations

from math import exp, log1p
from typing import Final

from realms.bots.greedy.mk import weights as w
from realms.bots.greedy.mk.goals import FIRST, hardness, unseen
from realms.bots.greedy.mk.means import Means, Pool
from realms.bots.greedy.mk.plans import Thinker
from realms.bots.greedy.mk.position import Position
from realms.bots.greedy.mk.tables import SKILLS, USUAL, action_worth, card_worth, spell_worth
from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.scenarios import SCENARIOS
from realms.games.mage_knight.data.tiles import SITE
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.rules.megapolis import garrison
from realms.games.mage_knight.rules.scoring import deed_cards
from realms.games.mage_knight.state import City, Hero, MageKnight
from realms.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    KEEP,
    MAGE_TOWER,
    MONASTERY,
    NONE,
    SPELL,
    WOUND,
)
from realms.kernel.model import Seat
from realms.kernel.view import project

from .paths import FAR, ways_to

# In points of the score.
WON: Final = 40.0
"""What winning counts beside the points."""
FAME_ROUND: Final = 0.2
"""A point of fame, more for each round to come: the sooner the levels, the longer they serve."""
LEVEL: Final = 0.8
QUEST_FAME: Final = 1.7
GROWTH: Final = 0.6
LEVEL_ROUND: Final = 0.6
CRYSTAL_QUEST: Final = 0.8
ARMY: Final = 1.7
WOUND_QUEST: Final = 1.2
"""Where cities are to be conquered, which only the strong do: a point of fame, and more of it and of a level for
each round to come; a crystal; how many times the usual units count; a wound, for each round to come."""
CARD_ROUND: Final = 0.25
"""A card, by its worth, for each round to come."""
SKILL_ROUND: Final = 0.3
READY: Final = 0.25
READY_LEVEL: Final = 0.15
"""A unit that can still be used in this round."""
IN_HAND: Final = 0.3
"""A wound that takes a place in the hand now."""
TURN: Final = 2.0
"""A turn to come."""
TILE: Final = 3.2
CORE_TILE: Final = 4.0
"""A tile that is revealed, where that brings no fame."""
RIVALS_TILE: Final = 1.2
"""The same where rivals find what is on it as well, and points count, not cities."""
CORE_TILES: Final = 3
TEMPTED: Final = 0.17
"""First Reconnaissance: whoever turns up one of the core tiles may find the city and with it the end. This share
of what is lost then counts also where it did not happen, or worlds where all goes well would lure into it."""
REACHED: Final = 24.0
TURNS_A_TILE: Final = 2.0
TURNS_A_POINT: Final = 0.2
MOST_POINTS: Final = 12
LATE: Final = 9.0
SOON: Final = 1.5
"""First Reconnaissance: the city found; turns it takes to reveal a tile, and to come nearer to where one can be
revealed by a point of movement; a turn that is missing for the rest of them, which is felt so many turns before.
However late it is, every tile and every step brings the city nearer."""
TURNS_A_TILE_ALONE: Final = 1.2
TURNS_A_CITY: Final = 5.0
PRESSED: Final = 2.5
"""Where cities must be found and conquered: turns it takes to reveal a tile, and to conquer a city; a turn that is
missing for it."""
CITY_FOUND: Final = 4.0
CITY_TAKEN: Final = 25.0
CITY_TAKEN_TOGETHER: Final = 110.0
DEFENDER: Final = 5.0
DEFENDER_TOGETHER: Final = 35.0
"""A defender of a city less: the next assault meets one fewer. Counted when they fall, so that nobody is afraid of
finding a city."""
CITY_NEAR: Final = 10.0
CITY_NEAR_TOGETHER: Final = 18.0
ENOUGH: Final = 0.45
ENOUGH_TOGETHER: Final = 0.25
STRONG: Final = 2.5
DISTANT: Final = 18
"""Standing next to a city with the strength for it, which begins at this share of what its defenders are; how many
points of movement off that counts nothing."""
NO_TIME: Final = 8.0
"""Turns before the end from which on it counts less and less: whoever only waits beside a city gains nothing."""
WOUNDED: Final = 0.3
"""What is left of the service of a unit that is wounded."""
SERVICE: Final = 0.3
"""A level of a unit, for each round to come."""


def worth(world: MageKnight, seat: Seat) -> float:
    """More is better; only differences mean something."""
    hero = world.heroes[seat]
    if not world.stack:
        outcome = world.outcome()
        assert outcome is not None
        rivals = max([n for s, n in enumerate(outcome.scores) if s != seat], default=0)
        return outcome.scores[seat] - 0.5 * rivals + WON * outcome.share(seat)
    view = project(world, seat)
    if world.due[0].prompt == "pick-tactic":
        view.state["announced"] = NONE  # that was the round before
    pos = Position(view)
    left = turns_left(pos)
    rounds = max(0.0, left / w.TURNS_A_ROUND - 0.5)
    quest = pos.together and has_sieges(world)
    value = ((QUEST_FAME + GROWTH * rounds) if quest else (w.FAME + FAME_ROUND * rounds)) * hero.fame
    value += (LEVEL + (LEVEL_ROUND * rounds if quest else 0.0)) * hero.level
    value += w.REPUTATION * hero.reputation + (CRYSTAL_QUEST if quest else w.CRYSTAL) * sum(hero.crystals)
    value += units(hero, rounds, pos.turns) * (ARMY if quest else 1.0) + cards(hero, rounds, pos, quest=quest)
    value += sites(world, hero, quest=quest)
    if world.ending:
        return value + ways(world, left, 0)
    thinker = Thinker(pos, Means([], NOTHING))
    value += ways(world, left, ways_to(thinker.ways, list(thinker.edges)).get(hero.hex, FAR))
    near = siege(world, thinker, quest=quest) * min(1.0, left / NO_TIME)
    return value + thinker.stay(hero.hex) + near + TURN * left


def has_sieges(world: MageKnight) -> bool:
    """Are there cities to be conquered, found or not?"""
    return bool(world.city_levels) or any(has_garrison(world, city) for city in world.cities)


def has_garrison(world: MageKnight, city: City) -> bool:
    return world.scenario != FIRST and not city.friendly


def turns_left(pos: Position) -> float:
    """Own turns to come, as far as others leave time for them: a card that is played costs no time."""
    raw = pos.raw
    dummy = raw["dummy"]
    turns = pos.turns
    if not raw["ending"] and raw["announced"] == NONE:
        if dummy is not None:
            turns = 1.5 + dummy["deck"]["n"] / (3.0 + sum(dummy["crystals"]) / 4.0)
        else:
            rivals = [h for h in raw["heroes"] if h["seat"] != pos.me.seat and not h["out"]]
            turns = min([1.5 + int(h["hand"]["n"] + h["deck"]["n"]) / 3.5 for h in rivals], default=turns)
    return turns if pos.ending else turns + w.TURNS_A_ROUND * pos.rounds_left


def siege(world: MageKnight, thinker: Thinker, *, quest: bool) -> float:
    """Where cities are to be conquered: being near to one, for who is strong enough."""
    pos = thinker.pos
    best = 0.0
    most, enough = (CITY_NEAR_TOGETHER, ENOUGH_TOGETHER) if quest else (CITY_NEAR, ENOUGH)
    for city in world.cities:
        if city.conquered or not has_garrison(world, city):
            continue
        there = pos.at(city.hex) + unseen(pos, city.hex)
        share = thinker.prospects.strength() / (1.0 + sum([hardness(token) for token in there]))
        points = ways_to(thinker.ways, [city.hex]).get(pos.me.hex, FAR)
        near = 1.0 - min(points, DISTANT) / DISTANT
        best = max(best, most * min(1.0, STRONG * (share - enough)) * near)
    return best


NOTHING: Final = Pool([0] * 6, [], 0, NONE, [0] * 4, gold=False, black=False)


def units(hero: Hero, rounds: float, turns: float) -> float:
    value = 0.0
    for unit in hero.units:
        level = UNITS[unit.kind].level
        service = (w.UNIT_ROUND + SERVICE * level) * rounds
        value += w.UNIT + w.UNIT_LEVEL * level
        value += WOUNDED * service if unit.wounds else service
        if unit.wounds:
            value -= (w.UNIT_WOUND + w.UNIT_LEVEL_WOUND * level) * unit.wounds
        elif not unit.spent:
            value += (READY + READY_LEVEL * level) * min(1.0, turns / 3.0)
    return value


def cards(hero: Hero, rounds: float, pos: Position, *, quest: bool) -> float:
    """The deck, the skills, and what can still be played in this round."""
    value = 0.0
    harm = w.WOUND + (WOUND_QUEST if quest else w.WOUND_ROUND) * rounds
    for card in deed_cards(hero):
        if card == WOUND:
            value -= harm
            continue
        kind = CARDS[card].kind
        if kind == ADVANCED_ACTION:
            value += 1.0 + CARD_ROUND * rounds * action_worth(card)
        elif kind == SPELL:
            value += 2.0 + CARD_ROUND * rounds * spell_worth(card)
        elif kind == ARTIFACT:
            value += 2.0 + CARD_ROUND * rounds * card_worth(card)
    for skill in hero.skills:
        value += SKILL_ROUND * rounds * SKILLS.get(skill, USUAL)
    wounds = hero.hand.items.count(WOUND)
    value -= IN_HAND * wounds * min(2.0, pos.turns - 1.0)
    value += pos.card_price * (len(hero.hand.items) + len(hero.deck.items) - wounds)
    return value


def sites(world: MageKnight, hero: Hero, *, quest: bool) -> float:
    value = 0.0
    for hex, owner in world.shields.items():
        if owner == hero.seat:
            value += 2.0
            if SITE[hex] in (KEEP, MAGE_TOWER, MONASTERY):
                value += 0.5
    for city in world.cities:
        value += CITY_FOUND
        if city.conquered:
            value += CITY_TAKEN_TOGETHER if quest else CITY_TAKEN
        if has_garrison(world, city):
            there = len([h for h in world.up_at if h == city.hex])
            there += sum([places.count(city.hex) for places in world.down_at])
            value += (DEFENDER_TOGETHER if quest else DEFENDER) * (len(garrison(city)) - there)
    return value


def ways(world: MageKnight, turns: float, points: int) -> float:
    """What exploring has brought, and whether there is time enough for the rest of it. `points` of movement: to
    where the next tile can be revealed."""
    left = len(world.tiles.items)
    core = len(world.core_tiles.items)
    if world.scenario != FIRST:
        competing = world.seats > 1 and not SCENARIOS[world.scenario].cooperative
        if competing:
            return -RIVALS_TILE * (left + core)
        if not world.city_levels:
            return -RIVALS_TILE * left - TILE * core
        standing = len(world.city_levels) + len([city for city in world.cities if not city.conquered])
        late = TURNS_A_TILE_ALONE * (left + core) + TURNS_A_POINT * min(points, MOST_POINTS) - turns
        late += TURNS_A_CITY * standing
        return -TILE * left - CORE_TILE * core - PRESSED * SOON * log1p(exp(late / SOON))
    if world.seats > 1:
        return 0.0
    if world.cities:
        return REACHED
    late = TURNS_A_TILE * (left + core) + TURNS_A_POINT * min(points, MOST_POINTS) - turns
    risk = TEMPTED * TURN * turns * (CORE_TILES - core)
    return REACHED - LATE * SOON * log1p(exp(late / SOON)) - risk
