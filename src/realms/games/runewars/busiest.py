"""The busiest turns that players meet, for `realms bench`: many armies, heroes, cards and rewards.

Late in a game of four on the fixed map: Strategize with six armies and four heroes, a march, and the own turn with
a full hand; and before it, when half of the tiles of the map lie. Cards are moved from where they lie; units come
from the supply.
"""

from __future__ import annotations

from typing import Final

from realms.kernel.match import Match
from realms.kernel.rng import seeded

from .data.tiles import FIXED_HOMES, FIXED_TILES
from .rules.armies import put
from .rules.building import BUILT, FIXED, inhabit
from .rules.game import Game, Season
from .rules.hiring import place_hero
from .rules.land import map_name
from .rules.runes import place_rune
from .rules.setup import lay_out
from .rules.turn import Turn
from .state import Runewars
from .terms import ACQUIRE, CONQUER, DAQAN, FACTIONS, REAL, STRATEGIZE

US: Final = 0
ARMIES: Final[dict[str, tuple[str, ...]]] = {
    "DA": ("bowman", "bowman", "footman", "knight"),
    "DB": ("bowman", "footman", "footman"),
    "4C": ("footman", "footman", "knight"),
    "4B": ("knight", "siege_tower"),
    "2C": ("bowman", "footman"),
    "5B": ("footman", "knight", "siege_tower"),
}
HEROES: Final = ("sir_valadir", "silhouette", "mordrog", "one_fist")
REWARDS: Final = ("staff_of_light", "flute_of_possession", "ice_storm", "rune_of_summoning")
HAND: Final = (
    "political_control",
    "reinforcements",
    "establish_trade_route",
    "hordes_of_things",
    "spread_dissent",
    "raze_a_city",
    "rally_cry",
    "hidden_pass",
    "teleportation",
    "favorable_alliance",
)


def busiest() -> list[Match]:
    return [turn_of(STRATEGIZE), turn_of(CONQUER), turn_of(ACQUIRE), building()]


def table() -> Runewars:
    players = len(FACTIONS)
    g = lay_out(players, list(FACTIONS), FIXED, False, seeded(1))
    homes = [
        f"{faction},{turns},{q},{r}" for faction, (turns, q, r) in zip(FACTIONS, FIXED_HOMES[players], strict=True)
    ]
    g.laid = " ".join([map_name(FIXED_TILES[players])] + homes)
    inhabit(g)
    for name, army in ARMIES.items():
        area = g.land.index[name]
        for unit in g.standing[area][:]:
            g.standing[area].remove(unit)
        for unit in army:
            put(g, area, unit)
    for i, hero in enumerate(HEROES):
        g.hero_deck.items.remove(hero)
        place_hero(g, US, hero, g.land.homes[DAQAN][i % 3])
        g.reward_deck.items.remove(REWARDS[i])
        g.heroes[-1].rewards.put(REWARDS[i])
    for card in HAND:
        g.tactics_deck.items.remove(card)
        g.realms[US].tactics.put(card)
    for area in g.land.homes[DAQAN]:
        place_rune(g, area, REAL, 0b1111)
    g.fort[g.land.homes[DAQAN][0]] = US
    for realm in g.realms:
        realm.influence = 8
    g.year = 3
    return g


def turn_of(order: str) -> Match:
    g = table()
    realm = g.realms[US]
    realm.order = order
    realm.orders.remove(order)
    realm.played.append(order)
    realm.played_in.append(g.season)
    g.active = US
    g.stack[:] = [Game(), Season([], "next_turn"), Turn(US, order, True, False, [])]
    g.advance()
    if order == CONQUER:
        g.apply(US, "activate:4A")
    if order == STRATEGIZE:
        g.apply(US, "redeploy")
    return g


def building() -> Match:
    """Two tiles at hand, and four to lay them against."""
    players = len(FACTIONS)
    g = lay_out(players, list(FACTIONS), BUILT, False, seeded(1))
    g.advance()
    for _ in range(players):
        g.apply(g.due[0].seat, g.due[0].options[0].key)
    return g
