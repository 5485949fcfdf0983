"""The first year, played by hand, and where it stops to teach (see realms/tours.py).

The learner leads the Daqan Lords at seat 0, Mira leads Waiqar the Undying. Season cards, fate cards, the hero and
the quests follow from the seed. Every order has a higher number than the one before, for the supremacy bonus, and
Mira's a higher one still, so that the learner acts first. Where the influence rank decides, Mira is first: with
her hero and in autumn. The talks in 6A take all influence: if some were left, the battle in 6B would need a
`0 fight` before it. Windows in which nobody speaks have no lines. The tour ends with the last turn of winter.
"""

from typing import Final

PLAYERS: Final = 2
SEED: Final = 13_294
OPTIONS: Final[dict[str, object]] = {"map": "fixed", "factions": ["daqan", "waiqar"]}

SCRIPT: Final = """
# Homes, strongholds, first armies, runes and heroes.
1 home:waiqar,5,0,3
0 home:daqan,1,-2,-1                 | welcome daqan,1,-2,-1 6C
0 place:DB                           | stronghold DB
0 muster_all:DB                      | army dial-0-food panel-0
0 rune:DC                            | rune DC
1 place:WA
1 muster_all:WA
1 rune:WC
0 place:DB                           | hero DB
1 place:WA
0 keep:spread_the_good_word          | objective spread_the_good_word objectives-0
1 keep:political_control_evil

# Spring, Mobilize: 6A by talking, and with supremacy the city in 6C. Mira takes the city in 7B.
0 pass                               | spring prepare_for_the_coming_year season
0 order:mobilize                     | order mobilize
1 order:conquer
0 activate:6A                        | activate 6A
0 bring:DB:bowman                    | bring DB:bowman
0 done                               | set-out 6A
0 parley:2                           | parley panel-0
0 fate:fate-14                       | fate fate-14
1 retreat:1A
0 activate:6C                        | supremacy 6C
0 bring:DB:footman                   | city DB:footman
0 done
0 done                               | end-turn 6C
1 activate:7B
1 bring_all:WA
1 done
1 done

# Summer: a quest; then Conquer, a battle with the Giant in 6B.
1 train:mad_carthos:wisdom:wisdom
0 go:sir_valadir:6B                  | heroes sir_valadir 6B
0 quest:sir_valadir:rampaging_troll  | quest rampaging_troll sir_valadir
0 fate:fate-5                        | trial fate-5
0 order:conquer                      | order-conquer conquer
1 order:harvest
0 activate:6B                        | conquer 6B
0 bring_all:DB                       | conquer-bring DB:footman
0 done
0 pass                               | battle defender:giant:0 attacker:bowman:0
0 pass                               | tally attacker:footman:0 panel-0
0 done                               | victory 6B
1 harvest
1 done

# Autumn: influence; Harvest, and a development.
1 take:tactics
0 take:influence                     | autumn frozen_crops season
0 order:harvest                      | order-harvest harvest
1 order:recruit
0 harvest                            | harvest dial-0-food panel-0
0 develop:DB:dev_influence           | develop fort-DB DB
0 done
1 recruit:ore
1 done

# Winter: a bid for a rune; hunger; Recruit.
0 bid:2                              | bid dragon_rune_discovery season
1 bid:1
0 rune:DA                            | rune-won DA
1 destroy:7B:reanimate
1 destroy:7B:reanimate
0 order:recruit                      | order-recruit recruit
1 order:acquire_power
0 recruit:wood                       | recruit dial-0-wood panel-0
0 recruit:food                       | recruit-more dial-0-food panel-0
0 done                               | last DB
1 acquire
0 -                                  | score
"""
