"""What happens in a match, for log and animation. The names of the arguments say how they are worded."""

from __future__ import annotations

from typing import Final

from realms.kernel.model import EventKind

PEOPLE_TAKEN: Final = EventKind("er-people", "who", "people", "castle", "land")
FIRST_DRAWN: Final = EventKind("er-first-drawn", "who", "card")
STARTS: Final = EventKind("er-starts", "who")
SQUADS_DEALT: Final = EventKind("er-squads", "n")
NEUTRALS_RESHUFFLED: Final = EventKind("er-neutrals-reshuffled")
TURN_BEGAN: Final = EventKind("er-turn", "who")
SUMMONED: Final = EventKind("er-summoned", "who", "n")
RESHUFFLED: Final = EventKind("er-reshuffled", "who")
DISCARDED: Final = EventKind("er-discarded", "who", "card")
SKIPPED: Final = EventKind("er-skipped", "who")

TARGET_NAMED: Final = EventKind("er-target", "who", "land")
LAND_OF: Final = EventKind("er-target-of", "who", "land", "whom")
LOOKED: Final = EventKind("er-looked", "who", "squad")
OPENED: Final = EventKind("er-opened", "who", "squad", "card")
SQUAD_CHOSEN: Final = EventKind("er-squad-chosen", "who", "squad")
MOVER_NAMED: Final = EventKind("er-mover", "who", "whom")
ATTACK_OFF: Final = EventKind("er-attack-off", "who", "land")
GAVE_UP: Final = EventKind("er-gave-up", "who", "land")
DEFENDS: Final = EventKind("er-defends", "who", "land")

DEPLOYED: Final = EventKind("er-deployed", "card", "place")
EXCHANGED: Final = EventKind("er-exchanged", "who", "card", "other")
REDEALT: Final = EventKind("er-redealt")
TO_RESERVE: Final = EventKind("er-reserve", "card")
CYCLE_BEGAN: Final = EventKind("er-cycle")
TURN_SKIPPED: Final = EventKind("er-turn-skipped", "fighter")
STRUCK: Final = EventKind("er-struck", "fighter", "other", "icon")
STOPPED: Final = EventKind("er-stopped", "fighter", "other", "icon")
REPLIED: Final = EventKind("er-replied", "fighter", "other", "icon")
STRIKE_LOST: Final = EventKind("er-strike-lost", "fighter")
LIVES_LOST: Final = EventKind("er-lives-lost", "fighter", "n")
HEALED: Final = EventKind("er-healed", "fighter", "n")
MOVED: Final = EventKind("er-moved", "fighter", "other")
STAYED: Final = EventKind("er-stayed", "fighter")
DIED: Final = EventKind("er-died", "card")
SAVED: Final = EventKind("er-saved", "card")
LEFT: Final = EventKind("er-left", "card")
REPLACED: Final = EventKind("er-replaced", "fighter", "side", "icon")
SUBSTITUTED: Final = EventKind("er-substituted", "fighter", "card")
INITIATIVE: Final = EventKind("er-initiative", "fighter", "n")
BATTLE_WON: Final = EventKind("er-battle-won", "who", "land")
NEUTRALS_WON: Final = EventKind("er-neutrals-won", "land")

DECLARED: Final = (
    EventKind("er-declared", "who", "card"),
    EventKind("er-declared-on", "who", "card", "aim"),
    EventKind("er-declared-at", "who", "card", "aim", "other"),
)
"""With no, one or two things that it is aimed at."""
ARTIFACT_USED: Final = (
    EventKind("er-artifact-used", "who", "artifact"),
    EventKind("er-artifact-used-on", "who", "artifact", "aim"),
    EventKind("er-artifact-used-at", "who", "artifact", "aim", "other"),
)
ANSWERED: Final = (
    EventKind("er-answered", "who", "thing"),
    EventKind("er-answered-on", "who", "thing", "aim"),
    EventKind("er-answered-at", "who", "thing", "aim", "other"),
)
PROTECTED: Final = EventKind("er-protected", "fighter")
CANCELLED: Final = EventKind("er-cancelled", "card")
FIZZLED: Final = EventKind("er-fizzled", "card")
SILENCED: Final = EventKind("er-silenced", "whom")
TIE_CLAIMED: Final = EventKind("er-tie", "who")

CONQUERED: Final = EventKind("er-conquered", "who", "land")
TAKEN_FROM: Final = EventKind("er-taken-from", "who", "land", "whom")
TOKEN_MOVED: Final = EventKind("er-token-moved", "who", "land", "to")
TOKEN_REMOVED: Final = EventKind("er-token-removed", "whom", "land")
TOWER_BUILT: Final = EventKind("er-tower-built", "who", "land")
WARDED: Final = EventKind("er-warded", "who", "land")
FAR_TARGETS: Final = EventKind("er-far", "who", "n")
ONCE_MORE: Final = EventKind("er-once-more", "who")
ARTIFACT_GAINED: Final = EventKind("er-artifact-gained", "who")
ARTIFACT_SEEN: Final = EventKind("er-artifact-seen", "artifact")
ARTIFACTS_LOST: Final = EventKind("er-artifacts-lost", "who", "n")
TREASURE_GAINED: Final = EventKind("er-treasure-gained", "who", "treasure")
TREASURE_SPENT: Final = EventKind("er-treasure-spent", "who", "treasure")
TREASURE_LEFT: Final = EventKind("er-treasure-left", "treasure")
LOOKED_AT_HAND: Final = EventKind("er-looked-hand", "who", "whom")
LOOKED_AT_DECK: Final = EventKind("er-looked-deck", "who")
RECOVERED: Final = EventKind("er-recovered", "who", "card")
ARTIFACT_STOLEN: Final = EventKind("er-artifact-stolen", "who", "whom")
TREASURE_STOLEN: Final = EventKind("er-treasure-stolen", "who", "whom", "treasure")
GOAL_CHANGED: Final = EventKind("er-goal-changed", "who")
TRADE_OFFERED: Final = EventKind("er-trade-offered", "who", "whom")
TRADED: Final = EventKind("er-traded", "who", "whom")
TREASURE_PASSED: Final = EventKind("er-treasure-passed", "who", "whom", "treasure")
TRADE_REFUSED: Final = EventKind("er-trade-refused", "who")
ELIMINATED: Final = EventKind("er-eliminated", "who")
GOAL_MET: Final = EventKind("er-goal-met", "who", "goal")
GOAL_SHOWN: Final = EventKind("er-goal-shown", "who", "goal")
DRAGONS_WON: Final = EventKind("er-dragons-won", "who")
LAST_STANDING: Final = EventKind("er-last", "who")
