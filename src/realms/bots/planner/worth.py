"""What a position is worth to a seat at the end of its turn, in points of the score to come."""

from __future__ import annotations

from math import exp, log1p
from typing import Final

from realms.bots.greedy.mk import weights as w
from realms.bots.greedy.mk.goals import FIRST, hardness, unseen
from realms.bots.greedy.mk.means import Means, Pool
from realms.bots.greedy.mk.plans import Thinker
from realms.bots.greedy.mk.position import Position
from realms.bots.greedy.mk.tables import MIGHT, SKILLS, USUAL, action_worth, card_worth, spell_worth
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

from .figures import PLAIN, QUEST, Figures
from .paths import FAR, ways_to

CORE_TILES: Final = 3
MOST_POINTS: Final = 12


def worth(world: MageKnight, seat: Seat) -> float:
    """More is better; only differences mean something."""
    hero = world.heroes[seat]
    if not world.stack:
        outcome = world.outcome()
        assert outcome is not None
        if is_quest(world):
            return ended(world, hero, QUEST)
        rivals = max([n for s, n in enumerate(outcome.scores) if s != seat], default=0)
        return outcome.scores[seat] - 0.5 * rivals + PLAIN.won * outcome.share(seat)
    view = project(world, seat)
    if world.due[0].prompt == "pick-tactic":
        view.state["announced"] = NONE  # that was the round before
    pos = Position(view)
    left = turns_left(pos)
    rounds = max(0.0, left / w.TURNS_A_ROUND - 0.5)
    f = QUEST if is_quest(world) else PLAIN
    growing = max(0.0, rounds - f.harvest)
    value = (f.fame + f.fame_round * growing) * hero.fame + (f.level + f.level_round * growing) * hero.level
    value += f.reputation * hero.reputation + f.crystal * sum(hero.crystals)
    value += units(hero, rounds, pos.turns, f) + cards(hero, rounds, pos, f) + sites(world, hero, f)
    if f is QUEST and fulfilled(world):
        value += f.won
    if world.ending:
        return value + ways(world, left, 0, f)
    thinker = Thinker(pos, Means([], NOTHING))
    value += ways(world, left, ways_to(thinker.ways, list(thinker.edges)).get(hero.hex, FAR), f)
    near = siege(world, thinker, f) * min(1.0, left / f.no_time)
    return value + f.stay * thinker.stay(hero.hex) + near + f.turn * left


def ended(world: MageKnight, hero: Hero, f: Figures) -> float:
    """What has been reached when a quest is over, in the same measure as before: else whoever looks on to the end
    would rather never come to it."""
    value = f.fame * hero.fame + f.level * hero.level + f.reputation * hero.reputation
    value += f.crystal * sum(hero.crystals) + units(hero, 0.0, 0.0, f) - f.wound * deed_cards(hero).count(WOUND)
    return value + sites(world, hero, f) + ways(world, 0.0, 0, f) + (f.won if fulfilled(world) else 0.0)


def is_quest(world: MageKnight) -> bool:
    """Is there nobody to play against, and are there cities to be conquered?"""
    return (world.seats == 1 or SCENARIOS[world.scenario].cooperative) and has_sieges(world)


def fulfilled(world: MageKnight) -> bool:
    """Have all cities of a quest been conquered?"""
    return not world.city_levels and all(city.conquered for city in world.cities if has_garrison(world, city))


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


def siege(world: MageKnight, thinker: Thinker, f: Figures) -> float:
    """Where cities are to be conquered: being near to one, for who is strong enough."""
    pos = thinker.pos
    best = 0.0
    for city in world.cities:
        if city.conquered or not has_garrison(world, city):
            continue
        there = pos.at(city.hex) + unseen(pos, city.hex)
        share = thinker.prospects.strength() / (1.0 + sum([hardness(token) for token in there]))
        points = ways_to(thinker.ways, [city.hex]).get(pos.me.hex, FAR)
        near = 1.0 - min(points, f.distant) / f.distant
        best = max(best, f.city_near * min(1.0, f.strong * (share - f.enough)) * near)
    return best


NOTHING: Final = Pool([0] * 6, [], 0, NONE, [0] * 4, gold=False, black=False)


def units(hero: Hero, rounds: float, turns: float, f: Figures) -> float:
    value = 0.0
    for unit in hero.units:
        level = float(UNITS[unit.kind].level)
        might = MIGHT.get(unit.kind, level) if f is QUEST else level
        service = (w.UNIT_ROUND + f.service * might) * rounds
        value += f.army * (w.UNIT + w.UNIT_LEVEL * might + (f.wounded * service if unit.wounds else service))
        if unit.wounds:
            value -= f.harmed * (w.UNIT_WOUND + w.UNIT_LEVEL_WOUND * level) * unit.wounds
        elif not unit.spent:
            value += f.army * (f.ready + f.ready_level * might) * min(1.0, turns / 3.0)
    return value


def cards(hero: Hero, rounds: float, pos: Position, f: Figures) -> float:
    """The deck, the skills, and what can still be played in this round."""
    value = 0.0
    harm = f.wound + f.wound_round * rounds
    for card in deed_cards(hero):
        if card == WOUND:
            value -= harm
            continue
        kind = CARDS[card].kind
        if kind == ADVANCED_ACTION:
            value += f.action + f.card_round * rounds * action_worth(card)
        elif kind == SPELL:
            value += f.spell + f.card_round * rounds * spell_worth(card)
        elif kind == ARTIFACT:
            value += f.artifact + f.card_round * rounds * card_worth(card)
    for skill in hero.skills:
        value += f.skill_round * rounds * SKILLS.get(skill, USUAL)
    wounds = hero.hand.items.count(WOUND)
    value -= f.in_hand * wounds * min(2.0, pos.turns - 1.0)
    value += f.card * pos.card_price * (len(hero.hand.items) + len(hero.deck.items) - wounds)
    return value


def sites(world: MageKnight, hero: Hero, f: Figures) -> float:
    value = 0.0
    for hex, owner in world.shields.items():
        if owner == hero.seat:
            value += 2.0
            if SITE[hex] in (KEEP, MAGE_TOWER, MONASTERY):
                value += 0.5
    for city in world.cities:
        value += f.city_found
        if city.conquered:
            value += f.city_taken
        if has_garrison(world, city):
            there = len([h for h in world.up_at if h == city.hex])
            there += sum([places.count(city.hex) for places in world.down_at])
            value += f.defender * (len(garrison(city)) - there)
    return value


def ways(world: MageKnight, turns: float, points: int, f: Figures) -> float:
    """What exploring has brought, and whether there is time enough for the rest of it. `points` of movement: to
    where the next tile can be revealed."""
    left = len(world.tiles.items)
    core = len(world.core_tiles.items)
    if world.scenario != FIRST:
        competing = world.seats > 1 and not SCENARIOS[world.scenario].cooperative
        if competing:
            return -f.rivals_tile * (left + core)
        if not world.city_levels:
            return -f.rivals_tile * left - f.tile * core
        standing = len(world.city_levels) + len([city for city in world.cities if not city.conquered])
        late = f.turns_a_tile * (left + core) + f.turns_a_point * min(points, MOST_POINTS) - turns
        late += f.turns_a_city * standing
        return -f.tile * left - f.core_tile * core - f.pressed * f.soon * log1p(exp(late / f.soon))
    if world.seats > 1:
        return 0.0
    if world.cities:
        return f.reached
    late = f.turns_a_tile * (left + core) + f.turns_a_point * min(points, MOST_POINTS) - turns
    risk = f.tempted * f.turn * turns * (CORE_TILES - core)
    return f.reached - f.pressed * f.soon * log1p(exp(late / f.soon)) - risk
