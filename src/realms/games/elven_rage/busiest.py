"""The busiest turns that players meet, for `realms bench`: a full hand, many lands, a dozen Artifacts.

Late in a game of four: in the own turn, before a fighter's turn in a battle, and while cards are sent into one.
Components are moved from where they lie, none is invented.
"""

from __future__ import annotations

from typing import Final

from realms.kernel.match import Match
from realms.kernel.rng import seeded

from .data.warriors import WARRIORS
from .rules.battle import Battle
from .rules.conquest import Conquest
from .rules.fighting import fighter
from .rules.setup import lay_out
from .rules.turn import Game, Turn
from .state import ElvenRage, Fight
from .terms import ATTACKER, BLACK, DEFENDER, FOREST, HIGH, NONE, SNOW, SUPERIORITY

US: Final = 0
THEM: Final = 1
PEOPLES: Final = (BLACK, SNOW, HIGH, FOREST)
OUR_LANDS: Final = ("A2", "B1", "B2", "A3", "B3", "C2", "B4", "C1", "A4")
THEIR_LANDS: Final = ("D1", "E1", "E2", "D2", "F2")
OF_PEACE: Final = ("bl_xaranta", "bl_slaver", "bl_shadow_spy", "bl_slaver", "bl_shadow_spy")
OF_WAR: Final = (
    "bl_guard_of_darn",
    "bl_initiate",
    "bl_priest_of_the_dark_crystal",
    "bl_assassin",
    "bl_spider_rider",
)
ARTIFACTS: Final = (
    "art_builders_rune",
    "art_boots",
    "art_glove",
    "art_ward",
    "art_quake",
    "art_lamp",
    "art_elixir",
    "art_dragon_blood",
    "art_moonsteel",
    "art_thunder_arrow",
    "art_web",
    "art_laurel",
)
OUR_ARMY: Final = ("bl_velkarr", "bl_janira")
THEIR_ARMY: Final = ("sn_skadreya", "sn_jarl_oreval")
CONTESTED: Final = "D2"


def busiest() -> list[Match]:
    """The own turn, a battle, and the choice of cards for one."""
    return [own_turn(), battle(), sending()]


def table(hand: tuple[str, ...]) -> ElvenRage:
    g = lay_out(SUPERIORITY, list(PEOPLES), seeded(1))
    for elves in g.elves:
        elves.began = True
    for seat, cells in ((US, OUR_LANDS), (THEM, THEIR_LANDS)):
        for cell in cells:
            g.owner[g.map.index[cell]] = seat
    elves = g.elves[US]
    elves.deck.items[:0] = elves.hand.items
    elves.hand.items.clear()
    for card in hand:
        elves.deck.items.remove(card)
        elves.hand.put(card)
    for artifact in ARTIFACTS:
        g.artifact_deck.items.remove(artifact)
        elves.artifacts.put(artifact)
    treasures = [card for card in g.neutral_deck.items if card not in WARRIORS]
    for seat in (US, THEM):
        g.neutral_deck.items.remove(treasures[seat])
        g.elves[seat].treasures.append(treasures[seat])
    elves.discard += [elves.deck.items.pop() for _ in range(3)]
    g.active = US
    g.round = 1
    g.stack[:] = [Game(US, US), Turn(US, "mine")]
    return g


def own_turn() -> Match:
    g = table(OF_PEACE)
    g.advance()
    return g


def battle() -> Match:
    """Before the turn of an own fighter; everyone stands, one is wounded."""
    g = table(OF_WAR)
    land = g.target = g.map.index[CONTESTED]
    g.fight = fight = Fight(land, US, THEM, NONE, [], [], DEFENDER, NONE, [], 0, hurt=False, moved=False)
    for side, seat, army in ((ATTACKER, US, OUR_ARMY), (DEFENDER, THEM, THEIR_ARMY)):
        for i, card in enumerate(army):
            elves = g.elves[seat]
            for items in (elves.deck.items, elves.discard, elves.hand.items):
                if card in items:
                    items.remove(card)
                    break
            fight.fighters.append(fighter(card, side, 2 * i + side))
    fight.fighters[1].lives -= 1
    g.stack[-1] = Turn(US, "once_more")
    g.stack += [Conquest(US, at="spoils"), Battle([f.card for f in fight.fighters], [], at="cycle")]
    g.advance()
    return g


def sending() -> Match:
    g = table(OF_WAR)
    g.target = g.map.index[CONTESTED]
    g.stack[-1] = Turn(US, "once_more")
    g.stack.append(Conquest(US, at="send"))
    g.advance()
    return g
