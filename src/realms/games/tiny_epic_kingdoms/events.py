"""What happens in a match, for log and animation. The names of the arguments say how they are worded."""

from __future__ import annotations

from typing import Final

from realms.kernel.model import EventKind

STARTS: Final = EventKind("starts", "who")
RACE_TAKEN: Final = EventKind("race-taken", "who", "race")
HOME_DEALT: Final = EventKind("home-dealt", "who", "territory", "other")
HOME_TAKEN: Final = EventKind("home-taken", "who", "territory")
LOST_KINGDOM_LAID: Final = EventKind("lost-kingdom-laid", "territory")
ARMIES_PLACED: Final = EventKind("armies-placed", "who", "area")
TOKENS_LAID: Final = EventKind("tokens-laid", "n")
SUPPLIED: Final = EventKind("supplied", "who", "mana_n", "ore_n", "food_n")

CARD_CLEARED: Final = EventKind("card-cleared", "who")
TURN_SKIPPED: Final = EventKind("turn-skipped", "who")
ACTION_SELECTED: Final = EventKind("action-selected", "who", "action")
ACTION_TAKEN: Final = EventKind("action-taken", "who", "action")
INSTEAD_TAKEN: Final = EventKind("instead-taken", "who", "action", "selected")
NOTHING_DONE: Final = EventKind("nothing-done", "who")
COLLECTS: Final = EventKind("collects", "who")
END_TRIGGERED: Final = EventKind("end-triggered", "who")
GAME_ENDED: Final = EventKind("game-ended")

MOVED: Final = EventKind("moved", "who", "area", "to")
SWAPPED: Final = EventKind("swapped", "who", "area", "whom", "to")
STOOD_UP: Final = EventKind("stood-up", "who", "area")
LAID_DOWN: Final = EventKind("laid-down", "who", "area")
BUILT: Final = EventKind("built", "who", "level_n")
RESEARCHED: Final = EventKind("researched", "who", "level_n")
EXPANDED: Final = EventKind("expanded", "who", "area")
TRADED: Final = EventKind("traded", "who", "given_n", "given", "n", "gained")

GAINED: Final = EventKind("gained", "who", "n", "resource")
PAID: Final = EventKind("paid", "who", "n", "resource")

WAR_BEGAN: Final = EventKind("war-began", "who", "whom", "area")
FLAG_SHOWN: Final = EventKind("flag-shown", "who")
NUMBER_SHOWN: Final = EventKind("number-shown", "who", "n")
RAISED: Final = EventKind("raised", "who", "n")
WAR_WON: Final = EventKind("war-won", "who", "whom", "area")
ALLIED: Final = EventKind("allied", "who", "whom", "area")
ALLIANCE_BROKEN: Final = EventKind("alliance-broken", "who", "whom")
NEUTRAL_BEATEN: Final = EventKind("neutral-beaten", "who", "area")
RETREATED: Final = EventKind("retreated", "who", "area", "to")
FLED: Final = EventKind("fled", "who", "area", "to")
ARMY_LOST: Final = EventKind("army-lost", "who", "area")
PLUNDERED: Final = EventKind("plundered", "who", "whom", "resource")

TOKEN_FOUND: Final = EventKind("token-found", "who", "token", "area")
CROWN_PASSED: Final = EventKind("crown-passed", "who", "whom")
LAIR_USED: Final = EventKind("lair-used", "who", "whom")
CHURCH_USED: Final = EventKind("church-used", "who", "area")
