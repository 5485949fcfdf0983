"""The first game, played by hand: Superiority for two, and where it stops to teach (see realms/tours.py).

The learner leads the High elves at seat 0 and wins as Keeper of the Portal; Mira leads the Black elves. Cards,
squads and Artifacts follow from the seed; windows in which nobody speaks have no lines.
"""

from typing import Final

PLAYERS: Final = 2
SEED: Final = 272
OPTIONS: Final[dict[str, object]] = {"scenario": "superiority", "peoples": ["high", "black"]}

SCRIPT: Final = """
# Turn 1: a land, a squad, three cards; a tie that the reserve decides.
0 conquer:B1                                             | welcome goal_portal B1
0 look:squad-0                                           | look squad-0
0 open:ne_bandit                                         | open ne_bandit squad-0
0 fight:squad-1                                          | squad squad-1
0 send:hi_flame_adept:hi_knight_of_dawn:hi_knight_of_dawn | send hi_silver_spear
0 swap:hi_knight_of_dawn@W                               | exchange hi_flame_adept@TOP

# Mira takes E1; the learner moves the neutrals.
1 conquer:E1
1 look:squad-1
1 open:ne_giant_spider
1 fight:squad-0
1 send:bl_assassin:bl_priest_of_the_dark_crystal:bl_slaver
1 use_at:bl_initiate:bl_priest_of_the_dark_crystal@E:L
1 strike:F:ne_bandit@S
0 strike:L:bl_assassin@N                                 | neutrals bl_assassin@N

# Turn 2: a Tower.
0 conquer:C1                                             | tower C1
0 send:hi_flame_adept:hi_flame_adept:hi_knight_of_dawn   | send-again hi_silver_spear
0 swap:hi_flame_adept@N                                  | exchange-again hi_knight_of_dawn@TOP
1 strike:L:hi_flame_adept@W

# Mira takes the Tower D1.
1 conquer:D1
1 look:squad-0
1 open:ne_goblin_mob
1 fight:squad-1
1 send:bl_priest_of_the_dark_crystal:bl_priest_of_the_dark_crystal:bl_spider_rider

# Turn 3: too many cards, a trade, an attack on Mira.
0 discard:hi_silver_spear                                | trim hi_silver_spear
0 trade:black                                            | trade panel-1
0 give:tr_amber_idol                                     | trade-give tr_amber_idol panel-1
0 want:artifact                                          | trade-want panel-1
0 propose                                                | trade-offer panel-1
1 name:art_mirror
1 accept
0 accept                                                 | trade-agree panel-1
0 conquer:D1                                             | attack D1
1 exchange:tr_silver_harp
1 exchange:tr_dragon_hoard
1 defend
0 send:hi_knight_of_dawn:hi_white_tower_archer:hi_white_tower_archer | attack-send hi_silver_spear
1 send:bl_priest_of_the_dark_crystal:bl_spider_rider:bl_velkarr
1 use_on:bl_priest_of_the_dark_crystal:hi_white_tower_archer@N
0 artifact:art_mirror                                    | answer hi_white_tower_archer@N
1 pass
0 pass
1 use_at:bl_initiate:bl_velkarr@E:R
0 pass
1 pass
0 use_at:hi_silver_spear:hi_white_tower_archer@N:L       | action hi_white_tower_archer@N
0 artifact_on:art_elixir:hi_knight_of_dawn@W             | artifact hi_knight_of_dawn@W
0 strike:F:bl_spider_rider@S                             | strike bl_spider_rider@S

# Mira attacks D1: cards before the battle, an Action in it.
1 exchange:tr_amber_idol
1 use_on:bl_shadow_spy:high
1 use_on:bl_slaver:high
1 use_on:bl_shadow_spy:high
1 conquer:D1
0 use:hi_knight_of_dawn                                  | draw hi_knight_of_dawn
0 exchange:tr_star_shard                                 | treasure tr_star_shard D1
0 defend                                                 | defend D1
1 send:bl_assassin:bl_guard_of_darn:bl_initiate
0 send:hi_healer:hi_healer:hi_sun_blade                  | defend-send hi_silver_spear
1 swap:bl_assassin@E
0 use_on:hi_white_tower_archer:bl_initiate@S             | from-hand bl_initiate@S

# Turn 4: C2, and with the Banner of Rage at once the Central Castle, in vain.
0 discard:hi_silver_spear                                | trim-again hi_silver_spear
0 conquer:C2                                             | centre C2
0 look:squad-1
0 open:ne_goblin_mob
0 fight:squad-0                                          | squad-again squad-0
0 send:hi_archmage_calverion:hi_princess_elaviel:hi_sun_blade | centre-send hi_archmage_calverion
0 swap:hi_princess_elaviel@N                             | keep-hero hi_sun_blade@TOP
0 artifact:art_banner                                    | banner art_banner
0 conquer:X                                              | portal X
0 send:hi_archmage_calverion:hi_healer:hi_princess_elaviel | portal-send hi_archmage_calverion
0 swap:hi_archmage_calverion@E                           | portal-exchange ne_swamp_witch@N

# Mira rests.
1 skip

# Turn 5: the Central Castle.
0 conquer:X                                              | second X goal_portal
0 send:hi_archmage_calverion:hi_marshal_ithoran:hi_sun_blade | second-send hi_marshal_ithoran
0 swap:hi_marshal_ithoran@W                              | second-exchange hi_archmage_calverion@TOP

# Mira wants E2, in vain, and is left with two cards.
1 conquer:E2
1 send:bl_assassin:bl_guard_of_darn:bl_janira
1 keep_reserve

# Turn 6: a land that has to be given up.
0 discard:hi_griffin_rider                               | four-cards hi_griffin_rider
0 discard:hi_griffin_rider
0 discard:hi_healer
0 discard:hi_silver_spear
0 conquer:E1                                             | unguarded E1

# Mira takes F2.
1 conquer:F2
1 no_look
1 fight:squad-1
1 send:bl_guard_of_darn:bl_janira:bl_xaranta

# Turn 7: a squad with a Treasure, two fighters of equal initiative, an Action for the last life, and victory.
0 discard:hi_flame_adept
0 discard:hi_knight_of_dawn
0 discard:hi_silver_spear
0 discard:hi_white_tower_archer
0 conquer:D2                                             | eighth D2 goal_portal
0 look:squad-0
0 open:ne_cave_troll
0 fight:squad-0                                          | squad-seen squad-0
0 send:hi_archmage_calverion:hi_marshal_ithoran:hi_sun_blade | eighth-send hi_white_tower_archer
0 first:hi_sun_blade@E                                   | first hi_sun_blade@E
0 use_on:hi_white_tower_archer:ne_cave_troll@S           | last-life ne_cave_troll@S
0 pass
0 pass
0 pass
1 pass
0 -                                                      | score
"""
