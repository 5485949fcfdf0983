"""The busiest turn that players meet, for `realms bench`: ten cards, four units, five skills, six crystals.

Late in a Full Conquest of four players, on a wide map; in movement, and in the attack and the block phase of a
fight against five enemies. Components are moved from where they lie, none is invented.
"""

from __future__ import annotations

from typing import Final

from realms.kernel.match import Match
from realms.kernel.model import OK
from realms.kernel.rng import seeded

from .data.heroes import HEROES
from .data.hexes import PLACES, SHAPES, TILE, around
from .data.tracks import LEVEL_AT
from .rules import battle, tokens
from .rules.cards import reveal_top
from .rules.combat import Combat
from .rules.exploring import lay_tile, place_why
from .rules.setup import lay_out
from .rules.turn import Turn
from .state import MageKnight, Unit
from .terms import BLUE, BROWN_BACK, GOLD, GREEN, GREY_BACK, NONE, RED, VIOLET_BACK, WHITE

HERO: Final = "goldyx"
LEVEL: Final = 9
OWN: Final = ("improvisation", "crystallize", "will_focus")
SPELLS: Final = ("call_to_arms", "mana_bolt", "space_bending")
ACTIONS: Final = ("magic_talent", "maximal_effect", "pure_magic")
ARTIFACTS: Final = ("horn_of_wrath",)
TROOPS: Final = ("herbalists", "illusionists")
ELITE: Final = ("fire_mages", "ice_golems")
SKILLS: Final = ("flight", "universal_power", "freezing_power", "potion_making", "source_freeze")
CRYSTALS: Final = (2, 1, 1, 2)
SOURCE: Final = (RED, BLUE, GREEN, WHITE, GOLD)  # one more lies on a tactic
FOES: Final = (GREY_BACK, GREY_BACK, VIOLET_BACK, BROWN_BACK, BROWN_BACK)
TILES_LAID: Final = 9


def busiest() -> list[Match]:
    """The same turn in movement, in the ranged attack, in the block and in the melee."""
    return [moving(), fighting("ranged"), fighting("summon"), fighting("melee")]


def table() -> MageKnight:
    """The first turn begins, of the last seat, which chose its tactic first; then it is given what heroes win."""
    g = lay_out("full_conquest", [*[name for name in HEROES if name != HERO], HERO], seeded(1))
    spread_map(g)
    g.advance()
    while g.due[0].prompt != "move":
        g.apply(g.due[0].seat, g.due[0].options[0].key)
    hero = g.heroes[g.active]
    assert hero.name == HERO
    hero.deck.items[:0] = hero.hand.items
    hero.hand.items.clear()
    give(OWN, hero.deck.items, hero.discard, hero.hand.items)
    give(SPELLS, g.spell_deck.items, g.spell_offer, hero.hand.items)
    give(ACTIONS, g.action_deck.items, g.action_offer, hero.hand.items)
    give(ARTIFACTS, g.artifact_deck.items, hero.discard, hero.hand.items)
    give(SKILLS, hero.stack.items, hero.skills, hero.skills)
    kinds: list[str] = []
    give(TROOPS, g.unit_decks[0].items, g.unit_offer, kinds)
    give(ELITE, g.unit_decks[1].items, g.unit_offer, kinds)
    hero.units[:] = [Unit(kind) for kind in kinds]
    hero.crystals[:] = CRYSTALS
    hero.level, hero.fame = LEVEL, LEVEL_AT[LEVEL]
    g.source[:] = SOURCE
    return g


def give(names: tuple[str, ...], deck: list[str], offer: list[str], to: list[str]) -> None:
    """Move these from their deck or offer."""
    for name in names:
        (offer if name in offer else deck).remove(name)
        to.append(name)


def spread_map(g: MageKnight) -> None:
    """Countryside tiles all around the hero, who stands in the middle of the first of them."""
    places = [*SHAPES[g.shape].first]
    g.heroes[-1].hex = g.where.index(places[0]) * len(PLACES)
    for at in places:
        for beside in around(at):
            if len(places) < TILES_LAID and beside not in g.land.taken and place_why(g, beside) == OK:
                lay_tile(g, TILE[reveal_top(g, g.tiles)], beside)
                places.append(beside)


def moving() -> Match:
    g = table()
    g.heroes[g.active].now.move = LEVEL
    g.refresh()
    return g


def fighting(step: str) -> Match:
    """At this step of a fight against all of `FOES`."""
    g = table()
    battle.face(g, g.active, "challenge", g.heroes[g.active].hex)
    assert g.fight is not None
    for back in FOES:
        g.fight.foes.append(battle.foe(tokens.draw(g, back), NONE))
    g.stack[-2:] = [Turn(g.active, "after"), Combat(g.active, step)]
    g.advance()
    return g
