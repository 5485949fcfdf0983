"""The rulebook's words: peoples, icons, sides, places, moments."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
HAND: Final = 5  # ER-DISCARD-01
ARMY: Final = 3  # cards that each side sends into a battle
SQUAD: Final = 3
NONE: Final = -1

# Peoples; the neutrals' code stands for an owner too.
HIGH: Final = "high"
BLACK: Final = "black"
FOREST: Final = "forest"
SNOW: Final = "snow"
NEUTRAL: Final = "neutral"
PEOPLES: Final = (HIGH, BLACK, FOREST, SNOW)

# Scenarios.
SUPERIORITY: Final = "superiority"
DRAGON_LORD: Final = "dragon_lord"

# Icons (ER-TYPE).
NOTHING: Final = 0
S1: Final = 1
S2: Final = 2
P1: Final = 3
P2: Final = 4
SH: Final = 5
CA: Final = 6
FS: Final = 7
MV: Final = 8
ICONS: Final = ("none", "s1", "s2", "p1", "p2", "sh", "ca", "fs", "mv")
LIVES_TAKEN: Final = (0, 1, 2, 1, 2, 0, 0, 0, 0)
SIMPLE: Final = (S1, S2)
STRIKES: Final = (S1, S2, P1, P2)
SHIELDS: Final = (SH, FS)
REPLY: Final = (CA, FS)  # take a life from whoever strikes at them

# Sides of a card, as it sees them (ER-DEPLOY-07).
LEFT: Final = 0
FORWARD: Final = 1
RIGHT: Final = 2
SIDES: Final = ("L", "F", "R")
FACING: Final = (RIGHT, FORWARD, LEFT)  # ER-DEPLOY-07R2
TURN_TO: Final = (1, 2, 3)  # places clockwise to what a side points at

# Places of the battlefield.
TOP: Final = 4
BOTTOM: Final = 5
OFF: Final = 6
PLACES: Final = ("N", "E", "S", "W", "TOP", "BOTTOM")
EDGES: Final = 4

ATTACKER: Final = 0
DEFENDER: Final = 1

# Kinds of lands.
LAND: Final = "land"
TOWER: Final = "tower"
CASTLE: Final = "castle"
CENTRAL: Final = "central"

# Timing words of Actions and Artifacts (closed list).
ANY: Final = "any"
OUTSIDE: Final = "outside"
MY_TURN: Final = "my_turn"
BEFORE_BATTLE: Final = "before_battle"
AT_REVEAL: Final = "at_reveal"
AFTER_DEPLOY: Final = "after_deploy"
BATTLE: Final = "battle"
OWN_BATTLE: Final = "own_battle"
OWN_STRIKE: Final = "own_strike"
ON_LOSS: Final = "on_loss"
ON_DEATH: Final = "on_death"
ON_ACTION: Final = "on_action"
AFTER_WIN: Final = "after_win"

# Moments at which players may speak (ER-ATTACK-10R names a to d).
IN_TURN: Final = "turn"  # the active player's own menu, and the others before it
TARGETED: Final = "target"  # a land was named, no cards are handed in
REVEALED: Final = "reveal"
DEPLOYED: Final = "deployed"
TURN_STARTS: Final = "start"  # (a)
NAMED: Final = "named"  # (b)
STRUCK: Final = "struck"  # (c)
TURN_ENDS: Final = "end"  # (d)
DYING: Final = "dying"  # a fighter dies outside a strike
FALLEN: Final = "fallen"  # the critically wounded card dies
LAST_CALL: Final = "last"  # ER-RESULT-01R
WON: Final = "won"
FIGHT_MOMENTS: Final = (TURN_STARTS, NAMED, STRUCK, TURN_ENDS, DYING, LAST_CALL)
PEACE_MOMENTS: Final = (IN_TURN, TARGETED, WON)

HERO: Final = "hero"
DRAGON: Final = "dragon"
