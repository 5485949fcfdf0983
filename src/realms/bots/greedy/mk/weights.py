"""Every figure the bot believes in, in points of the score unless said otherwise, with its reason."""

from __future__ import annotations

from typing import Final

from realms.games.mage_knight.terms import (
    ANCIENT_RUINS,
    CITY,
    DUNGEON,
    KEEP,
    MAGE_TOWER,
    MONASTERY,
    MONSTER_DEN,
    SPAWNING_GROUNDS,
    TOMB,
)

# Cards and mana.
CARD: Final = 0.26
"""A card of the hand while there are turns enough to play every card of the round."""
SPARE_CARD: Final = 0.02
"""A card that would not be played any more in this round."""
CARDS_A_TURN: Final = 2.7
"""Cards a turn takes when none is to be left over at the end of the round."""
CRYSTAL: Final = 0.45
"""Half a point at the end, or a stronger card before."""
TOKEN: Final = 0.15
"""A mana token: only good for this turn."""
DRAWN: Final = 0.2
"""A card drawn."""
REPUTATION: Final = 0.25

# Fame, wounds, sites.
FAME: Final = 1.35
"""A point of fame: itself, and a step to the next level."""
WOUND: Final = 2.1
WOUND_ROUND: Final = 0.2
"""Two points, and a place in the hand, in every round to come."""
MANY_WOUNDS: Final = 0.6
"""More for each wound after the first two of one fight."""
POISON: Final = 2.0
"""A wound in the discard pile."""
KNOCKED_OUT: Final = 6.0
PARALYZED: Final = 2.5
"""The hand is lost."""
UNIT_WOUND: Final = 1.4
UNIT_LEVEL_WOUND: Final = 0.5
"""A wound of a unit, and more for each of its levels: it does not serve any more until it is healed."""
HEAL: Final = 1.9
"""A wound of the hand healed."""
DEAREST_HERO: Final = 2
"""So much fame at most is bid for a hero."""
CONQUEST: Final[dict[int, float]] = {
    KEEP: 3.0,
    MAGE_TOWER: 4.5,
    MONASTERY: 3.0,
    DUNGEON: 4.5,
    TOMB: 6.5,
    MONSTER_DEN: 3.2,
    SPAWNING_GROUNDS: 6.0,
    ANCIENT_RUINS: 4.5,
    CITY: 12.0,
}
"""Two points, and what the site yields."""
CITY_TOGETHER: Final = 28.0
"""A city where nothing else wins: for who is alone, and for comrades."""
BURNING: Final = 3.0
"""What burning a monastery costs in reputation."""
ASSAULT: Final = 0.25

# Ways.
MOVE_POINT: Final = 0.13
"""A point of movement: about half a card."""
FAR_OFF: Final = 0.75
"""Of the worth of something to be done later, what it counts now."""
EXPLORE: Final = 2.4
"""A countryside tile: fame in First Reconnaissance, and what is on it."""
EXPLORE_ELSEWHERE: Final = 2.2
"""A tile in scenarios that give no fame for it."""
EXPLORE_ALONE: Final = 3.4
"""A tile where both cities must be found in time."""
REACHED: Final = 8.0
"""The city tile, when it is what the scenario asks for."""
TURN: Final = 0.5
"""What a turn brings that the game would not have if it ended sooner."""
REACHED_TOGETHER: Final = 0.5
"""The same among several players, where only points count."""
HURRY: Final = 3.0
"""More for a tile when time runs short."""
TURNS_A_TILE: Final = 1.7
TURNS_A_CORE_TILE: Final = 1.6
"""Turns it takes to reach and reveal a tile."""
SLACK: Final = 9.0
"""Turns to spare at which there is no hurry."""
TURNS_A_ROUND: Final = 5.4
GLADE: Final = 1.5
MINE: Final = 0.3
VILLAGE: Final = 1.2
MONASTERY_VISIT: Final = 0.6
UNKNOWN: Final = 0.5
"""Of the worth of a fight with somebody unknown, what it counts from afar."""
EXPECTED: Final = 0.55
"""Of the worth of a fight, what it counts before the hand for it is there."""

DUNGEON_FAME: Final = 2.5
"""Of another visit to a dungeon, what is left of the fame after its pains."""
EASY_SITE: Final = 0.8
HARD_SITE: Final = 0.4
"""Of the worth of an adventure, what its chances leave."""

FREED_MINE: Final = 5.5
CORE_MINE: Final = 8.5
"""Four or seven points, part of a title, reputation, and a crystal each round."""
DUNGEON_LORD: Final = 2.5
"""What a dungeon is worth more where it counts twice."""
MARKED_GLADE: Final = 2.2
"""A crystal for sure, and an enemy who is worth double fame."""
STRONGHOLD: Final[dict[int, float]] = {KEEP: 9.0, MAGE_TOWER: 6.0, CITY: 0.0}
TAKEN_AWAY: Final = 1.6
"""Where nothing but strongholds counts."""
HOME: Final = 40.0
STEEP: Final = 6.0
"""Where only one returns: nothing else counts, and every step towards it so many times the usual."""

# Units and purchases.
UNIT: Final = 0.7
UNIT_LEVEL: Final = 1.0
UNIT_ROUND: Final = 0.5
"""A unit, more for each level (points of its own), more for each round it will serve."""
ACTION_CARD: Final = 1.4
SPELL_CARD: Final = 2.4
ARTIFACT_CARD: Final = 2.4

# Resting.
RESTED_WOUND: Final = 0.45
"""A wound that leaves the hand for this round, for each turn it would have blocked a place."""
REST_TURNS: Final = 3
