"""What happens in a match, for log and animation. The names of the arguments say how they are worded."""

from __future__ import annotations

from typing import Final

from realms.kernel.model import EventKind

# The year.
YEAR_BEGAN: Final = EventKind("rw-year", "n")
SEASON_CARD: Final = EventKind("rw-season-card", "season", "card")
ORDER_REVEALED: Final = EventKind("rw-order", "who", "order")
ORDER_VOID: Final = EventKind("rw-order-void", "who", "order")
TURN_BEGAN: Final = EventKind("rw-turn", "who", "order")
TOKENS_LIFTED: Final = EventKind("rw-tokens-lifted")
ALL_STAND: Final = EventKind("rw-all-stand")
FATE_RESHUFFLED: Final = EventKind("rw-fate-reshuffled")

# Units.
UNIT_DESTROYED: Final = EventKind("rw-destroyed", "unit", "area")
UNIT_ROUTED: Final = EventKind("rw-routed", "unit", "area")
ALLIANCE_LAPSED: Final = EventKind("rw-lapsed", "area")

# What a player has.
TACTICS_DRAWN: Final = EventKind("rw-tactics-drawn", "who", "n")
TACTIC_PLAYED: Final = EventKind("rw-tactic", "who", "tactic")
TACTIC_DISCARDED: Final = EventKind("rw-tactic-discarded", "who", "tactic")
QUEST_DRAWN: Final = EventKind("rw-quest-drawn", "who")
QUEST_DISCARDED: Final = EventKind("rw-quest-discarded", "who", "quest")
INFLUENCE_GAINED: Final = EventKind("rw-influence-gained", "who", "n")
INFLUENCE_SPENT: Final = EventKind("rw-influence-spent", "who", "n")
DIAL_SET: Final = EventKind("rw-dial", "who", "resource", "n")
FATE_DRAWN: Final = EventKind("rw-fate", "who", "fate")

# Runes and the end.
RUNE_PLACED: Final = EventKind("rw-rune-placed", "area")
FALSE_RUNE_REMOVED: Final = EventKind("rw-false-removed", "who", "area")
PLAYER_OUT: Final = EventKind("rw-out", "who")
RUNES_WON: Final = EventKind("rw-won", "who", "n")
LAST_STANDING: Final = EventKind("rw-last", "who")
YEARS_OVER: Final = EventKind("rw-years-over", "who", "n")

# Bids and season cards.
BID_MADE: Final = EventKind("rw-bid", "who", "n")
BID_WON: Final = EventKind("rw-bid-won", "who")
BID_LOST: Final = EventKind("rw-bid-lost", "who")
ORDERS_VOID: Final = EventKind("rw-orders-void", "order")
ORDERS_BACK: Final = EventKind("rw-orders-back", "who")
ORDER_BACK: Final = EventKind("rw-order-back", "who", "order")
CITY_DESTROYED: Final = EventKind("rw-city-destroyed", "city", "area")
PLAYER_NAMED: Final = EventKind("rw-named", "who", "whom")
OBJECTIVE_DRAWN: Final = EventKind("rw-objective-drawn", "who")
OBJECTIVE_SWAPPED: Final = EventKind("rw-objective-swapped", "who")
OBJECTIVES_RETURNED: Final = EventKind("rw-objectives-returned", "who", "n")
OBJECTIVE_MET: Final = EventKind("rw-objective-met", "who", "objective")
RUNE_MOVED: Final = EventKind("rw-rune-moved", "area", "to_area")
HERO_HIRED: Final = EventKind("rw-hired", "who", "hero", "area")

# Set-up.
FIRST_DRAWN: Final = EventKind("rw-first-drawn", "who", "fate")
STARTS: Final = EventKind("rw-starts", "who")
FACTION_TAKEN: Final = EventKind("rw-faction", "who", "faction")
TILES_DEALT: Final = EventKind("rw-tiles-dealt", "who", "tile", "other")
TILE_LAID: Final = EventKind("rw-tile-laid", "who", "tile")
MARKER_PUT: Final = EventKind("rw-marker-put", "who")
HOME_LAID: Final = EventKind("rw-home-laid", "who", "tile")
MAP_DRAWN: Final = EventKind("rw-map-drawn")
BUILT_ANEW: Final = EventKind("rw-built-anew")
MARKERS_ANEW: Final = EventKind("rw-markers-anew")

# Orders: marches, talks, recruits, buildings.
ACTIVATED: Final = EventKind("rw-activated", "who", "area")
UNITS_MOVED: Final = EventKind("rw-moved", "who", "units", "area", "to_area")
PASS_OPENED: Final = EventKind("rw-pass-opened", "who", "area", "to_area")
PARLEY: Final = EventKind("rw-parley", "who", "area", "n")
NEUTRALS_ANSWERED: Final = EventKind("rw-answered", "area", "destiny")
RECRUITED: Final = EventKind("rw-recruited", "who", "units", "area")
RECRUITS_LOST: Final = EventKind("rw-recruits-lost", "who", "units")
RECRUITS_DECLINED: Final = EventKind("rw-recruits-declined", "who", "units")
CITY_RALLIED: Final = EventKind("rw-rallied", "who", "city", "gain")
TITLE_TAKEN: Final = EventKind("rw-title", "who", "title", "n")
STRONGHOLD_BUILT: Final = EventKind("rw-built", "who", "area")
STRONGHOLD_REPAIRED: Final = EventKind("rw-repaired", "who", "area")
DEVELOPED: Final = EventKind("rw-developed", "who", "development", "area")
RUNE_LOOKED_AT: Final = EventKind("rw-rune-looked", "who", "area")

# Heroes.
HERO_HURT: Final = EventKind("rw-hero-hurt", "hero", "n")
HERO_HEALED: Final = EventKind("rw-hero-healed", "hero", "n")
HERO_TRAINED: Final = EventKind("rw-hero-trained", "hero", "attribute", "n")
HERO_ROUTED: Final = EventKind("rw-hero-routed", "hero")
HERO_KILLED: Final = EventKind("rw-hero-killed", "hero")
HERO_DESERTED: Final = EventKind("rw-hero-deserted", "hero", "who")
HERO_MOVED: Final = EventKind("rw-hero-moved", "hero", "area")
REMAINS_FOUND: Final = EventKind("rw-remains", "hero", "n")
REWARD_EARNED: Final = EventKind("rw-reward", "hero")
REWARD_SPENT: Final = EventKind("rw-reward-spent", "hero", "reward")
QUEST_TRIED: Final = EventKind("rw-quest-tried", "hero", "quest")
QUEST_DONE: Final = EventKind("rw-quest-done", "hero", "quest")

# Battles and retreats.
BATTLE_BEGAN: Final = EventKind("rw-battle", "who", "whom", "area")
NEUTRALS_FOUGHT: Final = EventKind("rw-battle-neutrals", "who", "area")
BATTLE_ROUND: Final = EventKind("rw-battle-round", "n")
FIGHTERS_DRAW: Final = EventKind("rw-fighters-draw", "who", "unit")
ORB_USED: Final = EventKind("rw-orb", "who", "unit")
UNIT_HARMED: Final = EventKind("rw-harmed", "unit", "n")
UNITS_RAISED: Final = EventKind("rw-raised", "unit", "n")
DEFENCES_USED: Final = EventKind("rw-defences", "who", "defence")
BATTLE_CALLED_OFF: Final = EventKind("rw-battle-off", "area")
STRENGTHS: Final = EventKind("rw-strengths", "n", "foe_n")
BATTLE_DECIDED: Final = EventKind("rw-battle-won", "who", "area")
NEUTRALS_WON: Final = EventKind("rw-neutrals-won", "area")
FORT_DAMAGED: Final = EventKind("rw-fort-damaged", "area")
FORT_FALLEN: Final = EventKind("rw-fort-fallen", "area")
FORT_TAKEN: Final = EventKind("rw-fort-taken", "who", "area")
FORT_LIFTED: Final = EventKind("rw-fort-lifted", "who", "area")
RETREATED: Final = EventKind("rw-retreated", "unit", "area")
HERO_RETREATED: Final = EventKind("rw-hero-retreated", "hero", "area")
UNIT_STOOD: Final = EventKind("rw-stands-up", "unit", "area")

# Tactics.
HERO_COERCED: Final = EventKind("rw-coerced", "who", "hero")
TOKEN_LIFTED: Final = EventKind("rw-token-lifted", "who", "area")
TOKEN_PUT: Final = EventKind("rw-token-put", "who", "area")
TACTIC_GIVEN: Final = EventKind("rw-tactic-given", "who", "whom")
NEUTRALS_CAME: Final = EventKind("rw-neutrals-came", "who", "area", "n")
HERO_STOOD: Final = EventKind("rw-hero-stood", "hero")
REWARD_USED: Final = EventKind("rw-reward-used", "hero", "reward")
REWARD_STOLEN: Final = EventKind("rw-reward-stolen", "hero", "other")
REWARDS_WON: Final = EventKind("rw-rewards-won", "hero", "n")
HERO_SPIED: Final = EventKind("rw-hero-spied", "hero", "other")
TRIAL_MADE: Final = EventKind("rw-trial", "hero", "attribute", "destiny")
NEUTRALS_LURED: Final = EventKind("rw-lured", "hero", "area", "to_area")

# Duels.
DUEL_BEGAN: Final = EventKind("rw-duel", "hero", "other")
DUEL_ROUND: Final = EventKind("rw-duel-round", "n")
DUEL_CARD: Final = EventKind("rw-duel-card", "hero", "fate")
DUEL_HURT: Final = EventKind("rw-duel-hurt", "unit", "n")
DUEL_PREVENTED: Final = EventKind("rw-duel-prevented", "hero", "n")
DUEL_TOUGHER: Final = EventKind("rw-duel-tougher", "unit", "n")
DUEL_ESCAPED: Final = EventKind("rw-duel-escaped", "hero", "area")
DUEL_WON: Final = EventKind("rw-duel-won", "hero", "other")
DUEL_OVER: Final = EventKind("rw-duel-over", "hero", "other")
