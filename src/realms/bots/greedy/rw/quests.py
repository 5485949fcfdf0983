"""Heroes in the quest phase and in duels."""

from __future__ import annotations

from typing import Any, Final

from realms.games.runewars.data.factions import SHEETS
from realms.games.runewars.data.fate import FATE
from realms.games.runewars.data.heroes import HEROES
from realms.games.runewars.data.quests import DISCARD_REWARD, HARM, QUESTS, REWARD, TRAIN, Quest
from realms.games.runewars.terms import (
    ATTRIBUTES,
    CITY,
    DAMAGE,
    DUEL,
    DUEL_ORB,
    ENEMY_HOME,
    ENEMY_STRONGHOLD,
    GOLD,
    NOBODY,
    ORB,
    PAY,
    RED,
    SILVER,
    TEST,
)
from realms.kernel.model import Decision, Option

from .picking import best_of, verb
from .position import FAR, Position, is_neutral

DESTINY: Final[dict[str, float]] = {GOLD: 3.0, SILVER: 2.0, RED: 1.0}
SHARE: Final[dict[str, float]] = {
    symbol: len([c for c in FATE.values() if c.destiny == symbol]) / len(FATE) for symbol in DESTINY
}
"""How many fate cards show each symbol."""
DUEL_WON: Final = 0.6
LIFE: Final = 3.0
"""A hero's life in rewards."""
WORTHY: Final = 0.3
"""What a quest must promise, in rewards, to be attempted."""
SOON: Final = 0.6
"""A year's delay."""
LEARNED: Final = 0.12
SHARD: Final = "timmorran_shard"
SHARD_HOME: Final = 1.5
"""What it is worth to bring a shard to a stronghold."""


def attribute(hero: dict[str, Any], name: str) -> int:
    n: int = HEROES[hero["id"]].attributes[name] + hero["trained"][ATTRIBUTES.index(name)]
    return min(8, n)


def lives(hero: dict[str, Any]) -> int:
    n: int = HEROES[hero["id"]].health - hero["damage"]
    return n


def promise(hero: dict[str, Any], quest: Quest, better: int = 0) -> float:
    """What an attempt brings on average, in rewards; `better`: if the hero were so much better trained."""
    if quest.kind == DUEL:
        return DUEL_WON if lives(hero) > 1 else 0.0
    if quest.kind != TEST:
        return 1.0
    n = min(8, attribute(hero, quest.attribute) + better)
    no_gold, only_red = (1.0 - SHARE[GOLD]) ** n, SHARE[RED] ** n
    chances = {GOLD: 1.0 - no_gold, SILVER: no_gold - only_red, RED: only_red}
    return sum([chance * line(hero, quest, symbol) for symbol, chance in chances.items()])


def line(hero: dict[str, Any], quest: Quest, symbol: str) -> float:
    value = 0.0
    for step in quest.lines[symbol]:
        if step.code == HARM:
            if step.n >= lives(hero):
                return -LIFE
            value -= 0.25 * step.n
        elif step.code == REWARD:
            value += 1.0
        elif step.code == TRAIN:
            value += LEARNED
        elif step.code == DISCARD_REWARD:
            value -= 1.0 if hero["rewards"]["n"] else 0.0
    return value


def there(pos: Position, area: int, quest: Quest) -> bool:
    """May the quest be attempted in the area?"""
    if quest.area != "":
        return pos.names[area] == quest.area
    if quest.place == ENEMY_STRONGHOLD:
        return pos.fort[area] not in (NOBODY, pos.seat)
    if quest.place == ENEMY_HOME:
        return pos.home_seat[area] not in (NOBODY, pos.seat)
    if quest.place == CITY:
        return pos.city[area] != "" and (quest.kind != PAY or pos.influence >= quest.n + 2)
    return len([u for u in pos.standing[area] + pos.routed[area] if is_neutral(u)]) >= quest.n


def errands(pos: Position, hero: dict[str, Any]) -> list[tuple[float, list[int]]]:
    """The quests that the hero may hope for: what each promises, and where it is tried."""
    found: list[tuple[float, list[int]]] = []
    for id in pos.me["quests"]["items"]:
        quest = QUESTS[id]
        value = promise(hero, quest)
        if value < WORTHY:
            value = SOON * promise(hero, quest, 2)
        if value >= WORTHY:
            found.append((value, [a for a in pos.areas if there(pos, a, quest)]))
    return found


def errand(pos: Position, area: int, hopes: list[tuple[float, list[int]]]) -> float:
    """What being in an area is worth to a hero: the quest he would try there, or how far the next one is."""
    best = 0.0
    row = pos.steps[area]
    for value, places in hopes:
        steps = min([row[a] for a in places], default=FAR)
        best = max(best, value * (1.0 if steps == 0 else SOON ** ((steps + 1) // 2) - 0.02 * steps))
    return best


def shards(hero: dict[str, Any]) -> int:
    n: int = hero["rewards"]["items"].count(SHARD)
    return n


def stay_worth(pos: Position, hero: dict[str, Any], area: int) -> float:
    """Besides quests: shards go to a stronghold, the wounded where they heal, and nobody among enemy heroes."""
    value = 0.0
    if shards(hero):
        steps = min([pos.steps[area][a] for a in pos.forts], default=9)
        value += SHARD_HOME * shards(hero) * (1.0 if steps == 0 else 0.5 ** ((steps + 1) // 2))
    if hero["damage"] and pos.control[area] == pos.seat:
        value += 0.15 * hero["damage"]
    for other in pos.heroes:
        if other["owner"] != pos.seat and other["area"] == area:
            value -= 0.2
    return value


def heroes(pos: Position, decision: Decision) -> Option:
    """Each hero tries a quest, walks to one, heals or trains for it."""
    mine = {hero["id"]: hero for hero in pos.my_heroes}
    hopes = {id: errands(pos, hero) for id, hero in mine.items()}
    held = [QUESTS[id] for id in pos.me["quests"]["items"]]

    def at(hero: dict[str, Any], area: int) -> float:
        return errand(pos, area, hopes[hero["id"]]) + stay_worth(pos, hero, area)

    here = {id: at(hero, hero["area"]) for id, hero in mine.items()}

    def value(option: Option) -> float:
        if option.verb in ("done", "play"):
            return 0.0 if option.verb == "done" else -1.0
        hero = mine[option.refs[0]]
        if option.verb == "quest":
            gain = promise(hero, QUESTS[option.refs[1]])
            return 5.0 + gain if gain >= WORTHY and not carries_shard_home(pos, hero) else -1.0
        if option.verb == "go":
            area = pos.index[option.refs[1]]
            gain = at(hero, area) - here[hero["id"]]
            tries = [value for value, places in hopes[hero["id"]] if area in places]
            return gain + (0.5 if tries else 0.0) - 0.02 if area != hero["area"] else -1.0
        if option.verb == "heal":
            return 0.3 * float(hero["damage"]) + (1.0 if lives(hero) == 1 else 0.0)
        if option.verb == "train":
            return trained(hero, option, held)
        if option.verb in ("duel", "steal"):
            return robbed(pos, hero, option)
        return -1.0

    return best_of(decision, value)


def carries_shard_home(pos: Position, hero: dict[str, Any]) -> bool:
    return shards(hero) > 0 and pos.fort[hero["area"]] == pos.seat


def trained(hero: dict[str, Any], option: Option, held: list[Quest]) -> float:
    """What the held quests need."""
    wanted = [quest.attribute for quest in held if quest.kind == TEST]
    value = 0.05
    for name in option.refs[1:]:
        low = attribute(hero, name) < 5
        value += LEARNED * (1.0 + wanted.count(name)) if low else 0.02
    return value


def robbed(pos: Position, hero: dict[str, Any], option: Option) -> float:
    """A hero who carries something is stolen from, or challenged by who is much stronger."""
    for rival in pos.heroes:
        if rival["id"] == option.refs[1] and rival["rewards"]["n"]:
            if option.verb == "steal":
                return 2.0
            return 1.0 if lives(hero) >= lives(rival) + 2 and not shards(hero) else -1.0
    return -1.0


def destiny(pos: Position, decision: Decision) -> Option:
    """The card with the best symbol."""
    return best_of(decision, lambda o: DESTINY[FATE[o.refs[0]].destiny])


def duel_card(pos: Position, decision: Decision) -> Option:
    """Damage before orbs before the rest, as the hero's circle shows it."""

    def value(option: Option) -> float:
        cell = FATE[option.refs[0]].cells[1]
        return 2.0 + cell.n if cell.kind == DAMAGE else 1.5 if cell.kind == ORB else 0.0

    return best_of(decision, value)


def use_it(pos: Position, decision: Decision) -> Option:
    return verb(decision, "use", "arm", "strike", "heal", "replace", "claim", "give", "stand", "ambush", "done")


def keep_hero(pos: Position, decision: Decision) -> Option:
    """Own alignment, then attributes."""
    mine = SHEETS[pos.faction].alignment

    def value(option: Option) -> float:
        if option.verb != "keep":
            return 0.0
        hero = HEROES[option.refs[0]]
        loyal = 3.0 if hero.alignment == mine else 1.0 if hero.alignment == "neutral" else 0.0
        return loyal + max(hero.attributes.values()) + 0.5 * hero.health

    return best_of(decision, value)


def place_hero(pos: Position, decision: Decision) -> Option:
    """Closest to a quest."""

    def value(option: Option) -> float:
        area = pos.index[option.refs[0]]
        areas = [QUESTS[q].area for q in pos.me["quests"]["items"]]
        return -float(min([pos.steps[area][pos.index[a]] for a in areas if a in pos.index], default=9))

    return best_of(decision, value)


def keep_reward(pos: Position, decision: Decision) -> Option:
    from realms.games.runewars.data.rewards import REWARDS

    def value(option: Option) -> float:
        if option.refs[-1] == SHARD:
            return 9.0
        return 2.0 if REWARDS[option.refs[-1]].use == DUEL_ORB else 1.0

    return best_of(decision, value)


def lose_reward(pos: Position, decision: Decision) -> Option:
    """Anything but a shard."""
    return best_of(decision, lambda o: 0.0 if o.refs[-1] == SHARD else 1.0)


def learn(pos: Position, decision: Decision) -> Option:
    wanted = [QUESTS[q].attribute for q in pos.me["quests"]["items"]]
    return best_of(decision, lambda o: float(wanted.count(o.refs[0])))


def hero_retreat(pos: Position, decision: Decision) -> Option:
    return best_of(decision, lambda o: 1.0 if pos.control[pos.index[o.refs[0]]] == pos.seat else 0.0)
