"""The first game, played by hand: Superiority for two, and where it stops to teach (see realms/tours.py).

The learner leads the High elves at seat 0 and wins as Keeper of the Portal; Mira leads the Black elves. Cards,
squads and Artifacts follow from the seed; windows in which nobody speaks have no lines.
"""

from typing import Final

PLAYERS: Final = 2
SEED: Final = 1_517
OPTIONS: Final[dict[str, object]] = {"scenario": "superiority", "peoples": ["high", "black"]}

SCRIPT: Final = """
# Turn 1: a land, a squad, three cards; a tie that the reserve decides.
0 conquer:B1                                             | welcome goal_portal B1
0 look:squad-0                                           | look squad-0
0 open:tr_star_shard                                     | open tr_star_shard squad-0
0 fight:squad-0                                          | squad squad-0
0 send:hi_flame_adept:hi_silver_spear:hi_white_tower_archer | send hi_flame_adept
0 swap:hi_flame_adept@S                                  | exchange hi_white_tower_archer@TOP
0 strike:L:ne_goblin_mob@W                               | strike hi_white_tower_archer@S

# Mira takes E1.
1 conquer:E1
1 look:squad-0
1 open:tr_dwarven_chest
1 fight:squad-0
1 send:bl_assassin:bl_guard_of_darn:bl_janira

# Turn 2: a Tower.
0 conquer:C1                                             | tower C1
0 look:squad-0                                           | look-again squad-0
0 open:tr_crown_of_the_old_kings
0 send:hi_flame_adept:hi_griffin_rider:hi_sun_blade      | send-again hi_griffin_rider
0 swap:hi_flame_adept@W                                  | exchange-again hi_sun_blade@TOP
0 strike:F:ne_swamp_witch@S                              | counter ne_swamp_witch@S

# Mira takes the Tower D1.
1 discard:bl_shadow_spy
1 conquer:D1
1 look:squad-0
1 open:ne_orc_axeman
1 fight:squad-1
1 send:bl_assassin:bl_guard_of_darn:bl_janira
1 strike:L:ne_grey_wolf@W

# Turn 3: too many cards, a trade, and an Artifact that is used.
0 discard:hi_silver_spear                                | trim hi_silver_spear
0 discard:hi_silver_spear
0 trade:black                                            | trade panel-1
0 give:tr_star_shard                                     | trade-give tr_star_shard panel-1
0 want:artifact                                          | trade-want panel-1
0 propose                                                | trade-offer panel-1
1 name:art_elixir
1 accept
0 accept                                                 | trade-agree art_elixir panel-1
0 conquer:C2                                             | centre C2
0 look:squad-1
0 open:ne_skeleton_guard
0 fight:squad-0                                          | unseen squad-0
0 send:hi_griffin_rider:hi_healer:hi_sun_blade
0 swap:hi_griffin_rider@E                                | exchange-other hi_sun_blade@TOP
1 use_on:bl_assassin:hi_healer@W
0 artifact_on:art_elixir:hi_healer@W                     | artifact hi_healer@W

# Mira attacks the Tower C1.
1 use_at:bl_xaranta:E1:E2
1 conquer:C1
0 defend                                                 | defend C1
1 send:bl_guard_of_darn:bl_initiate:bl_janira
0 send:hi_flame_adept:hi_griffin_rider:hi_healer         | defend-send hi_healer
1 use_at:bl_initiate:bl_guard_of_darn@N:F
0 pass
0 artifact_at:art_dragon_blood:hi_griffin_rider@S:F      | shield bl_guard_of_darn@N
0 strike:F:bl_guard_of_darn@N                            | pierce bl_guard_of_darn@N

# Turn 4: against Mira.
0 conquer:D1                                             | attack D1
1 exchange:tr_dwarven_chest
1 exchange:tr_star_shard
1 defend
0 send:hi_healer:hi_marshal_ithoran:hi_white_tower_archer | attack-send hi_white_tower_archer
1 send:bl_assassin:bl_guard_of_darn:bl_slaver
0 swap:hi_white_tower_archer@E                           | to-hand hi_healer@TOP
1 use_at:bl_spider_rider:bl_slaver@N:hi_healer@E
0 pass
0 use_on:hi_white_tower_archer:bl_guard_of_darn@W        | action bl_guard_of_darn@W
0 pass
0 pass
0 pass
0 use_at:hi_flame_adept:hi_healer@N:L                    | fire hi_healer@N

# Mira rests.
1 use_on:bl_shadow_spy:high
1 skip

# Turn 5: the Central Castle, in vain.
0 discard:hi_flame_adept
0 conquer:X                                              | portal X
0 send:hi_archmage_calverion:hi_knight_of_dawn:hi_marshal_ithoran | portal-send hi_knight_of_dawn
0 swap:hi_knight_of_dawn@E
1 first:ne_ebrung@S
0 strike:L:ne_ebrung@S

# Mira takes E1 back.
1 conquer:E1
1 send:bl_slaver:bl_spider_rider:bl_velkarr

# Turn 6: in vain again.
0 discard:hi_silver_spear
0 conquer:X                                              | portal-again X
0 send:hi_knight_of_dawn:hi_knight_of_dawn:hi_sun_blade

# Mira attacks D1: a Treasure, an answer.
1 conquer:D1
0 exchange:tr_crown_of_the_old_kings                     | treasure tr_crown_of_the_old_kings D1
0 defend                                                 | defend-again D1
1 send:bl_priest_of_the_dark_crystal:bl_slaver:bl_velkarr
0 send:hi_healer:hi_princess_elaviel:hi_sun_blade        | defend-again-send hi_sun_blade
1 use_at:bl_spider_rider:bl_slaver@W:hi_princess_elaviel@S
0 use_on:hi_healer:hi_princess_elaviel@W                 | protect hi_princess_elaviel@W
1 pass
1 artifact_on:art_thunder_arrow:hi_princess_elaviel@W
0 use_on:hi_healer:hi_princess_elaviel@W                 | answer hi_princess_elaviel@W
0 strike:L:bl_velkarr@E                                  | strike-last hi_sun_blade@N

# Turn 7: the Central Castle, and victory.
0 conquer:X                                              | last X goal_portal
0 use:hi_knight_of_dawn                                  | last-draw hi_knight_of_dawn
0 send:hi_archmage_calverion:hi_knight_of_dawn:hi_princess_elaviel | last-send hi_knight_of_dawn
0 pass
0 pass
0 -                                                      | score
"""
